//! The map: the whole board, and a closer view that can be moved.

use confidant_core::id::Id;
use confidant_core::scotland_yard::{Phase, Station, StationSet, Table, Ticket};
use confidant_core::seat::Seat;

use super::advice::{Heat, advises};
use super::deeds::{Does, Own, View, see};
use super::entry::{goals, usable};
use super::parts::london::{CLOSE_UP, London, OVERVIEW, close_up_places, overview_places, place};
use super::parts::ticket::stamp;
use super::table::places;
use super::{Screens, Shows, TableDesk, Words, name, over, ride};
use crate::draw::palette::{INK, LAMP, PAPER, STEEL};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::{Area, Canvas, Pen, Style, number};
use crate::games::Deed;
use crate::input::Key;
use crate::page::{Bound, Tiles, turned};
use crate::texts::fill;

/// What is looked at.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct MapView {
    pub(super) cursor: Station,
    pub(super) close: bool,
}

/// The pawns as the map wants them.
pub(super) type Pawns = heapless::Vec<(u8, Station), 5>;

pub(super) fn pawns(table: &Table) -> Pawns {
    (1..).zip(table.pursuers()).map(|(number, one)| (number, one.at)).collect()
}

impl MapView {
    /// Begins where Mister X was seen last, or at a detective: never where only he knows.
    pub(super) fn at(table: &Table) -> Self {
        let first = table.detectives().first().map(|detective| detective.at);
        let cursor = table.shown().or(first).or(Station::at(0)).unwrap_or(FIRST);
        Self { cursor, close: false }
    }
}

const FIRST: Station = match Station::new(1) {
    Some(station) => station,
    None => panic!("there is a first station"),
};

/// The nearest station in the quarter of the sky where the stick points; the way aside counts double.
fn towards(from: Station, key: Key, among: StationSet) -> Option<Station> {
    let (x, y) = place(from);
    let distance = |station: Station| {
        let (dx, dy) = place(station);
        // The board is wider than high: 4 to 3 is near enough.
        let (dx, dy) = ((dx - x) * 4 / 3, dy - y);
        let (ahead, aside) = match key {
            Key::Up => (-dy, dx.abs()),
            Key::Down => (dy, dx.abs()),
            Key::Left => (-dx, dy.abs()),
            _ => (dx, dy.abs()),
        };
        (ahead > 0 && aside <= ahead).then_some((ahead + 2 * aside, station))
    };
    among.into_iter().filter_map(distance).min_by_key(|(distance, _)| *distance).map(|(_, station)| station)
}

/// The goal that the stick goes to: the nearest in its direction, and if there is none the next one, so that every goal
/// can be reached.
fn jump(from: Station, key: Key, goals: StationSet) -> Station {
    let at = goals.into_iter().position(|goal| goal == from).unwrap_or(0);
    let next = || goals.nth(turned(at, goals.len(), key).into());
    towards(from, key, goals).or_else(next).unwrap_or(from)
}

impl Screens {
    /// The map that is looked at, with the places where Mister X may be if the table is told.
    pub(super) fn map_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (table, texts, words) = (desk.table, desk.texts, desk.words);
        let helped = desk.public.help() && !over(table);
        let (marks, heat) =
            if helped { (table.possible(), self.heat) } else { (StationSet::NONE, Heat::default()) };
        let count = places(words, marks.len());
        let corner = if helped { Corner::Text(&count) } else { Corner::None };
        self.london(desk, show, marks, heat, corner, None);
        let step = |from, key| towards(from, key, StationSet::all()).unwrap_or(from);
        // On the whole board stations lie closer to each other than fingers are wide.
        self.stations(show, &step, self.map.close, None);
        // It gives way to the map as soon as somebody looks at another place.
        if helped && self.map == MapView::at(table) {
            show.picture(|canvas| draw_legend(desk, canvas));
        }
        show.on(&[Key::A], || Deed::Own(Own::Zoom));
        let (moves, back) =
            (Bound::says(Cap::Stick, words.move_cursor), Bound::new(Cap::B, texts.back, see(View::Table)));
        match self.advice_key(desk) {
            Some(advice) => {
                show.also(back);
                show.keys([moves, self.zoom(words), advice]);
            }
            None => show.keys([moves, self.zoom(words), back]),
        }
    }

    /// The map on which a detective chooses where to go: the stick jumps from goal to goal, A takes one.
    pub(super) fn goals_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (table, words) = (desk.table, desk.words);
        let Some(pawn) = self.mover(desk) else { return };
        let goals = goals(table, pawn);
        let chosen = self.entry.chosen(table, pawn);
        let says = chosen.map(|(ticket, ..)| ride(words, ticket, Some(self.map.cursor)));
        self.london(desk, show, goals, Heat::default(), Corner::None, says.as_deref());
        let leads = |kind: &&Ticket| table.destinations(pawn, **kind).has(self.map.cursor);
        let takes = match usable(table, pawn).iter().filter(leads).count() {
            1 => self.entry.travel(table, pawn),
            // With which ticket is chosen where tickets are.
            _ => Some(see(View::Entry)),
        };
        self.stations(show, &|from, key| jump(from, key, goals), true, takes);
        show.on(&[Key::B], || see(View::Entry));
        let (choose, take) =
            (Bound::says(Cap::Stick, desk.texts.choose), Bound::says(Cap::A, words.take_goal));
        match self.advice_key(desk) {
            Some(advice) => {
                show.keys([take, self.zoom(words), advice]);
            }
            None => show.keys([choose, take, self.zoom(words)]),
        }
    }

    fn zoom<'a>(&self, words: &'a Words) -> Bound<'a, Does> {
        let word = if self.map.close { words.overview } else { words.closer };
        Bound::new(Cap::X, word, Deed::Own(Own::Zoom))
    }

    /// The stick goes from station to station; a finger goes there, if it may, and takes the lit one.
    fn stations(
        &self,
        show: &mut Shows<'_>,
        step: &dyn Fn(Station, Key) -> Station,
        touch: bool,
        takes: Option<Does>,
    ) {
        let (far, close) = (overview_places(OVERVIEW), close_up_places(CLOSE_UP, self.map.cursor));
        let (half, area) = if self.map.close { (11, CLOSE_UP) } else { (9, OVERVIEW) };
        let place = |station| {
            let (x, y) = if self.map.close { close(station) } else { far(station) };
            (touch && area.has(x, y)).then(|| Area::new(x - half, y - half, 2 * half + 1, 2 * half + 1))
        };
        let tiles = Tiles { lit: self.map.cursor, step, place: &place };
        show.tiles(&tiles, |station| Deed::Own(Own::Cursor(station)), takes.map(Ok));
    }

    /// The map in one of its two views, with the plate; where somebody chooses a goal, the ride there in words.
    fn london(
        &self,
        desk: &TableDesk<'_>,
        show: &mut Shows<'_>,
        marks: StationSet,
        heat: Heat,
        corner: Corner<'_>,
        goal: Option<&str>,
    ) {
        let (table, words, cursor) = (desk.table, desk.words, self.map.cursor);
        let pawns = pawns(table);
        let map = London {
            map: &table.edition().map,
            marks,
            pawns: &pawns,
            cursor: Some(cursor),
            shown: table.shown(),
            way: &[],
            likely: heat.likely,
            hardly: heat.hardly,
        };
        if !self.map.close {
            show.plate(goal.unwrap_or(words.london), corner);
            return show.picture(|canvas| map.overview(canvas, OVERVIEW));
        }
        show.plate(&fill(words.station_n, &[&cursor]), corner);
        let says = if let Some(goal) = goal {
            fill("{}", &[&goal])
        } else if let Some((pawn, _)) = pawns.iter().find(|(_, at)| *at == cursor) {
            let seat = Seat::new(*pawn);
            fill(words.stands_here, &[&seat.map_or("", |seat| name(desk, seat))])
        } else if map.shown == Some(cursor) {
            fill(words.seen_here, &[])
        } else if marks.has(cursor) {
            fill(words.may_be_here, &[])
        } else if table.phase() != Phase::Flee && !marks.is_empty() {
            fill(words.cannot_be_here, &[])
        } else {
            fill(words.lines_from_here, &[])
        };
        show.picture(|canvas| {
            map.close_up(canvas, CLOSE_UP, cursor);
            draw_strip(canvas, &map, cursor, &says);
        });
    }
}

/// At the foot of the whole board: what its marks mean.
fn draw_legend(desk: &TableDesk<'_>, canvas: &mut Canvas) {
    let (words, note) = (desk.words, Pen::new(Style::NoteBold, PAPER, INK));
    let without_pawns = desk.table.log_only().is_some();
    if !without_pawns && !advises(desk) {
        return;
    }
    canvas.rect(Area::new(0, 196, 240, 20), INK);
    if without_pawns {
        note.room(228).centred(canvas, 120, 211, words.without_pawns);
        return;
    }
    let sizes = [(6, words.heat_1, 16), (4, words.heat_2, 100), (2, words.heat_3, 180)];
    for (size, says, x) in sizes {
        canvas.diamond(x, 206, size, LAMP);
        note.room(68).left(canvas, x + 10, 211, says);
    }
}

/// Below the closer view: number, one sentence, lines by kind.
fn draw_strip(canvas: &mut Canvas, map: &London<'_>, station: Station, says: &str) {
    canvas.rect(Area::new(0, 170, 240, 46), INK);
    canvas.rect(Area::new(0, 170, 240, 1), STEEL);
    Pen::new(Style::Name, LAMP, INK).room(54).left(canvas, 8, 206, &number(station.number()));
    Pen::new(Style::NoteBold, PAPER, INK).room(168).left(canvas, 66, 188, says);
    let mut x = 66;
    for kind in Ticket::ORDINARY {
        let count = map.map.reach(station, kind).len() as u8;
        if count > 0 {
            stamp(canvas, x, 193, kind.into(), false);
            Pen::new(Style::NoteBold, PAPER, INK).left(canvas, x + 22, 207, &number(count));
            x += 44;
        }
    }
}
