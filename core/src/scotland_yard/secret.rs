//! The one secret: where Mister X is and was. No `Debug`.

use super::station::Station;
use super::table::WINDOWS;

/// What only Mister X knows.
#[derive(Clone, PartialEq)]
pub struct Secret {
    pub(super) start: Station,
    pub(super) at: Station,
    pub(super) stops: heapless::Vec<Station, WINDOWS>,
}

impl Secret {
    /// Where he started.
    pub fn start(&self) -> Station {
        self.start
    }

    /// Where he is.
    pub fn at(&self) -> Station {
        self.at
    }

    /// Where each of his moves led, oldest first: the numbers under the tickets of the trail.
    pub fn stops(&self) -> &[Station] {
        &self.stops
    }
}
