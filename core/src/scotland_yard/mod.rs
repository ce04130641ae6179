//! Scotland Yard: Mister X flees through London in secret, three to five detectives pursue him.
//!
//! The rules of the old Ravensburger edition (Nr. 01 034 9), with the later ones as data. What everybody
//! sees is a [`Table`], and it carries the rules for the detectives; this module adds the one secret, Mister
//! X's places, and his moves. Printed data: [`edition`] and [`LONDON`].
//!
//! ```
//! use core::ops::ControlFlow;
//!
//! use confidant_core::game::Game;
//! use confidant_core::scotland_yard::{Action, Illegal, LONDON, ScotlandYard, Setup, SetupError, Station};
//!
//! let setup = Setup {
//!     detectives: Some(3),
//!     mister_x_start: Station::new(194),
//!     detective_start: Some([141, 155, 174].into_iter().filter_map(Station::new).collect()),
//!     ..Setup::default()
//! };
//! let mut game = ScotlandYard::start(&setup, &LONDON, 0).unwrap();
//!
//! let mut flights = Vec::new();
//! let _ = game.legal(&mut |action: Action| {
//!     flights.push(action.to_string());
//!     ControlFlow::Continue(())
//! });
//! assert_eq!(flights[..3], ["x taxi 192", "x taxi 193", "x taxi 195"]);
//! assert!(flights.iter().any(|line| line == "x black 157"), "the ferry");
//!
//! assert_eq!(game.is_legal("x taxi 157".parse().unwrap()), Err(Illegal::FerryNeedsBlack));
//! assert!(game.play("x black 157".parse().unwrap()).is_ok());
//! // Where he may be, for all that the table knows.
//! assert!(game.table().possible().len() > 10);
//!
//! let alone = Setup { detectives: Some(1), ..Setup::default() };
//! let reasons = ScotlandYard::start(&alone, &LONDON, 0).err().unwrap();
//! assert!(reasons.has(SetupError::DetectivesOutOfRange));
//! ```

mod action;
mod course;
mod differences;
pub mod edition;
mod followed;
mod illegal;
mod links;
mod log_only;
mod london;
mod news;
mod notation;
mod outcome;
mod pawn;
pub mod robot;
mod rules;
mod secret;
mod setup;
mod start;
mod station;
mod table;
mod ticket;

#[cfg(test)]
mod tests;

use core::ops::ControlFlow;

pub use action::{Action, Fares, Step};
pub use followed::{Followed, Glimpse};
pub use illegal::Illegal;
pub use log_only::{Ending, LogOnly, THE_DETECTIVES};
pub use london::LONDON;
pub use news::{Event, News};
pub use outcome::Outcome;
pub use pawn::{FEWEST_DETECTIVES, MISTER_X, MOST_BOBBIES, MOST_DETECTIVES, Pawn};
pub use secret::Secret;
pub use setup::{EditionName, MOST_BLACK, MOST_DOUBLES, Setup, SetupError};
pub use station::{Station, StationSet};
pub use table::{Detective, Half, Phase, Posts, Table, WINDOWS, Window};
pub use ticket::{Supply, Ticket};

use crate::game::{Game, Reasons, Told, Turn, Undo, Unsettled, Visitor};
use crate::id::Id;
use crate::seat::Seat;
use edition::Editions;

/// A game of Scotland Yard.
#[derive(Clone)]
pub struct ScotlandYard {
    table: Table,
    secret: Secret,
}

impl Game for ScotlandYard {
    type Printed = Editions;
    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Illegal = Illegal;
    type News = News;
    type Whisper = ();
    type Outcome = Outcome;
    type Table = Table;
    /// Mister X's secret for his seat; detectives have none.
    type Private = Option<Secret>;

    const NAME: &'static str = "scotland-yard";
    const RULES: u16 = 4;

    fn start(setup: &Setup, printed: &'static Editions, seed: u64) -> Result<Self, Reasons<SetupError>> {
        start::start(setup, printed, seed)
    }

    fn author(action: Action) -> Option<Seat> {
        match action {
            Action::Flee(_) | Action::Double(..) | Action::Hide | Action::Reveal(_) => Some(MISTER_X),
            // A bobby belongs to all detectives together: the table moves it.
            Action::Travel(pawn, _) | Action::Stay(pawn) if pawn.is_bobby() => None,
            Action::Done | Action::Claim(_) | Action::Over(_) => None,
            Action::Travel(pawn, _) | Action::Stay(pawn) => Seat::at(pawn.index() + 1),
        }
    }

    fn turn(&self) -> Turn<Outcome> {
        match self.table.phase {
            Phase::Flee | Phase::Decide => Turn::Of(MISTER_X),
            Phase::Pursue(pawn) => Turn::Of(self.table.seat(pawn)),
            Phase::Board => Turn::Of(THE_DETECTIVES),
            Phase::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn legal(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        match self.table.phase {
            Phase::Flee => {
                self.flights(visit)?;
                Self::public_actions(&self.table, visit)
            }
            Phase::Decide => {
                visit(Action::Hide)?;
                self.table.reveals(Fares::NONE, visit)
            }
            Phase::Pursue(_) | Phase::Board | Phase::Over(_) => Self::public_actions(&self.table, visit),
        }
    }

    /// The pursuers' moves, or what the table says of them.
    fn public_actions(table: &Table, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        match table.phase {
            Phase::Pursue(_) => table.pursuits(visit),
            Phase::Flee | Phase::Decide | Phase::Board | Phase::Over(_) => table.sayings(visit),
        }
    }

    /// A pursuer's move; a claim, and what ends the game.
    fn unsettled(table: &Table, action: Action) -> Option<Unsettled<Table>> {
        let (pawn, step) = match action {
            Action::Travel(pawn, step) => (pawn, Some(step)),
            Action::Stay(pawn) => (pawn, None),
            Action::Claim(_) | Action::Over(_) | Action::Done => return table.unsettled_saying(action),
            Action::Flee(_) | Action::Double(..) | Action::Hide | Action::Reveal(_) => return None,
        };
        let table = table.unsettled(pawn, step);
        let turn = match table.phase {
            Phase::Pursue(next) => table.seat(next),
            _ => MISTER_X,
        };
        Some(Unsettled { table, turn })
    }

    /// Back to and including Mister X's last move.
    fn correctable(entries: &mut dyn Iterator<Item = Action>) -> usize {
        let mut count = 0;
        let is_flight = |action| matches!(action, Action::Flee(_) | Action::Double(..));
        let _ = entries.inspect(|_| count += 1).find(|&action| is_flight(action));
        count
    }

    fn is_legal(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Flee(step) => {
                self.check_flight()?;
                self.check_step(self.secret.at, step, 0)
            }
            Action::Double(first, second) => {
                self.check_flight()?;
                if self.table.doubles == 0 {
                    return Err(Illegal::NoDouble);
                }
                self.check_step(self.secret.at, first, 0)?;
                self.check_step(first.to, second, u8::from(first.ticket == Ticket::Black))
            }
            Action::Hide => self.check_decision(),
            Action::Reveal(fares) => {
                self.check_decision()?;
                self.table.check_fares(&fares)
            }
            Action::Travel(pawn, step) => self.table.check_travel(pawn, step),
            Action::Stay(pawn) => self.table.check_stay(pawn),
            Action::Done => self.table.check_done().map(drop),
            Action::Claim(_) => self.table.check_claim(),
            Action::Over(_) => self.table.check_ending(),
        }
    }

    fn play(&mut self, action: Action) -> Result<Told<News, ()>, Illegal> {
        self.is_legal(action)?;
        let (event, shown) = match action {
            Action::Flee(step) => {
                let window = self.flee(step, None);
                self.end_flight(window);
                (Event::Fled(window, None), window.stop.is_some())
            }
            Action::Double(first, second) => {
                self.table.doubles -= 1;
                let first = self.flee(first, Some(Half::First));
                let second = self.flee(second, Some(Half::Second));
                self.end_flight(second);
                (Event::Fled(first, Some(second)), first.stop.is_some() || second.stop.is_some())
            }
            Action::Hide => {
                self.begin_pursuit();
                (Event::Hid, false)
            }
            Action::Reveal(fares) => {
                self.table.pay(&fares);
                self.table.show(self.secret.at);
                self.begin_pursuit();
                (Event::Revealed(self.secret.at, fares), true)
            }
            Action::Travel(pawn, step) => {
                self.travel(pawn, step);
                (Event::Travelled(pawn, step), false)
            }
            Action::Stay(pawn) => {
                self.after_pursuit(pawn);
                (Event::Stayed(pawn), false)
            }
            Action::Done => (self.done(), false),
            Action::Claim(at) => (self.claim(at), false),
            Action::Over(ending) => (self.said(ending), false),
        };
        let outcome = match self.table.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        };
        let news = News { event, outcome };
        // Every end shows where he was. All else told a ticket, or where he is not.
        let undo = match news.event {
            _ if shown || outcome.is_some() => Undo::Final,
            Event::Done => Undo::Open,
            _ => Undo::Agreed,
        };
        Ok(Told { table: news, author: (), undo })
    }

    fn table(&self) -> &Table {
        &self.table
    }

    fn private(&self, seat: Seat) -> Option<Secret> {
        (seat == MISTER_X).then(|| self.secret.clone())
    }
}
