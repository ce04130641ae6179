//! The walk through Scotland Yard.

mod robots;

use confidant_companion::clock::ClockSetting;
use confidant_companion::games::scotland_yard::Words;
use confidant_companion::journal::Entry;
use confidant_companion::{Battery, Input, Key};
use confidant_core::scotland_yard::{EditionName, MISTER_X, ScotlandYard, Setup, Station};

use super::{Walk, taps};
use crate::device::{Device, Driver as _, HostStore, Step, begin, in_all, mirror};

/// A game that lasts as long as any can.
const LONGEST: &str = include_str!("../../../cases/scotland-yard/ruling-09-two-doubles-fill-24-windows.case");

/// A game in which a detective comes to a point that no ticket of his leads away from.
const STUCK: &str =
    include_str!("../../../cases/scotland-yard/a-detective-with-useless-tickets-stays-to-the-end.case");

/// What is played in a case file.
fn actions_of(case: &'static str) -> Vec<&'static str> {
    case.lines().filter(|line| line.starts_with(['x', 'd'])).collect()
}

fn stations(numbers: &[u8]) -> heapless::Vec<Station, 5> {
    numbers.iter().filter_map(|&number| Station::new(number)).collect()
}

fn study(x: u8, detectives: &[u8]) -> Setup {
    Setup {
        detectives: Some(detectives.len() as u8),
        mister_x_start: Station::new(x),
        detective_start: Some(stations(detectives)),
        ..Setup::default()
    }
}

/// Turns to a row while Y is held: a list begins anywhere.
fn choose(device: &mut Device, word: impl Fn(&'static Words) -> &'static str) {
    assert!(device.step(&Step::Choose(in_all(|language| word(Words::of(language))))), "{}", device.read());
}

fn choose_station(device: &mut Device, number: u8) {
    assert!(device.step(&Step::Choose(vec![number.to_string()])), "{}", device.read());
}

/// Every screen of the game, and those of the house that need one.
pub(in crate::device) fn walk(walk: &mut Walk) {
    set_up(walk);
    more_set_up(walk);
    game(walk);
    looks(walk);
    decision(walk);
    histories(walk);
    maps(walk);
    stuck(walk);
    ends(walk);
    robots::walk(walk);
}

fn set_up(walk: &mut Walk) {
    let mut device: Device = walk.device(HostStore::default());
    device.tap(Key::A);
    walk.look(&mut device, "house/games");
    device.tap(Key::A);
    for row in ["players", "edition", "starts", "names", "code", "clock", "voluntary", "help"] {
        walk.look(&mut device, &format!("scotland-yard/setup-{row}"));
        if matches!(row, "edition" | "starts" | "clock" | "voluntary" | "help") {
            device.tap(Key::Right);
            walk.look(&mut device, &format!("scotland-yard/setup-{row}-other"));
        }
        device.tap(Key::Down);
    }
    // Past the row of Confidant's seats, which has a walk of its own, round to the names.
    taps(&mut device, &[Key::Down, Key::Down, Key::Down, Key::Down, Key::A]);
    walk.look(&mut device, "scotland-yard/names");
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, "scotland-yard/name-pick");
    taps(&mut device, &[Key::Up, Key::Up, Key::A]);
    walk.look(&mut device, "scotland-yard/name-wheel-empty");
    taps(&mut device, &[Key::Down, Key::A, Key::Down, Key::A]);
    walk.look(&mut device, "scotland-yard/name-wheel");
    device.tap(Key::X);
    walk.look(&mut device, "scotland-yard/name-pick-next");
    taps(&mut device, &[Key::B, Key::B, Key::Down, Key::A]);
    walk.look(&mut device, "scotland-yard/code-set");
    taps(&mut device, &[Key::Up, Key::Up]);
    walk.look(&mut device, "scotland-yard/code-set-half");
    taps(&mut device, &[Key::Up, Key::Up]);
    walk.look(&mut device, "scotland-yard/code-set-again");
    taps(&mut device, &[Key::Down; 4]);
    walk.look(&mut device, "scotland-yard/code-set-differs");
    taps(&mut device, &[Key::A; 8]);
    device.tap(Key::X);
    walk.look(&mut device, "scotland-yard/starts");
    taps(&mut device, &[Key::A; 3]);
    walk.look(&mut device, "scotland-yard/start-hand-over");
    device.open();
    choose_station(&mut device, 45);
    walk.look_secret(&mut device, "scotland-yard/start-secret");
    device.tap(Key::Right);
    device.release(Key::Y);
    walk.look(&mut device, "scotland-yard/seal");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/places-at-the-start");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/hand-over-code");
    device.tap(Key::Y);
    walk.look(&mut device, "scotland-yard/code");
    taps(&mut device, &[Key::X, Key::X]);
    walk.look(&mut device, "scotland-yard/code-half");
    taps(&mut device, &[Key::X, Key::X]);
    walk.look(&mut device, "scotland-yard/hand-over-wrong-wait");
    device.wait(4_000);
    walk.look(&mut device, "scotland-yard/hand-over-wrong");
    device.tap(Key::B);
    walk.look(&mut device, "scotland-yard/table-wrong-code");
}

/// What other numbers of players and other clocks say.
fn more_set_up(walk: &mut Walk) {
    let mut device: Device = walk.device(HostStore::default());
    taps(&mut device, &[Key::A, Key::A, Key::Left]);
    walk.look(&mut device, "scotland-yard/setup-players-three");
    taps(&mut device, &[Key::Left, Key::Down, Key::Down, Key::Down, Key::A]);
    taps(&mut device, &[Key::Down; 5]);
    walk.look(&mut device, "scotland-yard/names-six");
    taps(&mut device, &[Key::B, Key::Down, Key::Down, Key::Left]);
    walk.look(&mut device, "scotland-yard/setup-clock-bank");
    taps(&mut device, &[Key::Right, Key::Right, Key::Right]);
    walk.look(&mut device, "scotland-yard/setup-clock-minutes");
}

fn game(walk: &mut Walk) {
    let store =
        begin::<ScotlandYard>(&study(46, &[34, 117, 91]), 5, &[], ClockSetting::Down { minutes: 2 }, true);
    let mut device: Device = walk.device(store);
    walk.look(&mut device, "house/home-resume");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/hand-over");
    device.press(Key::Y);
    device.wait(200);
    walk.look(&mut device, "scotland-yard/hand-over-holding");
    device.wait(200);
    choose(&mut device, |words| words.taxi);
    walk.look_secret(&mut device, "scotland-yard/secret-ticket");
    device.tap(Key::Right);
    choose_station(&mut device, 45);
    walk.look_secret(&mut device, "scotland-yard/secret-station");
    device.tap(Key::Right);
    walk.look_secret(&mut device, "scotland-yard/secret-confirm");
    taps(&mut device, &[Key::Left, Key::Left, Key::Left]);
    walk.look_secret(&mut device, "scotland-yard/secret-trail-empty");
    device.tap(Key::Left);
    walk.look_secret(&mut device, "scotland-yard/secret-map");
    device.tap(Key::Left);
    choose(&mut device, |words| words.double);
    walk.look_secret(&mut device, "scotland-yard/secret-double");
    device.tap(Key::Right);
    choose(&mut device, |words| words.taxi);
    walk.look_secret(&mut device, "scotland-yard/secret-double-first");
    device.tap(Key::Right);
    choose_station(&mut device, 45);
    device.tap(Key::Right);
    choose(&mut device, |words| words.taxi);
    walk.look_secret(&mut device, "scotland-yard/secret-double-second");
    device.tap(Key::Right);
    choose_station(&mut device, 58);
    device.tap(Key::Right);
    walk.look_secret(&mut device, "scotland-yard/secret-double-confirm");
    device.release(Key::Y);
    taps(&mut device, &[Key::B]);
    walk.look(&mut device, "scotland-yard/table-mister-x");
    device.give(Input::Battery(Battery { percent: 9, charging: false }));
    walk.look(&mut device, "scotland-yard/table-low-battery");
    device.tap(Key::Right);
    walk.look(&mut device, "scotland-yard/table-other-seat");
    device.enter("x underground 79");
    walk.look(&mut device, "scotland-yard/table");
    device.menu();
    walk.look(&mut device, "house/menu");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/undo-hand-over");
    device.open();
    walk.look_secret(&mut device, "scotland-yard/undo-secret");
    device.tap(Key::Right);
    device.release(Key::Y);
    walk.look(&mut device, "scotland-yard/table-taken-back");
    device.enter("x underground 79");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/entry");
    device.tap(Key::Right);
    walk.look(&mut device, "scotland-yard/entry-other-ticket");
    device.tap(Key::X);
    walk.look(&mut device, "scotland-yard/goals-close");
    device.tap(Key::X);
    walk.look(&mut device, "scotland-yard/goals");
    taps(&mut device, &[Key::X, Key::Up, Key::Right]);
    walk.look(&mut device, "scotland-yard/goals-moved");
    taps(&mut device, &[Key::B, Key::B, Key::X]);
    walk.look(&mut device, "scotland-yard/map");
    device.tap(Key::X);
    walk.look(&mut device, "scotland-yard/map-close");
    taps(&mut device, &[Key::Up, Key::Right]);
    walk.look(&mut device, "scotland-yard/map-moved");
    device.tap(Key::B);
    device.enter("d1 taxi 22");
    device.tap(Key::B);
    device.menu();
    device.tap(Key::A);
    walk.look(&mut device, "house/confirm-undo");
    device.tap(Key::B);
    device.menu();
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, "house/paused");
    taps(&mut device, &[Key::A]);
    device.wait(112_000);
    device.tap(Key::B);
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/table-late");
    device.enter("d2 taxi 116");
    device.enter("d3 taxi 107");
    device.enter("x taxi 62");
    for action in ["d1 bus 65", "d2 taxi 127", "d3 taxi 106"] {
        device.enter(action);
    }
    walk.look(&mut device, "scotland-yard/table-appears-next");
    device.tap(Key::A);
    device.open();
    choose(&mut device, |words| words.taxi);
    walk.look_secret(&mut device, "scotland-yard/secret-appearance-due");
    device.tap(Key::Right);
    choose_station(&mut device, 48);
    device.tap(Key::Right);
    walk.look_secret(&mut device, "scotland-yard/secret-confirm-appearance");
    taps(&mut device, &[Key::Left, Key::Left, Key::Left]);
    walk.look_secret(&mut device, "scotland-yard/secret-trail");
    device.tap(Key::Right);
    choose(&mut device, |words| words.taxi);
    device.tap(Key::Right);
    choose_station(&mut device, 48);
    taps(&mut device, &[Key::Right, Key::Right]);
    device.release(Key::Y);
    device.wait(80);
    walk.look(&mut device, "scotland-yard/appearance-grows");
    device.wait(300);
    walk.look(&mut device, "scotland-yard/appearance");
    device.press(Key::A);
    walk.look(&mut device, "scotland-yard/table-ticket-laid");
    device.wait(80);
    device.release(Key::A);
    walk.look(&mut device, "scotland-yard/table-seen");
    device.menu();
    device.tap(Key::A);
    walk.look(&mut device, "house/menu-refusal-sways");
    device.wait(160);
    walk.look(&mut device, "house/menu-refusal");
    taps(&mut device, &[Key::A, Key::Down, Key::Down, Key::Down, Key::A]);
    walk.look(&mut device, "house/history");
    device.tap(Key::B);
    device.menu();
    device.tap(Key::Up);
    walk.look(&mut device, "house/menu-end");
    device.tap(Key::A);
    walk.look(&mut device, "house/confirm-end");
    device.menu();
    taps(&mut device, &[Key::Up, Key::Up, Key::A, Key::Down, Key::A]);
    walk.look(&mut device, "house/confirm-new");
}

/// Y held on the open screen.
fn looks(walk: &mut Walk) {
    let mut store = begin::<ScotlandYard>(&study(46, &[34, 117, 91]), 5, &[], ClockSetting::Off, false);
    store.append_all::<ScotlandYard>(&["x underground 79"]);
    let mut device: Device = walk.device(store);
    taps(&mut device, &[Key::A, Key::Left]);
    walk.look(&mut device, "scotland-yard/table-hiding");
    device.press(Key::Y);
    device.wait(400);
    walk.look(&mut device, "scotland-yard/look");
    device.wait(400);
    walk.look_secret(&mut device, "scotland-yard/look-open");
}

fn decision(walk: &mut Walk) {
    let setup =
        Setup { voluntary_reveal: true, edition: EditionName::Newer, ..study(46, &[34, 117, 91, 155, 94]) };
    let mut device: Device = walk.device(begin::<ScotlandYard>(&setup, 5, &[], ClockSetting::Off, false));
    device.tap(Key::A);
    device.enter("x taxi 45");
    device.tap(Key::B);
    walk.look(&mut device, "scotland-yard/table-to-decide");
    device.tap(Key::A);
    device.open();
    choose(&mut device, |words| words.stay_hidden);
    walk.look_secret(&mut device, "scotland-yard/decide");
    choose(&mut device, |words| words.show_myself);
    device.tap(Key::Right);
    choose(&mut device, |words| words.taxi);
    walk.look_secret(&mut device, "scotland-yard/decide-take");
    taps(&mut device, &[Key::Right; 5]);
    walk.look_secret(&mut device, "scotland-yard/decide-show");
    device.tap(Key::Right);
    device.release(Key::Y);
    device.wait(300);
    walk.look(&mut device, "scotland-yard/appearance-by-choice");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/table-five");
    device.menu();
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, "scotland-yard/places");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/places-second-page");
    device.tap(Key::A);
    device.tap(Key::X);
    walk.look(&mut device, "scotland-yard/map-without-help");
}

fn histories(walk: &mut Walk) {
    let setup = Setup { voluntary_reveal: true, ..study(46, &[34, 117, 91]) };
    let mut store = begin::<ScotlandYard>(&setup, 5, &[], ClockSetting::Off, false);
    store.append_all::<ScotlandYard>(&["x taxi 45", "x hide"]);
    store.append(Entry::Undo);
    store.append(Entry::WrongPin(MISTER_X));
    store.append_all::<ScotlandYard>(&["x hide"]);
    let mut device: Device = walk.device(store.clone());
    device.tap(Key::A);
    history(&mut device);
    walk.look(&mut device, "scotland-yard/history-taken-back");

    let round = ["d1 taxi 22", "d2 taxi 116", "d3 taxi 107", "x black 58", "x reveal taxi taxi taxi"];
    store.append_all::<ScotlandYard>(&round);
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    history(&mut device);
    walk.look(&mut device, "scotland-yard/history-revealed");

    let mut store = begin::<ScotlandYard>(&study(74, &[26, 155, 174]), 5, &[], ClockSetting::Off, false);
    store.append_all::<ScotlandYard>(&["x double underground 46 black 79"]);
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    history(&mut device);
    walk.look(&mut device, "scotland-yard/history-double");
}

/// From the table to the history of a game without a clock.
fn history(device: &mut Device) {
    device.menu();
    taps(device, &[Key::Down, Key::Down, Key::A]);
}

/// What the map says of a station.
fn maps(walk: &mut Walk) {
    let rounds = [
        ["x underground 79", "d1 taxi 22", "d2 taxi 116", "d3 taxi 107"],
        ["x taxi 62", "d1 bus 65", "d2 taxi 127", "d3 taxi 106"],
    ];
    let mut store = begin::<ScotlandYard>(&study(46, &[34, 117, 91]), 5, &[], ClockSetting::Off, true);
    rounds.iter().for_each(|round| store.append_all::<ScotlandYard>(round));
    store.append_all::<ScotlandYard>(&["x taxi 79"]);
    let mut device: Device = walk.device(store.clone());
    taps(&mut device, &[Key::A, Key::X, Key::X]);
    walk.look(&mut device, "scotland-yard/map-seen");
    store.append_all::<ScotlandYard>(&["d1 taxi 82", "d2 taxi 133", "d3 taxi 105", "x taxi 62"]);
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/table-seen-one-move-ago");
    taps(&mut device, &[Key::X, Key::X, Key::Up]);
    walk.look(&mut device, "scotland-yard/map-possible");

    let store = begin::<ScotlandYard>(&study(46, &[34, 117, 91]), 5, &[], ClockSetting::Off, false);
    let mut device: Device = walk.device(store);
    taps(&mut device, &[Key::A, Key::B, Key::X, Key::X]);
    walk.look(&mut device, "scotland-yard/map-pawn");
    device.tap(Key::Up);
    walk.look(&mut device, "scotland-yard/map-lines");
}

/// A detective who cannot move.
fn stuck(walk: &mut Walk) {
    let mut store = begin::<ScotlandYard>(&study(2, &[155, 128, 153]), 5, &[], ClockSetting::Off, false);
    let actions = actions_of(STUCK);
    let stays = actions.iter().position(|action| action.ends_with("stay")).expect("somebody stays");
    store.append_all::<ScotlandYard>(&actions[..stays]);
    let mut device: Device = walk.device(store);
    taps(&mut device, &[Key::A, Key::A]);
    walk.look(&mut device, "scotland-yard/entry-stuck");
    taps(&mut device, &[Key::A, Key::B]);
    history(&mut device);
    walk.look(&mut device, "scotland-yard/history-stuck");
}

fn ends(walk: &mut Walk) {
    let mut device: Device =
        walk.device(begin::<ScotlandYard>(&study(46, &[34, 117, 91]), 5, &[], ClockSetting::Off, false));
    device.tap(Key::A);
    device.enter("x taxi 47");
    device.enter("d1 taxi 47");
    walk.look(&mut device, "scotland-yard/end-caught");
    device.tap(Key::A);
    for row in ["hunt", "trail", "seal", "again", "away"] {
        walk.look(&mut device, &format!("scotland-yard/result-{row}"));
        device.tap(Key::Down);
    }
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/hunt-start");
    device.tap(Key::Right);
    walk.look(&mut device, "scotland-yard/hunt");
    device.tap(Key::X);
    walk.look(&mut device, "scotland-yard/audit");
    device.tap(Key::Left);
    walk.look(&mut device, "scotland-yard/audit-start");
    taps(&mut device, &[Key::B, Key::Down, Key::A]);
    walk.look(&mut device, "scotland-yard/seed");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/qr");
    taps(&mut device, &[Key::B, Key::B, Key::Down, Key::Down, Key::A]);
    walk.look(&mut device, "house/confirm-put-away");
    taps(&mut device, &[Key::B, Key::B]);
    walk.look(&mut device, "house/home-over");
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, "house/confirm-new-after-the-end");

    let mut device: Device =
        walk.device(begin::<ScotlandYard>(&study(20, &[11, 9, 174]), 5, &[], ClockSetting::Off, false));
    device.tap(Key::A);
    for action in ["x taxi 2", "d1 taxi 10", "d2 taxi 20", "d3 taxi 175"] {
        device.enter(action);
    }
    walk.look(&mut device, "scotland-yard/end-trapped");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/result-trapped");

    // The longest game: 22 rounds with both doubles.
    let mut store = begin::<ScotlandYard>(&study(2, &[128, 153, 67]), 5, &[], ClockSetting::Off, false);
    let actions = actions_of(LONGEST);
    let (last, first) = actions.split_last().expect("a long game");
    store.append_all::<ScotlandYard>(first);
    let mut last_flight = store.clone();
    last_flight.records.truncate(store.records.len() - 3);
    let mut device: Device = walk.device(last_flight);
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/hand-over-last-round");
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/table-long");
    history(&mut device);
    taps(&mut device, &[Key::Down, Key::Down, Key::Down]);
    walk.look(&mut device, "house/history-long");
    device.tap(Key::B);
    device.tap(Key::A);
    for step in
        ScotlandYard::way(&mirror(&device.store).expect("a game"), last.parse().expect("an action")).steps()
    {
        device.step(step);
    }
    walk.look(&mut device, "scotland-yard/table-before-the-end");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/end-escaped");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/result-escaped");
    device.tap(Key::X);
    taps(&mut device, &[Key::Right; 24]);
    walk.look(&mut device, "scotland-yard/hunt-long");
    device.tap(Key::X);
    walk.look(&mut device, "scotland-yard/audit-long");
    taps(&mut device, &[Key::B, Key::Down, Key::A, Key::A]);
    walk.look(&mut device, "scotland-yard/qr-long");
}
