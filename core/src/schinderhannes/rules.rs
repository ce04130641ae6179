//! What a player may do with their hand; whatever needs no hand is judged by the table.

use super::Schinderhannes;
use super::card::{Card, CardSet, Kind};
use super::illegal::Illegal;
use crate::chance::Source;
use crate::seat::Seat;

impl Schinderhannes {
    /// The cards that this player may choose from: the hand, or with printed cards all that it can be.
    pub(super) fn hand(&self, seat: Seat) -> CardSet {
        match self.table.source {
            Source::Device => self.secret.hands[seat],
            Source::Table => self.table.holdable(seat),
        }
    }

    pub(super) fn check_held(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        match self.table.source {
            Source::Table => self.table.check_holdable(seat, card),
            Source::Device if self.secret.hands[seat].has(card) => Ok(()),
            Source::Device if card.kind() == Kind::Solo => Err(Illegal::SoloCard),
            Source::Device if self.table.discards.has(card) => Err(Illegal::Gone),
            Source::Device => Err(Illegal::NotHeld),
        }
    }
}
