//! Where Mister X may be, and how likely: from what lies on the table alone.
//!
//! Begun where he was seen last, or with the start cards, it is carried along the trail: at each window each place hands
//! its weight on to the stops that the ticket reaches, more to those far from the detectives, for he prefers
//! these; where a detective has been since, he is not.

use super::super::edition::Map;
use super::super::station::{Station, StationSet};
use super::super::table::{Posts, Table};
use super::super::ticket::Ticket;
use crate::id::Id;

/// How gladly he goes to a place, by how far the nearest detective is.
const GLADLY: [u8; 5] = [0, 1, 5, 10, 16];
/// All weights together, or nearly so: each place where he may be has one, however small.
pub(super) const WHOLE: u32 = u16::MAX as u32;

/// How likely each station is.
#[derive(Clone)]
pub struct Belief {
    weights: [u16; Station::COUNT],
}

impl Belief {
    /// From all that lies on this table. When the game is over: where he is.
    pub fn of(table: &Table) -> Self {
        let mut making = Making::new(table);
        while !making.step(table) {}
        making.belief
    }

    /// How likely it is that he is there, in 65,535ths.
    pub fn at(&self, station: Station) -> u32 {
        self.weights.get(station.index()).copied().unwrap_or(0).into()
    }

    /// Every station where he may be, and how likely that is, in 65,535ths.
    pub fn iter(&self) -> impl Iterator<Item = (Station, u32)> {
        Station::all()
            .zip(self.weights)
            .map(|(at, weight)| (at, weight.into()))
            .filter(|&(_, weight)| weight > 0)
    }

    /// Each of these as likely as another.
    pub(super) fn even(places: StationSet) -> Self {
        let mut belief = Self { weights: [0; Station::COUNT] };
        let share = WHOLE / (places.len() as u32).max(1);
        for place in places {
            belief.put(place, share as u16);
        }
        belief
    }

    /// So many stations that each stands in this list about as often as it is likely.
    pub(super) fn crowd<const N: usize>(&self) -> heapless::Vec<Station, N> {
        let mut crowd = heapless::Vec::new();
        let whole: u32 = self.iter().map(|(_, weight)| weight).sum();
        let mut sum = 0;
        for (station, weight) in self.iter() {
            sum += weight;
            // At equal distances on the line of all weights, the first one half a distance behind its begin.
            while (2 * crowd.len() as u32 + 1) * whole < 2 * sum * N as u32 && crowd.push(station).is_ok() {}
        }
        crowd
    }

    fn put(&mut self, station: Station, weight: u16) {
        if let Some(slot) = self.weights.get_mut(station.index()) {
            *slot = weight;
        }
    }

    /// One move of his further, with this ticket; a free ride stands for any ordinary one.
    pub(super) fn carried(&self, table: &Table, posts: &Posts, ticket: Ticket) -> Self {
        let map = &table.edition.get().map;
        let gladly = Gladly::of(table, posts);
        let mut next = [0; Station::COUNT];
        for (from, weight) in self.iter() {
            let all: u32 = stops(map, from, Ticket::Free).map(|to| gladly.to(to)).sum();
            // Four more bits, so that little is lost; and nothing is lost altogether.
            let share = (weight << 4).checked_div(all).unwrap_or(0).max(1);
            for to in stops(map, from, ticket) {
                if let Some(slot) = next.get_mut(to.index()) {
                    *slot += share * gladly.to(to);
                }
            }
        }
        Self::leveled(&next)
    }

    /// These weights, so that all of them together are the whole.
    fn leveled(weights: &[u32; Station::COUNT]) -> Self {
        let sum: u32 = weights.iter().map(|weight| weight >> 4).sum();
        let factor = (WHOLE << 8) / sum.max(1);
        let level = |weight: u32| {
            let leveled = (u64::from(weight) * u64::from(factor)) >> 12;
            leveled.clamp(u64::from(weight > 0), WHOLE.into()) as u16
        };
        Self { weights: weights.map(level) }
    }

    fn support(&self) -> StationSet {
        self.iter().map(|(station, _)| station).collect()
    }

    /// He is at one of these places and at no other one.
    fn within(&self, places: StationSet) -> Self {
        let mut left = [0; Station::COUNT];
        for (station, slot) in Station::all().zip(&mut left) {
            if places.has(station) {
                *slot = (self.at(station) << 4).max(1);
            }
        }
        Self::leveled(&left)
    }

    /// At none of these.
    pub(super) fn without(&mut self, posts: &Posts) {
        for &post in posts.iter().flatten() {
            self.put(post, 0);
        }
    }
}

/// The stops that a ticket reaches from there, by each line.
fn stops(map: &'static Map, from: Station, ticket: Ticket) -> impl Iterator<Item = Station> {
    map.links.from(from).iter().filter(move |link| map.takes(ticket, link.ticket)).map(|link| link.to)
}

/// How gladly he goes anywhere.
struct Gladly([u8; Station::COUNT]);

impl Gladly {
    fn of(table: &Table, posts: &Posts) -> Self {
        let map = &table.edition.map;
        let mut all = [0; Station::COUNT];
        for (station, slot) in Station::all().zip(&mut all) {
            let near = posts.iter().flatten().map(|&post| map.distances.between(post, station)).min();
            let near = usize::from(near.unwrap_or(4)).min(4);
            *slot = GLADLY.get(near).copied().unwrap_or(0);
        }
        Self(all)
    }

    fn to(&self, station: Station) -> u32 {
        self.0.get(station.index()).copied().unwrap_or(0).into()
    }
}

/// A belief on its way, window by window.
#[derive(Clone)]
pub(super) struct Making {
    pub belief: Belief,
    window: usize,
    cards: bool,
}

impl Making {
    pub fn new(table: &Table) -> Self {
        match table.shown {
            Some(at) => Self {
                belief: Belief::even(StationSet::only(at)),
                window: usize::from(table.shown_after),
                cards: false,
            },
            None => Self { belief: Belief::even(table.edition.mister_x_cards), window: 0, cards: true },
        }
    }

    /// One window further; whether it is complete.
    pub fn step(&mut self, table: &Table) -> bool {
        let (Some(window), Some(posts)) = (table.trail.get(self.window), table.posts.get(self.window)) else {
            // Where he started need not be a start card, in a study.
            if self.cards && !table.possible.is_subset(self.belief.support()) {
                self.cards = false;
                self.window = 0;
                self.belief = Belief::even(StationSet::all());
                return false;
            }
            self.belief = self.belief.within(table.possible);
            return true;
        };
        self.belief.without(posts);
        self.belief = self.belief.carried(table, posts, window.ticket);
        self.belief.without(posts);
        self.window += 1;
        false
    }
}
