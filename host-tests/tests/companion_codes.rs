//! A code opens one secret once: whatever happens in between, it is asked for again.

use confidant_companion::clock::ClockSetting;
use confidant_companion::journal::PinKey;
use confidant_companion::{Input, Key};
use confidant_core::scotland_yard::{MISTER_X, ScotlandYard, Setup, Station};
use host_tests::device::{Device, Driver as _, begin, mirror};

const ASKS: &str = "Press four keys";
const VEIL: &str = "Hold to open";
const OPEN: &str = "You are at";

/// A device at the hand-over to Mister X, who has a code of four times A.
fn locked() -> Device {
    let setup = Setup {
        detectives: Some(3),
        mister_x_start: Station::new(46),
        detective_start: Some([34, 117, 91].into_iter().filter_map(Station::new).collect()),
        ..Setup::default()
    };
    let pins = [(MISTER_X, [PinKey::A; 4])];
    let mut device = Device::with(begin::<ScotlandYard>(&setup, 5, &pins, ClockSetting::Off, false), 7);
    device.tap(Key::A);
    assert!(device.reads("Enter code"), "{}", device.read());
    device
}

/// The same after the right code was entered.
fn unlocked() -> Device {
    let mut device = locked();
    enter_code(&mut device);
    device
}

fn enter_code(device: &mut Device) {
    device.tap(Key::Y);
    assert!(device.reads(ASKS), "{}", device.read());
    (0..4).for_each(|_| device.tap(Key::A));
    assert!(device.reads(VEIL), "{}", device.read());
}

/// At the hand-over: Y asks for the code, however long it is held, and opens nothing.
fn assert_locked(device: &mut Device, after: &str) {
    assert!(device.reads("Pass to") && device.reads("Enter code"), "after {after}:\n{}", device.read());
    device.press(Key::Y);
    device.wait(1_000);
    assert!(device.reads(ASKS) && !device.reads(OPEN), "after {after}:\n{}", device.read());
    device.release(Key::Y);
    device.tap(Key::B);
}

/// Enters Mister X's first move while Y is held, from the open secret on.
fn flee(device: &mut Device) {
    let before = device.store.records.len();
    let game = mirror::<ScotlandYard>(&device.store).expect("a game runs");
    let way = game.way("x taxi 45".parse().expect("an action"));
    assert!(way.steps().iter().all(|step| device.step(step)), "{}", device.read());
    assert!(device.store.records.len() > before, "{}", device.read());
    device.release(Key::Y);
}

#[test]
fn the_right_code_opens_for_ten_seconds() {
    let mut device = unlocked();
    device.wait(9_000);
    device.open();
    assert!(device.reads(OPEN), "{}", device.read());
    device.release(Key::Y);
    assert!(device.reads(VEIL));
    device.wait(10_000);
    assert_locked(&mut device, "ten seconds with Y up");
}

#[test]
fn ten_seconds_without_a_key_lock_an_open_secret() {
    let mut device = unlocked();
    device.open();
    device.wait(10_000);
    assert!(!device.reads(OPEN));
    device.release(Key::Y);
    assert_locked(&mut device, "ten seconds with Y down");
}

#[test]
fn a_code_is_asked_for_again_after_going_back() {
    let mut device = unlocked();
    device.tap(Key::B);
    assert!(device.reads("/22"));
    device.tap(Key::A);
    assert_locked(&mut device, "B at the veil");
    enter_code(&mut device);
    device.open();
    device.release(Key::Y);
    device.tap(Key::B);
    device.tap(Key::A);
    assert_locked(&mut device, "B after the secret was open");
}

#[test]
fn a_code_is_asked_for_again_after_the_menu() {
    let mut device = unlocked();
    device.menu();
    assert!(device.reads("Menu"));
    device.tap(Key::B);
    device.tap(Key::A);
    assert_locked(&mut device, "the menu");
}

#[test]
fn a_code_is_asked_for_again_after_a_move() {
    let mut device = unlocked();
    device.open();
    flee(&mut device);
    // A look at what was entered, while a detective is to move.
    device.tap(Key::Left);
    assert!(device.reads("hiding"), "{}", device.read());
    device.press(Key::Y);
    device.wait(1_000);
    assert!(device.reads(ASKS) && !device.reads("My trail"), "{}", device.read());
    device.release(Key::Y);
    device.tap(Key::B);
    device.tap(Key::B);
    for action in ["d1 taxi 22", "d2 taxi 116", "d3 taxi 107"] {
        device.enter(action);
    }
    device.tap(Key::A);
    assert_locked(&mut device, "a round");
}

#[test]
fn a_code_is_asked_for_before_a_move_is_taken_back_and_after() {
    let mut device = unlocked();
    device.open();
    flee(&mut device);
    let take_back = |device: &mut Device| {
        device.menu();
        device.tap(Key::A);
    };
    take_back(&mut device);
    assert_locked(&mut device, "a move, to take it back");
    enter_code(&mut device);
    device.tap(Key::B);
    take_back(&mut device);
    assert_locked(&mut device, "B at the veil of taking back");
    enter_code(&mut device);
    device.open();
    assert!(device.reads("Take this move back?"), "{}", device.read());
    let before = device.store.records.len();
    device.tap(Key::Right);
    device.release(Key::Y);
    assert!(device.store.records.len() > before && device.reads("took back:"), "{}", device.read());
    device.tap(Key::A);
    assert_locked(&mut device, "taking back");
}

#[test]
fn a_code_is_asked_for_again_after_a_loss_of_focus() {
    let mut device = unlocked();
    device.give(Input::LostFocus);
    assert_locked(&mut device, "a loss of focus");
    enter_code(&mut device);
    device.open();
    device.give(Input::LostFocus);
    assert!(!device.reads(OPEN));
    device.release(Key::Y);
    assert_locked(&mut device, "a loss of focus while it was open");
}

#[test]
fn half_a_code_is_forgotten_with_the_focus() {
    let mut device = locked();
    device.tap(Key::Y);
    device.tap(Key::A);
    device.tap(Key::A);
    device.give(Input::LostFocus);
    assert!(!device.reads(ASKS), "{}", device.read());
    device.tap(Key::Y);
    device.tap(Key::A);
    device.tap(Key::A);
    assert!(device.reads(ASKS) && device.reads("2/4"), "{}", device.read());
}
