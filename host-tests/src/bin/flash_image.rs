//! Writes the device's journal and settings regions as they are in long games: [`USAGE`] says which there are. All but
//! `finished` end with actions that can be taken back.

use std::fs;
use std::process::ExitCode;

use confidant_companion::games::Shelf as _;
use confidant_companion::games::registry::Games;
use host_tests::command_line;
use host_tests::device::longest::{chip_with, chip_with_room_for, finished_game, unbroken_game};

const USAGE: &str = "\
usage: flash-image WHICH GAME FILE

full      the longest journal: no room for an entry, with a pause that may have to be ended first
longest   the same with room for ten
unbroken  a long game in which nothing was taken back yet
finished  a game at its end, as long as games get";

fn main() -> ExitCode {
    let words = match command_line::read(USAGE, &[]) {
        Ok(line) => line.texts(),
        Err(end) => return end,
    };
    let [which, game, file] = &words[..] else {
        return command_line::misused(USAGE, "which journal, of which game, and into which file?");
    };
    let Some(info) = Games::GAMES.iter().find(|info| info.name == game) else {
        return command_line::misused(USAGE, format!("there is no game `{game}`"));
    };
    let chip = match which.as_str() {
        "full" => chip_with_room_for(info.kind, 0),
        "longest" => chip_with_room_for(info.kind, 10),
        "unbroken" => chip_with(&unbroken_game(info.kind)).0,
        "finished" => chip_with(&finished_game(info.kind)).0,
        _ => return command_line::misused(USAGE, format!("there is no journal `{which}`")),
    };
    match fs::write(file, chip.bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{file}: {error}");
            ExitCode::FAILURE
        }
    }
}
