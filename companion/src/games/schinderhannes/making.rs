//! The page on which a new puzzle is made: its number, how far it has come, what came out.

use core::task::Poll;

use confidant_core::fuel::{Fuel, Stepper as _};
use confidant_core::schinderhannes::{CardSet, Edition, Grade, Made, Maker, Spare};

use super::Words;
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::parts::progress::bar;
use crate::draw::parts::wheel::{WHEEL_HEIGHT, Wheel, wheel};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::{SetUpDesk, SetUpWish, Tables};
use crate::hint::key_hints;
use crate::input::Key;
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
    pub spare: Spare,
    /// The number is given, not chosen.
    pub given: bool,
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

    fn begin(&mut self, wanted: Wanted) {
        let maker = Maker::new(self.edition, self.number(), Some(wanted.grade), wanted.spare);
        self.page = Page::Making(maker, 0);
    }

    fn set_number(&mut self, number: u32) {
        let mut rest = number;
        for digit in self.digits.iter_mut().rev() {
            *digit = (rest % 10) as u8;
            rest /= 10;
        }
    }

    fn number(&self) -> u64 {
        self.digits.iter().fold(0, |number, &digit| number * 10 + u64::from(digit))
    }

    /// The cards of the puzzle, once it is made.
    pub(super) fn made(&self) -> Option<CardSet> {
        match &self.page {
            Page::Made(made) => Some(made.cards),
            _ => None,
        }
    }

    pub(super) fn press(&mut self, key: Key, wanted: Wanted) -> SetUpWish {
        match (&self.page, key) {
            (&Page::Number(digit), key) => return self.press_number(digit, key, wanted),
            (Page::Made(_), Key::A) => return SetUpWish::Ready,
            (_, Key::B) if wanted.given => {
                self.page = Page::Number(0);
                return SetUpWish::Leave;
            }
            (_, Key::B) => self.page = Page::Number(0),
            _ => return SetUpWish::Nothing,
        }
        SetUpWish::Redraw
    }

    fn press_number(&mut self, digit: u8, key: Key, wanted: Wanted) -> SetUpWish {
        let wrap = |at: u8, by: u8, of: u8| (at + by) % of;
        match key {
            Key::Left => self.page = Page::Number(wrap(digit, DIGITS as u8 - 1, DIGITS as u8)),
            Key::Right => self.page = Page::Number(wrap(digit, 1, DIGITS as u8)),
            Key::Up | Key::Down => {
                if let Some(value) = self.digits.get_mut(usize::from(digit)) {
                    *value = wrap(*value, if key == Key::Up { 1 } else { 9 }, 10);
                }
            }
            Key::A => self.begin(wanted),
            Key::B => return SetUpWish::Leave,
            _ => return SetUpWish::Nothing,
        }
        SetUpWish::Redraw
    }

    /// Whether this key, held, goes on turning.
    pub(super) fn repeats(&self, key: Key) -> bool {
        matches!(self.page, Page::Number(_)) && matches!(key, Key::Up | Key::Down)
    }

    pub(super) fn draw(&self, desk: &SetUpDesk<'_>, canvas: &mut Canvas, wanted: Wanted) {
        let (texts, words) = (desk.texts, Words::of(desk.language));
        canvas.clear(INK);
        let of_number = fill("{}", &[&self.number()]);
        match &self.page {
            Page::Number(digit) => {
                plate(canvas, words.puzzle_number, Corner::Text(words.grade(wanted.grade).0));
                self.draw_number(desk, canvas, *digit);
            }
            Page::Making(_, rounds) => {
                plate(canvas, words.making, Corner::Text(&of_number));
                Icon::Search.draw(canvas, 108, 76, 24, LAMP);
                let part = rounds.saturating_mul(1000) / rounds.saturating_add(HALF);
                bar(canvas, Area::new(30, 124, 180, 6), part as u16, 1000, LAMP);
                let pen = Pen::new(Style::Note, FOG, INK).room(220);
                pen.centred(canvas, 120, 158, words.grade(wanted.grade).0);
                key_hints(canvas, &[(Cap::B, words.break_off)]);
            }
            Page::Made(made) => {
                plate(canvas, words.ready, Corner::Text(words.grade(made.grade).0));
                canvas.rounded(Area::new(8, 40, 224, 100), 8, SLATE);
                let pen = Pen::new(Style::Note, FOG, SLATE).room(208);
                pen.centred(canvas, 120, 62, words.puzzle_number);
                Pen::new(Style::Figure, PAPER, SLATE).centred(canvas, 120, 108, &of_number);
                pen.centred(canvas, 120, 130, &fill(words.n_cards, &[&made.cards.len()]));
                let area = Area::new(12, 150, 216, 56);
                let note = Pen::new(Style::Note, FOG, INK);
                note.paragraph(canvas, area, 17, Align::Middle, words.note_number);
                key_hints(canvas, &[(Cap::A, words.solve), (Cap::B, texts.back)]);
            }
        }
    }

    fn draw_number(&self, desk: &SetUpDesk<'_>, canvas: &mut Canvas, digit: u8) {
        let (texts, words) = (desk.texts, Words::of(desk.language));
        for (at, (&value, x)) in (0..).zip(self.digits.iter().zip((14..).step_by(54))) {
            let beside = |by: u8| number((value + by) % 10);
            let view =
                Wheel { above: &beside(1), value: &number(value), below: &beside(9), focus: at == digit };
            wheel(canvas, x, 36, 50, &view);
        }
        let area = Area::new(12, 36 + WHEEL_HEIGHT + 6, 216, 36);
        Pen::new(Style::Note, FOG, INK).paragraph(canvas, area, 17, Align::Middle, words.note_number);
        key_hints(canvas, &[(Cap::Stick, words.digit), (Cap::A, words.make), (Cap::B, texts.back)]);
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
