//! `soak GAME [GAMES [SEED]]`: plays that many random games with every invariant checked after every action.
//! `soak GAME --hours HOURS [SEED]` goes on with new ones until the time is over. `chance` instead of a game draws for so many
//! and judges whether all of it is even; `companion` presses random keys; `thumbs` measures what a watcher of thumbs learns; `schinderhannes-hints` makes errors in puzzles; `scotland-yard-robots` and
//! `tatort-themse-robots` have Confidant's players decide in pairs of games; `GAME-pairs` plays pairs that differ only in a
//! secret by keys, and compares every open screen; `fuzz-BODY` gives a fuzz body (`box_file`, `case_file`, `game`, `journal`,
//! `keys`, `pack`, `stored_journal`) so many inputs.
#![forbid(unsafe_code)]

use std::process::ExitCode;
use std::time::{Duration, Instant};

use host_tests::{command_line, games, soak};

/// How many games, or presses, there are between two looks at the clock.
const BATCH: u64 = 10_000;

const USAGE: &str = "\
usage: soak GAME [GAMES [SEED]]
       soak GAME --hours HOURS [SEED]";

fn main() -> ExitCode {
    let more = "chance, companion, thumbs, schinderhannes-hints, scotland-yard-robots, tatort-themse-robots, GAME-pairs, fuzz-BODY";
    let usage = format!("{USAGE}\n\ngames: {}, {more}", games::NAMES.join(", "));
    let line = match command_line::read(&usage, &["hours"]) {
        Ok(line) => line,
        Err(end) => return end,
    };
    let words = line.texts();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let hours = line.option("hours").map(|hours| hours.to_string_lossy());
    let done = match (words.as_slice(), hours) {
        ([game], None) => count(game, "1000000", "0"),
        ([game, games], None) => count(game, games, "0"),
        ([game, games, seed], None) => count(game, games, seed),
        ([game], Some(hours)) => for_hours(game, &hours, "0"),
        ([game, seed], Some(hours)) => for_hours(game, &hours, seed),
        _ => None,
    };
    match done {
        Some(()) => ExitCode::SUCCESS,
        None => command_line::misused(&usage, "this is no game, or no number"),
    }
}

fn number(word: &str) -> Option<u64> {
    word.replace('_', "").parse().ok()
}

fn count(game: &str, games: &str, seed: &str) -> Option<()> {
    print!("{}", soak::run(game, number(games)?, number(seed)?)?);
    Some(())
}

fn for_hours(game: &str, hours: &str, seed: &str) -> Option<()> {
    let hours: f64 = hours.parse().ok()?;
    let time = Duration::try_from_secs_f64(hours * 3600.0).ok()?;
    let start = Instant::now();
    let mut seed = number(seed)?;
    loop {
        let report = soak::run(game, BATCH, seed)?;
        if start.elapsed() >= time {
            print!("{report}");
            println!("the last of the batches is shown; the next seed is {}", seed.wrapping_add(BATCH));
            return Some(());
        }
        seed = seed.wrapping_add(BATCH);
    }
}
