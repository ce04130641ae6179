//! The device's store on a model of its flash chip, with the power going at every byte of every program and erase:
//! no acknowledged entry is lost, nothing else appears, and nothing of a wiped game is left.

use confidant_companion::games::registry::Games;
use confidant_companion::games::{Kind, Shelf as _};
use confidant_companion::journal::flash::{Found, Regions};
use confidant_companion::journal::{Entry, Piece, Record};
use confidant_companion::{Key, LoadEnd, StoreError, StoreRequest};
use host_tests::device::longest::{REGIONS, chip_with_room_for, long_game};
use host_tests::device::{
    Device, Driver, HostStore, ModelFlash, ModelStore, SECTOR, Tear, WithDriver, kind_of, mirror, with_kind,
};
use host_tests::play::{Random, legal};

/// As on the device: 64 KiB of journal, 8 KiB of settings.
const JOURNAL_SECTORS: usize = 16;
/// Few, so that the ring goes round.
const SHELF_SECTORS: usize = 4;

fn regions(journal_sectors: usize) -> Regions {
    let end = (journal_sectors * SECTOR) as u32;
    let packs = end + 2 * SECTOR as u32;
    let shelf = packs..packs + (SHELF_SECTORS * SECTOR) as u32;
    Regions { journal: 0..end, settings: end..packs, packs: packs..packs, shelf }
}

fn first_game() -> Kind {
    Games::GAMES.first().expect("a game on the shelf").kind
}

fn chip(journal_sectors: usize) -> ModelFlash {
    ModelFlash::new(journal_sectors + 2 + SHELF_SECTORS)
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
    taps(&mut device, &[Key::X, Key::Down, Key::A, Key::Down, Key::A, Key::B]);
    taps(&mut device, &[Key::A; 5]);
    moves(&mut device, 9);
    device.end_of_menu();
    taps(&mut device, &[Key::A, Key::A]);
    taps(&mut device, &[Key::A; 5]);
    moves(&mut device, 2);
    let requests = device.requests;
    let count = |wanted: fn(&StoreRequest) -> bool| requests.iter().filter(|request| wanted(request)).count();
    assert!(count(|request| matches!(request, StoreRequest::Append(_))) >= 14, "two games and an end");
    assert_eq!(count(|request| *request == StoreRequest::Erase), 1);
    assert!(count(|request| matches!(request, StoreRequest::Keep(_))) >= 1);
    assert!(
        count(|request| matches!(request, StoreRequest::Shelve(_))) >= 2,
        "what is kept of the first game"
    );
    requests
}

/// What a store should hold.
#[derive(Clone, Default, PartialEq)]
struct Held {
    records: Vec<Vec<u8>>,
    settings: Option<Vec<u8>>,
    /// Every sound piece on the shelf, game by game.
    shelf: Vec<Vec<Vec<u8>>>,
}

/// Puts a piece behind those of a shelf, if it is sound.
fn shelve(shelf: &mut Vec<Vec<Vec<u8>>>, bytes: &[u8]) {
    let Some(piece) = Piece::decode(bytes) else { return };
    match shelf.last_mut() {
        Some(game) if !piece.begins() => game.push(bytes.to_vec()),
        _ => shelf.push(vec![bytes.to_vec()]),
    }
}

/// The games of a shelf that are whole.
fn whole(shelf: &[Vec<Vec<u8>>]) -> Vec<Vec<Vec<u8>>> {
    let is_whole = |game: &&Vec<Vec<u8>>| {
        let pieces: Vec<Piece<'_>> = game.iter().map(|piece| Piece::decode(piece).expect("sound")).collect();
        let places =
            (0..).zip(&pieces).all(|(place, piece)| piece.place == place && piece.number == pieces[0].number);
        places && pieces.last().is_some_and(|piece| piece.last)
    };
    shelf.iter().filter(is_whole).cloned().collect()
}

impl Held {
    /// The same, as far as anybody can see.
    fn seen(mut self) -> Self {
        self.shelf = whole(&self.shelf);
        self
    }

    fn after(&self, request: &StoreRequest) -> Self {
        let mut held = self.clone();
        match request {
            StoreRequest::Append(record) => held.records.push(record.to_vec()),
            StoreRequest::Erase => held.records.clear(),
            StoreRequest::Keep(bytes) => held.settings = Some(bytes.to_vec()),
            StoreRequest::Shelve(piece) => shelve(&mut held.shelf, piece),
            StoreRequest::EraseShelf => held.shelf.clear(),
            StoreRequest::ReadShelf | StoreRequest::ReadJournal => {}
            // Boxes lie apart: `box_files.rs` cuts the power there.
            StoreRequest::EraseBox(_) => {}
        }
        held
    }

    fn after_all(&self, step: &[StoreRequest]) -> Self {
        step.iter().fold(self.clone(), |held, request| held.after(request))
    }

    fn of(store: &mut ModelStore<'_>) -> Self {
        let (records, end) = store.load();
        assert_eq!(end, LoadEnd::Complete, "the journal is whole");
        let mut shelf = Vec::new();
        store.shelf().iter().for_each(|piece| shelve(&mut shelf, piece));
        Self { records, settings: store.settings(), shelf }
    }
}

/// The requests as they are carried out: the pieces of a game on the shelf are one step, for where the next one goes is
/// known only as long as there is power.
fn steps(requests: &[StoreRequest]) -> Vec<&[StoreRequest]> {
    let is_piece = |request: &StoreRequest| matches!(request, StoreRequest::Shelve(_));
    requests.chunk_by(|one, next| is_piece(one) && is_piece(next)).collect()
}

/// Carries out what belongs together, until something fails.
fn carry_out(store: &mut ModelStore<'_>, step: &[StoreRequest]) -> Result<(), StoreError> {
    step.iter().try_for_each(|request| store.carry_out(request))
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
    let steps = steps(requests);
    for (number, step) in steps.iter().enumerate() {
        let before = flash.clone();
        let mut store = ModelStore::open(&mut flash, &regions);
        assert!(Held::of(&mut store) == held, "step {number}");
        // Opening and reading change nothing where all is in order, so they are no part of what can be cut.
        carry_out(&mut store, step).expect("the chip works");
        for at in (before.touched..flash.touched).step_by(stride) {
            cuts += 1;
            let mut torn = before.clone();
            torn.cut_at(at, tear(at));
            let answer = carry_out(&mut ModelStore::open(&mut torn, &regions), step);
            assert_eq!(answer, Err(StoreError::Failed), "what was cut short is not acknowledged");
            assert!(torn.is_dead());
            torn.revive();
            check_after_cut(&mut torn, &regions, &held, &steps[number..]);
        }
        held = held.after_all(step);
    }
    cuts
}

/// After a cut inside the first of these steps: all before it is there, and the rest can be done.
fn check_after_cut(flash: &mut ModelFlash, regions: &Regions, held: &Held, rest: &[&[StoreRequest]]) {
    let [torn, rest @ ..] = rest else { return };
    let mut store = ModelStore::open(flash, regions);
    if matches!(torn, [StoreRequest::Append(_)]) && held.records.is_empty() {
        ask_about_the_beginning(&mut store);
    }
    let mut now = Held::of(&mut store);
    let done = held.after_all(torn).seen();
    let seen = now.clone().seen();
    assert!(
        seen == held.clone().seen() || seen == done,
        "{} of {} records, {} of {} games",
        now.records.len(),
        held.records.len(),
        seen.shelf.len(),
        held.shelf.len()
    );
    if *torn == [StoreRequest::Erase] && seen == done {
        let journal = regions.journal.start as usize..regions.journal.end as usize;
        assert!(flash.bytes()[journal].iter().all(|&byte| byte == 0xFF), "no byte of the old game is left");
    }
    let mut store = ModelStore::open(flash, regions);
    let again = if seen == done { None } else { Some(torn) };
    for step in again.into_iter().chain(rest) {
        carry_out(&mut store, step).expect("the next entry can be made");
        now = now.after_all(step);
    }
    let mut store = ModelStore::open(flash, regions);
    assert_eq!(store.found, Found::Order);
    assert!(Held::of(&mut store).seen() == now.seen(), "what came after the cut reads back as it was stored");
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
    for step in steps(&requests[..wipe]) {
        carry_out(&mut ModelStore::open(&mut flash, &regions), step).expect("the chip works");
        held = held.after_all(step);
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
            check_after_cut(&mut twice, &regions, &held, &steps(&requests[wipe..]));
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
fn the_longest_journal_is_read_and_its_last_two_actions_can_be_corrected() {
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
        device.correct(0);
        assert_eq!(device.store.records.len(), before + 1, "corrected:\n{}", device.read());
        assert!(matches!(
            Record::decode(device.store.records.last().unwrap()),
            Ok(Record { entry: Entry::Correct { .. }, .. })
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
    let len = (4 + SHELF_SECTORS) * SECTOR;
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
        assert!(whole(&Held::of(&mut store).shelf).is_empty(), "chip {number}: rubbish is no game");
        let mut held = Held::default();
        for bytes in [b"first", b"other"] {
            let bytes = heapless::Vec::from_slice(bytes).expect("short enough");
            for request in [StoreRequest::Append(bytes.clone()), StoreRequest::Keep(bytes)] {
                store.carry_out(&request).expect("a game can be stored");
                held = held.after(&request);
            }
        }
        let games: Vec<_> = (1..=3).flat_map(|number| game(number, 1_000)).collect();
        carry_out(&mut store, &games).expect("a game can be put on the shelf");
        held = held.after_all(&games);
        let mut store = ModelStore::open(&mut flash, &regions);
        assert!(Held::of(&mut store).seen() == held.seen(), "chip {number}");
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
    let (journal, others) = flash.erases.split_at(JOURNAL_SECTORS);
    let (settings, shelf) = others.split_at(2);
    assert_eq!(journal, [300; JOURNAL_SECTORS]);
    assert_eq!(shelf, [300 / SHELF_SECTORS as u32; SHELF_SECTORS], "a game takes one sector of the ring");
    assert!(settings.iter().all(|&erases| erases < 30), "settings: {settings:?}");
}

#[test]
fn damaged_free_space_of_the_settings_costs_no_setting() {
    let sectors = 2;
    let keep =
        |number: u8| StoreRequest::Keep(heapless::Vec::from_slice(&[number; 20]).expect("short enough"));
    let clean = chip_after(&[keep(1)], sectors);
    let settings = sectors * SECTOR..(sectors + 2) * SECTOR;
    let blank: Vec<usize> = settings.filter(|&at| clean.bytes()[at] == 0xFF).collect();
    // Where the next settings come to lie, and some places further on.
    for at in blank.iter().copied().take(120).chain(blank.iter().copied().step_by(97)) {
        for bit in [0, 3, 7] {
            let mut bytes = clean.bytes().to_vec();
            bytes[at] &= !(1 << bit);
            let mut flash = ModelFlash::used(bytes);
            let mut store = ModelStore::open(&mut flash, &regions(sectors));
            for number in 2..5 {
                let kept = store.carry_out(&keep(number));
                assert_eq!(kept, Ok(()), "bit {bit} at {at:#x}, settings {number}");
                let held = Held::of(&mut store).settings;
                assert_eq!(held, Some(vec![number; 20]), "bit {bit} at {at:#x}, settings {number}");
            }
        }
    }
}

/// A game of the shelf that takes so many bytes, or a few more.
fn game(number: u16, len: usize) -> Vec<StoreRequest> {
    let count = len.div_ceil(200).max(2);
    let piece = |place: usize| {
        let body = [number as u8 ^ place as u8; 192];
        let piece = Piece { number, place: place as u8, last: place + 1 == count, body: &body };
        StoreRequest::Shelve(piece.encode().expect("short enough"))
    };
    (0..count).map(piece).collect()
}

/// The numbers of the games that are whole.
fn numbers(held: &Held) -> Vec<u16> {
    let number = |game: &Vec<Vec<u8>>| Piece::decode(&game[0]).expect("sound").number;
    whole(&held.shelf).iter().map(number).collect()
}

#[test]
fn the_shelf_goes_round_and_whole_games_leave_it() {
    let regions = regions(2);
    let mut flash = chip(2);
    // One sector each, then two, then one.
    for number in 1..=200 {
        let len = if (51..=150).contains(&number) { 6_000 } else { 1_500 };
        carry_out(&mut ModelStore::open(&mut flash, &regions), &game(number, len)).expect("there is room");
        let found = numbers(&Held::of(&mut ModelStore::open(&mut flash, &regions)));
        assert_eq!(found.last(), Some(&number));
        assert!(
            found.windows(2).all(|two| two[1] == two[0] + 1),
            "{found:?}: those before it, without a gap"
        );
        let fit = if (52..=150).contains(&number) { 2 } else { SHELF_SECTORS };
        let settled = !(51..60).contains(&number) && !(151..160).contains(&number);
        assert!(!settled || found.len() == fit.min(number.into()), "game {number}: {found:?}");
    }
    let shelf = &flash.erases[4..];
    assert!(shelf.iter().all(|erases| erases.abs_diff(shelf[0]) <= 1), "they wear alike: {shelf:?}");
    // A game that is larger than the shelf is none, and harms nothing.
    let huge = game(201, 6 * SECTOR);
    carry_out(&mut ModelStore::open(&mut flash, &regions), &huge).expect("it is written");
    assert!(numbers(&Held::of(&mut ModelStore::open(&mut flash, &regions))).is_empty());
    carry_out(&mut ModelStore::open(&mut flash, &regions), &game(202, 100)).expect("there is room");
    assert_eq!(numbers(&Held::of(&mut ModelStore::open(&mut flash, &regions))), [202]);
}

/// The power goes at every byte of a game that takes the place of the oldest: every other game is there, and this one as a whole
/// or not at all; and it can be put there again.
#[test]
fn a_loss_of_power_costs_the_shelf_no_game_but_the_oldest() {
    let regions = regions(2);
    for tear in [in_order as fn(u64) -> Tear, scattered] {
        let mut flash = chip(2);
        (1..=6).for_each(|number| {
            carry_out(&mut ModelStore::open(&mut flash, &regions), &game(number, 1_500))
                .expect("there is room");
        });
        let before = flash.clone();
        // Two sectors: games 3 and 4 leave.
        let next = game(7, 5_000);
        carry_out(&mut ModelStore::open(&mut flash, &regions), &next).expect("there is room");
        assert_eq!(numbers(&Held::of(&mut ModelStore::open(&mut flash, &regions))), [5, 6, 7]);
        let mut parts = 0;
        for at in before.touched..flash.touched {
            let mut torn = before.clone();
            torn.cut_at(at, tear(at));
            let answer = carry_out(&mut ModelStore::open(&mut torn, &regions), &next);
            assert_eq!(answer, Err(StoreError::Failed), "cut at {at}");
            torn.revive();
            let bytes = torn.bytes().to_vec();
            let found = numbers(&Held::of(&mut ModelStore::open(&mut torn, &regions)));
            assert!(torn.bytes() == bytes, "reading changes nothing");
            let kept: Vec<u16> = found.iter().copied().filter(|number| [5, 6].contains(number)).collect();
            assert_eq!(kept, [5, 6], "cut at {at}: {found:?}");
            assert!(found.is_sorted() && found.iter().all(|number| (3..=7).contains(number)), "{found:?}");
            parts += usize::from(!found.contains(&7));
            carry_out(&mut ModelStore::open(&mut torn, &regions), &next).expect("it is put there again");
            let found = numbers(&Held::of(&mut ModelStore::open(&mut torn, &regions)));
            // What was torn keeps its sectors until the ring comes round.
            assert!(found.ends_with(&[7]), "cut at {at}: {found:?}");
        }
        assert!(parts > 8_000, "{parts} cuts");
    }
}

#[test]
fn a_game_does_not_go_on_where_its_writing_failed() {
    let regions = regions(2);
    let mut flash = chip(2);
    let pieces = game(1, 1_000);
    carry_out(&mut ModelStore::open(&mut flash, &regions), &pieces[..2]).expect("there is room");
    let mut store = ModelStore::open(&mut flash, &regions);
    assert_eq!(store.carry_out(&pieces[2]), Err(StoreError::Failed), "after a start it begins anew");
    carry_out(&mut store, &pieces).expect("from its beginning it can be written");
    assert_eq!(numbers(&Held::of(&mut store)), [1]);
    store.carry_out(&StoreRequest::EraseShelf).expect("it can be erased");
    assert!(Held::of(&mut store).shelf.is_empty());
    let shelf = regions.shelf.start as usize..regions.shelf.end as usize;
    assert!(flash.bytes()[shelf].iter().all(|&byte| byte == 0xFF));
}
