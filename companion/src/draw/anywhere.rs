//! The house's letters and signs on any display that embedded-graphics knows. A display is not read back, so the ground has to
//! be of one colour and known. On the [`Canvas`](super::Canvas) itself [`Pen::write`] and [`Icon::draw`] are faster.

use embedded_graphics_core::draw_target::DrawTarget;
use embedded_graphics_core::geometry::{Point, Size};
use embedded_graphics_core::pixelcolor::Rgb565;
use embedded_graphics_core::primitives::Rectangle;
use embedded_graphics_core::{Drawable, Pixel};

use super::canvas::Coverage;
use super::text::Align;
use super::{Colour, Icon, Pen};

/// A line of text. Its pen knows its ground; one that does not leaves out what is covered by less than half.
#[derive(Clone, Copy)]
pub struct Label<'a> {
    /// How it looks.
    pub pen: Pen,
    /// What it says.
    pub text: &'a str,
    /// Which point of it is at `base`.
    pub align: Align,
    /// A point of its base line.
    pub base: Point,
}

/// A sign in a square.
#[derive(Clone, Copy)]
pub struct Sign {
    /// Which.
    pub icon: Icon,
    /// The upper left corner of the square.
    pub at: Point,
    /// The side of the square.
    pub size: i32,
    /// Its colour.
    pub colour: Colour,
    /// The colour below it.
    pub ground: Colour,
}

impl Drawable for Label<'_> {
    type Color = Rgb565;
    /// Where the next letter would stand.
    type Output = Point;

    fn draw<D: DrawTarget<Color = Rgb565>>(&self, target: &mut D) -> Result<Point, D::Error> {
        let Self { pen, text, align, base } = *self;
        let ramp = match pen.ground {
            Some(ground) => ground.ramp(pen.colour).map(Colour::from_panel),
            None => [pen.colour; 16],
        };
        let least = if pen.ground.is_some() { 1 } else { 8 };
        let mut x = align.start(base.x, pen.style.width(text));
        for (left, top, coverage, advance) in pen.style.images(text) {
            coverage.lay_on(target, Point::new(x, base.y) + Point::new(left, top), &ramp, least)?;
            x = x.saturating_add(advance);
        }
        Ok(Point::new(x, base.y))
    }
}

impl Drawable for Sign {
    type Color = Rgb565;
    type Output = ();

    fn draw<D: DrawTarget<Color = Rgb565>>(&self, target: &mut D) -> Result<(), D::Error> {
        let Some((left, top, coverage)) = self.icon.coverage(self.size) else { return Ok(()) };
        let ramp = self.ground.ramp(self.colour).map(Colour::from_panel);
        coverage.lay_on(target, self.at + Point::new(left, top), &ramp, 1)
    }
}

impl Coverage<'_> {
    /// Lays it on a display with its corner at a point: levels below the least are left out.
    fn lay_on<D: DrawTarget<Color = Rgb565>>(
        &self,
        target: &mut D,
        at: Point,
        ramp: &[Colour; 16],
        least: u8,
    ) -> Result<(), D::Error> {
        let colour = |level: u8| ramp.get(usize::from(level)).filter(|_| level >= least).map(|&it| it.into());
        if self.runs {
            let mut result = Ok(());
            self.each_run(|column, row, count, level| {
                if let (Ok(()), Some(colour)) = (&result, colour(level)) {
                    let size = Size::new(count as u32, 1);
                    result = target.fill_solid(&Rectangle::new(at + Point::new(column, row), size), colour);
                }
            });
            return result;
        }
        let pixels =
            self.levels().filter_map(|(x, y, level)| Some(Pixel(at + Point::new(x, y), colour(level)?)));
        target.draw_iter(pixels)
    }
}
