//! How many presses a turn takes: sensible players play whole games by keys, and every press counts, the one that holds Y
//! and those that a banner wants among them. In lists that begin anywhere people turn the shorter way.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use confidant_companion::clock::ClockSetting;
use confidant_companion::games::Shelf as _;
use confidant_companion::games::registry::Games;
use confidant_core::game::Turn;

use crate::device::{Device, Driver, WithDriver, begin, mirror, with_kind};
use crate::play::Random;

/// Presses of all turns, by their heading.
#[derive(Default)]
pub struct Presses {
    turns: BTreeMap<&'static str, Vec<usize>>,
    games: usize,
}

impl Presses {
    /// The presses of the turn in the middle of all with this heading; none if there was none.
    pub fn median(&self, heading: &str) -> Option<usize> {
        let mut all = self.turns.get(heading)?.clone();
        all.sort_unstable();
        all.get(all.len() / 2).copied()
    }

    /// How many turns with this heading there were.
    pub fn count(&self, heading: &str) -> usize {
        self.turns.get(heading).map_or(0, Vec::len)
    }

    /// A line for each heading.
    pub fn report(&self) -> String {
        let all: usize = self.turns.values().flatten().sum();
        let games = self.games.max(1) as f64;
        let mut report = format!("{} games, {:.1} presses a game\n", self.games, all as f64 / games);
        for (heading, presses) in &self.turns {
            let mut sorted = presses.clone();
            sorted.sort_unstable();
            let at = |part: usize| sorted[(sorted.len() - 1) * part / 100];
            let mean = presses.iter().sum::<usize>() as f64 / presses.len() as f64;
            let _ = writeln!(
                report,
                "  {heading}: {:.1} a game; presses: median {}, mean {mean:.2}, nine of ten at most {}, most {}",
                presses.len() as f64 / games,
                at(50),
                at(90),
                at(100),
            );
        }
        report
    }
}

/// Plays this many games of a kind by keys; none if it is not a game on the shelf.
pub fn count(game: &str, games: usize, seed: u64) -> Option<Presses> {
    let kind = Games::GAMES.iter().find(|info| info.name == game)?.kind;
    with_kind(kind, Count { games, seed })
}

struct Count {
    games: usize,
    seed: u64,
}

impl WithDriver for Count {
    type Output = Presses;

    fn with<G: Driver>(self) -> Presses {
        let mut presses = Presses { games: self.games, ..Presses::default() };
        for number in 0..self.games {
            let seed = self.seed.wrapping_add(number as u64);
            play::<G>(number, seed, &mut presses);
        }
        presses
    }
}

/// One game to its end.
fn play<G: Driver>(number: usize, seed: u64, presses: &mut Presses) {
    let setup = G::evening(number).unwrap_or_else(|| panic!("{}: a set-up to play", G::NAME));
    let mut device: Device =
        Device::with(begin::<G>(&setup, seed, &[], ClockSetting::Off, false), (seed % 251) as u8);
    let mut game: G = mirror(&device.store).expect("a game that begins");
    let mut random = Random::new(seed);
    device.tap(confidant_companion::Key::A);
    let (mut turn, mut used) = (Vec::new(), 0);
    while let Turn::Of(seat) = game.turn() {
        let Some(actions) = game.sensible(&mut random) else { break };
        let Some(&first) = actions.first() else { break };
        let way = game.entered_with(first, actions.get(1).copied()).unwrap_or_else(|| game.way(first));
        let before = device.store.records.len();
        let pressed = device.count_way::<G>(&way);
        used += pressed.unwrap_or_else(|| panic!("{first} cannot be entered:\n{}", device.read()));
        assert_eq!(device.store.records.len(), before + actions.len(), "{first}:\n{}", device.read());
        for &action in &actions {
            assert!(game.play(action).is_ok(), "{action} is legal");
            turn.push(action);
        }
        if game.turn() != Turn::Of(seat) || G::ends_turn(&game) {
            presses.turns.entry(game.heading(&turn)).or_default().push(used);
            turn.clear();
            used = 0;
        }
    }
    let stored: G = mirror(&device.store).expect("a game that ended");
    assert!(stored.table() == game.table(), "{}: the device has the same table", G::NAME);
}
