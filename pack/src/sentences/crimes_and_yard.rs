//! What is said of a box of Tiny Epic Crimes, and of one of Scotland Yard.

use super::Sentences;

pub(super) const CRIMES_AND_YARD: Sentences = &[
    (
        "suspects-alike",
        [
            "{} and {} have the same five signs.",
            "{} et {} ont les cinq mêmes signes.",
            "{} und {} haben dieselben fünf Zeichen.",
        ],
    ),
    (
        "suspect-unreadable",
        [
            "Suspect {}: signs that do not exist.",
            "Suspect {}\u{a0}: des signes qui n’existent pas.",
            "Verdächtiger {}: Zeichen, die es nicht gibt.",
        ],
    ),
    (
        "suspect-expected",
        [
            "The rule book shows Aaron Ace (A) differently.",
            "La règle montre Aaron Ace (A) autrement.",
            "Die Regel zeigt Aaron Ace (A) anders.",
        ],
    ),
    (
        "sign-count",
        [
            "{}: {} suspects; a review counts {}.",
            "{}\u{a0}: {} suspects\u{a0}; une critique en compte {}.",
            "{}: {} Verdächtige; eine Besprechung zählt {}.",
        ],
    ),
    (
        "badge-both",
        [
            "Space {}: suspect card and interrogation at once.",
            "Case {}\u{a0}: carte suspect et interrogatoire à la fois.",
            "Feld {}: Verdächtigenkarte und Verhör zugleich.",
        ],
    ),
    (
        "badge-beyond",
        [
            "The badge track ends at space 9.",
            "La piste d’insigne finit à la case 9.",
            "Die Abzeichenleiste endet bei Feld 9.",
        ],
    ),
    (
        "badge-none",
        [
            "No space of the badge track gives: {}.",
            "Aucune case de la piste d’insigne ne donne\u{a0}: {}.",
            "Kein Feld der Abzeichenleiste gibt: {}.",
        ],
    ),
    (
        "team-lacks",
        [
            "Detective and Patrol Cop together lack: {}.",
            "À l’Inspecteur et à la Patrouilleuse ensemble, il manque\u{a0}: {}.",
            "Kommissarin und Streife können zusammen nicht: {}.",
        ],
    ),
    (
        "officer-expected",
        [
            "The rule book shows this mat differently: {}.",
            "La règle montre ce plateau autrement\u{a0}: {}.",
            "Die Regel zeigt diese Tafel anders: {}.",
        ],
    ),
    (
        "hour-beyond",
        [
            "The last possible hour here is {}.",
            "La dernière heure possible ici est {}.",
            "Die letzte mögliche Stunde ist hier {}.",
        ],
    ),
    ("hours-none", ["Nothing at all here: {}?", "Rien du tout ici\u{a0}: {}\u{a0}?", "Hier gar nichts: {}?"]),
    ("night-alone", ["Only hour {} is night.", "Seule l’heure {} est de nuit.", "Nur Stunde {} ist Nacht."]),
    ("day-alone", ["Only hour {} is day.", "Seule l’heure {} est de jour.", "Nur Stunde {} ist Tag."]),
    (
        "cards-out-of-order",
        [
            "The cards of this list are out of order.",
            "Les cartes de cette liste sont en désordre.",
            "Die Karten dieser Liste stehen nicht in ihrer Reihenfolge.",
        ],
    ),
    (
        "base-missing",
        [
            "Which board is it: classic (10 taxi tickets each) or newer (11)?",
            "Quel plateau\u{a0}: classic (10 tickets taxi chacun) ou newer (11)\u{a0}?",
            "Welches Brett ist es: classic (je 10 Taxitickets) oder newer (11)?",
        ],
    ),
    (
        "no-appearance",
        [
            "Appearances: moves from 1 to 24, in order, at least one.",
            "Apparitions\u{a0}: coups de 1 à 24, dans l’ordre, au moins un.",
            "Auftritte: Züge von 1 bis 24, der Reihe nach, mindestens einer.",
        ],
    ),
    (
        "start-too-few",
        [
            "Too few start cards: {} for the detectives, {} for Mister X.",
            "Trop peu de cartes de départ\u{a0}: {} pour les détectives, {} pour Mister X.",
            "Zu wenige Startkarten: {} für die Detektive, {} für Mister X.",
        ],
    ),
    ("no-tickets", ["No ticket at all: {}.", "Aucun ticket\u{a0}: {}.", "Kein einziges Ticket: {}."]),
    (
        "tickets-too-many",
        [
            "More tickets than any box contains.",
            "Plus de tickets qu’aucune boîte n’en a.",
            "Mehr Tickets, als irgendeine Schachtel hat.",
        ],
    ),
    (
        "line-there",
        [
            "Already on the board: {} {}-{}.",
            "Déjà sur le plateau\u{a0}: {} {}-{}.",
            "Schon auf dem Brett: {} {}-{}.",
        ],
    ),
    (
        "line-not-there",
        [
            "Not on the board in any case: {} {}-{}.",
            "De toute façon pas sur le plateau\u{a0}: {} {}-{}.",
            "Ohnehin nicht auf dem Brett: {} {}-{}.",
        ],
    ),
    (
        "station-cut-off",
        [
            "Without it {} cannot be reached.",
            "Sans elle, {} est hors d’atteinte.",
            "Ohne sie ist {} nicht zu erreichen.",
        ],
    ),
    (
        "station-crowded",
        [
            "Station {}: {}, more than {} lines.",
            "Station {}\u{a0}: {}, plus de {} lignes.",
            "Station {}: {}, mehr als {} Linien.",
        ],
    ),
];
