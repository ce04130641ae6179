//! The chores of the project: `cargo xtask COMMAND`.
#![forbid(unsafe_code)]

mod bench;
mod browser;
mod emulator;
mod face;
mod firmware;
mod guide;
mod lan;
mod mutants;
mod notices;
mod presses;
mod serve;
mod shell;
mod soak;
mod test;
mod uf2;
mod web;

use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask COMMAND

  play [--lan] [--no-open] the companion in a browser: builds it, serves it on this machine, opens it; with --lan for phones on
                           the home network, too, with a QR code of the address
  test                     every test there is, after the set-up that it needs
  browser [TEST...]        of these only the page's, in Chromium (and in Firefox, where it is installed), or some files of them
  emulator                 of these only the device's, on an emulated RP2040
  firmware [--board B]     the device's program as ELF and UF2 (boards: pico-lcd-1-3, picosystem; else both)
  flash [--board B]        builds it and puts it on a board
  screens [--device]       takes the screens as they are now for the golden ones, and writes the sheets; with
                           --device the README's pictures of the device, from its emulated panel
  dist                     what is given away: the page as one HTML file and as a folder, both UF2 files and how to use
                           them, An evening with Confidant (one page) in three languages, the licences of what is inside, the sums of all
  notices                  makes NOTICES.txt anew, the licences of what is inside (cargo-about)
  size                     what the built things weigh, and what the device takes, beside the budgets
  bench [GAME]             instruction counts of the engines (valgrind)
  soak GAME [GAMES [SEED]], soak GAME --hours H
                           random games (or keys: companion) by the million, every invariant checked;
                           GAME-pairs: games that differ in a secret alone, played by keys, open screens compared
  balance GAME [GAMES [SEED [ROW...]]]
                           how scripted players fare with the house cards, beside what is wanted (tiny-epic-crimes);
                           whole, or some rows of it (team-2 to team-4, standard-2 to standard-4)
  arena GAME [GAMES [SEED]]
                           how the device's own players fare against each other and against scripted ones (minutes)
  presses [GAME [GAMES [SEED]]]
                           how many presses a turn takes, over whole games that are played by keys
  puzzles [COUNT [SEED]]   what made puzzles are like: grades, cards, spread of solutions, what making one takes
  mutants [MODULE]         faults put into rules, secrecy and journal (or a file or folder) that no test notices: hours";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) =
        words.split_first().map_or(("help", &[][..]), |(first, rest)| (first.as_str(), rest));
    if let Some(doing) = doing(command) {
        eprintln!("{doing}");
    }
    let done = match command {
        "play" => serve::play(rest),
        "browser" => browser::run(rest),
        "emulator" => emulator::run(rest),
        "firmware" => firmware::run(rest),
        "flash" => firmware::flash(rest),
        "screens" => test::screens(rest),
        "dist" => web::dist(rest),
        "notices" => notices::run(rest),
        "size" => web::size(rest),
        "test" => test::run(rest),
        "bench" => bench::run(rest),
        "soak" => soak::run(rest),
        "balance" => soak::balance(rest),
        "arena" => soak::arena(rest),
        "presses" => presses::run(rest),
        "puzzles" => soak::puzzles(rest),
        "mutants" => mutants::run(rest),
        "help" | "--help" | "-h" => {
            println!("{USAGE}");
            Ok(())
        }
        other => Err(format!("there is no command `{other}`\n\n{USAGE}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("xtask: {reason}");
            ExitCode::FAILURE
        }
    }
}

/// What a command is about to do, in a line: building may take minutes, and nobody should wonder.
fn doing(command: &str) -> Option<&'static str> {
    Some(match command {
        "play" => {
            "Building the companion for the browser (the first time takes a few minutes), then serving it."
        }
        "browser" => "Building the page, then its tests in a browser.",
        "emulator" => "Building the device's program, then its tests on an emulated RP2040.",
        "firmware" => "Building the device's program.",
        "flash" => "Building the device's program, then putting it on a board.",
        "screens" => "Drawing every screen; the new ones become the golden ones.",
        "dist" => "Building all that is given away: page, programs of the boards, guide.",
        "notices" => "Asking for the licences of everything that is inside.",
        "size" => "Building page and programs, then weighing them.",
        "test" => "Every test there is: this takes a while.",
        "bench" => "Building the engines, then counting their instructions.",
        "soak" => "Building, then playing random games.",
        "balance" => "Building, then letting scripted players play.",
        "arena" => "Building, then letting the device's players play.",
        "presses" => "Building, then playing whole games by keys.",
        "puzzles" => "Building, then making puzzles.",
        "mutants" => "Looking for faults that no test notices: hours.",
        _ => return None,
    })
}
