//! The hints of Schinderhannes' puzzles: each step proven by a second opinion, no puzzle needs a guess, and a wrong
//! step would be noticed.

use std::task::Poll;

use confidant_core::fuel::{Fuel, Stepper};
use confidant_core::game::{Game, Turn};
use confidant_core::schinderhannes::solitaire::{Action, Outcome, Setup};
use confidant_core::schinderhannes::{
    Card, CardSet, Clue, Crime, Deduced, Deduction, Domains, Grade, Hint, Hinter, Kind, Maker, PlaceSet,
    Reason, SOONWALD, Solitaire, Spare, Token,
};
use host_tests::prover;
use host_tests::soak::schinderhannes_hints;

#[test]
fn every_printed_puzzle_is_solved_by_its_hints() {
    for puzzle in SOONWALD.puzzles() {
        let ranks = prover::follow(puzzle.cards).expect("each step is proven").ranks;
        assert!(ranks[0] > 0 && ranks[1] > 0, "{ranks:?}");
    }
}

#[test]
fn every_made_puzzle_is_solved_by_its_hints_and_needs_what_its_grade_is_named_after() {
    for grade in Grade::ALL {
        let mut named = 0;
        for seed in 0..20 {
            let spare = if seed % 3 == 0 { Spare::Bare } else { Spare::Friendly };
            let made = Maker::new(&SOONWALD, seed, Some(grade), spare).finish();
            let followed = prover::follow(made.cards).expect("each step is proven");
            assert_eq!(followed.ranks[4] > 0, grade > Grade::Sets, "{grade} {seed}");
            named += usize::from(followed.is(grade));
        }
        assert!(named >= 18, "{grade}: {named} of 20");
    }
}

/// A puzzle on the table, with only the cards.
fn start(cards: CardSet, by_hand: bool) -> Solitaire {
    let setup = Setup { cards: Some(cards), deduction: Deduction::Manual, by_hand, ..Setup::default() };
    Solitaire::start(&setup, &SOONWALD, 0).expect("a puzzle")
}

#[test]
fn hints_are_followed_by_entries_to_the_end_in_each_grade_and_way() {
    for (grade, by_hand) in Grade::ALL.into_iter().flat_map(|grade| [(grade, false), (grade, true)]) {
        let cards = Maker::new(&SOONWALD, 3, Some(grade), Spare::Friendly).finish().cards;
        let mut puzzle = start(cards, by_hand);
        let mut entries = 0;
        while puzzle.turn() != Turn::Over(Outcome::Solved) {
            let Hint::Next(step) = puzzle.table().hinter().finish() else { panic!("a hint") };
            let action = match step.reason {
                Reason::Card(card) if !by_hand && !puzzle.table().laid.has(card) => Action::Play(card),
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
        if !matches!(step.reason, Reason::Card(_)) {
            for card in cards {
                // No card takes anything away any more.
                let only = Hinter::new(&SOONWALD, CardSet::only(card), &left).finish();
                assert!(!matches!(only, Hint::Next(Deduced { reason: Reason::Card(_), .. })));
            }
        }
        Crime::ALL.iter().for_each(|&crime| left[crime] -= step.lost[crime]);
    }
}

#[test]
fn a_card_of_one_thing_comes_before_one_of_two() {
    let is_pair = |card: &Card| matches!(card.kind(), Kind::Pair | Kind::Group);
    let mut chances = 0;
    for puzzle in SOONWALD.puzzles() {
        let mut left = Domains::new([PlaceSet::all(); 16]);
        while let Hint::Next(step) = Hinter::new(&SOONWALD, puzzle.cards, &left).finish() {
            let says = |card: &Card| {
                let alone = Hinter::new(&SOONWALD, CardSet::only(*card), &left).finish();
                matches!(alone, Hint::Next(Deduced { reason: Reason::Card(_), .. }))
            };
            let mut saying = puzzle.cards.iter().filter(says);
            if let (Reason::Card(_), Some(first)) = (step.reason, saying.clone().next()) {
                let simple = saying.any(|card| !is_pair(&card));
                assert_eq!(simple, !is_pair(&step.cards[0]), "card {}", step.cards[0]);
                // By its number the pair would have come first.
                chances += usize::from(simple && is_pair(&first));
            }
            Crime::ALL.iter().for_each(|&crime| left[crime] -= step.lost[crime]);
        }
    }
    assert!(chances > 0, "somewhere the order makes a difference");
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
fn what_one_card_refutes_is_told_before_any_step_is_offered() {
    // The cards leave much open, so no solution can tell which mark is wrong. The one that is refuted is the later one.
    let cards = [11, 12].into_iter().filter_map(Card::new).collect();
    let mut puzzle = start(cards, false);
    let said = |card: u8| match SOONWALD.clue(Card::new(card).expect("a card")) {
        Clue::Crime(crime, places) => (crime, places),
        _ => panic!("a card of one crime"),
    };
    let (crime, places) = said(12);
    assert!(matches!(puzzle.table().hinter().finish(), Hint::Next(Deduced { reason: Reason::Card(_), .. })));
    for place in places.iter() {
        puzzle.play(Action::Remove(Token { crime, place })).expect("it lies there");
    }
    assert!(puzzle.table().hinter().finish() == Hint::Contradiction);
}

#[test]
fn the_first_hint_names_an_error_in_thirty_puzzles() {
    assert!(schinderhannes_hints::named(30, 0) >= 30);
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

/// The first supposition of a puzzle, and what is left by then.
fn first_supposition(cards: CardSet) -> (Domains, Deduced) {
    let mut left = Domains::new([PlaceSet::all(); 16]);
    loop {
        let Hint::Next(step) = Hinter::new(&SOONWALD, cards, &left).finish() else { panic!("a step") };
        if matches!(step.reason, Reason::Supposition(..)) {
            return (left, step);
        }
        Crime::ALL.iter().for_each(|&crime| left[crime] -= step.lost[crime]);
    }
}

#[test]
fn each_step_of_a_supposition_is_needed_and_in_its_turn() {
    let mut several = 0;
    for seed in 0..8 {
        let cards = Maker::new(&SOONWALD, seed, Some(Grade::Few), Spare::Friendly).finish().cards;
        let (left, step) = first_supposition(cards);
        assert_eq!(prover::prove(&SOONWALD, cards, &left, &step), Ok(()), "{seed}");
        for missing in 0..step.chain.len() {
            let mut wrong = step.clone();
            wrong.chain.remove(missing);
            assert!(
                prover::prove(&SOONWALD, cards, &left, &wrong).is_err(),
                "{seed}: step {missing} is needed"
            );
        }
        several += usize::from(step.chain.len() > 1);
    }
    assert!(several > 4, "{several}");
}
