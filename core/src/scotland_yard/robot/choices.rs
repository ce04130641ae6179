//! What Mister X could do, and what it looks like at first sight: the best of it is played out in his head.

use super::super::action::{Action, Fares, Step};
use super::super::station::{Station, StationSet};
use super::super::table::Table;
use super::super::ticket::Ticket;
use crate::id::ById;

/// How many choices are played out.
pub(super) const ARMS: usize = 24;

/// What the charges and the distances count at first sight.
const BLACK: i32 = 20;
const DOUBLE: i32 = 90;
const NEAR: i32 = 256;
const FREE: i32 = 8;
const UNKNOWN: i32 = 16;
const IN_REACH: i32 = 1024;

/// A choice, and how it fared when it was played out.
#[derive(Clone, Copy)]
pub(super) struct Arm {
    pub action: Action,
    pub worth: i32,
    /// Of all games in the head: how much of the time to go was survived, in 256ths.
    pub sum: u32,
    pub games: u32,
}

pub(super) type Arms = heapless::Vec<Arm, ARMS>;

/// How many places the table would have to think of, and how many of them the detectives could reach at once.
#[derive(Clone, Copy)]
struct Places {
    all: u8,
    in_reach: u8,
}

impl Places {
    fn of(set: StationSet, reach: StationSet) -> Self {
        Self { all: set.len() as u8, in_reach: (set & reach).len() as u8 }
    }
}

/// All that is the same for every choice of a turn.
#[derive(Clone)]
pub(super) struct Sight {
    at: Station,
    /// Where a detective can be with the next move.
    reach: StationSet,
    /// What a ticket, or two, would leave the table to think of.
    singles: ById<Ticket, Places, 5>,
    doubles: ById<Ticket, ById<Ticket, Places, 5>, 5>,
}

impl Sight {
    pub fn new(table: &Table, at: Station) -> Self {
        let occupied = table.occupied();
        let mut reach = StationSet::NONE;
        for pawn in table.pawns() {
            reach |= table.all_destinations(pawn);
        }
        let after = |set, ticket| table.edition.map.spread(set, ticket) - occupied;
        let first = Ticket::ALL.map(|ticket| after(table.possible, ticket));
        Self {
            at,
            reach,
            singles: ById::new(first.map(|set| Places::of(set, reach))),
            doubles: ById::new(
                first.map(|set| ById::new(Ticket::ALL.map(|second| Places::of(after(set, second), reach)))),
            ),
        }
    }

    /// Whether a detective could catch him where he stands.
    pub fn in_reach(&self) -> bool {
        self.reach.has(self.at)
    }

    /// Lists his first step number `which`: by itself, and doubled with each second one. None if there is no such step.
    pub fn list(
        &self,
        table: &Table,
        which: usize,
        doubles: bool,
        see: &mut impl FnMut(Action, i32),
    ) -> Option<()> {
        let black = table.mister_x_tickets.of(Ticket::Black);
        let window = table.trail.len() as u8 + 1;
        let first = table.steps(self.at, black).nth(which)?;
        let shown = table.edition.shows(window, first.ticket);
        if self.is_sensible(table, self.at, first, window) {
            let places = if shown { self.alone(first.to) } else { self.singles[first.ticket] };
            see(Action::Flee(first), self.worth(table, first.to, places) - charge(first));
        }
        if !doubles || table.doubles == 0 {
            return Some(());
        }
        let left = black.saturating_sub(u8::from(first.ticket == Ticket::Black));
        for second in table.steps(first.to, left) {
            if !self.is_sensible(table, self.at, first, window)
                || !self.is_sensible(table, first.to, second, window + 1)
            {
                continue;
            }
            let places = if table.edition.shows(window + 1, second.ticket) {
                self.alone(second.to)
            } else if shown {
                let set = table.edition.map.reach(first.to, second.ticket) - table.occupied();
                Places::of(set, self.reach)
            } else {
                self.doubles[first.ticket][second.ticket]
            };
            let worth = self.worth(table, second.to, places) - charge(first) - charge(second) - DOUBLE;
            see(Action::Double(first, second), worth);
        }
        Some(())
    }

    /// A black ticket hides nothing where he is seen at once, nor in the first two windows, when he may be anywhere;
    /// but for the ferry there is no other.
    fn is_sensible(&self, table: &Table, from: Station, step: Step, window: u8) -> bool {
        let edition = table.edition.get();
        let hides = if edition.rules.openly() {
            edition.shows(window, Ticket::Free)
        } else {
            window > 2 && !edition.shows(window, step.ticket)
        };
        step.ticket != Ticket::Black || hides || !edition.map.reach(from, Ticket::Free).has(step.to)
    }

    fn alone(&self, at: Station) -> Places {
        Places::of(StationSet::only(at), self.reach)
    }

    /// Returns what it is worth at first sight to stand there while the table considers this many places.
    fn worth(&self, table: &Table, at: Station, places: Places) -> i32 {
        let danger = if self.reach.has(at) { IN_REACH / i32::from(places.in_reach).max(1) } else { 0 };
        let distance = |post| i32::from(table.edition.map.distances.between(at, post));
        let near: i32 = table.pursuers.iter().map(|one| NEAR / (1 + distance(one.at).pow(2))).sum();
        let occupied = table.occupied();
        let map = &table.edition.get().map;
        let links = map.links.from(at).iter().filter(|link| map.takes(Ticket::Black, link.ticket));
        let free = links.filter(|link| !occupied.has(link.to)).count().min(6) as i32;
        let unknown = i32::from(places.all).max(1).ilog2() as i32;
        FREE * free + UNKNOWN * unknown - danger - near
    }
}

fn charge(step: Step) -> i32 {
    if step.ticket == Ticket::Black { BLACK } else { 0 }
}

/// Keeps the best ones, the best first; of those that are as good, the one that was listed first.
pub(super) fn keep(arms: &mut Arms, action: Action, worth: i32) {
    let place = arms.iter().position(|arm| arm.worth < worth).unwrap_or(arms.len());
    if arms.is_full() && place < ARMS {
        arms.pop();
    }
    let _ = arms.insert(place, Arm { action, worth, sum: 0, games: 0 });
}

/// What he may do of his own will: stay hidden, or show himself and take from each detective the first ticket that he
/// holds of a kind, the kinds in one of three orders.
pub(super) fn decisions(table: &Table, arms: &mut Arms) {
    use Ticket::{Bus, Taxi, Underground};
    keep(arms, Action::Hide, 3);
    for (order, worth) in
        [([Underground, Bus, Taxi], 2), ([Taxi, Bus, Underground], 1), ([Bus, Taxi, Underground], 0)]
    {
        let fares = table.detectives().iter().try_fold(Fares::NONE, |fares, detective| {
            fares.with(order.into_iter().find(|&ticket| detective.tickets.of(ticket) > 0))
        });
        if let Some(fares) = fares {
            keep(arms, Action::Reveal(fares), worth);
        }
    }
}
