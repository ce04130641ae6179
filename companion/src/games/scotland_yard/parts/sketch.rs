//! Mister X's sketch: where he is and what he can reach, for his eyes only. A sketch, not a map: each axis is
//! stretched to the panel, and stations that would hide each other move apart.

use confidant_core::scotland_yard::edition::Map;
use confidant_core::scotland_yard::{Station, StationSet, Ticket};
use heapless::Vec;

use crate::draw::palette::{FERRY, INK, LAMP, PAPER, STEEL};
use crate::draw::shapes::Point;
use crate::draw::{Area, Canvas};

use super::london::{StationSign, place};
use super::ticket::TicketKind;

/// Most stations on a sketch: none has more neighbours than this.
const MOST: usize = 20;

/// More stations than this cannot all show their numbers: then only the chosen one does.
const NUMBERED: usize = 8;

/// Room that a station needs with its number, and as a dot.
const SIGN: (i32, i32) = (31, 22);
const DOT: (i32, i32) = (13, 13);

/// What a sketch shows.
#[derive(Clone, Copy)]
pub struct Sketch<'a> {
    /// The lines of the edition.
    pub map: &'a Map,
    /// Where he stands.
    pub here: Station,
    /// What he can choose from.
    pub choices: StationSet,
    /// What he has chosen for now.
    pub cursor: Option<Station>,
    /// With which ticket.
    pub ticket: Ticket,
}

impl Sketch<'_> {
    /// Draws it with a frame.
    pub fn draw(&self, canvas: &mut Canvas, area: Area) {
        let mut stations: Vec<(Station, Point), MOST> = Vec::new();
        // Neighbours beyond the twentieth would be left out; there are none.
        for station in (self.choices | StationSet::only(self.here)).into_iter().take(MOST) {
            let _ = stations.push((station, place(station)));
        }
        stretch(&mut stations, area);
        let crowded = stations.len() > NUMBERED;
        spread(&mut stations, area, if crowded { DOT } else { SIGN });
        let at = |wanted| stations.iter().find(|(station, _)| *station == wanted).map(|&(_, point)| point);
        canvas.rect(area, INK);
        canvas.within(area, |canvas| {
            if let Some(from) = at(self.here) {
                for &(station, to) in stations.iter().filter(|(station, _)| *station != self.here) {
                    let (colour, thick) = self.line_to(station);
                    canvas.line(from, to, thick, colour);
                }
            }
            let rank = |station: Station| {
                u8::from(station == self.here) + 2 * u8::from(Some(station) == self.cursor)
            };
            for wanted in 0..=2 {
                for &(station, point) in stations.iter().filter(|(station, _)| rank(*station) == wanted) {
                    let chosen = Some(station) == self.cursor;
                    if crowded && !chosen {
                        canvas.disc(point.0, point.1, 6, INK);
                        canvas.disc(point.0, point.1, 5, PAPER);
                        if station == self.here {
                            canvas.disc(point.0, point.1, 4, STEEL);
                        }
                        continue;
                    }
                    let (ground, colour) = match (station == self.here, chosen) {
                        (_, true) => (LAMP, INK),
                        (true, false) => (STEEL, PAPER),
                        (false, false) => (PAPER, INK),
                    };
                    StationSign { station, ground, colour, marked: false, chosen }
                        .draw(canvas, self.map, point);
                }
            }
        });
        canvas.frame(area, 1, STEEL);
    }

    fn line_to(&self, station: Station) -> (crate::draw::Colour, i32) {
        let ferry =
            !Ticket::ORDINARY.into_iter().any(|ticket| self.map.reach(self.here, ticket).has(station));
        match self.ticket {
            Ticket::Black if ferry => (FERRY, 3),
            Ticket::Black => (PAPER, 1),
            Ticket::Taxi => (TicketKind::Taxi.ground(), 1),
            other => (TicketKind::from(other).ground(), 3),
        }
    }
}

/// Fills the panel on each axis.
fn stretch(stations: &mut [(Station, Point)], area: Area) {
    let span = |pick: fn(&Point) -> i32, stations: &[(Station, Point)]| {
        let low = stations.iter().map(|(_, point)| pick(point)).min().unwrap_or(0);
        let high = stations.iter().map(|(_, point)| pick(point)).max().unwrap_or(0);
        (low, high)
    };
    let (left, right) = span(|point| point.0, stations);
    let (top, bottom) = span(|point| point.1, stations);
    let fit = |value: i32, low: i32, high: i32, start: i32, length: i32, margin: i32| {
        let room = length - 2 * margin;
        if high == low { start + length / 2 } else { start + margin + (value - low) * room / (high - low) }
    };
    for (_, (x, y)) in stations {
        *x = fit(*x, left, right, area.x, area.width, 18);
        *y = fit(*y, top, bottom, area.y, area.height, 15);
    }
}

/// Moves stations apart that would hide each other, a pixel at a time, and keeps them in the panel.
fn spread(stations: &mut [(Station, Point)], area: Area, (wide, high): (i32, i32)) {
    for _ in 0..80 {
        let mut moved = false;
        for first in 0..stations.len() {
            for second in first + 1..stations.len() {
                let (Some(&(_, (ax, ay))), Some(&(_, (bx, by)))) =
                    (stations.get(first), stations.get(second))
                else {
                    continue;
                };
                if (ax - bx).abs() >= wide || (ay - by).abs() >= high {
                    continue;
                }
                moved = true;
                // Along the axis on which less is missing, measured in the room that each gives.
                let (lack_x, lack_y) = (wide - (ax - bx).abs(), high - (ay - by).abs());
                let sideways = lack_x * area.height < lack_y * area.width;
                let (dx, dy) = if sideways {
                    (if ax <= bx { 1 } else { -1 }, 0)
                } else {
                    (0, if ay <= by { 1 } else { -1 })
                };
                for (index, sign) in [(first, -1), (second, 1)] {
                    if let Some((_, (x, y))) = stations.get_mut(index) {
                        *x = (*x + sign * dx).clamp(area.x + 17, area.right() - 18);
                        *y = (*y + sign * dy).clamp(area.y + 14, area.bottom() - 15);
                    }
                }
            }
        }
        if !moved {
            return;
        }
    }
}
