//! Prints the written-out record of a random game of Scotland Yard, in which two entries were taken back.

use std::process::ExitCode;

use confidant_core::scotland_yard::ScotlandYard;
use host_tests::command_line;
use host_tests::device::record::{whole_game, written_record};

const USAGE: &str = "usage: written-record SEED";

fn main() -> ExitCode {
    let words = match command_line::read(USAGE, &[]) {
        Ok(line) => line.texts(),
        Err(end) => return end,
    };
    let [Ok(seed)] = words.iter().map(|word| word.parse()).collect::<Vec<_>>()[..] else {
        return command_line::misused(USAGE, "which game?");
    };
    println!("{}", written_record(whole_game::<ScotlandYard>(seed, 2)));
    ExitCode::SUCCESS
}
