//! The moments of Tiny Epic Crimes: evidence that is solved, day that becomes night, what is new to somebody, odds, and a
//! turn in which much happens.

use std::collections::BTreeSet;

use confidant_companion::clock::ClockSetting;
use confidant_companion::draw::palette::{Colour, LAMP, NIGHT};
use confidant_companion::{Key, Tone};
use confidant_core::game::Game as _;
use confidant_core::tiny_epic_clock::TinyEpicClock;
use confidant_core::tiny_epic_crimes::kinds::Officer;
use confidant_core::tiny_epic_crimes::{Block, TinyEpicCrimes};
use host_tests::device::{Device, Driver, HostStore, begin};
use host_tests::games::{CaseGame as _, setup_of};

fn store<G: Driver>(lines: &str) -> HostStore {
    seeded::<G>(lines, 5)
}

fn seeded<G: Driver>(lines: &str, seed: u64) -> HostStore {
    let setup = setup_of::<G>(lines.lines().map(str::trim)).expect("lines of a set-up");
    begin::<G>(&setup, seed, &[], ClockSetting::Off, false)
}

/// A game that is resumed at the table.
fn resumed(store: HostStore) -> Device {
    let mut device = Device::with(store, 7);
    device.tap(Key::A);
    device.approach::<TinyEpicCrimes>();
    device
}

/// One informant more solves the rank; the second officer has a part in it, the third has none.
fn almost(murderer: char) -> String {
    format!(
        "players 3\nabilities off\nopening-events 0\nmurderer {murderer}\ngangsters 23 blue\ninformants 2
        clues-p2 informant 4\nhand-p1 C\nhand-p2 G\nhand-p3 K\nsuspects B D E F H"
    )
}

const SOLVES: &str = "p1 to 23 informant";

/// Enters what a printed card says, and that nothing more is done by hand.
fn by_card(device: &mut Device, action: &str) {
    device.enter(action);
    if device.reads("By hand") {
        device.enter("done");
    }
}

#[test]
fn solved_evidence_is_told_at_once_and_any_key_goes_on_to_the_result() {
    for key in [Key::A, Key::B, Key::X, Key::Left] {
        let mut device = resumed(store::<TinyEpicCrimes>(&almost('A')));
        device.tones.clear();
        device.enter(SOLVES);
        for text in ["Rank is known", "Officer 1", "For these eyes alone", "Press any key"] {
            assert!(device.reads(text), "{text}:\n{}", device.read());
        }
        assert!(device.tones.contains(&Tone::Notice), "everybody should look");
        device.wait(500);
        device.tap(key);
        assert!(device.reads("Rank solved: Officer 1"), "{key:?}:\n{}", device.read());
    }
}

#[test]
fn what_solved_evidence_says_is_on_no_open_screen_of_rivals() {
    // One of them is a boss, the other is not: the table sees the same up to the next turn.
    let mut devices = ['A', 'P'].map(|murderer| resumed(store::<TinyEpicCrimes>(&almost(murderer))));
    let known = devices.each_mut().map(|device| {
        let mut seen = Vec::new();
        device.enter(SOLVES);
        seen.extend(device.moments(600).into_iter().map(|moment| (moment, 0)));
        for key in [Key::A, Key::A, Key::A] {
            device.tap(key);
            seen.extend(device.moments(600).into_iter().map(|moment| (moment, 0)));
            seen.push((0, device.still()));
        }
        seen
    });
    assert!(known[0] == known[1], "the table can tell a boss");
    let names = devices.each_mut().map(|device| {
        device.approach::<TinyEpicCrimes>();
        [Key::X, Key::X, Key::X].into_iter().for_each(|key| device.tap(key));
        while !device.has_chosen(&["Officer 1".to_owned()]) {
            device.tap(Key::Down);
        }
        device.look_in();
        device.still()
    });
    assert!(names[0] != names[1], "its holder can tell");
}

#[test]
fn on_the_banner_its_holder_can_look_at_once() {
    let mut device = resumed(store::<TinyEpicCrimes>(&almost('A')));
    device.enter(SOLVES);
    device.look_in();
    assert!(device.reads("Officer 1’s notes"), "{}", device.read());
    device.release(Key::Y);
    assert!(device.reads("Rank is known"), "{}", device.read());
}

#[test]
fn a_team_reads_what_it_found_on_the_banner() {
    let lines = "players 2\nmode coop\ncards printed\nopening-events 0\nmurderer A\ninformants 5
        clues-p1 informant 2";
    let mut device = resumed(store::<TinyEpicCrimes>(lines));
    device.enter("hand take p1 informant 5");
    for text in ["Rank is known", "Boss", "Detective"] {
        assert!(device.reads(text), "{text}:\n{}", device.read());
    }
    assert!(!device.reads("For these eyes alone"), "it lies open");
    device.press(Key::Y);
    device.wait(900);
    assert!(!device.reads("For these eyes alone"), "nothing is secret:\n{}", device.read());
}

/// Points of the disc beside its texts: near its upper and its lower end.
const UPPER: (i32, i32) = (65, 75);
const LOWER: (i32, i32) = (65, 175);

fn colour(device: &mut Device, (x, y): (i32, i32)) -> Colour {
    device.look().colour(x, y)
}

/// The first officer plays by day, the second is already in the night; the way and what it takes.
fn at_dusk(game: &str) -> (HostStore, &'static str) {
    let lines = "players 2\nopening-events 0\nhour-p1 9\nhour-p2 11\nnight 10-20\nlines none";
    match game {
        "clock" => (store::<TinyEpicClock>(lines), "p1 hours 4"),
        _ => (store::<TinyEpicCrimes>(&format!("{lines}\ncards printed\ngangsters none")), "p1 card 4"),
    }
}

/// What followed is read; the press that closes it is held.
fn close_result(device: &mut Device) {
    for _ in 0..6 {
        if device.reads("EVENTS") {
            return;
        }
        device.wait(900);
        device.press(Key::A);
        if !device.reads("EVENTS") {
            device.release(Key::A);
        }
    }
    panic!("{}", device.read());
}

#[test]
fn when_day_becomes_night_the_disc_is_wiped_in_a_fifth_of_a_second() {
    for game in ["clock", "case"] {
        let (store, action) = at_dusk(game);
        let mut device = Device::with(store, 7);
        device.tap(Key::A);
        assert_eq!(colour(&mut device, LOWER), LAMP, "{game}: by day");
        device.tones.clear();
        by_card(&mut device, action);
        close_result(&mut device);
        assert!(device.tones.contains(&Tone::Notice), "{game}: {:?}", device.tones);
        assert_eq!([UPPER, LOWER].map(|at| colour(&mut device, at)), [LAMP, LAMP], "{game}: as it was");
        device.wait(120);
        assert_eq!([UPPER, LOWER].map(|at| colour(&mut device, at)), [NIGHT, LAMP], "{game}: half");
        device.wait(79);
        assert_eq!(colour(&mut device, LOWER), LAMP, "{game}: not yet");
        device.wait(1);
        assert_eq!([UPPER, LOWER].map(|at| colour(&mut device, at)), [NIGHT, NIGHT], "{game}: as it is");
        device.wait(600);
        assert_eq!(device.moments(1_000), [0], "{game}: it stays so");
    }
}

#[test]
fn any_key_or_a_loss_of_power_ends_the_wipe() {
    for game in ["clock", "case"] {
        let (store, action) = at_dusk(game);
        let mut device = Device::with(store, 7);
        device.tap(Key::A);
        by_card(&mut device, action);
        close_result(&mut device);
        device.release(Key::A);
        assert_eq!(colour(&mut device, LOWER), LAMP, "{game}");
        device.tap(Key::X);
        device.tap(Key::B);
        assert_eq!(colour(&mut device, LOWER), NIGHT, "{game}: after a key");
        device.boot();
        device.tap(Key::A);
        assert_eq!(colour(&mut device, LOWER), NIGHT, "{game}: after a start");
    }
}

#[test]
fn a_turn_of_the_same_light_wipes_nothing_and_is_not_a_moment() {
    let lines = "players 2\nopening-events 0\nhour-p1 12\nhour-p2 14\nnight 10-20\nlines none\ncards printed
        gangsters none";
    // A double brings a second roll, and that is one.
    for (seed, spree) in [(5, false), (7, true)] {
        let mut device = resumed(seeded::<TinyEpicCrimes>(lines, seed));
        device.tones.clear();
        by_card(&mut device, "p1 card 4");
        assert_eq!(device.tones.contains(&Tone::Notice), spree, "{seed}: {:?}", device.tones);
    }
    let mut device = resumed(store::<TinyEpicCrimes>(lines));
    by_card(&mut device, "p1 card 4");
    close_result(&mut device);
    assert_eq!([UPPER, LOWER].map(|at| colour(&mut device, at)), [NIGHT, NIGHT]);
}

/// The suspects and the evidence that are marked as new, while a notebook is open.
fn new_marks(device: &mut Device) -> (Vec<i32>, Vec<i32>) {
    let mut marked = |right: i32, top: i32| colour(device, (right - 3, top + 5)) == LAMP;
    let suspects = (0..16).filter(|one| marked(9 + one % 4 * 39 + 36, 35 + one / 4 * 45)).collect();
    let evidence = (0..5).filter(|one| marked(232, 35 + one * 25)).collect();
    (suspects, evidence)
}

fn look(device: &mut Device) -> (Vec<i32>, Vec<i32>) {
    device.look_in();
    let marks = new_marks(device);
    device.release(Key::Y);
    marks
}

#[test]
fn what_is_new_since_the_last_look_has_a_corner() {
    let nothing = (vec![], vec![]);
    let mut device = resumed(store::<TinyEpicCrimes>(&almost('A')));
    assert_eq!(look(&mut device), nothing, "after a start nothing is new");
    device.enter(SOLVES);
    let (suspects, evidence) = look(&mut device);
    assert_eq!(evidence, [1], "the rank");
    // Those of the other rank are no longer possible, and there is a new card.
    assert!(suspects.len() >= 8 && !suspects.contains(&0), "{suspects:?}");
    assert_eq!(look(&mut device), nothing, "it was read");
    device.boot();
    device.tap(Key::A);
    device.approach::<TinyEpicCrimes>();
    [Key::X, Key::X, Key::X].into_iter().for_each(|key| device.tap(key));
    for _ in 0..3 {
        assert_eq!(look(&mut device), nothing, "after a start nothing is new");
        device.tap(Key::Down);
    }
}

#[test]
fn what_is_new_shows_on_no_open_screen() {
    // In one game somebody looks before the evidence is solved, in the other nobody.
    let [with, without] = [true, false].map(|looks| {
        let mut device = resumed(store::<TinyEpicCrimes>(&almost('A')));
        if looks {
            look(&mut device);
        } else {
            device.wait(750);
        }
        let mut seen = vec![device.still()];
        device.enter(SOLVES);
        for _ in 0..4 {
            device.wait(800);
            seen.push(device.still());
            device.tap(Key::A);
        }
        seen
    });
    assert_eq!(with, without);
}

/// Five tokens in the second row, with the values of their columns; it is night.
const NIGHT_WATCH: &str =
    "players 2\nabilities off\nopening-events 0\nstakeout 21 22 23 24 25\nvalues 1 2 3 4 5
    search 11 12 13 14 15 41 42\nnight 10-20\nlines none\ncar-p1 25\ncar-p2 22\nhour-p1 10\nhour-p2 11
    gangsters none";

/// What the strip says of a stakeout with the usual risk, where the car stands.
fn says_odds(device: &mut Device, text: &str) -> bool {
    device.approach::<TinyEpicCrimes>();
    device.tap(Key::A);
    let row = host_tests::device::Step::Choose(vec!["Stakeout".to_owned()]);
    assert!(device.step(&row), "{}", device.read());
    let says = device.reads(text);
    if !says {
        println!("{}", device.read());
    }
    device.tap(Key::B);
    says
}

#[test]
fn the_odds_of_a_stakeout_are_those_of_what_lies_open() {
    let mut device = resumed(store::<TinyEpicCrimes>(NIGHT_WATCH));
    assert!(says_odds(&mut device, "Value up to 3: 60%"), "none of five is open");
    // It fails: the first officer knows a value now, and nobody may see that.
    device.enter("p1 stakeout 3");
    assert!(says_odds(&mut device, "Value up to 3: 60%"), "none of five is open");
    device.enter("p2 stakeout 3");
    assert!(says_odds(&mut device, "Value up to 3: 50%"), "the two lies open");
}

#[test]
fn a_team_knows_what_was_looked_under() {
    let setup =
        setup_of::<TinyEpicCrimes>(format!("mode coop\ncards printed\n{NIGHT_WATCH}").lines().map(str::trim));
    let setup = setup.expect("lines of a set-up");
    let mut game = TinyEpicCrimes::start(&setup, TinyEpicCrimes::printed(), 7).expect("a good set-up");
    let at = |name: &str| -> Block { name.parse().expect("a block") };
    let odds = |game: &TinyEpicCrimes, name: &str, hours: u8| {
        game.table().stakeout_odds(Officer::P2, at(name), hours).expect("the device turns the tokens")
    };
    assert_eq!(odds(&game, "25", 4), (4, 5));
    assert!(game.play("hand look p1 25".parse().expect("an action")).is_ok());
    assert_eq!((odds(&game, "25", 4), odds(&game, "25", 5)), ((0, 1), (1, 1)), "its value is known");
    assert_eq!(odds(&game, "22", 3), (3, 4), "and is nowhere else");
}

#[test]
fn all_of_a_long_result_can_be_read() {
    let lines = "players 2\ncards printed\nopening-events 0\ngangsters none";
    let mut device = resumed(store::<TinyEpicCrimes>(lines));
    device.enter("p1 card 1");
    let colours = ["red", "blue", "grey"];
    let blocks: Vec<(usize, usize)> =
        (1..=3).flat_map(|row| (1..=4).map(move |column| (row, column))).collect();
    for (index, (row, column)) in blocks.iter().enumerate() {
        device.enter(&format!("hand put {row}{column} {}", colours[index % 3]));
    }
    device.enter("done");
    device.wait(900);
    let mut read = BTreeSet::new();
    let rows = |device: &mut Device| {
        let read = device.read();
        let lines =
            read.lines().filter_map(|line| line.split("  ").find(|part| part.starts_with("Gangster to")));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    assert!(device.reads("Scroll"), "{}", device.read());
    let first = device.still();
    for _ in 0..4 {
        read.extend(rows(&mut device));
        device.tap(Key::Up);
    }
    for (row, column) in &blocks {
        assert!(read.contains(&format!("Gangster to {row}-{column}")), "{row}-{column}: {read:?}");
    }
    let back = device.still();
    assert!(back != first, "it scrolls");
    device.tap(Key::Up);
    assert_eq!(device.still(), back, "up to the first row");
    for _ in 0..4 {
        device.tap(Key::Down);
    }
    assert_eq!(device.still(), first, "and to the last one again");
    device.tap(Key::A);
    assert!(device.reads("EVENTS"), "{}", device.read());
}

#[test]
fn the_first_red_hour_is_told_once() {
    let lines =
        "players 2\ncards printed\nopening-events 0\ngangsters none\nlines none\nhour-p1 40\nhour-p2 40";
    let mut device = resumed(store::<TinyEpicCrimes>(lines));
    by_card(&mut device, "p1 card 4");
    let row = "Red hours: you may report";
    assert!(device.reads(row), "{}", device.read());
    device.enter("p1 go-on");
    assert!(device.reads(row), "{}", device.read());
    by_card(&mut device, "p2 card 6");
    assert!(device.reads(row), "each for the first time:\n{}", device.read());
    device.enter("p2 go-on");
    by_card(&mut device, "p1 card 3");
    assert!(!device.reads(row), "{}", device.read());
}

#[test]
fn a_team_is_told_who_is_out_of_time() {
    let lines = "players 2\nmode coop\ncards printed\nopening-events 0\ngangsters none\nlines none
        marker 40\nhour-p1 36\nhour-p2 37";
    let mut device = resumed(store::<TinyEpicCrimes>(lines));
    by_card(&mut device, "p1 card 4");
    device.wait(900);
    assert!(device.reads("Out of time: Detective"), "{}", device.read());
}

#[test]
fn the_history_tells_the_die_of_a_risk_and_the_event_that_came() {
    let lines = "players 2\nabilities off\nopening-events 0\nlines 2\nnight none\nhour-p1 2\nhour-p2 2\nevents gas mole
        gangsters 32 red\ncar-p1 33";
    for (action, said) in [("p1 coffee", "Coffee break, 3 h"), ("p1 backup 3", "Backup: ")] {
        let mut device = resumed(store::<TinyEpicCrimes>(lines));
        device.enter(action);
        device.menu();
        assert!(device.step(&host_tests::device::Step::Choose(vec!["History".to_owned()])));
        device.tap(Key::A);
        let read = device.read().replace('\u{a0}', " ");
        let line = read.lines().find(|line| line.starts_with(said)).unwrap_or_else(|| panic!("{read}"));
        let rest = &line[said.len()..];
        // One event, with its sign.
        let name = read.lines().find(|line| line.contains("Officer 1")).unwrap_or_default();
        assert!(name.contains("  1"), "{read}");
        if action == "p1 backup 3" {
            let (die, end) = rest.split_once(", ").expect("a die, and how it ended");
            let well = die.parse::<u8>().is_ok_and(|die| die <= 3);
            assert!(end.starts_with(if well { "yes" } else { "no" }), "{line}");
        }
    }
}
