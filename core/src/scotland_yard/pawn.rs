//! Who sits where: Mister X and the detectives' pawns.

use serde::{Deserialize, Serialize};

use crate::id::Id;
use crate::seat::Seat;

/// Mister X's seat; the detectives follow in order.
pub const MISTER_X: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => panic!("there is a first seat"),
};

/// Most detectives on the board.
pub const MOST_DETECTIVES: usize = 5;
/// Fewest detectives on the board.
pub const FEWEST_DETECTIVES: usize = 3;

/// A detective's pawn, `d1` to `d5`.
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
}

crate::ids!(Pawn: D1, D2, D3, D4, D5);
crate::words!(Pawn: D1 = "d1", D2 = "d2", D3 = "d3", D4 = "d4", D5 = "d5");

impl Pawn {
    /// The first `count` pawns in order.
    pub fn first(count: usize) -> impl Iterator<Item = Self> + Clone {
        Self::ALL.into_iter().take(count)
    }

    /// Its seat: Mister X has the first one.
    pub fn seat(self) -> Seat {
        Seat::at(self.index() + 1).unwrap_or(MISTER_X)
    }
}
