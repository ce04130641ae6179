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
            "Suspect {} : des signes qui n’existent pas.",
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
            "{} : {} suspects ; une critique en compte {}.",
            "{}: {} Verdächtige; eine Besprechung zählt {}.",
        ],
    ),
    (
        "badge-both",
        [
            "Space {}: suspect card and interrogation at once.",
            "Case {} : carte suspect et interrogatoire à la fois.",
            "Feld {}: Verdächtigenkarte und Verhör zugleich.",
        ],
    ),
    (
        "badge-beyond",
        [
            "The badge track ends at space 9.",
            "La piste des insignes finit à la case 9.",
            "Die Markenleiste endet bei Feld 9.",
        ],
    ),
    (
        "badge-none",
        [
            "No space of the badge track gives: {}.",
            "Aucune case de la piste ne donne : {}.",
            "Kein Feld der Markenleiste gibt: {}.",
        ],
    ),
    (
        "team-lacks",
        [
            "Detective and Patrol Cop together lack: {}.",
            "À l’inspecteur et au patrouilleur, il manque : {}.",
            "Detective und Streifenpolizist können zusammen nicht: {}.",
        ],
    ),
    (
        "officer-expected",
        [
            "The rule book shows this mat differently: {}.",
            "La règle montre ce plateau autrement : {}.",
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
    ("hours-none", ["Nothing here at all: {}?", "Rien du tout ici : {} ?", "Hier gar nichts: {}?"]),
    ("night-alone", ["Hour {} alone is night.", "Seule l’heure {} est de nuit.", "Nur Stunde {} ist Nacht."]),
    ("day-alone", ["Hour {} alone is day.", "Seule l’heure {} est de jour.", "Nur Stunde {} ist Tag."]),
    (
        "cards-out-of-order",
        [
            "The cards of this list are out of order.",
            "Les cartes de cette liste sont en désordre.",
            "Die Karten dieser Liste sind ungeordnet.",
        ],
    ),
    (
        "base-missing",
        [
            "Which board is it: classic or newer?",
            "Quel plateau est-ce : classic ou newer ?",
            "Welcher Plan ist es: classic oder newer?",
        ],
    ),
    (
        "no-appearance",
        [
            "Appearances: moves from 1 to 24, in order, at least one.",
            "Apparitions : coups de 1 à 24, dans l’ordre, au moins un.",
            "Auftritte: Züge von 1 bis 24, der Reihe nach, mindestens einer.",
        ],
    ),
    (
        "start-too-few",
        [
            "Too few start cards: {} for the detectives, {} for Mister X.",
            "Trop peu de cartes de départ : {} pour les détectives, {} pour Mister X.",
            "Zu wenige Startkarten: {} für die Detektive, {} für Mister X.",
        ],
    ),
    ("no-tickets", ["No ticket at all: {}.", "Aucun ticket : {}.", "Kein einziges Ticket: {}."]),
    (
        "tickets-too-many",
        [
            "More tickets than any box has.",
            "Plus de tickets qu’aucune boîte n’en a.",
            "Mehr Tickets, als irgendeine Schachtel hat.",
        ],
    ),
    (
        "line-there",
        [
            "Already on the board: {} {}-{}.",
            "Déjà sur le plateau : {} {}-{}.",
            "Schon auf dem Plan: {} {}-{}.",
        ],
    ),
    (
        "line-not-there",
        [
            "Not on the board anyway: {} {}-{}.",
            "De toute façon pas sur le plateau : {} {}-{}.",
            "Ohnehin nicht auf dem Plan: {} {}-{}.",
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
            "Station {} : {}, plus de {} lignes.",
            "Station {}: {}, mehr als {} Linien.",
        ],
    ),
];
