//! Chance as an input: a seed, and for each purpose how far its own stream of random words was read.
//!
//! Each purpose has a ChaCha8 stream of its own, so that no secret draw shifts public dice and nobody can
//! work out one from the other. Same seed, same actions: same game on every machine.
//!
//! ```
//! use confidant_core::chance::{Chance, Purpose};
//!
//! let mut chance = Chance::new(42);
//! let rolls = [(); 4].map(|()| chance.die(Purpose::Dice));
//! assert!(rolls.iter().all(|face| (1..=6).contains(face)));
//!
//! // The same seed rolls the same, however much is drawn for another purpose.
//! let mut again = Chance::new(42);
//! again.pick(Purpose::Secret, 16);
//! assert_eq!([(); 4].map(|()| again.die(Purpose::Dice)), rolls);
//! ```

use core::num::NonZeroU32;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// What a random number is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// How things that everybody sees are laid out or dealt.
    Layout,
    /// The order of face-down decks.
    Deck,
    /// Dice.
    Dice,
    /// Draws from a bag.
    Bag,
    /// What only one seat, or nobody, may know.
    Secret,
}

crate::ids!(Purpose: Layout, Deck, Dice, Bag, Secret);

/// Where a random thing comes from, as the table agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Source {
    /// The device shuffles, rolls and draws.
    #[default]
    Device,
    /// People do, with the things out of the box, and enter the result; it is checked like any action.
    Table,
}

crate::words!(Source: Device = "device", Table = "table");

/// The seed and how many words of each purpose's stream are used up. No `Debug`: the seed is every secret.
#[derive(Clone, PartialEq, Eq)]
pub struct Chance {
    seed: u64,
    used: crate::id::ById<Purpose, u32, 5>,
}

impl Chance {
    /// Chance from this seed, nothing drawn yet.
    pub const fn new(seed: u64) -> Self {
        Self { seed, used: crate::id::ById::new([0; 5]) }
    }

    /// A number below `bound`, each equally likely.
    pub fn below(&mut self, purpose: Purpose, bound: NonZeroU32) -> u32 {
        self.draw(purpose, |words| words.below(bound))
    }

    /// One of `count` things, each equally likely; none if there are none.
    pub fn pick(&mut self, purpose: Purpose, count: usize) -> Option<usize> {
        let bound = NonZeroU32::new(u32::try_from(count).ok()?)?;
        Some(self.below(purpose, bound) as usize)
    }

    /// A die with faces 1 to 6.
    pub fn die(&mut self, purpose: Purpose) -> u8 {
        const FACES: NonZeroU32 = NonZeroU32::new(6).unwrap();
        self.below(purpose, FACES) as u8 + 1
    }

    /// Brings the items into a random order, each equally likely.
    pub fn shuffle<T>(&mut self, purpose: Purpose, items: &mut [T]) {
        self.draw(purpose, |words| {
            let mut left = items;
            while let Some(bound) = NonZeroU32::new(left.len() as u32) {
                left.swap(0, words.below(bound) as usize);
                left = left.get_mut(1..).unwrap_or_default();
            }
        });
    }

    /// Makes the purpose's generator, lets `read` take words and notes how far it came.
    fn draw<R>(&mut self, purpose: Purpose, read: impl FnOnce(&mut Words) -> R) -> R {
        let mut key = [0; 32];
        for (byte, seed) in key.iter_mut().zip(self.seed.to_le_bytes()) {
            *byte = seed;
        }
        let mut generator = ChaCha8Rng::from_seed(key);
        generator.set_stream(purpose as u64);
        generator.set_word_pos(self.used[purpose].into());
        let mut words = Words(generator);
        let result = read(&mut words);
        self.used[purpose] = words.0.get_word_pos() as u32;
        result
    }
}

struct Words(ChaCha8Rng);

impl Words {
    /// Unbiased: words are masked to the bits that `bound - 1` has, and those not below the bound are dropped.
    fn below(&mut self, bound: NonZeroU32) -> u32 {
        let mask = u32::MAX.checked_shr((bound.get() - 1).leading_zeros()).unwrap_or(0);
        loop {
            let number = self.0.next_u32() & mask;
            if number < bound.get() {
                return number;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::vec::Vec;

    fn rolls(chance: &mut Chance, count: usize) -> Vec<u8> {
        (0..count).map(|_| chance.die(Purpose::Dice)).collect()
    }

    #[test]
    fn the_same_seed_gives_the_same_numbers_on_every_machine() {
        assert_eq!(rolls(&mut Chance::new(42), 12), rolls(&mut Chance::new(42), 12));
        assert_ne!(rolls(&mut Chance::new(42), 40), rolls(&mut Chance::new(43), 40));
        let mut order: Vec<u8> = (0..10).collect();
        Chance::new(7).shuffle(Purpose::Deck, &mut order);
        assert_eq!(order, EXPECTED_ORDER);
    }

    const EXPECTED_ORDER: [u8; 10] = [9, 6, 8, 7, 2, 4, 3, 0, 5, 1];

    #[test]
    fn a_secret_draw_does_not_shift_the_dice() {
        let mut quiet = Chance::new(5);
        let mut busy = Chance::new(5);
        let mut both = (Vec::new(), Vec::new());
        for round in 0..50 {
            busy.pick(Purpose::Secret, round + 1);
            both.0.push(quiet.die(Purpose::Dice));
            both.1.push(busy.die(Purpose::Dice));
        }
        assert_eq!(both.0, both.1);
    }

    #[test]
    fn every_face_and_every_order_is_about_equally_likely() {
        let mut chance = Chance::new(11);
        let mut faces = [0; 6];
        for roll in rolls(&mut chance, 6000) {
            faces[usize::from(roll) - 1] += 1;
        }
        assert!(faces.iter().all(|&count| (850..1150).contains(&count)), "{faces:?}");
        let mut orders = std::collections::BTreeMap::new();
        for _ in 0..6000 {
            let mut cards = [1, 2, 3];
            chance.shuffle(Purpose::Deck, &mut cards);
            *orders.entry(cards).or_insert(0) += 1;
        }
        assert_eq!(orders.len(), 6);
        assert!(orders.values().all(|&count| (850..1150).contains(&count)), "{orders:?}");
    }

    #[test]
    fn nothing_is_picked_from_nothing() {
        assert_eq!(Chance::new(0).pick(Purpose::Bag, 0), None);
        assert_eq!(Chance::new(0).pick(Purpose::Bag, 1), Some(0));
    }
}
