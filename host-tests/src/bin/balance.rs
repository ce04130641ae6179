//! `balance GAME [GAMES [SEED]]`: scripted players play that many games for each row of the table, and the figures
//! are printed beside what is wanted of them.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use host_tests::{balance, command_line};

const USAGE: &str = "usage: balance GAME [GAMES [SEED]]\n\ngames: tiny-epic-crimes";

fn main() -> ExitCode {
    let line = match command_line::read(USAGE, &[]) {
        Ok(line) => line,
        Err(end) => return end,
    };
    let words = line.texts();
    let number = |place: usize, usual: u64| match words.get(place) {
        None => Some(usual),
        Some(word) => word.replace('_', "").parse().ok(),
    };
    let report = match (words.first(), number(1, 1000), number(2, 0)) {
        (Some(game), Some(games), Some(seed)) if words.len() <= 3 => balance::run(game, games, seed),
        _ => None,
    };
    match report {
        Some(report) => {
            print!("{report}");
            ExitCode::SUCCESS
        }
        None => command_line::misused(USAGE, "this is no game, or no number"),
    }
}
