//! Twins: two games that differ in a secret alone. The table sees and is told the same of both, whatever game it is.

use confidant_core::game::{Turn, Undo};

use super::Driver;
use crate::play::{Random, legal};

/// How a game begins and goes on.
pub struct Beginning<G: Driver> {
    /// What was decided.
    pub setup: G::Setup,
    /// Where chance comes from.
    pub seed: u64,
    /// What was played.
    pub actions: Vec<G::Action>,
}

/// A game that starts so.
fn start<G: Driver>(setup: &G::Setup, seed: u64) -> Option<G> {
    G::start(setup, G::printed(), seed).ok()
}

/// A random game of so many actions that is still running. Nobody shows anything without need: what shows something is
/// played only when all else is forbidden, else hardly a secret would be left.
pub fn some_game<G: Driver>(random: &mut Random, length: usize) -> Beginning<G> {
    loop {
        let setup = G::secret_setup(random);
        let seed = random.below(1 << 16) as u64;
        let Some(mut game) = start::<G>(&setup, seed) else { continue };
        let mut actions = Vec::new();
        while actions.len() < length {
            let choices = legal(&game);
            let quiet =
                |action: &G::Action| game.clone().play(*action).is_ok_and(|told| told.undo == Undo::Open);
            let hidden: Vec<G::Action> = choices.iter().copied().filter(quiet).collect();
            let Some(action) = random.one_of(&hidden).or_else(|| random.one_of(&choices)) else { break };
            assert!(game.play(action).is_ok(), "`{action}` is legal");
            actions.push(action);
        }
        if actions.len() == length && matches!(game.turn(), Turn::Of(_)) {
            return Beginning { setup, seed, actions };
        }
    }
}

/// Another game of which the table sees and is told exactly the same; none if there is none or it is hard to find.
pub fn twin<G: Driver>(one: &Beginning<G>, random: &mut Random) -> Option<Beginning<G>> {
    let like: G = start(&one.setup, one.seed)?;
    let mut others: Vec<(G::Setup, u64)> =
        G::other_secrets(&one.setup).into_iter().map(|setup| (setup, one.seed)).collect();
    others.extend((1..20).map(|step| (one.setup.clone(), one.seed + step)));
    while !others.is_empty() {
        let (setup, seed) = others.remove(random.below(others.len()));
        let Some(game) = start::<G>(&setup, seed).filter(|game| game.table() == like.table()) else {
            continue;
        };
        let mut fuel = 4000;
        if let Some(actions) = follow(&game, &like, &one.actions, random, &mut fuel)
            && actions != one.actions
        {
            return Some(Beginning { setup, seed, actions });
        }
    }
    None
}

/// Actions of which the table sees and is told what it is of these.
fn follow<G: Driver>(
    game: &G,
    like: &G,
    actions: &[G::Action],
    random: &mut Random,
    fuel: &mut u32,
) -> Option<Vec<G::Action>> {
    let Some((&action, rest)) = actions.split_first() else { return Some(Vec::new()) };
    *fuel = fuel.checked_sub(1)?;
    let mut like = like.clone();
    let told = like.play(action).ok()?;
    let mut choices = legal(game);
    while !choices.is_empty() {
        let choice = choices.remove(random.below(choices.len()));
        let mut next = game.clone();
        let same = next.play(choice).is_ok_and(|other| other.table == told.table && other.undo == told.undo);
        if same
            && next.table() == like.table()
            && let Some(mut found) = follow(&next, &like, rest, random, fuel)
        {
            found.insert(0, choice);
            return Some(found);
        }
    }
    None
}
