//! Entering a code of four keys: discs instead of keys, the same picture whether right or wrong.

use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE, STEEL, WAX};
use crate::draw::{Area, Canvas, Icon, Pen, Style};

/// Keys of a code.
pub const KEYS: usize = 4;

/// The boxes with `entered` of them filled, below the lock, and two lines of text.
pub fn pin_entry(canvas: &mut Canvas, entered: usize, line: &str, note: &str) {
    Icon::Lock.draw(canvas, 104, 46, 32, WAX);
    for (index, x) in (0..KEYS).zip((26..).step_by(48)) {
        let area = Area::new(x, 92, 44, 52);
        canvas.rounded(area, 6, SLATE);
        canvas.outline(area, 6, 2, if index == entered { LAMP } else { STEEL });
        if index < entered {
            canvas.disc(x + 21, 117, 7, PAPER);
        }
    }
    Pen::new(Style::Bold, PAPER, INK).room(224).centred(canvas, 120, 172, line);
    Pen::new(Style::Note, FOG, INK).room(224).centred(canvas, 120, 194, note);
}
