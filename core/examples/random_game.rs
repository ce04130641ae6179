//! Plays a game by chance and prints every action as a case file writes it.
//!
//! `cargo run -p confidant-core --example random_game [scotland-yard | schinderhannes [SEED]]`

use std::ops::ControlFlow;

use confidant_core::chance::{Chance, Purpose};
use confidant_core::game::{Game, Turn};
use confidant_core::schinderhannes::{self, SOONWALD, Schinderhannes};
use confidant_core::scotland_yard::{self, LONDON, ScotlandYard};

fn main() {
    let mut words = std::env::args().skip(1);
    let game = words.next().unwrap_or_else(|| "scotland-yard".into());
    let seed = words.next().and_then(|word| word.parse().ok()).unwrap_or(1);
    let Some(lines) = lines(&game, seed) else {
        eprintln!("`{game}` is neither scotland-yard nor schinderhannes");
        std::process::exit(1);
    };
    lines.iter().for_each(|line| println!("{line}"));
}

/// A whole game, line by line.
fn lines(game: &str, seed: u64) -> Option<Vec<String>> {
    match game {
        "scotland-yard" => {
            let setup = scotland_yard::Setup { detectives: Some(4), ..Default::default() };
            Some(by_chance(ScotlandYard::start(&setup, &LONDON, seed).ok()?, seed))
        }
        "schinderhannes" => {
            let setup = schinderhannes::Setup { players: Some(3), ..Default::default() };
            Some(by_chance(Schinderhannes::start(&setup, &SOONWALD, seed).ok()?, seed))
        }
        _ => None,
    }
}

/// The same for any game: some legal action, until it is over.
fn by_chance<G: Game>(mut game: G, seed: u64) -> Vec<String> {
    let mut chance = Chance::new(seed);
    let mut lines = Vec::new();
    loop {
        if let Turn::Over(outcome) = game.turn() {
            lines.push(format!("# {outcome:?}"));
            return lines;
        }
        let mut legal = Vec::new();
        let _ = game.legal(&mut |action| {
            legal.push(action);
            ControlFlow::Continue(())
        });
        let pick = chance.pick(Purpose::Layout, legal.len()).expect("a game that is not over goes on");
        lines.push(legal[pick].to_string());
        assert!(game.play(legal[pick]).is_ok(), "a listed action is legal");
    }
}

#[test]
fn a_game_by_chance_comes_to_an_end_and_is_the_same_again() {
    for game in ["scotland-yard", "schinderhannes"] {
        let played = lines(game, 7).unwrap();
        assert!(played.len() > 10 && played.last().unwrap().starts_with("# "));
        assert_eq!(lines(game, 7).unwrap(), played);
    }
    assert!(lines("chess", 7).is_none());
}
