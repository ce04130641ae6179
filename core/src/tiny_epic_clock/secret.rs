//! What nobody may know: which event comes next. No `Debug`.

use crate::chance::Chance;
use crate::deck::Deck;
use crate::id::Id;
use crate::tiny_epic_crimes::cards::EventId;

/// Everything hidden.
#[derive(Clone)]
pub(super) struct Secret {
    pub deck: Deck<EventId, { EventId::COUNT }>,
    pub chance: Chance,
}
