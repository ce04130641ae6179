//! The table: a key, then English, French, German.

/// Makes the table: a struct with a field for each text, and one value of it for each language.
macro_rules! texts {
    ($($key:ident: $en:literal, $fr:literal, $de:literal;)+) => {
        /// Every text in one language.
        pub struct Texts {
            $(#[doc = $en] pub $key: &'static str,)+
        }

        pub(super) static EN: Texts = Texts { $($key: $en,)+ };
        pub(super) static FR: Texts = Texts { $($key: $fr,)+ };
        pub(super) static DE: Texts = Texts { $($key: $de,)+ };

        impl Texts {
            /// Every text, in the order of the table.
            pub fn all(&self) -> impl Iterator<Item = &'static str> {
                [$(self.$key),+].into_iter()
            }
        }

        const _: () = {
            $(
                assert!(!$en.is_empty() && !$fr.is_empty() && !$de.is_empty(), "a text is missing");
                assert!(
                    super::gaps($en) == super::gaps($fr) && super::gaps($en) == super::gaps($de),
                    "the gaps of a text differ from language to language"
                );
            )+
        };
    };
}

texts! {
    // The house.
    motto: "Tell nobody else.", "Ne le dites à personne.", "Sag es niemandem.";
    resume: "Resume", "Reprendre", "Weiterspielen";
    new_game: "New game", "Nouvelle partie", "Neues Spiel";
    update: "Update", "Mise à jour", "Neues Programm";
    end_game_first: "End the game first", "Terminez la partie", "Erst das Spiel beenden";
    charge_first: "Charge the battery first", "Batterie à charger", "Erst den Akku laden";
    more: "More", "Plus", "Mehr";
    rules: "Rules in short", "Règles en bref", "Kurzregeln";
    language: "Language", "Langue", "Sprache";
    settings: "Settings", "Réglages", "Einstellungen";
    about: "About", "À propos", "Über Confidant";
    screen: "Screen", "Écran", "Licht";
    sound: "Sound", "Son", "Ton";
    on: "On", "Oui", "An";
    off: "Off", "Non", "Aus";
    yes: "Yes", "Oui", "Ja";
    no: "No", "Non", "Nein";
    about_1:
        "A companion for detective board games. It keeps what must stay secret.",
        "Un compagnon pour jeux de détectives. Il garde ce qui doit rester secret.",
        "Ein Begleiter für Detektivspiele. Er bewahrt, was geheim bleiben muss.";
    about_2:
        "Free software: MIT or Apache 2.0. Letters: Noto Sans, OFL.",
        "Logiciel libre\u{a0}: MIT ou Apache 2.0. Lettres\u{a0}: Noto Sans, OFL.",
        "Freie Software: MIT oder Apache 2.0. Schrift: Noto Sans, OFL.";
    about_3:
        "You need the board game itself.",
        "Le jeu de société est nécessaire.",
        "Das Brettspiel selbst ist nötig.";
    is_over: "over", "finie", "fertig";
    // What keys do.
    choose: "Choose", "Choisir", "Wählen";
    open: "Open", "Ouvrir", "Öffnen";
    back: "Back", "Retour", "Zurück";
    take: "Take", "Prendre", "Nehmen";
    change: "Change", "Changer", "Ändern";
    adjust: "Adjust", "Régler", "Ändern";
    begin: "Begin", "Lancer", "Beginnen";
    set_up: "Set up", "Préparer", "Aufbauen";
    page: "Page", "Page", "Seite";
    home: "Home", "Accueil", "Startseite";
    do_it: "Do it", "Valider", "OK";
    enter: "Enter", "Entrer", "Eingeben";
    confirm: "Confirm", "Confirmer", "Bestätigen";
    onward: "On", "Suite", "Weiter";
    erase: "Erase", "Effacer", "Löschen";
    add: "Add", "Ajouter", "Anfügen";
    done: "Done", "Valider", "Fertig";
    key: "Key", "Touche", "Taste";
    try_again: "Try again", "Réessayer", "Nochmals";
    leave_it: "Leave it", "Laisser", "Lassen";
    go_on: "Go on", "Continuer", "Weiter";
    hold_to_open: "Hold to open", "Tenir\u{a0}: ouvrir", "Halten: öffnen";
    keep_holding: "Keep holding", "Tenez encore", "Weiter halten";
    hold_menu: "Hold: menu", "Tenir\u{a0}: menu", "Halten: Menü";
    any_key: "Any key continues", "Toute touche continue", "Weiter mit jeder Taste";
    // Names and codes.
    names: "Names", "Noms", "Namen";
    no_name: "No name", "Sans nom", "Ohne Namen";
    new_name: "New name", "Nouveau nom", "Neuer Name";
    code_for: "Code for {}", "Code de {}", "Code für {}";
    code_of: "Code of {}", "Code de {}", "Code von {}";
    code_choose: "Choose four keys", "Choisir quatre touches", "Vier Tasten wählen";
    code_again: "The same keys again", "Encore les mêmes", "Dieselben noch einmal";
    codes_differ: "Not the same. Again.", "Différent. Recommencez.", "Nicht gleich. Von vorn.";
    code_enter: "Press four keys", "Quatre touches", "Vier Tasten drücken";
    code_keys: "Stick, A or X", "Stick, A ou X", "Stick, A oder X";
    enter_code: "Enter code", "Entrer le code", "Code eingeben";
    // Hand-over.
    hand_over: "Hand over", "Transmettre", "Weitergeben";
    pass_to: "Pass to", "Passez à", "Weiter an";
    only_you: "Only you may look", "Pour vos yeux seulement", "Nur du darfst schauen";
    wrong_codes: "Wrong codes so far: {}", "Codes erronés\u{a0}: {}", "Falsche Codes: {}";
    wrong_codes_wait:
        "Wrong codes: {}. Wait {} s.",
        "Codes erronés\u{a0}: {}. Attendre {} s.",
        "Falsche Codes: {}. Warte {} s.";
    told_taken_back: "{} took back move {}", "{} a annulé son coup {}", "{} hat Zug {} zurückgenommen";
    told_low_battery:
        "The battery is nearly empty. All is stored.",
        "Batterie presque vide. Tout est enregistré.",
        "Der Akku ist fast leer. Alles ist gespeichert.";
    told_wrong_code: "Wrong code for {}", "Code erroné pour {}", "Falscher Code für {}";
    // Menu, questions, history.
    menu: "Menu", "Menu", "Menü";
    take_back: "Take back", "Annuler le coup", "Zug zurücknehmen";
    take_back_verb: "Take back", "Annuler", "Zurücknehmen";
    pause: "Stop the clock", "Pause", "Uhr anhalten";
    paused: "Paused", "Pause", "Pause";
    paused_note:
        "The clock stands. The game is safe.",
        "Le temps est arrêté. La partie est gardée.",
        "Die Uhr steht. Das Spiel ist sicher.";
    history: "History", "Historique", "Verlauf";
    end_game: "End the game", "Finir la partie", "Spiel beenden";
    end_verb: "End it", "Finir", "Beenden";
    last_move_caption: "LAST MOVE", "DERNIER COUP", "LETZTER ZUG";
    undo_question:
        "Take this move back? All will see it.",
        "Annuler ce coup\u{a0}? Tous le verront.",
        "Zug zurücknehmen? Alle sehen es.";
    undo_final:
        "The last move showed something. It is final.",
        "Ce coup révèle quelque chose. Il est définitif.",
        "Der letzte Zug hat etwas gezeigt. Er gilt.";
    end_question:
        "End and erase this game?",
        "Finir et effacer la partie\u{a0}?",
        "Spiel beenden und löschen?";
    end_for_new_question:
        "A game is running. End and erase it?",
        "Une partie est en cours. L’effacer\u{a0}?",
        "Ein Spiel läuft. Beenden und löschen?";
    put_away_question:
        "Erase this game? Its record will be gone.",
        "Effacer la partie\u{a0}? La trace sera perdue.",
        "Spiel und Protokoll löschen?";
    erase_question: "Erase the whole journal?", "Effacer tout le journal\u{a0}?", "Das ganze Journal löschen?";
    no_moves_yet: "No move yet", "Aucun coup joué", "Noch kein Zug";
    log_taken_back: "took back move {}", "a annulé le coup {}", "Zug {} zurückgenommen";
    log_wrong_code: "wrong code", "code erroné", "falscher Code";
    log_hid: "stays hidden", "reste caché", "bleibt verborgen";
    log_revealed: "shows up at {}", "se montre au {}", "zeigt sich auf {}";
    log_stayed: "{} stays", "{} reste", "{} bleibt";
    // Journal.
    journal: "Journal", "Journal", "Journal";
    erase_journal: "Erase journal", "Effacer le journal", "Journal löschen";
    erase_all: "Erase all", "Tout effacer", "Alles löschen";
    leave_as_it_is: "Leave as it is", "Ne rien changer", "So lassen";
    go_on_from_there: "Go on from there", "Continuer de là", "Von dort weiter";
    trouble_damaged:
        "The journal is damaged after entry {}. All before it is safe.",
        "Journal abîmé après l’entrée {}. Tout ce qui précède est sûr.",
        "Journal nach Eintrag {} beschädigt. Alles davor ist sicher.";
    trouble_lost:
        "The journal is damaged from the start. No game can be read.",
        "Journal abîmé dès le début. Aucune partie n’est lisible.",
        "Journal von Anfang an beschädigt. Kein Spiel ist lesbar.";
    trouble_foreign:
        "The journal was written by something else. Nothing was changed.",
        "Ce journal a été écrit par autre chose. Rien n’a été changé.",
        "Etwas anderes schrieb dieses Journal. Nichts wurde geändert.";
    trouble_rules:
        "This game was begun with other rules. This version cannot go on.",
        "Partie commencée avec d’autres règles. Cette version ne peut continuer.",
        "Spiel mit anderen Regeln begonnen. Diese Version kann nicht weiter.";
    trouble_unreadable:
        "The journal cannot be read. Nothing was changed.",
        "Le journal est illisible. Rien n’a été changé.",
        "Das Journal ist nicht lesbar. Nichts wurde geändert.";
    trouble_skipped:
        "The journal was not read: starts failed, or B was held. It is unchanged.",
        "Journal non lu\u{a0}: départs manqués ou B tenu. Il est intact.",
        "Journal nicht gelesen: Starts misslangen oder B gehalten. Unverändert.";
    trouble_unwiped:
        "The last game is ended but not yet erased.",
        "La partie est finie, mais pas encore effacée.",
        "Das letzte Spiel ist beendet, aber noch nicht gelöscht.";
    full_title: "The journal is full", "Le journal est plein", "Das Journal ist voll";
    full_note:
        "This entry was not made. End the game to make room.",
        "Cette entrée n’est pas enregistrée. Finissez la partie pour faire place.",
        "Nicht gespeichert. Beende das Spiel, um Platz zu machen.";
    failed_title: "Could not store", "Échec de l’écriture", "Speichern misslungen";
    failed_note:
        "This entry was not made. All before it is safe.",
        "Cette entrée n’est pas enregistrée. Les précédentes sont sûres.",
        "Dieser Eintrag ist nicht gespeichert. Alle davor sind sicher.";
    // Seal and audit.
    seal_title: "Fair-play seal", "Sceau de loyauté", "Fairness-Siegel";
    seal_note:
        "Write this down. It proves that nothing changed.",
        "Notez ce code. Il prouve que rien n’a changé.",
        "Notiert den Code. Er beweist, dass sich nichts ändert.";
    seal_caption: "SEAL", "SCEAU", "SIEGEL";
    holds: "holds", "tient", "gilt";
    seed: "Seed", "Graine", "Startwert";
    seed_caption: "SEED", "GRAINE", "STARTWERT";
    qr_code: "QR code", "Code QR", "QR-Code";
    no_qr:
        "The record is too long for a code",
        "Partie trop longue pour un code",
        "Das Protokoll ist zu lang für einen Code";
    audit_note:
        "Seal and record can be checked with the casefile tool.",
        "Le sceau se vérifie avec l’outil casefile.",
        "Siegel und Protokoll prüft das Werkzeug casefile.";
    start: "Start", "Départ", "Start";
    // Scotland Yard: set-up.
    three_to_six: "3 to 6 players", "3 à 6 joueurs", "3 bis 6 Spieler";
    n_pawns: "{} pawns", "{} pions", "{} Figuren";
    players: "Players", "Joueurs", "Spieler";
    edition: "Edition", "Édition", "Ausgabe";
    edition_classic: "old", "ancienne", "alt";
    edition_newer: "from 2013", "dès 2013", "ab 2013";
    start_cards: "Starts", "Départs", "Start";
    starts_drawn: "drawn", "tirés", "gezogen";
    starts_given: "given", "donnés", "gegeben";
    code_of_x: "Code", "Code", "Code";
    turn_clock: "Clock", "Chrono", "Uhr";
    clock_up: "counts up", "montant", "vorwärts";
    n_minutes: "{} min", "{} min", "{} min";
    voluntary: "Reveals", "Se montre", "Zeigt sich";
    aid: "Aid", "Aide", "Hilfe";
    note_players:
        "Mister X and one pawn for each detective.",
        "Mister X et un pion par détective.",
        "Mister X und je Detektiv eine Figur.";
    note_two_each:
        "Two detective players lead two pawns each.",
        "Deux détectives mènent deux pions chacun.",
        "Zwei Detektive führen je zwei Figuren.";
    note_edition:
        "Which Ravensburger edition lies on the table.",
        "L’édition Ravensburger sur la table.",
        "Welche Ravensburger Ausgabe auf dem Tisch liegt.";
    note_starts_drawn:
        "Confidant draws all start cards.",
        "Confidant tire toutes les cartes de départ.",
        "Confidant zieht alle Startkarten.";
    note_starts_given:
        "Draw the cards of the box and enter them.",
        "Tirez les cartes de la boîte et entrez-les.",
        "Zieht die Karten der Schachtel und gebt sie ein.";
    note_names: "Who plays which pawn.", "Qui joue quel pion.", "Wer welche Figur führt.";
    note_code:
        "Four keys that open Mister X’s secrets.",
        "Quatre touches qui ouvrent les secrets de Mister X.",
        "Vier Tasten öffnen die Geheimnisse von Mister X.";
    note_clock:
        "A clock for each turn, up or down.",
        "Un chrono pour chaque tour.",
        "Eine Uhr für jeden Zug.";
    note_voluntary:
        "Mister X may show himself and take tickets.",
        "Mister X peut se montrer et prendre des tickets.",
        "Mister X darf sich zeigen und Tickets nehmen.";
    note_aid:
        "The map shows where Mister X may be.",
        "Le plan montre où Mister X peut être.",
        "Die Karte zeigt, wo Mister X sein kann.";
    your_start: "Your start", "Votre départ", "Dein Start";
    as_on_your_card: "As on your start card", "Selon votre carte de départ", "Wie auf deiner Startkarte";
    // Scotland Yard: words.
    mister_x: "Mister X", "Mister X", "Mister X";
    detective_1: "Detective 1", "Détective 1", "Detektiv 1";
    detective_2: "Detective 2", "Détective 2", "Detektiv 2";
    detective_3: "Detective 3", "Détective 3", "Detektiv 3";
    detective_4: "Detective 4", "Détective 4", "Detektiv 4";
    detective_5: "Detective 5", "Détective 5", "Detektiv 5";
    the_detectives: "Detectives", "Détectives", "Detektive";
    taxi: "Taxi", "Taxi", "Taxi";
    bus: "Bus", "Bus", "Bus";
    underground: "Underground", "Métro", "U-Bahn";
    underground_short: "Tube", "Métro", "U-Bahn";
    black: "Black", "Noir", "Schwarz";
    ride_to: "{} to {}", "{} vers le {}", "{} nach {}";
    round_n: "Round {}", "Manche {}", "Runde {}";
    round_caption: "ROUND", "MANCHE", "RUNDE";
    move_n: "Move {}", "Coup {}", "Zug {}";
    at_station: "at {}", "au {}", "auf {}";
    from_n: "from {}", "du {}", "ab {}";
    station_n: "Station {}", "Station {}", "Station {}";
    london: "London", "Londres", "London";
    // Scotland Yard: table.
    seen_on_move: "SEEN, MOVE {}", "VU AU COUP {}", "GESEHEN: ZUG {}";
    seen_caption: "LAST SEEN", "VU AU", "GESEHEN";
    not_seen_caption: "NOT SEEN YET", "PAS ENCORE VU", "NICHT GESEHEN";
    appears_in: "appears in {}", "visible dans {}", "sichtbar in {}";
    appears_now: "next move", "prochain coup", "nächster Zug";
    appears_at_end: "at the end", "à la fin", "am Ende";
    is_to_move: "to move", "doit jouer", "am Zug";
    is_hiding: "hiding", "se cache", "verborgen";
    hand_over_verb: "Pass", "Passer", "Weiter";
    enter_move: "Move", "Jouer", "Ziehen";
    map: "Map", "Carte", "Karte";
    people: "Players", "Joueurs", "Spieler";
    move_title: "Move", "Déplacement", "Zug";
    ticket_caption: "TICKET", "TICKET", "TICKET";
    ticket: "Ticket", "Ticket", "Ticket";
    cannot_move:
        "No move is possible. This detective stays.",
        "Aucun coup possible. Ce détective reste.",
        "Kein Zug ist möglich. Dieser Detektiv bleibt.";
    stay: "Stay", "Rester", "Bleiben";
    // Scotland Yard: map.
    n_places: "{} places", "{} lieux", "{} Orte";
    move_cursor: "Move", "Bouger", "Gehen";
    closer: "Closer", "Zoom", "Näher";
    overview: "Overview", "Plan", "Überblick";
    may_be_here: "Mister X may be here", "Mister X peut être ici", "Mister X kann hier sein";
    cannot_be_here: "Mister X is not here", "Mister X n’est pas ici", "Mister X ist nicht hier";
    seen_here: "Last seen here", "Vu ici en dernier", "Hier zuletzt gesehen";
    stands_here: "{} is here", "{} est ici", "{} ist hier";
    lines_from_here: "Lines from here", "Lignes d’ici", "Linien von hier";
    // Scotland Yard: behind the hold.
    you_are_at: "You are at", "Vous êtes au", "Du bist auf";
    double_first: "Double, from", "Double, du", "Doppelt, ab";
    then_from: "Then, from", "Puis, du", "Dann, ab";
    trail: "Trail", "Trajet", "Spur";
    my_trail: "My trail", "Mon trajet", "Meine Spur";
    my_map: "My map", "Mon plan", "Meine Karte";
    your_move_caption: "YOUR MOVE", "VOTRE COUP", "DEIN ZUG";
    table_sees_caption: "THE TABLE WILL SEE", "LA TABLE VERRA", "DER TISCH SIEHT";
    stays_hidden: "The station stays hidden", "La station reste cachée", "Die Station bleibt verborgen";
    shown_at: "You appear at {}", "Vous apparaissez au {}", "Du erscheinst auf {}";
    show_question:
        "Show yourself? You then take a ticket from each detective.",
        "Vous montrer\u{a0}? Vous prenez alors un ticket à chacun.",
        "Willst du dich zeigen? Du nimmst dann jedem ein Ticket.";
    stay_hidden: "Stay hidden", "Rester caché", "Verborgen bleiben";
    show_myself: "Show myself", "Me montrer", "Mich zeigen";
    show_verb: "Show", "Montrer", "Zeigen";
    show_now: "All will see where you are.", "Tous verront où vous êtes.", "Alle sehen dann, wo du bist.";
    take_from: "Take from {}", "Prendre à {}", "Nimm von {}";
    // Scotland Yard: why not.
    no_game_over: "The game is over", "La partie est finie", "Das Spiel ist zu Ende";
    no_not_your_turn: "It is not your turn", "Ce n’est pas votre tour", "Du bist nicht am Zug";
    no_not_in_play:
        "This detective does not play",
        "Ce détective ne joue pas",
        "Dieser Detektiv spielt nicht mit";
    no_no_such_line:
        "No such line leads there",
        "Aucune ligne de ce genre n’y mène",
        "Keine solche Linie führt dorthin";
    no_ferry_needs_black:
        "The ferry takes a black ticket",
        "Le bateau exige un ticket noir",
        "Die Fähre kostet ein schwarzes Ticket";
    no_no_ticket:
        "No such ticket is left",
        "Il n’y a plus de ticket de ce genre",
        "Kein solches Ticket ist mehr da";
    no_black_is_mister_x:
        "Black tickets are Mister X’s alone",
        "Les tickets noirs sont à Mister X seul",
        "Schwarze Tickets hat nur Mister X";
    no_occupied: "A detective stands there", "Un détective s’y trouve", "Dort steht ein Detektiv";
    no_no_double:
        "No double card is left",
        "Il n’y a plus de carte double",
        "Keine Doppelkarte ist mehr da";
    no_can_move:
        "A detective who can move has to",
        "Un détective qui peut jouer le doit",
        "Ein Detektiv, der ziehen kann, muss";
    no_not_agreed:
        "To show himself was not agreed on",
        "Se montrer n’a pas été convenu",
        "Sich zu zeigen war nicht vereinbart";
    no_move_first:
        "Mister X has to move first",
        "Mister X doit d’abord jouer",
        "Mister X muss zuerst ziehen";
    no_decide_first:
        "Mister X has to decide first",
        "Mister X doit d’abord décider",
        "Mister X muss zuerst entscheiden";
    no_fare_count:
        "One ticket is needed from each",
        "Il faut un ticket de chacun",
        "Von jedem ist ein Ticket nötig";
    no_fare_not_held:
        "This detective lacks that ticket",
        "Ce détective n’a pas ce ticket",
        "Dieser Detektiv hat das Ticket nicht";
    no_fare_due:
        "Who has tickets gives one",
        "Qui a des tickets en donne un",
        "Wer Tickets hat, gibt eines";
    // Scotland Yard: moments and the end.
    appears_title: "Mister X appears", "Mister X apparaît", "Mister X erscheint";
    by_choice: "by choice", "de plein gré", "freiwillig";
    escaped_title: "Mister X escapes", "Mister X s’échappe", "Mister X entkommt";
    caught_title: "Caught", "Arrêté", "Gefasst";
    trapped_title: "Trapped", "Cerné", "Umstellt";
    escaped_note:
        "Free at {} after round {}.",
        "Libre au {} après la manche {}.",
        "Frei auf {} nach Runde {}.";
    caught_note:
        "Mister X caught at {} in round {}.",
        "Mister X pris au {}, manche {}.",
        "Mister X gefasst auf {}, Runde {}.";
    trapped_note:
        "No way out of {} in round {}.",
        "Aucune issue au {}, manche {}.",
        "Kein Ausweg von {}, Runde {}.";
    result: "Result", "Résultat", "Ergebnis";
    wins: "{} wins", "{} gagne", "{} gewinnt";
    detectives_win: "The detectives win", "Détectives gagnants", "Detektive gewinnen";
    follow_hunt: "Follow the hunt", "Revoir la traque", "Die Jagd ansehen";
    check_trail: "Check the trail", "Vérifier le trajet", "Spur prüfen";
    seed_and_code: "Seal and code", "Sceau et code", "Siegel und Code";
    put_away: "Put away", "Ranger", "Aufräumen";
    list: "List", "Liste", "Liste";
    move_verb: "Move", "Coup", "Zug";
    // Scotland Yard: the rules in short.
    rules_1_title: "The hunt", "La traque", "Die Jagd";
    rules_1:
        "Mister X flees through London in secret. Three to five detectives pursue him. He moves first, then each detective in turn.",
        "Mister X fuit en secret dans Londres. Trois à cinq détectives le traquent. Il joue en premier, puis chaque détective.",
        "Mister X flieht heimlich durch London. Drei bis fünf Detektive jagen ihn. Er zieht zuerst, dann jeder Detektiv der Reihe nach.";
    rules_2_title: "Moving", "Se déplacer", "Ziehen";
    rules_2:
        "Each move goes to the next stop of one line and costs its ticket. Detectives give theirs to Mister X. No two pawns on one point.",
        "Chaque coup mène au prochain arrêt d’une ligne et coûte un ticket. Les détectives le donnent à Mister X. Jamais deux pions au même point.",
        "Jeder Zug führt zur nächsten Station einer Linie und kostet ein Ticket. Detektive geben es Mister X. Nie zwei Figuren auf einem Punkt.";
    rules_3_title: "Mister X", "Mister X", "Mister X";
    rules_3:
        "He enters his move here and shows only the ticket. He appears after moves 3, 8, 13 and 18, then vanishes again.",
        "Il entre son coup ici et ne montre que le ticket. Il apparaît après les coups 3, 8, 13 et 18, puis disparaît.",
        "Er gibt seinen Zug hier ein und zeigt nur das Ticket. Nach Zug 3, 8, 13 und 18 erscheint er und taucht wieder unter.";
    rules_4_title: "His tricks", "Ses ruses", "Seine Tricks";
    rules_4:
        "A black ticket is good for any line and the ferry, and hides which. A double card gives two moves in one turn.",
        "Un ticket noir vaut pour toute ligne et le bateau, sans dire laquelle. Une carte double donne deux coups en un tour.",
        "Ein schwarzes Ticket gilt für jede Linie und die Fähre und verrät nicht welche. Eine Doppelkarte gibt zwei Züge auf einmal.";
    rules_5_title: "Who wins", "Qui gagne", "Wer gewinnt";
    rules_5:
        "The detectives win when one lands on Mister X or he cannot move. He wins when none of them can move, after round 22 at the latest.",
        "Les détectives gagnent si l’un atteint Mister X ou s’il est bloqué. Il gagne si aucun ne peut bouger, au plus tard après la manche 22.",
        "Die Detektive gewinnen, wenn einer Mister X erreicht oder er nicht ziehen kann. Er gewinnt, wenn keiner mehr ziehen kann, spätestens nach Runde 22.";
    rules_6_title: "With Confidant", "Avec Confidant", "Mit Confidant";
    rules_6:
        "Only Mister X holds Y and looks. Release it and all is hidden. The seal proves after the game that nothing was changed.",
        "Seul Mister X tient Y et regarde. S’il lâche, tout est caché. Le sceau prouve après la partie que rien n’a changé.",
        "Nur Mister X hält Y und schaut. Lässt er los, ist alles verborgen. Das Siegel beweist nach dem Spiel, dass nichts geändert wurde.";
}
