//! Boxes on a device: listed, erased, played with; a game whose box is gone waits for it.

use confidant_companion::clock::ClockSetting;
use confidant_companion::journal::flash::{Regions, pack_place};
use confidant_companion::journal::{Entry, Record};
use confidant_companion::{Key, StoreRequest};
use confidant_core::digest::digest;
use confidant_core::id::Id as _;
use confidant_core::pack::binary::{self, MOST};
use confidant_core::pack::{BoxedGame, Boxes, Code, Replaced, Slot, Tables, Values};
use confidant_core::tatort_themse::{Setup, TatortThemse};
use confidant_core::tiny_epic_clock::{self, TinyEpicClock};
use confidant_core::tiny_epic_crimes::kinds::Cards;
use confidant_core::tiny_epic_crimes::{self, TinyEpicCrimes};
use confidant_pack::Draft;
use host_tests::box_files;
use host_tests::device::{Device, Driver, HostStore, ModelFlash, ModelStore, SECTOR, Step, Tear, begin};

/// A tin with one bonus that is not as shipped.
fn our_tin() -> Draft {
    let mut draft = Draft::new(BoxedGame::TatortThemse);
    draft.name = "Our tin".to_owned();
    draft.values = Values::shipped(BoxedGame::TatortThemse);
    draft.put("bonus", "tower", "4").expect("a bonus");
    draft
}

/// The boxes of a device in whose places these bytes lie.
fn found(places: [&[u8]; 4]) -> Boxes {
    let mut region = Vec::new();
    for (number, bytes) in places.iter().enumerate() {
        region.extend_from_slice(bytes);
        region.resize((number + 1) * MOST, 0xFF);
    }
    box_files::found(&region)
}

const BLANK: &[u8] = &[0xFF; 64];

fn with_tin() -> HostStore {
    let pack = our_tin().seal().expect("it plays");
    HostStore { boxes: Some(found([&pack, BLANK, BLANK, BLANK])), ..HostStore::known() }
}

fn code() -> String {
    our_tin().values.code().expect("it plays").to_string()
}

/// To the list of boxes, from home, where what is new has been read.
fn my_boxes(device: &mut Device) {
    while device.reads("New values") {
        device.tap(Key::A);
    }
    for key in [Key::X, Key::Down, Key::Down, Key::A, Key::Up, Key::Up, Key::A] {
        device.tap(key);
    }
}

#[test]
fn boxes_are_listed_and_one_is_erased() {
    let mut device: Device = Device::with(with_tin(), 1);
    my_boxes(&mut device);
    let read = device.read();
    assert!(device.reads("My boxes") && device.reads(&code()) && device.reads("2/2"), "{read}");
    assert_eq!(read.matches("Confidant’s values").count(), 3, "{read}");
    // The tin stands where the game stands in the list.
    while !device.reads("Erase") {
        device.tap(Key::Down);
    }
    // Its page says what of the game is the owner's; it can be erased from there.
    device.tap(Key::A);
    assert_eq!(device.read().matches("yours").count(), 2, "{}", device.read());
    device.tap(Key::X);
    assert!(device.reads("Erase these values?"), "{}", device.read());
    device.tap(Key::A);
    assert!(device.requests.contains(&StoreRequest::EraseBox(BoxedGame::TatortThemse)));
    assert_eq!(device.read().matches("Confidant’s values").count(), 4, "{}", device.read());
    device.boot();
    for key in [Key::X, Key::Down, Key::Down, Key::A] {
        device.tap(key);
    }
    assert!(device.reads("Settings") && !device.reads("My boxes"), "{}", device.read());
}

#[test]
fn new_values_are_announced_once() {
    let mut device: Device = Device::with(with_tin(), 1);
    for words in ["New values", "Our tin", &code(), "2 of 2 sections are yours"] {
        assert!(device.reads(words), "{words}: {}", device.read());
    }
    // Whoever switches off before it was read is told again.
    device.boot();
    assert!(device.reads("New values"), "{}", device.read());
    device.tap(Key::A);
    assert!(device.reads("New game"), "{}", device.read());
    device.boot();
    assert!(!device.reads("New values"), "{}", device.read());
    // Another box in its place, and one that cannot be used, are new again.
    let mut other = our_tin();
    other.put("bonus", "tower", "5").expect("a bonus");
    let mut damaged = other.seal().expect("it plays");
    device.store.boxes = Some(found([&damaged, BLANK, BLANK, BLANK]));
    device.boot();
    assert!(device.reads("New values") && !device.reads(&code()), "{}", device.read());
    device.tap(Key::A);
    damaged[20] ^= 1;
    device.store.boxes = Some(found([&damaged, BLANK, BLANK, BLANK]));
    device.boot();
    assert!(device.reads("Not used: damaged."), "{}", device.read());
    device.tap(Key::A);
    device.boot();
    assert!(device.reads("New game") && !device.reads("Not used"), "{}", device.read());
}

#[test]
fn a_set_up_says_whose_values_it_uses_and_can_do_without_them() {
    let mut device: Device = Device::with(with_tin(), 1);
    device.tap(Key::A);
    device.tap(Key::A);
    assert!(device.step(&Step::Choose(vec!["Tatort Themse".to_owned()])), "{}", device.read());
    device.tap(Key::A);
    device.tap(Key::A);
    device.tap(Key::Up);
    assert!(device.reads(&format!("Our tin, {}: 2 of 2 sections are yours.", code())), "{}", device.read());
    device.tap(Key::A);
    assert!(device.reads(&format!("Our tin, {}", code())), "the seal says it: {}", device.read());
    device.tap(Key::B);
    device.tap(Key::Right);
    let shipped = Code::of(confidant_core::digest::digest(Tables::SHIPPED.tatort_themse)).to_string();
    assert!(device.reads(&format!("come with Confidant, code {shipped}.")), "{}", device.read());
    device.tap(Key::A);
    assert!(device.reads("Made-up values"), "{}", device.read());
    device.tap(Key::A);
    // Begun as shipped, it goes on as shipped, with the box in its place and without it.
    device.boot();
    assert!(device.reads("Resume"), "{}", device.read());
    device.store.boxes = Some(found([BLANK; 4]));
    device.boot();
    assert!(device.reads("Resume"), "{}", device.read());
}

#[test]
fn what_cannot_be_used_is_refused_with_the_reason() {
    let pack = our_tin().seal().expect("it plays");
    let (mut newer, mut damaged) = (pack.clone(), pack.clone());
    newer[4] = 9;
    damaged[20] ^= 1;
    let boxes = found([&damaged, &pack, &newer, b"something else entirely"]);
    let slots = BoxedGame::ALL.map(|which| boxes.slot(which).clone());
    let expected = [
        binary::Refused::Damaged,
        binary::Refused::Foreign,
        binary::Refused::TooNew(9),
        binary::Refused::Foreign,
    ];
    assert_eq!(slots, expected.map(Slot::Refused));
    let mut device: Device = Device::with(HostStore { boxes: Some(boxes), ..HostStore::known() }, 1);
    my_boxes(&mut device);
    for reason in ["damaged", "from a newer Confidant", "not from Confidant"] {
        assert!(device.reads(reason), "{reason}: {}", device.read());
    }
}

#[test]
fn a_game_is_begun_with_the_box_and_waits_when_it_is_gone() {
    let boxes = with_tin().boxes.expect("boxes");
    let mut store = begin::<TatortThemse>(
        &Setup { players: Some(2), ..Setup::default() },
        5,
        &[],
        ClockSetting::Off,
        true,
    );
    assert!(begun_with(&mut store, &boxes));
    store.boxes = Some(boxes);
    let mut device: Device = Device::with(store.clone(), 1);
    device.tap(Key::A);
    assert!(device.reads("Resume"), "{}", device.read());
    // Without the box it waits, and says which values it needs.
    store.boxes = Some(found([BLANK; 4]));
    let writes = store.writes;
    device = Device::with(store.clone(), 1);
    assert!(device.reads(&format!("needs the values {}", code())), "{}", device.read());
    assert_eq!(device.store.writes, writes, "nothing is changed");
    device.tap(Key::B);
    // With the box back, it goes on.
    device.store.boxes = with_tin().boxes;
    device.boot();
    device.tap(Key::A);
    assert!(device.reads("Resume"), "{}", device.read());
}

/// Makes the beginning of a journal one with these tables.
fn begun_with(store: &mut HostStore, boxes: &Boxes) -> bool {
    use confidant_companion::journal::{Entry, Record};
    let Some(mut record) = store.records.first().and_then(|bytes| Record::decode(bytes).ok()) else {
        return false;
    };
    let Entry::Begin(begin) = &mut record.entry else { return false };
    begin.tables = confidant_core::digest::digest(boxes.tables.tatort_themse);
    assert_eq!(Code::of(begin.tables).to_string(), code());
    store.records[0] = record.encode().expect("a record").to_vec();
    true
}

#[test]
fn a_box_in_use_is_not_erased() {
    let mut store = begin::<TatortThemse>(
        &Setup { players: Some(2), ..Setup::default() },
        5,
        &[],
        ClockSetting::Off,
        true,
    );
    let boxes = with_tin().boxes.expect("boxes");
    assert!(begun_with(&mut store, &boxes));
    store.boxes = Some(boxes);
    let mut device: Device = Device::with(store, 1);
    device.tap(Key::A);
    for key in [Key::X, Key::Down, Key::Down, Key::A, Key::Up, Key::Up, Key::A] {
        device.tap(key);
    }
    while !device.reads("Erase") {
        device.tap(Key::Down);
    }
    device.tap(Key::X);
    assert!(device.reads("End the game first"), "{}", device.read());
    assert!(!device.requests.contains(&StoreRequest::EraseBox(BoxedGame::TatortThemse)));
}

/// The power goes at every byte while a pack is erased: it is whole, gone or refused, and no other place is touched.
#[test]
fn power_cuts_while_a_pack_is_erased() {
    let start = 4 * SECTOR as u32;
    let regions = Regions {
        journal: 0..2 * SECTOR as u32,
        settings: 2 * SECTOR as u32..start,
        packs: start..start + 4 * MOST as u32,
        shelf: start..start,
    };
    let pack = our_tin().seal().expect("it plays");
    let other = {
        let mut draft = Draft::new(BoxedGame::Schinderhannes);
        draft.values = Values::shipped(BoxedGame::Schinderhannes);
        draft.seal().expect("it plays")
    };
    let mut bytes = vec![0xFF; regions.packs.end as usize];
    for (which, pack) in [(BoxedGame::TatortThemse, &pack), (BoxedGame::Schinderhannes, &other)] {
        let at = pack_place(&regions, which).start as usize;
        bytes[at..at + pack.len()].copy_from_slice(pack);
    }
    let before = ModelFlash::used(bytes);
    let request = StoreRequest::EraseBox(BoxedGame::TatortThemse);
    let slot = |flash: &ModelFlash, which: BoxedGame| {
        let place = pack_place(&regions, which);
        Replaced::default().open(which, &flash.bytes()[place.start as usize..place.end as usize])
    };
    let mut done = before.clone();
    ModelStore::open(&mut done, &regions).carry_out(&request).expect("the chip works");
    assert_eq!(slot(&done, BoxedGame::TatortThemse), Slot::Empty);
    let mut seen = [0; 3];
    for at in (before.touched..done.touched).step_by(61) {
        for tear in [Tear::InOrder, Tear::Scattered(at)] {
            let mut torn = before.clone();
            torn.cut_at(at, tear);
            assert!(ModelStore::open(&mut torn, &regions).carry_out(&request).is_err());
            torn.revive();
            match slot(&torn, BoxedGame::TatortThemse) {
                Slot::Own(_) => seen[0] += 1,
                Slot::Empty => seen[1] += 1,
                Slot::Refused(_) => seen[2] += 1,
            }
            assert!(
                matches!(slot(&torn, BoxedGame::Schinderhannes), Slot::Own(_)),
                "the other box is untouched"
            );
            ModelStore::open(&mut torn, &regions).carry_out(&request).expect("it can be erased again");
            assert_eq!(slot(&torn, BoxedGame::TatortThemse), Slot::Empty);
        }
    }
    assert!(seen[1] + seen[2] > 0, "{seen:?}");
}

/// What the tables of all boxes take in memory, on a machine of 64 bits: more than on the device. London has start cards and
/// tickets for three kinds of boxes.
#[test]
fn own_tables_take_little_more_than_three_kibibytes() {
    let size = size_of::<Replaced>();
    println!("{size} bytes for the tables, {} for what describes them", size_of::<Boxes>());
    assert!(size <= 3 * 1024 + 256, "{size}");
    assert_eq!(BoxedGame::COUNT, 4);
}

/// A box with three events.
fn with_events() -> Boxes {
    let mut draft = Draft::new(BoxedGame::TinyEpicCrimes);
    for (name, shape) in [("Alarm", "hours 2"), ("Bell", "timed true, hours 3"), ("Crowd", "hours 4")] {
        draft.put("events", name, shape).expect("an event");
    }
    let pack = draft.seal().expect("it plays");
    let mut places = [BLANK; 4];
    places[BoxedGame::TinyEpicCrimes.index()] = &pack;
    found(places).unlisted()
}

/// A device with a game of that box, at the table.
fn at_the_table<G: Driver>(setup: &G::Setup, before: &[&str]) -> Device {
    let boxes = with_events();
    let tables = digest(boxes.tables.tiny_epic_crimes);
    let mut store = begin::<G>(setup, 5, &[], ClockSetting::Off, false).agreed(|begin| begin.tables = tables);
    store.append_all::<G>(before);
    store.boxes = Some(boxes);
    let mut device = Device::with(store, 7);
    device.tap(Key::A);
    device
}

/// What was entered last.
fn last_entry<G: Driver>(device: &Device) -> String {
    let record = device.store.records.last().and_then(|bytes| Record::decode(bytes).ok());
    match record.map(|record| record.entry) {
        Some(Entry::Act(bytes)) => {
            let action: G::Action = postcard::from_bytes(&bytes).expect("an action");
            action.to_string()
        }
        _ => panic!("nothing was entered"),
    }
}

/// Every row of the list enters what it says, and what lies on the table is not in it.
fn check_names<G: Driver>(setup: &G::Setup, again: &[&str]) {
    let rows = [
        ("Alarm", "drawn 1"),
        ("Bell", "drawn 2"),
        ("Crowd", "drawn 3"),
        ("Plain event", "drawn plain"),
        ("Timed event", "drawn timed"),
    ];
    for (row, entered) in rows {
        let mut device = at_the_table::<G>(setup, &[]);
        assert!(device.step(&Step::Choose(vec![row.to_owned()])), "{row}:\n{}", device.read());
        device.tap(Key::A);
        assert_eq!(last_entry::<G>(&device), entered);
    }
    let mut device = at_the_table::<G>(setup, again);
    assert!(device.reads("Alarm") && device.reads("Crowd"), "{}", device.read());
    assert!(!device.reads("Bell"), "{}", device.read());
    assert!(device.step(&Step::Choose(vec!["Crowd".to_owned()])), "{}", device.read());
    device.tap(Key::A);
    assert_eq!(last_entry::<G>(&device), "drawn 3");
}

#[test]
fn printed_events_that_a_box_names_are_drawn_by_their_names() {
    let clock = tiny_epic_clock::Setup {
        players: Some(2),
        events: Cards::Printed,
        ..tiny_epic_clock::Setup::default()
    };
    check_names::<TinyEpicClock>(&clock, &["drawn 2", "event"]);
    let case = tiny_epic_crimes::Setup {
        players: Some(2),
        cards: Cards::Printed,
        ..tiny_epic_crimes::Setup::default()
    };
    check_names::<TinyEpicCrimes>(&case, &["drawn 2", "done", "hand event"]);
}
