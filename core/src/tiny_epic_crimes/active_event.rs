//! An event below the track, as it lies there.

use super::block::BlockSet;
use super::cards::EventId;
use super::city::Crowd;
use super::words::OfficerSet;

/// Which card lies in a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// A house card.
    House(EventId),
    /// A printed one; whether it is timed.
    Printed(bool),
}

/// An event in its slot.
#[derive(Clone, Copy, PartialEq)]
pub struct ActiveEvent {
    /// The card.
    pub kind: EventKind,
    /// Its tokens in the city.
    pub tokens: BlockSet,
    /// The gangsters on it.
    pub captives: Crowd,
    /// How often it was worked on.
    pub done: u8,
    /// Who worked on it.
    pub helpers: OfficerSet,
}

impl ActiveEvent {
    pub(super) const fn new(kind: EventKind) -> Self {
        Self {
            kind,
            tokens: BlockSet::from_bits(0),
            captives: Crowd::NONE,
            done: 0,
            helpers: OfficerSet::from_bits(0),
        }
    }
}
