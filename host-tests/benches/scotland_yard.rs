//! Instruction counts of Scotland Yard's engine: `cargo xtask bench scotland-yard`.
#![allow(missing_docs)] // the macros make items of their own

use std::hint::black_box;

use confidant_core::game::Game;
use confidant_core::scotland_yard::{
    Action, LONDON, Phase, ScotlandYard, Setup, Station, StationSet, Ticket,
};
use gungraun::{library_benchmark, library_benchmark_group, main};
use host_tests::perft::{Limit, perft};
use host_tests::play::{Random, legal};

fn setup() -> Setup {
    let stations = [13, 26, 29, 94, 117].map(|number| Station::new(number).expect("a station"));
    Setup {
        detectives: Some(5),
        mister_x_start: Station::new(103),
        detective_start: Some(stations.into_iter().collect()),
        ..Setup::default()
    }
}

fn start() -> ScotlandYard {
    ScotlandYard::start(&setup(), &LONDON, 0).expect("it can be played")
}

/// A game some rounds on, Mister X to move.
fn later() -> ScotlandYard {
    let mut game = start();
    let mut player = Random::new(6);
    while game.table().round() < 7 || !matches!(game.table().phase(), Phase::Flee) {
        let singles: Vec<Action> =
            legal(&game).into_iter().filter(|action| !matches!(action, Action::Double(..))).collect();
        game.play(player.one_of(&singles).expect("it goes on")).expect("legal");
    }
    game
}

fn a_flight(game: &ScotlandYard) -> Action {
    legal(game)[0]
}

fn with_action() -> (ScotlandYard, Action) {
    let game = later();
    let action = a_flight(&game);
    (game, action)
}

fn some_places(ticket: Ticket) -> (StationSet, Ticket) {
    (later().table().possible(), ticket)
}

fn all_places(ticket: Ticket) -> (StationSet, Ticket) {
    (StationSet::all(), ticket)
}

fn at_start(depth: u32) -> (ScotlandYard, u32) {
    (start(), depth)
}

#[library_benchmark]
#[bench::start(setup = start)]
#[bench::later(setup = later)]
fn legal_actions(game: ScotlandYard) -> usize {
    let mut count = 0;
    let _ = black_box(&game).legal(&mut |action| {
        black_box(action);
        count += 1;
        std::ops::ControlFlow::Continue(())
    });
    count
}

#[library_benchmark]
#[bench::flight(setup = with_action)]
fn play((mut game, action): (ScotlandYard, Action)) -> ScotlandYard {
    let _ = black_box(game.play(black_box(action)));
    game
}

// One update of what the table knows: the stops that a ticket reaches from all possible places.
#[library_benchmark]
#[bench::taxi_from_some(args = (Ticket::Taxi), setup = some_places)]
#[bench::taxi_from_all(args = (Ticket::Taxi), setup = all_places)]
#[bench::bus_from_all(args = (Ticket::Bus), setup = all_places)]
#[bench::underground_from_all(args = (Ticket::Underground), setup = all_places)]
#[bench::black_from_all(args = (Ticket::Black), setup = all_places)]
fn possible((from, ticket): (StationSet, Ticket)) -> StationSet {
    LONDON.classic.map.spread(black_box(from), black_box(ticket))
}

#[library_benchmark]
#[bench::depth_3(args = (3), setup = at_start)]
#[bench::depth_4(args = (4), setup = at_start)]
#[bench::depth_5(args = (5), setup = at_start)]
fn count_sequences((game, depth): (ScotlandYard, u32)) -> Result<u64, Limit> {
    perft(black_box(&game), depth)
}

library_benchmark_group!(name = scotland_yard, benchmarks = [legal_actions, play, possible, count_sequences]);
main!(library_benchmark_groups = scotland_yard);
