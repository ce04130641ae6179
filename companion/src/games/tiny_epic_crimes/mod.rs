//! Tiny Epic Crimes on the companion: the clock and the event deck for a table that does the rest with its box, or all
//! of the game.

mod boards;
pub mod cards;
mod causes;
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
mod red_line;
mod rules;
mod setup;
mod signs;
mod table_face;
mod texts;
mod whole;

pub use clock::{Mark as ClockMark, Screens as ClockScreens};
pub use setup::Draft;
pub use texts::Words;
pub use whole::{Mark as CaseMark, Screens as CaseScreens, first_deed};

use confidant_core::id::Id as _;
use confidant_core::tiny_epic_crimes::kinds::Officer;
use confidant_core::tiny_epic_crimes::{Outcome, Winners};

use crate::draw::parts::hints::Cap;
use crate::draw::parts::seat::seat;
use crate::games::{ActionOf, Deed, DeedOf, Desk, ShowOf, TableScreens, seat_bits};
use crate::input::Key;
use crate::page::{Bound, Show, turned};

/// Who has won, a bit for each seat.
fn winners(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Won(Winners(officers)) => seat_bits(officers.into_iter().map(Officer::seat)),
        Outcome::TeamWins => u8::MAX,
        Outcome::AllLose => 0,
    }
}

/// The number of an officer's token.
fn token_of(officer: Officer) -> u8 {
    officer.index() as u8 + 1
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
