//! Confidant on a seat of Tatort Themse: the set-up, its thoughts, and what it says.

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_core::robots::Level;

use super::super::{Walk, taps};
use super::begun;
use crate::device::{Device, HostStore};

pub(super) fn walk(walk: &mut Walk) {
    set_up(walk);
    a_turn(walk);
    the_last_clue(walk);
    passes(walk);
}

/// Nobody can be questioned, and it cannot pay.
fn passes(walk: &mut Walk) {
    let lines = "players 2, start p2, column-1 gallery-bobby-6 museum-musician-2, column-2 bank-lady-3, \
                 column-3 tower-bobby-2 parliament-lady-2, column-4 none, column-5 none, open none, discards none, \
                 hand-p1 bobby 18 musician 18 urchin 17 lady 18, hand-p2 urchin 1";
    let mut device: Device = walk.device(with_confidant(lines, Level::Easy));
    device.tap(Key::A);
    device.wait(3_000);
    walk.look(&mut device, "tatort-themse/confidant-passes");
}

/// The second seat is Confidant's.
fn with_confidant(lines: &str, level: Level) -> HostStore {
    begun(lines, 3, ClockSetting::Off).agreed(|begin| {
        begin.seats[1].robot = Some(level);
        begin.seats[1].name = "Confidant".try_into().expect("a short name");
    })
}

/// Every level of one seat; the first seat is not offered.
fn set_up(walk: &mut Walk) {
    let mut device = walk.who_plays("Tatort Themse");
    taps(&mut device, &[Key::Down, Key::Down]);
    walk.look(&mut device, "tatort-themse/robots");
    for level in ["easy", "medium", "hard"] {
        device.tap(Key::Right);
        walk.look(&mut device, &format!("tatort-themse/robots-{level}"));
    }
    device.tap(Key::Up);
    walk.look(&mut device, "tatort-themse/robots-first-seat");
    taps(&mut device, &[Key::Up, Key::Left]);
    walk.look(&mut device, "tatort-themse/who-plays-one");
}

/// A clue is taken and paid for, which solves a case; then a witness is questioned.
fn a_turn(walk: &mut Walk) {
    let lines = "players 3, start p2, column-1 gallery-bobby-2 museum-musician-2, column-2 bank-bobby-5, \
                 column-3 parliament-lady-2, column-4 tower-bobby-2 tower-lady-6, column-5 none, \
                 hand-p2 bobby 2 musician 1 lady 2, open bobby 4";
    let mut device: Device = walk.device(with_confidant(lines, Level::Medium));
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/confidant-thinks");
    device.wait(10);
    walk.look(&mut device, "tatort-themse/confidant-thinks-on");
    taps(&mut device, &[Key::X, Key::X]);
    walk.look(&mut device, "tatort-themse/cases-of-confidant");
    device.tap(Key::X);
    device.wait(3_000);
    walk.look(&mut device, "tatort-themse/confidant-takes");
    taps(&mut device, &[Key::A, Key::A]);
    device.wait(3_000);
    walk.look(&mut device, "tatort-themse/confidant-questions");
    device.tap(Key::Right);
    walk.look(&mut device, "tatort-themse/confidant-asked");
}

/// A removal opens the clue that wins the game.
fn the_last_clue(walk: &mut Walk) {
    let lines = "players 3, start p2, column-1 tower-lady-6 gallery-musician-3, \
                 column-2 tower-urchin-5 tower-bobby-3, column-3 none, column-4 none, column-5 none, \
                 hand-p2 bobby 2 musician 3, open urchin lady urchin lady";
    let mut device: Device = walk.device(with_confidant(lines, Level::Hard));
    device.tap(Key::A);
    for _ in 0..8 {
        device.wait(1_000);
    }
    walk.look(&mut device, "tatort-themse/confidant-removes-and-takes");
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/confidant-solves");
}
