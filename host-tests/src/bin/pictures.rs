//! The host's side of a comparison with the device: reads what the companion was given there, line by line, and
//! prints the hash of every picture drawn.
//!
//! A line is `NOW KIND DETAIL HEX` (`-` for no bytes) or `draw`. The hash is FNV-1a over the bytes as they go to the
//! panel.

use std::io::{BufRead, Write};
use std::process::ExitCode;

use confidant_companion::{Battery, Canvas, Companion, Input, Key, LoadEnd, StoreError};

fn main() -> ExitCode {
    let mut companion = Box::new(Companion::new());
    let mut canvas = Box::new(Canvas::new());
    let mut out = std::io::stdout().lock();
    for (number, line) in std::io::stdin().lock().lines().enumerate() {
        let done = line.map_err(|error| error.to_string()).and_then(|line| {
            if line == "draw" {
                companion.draw(&mut canvas);
                writeln!(out, "{:016x}", hash(&canvas)).map_err(|error| error.to_string())
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
    let bytes = unhex(words.next()?)?;
    let input = match kind {
        "start" => Input::Start { entropy: bytes.as_slice().try_into().ok()?, resume: detail == 1 },
        "settings" => Input::Settings(&bytes),
        "loaded" => Input::Loaded(&bytes),
        "load-end" => {
            Input::LoadEnd(*[LoadEnd::Complete, LoadEnd::Damaged, LoadEnd::Unreadable].get(detail)?)
        }
        "press" => Input::Press(*Key::ALL.get(detail)?),
        "release" => Input::Release(*Key::ALL.get(detail)?),
        "tick" => Input::Tick,
        "stored" => Input::Stored,
        "store-failed" => Input::StoreFailed(*[StoreError::Full, StoreError::Failed].get(detail)?),
        "entropy" => Input::Entropy(bytes.as_slice().try_into().ok()?),
        "lost-focus" => Input::LostFocus,
        "battery" => Input::Battery(Battery { percent: (detail & 0xFF) as u8, charging: detail >> 8 == 1 }),
        _ => return None,
    };
    companion.handle(now, input);
    Some(())
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits = if text == "-" { "" } else { text };
    (0..digits.len()).step_by(2).map(|at| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok()).collect()
}

fn hash(canvas: &Canvas) -> u64 {
    canvas.pixels().iter().flat_map(|pixel| pixel.to_le_bytes()).fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}
