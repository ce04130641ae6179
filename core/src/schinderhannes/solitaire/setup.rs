//! Which puzzle is solved, and with what help.

use serde::{Deserialize, Serialize};

use crate::schinderhannes::board::Deduction;
use crate::schinderhannes::card::CardSet;
use crate::schinderhannes::grade::Grade;

/// Which puzzle, unchecked.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Setup {
    /// A printed one, 1 to 4.
    pub puzzle: Option<u8>,
    /// Or these cards.
    pub cards: Option<CardSet>,
    /// What the device concludes.
    pub deduction: Deduction,
    /// The player reads and applies every card; the device concludes nothing, and a card that is laid is only ticked.
    pub by_hand: bool,
    /// What its cards were made from; the rules do not need it.
    pub from: Option<Numbered>,
}

/// The number that a puzzle was made from, with all that is needed to make it again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Numbered {
    /// The number.
    pub number: u16,
    /// How hard it was to be.
    pub grade: Grade,
    /// The day whose puzzle it is, counted from 1 January 1970; where nobody knows the day, the running number.
    pub day: Option<u32>,
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Neither a printed puzzle nor cards.
    #[error("a puzzle or its cards are missing")]
    PuzzleMissing,
    /// Both a printed puzzle and cards.
    #[error("either a puzzle or its cards, not both")]
    PuzzleTwice,
    /// There are four printed puzzles.
    #[error("the printed puzzles are 1 to 4")]
    NoSuchPuzzle,
    /// A puzzle without a card.
    #[error("a puzzle has at least one card")]
    NoCards,
}
