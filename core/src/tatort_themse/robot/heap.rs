//! Witnesses that lie together in no order: how many of each kind, and in all.

use super::super::witness::{Witness, Witnesses};
use crate::id::ById;
use crate::robots::Dice;

/// How many of each kind.
pub(super) type Counts = ById<Witness, u8, 4>;

/// A number of each kind, from which one can be drawn.
///
/// Invariant: `len` is the sum of the counts.
#[derive(Clone, Copy)]
pub(super) struct Heap {
    counts: Counts,
    len: u8,
}

impl Heap {
    pub const EMPTY: Self = Self { counts: ById::new([0; 4]), len: 0 };

    pub fn of(witnesses: &Witnesses) -> Self {
        Self { counts: ById::new((*witnesses).into()), len: witnesses.len() as u8 }
    }

    pub fn len(&self) -> u8 {
        self.len
    }

    pub fn count(&self, kind: Witness) -> u8 {
        self.counts[kind]
    }

    pub fn add(&mut self, kind: Witness, count: u8) {
        self.counts[kind] += count;
        self.len += count;
    }

    /// Takes `count` of a kind away, or all of them if there are fewer.
    pub fn take(&mut self, kind: Witness, count: u8) {
        let count = count.min(self.counts[kind]);
        self.counts[kind] -= count;
        self.len -= count;
    }

    pub fn take_all(&mut self, cards: &Witnesses) {
        for kind in Witness::ALL {
            self.take(kind, cards.of(kind));
        }
    }

    /// One of its cards, each equally likely.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<Witness> {
        let mut place = dice.below(self.len.into()) as u8;
        for kind in Witness::ALL {
            let count = self.counts[kind];
            if place < count {
                self.counts[kind] = count - 1;
                self.len -= 1;
                return Some(kind);
            }
            place -= count;
        }
        None
    }
}
