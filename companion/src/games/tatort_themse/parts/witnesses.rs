//! Witnesses in a hand and in payments.

use confidant_core::tatort_themse::{Witness, Witnesses};

use super::wall::witness_icon;
use crate::draw::palette::{INK, LAMP, PAPER};
use crate::draw::{Area, Canvas, Colour, Pen, Style, number};

/// A hand: the four kinds, always in the same order, with how many there are. What came since the last look has the lamp in
/// a corner.
pub fn hand(canvas: &mut Canvas, y: i32, hand: &Witnesses, since: Option<&Witnesses>) {
    for (kind, x) in Witness::ALL.into_iter().zip((8..).step_by(57)) {
        let area = Area::new(x, y, 53, 52);
        canvas.rounded(area, 6, PAPER);
        let count = hand.of(kind);
        if count < 10 {
            witness_icon(kind).draw(canvas, x + 5, y + 13, 26, INK);
            Pen::new(Style::Name, INK, PAPER).right(canvas, x + 48, y + 36, &number(count));
        } else {
            // Two figures take the sign's place: it makes way to the corner.
            witness_icon(kind).draw(canvas, x + 4, y + 3, 18, INK);
            Pen::new(Style::Name, INK, PAPER).room(40).right(canvas, x + 49, y + 46, &number(count));
        }
        if since.is_some_and(|since| hand.of(kind) > since.of(kind)) {
            canvas.convex([(x + 38, y), (x + 48, y), (x + 52, y + 4), (x + 52, y + 14)], LAMP);
        }
    }
}

/// How wide some witnesses are.
const KIND: i32 = 34;
const PLUS: i32 = 15;

/// The kinds of a payment with their numbers, a plus between them; returns where it ends.
pub fn payment(
    canvas: &mut Canvas,
    mut x: i32,
    base: i32,
    cards: &Witnesses,
    colour: Colour,
    ground: Colour,
) -> i32 {
    let pen = Pen::new(Style::Bold, colour, ground);
    let kinds = Witness::ALL.into_iter().filter(|&kind| cards.of(kind) > 0);
    let crowded = kinds.clone().count() > 3;
    for (index, kind) in kinds.enumerate() {
        if index > 0 {
            if !crowded {
                pen.left(canvas, x, base, "+");
            }
            x += if crowded { 4 } else { PLUS };
        }
        let end = pen.left(canvas, x, base, &number(cards.of(kind)));
        witness_icon(kind).draw(canvas, end + 2, base - 15, 18, colour);
        x += KIND + (end - x - 10).max(0);
    }
    x
}
