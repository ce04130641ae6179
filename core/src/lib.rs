//! The rules of the games that Confidant knows.
//!
//! Below the engines lies one vocabulary that they share: ids and sets of ids ([`id`]), decks ([`deck`]),
//! chance as an input ([`chance`]), fuel for long work ([`fuel`]), seats ([`seat`]), what a game is
//! ([`game`]), a digest of what is printed ([`digest`]) and how an action is written down ([`notation`]). No
//! clock, no entropy, no pixels: whoever runs a game brings those.
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
mod reasons;
pub mod schinderhannes;
pub mod scotland_yard;
pub mod seat;
pub mod tatort_themse;
pub mod tiny_epic_crimes;
