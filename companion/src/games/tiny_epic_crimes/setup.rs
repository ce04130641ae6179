//! The set-up of Tiny Epic Crimes: how people play, and what the box and what Confidant does.

use confidant_core::chance::Source;
use confidant_core::seat::Seat;
use confidant_core::tiny_epic_clock::Setup;
use confidant_core::tiny_epic_crimes::OwnTime;
use confidant_core::tiny_epic_crimes::edition::{TimeBoard, TimeBoards as PrintedBoards};
use confidant_core::tiny_epic_crimes::words::{Cards, Mode};

use super::Words;
use super::boards::{After, Page};
use crate::draw::{Canvas, Icon};
use crate::games::{HouseLine, SetUp, SetUpDesk, SetUpWish, SetupLine, Tables};
use crate::input::Key;
use crate::journal::{Name, SetupBytes};
use crate::settings::{Settings, TimeBoards};
use crate::texts::{Language, Phrase, fill};

/// What the game adds to a set-up in the making.
pub struct Draft {
    track: &'static PrintedBoards,
    mode: Mode,
    /// How many more than two officers.
    more: u8,
    dice: Source,
    events: Cards,
    /// Whether the game is played with the time board of the own box.
    own_board: bool,
    /// The boards that were entered, now or earlier.
    boards: TimeBoards,
    page: Option<Page>,
    /// Whether the page was opened because the game is to begin.
    begins: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Mode,
    Officers,
    Events,
    Dice,
    Board,
    House(HouseLine),
}

const LINES: [Line; 7] = [
    Line::Mode,
    Line::Officers,
    Line::Events,
    Line::Dice,
    Line::Board,
    Line::House(HouseLine::Clock),
    Line::House(HouseLine::Names),
];

impl Default for Draft {
    fn default() -> Self {
        Self {
            track: Tables::SHIPPED.tiny_epic_crimes.track,
            mode: Mode::Standard,
            more: 1,
            dice: Source::Device,
            events: Cards::House,
            own_board: false,
            boards: TimeBoards::default(),
            page: None,
            begins: false,
        }
    }
}

impl Draft {
    fn officers(&self) -> u8 {
        2 + self.more
    }

    /// The board that was entered for this way of playing.
    fn entered(&self) -> Option<OwnTime> {
        if self.mode.is_team() { self.boards.team } else { self.boards.standard }
    }

    fn side(&self) -> &'static TimeBoard {
        if self.mode.is_team() { &self.track.coop } else { &self.track.standard }
    }

    fn open_page(&mut self) -> SetUpWish {
        self.page = Some(Page::new(self.side(), self.mode.is_team(), self.entered()));
        SetUpWish::Page
    }

    /// What a line says, and what it is about.
    fn says(&self, line: Line, words: &'static Words) -> (&'static str, &'static str) {
        match line {
            Line::Mode => match self.mode {
                Mode::Standard => (words.rivals, words.note_rivals),
                Mode::Coop => (words.team, words.note_team),
                Mode::Solo => (words.solo, words.note_solo),
            },
            Line::Officers => ("", words.note_officers),
            Line::Events => match self.events {
                Cards::House => (words.from_house, words.note_events_house),
                Cards::Printed => (words.from_box, words.note_events_box),
            },
            Line::Dice => match self.dice {
                Source::Device => (words.by_confidant, words.note_dice_device),
                Source::Table => (words.by_us, words.note_dice_own),
            },
            Line::Board if self.own_board => (words.as_yours, words.note_board_yours),
            Line::Board => (words.by_confidant, words.note_board_guess),
            Line::House(_) => ("", ""),
        }
    }
}

impl SetUp for Draft {
    fn lines(&self) -> usize {
        LINES.len()
    }

    fn line(&self, index: usize, language: Language) -> SetupLine {
        let words = Words::of(language);
        let line = LINES.get(index).copied().unwrap_or(Line::Mode);
        let (icon, label) = match line {
            Line::Mode => (Icon::Badge, words.game),
            Line::Officers => (Icon::Witness, words.officers),
            Line::Events => (Icon::Event, words.events),
            Line::Dice => (Icon::Bag, words.dice),
            Line::Board => (Icon::Sun, words.time_board),
            Line::House(house) => {
                let note = (house == HouseLine::Names).then_some(words.note_names);
                return SetupLine::House(house, note);
            }
        };
        let (value, note) = self.says(line, words);
        let value = match line {
            Line::Officers => fill("{}", &[&self.officers()]),
            _ => fill(value, &[]),
        };
        SetupLine::Own { icon, label, value, note, leads: false }
    }

    fn adjust(&mut self, index: usize, forward: bool) {
        match LINES.get(index) {
            Some(Line::Mode) => {
                self.mode = match (self.mode, forward) {
                    (Mode::Standard, true) | (Mode::Solo, false) => Mode::Coop,
                    (Mode::Coop, true) | (Mode::Standard, false) => Mode::Solo,
                    (Mode::Solo, true) | (Mode::Coop, false) => Mode::Standard,
                };
                if self.mode == Mode::Solo {
                    self.more = 0;
                }
            }
            Some(Line::Officers) => self.more = (self.more + if forward { 1 } else { 2 }) % 3,
            Some(Line::Events) => {
                self.events = match self.events {
                    Cards::House => Cards::Printed,
                    Cards::Printed => Cards::House,
                };
            }
            Some(Line::Dice) => {
                self.dice = match self.dice {
                    Source::Device => Source::Table,
                    Source::Table => Source::Device,
                };
            }
            Some(Line::Board) => self.own_board = !self.own_board,
            Some(Line::House(_)) | None => {}
        }
    }

    /// A on the line of the board opens the ring, once the own one is chosen.
    fn open(&mut self, index: usize) -> SetUpWish {
        self.begins = false;
        match LINES.get(index) {
            Some(Line::Board) if self.own_board => self.open_page(),
            _ => SetUpWish::Nothing,
        }
    }

    fn corner(&self, _language: Language) -> Phrase {
        Phrase::new()
    }

    fn seats(&self) -> u8 {
        self.officers()
    }

    fn keeps_secrets(&self, _seat: Seat) -> bool {
        false
    }

    /// An own board that was never entered is asked for once.
    fn begin(&mut self) -> SetUpWish {
        self.begins = true;
        if self.own_board && self.entered().is_none() { self.open_page() } else { SetUpWish::Ready }
    }

    fn tables(&mut self, tables: &Tables) {
        self.track = tables.tiny_epic_crimes.track;
    }

    fn remember(&mut self, settings: &Settings) {
        self.boards = settings.time_boards;
        self.own_board = self.boards.standard.is_some();
    }

    fn keep(&self, settings: &mut Settings) -> bool {
        let new = settings.time_boards != self.boards;
        settings.time_boards = self.boards;
        new
    }

    fn press_page(&mut self, _desk: &SetUpDesk<'_>, key: Key) -> SetUpWish {
        let Some(page) = &mut self.page else { return SetUpWish::Leave };
        match page.press(key) {
            After::Nothing => SetUpWish::Nothing,
            After::Redraw => SetUpWish::Redraw,
            After::Left => SetUpWish::Leave,
            After::Done => {
                let time = Some(page.time);
                if self.mode.is_team() {
                    self.boards.team = time;
                } else {
                    self.boards.standard = time;
                }
                if self.begins { SetUpWish::Ready } else { SetUpWish::Leave }
            }
        }
    }

    fn draw_page(&self, desk: &SetUpDesk<'_>, canvas: &mut Canvas) {
        if let Some(page) = &self.page {
            page.draw(canvas, Words::of(desk.language), desk.texts.done);
        }
    }

    fn turns_on(&self, key: Key) -> bool {
        matches!(key, Key::Left | Key::Right)
    }

    /// The same people, the same way; whoever is youngest begins again.
    fn again(&mut self, setup: &[u8], _names: &mut [Name]) -> bool {
        let Ok(setup) = postcard::from_bytes::<Setup>(setup) else { return false };
        self.mode = setup.mode;
        self.more = setup.players.unwrap_or(2).clamp(2, 4) - 2;
        self.dice = setup.dice;
        self.events = setup.events;
        self.own_board = setup.time.is_some();
        if let Some(time) = setup.time {
            // As it was played, whatever was entered since.
            let kept = if self.mode.is_team() { &mut self.boards.team } else { &mut self.boards.standard };
            kept.get_or_insert(time);
        }
        true
    }

    fn setup(&self) -> Option<SetupBytes> {
        let setup = Setup {
            players: Some(self.officers()),
            mode: self.mode,
            events: self.events,
            dice: self.dice,
            time: self.entered().filter(|_| self.own_board),
            ..Setup::default()
        };
        let mut bytes = [0; crate::journal::SETUP_LEN];
        let used = postcard::to_slice(&setup, &mut bytes).ok()?;
        SetupBytes::from_slice(used).ok()
    }
}
