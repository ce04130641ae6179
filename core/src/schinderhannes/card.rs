//! Cards: their numbers, what a face says, what a back shows, and the piles they come from.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use super::crime::{Crime, CrimeSet, Group};
use super::place::{Direction, Place, PlaceSet};
use crate::id::{Id, IdSet};
use crate::notation::{self, NotationError};

/// A clue card by its number, 1 to 76. No `Debug`: it may be in somebody's hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

/// A set of cards.
pub type CardSet = IdSet<Card, u128>;

/// What sort of card a number is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// 1 to 16: one crime and four places.
    Crime,
    /// 17 to 32: one group and one direction.
    Group,
    /// 33 to 56: two crimes side by side.
    Pair,
    /// 57 to 72: one place and the crimes possible there.
    Place,
    /// 73 to 76: only for solo puzzles.
    Solo,
}

impl Card {
    /// The highest number.
    pub const LAST: u8 = 76;

    /// The card with this number.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::LAST { Some(Self(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What sort of card it is.
    pub const fn kind(self) -> Kind {
        match self.0 {
            ..=16 => Kind::Crime,
            17..=32 => Kind::Group,
            33..=56 => Kind::Pair,
            57..=72 => Kind::Place,
            _ => Kind::Solo,
        }
    }
}

impl Id for Card {
    const COUNT: usize = Self::LAST as usize;

    fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    fn at(index: usize) -> Option<Self> {
        index.checked_add(1).and_then(|number| u8::try_from(number).ok()).and_then(Self::new)
    }
}

impl TryFrom<u8> for Card {
    type Error = NotationError;

    fn try_from(number: u8) -> Result<Self, NotationError> {
        Self::new(number).ok_or(NotationError::OutOfRange)
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        let number = notation::number(word)?;
        u8::try_from(number).ok().and_then(Self::new).ok_or(NotationError::OutOfRange)
    }
}

/// What a face says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Clue {
    /// The crime happened at one of these places.
    Crime(Crime, PlaceSet),
    /// One crime of the group, which the player picks, happened in that direction.
    Group(Group, Direction),
    /// The two crimes happened at places joined by such a road. The first is the larger symbol on the back.
    Pair(Crime, Crime, Link),
    /// What happened at the place is one of these.
    Place(Place, CrimeSet),
}

/// How two places have to be joined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Link {
    /// By a road inside of one quarter.
    SameQuarter,
    /// By a road over a river, into another quarter.
    NextQuarter,
}

crate::ids!(Link: SameQuarter, NextQuarter);

/// How well it is known what the printed thing says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sureness {
    /// The rule text gives it.
    Given,
    /// It follows from the rule text and the printed puzzles.
    Implied,
    /// Made up so that it agrees with everything known; the printed one may differ.
    Reconstructed,
    /// Read off the owner's box.
    Own,
}

crate::words!(Sureness: Given = "given", Implied = "implied", Reconstructed = "reconstructed", Own = "own");

/// What the back of a card shows: everybody sees the backs of the cards on top of the piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Back {
    /// A crime card's symbol.
    Crime(Crime),
    /// A group card's four symbols.
    Group(Group),
    /// A pair card's symbols, the larger first.
    Pair(Crime, Crime),
    /// A place card's name.
    Place(Place),
    /// The letter S.
    Solo,
}

impl fmt::Display for Back {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Crime(crime) => crime.fmt(f),
            Self::Group(group) => group.fmt(f),
            Self::Pair(large, small) => write!(f, "{large}+{small}"),
            Self::Place(place) => place.fmt(f),
            Self::Solo => f.write_str("solo"),
        }
    }
}

/// What the cards are sorted by before the game: the four groups, and the place cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Suit {
    /// Crime, group and pair cards of animal theft.
    Blue,
    /// Of break-ins.
    Yellow,
    /// Of crimes.
    Orange,
    /// Of prison and flight.
    Green,
    /// Place cards.
    Places,
}

crate::ids!(Suit: Blue, Yellow, Orange, Green, Places);

impl From<Group> for Suit {
    fn from(group: Group) -> Self {
        match group {
            Group::Blue => Self::Blue,
            Group::Yellow => Self::Yellow,
            Group::Orange => Self::Orange,
            Group::Green => Self::Green,
        }
    }
}

impl Back {
    /// Which pile such a card is sorted into; solo cards into none.
    pub fn suit(self) -> Option<Suit> {
        match self {
            Self::Crime(crime) | Self::Pair(crime, _) => Some(crime.group().into()),
            Self::Group(group) => Some(group.into()),
            Self::Place(_) => Some(Suit::Places),
            Self::Solo => None,
        }
    }
}

/// One of the six piles beside the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Pile {
    /// Animal theft.
    Blue,
    /// Break-ins.
    Yellow,
    /// Crimes.
    Orange,
    /// Prison and flight.
    Green,
    /// One half of the place cards.
    Places1,
    /// The other half.
    Places2,
}

crate::ids!(Pile: Blue, Yellow, Orange, Green, Places1, Places2);
crate::words!(Pile: Blue = "blue", Yellow = "yellow", Orange = "orange", Green = "green",
    Places1 = "places1", Places2 = "places2");

impl Pile {
    /// The suit of its cards.
    pub const fn suit(self) -> Suit {
        match self {
            Self::Blue => Suit::Blue,
            Self::Yellow => Suit::Yellow,
            Self::Orange => Suit::Orange,
            Self::Green => Suit::Green,
            Self::Places1 | Self::Places2 => Suit::Places,
        }
    }
}
