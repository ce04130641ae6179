//! Perft: how many sequences of exactly N actions there are from a position.

use std::fmt;
use std::ops::ControlFlow;

use confidant_core::game::Game;

/// The longest sequences that are counted.
pub const MOST_DEPTH: u32 = 100;
/// How many actions are tried before it gives up.
pub const MOST_ACTIONS: u64 = 20_000_000;
/// How many are tried before it says how many there would be, if those are far too many.
const PROBE: u64 = 200_000;

/// Why sequences were not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// They are longer than [`MOST_DEPTH`].
    Depth,
    /// More than this many actions would have to be tried.
    Actions(u64),
    /// There are far too many: sequences of so many actions are so many already, and become more with every action.
    Hopeless(u32, u64),
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Depth => write!(f, "`perft` counts sequences of at most {MOST_DEPTH} actions"),
            Self::Actions(most) => {
                write!(f, "`perft` stopped after {most} actions: ask for shorter sequences")
            }
            Self::Hopeless(depth, count) => write!(
                f,
                "`perft` tries at most {MOST_ACTIONS} actions, and there are {count} sequences of {depth} already: \
                 ask for shorter ones"
            ),
        }
    }
}

/// Counts them within the limits; a sequence that ends the game early does not count.
pub fn perft<G: Game>(game: &G, depth: u32) -> Result<u64, Limit> {
    if depth > MOST_DEPTH {
        return Err(Limit::Depth);
    }
    // Shorter ones first: how their number grows tells, long before the budget is spent, that it cannot be enough.
    let (mut last, mut left) = (1, MOST_ACTIONS);
    for short in 1..depth {
        let before = left;
        let Some(now) = count(game, short, &mut left) else { return Err(Limit::Actions(MOST_ACTIONS)) };
        let growth = now as f64 / last as f64;
        let expected = now as f64 * growth.powi((depth - short) as i32);
        if expected > 10.0 * MOST_ACTIONS as f64 && before - left > PROBE {
            return Err(Limit::Hopeless(short, now));
        }
        if now == 0 {
            return Ok(0);
        }
        last = now;
        if before - left > PROBE {
            break;
        }
    }
    within(game, depth, MOST_ACTIONS)
}

fn within<G: Game>(game: &G, depth: u32, most: u64) -> Result<u64, Limit> {
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
        let start = std::time::Instant::now();
        assert!(matches!(perft(&game, MOST_DEPTH), Err(Limit::Hopeless(..))));
        assert!(start.elapsed().as_secs() < 5, "{:?}", start.elapsed());
    }
}
