//! The lines of the board: a list of stops for each station, and how far any two stations are from each other. Both are made
//! at compile time, and so small that they stay in the device's cache of flash.

use super::edition::{Line, rows_of};
use super::station::{Station, StationSet};
use super::ticket::Ticket;
use crate::id::Id;

const STATIONS: usize = Station::COUNT;

/// A stop that one line leads to.
#[derive(Clone, Copy)]
pub(super) struct Link {
    pub to: Station,
    /// The line's own ticket; black for the ferry.
    pub ticket: Ticket,
}

/// Kinds of lines, each told by the ticket that it takes; black: the ferry.
#[derive(Clone, Copy, Hash)]
pub(super) struct Kinds(u8);

impl Kinds {
    pub const fn of(tickets: &[Ticket]) -> Self {
        let mut bits = 0;
        let mut rest = tickets;
        while let [ticket, others @ ..] = rest {
            bits |= 1 << *ticket as u8;
            rest = others;
        }
        Self(bits)
    }

    pub fn has(self, ticket: Ticket) -> bool {
        self.0 >> ticket as u8 & 1 == 1
    }
}

/// 346 taxi, 99 bus and 20 underground lines and 3 of the ferry, each from both ends.
const LINKS: usize = 2 * (346 + 99 + 20 + 3);

/// Every stop of every station.
pub(super) struct Links {
    /// Where the stops of each station begin; one more, where those of the last one end.
    first: [u16; STATIONS + 1],
    links: [Link; LINKS],
    /// What tells these lines from others: FNV over each with its ends.
    pub sum: u64,
}

const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;
const FNV_PRIME: u64 = 0x0100_0000_01b3;

impl Links {
    /// The stops next to a station, taxi first, the ferry last.
    pub fn from(&self, station: Station) -> &[Link] {
        let index = station.index();
        let (Some(&from), Some(&to)) = (self.first.get(index), self.first.get(index + 1)) else {
            return &[];
        };
        self.links.get(usize::from(from)..usize::from(to)).unwrap_or_default()
    }

    /// Stations that are one stop away, by lines of these kinds, from any of these.
    pub fn spread(&self, from: StationSet, kinds: Kinds) -> StationSet {
        // Words and shifts of 32 bits, as many as the device's processor has.
        let mut reached = [[0_u32; 2]; 4];
        let mut ends = self.first.windows(2);
        for word in from.words() {
            let mut rest = *word;
            // All 64 stations of the word go by, but for what lies behind the last one.
            for ends in ends.by_ref().take(64) {
                if rest & 1 == 1
                    && let [first, end] = *ends
                {
                    let links = self.links.get(usize::from(first)..usize::from(end)).unwrap_or_default();
                    for link in links.iter().filter(|link| kinds.has(link.ticket)) {
                        let index = link.to.index();
                        if let Some(word) = reached.as_flattened_mut().get_mut(index >> 5) {
                            *word |= 1 << (index & 31);
                        }
                    }
                }
                rest >>= 1;
            }
        }
        StationSet::from_words(reached.map(|[low, high]| u64::from(high) << 32 | u64::from(low)))
    }
}

// Runs only at compile time, where an index out of range is a compile error.
#[allow(clippy::indexing_slicing, clippy::panic)]
impl Links {
    /// From the lists of lines; a closed line is left out.
    pub(super) const fn of(
        taxi: &str,
        bus: &str,
        underground: &str,
        ferry: &str,
        closed: Option<Line>,
    ) -> Self {
        let rows = [rows_of(&[taxi]), rows_of(&[bus]), rows_of(&[underground]), rows_of(&[ferry])];
        let mut links = [Link { to: station_at(0), ticket: Ticket::Taxi }; LINKS];
        let mut first = [0; STATIONS + 1];
        let (mut count, mut from, mut sum) = (0, 0, FNV_START);
        while from < STATIONS {
            let mut kind = 0;
            while kind < rows.len() {
                let mut to = 0;
                while to < STATIONS {
                    let line = (rows[kind][from][to >> 6] >> (to & 63)) & 1 == 1;
                    if line && !is_closed(closed, kind, from, to) {
                        links[count] = Link { to: station_at(to), ticket: Ticket::ALL[kind] };
                        count += 1;
                        let line = ((from << 16) | (to << 8) | kind) as u64;
                        sum = (sum ^ line).wrapping_mul(FNV_PRIME);
                    }
                    to += 1;
                }
                kind += 1;
            }
            from += 1;
            first[from] = count as u16;
        }
        Self { first, links, sum }
    }
}

const fn is_closed(closed: Option<Line>, kind: usize, from: usize, to: usize) -> bool {
    match closed {
        Some(line) => {
            let (a, b) = (line.a.number() as usize - 1, line.b.number() as usize - 1);
            line.ticket as usize == kind && ((a == from && b == to) || (a == to && b == from))
        }
        None => false,
    }
}

#[allow(clippy::panic)] // only at compile time
const fn station_at(index: usize) -> Station {
    match Station::new(index as u8 + 1) {
        Some(station) => station,
        None => panic!("there is such a station"),
    }
}

/// How many stops lie between two stations: half a byte for each pair, the lower number of the two second. So small
/// that it stays in the device's cache of flash.
pub(super) struct Distances([u8; DISTANCE_BYTES]);

const DISTANCE_BYTES: usize = (STATIONS * (STATIONS + 1) / 2).div_ceil(2);

impl Distances {
    pub fn between(&self, a: Station, b: Station) -> u8 {
        let (a, b) = (a.index(), b.index());
        let at = if a > b { a * (a + 1) / 2 + b } else { b * (b + 1) / 2 + a };
        self.0.get(at >> 1).map_or(0, |byte| (byte >> ((at & 1) * 4)) & 15)
    }
}

// Runs only at compile time, where an index out of range is a compile error.
#[allow(clippy::indexing_slicing, long_running_const_eval)]
impl Distances {
    /// By the lines of these lists, whatever tickets they take.
    pub(super) const fn of(lists: &[&str]) -> Self {
        let rows = rows_of(lists);
        let mut bytes = [0; DISTANCE_BYTES];
        let mut from = 0;
        while from < STATIONS {
            let mut seen = [0_u64; 4];
            seen[from >> 6] |= 1 << (from & 63);
            let mut border = seen;
            let mut distance = 1;
            while border[0] | border[1] | border[2] | border[3] != 0 {
                border = fresh(&rows, border, seen);
                let mut to = 0;
                while to < from {
                    if (border[to >> 6] >> (to & 63)) & 1 == 1 {
                        assert!(distance < 16, "a distance has half a byte");
                        let at = from * (from + 1) / 2 + to;
                        bytes[at >> 1] |= distance << ((at & 1) * 4);
                    }
                    to += 1;
                }
                let mut word = 0;
                while word < 4 {
                    seen[word] |= border[word];
                    word += 1;
                }
                distance += 1;
            }
            from += 1;
        }
        Self(bytes)
    }
}

/// Finds what is one stop from the border and not seen yet. Only at compile time.
#[allow(clippy::indexing_slicing)]
const fn fresh(rows: &[[u64; 4]; STATIONS], border: [u64; 4], seen: [u64; 4]) -> [u64; 4] {
    let mut next = [0; 4];
    let mut word = 0;
    while word < 4 {
        let mut rest = border[word];
        while rest != 0 {
            let row = rows[(word << 6) + rest.trailing_zeros() as usize];
            let mut part = 0;
            while part < 4 {
                next[part] |= row[part] & !seen[part];
                part += 1;
            }
            rest &= rest - 1;
        }
        word += 1;
    }
    next
}
