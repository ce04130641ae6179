//! The behaviour that every body of Confidant shares: keys in, picture out.
//!
//! [`draw`] is the picture: canvas, type, icons and the parts that screens are made of.
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

pub mod draw;
