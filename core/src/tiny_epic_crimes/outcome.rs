//! How a game ends.

use core::fmt;

use super::kinds::OfficerSet;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// These officers accused the murderer and come first in badge levels, hours left and evidence.
    Won(Winners),
    /// The team accused the murderer.
    TeamWins,
    /// Nobody did.
    AllLose,
}

/// Who wins: one officer, or several who share it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Winners(pub OfficerSet);

impl fmt::Debug for Winners {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.0).finish()
    }
}
