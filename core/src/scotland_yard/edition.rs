//! What an edition prints: the map with its lines, the start cards, the supplies, the trail's windows.
//! What is shipped is made at compile time; a fault in the tables does not compile. An owner's box may differ in single
//! lines ([`Map::changed`]), cards and supplies.

use core::hash::{Hash, Hasher};
use core::ops::RangeInclusive;

pub use super::differences::{Appearances, Line, MOST_APPEARANCES, MOST_CHANGES};
use super::differences::{Change, Changes};
use super::links::{Distances, Kinds, Links};
use super::pawn::MOST_DETECTIVES;
use super::station::{Station, StationSet};
use super::ticket::{Supply, Ticket};
use crate::id::{ById, Id};

const STATIONS: usize = Station::COUNT;

/// The editions to choose from.
#[derive(Clone, Copy, Hash)]
pub struct Editions {
    /// The old Ravensburger edition, Nr. 01 034 9.
    pub classic: Edition,
    /// The Ravensburger editions of 2000 to 2012: the old rules on a board without the taxi line 13-14.
    pub of_2000: Edition,
    /// The Ravensburger editions since 2013.
    pub newer: Edition,
    /// Their game for beginners.
    pub beginner: Edition,
}

/// The printed data of one edition.
#[derive(Clone, Copy, Hash)]
pub struct Edition {
    /// The rules that come with it.
    pub rules: Rules,
    /// The lines of the board.
    pub map: Map,
    /// Start cards that Mister X may draw.
    pub mister_x_cards: StationSet,
    /// Start cards that detectives may draw.
    pub detective_cards: StationSet,
    /// What each detective begins with.
    pub detective_tickets: Supply,
    /// What Mister X begins with, black tickets apart; with a common supply, what lies there against five detectives.
    pub mister_x_tickets: Supply,
    /// How many black tickets he gets.
    pub black_tickets: BlackTickets,
    /// How many double-move cards he gets.
    pub doubles: u8,
    /// After which of his moves he appears; where he stands openly, after which he is hidden.
    pub appearances: Appearances,
    /// The last round.
    pub rounds: u8,
}

/// What the rules of a box are like.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rules {
    /// Until 2012: detectives move in turn, and their tickets go to Mister X.
    InTurn,
    /// Since 2013: bobbies fill up to four pursuers, who move in any order; used tickets go to a common supply, from which
    /// Mister X draws.
    FreeOrder,
    /// The newer game for beginners: taxi and bus without tickets, in any order, and Mister X mostly stands openly.
    Beginner,
}

impl Rules {
    /// Whether any pursuer who has not moved in this round may move next.
    pub fn free_order(self) -> bool {
        self != Self::InTurn
    }

    /// Whether nobody but the common supply has Mister X's ordinary tickets.
    pub fn common_supply(self) -> bool {
        self != Self::InTurn
    }

    /// Whether Mister X stands on the board, but for single moves.
    pub fn openly(self) -> bool {
        self == Self::Beginner
    }

    /// With what Mister X travels.
    pub fn mister_x_kinds(self) -> &'static [Ticket] {
        match self {
            Self::InTurn | Self::FreeOrder => &Ticket::PRINTED,
            Self::Beginner => &[Ticket::Free, Ticket::Black],
        }
    }

    /// How many bobbies fill up the pursuers beside so many detectives.
    pub fn bobbies(self, detectives: u8) -> u8 {
        if self == Self::FreeOrder { FEWEST_PURSUERS.saturating_sub(detectives) } else { 0 }
    }

    /// How many detectives can play.
    pub fn detectives(self) -> RangeInclusive<u8> {
        match self {
            Self::InTurn => 3..=5,
            Self::FreeOrder => 2..=5,
            Self::Beginner => 3..=4,
        }
    }
}

/// Fewest pursuers where bobbies help.
pub const FEWEST_PURSUERS: u8 = 4;

/// How many black tickets Mister X gets.
#[derive(Clone, Copy, Hash)]
pub enum BlackTickets {
    /// As many as there are detectives on the board.
    OneForEachDetective,
    /// Always this many.
    Fixed(u8),
}

impl Edition {
    /// Mister X's supply against this many detectives: the common one with his black tickets, where there is one.
    pub fn mister_x_supply(&self, detectives: u8) -> Supply {
        let mut supply = self.mister_x_tickets;
        if self.rules.common_supply() {
            let left = (MOST_DETECTIVES as u8).saturating_sub(detectives);
            for ticket in Ticket::ORDINARY {
                supply.add(ticket, left.saturating_mul(self.detective_tickets.of(ticket)));
            }
        }
        supply.add(
            Ticket::Black,
            match self.black_tickets {
                BlackTickets::OneForEachDetective => detectives,
                BlackTickets::Fixed(count) => count,
            },
        );
        supply
    }

    /// Whether Mister X is seen after this move of his, counted from 1, with this ticket.
    pub fn shows(&self, number: u8, ticket: Ticket) -> bool {
        let listed = self.appearances.as_slice().contains(&number);
        if self.rules.openly() { ticket != Ticket::Black && !listed } else { listed }
    }
}

/// Which stations a ticket reaches from where.
#[derive(Clone, Copy)]
pub struct Map {
    /// The kinds of lines that each ticket is good for.
    pub(super) kinds: &'static ById<Ticket, Kinds, 5>,
    /// The ends of the printed ferries.
    pub(super) piers: StationSet,
    /// How this board differs from them.
    pub(super) changes: Changes,
    /// The lines of the printed board. The differences of an owner's box are not among them: Confidant's players judge by
    /// these alone, but they do not say what is legal.
    pub(super) links: &'static Links,
    /// How many stops lie between two stations of the printed board, without the ferry.
    pub(super) distances: &'static Distances,
}

impl Map {
    /// Stations that are one stop away with this ticket.
    pub fn reach(&self, from: Station, ticket: Ticket) -> StationSet {
        let kinds = self.kinds[ticket];
        let mut stops = StationSet::NONE;
        for link in self.links.from(from).iter().filter(|link| kinds.has(link.ticket)) {
            if self.changes.of_line(link.ticket, from, link.to) != Some(false) {
                stops.insert(link.to);
            }
        }
        for Change { line, .. } in self.changes.iter().filter(|change| kinds.has(change.line.ticket)) {
            let Some(other) = line.other_end(from) else { continue };
            if self.changes.of_line(line.ticket, from, other) == Some(true) {
                stops.insert(other);
            }
        }
        stops
    }

    /// Stations with a line that takes this ticket.
    pub fn served(&self, ticket: Ticket) -> StationSet {
        StationSet::all().into_iter().filter(|&station| self.serves(ticket, station)).collect()
    }

    /// Whether a line that takes this ticket leads from there.
    pub fn serves(&self, ticket: Ticket, station: Station) -> bool {
        !self.reach(station, ticket).is_empty()
    }

    /// Stations that a ferry may leave from: no other has a line that only a black ticket is good for.
    pub fn piers(&self) -> StationSet {
        let mut piers = self.piers;
        for Change { line, .. } in self.changes.iter() {
            piers.insert(line.a);
            piers.insert(line.b);
        }
        piers
    }

    /// Stations that are one stop away, with this ticket, from any of these.
    pub fn spread(&self, from: StationSet, ticket: Ticket) -> StationSet {
        let mut changed = StationSet::NONE;
        for Change { line, .. } in self.changes.iter() {
            changed.insert(line.a);
            changed.insert(line.b);
        }
        let reached = self.links.spread(from - changed, self.kinds[ticket]);
        (from & changed).into_iter().fold(reached, |reached, station| reached | self.reach(station, ticket))
    }

    /// Whether a ticket is good for a line that is printed in the colour of `line`.
    pub(super) fn takes(&self, ticket: Ticket, line: Ticket) -> bool {
        self.kinds[ticket].has(line)
    }

    /// Visits each line of a kind once, from its lower to its higher end; black: the ferry. Of the printed lines only those whose
    /// lower end is `near`.
    pub fn each_line(
        &self,
        kind: Ticket,
        near: &dyn Fn(Station) -> bool,
        visit: &mut dyn FnMut(Station, Station),
    ) {
        if !self.takes(kind, kind) {
            return;
        }
        for from in Station::all().filter(|&from| near(from)) {
            let printed = self.links.from(from).iter().filter(|link| link.ticket == kind && link.to > from);
            for link in printed.filter(|link| self.changes.of_line(kind, from, link.to).is_none()) {
                visit(from, link.to);
            }
        }
        for (index, Change { line, open }) in self.changes.iter().enumerate() {
            let is_last = !self.changes.iter().skip(index + 1).any(|later| later.line == line);
            if line.ticket == kind && open && is_last {
                visit(line.a.min(line.b), line.a.max(line.b));
            }
        }
    }

    /// How many stops a detective with every ticket needs from one station to the other.
    pub fn distance(&self, from: Station, to: Station) -> u8 {
        self.distances.between(from, to)
    }

    /// The same board without a line, or with one more. A black ticket is good for whatever line is left between two
    /// stations. None if there is no room for more differences.
    pub fn changed(&self, line: Line, open: bool) -> Option<Self> {
        let mut map = *self;
        map.changes = map.changes.and(Change { line, open })?;
        Some(map)
    }
}

/// The lines by their sum, which was made when the program was built: a game begins without reading them all.
impl Hash for Map {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.links.sum.hash(state);
        for ticket in Ticket::PRINTED {
            self.kinds[ticket].hash(state);
        }
        self.changes.iter().for_each(|change| change.hash(state));
    }
}

/// Finds what is one stop away from each station by the lines of these lists. Only at compile time.
#[allow(clippy::indexing_slicing)]
pub(super) const fn rows_of(lists: &[&str]) -> [[u64; 4]; STATIONS] {
    let mut rows = [[0; 4]; STATIONS];
    let mut list = 0;
    while list < lists.len() {
        let mut one = [[0; 4]; STATIONS];
        open(&mut one, lists[list]);
        let mut station = 0;
        while station < STATIONS {
            rows[station] = either(rows[station], one[station]);
            station += 1;
        }
        list += 1;
    }
    rows
}

/// Finds the stations with a line. Only at compile time.
#[allow(clippy::indexing_slicing)]
pub(super) const fn served(rows: &[[u64; 4]; STATIONS]) -> StationSet {
    let mut words = [0; 4];
    let mut station = 0;
    while station < STATIONS {
        if !is_empty(rows[station]) {
            words[station >> 6] |= 1 << (station & 63);
        }
        station += 1;
    }
    StationSet::from_words(words)
}

const fn is_empty(row: [u64; 4]) -> bool {
    row[0] | row[1] | row[2] | row[3] == 0
}

const fn either(a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
    [a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]]
}

/// Opens each line of a list, both ways. Only at compile time.
#[allow(clippy::indexing_slicing, clippy::panic)]
const fn open(rows: &mut [[u64; 4]; STATIONS], list: &str) {
    let mut text = Text { bytes: list.as_bytes(), at: 0 };
    while let Some(a) = text.number() {
        let Some(b) = text.number() else { panic!("a line needs two stations") };
        assert!(a < b && b <= STATIONS, "stations of a line: the lower number first");
        lead(rows, a - 1, b - 1);
        lead(rows, b - 1, a - 1);
    }
}

#[allow(clippy::indexing_slicing)] // only at compile time
const fn lead(rows: &mut [[u64; 4]; STATIONS], from: usize, to: usize) {
    let word = &mut rows[from][to >> 6];
    assert!((*word >> (to & 63)) & 1 == 0, "a line opened twice");
    *word |= 1 << (to & 63);
}

/// The set of stations in a list written as `13 26 29`.
#[allow(clippy::indexing_slicing)] // only at compile time
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

#[allow(clippy::indexing_slicing)] // only at compile time
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
