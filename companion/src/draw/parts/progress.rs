//! Bars that fill.

use crate::draw::palette::STEEL;
use crate::draw::{Area, Canvas, Colour};

/// A bar with its track: this many of so many.
pub fn bar(canvas: &mut Canvas, track: Area, part: u16, of: u16, colour: Colour) {
    canvas.rounded(track, track.height / 2, STEEL);
    fill(canvas, track, part, of, colour);
}

/// Only the filled part.
pub(super) fn fill(canvas: &mut Canvas, track: Area, part: u16, of: u16, colour: Colour) {
    if part == 0 {
        return;
    }
    let of = i32::from(of).max(1);
    let width = ((track.width * i32::from(part) + of / 2) / of).clamp(track.height, track.width);
    canvas.rounded(Area { width, ..track }, track.height / 2, colour);
}
