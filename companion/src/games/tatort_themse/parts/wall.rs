//! The wall of clues: five columns of up to five.

use confidant_core::id::Id;
use confidant_core::tatort_themse::{Cards, Case, Clue, Column, HEIGHT, Wall, Witness};

use crate::draw::palette::{CROWN, FOG, GOLD, INK, LAMP, PAINTING, PAPER, PAPERS, SLATE, STATUETTE, TUBE};
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

/// What something of a case is drawn with: its ground, the sign on its tab, its figures. Dim is dark with light figures, so
/// that they can still be read.
pub fn case_colours(case: Case, dim: bool) -> [Colour; 3] {
    let colour = case_colour(case);
    if dim { [INK.under(colour, 4), INK.under(colour, 8), FOG] } else { [colour, colour, INK] }
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

/// Width and height of a clue.
pub const CLUE: (i32, i32) = (44, 22);
/// Distance from clue to clue, sideways and down.
pub const CLUE_PITCH: (i32, i32) = (46, 24);
/// Where the wall begins.
pub const WALL_AT: (i32, i32) = (6, 31);

/// How a clue looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// It can be looked at.
    Plain,
    /// Nothing is done with it now.
    Dim,
    /// It is removed.
    Struck,
}

/// A clue, 44x22: value, witness, loot on a tab.
pub fn clue(canvas: &mut Canvas, x: i32, y: i32, clue: &Clue, look: Look) {
    let [ground, tab, figures] = case_colours(clue.case, look != Look::Plain);
    canvas.rounded(Area::new(x, y, CLUE.0, CLUE.1), 4, ground);
    canvas.rounded(Area::new(x + 29, y + 2, 13, 18), 3, INK);
    case_icon(clue.case).draw(canvas, x + 30, y + 5, 11, tab);
    Pen::new(Style::Bold, figures, ground).centred(canvas, x + 7, y + 17, &number(clue.value));
    witness_icon(clue.witness).draw(canvas, x + 13, y + 3, 15, figures);
    if look == Look::Struck {
        canvas.line((x + 1, y + CLUE.1 - 2), (x + CLUE.0 - 2, y + 1), 3, TUBE);
    }
}

/// The frame of the chosen clue; it reaches over its neighbours.
pub fn clue_frame(canvas: &mut Canvas, x: i32, y: i32) {
    canvas.outline(Area::new(x - 2, y - 2, CLUE.0 + 4, CLUE.1 + 4), 5, 2, PAPER);
}

/// A place of the wall without a clue.
pub fn no_clue(canvas: &mut Canvas, x: i32, y: i32) {
    canvas.outline(Area::new(x, y, CLUE.0, CLUE.1), 4, 1, SLATE);
}

/// Where a clue of the wall lies: its column, and its place from the top.
pub fn clue_at(column: Column, from_top: usize) -> (i32, i32) {
    (WALL_AT.0 + column.index() as i32 * CLUE_PITCH.0, WALL_AT.1 + from_top as i32 * CLUE_PITCH.1)
}

/// Where the clues of a column lie.
pub fn column_area(wall: &Wall, column: Column) -> Area {
    let (x, y) = clue_at(column, 0);
    Area::new(x, y, CLUE.0, wall.height(column).max(1) as i32 * CLUE_PITCH.1)
}

/// What is to be seen on the wall beside its clues.
#[derive(Clone, Copy)]
pub struct WallView {
    /// The columns that are lit; the others are dim.
    pub lit: [bool; 5],
    /// The column of the cursor, and how many clues are struck below the one that is framed.
    pub chosen: Option<(Column, usize)>,
}

impl WallView {
    /// Everything is lit, nothing chosen.
    pub const PLAIN: Self = Self { lit: [true; 5], chosen: None };
    /// Nothing is lit.
    pub const DIM: Self = Self { lit: [false; 5], chosen: None };
}

/// The wall, the top of each column on top: the lowest clue, which can be reached, has the lamp under it.
pub fn wall(canvas: &mut Canvas, cards: &Cards, wall: &Wall, view: &WallView) {
    for column in Column::all() {
        let height = wall.height(column);
        for place in height..HEIGHT {
            let (x, y) = clue_at(column, place);
            no_clue(canvas, x, y);
        }
        let lit = view.lit.get(column.index()).copied().unwrap_or(true);
        let struck = view.chosen.filter(|(chosen, _)| *chosen == column).map_or(0, |(_, struck)| struck);
        for (from_below, id) in wall.from_below(column).enumerate() {
            let (x, y) = clue_at(column, height - 1 - from_below);
            let look = match lit {
                _ if from_below < struck => Look::Struck,
                true => Look::Plain,
                false => Look::Dim,
            };
            clue(canvas, x, y, &cards.clue(id), look);
            if from_below == 0 && lit {
                canvas.rect(Area::new(x + 4, y + CLUE.1, 36, 2), LAMP);
            }
        }
    }
    if let Some((column, struck)) = view.chosen {
        let place = wall.height(column).saturating_sub(1 + struck);
        let (x, y) = clue_at(column, place);
        clue_frame(canvas, x, y);
    }
}
