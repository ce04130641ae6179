//! Slips: a key that does nothing says so, a second press enters nothing for the next person, and nothing of it is told
//! about a secret.

use confidant_companion::clock::ClockSetting;
use confidant_companion::{Key, Tone};
use confidant_core::schinderhannes::{Deduction, Solitaire, solitaire};
use confidant_core::scotland_yard::{ScotlandYard, Setup, Station};
use host_tests::device::{Device, HostStore, begin};
use host_tests::screens::Picture;

fn hunt(lines: &[&str]) -> Device {
    let mut setup = Setup { detectives: Some(3), ..Setup::default() };
    setup.mister_x_start = Station::new(46);
    setup.detective_start = Some([34, 117, 91].into_iter().filter_map(Station::new).collect());
    let mut store: HostStore = begin::<ScotlandYard>(&setup, 5, &[], ClockSetting::Off, false);
    store.append_all::<ScotlandYard>(lines);
    let mut device = Device::with(store, 7);
    device.tap(Key::A);
    device
}

#[test]
fn a_key_that_does_nothing_says_so_for_a_moment() {
    let mut device: Device = Device::new(7);
    device.wait(1_000);
    while device.reads_any(|texts| texts.any_key) {
        device.tap(Key::A);
    }
    let before = Picture::of(device.look());
    device.tones.clear();
    device.tap(Key::Y);
    assert!(device.reads_any(|texts| texts.key_nothing), "{}", device.read());
    assert_eq!(device.tones, [Tone::Refused]);
    device.wait(900);
    assert!(Picture::of(device.look()) == before, "the bar is as it was");
    device.tap(Key::Y);
    device.tap(Key::Down);
    assert!(!device.reads_any(|texts| texts.key_nothing), "another key ends it");
}

#[test]
fn a_second_press_enters_nothing_for_the_next_person() {
    let mut device = hunt(&["x taxi 45"]);
    // The first detective moves; it is told after a breath.
    device.tap(Key::A);
    device.wait(1_000);
    device.press(Key::A);
    device.release(Key::A);
    device.wait(2_500);
    let stored = device.store.records.len();
    for wait in [0, 200, 250] {
        device.wait(wait);
        device.press(Key::A);
        device.release(Key::A);
        assert_eq!(device.store.records.len(), stored, "A rests");
        assert!(device.reads_any(|texts| texts.key_soon), "{}", device.read());
    }
    device.wait(200);
    device.press(Key::A);
    assert!(device.store.records.len() > stored, "then it counts");
}

#[test]
fn a_key_that_was_down_before_does_not_count() {
    let mut device = hunt(&["x taxi 45"]);
    // The entry of the first detective is open.
    device.tap(Key::A);
    let before = device.store.records.len();
    device.press(Key::B);
    device.wait(20);
    device.tap(Key::A);
    assert_eq!(device.store.records.len(), before + 1, "{}", device.read());
    device.release(Key::B);
    let home = device.reads_any(|texts| texts.new_game);
    assert!(!home, "B was meant for what was shown before:\n{}", device.read());
}

#[test]
fn no_mark_of_a_puzzle_is_swallowed() {
    let setup =
        solitaire::Setup { puzzle: Some(1), cards: None, deduction: Deduction::Manual, ..Default::default() };
    let mut device: Device = Device::with(begin::<Solitaire>(&setup, 0, &[], ClockSetting::Off, false), 3);
    device.tap(Key::A);
    device.wait(1_000);
    let before = device.store.records.len();
    for _ in 0..6 {
        for key in [Key::A, Key::Right] {
            device.press(key);
            device.wait(25);
            device.release(key);
            device.wait(25);
        }
    }
    assert_eq!(device.store.records.len(), before + 6, "{}", device.read());
}

#[test]
fn behind_the_hold_it_makes_no_sound_and_the_table_sees_nothing_of_it() {
    let mut twins = [hunt(&[]), hunt(&[])];
    for device in &mut twins {
        device.tap(Key::A);
        device.open();
        device.wait(700);
        device.tones.clear();
    }
    let [slips, calm] = &mut twins;
    slips.tap(Key::X);
    assert!(slips.reads_any(|texts| texts.key_nothing), "{}", slips.read());
    calm.wait(80);
    for device in [&mut *slips, &mut *calm] {
        device.release(Key::Y);
    }
    assert_eq!(slips.tones, calm.tones);
    assert!(Picture::of(slips.look()) == Picture::of(calm.look()), "the table sees the same");
    assert_eq!(slips.light(), calm.light());
}
