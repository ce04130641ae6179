//! Stations of the board and sets of them.

use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::id::{Id, IdSet};
use crate::notation::{self, NotationError};

/// A station, 1 to 199. No `Debug`: it may be where Mister X is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Hash)]
#[serde(try_from = "u8", into = "u8")]
pub struct Station(NonZeroU8);

/// A set of stations.
pub type StationSet = IdSet<Station, [u64; 4]>;

impl Station {
    /// The highest number.
    pub const LAST: u8 = 199;

    /// The station with this number.
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= Self::LAST => Some(Self(number)),
            _ => None,
        }
    }

    /// Its number on the board.
    pub const fn number(self) -> u8 {
        self.0.get()
    }
}

impl Id for Station {
    const COUNT: usize = Self::LAST as usize;

    fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }

    fn at(index: usize) -> Option<Self> {
        index.checked_add(1).and_then(|number| u8::try_from(number).ok()).and_then(Self::new)
    }
}

impl TryFrom<u8> for Station {
    type Error = NotationError;

    fn try_from(number: u8) -> Result<Self, NotationError> {
        Self::new(number).ok_or(NotationError::OutOfRange)
    }
}

impl From<Station> for u8 {
    fn from(station: Station) -> u8 {
        station.number()
    }
}

impl fmt::Display for Station {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Station {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        let number = notation::number(word)?;
        u8::try_from(number).ok().and_then(Self::new).ok_or(NotationError::OutOfRange)
    }
}
