//! The rules in short, for the game and the puzzles alike.

use crate::games::Pages;
use crate::texts::Language;

crate::texts! {
RuleWords, "The rules of Schinderhannes in short, in one language.";
aim_title: "The aim", "Le but", "Das Ziel";
aim:
    "Sixteen crimes, sixteen places: where did the robber do what? Whoever contributes most to the answer wins.",
    "Seize délits, seize lieux\u{a0}: où le brigand a-t-il fait quoi\u{a0}? Celui qui contribue le plus gagne.",
    "Sechzehn Delikte, sechzehn Orte: Wo hat der Räuber was getan? Wer am meisten beiträgt, gewinnt.";
turn_title: "Your turn", "Votre tour", "Dein Zug";
turn:
    "Play a card, discard another if you like, and draw as many. Or pass: discard any cards and draw one more.",
    "Jouez une carte, défaussez-en une autre si vous voulez, et piochez autant. Ou passez\u{a0}: défaussez et piochez une de plus.",
    "Spiel eine Karte, wirf eine zweite ab, wenn du magst, und zieh ebenso viele. Oder passe: Wirf beliebig ab und zieh eine mehr.";
placing_title: "Placing", "Poser", "Setzen";
placing:
    "The first card of a crime puts a token on every place it allows. There are five; each one kept back is a point.",
    "La première carte d’un délit pose un jeton à chaque lieu permis. Il y en a cinq\u{a0}; ceux qui restent sont des points.",
    "Die erste Karte eines Delikts setzt Marker auf jeden erlaubten Ort. Es gibt fünf; was übrig bleibt, sind Punkte.";
removing_title: "Removing", "Retirer", "Entfernen";
removing:
    "Later cards take away tokens that contradict them, one point each. Never a crime’s last token.",
    "Les cartes suivantes retirent les jetons contraires, un point chacun. Jamais le dernier d’un délit.",
    "Spätere Karten nehmen Marker weg, die ihnen widersprechen, je ein Punkt. Nie den letzten eines Delikts.";
kinds_title: "Four kinds", "Quatre sortes", "Vier Arten";
kinds:
    "A crime with four places. A group with a direction: pick a crime. Two crimes joined by a road, in one quarter or in neighbouring ones. A place with its crimes.",
    "Un délit et quatre lieux. Un groupe et une direction\u{a0}: choisissez. Deux délits reliés, dans un quartier ou deux voisins. Un lieu et ses délits.",
    "Ein Delikt mit vier Orten. Eine Gruppe mit Richtung: wähle eins. Zwei Delikte an einer Straße, in einem Viertel oder zwei benachbarten. Ein Ort mit Delikten.";
scenes_title: "Scenes", "Scènes", "Tatorte";
scenes:
    "The last token becomes the scene, one more point. The place is closed: everything else there goes.",
    "Le dernier jeton devient la scène, un point de plus. Le lieu est clos\u{a0}: tout le reste y part.",
    "Der letzte Marker wird zum Tatort, noch ein Punkt. Der Ort ist zu: Alles andere dort geht weg.";
pairs_title: "Two for two", "Deux pour deux", "Zwei für zwei";
pairs:
    "If two crimes lie only on the same two places, they share them: nothing else can be there.",
    "Deux délits aux deux mêmes lieux se les partagent\u{a0}: rien d’autre ne peut y être.",
    "Zwei Delikte auf denselben zwei Orten teilen sie unter sich: Nichts anderes kann dort sein.";
remove_title: "The remove card", "Retirer un jeton", "Marker entfernen";
remove:
    "Once a game, each player may remove any one token instead of playing a card. Choose it on the board.",
    "Une fois par partie, chacun peut retirer un jeton au lieu de jouer. Choisissez-le au plateau.",
    "Einmal im Spiel darf jeder statt einer Karte einen Marker entfernen. Wählt ihn auf dem Brett.";
cannot_title: "Not playable", "Injouable", "Nicht spielbar";
cannot:
    "No more than five tokens per crime and three per place, nothing against a scene, no contradiction.",
    "Pas plus de cinq jetons par délit, trois par lieu, rien contre une scène, aucune contradiction.",
    "Höchstens fünf Marker je Delikt, drei je Ort, nichts gegen einen Tatort, kein Widerspruch.";
stop_title: "STOP", "STOP", "STOP";
stop:
    "If you deduce yourselves, take tokens off in your turn. What you overlook another may take: STOP, before the next one plays.",
    "Si vous déduisez vous-mêmes, retirez les jetons à votre tour. L’oubli profite à un autre\u{a0}: STOP, avant le suivant.",
    "Folgert ihr selbst, nehmt ihr Marker im eigenen Zug. Übersehenes nimmt ein anderer: STOP, bevor der Nächste spielt.";
end_title: "The end", "La fin", "Das Ende";
end:
    "When all sixteen scenes stand, or the piles are empty and all pass one after the other. Most points win.",
    "Quand les seize scènes sont posées, ou les piles vides et tous passent. Le plus de points gagne.",
    "Wenn alle sechzehn Tatorte stehen, oder die Stapel leer sind und alle passen. Die meisten Punkte gewinnen.";
puzzles_title: "Puzzles", "Énigmes", "Rätsel";
puzzles:
    "All cards are true, and there is one solution. Strike what cannot be: hold A and move the stick for several. It can always be proved.",
    "Toutes les cartes disent vrai, une seule solution. Rayez l’impossible\u{a0}: maintenez A et bougez la croix pour plusieurs. Tout peut se prouver.",
    "Alle Karten sind wahr, es gibt eine Lösung. Streicht, was nicht sein kann: A halten und das Kreuz bewegen für mehrere. Alles lässt sich beweisen.";
}

const fn pages(words: &'static RuleWords) -> [(&'static str, &'static str); 12] {
    [
        (words.aim_title, words.aim),
        (words.turn_title, words.turn),
        (words.placing_title, words.placing),
        (words.removing_title, words.removing),
        (words.kinds_title, words.kinds),
        (words.scenes_title, words.scenes),
        (words.pairs_title, words.pairs),
        (words.remove_title, words.remove),
        (words.cannot_title, words.cannot),
        (words.stop_title, words.stop),
        (words.end_title, words.end),
        (words.puzzles_title, words.puzzles),
    ]
}

/// Title and text of each page.
pub(super) const fn rules(language: Language) -> Pages {
    static PAGES: [[(&str, &str); 12]; 3] = [
        pages(RuleWords::of(Language::English)),
        pages(RuleWords::of(Language::French)),
        pages(RuleWords::of(Language::German)),
    ];
    match language {
        Language::English => &PAGES[0],
        Language::French => &PAGES[1],
        Language::German => &PAGES[2],
    }
}
