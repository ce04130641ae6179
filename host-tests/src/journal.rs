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
