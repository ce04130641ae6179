//! Figures larger than any style: those of [`Style::Giant`], enlarged while they are drawn, so that they cost no flash.

use super::canvas::{Canvas, Coverage};
use super::palette::Colour;
use super::text::Style;

/// Room for a row of the widest figure, and a blank one behind it.
const ROW: usize = 80;
/// One step from pixel to pixel.
const ONE: i32 = 4096;

/// Levels of one row of a figure; blank outside.
type Row = [u8; ROW];

fn level(row: &Row, column: i32) -> i32 {
    usize::try_from(column).ok().and_then(|column| row.get(column)).copied().unwrap_or(0).into()
}

/// A figure being enlarged.
struct Enlarged {
    /// From pixel to pixel of the picture, in those of the figure,
    step: i32,
    /// and how much steeper edges are, in 256ths.
    gain: i32,
    left: i32,
    top: i32,
    /// Columns of the picture.
    columns: i32,
    /// The next row of the picture, counted from `top`.
    next: i32,
    ramp: [u16; 16],
}

impl Enlarged {
    /// Where the middle of a pixel of the picture lies among those of the figure.
    fn source(&self, at: i32) -> i32 {
        at * self.step + self.step / 2 - ONE / 2
    }

    /// Draws the rows of the picture between two rows of the figure, the second of which is number `row`.
    fn between(&mut self, canvas: &mut Canvas, rows: [&Row; 2], row: i32) {
        let [above, below] = rows;
        while self.source(self.next) < row * ONE {
            let down = self.source(self.next) - (row - 1) * ONE;
            let y = self.top + self.next;
            let columns = if canvas.shows_rows(y, y) { -2..self.columns } else { 0..0 };
            for at in columns {
                let source = self.source(at);
                let (column, across) = (source.div_euclid(ONE), source.rem_euclid(ONE));
                let mixed = |row: &Row| level(row, column) * (ONE - across) + level(row, column + 1) * across;
                // 0 to 240; edges as steep as those of the figure.
                let cover = (mixed(above) * (ONE - down) + mixed(below) * down) >> 20;
                let steep = ((((cover - 120) * self.gain) >> 8) + 120).clamp(0, 240) >> 4;
                if let (1.., Some(&colour)) = (steep, self.ramp.get(steep as usize)) {
                    canvas.halfword(self.left + at, self.top + self.next, colour);
                }
            }
            self.next += 1;
        }
    }

    fn draw(mut self, canvas: &mut Canvas, figure: Coverage<'_>) {
        let (mut above, mut below) = ([0; ROW], [0; ROW]);
        // The row that `below` holds.
        let mut row = 0;
        figure.each_run(|column, at, count, level| {
            while row < at {
                self.between(canvas, [&above, &below], row);
                (above, below) = (below, [0; ROW]);
                row += 1;
            }
            let from = usize::try_from(column).unwrap_or(0);
            let here = below.iter_mut().skip(from).take(usize::try_from(count).unwrap_or(0));
            here.for_each(|pixel| *pixel = level);
        });
        self.between(canvas, [&above, &below], row);
        self.between(canvas, [&below, &[0; ROW]], row + 1);
    }
}

/// How wide figures of this size are.
pub fn large_width(size: i32, text: &str) -> i32 {
    Style::Giant.width(text) * size / Style::Giant.size()
}

impl Canvas {
    /// Draws figures of [`Style::Giant`], enlarged to this size, round `x` on their base line.
    pub fn large(&mut self, (x, base): (i32, i32), size: i32, text: &str, colour: Colour, ground: Colour) {
        let (size, of) = (size.max(1), Style::Giant.size());
        let mut left = x - large_width(size, text) / 2;
        #[cfg(feature = "trace")]
        {
            let width = Style::Giant.width(text);
            let pen = super::text::Pen::new(Style::Giant, colour, ground).room(super::SIZE * of / size);
            super::trace::text(self, pen, x - width / 2, base, width, text);
        }
        for letter in text.chars() {
            if let Some((at, figure)) = Style::Giant.figure(letter) {
                let enlarged = Enlarged {
                    step: of * ONE / size,
                    gain: size * 256 / of,
                    left: left + at.0 * size / of,
                    top: base + at.1 * size / of,
                    columns: figure.width * size / of + 3,
                    next: -2,
                    ramp: ground.ramp(colour),
                };
                enlarged.draw(self, figure);
            }
            left += large_width(size, letter.encode_utf8(&mut [0; 4]));
        }
    }
}
