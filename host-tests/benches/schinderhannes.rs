//! Instruction counts of Schinderhannes' engine: `cargo xtask bench schinderhannes`.
#![allow(missing_docs)] // the macros make items of their own

use std::hint::black_box;
use std::ops::ControlFlow;

use confidant_core::fuel::{Fuel, Stepper};
use confidant_core::game::Game;
use confidant_core::schinderhannes::solitaire;
use confidant_core::schinderhannes::{
    Action, Assignments, Board, CardSet, Count, Deduction, Grader, Made, Maker, Phase, SOONWALD,
    Schinderhannes, Setup, Solitaire, Solver, Spare,
};
use gungraun::{library_benchmark, library_benchmark_group, main};
use host_tests::play::{Random, legal};
use host_tests::soak::schinderhannes::Style;

/// A game of four players some turns on, at the beginning of a turn with a card that can be played.
fn later(deduction: Deduction) -> Schinderhannes {
    let setup = Setup { players: Some(4), deduction, ..Setup::default() };
    let mut game = Schinderhannes::start(&setup, &SOONWALD, 1).expect("it can be played");
    let mut player = Random::new(6);
    let mut actions = 0;
    while actions < 60 || !matches!(game.table().phase(), Phase::Act(..)) || a_play(&game).is_none() {
        let action = Style::Keen.action(&game, &mut player).expect("it goes on");
        game.play(action).expect("legal");
        actions += 1;
    }
    game
}

fn a_play(game: &Schinderhannes) -> Option<Action> {
    legal(game).into_iter().find(|action| matches!(action, Action::Play(..)))
}

fn with_play(deduction: Deduction) -> (Schinderhannes, Action) {
    let game = later(deduction);
    let action = a_play(&game).expect("a card can be played");
    (game, action)
}

fn board() -> Board {
    *later(Deduction::Logic).table().board()
}

fn puzzle(number: usize) -> CardSet {
    SOONWALD.puzzles()[number - 1].cards
}

fn nothing_laid(deduction: Deduction) -> Solitaire {
    let setup = solitaire::Setup { puzzle: Some(1), cards: None, deduction, ..Default::default() };
    Solitaire::start(&setup, &SOONWALD, 0).expect("a puzzle")
}

fn half_laid(deduction: Deduction) -> Solitaire {
    let mut game = nothing_laid(deduction);
    for card in puzzle(1).iter().take(10) {
        game.play(solitaire::Action::Play(card)).expect("legal");
    }
    game
}

#[library_benchmark]
#[bench::rules(args = (Deduction::Rules), setup = later)]
#[bench::logic(args = (Deduction::Logic), setup = later)]
#[bench::manual(args = (Deduction::Manual), setup = later)]
fn legal_actions(game: Schinderhannes) -> usize {
    let mut count = 0;
    let _ = black_box(&game).legal(&mut |action| {
        black_box(action);
        count += 1;
        ControlFlow::Continue(())
    });
    count
}

#[library_benchmark]
#[bench::rules(args = (Deduction::Rules), setup = with_play)]
#[bench::logic(args = (Deduction::Logic), setup = with_play)]
#[bench::manual(args = (Deduction::Manual), setup = with_play)]
fn play((mut game, action): (Schinderhannes, Action)) -> Schinderhannes {
    let _ = black_box(game.play(black_box(action)));
    game
}

#[library_benchmark]
#[bench::some_turns_on(setup = board)]
fn assignments(board: Board) -> Assignments {
    black_box(&board).assignments()
}

#[library_benchmark]
#[bench::puzzle_1(args = (1), setup = puzzle)]
#[bench::puzzle_2(args = (2), setup = puzzle)]
#[bench::puzzle_3(args = (3), setup = puzzle)]
#[bench::puzzle_4(args = (4), setup = puzzle)]
fn solve(cards: CardSet) -> Count {
    Solver::of_cards(black_box(cards), &SOONWALD, 2).finish()
}

#[library_benchmark]
#[bench::puzzle_4(args = (4), setup = puzzle)]
fn grade(cards: CardSet) -> bool {
    Grader::of(black_box(cards), &SOONWALD).finish().is_ok()
}

#[library_benchmark]
#[bench::seed_1(1)]
#[bench::seed_2(2)]
#[bench::seed_3(3)]
fn make(seed: u64) -> Made {
    Maker::new(&SOONWALD, black_box(seed), None, Spare::Bare).finish()
}

// What a device pays between two looks at its keys: a hundred units of fuel.
#[library_benchmark]
#[bench::seed_1(1)]
fn make_for_100_units(seed: u64) -> bool {
    let mut maker = Maker::new(&SOONWALD, black_box(seed), None, Spare::Bare);
    maker.step(&mut Fuel::new(100)).is_ready()
}

#[library_benchmark]
#[bench::rules(args = (Deduction::Rules), setup = half_laid)]
#[bench::logic(args = (Deduction::Logic), setup = half_laid)]
#[bench::logic_at_first(args = (Deduction::Logic), setup = nothing_laid)]
fn solitaire_legal(game: Solitaire) -> usize {
    let mut count = 0;
    let _ = black_box(&game).legal(&mut |action| {
        black_box(action);
        count += 1;
        ControlFlow::Continue(())
    });
    count
}

library_benchmark_group!(
    name = schinderhannes,
    benchmarks = [legal_actions, play, assignments, solve, grade, make, make_for_100_units, solitaire_legal]
);
main!(library_benchmark_groups = schinderhannes);
