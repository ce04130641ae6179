//! The home of the puzzles: today's, the calendar, the printed ones, endless ones by difficulty, and one of any number.

mod calendar;
mod home;

use confidant_core::fuel::Fuel;
use confidant_core::schinderhannes::{Deduction, Grade, solitaire};
use confidant_core::seat::Seat;

use super::Words;
use super::making::{Making, NUMBERS, Wanted};
use super::solved::{PRINTED, Solved};
use crate::draw::Icon;
use crate::games::{FormPages, SetUpDesk, SetUpWish, SetupForm, SetupLine, Tables};
use crate::input::Key;
use crate::journal::{Name, SetupBytes};
use crate::page::Show;
use crate::settings::Settings;
use crate::texts::{Language, Phrase, fill};

/// What each day of a week asks for, from Monday on; running numbers go through it likewise.
const WEEK: [Grade; 7] =
    [Grade::Singles, Grade::Sets, Grade::Singles, Grade::Sets, Grade::One, Grade::Few, Grade::Many];

/// The rows of the home.
const TODAY: u8 = 0;
const CALENDAR: u8 = 1;
const BOXED: u8 = 2;
const ENDLESS: u8 = 3;
const OWN_NUMBER: u8 = 4;
const ROWS: u8 = 5;

/// What Confidant does in a puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Help {
    /// Nothing: the person reads and applies every card.
    Nothing,
    /// It applies the cards,
    Cards,
    /// and concludes what the rule text does,
    Rules,
    /// or everything.
    Logic,
}

const HELPS: [Help; 4] = [Help::Nothing, Help::Cards, Help::Rules, Help::Logic];

/// What is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Page {
    /// The home.
    Home,
    /// The calendar, with this day lit.
    Calendar(u32),
    /// The printed puzzles, with this one lit.
    Printed(u8),
    /// A number is set, or its puzzle made.
    Making,
}

/// What is to be begun.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chosen {
    Printed(u8),
    Day(u32),
    Number,
}

/// What a key does here.
pub enum Deed {
    /// This is shown.
    See(Page),
    /// This row of the home is lit.
    Row(u8),
    /// Endless puzzles are so hard.
    Level(Grade),
    /// The puzzle of this day is made,
    Day(u32),
    /// one by chance,
    Endless,
    /// or a number is asked for.
    OwnNumber,
    /// These are its digits, and this one is set.
    Number([u8; 4], u8),
    /// The puzzle with this number is made.
    Make,
    /// The puzzle that was made is solved now, or a printed one.
    Solve,
    SolvePrinted(u8),
    /// To what Confidant does.
    Options,
    /// Away from the puzzles.
    Away,
}

/// The home of the puzzles, and what is chosen there.
pub struct Puzzles {
    page: Page,
    row: u8,
    chosen: Chosen,
    concludes: Help,
    solved: Solved,
    today: Option<u32>,
    making: Making,
    /// Whether the next number was begun.
    begun: bool,
}

impl Default for Puzzles {
    fn default() -> Self {
        Self {
            page: Page::Home,
            row: TODAY,
            chosen: Chosen::Number,
            concludes: Help::Cards,
            solved: Solved::new(),
            today: None,
            making: Making::default(),
            begun: false,
        }
    }
}

impl Puzzles {
    /// The day of today; where nobody knows it, the number of the next puzzle.
    fn day(&self) -> u32 {
        self.today.unwrap_or(self.solved.next.into())
    }

    /// In which column of the week a day is; Monday is the first, and so is the number 1.
    fn column(&self, day: u32) -> u32 {
        // 1 January 1970 was a Thursday.
        let first = if self.today.is_some() { 3 } else { 6 };
        (day % 7 + first) % 7
    }

    /// How hard the puzzle of a day is, for everybody.
    fn grade_of(&self, day: u32) -> Grade {
        WEEK.get(self.column(day) as usize).copied().unwrap_or(Grade::Singles)
    }

    /// What is made, how hard, and what Confidant does then.
    fn wanted(&self) -> Wanted {
        match self.chosen {
            Chosen::Day(day) => Wanted { grade: self.grade_of(day), given: true, applies: true },
            Chosen::Number | Chosen::Printed(_) => {
                let applies = self.helps() != Help::Nothing;
                Wanted { grade: self.solved.level, given: self.row != OWN_NUMBER, applies }
            }
        }
    }

    /// What Confidant does: in the day's puzzle the same for everybody, in others never so much that they solve themselves.
    fn helps(&self) -> Help {
        let most = match (self.chosen, self.solved.level) {
            (Chosen::Day(_), _) => return Help::Cards,
            (Chosen::Number, Grade::Singles | Grade::Sets) => 2,
            _ => 4,
        };
        let may = HELPS.get(..most).unwrap_or(&HELPS).contains(&self.concludes);
        if may { self.concludes } else { Help::Cards }
    }

    fn make(&mut self, number: u32) {
        self.page = Page::Making;
        self.making.make(number % NUMBERS, self.wanted());
    }
}

impl FormPages for Puzzles {
    type Own = Deed;

    fn page(&self, desk: &SetUpDesk<'_>, show: &mut Show<'_, Deed>) {
        match self.page {
            Page::Home => self.home_page(desk, show),
            Page::Calendar(lit) => self.calendar_page(desk, show, lit),
            Page::Printed(lit) => self.printed_page(desk, show, lit),
            Page::Making => self.making.show(desk, show, self.wanted()),
        }
    }

    fn act(&mut self, desk: &SetUpDesk<'_>, deed: Deed) -> SetUpWish {
        match deed {
            Deed::See(page) => {
                self.making.stop();
                self.page = page;
            }
            Deed::Row(row) => self.row = row,
            Deed::Level(grade) => self.solved.level = grade,
            Deed::Day(day) => {
                self.chosen = Chosen::Day(day);
                self.make(day);
            }
            Deed::Endless => {
                self.chosen = Chosen::Number;
                self.make(desk.random);
            }
            Deed::OwnNumber => {
                (self.chosen, self.page) = (Chosen::Number, Page::Making);
                self.making.ask(u32::from(self.solved.next) % NUMBERS);
            }
            Deed::Number(digits, lit) => self.making.set(digits, lit),
            Deed::Make => self.making.begin(self.wanted()),
            Deed::SolvePrinted(number) => {
                self.chosen = Chosen::Printed(number);
                return SetUpWish::Ready;
            }
            Deed::Solve => {
                self.begun |= self.today.is_none() && self.chosen == Chosen::Day(self.solved.next.into());
                return SetUpWish::Ready;
            }
            Deed::Options => return SetUpWish::Leave,
            Deed::Away => return SetUpWish::Away,
        }
        SetUpWish::Redraw
    }
}

impl SetupForm for Puzzles {
    fn lines(&self) -> usize {
        1
    }

    fn line(&self, _index: usize, language: Language) -> SetupLine {
        let words = Words::of(language);
        let (value, note) = match self.concludes {
            Help::Nothing => (words.all_by_hand, words.note_by_hand),
            Help::Cards => (words.cards_alone, words.note_cards_alone),
            Help::Rules => (words.by_rules, words.note_by_rules),
            Help::Logic => (words.by_logic, words.note_by_logic),
        };
        let (icon, label) = (Icon::Search, words.conclusions);
        SetupLine::Own { icon, label, value: fill(value, &[]), note, opens: false }
    }

    fn adjust(&mut self, _index: usize, forward: bool) {
        let at = HELPS.iter().position(|&help| help == self.concludes).unwrap_or(0);
        let step = if forward { 1 } else { HELPS.len() - 1 };
        self.concludes = HELPS.get((at + step) % HELPS.len()).copied().unwrap_or(Help::Cards);
    }

    fn corner(&self, language: Language) -> Phrase {
        fill(Words::of(language).new_puzzle, &[])
    }

    fn seats(&self) -> u8 {
        1
    }

    fn keeps_secrets(&self, _seat: Seat) -> bool {
        false
    }

    fn hides(&self) -> bool {
        false
    }

    fn has_home(&self) -> bool {
        true
    }

    fn begin(&mut self) -> SetUpWish {
        SetUpWish::Page
    }

    fn page_opened(&mut self, _desk: &SetUpDesk<'_>) {
        if self.page == Page::Making {
            self.page = Page::Home;
        }
    }

    fn tables(&mut self, tables: &Tables) {
        self.making.edition = tables.schinderhannes;
    }

    fn remember(&mut self, settings: &Settings) {
        self.solved = settings.puzzles;
    }

    fn today(&mut self, day: u32) {
        self.today = Some(day);
    }

    /// The level; and once the next one was begun, another one is the next.
    fn keep(&self, settings: &mut Settings) -> bool {
        let next = u32::from(self.solved.next) + u32::from(self.begun);
        let next = (next % NUMBERS) as u16;
        let kept = &mut settings.puzzles;
        let new = (kept.next, kept.level) != (next, self.solved.level);
        (kept.next, kept.level) = (next, self.solved.level);
        new
    }

    fn repeats(&self, key: Key) -> bool {
        match self.page {
            Page::Making => self.making.repeats(key),
            Page::Calendar(_) => matches!(key, Key::Up | Key::Down | Key::Left | Key::Right),
            Page::Home | Page::Printed(_) => matches!(key, Key::Up | Key::Down),
        }
    }

    /// Where the last one was chosen; after a printed one the next of them is lit.
    fn again(&mut self, setup: &[u8], _names: &mut [Name]) -> bool {
        let Ok((old, [])) = postcard::take_from_bytes::<solitaire::Setup>(setup) else { return false };
        let daily = old.from.is_some_and(|from| from.day.is_some());
        if !daily {
            self.concludes = match old.deduction {
                _ if old.by_hand => Help::Nothing,
                Deduction::Manual => Help::Cards,
                Deduction::Rules => Help::Rules,
                Deduction::Logic => Help::Logic,
            };
        }
        (self.row, self.page) = match old.puzzle {
            Some(number) if usize::from(number) < PRINTED => (BOXED, Page::Printed(number)),
            Some(_) => (BOXED, Page::Home),
            None => (ENDLESS, Page::Home),
        };
        false
    }

    fn setup(&self) -> Option<SetupBytes> {
        let (deduction, by_hand) = match self.helps() {
            Help::Nothing => (Deduction::Manual, true),
            Help::Cards => (Deduction::Manual, false),
            Help::Rules => (Deduction::Rules, false),
            Help::Logic => (Deduction::Logic, false),
        };
        let setup = match self.chosen {
            Chosen::Printed(number) => {
                solitaire::Setup { puzzle: Some(number), deduction, by_hand, ..solitaire::Setup::default() }
            }
            Chosen::Day(_) | Chosen::Number => {
                let day = if let Chosen::Day(day) = self.chosen { Some(day) } else { None };
                let grade = self.wanted().grade;
                let from = solitaire::Numbered { number: self.making.number() as u16, grade, day };
                let cards = Some(self.making.made()?);
                solitaire::Setup { puzzle: None, cards, deduction, by_hand, from: Some(from) }
            }
        };
        let mut bytes = [0; crate::journal::SETUP_LEN];
        let used = postcard::to_slice(&setup, &mut bytes).ok()?;
        SetupBytes::from_slice(used).ok()
    }

    fn has_work(&self) -> bool {
        self.page == Page::Making && self.making.has_work()
    }

    fn work(&mut self, fuel: &mut Fuel) -> bool {
        self.making.work(fuel)
    }
}
