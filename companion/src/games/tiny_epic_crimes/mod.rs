//! Tiny Epic Crimes on the companion: the clock and the event deck for a table that does the rest with its box, or all
//! of the game.

mod boards;
pub mod cards;
mod clock;
mod dice;
pub mod echo_ridge;
mod event_card;
mod face;
pub mod hour_ring;
mod laid_out;
mod motion;
mod named;
mod own_cards;
mod rules;
mod setup;
mod signs;
mod texts;
mod whole;

pub use clock::{Mark as ClockMark, Screens as ClockScreens};
pub use setup::Draft;
pub use texts::Words;
pub use whole::{Mark as CaseMark, Screens as CaseScreens, first_deed};

use confidant_core::id::Id as _;
use confidant_core::tiny_epic_crimes::kinds::Officer;

use crate::input::Key;

/// The number of an officer's token.
fn token_of(officer: Officer) -> u8 {
    officer.index() as u8 + 1
}

/// The next or previous of `count` rows, wrapping.
fn turned(row: u8, count: usize, key: Key) -> u8 {
    let (row, count) = (usize::from(row), count.max(1));
    let next = if matches!(key, Key::Up | Key::Left) { row + count - 1 } else { row + 1 };
    (next % count) as u8
}
