//! The texts of Scotland Yard: a key, then English, French, German.

use crate::games::Pages;
use crate::texts::Language;

crate::texts! {
Words, "Every text of Scotland Yard in one language.";
// The history.
log_hid: "stays hidden", "reste caché", "bleibt verborgen";
log_revealed: "appears at {}", "se montre au {}", "zeigt sich auf {}";
log_stayed: "stays", "reste", "bleibt";
// Set-up.
players_range: "1 to 6 players", "1 à 6 joueurs", "1 bis 6 Spieler";
n_pawns: "{} pawns", "{} pions", "{} Figuren";
edition: "Edition", "Édition", "Ausgabe";
edition_classic: "to 2012", "ancienne", "bis 2012";
edition_newer: "from 2013", "dès 2013", "ab 2013";
start_cards: "Starts", "Départ", "Start";
starts_drawn: "drawn", "tirés", "gezogen";
starts_given: "from box", "de la boîte", "Schachtel";
voluntary: "Show at will", "Se montrer", "Sich zeigen";
note_players:
    "Mister X and one pawn for each detective.",
    "Mister X et un pion par détective.",
    "Mister X und je Detektiv eine Figur.";
note_two_each:
    "The two detectives move two pawns each.",
    "Les deux détectives jouent chacun deux pions.",
    "Die zwei Detektive führen je zwei Figuren.";
note_edition:
    "10 taxi tickets each: old. 11: from 2013.",
    "10 tickets taxi chacun\u{a0}: ancienne. 11\u{a0}: 2013.",
    "Je 10 Taxi-Tickets: alt. Je 11: ab 2013.";
note_starts_drawn:
    "Confidant draws all start cards.",
    "Confidant tire toutes les cartes de départ.",
    "Confidant zieht alle Startkarten.";
note_starts_given:
    "Draw cards from the box and enter them.",
    "Tirez les cartes de la boîte et saisissez-les.",
    "Zieht Karten aus der Schachtel und gebt sie ein.";
note_voluntary:
    "Mister X may show himself and take a ticket from each.",
    "Mister X peut se montrer et prendre un ticket à chacun.",
    "Mister X darf sich zeigen und jedem ein Ticket nehmen.";
note_help:
    "The map shows where Mister X may be.",
    "Le plan montre où Mister X peut être.",
    "Der Plan zeigt, wo Mister X sein kann.";
note_advice:
    "Also suggests moves when you ask.",
    "Propose aussi des coups sur demande.",
    "Schlägt auf Wunsch auch Züge vor.";
aid_places: "map", "plan", "Plan";
aid_advice: "advice", "conseils", "Tipps";
advice: "Advice", "Conseil", "Tipp";
catches_and_shuts_in: "catches {}%, corners {}%", "prend {}\u{a0}%, coince {}\u{a0}%", "fängt {}\u{a0}%, kreist ein {}\u{a0}%";
survives: "lasts {}% of the rounds left", "tient {}\u{a0}% des manches", "hält {}\u{a0}% der Runden";
take_advice: "Play it", "Jouer", "Ziehen";
lesson: "Review", "Analyse", "Analyse";
lesson_places: "{} stations possible", "{} stations possibles", "{} Stationen möglich";
did_so: "same move", "même coup", "derselbe Zug";
lesson_none: "Nothing to review here.", "Rien à analyser ici.", "Hier gibt es nichts zu analysieren.";
your_start: "Your start", "Votre départ", "Dein Start";
as_on_your_card: "As on your start card", "Selon votre carte de départ", "Wie auf deiner Startkarte";
note_names: "Who plays which pawn.", "Qui joue quel pion.", "Wer welche Figur führt.";
// Words.
mister_x: "Mister X", "Mister X", "Mister X";
detective_1: "Detective\u{a0}1", "Détective\u{a0}1", "Detektiv\u{a0}1";
detective_2: "Detective\u{a0}2", "Détective\u{a0}2", "Detektiv\u{a0}2";
detective_3: "Detective\u{a0}3", "Détective\u{a0}3", "Detektiv\u{a0}3";
detective_4: "Detective\u{a0}4", "Détective\u{a0}4", "Detektiv\u{a0}4";
detective_5: "Detective\u{a0}5", "Détective\u{a0}5", "Detektiv\u{a0}5";
the_detectives: "Detectives", "Détectives", "Detektive";
taxi: "Taxi", "Taxi", "Taxi";
bus: "Bus", "Bus", "Bus";
underground: "Underground", "Métro", "U-Bahn";
underground_short: "Tube", "Métro", "U-Bahn";
black: "Black", "Noir", "Schwarz";
double: "Double", "Double", "Doppelzug";
ride_to: "{} to {}", "{} vers le {}", "{} nach {}";
round_n: "Round {}", "Manche {}", "Runde {}";
round_of: "Round {}/{}", "Manche {}/{}", "Runde {}/{}";
move_n: "Move {}", "Coup {}", "Zug {}";
at_station: "at {}", "au {}", "auf {}";
from_n: "from {}", "du {}", "ab {}";
station_n: "Station {}", "Station {}", "Station {}";
london: "London", "Londres", "London";
// Table.
seen_now: "SEEN JUST NOW", "VU À L’INSTANT", "EBEN GESEHEN";
seen_one_ago: "1 MOVE AGO", "IL Y A 1 COUP", "VOR 1 ZUG";
seen_ago: "{} MOVES AGO", "IL Y A {} COUPS", "VOR {} ZÜGEN";
not_seen_caption: "NOT SEEN YET", "PAS ENCORE VU", "NIE GESEHEN";
appears_in: "in {} moves", "dans {} coups", "in {} Zügen";
appears_now: "appears next", "apparaît", "erscheint";
appears_at_end: "at the end", "à la fin", "am Ende";
is_to_move: "to move", "à jouer", "am Zug";
is_to_decide: "to decide", "doit décider", "entscheidet";
how_it_ended: "Is it over?", "C’est fini\u{a0}?", "Vorbei?";
show_end: "Reveal", "Révéler", "Auflösen";
is_hiding: "hiding", "se cache", "verborgen";
thinks: "thinks", "pense", "denkt";
lay_ticket: "Put down: {}", "Posez\u{a0}: {}", "Legt hin: {}";
move_pawn: "Move the pawn to {}", "Déplacez le pion au {}", "Zieht die Figur auf {}";
x_easy:
    "Thinks one move ahead. Makes mistakes.",
    "Voit un coup à l’avance. Se trompe parfois.",
    "Sieht einen Zug voraus. Irrt sich manchmal.";
x_medium:
    "Plays 12 games in its head before each move.",
    "Joue 12 parties dans sa tête avant chaque coup.",
    "Spielt vor jedem Zug 12 Partien im Kopf.";
x_hard:
    "Plays 600 games in its head before each move.",
    "Joue 600 parties dans sa tête avant chaque coup.",
    "Spielt vor jedem Zug 600 Partien im Kopf.";
detective_easy:
    "Goes where he may be now. Often wrong.",
    "Va là où il peut être. Se trompe souvent.",
    "Geht dorthin, wo er sein kann. Irrt sich oft.";
detective_medium:
    "Guesses where he will go next. Makes mistakes.",
    "Devine où il ira. Se trompe parfois.",
    "Schätzt, wohin er geht. Irrt sich manchmal.";
detective_hard:
    "Weighs every place he may go next.",
    "Évalue chaque lieu où il peut aller.",
    "Prüft jeden Ort, an den er gehen kann.";
enter_move: "Move", "Jouer", "Ziehen";
map: "Map", "Plan", "Plan";
place_pawns: "Place the pawns", "Placez les pions", "Figuren aufstellen";
pawns_stand: "All placed", "C’est fait", "Alles steht";
where_all_stand: "Who is where", "Qui est où", "Wer wo steht";
take_goal: "Go", "Y aller", "Dorthin";
move_title: "Move", "Déplacement", "Zug";
ticket_caption: "TICKET", "TICKET", "TICKET";
ticket: "Ticket", "Ticket", "Ticket";
cannot_move:
    "No move is possible. This detective stays.",
    "Aucun coup possible. Ce détective reste.",
    "Kein Zug ist möglich. Dieser Detektiv bleibt.";
stay: "Stay", "Rester", "Bleiben";
// Map.
n_places: "{} stations", "{} stations", "{} Stationen";
one_place: "1 station", "1 station", "1 Station";
move_cursor: "Pan", "Bouger", "Bewegen";
closer: "Zoom in", "Zoom", "Näher";
overview: "Overview", "Vue large", "Alles";
may_be_here: "Mister X may be here", "Mister X peut être ici", "Mister X kann hier sein";
cannot_be_here: "Mister X cannot be here", "Mister X ne peut être ici", "Hier kann er nicht sein";
seen_here: "Last seen here", "Vu ici en dernier", "Hier zuletzt gesehen";
stands_here: "{} is here", "{} est ici", "{} ist hier";
lines_from_here: "Lines from here", "Lignes d’ici", "Linien von hier";
// While Y is held.
you_are_at: "You are at", "Vous êtes au", "Du bist auf";
double_first: "Double from", "Double\u{a0}: du", "Doppelt ab";
then_from: "Then from", "Puis du", "Dann ab";
trail: "Trail", "Trajet", "Spur";
my_trail: "My trail", "Mon trajet", "Meine Spur";
my_map: "My map", "Mon plan", "Mein Plan";
your_move_caption: "YOUR MOVE", "VOTRE COUP", "DEIN ZUG";
table_sees_caption: "OTHERS WILL SEE", "LES AUTRES VERRONT", "DIE ANDEREN SEHEN";
stays_hidden: "The station stays hidden", "La station reste cachée", "Die Station bleibt verborgen";
shown_at: "You appear at {}", "Vous apparaissez au {}", "Du erscheinst auf {}";
show_question:
    "Show yourself? You then take a ticket from each detective.",
    "Vous montrer\u{a0}? Vous prenez alors un ticket à chacun.",
    "Willst du dich zeigen? Du nimmst dann jedem ein Ticket.";
stay_hidden: "Stay hidden", "Rester caché", "Verborgen bleiben";
show_myself: "Show myself", "Me montrer", "Mich zeigen";
show_verb: "Show", "Montrer", "Zeigen";
show_now: "Everyone will see where you are.", "Tous verront où vous êtes.", "Alle sehen dann, wo du bist.";
take_from: "Take from {}", "Prendre à {}", "Nimm von {}";
// Moments and the end.
appears_title: "Mister X appears", "Mister X apparaît", "Mister X erscheint";
by_choice: "by choice", "de plein gré", "freiwillig";
escaped_title: "Mister X escapes", "Mister X s’échappe", "Mister X entkommt";
caught_title: "Caught by", "Arrêté par", "Gefasst von";
trapped_title: "Trapped", "Cerné", "Umstellt";
escaped_note:
    "Still free at {} after round {}.",
    "Toujours libre au {}, manche {}.",
    "Noch frei auf {} nach Runde {}.";
caught_note:
    "Mister X was at {} in round {}.",
    "Mister X était au {}, manche {}.",
    "Mister X war auf {}, Runde {}.";
trapped_note:
    "No way out from {} in round {}.",
    "Aucune issue au {}, manche {}.",
    "Auf {} eingekreist, Runde {}.";
detectives_win: "The detectives win", "Les détectives gagnent", "Die Detektive gewinnen";
follow_hunt: "Replay the hunt", "Revoir la traque", "Die Jagd ansehen";
check_trail: "Check the trail", "Vérifier le trajet", "Spur prüfen";
list: "List", "Liste", "Liste";
move_verb: "Step", "Coup", "Zug";
// The rules in short.
rules_1_title: "The hunt", "La traque", "Die Jagd";
rules_1:
    "Mister X flees through London in secret. Three to five detectives pursue him. He moves first, then each detective in turn.",
    "Mister X fuit en secret dans Londres. Trois à cinq détectives le traquent. Il joue en premier, puis chaque détective.",
    "Mister X flieht heimlich durch London. Drei bis fünf Detektive jagen ihn. Er zieht zuerst, dann jeder Detektiv der Reihe nach.";
rules_2_title: "Moving", "Se déplacer", "Ziehen";
rules_2:
    "Each move goes to the next stop on a line and costs one ticket. Detectives hand theirs to Mister X. Never two pawns on one station.",
    "Chaque coup mène au prochain arrêt d’une ligne et coûte un ticket. Les détectives le donnent à Mister X. Jamais deux pions à la même station.",
    "Jeder Zug führt zur nächsten Station einer Linie und kostet ein Ticket. Detektive geben es Mister X. Nie zwei Figuren auf einer Station.";
rules_3_title: "Mister X", "Mister X", "Mister X";
rules_3:
    "He enters his move here and shows only the ticket. He appears after moves 3, 8, 13, 18 and at the end, then vanishes again.",
    "Il saisit son coup ici et ne montre que le ticket. Il apparaît après les coups 3, 8, 13, 18 et à la fin, puis disparaît.",
    "Er gibt seinen Zug hier ein und zeigt nur das Ticket. Nach Zug 3, 8, 13, 18 und am Ende erscheint er, dann taucht er unter.";
rules_4_title: "His tricks", "Ses ruses", "Seine Tricks";
rules_4:
    "A black ticket is valid on any line and the ferry, and does not say which. A double card gives two moves in one turn.",
    "Un ticket noir vaut pour toute ligne et le bateau, sans dire laquelle. Une carte «\u{a0}coup double\u{a0}» donne deux coups en un tour.",
    "Ein schwarzes Ticket gilt für jede Linie und die Fähre und verrät nicht welche. Eine Doppelzug-Karte erlaubt zwei Züge hintereinander.";
rules_5_title: "Who wins", "Qui gagne", "Wer gewinnt";
rules_5:
    "The detectives win when one lands on Mister X or he cannot move. He wins when none of them can move, after round 22 at the latest.",
    "Les détectives gagnent si l’un atteint Mister X ou s’il est bloqué. Il gagne si aucun ne peut bouger, au plus tard après la manche 22.",
    "Die Detektive gewinnen, wenn einer auf Mister X zieht oder er nicht ziehen kann. Er gewinnt, wenn keiner mehr ziehen kann, spätestens nach Runde 22.";
rules_6_title: "With Confidant", "Avec Confidant", "Mit Confidant";
rules_6:
    "Only Mister X holds Y and looks. When he lets go, all is hidden. The seal proves after the game that nothing was changed.",
    "Seul Mister X maintient Y et regarde. S’il lâche, tout est caché. Le sceau prouve après la partie que rien n’a changé.",
    "Nur Mister X hält Y und schaut. Lässt er los, ist alles verborgen. Das Siegel beweist nach dem Spiel, dass nichts geändert wurde.";}

impl Words {
    /// The rules in short: title and text of each page.
    pub const fn rules(language: Language) -> Pages {
        const fn pages(words: &'static Words) -> [(&'static str, &'static str); 6] {
            [
                (words.rules_1_title, words.rules_1),
                (words.rules_2_title, words.rules_2),
                (words.rules_3_title, words.rules_3),
                (words.rules_4_title, words.rules_4),
                (words.rules_5_title, words.rules_5),
                (words.rules_6_title, words.rules_6),
            ]
        }
        static PAGES: [[(&str, &str); 6]; 3] = [
            pages(Words::of(Language::English)),
            pages(Words::of(Language::French)),
            pages(Words::of(Language::German)),
        ];
        match language {
            Language::English => &PAGES[0],
            Language::French => &PAGES[1],
            Language::German => &PAGES[2],
        }
    }
}
