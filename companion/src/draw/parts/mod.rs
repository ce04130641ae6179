//! The parts of the visual guide. Each is a function or a small struct of plain values; places are given in
//! pixels of the screen, and texts come in ready.

pub mod hints;
pub mod list;
pub mod plate;
pub mod progress;
