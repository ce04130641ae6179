//! Plays a key script on the laptop and prints what another device needs to play it too:
//! `script-deeds FILE.keys [PERCENT]`, as a device that takes a new program, with a battery that is so full at every start;
//! `script-deeds FILE.keys page`, as the page, which can do neither.
//!
//! ```text
//! start HEX                    a device is switched on, its journal's region beginning with these bytes (- if blank)
//! start RECORDS SETTINGS       the page is opened, with these stored: base64, records divided by commas (- if none)
//! at NOW press|release KEY     what is done to it then, in milliseconds of the laptop's clock
//! at NOW choose HASH           the stick is turned down until it shows this
//! at NOW power|accident        it is switched off and on, or restarts by itself
//! look LINE NOW HASH LIGHT RECORDS still|moving|thinking|breathing|secret
//! ```
//!
//! `look` comes after each line of the script: what it shows, how bright, how many records are stored, and whether the
//! picture is in motion, so that another one is to be expected if it comes a little later, or a secret, of which chance
//! decides which row is lit.

use std::fmt::Write as _;
use std::process::ExitCode;

use confidant_companion::draw::palette::WAX;
use confidant_companion::journal::Record;
use confidant_companion::{Battery, Input};
use data_encoding::{BASE64, HEXLOWER};
use host_tests::command_line;
use host_tests::device::longest::{REGIONS, chip_with};
use host_tests::device::{Deed, Device, HostStore, run};
use host_tests::screens::Picture;

const USAGE: &str = "usage: script-deeds FILE.keys [PERCENT | page]";

/// Who is to repeat what was done.
enum Other {
    /// A device, whose battery is so full if it has one.
    Device(Option<Battery>),
    /// The page.
    Page,
}

fn main() -> ExitCode {
    let words = match command_line::read(USAGE, &[]) {
        Ok(line) => line.texts(),
        Err(end) => return end,
    };
    let (file, other) = match words.as_slice() {
        [file] => (file, Other::Device(None)),
        [file, page] if page == "page" => (file, Other::Page),
        [file, percent] => match percent.parse() {
            Ok(percent) => (file, Other::Device(Some(Battery { percent, charging: false }))),
            Err(_) => return command_line::misused(USAGE, "PERCENT is a whole number"),
        },
        _ => return command_line::misused(USAGE, "which script?"),
    };
    let text = std::fs::read_to_string(file).map_err(|error| error.to_string());
    match text.and_then(|text| deeds(&text, &other)) {
        Ok(told) => {
            print!("{told}");
            ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("{file}: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn deeds(text: &str, other: &Other) -> Result<String, String> {
    let starts: Vec<bool> =
        text.lines().map(|line| matches!(line.split(' ').next(), Some("new" | "begin"))).collect();
    let mut told = String::new();
    let mut seen = 0;
    run(text, &mut |device, line| {
        if starts[line - 1] {
            seen = 0;
            let _ = match other {
                Other::Device(_) => writeln!(told, "start {}", journal(&device.store)),
                Other::Page => writeln!(told, "start {}", stored(&device.store)),
            };
        }
        for (now, deed) in &device.deeds[seen..] {
            let _ = match deed {
                Deed::Power => writeln!(told, "at {now} power"),
                Deed::Accident => writeln!(told, "at {now} accident"),
                Deed::Press(key) => writeln!(told, "at {now} press {key:?}"),
                Deed::Release(key) => writeln!(told, "at {now} release {key:?}"),
                Deed::Flick(flicks, picture) => writeln!(told, "at {now} flick {flicks} {picture:016x}"),
                Deed::Choose(picture) => writeln!(told, "at {now} choose {picture:016x}"),
            };
        }
        let restarted =
            device.deeds[seen..].iter().any(|(_, deed)| matches!(deed, Deed::Power | Deed::Accident));
        if let Other::Device(battery) = other
            && (starts[line - 1] || restarted)
        {
            device.give(Input::Updatable);
            if let Some(battery) = battery {
                device.give(Input::Battery(*battery));
            }
        }
        seen = device.deeds.len();
        let _ = writeln!(told, "{}", look(device, line));
    })
    .map_err(|fault| fault.to_string())?;
    Ok(told)
}

fn look(device: &mut Device, line: usize) -> String {
    let hash = Picture::of(device.look()).hash();
    let secret = device.look().colour(0, 0) == WAX;
    let motion = match (secret, device.is_moving()) {
        (true, _) => "secret",
        // How far Confidant has come with a thought depends on the machine that it thinks on.
        (false, true) if device.reads("thinks") => "thinking",
        // How far a ring has closed depends on the millisecond; while A rests, the bar says so instead.
        (false, true) if device.is_breathing() || device.reads_any(|texts| texts.key_soon) => "breathing",
        (false, true) => "moving",
        (false, false) => "still",
    };
    let (now, light, records) = (device.now(), device.light(), device.store.records.len());
    format!("look {line} {now} {hash:016x} {light} {records} {motion}")
}

/// The journal's region with these records, up to the last byte that is not blank.
fn journal(store: &HostStore) -> String {
    let records: Vec<Record> = store.records.iter().filter_map(|bytes| Record::decode(bytes).ok()).collect();
    let (flash, _) = chip_with(&records);
    let region = &flash.bytes()[..REGIONS.journal.end as usize];
    let end = region.iter().rposition(|&byte| byte != 0xFF).map_or(0, |last| last + 1);
    if end == 0 {
        return "-".to_owned();
    }
    HEXLOWER.encode(&region[..end])
}

/// Records and settings as the page stores them.
fn stored(store: &HostStore) -> String {
    let or_none = |text: String| if text.is_empty() { "-".to_owned() } else { text };
    let records: Vec<String> = store.records.iter().map(|record| BASE64.encode(record)).collect();
    let settings = store.settings.as_deref().map(|settings| BASE64.encode(settings));
    format!("{} {}", or_none(records.join(",")), or_none(settings.unwrap_or_default()))
}
