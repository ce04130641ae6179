//! What is said of a box, in three languages, and the comments of the text.

use confidant_core::pack::{Complaint, Unread, Which};

use crate::Language;

/// A sentence for each complaint by its name; `{}` takes one word of what it is about after the other, `{*}` all that
/// are left.
const SENTENCES: &[(&str, [&str; 3])] = &[
    (
        "part-missing",
        [
            "{}: {} of {}, as shipped until then.",
            "{} : {} sur {}, d’origine jusque-là.",
            "{}: {} von {}, bis dahin wie geliefert.",
        ],
    ),
    (
        "not-ours",
        [
            "This is no Confidant file.",
            "Ce n’est pas un fichier Confidant.",
            "Das ist keine Datei von Confidant.",
        ],
    ),
    (
        "too-new",
        [
            "Made by a newer Confidant (form {}). Load the page anew, then open it again.",
            "Fait par un Confidant plus récent (forme {}). Rechargez la page, puis rouvrez-le.",
            "Von einem neueren Confidant gemacht (Form {}). Die Seite neu laden, dann noch einmal öffnen.",
        ],
    ),
    ("game-unknown", ["No such game: {*}.", "Jeu inconnu : {*}.", "Unbekanntes Spiel: {*}."]),
    (
        "line-unreadable",
        ["Line {} cannot be read.", "La ligne {} est illisible.", "Zeile {} ist nicht lesbar."],
    ),
    (
        "section-unknown",
        [
            "`{}` is not known here. Near: {*}",
            "`{}` n’est pas connu ici. Proche : {*}",
            "`{}` ist hier nicht bekannt. Ähnlich: {*}",
        ],
    ),
    (
        "entry-unknown",
        ["`{*}` is not known here.", "`{*}` n’est pas connu ici.", "`{*}` ist hier nicht bekannt."],
    ),
    (
        "entries-too-many",
        [
            "Too many: `{*}` has no place.",
            "Trop : plus de place pour `{*}`.",
            "Zu viele: `{*}` hat keinen Platz.",
        ],
    ),
    ("value-unreadable", ["`{*}` cannot be read.", "`{*}` est illisible.", "`{*}` ist nicht lesbar."]),
    ("clue-twice", ["Twice the same: {*}.", "Deux fois la même : {*}.", "Zweimal dieselbe: {*}."]),
    (
        "clue-unusual",
        [
            "{*}: values run from 2 to 6.",
            "{*} : les valeurs vont de 2 à 6.",
            "{*}: Die Werte gehen von 2 bis 6.",
        ],
    ),
    (
        "clue-unplayable",
        [
            "{*}: no such value can be paid.",
            "{*} : une telle valeur ne se paie pas.",
            "{*}: So ein Wert ist nicht zu bezahlen.",
        ],
    ),
    (
        "clues-too-many",
        [
            "{} clues; the box has {}. Take one away.",
            "{} indices ; la boîte en a {}. Retirez-en.",
            "{} Hinweise; die Schachtel hat {}. Nimm welche weg.",
        ],
    ),
    (
        "case-without-clue",
        [
            "No clue for this case: {}.",
            "Aucun indice pour cette affaire : {}.",
            "Kein Hinweis zu diesem Fall: {}.",
        ],
    ),
    (
        "clue-expected",
        [
            "No clue {} of value {}; the rule book shows one.",
            "Pas d’indice {} de valeur {} ; la règle en montre un.",
            "Kein Hinweis {} mit Wert {}; die Regel zeigt einen.",
        ],
    ),
    (
        "bonus-unusual",
        [
            "{}: a bonus of {}; a review says 2 to 5.",
            "{} : une prime de {} ; une critique dit 2 à 5.",
            "{}: ein Bonus von {}; eine Besprechung sagt 2 bis 5.",
        ],
    ),
    (
        "bonus-unplayable",
        [
            "{}: no such bonus: {}.",
            "{} : pas de telle prime : {}.",
            "{}: Einen solchen Bonus gibt es nicht: {}.",
        ],
    ),
    (
        "road-to-itself",
        ["A road from {} to itself.", "Une route de {} à lui-même.", "Eine Straße von {} zu sich selbst."],
    ),
    (
        "direction-count",
        [
            "Direction {}: {} places; every direction has 8.",
            "Direction {} : {} lieux ; chaque direction en a 8.",
            "Richtung {}: {} Orte; jede Richtung hat 8.",
        ],
    ),
    ("place-without-road", ["{} has no road.", "{} n’a pas de route.", "{} hat keine Straße."]),
    (
        "road-expected",
        [
            "The rule book’s example has a road {}–{}.",
            "L’exemple de la règle a une route {}–{}.",
            "Das Beispiel der Regel hat eine Straße {}–{}.",
        ],
    ),
    (
        "pair-of-one",
        [
            "Card {}: both delicts are the same.",
            "Carte {} : deux fois le même délit.",
            "Karte {}: zweimal dasselbe Delikt.",
        ],
    ),
    (
        "place-without-delict",
        ["No delict on card {}.", "Aucun délit sur la carte {}.", "Kein Delikt auf Karte {}."],
    ),
    (
        "delict-places",
        [
            "Card {}: {} places; it takes 4.",
            "Carte {} : {} lieux ; il en faut 4.",
            "Karte {}: {} Orte; es sind immer 4.",
        ],
    ),
    ("delict-nowhere", ["Card {}: no place.", "Carte {} : aucun lieu.", "Karte {}: kein Ort."]),
    (
        "card-of-other-kind",
        [
            "Card {} says what no card of its kind says.",
            "La carte {} dit ce qu’aucune de son genre ne dit.",
            "Karte {} sagt, was keine ihrer Art sagt.",
        ],
    ),
    (
        "delict-twice",
        [
            "Two cards for the same delict: {} and {}.",
            "Deux cartes pour le même délit : {} et {}.",
            "Zwei Karten zum selben Delikt: {} und {}.",
        ],
    ),
    (
        "group-twice",
        [
            "Group and direction twice: {} and {}.",
            "Groupe et direction deux fois : {} et {}.",
            "Gruppe und Richtung zweimal: {} und {}.",
        ],
    ),
    (
        "pair-twice",
        ["The same pair on {} and {}.", "La même paire sur {} et {}.", "Dasselbe Paar auf {} und {}."],
    ),
    (
        "place-twice",
        [
            "Two cards for the same place: {} and {}.",
            "Deux cartes pour le même lieu : {} et {}.",
            "Zwei Karten zum selben Ort: {} und {}.",
        ],
    ),
    (
        "solo-twice",
        [
            "Two solo cards for the same delict: {} and {}.",
            "Deux cartes solo pour le même délit : {} et {}.",
            "Zwei Solokarten zum selben Delikt: {} und {}.",
        ],
    ),
    (
        "card-expected",
        [
            "The rule book shows card {} differently.",
            "La règle montre la carte {} autrement.",
            "Die Regel zeigt Karte {} anders.",
        ],
    ),
    (
        "pile-too-large",
        [
            "Group {}: {} cards; a pile has room for {}.",
            "Groupe {} : {} cartes ; une pile en tient {}.",
            "Gruppe {}: {} Karten; ein Stapel fasst {}.",
        ],
    ),
    (
        "delict-no-quarter",
        [
            "Card {} alone is not one whole quarter.",
            "Seule la carte {} n’est pas un quartier entier.",
            "Nur Karte {} ist kein ganzes Viertel.",
        ],
    ),
    (
        "place-delicts",
        [
            "Card {}: {} delicts; the others have {}.",
            "Carte {} : {} délits ; les autres en ont {}.",
            "Karte {}: {} Delikte; die anderen haben {}.",
        ],
    ),
    (
        "delict-on-places",
        [
            "{} is on {} place cards; the others are on {}.",
            "{} est sur {} cartes de lieu ; les autres sur {}.",
            "{} steht auf {} Ortskarten; die anderen auf {}.",
        ],
    ),
    (
        "solution-twice",
        [
            "The solution of puzzle {} names a delict twice.",
            "La solution de l’énigme {} nomme un délit deux fois.",
            "Die Lösung von Rätsel {} nennt ein Delikt zweimal.",
        ],
    ),
    (
        "puzzle-group-card",
        [
            "Puzzle {}: group cards (17 to 32) are in no puzzle.",
            "Énigme {} : les cartes de groupe (17 à 32) ne sont dans aucune énigme.",
            "Rätsel {}: Gruppenkarten (17 bis 32) sind in keinem Rätsel.",
        ],
    ),
    (
        "card-misfits",
        [
            "Card {} does not fit puzzle {}: there it is {*}.",
            "La carte {} ne va pas avec l’énigme {} : on y a {*}.",
            "Karte {} passt nicht zu Rätsel {}: Dort gilt {*}.",
        ],
    ),
    (
        "puzzle-solutions",
        [
            "Puzzle {} does not come out: {} solutions, the book has one.",
            "L’énigme {} ne se résout pas : {} solutions, le livret en a une.",
            "Rätsel {} geht nicht auf: {} Lösungen, im Heft steht eine.",
        ],
    ),
    (
        "puzzle-suspect",
        [
            "Puzzle {}: read card {} again: {*}.",
            "Énigme {} : relisez la carte {} : {*}.",
            "Rätsel {}: Karte {} noch einmal lesen: {*}.",
        ],
    ),
    (
        "puzzle-no-suspect",
        [
            "Puzzle {}: no single card explains it: two slips, or your book prints other numbers.",
            "Énigme {} : aucune carte seule ne l’explique : deux erreurs, ou votre livret a d’autres numéros.",
            "Rätsel {}: Keine einzelne Karte erklärt es: zwei Versehen, oder im Heft stehen andere Nummern.",
        ],
    ),
    (
        "suspects-alike",
        [
            "{} and {} have the same five signs.",
            "{} et {} ont les cinq mêmes signes.",
            "{} und {} haben dieselben fünf Zeichen.",
        ],
    ),
    (
        "suspect-unreadable",
        [
            "Suspect {}: signs that do not exist.",
            "Suspect {} : des signes qui n’existent pas.",
            "Verdächtiger {}: Zeichen, die es nicht gibt.",
        ],
    ),
    (
        "suspect-expected",
        [
            "The rule book shows Aaron Ace (A) differently.",
            "La règle montre Aaron Ace (A) autrement.",
            "Die Regel zeigt Aaron Ace (A) anders.",
        ],
    ),
    (
        "sign-count",
        [
            "{}: {} suspects; a review counts {}.",
            "{} : {} suspects ; une critique en compte {}.",
            "{}: {} Verdächtige; eine Besprechung zählt {}.",
        ],
    ),
    (
        "badge-both",
        [
            "Space {}: suspect card and interrogation at once.",
            "Case {} : carte suspect et interrogatoire à la fois.",
            "Feld {}: Verdächtigenkarte und Verhör zugleich.",
        ],
    ),
    (
        "badge-beyond",
        [
            "The badge track ends at space 9.",
            "La piste des insignes finit à la case 9.",
            "Die Markenleiste endet bei Feld 9.",
        ],
    ),
    (
        "badge-none",
        [
            "No space of the badge track gives: {}.",
            "Aucune case de la piste ne donne : {}.",
            "Kein Feld der Markenleiste gibt: {}.",
        ],
    ),
    (
        "team-lacks",
        [
            "Detective and Patrol Cop together lack: {}.",
            "À l’inspecteur et au patrouilleur, il manque : {}.",
            "Detective und Streifenpolizist können zusammen nicht: {}.",
        ],
    ),
    (
        "officer-expected",
        [
            "The rule book shows this mat differently: {}.",
            "La règle montre ce plateau autrement : {}.",
            "Die Regel zeigt diese Tafel anders: {}.",
        ],
    ),
    (
        "hour-beyond",
        [
            "The last possible hour here is {}.",
            "La dernière heure possible ici est {}.",
            "Die letzte mögliche Stunde ist hier {}.",
        ],
    ),
    ("hours-none", ["Nothing here at all: {}?", "Rien du tout ici : {} ?", "Hier gar nichts: {}?"]),
    ("night-alone", ["Hour {} alone is night.", "Seule l’heure {} est de nuit.", "Nur Stunde {} ist Nacht."]),
    ("day-alone", ["Hour {} alone is day.", "Seule l’heure {} est de jour.", "Nur Stunde {} ist Tag."]),
    (
        "cards-out-of-order",
        [
            "The cards of this list are out of order.",
            "Les cartes de cette liste sont en désordre.",
            "Die Karten dieser Liste sind ungeordnet.",
        ],
    ),
    (
        "base-missing",
        [
            "Which board is it: classic or newer?",
            "Quel plateau est-ce : classic ou newer ?",
            "Welcher Plan ist es: classic oder newer?",
        ],
    ),
    (
        "no-appearance",
        [
            "Appearances: moves from 1 to 24, in order, at least one.",
            "Apparitions : coups de 1 à 24, dans l’ordre, au moins un.",
            "Auftritte: Züge von 1 bis 24, der Reihe nach, mindestens einer.",
        ],
    ),
    (
        "start-too-few",
        [
            "Too few start cards: {} for the detectives, {} for Mister X.",
            "Trop peu de cartes de départ : {} pour les détectives, {} pour Mister X.",
            "Zu wenige Startkarten: {} für die Detektive, {} für Mister X.",
        ],
    ),
    ("no-tickets", ["No ticket at all: {}.", "Aucun ticket : {}.", "Kein einziges Ticket: {}."]),
    (
        "tickets-too-many",
        [
            "More tickets than any box has.",
            "Plus de tickets qu’aucune boîte n’en a.",
            "Mehr Tickets, als irgendeine Schachtel hat.",
        ],
    ),
    (
        "line-there",
        [
            "Already on the board: {} {}-{}.",
            "Déjà sur le plateau : {} {}-{}.",
            "Schon auf dem Plan: {} {}-{}.",
        ],
    ),
    (
        "line-not-there",
        [
            "Not on the board anyway: {} {}-{}.",
            "De toute façon pas sur le plateau : {} {}-{}.",
            "Ohnehin nicht auf dem Plan: {} {}-{}.",
        ],
    ),
    (
        "station-cut-off",
        [
            "Without it {} cannot be reached.",
            "Sans elle, {} est hors d’atteinte.",
            "Ohne sie ist {} nicht zu erreichen.",
        ],
    ),
    (
        "station-crowded",
        [
            "Station {}: {}, more than {} lines.",
            "Station {} : {}, plus de {} lignes.",
            "Station {}: {}, mehr als {} Linien.",
        ],
    ),
];

/// Comments of the text: game, section.
const COMMENTS: &[(Which, &str, [&str; 3])] = &[
    (
        Which::TatortThemse,
        "clues",
        [
            "clue cards: case-witness-value, 25 in all",
            "cartes indice : affaire-témoin-valeur, 25 en tout",
            "Hinweiskarten: Fall-Zeuge-Wert, 25 insgesamt",
        ],
    ),
    (
        Which::TatortThemse,
        "bonus",
        ["the number on the case card", "le nombre sur la carte affaire", "die Zahl auf der Fallkarte"],
    ),
    (Which::Schinderhannes, "roads", ["every road once", "chaque route une fois", "jede Straße einmal"]),
    (
        Which::Schinderhannes,
        "quarters",
        [
            "the rivers part them: nw ne sw se",
            "les rivières les séparent : nw ne sw se",
            "die Flüsse trennen sie: nw ne sw se",
        ],
    ),
    (
        Which::Schinderhannes,
        "cards",
        [
            "by printed number; 33-56: the larger sign first, then same or neighbouring",
            "par numéro imprimé ; 33-56 : le grand signe d’abord, puis same (même) ou neighbouring (voisin)",
            "nach gedruckter Nummer; 33-56: das größere Zeichen zuerst, dann same (selbes) oder neighbouring (Nachbar)",
        ],
    ),
    (
        Which::Schinderhannes,
        "puzzles",
        [
            "only where your book differs",
            "seulement où votre livret diffère",
            "nur wo das eigene Heft abweicht",
        ],
    ),
    (
        Which::Schinderhannes,
        "solutions",
        [
            "the delicts, places in the order of their names",
            "les délits, lieux par ordre de nom",
            "die Delikte, Orte nach ihrem Namen geordnet",
        ],
    ),
    (
        Which::TinyEpicCrimes,
        "events",
        [
            "one card a line; the printed sentences are not entered",
            "une carte par ligne ; les phrases imprimées ne sont pas saisies",
            "eine Karte je Zeile; die gedruckten Sätze werden nicht eingegeben",
        ],
    ),
    (
        Which::TinyEpicCrimes,
        "force",
        ["force cards: name and hours", "cartes force : nom et heures", "Einsatzkarten: Name und Stunden"],
    ),
    (
        Which::TinyEpicCrimes,
        "abilities",
        [
            "ability cards: name and hours",
            "cartes capacité : nom et heures",
            "Fähigkeitskarten: Name und Stunden",
        ],
    ),
    (
        Which::TinyEpicCrimes,
        "suspects",
        [
            "gang rank lab getaway weapon, then the printed name if you like",
            "gang rang labo fuite arme, puis le nom imprimé si vous voulez",
            "Bande Rang Labor Flucht Waffe, dann der gedruckte Name, wenn gewünscht",
        ],
    ),
    (
        Which::TinyEpicCrimes,
        "time.standard",
        [
            "a line lies behind its hour",
            "une ligne est derrière son heure",
            "eine Linie liegt hinter ihrer Stunde",
        ],
    ),
    (Which::TinyEpicCrimes, "time.coop", ["the other side", "l’autre face", "die andere Seite"]),
    (
        Which::TinyEpicCrimes,
        "badge",
        [
            "spaces 0 to 9 of the officer mat",
            "cases 0 à 9 du plateau de l’officier",
            "Felder 0 bis 9 der Tafel",
        ],
    ),
    (
        Which::TinyEpicCrimes,
        "officers",
        [
            "the actions on each mat of a team",
            "les actions sur chaque plateau d’équipe",
            "die Aktionen auf jeder Tafel eines Teams",
        ],
    ),
    (
        Which::ScotlandYard,
        "base",
        [
            "classic or newer (since 2013); all below is only what differs",
            "classic ou newer (depuis 2013) ; la suite n’est que ce qui diffère",
            "classic oder newer (seit 2013); das Weitere ist nur, was abweicht",
        ],
    ),
    (
        Which::ScotlandYard,
        "appearances",
        [
            "the windows of the trail where Mister X appears",
            "les fenêtres où Mister X apparaît",
            "die Fenster der Fahrtentafel, bei denen Mister X auftaucht",
        ],
    ),
    (
        Which::ScotlandYard,
        "start",
        [
            "start cards: mister-x and detectives, or any for one common pack",
            "cartes de départ : mister-x et detectives, ou any pour un paquet commun",
            "Startkarten: mister-x und detectives, oder any für einen gemeinsamen Stapel",
        ],
    ),
    (
        Which::ScotlandYard,
        "tickets",
        ["what everybody begins with", "ce que chacun a au début", "was jeder zu Beginn hat"],
    ),
    (
        Which::ScotlandYard,
        "map.without",
        [
            "lines of that board that yours does not have",
            "lignes de ce plateau que le vôtre n’a pas",
            "Linien dieses Plans, die der eigene nicht hat",
        ],
    ),
    (
        Which::ScotlandYard,
        "map.with",
        ["lines that only yours has", "lignes que seul le vôtre a", "Linien, die nur der eigene hat"],
    ),
];

/// What a complaint says.
pub fn sentence(complaint: &Complaint, language: Language) -> String {
    let known = SENTENCES.iter().find(|(what, _)| *what == complaint.what);
    let Some((_, texts)) = known else { return complaint.answer().to_string() };
    filled(language.of_three(*texts), &complaint.about)
}

/// Why an entry was not taken.
pub fn refusal(unread: Unread, value: &str, language: Language) -> String {
    let what = match unread {
        Unread::Section | Unread::Key => "entry-unknown",
        Unread::Value(_) => "value-unreadable",
        Unread::Full => "entries-too-many",
    };
    let texts = SENTENCES.iter().find(|(name, _)| *name == what).map_or([""; 3], |(_, texts)| *texts);
    filled(language.of_three(texts), value)
}

/// The comment of a section.
pub(crate) fn comment(which: Which, section: &str, language: Language) -> Option<&'static str> {
    let known = COMMENTS.iter().find(|(game, name, _)| *game == which && *name == section);
    known.map(|(_, _, texts)| language.of_three(*texts))
}

fn filled(template: &str, about: &str) -> String {
    let mut words = about.split_whitespace();
    let mut text = String::new();
    let mut rest = template;
    while let Some(at) = rest.find('{') {
        text += &rest[..at];
        let all = rest[at..].starts_with("{*}");
        if all {
            text += &words.by_ref().collect::<Vec<_>>().join(" ");
        } else {
            text += words.next().unwrap_or("");
        }
        rest = &rest[at + if all { 3 } else { 2 }..];
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_have_the_same_gaps_in_every_language() {
        for (what, texts) in SENTENCES {
            let gaps = texts.map(|text| (text.matches("{}").count(), text.matches("{*}").count()));
            assert!(gaps[0] == gaps[1] && gaps[1] == gaps[2], "{what}");
        }
    }
}
