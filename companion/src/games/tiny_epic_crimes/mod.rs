//! Tiny Epic Crimes on the companion: the clock and the event deck for a table that does the rest with its box.

mod boards;
pub mod cards;
mod clock;
mod dice;
pub mod echo_ridge;
pub mod hour_ring;
mod rules;
mod setup;
mod signs;
mod texts;

pub use clock::{Mark as ClockMark, Screens as ClockScreens};
pub use setup::Draft;
pub use texts::Words;
