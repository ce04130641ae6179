//! Banners: the whole screen in one colour for what everybody must notice. No plate, no hints; any key goes on.

use crate::draw::palette::{INK, PAPER, WAX};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Colour, Icon, Pen, Style};

/// How something ended: a case, a game.
#[derive(Clone, Copy)]
pub struct Verdict<'a> {
    /// Colour of the whole screen: lamp, wax, or that of a case.
    pub ground: Colour,
    /// What ended.
    pub title: &'a str,
    /// One large sign, of 76 pixels.
    pub icon: Icon,
    /// Who won, or what was solved.
    pub name: &'a str,
    /// One sentence about it, of two lines at most.
    pub note: &'a str,
    /// "Any key continues".
    pub any_key: &'a str,
}

/// The frame, title and last line that all banners share.
pub fn banner_ground(canvas: &mut Canvas, ground: Colour, title: &str, any_key: &str) {
    let colour = on(ground);
    canvas.clear(ground);
    canvas.say_any_key();
    canvas.outline(Area::SCREEN.inset(6), 10, 2, colour);
    Pen::new(Style::Head, colour, ground).room(212).centred(canvas, 120, 38, title);
    Pen::new(Style::Note, colour, ground).room(212).centred(canvas, 120, 223, any_key);
}

/// The same with a large sign.
pub fn verdict_ground(canvas: &mut Canvas, ground: Colour, title: &str, icon: Icon, any_key: &str) {
    banner_ground(canvas, ground, title, any_key);
    icon.draw(canvas, 82, 48, 76, on(ground));
}

/// The end as a proper moment.
pub fn verdict(canvas: &mut Canvas, view: &Verdict<'_>) {
    let colour = on(view.ground);
    verdict_ground(canvas, view.ground, view.title, view.icon, view.any_key);
    Pen::new(Style::Name, colour, view.ground).room(216).centred(canvas, 120, 158, view.name);
    let area = Area::new(18, 165, 204, 44);
    Pen::new(Style::Body, colour, view.ground).paragraph(canvas, area, 20, Align::Middle, view.note);
}

const fn on(ground: Colour) -> Colour {
    if ground.bits() == WAX.bits() { PAPER } else { INK }
}
