//! `casefile FILE...`: plays case files and prints the answers to their queries; `-` is standard input.
//! Exit status 0 if all hold, else 1 and `NAME:LINE: reason` on standard error for each fault.
#![forbid(unsafe_code)]

use std::io::{Read, Write};
use std::process::ExitCode;

use host_tests::casefile;

const USAGE: &str = "usage: casefile FILE...    (`-` for standard input; docs/casefile.md has the format)";

fn main() -> ExitCode {
    let names: Vec<_> = std::env::args_os().skip(1).collect();
    if names.is_empty() {
        eprintln!("{USAGE}");
        return ExitCode::FAILURE;
    }
    let mut holds = true;
    let mut out = std::io::stdout().lock();
    for name in names {
        let shown = name.to_string_lossy();
        let bytes = if name == "-" {
            let mut bytes = Vec::new();
            std::io::stdin().read_to_end(&mut bytes).map(|_| bytes)
        } else {
            std::fs::read(&name)
        };
        match bytes {
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
    if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
