//! Correcting by agreement: who may correct what, that nothing of it depends on a secret, and that it is done or not done at
//! every moment at which the power can go.

use confidant_companion::clock::ClockSetting;
use confidant_companion::journal::{Begin, Entry, Record, SeatInfo};
use confidant_companion::play::{AnyPlay as _, NotCorrected, Play};
use confidant_companion::session::Session;
use confidant_companion::{Key, Millis};
use confidant_core::game::Game as _;
use confidant_core::robots::Level;
use confidant_core::scotland_yard::{Action, LONDON, ScotlandYard, Setup, Station};
use host_tests::device::{Beginning, Device, Driver, HostStore, begin, entry_of, mirror, twins};
use host_tests::play::Random;
use host_tests::screens::without_proofs;

fn study() -> HostStore {
    let mut setup = Setup { detectives: Some(3), ..Setup::default() };
    setup.mister_x_start = Station::new(46);
    setup.detective_start = Some([34, 117, 91].into_iter().filter_map(Station::new).collect());
    begin::<ScotlandYard>(&setup, 5, &[], ClockSetting::Off, false)
}

/// Mister X and two detectives have moved, and all of it was told.
fn two_moved() -> Device {
    let mut store = study();
    store.append_all::<ScotlandYard>(&["x taxi 45", "d1 taxi 22", "d2 taxi 116"]);
    store.append(Entry::Settle);
    let mut device = Device::with(store, 7);
    device.tap(Key::A);
    device.wait(1_000);
    device
}

/// A game that runs without screens.
struct Table {
    session: Box<Session>,
    play: Play<<ScotlandYard as Driver>::Flow>,
    number: u16,
}

impl Table {
    fn new(robots: &[Option<Level>]) -> Self {
        let Ok(Record { entry: Entry::Begin(beginning), .. }) = Record::decode(&study().records[0]) else {
            panic!("a game begins with its beginning");
        };
        let seats = robots.iter().map(|&robot| SeatInfo { robot, ..SeatInfo::default() }).collect();
        let beginning = Begin { seats, ..beginning };
        let mut session = Box::new(Session::new());
        let Ok(game) = Play::<<ScotlandYard as Driver>::Flow>::begin(&beginning, &LONDON) else {
            panic!("a good set-up")
        };
        let play = Play::new(game, &LONDON, &mut session, &beginning, 0, 0);
        Self { session, play, number: 0 }
    }

    fn apply(&mut self, entry: Entry) -> bool {
        let record = Record { number: self.number + 1, elapsed: 0, entry };
        let applied = self.play.apply(&mut self.session, &record).is_ok();
        self.number += u16::from(applied);
        applied
    }

    fn enter(&mut self, action: &str) {
        let action: Action = action.parse().expect("an action");
        assert!(self.apply(entry_of(&action)), "{action}");
        if self.play.position().is_unsettled() {
            assert!(self.apply(Entry::Settle));
        }
    }

    fn corrects(&mut self, kept: u16) -> bool {
        let may = self.play.may_correct(&self.session, kept.into()).is_ok();
        let did = self.apply(Entry::Correct { kept });
        assert_eq!(may, did, "what is offered is done, and nothing else");
        did
    }
}

#[test]
fn what_was_told_is_corrected_by_all_and_back_to_mister_xs_last_move() {
    let mut table = Table::new(&[]);
    assert!(!table.corrects(0), "nothing was entered");
    table.enter("x taxi 45");
    assert!(!table.apply(Entry::Undo), "its ticket was told: he alone cannot take it back");
    let slip: Action = "d1 taxi 22".parse().unwrap();
    assert!(table.apply(entry_of(&slip)));
    assert!(!table.corrects(1), "nothing was told yet: its author takes it back");
    assert!(table.apply(Entry::Undo) && table.apply(entry_of(&slip)) && table.apply(Entry::Settle));
    assert!(!table.apply(Entry::Undo), "it was told");
    assert!(!table.corrects(2), "there is no such entry");
    assert!(table.corrects(1) && table.session.corrections() == 1);
    table.enter("d1 taxi 22");
    assert!(table.corrects(0), "Mister X's own move, and what came after it");
    for action in ["x taxi 45", "d1 taxi 22", "d2 taxi 116", "d3 taxi 107", "x taxi 32"] {
        table.enter(action);
    }
    for kept in 0..4 {
        assert!(!table.corrects(kept), "{kept} lies before his last move");
    }
    assert!(table.corrects(4));
    // Until he has moved anew, the whole round can still be mended.
    assert!(table.corrects(2));
    assert_eq!(table.session.corrections(), 4);
}

#[test]
fn an_appearance_is_final() {
    let mut table = Table::new(&[]);
    for action in ["x taxi 45", "d1 taxi 22", "d2 taxi 116", "d3 taxi 107", "x taxi 32", "d1 taxi 23"] {
        table.enter(action);
    }
    for action in ["d2 taxi 104", "d3 taxi 91", "x taxi 44"] {
        table.enter(action);
    }
    assert!(table.play.position().game().table().shown().is_some(), "he was shown");
    assert!((0..9).all(|kept| !table.corrects(kept)));
    table.enter("d1 taxi 22");
    assert!(!table.corrects(8) && table.corrects(9));
}

#[test]
fn against_confidant_it_is_once_a_round_and_never_its_own() {
    let robot = Some(Level::Easy);
    let mut table = Table::new(&[robot, None, None, None]);
    table.enter("x taxi 45");
    table.enter("d1 taxi 22");
    assert_eq!(table.play.may_correct(&table.session, 0), Err(NotCorrected::ByConfidant));
    assert!(!table.corrects(0) && table.corrects(1));
    for action in ["d1 taxi 22", "d2 taxi 116"] {
        table.enter(action);
    }
    assert_eq!(table.play.may_correct(&table.session, 1), Err(NotCorrected::Once));
    assert!(!table.corrects(1) && !table.corrects(2));
    table.enter("d3 taxi 107");
    assert!(!table.corrects(3), "he has not moved yet");
    table.enter("x taxi 32");
    table.enter("d1 taxi 23");
    assert!(table.corrects(5), "a new round");
}

#[test]
fn a_cut_at_any_moment_of_the_hold_leaves_all_or_nothing() {
    for cut in (0..=1_400).step_by(50) {
        let mut device = two_moved();
        device.ask_all(1);
        assert!(device.reads("All agree?") && device.reads("Detective 1"), "{}", device.read());
        let stored = device.store.records.len();
        device.press(Key::A);
        device.wait(cut);
        let agreed = device.store.records.len() > stored;
        assert_eq!(agreed, cut >= 1_200, "after {cut} ms");
        device.boot();
        device.tap(Key::A);
        device.wait(3_000);
        assert_eq!(device.store.records.len(), stored + usize::from(agreed), "after {cut} ms");
        let game: ScotlandYard = mirror(&device.store).expect("a game runs");
        let at = game.table().detectives().iter().map(|detective| detective.at.number()).collect::<Vec<_>>();
        assert_eq!(at[..2], if agreed { [34, 117] } else { [22, 116] }, "after {cut} ms");
        assert!(device.reads(if agreed { "Detective 1" } else { "Detective 3" }), "{}", device.read());
    }
}

#[test]
fn nothing_is_agreed_before_it_is_stored() {
    let mut device = two_moved();
    device.ask_all(0);
    device.store.dead = true;
    device.agree();
    device.wait(5_000);
    assert!(!device.reads("Correction 1"), "{}", device.read());
    device.store.dead = false;
    device.boot();
    device.tap(Key::A);
    assert!(device.reads("Detective 3"), "{}", device.read());
}

/// What can be seen, heard and timed at a device.
#[derive(PartialEq, Debug)]
struct Seen {
    picture: u64,
    tones: usize,
    light: u8,
    next: Option<Millis>,
}

fn seen(device: &mut Device) -> Seen {
    Seen {
        picture: without_proofs(device.look()).hash(),
        tones: device.tones.len(),
        light: device.light(),
        next: device.next_tick(),
    }
}

/// Everything on the way to a correction of some row, and its outcome.
fn corrected(game: &Beginning<ScotlandYard>, row: usize) -> (Vec<Seen>, usize) {
    let mut store = begin::<ScotlandYard>(&game.setup, game.seed, &[], ClockSetting::Up, false);
    for action in &game.actions {
        store.append_all::<ScotlandYard>(&[&action.to_string()]);
    }
    let mut device = Device::with(store, 7);
    device.tap(Key::A);
    device.wait(3_000);
    let before = device.store.records.len();
    let mut all = vec![seen(&mut device)];
    device.menu();
    all.push(seen(&mut device));
    device.tap(Key::A);
    all.push(seen(&mut device));
    for _ in 0..row {
        device.tap(Key::Down);
        all.push(seen(&mut device));
    }
    device.tap(Key::A);
    all.push(seen(&mut device));
    device.agree();
    all.push(seen(&mut device));
    device.wait(2_000);
    all.push(seen(&mut device));
    (all, device.store.records.len() - before)
}

#[test]
fn what_can_be_corrected_and_how_it_looks_depends_on_no_secret() {
    let mut random = Random::new(4);
    let mut corrections = 0;
    for pair in 0..16 {
        let length = 3 + random.below(12);
        let Some([one, other]) = twins::<ScotlandYard>(&mut random, length) else { continue };
        let row = random.below(4);
        let (seen, stored) = corrected(&one, row);
        assert!((&seen, stored) == (&corrected(&other, row).0, corrected(&other, row).1), "pair {pair}");
        corrections += stored;
    }
    assert!(corrections >= 6, "{corrections} corrections");
}

#[test]
fn a_journal_that_was_rolled_back_is_noticed_at_home() {
    let shown = |entries: usize| {
        let mut store = study();
        let all = ["x taxi 45", "d1 taxi 22", "d2 taxi 116", "d3 taxi 107", "x taxi 32"];
        store.append_all::<ScotlandYard>(&all[..entries]);
        let mut device: Device = Device::with(store, 7);
        device.wait(2_000);
        let lines = device.look().trace().lines().to_vec();
        let count = lines.iter().find(|line| line.text.starts_with("Entries: ")).expect("how many");
        let signs = lines.iter().find(|line| line.base == count.base && line.text.len() == 4);
        (count.text.to_string(), signs.expect("the proof").text.to_string())
    };
    let whole = shown(5);
    assert_eq!(whole.0, "Entries: 5");
    assert_eq!(whole, shown(5), "the same journal shows the same");
    for entries in 1..5 {
        let rolled_back = shown(entries);
        assert!(rolled_back.0 != whole.0 && rolled_back.1 != whole.1, "{entries}: {rolled_back:?}");
    }
}
