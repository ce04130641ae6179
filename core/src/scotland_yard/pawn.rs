//! Who sits where: Mister X and the pawns that pursue him.
//!
//! Detectives have the seats after Mister X's, bobbies those after the detectives': a seat of theirs is a place in the
//! order of play, with a token and a colour, and nobody sits there. They belong to all detectives together, so the
//! author of what they do is the table.

use serde::{Deserialize, Serialize};

use crate::id::Id;
use crate::seat::Seat;

/// Mister X's seat; the pursuers follow in order.
pub const MISTER_X: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => panic!("there is a first seat"),
};

/// Most detectives, and most pursuers, on the board.
pub const MOST_DETECTIVES: usize = 5;
/// Fewest pursuers on the board of the old boxes.
pub const FEWEST_DETECTIVES: usize = 3;
/// Most bobbies.
pub const MOST_BOBBIES: usize = 2;

/// A pursuer: a detective, `d1` to `d5`, or a bobby, `b1` or `b2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Pawn {
    /// The first to move.
    D1,
    /// The second.
    D2,
    /// The third.
    D3,
    /// The fourth.
    D4,
    /// The fifth.
    D5,
    /// The first bobby.
    B1,
    /// The second.
    B2,
}

crate::ids!(Pawn: D1, D2, D3, D4, D5, B1, B2);
crate::words!(Pawn: D1 = "d1", D2 = "d2", D3 = "d3", D4 = "d4", D5 = "d5", B1 = "b1", B2 = "b2");

impl Pawn {
    /// The detective with this index.
    pub fn detective(index: usize) -> Option<Self> {
        if index < MOST_DETECTIVES { Self::at(index) } else { None }
    }

    /// The bobby with this index.
    pub fn bobby(index: usize) -> Option<Self> {
        if index < MOST_BOBBIES { Self::at(MOST_DETECTIVES + index) } else { None }
    }

    /// Whether it is a bobby.
    pub fn is_bobby(self) -> bool {
        matches!(self, Self::B1 | Self::B2)
    }
}
