//! What people decide before the game.

use serde::{Deserialize, Serialize};

use super::edition::{Edition, Editions};
use super::pawn::MOST_DETECTIVES;
use super::station::Station;

/// The choices of a game of Scotland Yard, unchecked.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Setup {
    /// How many detective pawns: 3 to 5; of the newer box 2 to 5. There is no default: it has to be given.
    pub detectives: Option<u8>,
    /// Where Mister X starts; drawn if not given.
    pub mister_x_start: Option<Station>,
    /// How many bobbies beside them, in the newer box; as many as make four pursuers if not given.
    pub bobbies: Option<u8>,
    /// Where the detectives start, then the bobbies, in their order; drawn if not given.
    pub detective_start: Option<heapless::Vec<Station, MOST_DETECTIVES>>,
    /// Whether Mister X may show himself of his own will.
    pub voluntary_reveal: bool,
    /// Which edition lies on the table.
    pub edition: EditionName,
    /// The newer box's game for beginners.
    pub beginner: bool,
    /// Log only: Mister X alone enters his moves, and the detectives move on the board. Start stations of theirs that are
    /// neither given nor drawn, because his is given, are not known.
    pub x_only: bool,
    /// A handicap: how many black tickets Mister X gets, 0 to 5; as in the edition if not given.
    pub black: Option<u8>,
    /// A handicap: how many double-move cards he gets, 0 to 2; as in the edition if not given.
    pub doubles: Option<u8>,
}

impl Setup {
    /// What is printed in the box, for the game that is played with it.
    pub fn edition_of<'a>(&self, editions: &'a Editions) -> &'a Edition {
        if self.beginner && self.edition == EditionName::Newer {
            &editions.beginner
        } else {
            self.edition.of(editions)
        }
    }

    /// How many pursuers are on the board, as far as it is known.
    pub fn pursuers(&self, editions: &Editions) -> u8 {
        let detectives = self.detectives.unwrap_or(0);
        let bobbies = self.bobbies.unwrap_or_else(|| self.edition_of(editions).rules.bobbies(detectives));
        detectives.saturating_add(bobbies)
    }
}

/// Most black tickets: the box has no more.
pub const MOST_BLACK: u8 = 5;
/// Most double moves: the trail has no more windows.
pub const MOST_DOUBLES: u8 = 2;

/// Which edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum EditionName {
    /// The old one: taxi line 13-14 on the board, 18 start cards for all.
    #[default]
    Classic,
    /// Of 2000 to 2012: the old rules, but no taxi line 13-14.
    Of2000,
    /// Since 2013: start cards in two packs.
    Newer,
}

crate::words!(EditionName: Classic = "classic", Of2000 = "2000", Newer = "newer");

impl EditionName {
    /// Every edition, the oldest first.
    pub const ALL: [Self; 3] = [Self::Classic, Self::Of2000, Self::Newer];

    /// Its printed data.
    pub fn of(self, editions: &Editions) -> &Edition {
        match self {
            Self::Classic => &editions.classic,
            Self::Of2000 => &editions.of_2000,
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
    /// Fewer or more than this game is for.
    #[error("3 to 5 detectives can play, of the newer box 2 to 5, in its beginner's game 3 or 4")]
    DetectivesOutOfRange,
    /// Bobbies where there are none, or not four or five pursuers.
    #[error("only the newer box has bobbies: 2 at most, and 4 or 5 pursuers in all")]
    BobbiesOutOfRange,
    /// Another box has no game for beginners.
    #[error("only the newer box has a beginner's game")]
    NoBeginnersGame,
    /// He stands openly anyway, and there are no tickets to take.
    #[error("the beginner's game knows no voluntary appearance")]
    NoVoluntaryReveal,
    /// Not one start station for each detective.
    #[error("every detective and bobby needs one start station")]
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
    /// More than 5 black tickets.
    #[error("the box has 5 black tickets")]
    BlackOutOfRange,
    /// More than 2 double-move cards.
    #[error("Mister X may have at most 2 double-move cards")]
    DoublesOutOfRange,
}
