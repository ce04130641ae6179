//! What moves by itself, and what goes on while a key is held: how long, from when, and that any key ends it.

use confidant_companion::clock::ClockSetting;
use confidant_companion::draw::Icon;
use confidant_companion::{Key, Millis, Tone};
use confidant_core::scotland_yard::{Action, ScotlandYard, Setup, Station};
use host_tests::device::{Device, Driver as _, Step, begin, mirror};
use host_tests::screens::without_proofs;

fn setup(voluntary_reveal: bool) -> Setup {
    Setup {
        detectives: Some(3),
        mister_x_start: Station::new(46),
        detective_start: Some([34, 117, 91].into_iter().filter_map(Station::new).collect()),
        voluntary_reveal,
        ..Setup::default()
    }
}

fn device(voluntary_reveal: bool) -> Device {
    let mut device =
        Device::with(begin::<ScotlandYard>(&setup(voluntary_reveal), 5, &[], ClockSetting::Off, false), 7);
    device.tap(Key::A);
    device
}

/// Mister X appears with his next move.
fn two_rounds() -> Device {
    let mut device = device(false);
    for round in [
        ["x underground 79", "d1 taxi 22", "d2 taxi 116", "d3 taxi 107"],
        ["x taxi 62", "d1 bus 65", "d2 taxi 127", "d3 taxi 106"],
    ] {
        round.into_iter().for_each(|action| device.enter(action));
    }
    device
}

/// Enters Mister X's action up to the moment in which its last key goes down.
fn flee(device: &mut Device, action: &str) {
    let game = mirror::<ScotlandYard>(&device.store).expect("a game runs");
    let action: Action = action.parse().expect("an action");
    let way = game.way(action);
    assert!(way.is_secret(), "Mister X moves");
    if !device.reads("Pass to") {
        device.tap(Key::A);
    }
    device.open();
    let Some((Step::Press(last), first)) = way.steps().split_last() else { panic!("the last step is a key") };
    assert!(first.iter().all(|step| device.step(step)), "{action}");
    device.press(*last);
}

/// The picture of this moment, without the signs of the proof: they come when they are made.
fn still(device: &mut Device) -> Vec<u16> {
    without_proofs(device.look()).pixels.iter().map(|colour| colour.bits()).collect()
}

/// The pictures from now on that differ from the one before, with the moment at which each is first seen.
fn pictures(device: &mut Device, time: Millis) -> Vec<(Millis, Vec<u16>)> {
    let mut seen = vec![(0, still(device))];
    for moment in 1..=time {
        device.wait(1);
        let picture = still(device);
        if seen.last().is_none_or(|(_, last)| *last != picture) {
            seen.push((moment, picture));
        }
    }
    seen
}

fn moments(pictures: &[(Millis, Vec<u16>)]) -> Vec<Millis> {
    pictures.iter().map(|(moment, _)| *moment).collect()
}

/// The table as somebody sees it who comes later.
fn still_table(device: &Device) -> Vec<u16> {
    let mut other: Device = Device::with(device.store.clone(), 9);
    other.tap(Key::A);
    still(&mut other)
}

/// The area in which two pictures differ: left, top, right, bottom.
fn difference(one: &[u16], other: &[u16]) -> (usize, usize, usize, usize) {
    let differs: Vec<(usize, usize)> = one
        .iter()
        .zip(other)
        .enumerate()
        .filter(|(_, (a, b))| a != b)
        .map(|(index, _)| (index % 240, index / 240))
        .collect();
    let least = |of: fn(&(usize, usize)) -> usize| differs.iter().map(of).min().expect("they differ");
    let most = |of: fn(&(usize, usize)) -> usize| differs.iter().map(of).max().expect("they differ");
    (least(|at| at.0), least(|at| at.1), most(|at| at.0), most(|at| at.1))
}

/// A window of the trail without its rim, which has the colour of the ticket all the time.
fn window(number: usize) -> (usize, usize, usize, usize) {
    let x = 11 + 20 * (number - 1);
    (x + 1, 119, x + 16, 134)
}

#[test]
fn a_ticket_goes_into_its_window_inverted_for_80_ms() {
    let mut device = device(false);
    flee(&mut device, "x underground 79");
    let seen = pictures(&mut device, 1_000);
    assert_eq!(moments(&seen), [0, 80]);
    assert_eq!(difference(&seen[0].1, &seen[1].1), window(1));
    assert!(seen[1].1 == still_table(&device), "then it lies there");
    assert!(device.next_tick().is_some_and(|time| time > 1_000), "nothing moves while the table waits");
}

#[test]
fn both_tickets_of_a_double_are_inverted_together() {
    let mut device = device(false);
    flee(&mut device, "x double taxi 47 taxi 62");
    let seen = pictures(&mut device, 500);
    assert_eq!(moments(&seen), [0, 80]);
    let (left, top, _, _) = window(1);
    let (_, _, right, bottom) = window(2);
    assert_eq!(difference(&seen[0].1, &seen[1].1), (left, top, right, bottom));
}

#[test]
fn any_key_ends_the_inverted_moment() {
    let mut device = device(false);
    flee(&mut device, "x underground 79");
    device.wait(30);
    let inverted = still(&mut device);
    // A key that means nothing here.
    device.press(Key::Up);
    let skipped = still(&mut device);
    assert!(inverted != skipped, "it is over at once");
    assert!(skipped == still_table(&device));
    assert_eq!(moments(&pictures(&mut device, 300)), [0], "and does not come back");
}

#[test]
fn the_inverted_moment_waits_until_the_table_sees_its_screen() {
    // Behind a banner: it begins when the banner is gone.
    let mut device = two_rounds();
    flee(&mut device, "x taxi 79");
    device.wait(2_000);
    assert!(device.reads("Mister X appears"));
    device.release(Key::Y);
    device.press(Key::A);
    let seen = pictures(&mut device, 300);
    assert_eq!(moments(&seen), [0, 80]);
    assert_eq!(difference(&seen[0].1, &seen[1].1), window(3));

    // Behind the hold: it begins when Mister X has decided, not when he moved.
    let mut device = self::device(true);
    flee(&mut device, "x taxi 45");
    device.wait(2_000);
    assert!(device.reads("Stay hidden"));
    device.press(Key::Right);
    assert_eq!(moments(&pictures(&mut device, 300)), [0, 80]);
}

/// He must appear after the first half of his double, and decides about the second one before anybody can read it.
#[test]
fn an_appearance_is_not_swallowed_by_what_he_decides_after_it() {
    for (decision, then) in [("x hide", None), ("x reveal taxi taxi taxi", Some("63"))] {
        let mut device = device(true);
        for action in [
            ["x underground 79", "x hide", "d1 taxi 22", "d2 taxi 116", "d3 taxi 107"],
            ["x taxi 62", "x hide", "d1 bus 65", "d2 taxi 127", "d3 taxi 106"],
            ["x double taxi 79 taxi 63", decision, "", "", ""],
        ]
        .concat()
        {
            if !action.is_empty() {
                device.enter(action);
            }
        }
        device.wait(2_000);
        let mut seen = Vec::new();
        while device.reads("Mister X appears") {
            seen.push(device.read());
            device.tap(Key::A);
            device.wait(2_000);
        }
        let expected = ["79"].into_iter().chain(then);
        assert_eq!(seen.len(), expected.clone().count(), "{decision}: {seen:?}");
        for (banner, station) in seen.iter().zip(expected) {
            assert!(banner.lines().any(|line| line == station), "{decision}: {banner}");
        }
    }
}

#[test]
fn nothing_moves_after_a_loss_of_power() {
    let mut device = device(false);
    flee(&mut device, "x underground 79");
    device.boot();
    device.press(Key::A);
    assert_eq!(moments(&pictures(&mut device, 300)), [0]);
}

/// Where the no-entry sign of the bar is.
fn sign(device: &mut Device) -> i32 {
    let signs = device.look().trace().signs().to_vec();
    signs.iter().rev().find(|sign| sign.icon == Icon::Noentry).expect("a refusal").area.x
}

/// A device whose table was just refused something, in the moment of the key.
fn refused() -> Device {
    let mut device = two_rounds();
    // An appearance is final: it cannot be taken back.
    device.enter("x taxi 79");
    device.tap(Key::A);
    device.menu();
    device.press(Key::A);
    device
}

#[test]
fn the_sign_of_a_refusal_goes_left_right_left_within_160_ms() {
    let mut device = refused();
    let rest = 14;
    let mut places = vec![(0, sign(&mut device))];
    for moment in 1..1_000 {
        device.wait(1);
        let x = sign(&mut device);
        if places.last().is_some_and(|(_, last)| *last != x) {
            places.push((moment, x));
        }
    }
    assert_eq!(places, [(0, rest - 2), (54, rest + 2), (107, rest - 2), (160, rest)]);
    assert!(device.next_tick().is_some_and(|time| time > 1_000), "then it rests");
    assert!(device.reads("nothing to correct"), "the bar stays until a key");
}

#[test]
fn any_key_ends_the_sway_of_a_refusal() {
    let mut device = refused();
    device.wait(20);
    // Y opens nothing here and leaves the bar.
    device.press(Key::Y);
    assert_eq!(sign(&mut device), 14);
    assert_eq!(moments(&pictures(&mut device, 300)), [0]);
    device.tap(Key::Down);
    let signs = device.look().trace().signs().to_vec();
    assert!(signs.iter().all(|sign| sign.icon != Icon::Noentry), "the bar is gone");
}

#[test]
fn a_store_that_fails_sways_as_well() {
    let mut device = device(false);
    device.enter("x taxi 45");
    device.store.refuses = Some(confidant_companion::StoreError::Failed);
    device.tap(Key::A);
    device.press(Key::A);
    assert!(device.reads("Could not save"));
    assert_eq!(moments(&pictures(&mut device, 500)), [0, 54, 107, 160]);
}

#[test]
fn a_held_key_runs_through_the_history_and_stops_at_its_end() {
    let mut device = device(false);
    let moves = ["x underground 79", "d1 taxi 22", "d2 taxi 116", "d3 taxi 107", "x taxi 62", "d1 bus 65"];
    moves.into_iter().for_each(|action| device.enter(action));
    device.menu();
    [Key::Down, Key::Down, Key::A].into_iter().for_each(|key| device.tap(key));
    assert!(device.reads("History 6"), "{}", device.read());
    let before = device.tones.len();
    device.press(Key::Down);
    let seen = pictures(&mut device, 2_000);
    // Five steps lead from the newest entry to the oldest.
    assert_eq!(moments(&seen), [0, 400, 480, 560, 640]);
    device.release(Key::Down);
    assert_eq!(device.tones[before..], [Tone::Click], "the press is heard, the repeats are not");
}

#[test]
fn a_held_key_moves_the_cursor_of_the_map_as_single_presses_do() {
    let mut held = device(false);
    held.tap(Key::B);
    held.tap(Key::X);
    held.tap(Key::X);
    let mut pressed = device(false);
    [Key::B, Key::X, Key::X].into_iter().for_each(|key| pressed.tap(key));
    held.press(Key::Right);
    held.wait(400 + 80);
    held.release(Key::Right);
    held.wait(2_000);
    (0..3).for_each(|_| pressed.tap(Key::Right));
    assert!(held.look().pixels() == pressed.look().pixels());
}

#[test]
fn a_held_key_does_nothing_more_where_a_list_is_short_or_secret() {
    // The menu is short.
    let mut device = device(false);
    device.enter("x underground 79");
    device.menu();
    device.press(Key::Down);
    assert_eq!(moments(&pictures(&mut device, 1_000)), [0]);
    device.release(Key::Down);
    // Behind the hold every step is a press.
    let mut device = self::device(false);
    device.open();
    device.tap(Key::Right);
    device.press(Key::Down);
    assert_eq!(moments(&pictures(&mut device, 1_000)), [0]);
}

#[test]
fn a_key_that_sticks_does_not_keep_the_device_awake() {
    let mut device = device(false);
    device.tap(Key::B);
    device.tap(Key::X);
    device.press(Key::Right);
    // On a page on which somebody chooses it takes longer.
    device.wait(121_000);
    assert_eq!(device.light(), 30);
    device.wait(121_000);
    assert_eq!(device.light(), 0);
    assert_eq!(device.next_tick(), None, "it sleeps");
}
