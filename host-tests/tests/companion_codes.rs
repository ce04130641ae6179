//! A code is entered behind the hold, on arms drawn by lot, and opens one person's secrets for a turn, as long as keys are pressed.

use confidant_companion::clock::ClockSetting;
use confidant_companion::{Input, Key, StoreError};
use confidant_core::scotland_yard::{MISTER_X, ScotlandYard, Setup, Station};
use host_tests::device::{Deed, Device, Driver as _, begin, mirror, pin};

const CODE: &str = "BEAD";
const ASKS: &str = "Mister X’s code";
const VEIL: &str = "Hold to open";
const OPEN: &str = "You are at";
const ARMS: [Key; 4] = [Key::Up, Key::Left, Key::Right, Key::Down];

/// A device at the hand-over to Mister X, who has a code.
fn locked() -> Device {
    let setup = Setup {
        detectives: Some(3),
        mister_x_start: Station::new(46),
        detective_start: Some([34, 117, 91].into_iter().filter_map(Station::new).collect()),
        ..Setup::default()
    };
    let pins = [(MISTER_X, pin(CODE).expect("a code"))];
    let mut device = Device::with(begin::<ScotlandYard>(&setup, 5, &pins, ClockSetting::Off, false), 7);
    device.tap(Key::A);
    assert!(device.reads("Enter code"), "{}", device.read());
    device
}

/// The same after the right code was entered; Y is up again.
fn unlocked() -> Device {
    let mut device = locked();
    enter_code(&mut device);
    device.release(Key::Y);
    device
}

/// Enters the code and keeps Y down.
fn enter_code(device: &mut Device) {
    device.open();
    assert!(device.reads(ASKS), "{}", device.read());
    assert!(device.enter_code(CODE) && device.reads(OPEN), "{}", device.read());
}

/// At the hand-over: Y asks for the code, however long it is held, and opens nothing.
fn assert_locked(device: &mut Device, after: &str) {
    assert!(device.reads("Pass to") && device.reads("Enter code"), "after {after}:\n{}", device.read());
    device.press(Key::Y);
    device.wait(1_000);
    assert!(device.reads(ASKS) && !device.reads(OPEN), "after {after}:\n{}", device.read());
    device.release(Key::Y);
}

/// At the hand-over: Y opens without a code.
fn assert_open(device: &mut Device, after: &str) {
    assert!(device.reads(VEIL), "after {after}:\n{}", device.read());
    device.open();
    assert!(device.reads(OPEN), "after {after}:\n{}", device.read());
    device.release(Key::Y);
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
fn a_code_is_not_asked_for_again_within_a_minute_of_the_last_key() {
    let mut device = unlocked();
    device.wait(59_000);
    assert_open(&mut device, "59 seconds");
    // A look without a key behind the hold makes it no longer.
    device.wait(1_000);
    assert_locked(&mut device, "a minute");
    enter_code(&mut device);
    device.wait(9_000);
    device.tap(Key::Up);
    device.release(Key::Y);
    device.wait(55_000);
    assert_open(&mut device, "64 seconds, 55 after the last key");
}

#[test]
fn thirty_seconds_without_a_key_veil_an_open_secret() {
    let mut device = locked();
    enter_code(&mut device);
    device.wait(29_000);
    assert!(device.reads(OPEN));
    device.wait(1_000);
    assert!(!device.reads(OPEN));
    device.release(Key::Y);
    assert_open(&mut device, "thirty seconds with Y down");
}

#[test]
fn the_way_to_the_menu_and_back_asks_for_no_code_in_the_same_turn() {
    let mut device = unlocked();
    device.tap(Key::B);
    assert!(device.reads("/22"));
    device.tap(Key::A);
    assert_open(&mut device, "B at the veil");
    device.menu();
    assert!(device.reads("Menu"));
    device.tap(Key::B);
    device.tap(Key::A);
    assert_open(&mut device, "the menu");
}

#[test]
fn a_code_is_asked_for_again_after_a_loss_of_power() {
    let mut device = unlocked();
    device.boot();
    device.tap(Key::A);
    assert_locked(&mut device, "a loss of power");
}

#[test]
fn a_code_is_asked_for_again_after_a_move() {
    let mut device = locked();
    enter_code(&mut device);
    flee(&mut device);
    // A look at what was entered, while a detective is to move.
    device.tap(Key::Left);
    assert!(device.reads("hiding"), "{}", device.read());
    device.press(Key::Y);
    device.wait(1_000);
    assert!(device.reads(ASKS) && !device.reads("My trail"), "{}", device.read());
    device.release(Key::Y);
    for action in ["d1 taxi 22", "d2 taxi 116", "d3 taxi 107"] {
        device.enter(action);
    }
    device.tap(Key::A);
    assert_locked(&mut device, "a round");
}

#[test]
fn a_code_is_asked_for_before_a_corrected_move_is_entered_anew() {
    let mut device = locked();
    enter_code(&mut device);
    flee(&mut device);
    device.release(Key::Y);
    let before = device.store.records.len();
    device.correct(0);
    assert!(device.store.records.len() > before && device.reads("moves anew"), "{}", device.read());
    device.tap(Key::A);
    assert_locked(&mut device, "a correction");
}

#[test]
fn a_code_is_asked_for_again_after_a_loss_of_focus() {
    let mut device = unlocked();
    device.give(Input::LostFocus);
    assert_locked(&mut device, "a loss of focus");
    enter_code(&mut device);
    device.give(Input::LostFocus);
    assert!(!device.reads(OPEN));
    device.release(Key::Y);
    assert_locked(&mut device, "a loss of focus while it was open");
}

#[test]
fn half_a_code_is_forgotten_when_y_comes_up_or_the_focus_goes() {
    let mut device = locked();
    for lost in [false, true] {
        device.open();
        assert!(device.enter_code("BE") && device.reads("3/4"), "{}", device.read());
        if lost {
            device.give(Input::LostFocus);
        }
        device.release(Key::Y);
        assert!(!device.reads(ASKS), "{}", device.read());
        device.open();
        assert!(device.reads("1/4"), "{}", device.read());
        device.release(Key::Y);
    }
}

#[test]
fn a_slip_of_the_stick_is_taken_back_arm_by_arm() {
    let mut device = locked();
    device.open();
    assert!(device.enter_code("BE"));
    device.tap(Key::Up);
    (0..2).for_each(|_| device.tap(Key::B));
    assert!(device.reads("2/4"), "half a letter, and the one before: {}", device.read());
    assert!(device.enter_code("EAD") && device.reads(OPEN), "{}", device.read());
}

#[test]
fn the_arms_of_a_code_are_even_and_as_many_whatever_it_is() {
    let mut device = locked();
    for code in ["BE", "AA", "PO"] {
        let mut seen = [0; 4];
        for _ in 0..60 {
            device.open();
            let from = device.deeds.len();
            assert!(device.enter_code(code));
            let pressed: Vec<Key> = device.deeds[from..]
                .iter()
                .filter_map(|(_, deed)| if let Deed::Press(key) = deed { Some(*key) } else { None })
                .collect();
            assert_eq!(pressed.len(), 4, "two flicks a letter");
            pressed
                .into_iter()
                .for_each(|key| seen[ARMS.iter().position(|&arm| arm == key).expect("an arm")] += 1);
            device.release(Key::Y);
        }
        // 240 flicks: four standard deviations are 27.
        assert!(seen.iter().all(|count| (33..=87).contains(count)), "{code}: {seen:?}");
    }
}

#[test]
fn a_wrong_code_makes_no_sound_of_its_own_before_it_is_stored_and_shows_nothing() {
    let mut device = locked();
    device.open();
    device.tones.clear();
    assert!(device.enter_code("FAC") && device.tones.is_empty(), "{:?}", device.tones);
    assert!(device.enter_code("E") && device.reads("Wait 3 s.") && !device.reads(OPEN), "{}", device.read());
    // Still held, nothing opens.
    device.wait(5_000);
    assert!(!device.reads(ASKS) && !device.reads(OPEN), "{}", device.read());
}

#[test]
fn wrong_codes_count_where_nothing_can_be_stored() {
    for error in [StoreError::Full, StoreError::Failed] {
        let mut device = locked();
        device.store.refuses = Some(error);
        let stored = device.store.records.len();
        for wait in [3_000, 10_000, 30_000, 60_000, 60_000] {
            device.open();
            assert!(device.reads(ASKS), "{error:?}:\n{}", device.read());
            assert!(device.enter_code("FACE") && device.reads("Pass to"), "{error:?}:\n{}", device.read());
            device.release(Key::Y);
            device.wait(wait - 1_500);
            device.open();
            assert!(!device.reads(ASKS), "{error:?}, {wait}:\n{}", device.read());
            device.release(Key::Y);
            device.wait(1_500);
        }
        assert_eq!(device.store.records.len(), stored);
        enter_code(&mut device);
    }
}
