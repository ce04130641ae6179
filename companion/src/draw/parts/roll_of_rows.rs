//! What followed, told row by row: those told are lit, the one told now is in the lamp and lists everything, the rest is
//! outlined.

use crate::draw::palette::{FOG, GOOD, INK, LAMP, PAPER, SLATE, STEEL};
use crate::draw::{Area, Canvas, Pen, Style};

use super::list::{LIST_TOP, scroll_line};

/// A row of the roll.
pub struct RollRow<'a> {
    /// What happened.
    pub label: &'a str,
    /// Where or to whom, everything.
    pub note: &'a str,
    /// The same in one line, once it was told.
    pub short: &'a str,
    /// A figure on the right; empty if there is none.
    pub figure: &'a str,
}

const HEIGHT: i32 = 43;
/// The row that is told now grows by a line.
const GROWN: i32 = 61;
const GAP: i32 = 2;
/// Room of a line of notes, beside sign and figure.
pub const ROLL_ROOM: i32 = 138;

/// Draws rows from the plate down to `bottom`, `told` of them lit; `sign` draws the sign of a row with its middle at a
/// point.
pub fn roll_of_rows(
    canvas: &mut Canvas,
    bottom: i32,
    count: usize,
    told: usize,
    row: impl Fn(usize, &mut dyn FnMut(&RollRow<'_>)),
    sign: impl Fn(&mut Canvas, usize, i32, i32),
) {
    let now = told.saturating_sub(1).min(count.saturating_sub(1));
    let fit = (1 + (bottom - LIST_TOP - GROWN).max(0) / (HEIGHT + GAP)) as usize;
    let first = now.saturating_sub(fit.saturating_sub(1)).min(count.saturating_sub(fit));
    let mut y = LIST_TOP;
    for index in first..count.min(first + fit) {
        row(index, &mut |shown| {
            let (ground, colour, second, height) = match index.cmp(&now) {
                core::cmp::Ordering::Equal => (LAMP, INK, INK, GROWN),
                core::cmp::Ordering::Less => (SLATE, PAPER, FOG, HEIGHT),
                core::cmp::Ordering::Greater => (INK, FOG, FOG, HEIGHT),
            };
            let area = Area::new(8, y, 224, height);
            if index > now {
                canvas.outline(area, 6, 1, STEEL);
            } else {
                canvas.rounded(area, 6, ground);
            }
            if index == now {
                canvas.say_chosen(shown.label);
            }
            sign(canvas, index, area.x + 20, y + height / 2);
            let figure = Pen::new(Style::Head, if index < now { GOOD } else { colour }, ground);
            figure.right(canvas, area.right() - 8, y + height / 2 + 7, shown.figure);
            Pen::new(Style::Bold, colour, ground).room(ROLL_ROOM).left(canvas, 50, y + 19, shown.label);
            let pen = Pen::new(Style::Note, second, ground);
            if index == now {
                let lines = Style::Note.wrap(shown.note, ROLL_ROOM);
                for (line, base) in lines.iter().zip([y + 37, y + 54]) {
                    pen.room(ROLL_ROOM).left(canvas, 50, base, line);
                }
            } else {
                pen.room(ROLL_ROOM).left(canvas, 50, y + 36, shown.short);
            }
            y += height + GAP;
        });
    }
    scroll_line(canvas, LIST_TOP, bottom - LIST_TOP, first, fit, count);
}
