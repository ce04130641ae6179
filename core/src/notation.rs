//! Reading one line of text word by word, without allocation. Each action prints with `Display` and is read
//! back with `FromStr`; words are lower case, separated by white space.
//!
//! ```
//! use confidant_core::notation::{NotationError, Tokens};
//! use confidant_core::schinderhannes::{Action, Place};
//!
//! let action: Action = "p1 play 11".parse()?;
//! assert_eq!(action.to_string(), "p1 play 11");
//! assert_eq!("p1 play".parse::<Action>().err(), Some(NotationError::TooShort));
//! assert_eq!("p1 play 77".parse::<Action>().err(), Some(NotationError::OutOfRange));
//!
//! let mut words = Tokens::of("boos 3");
//! assert_eq!(words.read::<Place>()?, Place::Boos);
//! assert_eq!(words.number()?, 3);
//! words.end()?;
//! # Ok::<(), NotationError>(())
//! ```

use core::str::{FromStr, SplitWhitespace};

/// Why a line is not an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotationError {
    /// It ends where another word is needed.
    #[error("the line ends too early")]
    TooShort,
    /// It goes on after it is complete.
    #[error("there is something after the end of the line")]
    TooLong,
    /// A word that is not known here.
    #[error("unknown word")]
    UnknownWord,
    /// No whole number where one is needed.
    #[error("not a number")]
    NotANumber,
    /// A number outside of its range.
    #[error("the number is out of range")]
    OutOfRange,
    /// Something that may be named once is named again.
    #[error("the same thing is named twice")]
    Twice,
}

/// Says why a word is not one of these: a number where numbers are wanted is out of range.
pub fn none_of(word: &str, known: &[&str]) -> NotationError {
    let numbers = known.iter().all(|word| number(word).is_ok());
    if numbers && number(word).is_ok() { NotationError::OutOfRange } else { NotationError::UnknownWord }
}

/// The words of a line, taken one by one.
#[derive(Clone)]
pub struct Tokens<'a>(SplitWhitespace<'a>);

impl<'a> Tokens<'a> {
    /// The words of this line.
    pub fn of(line: &'a str) -> Self {
        Self(line.split_whitespace())
    }

    /// The next word; there has to be one.
    pub fn word(&mut self) -> Result<&'a str, NotationError> {
        self.0.next().ok_or(NotationError::TooShort)
    }

    /// The next word, if there is one.
    pub fn maybe(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    /// The next word as a whole number.
    pub fn number(&mut self) -> Result<u32, NotationError> {
        number(self.word()?)
    }

    /// The next word as something that is read from one word.
    pub fn read<T: FromStr<Err = NotationError>>(&mut self) -> Result<T, NotationError> {
        self.word()?.parse()
    }

    /// Whether no word is left.
    pub fn is_empty(&self) -> bool {
        self.0.clone().next().is_none()
    }

    /// The line has to end here.
    pub fn end(&mut self) -> Result<(), NotationError> {
        if self.is_empty() { Ok(()) } else { Err(NotationError::TooLong) }
    }
}

/// Reads a whole number in decimal digits, without a sign.
pub fn number(word: &str) -> Result<u32, NotationError> {
    if word.is_empty() || !word.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(NotationError::NotANumber);
    }
    word.parse().map_err(|_| NotationError::OutOfRange)
}

/// Reads the number after a letter, such as in `d1` or `p4`.
pub fn numbered(word: &str, letter: char) -> Result<u32, NotationError> {
    number(word.strip_prefix(letter).ok_or(NotationError::UnknownWord)?)
}

/// Gives a fieldless enum its words: `Display` prints them, `FromStr` reads them.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Signal {
///     Go,
///     Stop,
/// }
///
/// confidant_core::words!(Signal: Go = "go", Stop = "stop");
///
/// assert_eq!("stop".parse(), Ok(Signal::Stop));
/// assert_eq!(Signal::Go.to_string(), "go");
/// ```
#[macro_export]
macro_rules! words {
    ($type:ident: $($variant:ident = $word:literal),+ $(,)?) => {
        impl $type {
            /// Its word in the notation.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word),+
                }
            }
        }

        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl core::str::FromStr for $type {
            type Err = $crate::notation::NotationError;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                match word {
                    $($word => Ok(Self::$variant),)+
                    _ => Err($crate::notation::none_of(word, &[$($word),+])),
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_digits_and_nothing_else() {
        assert_eq!(number("048"), Ok(48));
        for word in ["", "-", "+4", "4a", "٣"] {
            assert_eq!(number(word), Err(NotationError::NotANumber), "{word}");
        }
        assert_eq!(number("4294967296"), Err(NotationError::OutOfRange));
        assert_eq!(numbered("d12", 'd'), Ok(12));
        assert_eq!(numbered("x1", 'd'), Err(NotationError::UnknownWord));
    }

    #[test]
    fn a_line_is_read_word_by_word() {
        let mut words = Tokens::of("  a \t 7 ");
        assert_eq!(words.word(), Ok("a"));
        assert_eq!(words.end(), Err(NotationError::TooLong));
        assert_eq!(words.number(), Ok(7));
        assert_eq!(words.end(), Ok(()));
        assert_eq!(words.word(), Err(NotationError::TooShort));
    }
}
