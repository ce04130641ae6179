//! The texts of Tatort Themse: a key, then English, French, German.

use confidant_core::tatort_themse::{Case, Witness};

use crate::games::Pages;
use crate::texts::Language;

crate::texts! {
Words, "The texts of Tatort Themse in one language.";
// Set-up.
players_range: "1 to 5 players", "1 à 5 joueurs", "1 bis 5 Spieler";
note_values:
    "They differ from your box. Right: put yours in, 3\u{a0}minutes.",
    "Elles diffèrent de votre boîte. À droite\u{a0}: les vôtres, 3\u{a0}minutes.",
    "Anders als in eurer Schachtel. Rechts: eure, 3\u{a0}Minuten.";
note_players:
    "Whoever has most points at the end wins.",
    "Celui qui a le plus de points à la fin gagne.",
    "Wer am Ende die meisten Punkte hat, gewinnt.";
note_alone: "You against two of Confidant’s.", "Vous contre deux de Confidant.", "Du gegen zwei von Confidant.";
n_players: "{} players", "{} joueurs", "{} Spieler";
player_1: "Player\u{a0}1", "Joueur\u{a0}1", "Spieler\u{a0}1";
player_2: "Player\u{a0}2", "Joueur\u{a0}2", "Spieler\u{a0}2";
player_3: "Player\u{a0}3", "Joueur\u{a0}3", "Spieler\u{a0}3";
player_4: "Player\u{a0}4", "Joueur\u{a0}4", "Spieler\u{a0}4";
player_5: "Player\u{a0}5", "Joueur\u{a0}5", "Spieler\u{a0}5";
witnesses: "Witnesses", "Témoins", "Zeugen";
by_device: "dealt", "donnés", "verteilt";
from_tin: "tin", "boîte", "Dose";
note_dealt:
    "Confidant deals and keeps the hands. You need no cards.",
    "Confidant distribue et garde les mains. Aucune carte à sortir.",
    "Confidant verteilt und hütet die Hände. Keine Karten nötig.";
note_tin:
    "Play with the 72 witnesses from the tin.",
    "Jouez avec les 72 témoins de la boîte.",
    "Spielt mit den 72 Zeugenkarten aus der Dose.";
entries: "Enter", "Saisir", "Eingeben";
clues_only: "clues", "indices", "Spuren";
every_turn: "turns", "tours", "Züge";
note_clues_only:
    "Enter only who takes which clue. No timer.",
    "Saisissez seulement qui prend quel indice. Sans chrono.",
    "Ihr gebt nur ein, wer welche Spur nimmt. Ohne Zugzeit.";
note_every_turn:
    "One press ends each turn.",
    "Une touche termine chaque tour.",
    "Ein Tastendruck beendet jeden Zug.";
five_on_top: "Five on top", "Cinq en haut", "Fünf oben";
note_five_on_top:
    "Yes: the five top clues belong to five cases.",
    "Oui\u{a0}: en haut, cinq affaires différentes.",
    "Ja: Die fünf obersten Spuren gehören zu fünf Fällen.";
note_any_on_top:
    "No: any clue may lie at the top.",
    "Non\u{a0}: en haut, n’importe quel indice.",
    "Nein: Oben kann jede Spur liegen.";
wall_row: "Wall", "Mur", "Wand";
wall_dealt: "dealt", "tiré", "gemischt";
wall_given: "as laid", "déjà posé", "wie gelegt";
note_wall:
    "The clue values are made up. Yours: My boxes.",
    "Valeurs inventées. Les vôtres\u{a0}: Mes boîtes.",
    "Die Werte sind erdacht. Eure eigenen: Meine Schachteln.";
note_wall_yours:
    "Confidant shuffles the clues of your tin.",
    "Confidant mélange les indices de votre boîte.",
    "Confidant mischt die Spuren eurer Dose.";
note_wall_given:
    "You enter the wall as it lies on the table.",
    "Vous saisissez le mur posé sur la table.",
    "Ihr gebt die Wand ein, wie sie auf dem Tisch liegt.";
note_wall_ours:
    "You enter the clues of your tin. Case cards: our values.",
    "Vous saisissez vos indices. Cartes Affaire\u{a0}: nos valeurs.",
    "Ihr gebt eure Spuren ein. Fallkarten: unsere Werte.";
begins: "First", "Premier", "Beginnt";
robots_easy:
    "Takes what looks good. Makes mistakes.",
    "Prend ce qui paraît bon. Se trompe parfois.",
    "Nimmt, was gut aussieht. Irrt sich manchmal.";
robots_medium:
    "Plays dozens of games in its head before each turn.",
    "Joue des dizaines de parties dans sa tête avant chaque tour.",
    "Spielt vor jedem Zug Dutzende Partien im Kopf.";
robots_hard:
    "Plays hundreds of games in its head before each turn.",
    "Joue des centaines de parties dans sa tête avant chaque tour.",
    "Spielt vor jedem Zug Hunderte Partien im Kopf.";
by_lot: "by lot", "au sort", "Los";
note_begins:
    "This player has the first turn.",
    "Ce joueur joue en premier.",
    "Dieser Spieler ist als Erster dran.";
note_by_lot:
    "A lot decides who has the first turn.",
    "Le sort décide qui joue en premier.",
    "Das Los bestimmt, wer als Erster dran ist.";
lay_wall: "The wall", "Le mur", "Die Wand";
lay_kind: "Who", "Qui", "Wer";
lay_each: "Each case: a clue", "Un indice par affaire", "Je Fall eine Spur";
lay_keep:
    "Keep these clues for other games, too?",
    "Garder ces indices pour d’autres parties\u{a0}?",
    "Spuren auch für andere Partien behalten?";
lay_next: "Column {}, upwards", "Colonne {}, par le bas", "Spalte {}, von unten";
// Words.
bobby: "Bobby", "Policier", "Bobby";
musician: "Musician", "Musicien", "Musikant";
urchin: "Urchin", "Poulbot", "Straßenjunge";
lady: "Lady", "Lady", "Lady";
bobbies: "bobbies", "policiers", "Bobbys";
musicians: "musicians", "musiciens", "Musikanten";
urchins: "urchins", "poulbots", "Straßenjungen";
ladies: "ladies", "ladies", "Ladys";
painting: "painting", "tableau", "Gemälde";
statuette: "statuette", "statuette", "Statuette";
gold: "gold", "lingots", "Gold";
papers: "papers", "documents", "Papiere";
crown: "crown jewels", "joyaux", "Kronjuwelen";
gallery: "National Gallery", "National Gallery", "National Gallery";
museum: "British Museum", "British Museum", "British Museum";
bank: "Bank of England", "Bank of England", "Bank of England";
parliament: "Parliament", "Parlement", "Parliament";
tower: "Tower", "Tour de Londres", "Tower";
// Table.
questions: "{} questions", "{} interroge", "{} befragt";
passes: "{} passes", "{} passe", "{} passt";
question: "Question", "Interroger", "Befragen";
hand: "Hand", "Main", "Hand";
pay: "Pay", "Payer", "Zahlen";
hold_and_pay: "Hold Y to pay", "Maintenez Y pour payer", "Y halten und zahlen";
four_alike: "Four alike: X renews", "4 pareils\u{a0}: X les change", "Vier gleiche: X tauscht";
renew: "Renew", "Changer", "Tauschen";
thinks: "{} thinks", "{} réfléchit", "{} überlegt";
pays: "pays", "paie", "zahlt";
nobody:
    "Nobody left to question. Hold Y.",
    "Plus personne à interroger. Maintenez Y.",
    "Niemand mehr zu befragen. Y halten.";
take_due:
    "Now take the clue above. Hold Y.",
    "Prenez l’indice du dessus. Maintenez Y.",
    "Nimm jetzt die Spur darüber. Y halten.";
shuffled: "Discards shuffled", "Défausse mélangée", "Ablage gemischt";
pile: "Pile", "Pioche", "Stapel";
column_says: "Column {}: {} {}, {}", "Colonne {}\u{a0}: {} {}, {}", "Spalte {}: {} {}, {}";
// The tin.
take: "Take", "Prendre", "Nehmen";
takes: "{} takes", "{} prend", "{} nimmt";
costs: "costs {} {}", "coûte {} {}", "kostet {} {}";
removes_first: "first remove {}: {} alike", "d’abord ôter {}\u{a0}: {} pareils", "erst {} weg: {} gleiche";
removes_question:
    "{} takes: {} {}. Removes {} for {} alike?",
    "{} prend\u{a0}: {} {}. Élimine {} pour {} pareils\u{a0}?",
    "{} nimmt: {} {}. Beseitigt {} für {} gleiche?";
takes_question: "{} takes: {} {}?", "{} prend\u{a0}: {} {}\u{a0}?", "{} nimmt: {} {}?";
next_turn: "Next", "Suivant", "Nächster";
player: "Player", "Joueur", "Spieler";
column: "Column", "Colonne", "Spalte";
choose_column: "Left, right: column", "Gauche, droite\u{a0}: colonne", "Links, rechts: Spalte";
question_then_next: "Question a witness, then A", "Un témoin, puis A", "Einen Zeugen befragen, dann A";
// Cases.
cases: "The cases", "Les affaires", "Die Fälle";
case_hint: "Cases", "Affaires", "Fälle";
total: "TOTAL", "TOTAL", "SUMME";
cards_caption: "CARDS", "CARTES", "KARTEN";
wall_hint: "Wall", "Mur", "Wand";
cards_hint: "Cards", "Cartes", "Karten";
clues_of: "{}: clues", "Indices de {}", "Spuren: {}";
no_clues: "No clue yet", "Aucun indice", "Noch keine Spur";
// While Y is held.
hand_of: "{}: hand", "Main de {}", "{}: Hand";
can_pay_caption: "WHAT YOU CAN PAY", "VOUS POUVEZ PAYER", "WAS DU BEZAHLEN KANNST";
from_cards: "from {} cards:", "dès {} cartes\u{a0}:", "ab {} Karten:";
missing: "{} more {}", "encore {} {}", "noch {} {}";
not_now: "Look only", "Pour voir seulement", "Nur zum Ansehen";
can_pay_none:
    "You cannot pay for any. Pass?",
    "Aucun n’est payable. Passer\u{a0}?",
    "Keine bezahlbar. Passen?";
have_to_take: "You have to take one", "Vous devez en prendre un", "Du musst eine nehmen";
pass: "Pass", "Passer", "Passen";
clues_hint: "Clues", "Indices", "Spuren";
remove_row: "remove {}, take", "éliminer {}, prendre", "{} weg, nehmen";
bill: "{}: {} {}", "{}\u{a0}: {} {}", "{}: {} {}";
pay_clue: "Pay the clue", "Payer l’indice", "Spur bezahlen";
pay_removal: "Pay the removal", "Payer l’élimination", "Beseitigen zahlen";
removal_with: "Removing:", "Élimination\u{a0}:", "Beseitigen:";
leaves: "{} stay", "reste {}", "bleiben {}";
all_see: "Everyone sees what you pay.", "Tous voient ce que vous payez.", "Alle sehen, womit du zahlst.";
my_clues: "My clues", "Mes indices", "Meine Spuren";
// Moments and the end.
solved_title: "Case solved", "Affaire résolue", "Fall gelöst";
tie_at: "Tie at {}", "Égalité à {}", "Gleich: {}";
tie_card:
    "Nobody gets the +{} card.",
    "Personne n’a la carte +{}.",
    "Die Karte +{} bekommt keiner.";
shared_title: "Shared victory", "À égalité", "Geteilter Sieg";
win_with: "win together with {}", "gagnent ensemble avec {}", "gewinnen gemeinsam mit {}";
stays_unsolved: "{} stays unsolved.", "{}\u{a0}: affaire non résolue.", "{} bleibt ungelöst.";
final_title: "Final score", "Score final", "Endstand";
n_cases: "{} cases", "{} affaires", "{} Fälle";
winner_lead: "The winner", "Vainqueur", "Es gewinnt";
points: "Points", "Points", "Punkte";
points_title: "Points by case", "Points par affaire", "Punkte nach Fällen";
how_it_fell: "How the wall fell", "La chute du mur", "Wie die Wand fiel";
laid_out: "The wall at the start", "Le mur au départ", "Die Wand am Anfang";
clue_key: "Clue", "Indice", "Spur";
// History.
log_takes: "Takes {} {}", "Prend\u{a0}: {} {}", "Nimmt {} {}";
log_removes: "Removes {}, column {}", "Élimine {}, colonne {}", "Beseitigt {} in Spalte {}";
log_removes_takes: "{} gone, {} {}", "Ôte {}\u{a0}: {} {}", "{} weg, {} {}";
log_questions: "Questions: {}", "Interroge\u{a0}: {}", "Befragt: {}";
log_pile: "Questions from the pile", "Interroge la pioche", "Befragt vom Stapel";
log_turn: "Questions a witness", "Interroge un témoin", "Befragt einen Zeugen";
log_renews: "Renews 4 {}", "Change 4 {}", "Tauscht 4 {}";
log_passes: "Passes", "Passe", "Passt";
log_solved: "Solved: {}", "Résolu\u{a0}: {}", "Gelöst: {}";
log_solved_more: "Solved: {} +{}", "Résolu\u{a0}: {} +{}", "Gelöst: {} +{}";
// Refusals.
top_stays:
    "The top clue cannot be removed",
    "L’indice du haut ne s’élimine pas",
    "Die oberste Spur kann nicht weg";
ends_by_removal:
    "Removing cannot end the game",
    "Éliminer ne peut pas finir la partie",
    "Beseitigen beendet nie das Spiel";
// The rules in short.
rules_1_title: "The aim", "Le but", "Das Ziel";
rules_1:
    "Five thefts in London. Four will be solved, one never. Clues and solved cases bring points; most points win.",
    "Cinq vols à Londres. Quatre seront résolus, un jamais. Indices et affaires résolues rapportent des points\u{a0}; le plus haut total gagne.",
    "Fünf Diebstähle in London. Vier werden gelöst, einer nie. Spuren und gelöste Fälle bringen Punkte; die meisten Punkte gewinnen.";
rules_2_title: "Your turn", "Votre tour", "Dein Zug";
rules_2:
    "Remove clues if you like, take one if you like, then question a witness. Questioning ends your turn.",
    "Éliminez des indices et prenez-en un si vous voulez, puis interrogez un témoin. Cela finit votre tour.",
    "Beseitige Spuren und nimm eine, wenn du magst. Dann befrage einen Zeugen. Damit endet dein Zug.";
rules_3_title: "Taking", "Prendre", "Nehmen";
rules_3:
    "Only the lowest clue of a column. It costs as many of its witnesses as its number says. One clue a turn.",
    "Seulement l’indice du bas d’une colonne. Il coûte autant de ses témoins que son chiffre. Un indice par tour.",
    "Nur die unterste Spur einer Spalte. Sie kostet so viele ihrer Zeugen, wie ihre Zahl sagt. Eine Spur je Zug.";
rules_4_title: "Two for one", "Deux pour un", "Zwei für einen";
rules_4:
    "Two witnesses of one kind count as any one witness, as often as you like.",
    "Deux témoins identiques remplacent un témoin quelconque, aussi souvent que voulu.",
    "Zwei gleiche Zeugen gelten als ein beliebiger, so oft du willst.";
rules_5_title: "Removing", "Éliminer", "Beseitigen";
rules_5:
    "Two of a kind remove the lowest clue of a column; 4, 6 or 8 remove 2, 3 or 4. Then you take the next. Never the top clue, never to end the game.",
    "Deux identiques éliminent l’indice du bas\u{a0}; 4, 6 ou 8 en éliminent 2, 3 ou 4. Puis vous prenez le suivant. Jamais celui du haut, ni pour finir la partie.",
    "Zwei gleiche beseitigen die unterste Spur einer Spalte; 4, 6 oder 8 beseitigen 2, 3 oder 4. Dann nimmst du die nächste. Nie die oberste, nie zum Spielende.";
rules_6_title: "Questioning", "Interroger", "Befragen";
rules_6:
    "Take one of the four open witnesses or the top of the pile. Four alike at the start of your turn: you may renew them.",
    "Prenez un des quatre témoins visibles ou la pioche. Quatre pareils au début de votre tour\u{a0}: vous pouvez les changer.",
    "Nimm einen der vier offenen Zeugen oder vom Stapel. Liegen zu Beginn deines Zuges vier gleiche, darfst du sie tauschen.";
rules_7_title: "Solving", "Résoudre", "Lösen";
rules_7:
    "A case is solved when its last clue is gone. The highest total in it wins the bonus; on a tie nobody does.",
    "Une affaire est résolue quand son dernier indice est parti. Le plus haut total reçoit le bonus\u{a0}; égalité\u{a0}: personne.",
    "Ein Fall ist gelöst, wenn seine letzte Spur weg ist. Die höchste Summe erhält den Bonus, bei Gleichstand niemand.";
rules_8_title: "The end", "La fin", "Das Ende";
rules_8:
    "The fourth solved case ends the game at once. Clues of the fifth are worth nothing. A tie is a shared victory.",
    "La quatrième affaire résolue finit la partie. Les indices de la cinquième ne valent rien. En cas d’égalité, la victoire est partagée.",
    "Der vierte gelöste Fall beendet das Spiel sofort. Spuren des fünften zählen nichts. Bei Gleichstand teilt man den Sieg.";
rules_9_title: "On this device", "Sur cet appareil", "Auf diesem Gerät";
rules_9:
    "Hands are hidden: hold Y, and only you look. The set-up says whose clue values these are.",
    "Les mains sont cachées\u{a0}: maintenez Y et regardez seul. Les réglages disent d’où viennent les valeurs des indices.",
    "Die Hände sind verdeckt: Y halten, und nur du schaust. Woher die Werte der Spuren sind, steht beim Aufbau.";
}

impl Words {
    /// What was stolen.
    pub const fn loot(&self, case: Case) -> &'static str {
        match case {
            Case::Gallery => self.painting,
            Case::Museum => self.statuette,
            Case::Bank => self.gold,
            Case::Parliament => self.papers,
            Case::Tower => self.crown,
        }
    }

    /// Where it was stolen.
    pub const fn place(&self, case: Case) -> &'static str {
        match case {
            Case::Gallery => self.gallery,
            Case::Museum => self.museum,
            Case::Bank => self.bank,
            Case::Parliament => self.parliament,
            Case::Tower => self.tower,
        }
    }

    /// One witness of this kind.
    pub const fn witness(&self, kind: Witness) -> &'static str {
        match kind {
            Witness::Bobby => self.bobby,
            Witness::Musician => self.musician,
            Witness::Urchin => self.urchin,
            Witness::Lady => self.lady,
        }
    }

    /// Several witnesses of this kind.
    pub const fn witnesses_of(&self, kind: Witness) -> &'static str {
        match kind {
            Witness::Bobby => self.bobbies,
            Witness::Musician => self.musicians,
            Witness::Urchin => self.urchins,
            Witness::Lady => self.ladies,
        }
    }

    /// The rules in short: title and text of each page.
    pub const fn rules(language: Language) -> Pages {
        const fn pages(words: &'static Words) -> [(&'static str, &'static str); 9] {
            [
                (words.rules_1_title, words.rules_1),
                (words.rules_2_title, words.rules_2),
                (words.rules_3_title, words.rules_3),
                (words.rules_4_title, words.rules_4),
                (words.rules_5_title, words.rules_5),
                (words.rules_6_title, words.rules_6),
                (words.rules_7_title, words.rules_7),
                (words.rules_8_title, words.rules_8),
                (words.rules_9_title, words.rules_9),
            ]
        }
        static PAGES: [[(&str, &str); 9]; 3] = [
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
