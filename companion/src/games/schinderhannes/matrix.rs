//! The matrix: sixteen crimes in rows, sixteen places in columns by quarters, and what is left of each. A quarter is seen at
//! a time, eight rows of it, and the whole small beside it.

use confidant_core::id::Id;
use confidant_core::schinderhannes::{Crime, Edition, Place, Token};

use super::Words;
use super::faces::by_quarters;
use super::soonwald::{crime as crime_token, crime_colour, place_code};
use crate::draw::palette::{FOG, GLOW, INK, LAMP, PAPER, SLATE, STEEL};
use crate::draw::{Area, Canvas, Pen, Style, number};
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

    /// The cell of a token.
    pub(super) fn of(edition: &'static Edition, token: Token) -> Self {
        let column = by_quarters(edition).position(|place| place == token.place).unwrap_or(0);
        Self { row: token.crime.index() as u8, column: column as u8 }
    }

    /// Its crime.
    pub(super) fn crime(self) -> Crime {
        Crime::at(self.row.into()).unwrap_or(Crime::Ane)
    }

    /// Its place.
    pub(super) fn place(self, edition: &'static Edition) -> Place {
        by_quarters(edition).nth(self.column.into()).unwrap_or(Place::AntesMuehle)
    }

    /// The cells, with this one lit. One of another quarter, or of rows that are not seen, is where it is in the small whole.
    pub(super) fn cells(&self, alarm: bool) -> impl Fn(Self) -> Option<Area> + use<> {
        let window = Window::around(*self, alarm);
        move |at| window.cell(at).or_else(|| window.beyond(at))
    }

    /// The tiles of these cells.
    pub(super) fn tiles(self, place: &dyn Fn(Self) -> Option<Area>) -> Tiles<'_, Self> {
        Tiles { lit: self, step: &Self::moved, place }
    }
}

const LEFT: i32 = 36;
const TOP: i32 = 52;
const WIDTH: i32 = 34;
const HEIGHT: i32 = 20;
/// The whole, small.
const WHOLE: Area = Area::new(181, 54, 55, 68);

/// What is seen large: the places of a quarter, and some rows.
#[derive(Clone, Copy)]
struct Window {
    column: u8,
    row: u8,
    rows: u8,
}

impl Window {
    /// With this cell in it; fewer rows above a bar.
    fn around(at: At, alarm: bool) -> Self {
        let rows = if alarm { 5 } else { 8 };
        Self { column: at.column / 4 * 4, row: (at.row / rows * rows).min(16 - rows), rows }
    }

    fn has_row(self, row: u8) -> bool {
        (self.row..self.row + self.rows).contains(&row)
    }

    /// Where a cell is, if it is seen.
    fn cell(self, at: At) -> Option<Area> {
        let x = LEFT + i32::from(at.column.checked_sub(self.column).filter(|&x| x < 4)?) * WIDTH;
        let y = TOP + i32::from(at.row.checked_sub(self.row).filter(|&y| y < self.rows)?) * HEIGHT;
        Some(Area::new(x, y, WIDTH, HEIGHT))
    }

    /// What leads to the rows or the quarter of a cell: one of each quarter, above and below.
    fn beyond(self, at: At) -> Option<Area> {
        let leads = at.column.is_multiple_of(4) && at.row.is_multiple_of(8) && self.cell(at).is_none();
        let same = at.column == self.column && self.has_row(at.row + 7);
        let corner = dot(at);
        (leads && !same).then(|| Area::new(corner.0, corner.1, 13, 33))
    }
}

/// Where a cell is in the small whole.
fn dot(at: At) -> (i32, i32) {
    let (x, y) = (i32::from(at.column), i32::from(at.row));
    (WHOLE.x + 1 + x * 3 + x / 4 * 2, WHOLE.y + 1 + y * 4 + y / 8 * 2)
}

/// Draws it; struck cells in lamp light where `alarm` says that something has to be put back.
pub(super) fn matrix(
    canvas: &mut Canvas,
    words: &'static Words,
    edition: &'static Edition,
    cursor: At,
    alarm: bool,
    cell: impl Fn(Crime, Place) -> Cell,
) {
    let window = Window::around(cursor, alarm);
    let places = || (0..).zip(by_quarters(edition)).map(|(column, place)| (column as u8, place));
    for (row, crime) in (0..).zip(Crime::ALL) {
        let lit = row == cursor.row;
        if let Some(first) = window.cell(At { row, column: window.column }) {
            if lit {
                canvas.rect(Area::new(0, first.y, 176, HEIGHT), GLOW);
            }
            crime_token(canvas, 18, first.y + HEIGHT / 2, 16, crime);
        }
        for (column, place) in places() {
            let (at, shown) = (At { row, column }, cell(crime, place));
            if let Some(area) = window.cell(at) {
                draw_cell(canvas, area, crime, shown, alarm);
            }
            let (x, y) = dot(at);
            let colour = match shown {
                Cell::Scene => PAPER,
                Cell::Open => crime_colour(crime),
                Cell::Out | Cell::Struck => continue,
            };
            canvas.rect(Area::new(x, y, 2, 3), colour);
        }
    }
    for (column, place) in places() {
        let Some(area) = window.cell(At { row: window.row, column }) else { continue };
        let colour = if column == cursor.column { LAMP } else { PAPER };
        let pen = Pen::new(Style::NoteBold, colour, INK).room(WIDTH);
        pen.centred(canvas, area.x + WIDTH / 2, 47, place_code(place));
    }
    if let Some(area) = window.cell(cursor) {
        canvas.outline(area, 4, 2, LAMP);
    }
    draw_whole(canvas, window);
    let quarter = words.quarter(edition.quarter(cursor.place(edition)));
    Pen::new(Style::Bold, LAMP, INK).centred(canvas, WHOLE.x + WHOLE.width / 2, 48, quarter);
    let is_left = |&place: &Place| matches!(cell(cursor.crime(), place), Cell::Open | Cell::Scene);
    let left = Place::all().filter(is_left).count();
    if left > 0 && !alarm {
        let middle = WHOLE.x + WHOLE.width / 2;
        Pen::new(Style::Note, FOG, INK).room(58).centred(canvas, middle, 136, words.places_left);
        Pen::new(Style::Bold, LAMP, INK).centred(canvas, middle, 151, &number(left as i64));
    }
}

fn draw_cell(canvas: &mut Canvas, area: Area, crime: Crime, cell: Cell, alarm: bool) {
    let (x, y) = (area.x + WIDTH / 2, area.y + HEIGHT / 2);
    let inner = Area::new(area.x + 1, area.y + 1, WIDTH - 2, HEIGHT - 2);
    canvas.rounded(inner, 4, if cell == Cell::Scene { PAPER } else { SLATE });
    match cell {
        Cell::Scene => crime_token(canvas, x, y, 14, crime),
        Cell::Open => canvas.rounded(Area::new(x - 8, y - 5, 16, 11), 3, crime_colour(crime)),
        Cell::Struck => {
            let colour = if alarm { LAMP } else { FOG };
            canvas.line((x - 4, y - 4), (x + 4, y + 4), 2, colour);
            canvas.line((x + 4, y - 4), (x - 4, y + 4), 2, colour);
        }
        Cell::Out => {}
    }
}

/// The frame round what is seen large, in the small whole.
fn draw_whole(canvas: &mut Canvas, window: Window) {
    canvas.rect(Area::new(176, 34, 1, 180), STEEL);
    let (left, top) = dot(At { row: window.row, column: window.column });
    let (_, end) = dot(At { row: window.row + window.rows - 1, column: window.column });
    canvas.outline(Area::new(left - 2, top - 2, 15, end + 6 - top), 1, 1, PAPER);
}
