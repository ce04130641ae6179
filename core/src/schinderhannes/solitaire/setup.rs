//! Which puzzle is solved, and with what help.

use serde::{Deserialize, Serialize};

use crate::schinderhannes::board::Deduction;
use crate::schinderhannes::card::CardSet;

/// Which puzzle, unchecked.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Setup {
    /// A printed one, 1 to 4.
    pub puzzle: Option<u8>,
    /// Or these cards.
    pub cards: Option<CardSet>,
    /// What the device concludes.
    pub deduction: Deduction,
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
