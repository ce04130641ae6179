//! The hand-over, which is also the veil: the same picture whenever a secret is closed, whatever lies behind.

use crate::draw::palette::{FOG, INK, PAPER, RUST, WAX};
use crate::draw::{Canvas, Icon, Pen, Style};

use super::plate::{Corner, plate};
use super::seat::seat;

/// What the wax of a hand-over shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WaxSign {
    /// A sign.
    Icon(Icon),
    /// The token of a seat, counted from 1.
    Seat(u8),
}

/// Who is to take the device.
#[derive(Clone, Copy)]
pub struct HandOver<'a> {
    /// Title of the plate.
    pub title: &'a str,
    /// What stands on the right of the plate.
    pub corner: Corner<'a>,
    /// Sign of the holder.
    pub sign: WaxSign,
    /// "Pass to".
    pub lead: &'a str,
    /// The holder.
    pub name: &'a str,
    /// "Only you may look".
    pub note: &'a str,
}

const WAX_AT: (i32, i32) = (120, 82);

/// A disc of wax of this size with its middle at a point.
pub fn wax(canvas: &mut Canvas, x: i32, y: i32, size: i32, sign: WaxSign, sign_size: i32) {
    Icon::Sealmark.draw_centred(canvas, x, y, size, WAX);
    canvas.ring(x, y, size * 34 / 100, 2, RUST);
    match sign {
        WaxSign::Icon(icon) => icon.draw_centred(canvas, x, y, sign_size, PAPER),
        WaxSign::Seat(number) => seat(canvas, x - sign_size / 2, y - sign_size / 2, sign_size, number),
    }
}

/// The hand-over without its hint bar.
pub fn hand_over(canvas: &mut Canvas, view: &HandOver<'_>) {
    plate(canvas, view.title, view.corner);
    let sign_size = match view.sign {
        WaxSign::Icon(_) => 44,
        WaxSign::Seat(_) => 40,
    };
    wax(canvas, WAX_AT.0, WAX_AT.1, 84, view.sign, sign_size);
    Pen::new(Style::Body, FOG, INK).room(224).centred(canvas, 120, 146, view.lead);
    Pen::new(Style::Name, PAPER, INK).room(224).centred(canvas, 120, 178, view.name);
    Pen::new(Style::Note, FOG, INK).room(224).centred(canvas, 120, 203, view.note);
}

/// The ring round the wax that fills while Y is held: `part` of `of`.
pub fn hold_ring(canvas: &mut Canvas, part: u32, of: u32) {
    let part = u64::from(part.min(of)) * 720 / u64::from(of.max(1));
    canvas.ring_part(WAX_AT.0, WAX_AT.1, 47, 3, part as i32, PAPER);
}
