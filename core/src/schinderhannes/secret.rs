//! What is hidden: the hands and the order of the piles. No `Debug`.

use super::card::{Card, CardSet, Pile};
use super::setup::PILE;
use crate::deck::Deck;
use crate::id::ById;
use crate::seat::Seat;

/// What is hidden: who holds what, and what lies in the piles. Empty with printed cards.
#[derive(Clone)]
pub(super) struct Secret {
    pub hands: ById<Seat, CardSet, 6>,
    pub piles: ById<Pile, Deck<Card, PILE>, 6>,
}
