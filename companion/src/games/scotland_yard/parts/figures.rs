//! What is read across the table: where Mister X was seen, when he appears again, where he may be.

use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::{Area, Canvas, Icon, Pen, Style};

/// What everybody asks for, the most asked largest.
#[derive(Clone, Copy)]
pub struct Standing<'a> {
    /// "SEEN 2 MOVES AGO".
    pub caption: &'a str,
    /// The station; empty before he was seen.
    pub station: &'a str,
    /// When he appears next: "in 3 moves".
    pub next: &'a str,
    /// Whether that is his next move.
    pub now: bool,
    /// How many places he may be at; empty if the table wants no help.
    pub places: &'a str,
    /// "Round 5/22".
    pub round: &'a str,
    /// Four signs for those who note them.
    pub proof: &'a str,
    /// What the signs are.
    pub proof_caption: &'a str,
}

/// Upper part of the table screen.
pub fn standing(canvas: &mut Canvas, view: &Standing<'_>) {
    Pen::new(Style::Hint, FOG, INK).room(100).left(canvas, 12, 46, view.caption);
    if view.station.is_empty() {
        Icon::Hat.draw(canvas, 26, 54, 56, FOG);
    } else {
        let style = if Style::Giant.width(view.station) <= 96 { Style::Giant } else { Style::Figure };
        let baseline = if style == Style::Giant { 108 } else { 98 };
        Pen::new(style, LAMP, INK).room(98).left(canvas, 10, baseline, view.station);
    }
    canvas.rounded(Area::new(112, 36, 120, 74), 6, SLATE);
    // Three lines, or four with what the table may conclude.
    let pitch = if view.places.is_empty() { 22 } else { 18 };
    let mut y = 35;
    let mut line = |icon: Icon, text: &str, style, colour| {
        y += pitch;
        icon.draw(canvas, 118, y - 13, 16, colour);
        Pen::new(style, colour, SLATE).fit(92, text).left(canvas, 138, y, text);
        y
    };
    line(Icon::Hat, view.next, Style::NoteBold, if view.now { LAMP } else { PAPER });
    if !view.places.is_empty() {
        line(Icon::Search, view.places, Style::NoteBold, PAPER);
    }
    let y = line(Icon::Trail, view.round, Style::Hint, FOG) + pitch;
    // Flush right: signs are of different widths, their place is always the same.
    Pen::new(Style::Hint, FOG, SLATE).room(44).right(canvas, 226, y, view.proof);
    if !view.proof.is_empty() {
        Pen::new(Style::Hint, FOG, SLATE).fit(62, view.proof_caption).left(
            canvas,
            118,
            y,
            view.proof_caption,
        );
    }
}
