//! The map: the whole board, and a closer view that can be moved.

use confidant_core::id::Id;
use confidant_core::scotland_yard::{Action, Pawn, Phase, Station, StationSet, Table, Ticket};

use super::entry::{goals, usable};
use super::parts::london::{CLOSE_UP, London, OVERVIEW, close_up_places, overview_places, place};
use super::parts::ticket::stamp;
use super::table::places;
use super::{Screens, TableDesk, View, over, pawn_number, ride};
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

    /// Moves the cursor to the nearest of these stations in this direction.
    pub(super) fn step(&mut self, key: Key, among: StationSet) {
        self.cursor = towards(self.cursor, key, among).unwrap_or(self.cursor);
    }

    /// The same, and if there is none in that direction, to the next one: every goal can be reached.
    fn jump(&mut self, key: Key, goals: StationSet) {
        let count = goals.len().max(1);
        let at = goals.into_iter().position(|goal| goal == self.cursor).unwrap_or(0);
        let next = if matches!(key, Key::Up | Key::Left) { at + count - 1 } else { at + 1 };
        let next = towards(self.cursor, key, goals).or_else(|| goals.nth(next % count));
        self.cursor = next.unwrap_or(self.cursor);
    }
}

const FIRST: Station = match Station::new(1) {
    Some(station) => station,
    None => panic!("there is a first station"),
};

/// The nearest station in the quarter of the sky where the stick points; the way aside counts double.
fn towards(from: Station, key: Key, among: StationSet) -> Option<Station> {
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
    among.into_iter().filter(|station| distance(station).is_some()).min_by_key(distance)
}

impl Screens {
    pub(super) fn press_map(&mut self, key: Key) -> Wish<Action> {
        match key {
            Key::Up | Key::Down | Key::Left | Key::Right => self.map.step(key, StationSet::all()),
            Key::X | Key::A => self.map.close = !self.map.close,
            Key::B => self.view = View::Table,
            Key::Y => return Wish::Nothing,
        }
        Wish::Redraw
    }

    /// The map on which a detective chooses where to go: the stick jumps from goal to goal, A takes one.
    pub(super) fn press_goals(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        let Phase::Pursue(pawn) = desk.table.phase() else {
            self.view = View::Table;
            return Wish::Redraw;
        };
        match key {
            Key::Up | Key::Down | Key::Left | Key::Right => {
                self.map.jump(key, goals(desk.table, pawn));
                self.entry.choose(desk.table, pawn, self.map.cursor);
            }
            Key::X => self.map.close = !self.map.close,
            Key::A => {
                let leads = |kind: &&Ticket| desk.table.destinations(pawn, **kind).has(self.map.cursor);
                if usable(desk.table, pawn).iter().filter(leads).count() == 1 {
                    return self.entered_move(desk.table, pawn);
                }
                // With which ticket is chosen where tickets are.
                self.view = View::Entry;
            }
            Key::B => self.view = View::Entry,
            Key::Y => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn draw_map(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, entering: bool) {
        let (table, texts, words) = (desk.table, desk.texts, desk.words);
        let help = desk.public.help() && !over(table) && !entering;
        let marks = match table.phase() {
            Phase::Pursue(pawn) if entering => goals(table, pawn),
            _ if help => table.possible(),
            _ => StationSet::NONE,
        };
        let pawns = pawns(table);
        let map = London {
            map: &table.edition().map,
            marks,
            pawns: &pawns,
            cursor: Some(self.map.cursor),
            shown: table.shown(),
            way: &[],
            likely: if help { self.heat.likely } else { StationSet::NONE },
            hardly: if help { self.heat.hardly } else { StationSet::NONE },
        };
        let count = places(words, marks.len());
        canvas.clear(INK);
        let code = if help { Corner::Text(&count) } else { Corner::None };
        let goal = match table.phase() {
            Phase::Pursue(pawn) if entering => self.entry.chosen(table, pawn),
            _ => None,
        };
        let goal = goal.map(|(ticket, ..)| ride(words, ticket, Some(self.map.cursor)));
        draw_view(canvas, desk, &map, self.map, code, goal.as_deref());
        self.say_stations(canvas, entering.then_some(marks));
        let other = if self.map.close { words.overview } else { words.closer };
        if entering {
            let keys = [(Cap::Stick, texts.choose), (Cap::A, words.take_goal), (Cap::X, other)];
            return key_hints(canvas, &keys);
        }
        key_hints(canvas, &[(Cap::Stick, words.move_cursor), (Cap::X, other), (Cap::B, texts.back)]);
    }
}

impl Screens {
    /// A finger on a goal goes there, on the lit one takes it; in the closer view any station can be gone to. On the whole
    /// board stations lie closer to each other than fingers are wide.
    fn say_stations(&self, canvas: &mut Canvas, goals: Option<StationSet>) {
        if goals.is_none() && !self.map.close {
            return;
        }
        let step = |cursor: Station, key: Key| {
            let mut view = MapView { cursor, ..self.map };
            match goals {
                Some(goals) => view.jump(key, goals),
                None => view.step(key, StationSet::all()),
            }
            view.cursor
        };
        let (far, close) = (overview_places(OVERVIEW), close_up_places(CLOSE_UP, self.map.cursor));
        let (half, area) = if self.map.close { (11, CLOSE_UP) } else { (9, OVERVIEW) };
        canvas.say_ways(self.map.cursor, goals.is_some(), step, |station| {
            let (x, y) = if self.map.close { close(station) } else { far(station) };
            area.has(x, y).then(|| Area::new(x - half, y - half, 2 * half + 1, 2 * half + 1))
        });
    }
}

/// The map in one of its two views, with the plate; where somebody chooses a goal, the ride there in words.
pub(super) fn draw_view(
    canvas: &mut Canvas,
    desk: &TableDesk<'_>,
    map: &London<'_>,
    view: MapView,
    code: Corner<'_>,
    goal: Option<&str>,
) {
    let words = desk.words;
    if !view.close {
        plate(canvas, goal.unwrap_or(words.london), code);
        return map.overview(canvas, OVERVIEW);
    }
    plate(canvas, &fill(words.station_n, &[&view.cursor]), code);
    map.close_up(canvas, CLOSE_UP, view.cursor);
    let says = if let Some(goal) = goal {
        fill("{}", &[&goal])
    } else if let Some((pawn, _)) = map.pawns.iter().find(|(_, at)| *at == view.cursor) {
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
