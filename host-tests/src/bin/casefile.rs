//! Plays case files, turns saved journals into case files, checks written-out records, and checks and builds box files:
//! [`USAGE`] says how.
//! Exit status 0 if everything holds; otherwise 1, with `NAME:LINE: reason` on standard error for each fault.
#![forbid(unsafe_code)]

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::Path;
use std::process::ExitCode;

use confidant_companion::seal::Noted;
use host_tests::box_files;
use host_tests::casefile::{self, Fault};
use host_tests::command_line;
use host_tests::saved::{OwnBox, Saved, noted, verify_with};

const USAGE: &str = "\
usage: casefile FILE...
       casefile export [--tables BOX] JOURNAL...
       casefile verify [--tables BOX] [--noted PROOFS] RECORD [SEAL]
       casefile pack export GAME
       casefile pack check BOX...
       casefile pack build BOX --output X.pack|X.uf2

FILE...               plays case files and prints the answers to their queries
export JOURNAL...     turns saved journals into case files; what was taken back becomes a comment
verify RECORD [SEAL]  replays a written-out record or a saved journal by the rules and prints it as a case file;
                      SEAL is the code that the table wrote down at the start
--noted PROOFS        the proofs that it wrote down, as `12 7K2F, 15-1 9ABC`: each with what stood before it, if that is
                      known; says of each whether it holds and how likely that is by chance
--tables BOX          the box file the game was played with
pack export GAME      prints Confidant's values of a game as a box file
pack check BOX...     checks box files and prints their codes
pack build BOX        makes the file for a device: X.pack, or X.uf2 to be dragged onto the board (-o is --output)
-h, --help            prints this
-V, --version         prints the version

`-` is standard input. Exit status 0 if everything holds; otherwise 1, with the reasons on standard error.
docs/casefile.md has the form of a case file and the limits.";

fn main() -> ExitCode {
    let line = match command_line::read(USAGE, &["noted", "output", "tables"]) {
        Ok(line) => line,
        Err(end) => return end,
    };
    let words = &line.words;
    let (first, rest) = match words.split_first() {
        Some((first, rest)) => (first.to_string_lossy(), rest),
        None => return command_line::misused(USAGE, "no file given"),
    };
    let own = match line.option("tables").map(own_tables).transpose() {
        Ok(own) => own,
        Err(reason) => {
            eprintln!("{}", casefile::shown(&reason));
            return ExitCode::FAILURE;
        }
    };
    let own = own.as_ref();
    let noted = match noted(&line.option("noted").unwrap_or_default().to_string_lossy()) {
        Ok(noted) if noted.is_empty() || first == "verify" => noted,
        Ok(_) => return command_line::misused(USAGE, "`--noted` belongs to `verify`"),
        Err(reason) => return command_line::misused(USAGE, casefile::shown(&reason)),
    };
    let holds = match (&*first, rest) {
        ("export", []) => return command_line::misused(USAGE, "`export` needs the file of a journal"),
        ("export", names) => export(names, own),
        ("verify", [name]) => check(name, None, &noted, own),
        ("verify", [name, seal]) => check(name, Some(&seal.to_string_lossy()), &noted, own),
        ("verify", _) => return command_line::misused(USAGE, "`verify` takes one file, and one seal"),
        ("pack", rest) => match box_files::run(rest, line.option("output"), read) {
            Ok(holds) => holds,
            Err(reason) => return command_line::misused(USAGE, reason),
        },
        _ if own.is_some() => {
            return command_line::misused(USAGE, "a case file names its box itself: `tables BOX`");
        }
        _ => play(words),
    };
    if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn read(name: &OsStr) -> io::Result<Vec<u8>> {
    if name == "-" { casefile::read_all(io::stdin()) } else { casefile::read_all(File::open(name)?) }
}

fn play(names: &[OsString]) -> bool {
    let mut holds = true;
    let mut out = io::stdout().lock();
    for name in names {
        let shown = name.to_string_lossy();
        // A reader that closed the pipe has seen enough; one that asks and waits gets each answer at once.
        let mut answer = |answer: String| drop(writeln!(out, "{answer}").and_then(|()| out.flush()));
        let mut fault = |fault| {
            holds = false;
            eprintln!("{shown}:{fault}");
        };
        if name == "-" {
            casefile::play_from(io::stdin().lock(), None, &mut answer, &mut fault);
            continue;
        }
        let folder = Path::new(name).parent();
        match File::open(name) {
            Ok(file) => casefile::play_from(BufReader::new(file), folder, &mut answer, &mut fault),
            Err(error) => fault(Fault { line: 1, reason: format!("cannot be read: {error}") }),
        }
    }
    holds
}

/// Does something with the text of a file; prints what it gives, or tells why not.
fn with_text(name: &OsStr, what: impl Fn(&str) -> Result<String, String>) -> bool {
    let answer = read(name).map_err(|error| format!("cannot be read: {error}")).and_then(|bytes| {
        let text = casefile::text_of(&bytes).map_err(|_| "this is not UTF-8 text".to_owned())?;
        what(text)
    });
    match answer {
        Ok(answer) => {
            let _ = io::stdout().lock().write_all(answer.as_bytes());
            true
        }
        Err(reason) => {
            eprintln!("{}: {}", name.to_string_lossy(), casefile::shown(&reason));
            false
        }
    }
}

/// Reads the box in this file.
fn own_tables(name: &OsStr) -> Result<OwnBox, String> {
    let shown = name.to_string_lossy().into_owned();
    let bytes = read(name).map_err(|error| format!("`{shown}` cannot be read: {error}"))?;
    let (_, tables) = casefile::tables_in(&bytes, &shown)?;
    Ok(OwnBox { name: shown, tables })
}

fn export(names: &[OsString], own: Option<&OwnBox>) -> bool {
    let case_file = |text: &str| Saved::read(text)?.case_file_with(own);
    let failed = |name: &&OsString| !with_text(name, case_file);
    // Every one of them, also after one that failed.
    names.iter().filter(failed).count() == 0
}

fn check(name: &OsStr, seal: Option<&str>, proofs: &[Noted], own: Option<&OwnBox>) -> bool {
    with_text(name, |text| verify_with(text, seal, proofs, own))
}
