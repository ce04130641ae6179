//! How actions are written: `p1 play 11`, `p1 remove effraction meisenheim`, `p1 restore effraction meisenheim`,
//! `p1 found effraction meisenheim`, `p1 lift effraction meisenheim`.

use core::fmt;
use core::str::FromStr;

use super::action::Action;
use crate::notation::{NotationError, Tokens};
use crate::schinderhannes::place::Token;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "p1 play {card}"),
            Self::Remove(token) => write!(f, "p1 remove {token}"),
            Self::Restore(token) => write!(f, "p1 restore {token}"),
            Self::Found(token) => write!(f, "p1 found {token}"),
            Self::Lift(token) => write!(f, "p1 lift {token}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = Tokens::of(line);
        if words.word()? != "p1" {
            return Err(NotationError::UnknownWord);
        }
        let action = match words.word()? {
            "play" => Self::Play(words.read()?),
            "remove" => Self::Remove(Token::read(&mut words)?),
            "restore" => Self::Restore(Token::read(&mut words)?),
            "found" => Self::Found(Token::read(&mut words)?),
            "lift" => Self::Lift(Token::read(&mut words)?),
            _ => return Err(NotationError::UnknownWord),
        };
        words.end()?;
        Ok(action)
    }
}
