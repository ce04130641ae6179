//! A player for Scotland Yard: Confidant takes a seat.
//!
//! Mister X thinks with the table and his own secret ([`Fugitive`]), a detective or an adviser with the table alone
//! ([`Pursuer`], [`Belief`]): the types see to it. No clock and no floating point: the same table, level and seed
//! give the same move on every machine, after the same amount of work, whether the move was forced or not.
//!
//! ```
//! use confidant_core::fuel::Stepper;
//! use confidant_core::game::{Game, Turn};
//! use confidant_core::scotland_yard::robot::{Fugitive, Level, Pursuer};
//! use confidant_core::scotland_yard::{LONDON, MISTER_X, ScotlandYard, Setup};
//!
//! let setup = Setup { detectives: Some(4), ..Setup::default() };
//! let mut game = ScotlandYard::start(&setup, &LONDON, 7).unwrap();
//! while let Turn::Of(seat) = game.turn() {
//!     let action = match game.private(seat) {
//!         Some(secret) => Fugitive::new(game.table(), &secret, Level::Easy, 1).finish(),
//!         None => Pursuer::new(game.table(), Level::Hard, 2).finish(),
//!     };
//!     assert!(action.is_some_and(|action| game.play(action).is_ok()));
//! }
//! ```

mod belief;
mod choices;
mod fugitive;
mod level;
mod playout;
mod pursuer;

pub use belief::Belief;
pub use fugitive::{Exposure, Fugitive};
pub use level::Level;
pub use pursuer::{ADVISED, Advice, Pursuer};
