//! Games that are over, and their written-out records.

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_companion::journal::{Entry, Record};
use confidant_companion::log::unpack;
use confidant_companion::seal::{Told, Written};
use confidant_core::game::{Game, Turn, Undo};
use confidant_core::id::Id as _;
use confidant_core::scotland_yard::{Action, LONDON, ScotlandYard, Station};

use super::{Device, Driver, HostStore, Step, begin, entry_of, in_all};
use crate::play::Random;
use crate::saved::{to_text, verify};
use crate::twins::Twins as _;

/// Makes the journal of a random game that is over, in which `taken_back` entries were taken back or corrected.
pub fn whole_game<G: Driver>(seed: u64, mut taken_back: usize) -> HostStore {
    let setup = G::longest_setup();
    let mut store = begin::<G>(&setup, seed, &[], ClockSetting::Off, false);
    let mut game = G::start(&setup, G::printed(), seed).expect("the set-up is good");
    let mut random = Random::new(seed);
    let (mut settles, mut stand) = (false, 0);
    loop {
        let usual = game.usual(&mut random);
        let Some(action) = random.one_of(&usual) else { break };
        let before = game.clone();
        let told = game.play(action).expect("it is legal");
        store.append(entry_of(&action));
        settles = G::unsettled(before.table(), action).is_some();
        if taken_back > 0 && told.undo != Undo::Final {
            // By its author as long as it was not told; by agreement then.
            let agreed = if settles { taken_back.is_multiple_of(2) } else { told.undo == Undo::Agreed };
            if agreed && core::mem::take(&mut settles) {
                store.append(Entry::Settle);
            }
            store.append(if agreed { Entry::Correct { kept: stand } } else { Entry::Undo });
            taken_back -= 1;
            settles = false;
            game = before;
        } else {
            stand += 1;
        }
    }
    if settles {
        store.append(Entry::Settle);
    }
    assert!(matches!(game.turn(), Turn::Over(_)), "{}: it ended before its end", G::NAME);
    assert_eq!(taken_back, 0, "this many could not be taken back");
    store
}

/// The record of a game of Scotland Yard with one other hidden move before the last, as late as the rules allow it: the table saw
/// the same. Whoever holds the record can make one.
pub fn forged(store: &HostStore) -> Option<String> {
    let shown = tables(&written_record(store.clone()))?;
    let hidden = store.records.iter().enumerate().rev().filter_map(|(at, bytes)| {
        let record = Record::decode(bytes).ok()?;
        let Entry::Act(bytes) = &record.entry else { return None };
        let action: Action = unpack(bytes)?;
        action.to_string().starts_with("x ").then_some((at, record, action))
    });
    // Where he was at the end, everybody saw.
    let others = hidden.skip(1).flat_map(|(at, record, action)| {
        let line = action.to_string();
        let words = line.rsplit_once(' ').map_or(line.clone(), |(words, _)| words.to_owned());
        let led = Station::all().filter_map(move |station| format!("{words} {station}").parse().ok());
        let same = led
            .filter(move |&other| other != action && ScotlandYard::seen(other) == ScotlandYard::seen(action));
        same.map(move |other| (at, Record { entry: entry_of(&other), ..record.clone() }))
    });
    let stores = others.filter_map(|(at, record)| {
        let mut records = store.records.clone();
        *records.get_mut(at)? = record.encode()?.to_vec();
        Some(HostStore { records, ..HostStore::default() })
    });
    let legal = stores.filter(|store| verify(&to_text(&store.records), None).is_ok());
    legal.map(written_record).find(|text| tables(text).as_ref() == Some(&shown))
}

/// What the table saw after every entry of a record that holds.
fn tables(text: &str) -> Option<Vec<<ScotlandYard as Game>::Table>> {
    let mut tables = Vec::new();
    let written = Written::read(text).ok()?;
    let each = &mut |game: &ScotlandYard, _: Told<'_, Action>| tables.push(game.table().clone());
    written.replay(&LONDON, each).ok()?;
    Some(tables)
}

/// The record of this game as its codes give it.
pub fn written_record(store: HostStore) -> String {
    let mut device: Device = Device::with(store, 7);
    device.tap(Key::A);
    record_of(&mut device)
}

/// The same of the game that is over on this device.
pub fn record_of(device: &mut Device) -> String {
    let row = in_all(|language| language.texts().seed_and_code);
    // The end may be told before.
    while !device.look().trace().chosen().iter().any(|chosen| !chosen.is_empty()) {
        device.tap(Key::A);
    }
    assert!(device.step(&Step::Choose(row)), "no record is offered:\n{}", device.read());
    device.tap(Key::A);
    device.wait(1_000);
    device.written_record().expect("the game is over")
}
