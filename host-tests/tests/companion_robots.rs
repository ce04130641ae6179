//! Seats that Confidant plays: whole games by keys, with what must hold whoever plays.

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_core::game::{Game as _, Turn};
use confidant_core::id::Id as _;
use confidant_core::robots::Level;
use confidant_core::scotland_yard::{MISTER_X, ScotlandYard, Setup};
use confidant_core::seat::Seat;
use host_tests::device::{Device, HostStore, begin, mirror};

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

#[test]
fn a_thought_takes_the_same_time_wherever_he_is() {
    // Two games that the table cannot tell apart: he went to one place or to the other.
    let setup = Setup {
        mister_x_start: confidant_core::scotland_yard::Station::new(46),
        detective_start: Some(
            [174, 155, 117].into_iter().filter_map(confidant_core::scotland_yard::Station::new).collect(),
        ),
        ..setup(3)
    };
    let mut took = Vec::new();
    for place in ["x taxi 45", "x taxi 61", "x taxi 47"] {
        let mut store = store(&setup, 5, &[(0, Level::Easy)]);
        store.append_all::<ScotlandYard>(&[place, "d1 taxi 173", "d2 taxi 154", "d3 taxi 108"]);
        let mut device: Device = Device::with(store, 7);
        let records = device.store.records.len();
        // To the game, and on from the last detective's move.
        device.tap(Key::A);
        device.wait(500);
        device.tap(Key::A);
        let mut ticks = 0;
        while device.store.records.len() == records + 1 && ticks < 5_000 {
            device.wait(1);
            ticks += 1;
        }
        assert!(ticks < 5_000, "it never moves");
        took.push(ticks);
    }
    assert!(took.iter().all(|&ticks| ticks == took[0]), "{took:?}");
}
