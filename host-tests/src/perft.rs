//! Perft: how many sequences of exactly so many actions there are from a position.

use std::ops::ControlFlow;

use confidant_core::game::Game;

/// Counts them; a sequence that ends the game early does not count.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    let _ = game.legal(&mut |action| {
        if depth == 1 {
            count += 1;
        } else {
            let mut next = game.clone();
            if next.play(action).is_ok() {
                count += perft(&next, depth - 1);
            }
        }
        ControlFlow::Continue(())
    });
    count
}
