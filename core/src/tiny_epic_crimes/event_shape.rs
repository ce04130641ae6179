//! What a table needs to know of a printed event that people read themselves.

use serde::{Deserialize, Serialize};

use super::cards::RewardSet;

/// Most bytes of a card's printed name in UTF-8.
pub const PRINTED_NAME_LEN: usize = 28;
/// The printed name of a card or suspect.
pub type PrintedName = heapless::String<PRINTED_NAME_LEN>;

/// Most printed events of a box.
pub const MOST_EVENTS: usize = 24;
/// The printed events of a box, sorted by their names: their numbers are their places, from 1.
pub type EventShapes = heapless::Vec<EventShape, MOST_EVENTS>;

/// What an event card shows besides its text.
#[derive(Clone, PartialEq, Hash, Serialize, Deserialize)]
pub struct EventShape {
    /// Its name.
    pub name: PrintedName,
    /// Whether it is drawn only while nobody is late.
    pub timed: bool,
    /// Gangsters of its set-up.
    pub gangsters: u8,
    /// Tokens of its set-up.
    pub tokens: u8,
    /// Hours that it costs.
    pub hours: u8,
    /// What the solver gains.
    pub solver: RewardSet,
    /// What the helpers gain.
    pub helpers: RewardSet,
}
