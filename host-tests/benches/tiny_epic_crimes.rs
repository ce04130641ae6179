//! Instruction counts of Tiny Epic Crimes' engine: `cargo xtask bench tiny-epic-crimes`.
#![allow(missing_docs)] // the macros make items of their own

use std::hint::black_box;

use confidant_core::game::Game;
use confidant_core::seat::Seat;
use confidant_core::tiny_epic_crimes::kinds::{Cards, Mode};
use confidant_core::tiny_epic_crimes::{Action, Deed, ECHO_RIDGE, Private, Setup, Task, TinyEpicCrimes};
use gungraun::{library_benchmark, library_benchmark_group, main};
use host_tests::play::{Random, legal};
use host_tests::soak::tiny_epic_crimes::random_action;

fn setup(mode: Mode, cards: Cards) -> Setup {
    Setup { players: Some(4), mode, cards, ..Setup::default() }
}

/// A game some turns on, an officer's turn beginning.
fn later(mode: Mode, cards: Cards) -> TinyEpicCrimes {
    let mut game = TinyEpicCrimes::start(&setup(mode, cards), &ECHO_RIDGE, 11).expect("it can be played");
    let mut player = Random::new(6);
    let mut steps = 0;
    while steps < 30 || !matches!(game.table().pending(), Some(Task::Turn(_))) {
        game.play(random_action(&game, &mut player).expect("it goes on")).expect("legal");
        steps += 1;
    }
    game
}

fn standard() -> TinyEpicCrimes {
    later(Mode::Standard, Cards::House)
}

fn team() -> TinyEpicCrimes {
    later(Mode::Coop, Cards::House)
}

fn printed() -> TinyEpicCrimes {
    later(Mode::Standard, Cards::Printed)
}

/// A coffee break somewhere, with everything that ends a turn.
fn with_action() -> (TinyEpicCrimes, Action) {
    let game = standard();
    let mut acts = legal(&game).into_iter().rev();
    let is_coffee = |action: &Action| matches!(action, Action::Act(.., Deed::Coffee));
    let action = acts.find(is_coffee).expect("coffee is always there");
    (game, action)
}

#[library_benchmark]
#[bench::standard(args = (Mode::Standard), setup = std::convert::identity)]
#[bench::team(args = (Mode::Coop), setup = std::convert::identity)]
fn start(mode: Mode) -> bool {
    TinyEpicCrimes::start(black_box(&setup(mode, Cards::House)), &ECHO_RIDGE, 11).is_ok()
}

#[library_benchmark]
#[bench::standard(setup = standard)]
#[bench::team(setup = team)]
#[bench::printed(setup = printed)]
fn legal_actions(game: TinyEpicCrimes) -> usize {
    let mut count = 0;
    let _ = black_box(&game).legal(&mut |action| {
        black_box(action);
        count += 1;
        std::ops::ControlFlow::Continue(())
    });
    count
}

#[library_benchmark]
#[bench::coffee_and_a_roll(setup = with_action)]
fn play((mut game, action): (TinyEpicCrimes, Action)) -> TinyEpicCrimes {
    let _ = black_box(game.play(black_box(action)));
    game
}

#[library_benchmark]
#[bench::standard(setup = standard)]
fn private_view(game: TinyEpicCrimes) -> Private {
    black_box(&game).private(Seat::new(1).expect("a seat"))
}

library_benchmark_group!(name = tiny_epic_crimes, benchmarks = [start, legal_actions, play, private_view]);
main!(library_benchmark_groups = tiny_epic_crimes);
