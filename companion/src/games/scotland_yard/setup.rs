//! The set-up of Scotland Yard: what the table agrees on before the first move.

use confidant_core::scotland_yard::edition::Edition;
use confidant_core::scotland_yard::{
    EditionName, LONDON, MISTER_X, MOST_DETECTIVES, Setup, Station, StationSet,
};
use confidant_core::seat::Seat;

use super::choice::turned;
use crate::clock::ClockSetting;
use crate::draw::palette::{FOG, INK};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{
    LIST_TOP, PITCH, Row, Setting, adjusting_row, first_visible, rows_that_fit, scroll_line,
};
use crate::draw::parts::plate::{Code, plate, secret_frame, secret_plate};
use crate::draw::parts::seat::seat;
use crate::draw::parts::wheel::{WHEEL_HEIGHT, Wheel, wheel};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::hint::{key_hints, secret_key_hints};
use crate::input::Key;
use crate::journal::{SeatInfo, SetupBytes};
use crate::texts::{Phrase, Texts, fill};

/// A set-up in the making. No `Debug`: it may hold Mister X's start.
#[derive(Clone)]
pub struct Draft {
    row: u8,
    /// All players, Mister X among them: 3 to 6.
    players: u8,
    edition: EditionName,
    given: bool,
    clock: u8,
    voluntary: bool,
    aid: bool,
    /// Everybody who may sit at the table, in order.
    pub seats: heapless::Vec<SeatInfo, { Seat::MOST as usize }>,
    starts: heapless::Vec<Station, MOST_DETECTIVES>,
    mister_x_start: Option<Station>,
    picked: u8,
}

/// What the set-up wants after a key.
pub enum DraftWish {
    /// Nothing.
    Nothing,
    /// A new picture.
    Redraw,
    /// Back to the list of games.
    Leave,
    /// The screen of the names.
    Names,
    /// A code for this seat.
    Code(Seat),
    /// The start stations are entered, one detective after the other.
    Starts,
    /// The device goes to this seat, to enter its secret.
    HandOver(Seat),
    /// Everything is said.
    Ready,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Players,
    Edition,
    Starts,
    Names,
    Code,
    Clock,
    Voluntary,
    Aid,
}

const LINES: [Line; 8] = [
    Line::Players,
    Line::Edition,
    Line::Starts,
    Line::Names,
    Line::Code,
    Line::Clock,
    Line::Voluntary,
    Line::Aid,
];

impl Default for Draft {
    fn default() -> Self {
        Self {
            row: 0,
            players: 4,
            edition: EditionName::Classic,
            given: false,
            clock: 0,
            voluntary: false,
            aid: false,
            seats: core::iter::repeat_n(SeatInfo::default(), Seat::MOST.into()).collect(),
            starts: heapless::Vec::new(),
            mister_x_start: None,
            picked: 0,
        }
    }
}

impl Draft {
    /// How many pawns the detectives lead: two players lead two each.
    pub fn pawns(&self) -> u8 {
        match self.players {
            3 | 5 => 4,
            4 => 3,
            _ => 5,
        }
    }

    fn edition(&self) -> &'static Edition {
        match self.edition {
            EditionName::Classic => &LONDON.classic,
            EditionName::Newer => &LONDON.newer,
        }
    }

    /// Whether the table is helped by what can be concluded.
    pub fn aid(&self) -> bool {
        self.aid
    }

    /// The turn clock.
    pub fn clock(&self) -> ClockSetting {
        ClockSetting::CHOICES.get(usize::from(self.clock)).copied().unwrap_or_default()
    }

    /// The set-up for the rules, in postcard.
    pub fn setup(&self) -> Option<SetupBytes> {
        let setup = Setup {
            detectives: Some(self.pawns()),
            mister_x_start: self.mister_x_start.filter(|_| self.given),
            detective_start: self.given.then(|| self.starts.clone()),
            voluntary_reveal: self.voluntary,
            edition: self.edition,
        };
        let mut bytes = [0; crate::journal::SETUP_LEN];
        let used = postcard::to_slice(&setup, &mut bytes).ok()?;
        SetupBytes::from_slice(used).ok()
    }

    /// Who sits at the table, with the seats that are in play alone.
    pub fn seats_in_play(&self) -> impl Iterator<Item = SeatInfo> + '_ {
        self.seats.iter().take(usize::from(self.pawns()) + 1).cloned()
    }

    fn line(&self) -> Line {
        LINES.get(usize::from(self.row)).copied().unwrap_or(Line::Players)
    }

    /// A key in the list.
    pub fn press(&mut self, key: Key) -> DraftWish {
        let line = self.line();
        match key {
            Key::Up | Key::Down => self.row = turned(self.row.into(), LINES.len(), key),
            Key::Left | Key::Right => return self.adjust(line, key),
            Key::A if line == Line::Names => return DraftWish::Names,
            Key::A if line == Line::Code => return DraftWish::Code(MISTER_X),
            Key::A => return self.adjust(line, Key::Right),
            Key::X if self.given => {
                self.starts.clear();
                self.mister_x_start = None;
                self.picked = 0;
                return DraftWish::Starts;
            }
            Key::X => return DraftWish::Ready,
            Key::B => return DraftWish::Leave,
            Key::Y => return DraftWish::Nothing,
        }
        DraftWish::Redraw
    }

    fn adjust(&mut self, line: Line, key: Key) -> DraftWish {
        match line {
            Line::Players => self.players = 3 + turned(usize::from(self.players) - 3, 4, key),
            Line::Edition => {
                self.edition = match self.edition {
                    EditionName::Classic => EditionName::Newer,
                    EditionName::Newer => EditionName::Classic,
                };
            }
            Line::Starts => self.given = !self.given,
            Line::Names => return DraftWish::Names,
            Line::Code => match self.seats.first_mut() {
                Some(SeatInfo { pin: pin @ Some(_), .. }) => *pin = None,
                _ => return DraftWish::Code(MISTER_X),
            },
            Line::Clock => self.clock = turned(self.clock.into(), ClockSetting::CHOICES.len(), key),
            Line::Voluntary => self.voluntary = !self.voluntary,
            Line::Aid => self.aid = !self.aid,
        }
        DraftWish::Redraw
    }

    /// The start cards that are left for the next one to pick.
    ///
    /// The rules take any station as a start, which is for studies in case files. At a table everybody draws a start
    /// card, and the number on it is the start: so the cards of the edition are offered and nothing else. A number that
    /// is not among them was misread, and Mister X off the cards would change what the table can conclude.
    fn cards(&self) -> StationSet {
        let taken: StationSet = self.starts.iter().copied().collect();
        if self.all_placed() {
            self.edition().mister_x_cards - taken
        } else {
            self.edition().detective_cards - taken
        }
    }

    fn all_placed(&self) -> bool {
        self.starts.len() >= usize::from(self.pawns())
    }

    fn picked(&self) -> (usize, Option<Station>) {
        let cards = self.cards();
        let row = usize::from(self.picked).min(cards.len().saturating_sub(1));
        (row, cards.nth(row))
    }

    /// A key while the detectives' start stations are entered.
    pub fn press_starts(&mut self, key: Key) -> DraftWish {
        let (row, card) = self.picked();
        match key {
            Key::Up | Key::Down | Key::Left | Key::Right => {
                self.picked = turned(row, self.cards().len(), key);
            }
            Key::A => {
                if let Some(card) = card {
                    let _ = self.starts.push(card);
                    self.picked = 0;
                }
                if self.all_placed() {
                    return DraftWish::HandOver(MISTER_X);
                }
            }
            Key::B if self.starts.pop().is_none() => return DraftWish::Leave,
            Key::B => self.picked = 0,
            _ => return DraftWish::Nothing,
        }
        DraftWish::Redraw
    }

    /// Back from the hand-over: the last detective again.
    pub fn step_back(&mut self) {
        self.starts.pop();
        self.picked = 0;
    }

    /// A key behind the hold: Mister X enters his start card.
    pub fn press_secret(&mut self, key: Key) -> DraftWish {
        let (row, card) = self.picked();
        match key {
            Key::Up | Key::Down => self.picked = turned(row, self.cards().len(), key),
            Key::Right | Key::A => {
                self.mister_x_start = card;
                return if card.is_some() { DraftWish::Ready } else { DraftWish::Nothing };
            }
            _ => return DraftWish::Nothing,
        }
        DraftWish::Redraw
    }

    /// What a row says.
    fn value(&self, line: Line, texts: &'static Texts) -> Phrase {
        let on_off = |on: bool| fill(if on { texts.yes } else { texts.no }, &[]);
        match line {
            Line::Players => fill("{}", &[&self.players]),
            Line::Edition => match self.edition {
                EditionName::Classic => fill(texts.edition_classic, &[]),
                EditionName::Newer => fill(texts.edition_newer, &[]),
            },
            Line::Starts => fill(if self.given { texts.starts_given } else { texts.starts_drawn }, &[]),
            Line::Names => Phrase::new(),
            Line::Code => on_off(self.seats.first().is_some_and(|info| info.pin.is_some())),
            Line::Clock => clock_value(self.clock(), texts),
            Line::Voluntary => on_off(self.voluntary),
            Line::Aid => on_off(self.aid),
        }
    }

    /// What the chosen row is about, in a sentence.
    fn note(&self, texts: &'static Texts) -> &'static str {
        match self.line() {
            Line::Players if self.players == 3 => texts.note_two_each,
            Line::Players => texts.note_players,
            Line::Edition => texts.note_edition,
            Line::Starts if self.given => texts.note_starts_given,
            Line::Starts => texts.note_starts_drawn,
            Line::Names => texts.note_names,
            Line::Code => texts.note_code,
            Line::Clock => texts.note_clock,
            Line::Voluntary => texts.note_voluntary,
            Line::Aid => texts.note_aid,
        }
    }

    /// The list.
    pub fn draw(&self, texts: &'static Texts, canvas: &mut Canvas) {
        canvas.clear(INK);
        let pawns = fill(texts.n_pawns, &[&self.pawns()]);
        plate(canvas, "Scotland Yard", Code::Text(&pawns));
        // One row less than fits: the last one says what is chosen.
        let fit = rows_that_fit(PITCH) - 1;
        let chosen = usize::from(self.row);
        let first = first_visible(LINES.len(), fit, chosen);
        for (index, y) in (first..LINES.len()).zip((LIST_TOP..).step_by(PITCH as usize)).take(fit) {
            let Some(&line) = LINES.get(index) else { continue };
            let (icon, label) = heading(line, texts);
            let value = self.value(line, texts);
            let leads = matches!(line, Line::Names) || (line == Line::Code && self.line() != line);
            if index == chosen && line != Line::Names {
                adjusting_row(canvas, y, PITCH, Some(icon), label, Setting::Text(&value));
            } else {
                let row = Row::new(label).icon(icon).value(&value).chosen(index == chosen);
                if leads { row.leads().draw(canvas, y, PITCH) } else { row.draw(canvas, y, PITCH) }
            }
        }
        scroll_line(canvas, LIST_TOP, fit as i32 * PITCH - 2, first, fit, LINES.len());
        let area = Area::new(12, 179, 216, 36);
        Pen::new(Style::Note, FOG, INK).paragraph(canvas, area, 17, Align::Left, self.note(texts));
        let change = match self.line() {
            Line::Names => (Cap::A, texts.open),
            _ => (Cap::Sideways, texts.adjust),
        };
        key_hints(canvas, &[change, (Cap::X, texts.begin), (Cap::B, texts.back)]);
    }

    /// The detectives' start stations.
    pub fn draw_starts(&self, texts: &'static Texts, canvas: &mut Canvas) {
        canvas.clear(INK);
        let pawn = self.starts.len() as u8 + 1;
        let code = fill("{}/{}", &[&pawn, &self.pawns()]);
        plate(canvas, texts.start_cards, Code::Text(&code));
        seat(canvas, 32, 70, 40, pawn);
        let name = self.seats.get(usize::from(pawn)).map_or("", |info| info.name.as_str());
        let detectives =
            [texts.detective_1, texts.detective_2, texts.detective_3, texts.detective_4, texts.detective_5];
        let name = match name {
            "" => detectives.get(usize::from(pawn) - 1).copied().unwrap_or_default(),
            given => given,
        };
        let pen = Pen::new(Style::Bold, crate::draw::palette::PAPER, INK);
        pen.paragraph(canvas, Area::new(8, 120, 92, 44), 20, Align::Middle, name);
        self.draw_wheel(canvas, 108);
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.enter), (Cap::B, texts.back)]);
    }

    fn draw_wheel(&self, canvas: &mut Canvas, x: i32) {
        let cards = self.cards();
        let (row, _) = self.picked();
        let at = |row: usize| cards.nth(row).map(|card| number(card.number())).unwrap_or_default();
        let count = cards.len().max(1);
        let (above, below) = (at((row + count - 1) % count), at((row + 1) % count));
        wheel(canvas, x, 56, 120, &Wheel { above: &above, value: &at(row), below: &below, focus: true });
    }

    /// Mister X's start, behind the hold.
    pub fn draw_secret(&self, texts: &'static Texts, canvas: &mut Canvas) {
        canvas.clear(INK);
        secret_plate(canvas, texts.your_start, Code::None);
        self.draw_wheel(canvas, 60);
        let area = Area::new(12, 56 + WHEEL_HEIGHT + 4, 216, 20);
        Pen::new(Style::Note, FOG, INK).paragraph(canvas, area, 17, Align::Middle, texts.as_on_your_card);
        secret_frame(canvas);
        secret_key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::Right, texts.confirm)]);
    }
}

fn heading(line: Line, texts: &'static Texts) -> (Icon, &'static str) {
    match line {
        Line::Players => (Icon::Witness, texts.players),
        Line::Edition => (Icon::Cards, texts.edition),
        Line::Starts => (Icon::Flag, texts.start_cards),
        Line::Names => (Icon::Badge, texts.names),
        Line::Code => (Icon::Lock, texts.code_of_x),
        Line::Clock => (Icon::Clock, texts.turn_clock),
        Line::Voluntary => (Icon::Eye, texts.voluntary),
        Line::Aid => (Icon::Search, texts.aid),
    }
}

/// A clock setting in a word.
pub fn clock_value(setting: ClockSetting, texts: &'static Texts) -> Phrase {
    match setting {
        ClockSetting::Off => fill(texts.off, &[]),
        ClockSetting::Up => fill(texts.clock_up, &[]),
        ClockSetting::Down { minutes } => fill(texts.n_minutes, &[&minutes]),
    }
}
