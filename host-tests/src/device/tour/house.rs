//! The walk through the house: what there is without a game, and what can be wrong with any game's journal.

use confidant_companion::clock::ClockSetting;
use confidant_companion::journal::{Entry, Heading, Name, Piece, Record};
use confidant_companion::{Battery, Input, Key, LoadEnd, StoreError};

use super::{Walk, taps};
use crate::device::{Device, Driver, HostStore, begin, mirror};
use crate::play::Random;

/// Every screen of the house, with this game where one has to be there.
pub(super) fn walk<G: Driver>(walk: &mut Walk) {
    rooms(walk);
    troubles::<G>(walk);
    past::<G>(walk);
    super::boxes::walk(walk, begun::<G>());
}

fn rooms(walk: &mut Walk) {
    let mut device: Device = walk.first_device();
    walk.look(&mut device, "house/first-language");
    device.tap(Key::A);
    walk.look(&mut device, "house/first-how-it-works");
    let mut device: Device = walk.device(HostStore::default());
    walk.look(&mut device, "house/home");
    device.tap(Key::Y);
    walk.look(&mut device, "house/home-nothing");
    device.wait(900);
    device.give(Input::Battery(Battery { percent: 70, charging: true }));
    walk.look(&mut device, "house/home-charging");
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, "house/past-none");
    taps(&mut device, &[Key::B, Key::X]);
    walk.look(&mut device, "house/more");
    device.tap(Key::A);
    walk.look(&mut device, "house/rule-books");
    device.tap(Key::A);
    for page in 1..=8 {
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
    for value in ["a-breath", "by-key", "at-once"] {
        walk.look(&mut device, &format!("house/settings-telling-{value}"));
        device.tap(Key::Right);
    }
    device.tap(Key::Down);
    walk.look(&mut device, "house/settings-erase");
    device.tap(Key::A);
    walk.look(&mut device, "house/confirm-erase-games");
    device.tap(Key::B);
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

/// A game that is given up, on the shelf.
fn past<G: Driver>(walk: &mut Walk) {
    let named = begun::<G>().agreed(|begin| {
        for (info, name) in begin.seats.iter_mut().zip(["Anna", "Ben", "Inès", "Tom", "Nora", "Leo"]) {
            info.name = Name::try_from(name).expect("a short name");
        }
    });
    let mut device: Device = walk.device(named);
    device.tap(Key::A);
    // Of a game without an entry nothing would be kept.
    device.end_of_menu();
    device.tap(Key::A);
    walk.look(&mut device, "house/confirm-end-begun");
    device.tap(Key::B);
    device.go_home();
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, "house/confirm-new-begun");
    taps(&mut device, &[Key::B, Key::Up, Key::A]);
    enter_any::<G>(&mut device);
    device.go_home();
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, "house/confirm-give-up");
    taps(&mut device, &[Key::A, Key::B, Key::Up, Key::A]);
    walk.look(&mut device, "house/past");
    device.tap(Key::A);
    walk.look(&mut device, "house/given-up");
    device.tap(Key::B);
    came_out(walk, device.store.shelf.clone());
    // A shelf that is full.
    let pieces = device.store.shelf.clone();
    for number in 2..=20 {
        device.store.shelf.extend(pieces.iter().map(|bytes| {
            let piece = Piece::decode(bytes).expect("a sound piece");
            Piece { number, ..piece }.encode().expect("it is as long").to_vec()
        }));
    }
    device.store.records = begun::<G>().records;
    device.boot();
    device.tap(Key::A);
    enter_any::<G>(&mut device);
    device.end_of_menu();
    taps(&mut device, &[Key::A, Key::A]);
    walk.look(&mut device, "house/confirm-shelf-full");
}

/// The list of games that came to an end: somebody won, or nobody did; and one that is gone when it is opened.
fn came_out(walk: &mut Walk, pieces: Vec<Vec<u8>>) {
    let mut shelf = Vec::new();
    for (number, winners) in [(1, 0), (2, 1)] {
        shelf.extend(pieces.iter().map(|bytes| {
            let piece = Piece::decode(bytes).expect("a sound piece");
            let heading = Heading::decode(piece.body).filter(|_| piece.place == 0);
            let heading = heading.map(|heading| Heading { given_up: false, winners, ..heading });
            let body =
                heading.map_or(piece.body.to_vec(), |heading| heading.encode().expect("short").to_vec());
            Piece { number, body: &body, ..piece }.encode().expect("it is as long").to_vec()
        }));
    }
    let mut device: Device = walk.device(HostStore { shelf, ..HostStore::default() });
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, "house/past-won-and-lost");
    device.store.shelf.pop();
    device.tap(Key::A);
    device.wait(160);
    walk.look(&mut device, "house/past-unread");
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
    taps(&mut device, &[Key::X, Key::Up]);
    walk.look(&mut device, "house/more-update");
    device.tap(Key::A);
    device.wait(160);
    walk.look(&mut device, "house/end-game-first");
}
