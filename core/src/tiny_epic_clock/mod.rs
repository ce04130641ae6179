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
mod events;
mod illegal;
mod news;
mod notation;
mod outcome;
mod secret;
mod setup;
mod start;
mod table;

use core::ops::ControlFlow;

pub use action::Action;
pub use agenda::{MOST_TASKS, Named, Task};
pub use illegal::Illegal;
pub use news::{Happening, MOST_NEWS, News};
pub use outcome::Outcome;
pub use setup::{Setup, SetupError, Study};
pub use table::{Now, Table};

use crate::game::{Game, Reasons, Told, Turn, Undo, Visitor};
use crate::seat::Seat;
use crate::tiny_epic_crimes::edition::Edition;
use news::Telling;
use secret::Secret;

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
    const RULES: u16 = 1;

    fn start(setup: &Setup, printed: &'static Edition, seed: u64) -> Result<Self, Reasons<SetupError>> {
        let mut clock = start::lay_out(setup, printed, seed)?;
        clock.run(&mut Telling::default());
        Ok(clock)
    }

    fn author(action: Action) -> Option<Seat> {
        match action {
            Action::Hours(officer, _) | Action::Report(officer) | Action::GoOn(officer) => {
                Some(officer.seat())
            }
            _ => None,
        }
    }

    fn turn(&self) -> Turn<Outcome> {
        if self.table.over {
            Turn::Over(Outcome::AllReported)
        } else {
            Turn::Of(self.table.now.officer.seat())
        }
    }

    fn legal(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        self.table.legal(visit)
    }

    fn public_actions(table: &Table, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        table.legal(visit)
    }

    fn is_legal(&self, action: Action) -> Result<(), Illegal> {
        self.table.check(action)
    }

    fn play(&mut self, action: Action) -> Result<Told<News, ()>, Illegal> {
        self.table.check(action)?;
        let mut telling = Telling::default();
        self.told(action, &mut telling);
        self.run(&mut telling);
        Ok(Told { table: telling.news, author: (), undo: Undo::unless(telling.is_final) })
    }

    fn table(&self) -> &Table {
        &self.table
    }

    fn private(&self, _: Seat) {}
}

impl TinyEpicClock {}
