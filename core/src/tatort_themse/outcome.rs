//! How a game ends.

use core::fmt;

use crate::id::IdSet;
use crate::seat::{Player, Seat};

/// A set of seats.
pub type Seats = IdSet<Seat, u8>;

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// Who has the most points: one, or several who share the victory.
    pub winners: Seats,
}

/// As `wins p2` or `share p1 p3`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.winners.len() > 1 { "share" } else { "wins" })?;
        self.winners.iter().try_for_each(|seat| write!(f, " {}", Player(seat)))
    }
}

impl fmt::Debug for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
