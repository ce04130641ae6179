//! How a game can end.

use super::pawn::Pawn;

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// No detective can move any more, or the last round is over.
    MisterXWins,
    /// This detective landed on Mister X.
    Caught(Pawn),
    /// The detectives found him on the board: log only, so nobody knows which of them.
    Found,
    /// Mister X had no move.
    Trapped,
}
