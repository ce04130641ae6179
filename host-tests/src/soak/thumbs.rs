//! What whoever watches a thumb learns beside what is told anyway, measured over random games: of a hand, by the row of
//! a payment; of Mister X, by a ticket that was opened and left, a mind that was changed, and how long somebody thinks.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::ControlFlow;

use confidant_core::game::{Game as _, Turn};
use confidant_core::scotland_yard::{self, MISTER_X, ScotlandYard, Ticket};
use confidant_core::tatort_themse::{self, Deed, Price, TatortThemse, Witness, Witnesses};

use crate::games::CaseGame as _;
use crate::play::{Random, legal};

/// How often each of some things came, by what everybody knows of them.
#[derive(Default)]
struct Told<K>(BTreeMap<K, BTreeMap<usize, f64>>);

impl<K: Ord> Told<K> {
    fn add(&mut self, known: K, found: usize) {
        *self.0.entry(known).or_default().entry(found).or_default() += 1.0;
    }

    fn all(&self) -> f64 {
        self.0.values().flat_map(BTreeMap::values).sum()
    }

    /// How many bits each of them tells in the mean to somebody who knows what everybody knows.
    fn bits(&self) -> f64 {
        let bits = |counts: &BTreeMap<usize, f64>| {
            let all: f64 = counts.values().sum();
            counts.values().map(|count| count * (all / count).log2()).sum::<f64>()
        };
        self.0.values().map(bits).sum::<f64>() / self.all().max(1.0)
    }

    /// How much of all is this.
    fn share(&self, wanted: usize) -> f64 {
        let of = |counts: &BTreeMap<usize, f64>| counts.get(&wanted).copied().unwrap_or(0.0);
        self.0.values().map(of).sum::<f64>() / self.all().max(1.0)
    }
}

/// What is measured of the rows of payments.
#[derive(Default)]
struct Rows {
    /// The row of a payment that is any of those possible, by what everybody sees: the value and what was paid.
    rows: Told<(u8, u8, [u8; 3])>,
    /// How many payments there were.
    choices: Told<()>,
}

/// The payments as they are listed: fewest cards first, then fewest kinds.
fn listed(price: Price, hand: &Witnesses) -> Vec<Witnesses> {
    let mut found = Vec::new();
    let _ = price.payments(hand, &mut |payment| {
        found.push(payment);
        ControlFlow::Continue(())
    });
    let kinds = |paid: &Witnesses| Witness::ALL.into_iter().filter(|&kind| paid.of(kind) > 0).count();
    found.sort_by_key(|paid| (paid.len(), kinds(paid)));
    found
}

impl Rows {
    fn of(games: u64, seed: u64) -> Self {
        let mut measured = Self::default();
        for number in seed..seed + games {
            let setup = TatortThemse::some_setup(number as usize).expect("a set-up");
            // Who pays with printed cards enters no payment.
            let setup = tatort_themse::Setup { witnesses: confidant_core::chance::Source::Device, ..setup };
            let Ok(mut game) = TatortThemse::start(&setup, TatortThemse::printed(), number) else { continue };
            let mut random = Random::new(number);
            while let Some(action) = random.action(&game) {
                if let (Turn::Of(seat), Deed::Take(column, paid)) = (game.turn(), action.deed) {
                    let table = game.table();
                    let clue = table.wall().lowest(column).map(|clue| table.cards().clue(clue));
                    if let (Some(clue), Some(hand)) = (clue, game.private(seat)) {
                        measured.add(clue.witness, clue.value, &hand, &paid);
                    }
                }
                game.play(action).expect("a legal action");
            }
        }
        measured
    }

    fn add(&mut self, kind: Witness, value: u8, hand: &Witnesses, paid: &Witnesses) {
        let all = listed(Price::Take(kind, value), hand);
        let Some(row) = all.iter().position(|payment| payment == paid) else { return };
        let mut others: Vec<u8> =
            Witness::ALL.into_iter().filter(|&other| other != kind).map(|other| paid.of(other)).collect();
        others.sort_unstable();
        let others = <[u8; 3]>::try_from(others).expect("three other kinds");
        self.rows.add((value, paid.of(kind), others), row);
        self.choices.add((), all.len());
    }
}

/// What is measured of hidden moves.
#[derive(Default)]
struct Moves {
    /// The number of stations to choose from, by the most that the table knows of.
    stations: Told<usize>,
    /// Whether there was more than one.
    choice: Told<usize>,
    /// Bits that a ticket tells that was opened and left, for each move with two.
    left: Vec<f64>,
}

impl Moves {
    fn of(games: u64, seed: u64) -> Self {
        let mut measured = Self::default();
        for number in seed..seed + games {
            let setup = scotland_yard::Setup {
                detectives: Some(3 + (number % 3) as u8),
                ..scotland_yard::Setup::default()
            };
            let mut game =
                ScotlandYard::start(&setup, ScotlandYard::printed(), number).expect("a good set-up");
            let mut random = Random::new(number);
            while let Some(action) = random.action(&game) {
                if let (Turn::Of(MISTER_X), scotland_yard::Action::Flee(step)) = (game.turn(), action) {
                    measured.add(&game, step.ticket, &mut random);
                }
                game.play(action).expect("a legal action");
            }
        }
        measured
    }

    fn add(&mut self, game: &ScotlandYard, chosen: Ticket, random: &mut Random) {
        let table = game.table();
        let mut counts: BTreeMap<Ticket, usize> = BTreeMap::new();
        for action in legal(game) {
            if let scotland_yard::Action::Flee(step) = action {
                *counts.entry(step.ticket).or_default() += 1;
            }
        }
        let count = counts.get(&chosen).copied().unwrap_or(0);
        let bound = table.bound(None, chosen);
        self.stations.add(bound, count);
        self.choice.add(bound, usize::from(count > 1));
        let others: Vec<Ticket> = counts.into_keys().filter(|&ticket| ticket != chosen).collect();
        let Some(opened) = random.one_of(&others) else { return };
        let edition = table.edition();
        let served = |ticket| move |station: &_| edition.map.serves(ticket, *station);
        let before: Vec<_> = table.possible().into_iter().filter(served(chosen)).collect();
        let after = before.iter().copied().filter(served(opened)).count();
        if after > 0 {
            self.left.push((before.len() as f64 / after as f64).log2());
        }
    }

    /// How many bits it tells that a mind was changed, if only those change it who have a choice.
    fn changed(&self) -> f64 {
        let bits = |counts: &BTreeMap<usize, f64>| {
            let some = counts.get(&1).copied().unwrap_or(0.0);
            let all: f64 = counts.values().sum();
            if some > 0.0 { some * (all / some).log2() } else { 0.0 }
        };
        let changes: f64 = self.choice.0.values().filter_map(|counts| counts.get(&1)).sum();
        self.choice.0.values().map(bits).sum::<f64>() / changes.max(1.0)
    }
}

/// Plays so many games of each kind; what a watcher learns.
pub fn run(games: u64, seed: u64) -> String {
    let mut report = String::new();
    let rows = Rows::of(games, seed);
    let _ = writeln!(
        report,
        "thumbs, payments of tatort-themse: {} payments in {games} games; {:.1} % had no other; \
         cheapest first tells 0.00 bits of a hand to whoever sees the cheapest paid, a row at random at most {:.2}",
        rows.rows.all(),
        100.0 * rows.choices.share(1),
        rows.rows.bits(),
    );
    let moves = Moves::of(games, seed);
    let left = moves.left.iter().sum::<f64>() / moves.left.len().max(1) as f64;
    let _ = writeln!(
        report,
        "thumbs, moves of scotland-yard: {} moves in {games} games; a ticket that was opened and left tells {left:.2} bits, \
         a mind changed where there is a choice {:.2}; how long somebody thinks at most {:.2} where it tells whether there \
         is a choice, {:.2} where it tells how many",
        moves.stations.all(),
        moves.changed(),
        moves.choice.bits(),
        moves.stations.bits(),
    );
    report
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_thumbs_tell_is_as_little_as_is_said() {
        println!("{}", run(40, 1));
        let rows = Rows::of(40, 1);
        assert!(rows.rows.all() > 500.0);
        assert!((0.01..1.0).contains(&rows.rows.bits()), "{:.2} bits", rows.rows.bits());
        let moves = Moves::of(40, 1);
        assert!(moves.changed() > 0.0 && moves.changed() < moves.choice.bits());
        assert!(moves.choice.bits() < 1.0, "{:.2} bits", moves.choice.bits());
        let most = moves.left.iter().copied().fold(0.0, f64::max);
        assert!(most > 0.5, "what is opened and left does tell something: {most:.2}");
    }

    #[test]
    fn bits_are_counted() {
        let mut told = Told::default();
        for found in 0..4 {
            told.add("known", found);
        }
        assert!((told.bits() - 2.0).abs() < 1e-9);
        (0..4).for_each(|_| told.add("sure", 7));
        assert!((told.bits() - 1.0).abs() < 1e-9);
        assert!((told.share(7) - 0.5).abs() < 1e-9);
    }
}
