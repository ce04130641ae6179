//! The clock and the event deck of Tiny Epic Crimes, for a table that does all the rest with the box: who is next,
//! day and night, red lines, the three slots, penalties, the report, and dice if wished. People tell it the hours of a
//! turn and what became of a roll or an event. It knows no city and no suspect; its one secret is which house event
//! comes next. The boards, the house events and the rules of the track are those of [`crate::tiny_epic_crimes`].
//!
//! ```
//! use confidant_core::game::Game;
//! use confidant_core::tiny_epic_clock::{Illegal, Setup, TinyEpicClock};
//! use confidant_core::tiny_epic_crimes::ECHO_RIDGE;
//! use confidant_core::tiny_epic_crimes::kinds::Cards;
//!
//! let setup = Setup { players: Some(3), events: Cards::Printed, ..Setup::default() };
//! let mut clock = TinyEpicClock::start(&setup, &ECHO_RIDGE, 3).unwrap();
//!
//! // The first event comes before the first turn.
//! assert_eq!(clock.is_legal("p1 hours 4".parse().unwrap()), Err(Illegal::NotNow));
//! assert!(clock.play("drawn plain".parse().unwrap()).is_ok());
//! assert!(clock.play("p1 hours 4".parse().unwrap()).is_ok());
//! assert_eq!(clock.table().events_left(), 17);
//! ```

mod action;
mod agenda;
mod course;
mod ending;
mod events;
mod illegal;
mod news;
mod notation;
mod secret;
mod setup;
mod start;
mod table;

use core::ops::ControlFlow;

pub use action::Action;
pub use agenda::{MOST_TASKS, Named, Task};
pub use ending::MOST_EVIDENCE;
pub use illegal::Illegal;
pub use news::{Happening, MOST_NEWS, News};
pub use setup::{Setup, SetupError, Study};
pub use table::{Now, Table};

pub use crate::tiny_epic_crimes::Outcome;

use crate::game::{Game, Reasons, Told, Turn, Undo, Visitor};
use crate::seat::Seat;
use crate::tiny_epic_crimes::edition::Edition;
use news::Telling;
use secret::Secret;

/// How many turns back an entry can be corrected.
const CORRECTED_TURNS: usize = 6;

/// The clock and the event deck.
#[derive(Clone)]
pub struct TinyEpicClock {
    table: Table,
    secret: Secret,
}

impl Game for TinyEpicClock {
    type Printed = Edition;
    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Illegal = Illegal;
    type News = News;
    type Whisper = ();
    type Outcome = Outcome;
    type Table = Table;
    type Private = ();

    const NAME: &'static str = "tiny-epic-clock";
    const RULES: u16 = 2;

    fn start(setup: &Setup, printed: &'static Edition, seed: u64) -> Result<Self, Reasons<SetupError>> {
        let mut clock = start::lay_out(setup, printed, seed)?;
        clock.run(&mut Telling::default());
        Ok(clock)
    }

    fn author(action: Action) -> Option<Seat> {
        match action {
            Action::Hours(officer, _)
            | Action::Report(officer)
            | Action::GoOn(officer)
            | Action::Badge(officer, _)
            | Action::Evidence(officer, _) => Some(officer.seat()),
            _ => None,
        }
    }

    fn turn(&self) -> Turn<Outcome> {
        match self.table.outcome {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Of(self.table.now.officer.seat()),
        }
    }

    fn legal(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        self.table.legal(visit)
    }

    fn public_actions(table: &Table, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        table.legal(visit)
    }

    /// Back to and including the hours of the last six turns.
    fn correctable(entries: &mut dyn Iterator<Item = Action>) -> usize {
        let (mut count, mut turns) = (0, 0);
        while let Some(action) = entries.next().filter(|_| turns < CORRECTED_TURNS) {
            count += 1;
            turns += usize::from(matches!(action, Action::Hours(..)));
        }
        count
    }

    fn is_legal(&self, action: Action) -> Result<(), Illegal> {
        self.table.check(action)
    }

    fn play(&mut self, action: Action) -> Result<Told<News, ()>, Illegal> {
        self.table.check(action)?;
        let mut telling = Telling::default();
        self.told(action, &mut telling);
        self.run(&mut telling);
        // The device guards nothing here: what it rolled or drew comes again, whatever is entered anew.
        let undo = if telling.is_drawn { Undo::Agreed } else { Undo::Open };
        Ok(Told { table: telling.news, author: (), undo })
    }

    fn table(&self) -> &Table {
        &self.table
    }

    fn private(&self, _: Seat) {}
}
