//! How a game ends.

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Everybody has reported: people accuse and open the envelope.
    AllReported,
}
