//! `presses [GAME [GAMES [SEED]]] [--codes yes]`: how many presses a turn takes, counted over whole games that are played by keys.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use confidant_companion::games::Shelf as _;
use confidant_companion::games::registry::Games;
use host_tests::{command_line, presses};

const GAMES: usize = 200;

fn main() -> ExitCode {
    let names: Vec<&str> = Games::GAMES.iter().map(|info| info.name).collect();
    let usage = format!("usage: presses [GAME [GAMES [SEED]]] [--codes yes]\n\ngames: {}", names.join(", "));
    let line = match command_line::read(&usage, &["codes"]) {
        Ok(line) => line,
        Err(end) => return end,
    };
    let words = line.texts();
    let number = |index: usize, default| words.get(index).map_or(Some(default), |word| word.parse().ok());
    let (Some(games), Some(seed)) = (number(1, GAMES as u64), number(2, 0)) else {
        return command_line::misused(&usage, "this is no number");
    };
    let chosen = words.first().map_or_else(|| names.clone(), |name| vec![name.as_str()]);
    for name in chosen {
        match presses::count_with(name, games as usize, seed, line.option("codes").is_some()) {
            Some(counted) => print!("{name}: {}", counted.report()),
            None => return command_line::misused(&usage, "this is no game with screens"),
        }
    }
    ExitCode::SUCCESS
}
