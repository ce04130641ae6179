//! The texts of Tiny Epic Crimes: a key, then English, French, German.

crate::texts! {
Words, "Every text of Tiny Epic Crimes in one language, but its cards and its rules in short.";
// Set-up.
players_range: "1 to 4 players", "1 à 4 joueurs", "1 bis 4 Spieler";
game: "Game", "Partie", "Spiel";
rivals: "rivals", "rivaux", "Rivalen";
team: "team", "équipe", "Team";
note_rivals: "Everyone for themselves.", "Chacun pour soi.", "Jeder für sich.";
note_team: "All together against the clock.", "Tous ensemble contre la montre.", "Alle zusammen gegen die Uhr.";
note_solo: "One person leads a team.", "Une personne mène une équipe.", "Eine Person führt ein Team.";
officers: "Officers", "Enquêteurs", "Ermittler";
note_officers:
    "The youngest takes seat 1 and begins.",
    "Place 1\u{a0}: le plus jeune, il commence.",
    "Platz 1 hat der Jüngste, er beginnt.";
dice: "Dice", "Dés", "Würfel";
by_confidant: "Confidant", "Confidant", "Confidant";
by_us: "ours", "les nôtres", "eigene";
note_dice_device:
    "Confidant rolls for gangsters and events.",
    "Confidant lance les dés pour gangsters et événements.",
    "Confidant würfelt für Gangster und Ereignisse.";
note_dice_own:
    "You roll and enter the result.",
    "Vous lancez et saisissez le résultat.",
    "Ihr würfelt und gebt das Ergebnis ein.";
events: "Events", "Événem.", "Ereignisse";
from_house: "new", "inédits", "neue";
from_box: "box", "boîte", "eure";
note_events_house:
    "Eighteen new events, made for Confidant.",
    "Dix-huit événements inédits, créés pour Confidant.",
    "Achtzehn neue Ereignisse, eigens für Confidant.";
note_events_box:
    "You draw the printed cards and read them aloud.",
    "Vous piochez et lisez les cartes imprimées.",
    "Ihr zieht die gedruckten Karten und lest sie vor.";
time_board: "Track", "Piste", "Leiste";
as_yours: "as yours", "la vôtre", "wie eure";
note_board_guess:
    "Made up. Right: enter your own.",
    "Inventée. À droite\u{a0}: saisir la vôtre.",
    "Erdacht. Rechts: eure eigene eingeben.";
note_board_yours:
    "Night and lines from your board. X: change.",
    "Nuit et lignes de votre plateau. X\u{a0}: changer.",
    "Nacht und Linien von eurem Plan. X: ändern.";
note_names: "Who plays which officer.", "Qui joue quel enquêteur.", "Wer welchen Ermittler spielt.";
// The time track of the owner's box.
your_board: "Your time track", "Votre piste", "Eure Zeitleiste";
is_your_board: "Is this your track?", "Est-ce votre piste\u{a0}?", "Ist das eure Leiste?";
made_up: "made up", "inventée", "erdacht";
hour_n: "Hour {}", "Heure {}", "Stunde {}";
night_caption: "NIGHT", "NUIT", "NACHT";
no_night: "none", "aucune", "keine";
lines_caption: "LINES", "LIGNES", "LINIEN";
line_behind: "red line after it", "ligne rouge après", "rote Linie danach";
day_night: "Day/night", "Jour/nuit", "Tag/Nacht";
hour_verb: "Hour", "Heure", "Stunde";
line_verb: "Line", "Ligne", "Linie";
// People.
officer_1: "Officer\u{a0}1", "Enquêteur\u{a0}1", "Ermittler\u{a0}1";
officer_2: "Officer\u{a0}2", "Enquêteur\u{a0}2", "Ermittler\u{a0}2";
officer_3: "Officer\u{a0}3", "Enquêteur\u{a0}3", "Ermittler\u{a0}3";
officer_4: "Officer\u{a0}4", "Enquêteur\u{a0}4", "Ermittler\u{a0}4";
detective: "Detective", "Inspecteur", "Kommissarin";
patrol_cop: "Patrol Cop", "Patrouilleuse", "Streife";
analyst: "Analyst", "Analyste", "Analyst";
sheriff: "Sheriff", "Shérif", "Sheriff";
// The clock.
echo_ridge: "Echo Ridge", "Echo Ridge", "Echo Ridge";
day_n: "Day {}", "Jour {}", "Tag {}";
night_n: "Night {}", "Nuit {}", "Nacht {}";
team_code: "Team", "Équipe", "Team";
events_caption: "EVENTS", "ÉVÉN.", "EREIGN.";
hours_verb: "Hours", "Heures", "Stunden";
spend: "Advance", "Avancer", "Ziehen";
report: "Report", "Rapport", "Bericht";
views: "View", "Vue", "Sicht";
n_hours: "{}\u{a0}h", "{}\u{a0}h", "{}\u{a0}h";
line_n: "line {}", "ligne {}", "Linie {}";
n_lines: "{} lines", "{} lignes", "{} Linien";
brings_event: "event", "évén.", "Ereign.";
brings_events: "events", "évén.", "Ereign.";
brings_nothing: "nothing", "rien", "nichts";
brings_penalty: "penalty", "pénal.", "Strafe";
must_report:
    "Last hour: only the report is left.",
    "Dernière heure\u{a0}: il ne reste que le rapport.",
    "Letzte Stunde: Es bleibt nur der Bericht.";
may_report:
    "Red hours: {} may report now.",
    "Heures rouges\u{a0}: {} peut faire son rapport.",
    "Rote Stunden: {} darf jetzt berichten.";
play_on: "plays on", "continue", "spielt weiter";
reports: "reports", "fait son rapport", "berichtet";
// Dice.
gangster_roll: "Gangster roll", "Lancer gangster", "Gangsterwurf";
your_dice: "Your dice", "Vos dés", "Eure Würfel";
roll_yourselves:
    "Roll for a gangster. What is the result?",
    "Lancez pour un gangster. Résultat\u{a0}?",
    "Würfelt für einen Gangster. Was kam heraus?";
again_double: "double", "double", "Pasch";
gangster_to: "Gangster to {}", "Gangster en {}", "Gangster nach {}";
token_to: "Token to {}", "Jeton en {}", "Marke nach {}";
wanted_to: "Wanted man to {}", "Recherché en {}", "Gesuchter nach {}";
row_is: "Row {}", "Rangée {}", "Reihe {}";
column_is: "Column {}", "Colonne {}", "Spalte {}";
is_taken: "Taken: new event", "Occupé\u{a0}: événement", "Besetzt: Ereignis";
bag_empty: "Bag empty: penalty", "Sac vide\u{a0}: pénalité", "Beutel leer: Strafe";
roll_again: "Roll again", "Relancer", "Neu würfeln";
nothing_fits: "Nothing more fits", "Plus rien ne va", "Mehr passt nicht";
other_verb: "Other", "Autre", "Andere";
cannot_set_up: "Another card", "Autre carte", "Andere Karte";
stays_there: "Stays where it is", "Reste en place", "Bleibt, wo es ist";
roll_done: "Everything is placed", "Tout est placé", "Alles steht";
placed: "Placed", "Placé", "Gesetzt";
taken_verb: "Taken", "Occupé", "Besetzt";
again_verb: "Again", "Relancer", "Neu";
nobody_comes: "Nobody comes", "Personne ne vient", "Niemand kommt";
next_caption: "Next", "Puis", "Dann";
next_is: "Next: {}", "Puis {}", "Dann {}";
// Events.
new_event: "New event", "Nouvel événement", "Neues Ereignis";
slot_n: "Slot {}", "Case {}", "Platz {}";
lay_down: "Put down", "Poser", "Hinlegen";
house_deck: "Confidant’s deck", "Cartes Confidant", "Confidant-Karten";
solver: "Solver", "Qui résout", "Löser";
helpers: "Helpers", "Qui aide", "Helfer";
draw_one:
    "Draw a card from your box and read it aloud.",
    "Piochez une carte de votre boîte et lisez-la à voix haute.",
    "Zieht eine Karte aus der Schachtel und lest sie vor.";
draw_another:
    "Too late for this card. Put it away and draw again.",
    "Trop tard pour cette carte. Retirez-la et piochez encore.",
    "Zu spät für diese Karte. Weglegen und neu ziehen.";
plain_card: "Plain event", "Sans limite", "Ohne Frist";
timed_card: "Timed event", "Limité", "Mit Frist";
pay: "Pay", "Payer", "Zahlen";
refuse: "Refuse", "Refuser", "Ablehnen";
who_is_there: "Who is there?", "Qui est là\u{a0}?", "Wer ist dort?";
is_there: "there", "présent", "dort";
is_away: "away", "absent", "fort";
toggle: "Change", "Changer", "Ändern";
resolved: "Resolved", "Résolu", "Gelöst";
burn_verb: "Time is up", "Échéance", "Abgelaufen";
name_verb: "Name", "Nom", "Name";
more_verb: "More", "Plus", "Mehr";
token_gone: "Token on {} gone", "Jeton en {} retiré", "Marke auf {} weg";
card_leaves_so: "Card leaves, unsolved", "Part sans être résolu", "Karte geht ungelöst";
burn_question:
    "Is time up for {}?",
    "{}\u{a0}: délai écoulé\u{a0}?",
    "{}: abgelaufen?";
printed_event: "Printed event", "Carte imprimée", "Gedruckte Karte";
printed_timed: "timed", "limité", "mit Frist";
printed_card:
    "Follow your card. Here it only takes a slot.",
    "Suivez votre carte. Ici, elle occupe une case.",
    "Es gilt eure Karte. Hier belegt sie einen Platz.";
call_it: "Card name", "Nom de la carte", "Name der Karte";
// Penalties.
penalty: "Penalty", "Pénalité", "Strafe";
cause_slots:
    "Three events lie: no free slot.",
    "Trois événements posés\u{a0}: plus de case libre.",
    "Drei Ereignisse liegen: kein Platz frei.";
cause_bag:
    "The bag is empty: nobody to place.",
    "Le sac est vide\u{a0}: personne à placer.",
    "Der Beutel ist leer: Niemand kommt.";
cause_burnt: "Too late: {}", "Trop tard\u{a0}: {}", "Zu spät: {}";
cause_nobody: "Nobody came: {}", "Personne n’est venu\u{a0}: {}", "Niemand kam: {}";
cause_card: "A card says so.", "Une carte le dit.", "Eine Karte sagt es.";
penalty_slots: "Penalty: no free slot", "Pénalité\u{a0}: cases pleines", "Strafe: kein Platz frei";
penalty_bag: "Penalty: empty bag", "Pénalité\u{a0}: sac vide", "Strafe: Beutel leer";
penalty_late: "Penalty: too late", "Pénalité\u{a0}: trop tard", "Strafe: zu spät";
penalty_nobody: "Penalty: nobody came", "Pénalité\u{a0}: personne", "Strafe: Niemand kam";
penalty_card: "Penalty: by a card", "Pénalité\u{a0}: une carte", "Strafe: durch Karte";
// Red lines.
red_line_n: "Red line {}", "Ligne rouge {}", "Rote Linie {}";
lines_left: "red lines left: {}", "lignes rouges restantes\u{a0}: {}", "rote Linien noch: {}";
no_change: "stays", "reste", "bleibt";
line_spreads: "1 token more, {} at most", "1 jeton de plus, {} au plus", "1 Marke mehr, höchstens {}";
line_full: "It spreads no further.", "Elle ne s’étend plus.", "Er zieht nicht weiter.";
last_line: "last line", "dernière", "die letzte";
line_wanted: "he moves: roll a block", "il bouge\u{a0}: tirez un quartier", "er zieht: Block würfeln";
line_search: "search token: roll a block", "Fouille\u{a0}: tirez un quartier", "Suchmarke: Block würfeln";
new_in_slot: "new, slot {}", "nouveau, case {}", "neu, Platz {}";
card_leaves: "Top suspect card removed unseen", "Carte Suspect du dessus retirée", "Oberste Verdächtige weg";
all_go_on: "None left: all +1\u{a0}h", "Aucune\u{a0}: tous +1\u{a0}h", "Keine da: alle +1\u{a0}h";
too_late: "too late, put away", "trop tard, retiré", "zu spät, kommt weg";
has_burnt: "time is up", "délai écoulé", "abgelaufen";
goes_to_row: "now row {}", "rangée {} maintenant", "jetzt Reihe {}";
out_of_time: "The hat: last hour {}", "Chapeau\u{a0}: fin à {}\u{a0}h", "Hut: letzte Stunde {}";
red_hours: "Red hours: you may report", "Heures rouges\u{a0}: rapport permis", "Rote Stunden: Bericht erlaubt";
time_is_up: "Out of time: {}", "Temps écoulé\u{a0}: {}", "Zeit abgelaufen: {}";
has_reported: "{} reports", "Rapport\u{a0}: {}", "{} berichtet";
what_followed: "What happened", "Ce qui se passe", "Was geschieht";
// Officers, by hand.
at_hour: "hour {}", "heure {}", "Stunde {}";
beside_track: "beside the track", "à côté de la piste", "neben der Leiste";
reported_at: "reported, {}\u{a0}h", "rapport fait, {}\u{a0}h", "berichtet, {}\u{a0}h";
by_hand: "By hand", "À la main", "Von Hand";
one_more_event: "One more event", "Événement de plus", "Noch ein Ereignis";
one_more_roll: "One more roll", "Un lancer de plus", "Noch ein Wurf";
one_penalty: "A penalty", "Une pénalité", "Eine Strafe";
set_marker: "Set a time marker", "Marqueur Temps", "Zeitmarker setzen";
who_verb: "Who", "Qui", "Wer";
set_verb: "Set", "Placer", "Setzen";
// The end.
tie_order: "Ties: badges, then hours.", "À égalité\u{a0}: insignes, puis heures.", "Gleichstand: Abzeichen, dann Stunden.";
badge_of: "Badge level: {}", "Insigne\u{a0}: {}", "Abzeichen: {}";
nobody: "Nobody", "Personne", "Niemand";
nobody_right: "was right", "n’a vu juste", "lag richtig";
evidence_of: "Evidence: {}", "Preuves\u{a0}: {}", "Beweise: {}";
won_badges: "Badge level {}; {} was right too.", "Insigne niveau {}\u{a0}; {} aussi a vu juste.", "Abzeichen Stufe {}; auch {} lag richtig.";
won_hours: "Same badges, fewest hours: {}.", "Insignes égaux, le moins d’heures\u{a0}: {}.", "Abzeichen gleich, wenigste Stunden: {}.";
won_evidence: "Same hours, most evidence: {}.", "Heures égales, plus de preuves\u{a0}: {}.", "Stunden gleich, meiste Beweise: {}.";
won_shared: "Level in everything.", "Égalité en tout.", "In allem gleich.";
who_solved: "Who solved it?", "Qui l’a résolu\u{a0}?", "Wer hat es gelöst?";
really_event: "Does a card ask for one more event?", "Une carte demande un événement de plus\u{a0}?", "Verlangt eine Karte noch ein Ereignis?";
really_roll: "Does a card ask for one more roll?", "Une carte demande un lancer de plus\u{a0}?", "Verlangt eine Karte noch einen Wurf?";
really_penalty: "Does a card ask for a penalty?", "Une carte demande une pénalité\u{a0}?", "Verlangt eine Karte eine Strafe?";
really_suspect: "Does a card give a suspect card?", "Une carte donne une carte Suspect\u{a0}?", "Gibt eine Karte eine Verdächtigenkarte?";
// A set-up with own dice.
own_tokens: "Tokens: {}. Roll a block for each.", "Jetons\u{a0}: {}. Tirez un quartier pour chacun.", "Marken: {}. Würfelt für jede einen Block.";
own_in_column: "Tokens: {}. Roll a block in column {}.", "Jetons\u{a0}: {}. Tirez dans la colonne {}.", "Marken: {}. Würfelt in Spalte {}.";
own_far: "Tokens: {}. Roll a block {} or more from HQ.", "Jetons\u{a0}: {}. Tirez un quartier à {} ou plus du QG.", "Marken: {}. Würfelt einen Block, {} oder mehr vom HQ.";
own_beside: "Tokens: {}, next to the first.", "Jetons\u{a0}: {}, à côté du premier.", "Marken: {}, neben die erste.";
own_gangsters: "Gangsters: {}. Roll a block for each.", "Gangsters\u{a0}: {}. Tirez un quartier pour chacun.", "Gangster: {}. Würfelt für jeden einen Block.";
own_of_colour: "Gangsters, {}: {}. Roll a block for each.", "Gangsters, {}\u{a0}: {}. Tirez un quartier pour chacun.", "Gangster, {}: {}. Würfelt für jeden einen Block.";
own_around: "Gangsters: {}, on the token and next to it.", "Gangsters\u{a0}: {}, sur le jeton et à côté.", "Gangster: {}, auf die Marke und daneben.";
own_with_token: "Gangsters: {}, with a token. Roll a block.", "Gangsters\u{a0}: {}, avec un jeton. Tirez un quartier.", "Gangster: {}, mit einer Marke. Würfelt einen Block.";
own_search: "Roll a block: a search token goes there.", "Tirez un quartier\u{a0}: un jeton Fouille y va.", "Würfelt einen Block für eine Suchmarke.";
own_row_informant: "Roll a row that has an informant. Which?", "Tirez une rangée avec informateur. Laquelle\u{a0}?", "Würfelt eine Reihe mit Informant. Welche?";
own_row: "Roll a row. Which?", "Tirez une rangée. Laquelle\u{a0}?", "Würfelt eine Reihe. Welche?";
own_column: "Roll a column that has a witness. Which?", "Tirez une colonne avec témoin. Laquelle\u{a0}?", "Würfelt eine Spalte mit Zeugen. Welche?";
penalties_n: "Penalties: {}", "Pénalités\u{a0}: {}", "Strafen: {}";
// The history.
log_hours: "{}\u{a0}h, now hour {}", "{}\u{a0}h, à l’heure {}", "{}\u{a0}h, nun Stunde {}";
log_reports: "report at {}\u{a0}h", "rapport à {}\u{a0}h", "Bericht, {}\u{a0}h";
log_plays_on: "plays on", "continue", "spielt weiter";
log_placed: "placed", "placé", "gesetzt";
log_again: "rolled again", "relancé", "neu gewürfelt";
log_taken: "taken: event", "occupé\u{a0}: événement", "besetzt: Ereignis";
log_empty: "bag empty", "sac vide", "Beutel leer";
log_done: "set up", "installé", "aufgebaut";
log_away: "card away", "carte retirée", "Karte weg";
log_paid: "pays", "paie", "zahlt";
log_refused: "refuses", "refuse", "lehnt ab";
log_there: "there: {}", "présents\u{a0}: {}", "dort: {}";
log_burnt: "slot {}: time is up", "case {}\u{a0}: délai écoulé", "Platz {} abgelaufen";
log_cleared: "token on {} gone", "jeton en {} retiré", "Marke auf {} weg";
log_gone: "slot {}: card leaves", "case {}\u{a0}: carte partie", "Platz {}: Karte geht";
log_drawn: "draws an event", "pioche un événement", "zieht ein Ereignis";
log_lost: "suspect card lost", "carte Suspect perdue", "Verdächtige verloren";
log_pushed: "all go 1\u{a0}h on", "tous +1\u{a0}h", "alle 1\u{a0}h weiter";
log_resolved: "slot {} resolved", "case {} résolue", "Platz {} gelöst";
log_solved_by: "slot {} resolved: {}", "case {} résolue\u{a0}: {}", "Platz {} gelöst: {}";
log_line: "line {}", "ligne {}", "Linie {}";
log_badge: "badge level {}", "insigne niveau {}", "Abzeichen Stufe {}";
log_evidence: "evidence: {}", "preuves\u{a0}: {}", "Beweise: {}";
log_named: "slot {} is {}", "case {}\u{a0}: {}", "Platz {} ist {}";
log_event: "one more event", "événement de plus", "noch ein Ereignis";
log_roll: "one more roll", "lancer de plus", "noch ein Wurf";
log_penalty: "a penalty", "une pénalité", "eine Strafe";
log_marker: "{} to hour {}", "{} à l’heure {}", "{} auf Stunde {}";
log_roll_is: "{}, {}-{}", "{}, {}-{}", "{}, {}-{}";
// Everything: the set-up.
keeps_what: "Runs", "Gère", "Führt";
keeps_clock: "clock", "l’horloge", "die Uhr";
keeps_all: "everything", "tout", "alles";
keeps_secrets: "secrets too", "les secrets", "Geheimes";
note_keeps_secrets:
    "Your printed cards; Confidant hides the murderer.",
    "Vos cartes imprimées\u{a0}; Confidant cache le meurtrier.",
    "Eure gedruckten Karten; Confidant verbirgt den Mörder.";
note_keeps_envelope:
    "Your printed cards and your envelope.",
    "Vos cartes imprimées et votre enveloppe.",
    "Eure gedruckten Karten und euer Umschlag.";
murderer: "Murderer", "Meurtrier", "Mörder";
kept_here: "here", "ici", "hier";
in_envelope: "box", "boîte", "Umschlag";
note_murderer_device:
    "Confidant alone knows who did it.",
    "Confidant est seul à savoir qui l’a fait.",
    "Nur Confidant weiß, wer es war.";
note_murderer_envelope:
    "You deal the suspects and read the evidence.",
    "Vous gérez les suspects et les preuves.",
    "Verdächtige und Beweise sind bei euch.";
clue_tokens: "Tokens", "Jetons", "Marken";
note_tokens_device:
    "Confidant knows what the clue tokens hide.",
    "Confidant sait ce que cachent les jetons.",
    "Confidant weiß, was die Marken verbergen.";
note_tokens_own:
    "You turn them over and enter the result.",
    "Vous les retournez et saisissez le résultat.",
    "Ihr dreht sie um und gebt das Ergebnis ein.";
note_keeps_clock:
    "Your box does the rest.",
    "Votre boîte fait le reste.",
    "Eure Schachtel macht den Rest.";
note_keeps_all:
    "With Confidant’s cards; nothing else is needed.",
    "Avec les cartes de Confidant\u{a0}; rien d’autre.",
    "Mit den Karten von Confidant; sonst braucht ihr nichts.";
by_us_both: "ours + bag", "dés et sac", "mit Beutel";
note_dice_both:
    "You roll and draw, and enter the result.",
    "Vous lancez, piochez et saisissez le résultat.",
    "Ihr würfelt, zieht und gebt das Ergebnis ein.";
the_city: "City", "Ville", "Stadt";
city_drawn: "drawn", "tirée", "gelost";
city_laid: "as laid", "posée", "wie gelegt";
note_city_drawn:
    "Confidant draws where the tokens go.",
    "Confidant tire au sort la place des jetons.",
    "Confidant lost aus, wo die Marken liegen.";
note_city_laid: "X: enter your city.", "X\u{a0}: saisir votre ville.", "X: eure Stadt eingeben.";
abilities: "Abilities", "Capacités", "Fähigkeiten";
note_abilities: "Two each; you keep one.", "Deux chacun, on en garde une.", "Jeder bekommt zwei und behält eine.";
lay_verb: "Token", "Jeton", "Marke";
// Everything: the clock, the drive, the deeds.
notes_verb: "Notes", "Carnet", "Notizen";
clock_verb: "Clock", "Horloge", "Uhr";
act_verb: "Play", "Jouer", "Ziehen";
city_verb: "City", "Ville", "Stadt";
hq: "HQ", "QG", "HQ";
drives: "{} drives", "{} conduit", "{} fährt";
cost_caption: "COST", "COÛT", "KOSTET";
there_caption: "THERE", "LÀ-BAS", "DORT";
drive_verb: "Drive", "Conduire", "Fahren";
here_verb: "Here", "Ici", "Hier";
once_more: "Second action", "Seconde action", "Zweite Aktion";
arrest: "Arrest", "Arrestation", "Verhaften";
coffee: "Coffee break", "Pause café", "Kaffeepause";
backup: "Backup", "Renforts", "Verstärkung";
informant: "Informant", "Informateur", "Informant";
witness: "Witness", "Témoin", "Zeuge";
search: "Search", "Fouille", "Durchsuchen";
stakeout: "Stakeout", "Planque", "Observieren";
holding: "Holding", "Détention", "Festsetzen";
book: "Book at HQ", "Livrer au QG", "Abliefern";
event: "Event", "Événement", "Ereignis";
event_n: "Event {}", "Événement {}", "Ereignis {}";
event_card_n: "Event {}, card", "Évén. {}, carte", "Ereignis {}, Karte";
no_more: "No more", "Rien de plus", "Keine mehr";
no_more_says: "No second action.", "Ne pas agir une seconde fois.", "Keine zweite Aktion.";
show_all: "All", "Tout", "Alles";
show_less: "Less", "Moins", "Weniger";
risk_verb: "Risk", "Risque", "Risiko";
clue_n_of: "{}: clue {} of {}", "{}\u{a0}: indice {} sur {}", "{}: Hinweis {} von {}";
token_up_to: "Succeeds up to value {}", "Réussit jusqu’à {}", "Gelingt bis Wert {}";
value_up_to: "Value up to {}: {}%", "Valeur jusqu’à {}\u{a0}: {}\u{a0}%", "Wert bis {}: {}\u{a0}%";
die_up_to: "Die up to {}: {}%", "Dé jusqu’à {}\u{a0}: {}\u{a0}%", "Würfel bis {}: {}\u{a0}%";
chance_is: "Chance {}%", "Chance {}\u{a0}%", "Chance {}\u{a0}%";
gangsters_near: "Gangsters in reach: {}", "Gangsters à portée\u{a0}: {}", "Gangster in Reichweite: {}";
pays_card: "Pays with a force card.", "Paie avec une carte Force.", "Zahlt mit einer Einsatzkarte.";
into_bag: "The gangster goes to the bag.", "Le gangster va dans le sac.", "Gangster in den Beutel.";
into_set: "Three colours: a badge level.", "Trois couleurs\u{a0}: un insigne.", "Drei Farben: ein Abzeichen.";
into_cell: "Into the cell, then to HQ.", "En cellule, puis au QG.", "In die Zelle, dann ins HQ.";
only_time: "Only time passes.", "Seul le temps passe.", "Es vergeht nur Zeit.";
only_by_day: "Only by day", "De jour seulement", "Nur am Tag";
only_by_night: "Only by night", "De nuit seulement", "Nur bei Nacht";
anothers_action: "Another officer does that", "C’est à un autre", "Das macht ein anderer";
event_forbids: "An event forbids it", "Un événement l’interdit", "Ein Ereignis verbietet es";
no_gangster: "No gangster here", "Aucun gangster ici", "Kein Gangster hier";
no_gangster_near: "No gangster near", "Aucun gangster proche", "Kein Gangster nahe";
no_informant: "Row {} has no informant", "Rangée {} sans informateur", "Reihe {} ohne Informanten";
no_witness: "Column {} has no witness", "Colonne {} sans témoin", "Spalte {} ohne Zeugen";
no_search: "Nothing to search here", "Rien à fouiller ici", "Hier ist nichts zu suchen";
no_stakeout: "Nothing to stake out here", "Pas de planque ici", "Nichts zu observieren";
cell_taken: "The cell is taken", "Cellule occupée", "Die Zelle ist belegt";
cell_empty: "The cell is empty", "Cellule vide", "Die Zelle ist leer";
only_at_hq: "Only at HQ", "Au QG seulement", "Nur im HQ";
by_other_actions: "By other actions", "Par d’autres actions", "Durch andere Aktionen";
not_at_event: "Not at its place", "Pas au bon endroit", "Nicht an seinem Ort";
passes_hour: "Goes past hour {}", "Dépasse l’heure {}", "Über Stunde {} hinaus";
// Everything: what a turn brought.
ends_well: "yes", "oui", "ja";
ends_badly: "no", "non", "nein";
field_work: "Field work", "Terrain", "Außendienst";
force_card: "Force card", "Carte Force", "Einsatzkarte";
ghost: "Ghost", "Fantôme", "Geist";
asks: "Questions {}", "Interroge {}", "Verhört {}";
looks_at: "Looks at: {}", "Consulte\u{a0}: {}", "Sieht ein: {}";
is_innocent: "{} is innocent", "{} est innocent", "{} ist unschuldig";
is_solved: "{} solved: {}", "Preuve {}\u{a0}: {}", "Beweis {}: {}";
event_resolved: "{}: resolved", "{}\u{a0}: résolu", "{}: gelöst";
event_carried: "{}: taken along", "{}\u{a0}: embarqué", "{}: mitgenommen";
event_burnt: "{}: time is up", "{}\u{a0}: délai écoulé", "{}: abgelaufen";
event_left: "{}: gone", "{}\u{a0}: écarté", "{}: weg";
event_away: "{}: put away", "{}\u{a0}: retiré", "{}: weggelegt";
event_new: "{}: new", "{}\u{a0}: nouveau", "{}: neu";
event_to: "{}: {}", "{}\u{a0}: {}", "{}: {}";
suspect_lost: "A suspect card is lost", "Une carte Suspect perdue", "Verdächtige verloren";
all_pushed: "Everyone loses 1\u{a0}h", "1\u{a0}h perdue pour tous", "Alle verlieren 1\u{a0}h";
// Everything: questions.
keeps: "{} keeps", "{} garde", "{} behält";
whom_to_ask: "{} questions", "{} interroge", "{} verhört";
what_to_look_at: "{} looks at", "{} consulte", "{} sieht an";
discards: "{} discards", "{} défausse", "{} wirft ab";
may_now_report: "{}: report?", "{}\u{a0}: rapport\u{a0}?", "{}: Bericht?";
chooses: "{} chooses", "{} choisit", "{} wählt";
look_at_none: "None", "Aucune", "Keinen";
hold_to_discard:
    "One force card too many. Hold Y and discard one.",
    "Une carte Force de trop. Maintenez Y et défaussez-en une.",
    "Eine Einsatzkarte zu viel. Y halten und eine abwerfen.";
hold_to_accuse:
    "Hold Y and name the murderer. Then hand over.",
    "Nommez le meurtrier avec Y, transmettez.",
    "Y halten und den Mörder nennen. Dann weitergeben.";
hold_to_pay:
    "Hold Y and pay with a force card.",
    "Maintenez Y et payez avec une carte Force.",
    "Y halten und mit einer Einsatzkarte zahlen.";
whom_to_accuse: "Who did it?", "Qui l’a fait\u{a0}?", "Wer war es?";
accuse_verb: "Accuse", "Accuser", "Anklagen";
accuse_it: "Accuse {}", "Accuser {}", "{} anklagen";
other_letter: "Other letter", "Autre lettre", "Neu wählen";
opened_together:
    "It is opened when all have accused.",
    "On l’ouvre quand tous auront accusé.",
    "Wird aufgedeckt, wenn alle angeklagt haben.";
accuse_one: "Accuse {}?", "Accuser {}\u{a0}?", "{} anklagen?";
// Everything: while Y is held.
notebook_of: "{}’s notes", "Carnet\u{a0}: {}", "Notizen: {}";
left_caption: "LEFT", "RESTENT", "ÜBRIG";
cards_verb: "Cards", "Cartes", "Karten";
stakeouts_verb: "Tokens", "Jetons", "Marken";
stakeouts_seen: "Tokens seen", "Jetons vus", "Gesehene Marken";
notebook_verb: "Notes", "Carnet", "Notizen";
force_cards: "Force cards", "Cartes Force", "Einsatzkarten";
discard_one: "Discard one", "Défausser", "Eine abwerfen";
discard_verb: "Discard", "Défausser", "Abwerfen";
use_verb: "Use", "Utiliser", "Nutzen";
play_verb: "Play", "Jouer", "Spielen";
play_card: "Play it", "La jouer", "Ausspielen";
on_block: "On {}", "Sur {}", "Auf {}";
pay_event_at: "Pay event {} at {}", "Payer évén. {} en {}", "Zahlt Ereignis {}, {}";
pay_event_here: "Pay event {} here", "Payer évén. {} ici", "Zahlt Ereignis {} hier";
all_see_it: "Everyone will see it.", "Tout le monde la verra.", "Alle werden sie sehen.";
not_playable: "Not playable now.", "Pas jouable maintenant.", "Jetzt nicht spielbar.";
no_cards: "No force card.", "Aucune carte Force.", "Keine Einsatzkarte.";
// Everything: own dice.
your_bag: "Your bag", "Votre sac", "Euer Beutel";
die_backup: "Backup: {}, {}\u{a0}h", "Renforts\u{a0}: {}, {}\u{a0}h", "Verstärkung: {}, {}\u{a0}h";
red_gang: "red", "rouge", "rot";
blue_gang: "blue", "bleu", "blau";
grey_gang: "grey", "gris", "grau";
// Everything: views.
team_notebook: "Team notebook", "Carnet d’équipe", "Notizen des Teams";
the_case: "The case", "L’affaire", "Der Fall";
n_solved: "{} solved", "{} résolues", "{} gelöst";
times_left: "{} to go", "encore {}", "noch {}";
suspects_left_n: "{} suspects in the deck", "{} suspects en pioche", "{} Verdächtige im Stapel";
gang: "Gang", "Gang", "Bande";
rank: "Rank", "Rang", "Rang";
lab: "Lab", "Labo", "Labor";
getaway: "Getaway", "Fuite", "Flucht";
weapon: "Weapon", "Arme", "Waffe";
// Everything: evidence that is solved.
gang_known: "Gang is known", "Le gang est connu", "Bande bekannt";
rank_known: "Rank is known", "Le rang est connu", "Rang bekannt";
lab_known: "Lab has answered", "Le labo a répondu", "Befund bekannt";
getaway_known: "Getaway is known", "La fuite est connue", "Flucht bekannt";
weapon_known: "Weapon is known", "L’arme est connue", "Waffe bekannt";
these_eyes_alone: "For these eyes alone", "Pour ces yeux seulement", "Nur für diese Augen";
blue_bees: "Blue Bees", "Frelons Bleus", "Blaue Bienen";
red_rhinos: "Red Rhinos", "Rhinos Rouges", "Rote Nashörner";
boss: "Boss", "Parrain", "Boss";
underboss: "Underboss", "Sbire", "Unterboss";
fingerprints: "Fingerprints", "Empreintes", "Fingerabdruck";
shoeprints: "Shoeprints", "Traces de pas", "Schuhspur";
motorcycle: "Motorcycle", "Moto", "Motorrad";
car: "Car", "Voiture", "Auto";
gun: "Gun", "Arme à feu", "Schusswaffe";
knife: "Knife", "Arme blanche", "Messer";
// Secrets too: what printed cards say.
card_says: "A card says", "Selon la carte", "Wie auf Karte";
card_strip: "Its hours; then by hand.", "Ses heures, puis à la main.", "Ihre Stunden, dann von Hand.";
token_turned: "Token at {}", "Jeton en {}", "Marke auf {}";
token_success: "Success", "Réussite", "Erfolg";
token_failure: "Failure", "Échec", "Fehlschlag";
not_there: "Not there", "Pas ici", "Dort nicht";
gains_of: "For {}", "Pour {}", "Für {}";
helpers_gain: "For the helpers", "Pour les aides", "Für die Helfer";
solved_by: "By", "Par", "Von";
hand_gangsters: "Gangsters", "Gangsters", "Gangster";
hand_cards: "Event cards", "Cartes Événement", "Ereigniskarten";
hand_clues: "Clue tokens", "Jetons Indice", "Hinweise";
hand_turn: "Dice and turn", "Dés et tour", "Würfel und Zug";
hand_token_dice: "Token by dice", "Jeton aux dés", "Marke würfeln";
hand_gangster_dice: "Gangster by dice", "Gangster aux dés", "Gangster würfeln";
hand_token: "Token on block", "Jeton en ville", "Marke auf Block";
hand_draw: "Gangster on block", "Gangster en ville", "Gangster auf Block";
hand_captive: "Onto the card", "Sur la carte", "Auf die Karte";
hand_put: "By colour", "Couleur", "Nach Farbe";
hand_lift: "Into the bag", "Dans le sac", "In den Beutel";
hand_move: "From block to block", "Entre quartiers", "Von Block zu Block";
hand_put_captive: "Colour on card", "Couleur sur carte", "Farbe auf Karte";
hand_release: "Off the card", "Hors carte", "Von der Karte";
hand_arrest: "Into the set", "Dans le trio", "Ins Trio";
hand_free: "Out of the set", "Hors du trio", "Aus dem Trio";
hand_cell: "Into the cell", "En cellule", "In die Zelle";
hand_free_cell: "Out of the cell", "Hors cellule", "Aus der Zelle";
hand_untoken: "Token away", "Jeton retiré", "Marke weg";
hand_help: "has helped", "a aidé", "hat geholfen";
hand_unhelp: "has not helped", "n’a pas aidé", "half nicht";
hand_take: "Take a clue", "Prendre un indice", "Hinweis nehmen";
hand_give: "Give a clue back", "Rendre un indice", "Hinweis abgeben";
hand_shift: "Move a clue", "Déplacer un indice", "Hinweis versetzen";
hand_look: "Look under one", "Regarder dessous", "Darunter sehen";
hand_car: "Move a car", "Voiture déplacée", "Auto versetzen";
hand_badge: "Badge level", "Insigne", "Abzeichen";
hand_suspect: "Suspect card", "Carte Suspect", "Verdächtige";
hand_used: "Force card used", "Carte Force jouée", "Einsatz gespielt";
hand_ask: "Interrogation", "Interrogatoire", "Verhör";
hand_peek: "Look at evidence", "Voir une preuve", "Beweis ansehen";
hand_no_roll: "No roll this turn", "Sans lancer ce tour", "Diesmal kein Wurf";
hand_any_time: "Day and night alike", "Jour comme nuit", "Tag und Nacht gleich";
log_gains: "event’s reward", "gain d’événement", "Lohn des Ereignisses";
// Secrets too: the murderer is in the envelope.
who_was_right: "Who was right?", "Qui a vu juste\u{a0}?", "Wer lag richtig?";
open_envelope:
    "Name the murderer, then open the envelope.",
    "Nommez le meurtrier, puis ouvrez l’enveloppe.",
    "Nennt den Mörder, dann öffnet den Umschlag.";
log_right: "right: {}", "ont vu juste\u{a0}: {}", "lagen richtig: {}";
// Everything: the end, the history.
accusation: "Accusation", "Accusation", "Anklage";
wins_note: "Badge level {}", "Insigne niveau {}", "Abzeichen Stufe {}";
the_team: "The team", "L’équipe", "Das Team";
team_wins_note: "The murderer is found.", "Meurtrier démasqué.", "Der Mörder ist gefunden.";
escapes: "escapes", "s’échappe", "entkommt";
all_lose_note: "Nobody was right.", "Personne n’a vu juste.", "Niemand lag richtig.";
the_murderer: "The murderer", "Le meurtrier", "Der Mörder";
turn_key: "Turn", "Tour", "Zug";
log_card: "plays {}", "joue {}", "spielt {}";
log_dropped: "discards {}", "défausse {}", "wirft {} ab";
log_accused: "has accused", "a accusé", "hat angeklagt";
log_die: "die {}", "dé {}", "Würfel {}";
log_rolled: "rolls {}-{}", "lance {}-{}", "würfelt {}-{}";
log_drew: "draws {}", "pioche {}", "zieht {}";
}
