//! The texts of Scotland Yard: a key, then English, French, German.

use crate::games::Pages;
use crate::texts::Language;

crate::texts! {
Words, "Every text of Scotland Yard in one language.";
// The history.
log_hid: "stays hidden", "reste caché", "bleibt verborgen";
log_revealed: "appears at {}", "se montre au {}", "zeigt sich auf {}";
log_stayed: "stays", "reste", "bleibt";
log_done: "All have moved", "Tous ont joué", "Alle haben gezogen";
log_said: "Said: over", "Annoncé\u{a0}: fin", "Angesagt: Ende";
log_claim: "At {}?", "Au {}\u{a0}?", "Auf {}?";
game: "Game", "Jeu", "Spiel";
game_full: "full", "complet", "voll";
game_beginner: "beginner’s", "débutant", "Einsteiger";
note_full: "22 rounds, with tickets.", "22 manches, avec tickets.", "22 Runden, mit Tickets.";
note_beginner:
    "13 rounds, taxi and bus, no tickets.",
    "13 manches, taxi et bus, sans tickets.",
    "13 Runden, Taxi und Bus, keine Tickets.";
note_no_will:
    "In the beginner’s game he stands openly anyway.",
    "Dans le jeu débutant, il est visible de toute façon.",
    "Im Einsteigerspiel steht er ohnehin offen.";
take_pawn_off: "Mister X, take your pawn off.", "Mister X, retirez votre pion.", "Mister X, nimm deine Figur weg.";
// Log only.
entry: "Entry", "Saisie", "Eingabe";
entry_all: "all moves", "tout", "alle Züge";
entry_x: "X only", "X seul", "nur X";
note_entry_all:
    "All moves are entered.",
    "Tous les coups sont saisis.",
    "Alle Züge werden eingegeben.";
note_entry_x:
    "Only Mister X enters moves. Confidant plays nobody.",
    "Seul Mister X saisit ses coups. Confidant ne joue pas.",
    "Nur Mister X gibt Züge ein. Confidant spielt nicht mit.";
note_cards_x:
    "Draw cards from the box. Mister X enters his.",
    "Tirez les cartes de la boîte. Mister X saisit la sienne.",
    "Zieht Karten aus der Schachtel. Mister X gibt seine ein.";
log_move: "Detectives move", "Les détectives jouent", "Die Detektive ziehen";
log_board: "on the board, then A", "sur le plateau, puis A", "auf dem Brett, dann A";
done: "Done", "Fini", "Fertig";
last_round: "The last round is over", "La dernière manche est finie", "Die letzte Runde ist vorbei";
claim: "Is he at ...?", "Est-il au ...\u{a0}?", "Ist er auf ...?";
claim_pawn: "Only where a pawn stands.", "Seulement là où est un pion.", "Nur, wo eine Figur steht.";
claim_told: "All are told. It is counted.", "Tous le voient. C’est compté.", "Alle sehen es. Es wird gezählt.";
claims_left: "{} left", "reste {}", "noch {}";
ask: "Ask", "Demander", "Fragen";
not_there: "He is not at {}.", "Il n’est pas au {}.", "Er ist nicht auf {}.";
no_claim_left: "No question is left.", "Plus de question.", "Keine Frage mehr frei.";
no_such_station: "Stations are 1 to 199.", "Les stations vont de 1 à 199.", "Stationen gehen von 1 bis 199.";
say_title: "Is it over?", "Est-ce fini\u{a0}?", "Ist es vorbei?";
say_stuck: "No detective can move", "Détectives bloqués", "Detektive sitzen fest";
say_trapped: "No way out", "Aucune issue", "Kein Ausweg";
say_caught: "Mister X is caught", "Mister X est arrêté", "Mister X ist gefasst";
then_he_wins: "Then Mister X has won.", "Alors Mister X a gagné.", "Dann hat Mister X gewonnen.";
then_he_loses: "Then Mister X has lost.", "Alors Mister X a perdu.", "Dann hat Mister X verloren.";
all_agree: "All agree", "Tous d’accord", "Alle einig";
as_said: "Said by the table: at {}.", "Dit par la table\u{a0}: au {}.", "Sagt der Tisch: auf {}.";
without_pawns: "Drawn without the pawns.", "Tracé sans les pions.", "Ohne Figuren gezeichnet.";
not_onto_pawn: "not onto a pawn", "pas sur un pion", "nicht auf Figur";
// Set-up.
players_range: "1 to 6 players", "1 à 6 joueurs", "1 bis 6 Spieler";
n_pawns: "{} pawns", "{} pions", "{} Figuren";
edition: "Edition", "Édition", "Ausgabe";
edition_classic: "taxi 13-14", "taxi 13-14", "Taxi 13-14";
edition_2000: "no 13-14", "sans 13-14", "ohne 13-14";
edition_newer: "X, D cards", "cartes X, D", "X und D";
your_box: "Your box", "Votre boîte", "Eure Schachtel";
mine: "This one", "Celle-ci", "Diese";
ask_lines: "What joins 13 and 14?", "Qu’est-ce qui relie 13 et 14\u{a0}?", "Was verbindet 13 und 14?";
lines_both: "Taxi, bus", "Taxi, bus", "Taxi, Bus";
lines_bus: "Only bus", "Bus seul", "Nur Bus";
ask_backs:
    "What is on the backs of the start cards?",
    "Que voit-on au dos des cartes de départ\u{a0}?",
    "Was zeigen die Startkarten hinten?";
backs_two: "X and D", "X et D", "X und D";
backs_one: "All alike", "Identiques", "Alle gleich";
ask_last:
    "What is the highest number on the board?",
    "Quel est le plus grand numéro du plateau\u{a0}?",
    "Was ist die höchste Nummer auf dem Brett?";
last_199: "199", "199", "199";
last_200: "200", "200", "200";
box_is_newer:
    "Bobbies fill up to four. Detectives move in any order with 11, 8 and 4 tickets.",
    "Des bobbies complètent à quatre. Les détectives jouent dans n’importe quel ordre avec 11, 8 et 4 tickets.",
    "Bobbys ergänzen auf vier. Die Detektive ziehen in beliebiger Folge mit 11, 8 und 4 Tickets.";
box_is_2000:
    "The old rules: detectives move in turn with 10, 8 and 4 tickets. No taxi goes from 13 to 14.",
    "L’ancienne règle\u{a0}: tour à tour, avec 10, 8 et 4 tickets. Aucun taxi ne va du 13 au 14.",
    "Die alten Regeln: reihum, mit 10, 8 und 4 Tickets. Kein Taxi fährt von 13 nach 14.";
box_is_classic:
    "The old rules: detectives move in turn with 10, 8 and 4 tickets.",
    "L’ancienne règle\u{a0}: les détectives jouent tour à tour avec 10, 8 et 4 tickets.",
    "Die alten Regeln: Die Detektive ziehen reihum mit 10, 8 und 4 Tickets.";
box_is_other:
    "This board has other numbers. Put it in under My boxes, on Confidant’s page.",
    "Ce plateau a d’autres numéros. Entrez-le dans Mes boîtes, sur la page de Confidant.",
    "Dieses Brett hat andere Nummern. Gebt es auf der Seite von Confidant unter Meine Schachteln ein.";
as_in_box: "as in box", "boîte", "Schachtel";
black_tickets: "Black", "Noirs", "Schwarz";
doubles: "Doubles", "Doubles", "Doppel";
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
note_alone:
    "You against Confidant: change sides below.",
    "Vous contre Confidant\u{a0}: changez de camp ci-dessous.",
    "Du gegen Confidant. Unten tauschst du die Seiten.";
note_leads_four:
    "One detective leads all four pawns.",
    "Un détective mène les quatre pions.",
    "Ein Detektiv führt alle vier Figuren.";
note_bobbies:
    "Bobbies fill up to four. All detectives move them.",
    "Des bobbies complètent à quatre. Tous les jouent.",
    "Bobbys ergänzen auf vier. Alle führen sie gemeinsam.";
note_leads_all:
    "One detective leads two pawns and two bobbies.",
    "Un détective mène deux pions et deux bobbies.",
    "Ein Detektiv führt zwei Figuren und zwei Bobbys.";
note_edition:
    "Taxi and bus lines join 13 and 14.",
    "Un taxi et un bus relient 13 et 14.",
    "Taxi und Bus verbinden 13 und 14.";
note_edition_2000:
    "Only a bus line joins 13 and 14.",
    "Seul un bus relie 13 et 14.",
    "Nur ein Bus verbindet 13 und 14.";
note_edition_newer:
    "Start cards have X or D on their backs.",
    "Cartes de départ\u{a0}: X ou D au dos.",
    "Startkarten: hinten X oder D.";
note_black:
    "How many black tickets Mister X begins with.",
    "Combien de tickets noirs a Mister X au départ.",
    "Mit so vielen schwarzen Tickets beginnt Mister X.";
note_doubles:
    "How many double moves Mister X may make.",
    "Combien de doubles coups a Mister X.",
    "So viele Doppelzüge hat Mister X.";
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
note_voluntary_house:
    "House rule: Mister X may show himself and take tickets.",
    "Règle maison\u{a0}: Mister X peut se montrer et prendre des tickets.",
    "Hausregel: Mister X darf sich zeigen und Tickets nehmen.";
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
tip_catch: "may catch him: {}%", "peut l’arrêter\u{a0}: {}\u{a0}%", "fasst ihn: {}\u{a0}%";
tip_ways: "ways out: {}", "issues\u{a0}: {}", "Auswege: {}";
heat_1: "15% up", "dès 15\u{a0}%", "ab 15\u{a0}%";
heat_2: "5% up", "dès 5\u{a0}%", "ab 5\u{a0}%";
heat_3: "less", "moins", "sonst";
survives: "lasts {}% of the rounds left", "tient {}\u{a0}% des manches", "hält {}\u{a0}% der Runden";
take_advice: "Play it", "Jouer", "Ziehen";
what_decided: "What decided it", "Coups décisifs", "Was entschied";
lesson_looks: "Confidant weighs every move.", "Confidant évalue chaque coup.", "Confidant prüft jeden Zug.";
lesson_none:
    "No single move decided it.",
    "Aucun coup n’a décidé seul.",
    "Kein einzelner Zug hat es entschieden.";
lesson_cost: "cost {} of 100", "coûte {} sur 100", "kostet {} von 100";
lesson_better: "Better: {}.", "Mieux\u{a0}: {}.", "Besser: {}.";
lesson_catches:
    "The chance to catch him was {}%, not {}%.",
    "La chance de l’arrêter était de {}\u{a0}%, pas de {}\u{a0}%.",
    "Die Chance, ihn zu fassen, war {}\u{a0}% statt {}\u{a0}%.";
lesson_lasts:
    "He would have lasted {}% of the rounds left, not {}%.",
    "Il serait resté libre {}\u{a0}% des manches, pas {}\u{a0}%.",
    "Er hätte {}\u{a0}% der Runden überstanden statt {}\u{a0}%.";
he_was_there: "And there he was.", "Et il y était.", "Und dort war er.";
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
bobby_1: "Bobby\u{a0}1", "Bobby\u{a0}1", "Bobby\u{a0}1";
bobby_2: "Bobby\u{a0}2", "Bobby\u{a0}2", "Bobby\u{a0}2";
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
rides_free: "at {}, rides free", "au {}, libre", "auf {}, fährt frei";
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
is_he_there: "Is he there?", "Est-il là\u{a0}?", "Ist er da?";
is_hiding: "hiding", "se cache", "verborgen";
thinks: "thinks", "pense", "denkt";
lay_ticket: "Put down: {}", "Posez\u{a0}: {}", "Legt hin: {}";
lay_these: "Double, lay:", "Double, posez\u{a0}:", "Doppel, legt:";
lay_three:
    "Double: {}, {}. Lay three.",
    "Double\u{a0}: {}, {}. Posez-en trois.",
    "Doppel: {}, {}. Legt drei.";
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
    "Plays 1,300 games in its head before each move.",
    "Joue 1\u{a0}300 parties dans sa tête avant chaque coup.",
    "Spielt vor jedem Zug 1.300 Partien im Kopf.";
x_expert:
    "Plays 20,000 games in its head before each move.",
    "Joue 20\u{a0}000 parties dans sa tête avant chaque coup.",
    "Spielt vor jedem Zug 20.000 Partien im Kopf.";
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
who: "Who", "Qui", "Wer";
still_n: "Round {}: {} left", "Manche {}\u{a0}: reste {}", "Runde {}: noch {}";
free_order:
    "Any order: who moves next?",
    "Ordre libre\u{a0}: à qui maintenant\u{a0}?",
    "Reihenfolge frei: wer zieht als Nächster?";
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
then_from: "Then from", "Puis du", "Dann ab";
trail: "Trail", "Trajet", "Spur";
my_trail: "My trail", "Mon trajet", "Meine Spur";
my_map: "My map", "Mon plan", "Mein Plan";
no_line: "No line here", "Pas de ligne", "Keine Linie";
two_moves: "Two moves", "Deux coups", "Zwei Züge";
seen_in: "seen in {}", "vu dans {}", "sichtbar: {}";
station: "Station", "Station", "Station";
rose_plate: "{} from {}", "{} du {}", "{} ab {}";
then_by: "Then: {} from {}", "Puis\u{a0}: {} du {}", "Dann: {} ab {}";
rose_to: "{} to", "{} vers", "{} nach";
nothing_there: "Nothing there", "Rien ici", "Dort ist nichts";
only_ticket: "They see the ticket only", "On ne voit que le ticket", "Sie sehen nur das Ticket";
only_tickets: "They see the tickets only", "On voit les tickets seuls", "Sie sehen nur die Tickets";
all_see: "All will see you at {}", "Tous vous verront au {}", "Alle sehen dich auf {}";
other_ticket: "Another ticket", "Autre ticket", "Anderes Ticket";
other_station: "Other station", "Autre station", "Andere";
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
escapes: "escapes in round {}", "s’échappe, manche {}", "entkommt, Runde {}";
escape_at: "He was at {}.", "Il était au {}.", "Er war auf {}.";
catches: "catches Mister X", "arrête Mister X", "fasst Mister X";
catch_him: "catch Mister X", "arrêtent Mister X", "fassen Mister X";
trap_him: "trap Mister X", "cernent Mister X", "umstellen Mister X";
catch_where: "at {}, in round {}", "au {}, manche {}", "auf {}, in Runde {}";
follow_hunt: "Replay the hunt", "Revoir la traque", "Die Jagd ansehen";
check_trail: "Check the trail", "Vérifier le trajet", "Spur prüfen";
list: "List", "Liste", "Liste";
play: "Play", "Lire", "Abspielen";
from_seen: "from {}, seen", "du {}, vu", "von {}, gesehen";
from_unseen: "from {}, not seen", "du {}, non vu", "von {}, unsichtbar";
check_lines: "On a line of the ticket", "Sur une ligne du ticket", "Auf Linien des Tickets";
check_free: "Free of pawns", "Libre de pions", "Ohne Figuren";
check_seen: "Seen where he was", "Vu là où il était", "Gesehen, wo er war";
not_checked: "unknown", "inconnu", "unbekannt";
move_verb: "Step", "Coup", "Zug";
// The rules in short.
rules_1_title: "The hunt", "La traque", "Die Jagd";
rules_1:
    "Mister X flees through London in secret. Up to five detectives pursue him. In each round he moves first, then each detective moves.",
    "Mister X fuit en secret dans Londres. Jusqu’à cinq détectives le traquent. À chaque manche il joue en premier, puis chaque détective.",
    "Mister X flieht heimlich durch London. Bis zu fünf Detektive jagen ihn. In jeder Runde zieht er zuerst, dann jeder Detektiv.";
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
    "Only Mister X holds Y and looks. When he lets go, all is hidden. Seal and proofs, written down, show later if anything was changed.",
    "Seul Mister X maintient Y et regarde. S’il lâche, tout est caché. Sceau et preuves, une fois notés, montrent ensuite si quelque chose a changé.",
    "Nur Mister X hält Y und schaut. Lässt er los, ist alles verborgen. Siegel und Beweise, notiert, zeigen später, ob etwas geändert wurde.";
rules_7_title: "The newer box", "La boîte récente", "Neuere Schachtel";
rules_7:
    "Detectives move in any order. Bobbies, who need no ticket, fill up to four. Used tickets go to a supply, from which Mister X draws.",
    "Les détectives jouent dans l’ordre voulu. Des bobbies sans ticket complètent à quatre. Les tickets utilisés vont à une réserve, où Mister X puise.",
    "Detektive ziehen in beliebiger Folge. Bobbys ohne Tickets füllen auf vier auf. Benutzte Tickets gehen in einen Vorrat, aus dem Mister X nimmt.";
rules_8_title: "Beginner’s game", "Jeu débutant", "Einsteigerspiel";
rules_8:
    "Taxi and bus without tickets, for 13 rounds. Mister X stands on the board. Only his moves 3, 8 and 13 and one with a black ticket are secret.",
    "Taxi et bus sans tickets, pendant 13 manches. Mister X est sur le plateau. Seuls ses coups 3, 8 et 13 et un au ticket noir sont secrets.",
    "Taxi und Bus ohne Tickets, 13 Runden lang. Mister X steht auf dem Plan. Nur Zug 3, 8 und 13 und einer mit schwarzem Ticket sind geheim.";}

impl Words {
    /// The rules in short: title and text of each page.
    pub const fn rules(language: Language) -> Pages {
        const fn pages(words: &'static Words) -> [(&'static str, &'static str); 8] {
            [
                (words.rules_1_title, words.rules_1),
                (words.rules_2_title, words.rules_2),
                (words.rules_3_title, words.rules_3),
                (words.rules_4_title, words.rules_4),
                (words.rules_5_title, words.rules_5),
                (words.rules_6_title, words.rules_6),
                (words.rules_7_title, words.rules_7),
                (words.rules_8_title, words.rules_8),
            ]
        }
        static PAGES: [[(&str, &str); 8]; 3] = [
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
