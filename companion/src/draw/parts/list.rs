//! Rows to choose from: plain, with a second line, adjusting; and the list that scrolls them.

use crate::draw::palette::{FOG, INK, LAMP, LAMP_SHADE, PAPER, SLATE, STEEL, WAX};
#[cfg(feature = "trace")]
use crate::draw::trace::Said;
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
    /// A sign before that.
    pub value_icon: Option<Icon>,
    /// Whether it leads to another screen.
    pub leads: bool,
    /// What left and right change while it is chosen.
    pub setting: Option<Setting<'a>>,
    /// How it stands.
    pub state: RowState,
    /// How the label is lettered.
    pub style: Style,
    /// The key that a finger on it presses.
    pub finger: Option<Key>,
    /// Whether it falls with the chosen one.
    pub struck: bool,
}

impl<'a> Row<'a> {
    /// A plain row with only a label.
    pub const fn new(label: &'a str) -> Self {
        Self {
            icon: None,
            label,
            sub: None,
            value: "",
            value_icon: None,
            leads: false,
            setting: None,
            state: RowState::Plain,
            style: Style::Bold,
            finger: Some(Key::A),
            struck: false,
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

    /// With a sign before the value, where there is room for one: the lit row of a setting has its arrows.
    pub const fn value_icon(self, icon: Icon) -> Self {
        Self { value_icon: Some(icon), ..self }
    }

    /// Struck out.
    pub const fn struck(self, struck: bool) -> Self {
        Self { struck, ..self }
    }

    /// With the arrow of a row that leads on.
    pub const fn leads(self) -> Self {
        Self { leads: true, ..self }
    }

    /// With a setting between arrows while it is chosen: left and right change it.
    pub const fn sets(self, setting: Setting<'a>) -> Self {
        Self { setting: Some(setting), ..self }
    }

    /// With a value that left and right change.
    pub const fn adjusts(self, value: &'a str) -> Self {
        self.value(value).sets(Setting::Text(value))
    }

    /// With another key for a finger than A; without one, a finger only lights it.
    pub const fn finger(self, key: Option<Key>) -> Self {
        Self { finger: key, ..self }
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
        if let (true, Some(setting)) = (chosen, self.setting) {
            return self.draw_setting(canvas, area, setting);
        }
        if chosen {
            canvas.say_chosen(self.label);
            canvas.say_with(self.sub.unwrap_or_default());
            canvas.say_with(self.value);
        }
        self.draw_parts(canvas, area);
        self.say(canvas, area, self.value);
    }

    /// Says it in the place of what stands there.
    #[allow(unused_variables, reason = "only a trace keeps it")]
    fn say(&self, canvas: &mut Canvas, area: Area, value: &str) {
        #[cfg(feature = "trace")]
        {
            let texts = [self.label, self.sub.unwrap_or_default(), value].map(alloc::string::String::from);
            let at = canvas.trace.row.take();
            canvas.trace.say(area, Said::Row { texts, state: self.state, at });
        }
    }

    fn draw_parts(&self, canvas: &mut Canvas, area: Area) {
        let chosen = self.state == RowState::Chosen;
        let ground = if chosen { LAMP } else { SLATE };
        let (colour, second) = match self.state {
            RowState::Chosen => (INK, INK),
            RowState::Plain => (PAPER, FOG),
            RowState::NotNow => (FOG, FOG),
        };
        let colour = if self.struck { FOG } else { colour };
        canvas.rounded(area, 6, ground);
        canvas.say_choice(area, self.finger, chosen);
        let middle = area.y + area.height / 2;
        let mut x = area.x + 10;
        if let Some(icon) = self.icon {
            icon.draw_centred(canvas, area.x + 19, middle, icon.size_for(20), colour);
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
            let width = Style::Bold.width(self.value) + 4;
            room -= width;
            if let Some(icon) = self.value_icon {
                icon.draw_centred(canvas, end - width - VALUE_SIGN / 2, middle, VALUE_SIGN, value_colour);
                room -= VALUE_SIGN + 4;
            }
        }
        // A low row has room for two lines only if both are small.
        let low = self.sub.is_some() && area.height < PITCH - GAP;
        let style = if low { Style::NoteBold } else { self.style };
        let label = Pen::new(style, colour, ground).fit(room, self.label);
        match self.sub {
            None => {
                label.left(canvas, x, middle + 6, self.label);
            }
            Some(sub) => {
                // A row of one line has room for two small steps.
                let (first, below) = if area.height < TALL_PITCH - GAP { (-3, 12) } else { (-1, 15) };
                let to = label.left(canvas, x, middle + first, self.label);
                if self.struck {
                    // Behind the words: they are still to be read.
                    let from = to + 6;
                    canvas.rect(Area::new(from, middle + first - 6, (end - from).max(0), 2), WAX);
                }
                Pen::new(Style::Note, second, ground).fit(room, sub).left(canvas, x, middle + below, sub);
            }
        }
    }

    /// The chosen row of a setting, changed with left and right.
    fn draw_setting(&self, canvas: &mut Canvas, area: Area, setting: Setting<'_>) {
        canvas.say_chosen(self.label);
        canvas.rounded(area, 6, LAMP);
        canvas.say_choice(area, self.finger, true);
        let middle = area.y + area.height / 2;
        let mut x = area.x + 10;
        if let Some(icon) = self.icon {
            icon.draw_centred(canvas, area.x + 19, middle, icon.size_for(20), INK);
            x = area.x + 38;
        }
        let end = area.right() - 8;
        Icon::Right.draw(canvas, end - 12, middle - 6, 12, INK);
        let mut bar = crate::texts::Phrase::new();
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
                bar = crate::texts::fill("{}/{}", &[&part, &of]);
                canvas.say_with(&bar);
                BAR
            }
        };
        let arrow = end - 18 - width - 6 - 12;
        Icon::Left.draw(canvas, arrow, middle - 6, 12, INK);
        // As large as a finger, not as the arrows.
        let half = (area.right() - arrow) / 2;
        canvas.say_key(Area::new(arrow - 12, area.y, half + 12, area.height), Key::Left);
        canvas.say_key(Area::new(arrow + half, area.y, area.right() - arrow - half, area.height), Key::Right);
        Pen::new(Style::Bold, INK, LAMP).fit(arrow - 3 - x, self.label).left(
            canvas,
            x,
            middle + 6,
            self.label,
        );
        self.say(canvas, area, if let Setting::Text(text) = setting { text } else { &bar });
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

/// Size of the sign before a value.
const VALUE_SIGN: i32 = 16;
/// Length of the bar in an adjusting row: beside the longest label, "Luminosité", there is no room for more.
const BAR: i32 = 48;

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
    // A finger takes the row that it is on: to those out of view it goes by the line.
    let (above, below) = (first > 0, first + shown < count);
    let pitch = (height + GAP) / (shown as i32).max(1);
    for (row, y) in (0..shown).zip((y..).step_by(pitch.max(1) as usize)) {
        let up = above && (!below || 2 * row < shown);
        if above || below {
            let area = Area::new(SCROLLS_FROM, y, Area::SCREEN.width - SCROLLS_FROM, pitch);
            canvas.say_scroll(area, if up { Key::Up } else { Key::Down });
        }
    }
}

/// Where on the way to the right edge a finger is on the line beside a list.
const SCROLLS_FROM: i32 = 212;

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
        #[cfg(feature = "trace")]
        {
            canvas.trace.row = Some((index + 1, count));
        }
        draw(canvas, index, y);
    }
    #[cfg(feature = "trace")]
    {
        canvas.trace.row = None;
    }
    scroll_line(canvas, top, fit as i32 * pitch - GAP, first, fit, count);
}

/// The rows of a wheel without ends in the order in which they are seen, each once at most: the lit one in the middle. So
/// the picture shows how far a row is from the lit one, and no first row and no last one.
pub(crate) fn wheel_rows(count: usize, lit: usize, fit: usize) -> impl Iterator<Item = usize> {
    let shown = count.min(fit);
    let above = shown.saturating_sub(1) / 2;
    (0..shown).map(move |slot| (lit + count - above + slot) % count)
}

/// A [list](list_of) as a wheel.
pub(crate) fn wheel_of(
    canvas: &mut Canvas,
    (top, bottom): (i32, i32),
    pitch: i32,
    count: usize,
    lit: usize,
    draw: &mut dyn FnMut(&mut Canvas, usize, i32),
) {
    let rows = wheel_rows(count, lit, rows_between(pitch, top, bottom));
    for (index, y) in rows.zip((top..).step_by(pitch as usize)) {
        draw(canvas, index, y);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How far each row that is seen is from the lit one: up to half of them before it, the others after it.
    fn seen(count: usize, lit: usize, fit: usize) -> heapless::Vec<usize, 8> {
        wheel_rows(count, lit, fit).map(|row| (row + count - lit) % count).collect()
    }

    #[test]
    fn a_wheel_looks_the_same_from_every_row_of_it() {
        for (count, fit) in (0..12).flat_map(|count| (1..6).map(move |fit| (count, fit))) {
            for lit in 1..count {
                assert_eq!(seen(count, lit, fit), seen(count, 0, fit), "{lit} of {count}");
            }
        }
        assert_eq!(seen(7, 2, 3), [6, 0, 1]);
        assert_eq!(seen(3, 2, 4), [2, 0, 1]);
        assert_eq!(seen(2, 1, 3), [0, 1]);
        assert_eq!(seen(0, 0, 3), []);
    }
}
