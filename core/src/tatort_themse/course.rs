//! How a game goes on: paying, taking and removing clues, drawing witnesses, the end of a turn.

use super::TatortThemse;
use super::action::Place;
use super::clue::{CaseSet, ClueId};
use super::illegal::Illegal;
use super::news::Event;
use super::secret::Pile;
use super::table::{Phase, Step};
use super::wall::Column;
use super::witness::{Witness, Witnesses};
use crate::chance::Purpose;
use crate::id::Id;
use crate::seat::Seat;

/// What an action brought about besides its event.
#[derive(Default)]
pub(super) struct Done {
    pub drawn: bool,
    pub shuffled: bool,
    pub solved: CaseSet,
    pub whisper: Option<Witness>,
}

impl TatortThemse {
    /// A payment goes from the hand to the discards.
    pub(super) fn pay(&mut self, seat: Seat, payment: &Witnesses) {
        if let Some(rest) = self.secret.hands[seat].without(payment) {
            self.set_hand(seat, rest);
            self.table.discards.add_all(payment);
            self.table.memory.paid(seat, payment);
        }
    }

    pub(super) fn receive(&mut self, seat: Seat, witness: Witness) {
        let mut hand = self.secret.hands[seat];
        hand.add(witness, 1);
        self.set_hand(seat, hand);
    }

    pub(super) fn set_hand(&mut self, seat: Seat, hand: Witnesses) {
        self.secret.hands[seat] = hand;
        self.table.hand_sizes[seat] = hand.len() as u8;
    }

    pub(super) fn remove(&mut self, column: Column, count: u8, done: &mut Done) {
        for _ in 0..count {
            done.solved.extend(self.table.remove_lowest(column));
        }
    }

    pub(super) fn take(&mut self, seat: Seat, column: Column, done: &mut Done) -> Result<ClueId, Illegal> {
        let (clue, solved) = self.table.take_lowest(seat, column).ok_or(Illegal::EmptyColumn)?;
        done.solved.extend(solved);
        Ok(clue)
    }

    /// The four open witnesses are discarded before others are opened, so they may come again (ruling 8).
    pub(super) fn renew(&mut self, seat: Seat, done: &mut Done) -> Option<Event> {
        let row = core::mem::take(&mut self.table.row);
        let kind = row.first().copied()?;
        row.iter().for_each(|&witness| self.table.discards.add(witness, 1));
        self.fill_row(done);
        self.table.phase = Phase::Turn(seat, Step::Renewed);
        Some(Event::Renewed(kind))
    }

    pub(super) fn question_open(&mut self, seat: Seat, place: Place) -> Option<Witness> {
        let row = &mut self.table.row;
        // The others move up: the new card is laid beside them.
        let witness = (place.index() < row.len()).then(|| row.remove(place.index()))?;
        self.receive(seat, witness);
        self.table.memory.questioned(seat, witness);
        Some(witness)
    }

    /// The top of the pile. An empty pile is first made of all discards that lie there now (ruling 18).
    pub(super) fn draw(&mut self, done: &mut Done) -> Option<Witness> {
        if self.table.pile == 0 && !self.table.discards.is_empty() {
            let discards = core::mem::replace(&mut self.table.discards, Witnesses::NONE);
            self.table.memory.shuffled(&discards);
            let secret = &mut self.secret;
            secret.pile = Pile::shuffled(discards.cards(), &mut secret.chance, Purpose::Deck).ok()?;
            done.shuffled = true;
        }
        let witness = self.secret.pile.draw();
        done.drawn |= witness.is_some();
        self.table.pile = self.secret.pile.pile_len() as u8;
        witness
    }

    /// Opens witnesses until there are four, or as many as there are (ruling 10).
    pub(super) fn fill_row(&mut self, done: &mut Done) {
        while !self.table.row.is_full()
            && let Some(witness) = self.draw(done)
        {
            // It has room: see above.
            let _ = self.table.row.push(witness);
            self.table.memory.opened(witness);
        }
    }

    pub(super) fn end_turn(&mut self, seat: Seat, done: &mut Done) {
        self.fill_row(done);
        self.table.phase = Phase::Turn(seat.next(self.table.players), Step::Start);
    }
}
