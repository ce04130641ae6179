//! The rules of the games that Confidant knows.
//!
//! Below the engines lies one vocabulary that they share: ids and sets of ids ([`id`]), decks ([`deck`]),
//! chance as an input ([`chance`]), fuel for long work ([`fuel`]), seats ([`seat`]) and how well Confidant plays one
//! ([`robots`]), what a game is ([`game`]), a digest of what is printed ([`digest`]) and how an action is written down
//! ([`notation`]). Above them lie the values of an owner's box ([`pack`]). No clock, no entropy, no pixels: whoever
//! runs a game brings those.
//!
//! The opening of a game of Scotland Yard, each action as a case file writes it:
//!
//! ```
//! use confidant_core::game::{Game, Turn, Undo};
//! use confidant_core::scotland_yard::{Illegal, LONDON, MISTER_X, ScotlandYard, Setup, Station};
//!
//! let setup = Setup {
//!     detectives: Some(3),
//!     mister_x_start: Station::new(34),
//!     detective_start: Some([13, 26, 29].into_iter().filter_map(Station::new).collect()),
//!     ..Setup::default()
//! };
//! let mut game = ScotlandYard::start(&setup, &LONDON, 42).unwrap();
//! assert_eq!(game.turn(), Turn::Of(MISTER_X));
//!
//! // Mister X moves in secret: the table learns the ticket, he alone the station.
//! let told = game.play("x taxi 48".parse().unwrap()).unwrap();
//! assert_eq!(told.undo, Undo::Agreed);
//! assert!(game.table().shown().is_none());
//! assert_eq!(game.private(MISTER_X).unwrap().at().number(), 48);
//!
//! // A refusal says why and changes nothing.
//! assert_eq!(game.is_legal("d1 bus 15".parse().unwrap()), Err(Illegal::NoSuchLine));
//! for line in ["d1 taxi 14", "d2 taxi 39", "d3 bus 55"] {
//!     assert!(game.play(line.parse().unwrap()).is_ok(), "{line}");
//! }
//! assert_eq!(game.turn(), Turn::Of(MISTER_X));
//! assert_eq!(game.table().round(), 2);
//! ```
#![no_std]
#![forbid(unsafe_code)]
#![warn(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::string_slice
)]

pub mod chance;
pub mod deck;
pub mod digest;
pub mod fuel;
pub mod game;
pub mod id;
pub mod notation;
pub mod order;
pub mod pack;
pub mod print;
mod reasons;
pub mod robots;
#[cfg(feature = "schinderhannes")]
pub mod schinderhannes;
#[cfg(feature = "scotland-yard")]
pub mod scotland_yard;
pub mod seat;
#[cfg(feature = "tatort-themse")]
pub mod tatort_themse;
#[cfg(feature = "tiny-epic-crimes")]
pub mod tiny_epic_clock;
#[cfg(feature = "tiny-epic-crimes")]
pub mod tiny_epic_crimes;

/// So that the example of the README is run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
