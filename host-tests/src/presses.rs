//! How many presses a turn takes: sensible players play whole games by keys, and every press counts, the one that holds Y
//! and those that a banner wants among them. Turns in which a code was entered are counted apart. In lists that begin anywhere people turn the shorter way.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use confidant_companion::clock::ClockSetting;
use confidant_companion::games::Shelf as _;
use confidant_companion::games::registry::Games;
use confidant_companion::journal::{Entry, Record};
use confidant_core::game::Turn;

use confidant_core::seat::Seat;

use crate::device::{Device, Driver, WithDriver, begin, mirror, pin, with_kind};
use crate::play::Random;

/// The code that everybody has, if they have one.
const CODE: &str = "BEAD";

/// Presses of all turns, by their heading.
#[derive(Default)]
pub struct Presses {
    turns: BTreeMap<(&'static str, bool), Vec<usize>>,
    games: usize,
}

impl Presses {
    /// The presses of the turn in the middle of all with this heading and without a code; none if there was none.
    pub fn median(&self, heading: &'static str) -> Option<usize> {
        self.middle(heading, false)
    }

    /// The same of turns in which a code was entered.
    pub fn median_with_code(&self, heading: &'static str) -> Option<usize> {
        self.middle(heading, true)
    }

    /// The presses of a turn with this heading and without a code, in the mean; none if there was none.
    pub fn mean(&self, heading: &'static str) -> Option<f64> {
        let all = self.turns.get(&(heading, false))?;
        Some(all.iter().sum::<usize>() as f64 / all.len() as f64)
    }

    fn middle(&self, heading: &'static str, code: bool) -> Option<usize> {
        let mut all = self.turns.get(&(heading, code))?.clone();
        all.sort_unstable();
        all.get(all.len() / 2).copied()
    }

    /// How many turns with this heading and without a code there were.
    pub fn count(&self, heading: &'static str) -> usize {
        self.turns.get(&(heading, false)).map_or(0, Vec::len)
    }

    /// A line for each heading.
    pub fn report(&self) -> String {
        let all: usize = self.turns.values().flatten().sum();
        let games = self.games.max(1) as f64;
        let mut report = format!("{} games, {:.1} presses a game\n", self.games, all as f64 / games);
        for (&(heading, code), presses) in &self.turns {
            let mut sorted = presses.clone();
            sorted.sort_unstable();
            let at = |part: usize| sorted[(sorted.len() - 1) * part / 100];
            let mean = presses.iter().sum::<usize>() as f64 / presses.len() as f64;
            let _ = writeln!(
                report,
                "  {heading}{}: {:.1} a game; presses: median {}, mean {mean:.2}, nine of ten at most {}, most {}",
                if code { ", with a code" } else { "" },
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
    count_with(game, games, seed, false)
}

/// The same; everybody has a code, if this is said.
pub fn count_with(game: &str, games: usize, seed: u64, codes: bool) -> Option<Presses> {
    let kind = Games::GAMES.iter().find(|info| info.name == game)?.kind;
    with_kind(kind, Count { games, seed, codes })
}

struct Count {
    games: usize,
    seed: u64,
    codes: bool,
}

impl WithDriver for Count {
    type Output = Presses;

    fn with<G: Driver>(self) -> Presses {
        let mut presses = Presses { games: self.games, ..Presses::default() };
        for number in 0..self.games {
            let seed = self.seed.wrapping_add(number as u64);
            play::<G>(number, seed, self.codes, &mut presses);
        }
        presses
    }
}

/// How many actions are stored. That one stands is stored, too, after a breath.
fn acts(device: &Device) -> usize {
    let is_act =
        |record: &&Vec<u8>| Record::decode(record).is_ok_and(|record| matches!(record.entry, Entry::Act(_)));
    device.store.records.iter().filter(is_act).count()
}

/// One game to its end.
fn play<G: Driver>(number: usize, seed: u64, codes: bool, presses: &mut Presses) {
    let setup = G::evening(number).unwrap_or_else(|| panic!("{}: a set-up to play", G::NAME));
    let pins: Vec<_> = Seat::first(G::seats(&setup) as u8)
        .filter(|_| codes)
        .filter_map(|seat| Some((seat, pin(CODE)?)))
        .collect();
    let store = begin::<G>(&setup, seed, &pins, ClockSetting::Off, false);
    let mut device: Device = Device::with(store, (seed % 251) as u8);
    device.code = codes.then_some(CODE);
    let mut game: G = mirror(&device.store).expect("a game that begins");
    let mut random = Random::new(seed);
    device.tap(confidant_companion::Key::A);
    let (mut turn, mut used, mut coded) = (Vec::new(), 0, 0);
    while let Turn::Of(seat) = game.turn() {
        let Some(actions) = game.sensible(&mut random) else { break };
        let Some(&first) = actions.first() else { break };
        let way = game.entered_with(first, actions.get(1).copied()).unwrap_or_else(|| game.way(first));
        let before = acts(&device);
        let entered = device.codes_entered;
        let pressed = device.count_way::<G>(&way);
        coded += device.codes_entered - entered;
        used += pressed.unwrap_or_else(|| panic!("{first} cannot be entered:\n{}", device.read()));
        let stored = acts(&device) - before;
        assert!(stored >= actions.len(), "{first}:\n{}", device.read());
        if stored > actions.len() {
            // What is dropped with a pass is entered with it.
            game = mirror(&device.store).expect("a game that goes on");
        } else {
            for &action in &actions {
                assert!(game.play(action).is_ok(), "{action} is legal");
            }
        }
        turn.extend(&actions);
        if game.turn() != Turn::Of(seat) || G::ends_turn(&game) {
            presses.turns.entry((game.heading(&turn), coded > 0)).or_default().push(used);
            turn.clear();
            (used, coded) = (0, 0);
        }
    }
    let stored: G = mirror(&device.store).expect("a game that ended");
    assert!(stored.table() == game.table(), "{}: the device has the same table", G::NAME);
}
