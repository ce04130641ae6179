//! The chores of the project: `cargo xtask COMMAND`.
#![forbid(unsafe_code)]

mod address;
mod bench;
mod browser;
mod changelog;
mod commands;
mod deny;
mod emulator;
mod face;
mod faults;
mod firmware;
mod guide;
mod lan;
mod languages;
mod markdown;
mod mended;
mod mutants;
mod notices;
mod pico2;
mod presses;
mod reproduce;
mod screens;
mod serve;
mod shell;
mod soak;
mod test;
mod uf2;
mod web;
mod workflows;

use std::process::ExitCode;

use commands::{named, usage};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("xtask: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[String]) -> shell::Done {
    let asks = |word: &String| matches!(word.as_str(), "--help" | "-h");
    let (name, rest) = match words {
        [] => ("help", words),
        [name, rest @ ..] => (name.as_str(), rest),
    };
    if matches!(name, "help" | "--help" | "-h") {
        let about = rest.first().map(|name| named(name).ok_or_else(|| unknown(name))).transpose()?;
        println!("{}", about.map_or_else(usage, commands::Command::help));
        return Ok(());
    }
    let command = named(name).ok_or_else(|| unknown(name))?;
    if rest.iter().any(asks) {
        println!("{}", command.help());
        return Ok(());
    }
    if !command.doing.is_empty() {
        eprintln!("{}", command.doing);
    }
    (command.run)(rest)
}

fn unknown(name: &str) -> String {
    format!("unknown command `{name}`\n\n{}", usage())
}
