//! The wall of clues: five columns of up to five, of which only the lowest clue can be reached.

use super::clue::{ClueId, ClueSet};
use crate::id::{ById, Id};
use serde::{Deserialize, Serialize};

/// A column of the wall.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Column {
    /// The first from the left.
    First,
    /// The second.
    Second,
    /// The third.
    Third,
    /// The fourth.
    Fourth,
    /// The fifth.
    Fifth,
}

crate::ids!(Column: First, Second, Third, Fourth, Fifth);
crate::words!(Column: First = "1", Second = "2", Third = "3", Fourth = "4", Fifth = "5");

/// Clues in a column at the start.
pub const HEIGHT: usize = 5;

/// The clues of one column, the top one first: the lowest is the last.
pub type Clues = heapless::Vec<ClueId, HEIGHT, u8>;

/// The columns. A column that gets empty stays empty, and nothing moves.
#[derive(Clone, PartialEq)]
pub struct Wall(pub(super) ById<Column, Clues, 5>);

impl Wall {
    pub(super) const EMPTY: Self = Self(ById::new([const { Clues::new() }; 5]));

    /// The clues of a column, the lowest first: the order in which they can be reached.
    pub fn from_below(&self, column: Column) -> impl ExactSizeIterator<Item = ClueId> + Clone {
        self.0[column].iter().rev().copied()
    }

    /// The clue that can be reached in a column.
    pub fn lowest(&self, column: Column) -> Option<ClueId> {
        self.0[column].last().copied()
    }

    /// How many clues a column has.
    pub fn height(&self, column: Column) -> usize {
        self.0[column].len()
    }

    /// Every clue on the wall.
    pub fn clues(&self) -> ClueSet {
        Column::all().flat_map(|column| self.from_below(column)).collect()
    }

    /// Takes the lowest clue of a column off the wall.
    pub(super) fn lift(&mut self, column: Column) -> Option<ClueId> {
        self.0[column].pop()
    }
}
