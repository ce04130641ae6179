//! The map of London: the whole board, and a closer view with numbers round one station.
//!
//! Where stations stand comes from `data/scotland-yard-positions.txt`, which lines there are from the rules.

use confidant_core::id::Id as _;
use confidant_core::scotland_yard::edition::Map;
use confidant_core::scotland_yard::{Station, StationSet, Ticket};

use crate::draw::palette::{BUS, BUS_FAR, FERRY, FOG, INK, LAMP, PAPER, STEEL, TAXI, TUBE, TUBE_FAR};
use crate::draw::parts::seat::rimmed_seat;
use crate::draw::shapes::Point;
use crate::draw::{Area, Canvas, Colour, Icon, Pen, Style, number};

use super::stations::STATIONS;

/// Where the overview lies.
pub const OVERVIEW: Area = Area::new(2, 33, 236, 181);
/// Where the closer view lies.
pub const CLOSE_UP: Area = Area::new(0, 32, 240, 138);

/// Pixels for a thousandth of the board in the closer view, in 1024ths; the board is 1.327 times as wide as high.
const CLOSE_SCALE: (i32, i32) = (842, 635);

/// How far a printed line goes up and down from its lower end, in thousandths of the board; a test looks.
pub(super) const FURTHEST_UP: i32 = 117;

pub(super) const fn furthest_down(kind: Ticket) -> i32 {
    match kind {
        Ticket::Taxi => 197,
        Ticket::Bus => 300,
        _ => 371,
    }
}

/// What is to be seen on the map. All of it is public, or drawn on a secret screen.
#[derive(Clone, Copy)]
pub struct London<'a> {
    /// The lines of the edition.
    pub map: &'a Map,
    /// Possible places.
    pub marks: StationSet,
    /// Detectives: seat, counted from 1, and place.
    pub pawns: &'a [(u8, Station)],
    /// The station that is looked at.
    pub cursor: Option<Station>,
    /// Where Mister X was last seen.
    pub shown: Option<Station>,
    /// A way that was taken, from the first station on.
    pub way: &'a [Station],
    /// Of the possible places the likely ones, drawn larger.
    pub likely: StationSet,
    /// Those where he hardly is, drawn smaller.
    pub hardly: StationSet,
}

/// Where a station stands, each axis from 0 to 999.
pub fn place(station: Station) -> Point {
    let (x, y) = STATIONS.get(usize::from(station.number()) - 1).copied().unwrap_or_default();
    (x.into(), y.into())
}

/// Where stations are on the picture, on the whole board.
pub fn overview_places(area: Area) -> impl Fn(Station) -> Point + Copy {
    // Pixels for a thousandth of the board, in 65536ths: no division for every station.
    let (scale_x, scale_y) = (((area.width - 9) << 16) / 999, ((area.height - 9) << 16) / 999);
    move |station| {
        let (x, y) = place(station);
        (area.x + 4 + ((x * scale_x + 0x8000) >> 16), area.y + 4 + ((y * scale_y + 0x8000) >> 16))
    }
}

/// The same in the closer view of the places round a station.
pub fn close_up_places(area: Area, centre: Station) -> impl Fn(Station) -> Point + Copy {
    let (cx, cy) = place(centre);
    move |station| {
        let (x, y) = place(station);
        let (sx, sy) = CLOSE_SCALE;
        (
            area.x + area.width / 2 + (((x - cx) * sx + 512) >> 10),
            area.y + area.height / 2 + (((y - cy) * sy + 512) >> 10),
        )
    }
}

impl London<'_> {
    /// The whole board, on a canvas that was cleared.
    pub fn overview(&self, canvas: &mut Canvas, area: Area) {
        let at = overview_places(area);
        canvas.within(area, |canvas| {
            let lines = [
                (Ticket::Taxi, STEEL, 1),
                (Ticket::Black, FERRY, 1),
                (Ticket::Bus, BUS_FAR, 1),
                (Ticket::Underground, TUBE_FAR, 2),
            ];
            self.lines(canvas, &lines, at, (area.height << 10) / 999);
            for station in Station::all() {
                let (x, y) = at(station);
                canvas.pixel(x, y, FOG);
            }
            for station in self.marks {
                let (x, y) = at(station);
                let size = match (self.likely.has(station), self.hardly.has(station)) {
                    (true, _) => 6,
                    (_, true) => 2,
                    _ => 4,
                };
                canvas.diamond(x, y, size, LAMP);
                canvas.pixel(x, y, INK);
            }
            self.draw_way(canvas, at, 2);
            if let Some(station) = self.cursor {
                let (x, y) = at(station);
                canvas.ring(x, y, 8, 2, PAPER);
            }
            if let Some(station) = self.shown {
                let (x, y) = at(station);
                canvas.disc(x, y, 7, INK);
                canvas.ring(x, y, 7, 1, PAPER);
                Icon::Hat.draw(canvas, x - 5, y - 5, 11, PAPER);
            }
            for &(seat, station) in self.pawns {
                // At the edge of the board a token moves in, so that all of it can be seen.
                let (x, y) = at(station);
                let (x, y) = (x.clamp(area.x + 8, area.right() - 9), y.clamp(area.y + 8, area.bottom() - 9));
                rimmed_seat(canvas, x - 7, y - 7, 15, 1, seat);
            }
        });
    }

    /// The stations round one, with their numbers, on a canvas that was cleared.
    pub fn close_up(&self, canvas: &mut Canvas, area: Area, centre: Station) {
        let at = close_up_places(area, centre);
        canvas.within(area, |canvas| {
            let lines = [
                (Ticket::Underground, TUBE, 4),
                (Ticket::Black, FERRY, 3),
                (Ticket::Bus, BUS, 3),
                (Ticket::Taxi, TAXI, 1),
            ];
            self.lines(canvas, &lines, at, CLOSE_SCALE.1);
            self.draw_way(canvas, at, 5);
            // The cursor last: it lies on top.
            let others = Station::all().filter(|&station| Some(station) != self.cursor);
            let window = canvas.window();
            for station in others.chain(self.cursor) {
                let middle = at(station);
                if Area::new(middle.0 - 17, middle.1 - 26, 35, 40).meets(window) {
                    let sign = StationSign {
                        station,
                        ground: match self.marks.has(station) {
                            true if self.hardly.has(station) => FOG,
                            true => LAMP,
                            false => PAPER,
                        },
                        colour: INK,
                        marked: self.marks.has(station) && Some(station) != self.cursor,
                        chosen: Some(station) == self.cursor,
                    };
                    sign.draw(canvas, self.map, middle);
                }
            }
            if let Some(station) = self.shown {
                let (x, y) = at(station);
                let free = !self.pawns.iter().any(|&(_, place)| place == station);
                if free {
                    canvas.disc(x, y - 17, 9, INK);
                    canvas.ring(x, y - 17, 9, 1, PAPER);
                    Icon::Hat.draw(canvas, x - 6, y - 23, 12, PAPER);
                }
            }
            for &(seat, station) in self.pawns {
                let (x, y) = at(station);
                rimmed_seat(canvas, x - 9, y - 25, 18, 1, seat);
            }
        });
    }

    /// The lines of these kinds; black: the ferry. A thousandth of the board is `scale` 1024ths of a pixel high.
    fn lines(
        &self,
        canvas: &mut Canvas,
        kinds: &[(Ticket, Colour, i32)],
        at: impl Fn(Station) -> Point,
        scale: i32,
    ) {
        let window = canvas.window();
        if window.height <= 0 {
            return;
        }
        for &(kind, colour, thick) in kinds {
            // Most lines lie above or below what is drawn: that is seen by one end.
            let [up, down] = [FURTHEST_UP, furthest_down(kind)].map(|far| ((far * scale) >> 10) + 2 + thick);
            let (top, bottom) = (window.y - down, window.bottom() + up);
            let near = |from| (top..bottom).contains(&at(from).1);
            self.map.each_line(kind, &near, &mut |from, to| canvas.line(at(from), at(to), thick, colour));
        }
    }

    fn draw_way(&self, canvas: &mut Canvas, at: impl Fn(Station) -> Point, thick: i32) {
        for (&from, &to) in self.way.iter().zip(self.way.iter().skip(1)) {
            canvas.line(at(from), at(to), thick, LAMP);
        }
    }
}

/// A station with its number: a pill of 29x19, with stubs for the underground and a foot for the bus.
pub(super) struct StationSign {
    pub station: Station,
    pub ground: Colour,
    pub colour: Colour,
    pub marked: bool,
    pub chosen: bool,
}

impl StationSign {
    pub(super) fn draw(&self, canvas: &mut Canvas, map: &Map, (x, y): Point) {
        let pill = Area::new(x - 14, y - 9, 29, 19);
        canvas.rounded(pill, 9, self.ground);
        canvas.outline(pill, 9, 1, INK);
        if map.serves(Ticket::Underground, self.station) {
            canvas.rect(Area::new(x - 14, y - 2, 3, 5), TUBE);
            canvas.rect(Area::new(x + 12, y - 2, 3, 5), TUBE);
        } else if map.serves(Ticket::Bus, self.station) {
            canvas.rect(Area::new(x - 6, y + 7, 13, 3), BUS);
        }
        if self.marked {
            canvas.diamond(x, y - 12, 6, INK);
            canvas.diamond(x, y - 12, 4, LAMP);
        }
        let pen = Pen::new(Style::Hint, self.colour, self.ground);
        pen.centred(canvas, x, y + 4, &number(self.station.number()));
        if self.chosen {
            canvas.outline(Area::new(x - 17, y - 12, 35, 25), 10, 2, LAMP);
        }
    }
}
