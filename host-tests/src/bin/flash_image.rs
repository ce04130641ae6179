//! Writes the device's journal and settings regions as they are in long games: [`USAGE`] says which there are. All but
//! `finished` end with two actions that can be taken back.

use std::fs;
use std::process::ExitCode;

use host_tests::command_line;
use host_tests::device::longest::{chip_with, chip_with_room_for, finished_game, unbroken_game};

const USAGE: &str = "\
usage: flash-image WHICH FILE

full      the longest journal: no room for an entry, with a pause that may have to be ended first
longest   the same with room for ten
unbroken  a long game in which nothing was taken back yet
finished  a game at its end, as long as games get";

fn main() -> ExitCode {
    let words = match command_line::read(USAGE, &[]) {
        Ok(line) => line.texts(),
        Err(end) => return end,
    };
    let (chip, file) = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["full", file] => (chip_with_room_for(0), file),
        ["longest", file] => (chip_with_room_for(10), file),
        ["unbroken", file] => (chip_with(&unbroken_game()).0, file),
        ["finished", file] => (chip_with(&finished_game()).0, file),
        _ => return command_line::misused(USAGE, "which journal, and into which file?"),
    };
    match fs::write(file, chip.bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{file}: {error}");
            ExitCode::FAILURE
        }
    }
}
