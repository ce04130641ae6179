//! The wall of clues of Tatort Themse, hands and cases.

use crate::draw::palette::{CROWN, GOLD, INK, LAMP, PAINTING, PAPER, PAPERS, SLATE, STATUETTE};
use crate::draw::{Area, Canvas, Colour, Icon, Pen, Style, number};

/// A case, by its loot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loot {
    /// The painting.
    Painting,
    /// The statuette.
    Statuette,
    /// The gold.
    Gold,
    /// The papers.
    Papers,
    /// The crown.
    Crown,
}

impl Loot {
    /// Colour of the case.
    pub const fn colour(self) -> Colour {
        match self {
            Self::Painting => PAINTING,
            Self::Statuette => STATUETTE,
            Self::Gold => GOLD,
            Self::Papers => PAPERS,
            Self::Crown => CROWN,
        }
    }

    /// Sign of the loot.
    pub const fn icon(self) -> Icon {
        match self {
            Self::Painting => Icon::Painting,
            Self::Statuette => Icon::Statuette,
            Self::Gold => Icon::Gold,
            Self::Papers => Icon::Papers,
            Self::Crown => Icon::Crown,
        }
    }
}

/// Distance from clue to clue, sideways and down.
pub const CLUE_PITCH: (i32, i32) = (46, 27);

/// One clue of the wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clue {
    /// Its case.
    pub loot: Loot,
    /// How many witnesses it costs.
    pub value: u8,
    /// Sign of the witness to pay.
    pub witness: Icon,
    /// Whether it is the lowest of its column, which can be taken.
    pub lowest: bool,
    /// Whether it is chosen.
    pub chosen: bool,
}

/// A clue, 44x25.
pub fn clue(canvas: &mut Canvas, x: i32, y: i32, clue: &Clue) {
    let ground = clue.loot.colour();
    canvas.rounded(Area::new(x, y, 44, 25), 4, ground);
    canvas.rounded(Area::new(x + 29, y + 2, 13, 21), 3, INK);
    clue.loot.icon().draw(canvas, x + 30, y + 7, 11, ground);
    Pen::new(Style::Bold, INK, ground).centred(canvas, x + 7, y + 18, &number(clue.value));
    clue.witness.draw(canvas, x + 13, y + 5, 15, INK);
    if clue.lowest {
        canvas.rect(Area::new(x + 4, y + 26, 36, 2), LAMP);
    }
    if clue.chosen {
        canvas.outline(Area::new(x - 2, y - 2, 48, 29), 5, 2, PAPER);
    }
}

/// A place of the wall without a clue.
pub fn no_clue(canvas: &mut Canvas, x: i32, y: i32) {
    canvas.outline(Area::new(x, y, 44, 25), 4, 1, SLATE);
}

/// A witness card of a hand, 34x58, with how many there are.
pub fn witness_card(canvas: &mut Canvas, x: i32, y: i32, witness: Icon, count: u8) {
    canvas.rounded(Area::new(x, y, 34, 58), 5, PAPER);
    witness.draw(canvas, x + 6, y + 6, 22, INK);
    Pen::new(Style::Head, INK, PAPER).centred(canvas, x + 17, y + 51, &number(count));
}

/// An open witness card of the market, 36x38.
pub fn market_card(canvas: &mut Canvas, x: i32, y: i32, witness: Icon) {
    canvas.rounded(Area::new(x, y, 36, 38), 5, PAPER);
    witness.draw(canvas, x + 6, y + 7, 24, INK);
}

/// The clue that is paid for, 70x58.
pub fn clue_card(canvas: &mut Canvas, x: i32, y: i32, loot: Loot, value: u8, witness: Icon) {
    let ground = loot.colour();
    canvas.rounded(Area::new(x, y, 70, 58), 6, ground);
    Pen::new(Style::Name, INK, ground).centred(canvas, x + 16, y + 41, &number(value));
    witness.draw(canvas, x + 34, y + 4, 26, INK);
    canvas.rounded(Area::new(x + 34, y + 33, 28, 22), 4, INK);
    loot.icon().draw(canvas, x + 40, y + 36, 16, ground);
}
