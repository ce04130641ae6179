//! Seats: who sits at the table, by number. What a seat is called belongs to each game's notation.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::id::Id;
use crate::notation::{self, NotationError};

/// A place at the table, counted from 0 in playing order.
///
/// ```
/// use confidant_core::seat::{Player, Seat};
///
/// let Player(seat) = "p3".parse().unwrap();
/// assert_eq!((seat.number(), seat.next(4).number(), seat.next(3).number()), (3, 4, 1));
/// assert!(Seat::new(6).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// A number that is not a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no such seat")]
pub struct NoSuchSeat;

impl Seat {
    /// Most seats of any game: Mister X and five detectives.
    pub const MOST: u8 = 6;

    /// The seat with this index, if there can be one.
    pub const fn new(index: u8) -> Option<Self> {
        if index < Self::MOST { Some(Self(index)) } else { None }
    }

    /// The seat as people count: from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The first `count` seats in order.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(Self::MOST)).map(Self)
    }

    /// The seat that follows this one at a table of `count` seats.
    #[must_use]
    pub const fn next(self, count: u8) -> Self {
        if self.0 + 1 < count && self.0 + 1 < Self::MOST { Self(self.0 + 1) } else { Self(0) }
    }
}

impl Id for Seat {
    const COUNT: usize = Self::MOST as usize;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Option<Self> {
        u8::try_from(index).ok().and_then(Self::new)
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(index: u8) -> Result<Self, NoSuchSeat> {
        Self::new(index).ok_or(NoSuchSeat)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// A seat as the notation of most games calls it: `p1`, `p2` and so on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player(pub Seat);

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0.number())
    }
}

impl FromStr for Player {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        let number = notation::numbered(word, 'p')?;
        let seat = number.checked_sub(1).and_then(|index| Seat::at(index as usize));
        seat.map(Self).ok_or(NotationError::OutOfRange)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_follow_each_other_round_the_table() {
        let mut seat = Seat::new(0).unwrap();
        let mut numbers = [0; 4];
        for number in &mut numbers {
            *number = seat.number();
            seat = seat.next(3);
        }
        assert_eq!(numbers, [1, 2, 3, 1]);
        assert!(Seat::new(Seat::MOST).is_none());
    }

    #[test]
    fn players_are_counted_from_one() {
        assert_eq!("p1".parse(), Ok(Player(Seat::new(0).unwrap())));
        assert_eq!("p0".parse::<Player>(), Err(NotationError::OutOfRange));
        assert_eq!("p7".parse::<Player>(), Err(NotationError::OutOfRange));
        assert_eq!("d1".parse::<Player>(), Err(NotationError::UnknownWord));
    }
}
