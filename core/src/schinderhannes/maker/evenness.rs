//! What keeps the solutions of made puzzles apart.
//!
//! The cards favour some places: left alone, the beehives would be at Boos in two puzzles of five. So each of these is
//! ruled out beforehand in so many of a hundred puzzles. The numbers were found by making puzzles, comparing how often
//! each delict was at each place, and turning the frequent ones down until none was above one in six; `cargo xtask
//! puzzles` shows how even they are.

use crate::schinderhannes::delict::Delict;
use crate::schinderhannes::place::Place;

/// In how many of a hundred puzzles this delict is not to be at that place.
pub(super) const RULED_OUT: &[(Delict, Place, u8)] = &[
    (Delict::Ane, Place::AntesMuehle, 9),
    (Delict::Ane, Place::Baerenbach, 13),
    (Delict::Ane, Place::Meddersheim, 49),
    (Delict::Mouton, Place::Baerenbach, 52),
    (Delict::Mouton, Place::Lettweiler, 48),
    (Delict::Mouton, Place::Oberhausen, 23),
    (Delict::Cheval, Place::Hahnmuehle, 9),
    (Delict::Cheval, Place::Hundsbach, 13),
    (Delict::Cheval, Place::Kirn, 24),
    (Delict::Cheval, Place::Meisenheim, 10),
    (Delict::Ruches, Place::Boos, 61),
    (Delict::Ruches, Place::Herrstein, 29),
    (Delict::Effraction, Place::Lettweiler, 16),
    (Delict::Effraction, Place::Oberhausen, 17),
    (Delict::Effraction, Place::Obermoschel, 25),
    (Delict::Bal, Place::AntesMuehle, 67),
    (Delict::Recel, Place::Hundsbach, 9),
    (Delict::Recel, Place::Lettweiler, 27),
    (Delict::Recel, Place::Obermoschel, 12),
    (Delict::Brutalite, Place::Baerenbach, 28),
    (Delict::Brutalite, Place::Meddersheim, 41),
    (Delict::Brutalite, Place::Simmern, 69),
    (Delict::Cambriolage, Place::Griebelschied, 8),
    (Delict::Cambriolage, Place::Lettweiler, 82),
    (Delict::Cambriolage, Place::Obermoschel, 83),
    (Delict::Cambriolage, Place::Simmern, 6),
    (Delict::Racket, Place::Obermoschel, 23),
    (Delict::Meurtre, Place::Herrstein, 70),
    (Delict::Meurtre, Place::Kirn, 48),
    (Delict::Meurtre, Place::Thiergarten, 5),
    (Delict::Embuscade, Place::AntesMuehle, 66),
    (Delict::Embuscade, Place::Meddersheim, 6),
    (Delict::Embuscade, Place::Oberhausen, 15),
    (Delict::Incarceration, Place::AntesMuehle, 30),
    (Delict::Incarceration, Place::Herrstein, 60),
    (Delict::Incarceration, Place::Oberhausen, 27),
    (Delict::Evasion, Place::Boos, 65),
    (Delict::Evasion, Place::Meddersheim, 53),
    (Delict::Evasion, Place::Simmern, 21),
    (Delict::Evasion, Place::Thiergarten, 21),
    (Delict::Arrestation, Place::Griebelschied, 40),
    (Delict::Arrestation, Place::Hahnmuehle, 14),
    (Delict::Arrestation, Place::Lettweiler, 16),
    (Delict::Planque, Place::Baerenbach, 15),
    (Delict::Planque, Place::Thiergarten, 52),
    (Delict::Planque, Place::Trifthuette, 68),
];
