//! Who plays: names that are known are a press away, and the same people play again with two.

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_companion::journal::{Begin, Entry, Name, Record};
use confidant_companion::settings::Settings;
use confidant_core::robots::Level;
use confidant_core::scotland_yard::{ScotlandYard, Setup};
use host_tests::device::{Device, HostStore, Step, begin, mirror};
use host_tests::play::Random;

fn name(name: &str) -> Name {
    name.try_into().expect("a short name")
}

/// A device that knows these names, the latest first.
fn knows(names: &[&str]) -> Device {
    let mut settings = Settings { welcomed: true, asked_boxes: u8::MAX, ..Settings::new() };
    let names: Vec<Name> = names.iter().map(|one| name(one)).collect();
    settings.remember_all(names.iter());
    let settings = settings.encode().map(|bytes| bytes.to_vec());
    Device::with(HostStore { settings, ..HostStore::default() }, 3)
}

fn names_of(device: &Device) -> Vec<String> {
    let record = Record::decode(&device.store.records[0]).expect("a sound record");
    let Entry::Begin(begin) = record.entry else { panic!("a game begins with its beginning") };
    begin.seats.iter().map(|seat| seat.name.as_str().to_owned()).collect()
}

/// Names the four of a game from the list of names, in this order of places among those that are left.
fn name_four(device: &mut Device, downs: [usize; 4]) -> usize {
    let mut presses = 0;
    let mut tap = |device: &mut Device, key: Key| {
        device.tap(key);
        presses += 1;
    };
    // From the row with the names on.
    tap(device, Key::Right);
    tap(device, Key::A);
    for down in downs {
        (0..down).for_each(|_| tap(device, Key::Down));
        tap(device, Key::A);
    }
    presses
}

#[test]
fn four_known_names_need_at_most_sixteen_presses() {
    let known = ["Inès", "Jürgen", "Marguerite", "Zoé"];
    for downs in [[0, 0, 0, 0], [3, 2, 1, 0], [1, 1, 1, 0], [3, 0, 1, 0]] {
        let mut device = knows(&known);
        for key in [Key::A, Key::A, Key::A, Key::Down, Key::Down] {
            device.tap(key);
        }
        let presses = name_four(&mut device, downs);
        assert!(presses <= 16, "{presses} presses for {downs:?}");
        for key in [Key::B, Key::A, Key::A] {
            device.tap(key);
        }
        let mut wanted: Vec<&str> = Vec::new();
        let mut left = known.to_vec();
        downs.iter().for_each(|&down| wanted.push(left.remove(down)));
        assert_eq!(names_of(&device), wanted, "{}", device.read());
    }
}

#[test]
fn twelve_names_are_kept_and_those_who_play_come_first() {
    let known: Vec<String> = (1..=12).map(|number| format!("Name {number}")).collect();
    let known: Vec<&str> = known.iter().map(String::as_str).collect();
    let mut device = knows(&known);
    for key in [Key::A, Key::A, Key::A, Key::Down, Key::Down] {
        device.tap(key);
    }
    name_four(&mut device, [11, 3, 0, 0]);
    for key in [Key::B, Key::A, Key::A] {
        device.tap(key);
    }
    let kept = device.store.settings.as_deref().and_then(Settings::decode).expect("settings are kept");
    let kept: Vec<&str> = kept.names.iter().map(Name::as_str).collect();
    assert_eq!(kept[..5], ["Name 12", "Name 4", "Name 1", "Name 2", "Name 3"]);
    assert_eq!(kept.len(), 12);
}

/// A device at the question who plays this game.
fn at_who_plays(title: &str) -> Device {
    let mut device = Device::new(3);
    device.tap(Key::A);
    assert!(device.step(&Step::Choose(vec![title.to_owned()])), "{}", device.read());
    device.tap(Key::A);
    assert!(device.reads("Who plays?"), "{}", device.read());
    device
}

fn taps(device: &mut Device, keys: &[Key]) {
    keys.iter().for_each(|&key| device.tap(key));
}

fn begun(device: &Device) -> Begin {
    let record = Record::decode(device.store.records.first().expect("a game has begun"));
    let Ok(Record { entry: Entry::Begin(begin), .. }) = record else { panic!("a game begins so") };
    begin
}

const PEOPLE: [(&str, u8); 4] =
    [("Scotland Yard", 6), ("Tatort Themse", 5), ("Tiny Epic Crimes", 4), ("Schinderhannes", 4)];

#[test]
fn a_game_is_there_after_four_presses_of_a() {
    let mut device = Device::new(3);
    taps(&mut device, &[Key::A; 4]);
    assert!(device.reads("Fair-play seal"), "{}", device.read());
    for (title, _) in PEOPLE {
        let mut device = at_who_plays(title);
        taps(&mut device, &[Key::A; 2]);
        // Who has not said yet whether our board is theirs is asked first.
        let there = if title.starts_with("Tiny") { "Is this your track?" } else { "Fair-play seal" };
        assert!(device.reads(there), "{title}:\n{}", device.read());
    }
}

#[test]
fn every_number_of_people_that_is_offered_can_begin() {
    for (title, most) in PEOPLE {
        for people in 1..=most {
            let mut device = at_who_plays(title);
            // Three people are suggested, of Scotland Yard four.
            let suggested = if title == "Scotland Yard" { 4 } else { 3 };
            (0..(people + most - suggested) % most).for_each(|_| device.tap(Key::Right));
            for _ in 0..8 {
                if !device.store.records.is_empty() {
                    break;
                }
                device.tap(Key::A);
                device.wait(2_000);
            }
            let begin = begun(&device);
            let robots = begin.seats.iter().filter(|info| info.robot.is_some()).count();
            let alone = match title {
                "Scotland Yard" => (1, Some(Level::Medium)),
                "Tatort Themse" => (2, None),
                _ => (0, None),
            };
            assert_eq!(robots, if people == 1 { alone.0 } else { 0 }, "{title}, {people}");
            assert_eq!(begin.seats[0].robot, alone.1.filter(|_| people == 1), "{title}, {people}");
            if title != "Scotland Yard" && people > 1 {
                assert_eq!(begin.seats.len(), people.into(), "{title}");
            }
        }
    }
}

#[test]
fn one_person_alone_changes_sides_with_confidant() {
    let mut device = at_who_plays("Scotland Yard");
    taps(&mut device, &[Key::Left, Key::Left, Key::Left]);
    assert!(device.reads("1 person") && device.reads("medium"), "{}", device.read());
    taps(&mut device, &[Key::Down, Key::Right, Key::Right]);
    taps(&mut device, &[Key::A; 3]);
    let levels: Vec<_> = begun(&device).seats.iter().map(|info| info.robot).collect();
    assert_eq!(levels, [None, Some(Level::Medium), Some(Level::Medium), Some(Level::Medium)]);
}

#[test]
fn whether_the_printed_cards_lie_there_is_asked_once_for_each_game() {
    for (title, _) in PEOPLE {
        let settings = Settings { welcomed: true, ..Settings::new() }.encode().map(|bytes| bytes.to_vec());
        let mut device: Device = Device::with(HostStore { settings, ..HostStore::default() }, 3);
        let choose = |device: &mut Device| {
            device.tap(Key::A);
            assert!(device.step(&Step::Choose(vec![title.to_owned()])), "{}", device.read());
            device.tap(Key::A);
        };
        choose(&mut device);
        // The values of Scotland Yard are no secret, and of the other one its own board is asked for.
        let asked = matches!(title, "Tatort Themse" | "Schinderhannes");
        assert_eq!(device.reads("Do the printed cards lie on the table?"), asked, "{}", device.read());
        if !asked {
            continue;
        }
        // Whoever goes away without an answer is asked again; a yes shows the way, and then it goes on.
        device.tap(Key::B);
        device.tap(Key::A);
        taps(&mut device, &[Key::Up, Key::A]);
        assert!(device.reads("My boxes"), "{}", device.read());
        device.tap(Key::B);
        assert!(device.reads("Who plays?"), "{}", device.read());
        device.boot();
        choose(&mut device);
        assert!(device.reads("Who plays?"), "{}", device.read());
    }
}

#[test]
fn a_goes_on_and_changes_nothing() {
    for (title, _) in PEOPLE {
        for row in 0..7 {
            let mut device = at_who_plays(title);
            (0..row).for_each(|_| device.tap(Key::Down));
            let before = device.read();
            device.tap(Key::A);
            assert!(device.reads("Begin"), "{title}, {row}:\n{}", device.read());
            device.tap(Key::B);
            assert_eq!(device.read(), before, "{title}, {row}");
        }
    }
}

fn three() -> Setup {
    Setup { detectives: Some(3), ..Setup::default() }
}

/// A game with names that was played to its end, on the list of results.
fn over(names: &[&str], setup: &Setup, pin: bool) -> Device {
    let mut store = begin::<ScotlandYard>(setup, 4, &[], ClockSetting::Up, true);
    let mut record = Record::decode(&store.records[0]).expect("a sound record");
    if let Entry::Begin(begin) = &mut record.entry {
        for (seat, one) in begin.seats.iter_mut().zip(names) {
            seat.name = name(one);
        }
        if pin {
            begin.seats[0].pin = host_tests::device::pin("BEAD");
        }
    }
    store.records[0] = record.encode().expect("a record is short").to_vec();
    let mut random = Random::new(8);
    while let Some(action) = random.action(&mirror::<ScotlandYard>(&store).expect("a game")) {
        store.append_all::<ScotlandYard>(&[&action.to_string()]);
    }
    store.append(Entry::Settle);
    store.settings = HostStore::known().settings;
    let mut device = Device::with(store, 3);
    device.tap(Key::A);
    assert!(device.step(&Step::Choose(vec!["Play again".to_owned()])), "{}", device.read());
    device
}

#[test]
fn the_same_people_play_again_with_two_presses_and_the_next_one_is_mister_x() {
    let mut device = over(&["Inès", "Jürgen", "Zoé", "Max"], &three(), false);
    assert!(device.reads("Mister X: Jürgen"), "who is who then: {}", device.read());
    device.tap(Key::A);
    assert!(device.reads("Fair-play seal"), "{}", device.read());
    device.tap(Key::A);
    assert!(device.reads("Place the pawns"), "{}", device.read());
    assert_eq!(device.store.records.len(), 1, "the old game is erased");
    assert_eq!(names_of(&device), ["Jürgen", "Zoé", "Max", "Inès"]);
    let Ok(Record { entry: Entry::Begin(begin), .. }) = Record::decode(&device.store.records[0]) else {
        panic!("a game begins with its beginning");
    };
    assert!(begin.help > 0 && begin.clock == ClockSetting::Up, "as they agreed before");
    // Mister X may look at once.
    device.press(Key::Y);
    device.wait(800);
    assert!(device.reads("You are at"), "{}", device.read());
}

#[test]
fn two_who_lead_two_pawns_each_change_with_mister_x() {
    let setup = Setup { detectives: Some(4), ..Setup::default() };
    let mut device = over(&["Inès", "Jürgen", "Zoé", "Jürgen", "Zoé"], &setup, false);
    device.tap(Key::A);
    device.tap(Key::A);
    assert_eq!(names_of(&device), ["Jürgen", "Zoé", "Inès", "Zoé", "Inès"]);
}

#[test]
fn where_confidant_plays_people_keep_their_seats_and_names() {
    let mut device = over(&["Inès", "Jürgen", "Zoé", "Max"], &three(), false);
    let mut record = Record::decode(&device.store.records[0]).expect("a sound record");
    if let Entry::Begin(begin) = &mut record.entry {
        begin.seats[0].robot = Some(Level::Easy);
    }
    device.store.records[0] = record.encode().expect("a record is short").to_vec();
    device = Device::with(device.store, 3);
    device.tap(Key::A);
    assert!(device.step(&Step::Choose(vec!["Play again".to_owned()])), "{}", device.read());
    assert!(!device.reads("Mister X: "), "{}", device.read());
    device.tap(Key::A);
    device.tap(Key::A);
    assert_eq!(names_of(&device), ["", "Jürgen", "Zoé", "Max"]);
}

#[test]
fn people_who_had_a_code_are_asked_for_one_before_the_next_game() {
    let mut device = over(&["Inès", "Jürgen", "Zoé", "Max"], &three(), true);
    device.tap(Key::A);
    assert!(device.reads("Four keys that open Jürgen’s secrets."), "{}", device.read());
    device.tap(Key::A);
    device.tap(Key::A);
    assert_eq!(names_of(&device)[0], "Jürgen");
}

#[test]
fn an_old_game_that_cannot_be_erased_keeps_the_next_one_from_beginning() {
    let mut device = over(&["Inès", "Jürgen", "Zoé", "Max"], &three(), false);
    device.store.fails_to_erase = true;
    let records = device.store.records.len();
    device.tap(Key::A);
    for key in [Key::B, Key::A, Key::A, Key::A, Key::A] {
        device.tap(key);
    }
    assert!(device.store.records.len() <= records + 1, "nothing but the end was written:\n{}", device.read());
}
