//! The hints of Schinderhannes' puzzles: each step proven by a second opinion, no puzzle needs a guess, and a wrong
//! step would be noticed.

use std::task::Poll;

use confidant_core::fuel::{Fuel, Stepper};
use confidant_core::game::{Game, Turn};
use confidant_core::schinderhannes::solitaire::{Action, Outcome, Setup};
use confidant_core::schinderhannes::{
    CardSet, Crime, Deduced, Deduction, Domains, Grade, Hint, Hinter, Maker, PlaceSet, Reason, SOONWALD,
    Solitaire, Spare, Token,
};
use host_tests::prover;

#[test]
fn every_printed_puzzle_is_solved_by_its_hints() {
    for puzzle in SOONWALD.puzzles() {
        let ranks = prover::follow(puzzle.cards).expect("each step is proven");
        assert!(ranks[0] > 0 && ranks[1] > 0, "{ranks:?}");
    }
}

#[test]
fn every_made_puzzle_is_solved_by_its_hints_and_needs_what_its_grade_says() {
    for grade in Grade::ALL {
        for seed in 0..12 {
            let spare = if seed % 3 == 0 { Spare::Bare } else { Spare::Friendly };
            let made = Maker::new(&SOONWALD, seed, Some(grade), spare).finish();
            let ranks = prover::follow(made.cards).expect("each step is proven");
            match grade {
                Grade::Rules | Grade::Logic => assert_eq!(ranks[4], 0, "{grade} {seed}"),
                Grade::One => assert_eq!(ranks[4], 1, "{grade} {seed}"),
                Grade::Few => assert!((2..=4).contains(&ranks[4]), "{grade} {seed}: {ranks:?}"),
                Grade::Many => assert!(ranks[4] > 0, "{grade} {seed}"),
            }
        }
    }
}

/// A puzzle on the table, with only the cards.
fn start(cards: CardSet) -> Solitaire {
    let setup = Setup { cards: Some(cards), deduction: Deduction::Manual, ..Setup::default() };
    Solitaire::start(&setup, &SOONWALD, 0).expect("a puzzle")
}

#[test]
fn hints_are_followed_by_entries_to_the_end() {
    for grade in Grade::ALL {
        let cards = Maker::new(&SOONWALD, 3, Some(grade), Spare::Friendly).finish().cards;
        let mut puzzle = start(cards);
        let mut entries = 0;
        while puzzle.turn() != Turn::Over(Outcome::Solved) {
            let Hint::Next(step) = puzzle.table().hinter().finish() else { panic!("a hint") };
            let unlaid = step.cards.first().filter(|card| !puzzle.table().laid.has(**card));
            let action = match (step.reason, unlaid) {
                (Reason::Card, Some(&card)) => Action::Play(card),
                _ => {
                    let crime = step.crime().expect("something goes");
                    Action::Remove(Token { crime, place: step.lost[crime].first().expect("a place") })
                }
            };
            puzzle.play(action).expect("what a hint says can be entered");
            entries += 1;
            assert!(entries < 300, "it comes to an end");
        }
    }
}

#[test]
fn the_simplest_step_comes_first() {
    let cards = SOONWALD.puzzles()[0].cards;
    let mut left = Domains::new([PlaceSet::all(); 16]);
    while let Hint::Next(step) = Hinter::new(&SOONWALD, cards, &left).finish() {
        if step.reason != Reason::Card {
            for card in cards {
                // No card takes anything away any more.
                let only = Hinter::new(&SOONWALD, CardSet::only(card), &left).finish();
                assert!(!matches!(only, Hint::Next(Deduced { reason: Reason::Card, .. })));
            }
        }
        Crime::ALL.iter().for_each(|&crime| left[crime] -= step.lost[crime]);
    }
}

#[test]
fn small_steps_give_the_same_hint() {
    let cards = Maker::new(&SOONWALD, 5, Some(Grade::Few), Spare::Bare).finish().cards;
    let mut left = Domains::new([PlaceSet::all(); 16]);
    loop {
        let whole = Hinter::new(&SOONWALD, cards, &left).finish();
        let mut stepper = Hinter::new(&SOONWALD, cards, &left);
        let small = loop {
            if let Poll::Ready(hint) = stepper.step(&mut Fuel::new(1)) {
                break hint;
            }
        };
        assert!(small == whole);
        let Hint::Next(step) = whole else { break };
        Crime::ALL.iter().for_each(|&crime| left[crime] -= step.lost[crime]);
    }
}

#[test]
fn the_cards_alone_show_a_wrong_mark() {
    let puzzle = &SOONWALD.puzzles()[0];
    let mut left = Domains::new([PlaceSet::all(); 16]);
    // Nothing of the solution is left to one crime: sooner or later the hints run into it.
    let (place, &crime) = puzzle.solution.iter().next().expect("a scene");
    left[crime].remove(place);
    loop {
        match Hinter::new(&SOONWALD, puzzle.cards, &left).finish() {
            Hint::Next(step) => {
                Crime::ALL.iter().for_each(|&crime| left[crime] -= step.lost[crime]);
            }
            end => {
                assert!(end == Hint::Contradiction);
                break;
            }
        }
    }
}

#[test]
fn a_wrong_step_is_not_proven() {
    let puzzle = &SOONWALD.puzzles()[0];
    let left = Domains::new([PlaceSet::all(); 16]);
    let Hint::Next(step) = Hinter::new(&SOONWALD, puzzle.cards, &left).finish() else { panic!("a hint") };
    assert_eq!(prover::prove(&SOONWALD, puzzle.cards, &left, &step), Ok(()));
    let (place, &crime) = puzzle.solution.iter().next().expect("a scene");
    let mut wrong = step.clone();
    wrong.lost[crime].insert(place);
    assert!(prover::prove(&SOONWALD, puzzle.cards, &left, &wrong).is_err(), "the card does not say that");
    let mut wrong = step;
    wrong.lost = Domains::new([PlaceSet::NONE; 16]);
    wrong.lost[crime].insert(place);
    wrong.reason = Reason::Supposition(Token { crime, place }, None);
    assert!(prover::prove(&SOONWALD, puzzle.cards, &left, &wrong).is_err(), "the solution is not impossible");
}
