//! The walk through Scotland Yard.

mod robots;

use confidant_companion::clock::ClockSetting;
use confidant_companion::games::scotland_yard::Words;
use confidant_companion::journal::{Entry, SeatInfo};
use confidant_companion::{Battery, Input, Key};
use confidant_core::robots::Level;
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

/// Turns to a row while Y is held.
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
    at_will(walk);
    game(walk);
    looks(walk);
    decision(walk);
    histories(walk);
    long_names(walk);
    corrections(walk);
    maps(walk);
    stuck(walk);
    ends(walk);
    free_order(walk);
    log_only(walk);
    beginners(walk);
    robots::walk(walk);
}

fn set_up(walk: &mut Walk) {
    let mut device: Device = walk.device(HostStore::default());
    device.tap(Key::A);
    device.breathe();
    walk.look(&mut device, "house/games");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/who-plays");
    device.tap(Key::A);
    for row in [
        "edition",
        "starts",
        "names",
        "code",
        "clock",
        "voluntary",
        "black",
        "doubles",
        "help",
        "game",
        "entry",
    ] {
        walk.look(&mut device, &format!("scotland-yard/setup-{row}"));
        if row == "edition" {
            device.tap(Key::Right);
            walk.look(&mut device, "scotland-yard/setup-edition-2000");
            which_box(walk, &mut device);
        }
        let turns = ["edition", "starts", "clock", "voluntary", "black", "doubles", "help", "game", "entry"];
        if turns.contains(&row) {
            device.tap(Key::Right);
            walk.look(&mut device, &format!("scotland-yard/setup-{row}-other"));
        }
        if row == "help" {
            device.tap(Key::Right);
            walk.look(&mut device, "scotland-yard/setup-help-third");
        }
        if ["game", "entry"].contains(&row) {
            device.tap(Key::Left);
        }
        device.tap(Key::Down);
    }
    taps(&mut device, &[Key::Down, Key::Down, Key::Right]);
    walk.look(&mut device, "scotland-yard/names");
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, "scotland-yard/name-pick");
    taps(&mut device, &[Key::Up, Key::Up, Key::A]);
    walk.look(&mut device, "scotland-yard/name-wheel-empty");
    taps(&mut device, &[Key::Down, Key::A, Key::Down, Key::A]);
    walk.look(&mut device, "scotland-yard/name-wheel");
    device.tap(Key::X);
    walk.look(&mut device, "scotland-yard/name-pick-next");
    taps(&mut device, &[Key::B, Key::B, Key::Down, Key::Right]);
    walk.look(&mut device, "scotland-yard/code-hand-over");
    device.open();
    walk.look_secret(&mut device, "scotland-yard/code-set");
    taps(&mut device, &[Key::Up]);
    walk.look_secret(&mut device, "scotland-yard/code-set-half-a-letter");
    device.tap(Key::B);
    assert!(device.enter_code("BEAD"));
    walk.look_secret(&mut device, "scotland-yard/code-set-again");
    assert!(device.enter_code("FACE"));
    walk.look_secret(&mut device, "scotland-yard/code-set-differs");
    assert!(device.enter_code("BEAD") && device.enter_code("BEAD"));
    device.release(Key::Y);
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/starts");
    taps(&mut device, &[Key::A; 3]);
    walk.look(&mut device, "scotland-yard/start-of-a-bobby");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/start-hand-over");
    device.open();
    walk.look_secret(&mut device, "scotland-yard/start-rose");
    choose_station(&mut device, 45);
    walk.look_secret(&mut device, "scotland-yard/start-secret");
    device.tap(Key::Right);
    device.release(Key::Y);
    walk.look(&mut device, "scotland-yard/seal");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/places-at-the-start");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/places-of-a-bobby");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/hand-over-code");
    device.open();
    walk.look_secret(&mut device, "scotland-yard/code");
    assert!(device.enter_code("FA"));
    walk.look_secret(&mut device, "scotland-yard/code-half");
    assert!(device.enter_code("CE"));
    device.release(Key::Y);
    walk.look(&mut device, "scotland-yard/hand-over-wrong-wait");
    device.wait(4_000);
    walk.look(&mut device, "scotland-yard/hand-over-wrong");
    device.tap(Key::B);
    walk.look(&mut device, "scotland-yard/table-wrong-code");
}

/// Of the box that has the voluntary appearance in its rules; elsewhere it is a house rule.
fn at_will(walk: &mut Walk) {
    let mut device: Device = walk.device(HostStore::default());
    taps(&mut device, &[Key::A, Key::A, Key::A]);
    taps(&mut device, &[Key::Down; 5]);
    walk.look(&mut device, "scotland-yard/setup-voluntary-classic");
}

/// Which box lies on the table: every question, and what each answer leads to.
fn which_box(walk: &mut Walk, device: &mut Device) {
    device.tap(Key::X);
    walk.look(device, "scotland-yard/which-box-lines");
    taps(device, &[Key::A]);
    walk.look(device, "scotland-yard/which-box-backs");
    device.tap(Key::A);
    walk.look(device, "scotland-yard/which-box-2000");
    taps(device, &[Key::B, Key::Left, Key::A]);
    walk.look(device, "scotland-yard/which-box-newer");
    taps(device, &[Key::B, Key::B, Key::Left, Key::A]);
    walk.look(device, "scotland-yard/which-box-last");
    device.tap(Key::A);
    walk.look(device, "scotland-yard/which-box-classic");
    taps(device, &[Key::B, Key::Right, Key::A]);
    walk.look(device, "scotland-yard/which-box-other");
    // With other numbers it stays what it was.
    device.tap(Key::A);
}

/// The box of 2013: who moves next, and a bobby's move.
fn free_order(walk: &mut Walk) {
    let mut device: Device = walk.device(HostStore::default());
    taps(&mut device, &[Key::A, Key::A, Key::A, Key::Right, Key::Right, Key::B]);
    walk.look(&mut device, "scotland-yard/who-plays-bobbies");
    taps(&mut device, &[Key::Left, Key::Left]);
    walk.look(&mut device, "scotland-yard/who-plays-bobbies-two");
    let setup = Setup {
        detectives: Some(2),
        edition: EditionName::Newer,
        mister_x_start: Station::new(35),
        detective_start: Some(stations(&[155, 174, 63, 36])),
        ..Setup::default()
    };
    let mut store = begin::<ScotlandYard>(&setup, 5, &[], ClockSetting::Off, false);
    store.append_all::<ScotlandYard>(&["x taxi 48", "d1 taxi 154"]);
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    device.breathe();
    walk.look(&mut device, "scotland-yard/table-free-order");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/free-order");
    device.tap(Key::Right);
    walk.look(&mut device, "scotland-yard/free-order-bobby");
    device.tap(Key::Right);
    walk.look(&mut device, "scotland-yard/free-order-last");
    taps(&mut device, &[Key::Left, Key::A]);
    walk.look(&mut device, "scotland-yard/entry-bobby");
    taps(&mut device, &[Key::X, Key::X]);
    walk.look(&mut device, "scotland-yard/entry-bobby-map");
    device.tap(Key::B);
    choose_station(&mut device, 48);
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/breath-bobby");
    device.wait(3_000);
    walk.look(&mut device, "scotland-yard/caught-by-a-bobby");
}

/// He stands openly, but for three moves.
fn beginners(walk: &mut Walk) {
    let setup = Setup { beginner: true, edition: EditionName::Newer, ..study(35, &[13, 26, 29]) };
    let mut store = begin::<ScotlandYard>(&setup, 5, &[], ClockSetting::Off, false);
    store.append_all::<ScotlandYard>(&["x 48", "d1 23", "d2 27", "d3 41", "x 35", "d1 37", "d2 28"]);
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    device.breathe();
    walk.look(&mut device, "scotland-yard/beginners");
    device.enter("d3 54");
    walk.look(&mut device, "scotland-yard/beginners-take-off");
    device.tap(Key::A);
    device.open();
    walk.look_secret(&mut device, "scotland-yard/beginners-ticket");
    device.release(Key::Y);
    device.enter("x 36");
    walk.look(&mut device, "scotland-yard/beginners-hidden");
    // What the set-up says where he stands openly.
    let mut device: Device = walk.device(HostStore::default());
    taps(&mut device, &[Key::A, Key::A, Key::A, Key::Right, Key::Right]);
    taps(&mut device, &[Key::Up, Key::Up, Key::Right, Key::Up, Key::Up, Key::Up, Key::Up]);
    walk.look(&mut device, "scotland-yard/setup-voluntary-beginners");
    taps(&mut device, &[Key::Down; 5]);
    device.tap(Key::Right);
    taps(&mut device, &[Key::Down; 2]);
    device.tap(Key::Right);
    walk.look(&mut device, "scotland-yard/setup-starts-log-only");
}

/// Mister X alone enters his moves.
fn log_only(walk: &mut Walk) {
    let drawn = Setup { detectives: Some(2), edition: EditionName::Newer, x_only: true, ..Setup::default() };
    let mut device: Device = walk.device(begin::<ScotlandYard>(&drawn, 5, &[], ClockSetting::Off, false));
    device.tap(Key::A);
    device.breathe();
    let setup = Setup {
        x_only: true,
        detectives: Some(3),
        mister_x_start: Station::new(34),
        voluntary_reveal: true,
        ..Setup::default()
    };
    let mut device: Device = walk.device(begin::<ScotlandYard>(&setup, 5, &[], ClockSetting::Off, true));
    device.tap(Key::A);
    device.open();
    choose(&mut device, |words| words.taxi);
    device.tap(Key::Right);
    choose_station(&mut device, 48);
    walk.look_secret(&mut device, "scotland-yard/log-only-last");
    device.release(Key::Y);
    device.tap(Key::B);
    walk.look(&mut device, "scotland-yard/log-only-table");
    device.enter("x taxi 48");
    device.enter("x hide");
    walk.look(&mut device, "scotland-yard/log-only-board");
    device.menu();
    walk.look(&mut device, "scotland-yard/log-only-menu");
    choose(&mut device, |words| words.map);
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/log-only-map");
    taps(&mut device, &[Key::B, Key::X]);
    walk.look(&mut device, "scotland-yard/claim");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/claim-no-station");
    taps(&mut device, &[Key::Up, Key::Up, Key::Right, Key::Down]);
    walk.look(&mut device, "scotland-yard/claim-digits");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/breath-claim");
    device.wait(3_000);
    walk.look(&mut device, "scotland-yard/log-only-not-there");
    for at in ["1", "199"] {
        device.enter(&format!("claim {at}"));
    }
    taps(&mut device, &[Key::X, Key::Up, Key::A]);
    walk.look(&mut device, "scotland-yard/claim-none-left");
    device.tap(Key::B);
    for says in [
        |words: &'static Words| words.say_stuck,
        |words: &'static Words| words.say_trapped,
        |words: &'static Words| words.say_caught,
    ] {
        device.menu();
        choose(&mut device, says);
        device.tap(Key::A);
        let name =
            says(Words::of(confidant_companion::texts::Language::English)).replace(' ', "-").to_lowercase();
        walk.look(&mut device, &format!("scotland-yard/says-{name}"));
        device.tap(Key::A);
        walk.look(&mut device, &format!("scotland-yard/breath-{name}"));
        if name.ends_with("caught") {
            device.wait(3_000);
            walk.look(&mut device, "scotland-yard/over-as-said");
        } else {
            device.tap(Key::B);
        }
    }
    taps(&mut device, &[Key::A, Key::A]);
    walk.look(&mut device, "scotland-yard/log-only-hunt");
    device.tap(Key::X);
    walk.look(&mut device, "scotland-yard/log-only-audit");
    last_round(walk);
}

/// The end of the last round is told after a breath.
fn last_round(walk: &mut Walk) {
    let case = include_str!("../../../cases/scotland-yard/log-only-the-last-round.case");
    let setup =
        Setup { x_only: true, detectives: Some(3), mister_x_start: Station::new(34), ..Setup::default() };
    let mut store = begin::<ScotlandYard>(&setup, 5, &[], ClockSetting::Off, false);
    let lines: Vec<&str> = case.lines().filter(|line| line.starts_with(['x', 'd'])).collect();
    store.append_all::<ScotlandYard>(lines.get(..lines.len() - 1).unwrap_or_default());
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/breath-last-round");
}

/// What other numbers of players and other clocks say.
fn more_set_up(walk: &mut Walk) {
    let mut device: Device = walk.device(HostStore::default());
    taps(&mut device, &[Key::A, Key::A]);
    for people in ["three", "two", "one"] {
        device.tap(Key::Left);
        walk.look(&mut device, &format!("scotland-yard/who-plays-{people}"));
    }
    taps(&mut device, &[Key::Left, Key::Up]);
    walk.look(&mut device, "scotland-yard/who-plays-last-of-six");
    taps(&mut device, &[Key::A, Key::Down, Key::Down, Key::Right]);
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
    walk.look_secret(&mut device, "scotland-yard/secret-rose");
    choose_station(&mut device, 45);
    walk.look_secret(&mut device, "scotland-yard/secret-last");
    device.tap(Key::Up);
    choose(&mut device, |words| words.black);
    walk.look_secret(&mut device, "scotland-yard/secret-ticket-black");
    device.tap(Key::Right);
    walk.look_secret(&mut device, "scotland-yard/secret-rose-groups");
    let arm = device.arm(&["45".to_owned()]).expect("a station on an arm");
    device.tap(arm);
    walk.look_secret(&mut device, "scotland-yard/secret-rose-second");
    taps(&mut device, &[Key::B, Key::B, Key::Left]);
    walk.look_secret(&mut device, "scotland-yard/secret-trail-empty");
    device.tap(Key::Right);
    walk.look_secret(&mut device, "scotland-yard/secret-map");
    device.tap(Key::Up);
    walk.look_secret(&mut device, "scotland-yard/map-of-his-own-closer");
    taps(&mut device, &[Key::Left; 3]);
    choose(&mut device, |words| words.double);
    walk.look_secret(&mut device, "scotland-yard/secret-double");
    device.tap(Key::Right);
    choose(&mut device, |words| words.taxi);
    walk.look_secret(&mut device, "scotland-yard/secret-double-first");
    device.tap(Key::Right);
    choose_station(&mut device, 45);
    choose(&mut device, |words| words.taxi);
    walk.look_secret(&mut device, "scotland-yard/secret-double-second");
    device.tap(Key::Right);
    walk.look_secret(&mut device, "scotland-yard/secret-rose-then");
    choose_station(&mut device, 58);
    walk.look_secret(&mut device, "scotland-yard/secret-double-last");
    device.release(Key::Y);
    taps(&mut device, &[Key::B]);
    walk.look(&mut device, "scotland-yard/table-mister-x");
    device.give(Input::Battery(Battery { percent: 9, charging: false }));
    walk.look(&mut device, "scotland-yard/table-low-battery");
    device.tap(Key::Right);
    walk.look(&mut device, "scotland-yard/table-other-seat");
    device.enter("x underground 79");
    walk.look(&mut device, "scotland-yard/table");
    super::schinderhannes::signs(walk, &mut device, "scotland-yard/table");
    device.menu();
    walk.look(&mut device, "house/menu");
    device.tap(Key::A);
    walk.look(&mut device, "house/correct-one");
    device.tap(Key::A);
    walk.look(&mut device, "house/agree");
    device.agree();
    walk.look(&mut device, "scotland-yard/table-corrected");
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
    // Whatever is lit, entered and taken back during its breath.
    taps(&mut device, &[Key::A, Key::A]);
    device.menu();
    device.tap(Key::A);
    walk.look(&mut device, "house/confirm-undo");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/table-taken-back");
    device.enter("d1 taxi 22");
    device.press(Key::A);
    walk.look(&mut device, "scotland-yard/table-soon");
    device.release(Key::A);
    device.breathe();
    device.menu();
    device.tap(Key::A);
    walk.look(&mut device, "house/correct");
    device.tap(Key::Down);
    walk.look(&mut device, "house/correct-falls");
    taps(&mut device, &[Key::B, Key::B]);
    device.menu();
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, "house/paused");
    taps(&mut device, &[Key::A]);
    device.wait(112_000);
    device.go_home();
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
    choose(&mut device, |words| words.underground);
    walk.look_secret(&mut device, "scotland-yard/secret-no-line");
    device.tap(Key::Right);
    walk.look_secret(&mut device, "scotland-yard/secret-rose-empty");
    while device.is_rose() {
        device.tap(Key::Down);
    }
    walk.look_secret(&mut device, "scotland-yard/secret-nothing");
    device.tap(Key::Up);
    choose(&mut device, |words| words.taxi);
    walk.look_secret(&mut device, "scotland-yard/secret-appearance-due");
    device.tap(Key::Right);
    choose_station(&mut device, 48);
    walk.look_secret(&mut device, "scotland-yard/secret-last-appearance");
    taps(&mut device, &[Key::Left, Key::B, Key::Left]);
    walk.look_secret(&mut device, "scotland-yard/secret-trail");
    device.tap(Key::Left);
    choose(&mut device, |words| words.taxi);
    device.tap(Key::Right);
    choose_station(&mut device, 48);
    device.tap(Key::Right);
    device.release(Key::Y);
    device.wait(80);
    walk.look(&mut device, "scotland-yard/appearance-grows");
    device.wait(600);
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
    device.end_of_menu();
    walk.look(&mut device, "house/menu-end");
    device.tap(Key::A);
    walk.look(&mut device, "house/confirm-end");
    device.go_home();
    taps(&mut device, &[Key::Down, Key::A]);
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
    device.breathe();
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

/// Against Confidant, and at the end.
fn corrections(walk: &mut Walk) {
    let begun = begin::<ScotlandYard>(&study(46, &[34, 117, 91]), 5, &[], ClockSetting::Off, false);
    let seat = |robot| SeatInfo { robot, ..SeatInfo::default() };
    let confidant = [Some(Level::Easy), None, None, None].map(seat);
    let mut store = begun.clone().agreed(|begin| begin.seats = confidant.into_iter().collect());
    store.append_all::<ScotlandYard>(&["x taxi 45", "d1 taxi 22"]);
    store.append(Entry::Settle);
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    device.menu();
    taps(&mut device, &[Key::A, Key::Down, Key::A]);
    device.wait(200);
    walk.look(&mut device, "house/correct-confidant");
    taps(&mut device, &[Key::A, Key::Up, Key::A]);
    device.agree();
    device.enter("d1 taxi 22");
    device.menu();
    device.tap(Key::A);
    device.wait(200);
    walk.look(&mut device, "house/menu-correct-once");

    let mut store = begun;
    store.append_all::<ScotlandYard>(&["x taxi 47", "d1 taxi 22"]);
    store.append(Entry::Settle);
    store.append(Entry::Correct { kept: 1 });
    store.append_all::<ScotlandYard>(&["d1 taxi 47"]);
    store.append(Entry::Settle);
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    while device.look().trace().chosen().iter().all(|chosen| chosen.is_empty()) {
        device.tap(Key::A);
    }
    walk.look(&mut device, "scotland-yard/end-corrected");
}

/// Where all stand, with names as long as people can give them: of one word, and of two.
fn long_names(walk: &mut Walk) {
    let names = ["Wwwwwwwww", "Marguerite", "Mmmmm-Mmmm", "Jean-Sébastien", "Ômmmmmmmm"];
    let begun = begin::<ScotlandYard>(&study(46, &[34, 117, 91, 26]), 5, &[], ClockSetting::Off, false);
    let mut store = begun.agreed(|begin| {
        for (seat, name) in begin.seats.iter_mut().zip(names) {
            seat.name = name.try_into().expect("a name that fits");
        }
    });
    store.append_all::<ScotlandYard>(&["x taxi 45"]);
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    device.breathe();
    device.menu();
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, "scotland-yard/places-long-names");
}

fn histories(walk: &mut Walk) {
    let setup = Setup { voluntary_reveal: true, ..study(46, &[34, 117, 91]) };
    let mut store = begin::<ScotlandYard>(&setup, 5, &[], ClockSetting::Off, false);
    store.append_all::<ScotlandYard>(&["x taxi 45", "x hide", "d1 taxi 22"]);
    store.append(Entry::Undo);
    store.append(Entry::Correct { kept: 1 });
    store.append(Entry::WrongPin(MISTER_X));
    store.append_all::<ScotlandYard>(&["x hide"]);
    let mut device: Device = walk.device(store.clone());
    device.tap(Key::A);
    device.breathe();
    history(&mut device);
    walk.look(&mut device, "scotland-yard/history-taken-back");

    let round = ["d1 taxi 22", "d2 taxi 116", "d3 taxi 107", "x black 58", "x reveal taxi taxi taxi"];
    store.append_all::<ScotlandYard>(&round);
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    device.breathe();
    history(&mut device);
    walk.look(&mut device, "scotland-yard/history-revealed");

    let mut store = begin::<ScotlandYard>(&study(74, &[26, 155, 174]), 5, &[], ClockSetting::Off, false);
    store.append_all::<ScotlandYard>(&["x double underground 46 black 79"]);
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    device.breathe();
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
    device.breathe();
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
    device.tap(Key::A);
    device.breathe();
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/entry-stuck");
    device.tap(Key::A);
    device.breathe();
    device.tap(Key::B);
    history(&mut device);
    walk.look(&mut device, "scotland-yard/history-stuck");
}

fn ends(walk: &mut Walk) {
    let mut device: Device =
        walk.device(begin::<ScotlandYard>(&study(46, &[34, 117, 91]), 5, &[], ClockSetting::Off, false));
    device.tap(Key::A);
    device.breathe();
    device.enter("x taxi 47");
    device.enter("d1 taxi 47");
    walk.look(&mut device, "scotland-yard/end-caught");
    device.tap(Key::A);
    for row in ["hunt", "lesson", "trail", "seal", "again"] {
        walk.look(&mut device, &format!("scotland-yard/result-{row}"));
        device.tap(Key::Down);
    }
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/hunt-start");
    device.tap(Key::Right);
    walk.look(&mut device, "scotland-yard/hunt");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/hunt-plays");
    taps(&mut device, &[Key::Right, Key::X]);
    walk.look(&mut device, "scotland-yard/audit");
    device.tap(Key::Left);
    walk.look(&mut device, "scotland-yard/audit-start");
    taps(&mut device, &[Key::B, Key::Down, Key::A]);
    walk.look(&mut device, "scotland-yard/seed");
    device.tap(Key::A);
    walk.look(&mut device, "scotland-yard/qr");
    taps(&mut device, &[Key::B, Key::B, Key::B]);
    walk.look(&mut device, "house/home-over");

    let mut device: Device =
        walk.device(begin::<ScotlandYard>(&study(20, &[11, 9, 174]), 5, &[], ClockSetting::Off, false));
    device.tap(Key::A);
    device.breathe();
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
    device.breathe();
    walk.look(&mut device, "scotland-yard/hand-over-last-round");
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    device.breathe();
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
    device.tap(Key::A);
    taps(&mut device, &[Key::Right; 24]);
    walk.look(&mut device, "scotland-yard/hunt-long");
    device.tap(Key::X);
    walk.look(&mut device, "scotland-yard/audit-long");
    taps(&mut device, &[Key::B, Key::Down, Key::A, Key::A]);
    walk.look(&mut device, "scotland-yard/qr-long");
}
