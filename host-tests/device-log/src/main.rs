//! The device's log as text: `device-log -e ELF`, defmt's bytes on standard input, a line for each message out. It
//! takes the same as `defmt-print`, which is not needed then.

use std::fmt::Display;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use defmt_decoder::{DecodeError, Table};
use lexopt::Arg;

const USAGE: &str = "usage: device-log -e ELF";

fn main() -> ExitCode {
    match print() {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("device-log: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn print() -> Result<(), String> {
    let Some(elf) = elf_file().map_err(text)? else {
        println!("{USAGE}");
        return Ok(());
    };
    let elf = std::fs::read(&elf).map_err(|error| format!("{}: {error}", elf.display()))?;
    let table = Table::parse(&elf).map_err(text)?.ok_or("this ELF file logs nothing by defmt")?;
    let mut bytes = Vec::new();
    std::io::stdin().read_to_end(&mut bytes).map_err(text)?;
    let mut decoder = table.new_stream_decoder();
    decoder.received(&bytes);
    let mut out = std::io::stdout().lock();
    loop {
        match decoder.decode() {
            Ok(frame) => {
                let level = frame.level().map_or("", |level| level.as_str()).to_uppercase();
                // One message, one line.
                let message = frame.display_message().to_string().replace('\n', " ");
                writeln!(out, "{level:5} {message}").map_err(text)?;
            }
            Err(DecodeError::UnexpectedEof) => return Ok(()),
            Err(DecodeError::Malformed) => writeln!(out, "      (unreadable)").map_err(text)?,
        }
    }
}

/// The file that is given with `-e`; none if help was asked for.
fn elf_file() -> Result<Option<PathBuf>, lexopt::Error> {
    let mut parser = lexopt::Parser::from_env();
    let mut elf = None;
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Short('h') | Arg::Long("help") => return Ok(None),
            Arg::Short('e') => elf = Some(PathBuf::from(parser.value()?)),
            _ => return Err(arg.unexpected()),
        }
    }
    elf.map(Some).ok_or_else(|| USAGE.into())
}

fn text(error: impl Display) -> String {
    error.to_string()
}
