//! How Confidant behaves: keys in, picture out.
//!
//! The companion does no input or output of its own. A body (the device, a web page, a test) gives it each
//! [`Input`] with the time, does what the [`Output`] asks for, and shows what [`Companion::draw`] draws.
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
pub mod input;

pub use draw::Canvas;
pub use input::{Bytes, Input, Key, Light, LoadEnd, Millis, Output, StoreError, StoreRequest, Tone};

/// The whole behaviour and all of its state.
pub struct Companion {
    presses: u32,
}

impl Companion {
    /// The companion before its [`Input::Start`].
    pub const fn new() -> Self {
        Self { presses: 0 }
    }

    /// Takes in one thing that happened.
    pub fn handle(&mut self, _now: Millis, input: Input<'_>) -> Output {
        if let Input::Press(_) = input {
            self.presses = self.presses.wrapping_add(1);
        }
        Output { redraw: true, ..Output::default() }
    }

    /// Draws the picture of this moment.
    pub fn draw(&self, canvas: &mut Canvas) {
        canvas.clear(draw::palette::INK);
        let presses = draw::number(self.presses);
        draw::Pen::new(draw::Style::Giant, draw::palette::PAPER, draw::palette::INK)
            .centred(canvas, 120, 140, &presses);
    }
}

impl Default for Companion {
    fn default() -> Self {
        Self::new()
    }
}
