//! The canvas: 240 by 240 halfwords in the order that the panel takes them, and what is laid on it: spans,
//! rectangles and images. Shapes are in [`shapes`](super::shapes), letters in [`text`](super::text).
//!
//! Any coordinate is allowed; what lies outside is not drawn.

use core::convert::Infallible;
use core::ops::Range;

use embedded_graphics_core::draw_target::DrawTarget;
use embedded_graphics_core::geometry::{Dimensions, Point, Size};
use embedded_graphics_core::pixelcolor::Rgb565;
use embedded_graphics_core::pixelcolor::raw::{RawData, RawU16};
use embedded_graphics_core::primitives::{PointsIter as _, Rectangle};
use embedded_graphics_core::{Drawable, Pixel};

use super::icons::Icon;
use super::palette::Colour;

/// Width and height of the screen.
pub const SIZE: i32 = 240;

const SIDE: usize = SIZE as usize;
const PIXELS: usize = SIDE * SIDE;

/// Coordinates are pulled in to this distance: far outside the screen, and no sum of a few overflows.
const FAR: i32 = 1024;

pub(super) fn far(value: i32) -> i32 {
    value.clamp(-FAR, FAR)
}

/// A rectangle of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    /// Left edge.
    pub x: i32,
    /// Upper edge.
    pub y: i32,
    /// Width.
    pub width: i32,
    /// Height.
    pub height: i32,
}

impl Area {
    /// The whole screen.
    pub const SCREEN: Self = Self::new(0, 0, SIZE, SIZE);

    /// A rectangle.
    pub const fn new(x: i32, y: i32, width: i32, height: i32) -> Self {
        Self { x, y, width, height }
    }

    /// The same, smaller by this much on every side.
    pub const fn inset(self, by: i32) -> Self {
        let twice = by.saturating_mul(2);
        let (x, y) = (self.x.saturating_add(by), self.y.saturating_add(by));
        Self::new(x, y, self.width.saturating_sub(twice), self.height.saturating_sub(twice))
    }

    /// First column on the right of it.
    pub const fn right(self) -> i32 {
        self.x.saturating_add(self.width)
    }

    /// First row below it.
    pub const fn bottom(self) -> i32 {
        self.y.saturating_add(self.height)
    }

    /// Whether all of another lies inside.
    pub const fn holds(self, other: Self) -> bool {
        self.x <= other.x
            && self.y <= other.y
            && other.right() <= self.right()
            && other.bottom() <= self.bottom()
    }

    /// Whether they have a pixel in common.
    pub const fn meets(self, other: Self) -> bool {
        self.x < other.right() && other.x < self.right() && self.y < other.bottom() && other.y < self.bottom()
    }

    /// Whether this point is inside.
    pub const fn has(self, x: i32, y: i32) -> bool {
        self.x <= x && x < self.right() && self.y <= y && y < self.bottom()
    }

    /// Both edges of each axis, pulled in to where sums are safe.
    fn edges(self) -> (i32, i32, i32, i32) {
        let (x, y) = (far(self.x), far(self.y));
        (x, y, x + self.width.clamp(0, 2 * FAR), y + self.height.clamp(0, 2 * FAR))
    }
}

/// Coverage of 4 bits a pixel, two of them a byte: pixel by pixel in rows of whole bytes, or as runs over the whole image.
/// Of a run there is a level, and behind 0 and 15 how many more of it follow, 15 at a time.
#[derive(Clone, Copy)]
pub(super) struct Coverage<'a> {
    pub width: i32,
    pub height: i32,
    pub bits: &'a [u8],
    pub runs: bool,
}

impl Coverage<'_> {
    fn stride(&self) -> usize {
        usize::try_from(self.width + 1).unwrap_or(0) / 2
    }

    /// Visits every pixel that has any coverage: column and row.
    #[cfg(feature = "trace")]
    pub(super) fn each_covered(&self, mut visit: impl FnMut(i32, i32)) {
        if self.runs {
            return self
                .each_run(|column, row, count, _| (column..column + count).for_each(|at| visit(at, row)));
        }
        self.levels().filter(|&(.., level)| level > 0).for_each(|(x, y, _)| visit(x, y));
    }

    /// Column, row and level of every pixel, where it is not in runs.
    pub(super) fn levels(&self) -> impl Iterator<Item = (i32, i32, u8)> {
        let rows = self.bits.chunks(self.stride().max(1)).zip(0..self.height);
        rows.flat_map(|(row, y)| {
            let levels = row.iter().flat_map(|byte| [byte >> 4, byte & 15]);
            levels.zip(0..self.width).map(move |(level, x)| (x, y, level))
        })
    }

    /// Visits runs of pixels with any coverage: column, row, how many, level. None is longer than its row.
    pub(super) fn each_run(&self, mut visit: impl FnMut(i32, i32, i32, u8)) {
        let (mut column, mut row) = (0, 0);
        let mut signs = Nibbles { bytes: self.bits.iter(), second: None };
        while row < self.height {
            let Some(level) = signs.next() else { return };
            let mut count = 1;
            if level == 0 || level == 15 {
                for more in signs.by_ref() {
                    count += i32::from(more);
                    if more != 15 {
                        break;
                    }
                }
            }
            while count > 0 && row < self.height {
                let here = count.min(self.width - column);
                if level != 0 {
                    visit(column, row, here, level);
                }
                count -= here;
                column += here;
                if column >= self.width {
                    (column, row) = (0, row + 1);
                }
            }
        }
    }
}

/// Signs of four bits, in their order.
struct Nibbles<'a> {
    bytes: core::slice::Iter<'a, u8>,
    second: Option<u8>,
}

impl Iterator for Nibbles<'_> {
    type Item = u8;

    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        self.second.take().or_else(|| {
            let byte = self.bytes.next()?;
            self.second = Some(byte & 15);
            Some(byte >> 4)
        })
    }
}

/// What coverage is laid with. No closure: the device's program is built for size, and would call one for each pixel.
trait Ink: Copy {
    /// Covers a pixel up to this level.
    fn cover(self, pixel: &mut u16, level: u8);
}

/// On a known ground: a colour for each level.
#[derive(Clone, Copy)]
struct OnKnown<'a>(&'a [u16; 16]);

impl Ink for OnKnown<'_> {
    #[inline(always)]
    fn cover(self, pixel: &mut u16, level: u8) {
        // A level has four bits; saying so spares the check.
        if let Some(colour) = self.0.get(usize::from(level & 15)) {
            *pixel = *colour;
        }
    }
}

/// On whatever is there.
#[derive(Clone, Copy)]
struct OnAny {
    colour: Colour,
    /// As it goes to the panel.
    full: u16,
}

impl Ink for OnAny {
    #[inline(always)]
    fn cover(self, pixel: &mut u16, level: u8) {
        *pixel = match level {
            15 => self.full,
            _ => Colour::from_panel(*pixel).under(self.colour, level).panel(),
        };
    }
}

/// The picture. Its initial value is all zero bits, so that it costs nothing in flash.
pub struct Canvas {
    pixels: [u16; PIXELS],
    /// How far drawing keeps from the left, upper, right and lower edge.
    margins: [i32; 4],
    /// The same of whole pictures: [`Canvas::only`].
    around: [i32; 4],
    signs: Signs,
    #[cfg(feature = "trace")]
    pub(super) trace: super::trace::Trace,
}

/// The different signs of a picture, in the order of drawing; of more than that nobody is told the names.
pub type Signs = heapless::Vec<Icon, 24>;

impl Canvas {
    /// Says what the cursor is on, for those who do not see it; the device says nothing.
    #[allow(unused_variables)]
    pub fn say_chosen(&mut self, label: &str) {
        #[cfg(feature = "trace")]
        self.trace.choose(label);
    }

    /// Says more of it: what is set there, how many there are.
    #[allow(unused_variables)]
    pub fn say_with(&mut self, more: &str) {
        #[cfg(feature = "trace")]
        self.trace.choose_with(more);
    }

    /// A black canvas.
    pub const fn new() -> Self {
        Self {
            pixels: [0; PIXELS],
            margins: [0; 4],
            around: [0; 4],
            signs: Signs::new(),
            #[cfg(feature = "trace")]
            trace: super::trace::Trace::new(),
        }
    }

    /// The signs drawn since the picture was begun.
    pub const fn signs(&self) -> &Signs {
        &self.signs
    }

    pub(super) fn note_sign(&mut self, icon: Icon) {
        if !self.signs.contains(&icon) {
            let _ = self.signs.push(icon);
        }
    }

    /// The pixels, row by row, as halfwords whose bytes in memory are in the panel's order.
    pub const fn pixels(&self) -> &[u16; PIXELS] {
        &self.pixels
    }

    /// The pixels of a row.
    pub fn row(&self, y: usize) -> &[u16] {
        self.pixels.get(y * SIDE..(y + 1) * SIDE).unwrap_or(&[])
    }

    /// The colour of a pixel; black outside.
    pub fn colour(&self, x: i32, y: i32) -> Colour {
        let inside = (0..SIZE).contains(&x) && (0..SIZE).contains(&y);
        let halfword = if inside { self.pixels.get((y * SIZE + x) as usize) } else { None };
        Colour::from_panel(halfword.copied().unwrap_or(0))
    }

    /// From now on pictures are drawn in these rows only; the others stay as they are. So a body sends the upper rows of a
    /// picture while it has the lower ones drawn.
    pub fn only(&mut self, rows: Range<usize>) {
        let [first, after] = [rows.start, rows.end].map(|row| row.min(SIDE) as i32);
        self.around = [0, first, 0, SIZE - after.max(first)];
        self.margins = self.around;
    }

    /// Begins a picture: everything in one colour, nothing kept of the last.
    pub fn clear(&mut self, colour: Colour) {
        let [_, upper, _, lower] = self.around;
        self.margins = self.around;
        self.signs.clear();
        flood(
            self.pixels.get_mut((upper * SIZE) as usize..((SIZE - lower) * SIZE) as usize).unwrap_or(&mut []),
            colour,
        );
        #[cfg(feature = "trace")]
        self.trace.begin();
    }

    /// Where drawing is allowed now.
    pub const fn window(&self) -> Area {
        let [left, upper, right, lower] = self.margins;
        Area::new(left, upper, SIZE - left - right, SIZE - upper - lower)
    }

    /// Draws with everything outside an area cut off.
    pub fn within(&mut self, area: Area, draw: impl FnOnce(&mut Self)) {
        let before = self.margins;
        let (x0, y0, x1, y1) = area.edges();
        let [left, upper, right, lower] = before;
        self.margins = [x0.max(left), y0.max(upper), (SIZE - x1).max(right), (SIZE - y1).max(lower)];
        draw(self);
        self.margins = before;
    }

    /// The allowed part of the columns `x0..x1` of a row.
    fn span(&mut self, y: i32, x0: i32, x1: i32) -> &mut [u16] {
        let [left, upper, right, lower] = self.margins;
        let (x0, x1) = (x0.max(left), x1.min(SIZE - right));
        if y < upper || y >= SIZE - lower || x0 >= x1 {
            return &mut [];
        }
        let start = (y * SIZE + x0) as usize;
        self.pixels.get_mut(start..start + (x1 - x0) as usize).unwrap_or(&mut [])
    }

    /// One pixel.
    pub fn pixel(&mut self, x: i32, y: i32, colour: Colour) {
        let (x, y) = (far(x), far(y));
        self.span(y, x, x + 1).fill(colour.panel());
    }

    /// One pixel, as it goes to the panel.
    pub(super) fn halfword(&mut self, x: i32, y: i32, halfword: u16) {
        self.span(far(y), far(x), far(x) + 1).fill(halfword);
    }

    /// The columns `x0..x1` of a row.
    pub(super) fn fill_span(&mut self, y: i32, x0: i32, x1: i32, colour: Colour) {
        let span = self.span(y, x0, x1);
        // Most are as short as an edge: made ready for words, they would take longer.
        if span.len() < 12 {
            let colour = colour.panel();
            return span.iter_mut().for_each(|pixel| *pixel = colour);
        }
        flood(span, colour);
    }

    /// A filled rectangle.
    pub fn rect(&mut self, area: Area, colour: Colour) {
        let (x0, y0, x1, y1) = area.edges();
        let [_, upper, _, lower] = self.margins;
        for y in y0.max(upper)..y1.min(SIZE - lower) {
            flood(self.span(y, x0, x1), colour);
        }
        #[cfg(feature = "trace")]
        self.trace.cover(area);
    }

    /// A rectangle's outline, drawn inwards.
    pub fn frame(&mut self, area: Area, thick: i32, colour: Colour) {
        let thick = thick.clamp(0, FAR);
        let (x0, y0, x1, y1) = area.edges();
        let [_, upper, _, lower] = self.margins;
        for y in y0.max(upper)..y1.min(SIZE - lower) {
            if y < y0 + thick || y >= y1 - thick {
                self.fill_span(y, x0, x1, colour);
            } else {
                self.fill_span(y, x0, x0 + thick, colour);
                self.fill_span(y, x1 - thick, x1, colour);
            }
        }
    }

    /// Lays coverage on a known ground: each level is one of sixteen ready colours.
    pub(super) fn stamp(&mut self, x: i32, y: i32, image: Coverage<'_>, ramp: &[u16; 16]) {
        self.lay(x, y, image, OnKnown(ramp));
    }

    /// Lays coverage on whatever is there.
    pub(super) fn blend(&mut self, x: i32, y: i32, image: Coverage<'_>, colour: Colour) {
        self.lay(x, y, image, OnAny { colour, full: colour.panel() });
    }

    /// Visits every pixel that has any coverage.
    ///
    /// This is the hottest loop of a picture. It walks by slices that shrink, as zipping chunks would cost a
    /// division for every letter, which the processor does not have.
    fn lay(&mut self, x: i32, y: i32, image: Coverage<'_>, ink: impl Ink) {
        let (x, y) = (far(x), far(y));
        let [left, upper, right, lower] = self.margins;
        let rows = y.max(upper)..(y + image.height).min(SIZE - lower);
        if rows.is_empty() || x >= SIZE - right || x + image.width <= left {
            return;
        }
        let beside = x >= left && x + image.width <= SIZE - right;
        if image.runs {
            return self.lay_runs((x, y), image, beside && rows.len() == image.height as usize, ink);
        }
        let stride = image.stride();
        let mut bits = image.bits.get(stride * (rows.start - y) as usize..).unwrap_or(&[]);
        if beside {
            let mut below = self.pixels.get_mut((rows.start * SIZE + x) as usize..).unwrap_or(&mut []);
            for _ in rows {
                let Some((row, rest)) = bits.split_at_checked(stride) else { return };
                bits = rest;
                for (&byte, at) in row.iter().zip((0_usize..).step_by(2)) {
                    if byte == 0 {
                        continue;
                    }
                    let (first, second) = (byte >> 4, byte & 15);
                    if first != 0
                        && let Some(pixel) = below.get_mut(at)
                    {
                        ink.cover(pixel, first);
                    }
                    // The padding of an odd row is blank, so this stays inside the image.
                    if second != 0
                        && let Some(pixel) = below.get_mut(at + 1)
                    {
                        ink.cover(pixel, second);
                    }
                }
                below = below.get_mut(SIDE..).unwrap_or(&mut []);
            }
            return;
        }
        let skipped = (left - x).max(0) as usize;
        for y in rows {
            let Some((row, rest)) = bits.split_at_checked(stride) else { return };
            bits = rest;
            for (pixel, i) in self.span(y, x, x + image.width).iter_mut().zip(skipped..) {
                let byte = row.get(i / 2).copied().unwrap_or(0);
                let level = if i % 2 == 0 { byte >> 4 } else { byte & 15 };
                if level != 0 {
                    ink.cover(pixel, level);
                }
            }
        }
    }

    /// The same for runs: by itself, so that the loop over small letters keeps its registers.
    #[inline(never)]
    fn lay_runs(&mut self, (x, y): (i32, i32), image: Coverage<'_>, whole: bool, ink: impl Ink) {
        let first = y * SIZE + x;
        image.each_run(|column, row, count, level| {
            let pixels = if whole {
                let from = (first + row * SIZE + column) as usize;
                self.pixels.get_mut(from..from + count as usize).unwrap_or(&mut [])
            } else {
                self.span(y + row, x + column, x + column + count)
            };
            pixels.iter_mut().for_each(|pixel| ink.cover(pixel, level));
        });
    }

    /// Whether all, and whether any of the pixels from one corner to another (both included) may be drawn.
    pub(super) fn visible(&self, (x0, y0): (i32, i32), (x1, y1): (i32, i32)) -> (bool, bool) {
        let [left, upper, right, lower] = self.margins;
        let (right, lower) = (SIZE - right, SIZE - lower);
        (
            x0 >= left && y0 >= upper && x1 < right && y1 < lower,
            x1 >= left && y1 >= upper && x0 < right && y0 < lower,
        )
    }

    /// Which of so many rows, the first of them at `y`, may be drawn.
    pub(super) fn shown_rows(&self, y: i32, height: i32) -> Range<i32> {
        let [_, upper, _, lower] = self.margins;
        (upper - y).max(0)..(SIZE - lower - y).min(height)
    }

    /// Whether any of the rows from one to another (both included) may be drawn.
    pub(super) const fn shows_rows(&self, first: i32, last: i32) -> bool {
        let [_, upper, _, lower] = self.margins;
        last >= upper && first < SIZE - lower
    }

    /// A line of one pixel between two points. If both are `INSIDE` the window, no further check is needed on the way.
    pub(super) fn thin_line<const INSIDE: bool>(&mut self, from: (i32, i32), to: (i32, i32), colour: Colour) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let halfword = colour.panel();
        let (step_x, step_y) = ((dx.signum(), 0), (0, dy.signum()));
        // The longer axis advances every time, the shorter one when its share is full.
        let (long, short, every, sometimes) = if dx.abs() >= dy.abs() {
            (dx.abs(), dy.abs(), step_x, step_y)
        } else {
            (dy.abs(), dx.abs(), step_y, step_x)
        };
        let offset = |(x, y): (i32, i32)| y * SIZE + x;
        let (ahead, aside) = (offset(every), offset(sometimes));
        let window = self.window();
        let (mut at, mut point) = (offset(from), from);
        let mut share = long / 2;
        for _ in 0..=long {
            if (INSIDE || window.has(point.0, point.1))
                && let Some(pixel) = self.pixels.get_mut(at as usize)
            {
                *pixel = halfword;
            }
            at += ahead;
            point = (point.0 + every.0, point.1 + every.1);
            share -= short;
            if share < 0 {
                share += long;
                at += aside;
                point = (point.0 + sometimes.0, point.1 + sometimes.1);
            }
        }
    }
}

/// Pixels in one colour, two with a word and eight words at a time: a picture begins with all of them, and the device's program
/// is built for size, which would be one by one.
fn flood(pixels: &mut [u16], colour: Colour) {
    let colour = colour.panel();
    let pair = u32::from(colour) | u32::from(colour) << 16;
    let (first, words, last) = bytemuck::pod_align_to_mut(pixels);
    first.fill(colour);
    last.fill(colour);
    let (eights, rest) = words.as_chunks_mut();
    for [a, b, c, d, e, f, g, h] in eights {
        (*a, *b, *c, *d) = (pair, pair, pair, pair);
        (*e, *f, *g, *h) = (pair, pair, pair, pair);
    }
    rest.fill(pair);
}

impl Default for Canvas {
    fn default() -> Self {
        Self::new()
    }
}

impl From<Rgb565> for Colour {
    fn from(colour: Rgb565) -> Self {
        Self::from_bits(RawU16::from(colour).into_inner())
    }
}

impl From<Colour> for Rgb565 {
    fn from(colour: Colour) -> Self {
        RawU16::new(colour.bits()).into()
    }
}

impl From<Area> for Rectangle {
    fn from(area: Area) -> Self {
        let size = Size::new(area.width.max(0) as u32, area.height.max(0) as u32);
        Self::new(Point::new(area.x, area.y), size)
    }
}

/// What can be drawn on: inside [`Canvas::within`] its window.
impl Dimensions for Canvas {
    fn bounding_box(&self) -> Rectangle {
        self.window().into()
    }
}

/// So that anybody's drawables work on it (`examples/drawables.rs`). The house's own parts do without: they know the
/// ground they draw on and the panel's order of bytes.
impl DrawTarget for Canvas {
    type Color = Rgb565;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Rgb565>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        for Pixel(point, colour) in pixels {
            self.pixel(point.x, point.y, colour.into());
        }
        Ok(())
    }

    fn fill_contiguous<I: IntoIterator<Item = Rgb565>>(
        &mut self,
        area: &Rectangle,
        colours: I,
    ) -> Result<(), Infallible> {
        if area.intersection(&self.bounding_box()) != *area {
            // What is cut off has colours, too.
            return self.draw_iter(area.points().zip(colours).map(|(point, colour)| Pixel(point, colour)));
        }
        #[cfg(feature = "trace")]
        self.trace.cover(Area::new(
            area.top_left.x,
            area.top_left.y,
            area.size.width as i32,
            area.size.height as i32,
        ));
        let Point { x, y } = area.top_left;
        let (right, bottom) = (x + area.size.width as i32, y + area.size.height as i32);
        let mut colours = colours.into_iter();
        for y in y..bottom {
            for pixel in self.span(y, x, right) {
                let Some(colour) = colours.next() else { return Ok(()) };
                *pixel = Colour::from(colour).panel();
            }
        }
        Ok(())
    }

    fn fill_solid(&mut self, area: &Rectangle, colour: Rgb565) -> Result<(), Infallible> {
        let area = area.intersection(&self.bounding_box());
        let (width, height) = (area.size.width as i32, area.size.height as i32);
        self.rect(Area::new(area.top_left.x, area.top_left.y, width, height), colour.into());
        Ok(())
    }

    fn clear(&mut self, colour: Rgb565) -> Result<(), Infallible> {
        if self.margins == self.around {
            Canvas::clear(self, colour.into());
        } else {
            self.rect(self.window(), colour.into());
        }
        Ok(())
    }
}

/// The picture on any other display, its upper left corner at the origin (`examples/displays.rs`).
impl Drawable for Canvas {
    type Color = Rgb565;
    type Output = ();

    fn draw<D: DrawTarget<Color = Rgb565>>(&self, target: &mut D) -> Result<(), D::Error> {
        let colours = self.pixels.iter().map(|&pixel| Colour::from_panel(pixel).into());
        target.fill_contiguous(&Area::SCREEN.into(), colours)
    }
}
