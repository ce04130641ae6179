//! Where the frozen detectives think that he is.

use confidant_core::id::Id;
use confidant_core::scotland_yard::{Posts, Station, StationSet, Table, Ticket};

use super::lines::{Lines, takes};

const GLADLY: [u8; 5] = [0, 1, 5, 10, 16];
/// All weights together.
pub(super) const WHOLE: u32 = u16::MAX as u32;

#[derive(Clone)]
pub(super) struct Belief([u16; Station::COUNT]);

impl Belief {
    pub fn of(table: &Table) -> Self {
        let (mut belief, from) = match table.shown() {
            Some(at) => {
                let since = usize::from(table.moves_since_seen().unwrap_or(0));
                (Self::even(StationSet::only(at)), table.trail().len() - since)
            }
            None => (Self::even(table.edition().mister_x_cards), 0),
        };
        for (window, posts) in table.trail().iter().zip(table.posts()).skip(from) {
            belief.without(posts);
            belief = belief.carried(table, posts, window.ticket);
            belief.without(posts);
        }
        belief.within(table.possible())
    }

    pub fn at(&self, station: Station) -> u32 {
        self.0[station.index()].into()
    }

    pub fn iter(&self) -> impl Iterator<Item = (Station, u32)> {
        Station::all().zip(self.0).map(|(at, weight)| (at, weight.into())).filter(|&(_, weight)| weight > 0)
    }

    fn even(places: StationSet) -> Self {
        let share = WHOLE / (places.len() as u32).max(1);
        let mut belief = Self([0; Station::COUNT]);
        places.into_iter().for_each(|place| belief.0[place.index()] = share as u16);
        belief
    }

    /// One move of his further, with this ticket; a free ride stands for any ordinary one.
    pub fn carried(&self, table: &Table, posts: &Posts, ticket: Ticket) -> Self {
        let map = &table.edition().map;
        let lines = Lines::on(table.edition());
        let gladly: Vec<u32> = Station::all()
            .map(|to| {
                let near = posts.iter().flatten().map(|&post| map.distance(post, to)).min().unwrap_or(4);
                GLADLY[usize::from(near).min(4)].into()
            })
            .collect();
        let stops = |from, ticket| lines.from(from).iter().filter(move |link| takes(ticket, link.ticket));
        let mut next = [0; Station::COUNT];
        for (from, weight) in self.iter() {
            let all: u32 = stops(from, Ticket::Free).map(|link| gladly[link.to.index()]).sum();
            let share = (weight << 4).checked_div(all).unwrap_or(0).max(1);
            for link in stops(from, ticket) {
                next[link.to.index()] += share * gladly[link.to.index()];
            }
        }
        Self::leveled(&next)
    }

    fn leveled(weights: &[u32; Station::COUNT]) -> Self {
        let sum: u32 = weights.iter().map(|weight| weight >> 4).sum();
        let factor = (WHOLE << 8) / sum.max(1);
        Self(weights.map(|weight| {
            let leveled = (u64::from(weight) * u64::from(factor)) >> 12;
            leveled.clamp(u64::from(weight > 0), WHOLE.into()) as u16
        }))
    }

    fn within(&self, places: StationSet) -> Self {
        let mut left = [0; Station::COUNT];
        for station in places {
            left[station.index()] = (self.at(station) << 4).max(1);
        }
        Self::leveled(&left)
    }

    fn without(&mut self, posts: &Posts) {
        posts.iter().flatten().for_each(|post| self.0[post.index()] = 0);
    }
}
