//! The history: every entry of the game, and what was taken back or mistyped in between, newest first.

use super::Companion;
use super::deeds::{Deed, Shows};
use super::screen::Screen;
use crate::Canvas;
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{LIST_TOP, Row, TALL_PITCH, first_visible, list, rows_that_fit};
use crate::draw::parts::plate::Corner;
use crate::draw::text::Align;
use crate::draw::{Area, Colour, Pen, Style, number};
use crate::games::Shelf;
use crate::input::Key;
use crate::page::Bound;
use crate::play::{AnyPlay, HistoryLine};
use crate::texts::fill;

const FIT: usize = rows_that_fit(TALL_PITCH);

impl<S: Shelf> Companion<S> {
    pub(super) fn history_page(&self, show: &mut Shows<'_>, row: u16) {
        let texts = self.texts();
        let count = self.session.log.len();
        show.plate(texts.history, Corner::Text(&fill("{}", &[&count])));
        show.on(&[Key::Left], || Deed::Back);
        let back = Bound::new(Cap::B, texts.back, Deed::Back);
        let Some(play) = self.play().filter(|_| count > 0) else {
            show.picture(|canvas| {
                let pen = Pen::new(Style::Body, FOG, INK);
                pen.paragraph(canvas, Area::new(16, 100, 208, 60), 20, Align::Middle, texts.no_moves_yet);
            });
            return show.keys([back]);
        };
        show.picture(|canvas| self.draw_lines(canvas, play, count, row.into()));
        if row > 0 {
            show.on(&[Key::Up], || Deed::Turn(Screen::History { row: row - 1 }));
        }
        if usize::from(row) + 1 < count {
            show.on(&[Key::Down], || Deed::Turn(Screen::History { row: row + 1 }));
        }
        show.keys([Bound::says(Cap::UpDown, texts.scroll), back]);
    }

    fn draw_lines(&self, canvas: &mut Canvas, play: &dyn AnyPlay, count: usize, row: usize) {
        // The list takes its texts by reference, so the visible ones are made first; the newest is the first row.
        let first = first_visible(count, FIT, row);
        let newest = count - first.min(count);
        let oldest = newest.saturating_sub(FIT);
        let mut shown: heapless::Vec<HistoryLine, FIT> = heapless::Vec::new();
        play.history(&self.session, self.here(), oldest, newest, &mut |line| {
            let _ = shown.push(line);
        });
        list(canvas, TALL_PITCH, count, row, |index| {
            let from_newest = index.checked_sub(first).map(|below| shown.len().wrapping_sub(below + 1));
            match from_newest.and_then(|place| shown.get(place)) {
                Some(line) => {
                    let proof = line.proof.as_deref().unwrap_or_default();
                    Row::new(&line.who).sub(&line.what).icon(line.icon).value(proof)
                }
                None => Row::new(""),
            }
        });
        for (line, y) in shown.iter().rev().zip((LIST_TOP..).step_by(TALL_PITCH as usize)) {
            let lit = y == LIST_TOP + (row - first.min(row)) as i32 * TALL_PITCH;
            draw_signs(canvas, y, line, if lit { (INK, LAMP) } else { (PAPER, SLATE) });
        }
    }
}

/// Figures with their signs on the right of a row's first line, beside the name; all of them, or none if there is no room.
fn draw_signs(canvas: &mut Canvas, y: i32, line: &HistoryLine, (colour, ground): (Colour, Colour)) {
    const SIGN: i32 = 15;
    let width = |figure: u8| Style::NoteBold.width(&number(figure)) + 1 + SIGN + 4;
    let all: i32 = line.signs.iter().map(|&(figure, _)| width(figure)).sum();
    let mut x = 222 - all;
    if x < 46 + Style::Bold.width(&line.who) + 6 {
        return;
    }
    for &(figure, icon) in &line.signs {
        let end = Pen::new(Style::NoteBold, colour, ground).left(canvas, x, y + 20, &number(figure));
        icon.draw(canvas, end + 1, y + 7, SIGN, colour);
        x += width(figure);
    }
}
