//! The Soonwald as data: board, cards and puzzles.
//!
//! **Reconstructed.** Given by the French rule text: the names, the four puzzles with their solutions, cards 3,
//! 11, 18 and 38, what the examples say of cards 12, 27 and 71, the roads that leave the south-eastern quarter.
//! Everything else is made up so that all of that holds and each puzzle has exactly its printed solution; the
//! printed cards and roads may differ. Each card and road carries its [`Sureness`].

use super::card::{Card, CardSet, Clue, Link, Sureness};
use super::crime::Crime::{self, *};
use super::crime::{CrimeSet, Group};
use super::edition::{Edition, Face, Puzzle, Road};
use super::place::Place::{self, *};
use super::place::Quarter::*;
use super::place::{Direction, PlaceSet};
use crate::id::ById;
use Sureness::{Given, Implied, Reconstructed};

/// The reconstructed edition.
pub static SOONWALD: Edition = Edition::new(
    [
        SouthWest, // Antes Muehle
        SouthWest, // Baerenbach
        NorthEast, // Boos
        NorthWest, // Griebelschied
        NorthWest, // Hahnmuehle
        NorthWest, // Herrstein
        SouthWest, // Hundsbach
        NorthWest, // Kirn
        SouthEast, // Lettweiler
        SouthWest, // Meddersheim
        SouthEast, // Meisenheim
        SouthEast, // Oberhausen
        SouthEast, // Obermoschel
        NorthEast, // Simmern
        NorthEast, // Thiergarten
        NorthEast, // Trifthuette
    ],
    [
        (36, 38),  // Antes Muehle
        (19, 43),  // Baerenbach
        (86, 55),  // Boos
        (24, 76),  // Griebelschied
        (52, 58),  // Hahnmuehle
        (10, 62),  // Herrstein
        (50, 24),  // Hundsbach
        (40, 62),  // Kirn
        (92, 35),  // Lettweiler
        (62, 40),  // Meddersheim
        (76, 19),  // Meisenheim
        (102, 48), // Oberhausen
        (102, 20), // Obermoschel
        (64, 90),  // Simmern
        (86, 90),  // Thiergarten
        (77, 72),  // Trifthuette
    ],
    &ROADS,
    CARDS,
    [
        puzzle(
            &[3, 4, 6, 11, 15, 38, 39, 40, 42, 43, 47, 48, 50, 51, 53, 64, 66, 68, 73, 76],
            [
                Ane,           // Antes Muehle
                Mouton,        // Baerenbach
                Ruches,        // Boos
                Bal,           // Griebelschied
                Cheval,        // Hahnmuehle
                Incarceration, // Herrstein
                Embuscade,     // Hundsbach
                Arrestation,   // Kirn
                Recel,         // Lettweiler
                Brutalite,     // Meddersheim
                Effraction,    // Meisenheim
                Racket,        // Oberhausen
                Cambriolage,   // Obermoschel
                Evasion,       // Simmern
                Meurtre,       // Thiergarten
                Planque,       // Trifthuette
            ],
        ),
        puzzle(
            &[1, 3, 6, 7, 9, 10, 12, 14, 15, 35, 39, 40, 41, 48, 53, 54, 60, 68, 72, 75],
            [
                Mouton,        // Antes Muehle
                Brutalite,     // Baerenbach
                Ruches,        // Boos
                Incarceration, // Griebelschied
                Arrestation,   // Hahnmuehle
                Meurtre,       // Herrstein
                Embuscade,     // Hundsbach
                Bal,           // Kirn
                Recel,         // Lettweiler
                Ane,           // Meddersheim
                Cheval,        // Meisenheim
                Racket,        // Oberhausen
                Cambriolage,   // Obermoschel
                Evasion,       // Simmern
                Effraction,    // Thiergarten
                Planque,       // Trifthuette
            ],
        ),
        puzzle(
            &[2, 4, 5, 8, 9, 12, 13, 14, 33, 34, 35, 41, 43, 45, 47, 56, 63, 64, 72, 73],
            [
                Ane,           // Antes Muehle
                Mouton,        // Baerenbach
                Ruches,        // Boos
                Meurtre,       // Griebelschied
                Cheval,        // Hahnmuehle
                Evasion,       // Herrstein
                Embuscade,     // Hundsbach
                Arrestation,   // Kirn
                Planque,       // Lettweiler
                Bal,           // Meddersheim
                Racket,        // Meisenheim
                Brutalite,     // Oberhausen
                Cambriolage,   // Obermoschel
                Incarceration, // Simmern
                Effraction,    // Thiergarten
                Recel,         // Trifthuette
            ],
        ),
        puzzle(
            &[8, 10, 33, 35, 13, 41, 48, 49, 50, 51, 56, 58, 63, 64, 71, 9, 74, 76],
            [
                Bal,           // Antes Muehle
                Arrestation,   // Baerenbach
                Evasion,       // Boos
                Ruches,        // Griebelschied
                Planque,       // Hahnmuehle
                Ane,           // Herrstein
                Mouton,        // Hundsbach
                Meurtre,       // Kirn
                Brutalite,     // Lettweiler
                Cheval,        // Meddersheim
                Embuscade,     // Meisenheim
                Incarceration, // Oberhausen
                Cambriolage,   // Obermoschel
                Racket,        // Simmern
                Effraction,    // Thiergarten
                Recel,         // Trifthuette
            ],
        ),
    ],
);

const fn puzzle(numbers: &[u8], solution: [Crime; 16]) -> Puzzle {
    let mut bits = 0u128;
    let mut rest = numbers;
    while let [number, more @ ..] = rest {
        assert!(1 <= *number && *number <= Card::LAST, "no such card");
        bits |= 1 << (*number - 1);
        rest = more;
    }
    Puzzle { cards: CardSet::from_bits(bits), solution: ById::new(solution) }
}

const fn road(a: Place, b: Place, sureness: Sureness) -> Road {
    Road { a, b, sureness }
}

/// 23 roads; where they cross a river follows from the quarters.
const ROADS: [Road; 23] = [
    road(AntesMuehle, Baerenbach, Implied),
    road(AntesMuehle, Hundsbach, Reconstructed),
    road(AntesMuehle, Kirn, Reconstructed),
    road(Baerenbach, Herrstein, Reconstructed),
    road(Boos, Meddersheim, Reconstructed),
    road(Boos, Oberhausen, Given),
    road(Boos, Trifthuette, Reconstructed),
    road(Griebelschied, Herrstein, Reconstructed),
    road(Griebelschied, Kirn, Implied),
    road(Hahnmuehle, Hundsbach, Reconstructed),
    road(Hahnmuehle, Kirn, Implied),
    road(Hahnmuehle, Meddersheim, Reconstructed),
    road(Hahnmuehle, Simmern, Reconstructed),
    road(Hahnmuehle, Trifthuette, Reconstructed),
    road(Hundsbach, Meisenheim, Given),
    road(Kirn, Simmern, Reconstructed),
    road(Lettweiler, Meisenheim, Reconstructed),
    road(Lettweiler, Obermoschel, Reconstructed),
    road(Meddersheim, Meisenheim, Given),
    road(Meddersheim, Trifthuette, Reconstructed),
    road(Oberhausen, Obermoschel, Reconstructed),
    road(Simmern, Thiergarten, Reconstructed),
    road(Thiergarten, Trifthuette, Reconstructed),
];

const fn places(list: [Place; 4]) -> PlaceSet {
    let [a, b, c, d] = list;
    PlaceSet::from_bits(1 << a as u16 | 1 << b as u16 | 1 << c as u16 | 1 << d as u16)
}

const fn crime(crime: Crime, list: [Place; 4], sureness: Sureness) -> Face {
    Face { clue: Clue::Crime(crime, places(list)), sureness }
}

const fn group(group: Group, direction: Direction, sureness: Sureness) -> Face {
    Face { clue: Clue::Group(group, direction), sureness }
}

const fn same(large: Crime, small: Crime, sureness: Sureness) -> Face {
    Face { clue: Clue::Pair(large, small, Link::SameQuarter), sureness }
}

const fn next(large: Crime, small: Crime, sureness: Sureness) -> Face {
    Face { clue: Clue::Pair(large, small, Link::NextQuarter), sureness }
}

const fn place(place: Place, list: [Crime; 4], sureness: Sureness) -> Face {
    let [a, b, c, d] = list;
    let crimes = CrimeSet::from_bits(1 << a as u16 | 1 << b as u16 | 1 << c as u16 | 1 << d as u16);
    Face { clue: Clue::Place(place, crimes), sureness }
}

/// A solo card: a crime and a direction, given by the places of its two quarters.
const fn solo(crime: Crime, first: [Place; 4], second: [Place; 4]) -> Face {
    let bits = places(first).bits() | places(second).bits();
    Face { clue: Clue::Crime(crime, PlaceSet::from_bits(bits)), sureness: Reconstructed }
}

const NORTH_WEST: [Place; 4] = [Griebelschied, Hahnmuehle, Herrstein, Kirn];
const NORTH_EAST: [Place; 4] = [Boos, Simmern, Thiergarten, Trifthuette];
const SOUTH_WEST: [Place; 4] = [AntesMuehle, Baerenbach, Hundsbach, Meddersheim];
const SOUTH_EAST: [Place; 4] = [Lettweiler, Meisenheim, Oberhausen, Obermoschel];

/// The cards 1 to 76.
const CARDS: [Face; 76] = [
    crime(Ane, SOUTH_WEST, Implied),                       // 1
    crime(Mouton, SOUTH_WEST, Reconstructed),              // 2
    crime(Ruches, NORTH_EAST, Given),                      // 3
    crime(Cheval, NORTH_WEST, Reconstructed),              // 4
    crime(Arrestation, NORTH_WEST, Reconstructed),         // 5
    crime(Incarceration, NORTH_WEST, Reconstructed),       // 6
    crime(Planque, NORTH_EAST, Reconstructed),             // 7
    crime(Cambriolage, SOUTH_EAST, Reconstructed),         // 8
    crime(Meurtre, NORTH_WEST, Reconstructed),             // 9
    crime(Evasion, NORTH_EAST, Reconstructed),             // 10
    crime(Effraction, SOUTH_EAST, Given),                  // 11
    crime(Racket, SOUTH_EAST, Given),                      // 12
    crime(Bal, SOUTH_WEST, Reconstructed),                 // 13
    crime(Embuscade, SOUTH_WEST, Reconstructed),           // 14
    crime(Recel, SOUTH_EAST, Reconstructed),               // 15
    crime(Brutalite, NORTH_EAST, Reconstructed),           // 16
    group(Group::Blue, Direction::East, Reconstructed),    // 17
    group(Group::Green, Direction::East, Given),           // 18
    group(Group::Orange, Direction::East, Reconstructed),  // 19
    group(Group::Yellow, Direction::East, Reconstructed),  // 20
    group(Group::Blue, Direction::South, Reconstructed),   // 21
    group(Group::Green, Direction::South, Reconstructed),  // 22
    group(Group::Orange, Direction::South, Reconstructed), // 23
    group(Group::Yellow, Direction::South, Reconstructed), // 24
    group(Group::Blue, Direction::North, Reconstructed),   // 25
    group(Group::Green, Direction::North, Reconstructed),  // 26
    group(Group::Orange, Direction::North, Given),         // 27
    group(Group::Yellow, Direction::North, Reconstructed), // 28
    group(Group::Blue, Direction::West, Reconstructed),    // 29
    group(Group::Green, Direction::West, Reconstructed),   // 30
    group(Group::Orange, Direction::West, Reconstructed),  // 31
    group(Group::Yellow, Direction::West, Reconstructed),  // 32
    same(Brutalite, Cambriolage, Reconstructed),           // 33
    same(Cambriolage, Planque, Reconstructed),             // 34
    next(Ane, Arrestation, Reconstructed),                 // 35
    same(Bal, Mouton, Reconstructed),                      // 36
    same(Racket, Incarceration, Reconstructed),            // 37
    next(Embuscade, Effraction, Given),                    // 38
    next(Evasion, Arrestation, Reconstructed),             // 39
    same(Planque, Ruches, Reconstructed),                  // 40
    next(Cheval, Embuscade, Reconstructed),                // 41
    same(Effraction, Recel, Reconstructed),                // 42
    next(Ruches, Brutalite, Reconstructed),                // 43
    same(Recel, Incarceration, Reconstructed),             // 44
    next(Mouton, Evasion, Reconstructed),                  // 45
    next(Meurtre, Bal, Reconstructed),                     // 46
    same(Embuscade, Ane, Reconstructed),                   // 47
    same(Arrestation, Bal, Implied),                       // 48
    same(Incarceration, Cambriolage, Reconstructed),       // 49
    same(Planque, Meurtre, Reconstructed),                 // 50
    next(Evasion, Cheval, Reconstructed),                  // 51
    same(Mouton, Racket, Reconstructed),                   // 52
    next(Racket, Ruches, Reconstructed),                   // 53
    next(Brutalite, Meurtre, Reconstructed),               // 54
    next(Effraction, Ane, Reconstructed),                  // 55
    next(Cheval, Recel, Reconstructed),                    // 56
    place(Griebelschied, [Ruches, Brutalite, Embuscade, Arrestation], Reconstructed), // 57
    place(Hahnmuehle, [Mouton, Bal, Racket, Planque], Reconstructed), // 58
    place(Herrstein, [Ruches, Recel, Meurtre, Incarceration], Reconstructed), // 59
    place(Kirn, [Cheval, Bal, Meurtre, Planque], Reconstructed), // 60
    place(Boos, [Ruches, Recel, Racket, Evasion], Reconstructed), // 61
    place(Simmern, [Ane, Brutalite, Cambriolage, Arrestation], Reconstructed), // 62
    place(Thiergarten, [Ane, Effraction, Meurtre, Evasion], Reconstructed), // 63
    place(Trifthuette, [Ane, Recel, Racket, Planque], Reconstructed), // 64
    place(AntesMuehle, [Ruches, Bal, Embuscade, Incarceration], Reconstructed), // 65
    place(Baerenbach, [Mouton, Brutalite, Meurtre, Planque], Reconstructed), // 66
    place(Hundsbach, [Cheval, Recel, Racket, Arrestation], Reconstructed), // 67
    place(Meddersheim, [Ane, Brutalite, Cambriolage, Evasion], Reconstructed), // 68
    place(Lettweiler, [Mouton, Effraction, Cambriolage, Arrestation], Reconstructed), // 69
    place(Meisenheim, [Cheval, Bal, Embuscade, Incarceration], Reconstructed), // 70
    place(Oberhausen, [Mouton, Effraction, Embuscade, Incarceration], Given), // 71
    place(Obermoschel, [Cheval, Effraction, Cambriolage, Evasion], Reconstructed), // 72
    solo(Meurtre, NORTH_WEST, NORTH_EAST),                 // 73
    solo(Racket, NORTH_EAST, SOUTH_EAST),                  // 74
    solo(Effraction, NORTH_WEST, NORTH_EAST),              // 75
    solo(Ruches, NORTH_WEST, NORTH_EAST),                  // 76
];
