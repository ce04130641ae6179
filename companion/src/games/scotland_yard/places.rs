//! Where everybody stands: to put the pawns onto the board, and whenever somebody asks.

use confidant_core::scotland_yard::{MISTER_X, MOST_DETECTIVES, Pawn, Station, Table};
use confidant_core::seat::Seat;

use super::deeds::{Own, View, see};
use super::{Shows, TableDesk, bobby_name};
use crate::draw::palette::{LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::{seat as seat_token, seat_colour};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Deed;
use crate::input::Key;
use crate::page::Bound;
use crate::texts::fill;

/// Pawns on a page.
const A_PAGE: usize = 3;

/// How wide a name may be.
const NAME: i32 = 77;

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
        table.starts().len().div_ceil(A_PAGE) as u8
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

/// Where the pursuers stand; where their moves are not entered, where they start.
fn standing(table: &Table) -> heapless::Vec<(Pawn, Station), MOST_DETECTIVES> {
    match table.log_only() {
        Some(log) => {
            let starts = table.starts().iter().enumerate();
            starts.filter_map(|(slot, &at)| Some((log.pawn(slot)?, at))).collect()
        }
        None => table.pawns().zip(table.pursuers()).map(|(pawn, pursuer)| (pawn, pursuer.at)).collect(),
    }
}

/// A name beside its station's number: whole, on two lines at most. A long word that fits in no letters is broken.
fn draw_name(canvas: &mut Canvas, y: i32, name: &str) {
    let fits = |style: Style| style.wrap(name, NAME).iter().all(|line| style.width(line) <= NAME);
    if let Some(style) = [Style::Bold, Style::NoteBold].into_iter().find(|&style| fits(style)) {
        let area = Area::new(68, y + 6, NAME, 44);
        Pen::new(style, PAPER, SLATE).paragraph(canvas, area, 20, Align::Left, name);
        return;
    }
    let pen = Pen::new(Style::NoteBold, PAPER, SLATE).room(NAME);
    let ends = name.char_indices().map(|(end, _)| end);
    let mut parts = ends.filter_map(|end| name.split_at_checked(end));
    if let Some((head, tail)) = parts.rfind(|(head, _)| pen.style.width(head) <= NAME) {
        pen.left(canvas, 68, y + 21, head);
        pen.fit(NAME, tail).left(canvas, 68, y + 41, tail);
    }
}

fn draw_pawns(desk: &TableDesk<'_>, canvas: &mut Canvas, places: Places) {
    let pawns = standing(desk.table);
    let pawns = (1..).zip(&pawns).skip(A_PAGE * usize::from(places.page));
    for ((shown, &(pawn, at)), y) in pawns.zip((35..).step_by(60)).take(A_PAGE) {
        canvas.rounded(Area::new(8, y, 224, 56), 6, SLATE);
        canvas.rect(Area::new(8, y + 5, 4, 46), seat_colour(shown));
        seat_token(canvas, 20, y + 8, 40, shown);
        let seat = Seat::new(shown).unwrap_or(MISTER_X);
        let name = if pawn.is_bobby() { bobby_name(desk.words, pawn) } else { desk.name(seat) };
        if pawn.is_bobby() {
            Icon::Bobby.draw(canvas, 68, y + 30, 20, LAMP);
        }
        draw_name(canvas, y, name);
        Pen::new(Style::Figure, LAMP, SLATE).room(88).right(canvas, 224, y + 45, &number(at.number()));
    }
}
