//! The page on which a new puzzle is made: its number, how far it has come, what came out.

use core::task::Poll;

use confidant_core::fuel::{Fuel, Stepper as _};
use confidant_core::schinderhannes::{CardSet, Edition, Grade, Made, Maker, Spare};

use super::Words;
use super::puzzles::{Deed, Page as Shown};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::progress::bar;
use crate::draw::parts::wheel::{WHEEL_HEIGHT, Wheel, wheel};
use crate::draw::text::Align;
use crate::draw::{Area, Icon, Pen, Style, number};
use crate::games::{SetUpDesk, Tables};
use crate::input::Key;
use crate::page::{Bound, Show, Tiles};
use crate::texts::fill;

/// Digits of a puzzle's number.
const DIGITS: usize = 4;
/// How many numbers there are.
pub(super) const NUMBERS: u32 = 10_000;
/// How many rounds of the maker a unit of fuel pays for: a round over all cards is far below a millisecond.
const ROUNDS: u32 = 3;
/// The rounds after which the bar of a puzzle in the making is half full; it is never quite full.
const HALF: u32 = 12_000;
/// The rounds after which the bar is drawn again: seldom, for a key waits while it is drawn.
const SHOWN: u32 = 512;

/// What kind of puzzle is wanted.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    pub grade: Grade,
    /// The number is given, not chosen.
    pub given: bool,
    /// Confidant applies the cards.
    pub applies: bool,
}

/// The number of a puzzle, and the puzzle in the making.
pub(super) struct Making {
    /// What the puzzles are made of.
    pub edition: &'static Edition,
    digits: [u8; DIGITS],
    page: Page,
}

// One of them at a time is all that there is.
#[allow(clippy::large_enum_variant)]
enum Page {
    /// Which number; this digit is being set.
    Number(u8),
    /// It is being made; this many rounds have gone by.
    Making(Maker, u32),
    /// It is made.
    Made(Made),
}

impl Default for Making {
    fn default() -> Self {
        Self { edition: Tables::SHIPPED.schinderhannes, digits: [0; DIGITS], page: Page::Number(0) }
    }
}

impl Making {
    /// The number is chosen; it begins with this one.
    pub(super) fn ask(&mut self, number: u32) {
        self.set_number(number);
        self.page = Page::Number(0);
    }

    /// The puzzle with this number is made.
    pub(super) fn make(&mut self, number: u32, wanted: Wanted) {
        self.set_number(number);
        self.begin(wanted);
    }

    /// The number and the grade alone say which puzzle it is.
    pub(super) fn begin(&mut self, wanted: Wanted) {
        let maker = Maker::new(self.edition, self.number(), Some(wanted.grade), Spare::Friendly);
        self.page = Page::Making(maker, 0);
    }

    fn set_number(&mut self, number: u32) {
        let mut rest = number;
        for digit in self.digits.iter_mut().rev() {
            *digit = (rest % 10) as u8;
            rest /= 10;
        }
    }

    /// The number.
    pub(super) fn number(&self) -> u64 {
        self.digits.iter().fold(0, |number, &digit| number * 10 + u64::from(digit))
    }

    /// The cards of the puzzle, once it is made.
    pub(super) fn made(&self) -> Option<CardSet> {
        match &self.page {
            Page::Made(made) => Some(made.cards),
            _ => None,
        }
    }

    /// These are the digits, and this one is set.
    pub(super) fn set(&mut self, digits: [u8; DIGITS], lit: u8) {
        (self.digits, self.page) = (digits, Page::Number(lit));
    }

    /// Nothing is made any more.
    pub(super) fn stop(&mut self) {
        self.page = Page::Number(0);
    }

    /// Whether this key, held, goes on turning.
    pub(super) fn repeats(&self, key: Key) -> bool {
        matches!(self.page, Page::Number(_)) && matches!(key, Key::Up | Key::Down)
    }

    pub(super) fn show(&self, desk: &SetUpDesk<'_>, show: &mut Show<'_, Deed>, wanted: Wanted) {
        let (texts, words) = (desk.texts, Words::of(desk.language));
        let of_number = fill("{}", &[&self.number()]);
        let back = if wanted.given { Deed::See(Shown::Home) } else { Deed::Number(self.digits, 0) };
        match &self.page {
            &Page::Number(digit) => {
                show.plate(words.puzzle_number, Corner::Text(words.grade(wanted.grade).0));
                self.show_number(desk, show, digit);
            }
            Page::Making(_, rounds) => {
                show.plate(words.making, Corner::Text(&of_number));
                show.picture(|canvas| {
                    Icon::Search.draw(canvas, 108, 76, 24, LAMP);
                    let part = rounds.saturating_mul(1000) / rounds.saturating_add(HALF);
                    bar(canvas, Area::new(30, 124, 180, 6), part as u16, 1000, LAMP);
                    let pen = Pen::new(Style::Note, FOG, INK).room(220);
                    pen.centred(canvas, 120, 158, words.grade(wanted.grade).0);
                });
                show.keys([Bound::new(Cap::B, words.break_off, back)]);
            }
            Page::Made(made) => {
                show.plate(words.ready, Corner::Text(words.grade(made.grade).0));
                show.picture(|canvas| {
                    canvas.rounded(Area::new(8, 40, 224, 100), 8, SLATE);
                    let pen = Pen::new(Style::Note, FOG, SLATE).room(208);
                    pen.centred(canvas, 120, 62, words.puzzle_number);
                    Pen::new(Style::Figure, PAPER, SLATE).centred(canvas, 120, 108, &of_number);
                    pen.centred(canvas, 120, 130, &fill(words.n_cards, &[&made.cards.len()]));
                    let area = Area::new(12, 150, 216, 56);
                    let note = Pen::new(Style::Note, FOG, INK);
                    let way = if wanted.applies { words.note_cards_alone } else { words.note_by_hand };
                    note.paragraph(canvas, area, 17, Align::Middle, way);
                });
                show.keys([
                    Bound::new(Cap::A, words.solve, Deed::Solve),
                    Bound::new(Cap::B, texts.back, back),
                ]);
            }
        }
    }

    fn show_number(&self, desk: &SetUpDesk<'_>, show: &mut Show<'_, Deed>, lit: u8) {
        let (texts, words) = (desk.texts, Words::of(desk.language));
        let lies_at = |digit: u8| Some(Area::new(14 + 54 * i32::from(digit), 36, 50, WHEEL_HEIGHT));
        let beside = |value: u8, by: u8| (value + by) % 10;
        show.picture(|canvas| {
            for (at, (&value, x)) in (0..).zip(self.digits.iter().zip((14..).step_by(54))) {
                let [above, below] = [1, 9].map(|by| number(beside(value, by)));
                let view = Wheel { above: &above, value: &number(value), below: &below, focus: at == lit };
                wheel(canvas, x, 36, 50, &view);
            }
            let area = Area::new(12, 36 + WHEEL_HEIGHT + 6, 216, 36);
            Pen::new(Style::Note, FOG, INK).paragraph(canvas, area, 17, Align::Middle, words.note_number);
        });
        let step = |digit: u8, key: Key| match key {
            Key::Left => (digit + DIGITS as u8 - 1) % DIGITS as u8,
            Key::Right => (digit + 1) % DIGITS as u8,
            _ => digit,
        };
        let tiles = Tiles { lit, step: &step, place: &lies_at };
        show.tiles(&tiles, |lit| Deed::Number(self.digits, lit), None);
        for (key, by) in [(Key::Up, 1), (Key::Down, 9)] {
            show.on(&[key], || {
                let mut digits = self.digits;
                digits.get_mut(usize::from(lit)).into_iter().for_each(|digit| *digit = beside(*digit, by));
                Deed::Number(digits, lit)
            });
        }
        show.keys([
            Bound::says(Cap::Stick, words.digit),
            Bound::new(Cap::A, words.make, Deed::Make),
            Bound::new(Cap::B, texts.back, Deed::See(Shown::Home)),
        ]);
    }

    pub(super) fn has_work(&self) -> bool {
        matches!(self.page, Page::Making(..))
    }

    /// Works on; whether the picture shows it.
    pub(super) fn work(&mut self, fuel: &mut Fuel) -> bool {
        let Page::Making(maker, rounds) = &mut self.page else { return false };
        let mut own = Fuel::new(fuel.left().saturating_mul(ROUNDS));
        let given = own.left();
        let made = maker.step(&mut own);
        while fuel.burn() {}
        let before = *rounds / SHOWN;
        *rounds = rounds.saturating_add(given - own.left());
        match made {
            Poll::Ready(made) => {
                self.page = Page::Made(made);
                true
            }
            Poll::Pending => *rounds / SHOWN != before,
        }
    }
}
