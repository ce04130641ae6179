//! The six piles: drawing, dealing, and the moment after the last draw.

use confidant_core::chance::Source;
use confidant_core::id::Id;
use confidant_core::schinderhannes::{Action, Card, Phase, Pile};
use confidant_core::seat::Seat;

use super::super::faces::back;
use super::{Next, Screens, TableDesk, View, dealt_next, open_actions, turn};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{PITCH, Row, first_visible, list, rows_that_fit};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Wish;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::fill;

impl Screens {
    fn lit_pile(&self) -> Pile {
        Pile::at(self.pile.into()).unwrap_or(Pile::Blue)
    }

    pub(super) fn press_piles(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        let (table, pile) = (desk.table, self.pile);
        let seat = turn(table);
        match (key, self.done, seat) {
            (Key::A, Some(_), _) => {
                self.done = None;
                self.view = self.home(table);
            }
            (Key::A, None, Some(seat)) if table.due() == 0 => return Wish::Play(Action::End(seat)),
            // Its figure says that there is nothing to draw.
            (Key::A, None, Some(_)) if table.left(self.lit_pile()) == 0 => return Wish::Nothing,
            (Key::A, None, Some(seat)) => return Wish::Play(Action::Draw(seat, self.lit_pile())),
            (Key::Left, ..) => self.pile = pile / 3 * 3 + (pile + 2) % 3,
            (Key::Right, ..) => self.pile = pile / 3 * 3 + (pile + 1) % 3,
            // Below the last one of a column comes the first of the next.
            (Key::Down, ..) => self.pile = if pile < 3 { pile + 3 } else { (pile + 1) % 3 },
            (Key::Up, ..) => self.pile = if pile < 3 { 3 + (pile + 2) % 3 } else { pile - 3 },
            (Key::X, None, Some(seat)) => match dealt_next(table, seat) {
                Some(first) => {
                    self.next = Next::Deal(seat);
                    return Wish::Play(Action::Draw(seat, first));
                }
                None => self.view = View::Board,
            },
            (Key::X, ..) => self.view = View::Board,
            (Key::B, ..) => return Wish::Leave,
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn draw_piles(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let (table, words) = (desk.table, desk.words);
        canvas.clear(INK);
        let due = table.due();
        let who = |seat: Option<Seat>| seat.map_or("", |seat| desk.name(seat));
        let (title, code) = match self.done {
            Some(seat) => (fill(words.is_done, &[&desk.name(seat)]), fill("", &[])),
            None => {
                let cards = if due == 1 { fill(words.one_card, &[]) } else { fill(words.n_cards, &[&due]) };
                (fill(words.draws, &[&who(turn(table))]), cards)
            }
        };
        plate(canvas, &title, Corner::Text(&code));
        for (index, pile) in (0..).zip(Pile::ALL) {
            let (x, y) = (8 + index % 3 * 76, 34 + index / 3 * 80);
            let lit = self.done.is_none() && due > 0 && index == i32::from(self.pile);
            if lit {
                canvas.say_chosen(pile.word());
            }
            let ground = if lit { LAMP } else { SLATE };
            canvas.rounded(Area::new(x, y, 72, 76), 6, ground);
            let left = table.left(pile);
            if left > 0 && (table.top(pile).is_some() || table.source() == Source::Table) {
                back(canvas, x + 6, y + 6, table.top(pile));
            }
            if table.source() == Source::Table && left > 0 {
                let pen = Pen::new(Style::Hint, INK, PAPER).room(52);
                pen.centred(canvas, x + 36, y + 33, words.pile(pile));
            }
            let colour = if lit { INK } else { PAPER };
            Pen::new(Style::Bold, colour, ground).centred(canvas, x + 36, y + 69, &number(left));
        }
        self.draw_foot(desk, canvas, due);
    }

    fn draw_foot(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, due: u8) {
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        let printed = table.source() == Source::Table;
        let dealing = matches!(table.phase(), Phase::Deal(..));
        let note = match (self.done, table.phase()) {
            (Some(_), _) if !printed => words.note_new_card,
            (None, Phase::Played(_)) if printed => words.note_discard_printed,
            (None, Phase::Played(_)) => words.note_discard,
            (None, Phase::Deal(..)) => words.note_deal,
            _ => "",
        };
        Pen::new(Style::Note, FOG, INK).room(224).centred(canvas, 120, 208, note);
        let a = match (self.done, due) {
            (Some(_), _) => texts.go_on,
            (None, 0) => words.end_turn,
            (None, _) => words.draw_verb,
        };
        match (dealing && self.done.is_none(), printed) {
            (true, _) => {
                key_hints(canvas, &[(Cap::Stick, words.pile_key), (Cap::A, a), (Cap::X, words.the_rest)]);
            }
            (false, true) => {
                key_hints(canvas, &[(Cap::Stick, words.pile_key), (Cap::A, a), (Cap::X, words.board)]);
            }
            (false, false) => {
                key_hints(canvas, &[(Cap::A, a), (Cap::X, words.board), (Cap::Y, words.hand_key)]);
            }
        }
    }

    pub(super) fn press_entry(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        let Some(hold) = super::printed(desk) else {
            self.view = View::Board;
            return Wish::Redraw;
        };
        let wish = self.entry.press(&hold, key, 0);
        if matches!(wish, super::HandWish::Leave) {
            self.view = self.home(desk.table);
            return Wish::Redraw;
        }
        self.grant(wish)
    }

    pub(super) fn draw_entry(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        if let Some(hold) = super::printed(desk) {
            self.entry.draw(&hold, canvas);
        }
    }

    pub(super) fn press_clear(&mut self, desk: &TableDesk<'_>, key: Key, row: u8) -> Wish<Action> {
        let tops = tops(desk);
        let count = tops.len().max(1) as u8;
        match key {
            Key::Up => self.view = View::Clear { row: (row + count - 1) % count },
            Key::Down => self.view = View::Clear { row: (row + 1) % count },
            Key::A => {
                let Some(&(pile, card)) = tops.get(usize::from(row)) else { return Wish::Nothing };
                return Wish::Play(Action::Clear(pile, card));
            }
            Key::B => self.view = self.home(desk.table),
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn draw_clear(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, row: u8) {
        let (words, texts) = (desk.words, desk.texts);
        let tops = tops(desk);
        canvas.clear(INK);
        plate(canvas, words.clear_top, Corner::Text(&number(tops.len() as i64)));
        if tops.is_empty() {
            Pen::new(Style::Note, FOG, INK).room(220).centred(canvas, 120, 110, words.nothing_to_clear);
            return key_hints(canvas, &[(Cap::B, texts.back)]);
        }
        let label = |&(pile, card): &(Pile, Card)| {
            let second = if pile == Pile::Places2 { " 2" } else { "" };
            fill("{}, {}{}", &[&card, &words.pile(pile), &second])
        };
        let fit = rows_that_fit(PITCH);
        let first = first_visible(tops.len(), fit, row.into());
        let shown: heapless::Vec<_, 8> = tops.iter().skip(first).take(fit).map(label).collect();
        list(canvas, PITCH, tops.len(), row.into(), |index| {
            match index.checked_sub(first).and_then(|at| shown.get(at)) {
                Some(label) => Row::new(label).icon(Icon::Cards),
                None => Row::new(""),
            }
        });
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, words.clear_verb), (Cap::B, texts.back)]);
    }
}

/// Each dead card, from each pile that it can lie on: 56 of the groups, and the places twice.
const MOST_TOPS: usize = 88;

/// The printed cards that may be cleared.
fn tops(desk: &TableDesk<'_>) -> heapless::Vec<(Pile, Card), MOST_TOPS> {
    let mut tops = heapless::Vec::new();
    open_actions(desk.table, &mut |action| {
        if let Action::Clear(pile, card) = action {
            let _ = tops.push((pile, card));
        }
    });
    tops
}
