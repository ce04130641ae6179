//! Confidant at the table: seats that it plays, its moves, its advice, and the lesson after the game.

use confidant_companion::clock::ClockSetting;
use confidant_companion::{Input, Key};
use confidant_core::id::Id as _;
use confidant_core::robots::Level;
use confidant_core::scotland_yard::{MISTER_X, ScotlandYard, Setup};

use super::super::{Walk, taps};
use super::{choose_station, study};
use crate::device::{Device, HostStore, Step, begin, in_all};

/// Gives these seats to Confidant, each at its level.
pub(super) fn with_confidant(store: HostStore, seats: &[(usize, Level)]) -> HostStore {
    store.agreed(|begin| {
        for &(seat, level) in seats {
            begin.seats[seat].robot = Some(level);
        }
    })
}

pub(super) fn walk(walk: &mut Walk) {
    set_up(walk);
    expert(walk);
    as_mister_x(walk);
    as_detectives(walk);
    advice(walk);
    lesson(walk);
}

/// The seats, one after the other through all the levels.
fn set_up(walk: &mut Walk) {
    let mut device = walk.who_plays("Scotland Yard");
    device.tap(Key::Down);
    walk.look(&mut device, "scotland-yard/robots");
    for level in ["easy", "medium", "hard"] {
        device.tap(Key::Right);
        walk.look(&mut device, &format!("scotland-yard/robots-mister-x-{level}"));
    }
    device.tap(Key::Down);
    for level in ["easy", "medium", "hard"] {
        device.tap(Key::Right);
        walk.look(&mut device, &format!("scotland-yard/robots-detective-{level}"));
    }
    // Whoever is alone plays against Mister X, or is him.
    taps(&mut device, &[Key::Up, Key::Up, Key::Left, Key::Left, Key::Left, Key::Down]);
    walk.look(&mut device, "scotland-yard/robots-against-mister-x");
    taps(&mut device, &[Key::Right, Key::Right]);
    walk.look(&mut device, "scotland-yard/robots-turned-round");
    device.tap(Key::A);
    let row = in_all(|language| language.texts().help);
    assert!(device.step(&Step::Choose(row)), "{}", device.read());
    device.tap(Key::Left);
    walk.look(&mut device, "scotland-yard/setup-help-advice");
}

/// The level of a body that thinks as quickly as a laptop.
fn expert(walk: &mut Walk) {
    let mut device = walk.who_plays("Scotland Yard");
    device.give(Input::Quick);
    device.tap(Key::Down);
    taps(&mut device, &[Key::Right; 4]);
    walk.look(&mut device, "scotland-yard/robots-mister-x-expert");
    // A detective has none.
    taps(&mut device, &[Key::Down, Key::Left]);
    walk.look(&mut device, "scotland-yard/robots-expert-and-a-detective");
}

fn as_mister_x(walk: &mut Walk) {
    let setup = study(46, &[34, 117, 91]);
    let store = begin::<ScotlandYard>(&setup, 5, &[], ClockSetting::Off, false);
    let seats = [(MISTER_X.index(), Level::Medium)];
    let mut device: Device = walk.device(with_confidant(store, &seats));
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/confidant-thinks");
    device.wait(3_000);
    walk.look(&mut device, "scotland-yard/confidant-lays");

    // Cornered he moves twice: that is a banner, and then the strip.
    let store = begin::<ScotlandYard>(&study(2, &[10, 9, 174]), 5, &[], ClockSetting::Off, false);
    let mut device: Device = walk.device(with_confidant(store, &[(MISTER_X.index(), Level::Easy)]));
    device.tap(Key::A);
    device.wait(2_000);
    walk.look(&mut device, "scotland-yard/confidant-doubles");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/confidant-doubled");

    // A decision to stay hidden is said, too.
    let setup = Setup { voluntary_reveal: true, ..setup };
    let store = begin::<ScotlandYard>(&setup, 5, &[], ClockSetting::Off, false);
    let mut device: Device = walk.device(with_confidant(store, &[(MISTER_X.index(), Level::Easy)]));
    device.tap(Key::A);
    device.wait(1_000);
    device.tap(Key::A);
    device.wait(1_000);
    walk.look(&mut device, "scotland-yard/confidant-decides");
}

fn as_detectives(walk: &mut Walk) {
    let store = begin::<ScotlandYard>(&study(46, &[34, 117, 91]), 5, &[], ClockSetting::Off, false);
    let seats = (1..=3).map(|seat| (seat, Level::Hard));
    let mut device: Device = walk.device(with_confidant(store, &seats.collect::<Vec<_>>()));
    device.tap(Key::A);
    walk.look_secret(&mut device, "scotland-yard/secret-alone");
    device.step(&Step::Choose(in_all(|language| {
        confidant_companion::games::scotland_yard::Words::of(language).taxi
    })));
    device.tap(Key::Right);
    choose_station(&mut device, 47);
    device.tap(Key::Right);
    device.wait(1_000);
    walk.look(&mut device, "scotland-yard/confidant-moves");
    while device.is_breathing() {
        device.wait(50);
    }
    walk.look(&mut device, "scotland-yard/confidant-moved");
}

fn advice(walk: &mut Walk) {
    let store = begin::<ScotlandYard>(&study(46, &[34, 117, 91]), 5, &[], ClockSetting::Off, false);
    let mut store = store.agreed(|begin| begin.help = 2);
    let mut device: Device = walk.device(store.clone());
    device.tap(Key::A);
    device.open();
    taps(&mut device, &[Key::Left, Key::Right]);
    walk.look_secret(&mut device, "scotland-yard/secret-map-with-advice");
    device.tap(Key::Right);
    walk.look_secret(&mut device, "scotland-yard/secret-advice-thinks");
    for _ in 0..3 {
        device.wait(2_000);
        device.tap(Key::Up);
    }
    walk.look_secret(&mut device, "scotland-yard/secret-advice");
    device.release(Key::Y);

    store.append_all::<ScotlandYard>(&[
        "x underground 79",
        "d1 taxi 22",
        "d2 taxi 116",
        "d3 taxi 107",
        "x taxi 62",
        "d1 bus 65",
        "d2 taxi 127",
        "d3 taxi 106",
        "x taxi 79",
        "d1 taxi 82",
        "d2 taxi 133",
        "d3 taxi 105",
        "x taxi 62",
    ]);
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    device.menu();
    let advice = in_all(|language| confidant_companion::games::scotland_yard::Words::of(language).advice);
    assert!(device.step(&Step::Choose(advice)), "{}", device.read());
    walk.look(&mut device, "scotland-yard/menu-with-advice");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/advice");
    device.tap(Key::X);
    walk.look(&mut device, "scotland-yard/map-likely");
    device.tap(Key::X);
    walk.look(&mut device, "scotland-yard/map-likely-closer");
    taps(&mut device, &[Key::B, Key::A]);
    walk.look(&mut device, "scotland-yard/entry-with-advice");
    device.tap(Key::X);
    walk.look(&mut device, "scotland-yard/map-goals-with-advice");
    device.tap(Key::Y);
    walk.look(&mut device, "scotland-yard/advice-by-its-key");
}

/// Waits until every move is weighed.
fn weighed(device: &mut Device) {
    let looks =
        in_all(|language| confidant_companion::games::scotland_yard::Words::of(language).lesson_looks);
    for _ in 0..600 {
        if !looks.iter().any(|looks| device.reads(looks)) {
            return;
        }
        device.wait(500);
    }
    panic!("{}", device.read());
}

fn lesson(walk: &mut Walk) {
    // A long game, badly played by everybody.
    let mut store = begin::<ScotlandYard>(&study(2, &[128, 153, 67]), 5, &[], ClockSetting::Off, false);
    store.append_all::<ScotlandYard>(&super::actions_of(super::LONGEST));
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    while device.look().trace().chosen().iter().all(|chosen| chosen.is_empty()) {
        device.tap(Key::A);
    }
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, "scotland-yard/lesson-thinks");
    weighed(&mut device);
    for moment in ["first", "second", "third"] {
        walk.look(&mut device, &format!("scotland-yard/lesson-{moment}"));
        device.tap(Key::X);
        walk.look(&mut device, &format!("scotland-yard/map-lesson-{moment}"));
        taps(&mut device, &[Key::B, Key::Right]);
    }

    // He has hardly a choice, and then none.
    let mut device: Device =
        walk.device(begin::<ScotlandYard>(&study(20, &[11, 9, 174]), 5, &[], ClockSetting::Off, false));
    device.tap(Key::A);
    for action in ["x taxi 2", "d1 taxi 10", "d2 taxi 20", "d3 taxi 175"] {
        device.enter(action);
    }
    taps(&mut device, &[Key::A, Key::Down, Key::A]);
    weighed(&mut device);
    walk.look(&mut device, "scotland-yard/lesson-trapped");

    // Nobody has much to choose.
    let setup = Setup { black: Some(0), doubles: Some(0), ..study(2, &[10, 9, 174]) };
    let mut store = begin::<ScotlandYard>(&setup, 5, &[], ClockSetting::Off, false);
    store.append_all::<ScotlandYard>(&["x taxi 20", "d1 taxi 11", "d2 taxi 20"]);
    let mut device: Device = walk.device(store);
    taps(&mut device, &[Key::A, Key::A, Key::A, Key::Down, Key::A]);
    weighed(&mut device);
    walk.look(&mut device, "scotland-yard/lesson-none");

    // He is seen, and one who could have caught him goes elsewhere.
    let mut store = begin::<ScotlandYard>(&study(46, &[63, 117, 91]), 5, &[], ClockSetting::Off, false);
    let rounds = [
        ["x taxi 47", "d1 taxi 64", "d2 taxi 116", "d3 taxi 107"],
        ["x taxi 62", "d1 taxi 63", "d2 taxi 127", "d3 taxi 106"],
    ];
    rounds.iter().for_each(|round| store.append_all::<ScotlandYard>(round));
    store.append_all::<ScotlandYard>(&["x taxi 79", "d1 taxi 64", "d2 taxi 116", "d3 taxi 107"]);
    store.append_all::<ScotlandYard>(&["x taxi 63", "d1 taxi 63"]);
    let mut device: Device = walk.device(store);
    taps(&mut device, &[Key::A, Key::A, Key::A, Key::Down, Key::A]);
    weighed(&mut device);
    walk.look(&mut device, "scotland-yard/lesson-there");
    device.tap(Key::X);
    walk.look(&mut device, "scotland-yard/map-of-the-lesson");
    taps(&mut device, &[Key::B, Key::B, Key::Up, Key::A, Key::Right, Key::Right, Key::Right]);
    walk.look(&mut device, "scotland-yard/hunt-seen");
}
