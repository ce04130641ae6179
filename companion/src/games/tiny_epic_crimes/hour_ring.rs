//! The clock of Echo Ridge: a ring of 48 hours, who stands where on it, and the disc of day or night.

use confidant_core::tiny_epic_crimes::edition::TimeBoard;
use confidant_core::tiny_epic_crimes::kinds::Colour as Gang;

use super::echo_ridge::gangster;
use crate::draw::palette::{DAY_GONE, INK, LAMP, NIGHT, NIGHT_GONE, NIGHT_HOUR, PAPER, SLATE, STEEL, WAX};
use crate::draw::parts::seat::rimmed_seat;
use crate::draw::shapes::{Point, polar};
use crate::draw::{Area, Canvas, Colour, Icon, Pen, Style};

/// Hours on the ring: as many as its angles have room for.
const HOURS: u8 = 48;

const CENTRE: Point = (94, 123);
const OUTER: i32 = 88;
const INNER: i32 = 74;
const TRACK: i32 = 81;
const DISC: i32 = 66;

/// The ring and what stands on it.
#[derive(Clone, Copy)]
pub struct HourRing<'a> {
    /// The track of this table.
    pub board: &'a TimeBoard,
    /// Whether a team plays: then day and night mean nothing.
    pub team: bool,
    /// Whether an event makes every hour one of the night.
    pub dark: bool,
    /// The space of a team's out-of-time marker.
    pub marker: Option<u8>,
    /// The hour that is now: all before it has gone by.
    pub now: u8,
    /// The highest hour that anybody ever stood on: lines before it are spent.
    pub reached: u8,
    /// The hour that is being chosen.
    pub goal: Option<u8>,
    /// Seats, counted from 1, with their hours, who is to move first, the top of a stack before what lies under it.
    pub trackers: &'a [(u8, u8)],
}

impl<'a> HourRing<'a> {
    /// A bare ring of this board.
    pub const fn of(board: &'a TimeBoard, team: bool) -> Self {
        Self { board, team, dark: false, marker: None, now: 0, reached: 0, goal: None, trackers: &[] }
    }

    /// The space behind the last hour.
    fn end(&self) -> u8 {
        self.marker.unwrap_or(u8::MAX).min(self.board.last + 1)
    }

    fn colour(&self, hour: u8) -> Colour {
        let (end, gone) = (self.end(), hour < self.now);
        let night = !self.team && (self.dark || self.board.night.has(hour));
        match self.goal {
            Some(goal) if goal >= hour && hour > self.now => PAPER,
            // A team's marker stands on its last hour.
            _ if hour > end || (hour == end && self.marker.is_none()) => SLATE,
            _ if hour.saturating_add(self.board.red) >= end => WAX,
            _ if night && gone => NIGHT_GONE,
            _ if night => NIGHT_HOUR,
            _ if gone => DAY_GONE,
            _ => LAMP,
        }
    }
}

fn place(radius: i32, hour: u8) -> Point {
    let (x, y) = polar(CENTRE, radius, 15 * i32::from(hour) - 8);
    ((x + 8) >> 4, (y + 8) >> 4)
}

/// Where an hour lies, as large as a finger.
pub(super) fn hour_area(hour: u8) -> Area {
    let (x, y) = place(TRACK, hour);
    Area::new(x - 9, y - 9, 19, 19)
}

/// Draws the ring and what stands on it; the disc in its middle is drawn by [`disc`].
pub fn hour_ring(canvas: &mut Canvas, ring: &HourRing<'_>) {
    for hour in 1..=HOURS {
        // 7.5 degrees an hour, a gap of one degree on each side; angles are in half degrees.
        let (from, to) = (15 * i32::from(hour) - 13, 15 * i32::from(hour) - 2);
        let corner = |radius, angle| polar(CENTRE, radius, angle);
        canvas.convex_fine(
            [corner(OUTER, from), corner(OUTER, to), corner(INNER, to), corner(INNER, from)],
            ring.colour(hour),
        );
    }
    for hour in (1..=HOURS).filter(|&hour| ring.board.lines.has(hour) && hour < ring.end()) {
        let end = |radius| {
            let (x, y) = polar(CENTRE, radius, 15 * i32::from(hour));
            ((x + 8) >> 4, (y + 8) >> 4)
        };
        // As red as they are called, with a rim where the hours beside it are.
        canvas.line(end(INNER - 3), end(OUTER + 2), 5, INK);
        canvas.line(end(INNER - 3), end(OUTER + 2), 3, if hour < ring.reached { STEEL } else { WAX });
    }
    if let Some(marker) = ring.marker.filter(|&marker| marker <= ring.board.last) {
        let (x, y) = place(TRACK, marker);
        canvas.disc(x, y, 10, INK);
        gangster(canvas, x - 9, y - 9, 19, Gang::Grey);
    }
    draw_trackers(canvas, ring.trackers);
    if let Some(goal) = ring.goal {
        let (x, y) = place(TRACK, goal);
        canvas.ring(x, y, 12, 2, LAMP);
    }
}

/// Those who are further on first, so that whoever is to move lies over all others.
fn draw_trackers(canvas: &mut Canvas, trackers: &[(u8, u8)]) {
    for (index, &(seat, hour)) in trackers.iter().enumerate().rev() {
        let size = if index == 0 { 22 } else { 18 };
        let below = trackers.iter().take(index).filter(|(_, other)| *other == hour).count();
        let (x, y) = match hour {
            0 => [(13, 46), (31, 44), (13, 64), (48, 42)].get(below).copied().unwrap_or((13, 46)),
            _ => place(TRACK + [0, 8, -8, 14].get(below).copied().unwrap_or(0), hour),
        };
        rimmed_seat(canvas, x - size / 2, y - size / 2, size, 2, seat);
    }
}

/// A ring round one hour: the cursor.
pub fn hour_cursor(canvas: &mut Canvas, hour: u8) {
    let (x, y) = place(TRACK, hour);
    canvas.ring(x, y, 12, 2, PAPER);
}

/// What light the disc is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Light {
    /// The lamp and the sun.
    Day,
    /// Night and moon.
    Night,
    /// A team: no time of day.
    Team,
    /// Nobody's turn: a board is looked at.
    None,
}

impl Light {
    /// The ground and what is written on it.
    pub(super) const fn colours(self) -> (Colour, Colour) {
        match self {
            Self::Day => (LAMP, INK),
            Self::Night => (NIGHT, PAPER),
            Self::Team | Self::None => (SLATE, PAPER),
        }
    }
}

/// A name as large as there is room for in the round.
fn name_pen(name: &str, room: i32, colour: Colour, ground: Colour) -> Pen {
    let fits = |style: &Style| style.width(name) <= room;
    let style = [Style::Bold, Style::NoteBold].into_iter().find(fits).unwrap_or(Style::Hint);
    Pen::new(style, colour, ground).room(room)
}

/// The disc with the hour of whoever is to move.
pub fn disc(canvas: &mut Canvas, light: Light, sign: Icon, figure: &str, name: &str) {
    let (ground, colour) = light.colours();
    let (x, y) = CENTRE;
    canvas.disc(x, y, DISC, ground);
    let sign_colour = if light == Light::Team { LAMP } else { colour };
    sign.draw(canvas, x - 12, y - 62, 24, sign_colour);
    Pen::new(Style::Giant, colour, ground).centred(canvas, x, y + 20, figure);
    name_pen(name, 100, colour, ground).centred(canvas, x, y + 37, name);
}

/// The disc with nothing on it, on [`SLATE`].
pub(super) fn blank_disc(canvas: &mut Canvas) {
    canvas.disc(CENTRE.0, CENTRE.1, DISC, SLATE);
}

/// The rows of the disc.
pub(super) const DISC_ROWS: i32 = 2 * DISC + 1;

/// Draws part of a disc: its upper `rows` rows, or all but those.
pub(super) fn disc_part(canvas: &mut Canvas, rows: i32, upper: bool, draw: impl FnOnce(&mut Canvas)) {
    let (top, height) = if upper { (0, rows) } else { (rows, DISC_ROWS - rows) };
    canvas.within(Area::new(CENTRE.0 - DISC, CENTRE.1 - DISC + top, DISC_ROWS, height), draw);
}

/// The disc while hours are chosen: who, how many, and from when to when.
pub fn disc_of_hours(canvas: &mut Canvas, light: Light, name: &str, hours: &str, way: [&str; 2], sign: Icon) {
    let (ground, colour) = light.colours();
    let (x, y) = CENTRE;
    canvas.disc(x, y, DISC, ground);
    name_pen(name, 88, colour, ground).centred(canvas, x, y - 37, name);
    // Two figures are as wide as the disc.
    let (style, base) =
        if Style::Giant.width(hours) <= 2 * DISC - 28 { (Style::Giant, 23) } else { (Style::Figure, 15) };
    Pen::new(style, colour, ground).centred(canvas, x, y + base, hours);
    let pen = Pen::new(Style::Bold, colour, ground);
    pen.right(canvas, x - 20, y + 47, way[0]);
    Icon::Right.draw(canvas, x - 16, y + 36, 12, colour);
    pen.left(canvas, x, y + 47, way[1]);
    sign.draw(canvas, x + 26, y + 33, 16, colour);
}
