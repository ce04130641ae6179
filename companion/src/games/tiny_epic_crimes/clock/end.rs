//! The end: everybody has reported, and people accuse with their cards.

use confidant_core::tiny_epic_clock::Action;

use super::{Screens, TableDesk, View, turned};
use crate::draw::palette::{INK, LAMP, PAPER};
use crate::draw::parts::banner::{Verdict, verdict};
use crate::draw::parts::card::card;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{PITCH, Row};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::Wish;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::fill;

/// What the rows of the result lead to.
const ROWS: usize = 4;

pub(super) fn draw_banner(desk: &TableDesk<'_>, canvas: &mut Canvas) {
    let words = desk.words;
    verdict(
        canvas,
        &Verdict {
            ground: LAMP,
            title: words.all_reported,
            icon: Icon::Flag,
            name: words.now_accuse,
            note: words.accuse_note,
            any_key: desk.texts.any_key,
        },
    );
}

pub(super) fn draw_result(desk: &TableDesk<'_>, canvas: &mut Canvas, row: u8) {
    let (texts, words) = (desk.texts, desk.words);
    canvas.clear(INK);
    let penalties = fill(words.penalties_n, &[&desk.table.penalties()]);
    plate(canvas, texts.result, Corner::Text(&penalties));
    card(canvas, Area::new(8, 31, 224, 37));
    Icon::Flag.draw(canvas, 13, 39, 20, INK);
    Pen::new(Style::Bold, INK, PAPER).room(192).left(canvas, 38, 55, words.all_reported);
    let rows = [
        (Icon::Badge, words.where_all_stand),
        (Icon::Sealmark, texts.seed_and_code),
        (Icon::Cards, texts.again),
        (Icon::Flag, texts.erase_game),
    ];
    for ((index, (icon, label)), y) in rows.into_iter().enumerate().zip((72..).step_by(PITCH as usize)) {
        Row::new(label).icon(icon).leads().chosen(index == usize::from(row)).draw(canvas, y, PITCH);
    }
    key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.open), (Cap::B, texts.home)]);
}

impl Screens {
    pub(super) fn press_result(&mut self, key: Key, row: u8) -> Wish<Action> {
        match (key, row) {
            (Key::Up | Key::Down, _) => self.view = View::Result { row: turned(row, ROWS, key) },
            (Key::A, 0) => self.view = View::Officers,
            (Key::A, 1) => return Wish::Audit,
            (Key::A, 2) => return Wish::Again,
            (Key::A, _) => return Wish::EraseGame,
            (Key::B, _) => return Wish::Leave,
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }
}
