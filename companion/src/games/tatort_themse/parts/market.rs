//! The witnesses who can be questioned: four open cards, the pile, and the discards beside it.

use confidant_core::tatort_themse::Witness;

use super::wall::witness_icon;
use crate::draw::palette::{FOG, INK, LAMP, PAPER, STEEL};
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};

/// First row of the market.
pub const MARKET_TOP: i32 = 177;

/// Where an open card lies.
pub const fn open_card(place: usize) -> Area {
    Area::new(6 + 39 * place as i32, MARKET_TOP, 36, 36)
}

/// Where the pile lies.
pub const PILE: Area = Area::new(166, MARKET_TOP, 40, 36);

/// What lies there.
#[derive(Clone, Copy)]
pub struct Market<'a> {
    /// The open cards.
    pub row: &'a [Witness],
    /// How many cards the pile has.
    pub pile: usize,
    /// How many cards are discarded.
    pub discards: usize,
    /// Which open card is chosen; the number of cards: the pile.
    pub chosen: Option<usize>,
    /// The open cards from this one on have just been laid.
    pub fresh_from: usize,
}

/// Draws the market.
pub fn market(canvas: &mut Canvas, view: &Market<'_>) {
    let y = MARKET_TOP;
    for (index, &witness) in view.row.iter().enumerate() {
        let (ground, sign) = if index >= view.fresh_from {
            (INK, PAPER)
        } else if view.chosen == Some(index) {
            (LAMP, INK)
        } else {
            (PAPER, INK)
        };
        let area = open_card(index);
        canvas.rounded(area, 5, ground);
        witness_icon(witness).draw(canvas, area.x + 6, y + 6, 24, sign);
    }
    let chosen = view.chosen == Some(view.row.len());
    for shift in [4, 2, 0] {
        let area = Area::new(166 + shift, y + shift / 2, 36, 34);
        let ground = if chosen && shift == 0 { LAMP } else { STEEL };
        canvas.rounded(area, 5, ground);
        canvas.outline(area, 5, 1, INK);
    }
    let (ground, colour) = if chosen { (LAMP, INK) } else { (STEEL, PAPER) };
    Pen::new(Style::Bold, colour, ground).centred(canvas, 184, y + 23, &number(view.pile as u8));
    Icon::Cards.draw(canvas, 212, y + 2, 16, FOG);
    Pen::new(Style::NoteBold, FOG, INK).centred(canvas, 220, y + 33, &number(view.discards as u8));
}
