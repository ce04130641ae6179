//! What moves and sounds in Schinderhannes, and which puzzle is the day's.

use confidant_companion::clock::ClockSetting;
use confidant_companion::games::schinderhannes::{Best, Done, Solved};
use confidant_companion::journal::{Entry, Record};
use confidant_companion::settings::Settings;
use confidant_companion::{Input, Key, Tone};
use confidant_core::game::Game as _;
use confidant_core::schinderhannes::{
    Action, CardSet, Grade, SOONWALD, Schinderhannes, Solitaire, solitaire,
};
use host_tests::device::{Device, Driver as _, HostStore, Step, begin, mirror};
use host_tests::games::setup_of;

/// A device at the table of a game with this set-up.
fn table(lines: &str) -> Device {
    let setup = setup_of::<Schinderhannes>(lines.split(',')).expect("lines of a set-up");
    let mut device = Device::with(begin::<Schinderhannes>(&setup, 4, &[], ClockSetting::Off, true), 7);
    device.tap(Key::A);
    device
}

/// Enters an open action up to the moment in which its last key goes down.
fn press_last(device: &mut Device, action: &str) {
    let game = mirror::<Schinderhannes>(&device.store).expect("a game runs");
    let action: Action = action.parse().expect("an action");
    let way = game.way(action);
    let Some((Step::Press(last), first)) = way.steps().split_last() else { panic!("the last step is a key") };
    assert!(first.iter().all(|step| device.step(step)), "{action}");
    device.press(*last);
}

/// The remove card leaves the hideout one token: a row for the token, a row for the scene.
const A_SCENE: &str = "players 1, tokens planque kirn boos, hand-p1 none";
/// It leaves two.
const NO_SCENE: &str = "players 1, tokens planque kirn boos simmern, hand-p1 none";

#[test]
fn points_roll_up_row_by_row_and_a_scene_grows_for_160_ms() {
    let mut device = table(A_SCENE);
    press_last(&mut device, "p1 remove planque boos");
    assert!(device.reads("0 + 0 = 0"), "{}", device.read());
    // The first row has one point, at its end; then the scene grows in two steps, and brings its point.
    assert_eq!(device.moments(2_000), [0, 400, 480, 560, 800]);
    assert!(device.reads("0 + 2 = 2"), "{}", device.read());
}

#[test]
fn any_key_tells_everything_at_once() {
    let mut device = table(A_SCENE);
    press_last(&mut device, "p1 remove planque boos");
    device.wait(100);
    device.release(Key::A);
    device.press(Key::Up);
    assert!(device.reads("0 + 2 = 2"), "{}", device.read());
    assert!(device.reads("2/2"), "{}", device.read());
    assert_eq!(device.moments(1_000), [0]);
}

#[test]
fn a_key_after_the_last_row_goes_on() {
    let mut device = table(A_SCENE);
    press_last(&mut device, "p1 remove planque boos");
    device.release(Key::A);
    device.wait(1_000);
    device.tap(Key::A);
    assert!(device.reads("draws"), "{}", device.read());
}

#[test]
fn on_the_board_tokens_blink_twice_and_a_scene_grows() {
    let mut device = table(A_SCENE);
    device.enter("p1 remove planque boos");
    device.tap(Key::Up);
    // The scene is the row that was told last.
    device.press(Key::X);
    assert_eq!(device.moments(1_000), [0, 40, 160]);
    device.release(Key::X);
    // The token that went.
    device.press(Key::Up);
    assert_eq!(device.moments(1_000), [0, 100, 200, 300]);
    device.release(Key::Up);
    device.press(Key::Down);
    device.wait(20);
    let grows = device.still();
    device.release(Key::Down);
    device.tap(Key::Left);
    assert!(device.still() != grows, "a key ends it");
    assert_eq!(device.moments(500), [0]);
}

#[test]
fn a_scene_and_stop_are_to_be_noticed() {
    let heard = |lines: &str, actions: &[&str]| {
        let mut device = table(lines);
        actions.iter().for_each(|action| device.enter(action));
        let tones = &device.tones;
        tones.iter().rev().find(|tone| matches!(tone, Tone::Done | Tone::Notice | Tone::End)).copied()
    };
    assert_eq!(heard(NO_SCENE, &["p1 remove planque boos"]), Some(Tone::Done));
    assert_eq!(heard(A_SCENE, &["p1 remove planque boos"]), Some(Tone::Notice));
    let manual = "players 3, deduction manual, tokens ane hahnmuehle kirn boos, scenes racket hahnmuehle, \
                  hand-p1 3, hand-p2 none, hand-p3 none";
    let turn = ["p1 play 3", "p1 draw blue"];
    assert_eq!(heard(manual, &turn), Some(Tone::Done));
    let stop = ["p1 play 3", "p1 draw blue", "stop p3 ane hahnmuehle"];
    assert_eq!(heard(manual, &stop), Some(Tone::Notice));
}

/// Goes from home to the home of the puzzles, to this row.
fn puzzles(device: &mut Device, row: &str) {
    device.tap(Key::A);
    for choice in ["Schinderhannes solo", row] {
        assert!(device.step(&Step::Choose(vec![choice.to_owned()])), "{}", device.read());
        if choice != row {
            device.tap(Key::A);
        }
    }
}

fn new_device(day: Option<u32>) -> Device {
    let settings = Settings { welcomed: true, asked_boxes: u8::MAX, ..Settings::new() };
    let settings = settings.encode().map(|bytes| bytes.to_vec());
    let mut device = Device::with(HostStore { settings, ..HostStore::default() }, 7);
    if let Some(day) = day {
        device.give(Input::Today(day));
    }
    device
}

/// The cards of the puzzle that was begun.
fn cards(device: &Device) -> CardSet {
    let Ok(Record { entry: Entry::Begin(begin), .. }) = Record::decode(&device.store.records[0]) else {
        panic!("a puzzle begins");
    };
    let setup: solitaire::Setup = postcard::from_bytes(&begin.setup).expect("a set-up");
    setup.cards.expect("it was made")
}

/// Makes the day's puzzle, or the next one, and begins it.
fn begin_daily(device: &mut Device) -> CardSet {
    puzzles(device, "Calendar");
    [Key::Up, Key::A].into_iter().for_each(|key| device.tap(key));
    device.wait(60_000);
    assert!(device.reads("Ready"), "{}", device.read());
    device.tap(Key::A);
    cards(device)
}

#[test]
fn the_day_s_puzzle_is_the_same_everywhere_and_has_a_number_that_others_can_enter() {
    let today = begin_daily(&mut new_device(Some(20_773)));
    assert!(today == begin_daily(&mut new_device(Some(20_773))), "for everybody");
    assert!(today != begin_daily(&mut new_device(Some(20_774))), "another one tomorrow");
    // Somebody without a calendar enters its number, which is 773, and its level: it is a Monday's.
    let mut device = new_device(None);
    puzzles(&mut device, "By number");
    [Key::Left, Key::A].into_iter().for_each(|key| device.tap(key));
    for digit in ["0", "7", "7", "3"] {
        while !device.look().trace().chosen().iter().any(|chosen| chosen == digit) {
            device.tap(Key::Up);
        }
        device.tap(Key::Right);
    }
    device.tap(Key::A);
    device.wait(60_000);
    device.tap(Key::A);
    assert!(cards(&device) == today);
}

#[test]
fn without_a_calendar_the_next_one_is_another_each_time() {
    let mut device = new_device(None);
    let first = begin_daily(&mut device);
    let kept = |device: &Device| {
        let settings = device.store.settings.as_deref().and_then(Settings::decode);
        settings.expect("settings are kept").puzzles.next
    };
    assert_eq!(kept(&device), 2);
    device.store.records.clear();
    device.boot();
    let second = begin_daily(&mut device);
    assert!(first != second);
    assert_eq!(kept(&device), 3);
    // The day's puzzle leaves the row of numbers alone.
    device.store.records.clear();
    device.boot();
    device.give(Input::Today(20_773));
    begin_daily(&mut device);
    assert_eq!(kept(&device), 3);
}

/// How the puzzles were solved, as it is kept.
fn solved(device: &Device) -> Solved {
    let settings = device.store.settings.as_deref().and_then(Settings::decode);
    settings.expect("settings are kept").puzzles
}

/// Follows the hints of a puzzle that runs to its end.
fn solve_by_hints(device: &mut Device) {
    for _ in 0..200 {
        if device.reads("solved") {
            return;
        }
        if device.reads("It is here") {
            device.tap(Key::B);
        }
        assert!(device.step(&Step::Choose(vec!["Hint".to_owned()])), "{}", device.read());
        device.tap(Key::A);
        device.wait(2_000);
        [Key::A; 3].into_iter().for_each(|key| device.tap(key));
    }
    panic!("it comes to an end");
}

#[test]
fn a_solved_day_is_in_the_calendar_whenever_the_power_goes() {
    let mut device = new_device(Some(20_773));
    begin_daily(&mut device);
    let before = device.store.settings.clone();
    solve_by_hints(&mut device);
    let kept = solved(&device);
    assert_eq!((kept.day(20_773), kept.streak(20_773), kept.streak(20_775)), (Done::Helped, 1, 0));
    assert_eq!(kept.grade(Grade::Singles), Best { solved: true, seconds: 0 });
    // The power went before that was kept: it is kept at the next start, and counted once.
    device.store.settings = before;
    device.boot();
    assert!(solved(&device) == kept);
    device.boot();
    assert!(solved(&device) == kept);
    // The home says so, and the next day goes on from there.
    device.store.records.clear();
    device.boot();
    device.give(Input::Today(20_774));
    puzzles(&mut device, "Calendar");
    assert!(device.reads("1 in a row"), "{}", device.read());
    device.tap(Key::A);
    device.tap(Key::Left);
    assert!(device.reads("easy, with hints"), "{}", device.read());
    device.tap(Key::Right);
    device.tap(Key::A);
    device.wait(60_000);
    device.tap(Key::A);
    solve_by_hints(&mut device);
    assert_eq!(solved(&device).streak(20_774), 2);
}

#[test]
fn a_puzzle_without_hints_has_its_time_and_the_list_a_tick() {
    let mut device = new_device(None);
    puzzles(&mut device, "From the box");
    [Key::A, Key::A].into_iter().for_each(|key| device.tap(key));
    assert!(device.reads("Donkey, Gri"), "{}", device.read());
    device.wait(61_000);
    for (place, crime) in SOONWALD.puzzles()[0].solution.iter() {
        let found = format!("p1 found {crime} {place}");
        let game: Solitaire = mirror(&device.store).expect("a puzzle runs");
        let stands = game.is_legal(found.parse().expect("an action")).is_err();
        if !stands {
            device.enter(&found);
        }
    }
    let game: Solitaire = mirror(&device.store).expect("a puzzle runs");
    let rest: Vec<_> = (game.table().cards - game.table().laid).iter().collect();
    if !device.reads("solved") {
        rest.into_iter().for_each(|card| device.enter(&format!("p1 play {card}")));
    }
    assert!(device.reads("solved"), "{}", device.read());
    let best = solved(&device).printed(0);
    assert!(best.solved && best.seconds > 30, "{}", best.seconds);
    device.store.records.clear();
    device.boot();
    puzzles(&mut device, "From the box");
    assert!(device.reads("1/4"), "{}", device.read());
    device.tap(Key::A);
    assert!(device.reads("Best time without hints"), "{}", device.read());
}
