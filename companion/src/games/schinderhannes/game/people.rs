//! Who has how many points, which cards everybody saw drawn, and who still has the remove card.

use confidant_core::chance::Source;
use confidant_core::id::Id as _;
use confidant_core::schinderhannes::{Group, Suit, Table};
use confidant_core::seat::Seat;

use super::super::soonwald::crime_colour;
use super::deeds::{Own, View, own, see};
use super::{Screens, Shows, TableDesk, over, turn};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{LIST_TOP, TALL_PITCH};
use crate::draw::parts::seat::seat as seat_token;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::input::Key;
use crate::page::{Bound, Tiles, turned};

/// The players as they sit; once it is over, most points first.
fn ranked(table: &Table) -> heapless::Vec<Seat, 4> {
    let mut all: heapless::Vec<Seat, 4> = table.players().collect();
    if over(table) {
        confidant_core::order::sort_by_key(&mut all, |&seat| {
            (core::cmp::Reverse(table.chair(seat).score), seat.index())
        });
    }
    all
}

/// Where a player's row is.
fn area(person: u8) -> Area {
    Area::new(8, LIST_TOP + TALL_PITCH * i32::from(person), 224, TALL_PITCH - 2)
}

impl Screens {
    pub(super) fn people_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        show.plate(texts.players, desk.corner().corner());
        show.picture(|canvas| self.draw_people(desk, canvas));
        let count = table.players().count();
        let clears = table.source() == Source::Table && !over(table);
        let lies_at = |person: u8| (usize::from(person) < count).then(|| area(person));
        let step = |person, key| turned(person, count, key);
        let tiles = Tiles { lit: self.person, step: &step, place: &lies_at };
        let does = clears.then_some(Ok(see(View::Clear { row: 0 })));
        show.tiles(&tiles, |person| own(Own::Person(person)), does);
        let stick = Bound::says(Cap::UpDown, texts.choose);
        if over(table) {
            let back = see(View::End { row: 0 });
            show.on(&[Key::X], || back);
            return show.keys([stick, Bound::new(Cap::B, texts.back, back)]);
        }
        show.on(&[Key::B], || see(View::Board));
        let board = Bound::new(Cap::X, words.board, see(View::Board));
        match clears {
            true => show.keys([stick, Bound::says(Cap::A, words.clear_verb), board]),
            false => show.keys([stick, board, Bound::says(Cap::Y, words.hand_key)]),
        }
    }

    fn draw_people(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let table = desk.table;
        for (index, seat) in (0..).zip(ranked(table)) {
            let chair = table.chair(seat);
            let chosen = index == self.person;
            let (ground, colour, second) = if chosen { (LAMP, INK, INK) } else { (SLATE, PAPER, FOG) };
            let y = area(index).y;
            canvas.rounded(area(index), 6, ground);
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
    }
}
