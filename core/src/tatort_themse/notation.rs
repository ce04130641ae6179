//! How actions are written: `p1 renew`, `p1 remove 3 2 with bobby 3 urchin 2`, `p1 take 3 with lady 4`,
//! `p1 question open 2`, `p1 question pile`, `p1 pass`; with printed witness cards, whose payments nobody enters:
//! `p1 take 3`, `p1 remove 3 2 take`, `p1 question`.

use core::fmt;
use core::str::FromStr;

use super::action::{Action, Deed};
use super::witness::Witnesses;
use crate::notation::{NotationError, Tokens};
use crate::seat::Player;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", Player(self.seat))?;
        match self.deed {
            Deed::Renew => f.write_str("renew"),
            Deed::Remove(column, count, payment) => write!(f, "remove {column} {count} with {payment}"),
            Deed::Take(column, payment) => write!(f, "take {column} with {payment}"),
            Deed::QuestionOpen(place) => write!(f, "question open {place}"),
            Deed::QuestionPile => f.write_str("question pile"),
            Deed::Pass => f.write_str("pass"),
            Deed::PrintedTake(column) => write!(f, "take {column}"),
            Deed::PrintedRemove(column, count) => write!(f, "remove {column} {count} take"),
            Deed::PrintedQuestion => f.write_str("question"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = Tokens::of(line);
        let Player(seat) = words.read()?;
        let deed = match words.word()? {
            "renew" => Deed::Renew,
            "remove" => remove(&mut words)?,
            "take" => take(&mut words)?,
            "question" => question(&mut words)?,
            "pass" => Deed::Pass,
            _ => return Err(NotationError::UnknownWord),
        };
        words.end()?;
        Ok(Self { seat, deed })
    }
}

fn remove(words: &mut Tokens<'_>) -> Result<Deed, NotationError> {
    let column = words.read()?;
    let count = u8::try_from(words.number()?).map_err(|_| NotationError::OutOfRange)?;
    match words.word()? {
        "with" => Ok(Deed::Remove(column, count, Witnesses::read(words)?)),
        "take" => Ok(Deed::PrintedRemove(column, count)),
        _ => Err(NotationError::UnknownWord),
    }
}

fn take(words: &mut Tokens<'_>) -> Result<Deed, NotationError> {
    let column = words.read()?;
    match words.maybe() {
        Some("with") => Ok(Deed::Take(column, Witnesses::read(words)?)),
        Some(_) => Err(NotationError::UnknownWord),
        None => Ok(Deed::PrintedTake(column)),
    }
}

fn question(words: &mut Tokens<'_>) -> Result<Deed, NotationError> {
    match words.maybe() {
        Some("open") => Ok(Deed::QuestionOpen(words.read()?)),
        Some("pile") => Ok(Deed::QuestionPile),
        Some(_) => Err(NotationError::UnknownWord),
        None => Ok(Deed::PrintedQuestion),
    }
}
