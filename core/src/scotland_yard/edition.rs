//! What an edition prints: the map with its lines, the start cards, the supplies, the trail's windows.
//! Everything in it is made at compile time; a fault in the tables does not compile.

use super::station::{Station, StationSet};
use super::ticket::{Supply, Ticket};
use crate::id::{ById, Id};

const STATIONS: usize = Station::COUNT;

/// The editions to choose from.
pub struct Editions {
    /// The old Ravensburger edition, Nr. 01 034 9.
    pub classic: Edition,
    /// The Ravensburger editions since 2013.
    pub newer: Edition,
}

/// The printed data of one edition.
pub struct Edition {
    /// The lines of the board.
    pub map: Map,
    /// Start cards that Mister X may draw.
    pub mister_x_cards: StationSet,
    /// Start cards that detectives may draw.
    pub detective_cards: StationSet,
    /// What each detective begins with.
    pub detective_tickets: Supply,
    /// What Mister X begins with, black tickets apart.
    pub mister_x_tickets: Supply,
    /// How many black tickets he gets.
    pub black_tickets: BlackTickets,
    /// How many double-move cards he gets.
    pub doubles: u8,
    /// After which of his moves he appears.
    pub appearances: &'static [u8],
    /// The last round.
    pub rounds: u8,
}

/// How many black tickets Mister X gets.
#[derive(Clone, Copy)]
pub enum BlackTickets {
    /// As many as there are detectives on the board.
    OneForEachDetective,
    /// Always this many.
    Fixed(u8),
}

impl Edition {
    /// Mister X's supply against this many detectives.
    pub fn mister_x_supply(&self, detectives: u8) -> Supply {
        let mut supply = self.mister_x_tickets;
        supply.add(
            Ticket::Black,
            match self.black_tickets {
                BlackTickets::OneForEachDetective => detectives,
                BlackTickets::Fixed(count) => count,
            },
        );
        supply
    }

    /// Whether Mister X appears after this move of his, counted from 1.
    pub fn appears_after(&self, number: u8) -> bool {
        self.appearances.contains(&number)
    }
}

/// Which stations a ticket reaches from where.
pub struct Map {
    reach: ById<Ticket, ById<Station, StationSet, STATIONS>, 4>,
    served: ById<Ticket, StationSet, 4>,
}

impl Map {
    /// Stations that are one stop away with this ticket.
    pub fn reach(&self, from: Station, ticket: Ticket) -> StationSet {
        self.reach[ticket][from]
    }

    /// Stations with a line that takes this ticket.
    pub fn served(&self, ticket: Ticket) -> StationSet {
        self.served[ticket]
    }

    /// Stations that are one stop away, with this ticket, from any of these.
    pub fn spread(&self, from: StationSet, ticket: Ticket) -> StationSet {
        let rows = self.reach[ticket].values();
        let from = from & self.served[ticket];
        let mut reached = [0; 4];
        // Word by word, as this is the hottest loop there is: one pass for every possible place of Mister X.
        for (chunk, &word) in rows.chunks(64).zip(from.words()) {
            let mut rest = word;
            while rest != 0 {
                if let Some(row) = chunk.get(rest.trailing_zeros() as usize) {
                    for (sum, bits) in reached.iter_mut().zip(row.words()) {
                        *sum |= bits;
                    }
                }
                rest &= rest - 1;
            }
        }
        StationSet::from_words(reached)
    }

    /// The map with these lines, each list written as `1-8 1-9 2-10`, less the closed taxi lines.
    pub(super) const fn of(taxi: &str, bus: &str, underground: &str, ferry: &str, closed_taxi: &str) -> Self {
        let mut lines = Lines { words: [[[0; 4]; STATIONS]; 4] };
        lines.change(Ticket::Taxi, taxi, true);
        lines.change(Ticket::Taxi, closed_taxi, false);
        lines.change(Ticket::Bus, bus, true);
        lines.change(Ticket::Underground, underground, true);
        lines.change(Ticket::Black, ferry, true);
        lines.finish()
    }
}

/// A map in the making, at compile time: rows of words by ticket and station. The black rows hold the ferry.
struct Lines {
    words: [[[u64; 4]; STATIONS]; 4],
}

// Runs at compile time alone, where an index out of range is a compile error.
#[allow(clippy::indexing_slicing, clippy::panic)]
impl Lines {
    const fn change(&mut self, ticket: Ticket, list: &str, open: bool) {
        let mut text = Text { bytes: list.as_bytes(), at: 0 };
        while let Some(a) = text.number() {
            let Some(b) = text.number() else { panic!("a line needs two stations") };
            assert!(a < b && b <= STATIONS, "stations of a line: the lower number first");
            self.set(ticket as usize, a - 1, b - 1, open);
            self.set(ticket as usize, b - 1, a - 1, open);
        }
    }

    const fn set(&mut self, ticket: usize, from: usize, to: usize, open: bool) {
        let word = &mut self.words[ticket][from][to >> 6];
        assert!((*word >> (to & 63)) & 1 != open as u64, "a line opened twice, or closed but never open");
        *word ^= 1 << (to & 63);
    }

    /// A black ticket is good for every line.
    const fn any(&self, station: usize) -> [u64; 4] {
        let mut words = [0; 4];
        let mut ticket = 0;
        while ticket < 4 {
            let mut word = 0;
            while word < 4 {
                words[word] |= self.words[ticket][station][word];
                word += 1;
            }
            ticket += 1;
        }
        words
    }

    const fn finish(self) -> Map {
        const BLACK: usize = Ticket::Black as usize;
        let mut reach = [[StationSet::from_words([0; 4]); STATIONS]; 4];
        let mut served = [[0u64; 4]; 4];
        let mut ticket = 0;
        while ticket < 4 {
            let mut station = 0;
            while station < STATIONS {
                let words = match ticket {
                    BLACK => self.any(station),
                    _ => self.words[ticket][station],
                };
                reach[ticket][station] = StationSet::from_words(words);
                if words[0] | words[1] | words[2] | words[3] != 0 {
                    served[ticket][station >> 6] |= 1 << (station & 63);
                }
                station += 1;
            }
            ticket += 1;
        }
        let [taxi, bus, underground, black] = reach;
        let [on_taxi, on_bus, on_underground, on_black] = served;
        Map {
            reach: ById::new([ById::new(taxi), ById::new(bus), ById::new(underground), ById::new(black)]),
            served: ById::new([
                StationSet::from_words(on_taxi),
                StationSet::from_words(on_bus),
                StationSet::from_words(on_underground),
                StationSet::from_words(on_black),
            ]),
        }
    }
}

/// The set of stations in a list written as `13 26 29`.
#[allow(clippy::indexing_slicing)] // at compile time alone
pub(super) const fn start_cards(list: &str) -> StationSet {
    let mut words = [0; 4];
    let mut text = Text { bytes: list.as_bytes(), at: 0 };
    while let Some(number) = text.number() {
        assert!(number >= 1 && number <= STATIONS, "no such station");
        words[(number - 1) >> 6] |= 1 << ((number - 1) & 63);
    }
    StationSet::from_words(words)
}

/// The numbers of a text, one after the other, at compile time.
struct Text<'a> {
    bytes: &'a [u8],
    at: usize,
}

#[allow(clippy::indexing_slicing)] // at compile time alone
impl Text<'_> {
    const fn number(&mut self) -> Option<usize> {
        while self.at < self.bytes.len() && !self.bytes[self.at].is_ascii_digit() {
            self.at += 1;
        }
        if self.at == self.bytes.len() {
            return None;
        }
        let mut number = 0;
        while self.at < self.bytes.len() && self.bytes[self.at].is_ascii_digit() {
            number = number * 10 + (self.bytes[self.at] - b'0') as usize;
            self.at += 1;
        }
        Some(number)
    }
}
