//! Writes the device's journal and settings regions as they are with the longest journal: `flash-image full FILE`
//! leaves no room for an entry, `flash-image longest FILE` room for ten. Both end with two actions that can be taken
//! back, and a pause that may have to be ended first.

use std::fs;
use std::process::ExitCode;

use host_tests::device::longest::chip_with_room_for;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (room, file) = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["full", file] => (0, file),
        ["longest", file] => (10, file),
        _ => {
            eprintln!("usage: flash-image full|longest FILE");
            return ExitCode::FAILURE;
        }
    };
    match fs::write(file, chip_with_room_for(room).bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{file}: {error}");
            ExitCode::FAILURE
        }
    }
}
