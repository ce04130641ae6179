//! Numbers whose puzzles are made quickly.
//!
//! Hardly a puzzle in a hundred takes longer than anybody waits for it. Each of these seeds, counted from [`BEYOND`] on, is
//! beyond all numbers that people enter, and gives a friendly puzzle of its grade, of the shipped cards, within 6,000 rounds:
//! the first of them, as `cargo xtask puzzles quick` finds them.

use crate::id::Id;
use crate::schinderhannes::grade::Grade;

/// The seed from which they are counted.
const BEYOND: u16 = 10_000;
/// How many there are of each grade.
const COUNT: usize = 32;

const SEEDS: [[u8; COUNT]; Grade::COUNT] = [
    [
        1, 2, 3, 6, 7, 10, 13, 15, 18, 19, 20, 21, 22, 24, 25, 26, 27, 28, 29, 30, 32, 33, 34, 36, 38, 39,
        40, 41, 44, 45, 46, 47,
    ],
    [
        13, 14, 16, 19, 30, 39, 47, 48, 50, 53, 55, 56, 60, 62, 67, 73, 74, 87, 88, 89, 91, 92, 93, 97, 100,
        112, 121, 122, 126, 128, 131, 145,
    ],
    [
        7, 14, 17, 25, 26, 28, 38, 39, 42, 44, 47, 53, 60, 66, 69, 75, 76, 77, 95, 108, 114, 118, 127, 128,
        130, 132, 135, 141, 145, 156, 163, 171,
    ],
    [
        1, 4, 6, 7, 8, 14, 16, 21, 25, 34, 38, 40, 41, 42, 48, 53, 63, 64, 73, 75, 76, 85, 89, 93, 98, 101,
        108, 109, 114, 116, 118, 121,
    ],
    [
        1, 6, 7, 21, 27, 34, 39, 40, 42, 47, 48, 55, 57, 58, 66, 72, 76, 88, 89, 98, 116, 119, 121, 127, 131,
        139, 141, 145, 154, 162, 167, 173,
    ],
];

/// The quick seed of a grade that takes the place of this one.
pub(super) fn instead_of(seed: u64, grade: Grade) -> u64 {
    let at = (seed % COUNT as u64) as usize;
    let quick = SEEDS.get(grade.index()).and_then(|seeds| seeds.get(at)).copied().unwrap_or(0);
    u64::from(BEYOND) + u64::from(quick)
}
