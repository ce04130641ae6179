//! How actions are written: `x taxi 48`, `x double bus 52 black 40`, `x reveal taxi bus -`, `x hide`, `d1 taxi 14`,
//! `d2 stay`; without tickets `b1 117`, `x 48`, `x double 48 62`; log only `done`, `claim 29`, `over stuck`, `x reveal`.

use core::fmt;
use core::str::FromStr;

use super::action::{Action, Fares, Step};
use super::ticket::Ticket;
use crate::notation::{NotationError, Tokens};

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ticket {
            Ticket::Free => self.to.fmt(f),
            ticket => write!(f, "{ticket} {}", self.to),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flee(step) => write!(f, "x {step}"),
            Self::Double(first, second) => write!(f, "x double {first} {second}"),
            Self::Hide => f.write_str("x hide"),
            Self::Reveal(fares) => {
                f.write_str("x reveal")?;
                fares.entries().iter().try_for_each(|fare| match fare {
                    Some(ticket) => write!(f, " {ticket}"),
                    None => f.write_str(" -"),
                })
            }
            Self::Travel(pawn, step) => write!(f, "{pawn} {step}"),
            Self::Stay(pawn) => write!(f, "{pawn} stay"),
            Self::Done => f.write_str("done"),
            Self::Claim(at) => write!(f, "claim {at}"),
            Self::Over(ending) => write!(f, "over {ending}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = Tokens::of(line);
        let action = match words.word()? {
            "x" => mister_x(&mut words)?,
            "done" => Self::Done,
            "claim" => Self::Claim(words.read()?),
            "over" => Self::Over(words.read()?),
            who => {
                let pawn = who.parse()?;
                match words.word()? {
                    "stay" => Self::Stay(pawn),
                    word => Self::Travel(pawn, step(word, &mut words)?),
                }
            }
        };
        words.end()?;
        Ok(action)
    }
}

fn mister_x(words: &mut Tokens<'_>) -> Result<Action, NotationError> {
    Ok(match words.word()? {
        "hide" => Action::Hide,
        "double" => {
            let first = step(words.word()?, words)?;
            Action::Double(first, step(words.word()?, words)?)
        }
        "reveal" => {
            let mut fares = Fares::NONE;
            while let Some(word) = words.maybe() {
                fares = fares.with(fare(word)?).ok_or(NotationError::TooLong)?;
            }
            Action::Reveal(fares)
        }
        word => Action::Flee(step(word, words)?),
    })
}

/// A kind and a station, or a station alone, of which this is the first word.
fn step(word: &str, words: &mut Tokens<'_>) -> Result<Step, NotationError> {
    if word.starts_with(|first: char| first.is_ascii_digit()) {
        return Ok(Step { ticket: Ticket::Free, to: word.parse()? });
    }
    Ok(Step { ticket: printed(word)?, to: words.read()? })
}

/// A kind of ticket that has a name.
fn printed(word: &str) -> Result<Ticket, NotationError> {
    match word.parse()? {
        Ticket::Free => Err(NotationError::UnknownWord),
        ticket => Ok(ticket),
    }
}

fn fare(word: &str) -> Result<Option<Ticket>, NotationError> {
    if word == "-" { Ok(None) } else { printed(word).map(Some) }
}
