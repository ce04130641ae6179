//! Confidant on a seat of Tatort Themse is fair: what it does follows from the table and its own hand. Two games that
//! differ in what this seat does not see make it do the same, byte for byte, after the same amount of work.

use confidant_core::fuel::{Fuel, Stepper as _};
use confidant_core::game::{Game, Turn};
use confidant_core::robots::Level;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::robot::Sleuth;
use confidant_core::tatort_themse::{Action, TatortThemse};

use crate::play::Random;
use crate::twins::{After, Pair};

/// Decisions that are compared in one pair of games at most.
const MOST: usize = 40;

/// What was seen in a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    /// Decisions that were compared.
    pub decisions: u64,
    /// Those of them that were made while other hands or the pile differed.
    pub differing: u64,
    /// Decisions for a clue.
    pub clues: u64,
}

/// What a seat does, and after how many units of work.
fn decide(game: &TatortThemse, seat: Seat, level: Level, seed: u64) -> Option<(Vec<u8>, Action, u32)> {
    let hand = game.private(seat)?;
    let mut sleuth = Sleuth::new(game.table(), seat, &hand, level, seed);
    let mut fuel = Fuel::new(u32::MAX);
    while sleuth.step(&mut fuel).is_pending() {}
    let action = sleuth.finish()?;
    let bytes = postcard::to_stdvec(&action).expect("it can be written");
    Some((bytes, action, fuel.left()))
}

/// Whether anything differs that this seat does not see.
fn differ(pair: &Pair<TatortThemse>, seat: Seat) -> bool {
    let others = pair.one.table().players().filter(|&other| other != seat);
    others.into_iter().any(|other| pair.one.private(other) != pair.other.private(other))
}

/// One pair of games.
pub fn pair(number: u64, random: &mut Random, seen: &mut Seen) {
    let mut pair = Pair::<TatortThemse>::begin(number as usize, random);
    for step in 0..MOST {
        let Turn::Of(seat) = pair.one.turn() else { return };
        let mut chosen = None;
        if pair.one.private(seat) == pair.other.private(seat) {
            // Mostly quick players: what is compared is what they look at, and all look at the same.
            let level = if step == 0 { Level::Hard } else { [Level::Easy, Level::Medium][step % 2] };
            let seed = random.below(1 << 30) as u64;
            let decided = [&pair.one, &pair.other].map(|game| decide(game, seat, level, seed));
            let [Some(one), Some(other)] = decided else { panic!("nothing is decided") };
            assert_eq!(one.1.to_string(), other.1.to_string(), "{level}: another action by what is hidden");
            assert!((&one.0, one.2) == (&other.0, other.2), "{level}: other work by what is hidden");
            assert_eq!(pair.one.is_legal(one.1), Ok(()), "{level}: {}", one.1);
            seen.decisions += 1;
            seen.differing += u64::from(differ(&pair, seat));
            seen.clues += u64::from(one.1.to_string().contains("with"));
            chosen = (random.below(2) == 0).then_some((one.1, other.1));
        }
        let Some((action, twin)) = chosen.or_else(|| pair.action(random)) else { return };
        let (next, after) = pair.play(action, twin);
        if after == After::Shown {
            return;
        }
        pair = next;
    }
}

/// Plays this many pairs of games; returns what was seen.
pub fn fair(pairs: u64, seed: u64) -> Seen {
    let mut seen = Seen::default();
    for number in 0..pairs {
        pair(number, &mut Random::new(seed.wrapping_add(number)), &mut seen);
    }
    seen
}

/// The run in words.
pub fn run(pairs: u64, seed: u64) -> String {
    let Seen { decisions, differing, clues } = fair(pairs, seed);
    format!(
        "{pairs} pairs of games, {decisions} decisions the same in both, {clues} of them for a clue, {differing} \
         while other hands differed\n"
    )
}
