//! The solitaire puzzles: lay the given cards in any order until all sixteen crimes stand and nothing
//! contradicts a card.
//!
//! A card laid stays in force (ruling 17). So the board follows from just two things: the cards laid and the
//! tokens that the player has taken off by reasoning. It is built from them again after each action, and a
//! token taken off by mistake can be put back. Tokens lie on all sixteen places until something cuts them
//! down; neither five tokens a crime nor three a place limit a puzzle. The device draws the conclusions that
//! were agreed on: only the cards (manual), with those of the rule text, or everything that follows from the
//! tokens. A card that contradicts the board is refused. A token taken off by mistake may show only later:
//! then the contradiction is told, and something has to be put back.
//!
//! ```
//! use confidant_core::game::Game;
//! use confidant_core::schinderhannes::solitaire::{Illegal, Setup};
//! use confidant_core::schinderhannes::{SOONWALD, Solitaire};
//!
//! let setup = Setup { puzzle: Some(1), ..Setup::default() };
//! let mut puzzle = Solitaire::start(&setup, &SOONWALD, 0).unwrap();
//! assert!(puzzle.play("p1 play 11".parse().unwrap()).is_ok());
//! assert_eq!(puzzle.is_legal("p1 play 11".parse().unwrap()), Err(Illegal::Laid));
//! assert_eq!(puzzle.is_legal("p1 play 1".parse().unwrap()), Err(Illegal::NotInPuzzle));
//! ```

mod action;
mod course;
mod illegal;
mod news;
mod notation;
mod outcome;
mod setup;
mod start;
mod table;

use core::ops::ControlFlow;

pub use action::Action;
pub use illegal::Illegal;
pub use news::News;
pub use outcome::Outcome;
pub use setup::{Numbered, Setup, SetupError};
pub use table::Table;

use super::edition::Edition;
use crate::game::{Game, Reasons, Told, Turn, Undo, Visitor};
use crate::seat::Seat;

/// The only seat.
pub const SOLVER: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => panic!("there is a first seat"),
};

/// A puzzle being solved. Nothing of it is hidden.
#[derive(Clone)]
pub struct Solitaire {
    table: Table,
}

impl Game for Solitaire {
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

    const NAME: &'static str = "schinderhannes-solo";
    const RULES: u16 = 3;

    fn start(setup: &Setup, printed: &'static Edition, _seed: u64) -> Result<Self, Reasons<SetupError>> {
        start::start(setup, printed)
    }

    fn author(_: Action) -> Option<Seat> {
        Some(SOLVER)
    }

    fn turn(&self) -> Turn<Outcome> {
        self.table.outcome.map_or(Turn::Of(SOLVER), Turn::Over)
    }

    fn legal(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        self.table.legal(visit)
    }

    /// Everything.
    fn public_actions(table: &Table, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        table.legal(visit)
    }

    /// A puzzle has nobody to agree with.
    fn correctable(_entries: &mut dyn Iterator<Item = Self::Action>) -> usize {
        0
    }

    fn is_legal(&self, action: Action) -> Result<(), Illegal> {
        self.table.check(action)
    }

    fn play(&mut self, action: Action) -> Result<Told<News, ()>, Illegal> {
        self.is_legal(action)?;
        Ok(Told { table: self.table.carry_out(action), author: (), undo: Undo::Open })
    }

    fn table(&self) -> &Table {
        &self.table
    }

    fn private(&self, _seat: Seat) {}
}
