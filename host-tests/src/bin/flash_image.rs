//! Writes the device's journal and settings regions as they are with the longest journal: `flash-image full FILE`
//! leaves no room for an entry, `flash-image longest FILE` room for ten; with a pause that may have to be ended first.
//! `flash-image unbroken FILE` is a long game in which nothing was taken back yet. All end with two actions that can be.
//! `flash-image finished FILE` is a game at its end, as long as games get.

use std::fs;
use std::process::ExitCode;

use host_tests::device::longest::{chip_with, chip_with_room_for, finished_game, unbroken_game};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (chip, file) = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["full", file] => (chip_with_room_for(0), file),
        ["longest", file] => (chip_with_room_for(10), file),
        ["unbroken", file] => (chip_with(&unbroken_game()).0, file),
        ["finished", file] => (chip_with(&finished_game()).0, file),
        _ => {
            eprintln!("usage: flash-image full|longest|unbroken|finished FILE");
            return ExitCode::FAILURE;
        }
    };
    match fs::write(file, chip.bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{file}: {error}");
            ExitCode::FAILURE
        }
    }
}
