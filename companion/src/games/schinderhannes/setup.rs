//! The set-up: the game for one to four, or a puzzle; a new puzzle is made on a page of its own.

use core::task::Poll;

use confidant_core::chance::Source;
use confidant_core::fuel::{Fuel, Stepper as _};
use confidant_core::id::Id;
use confidant_core::schinderhannes::{
    Deduction, Grade, MOST_PLAYERS, Made, Maker, SOONWALD, Setup, Spare, solitaire,
};
use confidant_core::seat::Seat;

use super::{SoloScreens, Words};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::parts::progress::bar;
use crate::draw::parts::wheel::{WHEEL_HEIGHT, Wheel, wheel};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::{Flow as _, HouseLine, Kind, SetUp, SetUpDesk, SetUpWish, SetupLine};
use crate::hint::key_hints;
use crate::input::Key;
use crate::journal::{Name, SetupBytes};
use crate::texts::{Language, Phrase, Texts, fill};

/// The number after which the printed puzzles end: a new one.
const NEW: u8 = 5;
/// Digits of a puzzle's number.
const DIGITS: usize = 4;
/// How many rounds of the maker a unit of fuel pays for: a round over all cards is far below a millisecond.
const ROUNDS: u32 = 3;
/// The bar of a puzzle in the making is half full after so many rounds, and never quite full.
const HALF: u32 = 12_000;

/// What people set before the game.
pub struct Draft {
    puzzle: bool,
    players: u8,
    source: Source,
    deduction: Deduction,
    help: u8,
    variant: bool,
    start: u8,
    which: u8,
    grade: Grade,
    spare: Spare,
    concludes: Deduction,
    digits: [u8; DIGITS],
    page: Page,
}

/// What the page of a new puzzle shows.
// One of them at a time is all that there is.
#[allow(clippy::large_enum_variant)]
enum Page {
    /// Which number; this digit is being set.
    Number(u8),
    /// It is being made; so many rounds have gone by.
    Making(Maker, u32),
    /// It is made.
    Made(Made),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Play,
    Players,
    Cards,
    Conclusions,
    Help,
    Variant,
    Begins,
    House(HouseLine),
    Which,
    Hardness,
    Spare,
    Concludes,
}

const DEALT: [Line; 10] = [
    Line::Play,
    Line::Players,
    Line::Cards,
    Line::Conclusions,
    Line::Help,
    Line::Variant,
    Line::Begins,
    Line::House(HouseLine::Names),
    Line::House(HouseLine::Pins),
    Line::House(HouseLine::Clock),
];

/// With printed cards nothing is hidden, and the piles are as they were shuffled.
const PRINTED: [Line; 7] = [
    Line::Play,
    Line::Players,
    Line::Cards,
    Line::Conclusions,
    Line::Begins,
    Line::House(HouseLine::Names),
    Line::House(HouseLine::Clock),
];

const SOLO: [Line; 3] = [Line::Play, Line::Which, Line::Concludes];
const MADE: [Line; 5] = [Line::Play, Line::Which, Line::Hardness, Line::Spare, Line::Concludes];

impl Default for Draft {
    fn default() -> Self {
        Self {
            puzzle: false,
            players: 3,
            source: Source::Device,
            deduction: Deduction::Rules,
            help: super::MARKS,
            variant: false,
            start: 0,
            which: 1,
            grade: Grade::Logic,
            spare: Spare::Friendly,
            concludes: Deduction::Manual,
            digits: [0; DIGITS],
            page: Page::Number(0),
        }
    }
}

/// The next of some values, or the one before.
fn next<T: Copy + PartialEq>(of: &[T], now: T, forward: bool) -> T {
    let at = of.iter().position(|&value| value == now).unwrap_or(0);
    let step = if forward { 1 } else { of.len().saturating_sub(1) };
    of.get((at + step) % of.len().max(1)).copied().unwrap_or(now)
}

impl Draft {
    fn all_lines(&self) -> &'static [Line] {
        match (self.puzzle, self.source, self.which) {
            (true, _, NEW) => &MADE,
            (true, ..) => &SOLO,
            (false, Source::Device, _) => &DEALT,
            (false, Source::Table, _) => &PRINTED,
        }
    }

    fn of(&self, index: usize) -> Line {
        self.all_lines().get(index).copied().unwrap_or(Line::Play)
    }

    /// What may be concluded for the player: less than what a new puzzle asks for.
    fn helps(&self) -> &'static [Deduction] {
        const ALL: [Deduction; 3] = [Deduction::Manual, Deduction::Rules, Deduction::Logic];
        let most = match (self.which, self.grade) {
            (NEW, Grade::Rules) => 1,
            (NEW, Grade::Logic) => 2,
            _ => 3,
        };
        ALL.get(..most).unwrap_or(&ALL)
    }

    fn concludes(&self) -> Deduction {
        if self.helps().contains(&self.concludes) { self.concludes } else { Deduction::Manual }
    }

    /// What a line says, and what it is about.
    fn says(&self, line: Line, words: &'static Words, texts: &'static Texts) -> (Phrase, &'static str) {
        let yes_no = |yes: bool| if yes { texts.yes } else { texts.no };
        let (value, note) = match line {
            Line::Play if self.puzzle => (words.play_puzzle, words.note_puzzle),
            Line::Play => (words.play_game, words.note_game),
            Line::Players => return (fill("{}", &[&self.players]), words.note_players),
            Line::Cards => match self.source {
                Source::Device => (words.cards_dealt, words.note_dealt),
                Source::Table => (words.cards_printed, words.note_printed),
            },
            Line::Conclusions => match self.deduction {
                Deduction::Rules => (words.by_rules, words.note_by_rules),
                Deduction::Logic => (words.by_logic, words.note_by_logic),
                Deduction::Manual => (words.by_people, words.note_by_people),
            },
            Line::Help => match self.help {
                0 => (words.help_none, words.note_help_none),
                super::MARKS => (words.help_marks, words.note_help_marks),
                _ => (words.help_points, words.note_help_points),
            },
            Line::Variant => (yes_no(self.variant), words.note_on_top),
            Line::Begins => {
                let seat = Seat::at(self.start.into()).unwrap_or(solitaire::SOLVER);
                (super::Screens::seat_name(seat, words), words.note_begins)
            }
            Line::Which if self.which == NEW => (words.which_new, words.note_which_new),
            Line::Which => return (fill("{}", &[&self.which]), words.note_which_printed),
            Line::Hardness => words.grade(self.grade),
            Line::Spare => match self.spare {
                Spare::Friendly => (texts.yes, words.note_spare_yes),
                Spare::Bare => (texts.no, words.note_spare_no),
            },
            Line::Concludes => match self.concludes() {
                Deduction::Manual if self.helps().len() == 1 => (words.cards_alone, words.note_hard_help),
                Deduction::Manual => (words.cards_alone, words.note_cards_alone),
                Deduction::Rules => (words.by_rules, words.note_by_rules),
                Deduction::Logic => (words.by_logic, words.note_by_logic),
            },
            Line::House(_) => ("", ""),
        };
        (fill(value, &[]), note)
    }

    fn number(&self) -> u64 {
        self.digits.iter().fold(0, |number, &digit| number * 10 + u64::from(digit))
    }

    fn press_number(&mut self, digit: u8, key: Key) -> SetUpWish {
        let wrap = |at: u8, by: u8, of: u8| (at + by) % of;
        match key {
            Key::Left => self.page = Page::Number(wrap(digit, DIGITS as u8 - 1, DIGITS as u8)),
            Key::Right => self.page = Page::Number(wrap(digit, 1, DIGITS as u8)),
            Key::Up | Key::Down => {
                if let Some(value) = self.digits.get_mut(usize::from(digit)) {
                    *value = wrap(*value, if key == Key::Up { 1 } else { 9 }, 10);
                }
            }
            Key::A => {
                let maker = Maker::new(&SOONWALD, self.number(), Some(self.grade), self.spare);
                self.page = Page::Making(maker, 0);
            }
            Key::B => return SetUpWish::Leave,
            _ => return SetUpWish::Nothing,
        }
        SetUpWish::Redraw
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
}

impl SetUp for Draft {
    fn lines(&self) -> usize {
        self.all_lines().len()
    }

    fn line(&self, index: usize, language: Language) -> SetupLine {
        let (words, texts) = (Words::of(language), language.texts());
        let line = self.of(index);
        let (icon, label) = match line {
            Line::Play => (Icon::Play, words.play_what),
            Line::Players => (Icon::Witness, texts.players),
            Line::Cards => (Icon::Cards, words.cards),
            Line::Conclusions | Line::Concludes => (Icon::Search, words.conclusions),
            Line::Help => (Icon::Bulb, words.help),
            Line::Variant => (Icon::Up, words.delicts_on_top),
            Line::Begins => (Icon::Flag, words.begins),
            Line::Which => (Icon::Papers, words.which),
            Line::Hardness => (Icon::Star, words.hardness),
            Line::Spare => (Icon::Cards, words.spare),
            Line::House(house) => return SetupLine::House(house, None),
        };
        let (value, note) = self.says(line, words, texts);
        SetupLine::Own { icon, label, value, note, leads: false }
    }

    fn adjust(&mut self, index: usize, forward: bool) {
        match self.of(index) {
            Line::Play => self.puzzle = !self.puzzle,
            Line::Players => {
                self.players = next(&[1, 2, 3, MOST_PLAYERS], self.players, forward);
                self.start = self.start.min(self.players - 1);
            }
            Line::Cards => self.source = next(&[Source::Device, Source::Table], self.source, forward),
            Line::Conclusions => {
                let ways = [Deduction::Rules, Deduction::Logic, Deduction::Manual];
                self.deduction = next(&ways, self.deduction, forward);
            }
            Line::Help => self.help = next(&[0, super::MARKS, super::POINTS], self.help, forward),
            Line::Variant => self.variant = !self.variant,
            Line::Begins => {
                let players = [0, 1, 2, 3];
                let players = players.get(..self.players.into()).unwrap_or(&players);
                self.start = next(players, self.start, forward);
            }
            Line::Which => self.which = next(&[1, 2, 3, 4, NEW], self.which, forward),
            Line::Hardness => self.grade = next(&Grade::ALL, self.grade, forward),
            Line::Spare => self.spare = next(&Spare::ALL, self.spare, forward),
            Line::Concludes => self.concludes = next(self.helps(), self.concludes(), forward),
            Line::House(_) => {}
        }
    }

    fn corner(&self, language: Language) -> Phrase {
        let words = Words::of(language);
        if self.puzzle { fill(words.new_puzzle, &[]) } else { fill("1802", &[]) }
    }

    fn seats(&self) -> u8 {
        if self.puzzle { 1 } else { self.players }
    }

    fn keeps_secrets(&self, _seat: Seat) -> bool {
        self.hides()
    }

    fn kind(&self) -> Option<Kind> {
        self.puzzle.then_some(SoloScreens::KIND)
    }

    fn hides(&self) -> bool {
        !self.puzzle && self.source == Source::Device
    }

    fn aid(&self) -> Option<u8> {
        (!self.puzzle).then_some(self.help)
    }

    fn begin(&mut self) -> SetUpWish {
        if self.puzzle && self.which == NEW { SetUpWish::Page } else { SetUpWish::Ready }
    }

    /// A number by chance; whoever wants another one turns it.
    fn page_opened(&mut self, desk: &SetUpDesk<'_>) {
        let mut rest = desk.random;
        for digit in self.digits.iter_mut() {
            *digit = (rest % 10) as u8;
            rest /= 10;
        }
        self.page = Page::Number(0);
    }

    fn press_page(&mut self, _desk: &SetUpDesk<'_>, key: Key) -> SetUpWish {
        match (&self.page, key) {
            (&Page::Number(digit), key) => self.press_number(digit, key),
            (_, Key::B) => {
                self.page = Page::Number(0);
                SetUpWish::Redraw
            }
            (Page::Made(_), Key::A) => SetUpWish::Ready,
            _ => SetUpWish::Nothing,
        }
    }

    fn draw_page(&self, desk: &SetUpDesk<'_>, canvas: &mut Canvas) {
        let (texts, words) = (desk.texts, Words::of(desk.language));
        canvas.clear(INK);
        let of_number = fill("{}", &[&self.number()]);
        match &self.page {
            Page::Number(digit) => {
                plate(canvas, words.puzzle_number, Corner::Text(words.grade(self.grade).0));
                self.draw_number(desk, canvas, *digit);
            }
            Page::Making(_, rounds) => {
                plate(canvas, words.making, Corner::Text(&of_number));
                Icon::Search.draw(canvas, 108, 76, 24, LAMP);
                let part = rounds.saturating_mul(1000) / rounds.saturating_add(HALF);
                bar(canvas, Area::new(30, 124, 180, 6), part as u16, 1000, LAMP);
                let pen = Pen::new(Style::Note, FOG, INK).room(220);
                pen.centred(canvas, 120, 158, words.grade(self.grade).0);
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

    fn turns_on(&self, key: Key) -> bool {
        matches!(self.page, Page::Number(_)) && matches!(key, Key::Up | Key::Down)
    }

    /// The same once more: the next one begins; after a puzzle comes the next.
    fn again(&mut self, setup: &[u8], _names: &mut [Name]) -> bool {
        if let Ok((old, [])) = postcard::take_from_bytes::<solitaire::Setup>(setup) {
            (self.puzzle, self.concludes) = (true, old.deduction);
            self.which = old.puzzle.map_or(NEW, |number| number + 1).clamp(1, NEW);
            return self.which != NEW;
        }
        let Ok((old, [])) = postcard::take_from_bytes::<Setup>(setup) else { return false };
        self.players = old.players.unwrap_or(self.players).clamp(1, MOST_PLAYERS);
        (self.source, self.deduction, self.variant) = (old.cards, old.deduction, old.variant);
        self.start = (old.start.map_or(0, Id::index) as u8 + 1) % self.players;
        true
    }

    fn setup(&self) -> Option<SetupBytes> {
        let mut bytes = [0; crate::journal::SETUP_LEN];
        let used = if self.puzzle {
            let made = match &self.page {
                Page::Made(made) if self.which == NEW => Some(made.cards),
                _ => None,
            };
            let puzzle = (self.which != NEW).then_some(self.which);
            let setup = solitaire::Setup { puzzle, cards: made, deduction: self.concludes() };
            postcard::to_slice(&setup, &mut bytes).ok()?
        } else {
            let setup = Setup {
                players: Some(self.players),
                start: Seat::at(self.start.into()),
                deduction: self.deduction,
                cards: self.source,
                variant: self.variant && self.source == Source::Device,
                ..Setup::default()
            };
            postcard::to_slice(&setup, &mut bytes).ok()?
        };
        SetupBytes::from_slice(used).ok()
    }

    fn has_work(&self) -> bool {
        matches!(self.page, Page::Making(..))
    }

    fn work(&mut self, fuel: &mut Fuel) -> bool {
        let Page::Making(maker, rounds) = &mut self.page else { return false };
        let mut own = Fuel::new(fuel.left().saturating_mul(ROUNDS));
        let given = own.left();
        let made = maker.step(&mut own);
        while fuel.burn() {}
        let before = *rounds / 512;
        *rounds = rounds.saturating_add(given - own.left());
        match made {
            Poll::Ready(made) => {
                self.page = Page::Made(made);
                true
            }
            Poll::Pending => *rounds / 512 != before,
        }
    }
}
