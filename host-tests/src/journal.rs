//! A game as its record: set-up, seed and actions. Replaying it gives the game again.

use confidant_core::game::Game;
use serde::{Deserialize, Serialize};

use crate::games::CaseGame;

/// Everything that a game follows from.
#[derive(Clone, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Journal<G: Game> {
    /// What people decided.
    pub setup: G::Setup,
    /// Where chance comes from.
    pub seed: u64,
    /// What was played, oldest first.
    pub actions: Vec<G::Action>,
}

impl<G: CaseGame> Journal<G> {
    /// A game of at most so many actions, each chosen by `next` until it has none, and its record.
    pub fn played(
        setup: G::Setup,
        seed: u64,
        length: usize,
        mut next: impl FnMut(&G) -> Option<G::Action>,
    ) -> (G, Self) {
        let started = G::start(&setup, G::printed(), seed);
        let mut game = started.unwrap_or_else(|reasons| panic!("{reasons}"));
        let mut journal = Self { setup, seed, actions: Vec::new() };
        while journal.actions.len() < length
            && let Some(action) = next(&game)
        {
            assert!(game.play(action).is_ok(), "`{action}` is listed, but refused");
            journal.actions.push(action);
        }
        (game, journal)
    }

    /// The game that follows from it, if the rules allow it.
    pub fn replay(&self) -> Option<G> {
        let mut game = G::start(&self.setup, G::printed(), self.seed).ok()?;
        for &action in &self.actions {
            game.play(action).ok()?;
        }
        Some(game)
    }

    /// Writes it as a case file.
    pub fn case_file(&self) -> String {
        let mut text = format!("game {}\nseed {}\n", G::NAME, self.seed);
        for line in G::setup_lines(&self.setup, G::printed()) {
            text += &format!("set {line}\n");
        }
        text += "begin\n";
        for action in &self.actions {
            text += &format!("{action}\n");
        }
        text
    }
}
