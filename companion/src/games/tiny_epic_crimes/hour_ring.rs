//! The clock of Echo Ridge: a ring of 48 hours, who stands where on it, and the disc of day or night.

use confidant_core::tiny_epic_crimes::edition::TimeBoard;

use crate::draw::palette::{DAY_GONE, INK, LAMP, NIGHT, NIGHT_GONE, NIGHT_HOUR, PAPER, WAX};
use crate::draw::parts::seat::rimmed_seat;
use crate::draw::shapes::polar;
use crate::draw::{Canvas, Colour, Icon, Pen, Style, number};

/// Hours on the ring: as many as its angles have room for.
const HOURS: u8 = 48;

const CENTRE: (i32, i32) = (94, 123);
const OUTER: i32 = 88;
const INNER: i32 = 74;
const TRACK: i32 = 81;

/// The ring and what stands on it.
#[derive(Clone, Copy)]
pub struct HourRing<'a> {
    /// The printed track.
    pub board: &'a TimeBoard,
    /// The hour that is now, from 1.
    pub now: u8,
    /// Who plays it.
    pub name: &'a str,
    /// Seats, counted from 1, with their hours; later arrivals after earlier ones.
    pub trackers: &'a [(u8, u8)],
}

/// Draws ring, disc and trackers.
pub fn hour_ring(canvas: &mut Canvas, ring: &HourRing<'_>) {
    for hour in 1..=HOURS {
        let colour = hour_colour(ring.board, hour, hour < ring.now);
        // 7.5 degrees an hour, a gap of one degree on each side; angles are in half degrees.
        let (from, to) = (15 * i32::from(hour) - 13, 15 * i32::from(hour) - 2);
        let corner = |radius, angle| polar(CENTRE, radius, angle);
        canvas.convex_fine(
            [corner(OUTER, from), corner(OUTER, to), corner(INNER, to), corner(INNER, from)],
            colour,
        );
    }
    for hour in (1..=HOURS).filter(|&hour| ring.board.lines.has(hour)) {
        let end = |radius| {
            let (x, y) = polar(CENTRE, radius, 15 * i32::from(hour));
            ((x + 8) >> 4, (y + 8) >> 4)
        };
        canvas.line(end(INNER - 3), end(OUTER + 2), 2, PAPER);
    }
    let night = ring.board.night.has(ring.now);
    let (ground, colour, icon) = if night { (NIGHT, PAPER, Icon::Moon) } else { (LAMP, INK, Icon::Sun) };
    let (x, y) = CENTRE;
    canvas.disc(x, y, 66, ground);
    icon.draw(canvas, x - 12, y - 58, 24, colour);
    Pen::new(Style::Giant, colour, ground).centred(canvas, x, y + 25, &number(ring.now));
    Pen::new(Style::Bold, colour, ground).room(96).centred(canvas, x, y + 47, ring.name);
    for &(seat, hour) in ring.trackers {
        let (x, y) = polar(CENTRE, TRACK, 15 * i32::from(hour) - 8);
        let size = if hour == ring.now { 22 } else { 18 };
        rimmed_seat(canvas, ((x + 8) >> 4) - size / 2, ((y + 8) >> 4) - size / 2, size, 2, seat);
    }
}

fn hour_colour(board: &TimeBoard, hour: u8, gone: bool) -> Colour {
    match (hour > board.last.saturating_sub(board.red), board.night.has(hour), gone) {
        (true, _, _) => WAX,
        (false, true, true) => NIGHT_GONE,
        (false, true, false) => NIGHT_HOUR,
        (false, false, true) => DAY_GONE,
        (false, false, false) => LAMP,
    }
}
