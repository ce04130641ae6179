//! How a puzzle ends.

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// All sixteen stand, and every card of the puzzle holds.
    Solved,
    /// The cards contradict each other: such a puzzle has no solution.
    Unsolvable,
}
