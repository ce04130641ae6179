//! The house's own plate under its street lamp.

use crate::draw::palette::{FOG, GLOW, INK, LAMP, PAPER, RUST, SAND, STEEL};
use crate::draw::{Area, Canvas, Icon, Pen, Style};

/// The head of the home screen: name plate, motto and lamp; rows 0 to 86.
pub fn house_plate(canvas: &mut Canvas, name: &str, motto: &str) {
    street_lamp(canvas, 192, 8);
    canvas.rect(Area::new(0, 86, 240, 1), STEEL);
    let sign = Area::new(12, 34, 140, 40);
    canvas.rounded(sign, 5, PAPER);
    canvas.outline(sign.inset(3), 3, 1, SAND);
    Pen::new(Style::Head, INK, PAPER).room(100).left(canvas, 24, 61, name);
    Icon::Keyhole.draw(canvas, 128, 45, 16, RUST);
    Pen::new(Style::Note, FOG, INK).room(160).left(canvas, 14, 24, motto);
}

fn street_lamp(canvas: &mut Canvas, x: i32, y: i32) {
    canvas.convex([(x - 8, y + 20), (x + 8, y + 20), (x + 44, y + 78), (x - 44, y + 78)], GLOW);
    canvas.rect(Area::new(x - 1, y + 26, 3, 52), STEEL);
    Icon::Lamp.draw(canvas, x - 20, y - 6, 40, STEEL);
    canvas.convex([(x - 7, y + 6), (x + 7, y + 6), (x + 4, y + 15), (x - 4, y + 15)], LAMP);
}
