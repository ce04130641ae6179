//! Schinderhannes: where in the Soonwald did the robber commit each of his sixteen crimes? One to four players
//! lay clue cards, put tokens on the places that are possible and take away those that are not; whoever
//! contributes most wins.
//!
//! The rules of the Clicker edition of 2009 by its French text. What everybody sees is a [`Table`]; the secrets
//! are the hands and the order of the piles, and this module adds these. The parts: [`Board`] keeps tokens and
//! scenes and draws conclusions, a [`Sight`] of it says what a card would do and whether it is dead for good,
//! [`Edition`] is the printed data ([`SOONWALD`] is reconstructed). Beside the game stand the solitaire puzzles
//! ([`Solitaire`]), the [`Solver`] that counts the solutions of any cards, and the puzzle [`Maker`].
//!
//! ```
//! use core::ops::ControlFlow;
//!
//! use confidant_core::game::Game;
//! use confidant_core::schinderhannes::{Card, Illegal, Refusal, SOONWALD, Schinderhannes, Setup};
//!
//! let mut setup = Setup { players: Some(1), ..Setup::default() };
//! setup.hands[0] = Some([11, 38].into_iter().filter_map(Card::new).collect());
//! let mut game = Schinderhannes::start(&setup, &SOONWALD, 5).unwrap();
//!
//! let mut plays = Vec::new();
//! let _ = game.legal(&mut |action| {
//!     plays.push(action.to_string());
//!     ControlFlow::Continue(())
//! });
//! assert!(plays.contains(&"p1 play 11".to_owned()) && !plays.contains(&"p1 play 38".to_owned()));
//!
//! // Card 38 speaks of two crimes, and none has a token yet.
//! let refused = Err(Illegal::Unplayable(Refusal::NeedsTokens));
//! assert_eq!(game.is_legal("p1 play 38".parse().unwrap()), refused);
//! let told = game.play("p1 play 11".parse().unwrap()).unwrap();
//! assert!(!told.table.report.steps().is_empty());
//! ```

mod action;
mod board;
mod card;
mod chain;
mod course;
mod crime;
mod domains;
mod edition;
mod effect;
mod grade;
mod hint;
mod illegal;
mod maker;
mod matching;
mod never;
mod news;
mod notation;
mod outcome;
mod place;
mod report;
mod rules;
mod secret;
mod sets;
mod setup;
mod simple;
pub mod solitaire;
mod solver;
mod soonwald;
mod start;
mod supposition;
mod table;

#[cfg(test)]
mod tests;

use core::ops::ControlFlow;

pub use action::Action;
pub use board::{Board, BoardError, Deduction, MOST_ON_A_PLACE, Standing, TOKENS};
pub use card::{Back, Card, CardSet, Clue, Kind, Link, Pile, Suit, Sureness};
pub use chain::{Chain, Dead, LINKS, Link as ChainLink};
pub use crime::{Crime, CrimeSet, Group};
pub use domains::{Clues, Contradiction};
pub use edition::{Edition, Face, MOST_ROADS, Misprint, Net, Puzzle, Road};
pub use effect::{Judge, Refusal, Sight};
pub use grade::{Effort, Grade, Grader, Technique, Ungraded};
pub use hint::{Deduced, Hint, Hinter, Reason};
pub use illegal::Illegal;
pub use maker::{Made, Maker, Spare};
pub use matching::{Assignments, Domains, assignment_exists};
pub use never::Use;
pub use news::News;
pub use outcome::Outcome;
pub use place::{Direction, Place, PlaceSet, Quarter, Token};
pub use report::{Report, Step, Why};
pub use setup::{HAND, MOST_PLAYERS, PILE, PLACE_PILE, Setup, SetupError};
pub use solitaire::Solitaire;
pub use solver::{Count, Solution, Solver};
pub use soonwald::SOONWALD;
pub use table::{Chair, Phase, Table};

use crate::chance::Source;
use crate::game::{Game, Reasons, Told, Turn, Undo, Visitor};
use crate::seat::Seat;
use secret::Secret;

/// A game of Schinderhannes.
#[derive(Clone)]
pub struct Schinderhannes {
    table: Table,
    secret: Secret,
}

impl Game for Schinderhannes {
    type Printed = Edition;
    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Illegal = Illegal;
    type News = News;
    /// The card drawn.
    type Whisper = Option<Card>;
    type Outcome = Outcome;
    type Table = Table;
    /// The hand; none with printed cards.
    type Private = Option<CardSet>;

    const NAME: &'static str = "schinderhannes";
    const RULES: u16 = 3;

    fn start(setup: &Setup, printed: &'static Edition, seed: u64) -> Result<Self, Reasons<SetupError>> {
        start::start(setup, printed, seed)
    }

    fn author(action: Action) -> Option<Seat> {
        match action {
            Action::Play(seat, ..)
            | Action::Remove(seat, _)
            | Action::Discard(seat, _)
            | Action::Drop(seat, _)
            | Action::Pass(seat)
            | Action::Draw(seat, _)
            | Action::End(seat)
            | Action::Claim(seat, _)
            | Action::Stop(seat, _) => Some(seat),
            // The coordinator's is nobody's in particular.
            Action::Clear(..) => None,
        }
    }

    fn turn(&self) -> Turn<Outcome> {
        match self.table.phase {
            Phase::Over(outcome) => Turn::Over(outcome),
            Phase::Deal(seat, _)
            | Phase::Act(seat, _)
            | Phase::Passing(seat, _)
            | Phase::Played(seat)
            | Phase::Drawing(seat, _) => Turn::Of(seat),
        }
    }

    fn legal(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        let Some(seat) = self.table.phase.seat() else { return ControlFlow::Continue(()) };
        self.table.legal(seat, self.hand(seat), visit)
    }

    /// Draws, passes, claims, the remove card; with printed cards everything.
    fn public_actions(table: &Table, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        let Some(seat) = table.phase.seat() else { return ControlFlow::Continue(()) };
        let hand = match table.source {
            Source::Device => CardSet::NONE,
            Source::Table => table.holdable(seat),
        };
        table.legal(seat, hand, visit)
    }

    fn is_legal(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Play(seat, card, pick) => {
                self.table.check_act(seat)?;
                self.check_held(seat, card)?;
                let clue = self.table.clue(card, pick)?;
                self.table.sight().playable(clue).map_err(Illegal::Unplayable)
            }
            Action::Remove(seat, token) => self.table.check_remove(seat, token),
            Action::Discard(seat, card) => {
                self.table.check_discard(seat)?;
                self.check_held(seat, card)
            }
            Action::Drop(seat, card) => {
                self.table.check_passing(seat)?;
                self.check_held(seat, card)
            }
            Action::Pass(seat) => self.table.check_passing(seat),
            Action::Draw(seat, pile) => self.table.check_draw(seat, pile),
            Action::End(seat) => self.table.check_end(seat),
            Action::Claim(seat, token) => self.table.check_claim(seat, token),
            Action::Stop(seat, token) => self.table.check_stop(seat, token),
            Action::Clear(pile, card) => self.table.check_clear(pile, card),
        }
    }

    fn play(&mut self, action: Action) -> Result<Told<News, Option<Card>>, Illegal> {
        self.is_legal(action)?;
        let mut report = Report::default();
        let mut drawn = None;
        let board = self.table.board;
        let sight = self.table.judge.look(&board);
        let tell = &mut |step| report.add(step);
        match action {
            Action::Play(seat, card, pick) => {
                let clue = self.table.clue(card, pick)?;
                let after = sight.play(clue, tell).map_err(Illegal::Unplayable)?;
                self.give_up(seat, card);
                self.score(seat, after);
                self.table.passes = 0;
                self.table.phase = Phase::Played(seat);
            }
            Action::Remove(seat, token) => {
                let after = sight.remove(token, tell).map_err(Illegal::Unplayable)?;
                self.table.seats[seat].remove_card = false;
                self.score(seat, after);
                self.table.passes = 0;
                self.table.phase = Phase::Played(seat);
            }
            Action::Claim(seat, token) | Action::Stop(seat, token) => {
                let after = sight.claim(token, tell);
                self.score(seat, after);
            }
            Action::Discard(seat, card) => {
                self.give_up(seat, card);
                self.table.phase = Phase::Drawing(seat, 2);
            }
            Action::Drop(seat, card) => {
                self.give_up(seat, card);
                let dropped = if let Phase::Passing(_, dropped) = self.table.phase { dropped } else { 0 };
                self.table.phase = Phase::Passing(seat, dropped.saturating_add(1));
            }
            Action::Pass(seat) => {
                let dropped = if let Phase::Passing(_, dropped) = self.table.phase { dropped } else { 0 };
                if self.table.piles_empty() {
                    self.table.passes = self.table.passes.saturating_add(1);
                    self.end_turn(seat);
                } else {
                    self.table.phase = Phase::Drawing(seat, dropped.saturating_add(1));
                }
            }
            Action::Draw(seat, pile) => drawn = self.draw(seat, pile),
            Action::End(seat) => self.end_turn(seat),
            Action::Clear(pile, card) => {
                self.table.left[pile] = self.table.left[pile].saturating_sub(1);
                self.table.discards.insert(card);
            }
        }
        let cleared = self.clear_tops();
        self.advance();
        let outcome = match self.table.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        };
        let undo = Undo::unless(drawn.is_some() || !cleared.is_empty());
        Ok(Told { table: News { action, report, cleared, outcome }, author: drawn, undo })
    }

    fn table(&self) -> &Table {
        &self.table
    }

    fn private(&self, seat: Seat) -> Option<CardSet> {
        let dealt = self.table.source == Source::Device && seat.number() <= self.table.players;
        dealt.then(|| self.secret.hands[seat])
    }
}

impl Schinderhannes {}
