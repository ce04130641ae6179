//! Who sits at the table: names from a list or off a letter wheel.

use confidant_core::id::Id;
use confidant_core::seat::Seat;

use super::Companion;
use super::home::turned;
use super::screen::Screen;
use crate::Canvas;
use crate::draw::palette::{FOG, INK, PAPER};
use crate::draw::parts::hints::{Cap, Hint, hints};
use crate::draw::parts::list::{PITCH, Row, list};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::parts::wheel::{Wheel, wheel};
use crate::draw::{Area, Icon, Pen, Style};
use crate::games::Shelf;
use crate::hint::key_hints;
use crate::input::Key;
use crate::journal::Name;
use crate::texts::fill;

/// The letters of the wheel; the first of a name is a capital.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÀÂÇÉÈÊËÎÏÔÖÛÜ-’";
/// The widest name, in the largest type that shows one.
pub(super) const WIDEST: i32 = 200;

fn letter_of(index: u8, first: bool) -> char {
    let letter = LETTERS.chars().nth(usize::from(index)).unwrap_or('A');
    if first { letter } else { letter.to_lowercase().next().unwrap_or(letter) }
}

impl<S: Shelf> Companion<S> {
    pub(super) fn press_seats(&mut self, key: Key, row: u8) {
        match key {
            Key::Up | Key::Down => {
                self.replace(Screen::Seats { row: turned(row, self.draft.seat_count(), key) });
            }
            Key::A | Key::Right => {
                if let Some(seat) = Seat::new(row) {
                    self.push(Screen::NamePick { seat, row: 0 });
                }
            }
            Key::B | Key::Left => self.pop(),
            _ => {}
        }
    }

    pub(super) fn draw_seats(&self, canvas: &mut Canvas, row: u8) {
        let texts = self.texts();
        canvas.clear(INK);
        plate(canvas, texts.names, Corner::None);
        list(canvas, PITCH, self.draft.seat_count(), row.into(), |index| {
            let seat = Seat::at(index).or(Seat::new(0));
            let icon = seat.zip(self.info()).map_or(Icon::Witness, |(seat, info)| (info.seat_icon)(seat));
            Row::new(seat.map_or("", |seat| self.seat_name(seat))).icon(icon).leads()
        });
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.change), (Cap::B, texts.back)]);
    }

    pub(super) fn press_name_pick(&mut self, key: Key, seat: Seat, row: u8) {
        let known = self.settings.names.len();
        match key {
            Key::Up | Key::Down => self.replace(Screen::NamePick { seat, row: turned(row, known + 2, key) }),
            Key::A | Key::Right if usize::from(row) == known + 1 => {
                self.push(Screen::NameWheel { seat, typed: Name::new(), letter: 0 });
            }
            Key::A | Key::Right => {
                let index = usize::from(row).checked_sub(1);
                let name = index.and_then(|index| self.settings.names.get(index)).cloned();
                self.draft.set_name(seat, name.unwrap_or_default());
                self.pop();
            }
            Key::B | Key::Left => self.pop(),
            _ => {}
        }
    }

    pub(super) fn draw_name_pick(&self, canvas: &mut Canvas, seat: Seat, row: u8) {
        let texts = self.texts();
        let names = &self.settings.names;
        canvas.clear(INK);
        plate(canvas, self.unnamed(seat), Corner::None);
        list(canvas, PITCH, names.len() + 2, row.into(), |index| {
            match index.checked_sub(1).map(|index| names.get(index)) {
                None => Row::new(texts.no_name).icon(Icon::Cross),
                Some(Some(name)) => Row::new(name).icon(Icon::Witness),
                Some(None) => Row::new(texts.new_name).icon(Icon::Papers).leads(),
            }
        });
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.take), (Cap::B, texts.back)]);
    }

    pub(super) fn press_name_wheel(&mut self, key: Key) {
        let Some(Screen::NameWheel { seat, typed, letter }) = self.stack.top_mut() else { return };
        match key {
            Key::Up | Key::Down => *letter = turned(*letter, LETTERS.chars().count(), key),
            Key::Right => {
                let mut longer = typed.clone();
                let next = letter_of(*letter, longer.is_empty());
                if longer.push(next).is_ok() && Style::Name.width(&longer) <= WIDEST {
                    *typed = longer;
                }
            }
            Key::Left => {
                typed.pop();
            }
            Key::A => {
                let (seat, name) = (*seat, typed.clone());
                self.settings.remember(&name);
                self.changed |= !name.is_empty();
                self.draft.set_name(seat, name);
                self.pop();
                self.pop();
                self.keep_settings();
            }
            Key::B => self.pop(),
            _ => {}
        }
        self.redraw();
    }

    /// What the game itself calls a seat.
    fn unnamed(&self, seat: Seat) -> &'static str {
        self.info().map_or("", |info| (info.seat_name)(seat, self.settings.language))
    }

    pub(super) fn draw_name_wheel(&self, canvas: &mut Canvas, seat: Seat, typed: &str, at: u8) {
        let texts = self.texts();
        canvas.clear(INK);
        plate(canvas, self.unnamed(seat), Corner::None);
        let count = LETTERS.chars().count() as u8;
        let first = typed.is_empty();
        let sign = |index: u8| fill("{}", &[&letter_of(index % count, first)]);
        let (above, value, below) = (sign(at + count - 1), sign(at), sign(at + 1));
        wheel(canvas, 84, 76, 72, &Wheel { above: &above, value: &value, below: &below, focus: true });
        canvas.rect(Area::new(20, 70, 200, 2), FOG);
        Pen::new(Style::Name, PAPER, INK).room(WIDEST).centred(canvas, 120, 62, typed);
        let erase = [Cap::Left];
        let add = [Cap::Right];
        let done = [Cap::A];
        hints(
            canvas,
            &[Hint::new(&erase, texts.erase), Hint::new(&add, texts.add), Hint::new(&done, texts.done)],
        );
    }
}
