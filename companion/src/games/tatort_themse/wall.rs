//! The wall of clues of Tatort Themse, hands and cases.

use confidant_core::tatort_themse::{Case, Clue, Witness};

use crate::draw::palette::{CROWN, GOLD, INK, LAMP, PAINTING, PAPER, PAPERS, SLATE, STATUETTE};
use crate::draw::{Area, Canvas, Colour, Icon, Pen, Style, number};

/// Colour of a case.
pub const fn case_colour(case: Case) -> Colour {
    match case {
        Case::Gallery => PAINTING,
        Case::Museum => STATUETTE,
        Case::Bank => GOLD,
        Case::Parliament => PAPERS,
        Case::Tower => CROWN,
    }
}

/// Sign of what was stolen.
pub const fn case_icon(case: Case) -> Icon {
    match case {
        Case::Gallery => Icon::Painting,
        Case::Museum => Icon::Statuette,
        Case::Bank => Icon::Gold,
        Case::Parliament => Icon::Papers,
        Case::Tower => Icon::Crown,
    }
}

/// Sign of a witness.
pub const fn witness_icon(witness: Witness) -> Icon {
    match witness {
        Witness::Bobby => Icon::Bobby,
        Witness::Musician => Icon::Musician,
        Witness::Urchin => Icon::Urchin,
        Witness::Lady => Icon::Lady,
    }
}

/// Distance from clue to clue, sideways and down.
pub const CLUE_PITCH: (i32, i32) = (46, 27);

/// A clue of the wall, 44x25. The lowest of its column can be taken and is underlined; the chosen one has a frame.
pub fn clue(canvas: &mut Canvas, x: i32, y: i32, clue: &Clue, lowest: bool, chosen: bool) {
    let ground = case_colour(clue.case);
    canvas.rounded(Area::new(x, y, 44, 25), 4, ground);
    canvas.rounded(Area::new(x + 29, y + 2, 13, 21), 3, INK);
    case_icon(clue.case).draw(canvas, x + 30, y + 7, 11, ground);
    Pen::new(Style::Bold, INK, ground).centred(canvas, x + 7, y + 18, &number(clue.value));
    witness_icon(clue.witness).draw(canvas, x + 13, y + 5, 15, INK);
    if lowest {
        canvas.rect(Area::new(x + 4, y + 26, 36, 2), LAMP);
    }
    if chosen {
        canvas.outline(Area::new(x - 2, y - 2, 48, 29), 5, 2, PAPER);
    }
}

/// A place of the wall without a clue.
pub fn no_clue(canvas: &mut Canvas, x: i32, y: i32) {
    canvas.outline(Area::new(x, y, 44, 25), 4, 1, SLATE);
}

/// A witness card of a hand, 34x58, with how many there are.
pub fn witness_card(canvas: &mut Canvas, x: i32, y: i32, witness: Witness, count: u8) {
    canvas.rounded(Area::new(x, y, 34, 58), 5, PAPER);
    witness_icon(witness).draw(canvas, x + 6, y + 6, 22, INK);
    Pen::new(Style::Head, INK, PAPER).centred(canvas, x + 17, y + 51, &number(count));
}

/// An open witness card of the market, 36x38.
pub fn market_card(canvas: &mut Canvas, x: i32, y: i32, witness: Witness) {
    canvas.rounded(Area::new(x, y, 36, 38), 5, PAPER);
    witness_icon(witness).draw(canvas, x + 6, y + 7, 24, INK);
}

/// The clue that is paid for, 70x58.
pub fn clue_card(canvas: &mut Canvas, x: i32, y: i32, clue: &Clue) {
    let ground = case_colour(clue.case);
    canvas.rounded(Area::new(x, y, 70, 58), 6, ground);
    Pen::new(Style::Name, INK, ground).centred(canvas, x + 16, y + 41, &number(clue.value));
    witness_icon(clue.witness).draw(canvas, x + 34, y + 4, 26, INK);
    canvas.rounded(Area::new(x + 34, y + 33, 28, 22), 4, INK);
    case_icon(clue.case).draw(canvas, x + 40, y + 36, 16, ground);
}
