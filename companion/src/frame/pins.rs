//! Codes: four letters that open a seat's secrets. They are chosen and asked for behind the hold, on a rose whose arms are drawn
//! anew for each flick: whoever watches the thumb learns nothing of them.

use confidant_core::id::Id;
use confidant_core::seat::Seat;

use super::Companion;
use super::deeds::{Deed, Shows};
use super::screen::{Hold, Screen, Veil, Why};
use crate::draw::palette::{FOG, PAPER, STEEL, WAX, WAX_DIM};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::{Corner, secret_frame};
use crate::draw::{Area, Canvas, Icon};
use crate::games::Shelf;
use crate::input::{Key, Millis};
use crate::journal::{Entry, Letter, Pin};
use crate::page::{Bound, List, Rose, RoseLook};
use crate::play::Next;
use crate::texts::fill;

/// How long a code is not asked for again in the same turn, from the last key behind the hold on.
const OPENS_FOR: Millis = 60_000;
/// Letters of a code.
const LENGTH: usize = size_of::<Pin>() / size_of::<Letter>();

/// A code on its way, and whose was right. No `Debug`: it is a secret.
pub(super) struct Codes {
    /// While one is entered or chosen behind the hold.
    entry: Option<CodeEntry>,
    /// Whose secrets a code has opened in this turn, and when a key was pressed there last.
    opened: Option<(Seat, Millis)>,
}

struct CodeEntry {
    rose: Rose,
    letters: heapless::Vec<Letter, LENGTH>,
    /// The same, chosen before.
    first: Option<Pin>,
    differs: bool,
}

impl Codes {
    pub(super) const fn new() -> Self {
        Self { entry: None, opened: None }
    }

    /// What was entered so far is forgotten.
    pub(super) fn drop_entry(&mut self) {
        self.entry = None;
    }

    /// Whoever opens a secret next enters their code.
    pub(super) fn close(&mut self) {
        *self = Self::new();
    }

    /// A key was pressed behind the hold.
    pub(super) fn touched(&mut self, seat: Seat, now: Millis) {
        self.opened = self.opened.filter(|&(opened, _)| opened == seat).map(|_| (seat, now));
    }

    /// Until when this seat is not asked for its code.
    pub(super) fn open_until(&self, seat: Seat) -> Option<Millis> {
        self.opened.filter(|&(opened, _)| opened == seat).map(|(_, last)| last + OPENS_FOR)
    }
}

impl<S: Shelf> Companion<S> {
    /// Whether a code has to be entered before this veil can be opened.
    pub(super) fn needs_pin(&self, veil: &Veil) -> bool {
        let open = || self.codes.open_until(veil.seat).is_some_and(|end| self.now < end);
        !matches!(veil.why, Why::Start | Why::Code) && self.session.pin(veil.seat).is_some() && !open()
    }

    /// Whether its code has to wait after wrong ones.
    pub(super) fn is_slowed(&self, veil: &Veil) -> bool {
        self.needs_pin(veil) && self.session.pin_wait(veil.seat, self.now) > 0
    }

    /// Whether a code is entered or chosen now.
    pub(super) fn is_at_code(&self) -> bool {
        self.is_unveiled() && self.codes.entry.is_some()
    }

    /// A number that nobody knows.
    fn lot(&mut self) -> u32 {
        self.entropy.draw() as u32
    }

    /// The first letter is asked for.
    pub(super) fn begin_code(&mut self) {
        let rose = Rose::new(Letter::ALL.len(), self.lot());
        let letters = heapless::Vec::new();
        self.codes.entry = Some(CodeEntry { rose, letters, first: None, differs: false });
    }

    /// An arm is taken: half a letter.
    pub(super) fn flick_code(&mut self, key: Key) {
        let (next, anew) = (self.lot(), self.lot());
        let Some(entry) = &mut self.codes.entry else { return };
        entry.differs = false;
        entry.rose.flick(key, next);
        let letter = entry.rose.chosen(Letter::ALL.len()).and_then(|index| Letter::ALL.get(index));
        let Some(&letter) = letter else { return };
        entry.rose = Rose::new(Letter::ALL.len(), anew);
        let _ = entry.letters.push(letter);
        if let Ok(code) = entry.letters.as_slice().try_into() {
            entry.letters.clear();
            self.code_is(code);
        }
    }

    /// Half a letter back.
    pub(super) fn step_back_in_code(&mut self) {
        let lot = self.lot();
        if let Some(entry) = &mut self.codes.entry
            && !entry.rose.back(lot)
        {
            entry.letters.pop();
        }
    }

    fn code_is(&mut self, code: Pin) {
        let (Some(veil), Some(entry)) = (self.stack.veil_mut(), &mut self.codes.entry) else { return };
        let (seat, why) = (veil.seat, veil.why);
        if why == Why::Code {
            match entry.first.take() {
                None => entry.first = Some(code),
                Some(before) if before == code => {
                    self.codes.drop_entry();
                    self.draft.set_pin(seat, Some(code));
                    self.pop();
                }
                Some(_) => entry.differs = true,
            }
        } else if self.session.pin(seat) == Some(&code) {
            self.codes = Codes { entry: None, opened: Some((seat, self.now)) };
            self.fingers.rest(self.now, Next::Same);
            self.unveiled(seat, why);
        } else {
            veil.hold = Hold::Expired;
            self.codes.close();
            self.ask_entry(Entry::WrongPin(seat));
        }
    }

    /// What is seen while a code is entered or chosen: the same picture whether it will be right or wrong.
    pub(super) fn code_page(&self, show: &mut Shows<'_>, veil: &Veil) {
        let Some(entry) = &self.codes.entry else { return };
        let texts = self.texts();
        let name = self.seat_name(veil.seat);
        let count = fill("{}/{}", &[&(entry.letters.len() + 1), &LENGTH]);
        let title = match (veil.why, &entry.first) {
            (Why::Code, _) if entry.differs => fill(texts.codes_differ, &[]),
            (Why::Code, None) => fill(texts.code_for, &[&name]),
            (Why::Code, Some(_)) => fill(texts.code_again, &[]),
            _ => fill(texts.code_of, &[&name]),
        };
        show.plate(&title, Corner::Text(&count));
        let label =
            |index: usize| Letter::ALL.get(index).map(|letter| fill("{}", &[letter])).unwrap_or_default();
        let middle = |canvas: &mut Canvas, area: Area| draw_middle(canvas, area, entry.letters.len());
        let look = RoseLook {
            count: Letter::ALL.len(),
            label: &label,
            middle: &middle,
            spoke: (STEEL, 4),
            marks: None,
        };
        show.rose(&entry.rose, &look, Deed::FlickCode, Deed::BackInCode);
        show.picture(secret_frame);
        show.keys([Bound::says(Cap::Stick, texts.letter), Bound::says(Cap::B, texts.back)]);
    }

    /// Lets a seat choose a code in the set-up.
    pub(super) fn choose_pin(&mut self, seat: Seat) {
        self.hand_over(seat, Why::Code);
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
            tell(row, Ok(Deed::ChooseCode(seat)));
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

/// The lock, and a disc for each letter that was entered.
fn draw_middle(canvas: &mut Canvas, area: Area, entered: usize) {
    canvas.rounded(area, 6, WAX_DIM);
    canvas.outline(area, 6, 1, WAX);
    let (x, y) = (area.x + area.width / 2, area.y + area.height / 2);
    Icon::Lock.draw_centred(canvas, x, y - 8, 20, PAPER);
    for (index, at) in (0..LENGTH).zip((x - 15..).step_by(10)) {
        canvas.disc(
            at,
            y + 14,
            if index < entered { 4 } else { 2 },
            if index < entered { PAPER } else { FOG },
        );
    }
}
