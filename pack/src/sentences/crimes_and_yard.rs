//! What is said of a box of Tiny Epic Crimes, and of one of Scotland Yard.

use confidant_core::pack::Remark;

use super::Sentences;

pub(super) const CRIMES_AND_YARD: Sentences = &[
    (
        Remark::SuspectsAlike,
        [
            "{} and {} have the same five signs.",
            "{} et {} ont les cinq mêmes signes.",
            "{} und {} haben dieselben fünf Zeichen.",
        ],
    ),
    (
        Remark::SuspectUnreadable,
        [
            "Suspect {}: signs that do not exist.",
            "Suspect {}\u{a0}: des signes qui n’existent pas.",
            "Verdächtiger {}: Zeichen, die es nicht gibt.",
        ],
    ),
    (
        Remark::SuspectExpected,
        [
            "The rule book shows Aaron Ace (A) differently.",
            "La règle montre Aaron Ace (A) autrement.",
            "Die Regel zeigt Aaron Ace (A) anders.",
        ],
    ),
    (
        Remark::SignCount,
        [
            "{}: {} suspects; a review counts {}.",
            "{}\u{a0}: {} suspects\u{a0}; une critique en compte {}.",
            "{}: {} Verdächtige; eine Besprechung zählt {}.",
        ],
    ),
    (
        Remark::BadgeBoth,
        [
            "Space {}: suspect card and interrogation at once.",
            "Case {}\u{a0}: carte suspect et interrogatoire à la fois.",
            "Feld {}: Verdächtigenkarte und Verhör zugleich.",
        ],
    ),
    (
        Remark::BadgeBeyond,
        [
            "The badge track ends at space 9.",
            "La piste d’insigne finit à la case 9.",
            "Die Abzeichenleiste endet bei Feld 9.",
        ],
    ),
    (
        Remark::BadgeNone,
        [
            "No space of the badge track gives: {}.",
            "Aucune case de la piste d’insigne ne donne\u{a0}: {}.",
            "Kein Feld der Abzeichenleiste gibt: {}.",
        ],
    ),
    (
        Remark::TeamLacks,
        [
            "Detective and Patrol Cop together lack: {}.",
            "À l’Inspecteur et à la Patrouilleuse ensemble, il manque\u{a0}: {}.",
            "Kommissarin und Streife können zusammen nicht: {}.",
        ],
    ),
    (
        Remark::OfficerExpected,
        [
            "The rule book shows this mat differently: {}.",
            "La règle montre ce plateau autrement\u{a0}: {}.",
            "Die Regel zeigt diese Tafel anders: {}.",
        ],
    ),
    (
        Remark::HourBeyond,
        [
            "The last possible hour here is {}.",
            "La dernière heure possible ici est {}.",
            "Die letzte mögliche Stunde ist hier {}.",
        ],
    ),
    (
        Remark::HoursNone,
        ["Nothing at all here: {}?", "Rien du tout ici\u{a0}: {}\u{a0}?", "Hier gar nichts: {}?"],
    ),
    (
        Remark::NightAlone,
        ["Only hour {} is night.", "Seule l’heure {} est de nuit.", "Nur Stunde {} ist Nacht."],
    ),
    (Remark::DayAlone, ["Only hour {} is day.", "Seule l’heure {} est de jour.", "Nur Stunde {} ist Tag."]),
    (
        Remark::CardsOutOfOrder,
        [
            "The cards of this list are out of order.",
            "Les cartes de cette liste sont en désordre.",
            "Die Karten dieser Liste stehen nicht in ihrer Reihenfolge.",
        ],
    ),
    (
        Remark::BaseMissing,
        [
            "Which board is it: classic (taxi line 13-14), 2000 (none) or newer (11 taxi tickets each)?",
            "Quel plateau\u{a0}: classic (taxi 13-14), 2000 (sans) ou newer (11 tickets taxi chacun)\u{a0}?",
            "Welches Brett ist es: classic (Taxi 13-14), 2000 (ohne) oder newer (je 11 Taxitickets)?",
        ],
    ),
    (
        Remark::NoAppearance,
        [
            "Appearances: moves from 1 to 24, in order, at least one.",
            "Apparitions\u{a0}: coups de 1 à 24, dans l’ordre, au moins un.",
            "Auftritte: Züge von 1 bis 24, der Reihe nach, mindestens einer.",
        ],
    ),
    (
        Remark::StartTooFew,
        [
            "Too few start cards: {} for the detectives, {} for Mister X.",
            "Trop peu de cartes de départ\u{a0}: {} pour les détectives, {} pour Mister X.",
            "Zu wenige Startkarten: {} für die Detektive, {} für Mister X.",
        ],
    ),
    (Remark::NoTickets, ["No ticket at all: {}.", "Aucun ticket\u{a0}: {}.", "Kein einziges Ticket: {}."]),
    (
        Remark::TicketsTooMany,
        [
            "More tickets than any box contains.",
            "Plus de tickets qu’aucune boîte n’en a.",
            "Mehr Tickets, als irgendeine Schachtel hat.",
        ],
    ),
    (
        Remark::LineThere,
        [
            "Already on the board: {} {}-{}.",
            "Déjà sur le plateau\u{a0}: {} {}-{}.",
            "Schon auf dem Brett: {} {}-{}.",
        ],
    ),
    (
        Remark::LineNotThere,
        [
            "Not on the board in any case: {} {}-{}.",
            "De toute façon pas sur le plateau\u{a0}: {} {}-{}.",
            "Ohnehin nicht auf dem Brett: {} {}-{}.",
        ],
    ),
    (
        Remark::LineFar,
        [
            "{} {}-{}: no such line on the board goes that far.",
            "{} {}-{}\u{a0}: aucune ligne de ce type ne va si loin.",
            "{} {}-{}: So weit führt keine solche Linie auf dem Brett.",
        ],
    ),
    (
        Remark::StationCutOff,
        [
            "Without it {} cannot be reached.",
            "Sans elle, {} est hors d’atteinte.",
            "Ohne sie ist {} nicht zu erreichen.",
        ],
    ),
    (
        Remark::StationCrowded,
        [
            "Station {}: {}, more than {} lines.",
            "Station {}\u{a0}: {}, plus de {} lignes.",
            "Station {}: {}, mehr als {} Linien.",
        ],
    ),
];
