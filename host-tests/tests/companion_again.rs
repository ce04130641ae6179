//! The second time: what a game, a take-back, a box or a set-up leaves behind for what comes after it, and what not. Each is
//! done twice, without a restart and with one.

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_companion::journal::{Begin, Entry, Record};
use confidant_companion::play::Play;
use confidant_companion::seal::{Origin, short_signs};
use confidant_companion::session::Session;
use confidant_core::pack::{BoxedGame, Values};
use confidant_core::robots::Level;
use confidant_core::scotland_yard::{Action, LONDON, MISTER_X, ScotlandYard, Setup, Station};
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::TatortThemse;
use confidant_pack::Draft;
use host_tests::device::{Device, Driver, HostStore, Step, begin, entry_of, mirror};
use host_tests::play::{Random, legal};

fn study(clock: ClockSetting) -> HostStore {
    let setup = Setup {
        detectives: Some(3),
        mister_x_start: Station::new(46),
        detective_start: Some([34, 117, 91].into_iter().filter_map(Station::new).collect()),
        ..Setup::default()
    };
    begin::<ScotlandYard>(&setup, 5, &[], clock, false)
}

fn beginning(store: &HostStore) -> Begin {
    let record = Record::decode(&store.records[0]).expect("a sound record");
    let Entry::Begin(begin) = record.entry else { panic!("a game begins with its beginning") };
    begin
}

/// A game without screens, in a session that may have had one before.
struct Table<'a> {
    session: &'a mut Session,
    play: Play<<ScotlandYard as Driver>::Flow>,
    number: u16,
    elapsed: u32,
}

impl<'a> Table<'a> {
    fn new(session: &'a mut Session) -> Self {
        let begin = beginning(&study(ClockSetting::Bank { minutes: 10 }));
        let game = Play::<<ScotlandYard as Driver>::Flow>::begin(&begin, &LONDON).expect("a good set-up");
        let play = Play::new(game, &LONDON, session, &begin, 0, 0);
        Self { session, play, number: 0, elapsed: 0 }
    }

    /// Ten seconds later.
    fn apply(&mut self, entry: Entry) {
        self.number += 1;
        self.elapsed += 10_000;
        let record = Record { number: self.number, elapsed: self.elapsed, entry };
        assert!(self.play.apply(self.session, &record).is_ok(), "record {}", self.number);
    }

    fn enter(&mut self, action: &str) {
        let action: Action = action.parse().expect("an action");
        self.apply(entry_of(&action));
    }

    fn spent(&self) -> [u32; 4] {
        [0, 1, 2, 3].map(|seat| self.session.spent_by(Seat::new(seat).expect("a seat")))
    }
}

#[test]
fn a_move_forgives_its_own_seat_wrong_codes_and_no_other() {
    let mut session = Box::new(Session::new());
    let mut table = Table::new(&mut session);
    let detective = Seat::new(1).expect("a seat");
    for seat in [MISTER_X, detective, MISTER_X, detective, detective] {
        table.apply(Entry::WrongPin(seat));
    }
    table.enter("x taxi 45");
    assert_eq!((table.session.wrong_pins(MISTER_X), table.session.wrong_pins(detective)), (0, 3));
}

#[test]
fn what_falls_gives_its_time_back() {
    let mut session = Box::new(Session::new());
    let mut table = Table::new(&mut session);
    table.enter("x taxi 45");
    let before = table.spent();
    table.enter("d1 taxi 22");
    assert_ne!(table.spent(), before);
    table.apply(Entry::Undo);
    assert_eq!(table.spent(), before, "taken back");
    for action in ["d1 taxi 22", "d2 taxi 116"] {
        table.enter(action);
        table.apply(Entry::Settle);
    }
    assert_ne!(table.spent(), before);
    table.apply(Entry::Correct { kept: 1 });
    assert_eq!(table.spent(), before, "corrected");
}

#[test]
fn the_next_game_of_a_session_begins_from_nothing() {
    let mut session = Box::new(Session::new());
    let mut first = Table::new(&mut session);
    first.enter("x taxi 45");
    first.enter("d1 taxi 22");
    first.apply(Entry::Undo);
    first.enter("d1 taxi 22");
    first.apply(Entry::Settle);
    first.apply(Entry::Correct { kept: 1 });
    first.apply(Entry::WrongPin(MISTER_X));
    first.apply(Entry::Pause(true));
    let second = Table::new(&mut session);
    assert_eq!(second.spent(), [0; 4]);
    assert_eq!(second.session.corrections(), 0);
    assert_eq!(second.session.wrong_pins(MISTER_X), 0);
    assert!(!second.session.paused());
    assert_eq!(second.session.last_record(), 0);
}

/// What home says of the running game: how many entries it has, and the signs of its proof.
fn at_home(device: &mut Device) -> (String, String) {
    device.wait(3_000);
    let lines = device.look().trace().lines().to_vec();
    let count = lines.iter().find(|line| line.text.starts_with("Entries: ")).expect("how many");
    let signs = lines.iter().find(|line| line.base == count.base && line.text.len() == 4);
    (count.text.to_string(), signs.expect("the proof").text.to_string())
}

/// The same by the journal alone, link by link.
fn by_the_journal(store: &HostStore) -> (String, String) {
    let mut proof = Origin::of(&beginning(store)).root().first_proof();
    let mut standing = Vec::new();
    for bytes in &store.records {
        match Record::decode(bytes).expect("a sound record").entry {
            Entry::Act(action) => {
                proof.extend(&action);
                standing.push(action);
            }
            Entry::Undo => proof.take_back(&standing.pop().expect("an entry")),
            Entry::Correct { kept } => {
                proof.correct((standing.len() - usize::from(kept)) as u16);
                standing.truncate(kept.into());
            }
            _ => {}
        }
    }
    (format!("Entries: {}", standing.len()), short_signs(proof.short()).to_string())
}

/// Home says what the journal says, now and after a restart.
fn home_agrees(device: &mut Device, when: &str) {
    device.go_home();
    let expected = by_the_journal(&device.store);
    assert_eq!(at_home(device), expected, "{when}");
    device.boot();
    assert_eq!(at_home(device), expected, "{when}, after a restart");
    device.tap(Key::A);
    device.breathe();
}

/// Enters a detective's move and takes it back before it is told.
fn slip(device: &mut Device, action: &str) {
    let game: ScotlandYard = mirror(&device.store).expect("a game runs");
    device.approach::<ScotlandYard>();
    let before = device.store.records.len();
    for step in game.way(action.parse().expect("an action")).steps() {
        assert!(device.step(step), "{}", device.read());
    }
    device.press(Key::B);
    device.release(Key::B);
    assert_eq!(device.store.records.len(), before + 2, "entered and taken back:\n{}", device.read());
}

#[test]
fn the_running_proof_is_that_of_the_journal_after_whatever_fell() {
    let mut device = Device::with(study(ClockSetting::Off), 7);
    device.tap(Key::A);
    device.enter("x taxi 45");
    home_agrees(&mut device, "at first");
    slip(&mut device, "d1 taxi 22");
    home_agrees(&mut device, "something was taken back");
    device.enter("d1 taxi 22");
    device.enter("d2 taxi 116");
    device.correct(0);
    home_agrees(&mut device, "something was corrected");
    device.enter("d2 taxi 116");
    device.correct(1);
    slip(&mut device, "d1 taxi 10");
    device.enter("d1 taxi 22");
    home_agrees(&mut device, "all of it, and on");
}

#[test]
fn the_proof_of_the_next_game_knows_nothing_of_the_last() {
    let mut device = Device::with(study(ClockSetting::Off), 7);
    device.tap(Key::A);
    device.enter("x taxi 45");
    slip(&mut device, "d1 taxi 22");
    device.enter("d1 taxi 22");
    device.correct(0);
    // Put away, and another one begun, without a restart.
    device.end_of_menu();
    [Key::A, Key::A].into_iter().for_each(|key| device.tap(key));
    assert!(device.store.records.is_empty(), "{}", device.read());
    [Key::A; 5].into_iter().for_each(|key| device.tap(key));
    assert_eq!(device.store.records.len(), 1, "{}", device.read());
    let mut random = Random::new(3);
    for _ in 0..5 {
        let game: ScotlandYard = mirror(&device.store).expect("a game runs");
        let action = random.one_of(&legal(&game)).expect("the game runs");
        device.enter(&action.to_string());
    }
    home_agrees(&mut device, "in the second game");
}

/// A tin that differs from Confidant's in the bonus of a case.
fn own_tin() -> Draft {
    let mut draft = Draft::new(BoxedGame::TatortThemse);
    draft.name = "Our tin".to_owned();
    draft.values = Values::shipped(BoxedGame::TatortThemse);
    let shipped = draft.values.digest();
    for bonus in ["3", "4"] {
        draft.put("bonus", "tower", bonus).expect("a bonus");
        if draft.values.digest() != shipped {
            return draft;
        }
    }
    panic!("it is as shipped");
}

/// A game of Tatort Themse that is over, played with the values of an owner's tin or, beside it, with Confidant's; one of
/// its seats is Confidant's. The list of results is shown.
fn over(with_own: bool) -> Device {
    let draft = own_tin();
    let setup = TatortThemse::by_keys(0).expect("a set-up");
    let mut store = begin::<TatortThemse>(&setup, 4, &[], ClockSetting::Up, true).agreed(|begin| {
        begin.seats[1].robot = Some(Level::Hard);
        if with_own {
            begin.tables = draft.values.digest().expect("all of it plays");
        }
    });
    store.boxes = Some(confidant_pack::boxes([&draft]));
    store.settings = HostStore::known().settings;
    let mut random = Random::new(8);
    loop {
        let usual = mirror::<TatortThemse>(&store).expect("a game").usual(&mut random);
        let Some(action) = random.one_of(&usual) else { break };
        store.append_all::<TatortThemse>(&[&action.to_string()]);
    }
    let mut device = Device::with(store, 3);
    device.tap(Key::A);
    device
}

/// "Play again", the seal, begin.
fn play_again(device: &mut Device) {
    for _ in 0..12 {
        if device.has_chosen(&["Play again".to_owned()]) {
            break;
        }
        let key = if device.reads("Play again") { Key::Down } else { Key::A };
        device.tap(key);
    }
    assert!(device.step(&Step::Choose(vec!["Play again".to_owned()])), "{}", device.read());
    device.tap(Key::A);
    assert!(device.reads("Fair-play seal"), "{}", device.read());
    device.tap(Key::A);
    assert_eq!(device.store.records.len(), 1, "the old game is erased:\n{}", device.read());
}

#[test]
fn play_again_keeps_confidants_seats_and_whose_values_were_chosen() {
    for with_own in [false, true] {
        let mut device = over(with_own);
        let before = beginning(&device.store);
        play_again(&mut device);
        let after = beginning(&device.store);
        assert!(after.seed != before.seed && after.tables == before.tables, "own values: {with_own}");
        let robots = |begin: &Begin| begin.seats.iter().map(|info| info.robot).collect::<Vec<_>>();
        assert!(robots(&after).contains(&Some(Level::Hard)) && robots(&after) == robots(&before));
        // It is there after a restart, with the same values.
        device.boot();
        assert!(device.reads("Resume"), "{}", device.read());
    }
}

#[test]
fn a_game_that_followed_another_is_put_away_for_good() {
    let mut device = over(false);
    play_again(&mut device);
    device.end_of_menu();
    [Key::A, Key::A].into_iter().for_each(|key| device.tap(key));
    assert!(device.store.records.is_empty() && device.reads("New game"), "{}", device.read());
    assert!(!device.reads("Fair-play seal"), "{}", device.read());
}

#[test]
fn a_set_up_that_was_left_is_forgotten() {
    let mut device: Device = Device::new(1);
    [Key::A, Key::A].into_iter().for_each(|key| device.tap(key));
    let fresh = device.read();
    [Key::Right, Key::A, Key::Right, Key::Down, Key::Right].into_iter().for_each(|key| device.tap(key));
    assert_ne!(device.read(), fresh);
    [Key::B, Key::B].into_iter().for_each(|key| device.tap(key));
    assert_ne!(device.read(), fresh);
    device.tap(Key::A);
    assert_eq!(device.read(), fresh);
}
