//! What is not taken for granted: journals of other versions, erasing that was cut short, chance, and a mute device.

use confidant_companion::clock::ClockSetting;
use confidant_companion::games::Kind;
use confidant_companion::journal::{Begin, Entry, Record};
use confidant_companion::settings::Settings;
use confidant_companion::{Battery, Input, Key, StoreError};
use confidant_core::scotland_yard::{ScotlandYard, Setup, Station};
use host_tests::device::{Device, HostStore, begin};

const UNWIPED: &str = "over but not erased yet";

fn begun(clock: ClockSetting) -> HostStore {
    let setup = Setup {
        detectives: Some(3),
        mister_x_start: Station::new(46),
        detective_start: Some([34, 117, 91].into_iter().filter_map(Station::new).collect()),
        ..Setup::default()
    };
    begin::<ScotlandYard>(&setup, 5, &[], clock, false)
}

type Change = fn(&mut Begin);

/// A running game whose beginning says something else.
fn changed(change: impl FnOnce(&mut Begin)) -> HostStore {
    let mut store = begun(ClockSetting::Off);
    let mut record = Record::decode(&store.records[0]).expect("a sound record");
    let Entry::Begin(begin) = &mut record.entry else { panic!("a game begins with its beginning") };
    change(begin);
    store.records[0] = record.encode().expect("a record is short").to_vec();
    store
}

#[test]
fn a_journal_of_other_rules_or_other_printed_tables_is_left_alone() {
    let mut unchanged: Device = Device::with(changed(|_| {}), 1);
    assert!(unchanged.reads("Resume"));
    const RULES: &str = "begun under other rules";
    let others: [(&str, &str, Change); 4] = [
        ("newer rules", RULES, |begin| begin.rules += 1),
        ("older rules", RULES, |begin| begin.rules -= 1),
        // It may be a box that is not there now.
        ("other tables", "This game needs the", |begin| begin.tables ^= 1),
        ("another game", RULES, |begin| begin.game = Kind::new(200)),
    ];
    for (what, says, change) in others {
        let mut device: Device = Device::with(changed(change), 1);
        assert!(device.reads(says), "{what}:\n{}", device.read());
        let records = device.store.records.clone();
        // Leave as it is; then try to play all the same.
        device.tap(Key::A);
        assert!(!device.reads("Resume"), "{what}:\n{}", device.read());
        device.tap(Key::A);
        assert!(device.reads(says), "{what}:\n{}", device.read());
        assert!(device.store.records == records && device.store.writes == 0, "{what}");
    }
}

/// A journal whose game was ended, before it was erased.
fn unwiped() -> HostStore {
    let mut store = begun(ClockSetting::Off);
    store.append(Entry::End);
    store
}

/// New game, who plays, set-up, seal, begin: whoever presses these keys at home has a game, unless it is refused.
fn try_to_begin(device: &mut Device) {
    [Key::A; 5].into_iter().for_each(|key| device.tap(key));
}

#[test]
fn putting_away_that_was_cut_short_is_finished_at_the_next_start() {
    let mut device: Device = Device::with(unwiped(), 1);
    assert!(device.store.records.is_empty());
    assert!(device.reads("New game") && !device.reads("Resume"), "{}", device.read());
    try_to_begin(&mut device);
    assert_eq!(device.store.records.len(), 1);
    device.boot();
    assert!(device.reads("Resume"), "the new game is there after a start");
}

#[test]
fn nothing_begins_behind_an_end_that_could_not_be_erased() {
    let mut device: Device = Device::with(HostStore { refuses: Some(StoreError::Failed), ..unwiped() }, 1);
    assert!(device.reads("Could not save"), "{}", device.read());
    device.tap(Key::B);
    // The store is well again, and somebody wants to play.
    device.store.refuses = None;
    let records = device.store.records.clone();
    try_to_begin(&mut device);
    assert!(device.store.records == records, "{}", device.read());
    device.menu();
    device.tap(Key::A);
    assert!(device.reads(UNWIPED), "{}", device.read());
    // Erased from there, a game can begin, and is there after a start.
    [Key::Down, Key::A, Key::A].into_iter().for_each(|key| device.tap(key));
    assert!(device.store.records.is_empty(), "{}", device.read());
    try_to_begin(&mut device);
    device.boot();
    assert!(device.reads("Resume"), "{}", device.read());
}

#[test]
fn an_erasing_that_failed_can_be_tried_again_or_is_finished_by_the_next_start() {
    let failed = HostStore { refuses: Some(StoreError::Failed), ..unwiped() };
    let mut device: Device = Device::with(failed.clone(), 1);
    device.store.refuses = None;
    device.tap(Key::A);
    assert!(device.store.records.is_empty() && device.reads("New game"), "{}", device.read());
    let mut device: Device = Device::with(failed, 1);
    device.tap(Key::B);
    device.store.refuses = None;
    device.boot();
    assert!(device.store.records.is_empty() && device.reads("New game"), "{}", device.read());
}

#[test]
fn a_game_that_is_ended_while_the_store_fails_keeps_others_from_beginning() {
    // By the menu, and by the wish for another game.
    let menu = |device: &mut Device| {
        device.tap(Key::A);
        device.end_of_menu();
        device.tap(Key::A);
    };
    let another = |device: &mut Device| [Key::Down, Key::A].into_iter().for_each(|key| device.tap(key));
    for end in [menu as fn(&mut Device), another] {
        let mut device: Device = Device::with(begun(ClockSetting::Off), 1);
        end(&mut device);
        assert!(device.reads("erase"), "{}", device.read());
        // The end is stored, then the store fails.
        device.store.fails_to_erase = true;
        device.tap(Key::A);
        assert!(device.reads("Could not save"), "{}", device.read());
        assert_eq!(device.store.records.len(), 2);
        device.tap(Key::B);
        let records = device.store.records.clone();
        try_to_begin(&mut device);
        assert!(device.store.records == records, "{}", device.read());
        device.menu();
        device.tap(Key::A);
        assert!(device.reads(UNWIPED), "{}", device.read());
    }
}

/// The seed of the game that these keys begin, with this done before.
fn seed(entropy: u8, prepare: impl FnOnce(&mut Device)) -> u64 {
    let mut device: Device = Device::new(entropy);
    prepare(&mut device);
    try_to_begin(&mut device);
    let first = device.store.records.first().expect("a game began");
    match Record::decode(first).expect("a sound record").entry {
        Entry::Begin(begin) => begin.seed,
        _ => panic!("a game begins with its beginning"),
    }
}

#[test]
fn every_source_of_chance_counts() {
    let plain = seed(1, |_| {});
    assert_eq!(plain, seed(1, |_| {}), "the same at the same moments");
    assert_ne!(plain, seed(2, |_| {}), "what the body gave at the start");
    let mixed = |device: &mut Device| device.give(Input::Entropy([9; 32]));
    assert_ne!(plain, seed(1, mixed), "what the body gave later");
    assert_ne!(seed(1, mixed), seed(2, mixed), "what was given later does not replace what was given first");
    assert_ne!(plain, seed(1, |device| device.wait(1)), "the moment of the presses");
    let twice = |first: u64| {
        move |device: &mut Device| {
            device.wait(first);
            device.tap(Key::Down);
            device.wait(100 - first);
            device.tap(Key::Up);
        }
    };
    assert_ne!(seed(1, twice(10)), seed(1, twice(11)), "of every press, not only of the last");
}

#[test]
fn two_games_of_one_evening_have_nothing_in_common() {
    let mut device: Device = Device::new(1);
    let mut seeds = Vec::new();
    for _ in 0..3 {
        try_to_begin(&mut device);
        let record = Record::decode(&device.store.records[0]).expect("a sound record");
        let Entry::Begin(begin) = record.entry else { panic!("a game begins with its beginning") };
        seeds.push(begin.seed);
        device.end_of_menu();
        [Key::A, Key::A].into_iter().for_each(|key| device.tap(key));
        assert!(device.store.records.is_empty(), "{}", device.read());
    }
    assert!(seeds[0] != seeds[1] && seeds[1] != seeds[2] && seeds[0] != seeds[2]);
}

/// Everything that makes a tone: keys, an entry, a refusal, news, a low battery, time that runs out, the end.
fn noisy(volume: u8) -> Device {
    let settings = Settings { volume, welcomed: true, asked_boxes: u8::MAX, ..Settings::new() };
    let mut store = begun(ClockSetting::Down { minutes: 1 });
    store.settings = settings.encode().map(|bytes| bytes.to_vec());
    let mut device = Device::with(store, 1);
    device.tap(Key::A);
    device.wait(61_000);
    device.tap(Key::B);
    device.enter("x taxi 47");
    device.store.refuses = Some(StoreError::Failed);
    device.enter("d1 taxi 22");
    device.store.refuses = None;
    device.tap(Key::B);
    device.give(Input::Battery(Battery { percent: 5, charging: false }));
    device.tap(Key::B);
    device.enter("d1 taxi 47");
    assert!(device.reads("catches Mister X"), "{}", device.read());
    device
}

#[test]
fn a_mute_device_makes_no_tone_at_all() {
    use confidant_companion::Tone;
    let heard = noisy(1).tones;
    for tone in [Tone::Click, Tone::Done, Tone::Refused, Tone::Notice, Tone::Time, Tone::End] {
        assert!(heard.contains(&tone), "{tone:?} is heard: {heard:?}");
    }
    let heard = noisy(0).tones;
    assert!(heard.is_empty(), "{heard:?}");
}
