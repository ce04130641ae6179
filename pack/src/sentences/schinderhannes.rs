//! What is said of a box of Schinderhannes.

use super::Sentences;

pub(super) const SCHINDERHANNES: Sentences = &[
    (
        "road-to-itself",
        [
            "A road from {} to itself.",
            "Une route de {} vers le même lieu.",
            "Eine Straße von {} zu sich selbst.",
        ],
    ),
    (
        "direction-count",
        [
            "Direction {}: {} places; every direction has 8.",
            "Direction {}\u{a0}: {} lieux\u{a0}; chaque direction en a 8.",
            "Richtung {}: {} Orte; jede Richtung hat 8.",
        ],
    ),
    ("place-without-road", ["{} has no road.", "{} n’a pas de route.", "{} hat keine Straße."]),
    (
        "roads-apart",
        ["No way leads from {} to {}.", "Aucune route ne mène de {} à {}.", "Von {} führt kein Weg nach {}."],
    ),
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
            "Card {}: the same crime twice.",
            "Carte {}\u{a0}: deux fois le même délit.",
            "Karte {}: zweimal dasselbe Delikt.",
        ],
    ),
    (
        "place-without-crime",
        ["No crime on card {}.", "Aucun délit sur la carte {}.", "Kein Delikt auf Karte {}."],
    ),
    (
        "crime-places",
        [
            "Card {}: {} places; there are always 4.",
            "Carte {}\u{a0}: {} lieux\u{a0}; il en faut 4.",
            "Karte {}: {} Orte; es sind immer 4.",
        ],
    ),
    ("crime-nowhere", ["Card {}: no place.", "Carte {}\u{a0}: aucun lieu.", "Karte {}: kein Ort."]),
    (
        "card-of-other-kind",
        [
            "Card {} says what no card of its kind does.",
            "La carte {} dit ce qu’aucune de son genre ne dit.",
            "Karte {} sagt, was keine ihrer Art sagt.",
        ],
    ),
    (
        "crime-twice",
        [
            "Two cards for the same crime: {} and {}.",
            "Deux cartes pour le même délit\u{a0}: {} et {}.",
            "Zwei Karten zum selben Delikt: {} und {}.",
        ],
    ),
    (
        "group-twice",
        [
            "Group and direction twice: {} and {}.",
            "Groupe et direction deux fois\u{a0}: {} et {}.",
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
            "Deux cartes pour le même lieu\u{a0}: {} et {}.",
            "Zwei Karten zum selben Ort: {} und {}.",
        ],
    ),
    (
        "solo-twice",
        [
            "Two solo cards for the same crime: {} and {}.",
            "Deux cartes solo pour le même délit\u{a0}: {} et {}.",
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
            "Groupe {}\u{a0}: {} cartes\u{a0}; une pile en tient {}.",
            "Gruppe {}: {} Karten; ein Stapel fasst {}.",
        ],
    ),
    (
        "crime-no-quarter",
        [
            "Card {} alone is not one whole quarter.",
            "Seule la carte {} n’est pas un quartier entier.",
            "Nur Karte {} ist kein ganzes Viertel.",
        ],
    ),
    (
        "place-crimes",
        [
            "Card {}: {} crimes; the others have {}.",
            "Carte {}\u{a0}: {} délits\u{a0}; les autres en ont {}.",
            "Karte {}: {} Delikte; die anderen haben {}.",
        ],
    ),
    (
        "crime-on-places",
        [
            "{} is on {} place cards; the others are on {}.",
            "{} est sur {} cartes de lieu\u{a0}; les autres sur {}.",
            "{} steht auf {} Ortskarten; die anderen auf {}.",
        ],
    ),
    (
        "solution-twice",
        [
            "The solution of puzzle {} names a crime twice.",
            "La solution de l’énigme {} nomme un délit deux fois.",
            "Die Lösung von Rätsel {} nennt ein Delikt zweimal.",
        ],
    ),
    (
        "puzzle-group-card",
        [
            "Puzzle {}: group cards (17 to 32) are in no puzzle.",
            "Énigme {}\u{a0}: les cartes de groupe (17 à 32) ne sont dans aucune énigme.",
            "Rätsel {}: Gruppenkarten (17 bis 32) sind in keinem Rätsel.",
        ],
    ),
    (
        "card-misfits",
        [
            "Card {} does not fit puzzle {}: there it is {*}.",
            "La carte {} ne va pas avec l’énigme {}\u{a0}: là, c’est {*}.",
            "Karte {} passt nicht zu Rätsel {}: Dort gilt {*}.",
        ],
    ),
    (
        "puzzle-solutions",
        [
            "Puzzle {} does not work out: {} solutions; the book has one.",
            "L’énigme {} ne se résout pas\u{a0}: {} solutions, le livret en a une.",
            "Rätsel {} geht nicht auf: {} Lösungen, im Heft steht eine.",
        ],
    ),
    (
        "puzzle-suspect",
        [
            "Puzzle {}: read card {} again: {*}.",
            "Énigme {}\u{a0}: relisez la carte {}\u{a0}: {*}.",
            "Rätsel {}: Karte {} noch einmal lesen: {*}.",
        ],
    ),
    (
        "puzzle-no-suspect",
        [
            "Puzzle {}: no single card explains it: two slips, or your book has other numbers.",
            "Énigme {}\u{a0}: aucune carte seule ne l’explique\u{a0}: deux erreurs, ou votre livret a d’autres numéros.",
            "Rätsel {}: Keine einzelne Karte erklärt es: zwei Versehen, oder im Heft stehen andere Nummern.",
        ],
    ),
];
