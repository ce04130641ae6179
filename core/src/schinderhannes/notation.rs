//! How actions are written: `p1 play 11`, `p1 play 27 embuscade`, `p1 remove effraction meisenheim`, `p1 discard 40`,
//! `p1 drop 3`, `p1 pass`, `p1 draw blue`, `p1 end`, `p1 claim effraction meisenheim`,
//! `stop p2 effraction meisenheim`, `clear blue 11`.

use core::fmt;
use core::str::FromStr;

use super::action::Action;
use super::place::Token;
use crate::notation::{NotationError, Tokens};
use crate::seat::Player;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Play(seat, card, None) => write!(f, "{} play {card}", Player(seat)),
            Self::Play(seat, card, Some(crime)) => write!(f, "{} play {card} {crime}", Player(seat)),
            Self::Remove(seat, token) => write!(f, "{} remove {token}", Player(seat)),
            Self::Discard(seat, card) => write!(f, "{} discard {card}", Player(seat)),
            Self::Drop(seat, card) => write!(f, "{} drop {card}", Player(seat)),
            Self::Pass(seat) => write!(f, "{} pass", Player(seat)),
            Self::Draw(seat, pile) => write!(f, "{} draw {pile}", Player(seat)),
            Self::End(seat) => write!(f, "{} end", Player(seat)),
            Self::Claim(seat, token) => write!(f, "{} claim {token}", Player(seat)),
            Self::Stop(seat, token) => write!(f, "stop {} {token}", Player(seat)),
            Self::Clear(pile, card) => write!(f, "clear {pile} {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = Tokens::of(line);
        let action = match words.word()? {
            "stop" => {
                let Player(seat) = words.read()?;
                Self::Stop(seat, Token::read(&mut words)?)
            }
            "clear" => Self::Clear(words.read()?, words.read()?),
            who => {
                let Player(seat) = who.parse()?;
                match words.word()? {
                    "play" => {
                        let card = words.read()?;
                        Self::Play(seat, card, words.maybe().map(str::parse).transpose()?)
                    }
                    "remove" => Self::Remove(seat, Token::read(&mut words)?),
                    "discard" => Self::Discard(seat, words.read()?),
                    "drop" => Self::Drop(seat, words.read()?),
                    "pass" => Self::Pass(seat),
                    "draw" => Self::Draw(seat, words.read()?),
                    "end" => Self::End(seat),
                    "claim" => Self::Claim(seat, Token::read(&mut words)?),
                    _ => return Err(NotationError::UnknownWord),
                }
            }
        };
        words.end()?;
        Ok(action)
    }
}
