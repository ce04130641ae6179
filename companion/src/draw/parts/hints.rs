//! The hint bar: what the keys do now. On every screen but banners.

use crate::draw::palette::{INK, LAMP, PAPER, STEEL, WAX, WAX_DIM};
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::input::Key;

/// Where the bar is.
pub const BAR: Area = Area::new(0, 216, 240, 24);

/// First row below the content.
pub const BOTTOM: i32 = 214;

/// A key or a direction of the stick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cap {
    /// Key A, the lamp: does it.
    A,
    /// Key B: goes back.
    B,
    /// Key B, held.
    HeldB,
    /// Key X: another view.
    X,
    /// Key Y, the wax: opens secrets.
    Y,
    /// Key Y where it opens no secret.
    OpenY,
    /// The stick in all four directions.
    Stick,
    /// The stick left and right.
    Sideways,
    /// The stick up and down.
    UpDown,
    /// The stick to the left.
    Left,
    /// The stick to the right.
    Right,
    /// The stick up.
    Up,
    /// The stick down.
    Down,
}

impl Cap {
    /// The key, if it is one and not several directions.
    pub const fn key(self) -> Option<Key> {
        Some(match self {
            Self::A => Key::A,
            Self::B | Self::HeldB => Key::B,
            Self::X => Key::X,
            Self::Y | Self::OpenY => Key::Y,
            Self::Left => Key::Left,
            Self::Right => Key::Right,
            Self::Up => Key::Up,
            Self::Down => Key::Down,
            Self::Stick | Self::Sideways | Self::UpDown => return None,
        })
    }
}

impl From<Key> for Cap {
    fn from(key: Key) -> Self {
        match key {
            Key::A => Self::A,
            Key::B => Self::B,
            Key::X => Self::X,
            Key::Y => Self::Y,
            Key::Left => Self::Left,
            Key::Right => Self::Right,
            Key::Up => Self::Up,
            Key::Down => Self::Down,
        }
    }
}

/// Keys and what they do.
#[derive(Clone, Copy)]
pub struct Hint<'a> {
    /// The keys; several may share a label.
    pub keys: &'a [Cap],
    /// One verb, or a few words.
    pub label: &'a str,
}

impl<'a> Hint<'a> {
    /// A hint.
    pub const fn new(keys: &'a [Cap], label: &'a str) -> Self {
        Self { keys, label }
    }

    fn keys_width(&self) -> i32 {
        (18 * self.keys.len() as i32 - 2).max(0)
    }

    fn width(&self, style: Style) -> i32 {
        self.keys_width() + 5 + style.width(self.label)
    }
}

/// The bar of a screen that the table may see: 1 to 3 hints, first left, last right.
pub fn hints(canvas: &mut Canvas, items: &[Hint<'_>]) {
    bar(canvas, items, false);
}

/// Draws the bar of a secret screen.
pub fn secret_hints(canvas: &mut Canvas, items: &[Hint<'_>]) {
    bar(canvas, items, true);
}

/// The bar that answers a key which does nothing: its cap is an outline.
pub fn answer_key(canvas: &mut Canvas, key: Key, word: &str, secret: bool) {
    let cap = Cap::from(key);
    bar(canvas, &[Hint::new(&[cap], word)], secret);
    let letter = match key {
        Key::A => "A",
        Key::B => "B",
        Key::X => "X",
        Key::Y => "Y",
        Key::Left | Key::Right | Key::Up | Key::Down => return,
    };
    let (area, ground) = (Area::new(8, BAR.y + 4, 16, 16), if secret { WAX_DIM } else { INK });
    canvas.rounded(area, 4, ground);
    canvas.outline(area, 4, 1, LAMP);
    Pen::new(Style::Hint, LAMP, ground).centred(canvas, area.x + 8, area.y + 12, letter);
    #[cfg(feature = "trace")]
    canvas.trace.say(BAR, crate::draw::trace::Said::Keys(alloc::vec![(alloc::vec![cap], word.into())]));
}

fn bar(canvas: &mut Canvas, items: &[Hint<'_>], secret: bool) {
    let (ground, hairline) = if secret { (WAX_DIM, WAX) } else { (INK, STEEL) };
    canvas.rect(BAR, ground);
    canvas.rect(Area::new(BAR.x, BAR.y, BAR.width, 1), hairline);
    if secret {
        super::plate::secret_frame(canvas);
    }
    let (left, right) = (8, BAR.right() - 8);
    let gaps = items.len().saturating_sub(1) as i32;
    let width = |style: Style| -> i32 { items.iter().map(|hint| hint.width(style)).sum() };
    // Read at arm's length: as large as there is room for.
    let larger = left + width(Style::Bold) + 10 * gaps <= right;
    let (style, baseline) = if larger { (Style::Bold, 18) } else { (Style::Hint, 16) };
    let widths = width(style);
    let gap = if gaps == 0 { 0 } else { (right - left - widths) / gaps };
    #[cfg(feature = "trace")]
    if (gaps > 0 && gap < 6) || left + widths > right {
        let labels: alloc::vec::Vec<&str> = items.iter().map(|hint| hint.label).collect();
        canvas.trace.fault(alloc::format!("hint bar too full: {labels:?}"));
    }
    let mut x = left;
    for (i, hint) in items.iter().enumerate() {
        if i > 0 && i + 1 == items.len() {
            x = right - hint.width(style);
        }
        for (key, at) in hint.keys.iter().zip((x..).step_by(18)) {
            cap(canvas, at, BAR.y + 4, *key);
        }
        // Beside the stick, which is no key, one is a finger's as well.
        let mut own = hint.keys.iter().filter_map(|cap| cap.key());
        if let (Some(key), None) = (own.next(), own.next()) {
            canvas.say_key(Area::new(x - 4, BAR.y, hint.width(style) + 8, BAR.height), key);
        }
        let label = x + hint.keys_width() + 5;
        Pen::new(style, PAPER, ground).left(canvas, label, BAR.y + baseline, hint.label);
        x += hint.width(style) + gap;
    }
    #[cfg(feature = "trace")]
    {
        let keys = items.iter().map(|hint| (hint.keys.to_vec(), hint.label.into())).collect();
        canvas.trace.say(BAR, crate::draw::trace::Said::Keys(keys));
    }
}

/// One key, 16 by 16.
pub fn cap(canvas: &mut Canvas, x: i32, y: i32, key: Cap) {
    let (letter, ground, colour) = match key {
        Cap::A => ("A", LAMP, INK),
        Cap::B | Cap::HeldB => ("B", STEEL, PAPER),
        Cap::X => ("X", STEEL, PAPER),
        Cap::Y => ("Y", WAX, PAPER),
        Cap::OpenY => ("Y", STEEL, PAPER),
        Cap::Stick => return Icon::Pad.draw(canvas, x, y, 16, PAPER),
        Cap::Sideways => return Icon::Padh.draw(canvas, x, y, 16, PAPER),
        Cap::UpDown => return Icon::Padv.draw(canvas, x, y, 16, PAPER),
        Cap::Left => return Icon::Left.draw(canvas, x, y, 16, PAPER),
        Cap::Right => return Icon::Right.draw(canvas, x, y, 16, PAPER),
        Cap::Up => return Icon::Up.draw(canvas, x, y, 16, PAPER),
        Cap::Down => return Icon::Down.draw(canvas, x, y, 16, PAPER),
    };
    canvas.rounded(Area::new(x, y, 16, 16), 4, ground);
    if key == Cap::HeldB {
        // Pressed down for a while: the key is framed.
        canvas.outline(Area::new(x - 1, y - 1, 18, 18), 5, 1, PAPER);
    }
    Pen::new(Style::Hint, colour, ground).centred(canvas, x + 8, y + 12, letter);
}
