//! The walk past the entered boxes of a device: announced, listed, looked at, chosen at a set-up, refused, erased, and
//! a game that waits for one.

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_core::digest::digest;
use confidant_core::id::Id as _;
use confidant_core::pack::binary::{MOST, Refused};
use confidant_core::pack::{BoxedGame, Boxes, Slot, Tables, Values};
use confidant_core::tiny_epic_clock::{Setup, TinyEpicClock};
use confidant_core::tiny_epic_crimes::kinds::Cards;
use confidant_core::tiny_epic_crimes::{self as crimes, TinyEpicCrimes};
use confidant_pack::Draft;

use super::{Walk, taps};
use crate::box_files;
use crate::device::{Device, HostStore, Step, begin};

/// A device with a box of these games, of which all is entered.
fn own_boxes(games: &[BoxedGame]) -> Option<Boxes> {
    let mut region = Vec::new();
    for (number, which) in BoxedGame::ALL.into_iter().enumerate() {
        if games.contains(&which) {
            let mut draft = Draft::new(which);
            draft.name = "Our tin".to_owned();
            draft.values = Values::shipped(which);
            region.extend(draft.seal().expect("it plays"));
        }
        region.resize((number + 1) * MOST, 0xFF);
    }
    Some(box_files::found(&region))
}

/// The list of boxes, from home.
fn my_boxes(device: &mut Device) {
    taps(device, &[Key::X, Key::Down, Key::Down, Key::A, Key::Up, Key::Up, Key::A]);
}

/// `begun` is a game of which the tables are nowhere.
pub(super) fn walk(walk: &mut Walk, begun: HostStore) {
    let tin = || HostStore { boxes: own_boxes(&[BoxedGame::TatortThemse]), ..HostStore::default() };
    let mut device: Device = walk.device(tin());
    walk.look(&mut device, "house/boxes-new");
    taps(&mut device, &[Key::A, Key::X, Key::Down, Key::Down, Key::A, Key::Up, Key::Up]);
    walk.look(&mut device, "house/settings-boxes");
    device.tap(Key::A);
    walk.look(&mut device, "house/boxes");
    device.tap(Key::A);
    walk.look(&mut device, "house/box-way");
    taps(&mut device, &[Key::B, Key::Down]);
    walk.look(&mut device, "house/boxes-own");
    device.tap(Key::X);
    walk.look(&mut device, "house/boxes-erase");

    // The set-up of its game: the wall is its second line, the values are the last one.
    let mut device: Device = walk.device(tin());
    taps(&mut device, &[Key::A, Key::A]);
    assert!(device.step(&Step::Choose(vec!["Tatort Themse".to_owned()])), "{}", device.read());
    taps(&mut device, &[Key::A, Key::A, Key::Down]);
    walk.look(&mut device, "house/set-up-wall-yours");
    device.tap(Key::Right);
    walk.look(&mut device, "house/set-up-wall-as-laid-yours");
    device.tap(Key::Left);
    taps(&mut device, &[Key::Up; 2]);
    walk.look(&mut device, "house/set-up-values");
    device.tap(Key::Right);
    walk.look(&mut device, "house/set-up-values-shipped");

    // Without a box of one's own: whose values, and how one's own are entered.
    let mut device: Device = walk.device(HostStore::default());
    device.tap(Key::A);
    assert!(device.step(&Step::Choose(vec!["Tatort Themse".to_owned()])), "{}", device.read());
    taps(&mut device, &[Key::A, Key::A, Key::Up]);
    walk.look(&mut device, "house/set-up-values-made-up");
    device.tap(Key::Right);
    walk.look(&mut device, "house/box-way-made-up");

    let mut device: Device =
        walk.device(HostStore { boxes: own_boxes(&BoxedGame::ALL), ..HostStore::default() });
    taps(&mut device, &[Key::A; 4]);
    my_boxes(&mut device);
    for number in 0..BoxedGame::ALL.len() {
        device.tap(Key::A);
        walk.look(&mut device, &format!("house/box-{number}"));
        taps(&mut device, &[Key::B, Key::Down]);
    }

    let refused = [Refused::Damaged, Refused::Foreign, Refused::TooNew(9), Refused::Nothing];
    let boxes = Boxes::new(Tables::SHIPPED, refused.map(Slot::Refused));
    let mut device: Device = walk.device(HostStore { boxes: Some(boxes), ..HostStore::default() });
    for number in 0..refused.len() {
        walk.look(&mut device, &format!("house/boxes-new-refused-{number}"));
        device.tap(Key::A);
    }
    my_boxes(&mut device);
    walk.look(&mut device, "house/boxes-refused");
    device.tap(Key::Up);
    walk.look(&mut device, "house/boxes-refused-last");
    device.tap(Key::A);
    walk.look(&mut device, "house/box-refused");

    own_events(walk);

    let waits = begun.agreed(|begin| begin.tables ^= 1);
    let mut device: Device = walk.device(waits);
    walk.look(&mut device, "house/trouble-tables");
}

/// The same where Confidant keeps the case.
fn own_events_of_a_case(walk: &mut Walk, boxes: Boxes) {
    let setup = crimes::Setup { players: Some(2), cards: Cards::Printed, ..crimes::Setup::default() };
    let tables = digest(boxes.tables.tiny_epic_crimes);
    let store = begin::<TinyEpicCrimes>(&setup, 5, &[], ClockSetting::Off, false);
    let mut store = store.agreed(|begin| begin.tables = tables);
    store.append_all::<TinyEpicCrimes>(&[
        "drawn 2",
        "hand captive 1 red",
        "hand help 1 p2",
        "done",
        "hand event",
    ]);
    store.boxes = Some(boxes);
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    walk.look(&mut device, "house/own-events-case");
    taps(&mut device, &[Key::A, Key::X, Key::X, Key::X]);
    walk.look(&mut device, "house/own-events-case-drawn");
}

/// Printed events that the entered box names are chosen by their names.
fn own_events(walk: &mut Walk) {
    let mut draft = Draft::new(BoxedGame::TinyEpicCrimes);
    for (name, shape) in [
        ("Blackout", "hours 2, gangsters 1"),
        ("Bal masqué à Echo Ridge", "timed true, hours 3, tokens 2"),
        ("Hafenstreik", "hours 4"),
    ] {
        draft.put("events", name, shape).expect("an event");
    }
    let mut region = vec![0xFF; BoxedGame::TinyEpicCrimes.index() * MOST];
    region.extend(draft.seal().expect("it plays"));
    region.resize(BoxedGame::ALL.len() * MOST, 0xFF);
    let found = || box_files::found(&region).unlisted();
    own_events_of_a_case(walk, found());
    let boxes = found();
    let setup = Setup { players: Some(2), events: Cards::Printed, ..Setup::default() };
    let tables = digest(boxes.tables.tiny_epic_crimes);
    let mut store = begin::<TinyEpicClock>(&setup, 5, &[], ClockSetting::Off, false);
    store.append_all::<TinyEpicClock>(&["drawn 1"]);
    let mut store = store.agreed(|begin| begin.tables = tables);
    store.append_all::<TinyEpicClock>(&["event"]);
    store.boxes = Some(boxes);
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    walk.look(&mut device, "house/own-events");
    // The clock shows it, with what the box says of it.
    taps(&mut device, &[Key::A, Key::X, Key::Down]);
    walk.look(&mut device, "house/own-events-drawn");
}
