//! The set-up of Tiny Epic Crimes: how people play, and what the box and what Confidant does.

mod lines;

use confidant_core::chance::Source;
use confidant_core::seat::Seat;
use confidant_core::tiny_epic_clock as clock;
use confidant_core::tiny_epic_crimes::cards::Origin;
use confidant_core::tiny_epic_crimes::edition::{TimeBoard, TimeBoards as PrintedBoards};
use confidant_core::tiny_epic_crimes::kinds::{Cards, Mode};
use confidant_core::tiny_epic_crimes::{self as crimes, OwnBox, OwnTime};
use core::ops::RangeInclusive;

use super::boards::{Own, Page};
use super::laid_out::LaidOut;
use super::{CaseScreens, ClockScreens, Words};
use crate::games::{Flow as _, FormPages, Kind, SetUpDesk, SetUpWish, SetupForm, SetupLine, Tables};
use crate::input::Key;
use crate::journal::{Name, SetupBytes};
use crate::page::Show;
use crate::settings::{Settings, TimeBoards};
use crate::texts::{Language, Phrase};
use lines::Line;

/// What Confidant keeps of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keeps {
    /// Clock and events: the box does the rest.
    Clock,
    /// The murderer, the suspects and the evidence too: people play with the printed cards of their box.
    Secrets,
    /// Everything, with the house cards.
    Everything,
}

/// What the game adds to a set-up in the making.
pub struct Draft {
    keeps: Keeps,
    track: &'static PrintedBoards,
    mode: Mode,
    /// How many more than two officers.
    more: u8,
    dice: Source,
    /// Who draws from the bag, if everything is kept and people roll.
    bag: Source,
    events: Cards,
    abilities: bool,
    /// Who knows what is under the clue tokens, if people play with the cards of their box.
    tokens: Source,
    /// Who knows the murderer, if people play with the cards of their box.
    envelope: Source,
    /// Who lays out the city.
    city: Source,
    laid: LaidOut,
    /// Whether the game is played with the time board of the owner's box.
    own_board: bool,
    /// The boards that were entered, now or earlier.
    boards: TimeBoards,
    page: Option<Open>,
    /// Whether the page was opened because the game is to begin.
    begins: bool,
}

/// A page of the set-up.
enum Open {
    Board(Page),
    City,
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            keeps: Keeps::Clock,
            track: Tables::SHIPPED.tiny_epic_crimes.track,
            mode: Mode::Standard,
            more: 1,
            dice: Source::Device,
            bag: Source::Device,
            events: Cards::House,
            abilities: true,
            tokens: Source::Device,
            envelope: Source::Device,
            city: Source::Device,
            laid: LaidOut::default(),
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
        self.page = Some(Open::Board(Page::new(self.side(), self.mode.is_team(), self.entered())));
        SetUpWish::Page
    }

    /// Shows our guess and asks whether the board of these people is so: they play on theirs.
    fn ask_board(&mut self) -> SetUpWish {
        self.page = Some(Open::Board(Page::asking(self.side(), self.mode.is_team())));
        SetUpWish::Page
    }

    fn open_city(&mut self) -> SetUpWish {
        self.page = Some(Open::City);
        SetUpWish::Page
    }

    /// What is still to be entered before the game can begin.
    fn missing(&mut self) -> Option<SetUpWish> {
        if self.keeps != Keeps::Clock && self.city == Source::Table && !self.laid.is_complete() {
            return Some(self.open_city());
        }
        if self.entered().is_some() {
            return None;
        }
        if self.own_board {
            return Some(self.open_page());
        }
        let is_guess = self.track.origin == Origin::Reconstructed;
        (is_guess && self.keeps != Keeps::Everything).then(|| self.ask_board())
    }

    fn of_clock(&self) -> clock::Setup {
        clock::Setup {
            players: Some(self.officers()),
            mode: self.mode,
            events: self.events,
            dice: self.dice,
            time: self.entered().filter(|_| self.own_board),
            ..Default::default()
        }
    }

    fn of_case(&self) -> crimes::Setup {
        let laid = self.city == Source::Table;
        let time = self.entered().filter(|_| self.own_board);
        let printed = self.keeps == Keeps::Secrets;
        crimes::Setup {
            players: Some(self.officers()),
            mode: self.mode,
            dice: self.dice,
            bag: self.bag,
            city: self.city,
            search: laid.then(|| self.laid.search.iter().take(7).collect()),
            stakeout: laid.then(|| self.laid.stakeout.iter().take(5).collect()),
            cards: if printed { Cards::Printed } else { Cards::House },
            abilities: self.abilities,
            clue_tokens: if printed { self.tokens } else { Source::Device },
            envelope: if printed { self.envelope } else { Source::Device },
            own: time.map(|time| OwnBox { time: Some(time), ..OwnBox::default() }),
            ..Default::default()
        }
    }

    /// The board with which a game was played, whatever was entered since.
    fn played_on(&mut self, time: Option<OwnTime>) {
        self.own_board = time.is_some();
        if let Some(time) = time {
            let kept = if self.mode.is_team() { &mut self.boards.team } else { &mut self.boards.standard };
            kept.get_or_insert(time);
        }
    }
}

impl FormPages for Draft {
    type Own = Own;

    fn page(&self, desk: &SetUpDesk<'_>, show: &mut Show<'_, Own>) {
        let words = Words::of(desk.language);
        match &self.page {
            Some(Open::Board(page)) => page.show(show, words, desk.texts),
            Some(Open::City) => self.laid.show(show, words, desk.texts.done),
            None => {}
        }
    }

    fn act(&mut self, _desk: &SetUpDesk<'_>, own: Own) -> SetUpWish {
        if matches!(own, Own::Done) && matches!(self.page, Some(Open::Board(_))) {
            self.own_board = true;
        }
        match (&own, &mut self.page) {
            (Own::Leave, _) | (_, None) => return SetUpWish::Leave,
            (Own::Done, Some(Open::City)) => {}
            (Own::Done, Some(Open::Board(page))) if self.mode.is_team() => self.boards.team = Some(page.time),
            (Own::Done, Some(Open::Board(page))) => self.boards.standard = Some(page.time),
            (_, Some(Open::Board(page))) => {
                page.act(&own);
                return SetUpWish::Redraw;
            }
            (_, Some(Open::City)) => {
                self.laid.act(&own);
                return SetUpWish::Redraw;
            }
        }
        if !self.begins {
            return SetUpWish::Leave;
        }
        self.missing().map_or(SetUpWish::Ready, |_| SetUpWish::Redraw)
    }
}

impl SetupForm for Draft {
    fn lines(&self) -> usize {
        self.lines_shown().count()
    }

    fn line(&self, index: usize, language: Language) -> SetupLine {
        self.shown(self.of(index), language)
    }

    fn adjust(&mut self, index: usize, forward: bool) {
        self.turn(self.of(index), forward);
    }

    /// Opens the ring from the line of the board, once the owner's board is chosen.
    fn open(&mut self, index: usize) -> SetUpWish {
        self.begins = false;
        match self.of(index) {
            Line::Board => self.open_page(),
            Line::City => self.open_city(),
            _ => SetUpWish::Nothing,
        }
    }

    fn corner(&self, _language: Language) -> Phrase {
        Phrase::new()
    }

    fn seats(&self) -> u8 {
        self.officers()
    }

    /// It asks whether our track is that of the board.
    fn asks_itself(&self) -> bool {
        true
    }

    fn people_range(&self) -> RangeInclusive<u8> {
        1..=4
    }

    /// One person leads a team of two officers, or more.
    fn set_people(&mut self, people: u8) {
        self.more = people.clamp(2, 4) - 2;
        self.mode = match (people, self.mode) {
            (1, _) => Mode::Solo,
            (_, Mode::Solo) => Mode::Standard,
            (_, mode) => mode,
        };
    }

    fn people(&self) -> Option<u8> {
        (self.mode == Mode::Solo).then_some(1)
    }

    fn people_note(&self, language: Language) -> &'static str {
        let words = Words::of(language);
        if self.mode == Mode::Solo { words.note_solo } else { words.note_officers }
    }

    fn keeps_secrets(&self, _seat: Seat) -> bool {
        self.has_notes()
    }

    /// The clock keeps nothing from anybody; with their tokens and their envelope people keep all of it themselves.
    fn hides(&self) -> bool {
        match self.keeps {
            Keeps::Clock => false,
            Keeps::Secrets => [self.tokens, self.envelope].contains(&Source::Device),
            Keeps::Everything => true,
        }
    }

    fn kind(&self) -> Option<Kind> {
        // Said for both: after a game of one kind the list begins from that kind, and the other can be chosen.
        Some(if self.keeps == Keeps::Clock { ClockScreens::KIND } else { CaseScreens::KIND })
    }

    /// Asks once for an owner's board that was never entered, or whether our guess is theirs, and for a city that is not laid
    /// out yet.
    fn begin(&mut self) -> SetUpWish {
        self.begins = true;
        self.missing().unwrap_or(SetUpWish::Ready)
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

    fn repeats(&self, key: Key) -> bool {
        matches!(key, Key::Left | Key::Right)
    }

    /// The same people, the same way; whoever is youngest begins again. A city is laid out again.
    fn again(&mut self, setup: &[u8], _names: &mut [Name]) -> bool {
        let time = if let Ok((old, [])) = postcard::take_from_bytes::<crimes::Setup>(setup) {
            self.keeps = if old.cards == Cards::Printed { Keeps::Secrets } else { Keeps::Everything };
            (self.abilities, self.city) = (old.abilities, old.city);
            (self.tokens, self.envelope) = (old.clue_tokens, old.envelope);
            (self.mode, self.dice, self.bag) = (old.mode, old.dice, old.bag);
            self.more = old.players.unwrap_or(2).clamp(2, 4) - 2;
            old.own.and_then(|own| own.time)
        } else if let Ok((old, [])) = postcard::take_from_bytes::<clock::Setup>(setup) {
            (self.mode, self.dice, self.events) = (old.mode, old.dice, old.events);
            self.more = old.players.unwrap_or(2).clamp(2, 4) - 2;
            old.time
        } else {
            return false;
        };
        self.played_on(time);
        self.keeps == Keeps::Clock || self.city == Source::Device
    }

    fn setup(&self) -> Option<SetupBytes> {
        let mut bytes = [0; crate::journal::SETUP_LEN];
        let used = match self.keeps {
            Keeps::Clock => postcard::to_slice(&self.of_clock(), &mut bytes),
            Keeps::Secrets | Keeps::Everything => postcard::to_slice(&self.of_case(), &mut bytes),
        };
        SetupBytes::from_slice(used.ok()?).ok()
    }
}
