//! The set-up of Scotland Yard: what the table agrees on before the first move.

use confidant_core::id::Id;
use confidant_core::robots::Level;
use confidant_core::scotland_yard::edition::{Edition, Editions};
use confidant_core::scotland_yard::{EditionName, MISTER_X, MOST_DETECTIVES, Setup, Station, StationSet};
use confidant_core::seat::Seat;

use super::deeds::turned;
use super::{Screens, Words};
use crate::draw::palette::{FOG, INK, PAPER};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::{Corner, secret_frame};
use crate::draw::parts::seat::seat as seat_token;
use crate::draw::parts::wheel::{WHEEL_HEIGHT, Wheel, wheel};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::{Flow as _, FormPages, HouseLine, SetUpDesk, SetUpWish, SetupForm, SetupLine, Tables};
use crate::input::Key;
use crate::journal::{Name, SetupBytes};
use crate::page::{Bound, Show};
use crate::texts::{Language, Phrase, fill};

/// What the game adds to a set-up in the making. No `Debug`: it may hold Mister X's start.
pub struct Draft {
    editions: &'static Editions,
    /// All players, Mister X among them: 3 to 6.
    players: u8,
    edition: EditionName,
    given: bool,
    voluntary: bool,
    /// How far the table is helped: not at all, by the places where Mister X may be, by advice, too.
    help: u8,
    starts: heapless::Vec<Station, MOST_DETECTIVES>,
    mister_x_start: Option<Station>,
    picked: u8,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Players,
    Edition,
    Starts,
    Voluntary,
    Help,
    House(HouseLine),
}

const LINES: [Line; 9] = [
    Line::Players,
    Line::Edition,
    Line::Starts,
    Line::House(HouseLine::Names),
    Line::House(HouseLine::Pins),
    Line::House(HouseLine::Clock),
    Line::Voluntary,
    Line::Help,
    Line::House(HouseLine::Robots),
];

impl Default for Draft {
    fn default() -> Self {
        Self {
            editions: Tables::SHIPPED.scotland_yard,
            players: 4,
            edition: EditionName::Classic,
            given: false,
            voluntary: false,
            help: 0,
            starts: heapless::Vec::new(),
            mister_x_start: None,
            picked: 0,
        }
    }
}

impl Draft {
    /// How many pawns the detectives lead: two players lead two each.
    fn pawns(&self) -> u8 {
        match self.players {
            3 | 5 => 4,
            4 => 3,
            _ => 5,
        }
    }

    fn edition(&self) -> &'static Edition {
        match self.edition {
            EditionName::Classic => &self.editions.classic,
            EditionName::Newer => &self.editions.newer,
        }
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

    /// What a line says, and what it is about.
    fn says(
        &self,
        line: Line,
        words: &'static Words,
        texts: &'static crate::texts::Texts,
    ) -> (Phrase, &'static str) {
        let yes_no = |yes: bool| if yes { texts.yes } else { texts.no };
        let (value, note) = match line {
            Line::Players if self.players == 3 => return (fill("3", &[]), words.note_two_each),
            Line::Players => return (fill("{}", &[&self.players]), words.note_players),
            Line::Edition => match self.edition {
                EditionName::Classic => (words.edition_classic, words.note_edition),
                EditionName::Newer => (words.edition_newer, words.note_edition),
            },
            Line::Starts if self.given => (words.starts_given, words.note_starts_given),
            Line::Starts => (words.starts_drawn, words.note_starts_drawn),
            Line::Voluntary => (yes_no(self.voluntary), words.note_voluntary),
            Line::Help => match self.help {
                0 => (texts.no, words.note_help),
                1 => (words.aid_places, words.note_help),
                _ => (words.aid_advice, words.note_advice),
            },
            Line::House(_) => ("", ""),
        };
        (fill(value, &[]), note)
    }

    fn draw_wheel(&self, canvas: &mut Canvas, x: i32) {
        let cards = self.cards();
        let (row, _) = self.picked();
        let at = |row: usize| cards.nth(row).map(|card| number(card.number())).unwrap_or_default();
        let count = cards.len().max(1);
        let (above, below) = (at((row + count - 1) % count), at((row + 1) % count));
        wheel(canvas, x, 56, 120, &Wheel { above: &above, value: &at(row), below: &below, focus: true });
    }
}

/// What can be done with start cards.
pub enum Own {
    /// This one is to be seen.
    Pick(u8),
    /// It is the next detective's.
    Place,
    /// The last detective's is taken away.
    TakeBack,
    /// It is Mister X's.
    Confirm,
}

impl FormPages for Draft {
    type Own = Own;

    /// The detectives' start stations, one after the other.
    fn page(&self, desk: &SetUpDesk<'_>, show: &mut Show<'_, Own>) {
        let (texts, words) = (desk.texts, Words::of(desk.language));
        let pawn = self.starts.len() as u8 + 1;
        let corner = fill("{}/{}", &[&pawn, &self.pawns()]);
        show.plate(words.start_cards, Corner::Text(&corner));
        show.picture(|canvas| {
            seat_token(canvas, 32, 70, 40, pawn);
            let seat = Seat::at(usize::from(pawn)).unwrap_or(MISTER_X);
            let name = match (desk.given_name)(seat) {
                "" => Screens::seat_name(seat, words),
                given => given,
            };
            let pen = Pen::new(Style::Bold, PAPER, INK);
            pen.paragraph(canvas, Area::new(8, 120, 92, 44), 20, Align::Middle, name);
            self.draw_wheel(canvas, 108);
        });
        let (row, count) = (self.picked().0, self.cards().len());
        show.turns(row, count, |row| Own::Pick(row as u8));
        for key in [Key::Left, Key::Right] {
            show.on(&[key], || Own::Pick(turned(row, count, key)));
        }
        show.keys([
            Bound::says(Cap::UpDown, texts.choose),
            Bound::new(Cap::A, texts.enter, Own::Place),
            Bound::new(Cap::B, texts.back, Own::TakeBack),
        ]);
    }

    /// Mister X enters his start card.
    fn secret_page(&self, desk: &SetUpDesk<'_>, _seat: Seat, show: &mut Show<'_, Own>) {
        let (texts, words) = (desk.texts, Words::of(desk.language));
        show.plate(words.your_start, Corner::None);
        show.picture(|canvas| {
            self.draw_wheel(canvas, 60);
            let area = Area::new(12, 56 + WHEEL_HEIGHT + 4, 216, 20);
            let pen = Pen::new(Style::Note, FOG, INK);
            pen.paragraph(canvas, area, 17, Align::Middle, words.as_on_your_card);
            secret_frame(canvas);
        });
        let (row, card) = self.picked();
        show.turns(row, self.cards().len(), |row| Own::Pick(row as u8));
        let confirm = Bound::maybe(Cap::Right, texts.confirm, card.map(|_| Own::Confirm));
        show.keys([Bound::says(Cap::UpDown, texts.choose), confirm]);
    }

    fn act(&mut self, _desk: &SetUpDesk<'_>, own: Own) -> SetUpWish {
        let (_, card) = self.picked();
        match own {
            Own::Pick(row) => self.picked = row,
            Own::Place => {
                if let Some(card) = card {
                    let _ = self.starts.push(card);
                    self.picked = 0;
                }
                if self.all_placed() {
                    return SetUpWish::HandOver(MISTER_X);
                }
            }
            Own::TakeBack if self.starts.pop().is_none() => return SetUpWish::Leave,
            Own::TakeBack => self.picked = 0,
            Own::Confirm => {
                self.mister_x_start = card;
                return SetUpWish::Ready;
            }
        }
        SetUpWish::Redraw
    }
}

impl SetupForm for Draft {
    fn lines(&self) -> usize {
        LINES.len()
    }

    fn line(&self, index: usize, language: Language) -> SetupLine {
        let (words, texts) = (Words::of(language), language.texts());
        let line = LINES.get(index).copied().unwrap_or(Line::Players);
        let (icon, label) = match line {
            Line::Players => (Icon::Witness, texts.players),
            Line::Edition => (Icon::Cards, words.edition),
            Line::Starts => (Icon::Flag, words.start_cards),
            Line::Voluntary => (Icon::Eye, words.voluntary),
            Line::Help => (Icon::Search, texts.help),
            Line::House(house) => {
                let note = match house {
                    HouseLine::Names => Some(words.note_names),
                    _ => None,
                };
                return SetupLine::House(house, note);
            }
        };
        let (value, note) = self.says(line, words, texts);
        SetupLine::Own { icon, label, value, note, leads: false }
    }

    fn adjust(&mut self, index: usize, forward: bool) {
        let key = if forward { Key::Right } else { Key::Left };
        match LINES.get(index) {
            Some(Line::Players) => self.players = 3 + turned(usize::from(self.players) - 3, 4, key),
            Some(Line::Edition) => {
                self.edition = match self.edition {
                    EditionName::Classic => EditionName::Newer,
                    EditionName::Newer => EditionName::Classic,
                };
            }
            Some(Line::Starts) => self.given = !self.given,
            Some(Line::Voluntary) => self.voluntary = !self.voluntary,
            Some(Line::Help) => self.help = turned(self.help.into(), 3, key),
            Some(Line::House(_)) | None => {}
        }
    }

    fn corner(&self, language: Language) -> Phrase {
        fill(Words::of(language).n_pawns, &[&self.pawns()])
    }

    fn tables(&mut self, tables: &Tables) {
        self.editions = tables.scotland_yard;
    }

    fn seats(&self) -> u8 {
        self.pawns() + 1
    }

    fn keeps_secrets(&self, seat: Seat) -> bool {
        seat == MISTER_X
    }

    fn help(&self) -> Option<u8> {
        Some(self.help)
    }

    fn was_help(&mut self, help: u8) {
        self.help = help.min(2);
    }

    fn level_note(&self, seat: Seat, level: Level, language: Language) -> Option<&'static str> {
        let words = Words::of(language);
        Some(match (level, seat) {
            (Level::Easy, MISTER_X) => words.x_easy,
            (Level::Medium, MISTER_X) => words.x_medium,
            (Level::Hard, MISTER_X) => words.x_hard,
            (Level::Easy, _) => words.detective_easy,
            (Level::Medium, _) => words.detective_medium,
            (Level::Hard, _) => words.detective_hard,
        })
    }

    fn begin(&mut self) -> SetUpWish {
        self.starts.clear();
        self.mister_x_start = None;
        self.picked = 0;
        if self.given { SetUpWish::Page } else { SetUpWish::Ready }
    }

    fn repeats(&self, key: Key) -> bool {
        matches!(key, Key::Up | Key::Down)
    }

    /// The list of the cards begins anywhere: the steps to his own tell nothing.
    fn opened(&mut self, desk: &SetUpDesk<'_>, _seat: Seat) {
        self.picked = (desk.random % self.cards().len().max(1) as u32) as u8;
    }

    /// Back from the hand-over: the last detective again.
    fn step_back(&mut self) {
        self.starts.pop();
        self.picked = 0;
    }

    /// The next one in the order is Mister X. Start cards of the box are drawn again.
    fn again(&mut self, setup: &[u8], names: &mut [Name]) -> bool {
        let Ok(setup) = postcard::from_bytes::<Setup>(setup) else { return false };
        // Four pawns are led by four people, or by two who were named twice.
        let by_two = matches!(names, [_, one, other, again, too, ..]
            if one == again && other == too && !one.is_empty() && one != other);
        self.players = match setup.detectives {
            Some(4) if by_two => 3,
            Some(4) => 5,
            Some(5) => 6,
            _ => 4,
        };
        self.edition = setup.edition;
        self.voluntary = setup.voluntary_reveal;
        self.given = setup.detective_start.is_some();
        let people = if by_two { 3 } else { usize::from(self.pawns()) + 1 };
        if let Some(people) = names.get_mut(..people) {
            people.rotate_left(1);
        }
        if by_two && let [_, one, other, again, too, ..] = names {
            (*again, *too) = (one.clone(), other.clone());
        }
        !self.given
    }

    fn setup(&self) -> Option<SetupBytes> {
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
}
