//! How Confidant behaves: keys in, picture out.
//!
//! The companion does no input or output of its own. A body (the device, a web page, a test) gives it each
//! [`Input`] with the time, does what the [`Output`] asks for, and shows what [`Companion::draw`] draws.
//!
//! [`input`] is the contract with a body, [`journal`] what is kept, [`games`] what a game brings, [`play`] a running one
//! as the frame sees it, [`page`] how a screen says what it shows and does, [`draw`] the picture.
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

#[cfg(feature = "trace")]
extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod clock;
pub mod draw;
mod frame;
pub mod games;
pub mod input;
pub mod journal;
pub mod log;
pub mod page;
pub mod play;
pub mod seal;
pub mod session;
pub mod settings;
#[cfg(feature = "trace")]
pub mod spoken;
pub mod texts;

pub use draw::Canvas;
pub use frame::Companion;
pub use input::{Battery, Bytes, Input, Key, Light, LoadEnd, Millis, Output, StoreError, StoreRequest, Tone};
