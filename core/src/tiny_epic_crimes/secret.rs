//! What not everybody may know: the murderer, the decks, the hands, what lies under tokens. No `Debug`.

use super::block::{Block, BlockSet};
use super::cards::{EventId, ForceId, ForceSet};
use super::events::EVENTS;
use super::words::{Evidence, Finding, Officer, Suspect, SuspectSet};
use crate::chance::Chance;
use crate::deck::Deck;
use crate::id::{ById, Id};

/// Everything hidden.
#[derive(Clone)]
pub(super) struct Secret {
    pub murderer: Suspect,
    pub suspects: Deck<Suspect, { Suspect::COUNT }>,
    pub hands: ById<Officer, SuspectSet, { Officer::MOST }>,
    /// Whose innocence each officer has seen; the own hand too.
    pub seen: ById<Officer, SuspectSet, { Officer::MOST }>,
    pub ghost: SuspectSet,
    /// The search tokens in the city that are successes.
    pub hits: BlockSet,
    /// The values of the stakeout tokens in the city.
    pub stakeouts: ById<Block, u8, { Block::COUNT }>,
    pub events: Deck<EventId, EVENTS>,
    pub force: Deck<ForceId, { ForceId::COUNT }>,
    /// Force cards of a standard game; a team's lie open.
    pub force_hands: ById<Officer, ForceSet, { Officer::MOST }>,
    pub accusations: ById<Officer, Option<Suspect>, { Officer::MOST }>,
    pub chance: Chance,
}

/// What one seat may know beyond the table. For a seat that does not play it is empty.
#[derive(Clone, PartialEq)]
pub struct Private {
    /// The own suspect cards; a team's lie open.
    pub hand: SuspectSet,
    /// The suspects whose innocence was seen: the own cards and those of interrogations.
    pub seen: SuspectSet,
    /// The evidence held, or looked at.
    pub evidence: ById<Evidence, Option<Finding>, { Evidence::COUNT }>,
    /// The stakeout tokens looked at that are still there, with their values.
    pub stakeouts: heapless::Vec<(Block, u8), 5>,
    /// The force cards in hand.
    pub force: ForceSet,
    /// Who may still be the murderer for all that this seat knows.
    pub possible: SuspectSet,
    /// Whom this seat has accused.
    pub accused: Option<Suspect>,
}
