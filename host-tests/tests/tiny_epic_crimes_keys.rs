//! All of Tiny Epic Crimes by keys: everything that is legal can be entered in every mode, nothing else is offered, and a
//! turn takes few presses.

use std::collections::BTreeMap;

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_companion::games::tiny_epic_crimes::Words;
use confidant_core::chance::Source;
use confidant_core::game::{Game as _, Turn};
use confidant_core::tiny_epic_crimes::kinds::{Cards, Mode, Officer};
use confidant_core::tiny_epic_crimes::{Action, Deed, How, Setup, TinyEpicCrimes};
use host_tests::device::{Device, Driver as _, HostStore, Step, begin, entry_of, in_all, mirror};
use host_tests::games::{CaseGame as _, setup_of};
use host_tests::play::{Random, legal};
use host_tests::presses;
use host_tests::soak::tiny_epic_crimes::player::{self, Habit, Memory};
use host_tests::soak::tiny_epic_crimes::{Style, play_one, random_action};

/// Each way of playing, with each number of officers, the dice by Confidant or by the table; with house cards, then with
/// those of the box, then with the murderer in the envelope, too.
const WAYS: usize = CARDS + ENVELOPES;
const CARDS: usize = 36;
/// Each way of playing, the tokens by Confidant or by the table.
const ENVELOPES: usize = 6;

fn setup(choice: usize) -> Setup {
    let Some(envelope) = choice.checked_sub(CARDS) else {
        return TinyEpicCrimes::by_keys(choice).expect("any number picks a set-up");
    };
    Setup {
        players: Some(2 + (envelope % 2) as u8),
        mode: [Mode::Standard, Mode::Coop, Mode::Solo][envelope % 3],
        cards: Cards::Printed,
        envelope: Source::Table,
        clue_tokens: if envelope < 3 { Source::Device } else { Source::Table },
        ..Setup::default()
    }
}

fn device(store: HostStore) -> Device {
    let mut device = Device::with(store, 7);
    device.tap(Key::A);
    device
}

fn start(setup: &Setup, seed: u64) -> TinyEpicCrimes {
    TinyEpicCrimes::start(setup, TinyEpicCrimes::printed(), seed).expect("a good set-up")
}

/// Enters an action by keys on a device of its own: exactly that action is stored.
fn check_entered(store: &HostStore, game: &TinyEpicCrimes, action: Action) {
    let mut device = device(store.clone());
    let before = device.store.records.len();
    assert!(device.try_enter::<TinyEpicCrimes>(action), "{action} was not entered:\n{}", device.read());
    assert_eq!(device.store.records.len(), before + 1, "{action} is one entry");
    let mut played = game.clone();
    assert!(played.play(action).is_ok(), "{action}");
    let stored: TinyEpicCrimes = mirror(&device.store).expect("a game runs");
    assert!(stored.table() == played.table(), "{action} is what was entered");
    for officer in Officer::ALL {
        let seat = officer.seat();
        assert!(stored.private(seat) == played.private(seat), "{action} is what was entered");
    }
}

/// Any action, or what somebody plays who knows the game: else hardly a game gets far.
fn some_action(game: &TinyEpicCrimes, random: &mut Random) -> Option<Action> {
    if random.below(3) == 0 {
        random_action(game, random)
    } else {
        player::choose(game, Habit::WHOLE, &mut Memory::default(), random)
    }
}

#[test]
fn whole_games_can_be_played_by_keys_in_every_mode() {
    for choice in 0..WAYS {
        let (setup, seed) = (setup(choice), choice as u64);
        let mut device = device(begin::<TinyEpicCrimes>(&setup, seed, &[], ClockSetting::Off, false));
        let mut game = start(&setup, seed);
        let mut random = Random::new(seed);
        let mut entries = 0;
        while let Turn::Of(_) = game.turn() {
            let action = some_action(&game, &mut random).expect("something is legal while a game runs");
            let entered = device.try_enter::<TinyEpicCrimes>(action);
            assert!(entered, "{choice}, entry {entries}: {action}\n{}", device.read());
            assert!(game.play(action).is_ok(), "it is legal");
            entries += 1;
            if entries % 40 == 0 {
                let stored: TinyEpicCrimes = mirror(&device.store).expect("a game runs");
                assert!(stored.table() == game.table(), "{choice}, entry {entries}");
            }
        }
        let stored: TinyEpicCrimes = mirror(&device.store).expect("a game that is over");
        assert!(stored.table() == game.table(), "{choice}");
    }
}

/// What an action is called, and a deed by its kind and way.
fn word(action: Action) -> String {
    match action {
        Action::Act(_, to, deed) | Action::ActFor(_, to, deed, _) => {
            let how = match deed {
                Deed::From(..) => " from",
                Deed::Event(_, How::From(_)) => " from",
                Deed::Event(_, How::Risk(_)) => " risk",
                Deed::Event(_, How::With(_)) => " with",
                _ => "",
            };
            let drives = if to.is_some() { "to " } else { "" };
            let told = if matches!(action, Action::ActFor(..)) { " for" } else { "" };
            format!("{drives}{}{how}{told}", deed.kind())
        }
        Action::Die(_) => "die".to_owned(),
        Action::Hand(_) => action.to_string().split(' ').take(2).collect::<Vec<_>>().join(" "),
        _ => {
            let officer = |word: &&str| word.parse::<Officer>().is_ok();
            action.to_string().split(' ').find(|word| !officer(word)).unwrap_or_default().to_owned()
        }
    }
}

#[test]
fn every_legal_action_of_a_position_can_be_entered() {
    let mut entered = BTreeMap::<String, usize>::new();
    for choice in 0..2 * WAYS {
        let (setup, seed) = (setup(choice % WAYS), 100 + choice as u64);
        let mut store = begin::<TinyEpicCrimes>(&setup, seed, &[], ClockSetting::Off, false);
        let mut game = start(&setup, seed);
        let mut random = Random::new(seed);
        loop {
            for action in legal(&game) {
                let count = entered.entry(word(action)).or_default();
                // Of hundreds of blocks a few; of what is seldom possible, whenever it is.
                if *count < 40 && random.below(1 + *count) == 0 {
                    *count += 1;
                    check_entered(&store, &game, action);
                }
            }
            let Some(action) = some_action(&game, &mut random) else { break };
            store.append_all::<TinyEpicCrimes>(&[&action.to_string()]);
            assert!(game.play(action).is_ok(), "it is legal");
        }
    }
    let all = [
        "card",
        "coffee for",
        "backup for",
        "stakeout for",
        "accuse",
        "arrest",
        "ask",
        "backup",
        "book",
        "choose",
        "coffee",
        "die",
        "draw-force",
        "drop",
        "event",
        "event from",
        "event risk",
        "event with",
        "field-work",
        "go-on",
        "hold",
        "informant",
        "keep",
        "no-peek",
        "peek",
        "play",
        "report",
        "roll",
        "search",
        "stakeout",
        "witness",
        "drawn",
        "done",
        "gains",
        "token",
        "bag",
        "right",
    ];
    for word in all {
        let drives = format!("to {word}");
        let count = [word, &drives].iter().filter_map(|word| entered.get(*word)).sum::<usize>();
        assert!(count >= 3, "{word}: {entered:?}");
    }
}

/// A position in which all can be done by hand that there is.
const RICH: &str =
    "players 3\ncards printed\ngangsters 23 blue 34 red\nsolved rank p2\ninformants none\ncell-p1 grey
    arrested-p1 blue\nclues-p1 search 1 miss 1\nsearch 11 12 13 14 15";

#[test]
fn everything_by_hand_can_be_entered() {
    let setup = setup_of::<TinyEpicCrimes>(RICH.lines()).expect("lines of a set-up");
    let mut store = begin::<TinyEpicCrimes>(&setup, 7, &[], ClockSetting::Off, false);
    let mut game = start(&setup, 7);
    let laid = [
        "drawn plain",
        "hand token 1 44",
        "hand captive 1 red",
        "hand help 1 p2",
        "hand suspect p2",
        "hand force p1",
    ];
    let mut entered = BTreeMap::<String, usize>::new();
    let mut random = Random::new(7);
    for line in laid.into_iter().chain(["done"]) {
        store.append_all::<TinyEpicCrimes>(&[line]);
        assert!(game.play(line.parse().expect("an action")).is_ok(), "{line}");
        if line == "hand force p1" || line == "done" {
            let mut by_hand = legal(&game);
            by_hand.retain(|action| matches!(action, Action::Hand(_)));
            for action in by_hand {
                let count = entered.entry(word(action)).or_default();
                if *count < 12 && random.below(1 + *count) == 0 {
                    *count += 1;
                    check_entered(&store, &game, action);
                }
            }
        }
    }
    // All but the roll that is repeated: there was none.
    assert_eq!(entered.len(), 36, "{entered:?}");
}

#[test]
fn no_key_offers_what_is_refused() {
    for choice in 0..WAYS {
        let (setup, seed) = (setup(choice), 200 + choice as u64);
        let mut device = device(begin::<TinyEpicCrimes>(&setup, seed, &[], ClockSetting::Off, false));
        let mut random = Random::new(seed);
        for press in 0..600 {
            // A game that is over can be erased.
            let over = |game: TinyEpicCrimes| !matches!(game.turn(), Turn::Of(_));
            if mirror::<TinyEpicCrimes>(&device.store).is_none_or(over) {
                break;
            }
            let key = random.one_of(&[Key::Up, Key::Down, Key::Left, Key::Right, Key::A, Key::X]);
            device.tap(key.expect("there are keys"));
            assert!(!device.reads_any(|texts| texts.not_possible), "{choice}, {press}:\n{}", device.read());
            if choice >= CARDS / 2 && random.below(16) == 0 {
                // What is done by hand, and an event that is resolved.
                device.approach::<TinyEpicCrimes>();
                let by_hand = Step::Choose(in_all(|language| Words::of(language).by_hand));
                let resolved = Step::Choose(in_all(|language| Words::of(language).resolved));
                device.menu();
                let open = device.step(&by_hand);
                device.tap(if open { Key::A } else { Key::B });
                if open && random.below(2) == 0 && device.step(&resolved) {
                    device.tap(Key::A);
                }
            }
            if random.below(12) == 0 {
                device.approach::<TinyEpicCrimes>();
                device.look_in();
                for _ in 0..random.below(6) {
                    let key = random.one_of(&[Key::Up, Key::Down, Key::Left, Key::Right, Key::Right]);
                    device.tap(key.expect("there are keys"));
                    assert!(!device.reads_any(|texts| texts.not_possible), "{choice}, {press}");
                }
                device.release(Key::Y);
            }
        }
        let stored = mirror::<TinyEpicCrimes>(&device.store);
        assert!(stored.is_some() || device.store.records.is_empty(), "the journal follows");
    }
}

#[test]
fn of_what_is_in_the_envelope_nobody_is_told_anything() {
    let reads = |device: &mut Device, text: fn(&Words) -> &'static str| {
        in_all(|language| text(Words::of(language))).iter().any(|text| device.reads(text))
    };
    let mut looks = [0; 2];
    for choice in CARDS..WAYS {
        let (setup, seed) = (setup(choice), 300 + choice as u64);
        let mut device = device(begin::<TinyEpicCrimes>(&setup, seed, &[], ClockSetting::Off, false));
        let mut game = start(&setup, seed);
        let mut random = Random::new(seed);
        let notes = setup.mode == Mode::Standard && setup.clue_tokens == Source::Device;
        while let Some(action) = some_action(&game, &mut random) {
            device.approach::<TinyEpicCrimes>();
            device.look_in();
            let open = reads(&mut device, |words| words.stakeouts_seen);
            looks[usize::from(open)] += 1;
            assert!(notes || !open, "{choice}:\n{}", device.read());
            for key in [Key::Right, Key::Left, Key::Down] {
                assert!(!reads(&mut device, |words| words.left_caption), "{choice}:\n{}", device.read());
                if open {
                    device.tap(key);
                }
            }
            device.release(Key::Y);
            assert!(device.try_enter::<TinyEpicCrimes>(action), "{choice}: {action}\n{}", device.read());
            assert!(game.play(action).is_ok(), "it is legal");
        }
        device.tap(Key::A);
        let read = device.read();
        let row = in_all(|language| Words::of(language).the_murderer);
        assert!(device.reads_any(|texts| texts.how_it_went), "{choice}:\n{read}");
        assert!(!read.lines().any(|line| row.iter().any(|row| row == line)), "{choice}:\n{read}");
    }
    assert!(looks.iter().all(|&count| count > 20), "closed and open: {looks:?}");
}

#[test]
fn a_game_that_is_over_is_seen_once_more() {
    for (choice, style) in
        [(1, Style::Scripted), (9, Style::Scripted), (18, Style::Random), (37, Style::Random)]
    {
        let setup = setup(choice);
        let (_, journal, _) = play_one(&setup, 7, style);
        let mut store = begin::<TinyEpicCrimes>(&setup, 7, &[], ClockSetting::Off, false);
        journal.actions.iter().for_each(|action| store.append(entry_of(action)));
        let mut device = device(store);
        let how = Step::Choose(in_all(|language| language.texts().how_it_went));
        assert!(device.step(&how), "{}", device.read());
        device.tap(Key::A);
        let mut game = start(&setup, 7);
        let count = journal.actions.len();
        // Entry by entry: whoever entered something is at this hour.
        for (index, &action) in journal.actions.iter().enumerate() {
            assert!(device.reads(&format!("{index}/{count}")), "{choice}:\n{}", device.read());
            device.tap(Key::Down);
            assert!(game.play(action).is_ok(), "it was played");
            let table = game.table();
            let author = TinyEpicCrimes::author(action).and_then(Officer::of);
            let hour = table.track().hour(author.unwrap_or(table.now().officer));
            let read = device.read();
            assert!(
                read.split_whitespace().any(|word| word == hour.to_string()),
                "{choice}, {action}, {hour}:\n{read}"
            );
        }
        assert!(device.reads(&format!("{count}/{count}")), "{choice}:\n{}", device.read());
        device.tap(Key::Down);
        assert!(device.reads(&format!("{count}/{count}")), "there is no more");
        // Turn by turn, back to the start, and on again.
        let is_turn =
            |action: &Action| matches!(action, Action::Act(..) | Action::ActFor(..) | Action::Report(_));
        let turns = journal.actions.iter().enumerate().filter(|(_, action)| is_turn(action));
        let mut stops: Vec<usize> = turns.map(|(index, _)| index + 1).collect();
        stops.insert(0, 0);
        stops.push(count);
        stops.dedup();
        for stop in stops.iter().rev().skip(1) {
            device.tap(Key::Left);
            assert!(device.reads(&format!("{stop}/{count}")), "{choice}, {stop}:\n{}", device.read());
        }
        for stop in &stops[1..] {
            device.tap(Key::Right);
            assert!(device.reads(&format!("{stop}/{count}")), "{choice}, {stop}:\n{}", device.read());
        }
        device.tap(Key::B);
        assert!(device.reads_any(|texts| texts.how_it_went), "back at the result");
    }
}

#[test]
fn a_turn_takes_four_presses_and_seldom_more() {
    let counted = presses::count(TinyEpicCrimes::NAME, 16, 1).expect("a game on the shelf");
    println!("{}", counted.report());
    assert!(counted.count("turn") > 150, "{}", counted.report());
    assert!(counted.median("turn").is_some_and(|median| median <= 4), "{}", counted.report());
    let printed = "turn with printed cards";
    assert!(counted.count(printed) > 150, "{}", counted.report());
    assert!(counted.median(printed).is_some_and(|median| median <= 5), "{}", counted.report());
}

#[test]
fn after_a_loss_of_power_anywhere_in_a_turn_the_game_goes_on() {
    for choice in [1, 19, 27, 28, 39] {
        lose_power(&setup(choice));
    }
}

fn lose_power(setup: &Setup) {
    let mut device = device(begin::<TinyEpicCrimes>(setup, 3, &[], ClockSetting::Off, false));
    let mut random = Random::new(3);
    for _ in 0..60 {
        let game: TinyEpicCrimes = mirror(&device.store).expect("a game runs");
        let Turn::Of(_) = game.turn() else { break };
        device.boot();
        device.tap(Key::A);
        let again: TinyEpicCrimes = mirror(&device.store).expect("a game runs");
        assert!(again.table() == game.table(), "nothing is lost");
        let read = device.read();
        let veiled = device.reads_any(|texts| texts.pass_to);
        assert!(veiled || TinyEpicCrimes::is_table(&read), "{read}");
        let action = some_action(&game, &mut random).expect("something is legal");
        assert!(device.try_enter::<TinyEpicCrimes>(action), "{action}:\n{}", device.read());
    }
}
