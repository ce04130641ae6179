//! Prints the written-out record of a random game of Scotland Yard, in which two entries were taken back; or the same with
//! another hidden move.

use std::process::ExitCode;

use confidant_core::scotland_yard::ScotlandYard;
use host_tests::command_line;
use host_tests::device::record::{forged, whole_game, written_record};

const USAGE: &str = "usage: written-record SEED [forged]";

fn main() -> ExitCode {
    let words = match command_line::read(USAGE, &[]) {
        Ok(line) => line.texts(),
        Err(end) => return end,
    };
    let (seed, is_forged) = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [seed] => (seed.parse(), false),
        [seed, "forged"] => (seed.parse(), true),
        _ => return command_line::misused(USAGE, "which game?"),
    };
    let Ok(seed) = seed else { return command_line::misused(USAGE, "which game?") };
    let store = whole_game::<ScotlandYard>(seed, 2);
    let record = if is_forged { forged(&store) } else { Some(written_record(store)) };
    let Some(record) = record else {
        eprintln!("no other history fits what the table saw of game {seed}");
        return ExitCode::FAILURE;
    };
    println!("{record}");
    ExitCode::SUCCESS
}
