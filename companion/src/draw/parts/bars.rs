//! The bars above the hints: a refusal, a question, a success.

use crate::draw::palette::{GOOD, INK, LAMP, PAPER, RUST, WAX};
use crate::draw::{Area, Canvas, Icon, Pen, Style};

use super::hints::BAR;

/// What a bar says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Why not. Paper with a red sign.
    Refusal,
    /// Whether really. Lamp.
    Question,
    /// Done. Green, gone with the next key.
    Success,
}

/// Room of a line of text.
pub const NOTICE_ROOM: i32 = 184;

/// Distance from a bar to what is above it, and to the hint bar.
const MARGIN: i32 = 4;

fn notice_height(lines: usize) -> i32 {
    16 + 20 * lines as i32
}

/// The first row that a bar with this text takes from the content. What is to be seen beside it ends above.
pub fn notice_top(text: &str) -> i32 {
    BAR.y - notice_height(Style::Bold.count(text, NOTICE_ROOM)) - 2 * MARGIN
}

/// Draws a bar. `sway` moves the sign sideways for a moment.
pub fn notice(canvas: &mut Canvas, kind: Notice, text: &str, sway: i32) {
    let lines = Style::Bold.wrap(text, NOTICE_ROOM);
    let height = notice_height(lines.len());
    let y = BAR.y - height - MARGIN;
    let (ground, icon, sign) = match kind {
        Notice::Refusal => (PAPER, Icon::Noentry, WAX),
        Notice::Question => (LAMP, Icon::Warn, INK),
        Notice::Success => (GOOD, Icon::Check, INK),
    };
    canvas.rect(Area::new(0, y - MARGIN, 240, BAR.y - y + MARGIN), INK);
    let area = Area::new(4, y, 232, height);
    canvas.rounded(area, 6, ground);
    if kind == Notice::Refusal {
        canvas.outline(area.inset(2), 4, 1, RUST);
    }
    icon.draw(canvas, 14 + sway.clamp(-4, 4), y + height / 2 - 12, 24, sign);
    for (line, base) in lines.iter().zip((y + 21..).step_by(20)) {
        Pen::new(Style::Bold, INK, ground).room(NOTICE_ROOM).left(canvas, 46, base, line);
    }
    #[cfg(feature = "trace")]
    canvas.trace.say(area, crate::draw::trace::Said::Text(text.into()));
}

/// The first row of the card at the foot of most tables' screens: news for the table takes its place, and no more.
pub const FOOT_TOP: i32 = 164;

/// News for the table in the place of its foot, which begins at `top`: paper as a refusal, with the sign of what happened. One or two lines; with
/// a note of one line, one.
pub fn news(canvas: &mut Canvas, top: i32, icon: Icon, text: &str, note: &str) {
    let lines = Style::Bold.wrap(text, NOTICE_ROOM);
    let height = 46;
    let area = Area::new(4, BAR.y - MARGIN - height, 232, height);
    canvas.rect(Area::new(0, top, 240, BAR.y - top), INK);
    canvas.rounded(area, 6, PAPER);
    canvas.outline(area.inset(2), 4, 1, RUST);
    icon.draw(canvas, 16, area.y + height / 2 - 10, 20, RUST);
    let count = lines.len() as i32 + i32::from(!note.is_empty());
    let first = area.y + height / 2 + 5 - 10 * (count - 1);
    for (line, base) in lines.iter().zip((first..).step_by(20)) {
        Pen::new(Style::Bold, INK, PAPER).room(NOTICE_ROOM).left(canvas, 46, base, line);
    }
    if !note.is_empty() {
        let base = first + 20 * (count - 1);
        Pen::new(Style::Note, INK, PAPER).fit(NOTICE_ROOM, note).left(canvas, 46, base, note);
    }
    #[cfg(feature = "trace")]
    canvas.trace.say(area, crate::draw::trace::Said::Text(alloc::format!("{text} {note}")));
}
