//! Past games: what is over goes to the shelf before its journal is wiped, is found there again as it was, and nothing of a
//! running game is ever there.

use confidant_companion::clock::ClockSetting;
use confidant_companion::games::Shelf as _;
use confidant_companion::games::registry::Games;
use confidant_companion::journal::{Begin, Heading, Name, Piece};
use confidant_companion::{Key, StoreError, StoreRequest};
use confidant_core::robots::Level;
use confidant_core::schinderhannes::solitaire::Solitaire;
use confidant_core::scotland_yard::{ScotlandYard, Setup, Station};
use host_tests::device::record::{record_of, whole_game, written_record};
use host_tests::device::{Device, Driver, HostStore, WithDriver, begin, pin, with_each};

const CODE: &str = "BEAD";

fn named(begin: &mut Begin) {
    for (info, name) in begin.seats.iter_mut().zip(["Anna", "Ben", "Anna", "Tom", "Ida", "Leo"]) {
        info.name = Name::try_from(name).expect("a short name");
        info.pin = pin(CODE);
    }
}

/// Mister X is caught with the next entry but one.
fn study() -> HostStore {
    let setup = Setup {
        detectives: Some(3),
        mister_x_start: Station::new(46),
        detective_start: Some([34, 117, 91].into_iter().filter_map(Station::new).collect()),
        ..Setup::default()
    };
    let store = begin::<ScotlandYard>(&setup, 5, &[], ClockSetting::Off, false).agreed(|begin| {
        named(begin);
        begin.seats.iter_mut().for_each(|info| info.pin = None);
    });
    HostStore { settings: HostStore::known().settings, ..store }
}

fn taps(device: &mut Device, keys: &[Key]) {
    keys.iter().for_each(|&key| device.tap(key));
}

/// By the menu: the end of the game, and what is asked then.
fn put_away(device: &mut Device) {
    device.end_of_menu();
    device.tap(Key::A);
    if device.reads("Give the game up?") {
        device.tap(Key::A);
    }
}

/// From home without a game to the list of past games.
fn past_games(device: &mut Device) {
    taps(device, &[Key::Up, Key::A]);
    assert!(device.reads("Past games"), "{}", device.read());
}

fn pieces(store: &HostStore) -> Vec<Piece<'_>> {
    store.shelf.iter().map(|bytes| Piece::decode(bytes).expect("a sound piece")).collect()
}

/// Games that are whole, by their number.
fn whole(store: &HostStore) -> Vec<u16> {
    let pieces = pieces(store);
    let games = pieces.chunk_by(|_, next| !next.begins());
    let is_whole = |game: &&[Piece<'_>]| {
        game.iter()
            .zip(0..)
            .all(|(piece, place)| piece.place == place && piece.last == (place as usize + 1 == game.len()))
    };
    games.filter(is_whole).map(|game| game[0].number).collect()
}

struct ThereAgain;

impl WithDriver for ThereAgain {
    type Output = ();

    fn with<G: Driver>(self) {
        if !G::HAS_RECORD {
            return;
        }
        for (seed, taken_back) in [(1, 0), (3, 3)] {
            let store =
                HostStore { settings: HostStore::known().settings, ..whole_game::<G>(seed, taken_back) };
            let store = store.agreed(named);
            let written = written_record(store.clone().agreed(|begin| {
                begin.seats.iter_mut().for_each(|info| info.pin = None);
            }));
            let mut device: Device = Device::with(store, 1);
            device.tap(Key::A);
            let shown = device.store.records.len();
            assert!(device.store.shelf.is_empty() && shown > 1);
            put_away(&mut device);
            assert!(device.store.records.is_empty(), "{}: {}", G::NAME, device.read());
            let game = pieces(&device.store);
            assert_eq!(whole(&device.store), [1], "{}", G::NAME);
            let heading = Heading::decode(game[0].body).expect("a heading");
            assert!(heading.begin.seats.iter().all(|info| info.pin.is_none() && !info.name.is_empty()));
            assert!(!heading.given_up && !heading.partial, "{}", G::NAME);
            // It is there after a start, as it was.
            device.boot();
            past_games(&mut device);
            assert!(device.reads("1/20") && device.reads("No. 1, "), "{}", device.read());
            device.tap(Key::A);
            assert_eq!(record_of(&mut device), written, "{} {seed}", G::NAME);
            assert!(device.store.records.is_empty(), "looking writes nothing");
        }
    }
}

#[test]
fn a_past_game_of_any_kind_has_the_record_that_it_had() {
    with_each(|| ThereAgain);
}

#[test]
fn a_puzzle_is_not_kept_with_the_games() {
    let puzzle = Games::GAMES.iter().filter(|info| info.puzzle).collect::<Vec<_>>();
    assert_eq!(puzzle.len(), 1);
    let setup = Solitaire::by_keys(0).expect("a set-up");
    let store = begin::<Solitaire>(&setup, 1, &[], ClockSetting::Off, false);
    let mut device: Device = Device::with(HostStore { settings: HostStore::known().settings, ..store }, 1);
    taps(&mut device, &[Key::Down, Key::A]);
    assert!(device.reads("End and erase it?"), "{}", device.read());
    device.tap(Key::A);
    assert!(device.store.records.is_empty() && device.store.shelf.is_empty());
}

#[test]
fn another_game_asks_only_while_one_runs_and_loses_none() {
    let mut device: Device = Device::with(study(), 1);
    device.tap(Key::A);
    device.enter("x taxi 47");
    device.go_home();
    taps(&mut device, &[Key::Down, Key::A]);
    assert!(device.reads("Give the game up? Its record is kept."), "{}", device.read());
    device.tap(Key::B);
    assert!(device.store.shelf.is_empty(), "nothing of a running game is on the shelf");
    taps(&mut device, &[Key::Up, Key::A]);
    device.enter("d1 taxi 47");
    assert!(device.store.shelf.is_empty(), "nor of one that is over on the table");
    device.tap(Key::A);
    device.go_home();
    taps(&mut device, &[Key::Down, Key::A]);
    assert!(device.reads("1 to 6"), "nothing is asked: {}", device.read());
    assert!(device.store.records.is_empty());
    assert_eq!(whole(&device.store), [1]);
    // And again with the same people: the game before is kept, too.
    taps(&mut device, &[Key::B]);
    past_games(&mut device);
    assert!(device.reads("Won: Ben, Anna, Tom"), "{}", device.read());
    device.tap(Key::A);
    assert!(device.reads("finished") && !device.reads("Play again"), "{}", device.read());
    assert!(!device.reads("Erase"), "{}", device.read());
}

#[test]
fn a_game_that_is_given_up_is_over_marked_and_can_be_checked() {
    let mut device: Device = Device::with(study(), 1);
    device.tap(Key::A);
    device.enter("x taxi 45");
    device.enter("d1 taxi 22");
    device.breathe();
    put_away(&mut device);
    assert!(device.store.records.is_empty(), "{}", device.read());
    let heading = Heading::decode(pieces(&device.store)[0].body).expect("a heading");
    assert!(heading.given_up && heading.winners == 0);
    past_games(&mut device);
    assert!(device.reads("Given up"), "{}", device.read());
    device.tap(Key::A);
    assert!(device.reads("Given up: ") && !device.reads("Play again"), "{}", device.read());
    let text = record_of(&mut device);
    let written = confidant_companion::seal::Written::read(&text).expect("a record");
    let info = Games::info(written.origin.game).expect("a game");
    let mut entries = Vec::new();
    let tables = confidant_core::pack::Tables::SHIPPED;
    let sound = (info.records)(&written, &tables, &mut |record, _| entries.push(record.clone()));
    assert!(sound.is_ok(), "it is valid, though its game has no end");
    use confidant_companion::journal::Entry;
    assert!(matches!(entries.last().map(|record| &record.entry), Some(Entry::GivenUp)));
    // As a journal it is what it is on the device: over, and shown as such.
    let bytes = entries.iter().map(|record| record.encode().expect("short").to_vec()).collect();
    let mut page: Device = Device::with(HostStore { records: bytes, ..HostStore::known() }, 1);
    page.tap(Key::A);
    assert!(page.reads("Given up: "), "{}", page.read());
    assert_eq!(record_of(&mut page), text);
    // What follows a giving up is not taken.
    let mut behind = page.store.clone();
    behind.append_all::<ScotlandYard>(&["d2 taxi 116"]);
    let mut behind: Device = Device::with(behind, 1);
    assert!(behind.reads("damaged after entry"), "{}", behind.read());
}

/// The power goes between any two steps of putting a game away: it is in the journal or on the shelf, and at last there once.
#[test]
fn a_loss_of_power_at_any_step_loses_no_game_and_doubles_none() {
    for (entry, steps) in [("d1 taxi 47", 5), ("d1 taxi 22", 6)] {
        for lasts in 0..=steps {
            let mut device: Device = Device::with(study(), 1);
            device.tap(Key::A);
            device.enter("x taxi 47");
            device.enter(entry);
            device.breathe();
            while device.reads("any key") {
                device.tap(Key::A);
            }
            let running = device.store.records.len();
            device.store.lasts = Some(lasts);
            put_away(&mut device);
            let cut = device.store.dead;
            assert_eq!(cut, lasts < steps, "{entry}, {lasts} steps");
            device.store.dead = false;
            device.store.lasts = None;
            let before = device.requests.len();
            device.boot();
            let kept = whole(&device.store);
            let records_after = device.store.records.clone();
            let there = records_after.len() >= running;
            assert!(
                there || kept == [1],
                "{entry}, cut after {lasts}: {} records",
                device.store.records.len()
            );
            let wrote = device.requests.len() - before;
            assert!(
                wrote == 0 || device.store.records.is_empty(),
                "a start writes nothing but the wipe it finishes"
            );
            if there {
                // Given up or over: another game asks no more.
                let over = records_after.len() > running || entry == "d1 taxi 47";
                taps(&mut device, &[Key::Down, Key::A]);
                assert_eq!(device.reads("Give the game up?"), !over, "{}", device.read());
                if !over {
                    device.tap(Key::A);
                }
                device.tap(Key::B);
            }
            assert!(device.store.records.is_empty(), "{}", device.read());
            assert_eq!(whole(&device.store).len(), 1, "{entry}, cut after {lasts}");
            past_games(&mut device);
            assert!(device.reads("1/20"), "{}", device.read());
        }
    }
}

#[test]
fn a_running_game_is_as_it_was_after_a_past_one_was_looked_at() {
    let mut device: Device = Device::with(study(), 1);
    device.tap(Key::A);
    device.enter("x taxi 47");
    device.enter("d1 taxi 47");
    device.tap(Key::A);
    put_away(&mut device);
    let shelf = device.store.shelf.clone();
    device.store.records = study().records;
    device.boot();
    device.tap(Key::A);
    device.enter("x taxi 45");
    device.go_home();
    let (home, records) = (device.read(), device.store.records.clone());
    let before = device.requests.len();
    taps(&mut device, &[Key::Up, Key::A]);
    assert!(device.reads("1/20"), "{}", device.read());
    device.tap(Key::A);
    assert!(device.reads("finished"), "{}", device.read());
    // Its menu puts nothing away, and nobody plays again.
    device.end_of_menu();
    assert!(!device.reads("End the game"), "{}", device.read());
    device.tap(Key::A);
    assert!(device.reads("1/20"), "back at the list: {}", device.read());
    device.tap(Key::B);
    assert_eq!(device.read(), home);
    let reads =
        |request: &StoreRequest| matches!(request, StoreRequest::ReadShelf | StoreRequest::ReadJournal);
    assert!(device.requests[before..].iter().all(reads), "nothing is written");
    assert!(device.store.records == records && device.store.shelf == shelf);
    taps(&mut device, &[Key::A]);
    device.enter("d1 taxi 22");
}

#[test]
fn the_shelf_holds_twenty_and_says_which_one_leaves_it() {
    let mut store = study();
    store.append_all::<ScotlandYard>(&["x taxi 47", "d1 taxi 47"]);
    let mut device: Device = Device::with(store.clone(), 1);
    let seeds = |device: &mut Device, seed: u64| {
        let next = store.clone().agreed(|begin| begin.seed = seed);
        device.store.records = next.records;
        device.boot();
        device.tap(Key::A);
        while device.reads("any key") {
            device.tap(Key::A);
        }
    };
    for number in 1..=20 {
        seeds(&mut device, number);
        put_away(&mut device);
        assert!(device.store.records.is_empty(), "{}", device.read());
    }
    // The oldest leaves only when all agree to go on.
    seeds(&mut device, 21);
    put_away(&mut device);
    assert!(device.reads("No. 1 leaves the shelf"), "{}", device.read());
    device.tap(Key::B);
    assert!(!device.store.records.is_empty() && whole(&device.store).len() == 20);
    put_away(&mut device);
    device.tap(Key::A);
    assert!(device.store.records.is_empty(), "{}", device.read());
    past_games(&mut device);
    assert!(device.reads("20/20") && device.reads("No. 21, "), "{}", device.read());
    device.tap(Key::Up);
    assert!(device.reads("No. 2, "), "the oldest: {}", device.read());
    // Who won how often: each person once a game, whatever seats were theirs.
    device.tap(Key::X);
    for person in ["Anna", "Ben", "Tom"] {
        assert!(device.reads(person), "{}", device.read());
    }
    assert!(device.reads("20 of 20"), "{}", device.read());
    // The same for the way that leads to another game at once.
    seeds(&mut device, 22);
    assert!(
        device.step(&host_tests::device::Step::Choose(vec!["Play again".to_owned()])),
        "{}",
        device.read()
    );
    device.tap(Key::A);
    assert!(device.reads("No. 2 leaves the shelf"), "{}", device.read());
    device.tap(Key::A);
    assert!(device.store.records.is_empty() && !device.reads("leaves the shelf"), "{}", device.read());
}

#[test]
fn confidants_wins_are_nobodys() {
    let mut store = study().agreed(|begin| begin.seats[1].robot = Some(Level::Easy));
    store.append_all::<ScotlandYard>(&["x taxi 47", "d1 taxi 47"]);
    let mut device: Device = Device::with(store, 1);
    taps(&mut device, &[Key::A, Key::A]);
    put_away(&mut device);
    past_games(&mut device);
    device.tap(Key::X);
    assert!(!device.reads("Ben") && device.reads("Tom"), "{}", device.read());
}

#[test]
fn games_are_erased_in_the_settings_alone_and_after_a_question() {
    let mut store = study();
    store.append_all::<ScotlandYard>(&["x taxi 47", "d1 taxi 47"]);
    let mut device: Device = Device::with(store, 1);
    taps(&mut device, &[Key::A, Key::A]);
    put_away(&mut device);
    device.store.records = study().records;
    device.boot();
    taps(&mut device, &[Key::X, Key::Down, Key::Down, Key::A, Key::Up, Key::A]);
    assert!(device.reads("Erase all games, past and running?"), "{}", device.read());
    device.tap(Key::B);
    assert!(!device.store.shelf.is_empty() && !device.store.records.is_empty());
    taps(&mut device, &[Key::A, Key::A]);
    assert!(device.store.shelf.is_empty() && device.store.records.is_empty(), "{}", device.read());
    assert!(device.reads("New game") && !device.reads("Resume"), "{}", device.read());
    past_games(&mut device);
    assert!(device.reads("0/20"), "{}", device.read());
}

#[test]
fn a_shelf_that_fails_keeps_the_game_in_its_journal() {
    let mut device: Device = Device::with(study(), 1);
    device.tap(Key::A);
    device.enter("x taxi 47");
    device.enter("d1 taxi 47");
    device.tap(Key::A);
    let records = device.store.records.clone();
    device.store.refuses = Some(StoreError::Failed);
    put_away(&mut device);
    assert!(device.reads("Could not save"), "{}", device.read());
    device.tap(Key::A);
    assert!(device.reads("Could not save") && device.store.records == records, "{}", device.read());
    device.tap(Key::B);
    assert!(device.store.records == records && device.store.shelf.is_empty(), "{}", device.read());
    device.boot();
    device.store.refuses = None;
    device.tap(Key::A);
    put_away(&mut device);
    assert_eq!((device.store.records.len(), whole(&device.store)), (0, vec![1]), "{}", device.read());
}

#[test]
fn pieces_that_are_damaged_or_of_other_rules_are_told_and_harm_no_other() {
    let mut store = study();
    store.append_all::<ScotlandYard>(&["x taxi 47", "d1 taxi 47"]);
    let mut device: Device = Device::with(store.clone(), 1);
    taps(&mut device, &[Key::A, Key::A]);
    put_away(&mut device);
    device.store.records = store.agreed(|begin| begin.seed = 9).records;
    device.boot();
    taps(&mut device, &[Key::A, Key::A]);
    put_away(&mut device);
    assert_eq!(whole(&device.store), [1, 2]);
    let sound = device.store.shelf.clone();
    // A damaged piece, one that is missing, and rubbish.
    for change in [
        (|shelf: &mut Vec<Vec<u8>>| shelf[1][6] ^= 1) as fn(&mut Vec<Vec<u8>>),
        |shelf| drop(shelf.remove(0)),
        |shelf| drop(shelf.remove(1)),
        |shelf| shelf[0].truncate(3),
    ] {
        device.store.shelf = sound.clone();
        change(&mut device.store.shelf);
        device.boot();
        past_games(&mut device);
        assert!(device.reads("1/20") && device.reads("No. 2, "), "{}", device.read());
    }
    // Of other rules: it is listed, and says why it is not shown.
    let mut heading = Heading::decode(Piece::decode(&sound[0]).expect("sound").body).expect("a heading");
    heading.begin.rules += 1;
    let body = heading.encode().expect("short enough");
    let piece = Piece { number: 1, place: 0, last: false, body: &body };
    device.store.shelf = sound;
    device.store.shelf[0] = piece.encode().expect("short enough").to_vec();
    device.boot();
    past_games(&mut device);
    assert!(device.reads("2/20"), "{}", device.read());
    taps(&mut device, &[Key::Down, Key::A]);
    assert!(device.reads("This game needs other rules or values."), "{}", device.read());
}
