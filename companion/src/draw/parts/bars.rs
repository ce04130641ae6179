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

/// Draws a bar; returns its first row. `sway` moves the sign sideways for a moment.
pub fn notice(canvas: &mut Canvas, kind: Notice, text: &str, sway: i32) -> i32 {
    let lines = Style::Bold.wrap(text, NOTICE_ROOM);
    let height = 16 + 20 * lines.len() as i32;
    let y = BAR.y - height - 4;
    let (ground, icon, sign) = match kind {
        Notice::Refusal => (PAPER, Icon::Noentry, WAX),
        Notice::Question => (LAMP, Icon::Warn, INK),
        Notice::Success => (GOOD, Icon::Check, INK),
    };
    canvas.rect(Area::new(0, y - 4, 240, BAR.y - y + 4), INK);
    let area = Area::new(4, y, 232, height);
    canvas.rounded(area, 6, ground);
    if kind == Notice::Refusal {
        canvas.outline(area.inset(2), 4, 1, RUST);
    }
    icon.draw(canvas, 14 + sway.clamp(-4, 4), y + height / 2 - 12, 24, sign);
    for (line, base) in lines.iter().zip((y + 21..).step_by(20)) {
        Pen::new(Style::Bold, INK, ground).room(NOTICE_ROOM).left(canvas, 46, base, line);
    }
    y
}
