//! Codes: four keys that open a seat's secrets. Chosen in the set-up, asked for before the hold.

use confidant_core::id::Id;
use confidant_core::seat::Seat;

use super::Companion;
use super::deeds::{Deed, Shows};
use super::screen::{PinKeys, Screen, Veil, Why};
use crate::draw::Icon;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::pin_entry::pin_entry;
use crate::draw::parts::plate::{Corner, secret_frame};
use crate::games::Shelf;
use crate::input::Key;
use crate::journal::{Entry, PinKey};
use crate::page::{Bound, List};
use crate::texts::{Texts, fill};

/// The keys of a code: all but those that lead back and open.
const KEYS: [(Key, PinKey); 6] = [
    (Key::Up, PinKey::Up),
    (Key::Down, PinKey::Down),
    (Key::Left, PinKey::Left),
    (Key::Right, PinKey::Right),
    (Key::A, PinKey::A),
    (Key::X, PinKey::X),
];

/// Takes four keys of a code and tells how many there are.
fn entry(show: &mut Shows<'_>, count: usize, line: &str, texts: &'static Texts) {
    show.picture(|canvas| pin_entry(canvas, count, line, texts.code_keys));
    if show.is_secret() {
        show.picture(secret_frame);
    }
    for (key, pressed) in KEYS {
        show.on(&[key], || Deed::PinKey(pressed));
    }
    let keys = Bound::says(Cap::X, texts.key).after(Cap::A).after(Cap::Stick);
    show.keys([keys, Bound::new(Cap::B, texts.back, Deed::Back)]);
}

fn pin_set(seat: Seat) -> Screen {
    Screen::PinSet { seat, keys: PinKeys::new(), first: None, differs: false }
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

    /// A key of a code that is chosen or entered.
    pub(super) fn take_pin_key(&mut self, pressed: PinKey) {
        match self.stack.top_mut() {
            Some(Screen::PinEntry { seat, keys }) => {
                let _ = keys.push(pressed);
                if !keys.is_full() {
                    return;
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
            Some(Screen::PinSet { seat, keys, first, differs }) => {
                *differs = false;
                let _ = keys.push(pressed);
                let Ok(pin) = keys.as_slice().try_into() else { return };
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
            _ => {}
        }
    }

    pub(super) fn pin_entry_page(&self, show: &mut Shows<'_>, seat: Seat, keys: &PinKeys) {
        let texts = self.texts();
        let step = fill("{}/4", &[&keys.len()]);
        show.plate(&fill(texts.code_of, &[&self.seat_name(seat)]), Corner::Text(&step));
        entry(show, keys.len(), texts.code_enter, texts);
    }

    /// Lets a seat choose a code in the set-up.
    pub(super) fn choose_pin(&mut self, seat: Seat) {
        self.push(pin_set(seat));
    }

    pub(super) fn pin_set_page(
        &self,
        show: &mut Shows<'_>,
        seat: Seat,
        keys: &PinKeys,
        again: bool,
        differs: bool,
    ) {
        let texts = self.texts();
        let step = if again { "2/2" } else { "1/2" };
        show.plate(&fill(texts.code_for, &[&self.seat_name(seat)]), Corner::Text(step));
        let line = match (differs, again) {
            (true, _) => texts.codes_differ,
            (false, true) => texts.code_again,
            (false, false) => texts.code_choose,
        };
        entry(show, keys.len(), line, texts);
    }

    /// Codes for each of several seats.
    pub(super) fn pins_page(&self, show: &mut Shows<'_>, row: u8) {
        let texts = self.texts();
        show.plate(texts.code_row, Corner::None);
        let keepers = self.draft.keepers();
        let lit = keepers.get(usize::from(row)).copied();
        let has_pin = |seat: Seat| self.draft.pin(seat).is_some();
        let erase = lit.filter(|&seat| has_pin(seat));
        if let Some(seat) = erase {
            show.on(&[Key::Left, Key::Right], || Deed::NoPin(seat));
        }
        let list = List::new(keepers.len(), row.into());
        show.list(list, |row| Deed::Turn(Screen::Pins { row: row as u8 }), &|index, tell| {
            let Some(&seat) = keepers.get(index) else { return };
            let value = if has_pin(seat) { texts.yes } else { texts.no };
            let row = Row::new(self.seat_name(seat)).icon(Icon::Lock).value(value);
            tell(row, Ok(Deed::Open(pin_set(seat))));
        });
        show.on(&[Key::Left], || Deed::Back);
        let change = match erase {
            Some(_) => Bound::says(Cap::Sideways, texts.erase),
            None => Bound::says(Cap::A, texts.code_row),
        };
        let choose = Bound::says(Cap::UpDown, texts.choose);
        show.keys([choose, change, Bound::new(Cap::B, texts.back, Deed::Back)]);
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
