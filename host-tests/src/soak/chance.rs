//! Chance by the million: every die, draw and order is even over all that it can be, for each purpose and across purposes,
//! at the beginning of a game and later, and so is what each game deals. Judged by chi squared.

use std::fmt::Write as _;

use confidant_core::chance::{Chance, Purpose};
use confidant_core::id::Id as _;

use super::deals;

/// How far from what is expected, in standard deviations, chance may be: further once in two million times.
const FAR: f64 = 5.0;

/// Most things that are picked from, and how many are put in order.
const MOST: usize = 20;
const CARDS: usize = 16;

/// How often each of some equally likely things came.
pub(super) struct Even {
    name: String,
    counts: Vec<u64>,
    /// How many of the counts are free.
    degrees: f64,
    /// By how much too little they differ because things are drawn together that cannot be the same one.
    together: f64,
}

impl Even {
    fn new(name: String, things: usize) -> Self {
        Self { name, counts: vec![0; things], degrees: things as f64 - 1.0, together: 1.0 }
    }

    /// Things of which so many at a time were drawn, each at most once, from a pack of so many cards.
    pub(super) fn of_hands(name: String, counts: Vec<u64>, drawn: usize, pack: usize) -> Self {
        let together = (pack - drawn) as f64 / (pack - 1) as f64;
        Self { together, ..Self { counts: counts.clone(), ..Self::new(name, counts.len()) } }
    }

    /// Chi squared as standard deviations, by Wilson and Hilferty. Much too even counts is as wrong as much too uneven.
    fn deviation(&self) -> f64 {
        let expected = self.counts.iter().sum::<u64>() as f64 / self.counts.len() as f64;
        let chi: f64 = self.counts.iter().map(|&count| (count as f64 - expected).powi(2) / expected).sum();
        let part = 2.0 / (9.0 * self.degrees);
        ((chi / self.together / self.degrees).cbrt() - (1.0 - part)) / part.sqrt()
    }

    /// How far from even these are, in standard deviations.
    #[track_caller]
    pub(super) fn judged(&self) -> f64 {
        let far = self.deviation();
        assert!(far.abs() < FAR, "{}: {far:.1} standard deviations, {:?}", self.name, self.counts);
        far
    }
}

/// What is drawn for one purpose.
struct Drawn {
    purpose: Purpose,
    dice: Even,
    first: Even,
    pairs: Even,
    others: Even,
    picks: Vec<Even>,
    orders: Even,
    places: Even,
}

impl Drawn {
    fn of(purpose: Purpose) -> Self {
        let even = |what: &str, things| Even::new(format!("purpose {}: {what}", purpose as usize), things);
        let mut places = even("where each of sixteen cards lies", CARDS * CARDS);
        // Every card lies somewhere, and everywhere lies one.
        places.degrees = ((CARDS - 1) * (CARDS - 1)) as f64;
        Self {
            purpose,
            dice: even("dice", 6),
            first: even("the first die of a game", 6),
            pairs: even("two dice in a row", 36),
            others: even("a die, and one for another purpose", 36),
            picks: (2..=MOST).map(|count| even(&format!("one of {count}"), count)).collect(),
            orders: even("orders of four", 24),
            places,
        }
    }

    fn draw(&mut self, seed: u64) {
        let mut chance = Chance::new(seed);
        let mut die = |purpose| usize::from(chance.die(purpose)) - 1;
        let (one, two) = (die(self.purpose), die(self.purpose));
        self.first.counts[one] += 1;
        self.dice.counts[two] += 1;
        self.pairs.counts[6 * one + two] += 1;
        for other in Purpose::all().filter(|&other| other != self.purpose) {
            self.others.counts[6 * one + die(other)] += 1;
        }
        for (things, even) in (2..).zip(&mut self.picks) {
            even.counts[chance.pick(self.purpose, things).expect("there are some")] += 1;
        }
        let mut four = [0, 1, 2, 3];
        chance.shuffle(self.purpose, &mut four);
        self.orders.counts[rank(&four)] += 1;
        let mut cards: [usize; CARDS] = std::array::from_fn(|card| card);
        chance.shuffle(self.purpose, &mut cards);
        for (place, card) in cards.into_iter().enumerate() {
            self.places.counts[CARDS * place + card] += 1;
        }
    }

    fn all(&self) -> impl Iterator<Item = &Even> {
        let Self { dice, first, pairs, others, picks, orders, places, .. } = self;
        [dice, first, pairs, others, orders, places].into_iter().chain(picks)
    }
}

/// The number of an order among all of them.
fn rank(order: &[usize]) -> usize {
    let Some((&first, rest)) = order.split_first() else { return 0 };
    let smaller = rest.iter().filter(|&&other| other < first).count();
    let orders: usize = (1..=rest.len()).product();
    smaller * orders + rank(rest)
}

/// Draws for so many games; how far from even it was at most.
pub fn run(games: u64, seed: u64) -> String {
    let mut report = String::new();
    for purpose in Purpose::all() {
        let mut drawn = Drawn::of(purpose);
        (seed..seed + games.max(1)).for_each(|seed| drawn.draw(seed));
        let mut worst: f64 = 0.0;
        for even in drawn.all() {
            let far = even.judged();
            worst = if far.abs() > worst.abs() { far } else { worst };
        }
        let _ = writeln!(
            report,
            "chance, purpose {}: {games} games, {worst:.1} standard deviations from even at most",
            purpose as usize
        );
    }
    report.push_str(&deals::run(games, seed));
    report
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_draws_and_orders_are_even() {
        println!("{}", run(3_000, 1));
    }

    #[test]
    fn what_is_not_even_is_seen() {
        let of = |counts: &[u64]| Even { counts: counts.to_vec(), ..Even::new(String::new(), counts.len()) };
        assert!(of(&[1_000, 1_010, 985, 1_005, 990, 1_010]).deviation().abs() < FAR);
        assert!(of(&[1_000, 1_000, 1_000, 1_000, 1_000, 1_300]).deviation() > FAR);
        // Words taken modulo six instead of dropped, of 3 bits: 0 and 1 come twice as often.
        assert!(of(&[200, 200, 100, 100, 100, 100]).deviation() > FAR);
    }

    #[test]
    fn orders_are_numbered_from_first_to_last() {
        assert_eq!(rank(&[0, 1, 2, 3]), 0);
        assert_eq!(rank(&[0, 1, 3, 2]), 1);
        assert_eq!(rank(&[3, 2, 1, 0]), 23);
    }
}
