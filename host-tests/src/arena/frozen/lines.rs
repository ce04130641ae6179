//! The lines of a board as lists: the order in which a frozen player looks at them is part of what it plays.

use std::sync::LazyLock;

use confidant_core::id::Id;
use confidant_core::scotland_yard::edition::{Edition, Map};
use confidant_core::scotland_yard::{LONDON, Station, Ticket};

#[derive(Clone, Copy)]
pub(super) struct Link {
    pub to: Station,
    /// The line's own ticket; black for the ferry.
    pub ticket: Ticket,
}

pub(super) struct Lines(Vec<Vec<Link>>);

static BOARDS: LazyLock<[Lines; 2]> =
    LazyLock::new(|| [Lines::of(&LONDON.classic.map), Lines::of(&LONDON.newer.map)]);

impl Lines {
    /// Taxi first, the ferry last, each by the number of the other end.
    fn of(map: &Map) -> Self {
        let mut ferries = Vec::new();
        map.each_line(Ticket::Black, &|_| true, &mut |a, b| ferries.extend([(a, b), (b, a)]));
        let from = |from: Station| {
            let ordinary = Ticket::ORDINARY
                .into_iter()
                .flat_map(|ticket| map.reach(from, ticket).into_iter().map(move |to| Link { to, ticket }));
            let mut boats: Vec<Station> =
                ferries.iter().filter(|(pier, _)| *pier == from).map(|&(_, to)| to).collect();
            boats.sort_unstable();
            ordinary.chain(boats.into_iter().map(|to| Link { to, ticket: Ticket::Black })).collect()
        };
        Self(Station::all().map(from).collect())
    }

    /// Those of this edition's board.
    pub fn on(edition: &Edition) -> &'static Self {
        let has_taxi_13_14 = |map: &Map| {
            Station::new(13).zip(Station::new(14)).is_some_and(|(a, b)| map.reach(a, Ticket::Taxi).has(b))
        };
        &BOARDS[usize::from(!has_taxi_13_14(&edition.map))]
    }

    pub fn from(&self, station: Station) -> &[Link] {
        &self.0[station.index()]
    }
}

/// Whether a ticket is good for a line that takes the ticket `line`.
pub(super) fn takes(ticket: Ticket, line: Ticket) -> bool {
    match ticket {
        Ticket::Black => true,
        Ticket::Free => line != Ticket::Black,
        _ => ticket == line,
    }
}
