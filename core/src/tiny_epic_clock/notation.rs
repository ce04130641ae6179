//! How actions are written: `p1 hours 4`, `placed`, `taken`, `resolved 2`, `drawn timed`, `p3 go-on`, `clock p2 17`.

use core::fmt;
use core::str::FromStr;

use super::action::Action;
use crate::notation::{NotationError, Tokens};
use crate::tiny_epic_crimes::kinds::{Officer, OfficerSet, officers};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hours(officer, hours) => write!(f, "{officer} hours {hours}"),
            Self::Report(officer) => write!(f, "{officer} report"),
            Self::GoOn(officer) => write!(f, "{officer} go-on"),
            Self::Placed => f.write_str("placed"),
            Self::Again => f.write_str("again"),
            Self::Taken => f.write_str("taken"),
            Self::Empty => f.write_str("empty"),
            Self::Done => f.write_str("done"),
            Self::Away => f.write_str("away"),
            Self::Choose(side) => write!(f, "choose {side}"),
            Self::There(who) => named(f, "there", *who),
            Self::Right(who) => named(f, "right", *who),
            Self::Badge(officer, level) => write!(f, "{officer} badge {level}"),
            Self::Evidence(officer, tokens) => write!(f, "{officer} evidence {tokens}"),
            Self::Line(line) => write!(f, "line {line}"),
            Self::Burnt(slot) => write!(f, "burnt {slot}"),
            Self::Cleared(slot, block) => write!(f, "cleared {slot} {block}"),
            Self::Gone(slot) => write!(f, "gone {slot}"),
            Self::Drawn(true) => f.write_str("drawn timed"),
            Self::Drawn(false) => f.write_str("drawn plain"),
            Self::Card(name) => write!(f, "drawn {name}"),
            Self::Lost => f.write_str("lost"),
            Self::Pushed => f.write_str("pushed"),
            Self::Resolved(slot, None) => write!(f, "resolved {slot}"),
            Self::Resolved(slot, Some(officer)) => write!(f, "resolved {slot} {officer}"),
            Self::Name(slot, name) => write!(f, "name {slot} {name}"),
            Self::Event => f.write_str("event"),
            Self::Roll => f.write_str("roll"),
            Self::Penalty => f.write_str("penalty"),
            Self::Clock(officer, hour) => write!(f, "clock {officer} {hour}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = Tokens::of(line);
        let action = match words.word()? {
            "placed" => Self::Placed,
            "again" => Self::Again,
            "taken" => Self::Taken,
            "empty" => Self::Empty,
            "done" => Self::Done,
            "away" => Self::Away,
            "choose" => Self::Choose(words.read()?),
            "there" => Self::There(officers(&mut words)?),
            "right" => Self::Right(officers(&mut words)?),
            "line" => Self::Line(words.read()?),
            "burnt" => Self::Burnt(words.read()?),
            "cleared" => Self::Cleared(words.read()?, words.read()?),
            "gone" => Self::Gone(words.read()?),
            "drawn" => match words.word()? {
                "timed" => Self::Drawn(true),
                "plain" => Self::Drawn(false),
                word => Self::Card(crate::tiny_epic_crimes::CardName::read_number(word)?),
            },
            "lost" => Self::Lost,
            "pushed" => Self::Pushed,
            "resolved" => {
                let slot = words.read()?;
                let by = words.maybe().map(str::parse).transpose()?;
                Self::Resolved(slot, by)
            }
            "name" => Self::Name(words.read()?, words.read()?),
            "event" => Self::Event,
            "roll" => Self::Roll,
            "penalty" => Self::Penalty,
            "clock" => Self::Clock(words.read()?, small(&mut words)?),
            who => {
                let officer: Officer = who.parse()?;
                match words.word()? {
                    "hours" => Self::Hours(officer, small(&mut words)?),
                    "report" => Self::Report(officer),
                    "go-on" => Self::GoOn(officer),
                    "badge" => Self::Badge(officer, small(&mut words)?),
                    "evidence" => Self::Evidence(officer, small(&mut words)?),
                    _ => return Err(NotationError::UnknownWord),
                }
            }
        };
        words.end()?;
        Ok(action)
    }
}

/// A word and the officers it is about.
fn named(f: &mut fmt::Formatter<'_>, word: &str, who: OfficerSet) -> fmt::Result {
    f.write_str(word)?;
    if who.is_empty() {
        return f.write_str(" nobody");
    }
    who.iter().try_for_each(|officer| write!(f, " {officer}"))
}

/// A number that fits a byte.
fn small(words: &mut Tokens<'_>) -> Result<u8, NotationError> {
    u8::try_from(words.number()?).map_err(|_| NotationError::OutOfRange)
}
