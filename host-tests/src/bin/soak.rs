//! `soak GAME [GAMES [SEED]]`: plays that many random games with every invariant checked after every action.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use host_tests::{games, soak};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, default: u64| match words.get(place) {
        Some(word) => word.replace('_', "").parse().ok(),
        None => Some(default),
    };
    let name = words.first().map_or("", String::as_str);
    if let (Some(count), Some(seed), true) = (number(1, 1_000_000), number(2, 0), words.len() <= 3)
        && let Some(report) = soak::run(name, count, seed)
    {
        print!("{report}");
        return ExitCode::SUCCESS;
    }
    eprintln!("usage: soak GAME [GAMES [SEED]]    games: {}", games::NAMES.join(", "));
    ExitCode::FAILURE
}
