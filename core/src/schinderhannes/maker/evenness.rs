//! What keeps the solutions of made puzzles apart.
//!
//! The cards favour some places: left alone, the beehives would be at Boos in two puzzles of five. So each of these is
//! ruled out beforehand in a share of all puzzles. The shares were found by making puzzles, comparing how often each
//! crime was at each place, and turning the frequent ones down until none was above one in six; `cargo xtask puzzles`
//! shows how even they are.

use crate::schinderhannes::crime::Crime;
use crate::schinderhannes::place::Place;

/// In how many of a hundred puzzles this crime is not to be at that place.
pub(super) const RULED_OUT: &[(Crime, Place, u8)] = &[
    (Crime::Ane, Place::AntesMuehle, 9),
    (Crime::Ane, Place::Baerenbach, 13),
    (Crime::Ane, Place::Meddersheim, 49),
    (Crime::Mouton, Place::Baerenbach, 52),
    (Crime::Mouton, Place::Lettweiler, 48),
    (Crime::Mouton, Place::Oberhausen, 23),
    (Crime::Cheval, Place::Hahnmuehle, 9),
    (Crime::Cheval, Place::Hundsbach, 13),
    (Crime::Cheval, Place::Kirn, 24),
    (Crime::Cheval, Place::Meisenheim, 10),
    (Crime::Ruches, Place::Boos, 61),
    (Crime::Ruches, Place::Herrstein, 29),
    (Crime::Effraction, Place::Lettweiler, 16),
    (Crime::Effraction, Place::Oberhausen, 17),
    (Crime::Effraction, Place::Obermoschel, 25),
    (Crime::Bal, Place::AntesMuehle, 67),
    (Crime::Recel, Place::Hundsbach, 9),
    (Crime::Recel, Place::Lettweiler, 27),
    (Crime::Recel, Place::Obermoschel, 12),
    (Crime::Brutalite, Place::Baerenbach, 28),
    (Crime::Brutalite, Place::Meddersheim, 41),
    (Crime::Brutalite, Place::Simmern, 69),
    (Crime::Cambriolage, Place::Griebelschied, 8),
    (Crime::Cambriolage, Place::Lettweiler, 82),
    (Crime::Cambriolage, Place::Obermoschel, 83),
    (Crime::Cambriolage, Place::Simmern, 6),
    (Crime::Racket, Place::Obermoschel, 23),
    (Crime::Meurtre, Place::Herrstein, 70),
    (Crime::Meurtre, Place::Kirn, 48),
    (Crime::Meurtre, Place::Thiergarten, 5),
    (Crime::Embuscade, Place::AntesMuehle, 66),
    (Crime::Embuscade, Place::Meddersheim, 6),
    (Crime::Embuscade, Place::Oberhausen, 15),
    (Crime::Incarceration, Place::AntesMuehle, 30),
    (Crime::Incarceration, Place::Herrstein, 60),
    (Crime::Incarceration, Place::Oberhausen, 27),
    (Crime::Evasion, Place::Boos, 65),
    (Crime::Evasion, Place::Meddersheim, 53),
    (Crime::Evasion, Place::Simmern, 21),
    (Crime::Evasion, Place::Thiergarten, 21),
    (Crime::Arrestation, Place::Griebelschied, 40),
    (Crime::Arrestation, Place::Hahnmuehle, 14),
    (Crime::Arrestation, Place::Lettweiler, 16),
    (Crime::Planque, Place::Baerenbach, 15),
    (Crime::Planque, Place::Thiergarten, 52),
    (Crime::Planque, Place::Trifthuette, 68),
];
