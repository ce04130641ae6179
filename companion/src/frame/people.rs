//! Who sits at the table: names from a list or off a letter wheel.

use confidant_core::id::Id;
use confidant_core::seat::Seat;

use super::Companion;
use super::home::turned;
use super::screen::Screen;
use crate::Canvas;
use crate::draw::palette::{FOG, INK, PAPER};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{PITCH, Row, list};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::parts::wheel::{Wheel, wheel};
use crate::draw::{Area, Icon, Pen, Style};
use crate::games::Shelf;
use crate::hint::key_hints;
use crate::input::Key;
use crate::journal::Name;
use crate::texts::fill;

/// The letters of the wheel, round and round.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÀÂÇÉÈÊËÎÏÔÖÛÜ-’";
/// The widest name, in the largest type that shows one.
pub(super) const WIDEST: i32 = 200;

/// A letter of the wheel as it continues this name: capitals begin a name and what follows a hyphen.
fn letter_of(index: u8, typed: &str) -> char {
    let letter = LETTERS.chars().nth(usize::from(index)).unwrap_or('A');
    let begins = typed.is_empty() || typed.ends_with('-');
    if begins { letter } else { letter.to_lowercase().next().unwrap_or(letter) }
}

/// Where the wheel begins behind what was typed: the middle of the alphabet, then where letters mostly go on.
fn first_letter(typed: &str) -> u8 {
    let likely = match typed.chars().last() {
        None | Some('-' | '’') => 'M',
        Some(last) if "aeiouyäàâéèêëîïôöûü".contains(last.to_lowercase().next().unwrap_or(last)) => {
            'N'
        }
        Some(_) => 'A',
    };
    LETTERS.chars().position(|letter| letter == likely).unwrap_or(0) as u8
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

    /// The known names, those first that nobody at the table has yet: one person may lead two pawns.
    fn offered(&self, seat: Seat) -> impl Iterator<Item = &Name> {
        let seats = self.draft.seats().iter().take(self.draft.seat_count()).enumerate();
        let others = seats.filter(move |(index, _)| *index != seat.index()).map(|(_, info)| &info.name);
        let names = self.settings.names.iter();
        let of = move |taken: bool| {
            let others = others.clone();
            names.clone().filter(move |name| others.clone().any(|other| other == *name) == taken)
        };
        of(false).chain(of(true))
    }

    /// Somebody is called so: on to the next one without a name.
    pub(super) fn give_name(&mut self, seat: Seat, name: Name) {
        let named = !name.is_empty();
        if named && !self.settings.names.contains(&name) {
            self.settings.remember(&name);
            self.changed = true;
        }
        self.draft.set_name(seat, name);
        while matches!(self.stack.top(), Screen::NamePick { .. } | Screen::NameWheel { .. }) {
            self.pop();
        }
        let count = self.draft.seat_count();
        let next = self.draft.seats().iter().take(count).nth(seat.index() + 1);
        let goes_on = named && next.is_some_and(|info| info.name.is_empty());
        if let Some(next) = Seat::at(seat.index() + 1).filter(|_| goes_on) {
            self.replace(Screen::Seats { row: next.index() as u8 });
            self.push(Screen::NamePick { seat: next, row: 0 });
        }
        self.keep_settings();
    }

    pub(super) fn press_name_pick(&mut self, key: Key, seat: Seat, row: u8) {
        let known = self.offered(seat).count();
        match key {
            Key::Up | Key::Down => self.replace(Screen::NamePick { seat, row: turned(row, known + 2, key) }),
            Key::A | Key::Right if usize::from(row) == known => {
                self.push(Screen::NameWheel { seat, typed: Name::new(), letter: first_letter("") });
            }
            Key::A | Key::Right => {
                let name = self.offered(seat).nth(row.into()).cloned();
                self.give_name(seat, name.unwrap_or_default());
            }
            Key::B | Key::Left => self.pop(),
            _ => {}
        }
    }

    pub(super) fn draw_name_pick(&self, canvas: &mut Canvas, seat: Seat, row: u8) {
        let texts = self.texts();
        canvas.clear(INK);
        plate(canvas, self.unnamed(seat), Corner::None);
        let known = self.offered(seat).count();
        list(canvas, PITCH, known + 2, row.into(), |index| match self.offered(seat).nth(index) {
            Some(name) => Row::new(name).icon(Icon::Witness),
            None if index == known => Row::new(texts.new_name).icon(Icon::Papers).leads(),
            None => Row::new(texts.no_name).icon(Icon::Cross),
        });
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.take), (Cap::B, texts.back)]);
    }

    pub(super) fn press_name_wheel(&mut self, key: Key) {
        let Some(Screen::NameWheel { seat, typed, letter }) = self.stack.top_mut() else { return };
        match key {
            Key::Up | Key::Down => *letter = turned(*letter, LETTERS.chars().count(), key),
            Key::A | Key::Right => {
                let mut longer = typed.clone();
                if longer.push(letter_of(*letter, typed)).is_ok() && Style::Name.width(&longer) <= WIDEST {
                    *letter = first_letter(&longer);
                    *typed = longer;
                }
            }
            Key::B | Key::Left if !typed.is_empty() => {
                typed.pop();
            }
            Key::X => {
                let (seat, name) = (*seat, typed.clone());
                self.give_name(seat, name);
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
        let sign = |index: u8| fill("{}", &[&letter_of(index % count, typed)]);
        let (above, value, below) = (sign(at + count - 1), sign(at), sign(at + 1));
        wheel(canvas, 84, 76, 72, &Wheel { above: &above, value: &value, below: &below, focus: true });
        canvas.rect(Area::new(20, 70, 200, 2), FOG);
        Pen::new(Style::Name, PAPER, INK).room(WIDEST).centred(canvas, 120, 62, typed);
        let back = if typed.is_empty() { texts.back } else { texts.erase };
        key_hints(canvas, &[(Cap::A, texts.add), (Cap::B, back), (Cap::X, texts.done)]);
    }
}
