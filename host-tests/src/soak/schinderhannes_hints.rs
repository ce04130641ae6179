//! Errors in puzzles of Schinderhannes, and whether the first hint names them.

use confidant_core::fuel::Stepper as _;
use confidant_core::game::Game as _;
use confidant_core::schinderhannes::solitaire::{Action, Setup};
use confidant_core::schinderhannes::{
    Count, Crime, Deduction, Grade, Hint, Maker, PlaceSet, SOONWALD, Solitaire, Solver, Spare, Token,
};

use crate::play::Random;

/// Makes this many errors in puzzles of all grades and both ways; a violation panics.
pub fn run(errors: u64, seed: u64) -> String {
    let puzzles = named(errors, seed);
    format!(
        "schinderhannes-hints: {errors} errors of {errors} named by the first hint, in {puzzles} puzzles\n"
    )
}

/// In any order.
fn shuffled<T>(things: impl IntoIterator<Item = T>, random: &mut Random) -> Vec<T> {
    let mut all: Vec<T> = things.into_iter().collect();
    for end in (1..all.len()).rev() {
        all.swap(end, random.below(end + 1));
    }
    all
}

/// Somebody strikes what the solution has, early or late, and perhaps more after it: the first hint names that cell.
/// So many errors, by hand and with the cards applied in turn. How many puzzles it took; where the last place of a crime
/// would be struck there is no error.
pub fn named(errors: u64, seed: u64) -> u64 {
    let (mut named, mut puzzles) = (0, 0);
    for (grade, seed) in (seed..).flat_map(|seed| Grade::ALL.map(|grade| (grade, seed))) {
        if named == errors {
            break;
        }
        puzzles += 1;
        let cards = Maker::new(&SOONWALD, seed, Some(grade), Spare::Friendly).finish().cards;
        let mut solver = Solver::of_cards(cards, &SOONWALD, 2);
        assert_eq!(solver.finish(), Count::Exactly(1));
        let solution = *solver.first().expect("a solution");
        let (deduction, by_hand) = (Deduction::Manual, seed % 2 == 1);
        let setup = Setup { cards: Some(cards), deduction, by_hand, ..Setup::default() };
        let mut puzzle = Solitaire::start(&setup, &SOONWALD, 0).expect("a puzzle");
        let mut random = Random::new(seed);
        // Some cards lie, and some right tokens are struck, before and after the error.
        for &card in shuffled(cards.iter(), &mut random).iter().take(random.below(5)) {
            let _ = puzzle.play(Action::Play(card));
        }
        let crime = Crime::ALL[random.below(16)];
        let error = Token { crime, place: solution[crime] };
        if puzzle.play(Action::Remove(error)).is_err() {
            // Its last place: it cannot be struck by mistake.
            continue;
        }
        for crime in shuffled(Crime::ALL, &mut random).into_iter().take(6) {
            let wrong = puzzle.table().left[crime] - PlaceSet::only(solution[crime]);
            if let Some(place) = wrong.first() {
                let _ = puzzle.play(Action::Remove(Token { crime, place }));
            }
        }
        let first = puzzle.table().hinter().finish();
        assert!(matches!(first, Hint::Struck(named, _) if named == error), "{grade} {seed}");
        puzzle.play(Action::Restore(error)).expect("it is put back");
        let next = puzzle.table().hinter().finish();
        assert!(
            !matches!(next, Hint::Struck(..) | Hint::Contradiction),
            "{grade} {seed}: nothing is wrong now"
        );
        named += 1;
    }
    puzzles
}
