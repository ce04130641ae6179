//! Seats that Confidant plays: whole games by keys, with what must hold whoever plays.

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_core::game::{Game as _, Turn};
use confidant_core::id::Id as _;
use confidant_core::robots::Level;
use confidant_core::scotland_yard::{Action, MISTER_X, ScotlandYard, Setup, Station};
use confidant_core::seat::Seat;
use host_tests::device::{Change, Device, HostStore, begin, changes_until_stored, mirror};
use host_tests::games::CaseGame as _;
use host_tests::play::legal;

fn setup(detectives: u8) -> Setup {
    Setup { detectives: Some(detectives), ..Setup::default() }
}

fn store(setup: &Setup, seed: u64, seats: &[(usize, Level)]) -> HostStore {
    begin::<ScotlandYard>(setup, seed, &[], ClockSetting::Off, false).agreed(|begin| {
        for &(seat, level) in seats {
            begin.seats[seat].robot = Some(level);
        }
    })
}

fn game_of(device: &Device) -> ScotlandYard {
    mirror::<ScotlandYard>(&device.store).expect("a game")
}

/// Goes on until somebody's own move is wanted, or the game is over: keys that only read on, and time.
fn let_it_play(device: &mut Device, is_confidants: impl Fn(Seat) -> bool) -> Option<Seat> {
    for _ in 0..400 {
        match game_of(device).turn() {
            Turn::Over(_) => return None,
            Turn::Of(seat) if !is_confidants(seat) && device.store.records.len() > 1 => {
                // The last entry of Confidant is read first.
                if device.reads("Press any key") {
                    device.tap(Key::A);
                }
                return Some(seat);
            }
            Turn::Of(_) => {}
        }
        device.wait(500);
        assert!(!device.reads("Pass to"), "nobody hands anything to Confidant:\n{}", device.read());
        device.tap(Key::A);
    }
    panic!("it never moves:\n{}", device.read());
}

#[test]
fn a_game_that_confidant_plays_alone_comes_to_its_end() {
    for seed in 0..4 {
        let detectives = 3 + (seed % 3) as u8;
        let all: Vec<_> = (0..=usize::from(detectives)).map(|seat| (seat, Level::Easy)).collect();
        let mut device: Device = Device::with(store(&setup(detectives), seed, &all), 7);
        device.tap(Key::A);
        assert_eq!(let_it_play(&mut device, |_| true), None);
        assert!(matches!(game_of(&device).turn(), Turn::Over(_)));
    }
}

#[test]
fn the_same_game_is_played_again_whenever_the_power_goes() {
    let all: Vec<_> = (0..=3).map(|seat| (seat, Level::Easy)).collect();
    let entries = |cuts: bool| {
        let mut device: Device = Device::with(store(&setup(3), 9, &all), 7);
        device.tap(Key::A);
        for round in 0..60 {
            if cuts {
                // In the midst of its thought, or of what it says.
                device.wait(40 * (round % 9));
                device.boot();
                device.tap(Key::A);
            }
            device.wait(500);
            device.tap(Key::A);
        }
        let mut acts = device.store.records.clone();
        // Moments of settling and times differ; what was played must not.
        acts.retain(|record| is_act(record));
        acts.into_iter().map(|record| act_of(&record)).collect::<Vec<_>>()
    };
    let (smooth, cut) = (entries(false), entries(true));
    assert!(smooth.len() > 5);
    let both = smooth.len().min(cut.len());
    assert_eq!(smooth[..both], cut[..both]);
}

fn is_act(record: &[u8]) -> bool {
    use confidant_companion::journal::{Entry, Record};
    Record::decode(record).is_ok_and(|record| matches!(record.entry, Entry::Act(_)))
}

fn act_of(record: &[u8]) -> Vec<u8> {
    use confidant_companion::journal::{Entry, Record};
    match Record::decode(record).map(|record| record.entry) {
        Ok(Entry::Act(bytes)) => bytes.to_vec(),
        _ => Vec::new(),
    }
}

#[test]
fn a_person_among_confidants_enters_only_their_own_moves() {
    // Detective 2 is a person, all others are Confidant's.
    let person = 2;
    let seats: Vec<_> = (0..=3).filter(|&seat| seat != person).map(|seat| (seat, Level::Easy)).collect();
    let mut device: Device = Device::with(store(&setup(3), 4, &seats), 7);
    device.tap(Key::A);
    let mut own = 0;
    while let Some(seat) = let_it_play(&mut device, |seat| seat.index() != person) {
        assert_eq!(seat.index(), person);
        let records = device.store.records.len();
        // The first move that is offered.
        device.tap(Key::A);
        device.tap(Key::A);
        assert!(device.store.records.len() > records, "{}", device.read());
        own += 1;
    }
    assert!(own >= 1);
}

#[test]
fn nobody_sees_where_confidant_is_before_the_end() {
    let mut device: Device = Device::with(store(&setup(3), 11, &[(0, Level::Easy)]), 7);
    device.tap(Key::A);
    device.wait(1_000);
    device.tap(Key::A);
    let at = game_of(&device).private(MISTER_X).expect("his secret").at();
    // His card, held; home and back; the history; the trail.
    device.tap(Key::Left);
    device.press(Key::Y);
    device.wait(2_000);
    assert!(!device.reads("You are at") && !device.reads(&format!("at {at}")), "{}", device.read());
    device.release(Key::Y);
    assert!(device.reads("Round"), "{}", device.read());
}

/// The detectives' first moves in the games of a thought.
const DETECTIVES: [&str; 3] = ["d1 taxi 173", "d2 taxi 154", "d3 taxi 108"];

/// A game in which he begins there, with the detectives far away.
fn begun_at(start: u8) -> Setup {
    Setup {
        mister_x_start: Station::new(start),
        detective_start: Some([174, 155, 117].into_iter().filter_map(Station::new).collect()),
        ..setup(3)
    }
}

/// How many moves he has after this first one.
fn moves_after(setup: &Setup, first: &str) -> Option<usize> {
    let mut game = ScotlandYard::start(setup, ScotlandYard::printed(), 5).ok()?;
    for action in [first].into_iter().chain(DETECTIVES) {
        let legal = legal(&game).into_iter().find(|legal| legal.to_string() == action)?;
        game.play(legal).ok()?;
    }
    Some(legal(&game).into_iter().filter(|action| matches!(action, Action::Flee(_))).count())
}

/// What the table sees and hears of the move that he thinks about after this first one.
fn thought_after(setup: &Setup, first: &str, level: Level) -> Vec<Change> {
    let mut store = store(setup, 5, &[(0, level)]);
    store.append_all::<ScotlandYard>(&[first, DETECTIVES[0], DETECTIVES[1], DETECTIVES[2]]);
    let mut device: Device = Device::with(store, 7);
    // To the game, and on from the last detective's move.
    device.tap(Key::A);
    device.wait(500);
    device.tap(Key::A);
    changes_until_stored(&mut device, 20_000)
}

#[test]
fn a_thought_looks_sounds_and_takes_the_same_wherever_he_is() {
    let by_taxi = |setup: &Setup| -> Vec<(usize, String)> {
        let Ok(game) = ScotlandYard::start(setup, ScotlandYard::printed(), 5) else { return Vec::new() };
        let firsts = legal(&game).into_iter().map(|action| action.to_string());
        let firsts = firsts.filter(|action| action.starts_with("x taxi"));
        let mut found: Vec<_> =
            firsts.filter_map(|first| Some((moves_after(setup, &first)?, first))).collect();
        found.sort();
        found
    };
    // Two games that the table cannot tell apart: he went to one place, with few ways on, or to the other, with many.
    let spread = |start: &u8| {
        let found = by_taxi(&begun_at(*start));
        found.last().map_or(0, |last| last.0 - found[0].0)
    };
    let widest = (1..=199).max_by_key(spread).expect("a station");
    assert!(spread(&widest) >= 10, "{widest}: {:?}", by_taxi(&begun_at(widest)));
    for level in Level::ALL {
        for start in [46, widest] {
            let setup = begun_at(start);
            let found = by_taxi(&setup);
            let seen: Vec<_> = found.iter().map(|(_, first)| thought_after(&setup, first, level)).collect();
            let beats: Vec<_> = seen[0].iter().map(|change| change.after).collect();
            assert!(seen.len() > 1 && beats.len() > 1, "{level:?}, {start}: {beats:?}");
            for (other, (ways, first)) in seen.iter().zip(&found) {
                let own: Vec<_> = other.iter().map(|change| change.after).collect();
                assert_eq!(own, beats, "{level:?}, {first}, {ways} ways on");
                assert!(*other == seen[0], "{level:?}, {first}: pictures, light or tones");
            }
        }
    }
}
