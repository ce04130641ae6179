//! Actions, and how they are written: `x taxi 48`, `x double bus 52 black 40`, `x reveal taxi bus -`, `x hide`,
//! `d1 taxi 14`, `d2 stay`.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use super::setup::MOST_DETECTIVES;
use super::station::Station;
use super::ticket::Ticket;
use crate::id::Id;
use crate::notation::{NotationError, Words};
use crate::seat::Seat;

/// One decision. No `Debug`: Mister X's are secret.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Mister X travels one stop.
    Flee(Step),
    /// Mister X plays a double-move card and travels two stops.
    Double(Step, Step),
    /// Mister X does not show himself (only with voluntary appearances).
    Hide,
    /// Mister X shows himself of his own will and takes these tickets.
    Reveal(Fares),
    /// A detective travels one stop.
    Travel(Pawn, Step),
    /// A detective who cannot move stays.
    Stay(Pawn),
}

/// One stop with one ticket.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// The ticket used.
    pub ticket: Ticket,
    /// Where it leads.
    pub to: Station,
}

/// A detective's pawn, `d1` to `d5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Pawn {
    /// The first to move.
    D1,
    /// The second.
    D2,
    /// The third.
    D3,
    /// The fourth.
    D4,
    /// The fifth.
    D5,
}

crate::ids!(Pawn: D1, D2, D3, D4, D5);
crate::words!(Pawn: D1 = "d1", D2 = "d2", D3 = "d3", D4 = "d4", D5 = "d5");

impl Pawn {
    /// The first `count` pawns in order.
    pub fn first(count: usize) -> impl Iterator<Item = Self> + Clone {
        Self::ALL.into_iter().take(count)
    }

    /// Its seat: Mister X has the first one.
    pub fn seat(self) -> Seat {
        Seat::at(self.index() + 1).unwrap_or(super::MISTER_X)
    }
}

/// What Mister X takes when he shows himself: one ticket of each detective in order, none from one who has none.
///
/// Invariant: entries past `count` are `None`, so that equal lists compare equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec5", into = "Vec5")]
pub struct Fares {
    count: u8,
    tickets: [Option<Ticket>; MOST_DETECTIVES],
}

type Vec5 = heapless::Vec<Option<Ticket>, MOST_DETECTIVES>;

impl Fares {
    /// No entry yet.
    pub const NONE: Self = Self { count: 0, tickets: [None; MOST_DETECTIVES] };

    /// The same with one more entry; none fits after the fifth.
    pub fn with(mut self, ticket: Option<Ticket>) -> Option<Self> {
        *self.tickets.get_mut(usize::from(self.count))? = ticket;
        self.count += 1;
        Some(self)
    }

    /// Its entries, one for each detective in order.
    pub fn entries(&self) -> &[Option<Ticket>] {
        self.tickets.get(..usize::from(self.count)).unwrap_or_default()
    }
}

impl TryFrom<Vec5> for Fares {
    type Error = NotationError;

    fn try_from(entries: Vec5) -> Result<Self, NotationError> {
        let all = entries.into_iter().try_fold(Self::NONE, Self::with);
        all.ok_or(NotationError::TooLong)
    }
}

impl From<Fares> for Vec5 {
    fn from(fares: Fares) -> Vec5 {
        fares.entries().iter().copied().collect()
    }
}

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
        let mut words = Words::of(line);
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

fn mister_x(words: &mut Words<'_>) -> Result<Action, NotationError> {
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

fn step(words: &mut Words<'_>) -> Result<Step, NotationError> {
    Ok(Step { ticket: words.read()?, to: words.read()? })
}

fn fare(word: &str) -> Result<Option<Ticket>, NotationError> {
    if word == "-" { Ok(None) } else { word.parse().map(Some) }
}
