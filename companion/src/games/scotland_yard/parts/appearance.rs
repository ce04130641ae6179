//! The banner of an appearance: the whole screen, for what everybody must notice. Any key goes on.

use crate::draw::palette::{FOG, GLOW, INK, LAMP, PAPER};
use crate::draw::{Area, Canvas, Icon, Pen, Style};

use super::ticket::TicketKind;

/// Mister X shows himself.
#[derive(Clone, Copy)]
pub struct Appearance<'a> {
    /// What happens.
    pub title: &'a str,
    /// The station.
    pub station: &'a str,
    /// How he came there, and with which move; none at a voluntary appearance before the first.
    pub ticket: Option<TicketKind>,
    /// "move 3".
    pub chip: &'a str,
    /// "Any key continues".
    pub any_key: &'a str,
    /// The running proof, ten signs for those who note them; empty until it is made.
    pub proof: &'a str,
}

/// Radius of the full disc.
pub const APPEARANCE_RADIUS: i32 = 76;

/// The lamp's disc with the station. While the disc grows its radius is smaller, and nothing stands on it yet.
pub fn appearance(canvas: &mut Canvas, view: &Appearance<'_>, radius: i32) {
    canvas.clear(INK);
    canvas.convex([(120, -40), (230, 240), (10, 240)], GLOW);
    canvas.disc(120, 132, radius.min(APPEARANCE_RADIUS), LAMP);
    // The light cone is narrower than its texts.
    Pen::over(Style::Head, PAPER).room(232).centred(canvas, 120, 34, view.title);
    if radius >= APPEARANCE_RADIUS {
        Icon::Hat.draw(canvas, 100, 60, 40, INK);
        Pen::new(Style::Giant, INK, LAMP).room(140).centred(canvas, 120, 164, view.station);
        let text = Style::Hint.width(view.chip);
        let width = text + if view.ticket.is_some() { 34 } else { 16 };
        let chip = Area::new(120 - width / 2, 174, width, 22);
        canvas.rounded(chip, 4, INK);
        let mut x = chip.x + 8;
        if let Some(kind) = view.ticket {
            let colour = if kind == TicketKind::Black { PAPER } else { kind.ground() };
            kind.icon().draw(canvas, chip.x + 6, 177, 16, colour);
            x = chip.x + 26;
        }
        Pen::new(Style::Hint, PAPER, INK).left(canvas, x, 190, view.chip);
    }
    Pen::over(Style::Hint, FOG).room(212).centred(canvas, 120, 51, view.proof);
    Pen::over(Style::Note, FOG).room(212).centred(canvas, 120, 230, view.any_key);
}
