//! Perft: how many sequences of exactly N actions there are from a position.

use std::fmt;
use std::ops::ControlFlow;

use confidant_core::game::Game;

/// The longest sequences that are counted.
pub const MOST_DEPTH: u32 = 100;
/// How many actions are tried before it gives up.
pub const MOST_ACTIONS: u64 = 100_000_000;

/// Why sequences were not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// They are longer than [`MOST_DEPTH`].
    Depth,
    /// More than this many actions would have to be tried.
    Actions(u64),
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Depth => write!(f, "`perft` counts sequences of at most {MOST_DEPTH} actions"),
            Self::Actions(most) => {
                write!(f, "`perft` stopped after {most} actions: ask for shorter sequences")
            }
        }
    }
}

/// Counts them within the limits; a sequence that ends the game early does not count.
pub fn perft<G: Game>(game: &G, depth: u32) -> Result<u64, Limit> {
    within(game, depth, MOST_ACTIONS)
}

fn within<G: Game>(game: &G, depth: u32, most: u64) -> Result<u64, Limit> {
    if depth > MOST_DEPTH {
        return Err(Limit::Depth);
    }
    let mut left = most;
    count(game, depth, &mut left).ok_or(Limit::Actions(most))
}

fn count<G: Game>(game: &G, depth: u32, left: &mut u64) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    let mut sum = 0;
    let stopped = game.legal(&mut |action| {
        let Some(rest) = left.checked_sub(1) else { return ControlFlow::Break(()) };
        *left = rest;
        if depth == 1 {
            sum += 1;
            return ControlFlow::Continue(());
        }
        let mut next = game.clone();
        if next.play(action).is_ok() {
            let Some(below) = count(&next, depth - 1, left) else { return ControlFlow::Break(()) };
            sum += below;
        }
        ControlFlow::Continue(())
    });
    stopped.is_continue().then_some(sum)
}

#[cfg(test)]
mod tests {
    use super::*;
    use confidant_core::scotland_yard::{LONDON, ScotlandYard, Setup};

    #[test]
    fn it_stops_at_its_limit_and_not_before() {
        let setup = Setup { detectives: Some(3), ..Setup::default() };
        let game = ScotlandYard::start(&setup, &LONDON, 1).unwrap();
        let (first, second) = (perft(&game, 1).unwrap(), perft(&game, 2).unwrap());
        let tried = first + second;
        assert_eq!(within(&game, 2, tried), Ok(second));
        assert_eq!(within(&game, 2, tried - 1), Err(Limit::Actions(tried - 1)));
        assert_eq!(within(&game, MOST_DEPTH, 1_000), Err(Limit::Actions(1_000)));
        assert_eq!(perft(&game, MOST_DEPTH + 1), Err(Limit::Depth));
    }
}
