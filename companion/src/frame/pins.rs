//! Codes: four keys that open a seat's secrets. Chosen in the set-up, asked for before the hold.

use confidant_core::id::Id;
use confidant_core::seat::Seat;

use super::Companion;
use super::home::turned;
use super::screen::{PinKeys, Screen, Veil, Why};
use crate::Canvas;
use crate::draw::Icon;
use crate::draw::palette::INK;
use crate::draw::parts::hints::{Cap, Hint, hints, secret_hints};
use crate::draw::parts::list::{PITCH, Row, list};
use crate::draw::parts::pin_entry::pin_entry;
use crate::draw::parts::plate::{Corner, plate, secret_frame, secret_plate};
use crate::games::Shelf;
use crate::hint::key_hints;
use crate::input::Key;
use crate::journal::{Entry, PinKey};
use crate::texts::fill;

/// The key as it counts in a code.
fn pin_key(key: Key) -> Option<PinKey> {
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

impl<S: Shelf> Companion<S> {
    /// Whether a code has to be entered before this veil can be opened.
    pub(super) fn needs_pin(&self, veil: &Veil) -> bool {
        veil.why != Why::Start && !veil.unlocked && self.session.pin(veil.seat).is_some()
    }

    /// Asks for the code of a seat, unless it has to wait after wrong ones.
    pub(super) fn ask_pin(&mut self, seat: Seat) {
        if self.session.pin_wait(seat, self.now) == 0 {
            self.push(Screen::PinEntry { seat, keys: PinKeys::new() });
        }
    }

    pub(super) fn press_pin_entry(&mut self, key: Key) {
        let Some(pressed) = pin_key(key) else {
            if key == Key::B {
                self.pop();
            }
            return;
        };
        let Some(Screen::PinEntry { seat, keys }) = self.stack.top_mut() else { return };
        let _ = keys.push(pressed);
        if !keys.is_full() {
            return self.redraw();
        }
        let seat = *seat;
        if self.session.pin(seat).is_some_and(|pin| pin.as_slice() == keys.as_slice()) {
            self.pop();
            if let Some(veil) = self.stack.veil_mut() {
                veil.unlocked = true;
            }
        } else {
            self.ask_entry(Entry::WrongPin(seat));
        }
    }

    pub(super) fn draw_pin_entry(&self, canvas: &mut Canvas, seat: Seat, keys: &PinKeys) {
        let texts = self.texts();
        canvas.clear(INK);
        let step = fill("{}/4", &[&keys.len()]);
        let title = fill(texts.code_of, &[&self.seat_name(seat)]);
        secret_plate(canvas, &title, Corner::Text(&step));
        pin_entry(canvas, keys.len(), texts.code_enter, texts.code_keys);
        secret_frame(canvas);
        let keys = [Cap::Stick, Cap::A, Cap::X];
        let back = [Cap::B];
        secret_hints(canvas, &[Hint::new(&keys, texts.key), Hint::new(&back, texts.back)]);
    }

    /// Lets a seat choose a code in the set-up.
    pub(super) fn choose_pin(&mut self, seat: Seat) {
        self.push(Screen::PinSet { seat, keys: PinKeys::new(), first: None, differs: false });
    }

    pub(super) fn press_pin_set(&mut self, key: Key) {
        let Some(pressed) = pin_key(key) else {
            if key == Key::B {
                self.pop();
            }
            return;
        };
        let Some(Screen::PinSet { seat, keys, first, differs }) = self.stack.top_mut() else { return };
        *differs = false;
        let _ = keys.push(pressed);
        if let Ok(pin) = keys.as_slice().try_into() {
            keys.clear();
            match first.take() {
                None => *first = Some(pin),
                Some(before) if before == pin => {
                    let seat = *seat;
                    self.draft.set_pin(seat, Some(pin));
                    self.pop();
                }
                Some(_) => *differs = true,
            }
        }
        self.redraw();
    }

    pub(super) fn draw_pin_set(
        &self,
        canvas: &mut Canvas,
        seat: Seat,
        keys: &PinKeys,
        again: bool,
        differs: bool,
    ) {
        let texts = self.texts();
        canvas.clear(INK);
        let step = if again { "2/2" } else { "1/2" };
        plate(canvas, &fill(texts.code_for, &[&self.seat_name(seat)]), Corner::Text(step));
        let line = match (differs, again) {
            (true, _) => texts.codes_differ,
            (false, true) => texts.code_again,
            (false, false) => texts.code_choose,
        };
        pin_entry(canvas, keys.len(), line, texts.code_keys);
        let keys = [Cap::Stick, Cap::A, Cap::X];
        let back = [Cap::B];
        hints(canvas, &[Hint::new(&keys, texts.key), Hint::new(&back, texts.back)]);
    }

    /// Codes for each of several seats.
    pub(super) fn press_pins(&mut self, key: Key, row: u8) {
        let keepers = self.draft.keepers();
        let Some(&seat) = keepers.get(usize::from(row)) else { return self.pop() };
        match key {
            Key::Up | Key::Down => self.replace(Screen::Pins { row: turned(row, keepers.len(), key) }),
            Key::Left | Key::Right if self.draft.pin(seat).is_some() => self.draft.set_pin(seat, None),
            Key::A | Key::Right => self.choose_pin(seat),
            Key::B | Key::Left => self.pop(),
            _ => {}
        }
    }

    pub(super) fn draw_pins(&self, canvas: &mut Canvas, row: u8) {
        let texts = self.texts();
        canvas.clear(INK);
        plate(canvas, texts.code_row, Corner::None);
        let keepers = self.draft.keepers();
        list(canvas, PITCH, keepers.len(), row.into(), |index| {
            let seat = keepers.get(index).or(keepers.first()).copied();
            let set = seat.is_some_and(|seat| self.draft.pin(seat).is_some());
            Row::new(seat.map_or("", |seat| self.seat_name(seat))).icon(Icon::Lock).value(if set {
                texts.yes
            } else {
                texts.no
            })
        });
        let chosen = keepers.get(usize::from(row)).is_some_and(|&seat| self.draft.pin(seat).is_some());
        let change = if chosen { (Cap::Sideways, texts.erase) } else { (Cap::A, texts.code_row) };
        key_hints(canvas, &[(Cap::UpDown, texts.choose), change, (Cap::B, texts.back)]);
    }

    /// How many codes the set-up has, of how many.
    pub(super) fn pins_set(&self) -> (usize, usize) {
        let keepers = self.draft.keepers();
        let set = keepers.iter().filter(|&&seat| self.draft.pin(seat).is_some()).count();
        (set, keepers.len())
    }

    /// The seat that keeps secrets, if it is the only one.
    pub(super) fn only_keeper(&self) -> Option<Seat> {
        match self.draft.keepers().as_slice() {
            [seat] => Some(*seat),
            _ => None,
        }
    }
}

/// The seats that may have a code.
pub(super) type Keepers = heapless::Vec<Seat, { Seat::COUNT }>;
