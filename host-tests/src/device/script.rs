//! Key scripts: a game as somebody plays it, key by key, with what is to be read on the way.
//!
//! ```text
//! # a comment
//! begin detectives 3 x-start 46 detective-start 34 117 91     a journal with this set-up (or: new)
//! option code up up down a                                    before `begin`: code, clock MINUTES|up, aid, seed N
//! press A Down B          presses and releases keys          hold Y, release Y
//! menu                    holds B until the menu opens       open: holds Y until the secret opens
//! wait 10s                or 300ms
//! reads "Pass to"         can be read now                    lacks "46": cannot
//! enter x taxi 45         the keys of this action            keys from the table or the hand-over
//! power                   the power goes and comes back      power-lost: it goes before the store answers
//! accident                the device restarts by itself     battery 80 [charging]
//! focus                   the body loses the focus
//! store failed|full|works what the store does                damage N: flips a bit in record N
//! light 30                how bright the picture is
//! records 4               how many records are stored
//! outcome x-wins          how the game stands by its journal
//! ```

use std::fmt;

use confidant_companion::clock::ClockSetting;
use confidant_companion::journal::PinKey;
use confidant_companion::texts::Language;
use confidant_companion::{Battery, Input, Key, Millis, StoreError};
use confidant_core::game::{Game as _, Turn};
use confidant_core::notation::Words;
use confidant_core::scotland_yard::{ScotlandYard, Setup};

use super::{Device, HostStore, begin, mirror};
use crate::games::CaseGame;

/// What is wrong with a script, or with the device as it expects it.
#[derive(Debug)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.reason)
    }
}

#[derive(Default)]
struct Options {
    code: Option<[PinKey; 4]>,
    clock: ClockSetting,
    aid: bool,
    seed: u64,
}

/// Runs a script to its end or to its first fault. `each` sees the device after every line.
pub fn run(text: &str, each: &mut dyn FnMut(&mut Device, usize)) -> Result<(), Fault> {
    let mut device = None;
    let mut options = Options::default();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let number = index + 1;
        step(line, &mut device, &mut options).map_err(|reason| Fault { line: number, reason })?;
        if let Some(device) = &mut device {
            each(device, number);
        }
    }
    Ok(())
}

fn step(line: &str, device: &mut Option<Device>, options: &mut Options) -> Result<(), String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    match word {
        "option" => return option(rest, options),
        "new" => {
            *device = Some(Device::new(options.seed as u8));
            return Ok(());
        }
        "begin" => {
            let store = begin(&setup(rest)?, options.seed, options.code, options.clock, options.aid);
            *device = Some(Device::with(store, 7));
            return Ok(());
        }
        _ => {}
    }
    let device = device.as_mut().ok_or("a script begins with `new` or `begin`")?;
    match word {
        "press" => {
            for name in rest.split_whitespace() {
                device.tap(key(name)?);
            }
        }
        "hold" => device.press(key(rest)?),
        "release" => device.release(key(rest)?),
        "open" => device.open(),
        "menu" => device.menu(),
        "wait" => device.wait(time(rest)?),
        "enter" => device.enter(rest),
        "focus" => device.give(Input::LostFocus),
        "battery" => {
            let (percent, charging) = rest.split_once(' ').unwrap_or((rest, ""));
            let percent = percent.parse().map_err(|_| format!("`{percent}` is no number of per cent"))?;
            device.give(Input::Battery(Battery { percent, charging: charging == "charging" }));
        }
        "power" => device.boot(),
        "accident" => device.boot_after_accident(),
        "power-lost" => {
            // Whatever was asked for last was not stored.
            device.store.dead = false;
            device.boot();
        }
        "store" => {
            device.store.dead = rest == "dead";
            device.store.refuses = match rest {
                "failed" => Some(StoreError::Failed),
                "full" => Some(StoreError::Full),
                "works" | "dead" => None,
                other => return Err(format!("a store is failed, full, dead or works, not `{other}`")),
            };
        }
        "damage" => {
            let index: usize = rest.parse().map_err(|_| "damage needs a record number".to_owned())?;
            let record = device.store.records.get_mut(index).ok_or("there is no such record")?;
            let middle = record.len() / 2;
            record[middle] ^= 0x10;
        }
        "foreign" => {
            device.store = HostStore { records: vec![rest.as_bytes().to_vec()], ..HostStore::default() }
        }
        "reads" | "lacks" => {
            let wanted = rest.trim_matches('"');
            if device.reads(wanted) != (word == "reads") {
                let says = if word == "reads" { "cannot be read" } else { "can be read" };
                return Err(format!("`{wanted}` {says}:\n{}", device.read()));
            }
        }
        "light" if device.light().to_string() != rest => {
            return Err(format!("the light is {}", device.light()));
        }
        "light" => {}
        "records" if device.store.records.len().to_string() != rest => {
            return Err(format!("there are {} records", device.store.records.len()));
        }
        "records" => {}
        "language" => {
            let language = device_language(device);
            if language != rest {
                return Err(format!("the language kept is {language}"));
            }
        }
        "outcome" => {
            let game = mirror(&device.store).ok_or("no game runs")?;
            let outcome = match game.turn() {
                Turn::Of(_) => "running".to_owned(),
                Turn::Over(outcome) => game.outcome_word(outcome),
            };
            if outcome != rest {
                return Err(format!("the outcome is {outcome}"));
            }
        }
        _ => return Err(format!("`{word}` is no step of a script")),
    }
    Ok(())
}

fn device_language(device: &Device) -> String {
    let settings = device.store.settings.as_deref().and_then(confidant_companion::settings::Settings::decode);
    settings.map_or(Language::English, |settings| settings.language).code().to_owned()
}

fn option(rest: &str, options: &mut Options) -> Result<(), String> {
    let mut words = rest.split_whitespace();
    match words.next() {
        Some("aid") => options.aid = true,
        Some("seed") => {
            options.seed = words.next().and_then(|word| word.parse().ok()).ok_or("a seed is a number")?;
        }
        Some("clock") => {
            options.clock = match words.next() {
                Some("up") => ClockSetting::Up,
                word => ClockSetting::Down {
                    minutes: word.and_then(|word| word.parse().ok()).ok_or("a clock is `up` or minutes")?,
                },
            };
        }
        Some("code") => {
            let keys: Vec<PinKey> = words.map(pin_key).collect::<Result<_, _>>()?;
            options.code = Some(keys.try_into().map_err(|_| "a code has four keys")?);
        }
        _ => return Err("an option is code, clock, aid or seed".to_owned()),
    }
    Ok(())
}

/// `detectives 3 x-start 46 detective-start 34 117 91`: the keys of case files in one line.
fn setup(rest: &str) -> Result<Setup, String> {
    const KEYS: [&str; 5] = ["detectives", "x-start", "detective-start", "voluntary-reveal", "edition"];
    let mut setup = Setup::default();
    let words: Vec<&str> = rest.split_whitespace().collect();
    let mut at = 0;
    while at < words.len() {
        let end = (at + 1..words.len()).find(|&next| KEYS.contains(&words[next])).unwrap_or(words.len());
        let values = words[at + 1..end].join(" ");
        let mut line = Words::of(&values);
        ScotlandYard::set(&mut setup, words[at], &mut line)
            .map_err(|error| format!("{}: {error:?}", words[at]))?;
        at = end;
    }
    Ok(setup)
}

fn key(name: &str) -> Result<Key, String> {
    Key::ALL
        .into_iter()
        .find(|key| format!("{key:?}").eq_ignore_ascii_case(name))
        .ok_or_else(|| format!("`{name}` is no key"))
}

fn pin_key(name: &str) -> Result<PinKey, String> {
    Ok(match name {
        "up" => PinKey::Up,
        "down" => PinKey::Down,
        "left" => PinKey::Left,
        "right" => PinKey::Right,
        "a" => PinKey::A,
        "x" => PinKey::X,
        _ => return Err(format!("`{name}` cannot be in a code")),
    })
}

fn time(text: &str) -> Result<Millis, String> {
    let number = |text: &str| text.parse::<Millis>().map_err(|_| format!("`{text}` is no time"));
    match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(millis), _) => number(millis),
        (None, Some(seconds)) => Ok(1000 * number(seconds)?),
        _ => Err(format!("`{text}`: a time is 10s or 300ms")),
    }
}
