//! A breath: the ring that closes before it is told what follows from an entry.

use crate::draw::Canvas;
use crate::draw::palette::{LAMP, STEEL};

/// The middle of the ring.
pub const MIDDLE: (i32, i32) = (120, 124);
/// The ring: its outer radius and how thick it is.
const RADIUS: i32 = 86;
const THICK: i32 = 6;

/// The ring, closed to `part` of `of`.
pub fn breath_ring(canvas: &mut Canvas, part: u32, of: u32) {
    let half_degrees = u64::from(part.min(of)) * 720 / u64::from(of.max(1));
    canvas.ring(MIDDLE.0, MIDDLE.1, RADIUS, THICK, STEEL);
    canvas.ring_part(MIDDLE.0, MIDDLE.1, RADIUS, THICK, half_degrees as i32, LAMP);
}
