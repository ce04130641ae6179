//! The comments of the text: where on the box to read a value.

use confidant_core::pack::BoxedGame;

/// Comments of the text: game, section.
pub(super) const COMMENTS: &[(BoxedGame, &str, [&str; 3])] = &[
    (
        BoxedGame::TatortThemse,
        "clues",
        [
            "clue cards: case-witness-value, 25 in all",
            "cartes indice\u{a0}: affaire-témoin-valeur, 25 en tout",
            "Spurenkarten: Fall-Zeuge-Wert, 25 insgesamt",
        ],
    ),
    (
        BoxedGame::TatortThemse,
        "bonus",
        ["the number on the case card", "le nombre sur la carte affaire", "die Zahl auf der Fallkarte"],
    ),
    (BoxedGame::Schinderhannes, "roads", ["every road once", "chaque route une fois", "jede Straße einmal"]),
    (
        BoxedGame::Schinderhannes,
        "board",
        ["these are all the roads", "ce sont toutes les routes", "das sind alle Straßen"],
    ),
    (
        BoxedGame::Schinderhannes,
        "quarters",
        [
            "the rivers divide them: nw ne sw se",
            "les rivières les séparent\u{a0}: nw ne sw se",
            "die Flüsse trennen sie: nw ne sw se",
        ],
    ),
    (
        BoxedGame::Schinderhannes,
        "cards",
        [
            "by printed number; 33-56: the larger sign first, then same or neighbouring",
            "par numéro imprimé\u{a0}; 33-56\u{a0}: le grand signe d’abord, puis same (même) ou neighbouring (voisin)",
            "nach gedruckter Nummer; 33-56: das größere Zeichen zuerst, dann same (selbes) oder neighbouring (Nachbar)",
        ],
    ),
    (
        BoxedGame::Schinderhannes,
        "puzzles",
        ["only where your book differs", "seulement si votre livret diffère", "nur wo euer Heft abweicht"],
    ),
    (
        BoxedGame::Schinderhannes,
        "solutions",
        [
            "the crimes, with places in order of name",
            "les délits, lieux par ordre de nom",
            "die Delikte, Orte nach ihrem Namen geordnet",
        ],
    ),
    (
        BoxedGame::TinyEpicCrimes,
        "events",
        [
            "one card a line; the printed sentences are not entered",
            "une carte par ligne\u{a0}; les phrases imprimées ne sont pas saisies",
            "eine Karte je Zeile; die gedruckten Sätze werden nicht eingegeben",
        ],
    ),
    (
        BoxedGame::TinyEpicCrimes,
        "force",
        [
            "force cards: name and hours",
            "cartes force\u{a0}: nom et heures",
            "Einsatzkarten: Name und Stunden",
        ],
    ),
    (
        BoxedGame::TinyEpicCrimes,
        "abilities",
        [
            "ability cards: name and hours",
            "cartes capacité\u{a0}: nom et heures",
            "Fähigkeitskarten: Name und Stunden",
        ],
    ),
    (
        BoxedGame::TinyEpicCrimes,
        "suspects",
        [
            "gang rank lab getaway weapon, then the printed name if you like",
            "gang rang labo fuite arme, puis le nom imprimé si vous voulez",
            "Bande Rang Labor Flucht Waffe, dann der gedruckte Name, wenn gewünscht",
        ],
    ),
    (
        BoxedGame::TinyEpicCrimes,
        "time.standard",
        [
            "a line lies after its hour",
            "une ligne vient après son heure",
            "eine Linie liegt nach ihrer Stunde",
        ],
    ),
    (BoxedGame::TinyEpicCrimes, "time.coop", ["the other side", "l’autre face", "die andere Seite"]),
    (
        BoxedGame::TinyEpicCrimes,
        "badge",
        [
            "spaces 0 to 9 of the officer mat",
            "cases 0 à 9 du plateau Enquêteur",
            "Felder 0 bis 9 der Ermittlertafel",
        ],
    ),
    (
        BoxedGame::TinyEpicCrimes,
        "officers",
        [
            "the actions on each mat of a team",
            "les actions sur chaque plateau d’équipe",
            "die Aktionen auf jeder Tafel eines Teams",
        ],
    ),
    (
        BoxedGame::ScotlandYard,
        "base",
        [
            "classic (taxi line 13-14), 2000 (none) or newer (11 taxi tickets each); enter below only what differs",
            "classic (taxi 13-14), 2000 (sans) ou newer (11 tickets taxi chacun)\u{a0}; plus bas, seulement ce qui diffère",
            "classic (Taxi 13-14), 2000 (ohne) oder newer (je 11 Taxitickets); darunter nur, was abweicht",
        ],
    ),
    (
        BoxedGame::ScotlandYard,
        "appearances",
        [
            "the spaces of the trail where Mister X appears",
            "les fenêtres du tableau de parcours où Mister X apparaît",
            "die Fenster der Fahrtentafel, bei denen Mister X auftaucht",
        ],
    ),
    (
        BoxedGame::ScotlandYard,
        "start",
        [
            "start cards: mister-x and detectives, or any for one shared pile",
            "cartes de départ\u{a0}: mister-x et detectives, ou any pour une pile commune",
            "Startkarten: mister-x und detectives, oder any für einen gemeinsamen Stapel",
        ],
    ),
    (
        BoxedGame::ScotlandYard,
        "tickets",
        ["what everybody begins with", "ce que chacun a au début", "was jeder zu Beginn hat"],
    ),
    (
        BoxedGame::ScotlandYard,
        "map.without",
        [
            "lines of that board that yours does not have",
            "lignes de ce plateau que le vôtre n’a pas",
            "Linien dieses Bretts, die eures nicht hat",
        ],
    ),
    (
        BoxedGame::ScotlandYard,
        "map.with",
        ["lines that only yours has", "lignes que seul le vôtre a", "Linien, die nur eures hat"],
    ),
];
