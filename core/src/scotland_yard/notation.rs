//! How actions are written: `x taxi 48`, `x double bus 52 black 40`, `x reveal taxi bus -`, `x hide`, `d1 taxi 14`,
//! `d2 stay`.

use core::fmt;
use core::str::FromStr;

use super::action::{Action, Fares, Step};
use super::ticket::Ticket;
use crate::notation::{NotationError, Tokens};

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.ticket, self.to)
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
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = Tokens::of(line);
        let action = match words.word()? {
            "x" => mister_x(&mut words)?,
            who => {
                let pawn = who.parse()?;
                match words.word()? {
                    "stay" => Self::Stay(pawn),
                    kind => Self::Travel(pawn, Step { ticket: kind.parse()?, to: words.read()? }),
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
        "double" => Action::Double(step(words)?, step(words)?),
        "reveal" => {
            let mut fares = Fares::NONE.with(fare(words.word()?)?).ok_or(NotationError::TooLong)?;
            while let Some(word) = words.maybe() {
                fares = fares.with(fare(word)?).ok_or(NotationError::TooLong)?;
            }
            Action::Reveal(fares)
        }
        kind => Action::Flee(Step { ticket: kind.parse()?, to: words.read()? }),
    })
}

fn step(words: &mut Tokens<'_>) -> Result<Step, NotationError> {
    Ok(Step { ticket: words.read()?, to: words.read()? })
}

fn fare(word: &str) -> Result<Option<Ticket>, NotationError> {
    if word == "-" { Ok(None) } else { word.parse().map(Some) }
}
