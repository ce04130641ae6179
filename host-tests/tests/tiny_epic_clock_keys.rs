//! The clock of Tiny Epic Crimes by keys: all that is legal can be entered, nothing else is offered, and a turn takes few
//! presses.

use std::collections::BTreeMap;

use confidant_companion::clock::ClockSetting;
use confidant_companion::{Key, Tone};
use confidant_core::chance::Source;
use confidant_core::game::{Game as _, Turn};
use confidant_core::tiny_epic_clock::{Action, Setup, Study, Task, TinyEpicClock};
use confidant_core::tiny_epic_crimes::kinds::Officer;
use host_tests::device::{Device, Driver as _, HostStore, begin, mirror};
use host_tests::games::CaseGame as _;
use host_tests::play::{Random, legal};
use host_tests::presses;

fn setup(choice: usize) -> Setup {
    TinyEpicClock::some_setup(choice).expect("any number picks a set-up")
}

fn device(store: HostStore) -> Device {
    let mut device = Device::with(store, 7);
    device.tap(Key::A);
    device
}

/// Enters an action by keys on a device of its own: exactly that action is stored.
fn check_entered(store: &HostStore, game: &TinyEpicClock, action: Action) {
    let mut device = device(store.clone());
    let before = device.store.records.len();
    assert!(device.try_enter::<TinyEpicClock>(action), "{action} was not entered:\n{}", device.read());
    assert_eq!(device.store.records.len(), before + 1, "{action} is one entry");
    let mut played = game.clone();
    assert!(played.play(action).is_ok(), "{action}");
    let stored: TinyEpicClock = mirror(&device.store).expect("a game runs");
    assert!(stored.table() == played.table(), "{action} is what was entered");
}

#[test]
fn whole_games_can_be_played_by_keys_in_every_mode() {
    for choice in 0..48 {
        let (setup, seed) = (setup(choice), choice as u64);
        let mut device = device(begin::<TinyEpicClock>(&setup, seed, &[], ClockSetting::Off, false));
        let mut game = TinyEpicClock::start(&setup, TinyEpicClock::printed(), seed).expect("a good set-up");
        let mut random = Random::new(seed);
        let mut entries = 0;
        while let Turn::Of(_) = game.turn() {
            let usual = game.usual(&mut random);
            let action = random.one_of(&usual).expect("something is legal while a game runs");
            let entered = device.try_enter::<TinyEpicClock>(action);
            assert!(entered, "{choice}, entry {entries}: {action}\n{}", device.read());
            assert!(game.play(action).is_ok(), "it is legal");
            entries += 1;
            if entries % 40 == 0 {
                let stored: TinyEpicClock = mirror(&device.store).expect("a game runs");
                assert!(stored.table() == game.table(), "{choice}, entry {entries}");
            }
        }
        let stored: TinyEpicClock = mirror(&device.store).expect("a game that is over");
        assert!(stored.table() == game.table(), "{choice}");
    }
}

/// What an action is called in the notation.
fn word(action: Action) -> String {
    let officer = |word: &&str| word.parse::<Officer>().is_ok();
    action.to_string().split(' ').find(|word| !officer(word)).unwrap_or_default().to_owned()
}

#[test]
fn every_legal_action_of_a_position_can_be_entered() {
    let mut entered = BTreeMap::<String, usize>::new();
    for choice in 0..72 {
        let (setup, seed) = (setup(choice), 100 + choice as u64);
        let mut store = begin::<TinyEpicClock>(&setup, seed, &[], ClockSetting::Off, false);
        let mut game = TinyEpicClock::start(&setup, TinyEpicClock::printed(), seed).expect("a good set-up");
        let mut random = Random::new(seed);
        loop {
            for action in legal(&game) {
                let count = entered.entry(word(action)).or_default();
                // Of hundreds of names and hours a few; of what is seldom possible, whenever it is.
                if *count < 60 && random.below(1 + *count) == 0 {
                    *count += 1;
                    check_entered(&store, &game, action);
                }
            }
            let usual = game.usual(&mut random);
            let Some(action) = random.one_of(&usual) else { break };
            store.append_all::<TinyEpicClock>(&[&action.to_string()]);
            assert!(game.play(action).is_ok(), "it is legal");
        }
    }
    let all = [
        "again", "away", "burnt", "choose", "clock", "done", "drawn", "empty", "event", "go-on", "hours",
        "lost", "name", "penalty", "placed", "pushed", "report", "resolved", "roll", "taken", "there",
        "line", "right", "badge", "cleared", "gone",
    ];
    for word in all {
        assert!(entered.get(word).is_some_and(|&count| count >= 5), "{word}: {entered:?}");
    }
    // People are rarely level in badges and hours.
    entered.remove("evidence");
    assert_eq!(entered.len(), all.len(), "{entered:?}");
}

#[test]
fn evidence_tokens_of_those_who_are_level_can_be_entered() {
    let study =
        Study { hours: [Some(48), Some(48), None, None], opening_events: Some(0), ..Study::default() };
    let setup = Setup { players: Some(2), study: Some(study), ..Setup::default() };
    let mut store = begin::<TinyEpicClock>(&setup, 3, &[], ClockSetting::Off, false);
    let mut game = TinyEpicClock::start(&setup, TinyEpicClock::printed(), 3).expect("a good set-up");
    for _ in 0..5 {
        let report = Action::Report(game.table().now().officer);
        let action = match game.table().pending() {
            Some(Task::Turn(_)) => report,
            Some(Task::Right) => Action::Right(game.table().officers().collect()),
            Some(Task::Badge(officer)) => Action::Badge(officer, 12),
            _ => break,
        };
        store.append_all::<TinyEpicClock>(&[&action.to_string()]);
        assert!(game.play(action).is_ok(), "it is legal");
    }
    let offered = legal(&game);
    assert_eq!(offered.len(), 6, "0 to 5 tokens");
    offered.into_iter().for_each(|action| check_entered(&store, &game, action));
}

#[test]
fn no_key_offers_what_is_refused() {
    for choice in 0..24 {
        let (setup, seed) = (setup(choice), 200 + choice as u64);
        let mut device = device(begin::<TinyEpicClock>(&setup, seed, &[], ClockSetting::Off, false));
        let mut random = Random::new(seed);
        for press in 0..600 {
            let key = random.one_of(&[Key::Up, Key::Down, Key::Left, Key::Right, Key::A, Key::X]);
            device.tap(key.expect("there are keys"));
            assert!(!device.reads_any(|texts| texts.not_possible), "{choice}, {press}:\n{}", device.read());
            if random.below(40) == 0 {
                device.tap(Key::B);
                device.approach::<TinyEpicClock>();
            }
        }
        assert!(mirror::<TinyEpicClock>(&device.store).is_some(), "the journal follows");
    }
}

#[test]
fn a_turn_takes_four_presses_and_seldom_more() {
    let counted = presses::count(TinyEpicClock::NAME, 12, 1).expect("a game on the shelf");
    assert!(counted.count("turn") > 200, "{}", counted.report());
    assert!(counted.median("turn").is_some_and(|median| median <= 4), "{}", counted.report());
}

#[test]
fn after_a_loss_of_power_anywhere_in_a_turn_the_game_goes_on() {
    let setup = setup(0);
    let mut device = device(begin::<TinyEpicClock>(&setup, 3, &[], ClockSetting::Off, false));
    let mut random = Random::new(3);
    for _ in 0..60 {
        let game: TinyEpicClock = mirror(&device.store).expect("a game runs");
        let Turn::Of(_) = game.turn() else { break };
        device.boot();
        device.tap(Key::A);
        let again: TinyEpicClock = mirror(&device.store).expect("a game runs");
        assert!(again.table() == game.table(), "nothing is lost");
        if matches!(game.table().pending(), Some(Task::Turn(_))) {
            assert!(TinyEpicClock::is_table(&device.read()), "{}", device.read());
        }
        let usual = game.usual(&mut random);
        let action = random.one_of(&usual).expect("something is legal");
        assert!(device.try_enter::<TinyEpicClock>(action), "{action}:\n{}", device.read());
    }
}

/// A table of three with its own dice, nothing drawn yet, and this timer.
fn table(clock: ClockSetting) -> Device {
    let study = Study { opening_events: Some(0), ..Study::default() };
    let setup = Setup { players: Some(3), dice: Source::Table, study: Some(study), ..Setup::default() };
    device(begin::<TinyEpicClock>(&setup, 3, &[], clock, false))
}

/// Two minutes a turn.
const TWO: ClockSetting = ClockSetting::Down { minutes: 2 };

#[test]
fn after_five_seconds_the_table_reads_from_afar_who_and_how_long() {
    let mut device = table(TWO);
    device.wait(4_000);
    assert!(device.reads("EVENTS"), "{}", device.read());
    device.wait(2_000);
    assert!(!device.reads("EVENTS") && device.reads("Officer 1") && device.reads("1:5"), "{}", device.read());
    // The key that brings the clock back counts, and whoever sets hours goes on seeing them.
    device.tap(Key::Right);
    assert!(device.reads("EVENTS") && device.reads("+3"), "{}", device.read());
    device.wait(8_000);
    assert!(device.reads("+3"), "{}", device.read());
    // Without a timer it is the hour.
    let mut device = table(ClockSetting::Off);
    device.enter("clock p1 17");
    device.enter("clock p2 23");
    device.enter("clock p3 31");
    device.wait(6_000);
    assert!(!device.reads("EVENTS") && device.reads("17") && device.reads("Next"), "{}", device.read());
}

#[test]
fn the_last_ten_seconds_are_heard_and_each_half_minute_beyond_the_end() {
    let mut device = table(TWO);
    device.wait(100_000);
    assert!(device.tones.iter().all(|&tone| tone != Tone::Time), "not yet");
    device.tones.clear();
    device.wait(20_500);
    let count = |device: &Device, wanted: Tone| device.tones.iter().filter(|&&tone| tone == wanted).count();
    assert_eq!((count(&device, Tone::Click), count(&device, Tone::Time)), (10, 1));
    device.wait(12_000);
    assert!(device.reads("+12"), "{}", device.read());
    device.wait(50_000);
    assert_eq!((count(&device, Tone::Click), count(&device, Tone::Time)), (10, 3), "at 0, 30 and 60");
}

#[test]
fn the_time_stands_while_dice_are_rolled_and_events_are_read() {
    let mut device = table(TWO);
    device.enter("p1 hours 2");
    device.wait(60_000);
    device.enter("placed");
    assert!(device.reads("Officer 2") && (device.reads("1:59") || device.reads("2:00")), "{}", device.read());
    // And it runs while somebody thinks.
    device.wait(4_000);
    assert!(device.reads("1:55") || device.reads("1:56"), "{}", device.read());
}

#[test]
fn the_face_of_the_table_is_never_dark() {
    let mut device = table(ClockSetting::Off);
    device.wait(60_000);
    assert_eq!(device.light(), 100);
    device.wait(70_000);
    assert_eq!(device.light(), 30);
    device.wait(600_000);
    assert_eq!(device.light(), 30, "never dark while a game is played");
    assert_eq!(device.next_tick(), None, "and nothing wakes it");
}
