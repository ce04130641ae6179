//! Cards and chips: paper for what is drawn, told or printed, and small labels.

use crate::draw::palette::{FOG, INK, PAPER, SAND, SLATE};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Colour, Pen, Style};

/// An empty card.
pub fn card(canvas: &mut Canvas, area: Area) {
    canvas.rounded(area, 6, PAPER);
    canvas.outline(area.inset(3), 4, 1, SAND);
}

/// A line across a card that divides effect, way to solve, reward.
pub fn card_rule(canvas: &mut Canvas, area: Area, y: i32) {
    canvas.rect(Area::new(area.x + 8, y, area.width - 16, 1), SAND);
}

/// Running text on a card; returns the first row below it.
pub fn card_text(canvas: &mut Canvas, area: Area, text: &str) -> i32 {
    Pen::new(Style::Body, INK, PAPER).paragraph(canvas, area, 19, Align::Left, text)
}

/// A panel of slate with a caption in capitals.
pub fn panel(canvas: &mut Canvas, area: Area, caption: &str) {
    canvas.rounded(area, 6, SLATE);
    let pen = Pen::new(Style::Hint, FOG, SLATE).room(area.width - 16);
    pen.left(canvas, area.x + 12, area.y + 18, caption);
}

/// A label, 18 to 23 high.
pub fn chip(canvas: &mut Canvas, area: Area, ground: Colour, colour: Colour, text: &str) {
    canvas.rounded(area, 4, ground);
    let pen = Pen::new(Style::Hint, colour, ground).room(area.width - 4);
    pen.centred(canvas, area.x + area.width / 2, area.y + area.height / 2 + 4, text);
}
