//! `balance GAME [GAMES [SEED [ROW...]]]`: scripted players play that many games for each row of the table, or for
//! only these rows, and the figures are printed beside what is wanted of them.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use host_tests::{balance, command_line};

const USAGE: &str = "usage: balance GAME [GAMES [SEED [ROW...]]]\n\n\
                     games: tiny-epic-crimes\n\
                     rows: team-2 team-3 team-4 standard-2 standard-3 standard-4 (all, unless some are named)";

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
    let (Some(game), Some(games), Some(seed)) = (words.first(), number(1, 1000), number(2, 0)) else {
        return command_line::misused(USAGE, "a game is wanted, then numbers");
    };
    match balance::run(game, games, seed, words.get(3..).unwrap_or_default()) {
        Ok(report) => {
            print!("{report}");
            ExitCode::SUCCESS
        }
        Err(unknown) => command_line::misused(USAGE, unknown),
    }
}
