//! Filled shapes with hard edges: rounded rectangles, discs, rings, lines, convex polygons, parts of a ring.

use super::canvas::{Area, Canvas, SIZE, far};
use super::palette::Colour;
use super::tables::SINES;

/// A point of the screen.
pub type Point = (i32, i32);

/// Half the width of a disc of this diameter in the row at a distance from its middle, both in half pixels.
const fn half_chord(diameter: i32, twice_row: i32) -> i32 {
    let square = diameter * diameter - twice_row * twice_row;
    if square > 0 { (square as u32).isqrt() as i32 } else { 0 }
}

/// Radii whose corners are worked out at build time: all that parts use.
const RADII: usize = 16;

/// By how much each row of a corner is shorter, for every small radius.
#[expect(clippy::indexing_slicing, reason = "worked out by the compiler, which would stop")]
static CORNERS: [[u8; RADII]; RADII] = {
    let mut table = [[0; RADII]; RADII];
    let mut radius = 0;
    while radius < RADII {
        let mut row = 0;
        while row < radius {
            table[radius][row] = worked_out_corner(radius as i32, row as i32) as u8;
            row += 1;
        }
        radius += 1;
    }
    table
};

const fn worked_out_corner(radius: i32, row: i32) -> i32 {
    radius - (half_chord(2 * radius, 2 * (radius - row) - 1) + 1) / 2
}

/// By how much row `row` of a corner of this radius is shorter.
fn corner(radius: i32, row: i32) -> i32 {
    if row >= radius {
        return 0;
    }
    let known = CORNERS.get(radius as usize).and_then(|rows| rows.get(row as usize));
    known.map_or_else(|| worked_out_corner(radius, row), |&cut| cut.into())
}

/// Half widths of the rows of a disc from its middle outwards, without a root for each.
struct Chords {
    square: i32,
    row: i32,
    half: i32,
}

impl Chords {
    fn of(radius: i32) -> Self {
        Self { square: (2 * radius + 1) * (2 * radius + 1), row: 0, half: radius }
    }

    /// The half width of the next row.
    fn step(&mut self) -> i32 {
        while 4 * (self.half * self.half + self.row * self.row) > self.square && self.half > 0 {
            self.half -= 1;
        }
        self.row += 1;
        self.half
    }
}

/// Cosine and sine of an angle in half degrees, clockwise from twelve o'clock: right and up are positive x and
/// negative y; 16384 is one.
pub(super) fn direction(half_degrees: i32) -> Point {
    let sine = |angle: i32| {
        let angle = angle.rem_euclid(720);
        let quarter = match angle % 360 {
            rest @ 0..=180 => rest,
            rest => 360 - rest,
        };
        let value = SINES.get(quarter as usize).copied().map_or(0, i32::from);
        if angle < 360 { value } else { -value }
    };
    (sine(half_degrees), -sine(half_degrees + 180))
}

/// The point at a distance from another in that direction, in sixteenths of a pixel.
pub fn polar(centre: Point, radius: i32, half_degrees: i32) -> Point {
    let (x, y) = direction(half_degrees);
    let along = |part: i32| (far(radius) * part + 512) >> 10;
    (far(centre.0) * 16 + along(x), far(centre.1) * 16 + along(y))
}

impl Canvas {
    /// A filled rectangle with round corners.
    pub fn rounded(&mut self, area: Area, radius: i32, colour: Colour) {
        let radius = far(radius).min(area.width / 2).min(area.height / 2).max(0);
        let (x, y) = (far(area.x), far(area.y));
        let (width, height) = (far(area.width), far(area.height));
        for row in self.shown_rows(y, height) {
            let cut = corner(radius, row.min(height - 1 - row));
            self.fill_span(y + row, x + cut, x + width - cut, colour);
        }
        #[cfg(feature = "trace")]
        self.trace.cover(area);
    }

    /// The outline of a rectangle with round corners, drawn inwards.
    pub fn outline(&mut self, area: Area, radius: i32, thick: i32, colour: Colour) {
        let radius = far(radius).min(area.width / 2).min(area.height / 2).max(0);
        let (x, y) = (far(area.x), far(area.y));
        let (width, height) = (far(area.width), far(area.height));
        let thick = thick.clamp(0, radius.max(thick));
        let inner = (radius - thick).max(0);
        for row in self.shown_rows(y, height) {
            let from_edge = row.min(height - 1 - row);
            let cut = corner(radius, from_edge);
            if from_edge < thick {
                self.fill_span(y + row, x + cut, x + width - cut, colour);
            } else {
                let inside = thick + corner(inner, from_edge - thick);
                self.fill_span(y + row, x + cut, x + inside, colour);
                self.fill_span(y + row, x + width - inside, x + width - cut, colour);
            }
        }
    }

    /// A filled disc of diameter `2 * radius + 1`.
    pub fn disc(&mut self, x: i32, y: i32, radius: i32, colour: Colour) {
        let (x, y, radius) = (far(x), far(y), far(radius).max(-1));
        #[cfg(feature = "trace")]
        {
            // The square inside the disc: what it surely covers.
            let half = radius * 7 / 10;
            self.trace.cover(Area::new(x - half, y - half, 2 * half + 1, 2 * half + 1));
        }
        if !self.shows_rows(y - radius, y + radius) {
            return;
        }
        let mut chords = Chords::of(radius);
        for row in 0..radius + 1 {
            let half = chords.step();
            self.fill_span(y + row, x - half, x + half + 1, colour);
            self.fill_span(y - row, x - half, x + half + 1, colour);
        }
    }

    /// A ring, drawn inwards from this radius.
    pub fn ring(&mut self, x: i32, y: i32, radius: i32, thick: i32, colour: Colour) {
        let (x, y, radius) = (far(x), far(y), far(radius).max(0));
        let inner = radius - thick.clamp(0, radius + 1);
        if !self.shows_rows(y - radius, y + radius) {
            return;
        }
        let (mut outside, mut inside) = (Chords::of(radius), Chords::of(inner));
        for row in 0..radius + 1 {
            let half = outside.step();
            let hole = if row > inner { -1 } else { inside.step() };
            for y in [y - row, y + row] {
                if hole < 0 {
                    self.fill_span(y, x - half, x + half + 1, colour);
                } else {
                    self.fill_span(y, x - half, x - hole, colour);
                    self.fill_span(y, x + hole + 1, x + half + 1, colour);
                }
            }
        }
    }

    /// The part of a ring from twelve o'clock clockwise over this many half degrees (720 is all of it).
    pub fn ring_part(&mut self, x: i32, y: i32, radius: i32, thick: i32, half_degrees: i32, colour: Colour) {
        let (x, y, radius) = (far(x), far(y), far(radius).clamp(0, SIZE));
        let angle = half_degrees.clamp(0, 720);
        let (end_x, end_y) = direction(angle);
        let inner = radius - thick.clamp(0, radius + 1);
        for row in -radius..radius + 1 {
            if !self.shows_rows(y + row, y + row) {
                continue;
            }
            let half = half_chord(2 * radius + 1, 2 * row) / 2;
            let hole = if row.abs() > inner { -1 } else { half_chord(2 * inner + 1, 2 * row) / 2 };
            // Left of the end's direction, by the sign of the cross product.
            let before_end = |column: i32| end_x * row - end_y * column <= 0;
            let right = |column: i32| column > 0 || (column == 0 && row <= 0);
            let covered = |&column: &i32| match angle {
                720 => true,
                0..=360 => right(column) && before_end(column),
                _ => right(column) || before_end(column),
            };
            // On each side of the middle these are neighbours.
            for side in [-half..-hole.max(0), hole + 1..half + 1] {
                let first = side.clone().find(covered);
                if let Some((first, last)) = first.zip(side.rev().find(covered)) {
                    self.fill_span(y + row, x + first, x + last + 1, colour);
                }
            }
        }
    }

    /// A filled convex polygon whose corners are pixels; they belong to it.
    pub fn convex<const N: usize>(&mut self, corners: [Point; N], colour: Colour) {
        self.convex_fine(corners.map(|(x, y)| (far(x) * 16, far(y) * 16)), colour);
    }

    /// The same with corners in sixteenths of a pixel: fills the pixels whose middle lies inside.
    pub fn convex_fine<const N: usize>(&mut self, corners: [Point; N], colour: Colour) {
        let lowest = corners.iter().map(|corner| corner.1).min().unwrap_or(0);
        let highest = corners.iter().map(|corner| corner.1).max().unwrap_or(0);
        let mut edges = [(0, 0, 0, 0, 0); N];
        let ends = corners.iter().zip(corners.iter().cycle().skip(1));
        for (edge, (&(ax, ay), &(bx, by))) in edges.iter_mut().zip(ends) {
            let slope = if ay == by { 0 } else { ((bx - ax) << 14) / (by - ay) };
            *edge = (ay.min(by), ay.max(by), ax, ay, slope);
        }
        let window = self.window();
        let rows =
            (lowest + 15).div_euclid(16).max(window.y)..(highest.div_euclid(16) + 1).min(window.bottom());
        for row in rows {
            let fine = row * 16;
            let (mut left, mut right) = (i32::MAX, i32::MIN);
            for (&(top, bottom, x, y, slope), &(corner_x, corner_y)) in edges.iter().zip(&corners) {
                if top <= fine && fine <= bottom {
                    let at =
                        if corner_y == fine { corner_x } else { x + ((slope * (fine - y) + 8192) >> 14) };
                    left = left.min(at);
                    right = right.max(at);
                }
            }
            // A level edge has no slope: both of its corners count.
            for &(x, y) in &corners {
                if y == fine {
                    left = left.min(x);
                    right = right.max(x);
                }
            }
            if left <= right {
                self.fill_span(row, (left + 15).div_euclid(16), right.div_euclid(16) + 1, colour);
            }
        }
    }

    /// A straight line of this thickness between two pixels.
    pub fn line(&mut self, from: Point, to: Point, thick: i32, colour: Colour) {
        let (ax, ay, bx, by) = (far(from.0), far(from.1), far(to.0), far(to.1));
        let thick = thick.clamp(1, SIZE);
        let spread = thick - 1;
        let upper_left = (ax.min(bx) - spread, ay.min(by) - spread);
        let lower_right = (ax.max(bx) + spread, ay.max(by) + spread);
        match self.visible(upper_left, lower_right) {
            (_, false) => return,
            (true, true) if thick == 1 => return self.thin_line::<true>((ax, ay), (bx, by), colour),
            (false, true) if thick == 1 => return self.thin_line::<false>((ax, ay), (bx, by), colour),
            _ => {}
        }
        let (dx, dy) = (bx - ax, by - ay);
        let length = ((dx * dx + dy * dy) as u32).isqrt().max(1) as i32;
        // At a right angle by half of the thickness, a little less; an even line has its extra pixel up or left.
        let (near, distant) =
            if thick % 2 == 0 { (thick * 8 - 9, thick * 8 + 7) } else { (thick * 8 - 1, thick * 8 - 1) };
        let (nx, ny) = if dy > 0 || (dy == 0 && dx < 0) { (dy, -dx) } else { (-dy, dx) };
        let side = |(x, y): Point, by: i32| (x * 16 + nx * by / length, y * 16 + ny * by / length);
        let (from, to) = ((ax, ay), (bx, by));
        self.convex_fine(
            [side(from, near), side(to, near), side(to, -distant), side(from, -distant)],
            colour,
        );
    }

    /// A square on its corner: all pixels up to this many steps away.
    pub fn diamond(&mut self, x: i32, y: i32, radius: i32, colour: Colour) {
        let (x, y, radius) = (far(x), far(y), far(radius));
        for row in -radius..radius + 1 {
            let half = radius - row.abs();
            self.fill_span(y + row, x - half, x + half + 1, colour);
        }
    }
}
