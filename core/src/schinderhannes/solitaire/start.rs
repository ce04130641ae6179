//! From a set-up to the empty board of a puzzle.

use super::Solitaire;
use super::setup::{Setup, SetupError};
use super::table::Table;
use crate::game::{Collected, Reasons};
use crate::id::ById;
use crate::print::Print;
use crate::schinderhannes::board::Deduction;
use crate::schinderhannes::card::CardSet;
use crate::schinderhannes::edition::Edition;
use crate::schinderhannes::matching::Domains;
use crate::schinderhannes::place::PlaceSet;

/// The board before the first card is laid; a puzzle may be over already.
pub(super) fn start(setup: &Setup, printed: &'static Edition) -> Result<Solitaire, Reasons<SetupError>> {
    let mut table = Table {
        edition: Print::new(printed),
        deduction: if setup.by_hand { Deduction::Manual } else { setup.deduction },
        by_hand: setup.by_hand,
        cards: check(setup, printed)?,
        from: setup.from,
        laid: CardSet::NONE,
        removed: Domains::new([PlaceSet::NONE; 16]),
        singly: Domains::new([PlaceSet::NONE; 16]),
        found: ById::new([None; 16]),
        left: Domains::new([PlaceSet::all(); 16]),
        contradiction: false,
        outcome: None,
    };
    table.judge();
    Ok(Solitaire { table })
}

/// The cards of the puzzle, or everything that is wrong with the set-up.
fn check(setup: &Setup, printed: &Edition) -> Result<CardSet, Reasons<SetupError>> {
    let mut reasons = Collected::new();
    reasons.add_if(setup.puzzle.is_none() && setup.cards.is_none(), SetupError::PuzzleMissing);
    reasons.add_if(setup.puzzle.is_some() && setup.cards.is_some(), SetupError::PuzzleTwice);
    let numbered = setup.puzzle.map(|number| {
        let index = usize::from(number).checked_sub(1);
        index.and_then(|index| printed.puzzles().get(index)).map(|puzzle| puzzle.cards)
    });
    reasons.add_if(numbered == Some(None), SetupError::NoSuchPuzzle);
    let cards = setup.cards.or(numbered.flatten());
    reasons.add_if(cards.is_some_and(|cards| cards.is_empty()), SetupError::NoCards);
    reasons.refuse().map(|()| cards.unwrap_or_default())
}
