//! Lines that an owner's board of Scotland Yard has and ours has not. A slip of one digit joins two ends of London: such
//! a line is doubted if it goes further than any of its kind on the board.

use confidant_core::id::Id as _;
use confidant_core::notation::Tokens;
use confidant_core::pack::{Complaint, Remark, Tell, Values, Weight, note};
use confidant_core::scotland_yard::edition::Map;
use confidant_core::scotland_yard::{LONDON, Station, StationSet, Ticket};

/// Boards differ by lines that are a little longer than those of ours.
const SPARE: usize = 2;

/// Tells the lines that go further than any other of their kind.
pub(crate) fn check(values: &Values, tell: &mut Tell<'_>) {
    let Values::ScotlandYard(_) = values else { return };
    let map = &LONDON.newer.map;
    values.each(&mut |section, key, _| {
        if section != "map.with" {
            return;
        }
        let mut words = Tokens::of(key);
        let (Ok(ticket), Ok(a), Ok(b)) = (words.read(), words.read(), words.read()) else { return };
        if rides(map, a, b) > longest(map, ticket) + SPARE {
            let weight = Weight::Doubt;
            let key = note(format_args!("{key}"));
            tell(Complaint {
                weight,
                part: "map",
                section,
                key: key.clone(),
                what: Remark::LineFar,
                about: key,
            });
        }
    });
}

/// How many rides by taxi, which goes everywhere, it takes from one station to the other if no line joins the two.
fn rides(map: &Map, from: Station, to: Station) -> usize {
    let mut reached = StationSet::only(from);
    let mut count = 0;
    while !reached.has(to) && count < Station::COUNT {
        let mut next = map.spread(reached, Ticket::Taxi);
        if count == 0 {
            next.remove(to);
        }
        reached |= next;
        count += 1;
    }
    count
}

/// The most rides that a line of this kind saves anywhere on the board.
fn longest(map: &Map, ticket: Ticket) -> usize {
    let of = |from: Station| map.reach(from, ticket).into_iter().map(move |to| rides(map, from, to)).max();
    Station::all().filter_map(of).max().unwrap_or(0)
}
