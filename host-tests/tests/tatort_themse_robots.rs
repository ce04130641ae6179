//! Confidant on a seat of Tatort Themse: it plays whole games by the rules, it is fair, and its levels differ.

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_core::fuel::Stepper as _;
use confidant_core::game::{Game, Turn};
use confidant_core::robots::Level;
use confidant_core::tatort_themse::robot::Sleuth;
use confidant_core::tatort_themse::{Deed, Setup, THAMES, TatortThemse, Witnesses};
use host_tests::arena::tatort_themse::{Player, Row, play};
use host_tests::device::{Change, Device, begin, changes_until_stored, mirror};
use host_tests::games::{CaseGame as _, setup_of};
use host_tests::play::{Random, legal};
use host_tests::screens::without_proofs;
use host_tests::soak::tatort_themse::Style;
use host_tests::soak::tatort_themse_robots::fair;

#[test]
fn what_it_does_depends_on_nothing_hidden() {
    let seen = fair(60, 1);
    assert!(seen.differing > 100 && seen.clues > 40, "{seen:?}");
}

/// Confidant on the first seat, the others at random or hoarding: every decision that comes up is made, and legal.
#[test]
fn it_decides_whatever_comes_up() {
    let (mut removed, mut renewed, mut passed, mut piled) = (0, 0, 0, 0);
    for seed in 0..150 {
        let Some(setup) = TatortThemse::some_setup(seed as usize % 8) else { continue };
        let Ok(mut game) = TatortThemse::start(&setup, &THAMES, seed) else { continue };
        let mut random = Random::new(seed);
        let style = if seed % 3 == 0 { Style::Hoard } else { Style::Any };
        while let Turn::Of(seat) = game.turn() {
            let hand = game.private(seat).unwrap_or(Witnesses::NONE);
            let action = if seat.number() == 1 && game.private(seat).is_some() {
                Sleuth::new(game.table(), seat, &hand, Level::Easy, seed).finish().expect("a decision")
            } else {
                style.choose(&legal(&game), &mut random).expect("an action")
            };
            if seat.number() == 1 {
                removed += u32::from(matches!(action.deed, Deed::Remove(..)));
                renewed += u32::from(action.deed == Deed::Renew);
                passed += u32::from(action.deed == Deed::Pass);
                piled += u32::from(action.deed == Deed::QuestionPile);
            }
            game.play(action).unwrap_or_else(|illegal| panic!("`{action}`: {illegal}"));
        }
    }
    assert!(renewed > 0 && removed > 0 && piled > 0, "{removed} {renewed} {passed} {piled}");
}

/// The deals are the same in every run, so this cannot fail by chance. The table with a thousand games a row is
/// `cargo xtask arena tatort-themse 1000`.
#[test]
fn the_levels_are_as_strong_as_they_should_be() {
    let percent = |level, games| {
        let row = Row { player: Player::Robot(level), others: Player::Script, seats: 4 };
        play(row, games, 7).percent()
    };
    let (easy, medium, hard) =
        (percent(Level::Easy, 200), percent(Level::Medium, 100), percent(Level::Hard, 24));
    assert!(hard >= 60.0 && medium >= 40.0 && easy < medium, "{easy} {medium} {hard}");
}

/// Two seats of Confidant's, and a person who does anything.
#[test]
fn it_plays_against_itself() {
    let setup = Setup { players: Some(3), ..Setup::default() };
    let mut game = TatortThemse::start(&setup, &THAMES, 11).expect("it can be played");
    let mut random = Random::new(3);
    while let Turn::Of(seat) = game.turn() {
        let hand = game.private(seat).expect("it is dealt");
        let action = match seat.number() {
            1 => random.action(&game),
            2 => Sleuth::new(game.table(), seat, &hand, Level::Medium, 1).finish(),
            _ => Sleuth::new(game.table(), seat, &hand, Level::Easy, 1).finish(),
        };
        let action = action.expect("a decision");
        game.play(action).unwrap_or_else(|illegal| panic!("`{action}`: {illegal}"));
    }
}

/// A game at the table in which Confidant has these seats.
fn device(lines: &str, seats: &[(usize, Level)]) -> Device {
    let setup = setup_of::<TatortThemse>(lines.split(',')).expect("lines of a set-up");
    let store = begin::<TatortThemse>(&setup, 5, &[], ClockSetting::Off, false).agreed(|begin| {
        for &(seat, level) in seats {
            begin.seats[seat].robot = Some(level);
        }
    });
    let mut device = Device::with(store, 7);
    device.tap(Key::A);
    device
}

fn game_of(device: &Device) -> TatortThemse {
    mirror::<TatortThemse>(&device.store).expect("a game")
}

/// What the table sees in this many steps of time, a key now and then.
fn watched(mut device: Device, steps: usize) -> (Vec<u64>, Device) {
    let mut seen = Vec::new();
    for step in 0..steps {
        device.wait(20);
        seen.push(without_proofs(device.look()).hash());
        if step % 60 == 59 {
            device.tap(Key::A);
        }
    }
    (seen, device)
}

const WALL: &str = "players 3, start p2, column-1 gallery-bobby-2 museum-musician-2 bank-lady-3, \
                    column-2 bank-bobby-5 tower-bobby-2, column-3 parliament-lady-2, column-4 gallery-lady-5, \
                    column-5 none, open bobby musician urchin lady, \
                    pile bobby urchin lady lady musician bobby urchin";

#[test]
fn the_table_sees_the_same_whatever_the_others_hold() {
    let with = |first: &str, third: &str| {
        let lines = format!("{WALL}, hand-p2 bobby 2 lady 3 urchin 2, hand-p1 {first}, hand-p3 {third}");
        watched(device(&lines, &[(1, Level::Medium)]), 180)
    };
    let (one, mut first) = with("bobby 4", "musician 2 lady 2");
    let (other, second) = with("urchin 3 lady 1", "bobby 1 urchin 3");
    let acts = first.store.records.len();
    assert!(acts > 2 && acts == second.store.records.len(), "{}", first.read());
    assert_eq!(one, other);
}

/// Nothing can be paid for with either hand; what it takes then may differ, but not when, nor what is seen before.
#[test]
fn a_thought_looks_the_same_whatever_is_held() {
    let with = |hand: &str, level| {
        let lines = format!("{WALL}, hand-p2 {hand}, hand-p1 bobby 4, hand-p3 musician 4");
        changes_until_stored(&mut device(&lines, &[(1, level)]), 20_000)
    };
    for level in Level::ALL {
        let [one, other] = ["bobby 1 urchin 1", "musician 1 lady 1"].map(|hand| with(hand, level));
        let times = |seen: &[Change]| seen.iter().map(|change| change.after).collect::<Vec<_>>();
        assert_eq!(times(&one), times(&other), "{level:?}");
        assert!(one == other, "{level:?}: pictures, light or tones");
        assert!(one.len() > 1, "{level:?}");
    }
}

/// A person who only questions, against two seats of Confidant's: everything by keys, to the end.
#[test]
fn a_game_against_confidant_comes_to_its_end() {
    for seed in 0..2 {
        let lines = format!("players 3, start p{}", 1 + seed);
        let mut device = device(&lines, &[(1, Level::Easy), (2, Level::Easy)]);
        for _ in 0..2_000 {
            assert!(!device.reads("Pass to") && !device.reads(": hand"), "{}", device.read());
            match game_of(&device).turn() {
                Turn::Over(_) => break,
                Turn::Of(seat) if seat.number() == 1 && device.reads("Player 1’s turn") => {
                    device.tap(Key::A);
                }
                Turn::Of(_) if device.reads("thinks") => device.wait(300),
                Turn::Of(_) => device.tap(Key::A),
            }
        }
        assert!(matches!(game_of(&device).turn(), Turn::Over(_)), "{}", device.read());
        // Its hand is nobody's to see, from no screen.
        device.press(Key::Y);
        device.wait(2_000);
        assert!(!device.reads(": hand"), "{}", device.read());
        device.release(Key::Y);
    }
}
