//! The cases as a matrix: five cases by players, who leads and who won.

use confidant_core::id::Id;
use confidant_core::tatort_themse::Case;

use super::wall::{case_colours, case_icon};
use crate::draw::palette::{FOG, GOOD, INK, LAMP, PAPER, SLATE, STEEL, TUBE};
use crate::draw::parts::seat::seat;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};

/// How somebody stands in a case.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Behind, or without a clue.
    Behind,
    /// As high as another.
    Tied,
    /// Ahead of all.
    Leads,
    /// Has the card.
    Won,
    /// It counts for nothing.
    Void,
}

/// A line of the matrix.
#[derive(Clone)]
pub struct CaseLine {
    /// Which case.
    pub case: Case,
    /// The points of its card.
    pub bonus: u8,
    /// How many of its clues are on the wall.
    pub left: u8,
    /// The points of each player in it.
    pub players: heapless::Vec<(u16, Standing), 5>,
    /// Whether it is out of the count.
    pub struck: bool,
}

const TOP: i32 = 54;
const PITCH: i32 = 26;
const CELLS: i32 = 78;
const CELL_PITCH: i32 = 31;

/// The matrix; a player's column and a case's line may be chosen.
pub fn matrix(canvas: &mut Canvas, lines: &[CaseLine], player: Option<usize>, case: Option<Case>) {
    let players = lines.first().map_or(0, |line| line.players.len());
    for (index, x) in (0..players).zip((82..).step_by(CELL_PITCH as usize)) {
        seat(canvas, x, 33, 18, index as u8 + 1);
    }
    for (line, y) in lines.iter().zip((TOP..).step_by(PITCH as usize)) {
        let [ground, tab, figures] = case_colours(line.case, line.struck);
        canvas.rounded(Area::new(8, y, 68, 24), 4, ground);
        canvas.rounded(Area::new(10, y + 2, 22, 20), 3, INK);
        case_icon(line.case).draw(canvas, 13, y + 4, 16, tab);
        let mut bonus: heapless::String<21> = heapless::String::new();
        let _ = bonus.push('+');
        let _ = bonus.push_str(&number(line.bonus));
        Pen::new(Style::Bold, figures, ground).centred(canvas, 48, y + 18, &bonus);
        for mark in 0..i32::from(line.left.min(4)) {
            canvas.rect(Area::new(66, y + 3 + mark * 5, 6, 3), INK);
        }
        if line.left > 4 {
            canvas.rect(Area::new(62, y + 3, 2, 18), INK);
        }
        for (&(points, standing), x) in line.players.iter().zip((CELLS..).step_by(CELL_PITCH as usize)) {
            cell(canvas, x, y, points, standing);
        }
        if line.struck {
            canvas.line((8, y + 12), (75, y + 12), 2, TUBE);
        }
    }
    if let Some(case) = case {
        canvas.outline(Area::new(6, TOP - 2 + case.index() as i32 * PITCH, 72, 28), 5, 2, PAPER);
    }
    if let Some(player) = player.filter(|&player| player < players) {
        let x = CELLS - 1 + player as i32 * CELL_PITCH;
        canvas.outline(Area::new(x, 31, 31, 5 * PITCH + 23), 5, 2, PAPER);
    }
}

fn cell(canvas: &mut Canvas, x: i32, y: i32, points: u16, standing: Standing) {
    let (ground, colour) = match standing {
        Standing::Won => (GOOD, INK),
        Standing::Leads => (LAMP, INK),
        Standing::Tied => (SLATE, FOG),
        Standing::Behind if points == 0 => (SLATE, FOG),
        Standing::Behind => (SLATE, PAPER),
        Standing::Void => (INK, FOG),
    };
    canvas.rounded(Area::new(x, y, 29, 24), 4, ground);
    let pen = Pen::new(Style::Bold, colour, ground);
    match (points, standing) {
        (0, Standing::Won) => {}
        (0, _) => drop(pen.centred(canvas, x + 14, y + 18, "·")),
        (_, Standing::Won) => {
            pen.centred(canvas, x + 9, y + 18, &number(points));
            Icon::Check.draw(canvas, x + 17, y + 6, 12, INK);
        }
        _ => {
            pen.centred(canvas, x + 14, y + 18, &number(points));
        }
    }
    if standing == Standing::Void && points > 0 {
        canvas.line((x + 4, y + 12), (x + 24, y + 12), 2, TUBE);
    }
}

/// First row of the line below the matrix.
pub const FOOT: i32 = 186;

/// The line below the matrix: a caption and a figure for each player.
pub fn matrix_foot(
    canvas: &mut Canvas,
    caption: &str,
    figures: impl Iterator<Item = u16>,
    player: Option<usize>,
) {
    canvas.outline(Area::new(8, FOOT, 68, 26), 4, 1, STEEL);
    Pen::new(Style::Hint, FOG, INK).room(64).centred(canvas, 42, FOOT + 18, caption);
    for ((index, figure), x) in figures.enumerate().zip((CELLS..).step_by(CELL_PITCH as usize)) {
        let colour = if player == Some(index) { PAPER } else { STEEL };
        canvas.outline(Area::new(x, FOOT, 29, 26), 4, 1, colour);
        Pen::new(Style::Bold, PAPER, INK).room(27).centred(canvas, x + 14, FOOT + 18, &number(figure));
    }
}
