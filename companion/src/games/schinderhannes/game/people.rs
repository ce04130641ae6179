//! Who has how many points, which cards everybody saw drawn, and who still has the remove card.

use confidant_core::schinderhannes::{Action, Group, Suit};

use super::super::soonwald::crime_colour;
use super::{Screens, TableDesk, View, over, turn};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{LIST_TOP, TALL_PITCH};
use crate::draw::parts::plate::plate;
use crate::draw::parts::seat::seat as seat_token;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Wish;
use crate::hint::key_hints;
use crate::input::Key;
use confidant_core::chance::Source;

impl Screens {
    pub(super) fn press_people(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        let count = desk.table.players().count().max(1) as u8;
        match key {
            Key::Up | Key::Left => self.person = (self.person + count - 1) % count,
            Key::Down | Key::Right => self.person = (self.person + 1) % count,
            Key::X | Key::B if over(desk.table) => self.view = View::Result { row: 0 },
            Key::X | Key::B => self.view = View::Board,
            Key::A if desk.table.source() == Source::Table && !over(desk.table) => {
                self.view = View::Clear { row: 0 }
            }
            Key::A | Key::Y => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn draw_people(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        canvas.clear(INK);
        plate(canvas, texts.players, desk.corner().corner());
        for (index, (seat, y)) in (0..).zip(table.players().zip((LIST_TOP..).step_by(TALL_PITCH as usize))) {
            let chair = table.chair(seat);
            let chosen = index == self.person;
            let (ground, colour, second) = if chosen { (LAMP, INK, INK) } else { (SLATE, PAPER, FOG) };
            canvas.rounded(Area::new(8, y, 224, TALL_PITCH - 2), 6, ground);
            let name = desk.name(seat);
            if chosen {
                canvas.say_chosen(name);
            }
            seat_token(canvas, 14, y + 6, 32, seat.number());
            Pen::new(Style::Bold, colour, ground).room(130).left(canvas, 54, y + 18, name);
            Pen::new(Style::Head, colour, ground).right(canvas, 224, y + 21, &number(chair.score));
            if turn(table) == Some(seat) {
                canvas.rect(Area::new(8, y + 6, 3, 31), if chosen { INK } else { LAMP });
            }
            let mut x = 54;
            for suit in Suit::ALL {
                let held = chair.held[suit];
                let group = Group::ALL.into_iter().find(|&group| Suit::from(group) == suit);
                let chip = Area::new(x, y + 24, 12, 15);
                match group.and_then(|group| group.crimes().first()) {
                    Some(crime) => canvas.rounded(chip, 2, crime_colour(crime)),
                    None => canvas.rounded(chip, 2, PAPER),
                }
                Pen::new(Style::NoteBold, colour, ground).left(canvas, x + 15, y + 37, &number(held));
                x += 30;
            }
            let sign = if chair.remove_card { second } else { ground };
            Icon::Erase.draw(canvas, 204, y + 22, 20, sign);
        }
        if over(table) {
            return key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::B, texts.back)]);
        }
        if table.source() == Source::Table {
            let keys = [(Cap::UpDown, texts.choose), (Cap::A, words.clear_verb), (Cap::X, words.board)];
            return key_hints(canvas, &keys);
        }
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::X, words.board), (Cap::Y, words.hand_key)]);
    }
}
