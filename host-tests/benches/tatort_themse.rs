//! Instruction counts of Tatort Themse's engine: `cargo xtask bench tatort-themse`.
#![allow(missing_docs)] // the macros make items of their own

use std::hint::black_box;
use std::ops::ControlFlow;

use confidant_core::game::Game;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{
    Action, Deed, Discards, Phase, Price, Setup, Step, THAMES, TatortThemse, Witness, Witnesses,
};
use gungraun::{library_benchmark, library_benchmark_group, main};
use host_tests::perft::{Limit, perft};
use host_tests::play::{Random, legal};

/// Games that one bench plays: its count divided by this is the mean.
const GAMES: u64 = 10;

fn begin(players: u8, seed: u64) -> TatortThemse {
    let setup = Setup { players: Some(players), ..Setup::default() };
    TatortThemse::start(&setup, &THAMES, seed).expect("it can be played")
}

fn start() -> TatortThemse {
    begin(3, 0)
}

/// A game some turns on, at the start of a turn.
fn later() -> TatortThemse {
    let mut game = start();
    let mut player = Random::new(6);
    let mut played = 0;
    while played < 50 || !matches!(game.table().phase(), Phase::Turn(_, Step::Start)) {
        played += 1;
        game.play(player.action(&game).expect("it goes on")).expect("legal");
    }
    game
}

/// One player holds all 72 witnesses: more cannot be listed.
fn richest() -> TatortThemse {
    let mut hands = [None; 5];
    hands[0] = Some(Witnesses::ALL);
    hands[1] = Some(Witnesses::NONE);
    let setup = Setup {
        players: Some(2),
        start: Seat::new(0),
        hands,
        open: Some(heapless::Vec::new()),
        ..Setup::default()
    };
    TatortThemse::start(&setup, &THAMES, 0).expect("it can be played")
}

/// The position and one of its actions, the first that is wanted.
fn with(game: TatortThemse, wanted: fn(&Deed) -> bool) -> (TatortThemse, Action) {
    let action = legal(&game).into_iter().find(|action| wanted(&action.deed));
    (game, action.expect("such an action"))
}

fn a_question() -> (TatortThemse, Action) {
    with(later(), |deed| matches!(deed, Deed::QuestionOpen(_)))
}

fn a_take() -> (TatortThemse, Action) {
    with(richest(), |deed| matches!(deed, Deed::Take(..)))
}

fn a_removal() -> (TatortThemse, Action) {
    with(richest(), |deed| matches!(deed, Deed::Remove(_, 4, _)))
}

/// The whole pile of 67 cards is shuffled again.
fn a_shuffle() -> (TatortThemse, Action) {
    let mut setup = Setup { players: Some(2), start: Seat::new(0), ..Setup::default() };
    setup.hands[0] = Some(Witnesses::NONE);
    setup.hands[1] = Some(Witnesses::NONE);
    setup.discards = Discards::Rest;
    let game = TatortThemse::start(&setup, &THAMES, 0).expect("it can be played");
    with(game, |deed| *deed == Deed::QuestionPile)
}

fn at_start(depth: u32) -> (TatortThemse, u32) {
    (start(), depth)
}

/// Random games as they were played: the first position and all actions.
fn recorded(players: u8) -> Vec<(TatortThemse, Vec<Action>)> {
    let record = |seed| {
        let first = begin(players, seed);
        let mut game = first.clone();
        let mut player = Random::new(seed);
        let mut actions = Vec::new();
        while let Some(action) = player.action(&game) {
            game.play(action).expect("legal");
            actions.push(action);
        }
        (first, actions)
    };
    (0..GAMES).map(record).collect()
}

#[library_benchmark]
#[bench::start(setup = start)]
#[bench::later(setup = later)]
#[bench::richest(setup = richest)]
fn legal_actions(game: TatortThemse) -> usize {
    let mut count = 0;
    let _ = black_box(&game).legal(&mut |action| {
        black_box(action);
        count += 1;
        ControlFlow::Continue(())
    });
    count
}

#[library_benchmark]
#[bench::four_removals(Price::Removal(4))]
#[bench::one_removal(Price::Removal(1))]
#[bench::take_of_six(Price::Take(Witness::Lady, 6))]
fn payments(price: Price) -> usize {
    let mut count = 0;
    let _ = black_box(price).payments(&Witnesses::ALL, &mut |payment| {
        black_box(payment);
        count += 1;
        ControlFlow::Continue(())
    });
    count
}

#[library_benchmark]
#[bench::question(setup = a_question)]
#[bench::take(setup = a_take)]
#[bench::removal(setup = a_removal)]
#[bench::shuffle(setup = a_shuffle)]
fn play((mut game, action): (TatortThemse, Action)) -> TatortThemse {
    let _ = black_box(game.play(black_box(action)));
    game
}

#[library_benchmark]
#[bench::deal()]
fn set_up() -> TatortThemse {
    begin(black_box(5), black_box(1))
}

// Ten games: every action played.
#[library_benchmark]
#[bench::two(args = (2), setup = recorded)]
#[bench::three(args = (3), setup = recorded)]
#[bench::four(args = (4), setup = recorded)]
#[bench::five(args = (5), setup = recorded)]
fn ten_games(games: Vec<(TatortThemse, Vec<Action>)>) {
    for (mut game, actions) in games {
        for action in actions {
            let _ = black_box(game.play(black_box(action)));
        }
    }
}

// Ten games: before every action all legal ones listed, as a device does that offers them.
#[library_benchmark]
#[bench::two(args = (2), setup = recorded)]
#[bench::three(args = (3), setup = recorded)]
#[bench::four(args = (4), setup = recorded)]
#[bench::five(args = (5), setup = recorded)]
fn ten_games_with_choices(games: Vec<(TatortThemse, Vec<Action>)>) {
    for (mut game, actions) in games {
        for action in actions {
            let _ = game.legal(&mut |one| {
                black_box(one);
                ControlFlow::Continue(())
            });
            let _ = black_box(game.play(black_box(action)));
        }
    }
}

#[library_benchmark]
#[bench::depth_3(args = (3), setup = at_start)]
#[bench::depth_4(args = (4), setup = at_start)]
fn count_sequences((game, depth): (TatortThemse, u32)) -> Result<u64, Limit> {
    perft(black_box(&game), depth)
}

library_benchmark_group!(
    name = tatort_themse,
    benchmarks = [legal_actions, payments, play, set_up, ten_games, ten_games_with_choices, count_sequences]
);
main!(library_benchmark_groups = tatort_themse);
