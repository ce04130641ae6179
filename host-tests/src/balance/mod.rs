//! Balance by simulation: scripted players play a game by the thousand, and the figures stand beside what is
//! wanted of them.

pub mod tiny_epic_crimes;

use confidant_core::game::Game;

/// The table of figures of the game with this name, from about so many games for each row. `None` if there is none.
pub fn run(name: &str, games: u64, seed: u64) -> Option<String> {
    match name {
        confidant_core::tiny_epic_crimes::TinyEpicCrimes::NAME => Some(tiny_epic_crimes::run(games, seed)),
        _ => None,
    }
}
