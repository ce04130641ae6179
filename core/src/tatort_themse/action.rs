//! Actions: what a player can decide, with witnesses that the device deals or with printed ones.

use serde::{Deserialize, Serialize};

use super::wall::Column;
use super::witness::Witnesses;
use crate::chance::Source;
use crate::seat::Seat;

/// One decision. No `Debug`: it reveals something of the author's hand, even if it is refused.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Action {
    /// Who decides.
    pub seat: Seat,
    /// What is done.
    pub deed: Deed,
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// Discards four identical open witnesses and opens four others.
    Renew,
    /// Removes this many of the lowest clues of a column for these witnesses.
    Remove(Column, u8, Witnesses),
    /// Takes the lowest clue of a column for these witnesses.
    Take(Column, Witnesses),
    /// Takes an open witness into the hand.
    QuestionOpen(Place),
    /// Draws a witness from the pile.
    QuestionPile,
    /// Has nobody to question and can pay for no clue.
    Pass,
    /// With printed witnesses: takes the lowest clue of a column.
    PrintedTake(Column),
    /// With printed witnesses: removes this many clues of a column and takes the next one.
    PrintedRemove(Column, u8),
    /// With printed witnesses: questions a witness, which ends the turn.
    PrintedQuestion,
}

/// A place in the row of open witnesses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Place {
    /// The first from the left.
    First,
    /// The second.
    Second,
    /// The third.
    Third,
    /// The fourth.
    Fourth,
}

crate::ids!(Place: First, Second, Third, Fourth);
crate::words!(Place: First = "1", Second = "2", Third = "3", Fourth = "4");

impl Deed {
    /// Who has to deal the witnesses for it to make sense.
    pub fn source(self) -> Source {
        match self {
            Self::PrintedTake(_) | Self::PrintedRemove(..) | Self::PrintedQuestion => Source::Table,
            _ => Source::Device,
        }
    }
}
