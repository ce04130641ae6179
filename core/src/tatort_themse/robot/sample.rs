//! Hidden witnesses as they may lie: every deal that agrees with what lies open, with the player's own hand and with
//! what can be remembered.

use super::super::table::{BySeat, Table};
use super::super::witness::{Witness, Witnesses};
use super::heap::Heap;
use crate::id::ById;
use crate::robots::Dice;
use crate::seat::Seat;

/// What is known of the hidden witnesses by one seat.
#[derive(Clone)]
pub(super) struct Hidden {
    /// What each player holds for certain; of the player who thinks, everything.
    held: BySeat<Heap>,
    /// How many cards more each player holds.
    unknown: BySeat<u8>,
    /// Cards that are in other hands for certain, nobody knows in which.
    in_hands: Heap,
    /// Cards that lie in the pile or in other hands.
    anywhere: Heap,
    /// How many of those are in other hands.
    drawn: u8,
}

impl Hidden {
    pub fn of(table: &Table, seat: Seat, hand: &Witnesses) -> Self {
        let mut unseen = Heap::of(&Witnesses::ALL);
        unseen.take_all(&table.discards);
        table.row.iter().for_each(|&witness| unseen.take(witness, 1));
        let mut held = ById::new([Heap::EMPTY; Seat::MOST as usize]);
        let mut unknown = ById::new([0; Seat::MOST as usize]);
        for player in table.players() {
            let known = if player == seat { *hand } else { table.memory.held_by(player) };
            unseen.take_all(&known);
            held[player] = Heap::of(&known);
            unknown[player] = table.hand_sizes[player].saturating_sub(held[player].len());
        }
        let (mut in_hands, mut anywhere) = (Heap::EMPTY, Heap::EMPTY);
        let most = table.memory.pile();
        for kind in Witness::ALL {
            let count = unseen.count(kind);
            let in_pile = count.min(most.of(kind));
            anywhere.add(kind, in_pile);
            in_hands.add(kind, count - in_pile);
        }
        let drawn = anywhere.len().saturating_sub(table.pile);
        Self { held, unknown, in_hands, anywhere, drawn }
    }

    /// Deals the hidden cards in one of the ways that are possible: the hands and the pile.
    pub fn deal(&self, players: u8, dice: &mut Dice) -> (BySeat<Heap>, Heap) {
        let mut pile = self.anywhere;
        let mut loose = self.in_hands;
        for _ in 0..self.drawn {
            if let Some(kind) = pile.draw(dice) {
                loose.add(kind, 1);
            }
        }
        let mut hands = self.held;
        for seat in Seat::first(players) {
            for _ in 0..self.unknown[seat] {
                if let Some(kind) = loose.draw(dice) {
                    hands[seat].add(kind, 1);
                }
            }
        }
        (hands, pile)
    }
}
