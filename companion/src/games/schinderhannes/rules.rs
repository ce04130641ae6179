//! The rules in short, for the game and the puzzles alike.

use crate::games::Pages;
use crate::texts::Language;

crate::texts! {
RuleWords, "The rules of Schinderhannes in short, in one language.";
aim_title: "The aim", "Le but", "Das Ziel";
aim:
    "Sixteen delicts, sixteen places: where did the robber do what? Whoever contributes most to the answer wins.",
    "Seize délits, seize lieux\u{a0}: où le brigand a-t-il fait quoi\u{a0}? Qui contribue le plus gagne.",
    "Sechzehn Delikte, sechzehn Orte: Wo hat der Räuber was getan? Wer am meisten beiträgt, gewinnt.";
turn_title: "Your turn", "Votre tour", "Dein Zug";
turn:
    "Play a card, discard one more if you like, and draw as many. Or pass: drop any cards and draw one more.",
    "Jouez une carte, défaussez-en une autre si vous voulez, et piochez autant. Ou passez\u{a0}: défaussez et piochez une de plus.",
    "Spiel eine Karte, wirf wenn du magst eine ab und zieh ebenso viele. Oder passe: Wirf beliebig ab und zieh eine mehr.";
placing_title: "Placing", "Poser", "Setzen";
placing:
    "The first card of a delict puts tokens on every place it allows. There are five; those kept back are points.",
    "La première carte d’un délit pose un jeton à chaque lieu permis. Il y en a cinq\u{a0}; ceux qui restent sont des points.",
    "Die erste Karte eines Delikts setzt Marker auf jeden erlaubten Ort. Es gibt fünf; was übrig bleibt, sind Punkte.";
removing_title: "Removing", "Retirer", "Entfernen";
removing:
    "Later cards take tokens away that contradict them, a point each. Never the last token of a delict.",
    "Les cartes suivantes retirent les jetons contraires, un point chacun. Jamais le dernier d’un délit.",
    "Spätere Karten nehmen Marker weg, die ihnen widersprechen, je ein Punkt. Nie den letzten eines Delikts.";
kinds_title: "Four kinds", "Quatre sortes", "Vier Arten";
kinds:
    "A delict with four places. A group with a direction: pick a delict. Two delicts joined by a road. A place with its delicts.",
    "Un délit et quatre lieux. Un groupe et une direction\u{a0}: choisissez. Deux délits reliés. Un lieu et ses délits.",
    "Ein Delikt mit vier Orten. Eine Gruppe mit Richtung: wähle eins. Zwei Delikte an einer Straße. Ein Ort mit Delikten.";
scenes_title: "Scenes", "Scènes", "Tatorte";
scenes:
    "The last token becomes the scene, a point more. The place is closed: all else that lay there goes.",
    "Le dernier jeton devient la scène, un point de plus. Le lieu est clos\u{a0}: tout le reste y part.",
    "Der letzte Marker wird zum Tatort, noch ein Punkt. Der Ort ist zu: Alles andere dort geht weg.";
pairs_title: "Two and two", "Deux à deux", "Zwei und zwei";
pairs:
    "Two delicts that lie on the same two places only share them: nothing else can be there.",
    "Deux délits aux deux mêmes lieux se les partagent\u{a0}: rien d’autre ne peut y être.",
    "Zwei Delikte auf denselben zwei Orten teilen sie unter sich: Nichts anderes kann dort sein.";
remove_title: "The remove card", "Retirer un jeton", "Marker entfernen";
remove:
    "Once in the game each may take any one token away instead of playing a card. Choose it on the board.",
    "Une fois par partie, chacun peut retirer un jeton au lieu de jouer. Choisissez-le au plateau.",
    "Einmal im Spiel darf jeder statt einer Karte einen Marker entfernen. Wählt ihn auf dem Brett.";
cannot_title: "Not playable", "Injouable", "Nicht spielbar";
cannot:
    "No more than five tokens a delict and three a place, nothing against a scene, no contradiction.",
    "Pas plus de cinq jetons par délit, trois par lieu, rien contre une scène, aucune contradiction.",
    "Höchstens fünf Marker je Delikt, drei je Ort, nichts gegen einen Tatort, kein Widerspruch.";
stop_title: "STOP", "STOP", "STOP";
stop:
    "With your own conclusions you claim tokens in your turn. What you overlook another takes: STOP, before the next plays.",
    "Si vous déduisez vous-mêmes, réclamez les jetons à votre tour. L’oubli profite à un autre\u{a0}: STOP, avant le suivant.",
    "Schließt ihr selbst, nehmt ihr Marker im eigenen Zug. Übersehenes nimmt ein anderer: STOP, bevor der Nächste spielt.";
end_title: "The end", "La fin", "Das Ende";
end:
    "When all sixteen scenes stand, or the piles are empty and all pass one after the other. Most points win.",
    "Quand les seize scènes sont posées, ou les piles vides et tous passent. Le plus de points gagne.",
    "Wenn alle sechzehn Tatorte stehen, oder die Stapel leer sind und alle passen. Die meisten Punkte gewinnen.";
puzzles_title: "Puzzles", "Énigmes", "Rätsel";
puzzles:
    "All cards hold at once, and there is one solution. Strike what cannot be. No guess is ever needed.",
    "Toutes les cartes valent à la fois, une seule solution. Rayez l’impossible. Jamais besoin de deviner.",
    "Alle Karten gelten zugleich, es gibt eine Lösung. Streicht, was nicht sein kann. Raten muss man nie.";
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
