//! Printed cards, and how games end.

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_core::schinderhannes::Schinderhannes;

use super::super::{Walk, taps};
use super::{choose_card, history, table, told};
use crate::device::{Device, begin};
use crate::games::setup_of;

/// Almost all crimes are found: one card more.
const ALMOST: &str = "scenes ane antes-muehle mouton baerenbach cheval griebelschied ruches hahnmuehle";

pub(super) fn printed(walk: &mut Walk) {
    let lines = ["players 2", "cards table", "scenes effraction oberhausen", "hand-p1 15 13", "hand-p2 3"];
    let mut device = table(walk, &lines, true);
    walk.look(&mut device, "schinderhannes/printed-board");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/printed-entry");
    choose_card(&mut device, 15);
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/printed-preview");
    device.tap(Key::B);
    device.tap(Key::X);
    walk.look(&mut device, "schinderhannes/printed-drops");
    device.tap(Key::X);
    device.tap(Key::B);
    taps(&mut device, &[Key::X, Key::X]);
    walk.look(&mut device, "schinderhannes/printed-people");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/printed-clear");
    taps(&mut device, &[Key::Down, Key::A]);
    device.menu();
    walk.look(&mut device, "schinderhannes/printed-menu");
    device.tap(Key::B);
    history(walk, &mut device, "schinderhannes/printed");
    device.enter("p1 play 15");
    told(&mut device);
    walk.look(&mut device, "schinderhannes/printed-piles");
    taps(&mut device, &[Key::X, Key::A]);
    walk.look(&mut device, "schinderhannes/printed-discard");
    taps(&mut device, &[Key::B]);
    let mut bare = table(walk, &lines, false);
    bare.tap(Key::A);
    choose_card(&mut bare, 15);
    walk.look(&mut bare, "schinderhannes/printed-without-help");
    // A card whose shipped value is made up does not fit: the printed one may.
    let mut ours = table(walk, &["players 1", "cards table", "hand-p1 55"], true);
    ours.tap(Key::A);
    choose_card(&mut ours, 55);
    ours.tap(Key::A);
    walk.look(&mut ours, "schinderhannes/printed-by-our-values");
    let mut empty = table(walk, &["players 1", "cards table", "hand-p1 1"], true);
    taps(&mut empty, &[Key::X, Key::X, Key::A]);
    walk.look(&mut empty, "schinderhannes/printed-nothing-to-clear");
    taps(&mut empty, &[Key::B, Key::Down, Key::A]);
    walk.look(&mut empty, "schinderhannes/place-nothing");
}

pub(super) fn ends(walk: &mut Walk) {
    // Most of it by rules that lead to an end by empty piles.
    let lines = [
        "players 2",
        "deduction manual",
        ALMOST,
        "hand-p1 11 12",
        "hand-p2 none",
        "pile-blue none",
        "pile-yellow none",
        "pile-orange none",
        "pile-green none",
        "pile-places1 none",
        "pile-places2 none",
        "spent p1 p2",
    ];
    let mut device = table(walk, &lines, true);
    device.enter("p1 play 11");
    told(&mut device);
    walk.look(&mut device, "schinderhannes/piles-empty");
    device.tap(Key::X);
    walk.look(&mut device, "schinderhannes/piles-empty-note");
    device.tap(Key::B);
    device.enter("p1 end");
    device.enter("p1 pass");
    walk.look(&mut device, "schinderhannes/end");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/result");
    taps(&mut device, &[Key::Down, Key::Down]);
    walk.look(&mut device, "schinderhannes/result-again");
    taps(&mut device, &[Key::Up, Key::Up]);
    taps(&mut device, &[Key::Up, Key::Up, Key::Up, Key::A]);
    walk.look(&mut device, "schinderhannes/result-standing");
    taps(&mut device, &[Key::B, Key::Down, Key::A]);
    walk.look(&mut device, "schinderhannes/result-found");
    taps(&mut device, &[Key::B, Key::Down, Key::A]);
    walk.look(&mut device, "schinderhannes/result-points");
    taps(&mut device, &[Key::B, Key::Down, Key::A]);
    walk.look(&mut device, "schinderhannes/replay-start");
    device.tap(Key::Right);
    walk.look(&mut device, "schinderhannes/replay-play");
    device.tap(Key::Down);
    walk.look(&mut device, "schinderhannes/replay-end");
    device.tap(Key::Down);
    walk.look(&mut device, "schinderhannes/replay-pass");
    let lines = [
        "players 2",
        "deduction manual",
        "tokens meurtre boos recel boos",
        "out ane mouton cheval ruches effraction bal brutalite cambriolage racket embuscade incarceration evasion arrestation planque",
        "hand-p1 61",
    ];
    let mut device: Device = {
        let all = setup_of::<Schinderhannes>(&lines).expect("lines of a set-up");
        walk.device(begin::<Schinderhannes>(&all, 4, &[], ClockSetting::Off, true))
    };
    device.tap(Key::A);
    device.enter("p2 draw blue");
    taps(&mut device, &[Key::X]);
    device.enter("p1 play 61");
    walk.look(&mut device, "schinderhannes/end-all");
    let mut device = table(
        walk,
        &[
            "players 2",
            "hand-p1 none",
            "hand-p2 none",
            "spent p1 p2",
            "pile-blue none",
            "pile-yellow none",
            "pile-orange none",
            "pile-green none",
            "pile-places1 57",
            "pile-places2 none",
        ],
        true,
    );
    device.enter("p1 pass");
    device.enter("p1 draw places1");
    walk.look(&mut device, "schinderhannes/done-empty");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/map-piles-empty-told");
    device.tap(Key::Down);
    device.tap(Key::B);
    device.enter("p1 drop 57");
    walk.look(&mut device, "schinderhannes/end-shared");
}
