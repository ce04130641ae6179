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

use crate::draw::parts::hints::Cap;
use crate::draw::parts::seat::seat;
use crate::games::{ActionOf, Deed, DeedOf, Desk, ShowOf, TableScreens};
use crate::input::Key;
use crate::page::{Bound, Show};

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

/// The stick in any direction turns to the next or previous of `count` pages.
fn leaf<D>(show: &mut Show<'_, D>, page: u8, count: usize, see: impl Fn(u8) -> D) {
    for key in [Key::Up, Key::Down, Key::Left, Key::Right] {
        show.on(&[key], || see(turned(page, count, key)));
    }
}

/// Whether to report, on the last hour.
fn last_hour_page<F: TableScreens<Words = Words>>(
    desk: &Desk<'_, F>,
    show: &mut ShowOf<'_, F>,
    officer: Officer,
    report: ActionOf<F>,
    back: DeedOf<F>,
) {
    show.plate(desk.words.report, desk.corner().corner());
    show.picture(|canvas| {
        dice::told_card(canvas, None, desk.words.must_report);
        seat(canvas, 20, 57, 32, token_of(officer));
    });
    show.keys([
        Bound::new(Cap::A, desk.words.report, Deed::Play(report)),
        Bound::new(Cap::B, desk.texts.back, back),
    ]);
}
