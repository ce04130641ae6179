//! Confidant at the table: seats that it plays, its moves, its advice, and the lesson after the game.

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_core::id::Id as _;
use confidant_core::robots::Level;
use confidant_core::scotland_yard::{MISTER_X, Pawn, ScotlandYard, Setup};

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
    as_mister_x(walk);
    as_detectives(walk);
    advice(walk);
    lesson(walk);
}

/// The seats, one after the other through all the levels.
fn set_up(walk: &mut Walk) {
    let mut device = walk.set_up("Scotland Yard");
    let row = in_all(|language| language.texts().robots_row);
    assert!(device.step(&Step::Choose(row)), "{}", device.read());
    walk.look(&mut device, "scotland-yard/setup-robots");
    device.tap(Key::A);
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
    device.tap(Key::B);
    walk.look(&mut device, "scotland-yard/setup-robots-two");
    taps(&mut device, &[Key::Up, Key::Left]);
    walk.look(&mut device, "scotland-yard/setup-help-advice");
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
    let seats = Pawn::ALL.into_iter().take(3).map(|pawn| (pawn.seat().index(), Level::Hard));
    let mut device: Device = walk.device(with_confidant(store, &seats.collect::<Vec<_>>()));
    device.tap(Key::A);
    walk.look_secret(&mut device, "scotland-yard/secret-alone");
    device.step(&Step::Choose(in_all(|language| {
        confidant_companion::games::scotland_yard::Words::of(language).taxi
    })));
    device.tap(Key::Right);
    choose_station(&mut device, 47);
    taps(&mut device, &[Key::Right, Key::Right]);
    device.wait(1_000);
    walk.look(&mut device, "scotland-yard/confidant-moves");
}

fn advice(walk: &mut Walk) {
    let store = begin::<ScotlandYard>(&study(46, &[34, 117, 91]), 5, &[], ClockSetting::Off, false);
    let mut store = store.agreed(|begin| begin.help = 2);
    let mut device: Device = walk.device(store.clone());
    device.tap(Key::A);
    device.open();
    taps(&mut device, &[Key::Left, Key::Left]);
    walk.look_secret(&mut device, "scotland-yard/secret-map-with-advice");
    device.tap(Key::Left);
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
}

fn lesson(walk: &mut Walk) {
    let mut device: Device =
        walk.device(begin::<ScotlandYard>(&study(20, &[11, 9, 174]), 5, &[], ClockSetting::Off, false));
    device.tap(Key::A);
    for action in ["x taxi 2", "d1 taxi 10", "d2 taxi 20", "d3 taxi 175"] {
        device.enter(action);
    }
    taps(&mut device, &[Key::A, Key::A, Key::X, Key::X]);
    walk.look(&mut device, "scotland-yard/lesson-start");
    device.tap(Key::Right);
    walk.look(&mut device, "scotland-yard/lesson-thinks");
    device.wait(5_000);
    walk.look(&mut device, "scotland-yard/lesson");

    // He appears beside a detective: there is no better move.
    let mut store = begin::<ScotlandYard>(&study(46, &[63, 117, 91]), 5, &[], ClockSetting::Off, false);
    let rounds = [
        ["x taxi 47", "d1 taxi 64", "d2 taxi 116", "d3 taxi 107"],
        ["x taxi 62", "d1 taxi 63", "d2 taxi 127", "d3 taxi 106"],
    ];
    rounds.iter().for_each(|round| store.append_all::<ScotlandYard>(round));
    store.append_all::<ScotlandYard>(&["x taxi 79", "d1 taxi 79"]);
    let mut device: Device = walk.device(store);
    taps(&mut device, &[Key::A, Key::A, Key::A, Key::A, Key::X, Key::X, Key::Right, Key::Right, Key::Right]);
    device.wait(5_000);
    walk.look(&mut device, "scotland-yard/lesson-well-played");
}
