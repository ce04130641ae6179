//! The matrix: sixteen crimes in rows, sixteen places in columns by quarters, and what is left of each.

use confidant_core::id::Id;
use confidant_core::schinderhannes::{Crime, Edition, Place};

use super::faces::by_quarters;
use super::soonwald::{crime_colour, crime_icon, place_code};
use crate::draw::palette::{FOG, GLOW, LAMP, PAPER, STEEL};
use crate::draw::{Area, Canvas, Pen, Style};
use crate::input::Key;
use crate::page::Tiles;

/// What a cell shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Cell {
    /// Nothing can be here.
    Out,
    /// Possible; or a token lies here.
    Open,
    /// Struck by the player.
    Struck,
    /// The crime is here.
    Scene,
}

/// A cell of the matrix.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct At {
    row: u8,
    column: u8,
}

impl At {
    /// The first cell.
    pub(super) const START: Self = Self { row: 0, column: 0 };

    /// Where the stick leads to: round the edges, above and below into the column beside.
    fn moved(self, key: Key) -> Self {
        let turn = |at: u8, by: u8| (at + by) % 16;
        match key {
            Key::Up if self.row == 0 => Self { row: 15, column: turn(self.column, 15) },
            Key::Down if self.row == 15 => Self { row: 0, column: turn(self.column, 1) },
            Key::Up => Self { row: turn(self.row, 15), ..self },
            Key::Down => Self { row: turn(self.row, 1), ..self },
            Key::Left => Self { column: turn(self.column, 15), ..self },
            Key::Right => Self { column: turn(self.column, 1), ..self },
            _ => self,
        }
    }

    /// Its crime.
    pub(super) fn crime(self) -> Crime {
        Crime::at(self.row.into()).unwrap_or(Crime::Ane)
    }

    /// Its place.
    pub(super) fn place(self, edition: &'static Edition) -> Place {
        by_quarters(edition).nth(self.column.into()).unwrap_or(Place::AntesMuehle)
    }

    /// The cells, with this one lit.
    pub(super) fn cells(self) -> Tiles<'static, Self> {
        Tiles { lit: self, step: &Self::moved, place: &|at| Some(at.area()) }
    }

    /// Where it is on the screen, with the frame of the cursor.
    fn area(self) -> Area {
        let (x, y) = (left(self.column.into()), TOP + i32::from(self.row) * HEIGHT);
        Area::new(x - 1, y - 1, WIDTH + 1, HEIGHT + 1)
    }
}

const LEFT: i32 = 22;
const TOP: i32 = 54;
const WIDTH: i32 = 13;
const HEIGHT: i32 = 10;

/// Draws it; struck cells in lamp light where `alarm` says that something has to be put back.
pub(super) fn matrix(
    canvas: &mut Canvas,
    edition: &'static Edition,
    cursor: At,
    alarm: bool,
    cell: impl Fn(Crime, Place) -> Cell,
) {
    for (column, place) in (0..).zip(by_quarters(edition)) {
        let lit = column == i32::from(cursor.column);
        let base = if column % 2 == 0 { 42 } else { 52 };
        let pen = Pen::over(Style::Map, if lit { LAMP } else { PAPER });
        pen.centred(canvas, left(column) + WIDTH / 2, base, place_code(place));
    }
    for (row, crime) in (0..).zip(Crime::ALL) {
        let y = TOP + row * HEIGHT;
        if row == i32::from(cursor.row) {
            canvas.rect(Area::new(0, y, 240, HEIGHT), GLOW);
        }
        let colour = crime_colour(crime);
        crime_icon(crime).draw(canvas, 6, y, 10, colour);
        for (column, place) in (0..).zip(by_quarters(edition)) {
            let x = left(column);
            match cell(crime, place) {
                Cell::Scene => {
                    canvas.rounded(Area::new(x, y, WIDTH - 1, HEIGHT - 1), 2, PAPER);
                    canvas.rounded(Area::new(x + 2, y + 2, WIDTH - 5, HEIGHT - 5), 1, colour);
                }
                Cell::Open => canvas.rounded(Area::new(x + 2, y + 2, WIDTH - 5, HEIGHT - 4), 1, colour),
                Cell::Struck => {
                    let colour = if alarm { LAMP } else { FOG };
                    canvas.line((x + 4, y + 3), (x + 7, y + 6), 1, colour);
                    canvas.line((x + 7, y + 3), (x + 4, y + 6), 1, colour);
                }
                Cell::Out => canvas.rect(Area::new(x + 5, y + 4, 2, 1), STEEL),
            }
        }
    }
    canvas.outline(cursor.area(), 2, 1, LAMP);
}

fn left(column: i32) -> i32 {
    LEFT + column * WIDTH + column / 4
}
