//! The time that is left as a frame round the screen: it runs out clockwise from the top.

use crate::draw::{Area, Canvas, Colour, SIZE};

const THICK: i32 = 8;
/// All the way round.
const WAY: i32 = 4 * SIZE;

/// Draws what is left of the frame: `left` of `of`.
pub fn hourglass(canvas: &mut Canvas, left: u32, of: u32, colour: Colour) {
    let part = u64::from(left.min(of)) * WAY as u64 / u64::from(of.max(1));
    let gone = WAY - part as i32;
    let far = SIZE - THICK;
    let half = SIZE / 2;
    // The beginning of each side on the way, and its length.
    let sides =
        [(0, half), (half, SIZE), (half + SIZE, SIZE), (half + 2 * SIZE, SIZE), (half + 3 * SIZE, half)];
    for (index, (begin, length)) in sides.into_iter().enumerate() {
        let from = (gone - begin).clamp(0, length);
        let rest = length - from;
        let area = match index {
            0 => Area::new(half + from, 0, rest, THICK),
            1 => Area::new(far, from, THICK, rest),
            2 => Area::new(0, far, rest, THICK),
            3 => Area::new(0, 0, THICK, rest),
            _ => Area::new(from, 0, rest, THICK),
        };
        if rest > 0 {
            canvas.rect(area, colour);
        }
    }
}
