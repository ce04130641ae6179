//! The device's log as text: `device-log -e ELF`, defmt's bytes on standard input, a line for each message out. It
//! takes the same as `defmt-print`, which is not needed then.

use std::fmt::Display;
use std::io::{Read, Write};
use std::process::ExitCode;

use defmt_decoder::{DecodeError, Table};

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
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [option, elf] = words.as_slice() else { return Err("usage: device-log -e ELF".into()) };
    if option != "-e" {
        return Err(format!("`{option}` is no option: only -e is one"));
    }
    let elf = std::fs::read(elf).map_err(|error| format!("{elf}: {error}"))?;
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

fn text(error: impl Display) -> String {
    error.to_string()
}
