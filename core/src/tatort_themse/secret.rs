//! What is hidden: the hands, the order of the pile, chance. No `Debug`.

use super::table::BySeat;
use super::witness::{WITNESSES, Witness, Witnesses};
use crate::chance::Chance;
use crate::deck::Deck;

/// The face-down witnesses. The discards lie open, and so are the table's.
pub(super) type Pile = Deck<Witness, WITNESSES>;

/// What nobody knows whole.
#[derive(Clone)]
pub(super) struct Secret {
    pub pile: Pile,
    pub hands: BySeat<Witnesses>,
    pub chance: Chance,
}
