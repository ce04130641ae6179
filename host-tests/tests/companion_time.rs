//! Clocks run while somebody plays, and at no other time.

use confidant_companion::clock::ClockSetting;
use confidant_companion::journal::{Entry, Record};
use confidant_companion::{Input, Key, Millis, StoreRequest};
use confidant_core::scotland_yard::{ScotlandYard, Setup, Station};
use host_tests::device::{Device, begin};

/// A device at the table, with a clock that counts up.
fn counting() -> Device {
    let setup = Setup {
        detectives: Some(3),
        mister_x_start: Station::new(46),
        detective_start: Some([34, 117, 91].into_iter().filter_map(Station::new).collect()),
        ..Setup::default()
    };
    let mut device = Device::with(begin::<ScotlandYard>(&setup, 5, &[], ClockSetting::Up, false), 7);
    device.tap(Key::A);
    device.tap(Key::B);
    device
}

/// What the clock of the table shows, in seconds.
fn seconds(device: &mut Device) -> u64 {
    let read = device.read();
    let shown = read.split_whitespace().find_map(|word| {
        let (minutes, seconds) = word.split_once(':')?;
        Some(minutes.parse::<u64>().ok()? * 60 + seconds.parse::<u64>().ok()?)
    });
    shown.unwrap_or_else(|| panic!("no clock:\n{read}"))
}

/// A minute passes between leaving the table and coming back; the clock shows what it showed.
fn stands(device: &mut Device, leave: impl FnOnce(&mut Device), come_back: impl FnOnce(&mut Device)) {
    let time: Millis = 12_000;
    device.wait(time);
    let before = seconds(device);
    assert!(before >= 12, "it runs at the table");
    leave(device);
    device.wait(60_000);
    come_back(device);
    let after = seconds(device);
    // The way through the menu takes its time.
    assert!(after <= before + 5, "{before} s before, {after} s after:\n{}", device.read());
    device.wait(time);
    assert!(seconds(device) >= after + 12, "and it goes on");
}

fn taps(keys: &'static [Key]) -> impl Fn(&mut Device) {
    |device| keys.iter().for_each(|&key| device.tap(key))
}

#[test]
fn a_turn_that_is_corrected_is_taken_from_the_sum_once() {
    let setup = Setup {
        detectives: Some(3),
        mister_x_start: Station::new(46),
        detective_start: Some([34, 117, 91].into_iter().filter_map(Station::new).collect()),
        ..Setup::default()
    };
    let clock = ClockSetting::Bank { minutes: 10 };
    let mut device = Device::with(begin::<ScotlandYard>(&setup, 5, &[], clock, false), 7);
    device.tap(Key::A);
    device.enter("x taxi 45");
    device.wait(60_000);
    device.enter("d1 taxi 22");
    device.breathe();
    device.menu();
    taps(&[Key::A, Key::A])(&mut device);
    device.agree();
    assert!(device.reads("Detective 1"), "{}", device.read());
    let left = seconds(&mut device);
    assert!((515..=541).contains(&left), "{left} s are left:\n{}", device.read());
}

#[test]
fn the_clock_stands_at_home() {
    stands(&mut counting(), Device::go_home, taps(&[Key::A, Key::B]));
}

#[test]
fn the_clock_stands_while_the_table_pauses() {
    let pause = |device: &mut Device| {
        device.menu();
        device.tap(Key::A);
        assert!(device.reads("Paused"), "{}", device.read());
    };
    stands(&mut counting(), pause, taps(&[Key::A]));
    // Over a loss of power, and at home meanwhile.
    let pause_and_lose_power = |device: &mut Device| {
        pause(device);
        device.boot();
        taps(&[Key::A])(device);
        assert!(device.reads("Paused"), "{}", device.read());
    };
    stands(&mut counting(), pause_and_lose_power, taps(&[Key::A]));
}

#[test]
fn the_clock_stands_without_power_and_in_the_dark() {
    stands(&mut counting(), |device| device.boot(), taps(&[Key::A, Key::B]));
    let sleep = |device: &mut Device| {
        device.go_home();
        device.wait(130_000);
        assert_eq!(device.light(), 0, "nobody plays: it sleeps");
        assert_eq!(device.next_tick(), None, "and nothing wakes it");
    };
    // The first key only wakes it.
    stands(&mut counting(), sleep, taps(&[Key::X, Key::A, Key::B]));
}

#[test]
fn a_clock_that_runs_keeps_the_screen_lit() {
    let mut device = counting();
    device.wait(600_000);
    assert_eq!(device.light(), 30);
    assert!(seconds(&mut device) >= 600);
}

#[test]
fn whoever_chooses_has_light_for_longer_than_whoever_is_away() {
    let mut device = counting();
    device.wait(119_000);
    assert_eq!(device.light(), 100, "somebody thinks about a move");
    device.wait(1_000);
    assert_eq!(device.light(), 30);
    device.go_home();
    device.wait(29_000);
    assert_eq!(device.light(), 100);
    device.wait(1_000);
    assert_eq!(device.light(), 30, "nobody chooses anything at home");
    device.wait(90_000);
    assert_eq!(device.light(), 0);
    // A screen that is not the device's own never goes dark.
    device.give(Input::StaysLit);
    device.tap(Key::X);
    device.wait(600_000);
    assert_eq!(device.light(), 30);
}

#[test]
fn no_time_passes_after_the_end() {
    let mut device = counting();
    device.enter("x taxi 47");
    device.enter("d1 taxi 47");
    assert!(device.reads("catches Mister X"), "{}", device.read());
    let last = device.store.records.last().expect("a record");
    let end = Record::decode(last).expect("a sound record").elapsed;
    device.wait(60_000);
    device.tap(Key::A);
    device.wait(60_000);
    device.end_of_menu();
    device.tap(Key::A);
    let ended = device.requests.iter().rev().find_map(|request| match request {
        StoreRequest::Append(bytes) => Record::decode(bytes).ok(),
        _ => None,
    });
    let ended = ended.expect("an end was written");
    assert!(ended.entry == Entry::End);
    assert_eq!(ended.elapsed, end, "the game's time stands");
}
