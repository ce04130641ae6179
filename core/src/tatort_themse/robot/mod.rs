//! A player for Tatort Themse: Confidant takes a seat.
//!
//! It thinks with the table and its own hand ([`Sleuth`]): the types see to it. What it cannot see it imagines, in every
//! way that agrees with what lies open and with what was taken openly before ([`Memory`](super::Memory)). No clock and
//! no floating point: the same table, hand, level and seed give the same action on every machine.
//!
//! ```
//! use confidant_core::robots::Level;
//! use confidant_core::fuel::Stepper;
//! use confidant_core::game::{Game, Turn};
//! use confidant_core::tatort_themse::robot::Sleuth;
//! use confidant_core::tatort_themse::{THAMES, Setup, TatortThemse};
//!
//! let setup = Setup { players: Some(3), ..Setup::default() };
//! let mut game = TatortThemse::start(&setup, &THAMES, 7).unwrap();
//! while let Turn::Of(seat) = game.turn() {
//!     let hand = game.private(seat).unwrap();
//!     let action = Sleuth::new(game.table(), seat, &hand, Level::Easy, 1).finish();
//!     assert!(action.is_some_and(|action| game.play(action).is_ok()));
//! }
//! ```

mod choices;
mod habits;
mod head;
mod heap;
mod sample;
mod sleuth;

#[cfg(test)]
mod tests;

pub use sleuth::Sleuth;
