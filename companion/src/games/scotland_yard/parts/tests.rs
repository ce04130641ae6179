//! Parts by themselves: what keeps to its place.

extern crate std;

use std::boxed::Box;

use super::london::{FURTHEST_UP, London, OVERVIEW, furthest_down, place};
use super::sketch::Sketch;
use super::ticket::{TicketKind, ticket};
use crate::draw::palette::INK;
use crate::draw::{Area, Canvas, SIZE};
use confidant_core::scotland_yard::{LONDON, Station, StationSet, Ticket};

fn canvas() -> Box<Canvas> {
    let mut canvas = Box::new(Canvas::new());
    canvas.clear(INK);
    canvas
}

/// Whether anything was drawn outside an area.
fn only_in(canvas: &Canvas, area: Area) -> bool {
    let all = (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| (x, y)));
    all.filter(|&(x, y)| canvas.colour(x, y) != INK).all(|(x, y)| area.holds(Area::new(x, y, 1, 1)))
}

#[test]
fn a_ticket_keeps_to_its_area_with_any_count() {
    for kind in
        [TicketKind::Taxi, TicketKind::Bus, TicketKind::Underground, TicketKind::Black, TicketKind::Double]
    {
        for (area, counts) in [(Area::new(20, 20, 58, 26), 0..=99), (Area::new(20, 20, 38, 24), 0..=24)] {
            for count in counts {
                let mut canvas = canvas();
                ticket(&mut canvas, area, kind, Some(count), INK);
                assert!(only_in(&canvas, area), "{kind:?} {count}");
            }
        }
    }
}

#[test]
fn every_station_stands_on_the_board_and_none_on_another() {
    let all: std::vec::Vec<_> = StationSet::all().into_iter().map(place).collect();
    assert_eq!(all.len(), 199);
    for (index, &(x, y)) in all.iter().enumerate() {
        assert!((0..=999).contains(&x) && (0..=999).contains(&y));
        for &(other_x, other_y) in &all[..index] {
            assert!((x - other_x).abs() + (y - other_y).abs() > 15, "stations can be told apart");
        }
    }
}

#[test]
fn the_overview_keeps_to_its_area_with_everything_on_it() {
    for edition in [&LONDON.classic, &LONDON.newer] {
        let corners: std::vec::Vec<(u8, Station)> = [(1, 7), (2, 1), (3, 189), (4, 175), (5, 4)]
            .map(|(seat, at)| (seat, Station::new(at).unwrap()))
            .into();
        let mut canvas = canvas();
        let london = London {
            map: &edition.map,
            marks: StationSet::all(),
            pawns: &corners,
            cursor: Station::new(6),
            shown: Station::new(5),
            way: &[],
            likely: StationSet::NONE,
            hardly: StationSet::NONE,
        };
        london.overview(&mut canvas, OVERVIEW);
        assert!(only_in(&canvas, OVERVIEW));
    }
}

#[test]
fn a_sketch_of_any_station_stays_in_its_panel() {
    let area = Area::new(158, 34, 76, 134);
    let map = &LONDON.classic.map;
    for here in StationSet::all() {
        for ticket in [Ticket::Taxi, Ticket::Bus, Ticket::Underground, Ticket::Black] {
            let choices = map.reach(here, ticket);
            for cursor in choices.iter().map(Some).chain([None]) {
                let mut canvas = canvas();
                Sketch { map, here, choices, cursor, ticket }.draw(&mut canvas, area);
                assert!(only_in(&canvas, area), "{}", here.number());
            }
        }
    }
}

#[test]
fn no_line_goes_further_up_or_down_than_is_looked_for() {
    let edition = &LONDON.classic;
    let mut lines = 0;
    for kind in Ticket::PRINTED {
        edition.map.each_line(kind, &|_| true, &mut |from, to| {
            let down = place(to).1 - place(from).1;
            assert!((-FURTHEST_UP..=furthest_down(kind)).contains(&down), "{from} to {to}: {down}");
            lines += 1;
        });
    }
    assert_eq!(lines, 346 + 99 + 20 + 3);
}
