//! The set-up: the game for one to four, or a puzzle; a new puzzle is made on a page of its own.

use confidant_core::chance::Source;
use confidant_core::fuel::Fuel;
use confidant_core::id::Id;
use confidant_core::schinderhannes::{Deduction, Grade, MOST_PLAYERS, Setup, Spare, solitaire};
use confidant_core::seat::Seat;

use super::making::{Deed, Making, NUMBERS, Wanted};
use super::{SoloScreens, Words};
use crate::draw::Icon;
use crate::games::{
    Flow as _, FormPages, HouseLine, Kind, SetUpDesk, SetUpWish, SetupForm, SetupLine, Tables,
};
use crate::input::Key;
use crate::journal::{Name, SetupBytes};
use crate::page::Show;
use crate::settings::Settings;
use crate::texts::{Language, Phrase, Texts, fill};

/// After the printed puzzles, which have their numbers: the day's, or where nobody knows the day the next one; and one
/// of any number.
const DAILY: u8 = 5;
const NEW: u8 = 6;

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
    making: Making,
    today: Option<u32>,
    /// The number of the next puzzle where nobody knows the day.
    next: u16,
    /// Whether that one was begun.
    begun: bool,
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
    BoxedGame,
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

const SOLO: [Line; 3] = [Line::Play, Line::BoxedGame, Line::Concludes];
const MADE: [Line; 5] = [Line::Play, Line::BoxedGame, Line::Hardness, Line::Spare, Line::Concludes];

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
            making: Making::default(),
            today: None,
            next: 0,
            begun: false,
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
            (true, _, DAILY | NEW) => &MADE,
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
            (DAILY | NEW, Grade::Rules) => 1,
            (DAILY | NEW, Grade::Logic) => 2,
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
            Line::BoxedGame if self.which == DAILY => match self.today {
                Some(_) => (words.which_daily, words.note_which_daily),
                None => (words.which_next, words.note_which_next),
            },
            Line::BoxedGame if self.which == NEW => (words.which_new, words.note_which_new),
            Line::BoxedGame => return (fill("{}", &[&self.which]), words.note_which_printed),
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

    /// Whether the puzzle has to be made.
    fn makes(&self) -> bool {
        self.puzzle && matches!(self.which, DAILY | NEW)
    }

    fn wanted(&self) -> Wanted {
        Wanted { grade: self.grade, spare: self.spare, given: self.which == DAILY }
    }
}

impl FormPages for Draft {
    type Own = Deed;

    fn page(&self, desk: &SetUpDesk<'_>, show: &mut Show<'_, Deed>) {
        self.making.show(desk, show, self.wanted());
    }

    fn act(&mut self, _desk: &SetUpDesk<'_>, deed: Deed) -> SetUpWish {
        let wish = self.making.act(deed, self.wanted());
        self.begun |= wish == SetUpWish::Ready && self.which == DAILY && self.today.is_none();
        wish
    }
}

impl SetupForm for Draft {
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
            Line::Help => (Icon::Bulb, texts.help),
            Line::Variant => (Icon::Up, words.crimes_on_top),
            Line::Begins => (Icon::Flag, words.begins),
            Line::BoxedGame => (Icon::Papers, words.which),
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
            Line::BoxedGame => self.which = next(&[1, 2, 3, 4, DAILY, NEW], self.which, forward),
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

    fn help(&self) -> Option<u8> {
        (!self.puzzle).then_some(self.help)
    }

    fn begin(&mut self) -> SetUpWish {
        if self.makes() { SetUpWish::Page } else { SetUpWish::Ready }
    }

    /// A number by chance; whoever wants another one turns it. The day's puzzle, or the next one, is made at once.
    fn page_opened(&mut self, desk: &SetUpDesk<'_>) {
        match self.which {
            DAILY => self.making.make(self.today.unwrap_or(self.next.into()) % NUMBERS, self.wanted()),
            _ => self.making.ask(desk.random % NUMBERS),
        }
    }

    fn tables(&mut self, tables: &Tables) {
        self.making.edition = tables.schinderhannes;
    }

    fn remember(&mut self, settings: &Settings) {
        self.next = settings.next_puzzle;
    }

    fn today(&mut self, day: u32) {
        self.today = Some(day);
    }

    /// Once the next one was begun, another one is the next.
    fn keep(&self, settings: &mut Settings) -> bool {
        let next = u32::from(self.next) + u32::from(self.begun);
        let next = (next % NUMBERS) as u16;
        let new = settings.next_puzzle != next;
        settings.next_puzzle = next;
        new
    }

    fn repeats(&self, key: Key) -> bool {
        self.making.repeats(key)
    }

    /// The same once more: the next one begins; after a puzzle comes the next.
    fn again(&mut self, setup: &[u8], _names: &mut [Name]) -> bool {
        if let Ok((old, [])) = postcard::take_from_bytes::<solitaire::Setup>(setup) {
            (self.puzzle, self.concludes) = (true, old.deduction);
            let after = |number: u8| if number < DAILY - 1 { number + 1 } else { NEW };
            self.which = old.puzzle.map_or(NEW, after);
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
            let made = if self.makes() { self.making.made() } else { None };
            let puzzle = (!self.makes()).then_some(self.which);
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
        self.making.has_work()
    }

    fn work(&mut self, fuel: &mut Fuel) -> bool {
        self.making.work(fuel)
    }
}
