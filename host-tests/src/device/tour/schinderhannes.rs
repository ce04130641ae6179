//! The walk through the game of Schinderhannes.

mod endings;
mod judging;

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_companion::games::schinderhannes::Words;
use confidant_core::schinderhannes::{Crime, Place, Schinderhannes};

use super::{Walk, taps};
use crate::device::driver::schinderhannes::way_to;
use crate::device::{Device, Step, begin, in_all};
use crate::games::setup_of;
use confidant_companion::texts::Language;

/// A device at the table of a game that begins so.
fn table(walk: &Walk, lines: &[&str], help: bool) -> Device {
    let setup = setup_of::<Schinderhannes>(lines).expect("lines of a set-up");
    let mut device: Device = walk.device(begin::<Schinderhannes>(&setup, 4, &[], ClockSetting::Off, help));
    device.tap(Key::A);
    device
}

pub(super) fn choose(device: &mut Device, word: impl Fn(&'static Words) -> &'static str) {
    assert!(device.step(&Step::Choose(in_all(|language| word(Words::of(language))))), "{}", device.read());
}

pub(super) fn choose_card(device: &mut Device, number: u8) {
    assert!(device.step(&Step::Choose(vec![number.to_string()])), "{}", device.read());
}

/// What the signs of the table's page are called, by the menu.
pub(super) fn signs(walk: &mut Walk, device: &mut Device, name: &str) {
    device.look();
    device.menu();
    let rows = Language::ALL.map(|language| language.texts().signs.to_owned()).to_vec();
    assert!(device.step(&Step::Choose(rows)), "{}", device.read());
    device.tap(Key::A);
    walk.look(device, &format!("{name}-signs"));
    taps(device, &[Key::B, Key::B]);
}

/// The history, by the menu, and the lines above the last.
pub(super) fn history(walk: &mut Walk, device: &mut Device, name: &str) {
    device.menu();
    let rows = Language::ALL.map(|language| language.texts().history.to_owned()).to_vec();
    assert!(device.step(&Step::Choose(rows)), "{}", device.read());
    device.tap(Key::A);
    walk.look(device, &format!("{name}-history"));
    for page in 1..=5 {
        taps(device, &[Key::Down; 4]);
        walk.look(device, &format!("{name}-history-{page}"));
    }
    device.tap(Key::B);
}

/// Past the telling of an effect.
fn told(device: &mut Device) {
    taps(device, &[Key::Up, Key::A]);
}

pub(in crate::device) fn walk(walk: &mut Walk) {
    set_up(walk);
    dealt(walk);
    judging::effects(walk);
    judging::reasons(walk);
    judging::conclusions(walk);
    endings::printed(walk);
    endings::ends(walk);
    names_of_crimes(walk);
}

fn set_up(walk: &mut Walk) {
    let mut device = walk.who_plays("Schinderhannes");
    walk.look(&mut device, "schinderhannes/who-plays");
    device.tap(Key::Right);
    walk.look(&mut device, "schinderhannes/who-plays-four");
    device.tap(Key::A);
    let rows = ["cards", "conclusions", "help", "variant", "begins", "names", "codes", "clock", "values"];
    for row in rows {
        walk.look(&mut device, &format!("schinderhannes/setup-{row}"));
        let turns = match row {
            "variant" | "begins" => 1,
            "conclusions" | "help" => 3,
            _ => 0,
        };
        for turn in 0..turns {
            device.tap(Key::Right);
            walk.look(&mut device, &format!("schinderhannes/setup-{row}-{turn}"));
        }
        device.tap(Key::Down);
    }
    device.tap(Key::Right);
    walk.look(&mut device, "schinderhannes/setup-printed");
    taps(&mut device, &[Key::Left, Key::Down, Key::Down, Key::Right, Key::A]);
    device.wait(1_000);
    walk.look(&mut device, "schinderhannes/seal");
    // Help with points.
    device.tap(Key::A);
    for _ in 0..4 {
        device.tap(Key::X);
    }
    walk.look(&mut device, "schinderhannes/begun");
    device.look_in();
    walk.look_secret(&mut device, "schinderhannes/hand-with-points");
    device.tap(Key::Right);
    walk.look_secret(&mut device, "schinderhannes/preview-with-points");
    device.release(Key::Y);
}

fn dealt(walk: &mut Walk) {
    let mut device = table(walk, &["players 2"], true);
    walk.look(&mut device, "schinderhannes/deal");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/deal-second");
    taps(&mut device, &[Key::X, Key::X]);
    walk.look(&mut device, "schinderhannes/board-empty");
    device.press(Key::Y);
    device.wait(300);
    walk.look(&mut device, "schinderhannes/look");
    device.wait(500);
    for card in [3, 15, 18, 23] {
        choose_card(&mut device, card);
        walk.look_secret(&mut device, &format!("schinderhannes/hand-{card}"));
    }
    choose(&mut device, |words| words.pass);
    walk.look_secret(&mut device, "schinderhannes/hand-pass");
    device.tap(Key::Right);
    choose(&mut device, |words| words.drop_dead);
    walk.look_secret(&mut device, "schinderhannes/drops-dead");
    choose_card(&mut device, 18);
    device.tap(Key::Right);
    walk.look_secret(&mut device, "schinderhannes/drops");
    taps(&mut device, &[Key::Down, Key::Down, Key::Down]);
    walk.look_secret(&mut device, "schinderhannes/drops-pass");
    device.tap(Key::Left);
    device.tap(Key::Left);
    walk.look_secret(&mut device, "schinderhannes/hand-board");
    device.tap(Key::Right);
    choose_card(&mut device, 3);
    device.tap(Key::Right);
    walk.look_secret(&mut device, "schinderhannes/preview");
    device.tap(Key::Right);
    device.release(Key::Y);
    device.wait(500);
    walk.look(&mut device, "schinderhannes/effect-placed");
    device.press(Key::X);
    walk.look(&mut device, "schinderhannes/effect-board-blinks");
    device.release(Key::X);
    device.wait(500);
    walk.look(&mut device, "schinderhannes/effect-board");
    device.tap(Key::X);
    told(&mut device);
    walk.look(&mut device, "schinderhannes/piles");
    device.look_in();
    walk.look_secret(&mut device, "schinderhannes/discard");
    device.tap(Key::Right);
    walk.look_secret(&mut device, "schinderhannes/discard-asks");
    device.release(Key::Y);
    device.enter("p1 draw green");
    walk.look(&mut device, "schinderhannes/done");
    device.look_in();
    walk.look_secret(&mut device, "schinderhannes/look-after");
    device.release(Key::Y);
    device.tap(Key::A);
    device.enter("p2 play 9");
    device.enter("p2 discard 25");
    walk.look(&mut device, "schinderhannes/piles-two");
    device.enter("p2 draw yellow");
    device.enter("p2 draw places1");
    device.enter("p1 play 15");
    device.enter("p1 draw blue");
    device.enter("p2 drop 28");
    device.enter("p2 draw orange");
    device.enter("p2 draw green");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/board");
    taps(&mut device, &[Key::Down, Key::Right]);
    walk.look(&mut device, "schinderhannes/board-place");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/place");
    taps(&mut device, &[Key::B, Key::B, Key::X]);
    walk.look(&mut device, "schinderhannes/matrix");
    taps(&mut device, &[Key::Down, Key::Right, Key::X]);
    walk.look(&mut device, "schinderhannes/people");
    taps(&mut device, &[Key::Down, Key::B]);
    history(walk, &mut device, "schinderhannes/dealt");
    device.tap(Key::B);
    signs(walk, &mut device, "schinderhannes/dealt");
    device.menu();
    let rows = Language::ALL.map(|language| language.texts().rules.to_owned()).to_vec();
    assert!(device.step(&Step::Choose(rows)), "{}", device.read());
    device.tap(Key::A);
    for page in 1..=12 {
        walk.look(&mut device, &format!("schinderhannes/rules-{page}"));
        device.tap(Key::Right);
    }
}

/// Every crime by its name: on the matrix.
fn names_of_crimes(walk: &mut Walk) {
    let mut device =
        table(walk, &["players 4", "hand-p1 none", "hand-p2 none", "hand-p3 none", "hand-p4 none"], true);
    walk.look(&mut device, "schinderhannes/board-four");
    device.tap(Key::X);
    for crime in Crime::ALL {
        walk.look(&mut device, &format!("schinderhannes/matrix-{crime}"));
        device.tap(Key::Down);
    }
    taps(&mut device, &[Key::X]);
    walk.look(&mut device, "schinderhannes/people-four");
    taps(&mut device, &[Key::B, Key::Down, Key::A]);
    walk.look(&mut device, "schinderhannes/place-north-west");
    for place in [Place::Baerenbach, Place::Boos] {
        taps(&mut device, &[Key::B, Key::B]);
        for step in way_to(place) {
            device.step(&step);
        }
        device.tap(Key::A);
        walk.look(&mut device, &format!("schinderhannes/place-of-{place}"));
    }
}
