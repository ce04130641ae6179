//! Long runs: random games by the million, every invariant checked after every action.

pub mod bytes;
pub mod chance;
pub mod companion;
mod deals;
pub mod schinderhannes;
pub mod schinderhannes_hints;
pub mod schinderhannes_solo;
pub mod scotland_yard;
pub mod scotland_yard_robots;
pub mod tatort_themse;
pub mod tatort_themse_robots;
pub mod thumbs;
pub mod tiny_epic_clock;
pub mod tiny_epic_crimes;

use confidant_companion::games::Shelf as _;
use confidant_companion::games::registry::Games;
use confidant_core::game::Game;

use crate::device::{Pairs, with_kind};
use crate::games::CaseGame;
use crate::journal::Journal;

/// Plays this many games of the game with this name; what was seen. `None` if there is no such game.
pub fn run(name: &str, games: u64, seed: u64) -> Option<String> {
    match name {
        confidant_core::scotland_yard::ScotlandYard::NAME => Some(scotland_yard::run(games, seed)),
        confidant_core::tatort_themse::TatortThemse::NAME => Some(tatort_themse::run(games, seed)),
        confidant_core::schinderhannes::Schinderhannes::NAME => Some(schinderhannes::run(games, seed)),
        confidant_core::schinderhannes::Solitaire::NAME => Some(schinderhannes_solo::run(games, seed)),
        "schinderhannes-hints" => Some(schinderhannes_hints::run(games, seed)),
        "scotland-yard-robots" => Some(scotland_yard_robots::run(games, seed)),
        "tatort-themse-robots" => Some(tatort_themse_robots::run(games, seed)),
        "chance" => Some(chance::run(games, seed)),
        "thumbs" => Some(thumbs::run(games, seed)),
        "companion" => Some(companion::run(games, seed)),
        confidant_core::tiny_epic_crimes::TinyEpicCrimes::NAME => Some(tiny_epic_crimes::run(games, seed)),
        confidant_core::tiny_epic_clock::TinyEpicClock::NAME => Some(tiny_epic_clock::run(games, seed)),
        _ if name.starts_with("fuzz-") => bytes::run(name.strip_prefix("fuzz-")?, games, seed),
        _ => pairs(name.strip_suffix("-pairs")?, games, seed),
    }
}

/// The longest game of a pair.
const ENTRIES: usize = 40;

/// Watches this many pairs of games that differ only in a secret, played by keys to the eyes of the table.
fn pairs(name: &str, pairs: u64, seed: u64) -> Option<String> {
    let kind = Games::GAMES.iter().find(|info| info.name == name)?.kind;
    let watched = with_kind(kind, Pairs { pairs, seed, entries: ENTRIES })??;
    Some(format!("{name}: {pairs} pairs of games, {} pictures compared, all alike\n", watched.pictures))
}

/// Ends the run with the game so far as a case file, if the claim does not hold.
#[track_caller]
pub fn claim<G: CaseGame>(holds: bool, what: &str, journal: &Journal<G>) {
    assert!(holds, "{what}\n\n{}", journal.case_file());
}
