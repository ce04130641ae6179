//! Actions, and how they are written: `p1 play 11`, `p1 play 27 embuscade`, `p1 remove effraction meisenheim`,
//! `p1 discard 40`, `p1 drop 3`, `p1 pass`, `p1 draw blue`, `p1 end`, `p1 claim effraction meisenheim`,
//! `stop p2 effraction meisenheim`, `clear blue 11`.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use super::card::{Card, Pile};
use super::delict::Delict;
use super::place::Token;
use crate::notation::{NotationError, Words};
use crate::seat::{Player, Seat};

/// One decision. No `Debug`: it may name a card in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Plays a clue card; for a group card with the delict picked.
    Play(Seat, Card, Option<Delict>),
    /// Plays the remove card on this token (rule 6).
    Remove(Seat, Token),
    /// Discards one more card after a play.
    Discard(Seat, Card),
    /// Discards a card in order to pass; any number of these come before the pass.
    Drop(Seat, Card),
    /// Passes; then one card more is drawn than was dropped.
    Pass(Seat),
    /// Draws the top card of a pile.
    Draw(Seat, Pile),
    /// Ends the turn where nothing can be drawn and something else could still be done.
    End(Seat),
    /// Takes a token that is in no assignment, in one's own turn (manual deduction).
    Claim(Seat, Token),
    /// The same after somebody else's turn: rule 10.
    Stop(Seat, Token),
    /// The coordinator turns up the dead top card of a printed pile (rule 11).
    Clear(Pile, Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Play(seat, card, None) => write!(f, "{} play {card}", Player(seat)),
            Self::Play(seat, card, Some(delict)) => write!(f, "{} play {card} {delict}", Player(seat)),
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
        let mut words = Words::of(line);
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
