//! The command lines of the programs: their words and options, and for each `--help` and `--version`.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::io::{self, Write as _};
use std::process::ExitCode;

use lexopt::{Arg, Error, Parser};

/// A command line that was read.
#[derive(PartialEq, Eq, Debug)]
pub struct Line {
    /// The words that belong to no option.
    pub words: Vec<OsString>,
    options: BTreeMap<&'static str, OsString>,
}

impl Line {
    /// What was given with an option.
    pub fn option(&self, name: &str) -> Option<&OsStr> {
        self.options.get(name).map(OsString::as_os_str)
    }

    /// The words as text; those that are not text can still be told apart from every other word.
    pub fn texts(&self) -> Vec<String> {
        self.words.iter().map(|word| word.to_string_lossy().into_owned()).collect()
    }
}

/// Reads the command line of this program, which knows these options that take a value. If there is nothing more to
/// do, because help or version was asked for and is printed or because the line cannot be read, the status to end with.
pub fn read(usage: &str, options: &[&'static str]) -> Result<Line, ExitCode> {
    match parse(Parser::from_env(), options) {
        Ok(Read::Line(line)) => Ok(line),
        Ok(Read::Help) => Err(say(usage)),
        Ok(Read::Version(program)) => Err(say(&format!("{program} {}", env!("CARGO_PKG_VERSION")))),
        Err(error) => Err(misused(usage, error)),
    }
}

/// Tells what is wrong with a command line, and how it is used; the status to end with.
pub fn misused(usage: &str, reason: impl Display) -> ExitCode {
    eprintln!("{reason}\n\n{usage}");
    ExitCode::FAILURE
}

enum Read {
    Line(Line),
    Help,
    Version(String),
}

fn parse(mut parser: Parser, options: &[&'static str]) -> Result<Read, Error> {
    let mut line = Line { words: Vec::new(), options: BTreeMap::new() };
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Short('h') | Arg::Long("help") => return Ok(Read::Help),
            Arg::Short('V') | Arg::Long("version") => {
                let path = parser.bin_name().unwrap_or_default();
                let name = std::path::Path::new(path).file_stem().unwrap_or_default();
                return Ok(Read::Version(name.to_string_lossy().into_owned()));
            }
            Arg::Value(word) => line.words.push(word),
            Arg::Long(name) => match options.iter().find(|&&known| known == name) {
                Some(&known) => drop(line.options.insert(known, parser.value()?)),
                None => return Err(arg.unexpected()),
            },
            // The common short form, where there is such an option.
            Arg::Short('o') if options.contains(&"output") => {
                drop(line.options.insert("output", parser.value()?));
            }
            Arg::Short(_) => return Err(arg.unexpected()),
        }
    }
    Ok(Read::Line(line))
}

fn say(text: &str) -> ExitCode {
    // A reader that closed the pipe has seen enough.
    let _ = writeln!(io::stdout(), "{text}");
    ExitCode::SUCCESS
}
