//! What people call a printed card that lies on the table: a letter, or its number in the pack of the owner's box.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::id::Id;
use crate::notation::{self, NotationError};

const LETTERS: u8 = 26;
/// More than any box has of a kind.
const NUMBERS: u8 = 40;

/// A letter from `A` to `Z`, or a number from 1 to 40.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CardName(u8);

impl CardName {
    /// The card with this number in the pack, from 1.
    pub fn numbered(number: u8) -> Option<Self> {
        Self::at(usize::from(LETTERS) + usize::from(number.checked_sub(1)?))
    }

    /// Reads a number in the pack: no letter.
    pub(crate) fn read_number(word: &str) -> Result<Self, NotationError> {
        let name: Self = word.parse()?;
        if name.number().is_some() { Ok(name) } else { Err(NotationError::UnknownWord) }
    }

    /// Its number in the pack, from 1; none if it is a letter.
    pub fn number(self) -> Option<u8> {
        self.0.checked_sub(LETTERS).map(|index| index + 1)
    }
}

impl Id for CardName {
    const COUNT: usize = (LETTERS + NUMBERS) as usize;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self(index as u8))
    }
}

impl TryFrom<u8> for CardName {
    type Error = NotationError;

    fn try_from(index: u8) -> Result<Self, NotationError> {
        Self::at(index.into()).ok_or(NotationError::OutOfRange)
    }
}

impl From<CardName> for u8 {
    fn from(name: CardName) -> u8 {
        name.0
    }
}

impl fmt::Display for CardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number() {
            Some(number) => number.fmt(f),
            None => char::from(b'A' + self.0).fmt(f),
        }
    }
}

impl FromStr for CardName {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        if let &[letter @ b'A'..=b'Z'] = word.as_bytes() {
            return Ok(Self(letter - b'A'));
        }
        match notation::number(word)? {
            number @ 1.. if number <= NUMBERS.into() => Ok(Self(LETTERS - 1 + number as u8)),
            _ => Err(NotationError::OutOfRange),
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::string::ToString;

    #[test]
    fn every_name_is_read_as_it_is_written() {
        for name in CardName::all() {
            assert_eq!(name.to_string().parse(), Ok(name));
        }
        assert_eq!("40".parse::<CardName>().map(CardName::number), Ok(Some(40)));
        assert_eq!("Z".parse::<CardName>().map(CardName::number), Ok(None));
        for word in ["0", "41", "300"] {
            assert_eq!(word.parse::<CardName>(), Err(NotationError::OutOfRange), "{word}");
        }
        assert_eq!("a".parse::<CardName>(), Err(NotationError::NotANumber));
    }
}
