//! Tatort Themse: two to five detectives question witnesses, pay with them for clues and solve cases by the
//! majority of their clues. After the game by Reiner Knizia (Pegasus Spiele, 2008).
//!
//! What everybody sees is a [`Table`]; the hands, the order of the pile and chance are this module's secrets.
//! What a player may do follows from the table and their own hand alone. The device deals the witnesses, or people
//! hold the printed cards and the device keeps wall, cases and scores ([`Setup::witnesses`]). The cards are a
//! table of their own, [`THAMES`].
//!
//! ```
//! use core::ops::ControlFlow;
//!
//! use confidant_core::game::{Game, Turn};
//! use confidant_core::seat::Seat;
//! use confidant_core::tatort_themse::{Illegal, THAMES, Setup, TatortThemse};
//!
//! let setup = Setup { players: Some(3), start: Seat::new(0), ..Setup::default() };
//! let mut game = TatortThemse::start(&setup, &THAMES, 7).unwrap();
//!
//! // What anybody may enter openly, without a look into a hand.
//! let mut open = Vec::new();
//! let _ = TatortThemse::public_actions(game.table(), &mut |action| {
//!     open.push(action.to_string());
//!     ControlFlow::Continue(())
//! });
//! assert_eq!(open[0], "p1 question open 1");
//! assert_eq!(open.last().unwrap(), "p1 question pile");
//!
//! assert_eq!(game.is_legal("p2 question pile".parse().unwrap()), Err(Illegal::NotYourTurn));
//! let told = game.play("p1 question pile".parse().unwrap()).unwrap();
//! assert!(told.author.is_some(), "only the author learns which witness came");
//! assert_eq!(game.turn(), Turn::Of(Seat::new(1).unwrap()));
//! ```
//!
//! Rulings are quoted by number; each has a case file `ruling-NN-...` in `host-tests/cases/tatort-themse`.

mod action;
mod clue;
mod course;
mod illegal;
mod memory;
mod news;
mod notation;
mod outcome;
mod payment;
mod reconstructed;
pub mod robot;
mod rules;
mod secret;
mod setup;
mod start;
mod table;
mod wall;
mod witness;

#[cfg(test)]
mod tests;

use core::ops::ControlFlow;

pub use action::{Action, Deed, Place};
pub use clue::{
    CLUES, Cards, Case, CaseSet, Clue, ClueId, ClueSet, HIGHEST_VALUE, LaidClue, Origin, SOLVED_AT_END,
};
pub use illegal::Illegal;
pub use memory::Memory;
pub use news::{Event, News};
pub use outcome::{Outcome, Seats};
pub use payment::{PaymentVisitor, Price};
pub use reconstructed::THAMES;
pub use setup::{DEALT, Discards, FEWEST_PLAYERS, MOST_PLAYERS, Setup, SetupError};
pub use table::{Phase, Step, Table, Verdict};
pub use wall::{Clues, Column, HEIGHT, Wall};
pub use witness::{OF_A_KIND, ROW, Row, WITNESSES, Witness, Witnesses};

use crate::chance::Source;
use crate::game::{Game, Reasons, Told, Turn, Undo, Visitor};
use crate::seat::Seat;
use course::Done;
use rules::Seen;
use secret::Secret;

/// A game of Tatort Themse.
#[derive(Clone)]
pub struct TatortThemse {
    table: Table,
    secret: Secret,
}

impl Game for TatortThemse {
    type Printed = Cards;
    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Illegal = Illegal;
    type News = News;
    /// The witness drawn from the pile.
    type Whisper = Option<Witness>;
    type Outcome = Outcome;
    type Table = Table;
    /// The player's hand; none for a seat that is not in play, or if the witnesses are printed.
    type Private = Option<Witnesses>;

    const NAME: &'static str = "tatort-themse";
    const RULES: u16 = 1;

    fn start(setup: &Setup, printed: &'static Cards, seed: u64) -> Result<Self, Reasons<SetupError>> {
        start::start(setup, printed, seed)
    }

    fn author(action: Action) -> Option<Seat> {
        Some(action.seat)
    }

    fn turn(&self) -> Turn<Outcome> {
        match self.table.phase {
            Phase::Turn(seat, _) => Turn::Of(seat),
            Phase::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn legal(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        who_may(&self.table).try_for_each(|(seat, _)| self.seen_by(seat).legal(visit))
    }

    /// Questions and renewals, which need no hand; with printed witnesses everything.
    fn public_actions(table: &Table, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        who_may(table).try_for_each(|(seat, step)| {
            rules::public_actions(table, step, &mut |deed| visit(Action { seat, deed }))
        })
    }

    fn is_legal(&self, action: Action) -> Result<(), Illegal> {
        self.seen_by(action.seat).check(action.deed)
    }

    fn play(&mut self, action: Action) -> Result<Told<News, Option<Witness>>, Illegal> {
        self.is_legal(action)?;
        let seat = action.seat;
        let mut done = Done::default();
        let event = match action.deed {
            Deed::Renew => self.renew(seat, &mut done).ok_or(Illegal::NotFourAlike)?,
            Deed::Remove(column, count, payment) => {
                self.pay(seat, &payment);
                self.remove(column, count, &mut done);
                self.table.phase = Phase::Turn(seat, Step::Removed(column));
                Event::Removed(column, count, payment)
            }
            Deed::Take(column, payment) => {
                self.pay(seat, &payment);
                Event::Took(self.take(seat, column, &mut done)?, Some(payment))
            }
            Deed::QuestionOpen(place) => {
                let witness = self.question_open(seat, place).ok_or(Illegal::NoOpenWitness)?;
                self.end_turn(seat, &mut done);
                Event::QuestionedOpen(witness)
            }
            Deed::QuestionPile => {
                let witness = self.draw(&mut done).ok_or(Illegal::NothingToDraw)?;
                self.receive(seat, witness);
                done.whisper = Some(witness);
                self.end_turn(seat, &mut done);
                Event::QuestionedHidden
            }
            Deed::Pass => {
                self.end_turn(seat, &mut done);
                Event::Passed
            }
            Deed::PrintedTake(column) => Event::Took(self.take(seat, column, &mut done)?, None),
            Deed::PrintedRemove(column, count) => {
                self.remove(column, count, &mut done);
                Event::RemovedAndTook(column, count, self.take(seat, column, &mut done)?)
            }
            Deed::PrintedQuestion => {
                self.end_turn(seat, &mut done);
                Event::QuestionedHidden
            }
        };
        let outcome = match self.table.phase {
            Phase::Over(outcome) => Some(outcome),
            Phase::Turn(..) => None,
        };
        let news = News { seat, event, shuffled: done.shuffled, solved: done.solved, outcome };
        // A payment shows cards that its author knew before: it can be taken back.
        Ok(Told { table: news, author: done.whisper, undo: Undo::unless(done.drawn) })
    }

    fn table(&self) -> &Table {
        &self.table
    }

    fn private(&self, seat: Seat) -> Option<Witnesses> {
        let dealt = self.table.witnesses == Source::Device && seat.number() <= self.table.players;
        dealt.then(|| self.secret.hands[seat])
    }
}

/// Lists the players who may act now, each with how far their turn has come.
fn who_may(table: &Table) -> impl Iterator<Item = (Seat, Step)> + use<> {
    let (phase, free) = (table.phase, table.free_turns);
    table.players().filter_map(move |seat| match phase {
        Phase::Turn(turn, step) if free || turn == seat => Some((seat, step)),
        _ => None,
    })
}

impl TatortThemse {
    fn seen_by(&self, seat: Seat) -> Seen<'_> {
        Seen { table: &self.table, hand: &self.secret.hands[seat], seat }
    }
}
