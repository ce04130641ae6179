//! Where everybody stands: to put the pawns onto the board, and whenever somebody asks.

use confidant_core::scotland_yard::{MISTER_X, Pawn, Table};

use super::deeds::{Own, View, see};
use super::{Shows, TableDesk, pawn_number};
use crate::draw::palette::{LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::{seat as seat_token, seat_colour};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Pen, Style, number};
use crate::games::Deed;
use crate::input::Key;
use crate::page::Bound;
use crate::texts::fill;

/// Pawns on a page.
const A_PAGE: usize = 3;

/// Which page is shown, and why.
#[derive(Clone, Copy, PartialEq)]
pub struct Places {
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
}

pub(super) fn page(desk: &TableDesk<'_>, show: &mut Shows<'_>, places: Places) {
    let (table, texts, words) = (desk.table, desk.texts, desk.words);
    let pages = Places::pages(table);
    let page = fill("{}/{}", &[&(places.page + 1), &pages]);
    let title = if places.begins { words.place_pawns } else { words.where_all_stand };
    show.plate(title, if pages > 1 { Corner::Text(&page) } else { Corner::None });
    show.picture(|canvas| draw_pawns(desk, canvas, places));
    let to = |page| see(View::Places(Places { page, ..places }));
    if places.page > 0 {
        show.on(&[Key::Left, Key::Up], || to(places.page - 1));
    }
    let back = see(View::Table);
    if places.page + 1 < pages {
        let next = to(places.page + 1);
        show.on(&[Key::Right, Key::Down], || next);
        return show.keys([Bound::new(Cap::A, texts.onward, next), Bound::new(Cap::B, texts.back, back)]);
    }
    show.on(&[Key::B], || back);
    let (word, done) = match places.begins {
        true => (words.pawns_stand, Deed::HandOver(MISTER_X, Own::See(View::Table))),
        false => (texts.back, back),
    };
    show.keys([Bound::new(Cap::A, word, done)]);
}

fn draw_pawns(desk: &TableDesk<'_>, canvas: &mut Canvas, places: Places) {
    let pawns = Pawn::ALL.into_iter().zip(desk.table.detectives()).skip(A_PAGE * usize::from(places.page));
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
}
