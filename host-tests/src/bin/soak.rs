//! `soak GAME [GAMES [SEED]]`: plays that many random games with every invariant checked after every action.
//! `soak GAME --hours HOURS [SEED]` goes on with new ones until the time is over. `companion` instead of a game
//! presses random keys.
#![forbid(unsafe_code)]

use std::process::ExitCode;
use std::time::{Duration, Instant};

use host_tests::{games, soak};

/// How many games, or presses, there are between two looks at the clock.
const BATCH: u64 = 10_000;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        [game] => count(game, "1000000", "0"),
        [game, "--hours", hours] => for_hours(game, hours, "0"),
        [game, "--hours", hours, seed] => for_hours(game, hours, seed),
        [game, games] => count(game, games, "0"),
        [game, games, seed] => count(game, games, seed),
        _ => None,
    };
    if done.is_some() {
        return ExitCode::SUCCESS;
    }
    eprintln!("usage: soak GAME [GAMES [SEED]]");
    eprintln!("       soak GAME --hours HOURS [SEED]");
    eprintln!("games: {}, companion", games::NAMES.join(", "));
    ExitCode::FAILURE
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
