//! What people who paid attention still know of earlier turns: which witnesses went openly into which hand, and of what
//! the pile was made. It follows from what the table was told, so that anybody may have it.

use super::table::BySeat;
use super::witness::{Witness, Witnesses};
use crate::id::ById;
use crate::seat::Seat;

/// What can be remembered of the hidden witnesses.
#[derive(Clone, PartialEq, Eq)]
pub struct Memory {
    /// What each player holds at least: taken from the row and not paid since.
    hands: BySeat<Witnesses>,
    /// What the pile holds at most of each kind: what it was made of, without what was opened from it.
    pile: Witnesses,
}

impl Memory {
    /// At the start: nobody has seen anything but the row and the discards.
    pub(super) fn of(row: &[Witness], discards: &Witnesses) -> Self {
        let mut memory =
            Self { hands: ById::new([Witnesses::NONE; Seat::MOST as usize]), pile: Witnesses::ALL };
        memory.pile.take(discards);
        row.iter().for_each(|&witness| memory.opened(witness));
        memory
    }

    /// What this player holds at least.
    pub fn held_by(&self, seat: Seat) -> Witnesses {
        self.hands[seat]
    }

    /// What the pile holds at most of each kind, as if nothing had been drawn from it in secret.
    pub fn pile(&self) -> Witnesses {
        self.pile
    }

    pub(super) fn questioned(&mut self, seat: Seat, witness: Witness) {
        self.hands[seat].add(witness, 1);
    }

    pub(super) fn paid(&mut self, seat: Seat, payment: &Witnesses) {
        self.hands[seat].take(payment);
    }

    pub(super) fn opened(&mut self, witness: Witness) {
        self.pile.take(&Witnesses::from_iter([witness]));
    }

    pub(super) fn shuffled(&mut self, discards: &Witnesses) {
        self.pile = *discards;
    }
}
