//! The longest journals there can be: what a start has to read and an undo to replay at worst.

use confidant_companion::StoreRequest;
use confidant_companion::clock::ClockSetting;
use confidant_companion::journal::flash::Regions;
use confidant_companion::journal::{Entry, Record};
use confidant_companion::log::LOG_LEN;
use confidant_companion::session::LAST_RECORD;
use confidant_core::game::{Game as _, Undo};
use confidant_core::scotland_yard::{Action, LONDON, ScotlandYard, Setup};

use super::{ModelFlash, ModelStore, SECTOR, begin, entry_of};
use crate::play::Random;

/// The device's regions, counted from the first of them: 64 KiB of journal, 8 KiB of settings.
pub const REGIONS: Regions = Regions { journal: 0..0x1_0000, settings: 0x1_0000..0x1_2000 };

/// Records of a long game whose log is full but for one line. Its last two actions can be taken back; two others in
/// their place were entered and taken back over and over, and each second taking back had to replay all before.
pub fn long_game() -> Vec<Record> {
    let setup = Setup { detectives: Some(5), ..Setup::default() };
    let (seed, actions) = (0..400)
        .map(|seed| (seed, open_ended(&setup, seed)))
        .max_by_key(|(_, actions)| actions.len())
        .expect("games were played");
    let (settled, last_two) = actions.split_at(actions.len().saturating_sub(2));
    let beginning = begin::<ScotlandYard>(&setup, seed, &[], ClockSetting::Up, false);
    let mut records = vec![Record::decode(&beginning.records[0]).expect("it was just encoded")];
    let mut lines = 0;
    let mut enter = |entry: Entry| {
        lines += usize::from(matches!(entry, Entry::Act(_)));
        let number = records.len() as u16;
        records.push(Record { number, elapsed: 20_000 * u32::from(number), entry });
        lines
    };
    for action in settled {
        enter(entry_of(action));
    }
    while last_two
        .iter()
        .map(|action| enter(entry_of(action)))
        .last()
        .is_some_and(|lines| lines + 3 <= LOG_LEN)
    {
        enter(Entry::Undo);
        enter(Entry::Undo);
    }
    records
}

/// The same game before anything was taken back: the first replay begins at its beginning.
pub fn unbroken_game() -> Vec<Record> {
    long_game().into_iter().take_while(|record| !matches!(record.entry, Entry::Undo)).collect()
}

/// Records of a game that went on to its end, as long as games get.
pub fn finished_game() -> Vec<Record> {
    let setup = Setup { detectives: Some(5), ..Setup::default() };
    let (seed, actions) = (0..400)
        .map(|seed| (seed, whole(&setup, seed)))
        .max_by_key(|(_, actions)| actions.len())
        .expect("games were played");
    let beginning = begin::<ScotlandYard>(&setup, seed, &[], ClockSetting::Off, false);
    let first = Record::decode(&beginning.records[0]).expect("it was just encoded");
    let acts = (1..).zip(&actions);
    let acts = acts.map(|(number, action)| Record { number, elapsed: 0, entry: entry_of(action) });
    std::iter::once(first).chain(acts).collect()
}

/// The actions of a random game.
fn whole(setup: &Setup, seed: u64) -> Vec<Action> {
    let mut game = ScotlandYard::start(setup, &LONDON, seed).expect("the set-up is good");
    let mut random = Random::new(seed);
    let mut actions = Vec::new();
    while let Some(action) = random.action(&game) {
        game.play(action).expect("it is legal");
        actions.push(action);
    }
    actions
}

/// The actions of a random game up to the last moment at which two could be taken back.
fn open_ended(setup: &Setup, seed: u64) -> Vec<Action> {
    let mut game = ScotlandYard::start(setup, &LONDON, seed).expect("the set-up is good");
    let mut random = Random::new(seed);
    let mut actions = Vec::new();
    let (mut open, mut longest) = (0, 0);
    while let Some(action) = random.action(&game) {
        let told = game.play(action).expect("it is legal");
        actions.push(action);
        open = if told.undo == Undo::Open { open + 1 } else { 0 };
        if open >= 2 {
            longest = actions.len();
        }
    }
    actions.truncate(longest);
    actions
}

/// A chip with that game, paused and resumed until so many records at most fit into the journal: with 0, none.
pub fn chip_with_room_for(entries: usize) -> ModelFlash {
    let mut records = long_game();
    for number in records.len() as u16..=LAST_RECORD {
        let entry = Entry::Pause(number % 2 == records.len() as u16 % 2);
        let elapsed = 20_000 * u32::from(number);
        records.push(Record { number, elapsed, entry });
    }
    let (full, most) = chip_with(&records);
    assert!(most < records.len(), "the journal is full before its numbers are used up");
    if entries == 0 { full } else { chip_with(&records[..most - entries]).0 }
}

/// A chip with these records, and how many of them found room.
pub fn chip_with(records: &[Record]) -> (ModelFlash, usize) {
    let mut flash = ModelFlash::new(REGIONS.settings.end as usize / SECTOR);
    let mut store = ModelStore::open(&mut flash, &REGIONS);
    let written = records
        .iter()
        .take_while(|record| {
            let bytes = record.encode().expect("a record is short");
            store.carry_out(&StoreRequest::Append(bytes)).is_ok()
        })
        .count();
    (flash, written)
}
