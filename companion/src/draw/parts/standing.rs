//! The standing strip: up to five people side by side with a figure each, and whose turn it is.

use crate::draw::palette::{LAMP, PAPER, SLATE};
use crate::draw::{Area, Canvas, Pen, Style, number};

use super::seat::seat;

/// Width and height of a cell.
pub const CELL: (i32, i32) = (44, 21);
/// Distance from cell to cell.
pub const CELL_PITCH: i32 = 46;
/// Where the first cell begins.
pub const CELL_LEFT: i32 = 6;

/// Draws the strip at this height: the figure of each seat, counted from 1; the lamp lies under the seat whose turn it is.
pub fn standing_strip(canvas: &mut Canvas, y: i32, figures: impl Iterator<Item = u16>, turn: Option<u8>) {
    for ((figure, number_of_seat), x) in figures.zip(1..).zip((CELL_LEFT..).step_by(CELL_PITCH as usize)) {
        canvas.rounded(Area::new(x, y, CELL.0, CELL.1), 4, SLATE);
        seat(canvas, x + 2, y + 2, 17, number_of_seat);
        Pen::new(Style::Bold, PAPER, SLATE).room(22).right(canvas, x + 41, y + 16, &number(figure));
        if turn == Some(number_of_seat) {
            canvas.rect(Area::new(x + 4, y + CELL.1, 36, 2), LAMP);
        }
    }
}
