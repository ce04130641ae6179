//! The walk through the house: what there is without a game, and what can be wrong with any game's journal.

use confidant_companion::clock::ClockSetting;
use confidant_companion::journal::{Entry, Record};
use confidant_companion::{Battery, Input, Key, LoadEnd, StoreError};

use super::{Walk, taps};
use crate::device::{Device, Driver, HostStore, begin, mirror};
use crate::play::Random;

/// Every screen of the house, with this game where one has to be there.
pub(super) fn walk<G: Driver>(walk: &mut Walk) {
    rooms(walk);
    troubles::<G>(walk);
    super::boxes::walk(walk, begun::<G>());
}

fn rooms(walk: &mut Walk) {
    let mut device: Device = walk.first_device();
    walk.look(&mut device, "house/first-language");
    device.tap(Key::A);
    walk.look(&mut device, "house/first-how-it-works");
    let mut device: Device = walk.device(HostStore::default());
    walk.look(&mut device, "house/home");
    device.give(Input::Battery(Battery { percent: 70, charging: true }));
    walk.look(&mut device, "house/home-charging");
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, "house/more");
    device.tap(Key::A);
    walk.look(&mut device, "house/rule-books");
    device.tap(Key::A);
    for page in 1..=6 {
        walk.look(&mut device, &format!("house/rules-{page}"));
        device.tap(Key::Right);
    }
    taps(&mut device, &[Key::B, Key::B, Key::Down, Key::A]);
    walk.look(&mut device, "house/language");
    taps(&mut device, &[Key::B, Key::Down, Key::A]);
    for row in ["language", "screen", "sound"] {
        walk.look(&mut device, &format!("house/settings-{row}"));
        device.tap(Key::Down);
        device.give(Input::Battery(Battery { percent: 30, charging: false }));
    }
    taps(&mut device, &[Key::B, Key::Down, Key::A]);
    walk.look(&mut device, "house/about");
}

/// A journal with the beginning of a game.
fn begun<G: Driver>() -> HostStore {
    let setup = G::by_keys(0).expect("a set-up to begin with");
    begin::<G>(&setup, 5, &[], ClockSetting::Off, false)
}

/// The same journal as a version with other rules would have written it.
fn with_other_rules(mut store: HostStore) -> HostStore {
    let mut record = Record::decode(&store.records[0]).expect("a sound record");
    if let Entry::Begin(begin) = &mut record.entry {
        begin.rules += 1;
    }
    store.records[0] = record.encode().expect("a record is short").to_vec();
    store
}

/// Enters whatever is legal.
fn enter_any<G: Driver>(device: &mut Device) {
    let game = mirror::<G>(&device.store).expect("a game runs");
    let action = Random::new(1).action(&game).expect("something is legal");
    device.enter(&action.to_string());
}

fn troubles<G: Driver>(walk: &mut Walk) {
    let mut device: Device = walk.device(begun::<G>());
    device.tap(Key::A);
    enter_any::<G>(&mut device);
    device.store.refuses = Some(StoreError::Failed);
    enter_any::<G>(&mut device);
    device.wait(160);
    walk.look(&mut device, "house/not-stored");
    device.store.refuses = Some(StoreError::Full);
    device.tap(Key::A);
    device.wait(160);
    walk.look(&mut device, "house/full");

    let mut damaged = device.store.clone();
    damaged.refuses = None;
    damaged.records.push(vec![0xC1, 1, 2, 3, 4, 5, 6]);
    let mut device: Device = walk.device(damaged);
    walk.look(&mut device, "house/trouble-damaged");
    taps(&mut device, &[Key::Up, Key::A]);
    walk.look(&mut device, "house/confirm-erase");

    let mut lost = begun::<G>();
    lost.records[0][3] ^= 1;
    let mut device: Device = walk.device(lost);
    walk.look(&mut device, "house/trouble-lost");

    let mut device: Device = walk.device(with_other_rules(begun::<G>()));
    walk.look(&mut device, "house/trouble-rules");

    let mut unwiped = HostStore { refuses: Some(StoreError::Failed), ..begun::<G>() };
    unwiped.append(Entry::End);
    let mut device: Device = walk.device(unwiped);
    taps(&mut device, &[Key::B, Key::A]);
    walk.look(&mut device, "house/trouble-unwiped");

    let foreign = HostStore { records: vec![b"{\"save\":1}".to_vec()], ..HostStore::default() };
    let mut device: Device = walk.device(foreign);
    walk.look(&mut device, "house/trouble-foreign");

    let mut device: Device = walk.device(HostStore::default());
    device.boot_without_end();
    walk.look(&mut device, "house/boot");
    device.give(Input::LoadEnd(LoadEnd::Unreadable));
    walk.look(&mut device, "house/trouble-unreadable");

    let mut device: Device = walk.device(HostStore::default());
    device.boot_without_end();
    device.give(Input::LoadEnd(LoadEnd::Skipped));
    walk.look(&mut device, "house/trouble-skipped");

    let mut device: Device = walk.device(HostStore::default());
    device.give(Input::Battery(Battery { percent: 1, charging: false }));
    device.tap(Key::A);
    device.wait(160);
    walk.look(&mut device, "house/charge-first");

    let mut device: Device = walk.device(begun::<G>());
    device.boot_without_end();
    device.give(Input::Updatable);
    for record in device.store.records.clone() {
        device.give(Input::Loaded(&record));
    }
    device.give(Input::LoadEnd(LoadEnd::Complete));
    taps(&mut device, &[Key::Up, Key::A, Key::Up]);
    walk.look(&mut device, "house/more-update");
    device.tap(Key::A);
    device.wait(160);
    walk.look(&mut device, "house/end-game-first");
}
