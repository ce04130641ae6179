//! The battery's sign.

use crate::draw::{Area, Canvas, Colour, Icon};
use crate::input::Battery;

/// The sign, 24 by 12 pixels: a frame that is filled as the battery is, or holds a flash while it is charged.
pub fn battery_sign(canvas: &mut Canvas, x: i32, y: i32, battery: Battery, colour: Colour) {
    canvas.outline(Area::new(x, y, 22, 12), 2, 1, colour);
    canvas.rect(Area::new(x + 22, y + 4, 2, 4), colour);
    if battery.charging {
        Icon::Force.draw(canvas, x + 6, y + 1, 10, colour);
    } else {
        let width = 18 * i32::from(battery.percent.min(100)) / 100;
        canvas.rect(Area::new(x + 2, y + 2, width, 8), colour);
    }
}
