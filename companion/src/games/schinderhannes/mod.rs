//! Schinderhannes on the companion: the game for one to four as referee and scorer, and the puzzles for one.

mod faces;
mod game;
mod making;
mod matrix;
mod puzzles;
mod rules;
mod setup;
mod solo;
mod solved;
pub mod soonwald;
mod texts;

pub use game::Screens;
pub use puzzles::Puzzles;
pub use setup::Draft;
pub use solo::SoloScreens;
pub use solved::{Best, Done, Solution, Solved};
pub use texts::Words;
/// The table is told which cards can be played; the set-up's row "help".
const MARKS: u8 = 1;
/// And what they bring with all that follows.
const POINTS: u8 = 2;
