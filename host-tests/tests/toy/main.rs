//! The frame holds any game: a toy with hidden hands stands on it with nothing but its own folder: rules, screens, a
//! list with itself, a driver. `docs/adding-a-game.md` follows its parts.

mod driver;
mod game;
mod screens;

use confidant_companion::clock::ClockSetting;
use confidant_companion::journal::{Entry, Record};
use confidant_companion::log::LOG_LEN;
use confidant_companion::seal::Written;
use confidant_companion::{Key, Tone};
use confidant_core::game::Game as _;
use confidant_core::seat::Seat;
use host_tests::device::{Device, Driver as _, HostStore, Step, begin, mirror, pin};
use host_tests::play::Random;
use host_tests::screens::Picture;

use driver::is_over;
use game::{Action, CARDS, Setup, Toy};
use screens::ToyShelf;

type ToyDevice = Device<ToyShelf>;

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

fn store(players: u8, seed: u64, clock: ClockSetting) -> HostStore {
    begin::<Toy>(&Setup { players }, seed, &[], clock, false)
}

/// A game at its table.
fn playing(players: u8, seed: u64) -> ToyDevice {
    let mut device = ToyDevice::with(store(players, seed, ClockSetting::Off), 3);
    device.tap(Key::A);
    device
}

fn game_of(device: &ToyDevice) -> Toy {
    mirror::<Toy>(&device.store).expect("a game runs")
}

/// Enters an action as a person at the table does: a card during a look, while Y is held, all else openly.
fn enter(device: &mut ToyDevice, action: Action) {
    let way = game_of(device).way(action);
    if way.is_secret() {
        device.press(Key::Y);
        device.wait(800);
    }
    for step in way.steps() {
        assert!(device.step(step), "`{action}`: {step:?} in\n{}", device.read());
    }
    if way.is_secret() {
        device.release(Key::Y);
    }
}

#[test]
fn random_games_are_played_by_keys_to_their_end() {
    for seed in 0..30 {
        let mut device = playing(2 + (seed % 3) as u8, seed);
        let mut random = Random::new(seed);
        while let Some(action) = random.action(&game_of(&device)) {
            let before = device.store.records.len();
            enter(&mut device, action);
            assert!(device.store.records.len() > before, "`{action}` was not entered:\n{}", device.read());
            assert!(device.look().trace().faults().is_empty(), "{:?}", device.look().trace().faults());
        }
        assert!(is_over(&game_of(&device)));
    }
}

#[test]
fn the_set_up_asks_the_house_for_names_clock_and_a_code_for_each_seat() {
    let mut device = ToyDevice::new(1);
    device.tap(Key::A);
    assert!(device.reads("Toy") && device.reads("2 to 4 players"), "{}", device.read());
    device.tap(Key::A);
    assert!(device.reads("Who plays?") && device.reads("2 people"), "{}", device.read());
    device.tap(Key::A);
    device.tap(Key::Right);
    assert!(device.step(&Step::Choose(vec!["Code".to_owned()])), "{}", device.read());
    assert!(device.reads("Code") && device.reads("0/3"), "{}", device.read());
    device.tap(Key::Right);
    assert!(device.reads("Ann") && device.reads("Cy"), "{}", device.read());
    for key in [Key::Down, Key::A] {
        device.tap(key);
    }
    device.open();
    assert!(device.enter_code("BEAD") && device.reads("The same again"), "{}", device.read());
    assert!(device.enter_code("BEAD"), "{}", device.read());
    device.release(Key::Y);
    device.tap(Key::B);
    assert!(device.reads("1/3"), "{}", device.read());
    device.tap(Key::A);
    device.wait(500);
    device.tap(Key::A);
    assert_eq!(device.store.records.len(), 1, "the game began:\n{}", device.read());
    let Ok(Record { entry: Entry::Begin(begin), .. }) = Record::decode(&device.store.records[0]) else {
        panic!("a beginning");
    };
    let pins: Vec<bool> = begin.seats.iter().map(|seat| seat.pin.is_some()).collect();
    assert_eq!(pins, [false, true, false]);
    assert!(Toy::is_table(&device.read()), "nobody's secret is needed: the table\n{}", device.read());
}

#[test]
fn a_look_shows_the_players_hand_after_the_name_was_read() {
    let mut device = playing(3, 9);
    let table = device.look().pixels().to_vec();
    let hand = game_of(&device).private(seat(0));
    let shows_hand = |device: &mut ToyDevice| hand.iter().all(|card| device.reads(&card.to_string()));
    device.press(Key::Y);
    device.wait(100);
    assert!(device.reads("Opens for") && device.reads("Ann") && device.reads("Not you?"));
    device.wait(550);
    assert!(!shows_hand(&mut device), "the name is read first");
    device.wait(100);
    assert!(shows_hand(&mut device), "{}", device.read());
    device.release(Key::Y);
    assert!(table == device.look().pixels(), "the open screen is back");
    assert_eq!(device.tones.iter().filter(|&&tone| tone != Tone::Click).count(), 0);
    // Thirty seconds without a key, and it is over.
    device.press(Key::Y);
    device.wait(31_000);
    assert!(table == device.look().pixels());
    device.release(Key::Y);
}

#[test]
fn a_look_at_a_seat_with_a_code_asks_for_it() {
    let code = pin("BEAD").expect("a code");
    let store = begin::<Toy>(&Setup { players: 2 }, 9, &[(seat(0), code)], ClockSetting::Off, false);
    let mut device = ToyDevice::with(store, 3);
    device.tap(Key::A);
    let hand = game_of(&device).private(seat(0));
    device.press(Key::Y);
    assert!(device.reads("Opens for"), "{}", device.read());
    device.wait(800);
    assert!(device.reads("Ann’s code") && device.enter_code("BEAD"), "{}", device.read());
    assert!(device.reads(&hand[0].to_string()), "{}", device.read());
    device.release(Key::Y);
    assert!(Toy::is_table(&device.read()));
    device.wait(60_000);
    device.press(Key::Y);
    device.wait(800);
    assert!(device.reads("Ann’s code"), "it is asked for again");
}

#[test]
fn what_was_prepared_is_entered_at_once_and_sounds_once() {
    let mut device = playing(2, 5);
    let card = game_of(&device).private(seat(0))[0];
    device.tones.clear();
    enter(&mut device, Action::Lay(seat(0), card));
    assert_eq!(device.store.records.len(), 3, "the card, and the pass with it");
    assert_eq!(device.tones, [Tone::Done]);
    assert_eq!(game_of(&device).table().turn, seat(1));
}

#[test]
fn an_entry_is_its_authors_whoever_is_to_move() {
    let mut device = playing(3, 6);
    enter(&mut device, Action::Call(seat(2)));
    enter(&mut device, Action::Cut);
    device.menu();
    // The toy's own row stands between: take back, cut, history.
    assert!(device.reads("Cut"), "{}", device.read());
    device.tap(Key::Down);
    device.tap(Key::Down);
    device.tap(Key::A);
    assert!(device.reads("Cy") && device.reads("called"), "{}", device.read());
    assert!(device.reads("The table") && device.reads("cut the deck"), "{}", device.read());
    device.tap(Key::B);
    for _ in 0..2 {
        device.menu();
        device.tap(Key::A);
        device.tap(Key::A);
    }
    assert!(device.reads("Cy") && device.reads("took back: called"), "{}", device.read());
}

#[test]
fn a_row_of_the_menu_acts_and_work_goes_on_between_the_keys() {
    let mut device = playing(2, 7);
    device.menu();
    let row = usize::from(device.reads("Take back") || device.reads("Correct"));
    (0..row).for_each(|_| device.tap(Key::Down));
    device.tap(Key::A);
    assert_eq!(device.store.records.len(), 2, "it cut the deck");
    device.wait(10);
    assert!(!device.reads("Counted to 5000"), "in steps");
    let busy = device.inputs;
    device.tap(Key::Down);
    assert!(device.inputs > busy + 1, "keys are answered meanwhile");
    device.wait(2_000);
    assert!(device.reads("Counted to 5000"), "{}", device.read());
    let done = device.inputs;
    device.wait(2_000);
    assert_eq!(device.inputs, done, "nothing is left to do");
}

#[test]
fn the_turn_timer_starts_again_with_each_turn_and_a_sum_goes_on() {
    let mut device = ToyDevice::with(store(2, 5, ClockSetting::Bank { minutes: 10 }), 3);
    device.tap(Key::A);
    device.wait(60_000);
    assert!(device.reads("9:00"), "{}", device.read());
    let card = game_of(&device).private(seat(0))[0];
    enter(&mut device, Action::Lay(seat(0), card));
    assert!(device.reads("10:00"), "Bob has used nothing:\n{}", device.read());
    let card = game_of(&device).private(seat(1))[0];
    enter(&mut device, Action::Lay(seat(1), card));
    device.wait(30_000);
    assert!(device.reads("8:30") || device.reads("8:2"), "Ann goes on:\n{}", device.read());
}

#[test]
fn two_games_that_differ_in_a_hand_look_the_same() {
    // Other seeds, other hands; the same open actions.
    let watch = |seed| {
        let mut device = playing(3, seed);
        let mut pictures = Vec::new();
        for action in [Action::Cut, Action::Draw(seat(0)), Action::Call(seat(1)), Action::Cut] {
            enter(&mut device, action);
            pictures.push(Picture::of(device.look()).hash());
            device.menu();
            pictures.push(Picture::of(device.look()).hash());
            device.tap(Key::B);
        }
        (pictures, device.tones.clone(), device.inputs)
    };
    assert!(
        watch(1) == watch(2)
            && game_of(&playing(3, 1)).private(seat(0)) != game_of(&playing(3, 2)).private(seat(0))
    );
}

/// Makes a store with a game of this many cuts, then played to its end.
fn long_game(cuts: usize) -> HostStore {
    let mut store = store(2, 8, ClockSetting::Off);
    let mut game = Toy::start(&Setup { players: 2 }, &CARDS, 8).expect("a good set-up");
    let mut random = Random::new(1);
    let add = |action: Action, store: &mut HostStore| {
        let bytes = postcard::to_stdvec(&action).expect("an action");
        let entry = Entry::Act(heapless::Vec::from_slice(&bytes).expect("short"));
        let record = Record { number: store.records.len() as u16, elapsed: 0, entry };
        store.records.push(record.encode().expect("short").to_vec());
    };
    for _ in 0..cuts {
        game.play(Action::Cut).expect("legal");
        add(Action::Cut, &mut store);
    }
    while !is_over(&game) {
        let action = random.action(&game).expect("it runs");
        if !matches!(action, Action::Cut | Action::Call(_)) {
            game.play(action).expect("legal");
            add(action, &mut store);
        }
    }
    store
}

#[test]
fn a_thousand_entries_have_a_history_and_a_record_in_several_codes() {
    let store = long_game(980);
    let entries = store.records.len() - 1;
    assert!(entries > 990 && entries <= LOG_LEN, "{entries}");
    let mut device = ToyDevice::with(store, 3);
    device.tap(Key::A);
    device.menu();
    // The toy's own row, then the history.
    for key in [Key::Down, Key::A] {
        device.tap(key);
    }
    assert!(device.reads(&entries.to_string()), "{}", device.read());
    (0..300).for_each(|_| device.tap(Key::Down));
    assert!(device.reads("cut the deck"), "{}", device.read());
    device.tap(Key::B);
    // The open screen of a game that is over leads to its record.
    device.tap(Key::A);
    device.wait(5_000);
    let text = device.written_record().expect("the record is complete");
    assert_eq!(text.lines().count(), 2, "in two parts");
    let replay = |text: &str| {
        let mut count = 0;
        let written = Written::read(text).map_err(drop)?;
        written
            .replay::<Toy>(&CARDS, &mut |_, _| count += 1)
            .map_err(drop)
            .map(|game| (is_over(&game), count))
    };
    assert_eq!(replay(&text), Ok((true, entries)));
    let backwards = text.lines().rev().collect::<Vec<_>>().join(" ");
    assert_eq!(replay(&backwards), Ok((true, entries)), "in any order");
    assert!(replay(text.lines().next().expect("a part")).is_err(), "a part is missing");
    // Both codes can be turned to.
    device.tap(Key::A);
    device.wait(200);
    let first = Picture::of(device.look()).hash();
    device.tap(Key::Right);
    device.wait(200);
    assert!(device.reads("2/2") && Picture::of(device.look()).hash() != first, "{}", device.read());
}

#[test]
fn a_game_is_resumed_at_its_table_after_a_loss_of_power() {
    let mut device = playing(2, 12);
    enter(&mut device, Action::Cut);
    device.boot();
    device.tap(Key::A);
    assert!(Toy::is_table(&device.read()), "{}", device.read());
}
