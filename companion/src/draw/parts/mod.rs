//! The parts of the visual guide. Each is a function or a small struct of plain values; places are given in
//! pixels of the screen, and texts come in ready.

pub mod banner;
pub mod bars;
pub mod battery;
pub mod breath;
pub mod card;
pub mod hand_over;
pub mod hints;
pub mod hourglass;
pub mod house;
pub mod list;
pub mod plate;
pub mod progress;
pub mod roll_of_rows;
pub mod seat;
pub mod standing;
pub mod wheel;

#[cfg(test)]
mod tests;
