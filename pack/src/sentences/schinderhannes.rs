//! What is said of a box of Schinderhannes.

use confidant_core::pack::Remark;

use super::Sentences;

pub(super) const SCHINDERHANNES: Sentences = &[
    (
        Remark::RoadToItself,
        [
            "A road from {} to itself.",
            "Une route de {} vers le même lieu.",
            "Eine Straße von {} zu sich selbst.",
        ],
    ),
    (
        Remark::DirectionCount,
        [
            "Direction {}: {} places; every direction has 8.",
            "Direction {}\u{a0}: {} lieux\u{a0}; chaque direction en a 8.",
            "Richtung {}: {} Orte; jede Richtung hat 8.",
        ],
    ),
    (Remark::PlaceWithoutRoad, ["{} has no road.", "{} n’a pas de route.", "{} hat keine Straße."]),
    (
        Remark::RoadsApart,
        ["No way leads from {} to {}.", "Aucune route ne mène de {} à {}.", "Von {} führt kein Weg nach {}."],
    ),
    (
        Remark::RoadExpected,
        [
            "The rule book’s example has a road {}–{}.",
            "L’exemple de la règle a une route {}–{}.",
            "Das Beispiel der Regel hat eine Straße {}–{}.",
        ],
    ),
    (
        Remark::PairOfOne,
        [
            "Card {}: the same crime twice.",
            "Carte {}\u{a0}: deux fois le même délit.",
            "Karte {}: zweimal dasselbe Delikt.",
        ],
    ),
    (
        Remark::PlaceWithoutCrime,
        ["No crime on card {}.", "Aucun délit sur la carte {}.", "Kein Delikt auf Karte {}."],
    ),
    (
        Remark::CrimePlaces,
        [
            "Card {}: {} places; there are always 4.",
            "Carte {}\u{a0}: {} lieux\u{a0}; il en faut 4.",
            "Karte {}: {} Orte; es sind immer 4.",
        ],
    ),
    (Remark::CrimeNowhere, ["Card {}: no place.", "Carte {}\u{a0}: aucun lieu.", "Karte {}: kein Ort."]),
    (
        Remark::CardOfOtherKind,
        [
            "Card {} says what no card of its kind does.",
            "La carte {} dit ce qu’aucune de son genre ne dit.",
            "Karte {} sagt, was keine ihrer Art sagt.",
        ],
    ),
    (
        Remark::CrimeTwice,
        [
            "Two cards for the same crime: {} and {}.",
            "Deux cartes pour le même délit\u{a0}: {} et {}.",
            "Zwei Karten zum selben Delikt: {} und {}.",
        ],
    ),
    (
        Remark::GroupTwice,
        [
            "Group and direction twice: {} and {}.",
            "Groupe et direction deux fois\u{a0}: {} et {}.",
            "Gruppe und Richtung zweimal: {} und {}.",
        ],
    ),
    (
        Remark::PairTwice,
        ["The same pair on {} and {}.", "La même paire sur {} et {}.", "Dasselbe Paar auf {} und {}."],
    ),
    (
        Remark::PlaceTwice,
        [
            "Two cards for the same place: {} and {}.",
            "Deux cartes pour le même lieu\u{a0}: {} et {}.",
            "Zwei Karten zum selben Ort: {} und {}.",
        ],
    ),
    (
        Remark::SoloTwice,
        [
            "Two solo cards for the same crime: {} and {}.",
            "Deux cartes solo pour le même délit\u{a0}: {} et {}.",
            "Zwei Solokarten zum selben Delikt: {} und {}.",
        ],
    ),
    (
        Remark::CardExpected,
        [
            "The rule book shows card {} differently.",
            "La règle montre la carte {} autrement.",
            "Die Regel zeigt Karte {} anders.",
        ],
    ),
    (
        Remark::PileTooLarge,
        [
            "Group {}: {} cards; a pile has room for {}.",
            "Groupe {}\u{a0}: {} cartes\u{a0}; une pile en tient {}.",
            "Gruppe {}: {} Karten; ein Stapel fasst {}.",
        ],
    ),
    (
        Remark::CrimeNoQuarter,
        [
            "Card {} alone is not one whole quarter.",
            "Seule la carte {} n’est pas un quartier entier.",
            "Nur Karte {} ist kein ganzes Viertel.",
        ],
    ),
    (
        Remark::PlaceCrimes,
        [
            "Card {}: {} crimes; the others have {}.",
            "Carte {}\u{a0}: {} délits\u{a0}; les autres en ont {}.",
            "Karte {}: {} Delikte; die anderen haben {}.",
        ],
    ),
    (
        Remark::CrimeOnPlaces,
        [
            "{} is on {} place cards; the others are on {}.",
            "{} est sur {} cartes de lieu\u{a0}; les autres sur {}.",
            "{} steht auf {} Ortskarten; die anderen auf {}.",
        ],
    ),
    (
        Remark::SolutionTwice,
        [
            "The solution of puzzle {} names a crime twice.",
            "La solution de l’énigme {} nomme un délit deux fois.",
            "Die Lösung von Rätsel {} nennt ein Delikt zweimal.",
        ],
    ),
    (
        Remark::PuzzleGroupCard,
        [
            "Puzzle {}: group cards (17 to 32) are in no puzzle.",
            "Énigme {}\u{a0}: les cartes de groupe (17 à 32) ne sont dans aucune énigme.",
            "Rätsel {}: Gruppenkarten (17 bis 32) sind in keinem Rätsel.",
        ],
    ),
    (
        Remark::CardMisfits,
        [
            "Card {} does not fit puzzle {}: there it is {*}.",
            "La carte {} ne va pas avec l’énigme {}\u{a0}: là, c’est {*}.",
            "Karte {} passt nicht zu Rätsel {}: Dort gilt {*}.",
        ],
    ),
    (
        Remark::PuzzleSolutions,
        [
            "Puzzle {} does not work out: {} solutions; the book has one.",
            "L’énigme {} ne se résout pas\u{a0}: {} solutions, le livret en a une.",
            "Rätsel {} geht nicht auf: {} Lösungen, im Heft steht eine.",
        ],
    ),
    (
        Remark::PuzzleSuspect,
        [
            "Puzzle {}: read card {} again: {*}.",
            "Énigme {}\u{a0}: relisez la carte {}\u{a0}: {*}.",
            "Rätsel {}: Karte {} noch einmal lesen: {*}.",
        ],
    ),
    (
        Remark::PuzzleNoSuspect,
        [
            "Puzzle {}: no single card explains it: two slips, or your book has other numbers.",
            "Énigme {}\u{a0}: aucune carte seule ne l’explique\u{a0}: deux erreurs, ou votre livret a d’autres numéros.",
            "Rätsel {}: Keine einzelne Karte erklärt es: zwei Versehen, oder im Heft stehen andere Nummern.",
        ],
    ),
];
