//! Balance by simulation: scripted players play a game by the thousand, and the figures stand beside what is
//! wanted of them.

pub mod tiny_epic_crimes;

use std::fmt;

use confidant_core::game::Game;

/// What cannot be measured.
#[derive(PartialEq, Eq, Debug)]
pub enum Unknown {
    /// No game of this name has a table of figures.
    Game(String),
    /// The table has no row of this name; the names that it has.
    Row(String, Vec<String>),
}

impl fmt::Display for Unknown {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(name) => write!(to, "there are no figures of a game called {name}"),
            Self::Row(name, known) => write!(to, "there is no row called {name}, only {}", known.join(", ")),
        }
    }
}

/// Makes the table of figures of the game with this name, from about `games` games for each row. Without names of
/// rows all are played.
pub fn run(name: &str, games: u64, seed: u64, rows: &[String]) -> Result<String, Unknown> {
    match name {
        confidant_core::tiny_epic_crimes::TinyEpicCrimes::NAME => tiny_epic_crimes::run(games, seed, rows),
        _ => Err(Unknown::Game(name.to_owned())),
    }
}
