//! `arena GAME [GAMES [SEED]]`: Confidant's players against each other and against scripted ones. With `--x` and `--d`
//! only one row of Scotland Yard.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use host_tests::arena::scotland_yard::{self, Player, Row};
use host_tests::{arena, command_line};

const USAGE: &str = "\
usage: arena GAME [GAMES [SEED]]
       arena scotland-yard [GAMES [SEED]] --x PLAYER --d PLAYER [--pawns N] [--edition E] [--voluntary on]

games: scotland-yard, tatort-themse
PLAYER is easy, medium, hard, a number of playouts, frozen, frozen-N with N playouts, script, or stranger";

fn main() -> ExitCode {
    let line = match command_line::read(USAGE, &["x", "d", "pawns", "edition", "voluntary"]) {
        Ok(line) => line,
        Err(end) => return end,
    };
    let words = line.texts();
    let number = |place: usize, usual: u64| match words.get(place) {
        None => Some(usual),
        Some(word) => word.replace('_', "").parse().ok(),
    };
    let option = |name: &str| line.option(name).map(|word| word.to_string_lossy().into_owned());
    let player = |name: &str| option(name).map(|word| word.parse::<Player>());
    let done = match (words.first(), number(1, 200), number(2, 0)) {
        (Some(game), Some(games), Some(seed)) if words.len() <= 3 => match (player("x"), player("d")) {
            (None, None) => arena::run(game, games, seed, &mut |row| println!("{row}")),
            (Some(Ok(mister_x)), Some(Ok(detectives))) => {
                let row = Row {
                    mister_x,
                    detectives,
                    pawns: option("pawns").and_then(|word| word.parse().ok()).unwrap_or(5),
                    edition: option("edition").and_then(|word| word.parse().ok()).unwrap_or_default(),
                    voluntary: option("voluntary").is_some_and(|word| word == "on"),
                };
                println!(
                    "Mister X {mister_x}, {} detectives {detectives}: {}",
                    row.pawns,
                    scotland_yard::play(row, games, seed)
                );
                Some(())
            }
            _ => None,
        },
        _ => None,
    };
    match done {
        Some(()) => ExitCode::SUCCESS,
        None => command_line::misused(USAGE, "this is no game, no player, or no number"),
    }
}
