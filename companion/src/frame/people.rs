//! Who sits at the table: names from a list or off a letter wheel, and codes.

use confidant_core::id::Id;
use confidant_core::seat::Seat;

use super::home::turned;
use super::{Companion, Screen};
use crate::Canvas;
use crate::draw::palette::{FOG, INK, PAPER};
use crate::draw::parts::code_entry::code_entry;
use crate::draw::parts::hints::{Cap, Hint, hints};
use crate::draw::parts::list::{PITCH, Row, list};
use crate::draw::parts::plate::{Code, plate};
use crate::draw::parts::wheel::{Wheel, wheel};
use crate::draw::{Area, Icon, Pen, Style};
use crate::games::Flow;
use crate::games::scotland_yard::Screens;
use crate::hint::key_hints;
use crate::input::Key;
use crate::journal::{Name, PinKey};
use crate::texts::fill;

/// The letters of the wheel; the first of a name is a capital.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÀÂÇÉÈÊËÎÏÔÖÛÜ-’";
/// The widest name, in the largest type that shows one.
const WIDEST: i32 = 200;

fn letter(index: u8, first: bool) -> char {
    let letter = LETTERS.chars().nth(usize::from(index)).unwrap_or('A');
    if first { letter } else { letter.to_lowercase().next().unwrap_or(letter) }
}

/// The key as it counts in a code.
pub(super) fn pin_key(key: Key) -> Option<PinKey> {
    Some(match key {
        Key::Up => PinKey::Up,
        Key::Down => PinKey::Down,
        Key::Left => PinKey::Left,
        Key::Right => PinKey::Right,
        Key::A => PinKey::A,
        Key::X => PinKey::X,
        Key::B | Key::Y => return None,
    })
}

impl Companion {
    fn seats(&self) -> usize {
        self.draft.as_ref().map_or(0, |draft| usize::from(draft.pawns()) + 1)
    }

    fn draft_name(&self, seat: Seat) -> &str {
        let given = self.draft.as_ref().and_then(|draft| draft.seats.get(seat.index()));
        match given.map_or("", |info| info.name.as_str()) {
            "" => Screens::seat_name(seat, self.texts()),
            given => given,
        }
    }

    pub(super) fn press_seats(&mut self, key: Key, row: u8) {
        match key {
            Key::Up | Key::Down => self.replace(Screen::Seats { row: turned(row, self.seats(), key) }),
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
        plate(canvas, texts.names, Code::None);
        list(canvas, PITCH, self.seats(), row.into(), |index| {
            let seat = Seat::at(index).unwrap_or(confidant_core::scotland_yard::MISTER_X);
            let icon = if index == 0 { Icon::Hat } else { Icon::Bobby };
            Row::new(self.draft_name(seat)).icon(icon).leads()
        });
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.change), (Cap::B, texts.back)]);
    }

    pub(super) fn press_name_pick(&mut self, key: Key, seat: Seat, row: u8) {
        let known = self.settings.names.len();
        match key {
            Key::Up | Key::Down => self.replace(Screen::NamePick { seat, row: turned(row, known + 2, key) }),
            Key::A | Key::Right if usize::from(row) == known + 1 => {
                self.typed.clear();
                self.letter = 0;
                self.push(Screen::NameWheel { seat });
            }
            Key::A | Key::Right => {
                let index = usize::from(row).checked_sub(1);
                let name = index.and_then(|index| self.settings.names.get(index)).cloned();
                self.give_name(seat, name.unwrap_or_default());
                self.pop();
            }
            Key::B | Key::Left => self.pop(),
            _ => {}
        }
    }

    fn give_name(&mut self, seat: Seat, name: Name) {
        if let Some(info) = self.draft.as_mut().and_then(|draft| draft.seats.get_mut(seat.index())) {
            info.name = name;
        }
    }

    pub(super) fn draw_name_pick(&self, canvas: &mut Canvas, seat: Seat, row: u8) {
        let texts = self.texts();
        let names = &self.settings.names;
        canvas.clear(INK);
        plate(canvas, Screens::seat_name(seat, texts), Code::None);
        list(canvas, PITCH, names.len() + 2, row.into(), |index| {
            match index.checked_sub(1).map(|index| names.get(index)) {
                None => Row::new(texts.no_name).icon(Icon::Cross),
                Some(Some(name)) => Row::new(name).icon(Icon::Witness),
                Some(None) => Row::new(texts.new_name).icon(Icon::Papers).leads(),
            }
        });
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.take), (Cap::B, texts.back)]);
    }

    pub(super) fn press_name_wheel(&mut self, key: Key, seat: Seat) {
        match key {
            Key::Up | Key::Down => self.letter = turned(self.letter, LETTERS.chars().count(), key),
            Key::Right => {
                let mut longer = self.typed.clone();
                let next = letter(self.letter, longer.is_empty());
                if longer.push(next).is_ok() && Style::Name.width(&longer) <= WIDEST {
                    self.typed = longer;
                }
            }
            Key::Left => {
                self.typed.pop();
            }
            Key::A => {
                let name = core::mem::take(&mut self.typed);
                self.settings.remember(&name);
                self.changed |= !name.is_empty();
                self.give_name(seat, name);
                self.pop();
                self.pop();
                self.keep_settings();
            }
            Key::B => self.pop(),
            _ => {}
        }
        self.redraw();
    }

    pub(super) fn draw_name_wheel(&self, canvas: &mut Canvas, seat: Seat) {
        let texts = self.texts();
        canvas.clear(INK);
        plate(canvas, Screens::seat_name(seat, texts), Code::None);
        let count = LETTERS.chars().count() as u8;
        let first = self.typed.is_empty();
        let sign = |index: u8| fill("{}", &[&letter(index % count, first)]);
        let (above, value, below) = (sign(self.letter + count - 1), sign(self.letter), sign(self.letter + 1));
        wheel(canvas, 84, 76, 72, &Wheel { above: &above, value: &value, below: &below, focus: true });
        canvas.rect(Area::new(20, 70, 200, 2), FOG);
        Pen::new(Style::Name, PAPER, INK).room(WIDEST).centred(canvas, 120, 62, &self.typed);
        let erase = [Cap::Left];
        let add = [Cap::Right];
        let done = [Cap::A];
        hints(
            canvas,
            &[Hint::new(&erase, texts.erase), Hint::new(&add, texts.add), Hint::new(&done, texts.done)],
        );
    }

    pub(super) fn press_code_set(&mut self, key: Key, seat: Seat) {
        let Some(key) = pin_key(key) else {
            if key == Key::B {
                self.keys.clear();
                self.pop();
            }
            return;
        };
        self.mismatch = false;
        let _ = self.keys.push(key);
        let Ok(code) = self.keys.as_slice().try_into() else { return self.redraw() };
        self.keys.clear();
        match self.first_code.take() {
            None => self.first_code = Some(code),
            Some(first) if first == code => {
                if let Some(info) = self.draft.as_mut().and_then(|draft| draft.seats.get_mut(seat.index())) {
                    info.pin = Some(code);
                }
                self.pop();
            }
            Some(_) => self.mismatch = true,
        }
        self.redraw();
    }

    pub(super) fn draw_code_set(&self, canvas: &mut Canvas, seat: Seat) {
        let texts = self.texts();
        canvas.clear(INK);
        let step = if self.first_code.is_some() { "2/2" } else { "1/2" };
        plate(canvas, &fill(texts.code_for, &[&self.draft_name(seat)]), Code::Text(step));
        let line = if self.mismatch {
            texts.codes_differ
        } else if self.first_code.is_some() {
            texts.code_again
        } else {
            texts.code_choose
        };
        code_entry(canvas, self.keys.len(), line, texts.code_keys);
        self.code_hints(canvas);
    }

    pub(super) fn code_hints(&self, canvas: &mut Canvas) {
        let texts = self.texts();
        let keys = [Cap::Stick, Cap::A, Cap::X];
        let back = [Cap::B];
        hints(canvas, &[Hint::new(&keys, texts.key), Hint::new(&back, texts.back)]);
    }
}
