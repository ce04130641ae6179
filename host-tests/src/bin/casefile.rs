//! `casefile FILE...`: plays case files and prints the answers to their queries; `-` is standard input.
//! `casefile export JOURNAL...`: turns saved journals into case files.
//! `casefile verify RECORD [SEAL]`: replays a written-out record or a saved journal and checks its seal.
//! Exit status 0 if all hold, else 1 and `NAME:LINE: reason` on standard error for each fault.
#![forbid(unsafe_code)]

use std::ffi::{OsStr, OsString};
use std::io::{self, Read, Write};
use std::process::ExitCode;

use host_tests::casefile;
use host_tests::saved::{Saved, verify};

const USAGE: &str = "\
usage: casefile FILE...               plays case files (docs/casefile.md has the format)
       casefile export JOURNAL...     turns saved journals into case files
       casefile verify RECORD [SEAL]  checks a written-out record or a saved journal
       `-` is standard input";

fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().skip(1).collect();
    let holds = match words.split_first() {
        Some((word, names)) if word == "export" && !names.is_empty() => export(names),
        Some((word, [name])) if word == "verify" => check(name, None),
        Some((word, [name, seal])) if word == "verify" => check(name, Some(&seal.to_string_lossy())),
        Some((word, _)) if word != "export" && word != "verify" => play(&words),
        _ => {
            eprintln!("{USAGE}");
            false
        }
    };
    if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn read(name: &OsStr) -> io::Result<Vec<u8>> {
    if name == "-" {
        let mut bytes = Vec::new();
        return io::stdin().read_to_end(&mut bytes).map(|_| bytes);
    }
    std::fs::read(name)
}

fn play(names: &[OsString]) -> bool {
    let mut holds = true;
    let mut out = io::stdout().lock();
    for name in names {
        let shown = name.to_string_lossy();
        match read(name) {
            Ok(bytes) => casefile::play_bytes(
                &bytes,
                // A reader that closed the pipe has seen enough.
                &mut |answer| drop(writeln!(out, "{answer}")),
                &mut |fault| {
                    holds = false;
                    eprintln!("{shown}:{fault}");
                },
            ),
            Err(error) => {
                holds = false;
                eprintln!("{shown}:1: cannot be read: {error}");
            }
        }
    }
    holds
}

/// Does something with the text of a file; prints what it gives, or tells why not.
fn with_text(name: &OsStr, what: impl Fn(&str) -> Result<String, String>) -> bool {
    let text = read(name)
        .map_err(|error| format!("cannot be read: {error}"))
        .and_then(|bytes| String::from_utf8(bytes).map_err(|_| "this is not UTF-8 text".to_owned()));
    match text.and_then(|text| what(&text)) {
        Ok(answer) => {
            let _ = io::stdout().lock().write_all(answer.as_bytes());
            true
        }
        Err(reason) => {
            eprintln!("{}: {reason}", name.to_string_lossy());
            false
        }
    }
}

fn export(names: &[OsString]) -> bool {
    let failed =
        |name: &&OsString| !with_text(name, |text| Saved::read(text).and_then(|saved| saved.case_file()));
    // Every one of them, also behind one that failed.
    names.iter().filter(failed).count() == 0
}

fn check(name: &OsStr, seal: Option<&str>) -> bool {
    with_text(name, |text| verify(text, seal))
}
