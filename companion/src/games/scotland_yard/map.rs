//! The map: the whole board, and a closer view that can be moved.

use confidant_core::id::Id;
use confidant_core::scotland_yard::{Action, Pawn, Phase, Station, StationSet, Table, Ticket};

use super::parts::london::{CLOSE_UP, London, OVERVIEW, place};
use super::parts::ticket::stamp;
use super::{Screens, TableDesk, View, over, pawn_number};
use crate::draw::palette::{INK, LAMP, PAPER, STEEL};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::{Area, Canvas, Pen, Style, number};
use crate::games::Wish;
use crate::hint::key_hints;
use crate::input::Key;
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
    Pawn::ALL.into_iter().zip(table.detectives()).map(|(pawn, one)| (pawn_number(pawn), one.at)).collect()
}

impl MapView {
    /// Begins where Mister X was seen last, or at a detective: never where only he knows.
    pub(super) fn at(table: &Table) -> Self {
        let first = table.detectives().first().map(|detective| detective.at);
        let cursor = table.shown().or(first).or(Station::at(0)).unwrap_or(FIRST);
        Self { cursor, close: false }
    }

    pub(super) fn look_at(&mut self, station: Station) {
        self.cursor = station;
        self.close = true;
    }

    /// Moves the cursor to the nearest station in this direction.
    pub(super) fn step(&mut self, key: Key) {
        self.cursor = towards(self.cursor, key).unwrap_or(self.cursor);
    }
}

const FIRST: Station = match Station::new(1) {
    Some(station) => station,
    None => panic!("there is a first station"),
};

/// The nearest station in the quarter of the sky where the stick points; the way aside counts double.
fn towards(from: Station, key: Key) -> Option<Station> {
    let (x, y) = place(from);
    let distance = |station: &Station| {
        let (dx, dy) = place(*station);
        // The board is wider than high: 4 to 3 is near enough.
        let (dx, dy) = ((dx - x) * 4 / 3, dy - y);
        let (ahead, aside) = match key {
            Key::Up => (-dy, dx.abs()),
            Key::Down => (dy, dx.abs()),
            Key::Left => (-dx, dy.abs()),
            _ => (dx, dy.abs()),
        };
        (ahead > 0 && aside <= ahead).then_some(ahead + 2 * aside)
    };
    StationSet::all().into_iter().filter(|station| distance(station).is_some()).min_by_key(distance)
}

impl Screens {
    pub(super) fn press_map(&mut self, key: Key, entering: bool) -> Wish<Action> {
        match key {
            Key::Up | Key::Down | Key::Left | Key::Right => self.map.step(key),
            Key::X | Key::A => self.map.close = !self.map.close,
            Key::B => self.view = if entering { View::Entry } else { View::Table },
            Key::Y => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn draw_map(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let (table, texts, words) = (desk.table, desk.texts, desk.words);
        let aid = desk.public.aid() && !over(table);
        let marks = if aid { table.possible() } else { StationSet::NONE };
        let pawns = pawns(table);
        let map = London {
            map: &table.edition().map,
            marks,
            pawns: &pawns,
            cursor: Some(self.map.cursor),
            shown: table.shown(),
            way: &[],
        };
        let count = if marks.len() == 1 { words.one_place } else { words.n_places };
        let count = fill(count, &[&marks.len()]);
        canvas.clear(INK);
        let code = if aid { Corner::Text(&count) } else { Corner::None };
        draw_view(canvas, desk, &map, self.map, code);
        let other = if self.map.close { words.overview } else { words.closer };
        key_hints(canvas, &[(Cap::Stick, words.move_cursor), (Cap::X, other), (Cap::B, texts.back)]);
    }
}

/// The map in one of its two views, with the plate.
pub(super) fn draw_view(
    canvas: &mut Canvas,
    desk: &TableDesk<'_>,
    map: &London<'_>,
    view: MapView,
    code: Corner<'_>,
) {
    let words = desk.words;
    if !view.close {
        plate(canvas, words.london, code);
        return map.overview(canvas, OVERVIEW);
    }
    plate(canvas, &fill(words.station_n, &[&view.cursor]), code);
    map.close_up(canvas, CLOSE_UP, view.cursor);
    let says = if let Some((pawn, _)) = map.pawns.iter().find(|(_, at)| *at == view.cursor) {
        let seat = Pawn::at(usize::from(*pawn) - 1).map(Pawn::seat);
        fill(words.stands_here, &[&seat.map_or("", |seat| desk.name(seat))])
    } else if map.shown == Some(view.cursor) {
        fill(words.seen_here, &[])
    } else if map.marks.has(view.cursor) {
        fill(words.may_be_here, &[])
    } else if desk.table.phase() != Phase::Flee && !map.marks.is_empty() {
        fill(words.cannot_be_here, &[])
    } else {
        fill(words.lines_from_here, &[])
    };
    draw_strip(canvas, map, view.cursor, &says);
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
