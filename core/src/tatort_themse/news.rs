//! What the table learns from an action. Its author is told in secret which witness came from the pile.

use super::clue::{CaseSet, ClueId};
use super::outcome::Outcome;
use super::wall::Column;
use super::witness::{Witness, Witnesses};
use crate::seat::Seat;

/// What the table is told.
#[derive(Clone, Copy, PartialEq)]
pub struct News {
    /// Who did it.
    pub seat: Seat,
    /// What happened.
    pub event: Event,
    /// Whether the discards were shuffled into a new pile.
    pub shuffled: bool,
    /// The cases that this solved; the table has the verdicts.
    pub solved: CaseSet,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

/// What happened, as the table sees it. A payment lies open on the discards; printed ones are not entered.
#[derive(Clone, Copy, PartialEq)]
pub enum Event {
    /// Four identical open witnesses of this kind were replaced.
    Renewed(Witness),
    /// This many clues were removed from a column.
    Removed(Column, u8, Witnesses),
    /// A clue was taken.
    Took(ClueId, Option<Witnesses>),
    /// With printed witnesses: this many clues were removed from a column, and the next one taken.
    RemovedAndTook(Column, u8, ClueId),
    /// This open witness was questioned.
    QuestionedOpen(Witness),
    /// A witness was questioned whom the table does not see.
    QuestionedHidden,
    /// Nothing could be done.
    Passed,
}
