//! What is read across the table: key figures with their captions.

use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::{Area, Canvas, Icon, Pen, Style};

/// The one number that is asked for most: left half of a table screen. `of` is its most, `proof` four signs for those who
/// note them.
pub fn key_figure(canvas: &mut Canvas, caption: &str, value: &str, of: &str, proof: &str) {
    Pen::new(Style::Hint, FOG, INK).room(60).left(canvas, 14, 46, caption);
    let end = Pen::new(Style::Giant, PAPER, INK).room(96).left(canvas, 12, 108, value);
    let beside = end + 6 + Style::Head.width(of) <= 110;
    if beside {
        Pen::new(Style::Head, FOG, INK).left(canvas, end + 6, 108, of);
    } else if proof.is_empty() {
        // Two figures fill the width; the total then stands above them.
        Pen::new(Style::Head, FOG, INK).right(canvas, 106, 50, of);
    }
    Pen::new(Style::Hint, FOG, INK).room(42).right(canvas, 110, 46, proof);
}

/// Where Mister X was last seen: right half of a table screen.
#[derive(Clone, Copy)]
pub struct LastSeen<'a> {
    /// "SEEN ON MOVE 3".
    pub caption: &'a str,
    /// The station; empty before he was seen.
    pub station: &'a str,
    /// "back in 3".
    pub note: &'a str,
}

/// The panel of 120x74 at the upper right.
pub fn last_seen(canvas: &mut Canvas, view: &LastSeen<'_>) {
    canvas.rounded(Area::new(112, 36, 120, 74), 6, SLATE);
    Pen::new(Style::Hint, FOG, SLATE).room(104).left(canvas, 122, 54, view.caption);
    if view.station.is_empty() {
        Icon::Hat.draw(canvas, 122, 59, 26, FOG);
    } else {
        Pen::new(Style::Name, LAMP, SLATE).room(64).left(canvas, 122, 83, view.station);
        Icon::Hat.draw(canvas, 194, 59, 26, LAMP);
    }
    Pen::new(Style::NoteBold, PAPER, SLATE).room(104).left(canvas, 122, 102, view.note);
}
