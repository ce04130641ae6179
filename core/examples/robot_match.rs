//! Lets Confidant's players of Scotland Yard play against each other and counts who wins.
//!
//! `cargo run --release -p confidant-core --example robot_match [GAMES]`

use confidant_core::fuel::Stepper;
use confidant_core::game::{Game, Turn};
use confidant_core::scotland_yard::robot::{Fugitive, Level, Pursuer};
use confidant_core::scotland_yard::{LONDON, Outcome, ScotlandYard, Setup};

fn main() {
    let games = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(10);
    let levels = [("easy", Level::Easy), ("medium", Level::Medium), ("hard", Level::Hard)];
    println!("games of {games} that Mister X wins");
    for (mister_x, of_mister_x) in levels {
        for (detectives, of_detectives) in levels {
            let wins = (0..games).filter(|&seed| escapes(of_mister_x, of_detectives, seed)).count();
            println!("Mister X {mister_x}, four detectives {detectives}: {wins}");
        }
    }
}

/// Whether Mister X wins the game with this seed.
fn escapes(mister_x: Level, detectives: Level, seed: u64) -> bool {
    let setup = Setup { detectives: Some(4), ..Setup::default() };
    let mut game = ScotlandYard::start(&setup, &LONDON, seed).expect("four detectives can play");
    loop {
        let seat = match game.turn() {
            Turn::Of(seat) => seat,
            Turn::Over(outcome) => return outcome == Outcome::MisterXWins,
        };
        // Mister X alone has a secret. A detective's player is not given the game, so that it cannot look.
        let action = match game.private(seat) {
            Some(secret) => Fugitive::new(game.table(), &secret, mister_x, seed).finish(),
            None => Pursuer::new(game.table(), detectives, seed).finish(),
        };
        assert!(action.is_some_and(|action| game.play(action).is_ok()), "a robot plays by the rules");
    }
}

#[test]
fn a_match_is_the_same_again() {
    let wins = || (0..2).map(|seed| escapes(Level::Easy, Level::Easy, seed)).collect::<Vec<_>>();
    assert_eq!(wins(), wins());
}
