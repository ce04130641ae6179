//! `puzzles [COUNT [SEED]]`: makes that many puzzles of Schinderhannes and tells what they are like. `puzzles quick` finds the
//! numbers of `maker/quick.rs`.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use confidant_core::schinderhannes::Spare;
use host_tests::{command_line, puzzles};

const USAGE: &str = "usage: puzzles [COUNT [SEED]]\n       puzzles quick";

fn main() -> ExitCode {
    let line = match command_line::read(USAGE, &[]) {
        Ok(line) => line,
        Err(end) => return end,
    };
    let words = line.texts();
    if words.first().is_some_and(|word| word == "quick") {
        print!("{}", puzzles::quick(10_000, 6_000, 32));
        return ExitCode::SUCCESS;
    }
    let number = |at: usize, default: u64| match words.get(at) {
        Some(word) => word.replace('_', "").parse().ok(),
        None => Some(default),
    };
    let (Some(count), Some(seed)) = (number(0, 20_000), number(1, 0)) else {
        return command_line::misused(USAGE, "this is no number");
    };
    for spare in Spare::ALL {
        println!("{}", puzzles::any(count, seed, spare));
        println!("{}", puzzles::wanted((count / 100).max(1), seed, spare));
    }
    ExitCode::SUCCESS
}
