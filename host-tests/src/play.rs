//! Playing at random, for properties, benches and long runs.

use std::ops::ControlFlow;

use confidant_core::chance::{Chance, Purpose};
use confidant_core::game::Game;

/// Every legal action, in the game's order.
pub fn legal<G: Game>(game: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    let _ = game.legal(&mut |action| {
        actions.push(action);
        ControlFlow::Continue(())
    });
    actions
}

/// A player who takes any legal action, each equally likely.
pub struct Random(Chance);

impl Random {
    /// From this seed.
    pub fn new(seed: u64) -> Self {
        Self(Chance::new(seed))
    }

    /// A number below `bound`, 0 if that is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0.pick(Purpose::Layout, bound).unwrap_or(0)
    }

    /// One of these.
    pub fn one_of<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        self.0.pick(Purpose::Layout, things.len()).map(|index| things[index])
    }

    /// A legal action; none when the game is over.
    pub fn action<G: Game>(&mut self, game: &G) -> Option<G::Action> {
        self.one_of(&legal(game))
    }
}
