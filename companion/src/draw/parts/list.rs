//! Rows to choose from: plain, with a second line, adjusting; and the list that scrolls them.

use crate::draw::palette::{FOG, INK, LAMP, LAMP_SHADE, PAPER, SLATE, STEEL};
use crate::draw::touch::Reach;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::input::Key;

use super::hints::BOTTOM;

/// Distance from row to row with one line of text.
pub const PITCH: i32 = 36;
/// Distance from row to row with a second line.
pub const TALL_PITCH: i32 = 45;
/// First row of a list below the plate.
pub const LIST_TOP: i32 = 34;

const GAP: i32 = 2;

/// How a row stands to the person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowState {
    /// Can be chosen.
    Plain,
    /// Is chosen.
    Chosen,
    /// Cannot be chosen now.
    NotNow,
}

/// Room for a text in a row over the whole width that has a sign and leads on.
pub const LEADING_ROOM: i32 = 156;

/// A row of a list.
#[derive(Clone, Copy)]
pub struct Row<'a> {
    /// The sign on the left.
    pub icon: Option<Icon>,
    /// What it is.
    pub label: &'a str,
    /// A second line.
    pub sub: Option<&'a str>,
    /// What is set, on the right; empty if nothing.
    pub value: &'a str,
    /// Whether it leads to another screen.
    pub leads: bool,
    /// Whether left and right change the value while it is chosen.
    pub adjusts: bool,
    /// How it stands.
    pub state: RowState,
    /// How the label is lettered.
    pub style: Style,
}

impl<'a> Row<'a> {
    /// A plain row with only a label.
    pub const fn new(label: &'a str) -> Self {
        Self {
            icon: None,
            label,
            sub: None,
            value: "",
            leads: false,
            adjusts: false,
            state: RowState::Plain,
            style: Style::Bold,
        }
    }

    /// With a sign.
    pub const fn icon(self, icon: Icon) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// With a label of people's own making, that may be long: in smaller letters where it has to be. `room` is what a
    /// row has for it.
    pub fn lettered_for(self, room: i32) -> Self {
        let fits = |style: &Style| style.width(self.label) <= room;
        let style = [Style::Bold, Style::NoteBold].into_iter().find(fits).unwrap_or(Style::Hint);
        Self { style, ..self }
    }

    /// With a second line.
    pub const fn sub(self, sub: &'a str) -> Self {
        Self { sub: Some(sub), ..self }
    }

    /// With a value.
    pub const fn value(self, value: &'a str) -> Self {
        Self { value, ..self }
    }

    /// With the arrow of a row that leads on.
    pub const fn leads(self) -> Self {
        Self { leads: true, ..self }
    }

    /// With a value between arrows while it is chosen: left and right change it.
    pub const fn adjusts(self) -> Self {
        Self { adjusts: true, ..self }
    }

    /// Chosen or not.
    pub const fn chosen(self, chosen: bool) -> Self {
        if chosen { Self { state: RowState::Chosen, ..self } } else { self }
    }

    /// Not possible now.
    pub const fn not_now(self, not_now: bool) -> Self {
        if not_now { Self { state: RowState::NotNow, ..self } } else { self }
    }

    /// Draws it at this height with this pitch, over the width of a list.
    pub fn draw(&self, canvas: &mut Canvas, y: i32, pitch: i32) {
        self.draw_in(canvas, Area::new(8, y, 224, pitch - GAP));
    }

    /// Draws it into an area.
    pub fn draw_in(&self, canvas: &mut Canvas, area: Area) {
        let chosen = self.state == RowState::Chosen;
        if chosen && self.adjusts {
            let pitch = area.height + GAP;
            return adjusting_row(canvas, area.y, pitch, self.icon, self.label, Setting::Text(self.value));
        }
        if chosen {
            canvas.say_chosen(self.label);
            canvas.say_with(self.sub.unwrap_or_default());
            canvas.say_with(self.value);
        }
        let ground = if chosen { LAMP } else { SLATE };
        let (colour, second) = match self.state {
            RowState::Chosen => (INK, INK),
            RowState::Plain => (PAPER, FOG),
            RowState::NotNow => (FOG, FOG),
        };
        canvas.rounded(area, 6, ground);
        canvas.say_choice(area, Reach::Take, chosen);
        let middle = area.y + area.height / 2;
        let mut x = area.x + 10;
        if let Some(icon) = self.icon {
            icon.draw(canvas, area.x + 9, middle - 10, 20, colour);
            x = area.x + 38;
        }
        let mut end = area.right() - 10;
        if self.leads {
            Icon::Right.draw(canvas, end - 10, middle - 5, 10, second);
            end -= 16;
        }
        let mut room = end - 4 - x;
        if !self.value.is_empty() {
            let value_colour = match self.state {
                RowState::Chosen => INK,
                RowState::Plain => LAMP,
                RowState::NotNow => FOG,
            };
            Pen::new(Style::Bold, value_colour, ground).right(canvas, end, middle + 6, self.value);
            room -= Style::Bold.width(self.value) + 4;
        }
        let label = Pen::new(self.style, colour, ground).fit(room, self.label);
        match self.sub {
            None => {
                label.left(canvas, x, middle + 6, self.label);
            }
            Some(sub) => {
                // A row of one line has room for two small steps.
                let (first, below) = if area.height < TALL_PITCH - GAP { (-3, 12) } else { (-1, 15) };
                label.left(canvas, x, middle + first, self.label);
                Pen::new(Style::Note, second, ground).fit(room, sub).left(canvas, x, middle + below, sub);
            }
        }
    }
}

/// What is between the arrows of an adjusting row.
#[derive(Clone, Copy)]
pub enum Setting<'a> {
    /// A word or number.
    Text(&'a str),
    /// A bar: a part, and out of how many.
    Bar(u16, u16),
}

/// Length of the bar in an adjusting row: beside the longest label, "Luminosité", there is no room for more.
const BAR: i32 = 48;

/// The chosen row of a setting, changed with left and right.
pub fn adjusting_row(
    canvas: &mut Canvas,
    y: i32,
    pitch: i32,
    icon: Option<Icon>,
    label: &str,
    setting: Setting<'_>,
) {
    let area = Area::new(8, y, 224, pitch - GAP);
    canvas.say_chosen(label);
    canvas.rounded(area, 6, LAMP);
    canvas.say_choice(area, Reach::Take, true);
    let middle = y + area.height / 2;
    let mut x = area.x + 10;
    if let Some(icon) = icon {
        icon.draw(canvas, area.x + 9, middle - 10, 20, INK);
        x = area.x + 38;
    }
    let end = area.right() - 8;
    Icon::Right.draw(canvas, end - 12, middle - 6, 12, INK);
    let width = match setting {
        Setting::Text(text) => {
            let width = Style::Bold.width(text);
            Pen::new(Style::Bold, INK, LAMP).right(canvas, end - 18, middle + 6, text);
            canvas.say_with(text);
            width
        }
        Setting::Bar(part, of) => {
            let track = Area::new(end - 18 - BAR, middle - 5, BAR, 10);
            canvas.rounded(track, 5, LAMP_SHADE);
            super::progress::fill(canvas, track, part, of, INK);
            canvas.say_with(&crate::texts::fill("{}/{}", &[&part, &of]));
            BAR
        }
    };
    let arrow = end - 18 - width - 6 - 12;
    Icon::Left.draw(canvas, arrow, middle - 6, 12, INK);
    // As large as a finger, not as the arrows.
    let half = (area.right() - arrow) / 2;
    canvas.say_key(Area::new(arrow - 12, y, half + 12, area.height), Key::Left);
    canvas.say_key(Area::new(arrow + half, y, area.right() - arrow - half, area.height), Key::Right);
    Pen::new(Style::Bold, INK, LAMP).fit(arrow - 3 - x, label).left(canvas, x, middle + 6, label);
}

/// Which rows of a long list are visible: keeps the chosen one in view.
pub fn first_visible(count: usize, fit: usize, chosen: usize) -> usize {
    chosen.saturating_sub(fit / 2).min(count.saturating_sub(fit))
}

/// How many rows of this pitch fit between the plate and the hint bar.
pub const fn rows_that_fit(pitch: i32) -> usize {
    rows_between(pitch, LIST_TOP, BOTTOM)
}

/// How many whole rows of this pitch fit between two rows of pixels; one at least.
const fn rows_between(pitch: i32, top: i32, bottom: i32) -> usize {
    let fit = (bottom - top + GAP) / pitch;
    if fit < 1 { 1 } else { fit as usize }
}

/// The scroll line on the right: which part of a longer list is shown.
pub fn scroll_line(canvas: &mut Canvas, y: i32, height: i32, first: usize, shown: usize, count: usize) {
    scroll_line_at(canvas, 234, y, height, first, shown, count);
}

/// The same in another column.
pub(super) fn scroll_line_at(
    canvas: &mut Canvas,
    x: i32,
    y: i32,
    height: i32,
    first: usize,
    shown: usize,
    count: usize,
) {
    if shown >= count {
        return;
    }
    let (first, shown, count) = (first as i32, shown as i32, count as i32);
    canvas.rect(Area::new(x, y, 2, height), STEEL);
    let length = (height * shown / count).max(8);
    let start = (height - length) * first / (count - shown).max(1);
    canvas.rect(Area::new(x, y + start, 2, length), LAMP);
}

/// A whole list from the plate to the hint bar: `row` gives the row with this number.
pub fn list<'a>(
    canvas: &mut Canvas,
    pitch: i32,
    count: usize,
    chosen: usize,
    row: impl FnMut(usize) -> Row<'a>,
) {
    list_above(canvas, BOTTOM, pitch, count, chosen, row);
}

/// A list that ends above the row `bottom`, because a bar lies below it: whole rows only, the chosen one among them.
pub fn list_above<'a>(
    canvas: &mut Canvas,
    bottom: i32,
    pitch: i32,
    count: usize,
    chosen: usize,
    mut row: impl FnMut(usize) -> Row<'a>,
) {
    list_of(canvas, (LIST_TOP, bottom), pitch, count, chosen, &mut |canvas, index, y| {
        row(index).chosen(index == chosen).draw(canvas, y, pitch);
    });
}

/// The same between two rows of pixels, for rows whose texts live only as long as they are drawn: `draw` draws the row
/// with this number at this height.
pub(crate) fn list_of(
    canvas: &mut Canvas,
    (top, bottom): (i32, i32),
    pitch: i32,
    count: usize,
    chosen: usize,
    draw: &mut dyn FnMut(&mut Canvas, usize, i32),
) {
    let fit = rows_between(pitch, top, bottom);
    let first = first_visible(count, fit, chosen);
    for (index, y) in (first..count).zip((top..).step_by(pitch as usize)).take(fit) {
        draw(canvas, index, y);
    }
    scroll_line(canvas, top, fit as i32 * pitch - GAP, first, fit, count);
}
