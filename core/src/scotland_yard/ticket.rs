//! Tickets, and how many of each somebody holds.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::id::ById;

/// A kind of ticket.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Ticket {
    /// Yellow: stops everywhere.
    Taxi,
    /// Green.
    Bus,
    /// Red.
    Underground,
    /// Good for any line and hides which; the only one for the ferry; Mister X only.
    Black,
    /// None at all: how a bobby rides, and everybody in the beginner's game. Written without a word before a station.
    Free,
}

crate::ids!(Ticket: Taxi, Bus, Underground, Black, Free);
crate::words!(Ticket: Taxi = "taxi", Bus = "bus", Underground = "underground", Black = "black", Free = "-");

impl Ticket {
    /// The kinds that detectives hold.
    pub const ORDINARY: [Self; 3] = [Self::Taxi, Self::Bus, Self::Underground];
    /// The kinds that are printed.
    pub const PRINTED: [Self; 4] = [Self::Taxi, Self::Bus, Self::Underground, Self::Black];
}

/// How many tickets of each kind somebody holds. Supplies lie open on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Supply(ById<Ticket, u8, 5>);

impl Supply {
    /// A supply of this many.
    pub const fn new(taxi: u8, bus: u8, underground: u8, black: u8) -> Self {
        Self(ById::new([taxi, bus, underground, black, 0]))
    }

    /// How many of this kind.
    pub fn of(&self, ticket: Ticket) -> u8 {
        self.0[ticket]
    }

    /// Adds tickets of a kind.
    pub fn add(&mut self, ticket: Ticket, count: u8) {
        self.0[ticket] = self.0[ticket].saturating_add(count);
    }

    /// Holds this many of a kind.
    pub(super) fn set(&mut self, ticket: Ticket, count: u8) {
        self.0[ticket] = count;
    }

    /// Takes one away; false, and nothing changes, if there is none.
    pub fn take(&mut self, ticket: Ticket) -> bool {
        match self.0[ticket].checked_sub(1) {
            Some(left) => {
                self.0[ticket] = left;
                true
            }
            None => false,
        }
    }

    /// Whether there is no ticket at all.
    pub fn is_empty(&self) -> bool {
        self.0.values().iter().all(|&count| count == 0)
    }
}

/// The ordinary kinds, as `taxi 10 bus 8 underground 4`.
impl fmt::Display for Supply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [taxi, bus, underground] = Ticket::ORDINARY.map(|ticket| self.of(ticket));
        write!(f, "taxi {taxi} bus {bus} underground {underground}")
    }
}
