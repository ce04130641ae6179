//! The clock of Tiny Epic Crimes by keys: all that is legal can be entered, nothing else is offered, and a turn takes few
//! presses.

use std::collections::BTreeMap;

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_core::game::{Game as _, Turn};
use confidant_core::tiny_epic_clock::{Action, Setup, Task, TinyEpicClock};
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
    for choice in 0..48 {
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
    ];
    for word in all {
        assert!(entered.get(word).is_some_and(|&count| count >= 5), "{word}: {entered:?}");
    }
    assert_eq!(entered.len(), all.len(), "{entered:?}");
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
