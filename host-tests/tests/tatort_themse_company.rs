//! Confidant on a seat of Tatort Themse: it plays whole games by the rules, it is fair, and its levels differ.

use confidant_core::company::Level;
use confidant_core::fuel::Stepper as _;
use confidant_core::game::{Game, Turn};
use confidant_core::tatort_themse::robot::Sleuth;
use confidant_core::tatort_themse::{Deed, RECONSTRUCTED, Setup, TatortThemse, Witnesses};
use host_tests::arena::tatort_themse::{Player, Row, play};
use host_tests::games::CaseGame as _;
use host_tests::play::{Random, legal};
use host_tests::soak::tatort_themse::Style;
use host_tests::soak::tatort_themse_company::fair;

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
        let Ok(mut game) = TatortThemse::start(&setup, &RECONSTRUCTED, seed) else { continue };
        let mut random = Random::new(seed);
        let style = if seed % 3 == 0 { Style::Hoard } else { Style::Any };
        while let Turn::Of(seat) = game.turn() {
            let hand = game.private(seat).unwrap_or(Witnesses::NONE);
            let action = if seat.number() == 1 && game.private(seat).is_some() {
                Sleuth::new(game.view(), seat, &hand, Level::Easy, seed).finish().expect("a decision")
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
    let mut game = TatortThemse::start(&setup, &RECONSTRUCTED, 11).expect("it can be played");
    let mut random = Random::new(3);
    while let Turn::Of(seat) = game.turn() {
        let hand = game.private(seat).expect("it is dealt");
        let action = match seat.number() {
            1 => random.action(&game),
            2 => Sleuth::new(game.view(), seat, &hand, Level::Medium, 1).finish(),
            _ => Sleuth::new(game.view(), seat, &hand, Level::Easy, 1).finish(),
        };
        let action = action.expect("a decision");
        game.play(action).unwrap_or_else(|illegal| panic!("`{action}`: {illegal}"));
    }
}
