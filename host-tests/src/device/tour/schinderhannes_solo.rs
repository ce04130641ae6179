//! The walk through the puzzles of Schinderhannes.

use std::collections::BTreeSet;

use confidant_companion::clock::ClockSetting;
use confidant_companion::games::schinderhannes::{Solution, Solved, Words};
use confidant_companion::settings::Settings;
use confidant_companion::{Input, Key};
use confidant_core::id::Id as _;
use confidant_core::schinderhannes::{Card, Crime, Deduction, Grade, Place, Solitaire, solitaire};

use super::schinderhannes::{choose, choose_card, history};
use super::{Walk, taps};
use crate::device::{Device, HostStore, Step, begin, in_all};

fn puzzle(walk: &Walk, number: u8, deduction: Deduction) -> Device {
    let setup = solitaire::Setup { puzzle: Some(number), cards: None, deduction, ..Default::default() };
    let mut device: Device = walk.device(begin::<Solitaire>(&setup, 0, &[], ClockSetting::Off, false));
    device.tap(Key::A);
    device
}

pub(in crate::device) fn walk(walk: &mut Walk) {
    home(walk);
    next_and_daily(walk);
    solved_before(walk);
    solving(walk);
    hints(walk);
}

const HOME: &str = "Schinderhannes solo";

fn home(walk: &mut Walk) {
    let mut device = walk.who_plays(HOME);
    for row in ["next", "calendar", "printed", "endless", "number"] {
        walk.look(&mut device, &format!("schinderhannes-solo/home-{row}"));
        device.tap(Key::Down);
    }
    device.tap(Key::X);
    for turn in 0..4 {
        walk.look(&mut device, &format!("schinderhannes-solo/options-{turn}"));
        device.tap(Key::Right);
    }
    taps(&mut device, &[Key::A, Key::Down, Key::A]);
    walk.look(&mut device, "schinderhannes-solo/calendar-of-numbers");
    taps(&mut device, &[Key::B, Key::Down, Key::A]);
    walk.look(&mut device, "schinderhannes-solo/printed");
    taps(&mut device, &[Key::B, Key::Down]);
    for turn in 0..5 {
        walk.look(&mut device, &format!("schinderhannes-solo/endless-{turn}"));
        device.tap(Key::Right);
    }
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, "schinderhannes-solo/number");
    // The last digit: 0007.
    device.tap(Key::Left);
    taps(&mut device, &[Key::Up; 6]);
    walk.look(&mut device, "schinderhannes-solo/number-7");
    device.press(Key::A);
    walk.look(&mut device, "schinderhannes-solo/making");
    device.release(Key::A);
    device.wait(60_000);
    walk.look(&mut device, "schinderhannes-solo/made");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes-solo/matrix-new");
    device.tap(Key::B);
    walk.look(&mut device, "schinderhannes-solo/cards-new");
}

/// The 17th of November 2026.
const DAY: u32 = 20_774;

/// Without a calendar the next number, with one the day's; both are made at once.
fn next_and_daily(walk: &mut Walk) {
    for (name, day) in [("next", None), ("daily", Some(DAY))] {
        let mut device: Device = walk.device(HostStore::default());
        if let Some(day) = day {
            device.give(Input::Today(day));
        }
        device.tap(Key::A);
        assert!(device.step(&Step::Choose(vec![HOME.to_owned()])), "{}", device.read());
        walk.look(&mut device, "schinderhannes-solo/listed");
        device.tap(Key::A);
        device.wait(1_000);
        walk.look(&mut device, &format!("schinderhannes-solo/home-{name}"));
        device.press(Key::A);
        walk.look(&mut device, &format!("schinderhannes-solo/{name}-making"));
        device.release(Key::A);
        device.wait(60_000);
        walk.look(&mut device, &format!("schinderhannes-solo/{name}-made"));
    }
}

/// Some days and one printed puzzle were solved, with hints and without.
fn solved_before(walk: &mut Walk) {
    let mut puzzles = Solved::new();
    for day in [DAY - 20, DAY - 12, DAY - 11, DAY - 10, DAY - 8, DAY - 4, DAY - 3, DAY - 2, DAY - 1, DAY] {
        let result = Solution { alone: day % 5 != 0, seconds: 843 };
        let from = solitaire::Numbered { number: 0, grade: Grade::Sets, day: Some(day) };
        puzzles.add_made(from, result);
    }
    puzzles.add_printed(1, Solution { alone: true, seconds: 1_265 });
    puzzles.add_printed(2, Solution { alone: false, seconds: 400 });
    let settings = Settings {
        puzzles,
        language: walk.language,
        welcomed: true,
        asked_boxes: u8::MAX,
        ..Settings::new()
    };
    let store = HostStore { settings: settings.encode().map(|bytes| bytes.to_vec()), ..HostStore::default() };
    let mut device: Device = Device::with(store, 7);
    device.give(Input::Today(DAY));
    device.tap(Key::A);
    assert!(device.step(&Step::Choose(vec![HOME.to_owned()])), "{}", device.read());
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes-solo/home-solved");
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, "schinderhannes-solo/calendar");
    for back in 1..=5 {
        device.tap(Key::Left);
        walk.look(&mut device, &format!("schinderhannes-solo/calendar-{back}-before"));
    }
    taps(&mut device, &[Key::Up, Key::B, Key::Down, Key::A]);
    walk.look(&mut device, "schinderhannes-solo/printed-solved");
    device.tap(Key::Down);
    walk.look(&mut device, "schinderhannes-solo/printed-helped");
    taps(&mut device, &[Key::B, Key::Down]);
    walk.look(&mut device, "schinderhannes-solo/endless-best");
}

/// All other tokens of a crime and of its place were struck one by one.
fn stands_alone(walk: &Walk) -> Device {
    let setup = solitaire::Setup { puzzle: Some(1), deduction: Deduction::Manual, ..Default::default() };
    let mut store = begin::<Solitaire>(&setup, 0, &[], ClockSetting::Off, false);
    for place in Place::all().filter(|&place| place != Place::Meisenheim) {
        store.append_all::<Solitaire>(&[&format!("p1 remove effraction {place}")]);
    }
    for crime in Crime::ALL.into_iter().filter(|crime| !matches!(crime, Crime::Effraction | Crime::Ruches)) {
        store.append_all::<Solitaire>(&[&format!("p1 remove {crime} meisenheim")]);
    }
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    // The row above.
    device.enter("p1 remove ruches meisenheim");
    device.tap(Key::Down);
    device
}

fn solving(walk: &mut Walk) {
    let mut device = puzzle(walk, 1, Deduction::Manual);
    walk.look(&mut device, "schinderhannes-solo/matrix-empty");
    device.tap(Key::B);
    walk.look(&mut device, "schinderhannes-solo/cards");
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, "schinderhannes-solo/cards-laid");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes-solo/refused-laid");
    taps(&mut device, &[Key::A, Key::Up, Key::A]);
    walk.look(&mut device, "schinderhannes-solo/cards-all");
    device.tap(Key::Up);
    walk.look(&mut device, "schinderhannes-solo/cards-map");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes-solo/map");
    taps(&mut device, &[Key::X]);
    walk.look(&mut device, "schinderhannes-solo/matrix");
    device.enter("p1 remove bal kirn");
    walk.look(&mut device, "schinderhannes-solo/struck");
    device.enter("p1 remove effraction meisenheim");
    walk.look(&mut device, "schinderhannes-solo/contradiction");
    device.tap(Key::X);
    walk.look(&mut device, "schinderhannes-solo/refused-contradiction");
    device.tap(Key::A);
    device.menu();
    choose(&mut device, |words| words.hint_row);
    device.tap(Key::A);
    device.wait(2_000);
    walk.look(&mut device, "schinderhannes-solo/hint-wrong");
    device.tap(Key::X);
    device.enter("p1 restore effraction meisenheim");
    device.enter("p1 found effraction meisenheim");
    walk.look(&mut device, "schinderhannes-solo/found");
    device.tap(Key::Right);
    walk.look(&mut device, "schinderhannes-solo/went-with-it");
    taps(&mut device, &[Key::Left, Key::A]);
    walk.look(&mut device, "schinderhannes-solo/refused-last");
    taps(&mut device, &[Key::A, Key::Left, Key::Left, Key::Left]);
    walk.look(&mut device, "schinderhannes-solo/another-quarter");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes-solo/refused-nothing");
    device.tap(Key::A);
    device.menu();
    walk.look(&mut device, "schinderhannes-solo/menu");
    device.tap(Key::B);
    device.enter("p1 lift effraction meisenheim");
    history(walk, &mut device, "schinderhannes-solo/solving");
    let mut device = stands_alone(walk);
    device.tap(Key::X);
    walk.look(&mut device, "schinderhannes-solo/refused-stands");
    // By hand: cards are only ticked.
    let setup = solitaire::Setup { puzzle: Some(1), by_hand: true, ..Default::default() };
    let mut device: Device = walk.device(begin::<Solitaire>(&setup, 0, &[], ClockSetting::Off, false));
    device.tap(Key::A);
    device.enter("p1 found effraction meisenheim");
    taps(&mut device, &[Key::B, Key::A]);
    walk.look(&mut device, "schinderhannes-solo/cards-by-hand");
    // A card that what was struck leaves no place for.
    let mut device = puzzle(walk, 1, Deduction::Manual);
    for place in ["lettweiler", "meisenheim", "oberhausen", "obermoschel"] {
        device.enter(&format!("p1 remove effraction {place}"));
    }
    device.tap(Key::B);
    choose_card(&mut device, 11);
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes-solo/refused-contradicts");
    device.tap(Key::A);
    choose(&mut device, |words| words.lay_all);
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes-solo/lay-all-stopped");
    // Two places that are left to only two crimes.
    let cards = [11].into_iter().filter_map(Card::new).collect();
    let setup = solitaire::Setup {
        puzzle: None,
        cards: Some(cards),
        deduction: Deduction::Manual,
        ..Default::default()
    };
    let mut store = begin::<Solitaire>(&setup, 0, &[], ClockSetting::Off, false);
    store.append_all::<Solitaire>(&["p1 play 11"]);
    for crime in Crime::ALL.into_iter().skip(2).filter(|&crime| crime != Crime::Effraction) {
        for place in ["boos", "kirn"] {
            store.append_all::<Solitaire>(&[&format!("p1 remove {crime} {place}")]);
        }
    }
    let mut device: Device = walk.device(store);
    taps(&mut device, &[Key::A, Key::B]);
    choose(&mut device, |words| words.hint_row);
    device.tap(Key::A);
    device.wait(2_000);
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes-solo/hint-two-crimes");
    // Nobody is left for a place, and no solution tells which mark is wrong.
    let cards = [8, 11, 12, 15, 38].into_iter().filter_map(Card::new).collect();
    let setup = solitaire::Setup {
        puzzle: None,
        cards: Some(cards),
        deduction: Deduction::Manual,
        ..Default::default()
    };
    let mut store = begin::<Solitaire>(&setup, 0, &[], ClockSetting::Off, false);
    store.append_all::<Solitaire>(&["p1 play 11", "p1 play 8", "p1 play 12", "p1 play 15"]);
    for crime in ["effraction", "racket", "recel", "cambriolage"] {
        store.append_all::<Solitaire>(&[&format!("p1 remove {crime} meisenheim")]);
    }
    let mut device: Device = walk.device(store);
    taps(&mut device, &[Key::A, Key::B]);
    choose(&mut device, |words| words.hint_row);
    device.tap(Key::A);
    device.wait(2_000);
    walk.look(&mut device, "schinderhannes-solo/hint-contradiction");
    // Cards that leave most of it open.
    let cards = [11, 12].into_iter().filter_map(Card::new).collect();
    let setup = solitaire::Setup {
        puzzle: None,
        cards: Some(cards),
        deduction: Deduction::Manual,
        ..Default::default()
    };
    let mut device: Device = walk.device(begin::<Solitaire>(&setup, 0, &[], ClockSetting::Off, false));
    taps(&mut device, &[Key::A, Key::B, Key::A]);
    choose(&mut device, |words| words.hint_row);
    device.press(Key::A);
    walk.look(&mut device, "schinderhannes-solo/thinking");
    device.release(Key::A);
    device.wait(2_000);
    walk.look(&mut device, "schinderhannes-solo/hint-open");
}

/// Hints are followed to the end.
fn hints(walk: &mut Walk) {
    let mut seen = BTreeSet::new();
    for number in [1, 2, 4] {
        follow(walk, number, &mut seen);
    }
}

/// Most hints that are looked at: each says something else.
const HINTS: usize = 60;

/// Follows the hints of a puzzle; looks at those that say what none before said.
fn follow(walk: &mut Walk, number: u8, seen: &mut BTreeSet<String>) {
    let mut device = puzzle(walk, number, Deduction::Manual);
    let mut ends = 0;
    device.tap(Key::B);
    while !device.reads_any(|texts| texts.any_key) {
        let here = in_all(|language| Words::of(language).here);
        if here.iter().any(|here| device.reads(here)) {
            device.tap(Key::B);
        }
        choose(&mut device, |words| words.hint_row);
        device.tap(Key::A);
        device.wait(1_000);
        for depth in 1..=3 {
            let read = device.read();
            let text: Vec<&str> = read.lines().skip(2).take(2).flat_map(|line| line.split(' ')).collect();
            // Its first words without names and numbers: they tell the reasons apart.
            let small = |word: &&&str| word.starts_with(char::is_lowercase);
            let said = format!("{depth} {:?}", text.iter().take(4).filter(small).collect::<Vec<_>>());
            if seen.len() < HINTS && seen.insert(said) {
                walk.look(&mut device, &format!("schinderhannes-solo/hint-{}", seen.len()));
            }
            // The steps of a supposition are counted; the last one says how it ends.
            if depth == 2 && ends < 8 && read.split_whitespace().any(|word| word.starts_with("1/")) {
                ends += 1;
                taps(&mut device, &[Key::Right; 40]);
                walk.look(&mut device, &format!("schinderhannes-solo/supposition-{number}-{ends}"));
            }
            device.tap(Key::A);
            device.wait(20);
        }
    }
    walk.look(&mut device, &format!("schinderhannes-solo/solved-{number}"));
    device.tap(Key::A);
    walk.look(&mut device, &format!("schinderhannes-solo/result-{number}"));
    taps(&mut device, &[Key::Up, Key::A]);
    walk.look(&mut device, &format!("schinderhannes-solo/result-map-{number}"));
}
