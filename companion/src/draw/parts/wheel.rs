//! Picking one of many: a column of large values, and a wheel that turns under the lamp.

use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::input::Key;

use super::list::{first_visible, scroll_line_at};

/// Distance from value to value in a column.
const PITCH: i32 = 45;

/// A column of values in large type, the chosen one in the lamp; `focus` is false while another column is worked.
pub fn column<T: AsRef<str>>(
    canvas: &mut Canvas,
    area: Area,
    count: usize,
    chosen: usize,
    focus: bool,
    mut value: impl FnMut(usize) -> T,
) {
    let fit = ((area.height + 2) / PITCH).max(1) as usize;
    let first = first_visible(count, fit, chosen);
    for (index, y) in (first..count).zip((area.y..).step_by(PITCH as usize)).take(fit) {
        let lit = focus && index == chosen;
        let (ground, colour) = if lit { (LAMP, INK) } else { (SLATE, PAPER) };
        canvas.rounded(Area::new(area.x, y, area.width, PITCH - 2), 6, ground);
        let pen = Pen::new(Style::Name, colour, ground).room(area.width - 4);
        let value = value(index);
        pen.centred(canvas, area.x + area.width / 2, y + 32, value.as_ref());
        if lit {
            canvas.say_chosen(value.as_ref());
        }
    }
    scroll_line_at(canvas, area.right() + 1, area.y, fit as i32 * PITCH - 2, first, fit, count);
}

/// A wheel: the value that is set, with its neighbours above and below. Empty neighbours are an end.
#[derive(Clone, Copy)]
pub struct Wheel<'a> {
    /// What the stick up would set.
    pub above: &'a str,
    /// What is set.
    pub value: &'a str,
    /// What the stick down would set.
    pub below: &'a str,
    /// Whether the stick works this wheel now.
    pub focus: bool,
}

/// Height of a wheel.
pub const WHEEL_HEIGHT: i32 = 134;

/// Draws a wheel with its upper left corner at `x`, `y`.
pub fn wheel(canvas: &mut Canvas, x: i32, y: i32, width: i32, wheel: &Wheel<'_>) {
    let middle = x + width / 2;
    canvas.rounded(Area::new(x, y, width, WHEEL_HEIGHT), 6, SLATE);
    let window = Area::new(x, y + 45, width, 44);
    let (ground, colour) = if wheel.focus { (LAMP, INK) } else { (SLATE, PAPER) };
    if wheel.focus {
        canvas.say_chosen(wheel.value);
        canvas.rounded(window, 6, LAMP);
        if !wheel.above.is_empty() {
            Icon::Up.draw(canvas, middle - 6, y + 3, 12, LAMP);
            canvas.say_key(Area::new(x, y, width, 45), Key::Up);
        }
        if !wheel.below.is_empty() {
            Icon::Down.draw(canvas, middle - 6, y + WHEEL_HEIGHT - 15, 12, LAMP);
            canvas.say_key(Area::new(x, window.bottom(), width, 45), Key::Down);
        }
        canvas.say_key(window, Key::A);
    }
    let beside = Pen::new(Style::Head, FOG, SLATE).room(width - 4);
    beside.centred(canvas, middle, y + 36, wheel.above);
    beside.centred(canvas, middle, y + 112, wheel.below);
    Pen::new(Style::Name, colour, ground).room(width - 4).centred(canvas, middle, window.y + 33, wheel.value);
}
