//! Bars that fill.

use crate::draw::palette::STEEL;
use crate::draw::{Area, Canvas, Colour};

/// Draws a bar with its track, filled to `part` out of `of`.
pub fn bar(canvas: &mut Canvas, track: Area, part: u16, of: u16, colour: Colour) {
    canvas.rounded(track, track.height / 2, STEEL);
    fill(canvas, track, part, of, colour);
}

/// Draws only the filled part.
pub(super) fn fill(canvas: &mut Canvas, track: Area, part: u16, of: u16, colour: Colour) {
    if part == 0 {
        return;
    }
    let of = i32::from(of).max(1);
    let width = ((track.width * i32::from(part) + of / 2) / of).clamp(track.height, track.width);
    canvas.rounded(Area { width, ..track }, track.height / 2, colour);
}
