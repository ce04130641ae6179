//! Letters: Noto Sans in ten styles, proportional and anti-aliased, rasterised at build time.
//!
//! A [`Pen`] says how a text looks and on which ground it stands; because the ground is known, each run of text
//! needs only sixteen colours. A text that does not fit is drawn all the same; the trace tells the tests.

use core::fmt::Write as _;

use heapless::String;

use super::canvas::{Canvas, Coverage, SIZE};
use super::palette::Colour;

include!(concat!(env!("OUT_DIR"), "/glyphs.rs"));

struct Glyph {
    start: u16,
    left: i8,
    top: i8,
    width: u8,
    height: u8,
    advance: u8,
}

/// All glyphs of a style.
struct Face {
    size: u8,
    ascent: u8,
    descent: u8,
    set: &'static [char],
    /// Whether its glyphs are packed as runs.
    runs: bool,
    glyphs: &'static [Glyph],
    bits: &'static [u8],
}

impl Face {
    fn glyph(&self, letter: char) -> Option<&'static Glyph> {
        let index = if self.set.len() == LETTERS.len() {
            // The letters of Latin-1 stand in their order, then four more.
            match letter {
                ' '..='~' => letter as usize - 0x20,
                '\u{a0}'..='\u{ff}' => letter as usize - 0xa0 + 95,
                _ => self.set.iter().skip(191).position(|&known| known == letter)? + 191,
            }
        } else {
            self.set.iter().position(|&known| known == letter)?
        };
        self.glyphs.get(index)
    }

    /// The glyph of a letter, or of the question mark if there is none.
    fn glyph_or_mark(&self, letter: char) -> Option<&'static Glyph> {
        self.glyph(letter).or_else(|| self.glyph('?'))
    }

    fn coverage(&self, glyph: &Glyph) -> Coverage<'static> {
        Coverage {
            width: glyph.width.into(),
            height: glyph.height.into(),
            bits: self.bits.get(usize::from(glyph.start)..).unwrap_or(&[]),
            runs: self.runs,
        }
    }
}

/// A size and weight of letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Style {
    /// Bold 11: numbers and short names on maps only.
    Map,
    /// Bold 12: key hints, chips, captions (in capitals).
    Hint,
    /// Regular 14: second lines.
    Note,
    /// Bold 14: second lines that matter.
    NoteBold,
    /// Regular 16: running text.
    Body,
    /// Bold 16: rows, plates, bars.
    Bold,
    /// Bold 20: one heading a screen, scores.
    Head,
    /// Bold 30: people on hand-overs and banners, stations to choose from.
    Name,
    /// Bold 48, figures only: key figures.
    Figure,
    /// Bold 76, figures only: the key figure.
    Giant,
}

impl Style {
    /// Every style.
    pub const ALL: [Self; 10] = [
        Self::Map,
        Self::Hint,
        Self::Note,
        Self::NoteBold,
        Self::Body,
        Self::Bold,
        Self::Head,
        Self::Name,
        Self::Figure,
        Self::Giant,
    ];

    fn face(self) -> &'static Face {
        let [map, hint, note, note_bold, body, bold, head, name, figure, giant] = &FACES;
        match self {
            Self::Map => map,
            Self::Hint => hint,
            Self::Note => note,
            Self::NoteBold => note_bold,
            Self::Body => body,
            Self::Bold => bold,
            Self::Head => head,
            Self::Name => name,
            Self::Figure => figure,
            Self::Giant => giant,
        }
    }

    /// Pixels of the letter square.
    pub fn size(self) -> i32 {
        self.face().size.into()
    }

    /// How far letters with accents reach above the base line.
    pub fn ascent(self) -> i32 {
        self.face().ascent.into()
    }

    /// How far letters reach below the base line.
    pub fn descent(self) -> i32 {
        self.face().descent.into()
    }

    /// Whether it can show this letter.
    pub fn has(self, letter: char) -> bool {
        self.face().glyph(letter).is_some()
    }

    /// Width of one letter.
    pub fn letter_width(self, letter: char) -> i32 {
        self.face().glyph_or_mark(letter).map_or(0, |glyph| glyph.advance.into())
    }

    /// Width of a text on one line.
    pub fn width(self, text: &str) -> i32 {
        text.chars().map(|letter| self.letter_width(letter)).sum()
    }

    /// First row above and first row below the ink of a text, from its base line.
    pub fn ink(self, text: &str) -> (i32, i32) {
        let face = self.face();
        let glyphs =
            text.chars().filter_map(|letter| face.glyph_or_mark(letter)).filter(|glyph| glyph.height > 0);
        glyphs.fold((0, 0), |(top, bottom), glyph| {
            let upper = i32::from(glyph.top);
            (top.min(upper), bottom.max(upper + i32::from(glyph.height)))
        })
    }

    /// Where the picture of a letter lies from its point on the base line, and the picture; none if it is blank.
    pub(super) fn figure(self, letter: char) -> Option<((i32, i32), Coverage<'static>)> {
        let face = self.face();
        let glyph = face.glyph_or_mark(letter).filter(|glyph| glyph.height > 0)?;
        Some(((glyph.left.into(), glyph.top.into()), face.coverage(glyph)))
    }

    /// The images of a text's letters: how far on the right and below of the pen's point each begins, and how far the pen goes on.
    pub(super) fn images(self, text: &str) -> impl Iterator<Item = (i32, i32, Coverage<'static>, i32)> {
        let face = self.face();
        let glyphs = text.chars().filter_map(|letter| face.glyph_or_mark(letter));
        glyphs.map(|it| (it.left.into(), it.top.into(), face.coverage(it), it.advance.into()))
    }

    /// Visits every pixel that a text would touch.
    #[cfg(feature = "trace")]
    pub(super) fn each_ink(self, x: i32, base: i32, text: &str, mut visit: impl FnMut(i32, i32)) {
        let mut x = x;
        for (left, top, coverage, advance) in self.images(text) {
            let (left, top) = (x.saturating_add(left), base.saturating_add(top));
            coverage.each_covered(|column, row| visit(left.saturating_add(column), top.saturating_add(row)));
            x = x.saturating_add(advance);
        }
    }

    /// Bytes of all glyphs together.
    pub fn flash_bytes() -> usize {
        FACES.iter().map(|face| face.bits.len() + size_of_val(face.glyphs) + size_of::<Face>()).sum::<usize>()
            + size_of_val(LETTERS)
            + size_of_val(FIGURES)
    }
}

/// Which point of a text is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// Its left end.
    Left,
    /// Its middle.
    Middle,
    /// Its right end.
    Right,
}

impl Align {
    /// Where a text of this width begins.
    pub(super) const fn start(self, x: i32, width: i32) -> i32 {
        match self {
            Self::Left => x,
            Self::Middle => x.saturating_sub(width / 2),
            Self::Right => x.saturating_sub(width),
        }
    }
}

/// How a text looks: style, colour, the ground it stands on, and the widest it may be.
#[derive(Clone, Copy)]
pub struct Pen {
    /// Size and weight.
    pub style: Style,
    /// Colour of the letters.
    pub colour: Colour,
    /// Colour of what is already there; none if it is not of one colour (slower: each pixel is mixed).
    pub ground: Option<Colour>,
    /// The widest that fits.
    pub room: i32,
}

impl Pen {
    /// A pen with the whole width of the screen.
    pub const fn new(style: Style, colour: Colour, ground: Colour) -> Self {
        Self { style, colour, ground: Some(ground), room: SIZE }
    }

    /// A pen for a ground of several colours.
    pub const fn over(style: Style, colour: Colour) -> Self {
        Self { style, colour, ground: None, room: SIZE }
    }

    /// The same for a text that may be only this wide.
    pub const fn room(self, room: i32) -> Self {
        Self { room, ..self }
    }

    /// For a text that may be only this wide and has to be read whole: in smaller letters where it needs them.
    pub fn fit(self, room: i32, text: &str) -> Self {
        let mut style = self.style;
        while style.width(text) > room {
            style = match style {
                Style::Name => Style::Head,
                Style::Head => Style::Bold,
                Style::Bold => Style::NoteBold,
                Style::Body => Style::Note,
                Style::Note | Style::NoteBold => Style::Hint,
                _ => break,
            };
        }
        Self { style, room, ..self }
    }

    /// Writes from `x` to the right; returns where the next letter would stand.
    pub fn left(self, canvas: &mut Canvas, x: i32, base: i32, text: &str) -> i32 {
        self.write(canvas, Align::Left, x, base, text)
    }

    /// Writes up to `x`.
    pub fn right(self, canvas: &mut Canvas, x: i32, base: i32, text: &str) -> i32 {
        self.write(canvas, Align::Right, x, base, text)
    }

    /// Writes round `x`.
    pub fn centred(self, canvas: &mut Canvas, x: i32, base: i32, text: &str) -> i32 {
        self.write(canvas, Align::Middle, x, base, text)
    }

    /// Writes one line; `base` is its base line. Returns where the next letter would stand.
    pub fn write(self, canvas: &mut Canvas, align: Align, x: i32, base: i32, text: &str) -> i32 {
        let width = self.style.width(text);
        let mut x = align.start(x, width);
        #[cfg(feature = "trace")]
        super::trace::text(canvas, self, x, base, width, text);
        let (above, below) = (self.style.ascent(), self.style.descent());
        if !canvas.shows_rows(base.saturating_sub(above), base.saturating_add(below)) {
            return x.saturating_add(width);
        }
        let ramp = self.ground.map(|ground| ground.ramp(self.colour));
        for (left, top, coverage, advance) in self.style.images(text) {
            let (left, top) = (x.saturating_add(left), base.saturating_add(top));
            match &ramp {
                Some(ramp) => canvas.stamp(left, top, coverage, ramp),
                None => canvas.blend(left, top, coverage, self.colour),
            }
            x = x.saturating_add(advance);
        }
        x
    }
}

/// A whole number as text.
pub fn number(value: impl Into<i64>) -> String<20> {
    let mut text = String::new();
    // Twenty letters hold every i64, so nothing can be cut off.
    let _ = write!(text, "{}", value.into());
    text
}
