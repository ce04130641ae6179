//! The six piles: drawing, dealing, and the moment after the last draw.

use core::ops::ControlFlow;

use confidant_core::chance::Source;
use confidant_core::game::Game as _;
use confidant_core::id::Id;
use confidant_core::schinderhannes::{Action, Card, Phase, Pile, Schinderhannes};

use super::super::faces::back;
use super::deeds::{Own, View, own, see};
use super::{Screens, Shows, TableDesk, dealt_next, home, turn};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Deed;
use crate::input::Key;
use crate::page::{Bound, List, Tiles};
use crate::texts::fill;

/// Where a pile lies.
fn area(pile: u8) -> Area {
    Area::new(8 + i32::from(pile % 3) * 76, 34 + i32::from(pile / 3) * 80, 72, 76)
}

/// The pile that the stick leads to. Below the last one of a column comes the first of the next.
fn beside(pile: u8, key: Key) -> u8 {
    match key {
        Key::Left => pile / 3 * 3 + (pile + 2) % 3,
        Key::Right => pile / 3 * 3 + (pile + 1) % 3,
        Key::Down if pile < 3 => pile + 3,
        Key::Down => (pile + 1) % 3,
        Key::Up if pile < 3 => 3 + (pile + 2) % 3,
        Key::Up => pile - 3,
        _ => pile,
    }
}

impl Screens {
    pub(super) fn piles_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        let (due, seat) = (table.due(), turn(table));
        let draws = self.done.is_none() && due > 0;
        let (title, code) = match self.done {
            Some(seat) => (fill(words.is_done, &[&desk.name(seat)]), fill("", &[])),
            None => {
                let cards = if due == 1 { fill(words.one_card, &[]) } else { fill(words.n_cards, &[&due]) };
                (fill(words.draws, &[&seat.map_or("", |seat| desk.name(seat))]), cards)
            }
        };
        show.plate(&title, Corner::Text(&code));
        show.picture(|canvas| self.draw_piles(desk, canvas, draws));
        let pile = Pile::at(self.pile.into()).unwrap_or(Pile::Blue);
        // The figure of an empty one says that there is nothing to draw; printed ones may have been counted wrongly.
        let draw = seat.filter(|_| draws && table.can_draw(pile)).map(|seat| Action::Draw(seat, pile));
        let tiles = Tiles { lit: self.pile, step: &beside, place: &|pile| draws.then(|| area(pile)) };
        show.tiles(&tiles, |pile| own(Own::Pile(pile)), draw.map(|draw| Ok(Deed::Play(draw))));
        let a = match self.done {
            Some(_) => Bound::new(Cap::A, texts.go_on, own(Own::GoOn)),
            None if draws => Bound::says(Cap::A, words.draw_verb),
            None => Bound::maybe(Cap::A, words.end_turn, seat.map(|seat| Deed::Play(Action::End(seat)))),
        };
        let dealing = self.done.is_none() && matches!(table.phase(), Phase::Deal(..));
        let rest = seat.filter(|_| dealing).and_then(|seat| Some((seat, dealt_next(table, seat)?)));
        let x = match rest {
            Some((seat, first)) => {
                let draw = Action::Draw(seat, first);
                Bound::new(Cap::X, words.the_rest, Deed::PlayBoth(draw, draw))
            }
            None => Bound::new(Cap::X, words.board, see(View::Board)),
        };
        match dealing || table.source() == Source::Table {
            true => show.keys([Bound::says(Cap::Stick, words.pile_key), a, x]),
            false => show.keys([a, x, Bound::says(Cap::Y, words.hand_key)]),
        }
    }

    fn draw_piles(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, draws: bool) {
        let (table, words) = (desk.table, desk.words);
        let printed = table.source() == Source::Table;
        for (index, pile) in (0..).zip(Pile::ALL) {
            let area = area(index);
            let (x, y) = (area.x, area.y);
            let lit = draws && index == self.pile;
            if lit {
                canvas.say_chosen(pile.word());
            }
            let ground = if lit { LAMP } else { SLATE };
            canvas.rounded(area, 6, ground);
            let left = table.left(pile);
            if left > 0 && (table.top(pile).is_some() || printed) {
                back(canvas, x + 6, y + 6, table.top(pile));
            }
            if printed && left > 0 {
                let pen = Pen::new(Style::Hint, INK, PAPER).room(52);
                pen.centred(canvas, x + 36, y + 33, words.pile(pile));
            }
            let colour = if lit { INK } else { PAPER };
            Pen::new(Style::Bold, colour, ground).centred(canvas, x + 36, y + 69, &number(left));
        }
        let note = match (self.done, table.phase()) {
            (Some(_), _) if !printed => words.note_new_card,
            (None, Phase::Played(_)) if printed => words.note_discard_printed,
            (None, Phase::Played(_)) => words.note_discard,
            (None, Phase::Deal(..)) => words.note_deal,
            _ => "",
        };
        Pen::new(Style::Note, FOG, INK).room(224).centred(canvas, 120, 208, note);
    }
}

pub(super) fn clear_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, row: u8) {
    let (words, texts) = (desk.words, desk.texts);
    let tops = tops(desk);
    let back = Bound::new(Cap::B, texts.back, see(home(desk.table)));
    show.plate(words.clear_top, Corner::Text(&number(tops.len() as i64)));
    if tops.is_empty() {
        show.picture(|canvas| {
            Pen::new(Style::Note, FOG, INK).room(220).centred(canvas, 120, 110, words.nothing_to_clear);
        });
        return show.keys([back]);
    }
    show.list(
        List::new(tops.len(), row.into()),
        |row| see(View::Clear { row: row as u8 }),
        &|index, tell| {
            let Some(&(pile, card)) = tops.get(index) else { return };
            let second = if pile == Pile::Places2 { " 2" } else { "" };
            let label = fill("{}, {}{}", &[&card, &words.pile(pile), &second]);
            tell(Row::new(&label).icon(Icon::Cards), Ok(Deed::Play(Action::Clear(pile, card))));
        },
    );
    show.keys([Bound::says(Cap::UpDown, texts.choose), Bound::says(Cap::A, words.clear_verb), back]);
}

/// Each dead card, from each pile that it can lie on: 56 of the groups, and the places twice.
const MOST_TOPS: usize = 88;

/// The printed cards that may be cleared.
fn tops(desk: &TableDesk<'_>) -> heapless::Vec<(Pile, Card), MOST_TOPS> {
    let mut tops = heapless::Vec::new();
    let _ = Schinderhannes::public_actions(desk.table, &mut |action| {
        if let Action::Clear(pile, card) = action {
            let _ = tops.push((pile, card));
        }
        ControlFlow::Continue(())
    });
    tops
}
