//! The device's store on a model of its flash chip, with the power going at every byte of every program and erase:
//! no acknowledged entry is lost, nothing else appears, and nothing of a wiped game is left.

use confidant_companion::games::registry::Games;
use confidant_companion::games::{Kind, Shelf as _};
use confidant_companion::journal::flash::{Found, Regions};
use confidant_companion::journal::{Entry, Record};
use confidant_companion::{Key, LoadEnd, StoreError, StoreRequest};
use host_tests::device::longest::{REGIONS, chip_with_room_for, long_game};
use host_tests::device::{
    Device, Driver, HostStore, ModelFlash, ModelStore, SECTOR, Tear, WithDriver, kind_of, mirror, with_kind,
};
use host_tests::play::{Random, legal};

/// As on the device: 64 KiB of journal, 8 KiB of settings.
const JOURNAL_SECTORS: usize = 16;

fn regions(journal_sectors: usize) -> Regions {
    let end = (journal_sectors * SECTOR) as u32;
    let packs = end + 2 * SECTOR as u32;
    Regions { journal: 0..end, settings: end..packs, packs: packs..packs }
}

fn first_game() -> Kind {
    Games::GAMES.first().expect("a game on the shelf").kind
}

fn chip(journal_sectors: usize) -> ModelFlash {
    ModelFlash::new(journal_sectors + 2)
}

/// Some legal actions, entered by keys.
struct Moves<'a> {
    device: &'a mut Device,
    count: usize,
}

impl WithDriver for Moves<'_> {
    type Output = ();

    fn with<G: Driver>(self) {
        for number in 0..self.count {
            let game = mirror::<G>(&self.device.store).expect("a game runs");
            let choices = legal(&game);
            let action = choices[number * 7 % choices.len()];
            let entered = self.device.try_enter::<G>(action);
            assert!(entered, "{action} was not entered:\n{}", self.device.read());
        }
    }
}

/// Everything that is stored while people set the language, play for a while, take back, end the game before its
/// time and begin the next one.
fn an_evening() -> Vec<StoreRequest> {
    let mut device = Device::new(5);
    let taps = |device: &mut Device, keys: &[Key]| keys.iter().for_each(|&key| device.tap(key));
    let moves = |device: &mut Device, count: usize| {
        let kind = kind_of(&device.store).expect("a game runs");
        with_kind(kind, Moves { device, count }).expect("a game that can be played by keys");
    };
    taps(&mut device, &[Key::Down, Key::A, Key::Down, Key::A, Key::Down, Key::A, Key::B, Key::B, Key::Up]);
    taps(&mut device, &[Key::A, Key::A, Key::X, Key::A]);
    moves(&mut device, 9);
    device.menu();
    taps(&mut device, &[Key::Up, Key::A, Key::A]);
    taps(&mut device, &[Key::A, Key::A, Key::X, Key::A]);
    moves(&mut device, 2);
    let requests = device.requests;
    let count = |wanted: fn(&StoreRequest) -> bool| requests.iter().filter(|request| wanted(request)).count();
    assert!(count(|request| matches!(request, StoreRequest::Append(_))) >= 14, "two games and an end");
    assert_eq!(count(|request| *request == StoreRequest::Erase), 1);
    assert!(count(|request| matches!(request, StoreRequest::Keep(_))) >= 1);
    requests
}

/// What a store should hold.
#[derive(Clone, Default, PartialEq)]
struct Held {
    records: Vec<Vec<u8>>,
    settings: Option<Vec<u8>>,
}

impl Held {
    fn after(&self, request: &StoreRequest) -> Self {
        let mut held = self.clone();
        match request {
            StoreRequest::Append(record) => held.records.push(record.to_vec()),
            StoreRequest::Erase => held.records.clear(),
            StoreRequest::Keep(bytes) => held.settings = Some(bytes.to_vec()),
            // Boxes lie apart: `box_files.rs` cuts the power there.
            StoreRequest::EraseBox(_) => {}
        }
        held
    }

    fn of(store: &mut ModelStore<'_>) -> Self {
        let (records, end) = store.load();
        assert_eq!(end, LoadEnd::Complete, "the journal is whole");
        Self { records, settings: store.settings() }
    }
}

/// Cuts the power in each of these requests at every `stride`-th byte.
fn cut_everywhere(
    requests: &[StoreRequest],
    journal_sectors: usize,
    stride: usize,
    tear: fn(u64) -> Tear,
) -> u32 {
    let regions = regions(journal_sectors);
    let mut flash = chip(journal_sectors);
    let mut held = Held::default();
    let mut cuts = 0;
    for (number, request) in requests.iter().enumerate() {
        let before = flash.clone();
        let mut store = ModelStore::open(&mut flash, &regions);
        assert!(Held::of(&mut store) == held, "request {number}");
        // Opening and reading change nothing where all is in order, so they are no part of what can be cut.
        store.carry_out(request).expect("the chip works");
        for at in (before.touched..flash.touched).step_by(stride) {
            cuts += 1;
            let mut torn = before.clone();
            torn.cut_at(at, tear(at));
            let answer = ModelStore::open(&mut torn, &regions).carry_out(request);
            assert_eq!(answer, Err(StoreError::Failed), "what was cut short is not acknowledged");
            assert!(torn.is_dead());
            torn.revive();
            check_after_cut(&mut torn, &regions, &held, &requests[number..]);
        }
        held = held.after(request);
    }
    cuts
}

/// After a cut inside the first of these requests: all before it is there, and the rest can be done.
fn check_after_cut(flash: &mut ModelFlash, regions: &Regions, held: &Held, rest: &[StoreRequest]) {
    let [torn, rest @ ..] = rest else { return };
    let mut store = ModelStore::open(flash, regions);
    if matches!(torn, StoreRequest::Append(_)) && held.records.is_empty() {
        ask_about_the_beginning(&mut store);
    }
    let mut now = Held::of(&mut store);
    let done = held.after(torn);
    assert!(now == *held || now == done, "{} of {} records", now.records.len(), held.records.len());
    if *torn == StoreRequest::Erase && now == done {
        let journal = regions.journal.start as usize..regions.journal.end as usize;
        assert!(flash.bytes()[journal].iter().all(|&byte| byte == 0xFF), "no byte of the old game is left");
    }
    let mut store = ModelStore::open(flash, regions);
    let again = if now == done { None } else { Some(torn) };
    for request in again.into_iter().chain(rest) {
        store.carry_out(request).expect("the next entry can be made");
        now = now.after(request);
    }
    let mut store = ModelStore::open(flash, regions);
    assert_eq!(store.found, Found::Order);
    assert!(Held::of(&mut store) == now, "what came after the cut reads back as it was stored");
}

/// Whether a first record was torn or damaged later, nobody can tell: if it cannot be read, people are asked, and erase it.
fn ask_about_the_beginning(store: &mut ModelStore<'_>) {
    let (records, end) = store.load();
    if records.is_empty() && end == LoadEnd::Damaged {
        store.carry_out(&StoreRequest::Erase).expect("the chip works");
    }
}

fn in_order(_: u64) -> Tear {
    Tear::InOrder
}

fn scattered(at: u64) -> Tear {
    Tear::Scattered(at.wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

#[test]
fn the_power_goes_at_every_byte() {
    assert!(cut_everywhere(&an_evening(), 2, 1, in_order) > 8_000);
}

#[test]
fn the_power_goes_at_every_byte_and_leaves_any_bits() {
    assert!(cut_everywhere(&an_evening(), 2, 1, scattered) > 8_000);
}

#[test]
fn the_power_goes_during_the_wipe_of_the_whole_region() {
    assert!(cut_everywhere(&an_evening(), JOURNAL_SECTORS, 101, in_order) > 600);
    assert!(cut_everywhere(&an_evening(), JOURNAL_SECTORS, 101, scattered) > 600);
}

/// Enough settings to move to their other sector: one has room for nineteen.
fn many_settings() -> Vec<StoreRequest> {
    let kept =
        |number: u8| StoreRequest::Keep(heapless::Vec::from_slice(&[number; 200]).expect("short enough"));
    (0..60).map(kept).collect()
}

#[test]
fn the_power_goes_while_the_settings_move_to_their_other_sector() {
    assert!(cut_everywhere(&many_settings(), 2, 31, in_order) > 500);
}

#[test]
fn a_sector_of_settings_that_was_torn_anyhow_keeps_nothing_from_being_kept() {
    let regions = regions(2);
    let mut flash = chip(2);
    let mut torn_erases = 0;
    for request in many_settings() {
        let before = flash.clone();
        ModelStore::open(&mut flash, &regions).carry_out(&request).expect("the chip works");
        for at in (before.touched..flash.touched).step_by(31) {
            let mut torn = before.clone();
            torn.cut_at(at, scattered(at));
            let _ = ModelStore::open(&mut torn, &regions).carry_out(&request);
            torn_erases += u32::from(torn.erases != before.erases);
            torn.revive();
            // The storage crate may take remains for settings, but they never stand in the way of new ones.
            for again in [&request, &StoreRequest::Erase, &request] {
                ModelStore::open(&mut torn, &regions).carry_out(again).expect("it can be kept");
            }
            let StoreRequest::Keep(bytes) = &request else { continue };
            let mut store = ModelStore::open(&mut torn, &regions);
            assert_eq!(store.settings().as_deref(), Some(bytes.as_slice()), "cut at {at}");
        }
    }
    assert!(torn_erases > 100, "{torn_erases} cuts inside an erase");
}

#[test]
fn the_power_goes_again_while_a_wipe_is_finished() {
    let requests = an_evening();
    let wipe = requests.iter().position(|request| *request == StoreRequest::Erase).expect("there is a wipe");
    let regions = regions(2);
    let mut flash = chip(2);
    let mut held = Held::default();
    for request in &requests[..wipe] {
        ModelStore::open(&mut flash, &regions).carry_out(request).expect("the chip works");
        held = held.after(request);
    }
    let start = flash.touched;
    let mut second_cuts = 0;
    for first in (start..start + 2 * SECTOR as u64).step_by(53) {
        let mut once = flash.clone();
        once.cut_at(first, scattered(first));
        assert_eq!(
            ModelStore::open(&mut once, &regions).carry_out(&StoreRequest::Erase),
            Err(StoreError::Failed)
        );
        once.revive();
        for second in (once.touched..once.touched + 3 * SECTOR as u64).step_by(211) {
            let mut twice = once.clone();
            twice.cut_at(second, scattered(second));
            let mut store = ModelStore::open(&mut twice, &regions);
            let _ = store.load();
            second_cuts += u32::from(twice.is_dead());
            twice.revive();
            check_after_cut(&mut twice, &regions, &held, &requests[wipe..]);
        }
    }
    assert!(second_cuts > 1_000, "{second_cuts} cuts inside the second wipe");
}

#[test]
fn a_full_journal_says_so_and_loses_nothing() {
    let regions = regions(2);
    let mut flash = chip(2);
    let mut store = ModelStore::open(&mut flash, &regions);
    let mut held = Held::default();
    let full = loop {
        let record = vec![held.records.len() as u8; 40 + held.records.len() % 30];
        let request = StoreRequest::Append(heapless::Vec::from_slice(&record).expect("short enough"));
        match store.carry_out(&request) {
            Ok(()) => held = held.after(&request),
            Err(error) => break error,
        }
    };
    assert_eq!(full, StoreError::Full);
    assert!(held.records.len() > 100);
    assert!(Held::of(&mut store) == held);
    let mut store = ModelStore::open(&mut flash, &regions);
    assert!(Held::of(&mut store) == held);
    store.carry_out(&StoreRequest::Erase).expect("a full journal can be wiped");
    assert!(Held::of(&mut store) == Held::default());
}

#[test]
fn a_chip_that_does_nothing_is_noticed() {
    let regions = regions(2);
    let mut flash = chip(2);
    flash.cut_at(0, Tear::Scattered(0));
    let mut store = ModelStore::open(&mut flash, &regions);
    let record = StoreRequest::Append(heapless::Vec::from_slice(b"entry").expect("short enough"));
    assert_eq!(store.carry_out(&record), Err(StoreError::Failed));
    assert_eq!(store.load().1, LoadEnd::Unreadable);
    assert_eq!(store.carry_out(&StoreRequest::Erase), Err(StoreError::Failed));
}

#[test]
fn the_longest_journal_is_read_and_its_last_two_actions_can_be_taken_back() {
    let mut flash = chip_with_room_for(first_game(), 10);
    let (records, end) = ModelStore::open(&mut flash, &REGIONS).load();
    assert_eq!(end, LoadEnd::Complete);
    let game = long_game(first_game());
    assert!(
        game.len() > 350 && records.len() > 3_000,
        "{} records, {} of the game",
        records.len(),
        game.len()
    );
    let mut device: Device = Device::with(HostStore { records, ..HostStore::default() }, 1);
    device.tap(Key::A);
    if device.reads_any(|texts| texts.paused) {
        device.tap(Key::A);
    }
    for _ in 0..2 {
        let before = device.store.records.len();
        device.menu();
        device.tap(Key::A);
        if device.reads_any(|texts| texts.pass_to) {
            device.open();
            device.tap(Key::Right);
            device.release(Key::Y);
        } else {
            device.tap(Key::A);
        }
        assert_eq!(device.store.records.len(), before + 1, "taken back:\n{}", device.read());
        assert!(matches!(
            Record::decode(device.store.records.last().unwrap()),
            Ok(Record { entry: Entry::Undo, .. })
        ));
    }
}

#[test]
fn a_full_journal_of_the_device_takes_no_entry_but_can_be_wiped() {
    let mut flash = chip_with_room_for(first_game(), 0);
    let mut store = ModelStore::open(&mut flash, &REGIONS);
    let (records, end) = store.load();
    assert_eq!(end, LoadEnd::Complete);
    let last = Record::decode(records.last().unwrap()).expect("all is sound");
    let next = Record { number: last.number + 1, ..last };
    let request = StoreRequest::Append(next.encode().expect("short enough"));
    assert_eq!(store.carry_out(&request), Err(StoreError::Full));
    assert_eq!(store.load().0, records);
    store.carry_out(&StoreRequest::Erase).expect("it can be wiped");
    assert_eq!(store.load().0.len(), 0);
}

#[test]
fn a_chip_that_another_program_used_is_made_ready_when_people_ask_for_it() {
    let regions = regions(2);
    let len = 4 * SECTOR;
    let mut random = Random::new(11);
    let mut chips =
        vec![vec![0; len], b"some text of another program. ".iter().copied().cycle().take(len).collect()];
    chips.extend((0..200).map(|_| (0..len).map(|_| random.below(256) as u8).collect::<Vec<u8>>()));
    // Pages whose first bytes say that they are open or full, with rubbish after them.
    chips.extend((0..200).map(|seed| {
        let rubbish = |at: usize| {
            if [0, SECTOR - 1].contains(&(at % SECTOR)) { seed as u8 } else { (at * seed) as u8 }
        };
        (0..len).map(rubbish).collect()
    }));
    for (number, bytes) in chips.into_iter().enumerate() {
        let mut flash = ModelFlash::used(bytes);
        let mut store = ModelStore::open(&mut flash, &regions);
        let (records, end) = store.load();
        // Nothing is wiped unasked; the companion tells what is wrong.
        assert!(!records.is_empty() || end != LoadEnd::Complete, "chip {number}");
        store.carry_out(&StoreRequest::Erase).expect("it can be wiped");
        let mut held = Held { records: Vec::new(), settings: None };
        for bytes in [b"first", b"other"] {
            let bytes = heapless::Vec::from_slice(bytes).expect("short enough");
            for request in [StoreRequest::Append(bytes.clone()), StoreRequest::Keep(bytes)] {
                store.carry_out(&request).expect("a game can be stored");
                held = held.after(&request);
            }
        }
        let mut store = ModelStore::open(&mut flash, &regions);
        assert!(Held::of(&mut store) == held, "chip {number}");
    }
}

/// A chip on which these requests were carried out.
fn chip_after(requests: &[StoreRequest], journal_sectors: usize) -> ModelFlash {
    let mut flash = chip(journal_sectors);
    let mut store = ModelStore::open(&mut flash, &regions(journal_sectors));
    for request in requests {
        store.carry_out(request).expect("the chip works");
    }
    flash
}

fn entry(number: usize, len: usize) -> StoreRequest {
    StoreRequest::Append(heapless::Vec::from_slice(&vec![number as u8; len]).expect("short enough"))
}

/// What is read from a chip with these bytes. Reading leaves every byte as it is.
fn read_only(bytes: Vec<u8>, journal_sectors: usize) -> (Vec<Vec<u8>>, LoadEnd) {
    let mut flash = ModelFlash::used(bytes.clone());
    let mut store = ModelStore::open(&mut flash, &regions(journal_sectors));
    let loaded = store.load();
    let _ = store.settings();
    assert!(flash.touched == 0 && flash.bytes() == bytes, "reading changed the chip");
    loaded
}

#[test]
fn reading_writes_nothing_whatever_bit_is_damaged() {
    let evening = an_evening();
    let game = evening.iter().position(|request| *request == StoreRequest::Erase).expect("a game is ended");
    // The end record leads to a wipe; without it the game goes on.
    let whole = chip_after(&evening[..game - 1], 2).bytes().to_vec();
    let (records, end) = read_only(whole.clone(), 2);
    assert!(end == LoadEnd::Complete && records.len() > 9);
    for bit in 0..whole.len() * 8 {
        let mut damaged = whole.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        let (kept, _) = read_only(damaged, 2);
        let mut rest = records.iter();
        assert!(
            kept.iter().all(|record| rest.any(|other| other == record)),
            "bit {bit}: something else appeared"
        );
        assert!(kept.len() + 1 >= records.len(), "bit {bit}: {} of {}", kept.len(), records.len());
    }
}

#[test]
fn a_damaged_bit_in_a_journal_of_one_record_is_told() {
    let whole = chip_after(&[entry(7, 60)], 2).bytes().to_vec();
    let used = whole.iter().rposition(|&byte| byte != 0xFF).expect("something is written") + 1;
    for bit in 0..used * 8 {
        let mut damaged = whole.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        let (kept, end) = read_only(damaged, 2);
        assert!(kept == [[7; 60]] || kept.is_empty() && end == LoadEnd::Damaged, "bit {bit}: {end:?}");
    }
}

#[test]
fn a_damaged_mark_of_a_sector_costs_nothing() {
    let sectors = 4;
    // Two sectors and a half; and all of them, full.
    for count in [150, 1_000] {
        let mut flash = chip(sectors);
        let mut store = ModelStore::open(&mut flash, &regions(sectors));
        let mut held = Held::default();
        for number in 0..count {
            let request = entry(number, 60);
            match store.carry_out(&request) {
                Ok(()) => held = held.after(&request),
                Err(error) => assert_eq!(error, StoreError::Full),
            }
        }
        let used = (0..sectors).filter(|sector| flash.bytes()[sector * SECTOR + 1] != 0xFF);
        let marks: Vec<usize> =
            used.flat_map(|sector| [sector * SECTOR, (sector + 1) * SECTOR - 1]).collect();
        assert!(marks.len() >= 6);
        for (&at, byte) in marks.iter().flat_map(|at| [0x00, 0x0F, 0xA5, 0xFE, 0xFF].map(|byte| (at, byte))) {
            let mut bytes = flash.bytes().to_vec();
            bytes[at] = byte;
            let (kept, end) = read_only(bytes.clone(), sectors);
            assert!(kept == held.records && end == LoadEnd::Complete, "{byte:#x} at {at:#x}: {end:?}");
            let mut damaged = ModelFlash::used(bytes);
            let mut store = ModelStore::open(&mut damaged, &regions(sectors));
            let next = entry(200, 60);
            let now = if store.carry_out(&next).is_ok() { held.after(&next) } else { held.clone() };
            assert!(Held::of(&mut store) == now, "{byte:#x} at {at:#x}: the next entry");
            assert!(damaged.erases.iter().all(|&erases| erases == 0));
        }
    }
}

#[test]
fn every_sector_wears_once_a_game() {
    let regions = regions(JOURNAL_SECTORS);
    let mut flash = chip(JOURNAL_SECTORS);
    let evening = an_evening();
    let game =
        evening.iter().position(|request| *request == StoreRequest::Erase).expect("a game is ended") + 1;
    for _ in 0..300 {
        let mut store = ModelStore::open(&mut flash, &regions);
        for request in &evening[..game] {
            store.carry_out(request).expect("the chip works");
        }
    }
    let (journal, settings) = flash.erases.split_at(JOURNAL_SECTORS);
    assert_eq!(journal, [300; JOURNAL_SECTORS]);
    assert!(settings.iter().all(|&erases| erases < 30), "settings: {settings:?}");
}
