//! The texts of Schinderhannes: a key, then English, French, German. The rules in short are in their own file.

use confidant_core::schinderhannes::{Crime, Direction, Grade, Pile, Quarter};

crate::texts! {
Words, "Every text of Schinderhannes in one language.";
players_range: "1 to 4 players", "1 à 4 joueurs", "1 bis 4 Spieler";
players_solo: "Puzzles for one player", "Énigmes pour un joueur", "Rätsel für einen Spieler";
player_1: "Player\u{a0}1", "Joueur\u{a0}1", "Spieler\u{a0}1";
player_2: "Player\u{a0}2", "Joueur\u{a0}2", "Spieler\u{a0}2";
player_3: "Player\u{a0}3", "Joueur\u{a0}3", "Spieler\u{a0}3";
player_4: "Player\u{a0}4", "Joueur\u{a0}4", "Spieler\u{a0}4";
// Crimes.
donkey: "Donkey", "Âne", "Esel";
sheep: "Sheep", "Mouton", "Schaf";
horse: "Horse", "Cheval", "Pferd";
hives: "Beehive", "Ruche", "Bienenkorb";
breakin: "Break-in", "Effraction", "Einbruch";
ball: "Robbers’ ball", "Bal des voleurs", "Räuberball";
fencing: "Fencing", "Recel", "Hehlerei";
brutality: "Assault", "Brutalité", "Gewalt";
burglary: "Burglary", "Cambriolage", "Diebstahl";
racket: "Extortion", "Racket", "Erpressung";
murder: "Murder", "Meurtre", "Mord";
ambush: "Ambush", "Embuscade", "Überfall";
prison: "Prison", "Incarcération", "Gefängnis";
escape: "Escape", "Évasion", "Ausbruch";
arrest: "Arrest", "Arrestation", "Verhaftung";
hideout: "Hideout", "Planque", "Versteck";
// Quarters.
north_west: "NW", "NO", "NW";
north_east: "NE", "NE", "NO";
south_west: "SW", "SO", "SW";
south_east: "SE", "SE", "SO";
// Cards in words.
in_north: "in the north", "au nord", "im Norden";
in_east: "in the east", "à l’est", "im Osten";
in_south: "in the south", "au sud", "im Süden";
in_west: "in the west", "à l’ouest", "im Westen";
one_of_four: "One of these four, {}", "Un de ces quatre, {}", "Eins dieser vier, {}";
same_quarter:
    "{} next to {}, same quarter",
    "{} à côté de {}, même quartier",
    "{} neben {}, gleiches Viertel";
next_quarter:
    "{} next to {}, neighbouring quarter",
    "{} à côté de {}, quartier voisin",
    "{} neben {}, Nachbarviertel";
// Piles.
pile_blue: "blue", "bleue", "Blau";
pile_yellow: "yellow", "jaune", "Gelb";
pile_orange: "orange", "orange", "Orange";
pile_green: "green", "verte", "Grün";
pile_places: "places", "lieux", "Orte";
// Set-up.
note_players:
    "Whoever contributes most wins.",
    "Celui qui contribue le plus gagne.",
    "Wer am meisten beiträgt, gewinnt.";
cards: "Cards", "Cartes", "Karten";
cards_dealt: "dealt", "données", "verteilt";
cards_printed: "from box", "de la boîte", "Schachtel";
note_dealt:
    "Confidant deals. Hold Y to see your hand.",
    "Confidant distribue. Maintenez Y pour voir votre main.",
    "Confidant teilt aus. Y halten zeigt die Hand.";
note_printed:
    "Our card values are made up. Enter yours: My boxes.",
    "Nos valeurs sont inventées. Les vôtres\u{a0}: Mes boîtes.",
    "Unsere Werte sind erdacht. Eure: Meine Schachteln.";
conclusions: "Deduction", "Déduction", "Folgern";
by_rules: "rules", "règles", "Regeln";
by_logic: "all", "tout", "alles";
by_people: "ours", "nous", "wir";
note_by_rules:
    "Confidant deduces what the rule book does.",
    "Confidant déduit autant que la règle.",
    "Confidant folgert so weit wie die Anleitung.";
note_by_logic:
    "Confidant deduces everything that follows.",
    "Confidant déduit tout ce qui s’ensuit.",
    "Confidant folgert alles, was sich ergibt.";
note_by_people:
    "You take tokens off yourselves; others call STOP.",
    "Vous retirez les jetons\u{a0}; les autres disent STOP.",
    "Ihr nehmt Marker selbst weg; andere rufen STOP.";
help_none: "none", "aucune", "keine";
help_marks: "marks", "marques", "Zeichen";
help_points: "points too", "et points", "mit Punkten";
note_help_none:
    "The cards alone.",
    "Les cartes seules.",
    "Nur die Karten.";
note_help_marks:
    "Which card can be played now, later or never.",
    "Cartes jouables maintenant, plus tard ou jamais.",
    "Welche Karte jetzt, später oder nie spielbar ist.";
note_help_points:
    "Also the points a card brings.",
    "Et les points qu’une carte rapporte.",
    "Auch, wie viele Punkte eine Karte bringt.";
crimes_on_top: "Crimes on top", "Délits dessus", "Delikte oben";
note_on_top:
    "Yes: crime cards lie near the top of the piles.",
    "Oui\u{a0}: les cartes Délit sont en haut des piles.",
    "Ja: Deliktkarten liegen oben in den Stapeln.";
note_anywhere:
    "No: crime cards lie anywhere in the piles.",
    "Non\u{a0}: les cartes Délit sont partout.",
    "Nein: Deliktkarten liegen irgendwo im Stapel.";
begins: "First", "Premier", "Beginnt";
begins_next: "{} begins", "{} commence", "{} beginnt";
note_begins:
    "This player has the first turn.",
    "Ce joueur joue en premier.",
    "Dieser Spieler hat den ersten Zug.";
// The home of the puzzles.
puzzles: "Puzzles", "Énigmes", "Rätsel";
streak: "{} in a row", "{} de suite", "{} in Folge";
puzzle_today: "Today", "Aujourd’hui", "Heute";
note_which_daily:
    "New every day, the same for everybody.",
    "Nouvelle chaque jour, la même pour tous.",
    "Jeden Tag neu, für alle dasselbe.";
puzzle_next: "The next one", "La suivante", "Das nächste";
note_which_next:
    "Number after number, a new one each time.",
    "De numéro en numéro, chaque fois une autre.",
    "Nummer für Nummer, jedes Mal ein neues.";
calendar: "Calendar", "Calendrier", "Kalender";
note_calendar:
    "The last five weeks, and how you solved them.",
    "Les cinq dernières semaines, et vos solutions.",
    "Die letzten fünf Wochen und wie du gelöst hast.";
weekdays: "M T W T F S S", "L M M J V S D", "M D M D F S S";
day_key: "Day", "Jour", "Tag";
printed_ones: "From the box", "De la boîte", "Gedruckte";
note_which_printed:
    "One of the four puzzles of the box.",
    "Une des quatre énigmes de la boîte.",
    "Eines der vier Rätsel der Schachtel.";
endless: "Endless", "Sans fin", "Endlos";
own_number: "By number", "Par numéro", "Nummer";
best_time:
    "Best time without hints: {}",
    "Meilleur temps sans indice\u{a0}: {}",
    "Bestzeit ohne Tipps: {}";
solved_alone:
    "Solved in {}, without hints",
    "Résolue en {}, sans indice",
    "In {} gelöst, ohne Tipps";
solved_helped: "Solved with hints", "Résolue avec indices", "Mit Tipps gelöst";
with_hints: "with hints", "avec indices", "mit Tipps";
without_hints: "without hints", "sans indice", "ohne Tipps";
grade_easy: "easy", "facile", "leicht";
grade_medium: "medium", "moyen", "mittel";
grade_hard: "hard", "difficile", "schwer";
grade_expert: "expert", "expert", "Experte";
grade_fiendish: "fiendish", "infernal", "teuflisch";
note_singles:
    "Cards, and one crime per place.",
    "Cartes, et un délit par lieu.",
    "Karten, und ein Delikt je Ort.";
note_sets:
    "Also two for two places, or more.",
    "Aussi deux pour deux lieux, ou plus.",
    "Auch zwei für zwei Orte, oder mehr.";
note_one:
    "Once you must assume something and refute it.",
    "Une fois, il faut supposer et réfuter.",
    "Einmal muss man annehmen und widerlegen.";
note_few:
    "Two to four assumptions, each soon refuted.",
    "Deux à quatre hypothèses, vite réfutées.",
    "Zwei bis vier Annahmen, bald widerlegt.";
note_many:
    "Many assumptions. For long evenings.",
    "Beaucoup d’hypothèses. Pour les longues soirées.",
    "Viele Annahmen. Für lange Abende.";
cards_alone: "cards", "cartes", "Karten";
note_cards_alone:
    "Confidant lays the cards; you do the thinking.",
    "Confidant pose les cartes\u{a0}; vous réfléchissez.",
    "Confidant legt die Karten; du denkst.";
all_by_hand: "by hand", "à la main", "von Hand";
note_by_hand:
    "You read and apply every card; a hint checks.",
    "Vous lisez et appliquez tout\u{a0}; un indice vérifie.",
    "Du liest und setzt alles um; ein Tipp prüft.";
puzzle_number: "Puzzle number", "Numéro", "Rätselnummer";
note_number:
    "Same number, same level: same puzzle.",
    "Même numéro, même niveau\u{a0}: la même énigme.",
    "Gleiche Nummer, gleiche Stufe: gleiches Rätsel.";
digit: "Digit", "Chiffre", "Ziffer";
make: "Make", "Créer", "Machen";
making: "Making a puzzle", "Création en cours", "Rätsel entsteht";
break_off: "Cancel", "Arrêter", "Abbrechen";
ready: "Ready", "Prête", "Fertig";
n_cards: "{} cards", "{} cartes", "{} Karten";
solve: "Solve", "Résoudre", "Lösen";
// The puzzle.
puzzle_n: "Puzzle {}", "Énigme {}", "Rätsel {}";
solver: "You", "Vous", "Du";
new_puzzle: "Puzzle", "Énigme", "Rätsel";
at: "{}, {}", "{}, {}", "{}, {}";
strike: "Strike", "Rayer", "Streichen";
put_back: "Put back", "Remettre", "Hinlegen";
here: "It is here", "C’est ici", "Ist hier";
lift: "Lift it", "Retirer", "Heben";
places_left: "Places", "Lieux", "Orte";
card_keys: "Cards", "Cartes", "Karten";
matrix: "Grid", "Grille", "Tabelle";
map: "Map", "Plan", "Plan";
lay: "Lay", "Poser", "Legen";
lay_all: "Lay all", "Tout poser", "Alle legen";
tick: "Tick", "Cocher", "Abhaken";
stopped_at:
    "Card {} contradicts the board",
    "La carte {} contredit le plateau",
    "Karte {} widerspricht dem Brett";
hint: "Hint", "Indice", "Tipp";
hint_row: "Hint", "Un indice", "Tipp";
n_used: "{} used", "{} utilisés", "{} benutzt";
cannot_be:
    "That is impossible: put something back",
    "C’est impossible\u{a0}: remettez un jeton",
    "Das geht nicht: Leg etwas zurück";
hint_n: "Hint {}/3", "Indice {}/3", "Tipp {}/3";
thinking: "One moment", "Un instant", "Einen Moment";
more: "More", "Suite", "Mehr";
do_it: "Apply", "Appliquer", "Ausführen";
board: "Board", "Plateau", "Brett";
card_n: "Card {}", "Carte {}", "Karte {}";
cards_n: "Cards {}", "Cartes {}", "Karten {}";
hint_one: "One per place", "Un par lieu", "Eins je Ort";
hint_pair: "Two for two", "Deux pour deux", "Zwei für zwei";
hint_set: "{} for {}", "{} pour {}", "{} für {}";
look_card:
    "Look at this card: it still rules something out.",
    "Regardez cette carte\u{a0}: elle exclut encore quelque chose.",
    "Sieh dir diese Karte an: Sie schließt noch etwas aus.";
look_crimes:
    "Look at the places left for {}.",
    "Regardez les lieux qui restent à {}.",
    "Sieh dir an, wo {} noch sein kann.";
look_place:
    "Look at what can still be at {}.",
    "Regardez ce qui peut encore être à {}.",
    "Sieh dir an, was noch in {} sein kann.";
look_suppose:
    "Assume {} at {}, and follow the cards.",
    "Supposez {} à {}, et suivez les cartes.",
    "Nimm an: {} in {}. Folge dann den Karten.";
why_crime_card:
    "{} is at one of this card’s places.",
    "{} est à l’un des lieux de cette carte.",
    "{} ist an einem der Orte dieser Karte.";
why_place_card:
    "At {}, only this card’s crimes are possible.",
    "À {}, seuls les délits de cette carte sont possibles.",
    "In {} sind nur die Delikte dieser Karte möglich.";
why_pair_card:
    "{} and {} are linked as shown: what has no partner goes.",
    "{} et {} sont reliés ainsi\u{a0}: sans voisin, le jeton part.",
    "{} und {} sind so verbunden: Was keinen Partner hat, geht.";
why_stands:
    "{} is at {}. So nothing else is there.",
    "{} est à {}. Donc rien d’autre n’y est.",
    "{} ist in {}. Also ist dort nichts anderes.";
why_only:
    "At {} only {} is left. So it is nowhere else.",
    "À {} il ne reste que {}. Donc nulle part ailleurs.",
    "In {} bleibt nur {}. Also ist es nirgends sonst.";
why_places:
    "{} crimes have only {} places, {}: nothing else is there.",
    "{} délits n’ont que {} lieux, {}\u{a0}: rien d’autre n’y est.",
    "{} Delikte haben nur {} Orte, {}: Sonst ist dort nichts.";
why_crimes:
    "Only {} crimes can be at {} places, {}: they are nowhere else.",
    "Seuls {} délits vont à {} lieux, {}\u{a0}: nulle part ailleurs.",
    "Nur {} Delikte passen an {} Orte, {}: Sonst sind sie nirgends.";
why_nowhere:
    "Then no place is left for {}. So it is not there.",
    "Alors il ne reste aucun lieu à {}. Ce n’est donc pas là.",
    "Dann bleibt kein Ort für {}. Also ist es dort nicht.";
link_goes:
    "Then {} is not at {}.",
    "Alors {} n’est pas à {}.",
    "Dann ist {} nicht in {}.";
link_key: "Step", "Étape", "Schritt";
goes_stays:
    "Goes: {}; stays: {}",
    "Part\u{a0}: {}\u{a0}; reste\u{a0}: {}",
    "Weg: {}; bleibt: {}";
goes_of: "Goes: {}", "Part\u{a0}: {}", "Weg: {}";
error: "error", "erreur", "Fehler";
err_struck:
    "{} is still possible. You struck it.",
    "{} reste possible. Vous l’avez rayé.",
    "{} ist noch möglich. Du hast es gestrichen.";
err_only:
    "Only there do all cards fit.",
    "Ailleurs, rien ne concorde.",
    "Nur dort passen alle Karten.";
still_lies: "still lies", "reste là", "liegt noch";
found_map: "What was found", "Lieux trouvés", "Was gefunden ist";
hint_wrong:
    "Something you struck was possible. Put it back.",
    "L’un des jetons rayés était possible. Remettez-le.",
    "Etwas Gestrichenes war möglich. Leg es zurück.";
hint_open:
    "The cards leave the rest open.",
    "Les cartes laissent le reste ouvert.",
    "Die Karten lassen den Rest offen.";
solved: "solved", "résolue", "gelöst";
solved_note:
    "{}, hints: {}, put back: {}",
    "{}, indices\u{a0}: {}, remis\u{a0}: {}",
    "{}, Tipps: {}, zurückgelegt: {}";
log_lays: "Lays card {}", "Pose la carte {}", "Legt Karte {}";
log_strikes: "× {} {}", "× {} {}", "× {} {}";
log_restores: "+ {} {}", "+ {} {}", "+ {} {}";
log_found: "= {} {}", "= {} {}", "= {} {}";
log_lifts: "= {} {}?", "= {} {}\u{a0}?", "= {} {}?";
place_key: "Place", "Lieu", "Ort";
next_puzzle: "Another puzzle", "Une autre énigme", "Noch ein Rätsel";
see_map: "Look at the map", "Voir le plan", "Plan ansehen";
// The game.
draws: "{} draws", "{} pioche", "{} zieht";
is_done: "{} is done", "{} a fini", "{} ist fertig";
one_card: "1 card", "1 carte", "1 Karte";
cards_of: "Cards: {}", "Cartes\u{a0}: {}", "Karten: {}";
pass: "Pass", "Passer", "Passen";
pass_with: "Pass, discard", "Passer", "Passen";
pass_draw: "Pass, draw {}", "Passer, piocher {}", "Passen, {} ziehen";
discard_one: "Discard one", "Défausser", "Abwerfen";
discard: "Discard", "Défausser", "Abwerfen";
discard_ask: "Discard card {}?", "Défausser la carte {}\u{a0}?", "Karte {} abwerfen?";
drop_dead: "Discard all unplayable", "Défausser les injouables", "Unspielbare abwerfen";
n_dead: "Unplayable: {}", "Injouables\u{a0}: {}", "Unspielbar: {}";
pass_note:
    "Discard what you like and draw one more.",
    "Défaussez à volonté et piochez une carte de plus.",
    "Wirf ab, was du magst, und zieh eine Karte mehr.";
play_card: "Play", "Jouer", "Spielen";
look_at: "View", "Voir", "Ansehen";
card_key: "Card", "Carte", "Karte";
crime_key: "Crime", "Délit", "Delikt";
pile_key: "Pile", "Pile", "Stapel";
token_key: "Token", "Jeton", "Marker";
view_key: "View", "Vue", "Ansicht";
hand_key: "Hand", "Main", "Hand";
list: "List", "Liste", "Liste";
for_which: "For which?", "Pour lequel\u{a0}?", "Für welches?";
can_be_picked: "can be chosen", "au choix", "möglich";
n_placed: "{} placed", "{} posés", "{} gesetzt";
n_removed: "{} removed", "{} retirés", "{} entfernt";
n_places: "Places: {}", "Lieux\u{a0}: {}", "Orte: {}";
nothing_here: "Nothing lies here", "Rien ici", "Hier liegt nichts";
ours_say: "By our values: {}", "Selon nos valeurs\u{a0}: {}", "Nach unseren Werten: {}";
not_printed:
    "Made-up values, not those in your box",
    "Valeurs inventées",
    "Erdachte Werte, nicht die eurer Schachtel";
draw_verb: "Draw", "Piocher", "Ziehen";
end_turn: "End", "Finir", "Beenden";
the_rest: "All four", "Les quatre", "Alle vier";
note_deal: "Four cards each to begin", "Quatre cartes pour débuter", "Vier Karten zu Beginn";
note_discard: "Y: discard one more first", "Y\u{a0}: d’abord défausser une carte", "Y: erst eine Karte abwerfen";
note_discard_printed: "X, A: discard one more first", "X, A\u{a0}: d’abord en défausser une", "X, A: erst eine Karte abwerfen";
note_new_card: "Y: see the new card", "Y\u{a0}: voir la nouvelle carte", "Y: die neue Karte ansehen";
piles_empty:
    "The piles are empty. It ends when all pass.",
    "Piles vides\u{a0}: fin quand tous passent.",
    "Stapel leer: Es endet, wenn alle passen.";
remove_verb: "Remove", "Retirer", "Entfernen";
remove_card: "Remove a token", "Retirer un jeton", "Marker entfernen";
ask_remove: "Remove {} from {}?", "Retirer {} de {}\u{a0}?", "Entfernen: {} in {}?";
ask_claim: "Take {} off {}?", "Retirer {} de {}\u{a0}?", "{} von {} nehmen?";
claim_by: "Take off: {}", "Retire\u{a0}: {}", "Nimmt weg: {}";
stop_by: "STOP: {}", "STOP\u{a0}: {}", "STOP: {}";
stop_which: "STOP: which token?", "STOP\u{a0}: quel jeton\u{a0}?", "STOP: welcher Marker?";
claims: "{} takes off", "{} retire", "{} nimmt weg";
clear_top: "Clear a top card", "Écarter une carte", "Oberste ablegen";
clear_verb: "Clear", "Écarter", "Ablegen";
nothing_to_clear: "No card to clear", "Aucune carte à écarter", "Keine Karte abzulegen";
placed: "placed: {}", "posé\u{a0}: {}", "gesetzt: {}";
n_kept: "kept back: {}", "gardé\u{a0}: {}", "übrig: {}";
removed: "removed: {}", "retiré\u{a0}: {}", "entfernt: {}";
place_taken: "place taken: {}", "lieu pris\u{a0}: {}", "Ort vergeben: {}";
by_pair: "two for two: {}", "deux pour deux\u{a0}: {}", "zwei für zwei: {}";
by_deduction: "by logic: {}", "par logique\u{a0}: {}", "durch Logik: {}";
claimed: "taken off: {}", "retiré\u{a0}: {}", "weggenommen: {}";
scene_found: "scene: {}", "scène\u{a0}: {}", "Tatort: {}";
out: "out of the game", "hors jeu", "aus dem Spiel";
n_cleared: "Unplayable cleared: {}", "Injouables écartées\u{a0}: {}", "Unspielbare abgelegt: {}";
points_key: "Points", "Points", "Punkte";
points_by_turn: "Points by turn", "Points par tour", "Punkte je Zug";
all_found:
    "All sixteen found. Points: {}.",
    "Les seize trouvés. Points\u{a0}: {}.",
    "Alle sechzehn gefunden. Punkte: {}.";
n_found:
    "{} of 16 found. Points: {}.",
    "{} sur 16 trouvés. Points\u{a0}: {}.",
    "{} von 16 gefunden. Punkte: {}.";
log_plays: "Card {}: +{}", "Carte {}\u{a0}: +{}", "Karte {}: +{}";
log_scene: "{}: +{}, {}", "{}\u{a0}: +{}, {}", "{}: +{}, {}";
log_removes: "– {} {}: +{}", "– {} {}\u{a0}: +{}", "– {} {}: +{}";
log_claims: "{} {}: +{}", "{} {}\u{a0}: +{}", "{} {}: +{}";
log_stop: "STOP, {}: +{}", "STOP, {}\u{a0}: +{}", "STOP, {}: +{}";
log_discards: "Discards {}", "Défausse {}", "Wirft {} ab";
log_passes: "Passes", "Passe", "Passt";
log_draws: "Draws: {}", "Pioche\u{a0}: {}", "Zieht: {}";
log_draws_cleared: "Draws: {} (–{})", "Pioche\u{a0}: {} (–{})", "Zieht: {} (–{})";
log_ends: "Ends the turn", "Finit le tour", "Beendet den Zug";
log_clears: "Cleared: {}", "Écartée\u{a0}: {}", "Abgelegt: {}";
no_change: "Card {} would not change anything", "La carte {} ne changerait rien", "Karte {} würde nichts ändern";
no_found: "{} is found already", "{}\u{a0}: déjà trouvé", "{} ist schon gefunden";
no_tokens: "It needs tokens on the board", "Il faut des jetons au plateau", "Sie braucht Marker auf dem Brett";
no_place: "No place is open for {}", "Aucun lieu ouvert pour {}", "Kein Ort ist offen für {}";
no_five: "It needs {} tokens; there are only 5", "Il faut {} jetons, il y en a 5", "Sie braucht {} Marker, es gibt 5";
no_three: "{} has three tokens already", "{} a déjà trois jetons", "{} hat schon drei Marker";
no_last_token:
    "It would take the last token of {}",
    "Elle retirerait le dernier jeton\u{a0}: {}",
    "Sie nähme den letzten Marker: {}";
no_scene: "It contradicts a scene", "Elle contredit une scène", "Sie widerspricht einem Tatort";
no_contradiction:
    "The board would contradict itself",
    "Le plateau se contredirait",
    "Das Brett widerspräche sich selbst";
no_out: "{} is out of the game", "{}\u{a0}: hors jeu", "{} ist aus dem Spiel";
short_change: "It changes nothing", "Elle ne change rien", "Ändert nichts";
short_found: "Found already", "Déjà trouvé", "Schon gefunden";
short_place: "No place is open", "Aucun lieu ouvert", "Kein Ort ist offen";
short_five: "Only five tokens", "Cinq jetons, pas plus", "Nur fünf Marker";
short_three: "Three tokens there", "Déjà trois jetons", "Dort sind schon drei";
short_last: "The last token", "Le dernier jeton", "Der letzte Marker";
short_tokens: "Tokens needed first", "Il faut des jetons", "Braucht erst Marker";
short_scene: "Contradicts a scene", "Contredit une scène", "Gegen einen Tatort";
short_contradiction: "A contradiction", "Contradiction", "Ein Widerspruch";
short_out: "Out of the game", "Hors du jeu", "Nicht mehr im Spiel";
no_remove_card: "You have used your remove card", "Carte déjà utilisée", "Karte schon benutzt";
no_proof: "That token may still be right", "Ce jeton peut être juste", "Der Marker kann noch stimmen";
// Why not.
no_laid: "That card is already laid", "Cette carte est déjà posée", "Die Karte liegt schon";
no_contradicts:
    "That card contradicts the board",
    "Cette carte contredit le plateau",
    "Die Karte widerspricht dem Brett";
no_token_there: "No token lies there", "Aucun jeton n’est là", "Dort liegt kein Marker";
no_stands: "It is already placed there", "C’est déjà placé là", "Das steht schon fest";
no_last: "That is its last place", "C’est son dernier lieu", "Das ist der letzte Ort dafür";
}

impl Words {
    /// What a crime is called.
    pub fn crime(&self, crime: Crime) -> &'static str {
        match crime {
            Crime::Ane => self.donkey,
            Crime::Mouton => self.sheep,
            Crime::Cheval => self.horse,
            Crime::Ruches => self.hives,
            Crime::Effraction => self.breakin,
            Crime::Bal => self.ball,
            Crime::Recel => self.fencing,
            Crime::Brutalite => self.brutality,
            Crime::Cambriolage => self.burglary,
            Crime::Racket => self.racket,
            Crime::Meurtre => self.murder,
            Crime::Embuscade => self.ambush,
            Crime::Incarceration => self.prison,
            Crime::Evasion => self.escape,
            Crime::Arrestation => self.arrest,
            Crime::Planque => self.hideout,
        }
    }

    /// Two letters of a quarter.
    pub fn quarter(&self, quarter: Quarter) -> &'static str {
        match quarter {
            Quarter::NorthWest => self.north_west,
            Quarter::NorthEast => self.north_east,
            Quarter::SouthWest => self.south_west,
            Quarter::SouthEast => self.south_east,
        }
    }

    /// Where something is.
    pub fn direction(&self, direction: Direction) -> &'static str {
        match direction {
            Direction::North => self.in_north,
            Direction::East => self.in_east,
            Direction::South => self.in_south,
            Direction::West => self.in_west,
        }
    }

    /// What a pile is called.
    pub fn pile(&self, pile: Pile) -> &'static str {
        match pile {
            Pile::Blue => self.pile_blue,
            Pile::Yellow => self.pile_yellow,
            Pile::Orange => self.pile_orange,
            Pile::Green => self.pile_green,
            Pile::Places1 | Pile::Places2 => self.pile_places,
        }
    }

    /// How hard a puzzle is, in a word, and in a sentence.
    pub fn grade(&self, grade: Grade) -> (&'static str, &'static str) {
        match grade {
            Grade::Singles => (self.grade_easy, self.note_singles),
            Grade::Sets => (self.grade_medium, self.note_sets),
            Grade::One => (self.grade_hard, self.note_one),
            Grade::Few => (self.grade_expert, self.note_few),
            Grade::Many => (self.grade_fiendish, self.note_many),
        }
    }
}
