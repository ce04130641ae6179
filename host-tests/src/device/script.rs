//! Key scripts: a game as somebody plays it, key by key, with what is to be read on the way.
//!
//! ```text
//! # a comment
//! begin scotland-yard detectives 3, x-start 46     a journal with this set-up (or: new, a first start)
//! option code 1 BEAD                               before `begin`: code SEAT, clock MINUTES|up|each MINUTES, help [HOW FAR], seed N,
//!                                                  confidant SEAT LEVEL, name SEAT NAME, language en|fr|de
//! press A Down B          presses and releases keys          hold Y, release Y
//! choose Taxi             turns down until this is chosen
//! code BEAD               takes the arms of these letters, where a code is entered or chosen
//! look                    holds Y at the table until the secret of the person named there opens
//! menu                    holds B until the menu opens       open: holds Y until the secret opens
//! wait 10s                or 300ms
//! reads "Pass to"         can be read now                    lacks "46": cannot
//! until "Solved" press A; wait 1s   does these steps again and again until this can be read
//! enter x taxi 45         the keys of this action            keys from the table or the hand-over; `A + B`: entered at once
//! power                   the power goes and comes back      power-lost: it goes before the store answers
//! accident                the device restarts by itself     battery 80 [charging]
//! focus                   the body loses the focus
//! store failed|full|works what the store does                damage N: flips a bit in record N
//! light 30                how bright the picture is
//! records 4               how many records are stored
//! outcome x-wins          how the game stands by its journal
//! picture NAME            what is seen now is printed under this name (`cargo xtask dist`); nothing happens
//! ```

use std::fmt;

use confidant_companion::clock::ClockSetting;
use confidant_companion::games::Shelf as _;
use confidant_companion::games::registry::Games;
use confidant_companion::journal::{Name, Pin};
use confidant_companion::settings::Settings;
use confidant_companion::texts::Language;
use confidant_companion::{Battery, Input, Key, Millis, StoreError};
use confidant_core::game::Turn;
use confidant_core::id::Id as _;
use confidant_core::robots::Level;
use confidant_core::seat::Seat;

use super::{Device, Driver, HostStore, Step, WithDriver, begin, kind_of, mirror, pin, with_kind};
use crate::games::setup_of;

/// Until seal and proof are made again after a start: home shows signs of it.
const PROVEN_AFTER: Millis = 500;

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
    pins: Vec<(Seat, Pin)>,
    clock: ClockSetting,
    help: u8,
    seed: u64,
    robot: Vec<(Seat, Level)>,
    names: Vec<(Seat, Name)>,
    language: Option<Language>,
}

impl Options {
    /// What the device keeps of its people, where a script says so.
    fn settings(&self) -> Option<Vec<u8>> {
        let settings = Settings {
            language: self.language?,
            welcomed: true,
            asked_boxes: u8::MAX,
            ..Settings::default()
        };
        settings.encode().map(|bytes| bytes.to_vec())
    }
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
            let store = HostStore { settings: options.settings(), ..HostStore::default() };
            *device = Some(Device::with(store, options.seed as u8));
            return Ok(());
        }
        "begin" => {
            let device = device.insert(Device::with(beginning(rest, options)?, 7));
            device.wait(PROVEN_AFTER);
            return Ok(());
        }
        "until" => return until(rest, device, options),
        _ => {}
    }
    let device = device.as_mut().ok_or("a script begins with `new` or `begin`")?;
    match word {
        "press" => {
            for name in rest.split_whitespace() {
                device.tap(key(name)?);
            }
        }
        "choose" => {
            if !device.step(&Step::Choose(vec![rest.to_owned()])) {
                return Err(format!("`{rest}` cannot be chosen:\n{}", device.read()));
            }
        }
        "hold" => device.press(key(rest)?),
        "release" => device.release(key(rest)?),
        "open" => device.open(),
        "code" if !device.enter_code(rest) => {
            return Err(format!("`{rest}` cannot be entered:\n{}", device.read()));
        }
        "code" => {}
        "look" => device.look_in(),
        "menu" => device.menu(),
        "wait" => device.wait(time(rest)?),
        "enter" => device.enter(rest),
        "focus" => device.give(Input::LostFocus),
        "battery" => {
            let (percent, charging) = rest.split_once(' ').unwrap_or((rest, ""));
            let percent = percent.parse().map_err(|_| format!("`{percent}` is no number of per cent"))?;
            device.give(Input::Battery(Battery { percent, charging: charging == "charging" }));
        }
        "power" => {
            device.boot();
            device.wait(PROVEN_AFTER);
        }
        "accident" => {
            device.boot_after_accident();
            device.wait(PROVEN_AFTER);
        }
        "power-lost" => {
            // Whatever was asked for last was not stored.
            device.store.dead = false;
            device.boot();
            device.wait(PROVEN_AFTER);
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
            let kind = kind_of(&device.store).ok_or("no game runs")?;
            let outcome = with_kind(kind, OutcomeOf(&device.store)).ok_or("an unknown game runs")??;
            if outcome != rest {
                return Err(format!("the outcome is {outcome}"));
            }
        }
        "picture" => {}
        _ => return Err(format!("`{word}` is no step of a script")),
    }
    Ok(())
}

/// Most times that steps are done again.
const AGAIN: usize = 200;

fn until(rest: &str, device: &mut Option<Device>, options: &mut Options) -> Result<(), String> {
    let (wanted, steps) = rest.trim_start_matches('"').split_once('"').ok_or("until \"what\" can be read")?;
    for _ in 0..AGAIN {
        if device.as_mut().is_some_and(|device| device.reads(wanted)) {
            return Ok(());
        }
        for line in steps.split(';') {
            step(line.trim(), device, options)?;
        }
    }
    Err(format!("`{wanted}` never comes"))
}

fn device_language(device: &Device) -> String {
    let settings = device.store.settings.as_deref().and_then(confidant_companion::settings::Settings::decode);
    settings.map_or(Language::English, |settings| settings.language).code().to_owned()
}

fn option(rest: &str, options: &mut Options) -> Result<(), String> {
    let mut words = rest.split_whitespace();
    match words.next() {
        Some("help") => {
            options.help = words.next().map_or(Ok(1), str::parse).map_err(|_| "help is a number")?;
        }
        Some("language") => {
            let code = words.next().unwrap_or_default();
            let language = Language::ALL.into_iter().find(|language| language.code() == code);
            options.language = Some(language.ok_or("a language is en, fr or de")?);
        }
        Some("name") => {
            let seat = seat(words.next())?;
            let name = words.next().and_then(|word| word.try_into().ok()).ok_or("a name is short")?;
            options.names.push((seat, name));
        }
        Some("confidant") => {
            let seat = seat(words.next())?;
            let level = words.next().and_then(|word| word.parse().ok()).ok_or("easy, medium or hard")?;
            options.robot.push((seat, level));
        }
        Some("seed") => {
            options.seed = words.next().and_then(|word| word.parse().ok()).ok_or("a seed is a number")?;
        }
        Some("clock") => {
            options.clock = match words.next() {
                Some("up") => ClockSetting::Up,
                Some("each") => ClockSetting::Bank {
                    minutes: words
                        .next()
                        .and_then(|word| word.parse().ok())
                        .ok_or("how many minutes each")?,
                },
                word => ClockSetting::Down {
                    minutes: word.and_then(|word| word.parse().ok()).ok_or("a clock is `up` or minutes")?,
                },
            };
        }
        Some("code") => {
            let seat = seat(words.next())?;
            let code = words.next().and_then(pin).ok_or("a code has four letters of A to P")?;
            options.pins.push((seat, code));
        }
        _ => return Err("an option is code, clock, help, confidant, name, language or seed".to_owned()),
    }
    Ok(())
}

fn seat(number: Option<&str>) -> Result<Seat, String> {
    let number: u8 = number.and_then(|word| word.parse().ok()).ok_or("which seat, from 1")?;
    number.checked_sub(1).and_then(Seat::new).ok_or_else(|| "there is no such seat".to_owned())
}

/// `scotland-yard detectives 3, x-start 46, detective-start 34 117 91`: a game, and lines of a case file after `set`.
struct Begun<'a> {
    lines: &'a str,
    options: &'a Options,
}

impl WithDriver for Begun<'_> {
    type Output = Result<HostStore, String>;

    fn with<G: Driver>(self) -> Self::Output {
        let setup = setup_of::<G>(self.lines.split(','))?;
        let Options { pins, clock, help, seed, robot, names, .. } = self.options;
        let store = begin::<G>(&setup, *seed, pins, *clock, false);
        let store = HostStore { settings: self.options.settings(), ..store };
        Ok(store.agreed(|begin| {
            begin.help = *help;
            for (seat, name) in names {
                begin.seats[seat.index()].name = name.clone();
            }
            for (seat, level) in robot {
                begin.seats[seat.index()].robot = Some(*level);
            }
        }))
    }
}

fn beginning(rest: &str, options: &Options) -> Result<HostStore, String> {
    let (name, lines) = rest.split_once(' ').unwrap_or((rest, ""));
    let kind = Games::GAMES.iter().find(|info| info.name == name).map(|info| info.kind);
    let kind = kind.ok_or_else(|| format!("`{name}` is no game with screens"))?;
    with_kind(kind, Begun { lines, options }).ok_or("this game cannot be played by keys")?
}

/// How a game stands by its journal.
struct OutcomeOf<'a>(&'a HostStore);

impl WithDriver for OutcomeOf<'_> {
    type Output = Result<String, String>;

    fn with<G: Driver>(self) -> Self::Output {
        let game: G = mirror(self.0).ok_or("no game runs")?;
        Ok(match game.turn() {
            Turn::Of(_) => "running".to_owned(),
            Turn::Over(outcome) => game.outcome_word(outcome),
        })
    }
}

fn key(name: &str) -> Result<Key, String> {
    Key::ALL
        .into_iter()
        .find(|key| format!("{key:?}").eq_ignore_ascii_case(name))
        .ok_or_else(|| format!("`{name}` is no key"))
}

fn time(text: &str) -> Result<Millis, String> {
    let number = |text: &str| text.parse::<Millis>().map_err(|_| format!("`{text}` is no time"));
    match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(millis), _) => number(millis),
        (None, Some(seconds)) => Ok(1000 * number(seconds)?),
        _ => Err(format!("`{text}`: a time is 10s or 300ms")),
    }
}
