//! The set-up of Scotland Yard: what the table agrees on before the first move.

use confidant_core::id::Id;
use confidant_core::robots::Level;
use confidant_core::scotland_yard::edition::{Edition, Editions};
use confidant_core::scotland_yard::{
    EditionName, MISTER_X, MOST_BLACK, MOST_DETECTIVES, MOST_DOUBLES, Pawn, Setup, Station, StationSet,
};
use confidant_core::seat::Seat;
use core::ops::RangeInclusive;

use super::which_box::{self, Asking, Box};
use super::{Screens, Words, bobby_name};
use crate::draw::palette::{FOG, INK, PAPER, STEEL, WAX, WAX_DIM};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::seat as seat_token;
use crate::draw::parts::wheel::{Wheel, wheel};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::{Flow as _, FormPages, HouseLine, SetUpDesk, SetUpWish, SetupForm, SetupLine, Tables};
use crate::input::Key;
use crate::journal::{Name, SetupBytes};
use crate::page::{Bound, Rose, RoseLook, Show, turned};
use crate::settings::Settings;
use crate::texts::{Language, Phrase, fill};

/// What the game adds to a set-up in the making. No `Debug`: it may hold Mister X's start.
pub struct Draft {
    editions: &'static Editions,
    /// How many people play, Mister X among them unless Confidant is him.
    people: u8,
    edition: EditionName,
    /// The newer box's game for beginners.
    beginner: bool,
    /// Handicaps; none: as in the box.
    black: Option<u8>,
    doubles: Option<u8>,
    given: bool,
    voluntary: bool,
    /// Log only: Mister X alone enters his moves.
    x_only: bool,
    /// How far the table is helped: not at all, by the places where Mister X may be, by advice, too.
    help: u8,
    starts: heapless::Vec<Station, MOST_DETECTIVES>,
    mister_x_start: Option<Station>,
    picked: u8,
    /// Where Mister X chooses his start.
    rose: Rose,
    /// Which box it is, is being asked.
    asking: Option<Asking>,
    /// It was answered: later set-ups begin with it.
    knows_box: bool,
}

/// Most people.
const MOST_PEOPLE: u8 = 6;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Edition,
    Starts,
    Voluntary,
    Black,
    Doubles,
    Help,
    Game,
    Entry,
    House(HouseLine),
}

const LINES: [Line; 11] = [
    Line::Edition,
    Line::Starts,
    Line::House(HouseLine::Names),
    Line::House(HouseLine::Pins),
    Line::House(HouseLine::Clock),
    Line::Voluntary,
    Line::Black,
    Line::Doubles,
    Line::Help,
    Line::Game,
    Line::Entry,
];

impl Default for Draft {
    fn default() -> Self {
        Self {
            editions: Tables::SHIPPED.scotland_yard,
            people: 4,
            edition: EditionName::Classic,
            beginner: false,
            black: None,
            doubles: None,
            given: false,
            voluntary: false,
            x_only: false,
            help: 0,
            starts: heapless::Vec::new(),
            mister_x_start: None,
            picked: 0,
            rose: Rose::default(),
            asking: None,
            knows_box: false,
        }
    }
}

impl Draft {
    /// How many detectives there are: of the old boxes one or two people lead four pawns; of the newer one there is one for
    /// each person, but two for a single one. Whoever is alone leads as few as a table may have.
    fn detectives(&self) -> u8 {
        match (self.edition, self.people) {
            (EditionName::Newer, people) if !self.beginner => people.saturating_sub(1).max(2),
            (_, 2 | 3 | 5) => 4,
            (_, 6) => 5,
            _ => 3,
        }
    }

    fn bobbies(&self) -> u8 {
        self.edition().rules.bobbies(self.detectives())
    }

    /// How many pawns pursue Mister X.
    fn pawns(&self) -> u8 {
        self.detectives() + self.bobbies()
    }

    /// Whether it is the game for beginners: only the newer box has one.
    fn begins(&self) -> bool {
        self.beginner && self.edition == EditionName::Newer
    }

    /// Whether he may show himself of his own will: where he stands openly there is nothing to show.
    fn shows_at_will(&self) -> bool {
        self.voluntary && !self.begins()
    }

    fn lines_shown(&self) -> impl Iterator<Item = Line> + use<> {
        let newer = self.edition == EditionName::Newer;
        LINES.into_iter().filter(move |&line| line != Line::Game || newer)
    }

    fn most_people(&self) -> u8 {
        if self.begins() { 5 } else { MOST_PEOPLE }
    }

    fn edition(&self) -> &'static Edition {
        if self.begins() { &self.editions.beginner } else { self.edition.of(self.editions) }
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

    /// Whether the table enters where the detectives start. In log only their pawns are not known.
    fn enters_starts(&self) -> bool {
        self.given && !self.x_only
    }

    /// How far the table is helped: nobody can advise without the pawns.
    fn helps(&self) -> u8 {
        if self.x_only { self.help.min(1) } else { self.help }
    }

    fn all_placed(&self) -> bool {
        !self.enters_starts() || self.starts.len() >= usize::from(self.pawns())
    }

    fn picked(&self) -> (usize, Option<Station>) {
        let cards = self.cards();
        let row = usize::from(self.picked).min(cards.len().saturating_sub(1));
        (row, cards.nth(row))
    }

    /// How many cards are left for Mister X, everybody knows.
    fn open_rose(&mut self, desk: &SetUpDesk<'_>) {
        self.rose = Rose::new(self.cards().len(), desk.random);
    }

    fn set_edition(&mut self, edition: EditionName) {
        self.edition = edition;
        self.people = self.people.min(self.most_people());
    }

    /// The next question, or back to the lines with what was found out.
    fn answer(&mut self) -> SetUpWish {
        if let Some(Asking::Told(which)) = self.asking {
            self.asking = None;
            if let Box::Known(edition) = which {
                self.set_edition(edition);
                self.knows_box = true;
            }
            return SetUpWish::Leave;
        }
        self.asking = self.asking.map(|asking| asking.answered(self.edition));
        SetUpWish::Redraw
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
            Line::Edition => match self.edition {
                EditionName::Classic => (words.edition_classic, words.note_edition),
                EditionName::Of2000 => (words.edition_2000, words.note_edition_2000),
                EditionName::Newer => (words.edition_newer, words.note_edition_newer),
            },
            Line::Entry if self.x_only => (words.entry_x, words.note_entry_x),
            Line::Entry => (words.entry_all, words.note_entry_all),
            Line::Starts if self.given && self.x_only => (words.starts_given, words.note_cards_x),
            Line::Starts if self.given => (words.starts_given, words.note_starts_given),
            Line::Starts => (words.starts_drawn, words.note_starts_drawn),
            Line::Voluntary if self.begins() => (yes_no(false), words.note_no_will),
            Line::Voluntary => {
                let note = match self.edition {
                    EditionName::Classic => words.note_voluntary,
                    EditionName::Of2000 | EditionName::Newer => words.note_voluntary_house,
                };
                (yes_no(self.voluntary), note)
            }
            Line::Game if self.beginner => (words.game_beginner, words.note_beginner),
            Line::Game => (words.game_full, words.note_full),
            Line::Black | Line::Doubles => {
                let (count, note) = match line {
                    Line::Black => (self.black, words.note_black),
                    _ => (self.doubles, words.note_doubles),
                };
                let value = count.map_or(fill(words.as_in_box, &[]), |count| fill("{}", &[&count]));
                return (value, note);
            }
            Line::Help => match self.helps() {
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
    /// Mister X takes an arm.
    Flick(Key),
    /// He goes a page back.
    Back,
    /// He chooses from the beginning.
    Anew,
    /// It is his start.
    Confirm(Station),
    /// Which box it is: the picture on the right is lit, or the one on the left.
    Light(bool),
    /// The lit one lies on the table; or all is known.
    Answer,
    /// The question before.
    AskBefore,
}

/// The next of: as in the box, none, one and so on.
fn handicap(now: Option<u8>, most: u8, key: Key) -> Option<u8> {
    let row = now.map_or(0, |count| usize::from(count) + 1);
    turned(row, usize::from(most) + 2, key).checked_sub(1)
}

impl FormPages for Draft {
    type Own = Own;

    /// Which box it is; or the detectives' start stations, one after the other.
    fn page(&self, desk: &SetUpDesk<'_>, show: &mut Show<'_, Own>) {
        if let Some(asking) = self.asking {
            return which_box::page(desk, asking, show);
        }
        let (texts, words) = (desk.texts, Words::of(desk.language));
        let pawn = self.starts.len() as u8 + 1;
        let corner = fill("{}/{}", &[&pawn, &self.pawns()]);
        show.plate(words.start_cards, Corner::Text(&corner));
        show.picture(|canvas| {
            seat_token(canvas, 32, 70, 40, pawn);
            let seat = Seat::at(usize::from(pawn)).unwrap_or(MISTER_X);
            let bobby = pawn.checked_sub(self.detectives() + 1).and_then(|index| Pawn::bobby(index.into()));
            let name = match (desk.given_name)(seat) {
                _ if bobby.is_some() => bobby.map_or("", |pawn| bobby_name(words, pawn)),
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
        let cards = self.cards();
        if !self.rose.is_done() {
            let (at, pages) = self.rose.page();
            show.plate(words.your_start, Corner::Text(&fill("{}/{}", &[&at, &pages])));
            let label = |index: usize| cards.nth(index).map(|card| fill("{}", &[&card])).unwrap_or_default();
            let middle = |canvas: &mut Canvas, area: Area| {
                canvas.rounded(area, 6, WAX_DIM);
                canvas.outline(area, 6, 1, WAX);
                Icon::Hat.draw_centred(canvas, area.x + area.width / 2, area.y + area.height / 2, 26, PAPER);
            };
            let look = RoseLook {
                count: cards.len(),
                label: &label,
                middle: &middle,
                spoke: (STEEL, 4),
                marks: None,
            };
            show.rose(&self.rose, &look, Own::Flick, Own::Back);
            return show.keys([Bound::says(Cap::Stick, words.station), Bound::says(Cap::B, texts.back)]);
        }
        let card = self.rose.chosen(cards.len()).and_then(|index| cards.nth(index));
        show.plate(words.your_start, Corner::None);
        show.picture(|canvas| {
            match card {
                Some(card) => {
                    Pen::new(Style::Giant, PAPER, INK).centred(canvas, 120, 140, &number(card.number()))
                }
                None => {
                    Pen::new(Style::Head, PAPER, INK).room(224).centred(canvas, 120, 118, words.nothing_there)
                }
            };
            let pen = Pen::new(Style::Note, FOG, INK);
            pen.paragraph(canvas, Area::new(12, 176, 216, 20), 17, Align::Middle, words.as_on_your_card);
        });
        show.on(&[Key::B], || Own::Back);
        let other = Bound::new(Cap::Left, words.other_station, Own::Anew);
        match card {
            Some(card) => {
                show.on(&[Key::A], || Own::Confirm(card));
                show.keys([other, Bound::new(Cap::Right, texts.confirm, Own::Confirm(card))]);
            }
            None => {
                show.on(&[Key::A, Key::Right], || Own::Anew);
                show.keys([other]);
            }
        }
    }

    fn act(&mut self, desk: &SetUpDesk<'_>, own: Own) -> SetUpWish {
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
            Own::Flick(key) => self.rose.flick(key, desk.random),
            Own::Back => {
                self.rose.back(desk.random);
            }
            Own::Anew => self.open_rose(desk),
            Own::Confirm(card) => {
                self.mister_x_start = Some(card);
                return SetUpWish::Ready;
            }
            Own::Light(lit) => {
                if let Some(Asking::Asks(_, right)) = &mut self.asking {
                    *right = lit;
                }
            }
            Own::Answer => return self.answer(),
            Own::AskBefore => {
                self.asking = self.asking.and_then(Asking::before);
                if self.asking.is_none() {
                    return SetUpWish::Leave;
                }
            }
        }
        SetUpWish::Redraw
    }
}

impl SetupForm for Draft {
    fn lines(&self) -> usize {
        self.lines_shown().count()
    }

    fn line(&self, index: usize, language: Language) -> SetupLine {
        let (words, texts) = (Words::of(language), language.texts());
        let line = self.lines_shown().nth(index).unwrap_or(Line::Edition);
        let (icon, label) = match line {
            Line::Edition => (Icon::Cards, words.edition),
            Line::Entry => (Icon::Hat, words.entry),
            Line::Game => (Icon::Flag, words.game),
            Line::Starts => (Icon::Flag, words.start_cards),
            Line::Voluntary => (Icon::Eye, words.voluntary),
            Line::Black => (Icon::Black, words.black_tickets),
            Line::Doubles => (Icon::Double, words.doubles),
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
        SetupLine::Own { icon, label, value, note, opens: line == Line::Edition }
    }

    fn adjust(&mut self, index: usize, forward: bool) {
        let key = if forward { Key::Right } else { Key::Left };
        match self.lines_shown().nth(index) {
            Some(Line::Edition) => {
                let now = EditionName::ALL.iter().position(|&edition| edition == self.edition).unwrap_or(0);
                let next = usize::from(turned(now, EditionName::ALL.len(), key));
                self.set_edition(EditionName::ALL.get(next).copied().unwrap_or_default());
            }
            Some(Line::Game) => {
                self.beginner = !self.beginner;
                self.people = self.people.min(self.most_people());
            }
            Some(Line::Entry) => self.x_only = !self.x_only,
            Some(Line::Starts) => self.given = !self.given,
            Some(Line::Voluntary) => self.voluntary = !self.voluntary,
            Some(Line::Black) => self.black = handicap(self.black, MOST_BLACK, key),
            Some(Line::Doubles) => self.doubles = handicap(self.doubles, MOST_DOUBLES, key),
            Some(Line::Help) => self.help = turned(self.helps(), if self.x_only { 2 } else { 3 }, key),
            Some(Line::House(_)) | None => {}
        }
    }

    /// Whoever does not know what it is called is asked what can be seen.
    fn open(&mut self, index: usize) -> SetUpWish {
        if self.lines_shown().nth(index) != Some(Line::Edition) {
            return SetUpWish::Nothing;
        }
        self.asking = Some(Asking::begin(self.edition));
        SetUpWish::Page
    }

    fn corner(&self, language: Language) -> Phrase {
        fill(Words::of(language).n_pawns, &[&self.pawns()])
    }

    fn tables(&mut self, tables: &Tables) {
        self.editions = tables.scotland_yard;
    }

    fn remember(&mut self, settings: &Settings) {
        if let Some(edition) = settings.london {
            self.set_edition(edition);
        }
    }

    fn keep(&self, settings: &mut Settings) -> bool {
        let kept = Some(self.edition).filter(|_| self.knows_box);
        let is_new = kept.is_some() && settings.london != kept;
        if is_new {
            settings.london = kept;
        }
        is_new
    }

    fn seats(&self) -> u8 {
        self.detectives() + 1
    }

    fn people_range(&self) -> RangeInclusive<u8> {
        1..=self.most_people()
    }

    fn set_people(&mut self, people: u8) {
        self.people = people.clamp(1, self.most_people());
    }

    /// A detective may lead several pawns.
    fn people(&self) -> Option<u8> {
        Some(self.people)
    }

    fn people_note(&self, language: Language) -> &'static str {
        let words = Words::of(language);
        match (self.people, self.bobbies() > 0) {
            (1, _) => words.note_alone,
            (2, true) => words.note_leads_all,
            (_, true) => words.note_bobbies,
            (2, false) => words.note_leads_four,
            (3, false) => words.note_two_each,
            _ => words.note_players,
        }
    }

    /// One person alone leads the detectives against Confidant.
    fn stand_in(&self, seat: Seat) -> Option<Level> {
        (self.people == 1 && seat == MISTER_X).then_some(Level::Medium)
    }

    fn is_opponent(&self, seat: Seat) -> bool {
        self.people == 1 && seat == MISTER_X
    }

    /// Bobbies have places of their own and belong to all detectives.
    fn unmanned(&self) -> u8 {
        self.bobbies()
    }

    fn keeps_secrets(&self, seat: Seat) -> bool {
        seat == MISTER_X
    }

    fn help(&self) -> Option<u8> {
        Some(self.helps())
    }

    fn was_help(&mut self, help: u8) {
        self.help = help.min(2);
    }

    fn level_note(&self, seat: Seat, level: Level, language: Language) -> Option<&'static str> {
        if self.x_only {
            return None;
        }
        let words = Words::of(language);
        Some(match (level, seat) {
            (Level::Easy, MISTER_X) => words.x_easy,
            (Level::Medium, MISTER_X) => words.x_medium,
            (Level::Hard, MISTER_X) => words.x_hard,
            (Level::Expert, MISTER_X) => words.x_expert,
            (Level::Easy, _) => words.detective_easy,
            (Level::Medium, _) => words.detective_medium,
            (Level::Hard, _) => words.detective_hard,
            // A detective plays no games in its head.
            (Level::Expert, _) => return None,
        })
    }

    fn begin(&mut self) -> SetUpWish {
        self.starts.clear();
        self.mister_x_start = None;
        self.picked = 0;
        self.asking = None;
        match self.given {
            false => SetUpWish::Ready,
            true if self.all_placed() => SetUpWish::HandOver(MISTER_X),
            true => SetUpWish::Page,
        }
    }

    fn repeats(&self, key: Key) -> bool {
        matches!(key, Key::Up | Key::Down)
    }

    fn opened(&mut self, desk: &SetUpDesk<'_>, _seat: Seat) {
        self.open_rose(desk);
    }

    fn is_rose(&self) -> bool {
        true
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
        let by_two = (setup.edition != EditionName::Newer || setup.beginner)
            && matches!(names, [_, one, other, again, too, ..]
            if one == again && other == too && !one.is_empty() && one != other);
        (self.edition, self.beginner) = (setup.edition, setup.beginner);
        self.people = match (setup.edition, setup.detectives) {
            (EditionName::Newer, detectives) if !setup.beginner => {
                detectives.map_or(4, |count| count + 1).min(MOST_PEOPLE)
            }
            (_, Some(4)) if by_two => 3,
            (_, Some(4)) => 5,
            (_, Some(5)) => 6,
            _ => 4,
        };
        (self.black, self.doubles) = (setup.black, setup.doubles);
        (self.voluntary, self.x_only) = (setup.voluntary_reveal, setup.x_only);
        self.given = setup.mister_x_start.is_some();
        let people = if by_two { 3 } else { usize::from(self.detectives()) + 1 };
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
            detectives: Some(self.detectives()),
            bobbies: None,
            mister_x_start: self.mister_x_start.filter(|_| self.given),
            detective_start: self.enters_starts().then(|| self.starts.clone()),
            voluntary_reveal: self.shows_at_will(),
            x_only: self.x_only,
            edition: self.edition,
            beginner: self.begins(),
            black: self.black,
            doubles: self.doubles,
        };
        let mut bytes = [0; crate::journal::SETUP_LEN];
        let used = postcard::to_slice(&setup, &mut bytes).ok()?;
        SetupBytes::from_slice(used).ok()
    }
}
