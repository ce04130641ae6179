//! Twins: two games that differ only in a secret. The table sees and is told the same of both, whatever game it is.

use confidant_core::game::{Turn, Undo};
use confidant_core::id::Id as _;
use confidant_core::seat::Seat;

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

/// Starts a game with this set-up and seed.
fn start<G: Driver>(setup: &G::Setup, seed: u64) -> Option<G> {
    G::start(setup, G::printed(), seed).ok()
}

/// Plays two random games of `length` actions that are still running, and of which the table sees and is told exactly
/// the same; none in a game without secrets. Nobody shows anything without need: what shows something is played only
/// when all else is forbidden, else hardly a secret would be left.
pub fn twins<G: Driver>(random: &mut Random, length: usize) -> Option<[Beginning<G>; 2]> {
    loop {
        let choice = random.below(64);
        let [(setup, seed), (other_setup, other_seed)] = G::twin_setups(choice, random)?;
        let (Some(one), Some(other)) = (start::<G>(&setup, seed), start::<G>(&other_setup, other_seed))
        else {
            continue;
        };
        // The secret may be chance itself: what nobody has drawn yet.
        let bytes = |setup: &G::Setup| postcard::to_stdvec(setup).ok();
        let chance_alone = seed != other_seed && bytes(&setup) == bytes(&other_setup);
        let Some(actions) = quiet_game(&one, random, length) else { continue };
        let mut fuel = 4000;
        if let Some(others) = follow(&other, &one, &actions, random, &mut fuel)
            && (differ(&one, &actions, &other, &others) || chance_alone || !G::SECRETS_IN_HANDS)
        {
            let twin = Beginning { setup: other_setup, seed: other_seed, actions: others };
            return Some([Beginning { setup, seed, actions }, twin]);
        }
    }
}

/// Whether somebody knows something else in the end.
fn differ<G: Driver>(one: &G, actions: &[G::Action], other: &G, others: &[G::Action]) -> bool {
    let end = |game: &G, actions: &[G::Action]| {
        let mut game = game.clone();
        actions.iter().all(|&action| game.play(action).is_ok()).then_some(game)
    };
    let (Some(one), Some(other)) = (end(one, actions), end(other, others)) else { return false };
    Seat::all().any(|seat| one.private(seat) != other.private(seat))
}

/// Plays `length` actions; none if the game is over before.
fn quiet_game<G: Driver>(game: &G, random: &mut Random, length: usize) -> Option<Vec<G::Action>> {
    let mut game = game.clone();
    let mut actions = Vec::new();
    while actions.len() < length {
        let choices = game.usual(random);
        let quiet =
            |action: &G::Action| game.clone().play(*action).is_ok_and(|told| told.undo != Undo::Final);
        let hidden: Vec<G::Action> = choices.iter().copied().filter(quiet).collect();
        let action = random.one_of(&hidden).or_else(|| random.one_of(&choices))?;
        game.play(action).ok()?;
        actions.push(action);
    }
    matches!(game.turn(), Turn::Of(_)).then_some(actions)
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
    // What is entered openly is the same: where two cards are alike, the same one is taken.
    let open = !like.way(action).is_secret();
    let mut like = like.clone();
    let told = like.play(action).ok()?;
    let mut choices = legal(game);
    if open {
        choices.retain(|choice| *choice == action);
    }
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
