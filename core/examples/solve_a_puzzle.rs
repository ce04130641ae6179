//! Solves a printed puzzle of Schinderhannes: how many solutions its cards leave, and where everything happened.
//!
//! `cargo run -p confidant-core --example solve_a_puzzle [1 to 4]`

use std::task::Poll;

use confidant_core::fuel::{Fuel, Stepper};
use confidant_core::schinderhannes::{Count, SOONWALD, Solution, Solver};

fn main() {
    let number: usize = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(1);
    let Some((count, solution, steps)) = solve(number) else {
        eprintln!("there are puzzles 1 to {}", SOONWALD.puzzles().len());
        std::process::exit(1);
    };
    println!("{count:?} solution, found in {steps} steps");
    for (crime, place) in solution.iter() {
        println!("{crime} at {place}");
    }
}

/// How many solutions a puzzle has, up to two, the first of them, and how many steps that took.
fn solve(number: usize) -> Option<(Count, Solution, usize)> {
    let puzzle = SOONWALD.puzzles().get(number.checked_sub(1)?)?;
    let mut solver = Solver::of_cards(puzzle.cards, &SOONWALD, 2);
    // A little fuel at a time: something else could be done between two steps. `solver.finish()` does it at once.
    let mut steps = 1;
    loop {
        match solver.step(&mut Fuel::new(10)) {
            Poll::Ready(count) => return Some((count, *solver.first()?, steps)),
            Poll::Pending => steps += 1,
        }
    }
}

#[test]
fn every_printed_puzzle_has_one_solution_and_it_is_the_printed_one() {
    for (index, puzzle) in SOONWALD.puzzles().iter().enumerate() {
        let (count, solution, _) = solve(index + 1).unwrap();
        assert_eq!(count, Count::Exactly(1));
        assert!(solution.iter().all(|(crime, &place)| puzzle.solution[place] == crime));
    }
    assert!(solve(0).is_none() && solve(5).is_none());
}
