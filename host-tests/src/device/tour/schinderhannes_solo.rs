//! The walk through the puzzles of Schinderhannes.

use std::collections::BTreeSet;

use confidant_companion::clock::ClockSetting;
use confidant_companion::games::schinderhannes::Words;
use confidant_companion::{Input, Key};
use confidant_core::schinderhannes::{Card, Crime, Deduction, Solitaire, solitaire};

use super::schinderhannes::{choose, choose_card, history};
use super::{Walk, taps};
use crate::device::{Device, HostStore, Step, begin, in_all};

fn puzzle(walk: &Walk, number: u8, deduction: Deduction) -> Device {
    let setup = solitaire::Setup { puzzle: Some(number), cards: None, deduction };
    let mut device: Device = walk.device(begin::<Solitaire>(&setup, 0, &[], ClockSetting::Off, false));
    device.tap(Key::A);
    device
}

pub(in crate::device) fn walk(walk: &mut Walk) {
    puzzle_set_up(walk);
    next_and_daily(walk);
    solving(walk);
    hints(walk);
}

fn puzzle_set_up(walk: &mut Walk) {
    let mut device = walk.set_up("Schinderhannes");
    device.tap(Key::Right);
    walk.look(&mut device, "schinderhannes-solo/setup-play");
    device.tap(Key::Down);
    walk.look(&mut device, "schinderhannes-solo/setup-which");
    device.tap(Key::Down);
    for turn in 0..3 {
        walk.look(&mut device, &format!("schinderhannes-solo/setup-concludes-{turn}"));
        device.tap(Key::Right);
    }
    taps(&mut device, &[Key::Up, Key::Left]);
    walk.look(&mut device, "schinderhannes-solo/setup-new");
    device.tap(Key::Down);
    for turn in 0..5 {
        walk.look(&mut device, &format!("schinderhannes-solo/setup-hardness-{turn}"));
        if turn == 4 {
            // Rules: what Confidant may conclude is nothing.
            taps(&mut device, &[Key::Down, Key::Down]);
            walk.look(&mut device, "schinderhannes-solo/setup-no-help");
            taps(&mut device, &[Key::Up, Key::Up]);
        }
        device.tap(Key::Right);
    }
    device.tap(Key::Down);
    walk.look(&mut device, "schinderhannes-solo/setup-spare");
    device.tap(Key::Right);
    walk.look(&mut device, "schinderhannes-solo/setup-bare");
    taps(&mut device, &[Key::Right, Key::X]);
    walk.look(&mut device, "schinderhannes-solo/number");
    // A number of its own: 0007.
    for _ in 0..4 {
        while !device.look().trace().chosen().iter().any(|chosen| chosen == "0") {
            device.tap(Key::Up);
        }
        device.tap(Key::Right);
    }
    device.tap(Key::Left);
    taps(&mut device, &[Key::Up; 7]);
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

/// Without a calendar the next number, with one the day's; both are made at once.
fn next_and_daily(walk: &mut Walk) {
    for (name, day) in [("next", None), ("daily", Some(20_773))] {
        let mut device: Device = walk.device(HostStore::default());
        if let Some(day) = day {
            device.give(Input::Today(day));
        }
        device.tap(Key::A);
        assert!(device.step(&Step::Choose(vec!["Schinderhannes".to_owned()])), "{}", device.read());
        taps(&mut device, &[Key::A, Key::Right, Key::Down, Key::Left, Key::Left]);
        walk.look(&mut device, &format!("schinderhannes-solo/setup-{name}"));
        device.press(Key::X);
        walk.look(&mut device, &format!("schinderhannes-solo/{name}-making"));
        device.release(Key::X);
        device.wait(60_000);
        walk.look(&mut device, &format!("schinderhannes-solo/{name}-made"));
    }
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
    device.tap(Key::X);
    walk.look(&mut device, "schinderhannes-solo/refused-stands");
    taps(&mut device, &[Key::A, Key::A]);
    walk.look(&mut device, "schinderhannes-solo/refused-last");
    taps(&mut device, &[Key::A, Key::Left, Key::A]);
    walk.look(&mut device, "schinderhannes-solo/refused-nothing");
    device.tap(Key::A);
    device.menu();
    walk.look(&mut device, "schinderhannes-solo/menu");
    device.tap(Key::B);
    history(walk, &mut device, "schinderhannes-solo/solving");
    // A card that what was struck leaves no place for.
    let mut device = puzzle(walk, 1, Deduction::Manual);
    for place in ["lettweiler", "meisenheim", "oberhausen", "obermoschel"] {
        device.enter(&format!("p1 remove effraction {place}"));
    }
    device.tap(Key::B);
    choose_card(&mut device, 11);
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes-solo/refused-contradicts");
    // Two places that are left to only two crimes.
    let cards = [11].into_iter().filter_map(Card::new).collect();
    let setup = solitaire::Setup { puzzle: None, cards: Some(cards), deduction: Deduction::Manual };
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
    // Cards that leave most of it open.
    let cards = [11, 12].into_iter().filter_map(Card::new).collect();
    let setup = solitaire::Setup { puzzle: None, cards: Some(cards), deduction: Deduction::Manual };
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
            device.tap(Key::A);
            device.wait(20);
        }
    }
    walk.look(&mut device, &format!("schinderhannes-solo/solved-{number}"));
    device.tap(Key::A);
    walk.look(&mut device, &format!("schinderhannes-solo/result-{number}"));
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, &format!("schinderhannes-solo/result-map-{number}"));
}
