//! Banners: the whole screen in one colour for what everybody must notice. No plate, no hints; any key goes on.

use crate::draw::palette::{INK, PAPER, WAX};
use crate::draw::{Area, Canvas, Colour, Icon, Pen, Style};

/// The frame, title and last line that all banners share.
pub fn banner_ground(canvas: &mut Canvas, ground: Colour, title: &str, any_key: &str) {
    let colour = on(ground);
    canvas.clear(ground);
    canvas.say_any_key();
    canvas.outline(Area::SCREEN.inset(6), 10, 2, colour);
    Pen::new(Style::Head, colour, ground).room(212).centred(canvas, 120, 38, title);
    Pen::new(Style::Note, colour, ground).room(212).centred(canvas, 120, 223, any_key);
}

/// The same with a large sign.
pub fn verdict_ground(canvas: &mut Canvas, ground: Colour, title: &str, icon: Icon, any_key: &str) {
    banner_ground(canvas, ground, title, any_key);
    icon.draw(canvas, 82, 48, 76, on(ground));
}

const fn on(ground: Colour) -> Colour {
    if ground.bits() == WAX.bits() { PAPER } else { INK }
}
