//! An event below the track, as it lies there.

use core::fmt;

use super::block::{BlockSet, Line};
use super::cards::EventId;
use super::city::Crowd;
use super::kinds::{Officer, OfficerSet};

/// Which card lies in a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// A house card.
    House(EventId),
    /// A printed one; whether it is timed.
    Printed(bool),
}

/// What an event singles out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A row.
    Row(Line),
    /// A column.
    Column(Line),
    /// An officer.
    Officer(Officer),
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Row(line) => write!(f, "row {line}"),
            Self::Column(line) => write!(f, "column {line}"),
            Self::Officer(officer) => officer.fmt(f),
        }
    }
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
    /// What it singles out; who carries its token.
    pub mark: Option<Mark>,
    /// How often it was worked on with success; how often in vain, where that counts.
    pub done: u8,
    /// How many red lines it has seen.
    pub ticks: u8,
    /// Who worked on it.
    pub helpers: OfficerSet,
}

impl ActiveEvent {
    pub(crate) const fn new(kind: EventKind) -> Self {
        Self {
            kind,
            tokens: BlockSet::from_bits(0),
            captives: Crowd::NONE,
            mark: None,
            done: 0,
            ticks: 0,
            helpers: OfficerSet::from_bits(0),
        }
    }

    /// The marked officer: who cannot drive, or who carries the token.
    pub fn officer(&self) -> Option<Officer> {
        match self.mark {
            Some(Mark::Officer(officer)) => Some(officer),
            _ => None,
        }
    }
}
