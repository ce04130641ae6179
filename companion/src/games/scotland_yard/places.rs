//! Where everybody stands: to put the pawns onto the board, and whenever somebody asks.

use confidant_core::scotland_yard::{Action, MISTER_X, Pawn, Table};

use super::{Screens, TableDesk, View, pawn_number};
use crate::draw::palette::{INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::parts::seat::{seat as seat_token, seat_colour};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Pen, Style, number};
use crate::games::Wish;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::fill;

/// Pawns on a page.
const A_PAGE: usize = 3;

/// Which page is shown, and why.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Places {
    page: u8,
    /// Whether the game has just begun, and the pawns are put onto the board.
    begins: bool,
}

impl Places {
    pub(super) fn new(begins: bool) -> Self {
        Self { page: 0, begins }
    }

    fn pages(table: &Table) -> u8 {
        table.detectives().len().div_ceil(A_PAGE) as u8
    }

    fn is_last(self, table: &Table) -> bool {
        self.page + 1 >= Self::pages(table)
    }
}

impl Screens {
    pub(super) fn press_places(&mut self, desk: &TableDesk<'_>, key: Key, places: Places) -> Wish<Action> {
        let last = places.is_last(desk.table);
        match key {
            Key::A if places.begins && last => {
                self.view = View::Table;
                return Wish::HandOver(MISTER_X);
            }
            Key::B | Key::A if last || key == Key::B => self.view = View::Table,
            Key::A | Key::Right | Key::Down if !last => {
                self.view = View::Places(Places { page: places.page + 1, ..places });
            }
            Key::Left | Key::Up if places.page > 0 => {
                self.view = View::Places(Places { page: places.page - 1, ..places });
            }
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }
}

pub(super) fn draw(desk: &TableDesk<'_>, canvas: &mut Canvas, places: Places) {
    let (table, texts, words) = (desk.table, desk.texts, desk.words);
    canvas.clear(INK);
    let pages = Places::pages(table);
    let page = fill("{}/{}", &[&(places.page + 1), &pages]);
    let title = if places.begins { words.place_pawns } else { words.where_all_stand };
    plate(canvas, title, if pages > 1 { Corner::Text(&page) } else { Corner::None });
    let pawns = Pawn::ALL.into_iter().zip(table.detectives()).skip(A_PAGE * usize::from(places.page));
    for ((pawn, detective), y) in pawns.zip((35..).step_by(60)).take(A_PAGE) {
        let shown = pawn_number(pawn);
        canvas.rounded(Area::new(8, y, 224, 56), 6, SLATE);
        canvas.rect(Area::new(8, y + 5, 4, 46), seat_colour(shown));
        seat_token(canvas, 20, y + 8, 40, shown);
        let name = desk.name(pawn.seat());
        let fits = Style::Bold.wrap(name, 77).iter().all(|line| Style::Bold.width(line) <= 77);
        let style = if fits { Style::Bold } else { Style::NoteBold };
        Pen::new(style, PAPER, SLATE).paragraph(canvas, Area::new(68, y + 6, 77, 44), 20, Align::Left, name);
        Pen::new(Style::Figure, LAMP, SLATE).room(88).right(
            canvas,
            224,
            y + 45,
            &number(detective.at.number()),
        );
    }
    match (places.is_last(table), places.begins) {
        (true, true) => key_hints(canvas, &[(Cap::A, words.pawns_stand)]),
        (true, false) => key_hints(canvas, &[(Cap::A, texts.back)]),
        (false, _) => key_hints(canvas, &[(Cap::A, texts.onward), (Cap::B, texts.back)]),
    }
}
