//! What people decide before the game.

use serde::{Deserialize, Serialize};

use super::edition::{Edition, Editions};
use super::pawn::MOST_DETECTIVES;
use super::station::Station;

/// The choices of a game of Scotland Yard, unchecked.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Setup {
    /// How many detective pawns: 3, 4 or 5. There is no default: it has to be given.
    pub detectives: Option<u8>,
    /// Where Mister X starts; drawn if not given.
    pub mister_x_start: Option<Station>,
    /// Where the detectives start, in their order; drawn if not given.
    pub detective_start: Option<heapless::Vec<Station, MOST_DETECTIVES>>,
    /// Whether Mister X may show himself of his own will.
    pub voluntary_reveal: bool,
    /// Which edition lies on the table.
    pub edition: EditionName,
}

/// Which edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum EditionName {
    /// The old one: 18 start cards for all.
    #[default]
    Classic,
    /// Since 2013: start cards in two packs.
    Newer,
}

crate::words!(EditionName: Classic = "classic", Newer = "newer");

impl EditionName {
    pub(super) fn of(self, editions: &'static Editions) -> &'static Edition {
        match self {
            Self::Classic => &editions.classic,
            Self::Newer => &editions.newer,
        }
    }
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The number of detectives was not given.
    #[error("the number of detectives is missing")]
    DetectivesMissing,
    /// Fewer than 3 or more than 5.
    #[error("3, 4 or 5 detectives can play")]
    DetectivesOutOfRange,
    /// Not one start station for each detective.
    #[error("every detective needs one start station")]
    StartCount,
    /// Two detectives on one station.
    #[error("two detectives start on the same station")]
    StartTwice,
    /// Mister X on a detective's station.
    #[error("Mister X starts on a detective's station")]
    StartOnDetective,
    /// The edition has too few start cards.
    #[error("there are not enough start cards")]
    NoStartCard,
}
