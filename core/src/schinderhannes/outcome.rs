//! How a game ends.

use crate::id::IdSet;
use crate::seat::Seat;

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    pub(super) winners: u8,
    /// Whether all sixteen crimes were done with; otherwise the cards ran out.
    pub solved: bool,
}

impl Outcome {
    /// Who has most points; several share the victory.
    pub fn winners(self) -> IdSet<Seat, u8> {
        IdSet::<Seat, u8>::from_bits(self.winners)
    }
}
