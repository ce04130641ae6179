//! Tiny Epic Crimes: officers of Echo Ridge look for one murderer among sixteen suspects within 48 hours.
//!
//! The standard game for three and four, the variant for two, the cooperative game and the solo game. What
//! everybody sees is a [`Table`], and it carries the rules of what an officer may do; this module adds what is
//! hidden (the murderer, the decks, the hands, what lies under tokens) and the machine that carries out one
//! [`Task`] after the other until somebody has to decide. Printed data: [`printed`].
//!
//! What the publisher prints and nobody has published is *reconstructed* or *house*; each table says so.
//!
//! ```
//! use core::ops::ControlFlow;
//!
//! use confidant_core::game::Game;
//! use confidant_core::tiny_epic_crimes::{ECHO_RIDGE, Illegal, Setup, TinyEpicCrimes};
//!
//! let setup = Setup { players: Some(3), abilities: false, ..Setup::default() };
//! let mut game = TinyEpicCrimes::start(&setup, &ECHO_RIDGE, 3).unwrap();
//!
//! let mut coffee = 0;
//! let _ = game.legal(&mut |action| {
//!     coffee += usize::from(action.to_string().ends_with("coffee"));
//!     ControlFlow::Continue(())
//! });
//! assert!(coffee > 10, "an officer can do nothing nearly anywhere");
//!
//! assert_eq!(game.is_legal("p2 coffee".parse().unwrap()), Err(Illegal::NotYourTurn));
//! assert_eq!(game.is_legal("roll 2 4".parse().unwrap()), Err(Illegal::WrongSource));
//! assert!(game.play("p1 coffee".parse().unwrap()).is_ok());
//! assert_eq!(game.table().pending().is_some(), game.table().ending().is_none());
//! ```

mod action;
mod active_event;
mod agenda;
mod block;
mod box_values;
mod by_hand;
mod card_name;
pub mod cards;
mod city;
mod clue_op;
mod costs;
mod course;
mod deeds;
pub mod edition;
mod ending;
mod envelope;
mod event_lines;
mod event_set_up;
mod event_shape;
mod event_work;
mod events;
mod force_play;
mod gains;
mod hand_list;
mod illegal;
mod judge;
pub mod kinds;
mod layout;
pub(crate) mod line_up;
mod mat;
mod news;
mod notation;
mod outcome;
mod penalty;
pub mod printed;
mod secret;
mod setup;
mod slots;
mod start;
mod table;
mod track;

#[cfg(test)]
mod tests;

use core::ops::ControlFlow;

pub use action::{Action, Deed, HandOp, How, MOST_HOURS, On, Side, Take};
pub use active_event::{ActiveEvent, EventKind, Mark};
pub use agenda::{MOST_TASKS, Spot, Task};
pub use block::{Block, BlockSet, Line, LineSet};
pub use box_values::{BadgeSpaces, Boards, OwnBadge, OwnBox, OwnRole, OwnTime};
pub use card_name::CardName;
pub use city::{City, Crowd, OF_EACH_COLOUR};
pub use clue_op::{ClueOp, Face, Token};
pub use event_shape::{EventShape, EventShapes, MOST_EVENTS, PRINTED_NAME_LEN, PrintedName};
pub use illegal::Illegal;
pub use mat::Mat;
pub use news::{Happening, News, Whisper};
pub use outcome::{Outcome, Winners};
pub use penalty::Cause;
pub use printed::ECHO_RIDGE;
pub use secret::Private;
pub use setup::{OfficerStudy, Setup, SetupError, Study};
pub(crate) use slots::Passing;
pub use slots::Slots;
pub use table::{Ending, Now, Shared, Table};
pub use track::Track;

use crate::game::{Game, Reasons, Told, Turn, Undo, Visitor};
use crate::seat::Seat;
use edition::Edition;
use judge::Judge;
use kinds::Officer;
use news::Telling;
use secret::Secret;

/// A game of Tiny Epic Crimes.
#[derive(Clone)]
pub struct TinyEpicCrimes {
    table: Table,
    secret: Secret,
}

impl Game for TinyEpicCrimes {
    type Printed = Edition;
    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Illegal = Illegal;
    type News = News;
    type Whisper = Whisper;
    type Outcome = Outcome;
    type Table = Table;
    type Private = Private;

    const NAME: &'static str = "tiny-epic-crimes";
    const RULES: u16 = 4;

    fn start(setup: &Setup, printed: &'static Edition, seed: u64) -> Result<Self, Reasons<SetupError>> {
        let mut game = start::lay_out(setup, printed, seed)?;
        game.run(&mut Telling::default());
        Ok(game)
    }

    fn author(action: Action) -> Option<Seat> {
        match action {
            Action::Keep(officer, _)
            | Action::Act(officer, ..)
            | Action::ActFor(officer, ..)
            | Action::Play(officer, ..)
            | Action::Choose(officer, ..)
            | Action::Finish(officer)
            | Action::Drop(officer, _)
            | Action::FieldWork(officer)
            | Action::DrawForce(officer)
            | Action::Ask(officer, _)
            | Action::Peek(officer, _)
            | Action::NoPeek(officer)
            | Action::Report(officer)
            | Action::GoOn(officer)
            | Action::Accuse(officer, _) => Some(officer.seat()),
            Action::Right(_)
            | Action::Turned(_)
            | Action::Die(_)
            | Action::Roll(..)
            | Action::Draw(_)
            | Action::Drawn(_)
            | Action::Card(_)
            | Action::Gains(_)
            | Action::Done
            | Action::Hand(_) => None,
        }
    }

    fn turn(&self) -> Turn<Outcome> {
        match (&self.table.ending, self.table.pending()) {
            (Some(ending), _) => Turn::Over(ending.outcome),
            (None, Some(task)) => Turn::Of(self.table.decider(task).seat()),
            // Cannot be: a running game always waits for somebody.
            (None, None) => Turn::Over(Outcome::AllLose),
        }
    }

    fn legal(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        self.judge().visit_legal(visit)
    }

    fn public_actions(table: &Table, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        Judge::open(table).visit_open(visit)
    }

    fn is_legal(&self, action: Action) -> Result<(), Illegal> {
        self.judge().check(action)
    }

    fn play(&mut self, action: Action) -> Result<Told<News, Whisper>, Illegal> {
        self.judge().check(action)?;
        let author = Self::author(action).and_then(Officer::of);
        let mut telling = Telling { author, ..Telling::default() };
        self.carry_out_action(action, &mut telling);
        self.run(&mut telling);
        Ok(Told { table: telling.news, author: telling.whisper, undo: Undo::unless(telling.is_final) })
    }

    fn table(&self) -> &Table {
        &self.table
    }

    fn private(&self, seat: Seat) -> Private {
        let officer = Officer::of(seat).filter(|&officer| self.table.is_in_play(officer));
        officer.map_or(Private::NOTHING, |officer| self.secret.private(&self.table, officer))
    }
}

impl TinyEpicCrimes {
    /// The view of the deciding officer: the table and their force cards.
    fn judge(&self) -> Judge<'_> {
        let decider = self.table.pending().map(|task| self.table.decider(task));
        let hand = decider.map_or(Default::default(), |officer| self.force_of(officer));
        Judge { table: &self.table, hand }
    }
}
