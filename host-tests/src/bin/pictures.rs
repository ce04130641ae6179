//! The host's side of a comparison with the device: reads what the companion was given there, line by line, and
//! prints the hash of every picture drawn.
//!
//! A line is `NOW KIND DETAIL HEX` (`-` for no bytes) or `draw`.

use std::io::{BufRead, Write};
use std::process::ExitCode;

use confidant_companion::{Battery, Canvas, Companion, Input, Key, LoadEnd, StoreError};
use data_encoding::HEXLOWER;
use host_tests::box_files;
use host_tests::screens::Picture;

fn main() -> ExitCode {
    let mut companion = Box::new(Companion::new());
    let mut canvas = Box::new(Canvas::new());
    let mut out = std::io::stdout().lock();
    for (number, line) in std::io::stdin().lock().lines().enumerate() {
        let done = line.map_err(|error| error.to_string()).and_then(|line| {
            if line == "draw" {
                companion.draw(&mut canvas);
                writeln!(out, "{:016x}", Picture::of(&canvas).hash()).map_err(|error| error.to_string())
            } else {
                give(&mut companion, &line).ok_or_else(|| format!("unreadable: {line}"))
            }
        });
        if let Err(reason) = done {
            eprintln!("line {}: {reason}", number + 1);
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn give(companion: &mut Companion, line: &str) -> Option<()> {
    let mut words = line.split(' ');
    let now = words.next()?.parse().ok()?;
    let kind = words.next()?;
    let detail: usize = words.next()?.parse().ok()?;
    let hex = words.next()?;
    let bytes = HEXLOWER.decode(if hex == "-" { b"" } else { hex.as_bytes() }).ok()?;
    let input = match kind {
        "start" => Input::Start { entropy: bytes.as_slice().try_into().ok()?, resume: detail == 1 },
        "settings" => Input::Settings(&bytes),
        "loaded" => Input::Loaded(&bytes),
        "shelved" => Input::Shelved(&bytes),
        "load-end" => {
            let ends = [LoadEnd::Complete, LoadEnd::Damaged, LoadEnd::Unreadable, LoadEnd::Skipped];
            Input::LoadEnd(*ends.get(detail)?)
        }
        "press" => Input::Press(*Key::ALL.get(detail)?),
        "release" => Input::Release(*Key::ALL.get(detail)?),
        "tick" => Input::Tick,
        "stored" => Input::Stored,
        "store-failed" => Input::StoreFailed(*[StoreError::Full, StoreError::Failed].get(detail)?),
        "entropy" => Input::Entropy(bytes.as_slice().try_into().ok()?),
        "lost-focus" => Input::LostFocus,
        "battery" => Input::Battery(Battery { percent: (detail & 0xFF) as u8, charging: detail >> 8 == 1 }),
        "updatable" => Input::Updatable,
        "body" => Input::Body(std::str::from_utf8(&bytes).ok()?),
        "boxes" => {
            companion.handle(now, Input::Boxes(&box_files::found(&bytes)));
            return Some(());
        }
        _ => return None,
    };
    companion.handle(now, input);
    Some(())
}
