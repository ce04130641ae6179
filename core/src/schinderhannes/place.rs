//! The sixteen places of the board, its quarters and directions, and a token on a place.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::crime::Crime;
use crate::id::IdSet;
use crate::notation::{NotationError, Tokens};

/// A village or spot of the Soonwald.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Place {
    /// Antes Muehle.
    AntesMuehle,
    /// Baerenbach.
    Baerenbach,
    /// Boos.
    Boos,
    /// Griebelschied.
    Griebelschied,
    /// Hahnmuehle.
    Hahnmuehle,
    /// Herrstein.
    Herrstein,
    /// Hundsbach.
    Hundsbach,
    /// Kirn.
    Kirn,
    /// Lettweiler.
    Lettweiler,
    /// Meddersheim.
    Meddersheim,
    /// Meisenheim.
    Meisenheim,
    /// Oberhausen.
    Oberhausen,
    /// Obermoschel.
    Obermoschel,
    /// Simmern.
    Simmern,
    /// Thiergarten.
    Thiergarten,
    /// Trifthuette.
    Trifthuette,
}

crate::ids!(Place: AntesMuehle, Baerenbach, Boos, Griebelschied, Hahnmuehle, Herrstein, Hundsbach, Kirn, Lettweiler,
    Meddersheim, Meisenheim, Oberhausen, Obermoschel, Simmern, Thiergarten, Trifthuette);
crate::words!(Place:
    AntesMuehle = "antes-muehle", Baerenbach = "baerenbach", Boos = "boos", Griebelschied = "griebelschied",
    Hahnmuehle = "hahnmuehle", Herrstein = "herrstein", Hundsbach = "hundsbach", Kirn = "kirn",
    Lettweiler = "lettweiler", Meddersheim = "meddersheim", Meisenheim = "meisenheim",
    Oberhausen = "oberhausen", Obermoschel = "obermoschel", Simmern = "simmern", Thiergarten = "thiergarten",
    Trifthuette = "trifthuette",
);

/// A set of places.
pub type PlaceSet = IdSet<Place, u16>;

/// A quarter of the board; rivers part them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Quarter {
    /// North-west.
    NorthWest,
    /// North-east.
    NorthEast,
    /// South-west.
    SouthWest,
    /// South-east.
    SouthEast,
}

crate::ids!(Quarter: NorthWest, NorthEast, SouthWest, SouthEast);
crate::words!(Quarter: NorthWest = "nw", NorthEast = "ne", SouthWest = "sw", SouthEast = "se");

/// A direction of the compass: two quarters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Direction {
    /// North.
    North,
    /// South.
    South,
    /// East.
    East,
    /// West.
    West,
}

crate::ids!(Direction: North, South, East, West);
crate::words!(Direction: North = "north", South = "south", East = "east", West = "west");

impl Direction {
    /// Its two quarters.
    pub const fn quarters(self) -> [Quarter; 2] {
        match self {
            Self::North => [Quarter::NorthWest, Quarter::NorthEast],
            Self::South => [Quarter::SouthWest, Quarter::SouthEast],
            Self::East => [Quarter::NorthEast, Quarter::SouthEast],
            Self::West => [Quarter::NorthWest, Quarter::SouthWest],
        }
    }
}

/// A token (or a scene) of a crime on a place, written `effraction oberhausen`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Token {
    /// Whose token.
    pub crime: Crime,
    /// Where it lies.
    pub place: Place,
}

impl Token {
    /// The token that the next two words name.
    pub fn read(words: &mut Tokens<'_>) -> Result<Self, NotationError> {
        Ok(Self { crime: words.read()?, place: words.read()? })
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.crime, self.place)
    }
}
