//! What an edition prints: the map with its lines, the start cards, the supplies, the trail's windows.
//! What is shipped is made at compile time; a fault in the tables does not compile. An owner's box may differ in single
//! lines ([`Map::changed`]), cards and supplies.

use core::hash::{Hash, Hasher};

pub use super::differences::{Appearances, Line, MOST_APPEARANCES, MOST_CHANGES};
use super::differences::{Change, Changes};
use super::links::{Distances, Links};
use super::station::{Station, StationSet};
use super::ticket::{Supply, Ticket};
use crate::id::{ById, Id};

const STATIONS: usize = Station::COUNT;

/// The editions to choose from.
#[derive(Clone, Copy, Hash)]
pub struct Editions {
    /// The old Ravensburger edition, Nr. 01 034 9.
    pub classic: Edition,
    /// The Ravensburger editions since 2013.
    pub newer: Edition,
}

/// The printed data of one edition.
#[derive(Clone, Copy, Hash)]
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
    pub appearances: Appearances,
    /// The last round.
    pub rounds: u8,
}

/// How many black tickets Mister X gets.
#[derive(Clone, Copy, Hash)]
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
        self.appearances.as_slice().contains(&number)
    }
}

/// Which stations a ticket reaches from where.
#[derive(Clone, Copy)]
pub struct Map {
    /// The lines that each kind of ticket is good for.
    pub(super) lines: ById<Ticket, Lines, 4>,
    /// The ends of the printed ferries.
    pub(super) piers: StationSet,
    /// How this board differs from them.
    pub(super) changes: Changes,
    /// The lines of the printed board once more as lists, for whoever walks along them one by one. The differences of
    /// an owner's box are not among them: Confidant's players judge by them, but they do not say what is legal.
    pub(super) links: &'static Links,
    /// How many stops lie between two stations of the printed board, without the ferry.
    pub(super) distances: &'static Distances,
}

impl Map {
    /// Stations that are one stop away with this ticket.
    pub fn reach(&self, from: Station, ticket: Ticket) -> StationSet {
        let mut stops = self.lines[ticket].from(from);
        for change in self.changes.of(ticket) {
            let Some(other) = change.line.other_end(from) else { continue };
            if change.open {
                stops.insert(other);
            } else {
                stops.remove(other);
            }
        }
        stops
    }

    /// Stations with a line that takes this ticket.
    pub fn served(&self, ticket: Ticket) -> StationSet {
        let mut served = self.lines[ticket].served();
        for change in self.changes.of(ticket) {
            for end in [change.line.a, change.line.b] {
                if self.reach(end, ticket).is_empty() {
                    served.remove(end);
                } else {
                    served.insert(end);
                }
            }
        }
        served
    }

    /// Stations that a ferry may leave from: no other has a line that only a black ticket is good for.
    pub fn piers(&self) -> StationSet {
        let mut piers = self.piers;
        for Change { line, .. } in Ticket::ALL.into_iter().flat_map(|ticket| self.changes.of(ticket)) {
            piers.insert(line.a);
            piers.insert(line.b);
        }
        piers
    }

    /// Stations that are one stop away, with this ticket, from any of these.
    pub fn spread(&self, from: StationSet, ticket: Ticket) -> StationSet {
        let mut reached = self.lines[ticket].spread(from);
        for change in self.changes.of(ticket) {
            for (end, other) in [(change.line.a, change.line.b), (change.line.b, change.line.a)] {
                if from.has(end) {
                    // A closed line counts only if no other leads there.
                    if self.reach(other, ticket).meets(from) {
                        reached.insert(other);
                    } else {
                        reached.remove(other);
                    }
                }
            }
        }
        reached
    }

    /// How many stops a detective with every ticket needs from one station to the other.
    pub fn distance(&self, from: Station, to: Station) -> u8 {
        self.distances.between(from, to)
    }

    /// The same board without a line, or with one more. A black ticket follows: it is good for whatever line is left
    /// between two stations. None if there is no room for more differences.
    pub fn changed(&self, line: Line, open: bool) -> Option<Self> {
        let mut map = *self;
        map.changes = map.changes.and(Change { line, open })?;
        let Line { ticket, a, b } = line;
        if ticket != Ticket::Black {
            let joined = Ticket::ORDINARY.iter().any(|&other| map.reach(a, other).has(b)) || self.ferry(a, b);
            if map.reach(a, Ticket::Black).has(b) != joined {
                let line = Line { ticket: Ticket::Black, a, b };
                map.changes = map.changes.and(Change { line, open: joined })?;
            }
        }
        Some(map)
    }

    /// Whether only a black ticket leads from one to the other.
    fn ferry(&self, a: Station, b: Station) -> bool {
        self.reach(a, Ticket::Black).has(b)
            && !Ticket::ORDINARY.iter().any(|&ticket| self.reach(a, ticket).has(b))
    }
}

/// The lines as they are printed, each by its two ends; how they are kept to be read fast does not count.
impl Hash for Map {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for ticket in Ticket::ALL {
            for from in self.served(ticket) {
                let behind = self.reach(from, ticket).into_iter().filter(|&to| to > from);
                behind.for_each(|to| (from.number(), to.number()).hash(state));
            }
            ticket.hash(state);
        }
    }
}

/// The lines that one kind of ticket is good for, kept by how many stations they serve.
#[derive(Clone, Copy)]
pub(super) enum Lines {
    /// Most stations.
    Many(&'static Pairs),
    /// The fourteen of the underground.
    Few(&'static Rows<14>),
}

impl Lines {
    fn from(self, station: Station) -> StationSet {
        match self {
            Self::Many(pairs) => pairs.from(station),
            Self::Few(rows) => rows.from(station),
        }
    }

    fn served(self) -> StationSet {
        match self {
            Self::Many(pairs) => pairs.served,
            Self::Few(rows) => rows.served,
        }
    }

    fn spread(self, from: StationSet) -> StationSet {
        let from = from & self.served();
        match self {
            Self::Many(pairs) if from.len() < DENSE => pairs.spread_sparse(from),
            Self::Many(pairs) => pairs.spread_dense(from),
            Self::Few(rows) => rows.spread(from),
        }
    }
}

/// From this many stations on, reading all pairs is faster than going from bit to bit.
const DENSE: usize = 48;
/// Stations two by two; the last pair has one station only.
const PAIRS: usize = STATIONS.div_ceil(2);

/// Many lines: for each pair of neighbouring numbers, what is one stop away from neither, the first, the second, or
/// either of the two. Twice the size of one row a station, and half the work where Mister X may be nearly anywhere.
pub(super) struct Pairs {
    pairs: [[[u64; 4]; 4]; PAIRS],
    served: StationSet,
}

impl Pairs {
    fn from(&self, station: Station) -> StationSet {
        let index = station.index();
        let row = self.pairs.get(index >> 1).and_then(|pair| pair.get(1 << (index & 1)));
        row.map_or(StationSet::NONE, |words| StationSet::from_words(*words))
    }

    fn spread_sparse(&self, from: StationSet) -> StationSet {
        let mut reached = [0; 4];
        for (pairs, &word) in self.pairs.chunks(32).zip(from.words()) {
            let mut rest = word;
            while rest != 0 {
                let bit = rest.trailing_zeros() as usize;
                if let Some(row) = pairs.get(bit >> 1).and_then(|pair| pair.get(1 << (bit & 1))) {
                    reached = either(reached, *row);
                }
                rest &= rest - 1;
            }
        }
        StationSet::from_words(reached)
    }

    #[allow(clippy::indexing_slicing)] // two bits index four entries
    fn spread_dense(&self, from: StationSet) -> StationSet {
        let mut reached = [0; 4];
        for (pairs, &word) in self.pairs.chunks(32).zip(from.words()) {
            let mut rest = word;
            for pair in pairs {
                reached = either(reached, pair[(rest & 3) as usize]);
                rest >>= 2;
            }
        }
        StationSet::from_words(reached)
    }
}

// Runs only at compile time, where an index out of range is a compile error.
#[allow(clippy::indexing_slicing, clippy::panic)]
impl Pairs {
    /// All lines of these lists, each written as `1-8 1-9 2-10`.
    pub(super) const fn of(lists: &[&str]) -> Self {
        let mut pairs = [[[0; 4]; 4]; PAIRS];
        let rows = rows_of(lists);
        let mut station = 0;
        while station < STATIONS {
            let pair = &mut pairs[station >> 1];
            pair[1 << (station & 1)] = rows[station];
            pair[3] = either(pair[3], rows[station]);
            station += 1;
        }
        Self { pairs, served: served(&rows) }
    }
}

/// Few lines: a row for each of the stations that they serve.
pub(super) struct Rows<const N: usize> {
    rows: [[u64; 4]; N],
    served: StationSet,
}

impl<const N: usize> Rows<N> {
    fn from(&self, station: Station) -> StationSet {
        if !self.served.has(station) {
            return StationSet::NONE;
        }
        let mut rows = self.served.into_iter().zip(&self.rows);
        let row = rows.find(|(served, _)| *served == station);
        row.map_or(StationSet::NONE, |(_, words)| StationSet::from_words(*words))
    }

    fn spread(&self, from: StationSet) -> StationSet {
        let mut reached = [0; 4];
        for (station, row) in self.served.into_iter().zip(&self.rows) {
            if from.has(station) {
                reached = either(reached, *row);
            }
        }
        StationSet::from_words(reached)
    }
}

// Runs only at compile time, where an index out of range is a compile error.
#[allow(clippy::indexing_slicing)]
impl<const N: usize> Rows<N> {
    /// The lines of a list, written as `1-46 13-46`, which has to serve exactly `N` stations.
    pub(super) const fn of(list: &str) -> Self {
        let all = rows_of(&[list]);
        let mut rows = [[0; 4]; N];
        let (mut station, mut count) = (0, 0);
        while station < STATIONS {
            if !is_empty(all[station]) {
                rows[count] = all[station];
                count += 1;
            }
            station += 1;
        }
        assert!(count == N, "a row for each station");
        Self { rows, served: served(&all) }
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
