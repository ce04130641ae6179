//! Actions: what Mister X and the detectives can decide.

use serde::{Deserialize, Serialize};

use super::log_only::Ending;
use super::pawn::{MOST_DETECTIVES, Pawn};
use super::station::Station;
use super::ticket::Ticket;
use crate::notation::NotationError;

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
    /// Log only: the detectives have moved on the board.
    Done,
    /// Log only: somebody says that Mister X is there.
    Claim(Station),
    /// Log only: the table says how it ended.
    Over(Ending),
}

/// One stop with one ticket.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// The ticket used.
    pub ticket: Ticket,
    /// Where it leads.
    pub to: Station,
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
