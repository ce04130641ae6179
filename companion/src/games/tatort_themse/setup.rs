//! The set-up of Tatort Themse: who deals, what is entered, how the wall lies, who begins.

use confidant_core::chance::Source;
use confidant_core::id::Id;
use confidant_core::robots::Level;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{
    CLUES, Cards, Case, Clue, ClueId, ClueSet, Column, FEWEST_PLAYERS, HEIGHT, HIGHEST_VALUE, LaidClue,
    MOST_PLAYERS, Origin, Setup, Witness,
};
use core::ops::RangeInclusive;

use super::Words;
use super::parts::wall::{Look, clue, clue_at, clue_frame, no_clue};
use crate::draw::palette::{FOG, PAPER, SLATE};
use crate::draw::parts::bars::{Notice, notice};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::{FormPages, HouseLine, SetUpDesk, SetUpWish, SetupForm, SetupLine, Tables};
use crate::input::Key;
use crate::journal::{Name, SetupBytes};
use crate::page::{Bound, Show, turned};
use crate::settings::{Settings, Tin};
use crate::texts::{Language, Phrase, capital, fill};

/// What the game adds to a set-up in the making.
pub struct Draft {
    cards: &'static Cards,
    players: u8,
    /// Whether one person plays with Confidant alone.
    alone: bool,
    witnesses: Source,
    every_turn: bool,
    five_on_top: bool,
    wall_given: bool,
    /// Who begins; none: by lot.
    first: Option<u8>,
    /// The wall as far as it is laid, column by column, each from below.
    laid: Laid,
    /// The clues of the tin as they were laid for the game before; none: those that were kept, or that Confidant knows.
    known: Laid,
    /// The clues of the tin that are kept for other games.
    kept: Laid,
    /// The clue that is laid next.
    next: Clue,
}

/// Clues as they lie on the table.
type Laid = Tin;

const FIRST: Clue = Clue { case: Case::Gallery, witness: Witness::Bobby, value: 2 };

#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Witnesses,
    Entries,
    Wall,
    Tops,
    Begins,
    House(HouseLine),
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            cards: Tables::SHIPPED.tatort_themse,
            players: 3,
            alone: false,
            witnesses: Source::Device,
            every_turn: false,
            five_on_top: false,
            wall_given: false,
            first: None,
            laid: Laid::new(),
            known: Laid::new(),
            kept: Laid::new(),
            next: FIRST,
        }
    }
}

impl Draft {
    /// The lines that make sense: with the tin there are no secrets, and without turns there is no clock.
    fn shown(&self) -> heapless::Vec<Line, 8> {
        let tin = self.witnesses == Source::Table;
        let all = [
            (Line::Witnesses, true),
            (Line::Entries, tin),
            (Line::Wall, true),
            (Line::Tops, !self.wall_given),
            (Line::Begins, !self.free_turns()),
            (Line::House(HouseLine::Clock), !self.free_turns()),
            (Line::House(HouseLine::Names), true),
            (Line::House(HouseLine::Pins), !tin),
        ];
        all.into_iter().filter(|(_, shown)| *shown).map(|(line, _)| line).collect()
    }

    fn free_turns(&self) -> bool {
        self.witnesses == Source::Table && !self.every_turn
    }

    fn at(&self, index: usize) -> Line {
        self.shown().get(index).copied().unwrap_or(Line::Witnesses)
    }

    fn says(&self, line: Line, language: Language) -> (Phrase, &'static str) {
        let (words, texts) = (Words::of(language), language.texts());
        let ours = self.cards.origin == Origin::Reconstructed;
        let (value, note) = match line {
            Line::Witnesses if self.witnesses == Source::Device => (words.by_device, words.note_dealt),
            Line::Witnesses => (words.from_tin, words.note_tin),
            Line::Entries if self.every_turn => (words.every_turn, words.note_every_turn),
            Line::Entries => (words.clues_only, words.note_clues_only),
            Line::Wall if self.wall_given && ours => (words.wall_given, words.note_wall_ours),
            Line::Wall if self.wall_given => (words.wall_given, words.note_wall_given),
            Line::Wall if !ours => (words.wall_dealt, words.note_wall_yours),
            Line::Wall => (words.wall_dealt, words.note_wall),
            Line::Tops if self.five_on_top => (texts.yes, words.note_five_on_top),
            Line::Tops => (texts.no, words.note_any_on_top),
            Line::Begins => match self.first {
                Some(seat) => return (fill("{}", &[&(seat + 1)]), words.note_begins),
                None => (words.by_lot, words.note_by_lot),
            },
            Line::House(_) => ("", ""),
        };
        (fill(value, &[]), note)
    }

    /// The clues that the tin should still have.
    fn left(&self) -> heapless::Vec<Clue, CLUES> {
        // What is entered as a whole box is known for sure.
        let ours = self.cards.origin == Origin::Reconstructed;
        let known = if self.known.is_empty() && ours { &self.kept } else { &self.known };
        let mut left: heapless::Vec<Clue, CLUES> = match known.is_empty() {
            true => self.cards.clues.values().iter().copied().collect(),
            false => known.iter().map(|laid| laid.clue()).collect(),
        };
        for laid in &self.laid {
            if let Some(at) = left.iter().position(|clue| *clue == laid.clue()) {
                left.remove(at);
            }
        }
        left
    }

    /// The first clue that the tin should still have is next, of those that are wanted; whether there is one.
    fn suggest(&mut self, wanted: impl Fn(&Clue) -> bool) -> bool {
        let next =
            self.left().into_iter().filter(wanted).min_by_key(|clue| (clue.case, clue.value, clue.witness));
        self.next = next.unwrap_or(self.next);
        next.is_some()
    }

    /// Whether this is the last clue, and some case has none.
    fn lacks_a_case(&self) -> bool {
        let on_wall = |case: Case| self.laid.iter().any(|laid| laid.clue().case == case);
        self.laid.len() + 1 == CLUES
            && Case::ALL.into_iter().any(|case| case != self.next.case && !on_wall(case))
    }

    fn draw_wall(&self, canvas: &mut Canvas, words: &'static Words) {
        for column in Column::all() {
            for from_below in 0..HEIGHT {
                let (x, y) = clue_at(column, HEIGHT - 1 - from_below);
                match self.laid.get(column.index() * HEIGHT + from_below) {
                    Some(laid) => clue(canvas, x, y, &laid.clue(), Look::Plain),
                    None => no_clue(canvas, x, y),
                }
            }
        }
        if self.laid.is_full() {
            return notice(canvas, Notice::Question, words.lay_keep, 0);
        }
        let next = self.laid.len();
        let column = Column::at(next / HEIGHT).unwrap_or(Column::First);
        let (x, y) = clue_at(column, HEIGHT - 1 - next % HEIGHT);
        clue_frame(canvas, x, y);
        canvas.rounded(Area::new(6, 160, 228, 50), 6, SLATE);
        let (case, witness) = (words.loot(self.next.case), words.witness(self.next.witness));
        clue(canvas, 16, 174, &self.next, Look::Plain);
        let says = fill("{} {}", &[&capital(case), &self.next.value]);
        canvas.say_chosen(&fill("{}, {}", &[&says, &witness]));
        Pen::new(Style::Bold, PAPER, SLATE).room(160).left(canvas, 70, 175, &says);
        let pen = Pen::new(Style::Note, FOG, SLATE).room(160);
        pen.left(canvas, 70, 190, witness);
        Icon::Pad.draw(canvas, 210, 166, 16, FOG);
        let place = fill(words.lay_next, &[&column]);
        pen.left(canvas, 70, 206, if self.lacks_a_case() { words.lay_each } else { &place });
    }

    /// The wall is laid: are its clues kept?
    fn keep_page(&self, desk: &SetUpDesk<'_>, show: &mut Show<'_, Own>) {
        let (texts, words) = (desk.texts, Words::of(desk.language));
        show.picture(|canvas| self.draw_wall(canvas, words));
        show.keys([
            Bound::new(Cap::A, texts.yes, Own::Keep(true)),
            Bound::new(Cap::X, texts.no, Own::Keep(false)),
            Bound::new(Cap::B, texts.back, Own::TakeBack),
        ]);
    }

    /// Another case, with the first of its clues that the tin should still have.
    fn turn_case(&mut self, key: Key) {
        let case = Case::at(turned(self.next.case.index(), Case::ALL.len(), key).into());
        self.next.case = case.unwrap_or(self.next.case);
        let case = self.next.case;
        self.suggest(|clue| clue.case == case);
    }

    fn lay(&mut self) {
        if let Some(clue) = LaidClue::new(self.next) {
            let _ = self.laid.push(clue);
        }
        let case = self.next.case;
        let _ = self.suggest(|clue| clue.case == case)
            || self.suggest(|clue| clue.case > case)
            || self.suggest(|_| true);
    }

    /// Whether the wall that is laid has clues that neither Confidant knows nor the owner keeps.
    fn asks_to_keep(&self) -> bool {
        let unknown = self.unknown();
        let is_kept = |laid: &LaidClue| {
            let count = |clues: &Laid| clues.iter().filter(|&clue| clue == laid).count();
            count(&self.kept) == count(&unknown)
        };
        !unknown.iter().all(is_kept)
    }

    /// The wall by the cards that Confidant knows, if they are all of it.
    fn by_cards(&self) -> Option<heapless::Vec<ClueId, CLUES>> {
        let mut left = ClueSet::all();
        let known = self.laid.iter().filter_map(|laid| {
            let id = left.iter().find(|&id| self.cards.clue(id) == laid.clue())?;
            left.remove(id).then_some(id)
        });
        let known: heapless::Vec<ClueId, CLUES> = known.collect();
        known.is_full().then_some(known)
    }

    /// The columns of known cards as they are given, each from below.
    fn columns(&self) -> [Option<heapless::Vec<ClueId, HEIGHT>>; 5] {
        let known = self.by_cards().filter(|_| self.wall_given);
        core::array::from_fn(|column| {
            let known = known.as_ref()?;
            Some(known.iter().skip(column * HEIGHT).take(HEIGHT).copied().collect())
        })
    }

    /// The wall where it has clues that Confidant does not know.
    fn unknown(&self) -> Laid {
        let unknown = self.wall_given && self.laid.is_full() && self.by_cards().is_none();
        if unknown { self.laid.clone() } else { Laid::new() }
    }
}

/// What can be done while the wall is laid.
pub enum Own {
    /// This value.
    Value(u8),
    /// Another case.
    Case(Key),
    /// Another witness.
    Kind,
    /// The clue lies in its place.
    Lay,
    /// The last one is taken away.
    TakeBack,
    /// Whether the clues are kept for other games.
    Keep(bool),
}

impl FormPages for Draft {
    type Own = Own;

    /// The wall as it lies on the table, clue by clue.
    fn page(&self, desk: &SetUpDesk<'_>, show: &mut Show<'_, Own>) {
        let (texts, words) = (desk.texts, Words::of(desk.language));
        let corner = fill("{}/{}", &[&(self.laid.len() + 1).min(25), &25]);
        show.plate(words.lay_wall, Corner::Text(&corner));
        if self.laid.is_full() {
            return self.keep_page(desk, show);
        }
        show.picture(|canvas| self.draw_wall(canvas, words));
        let (value, values) = (usize::from(self.next.value.saturating_sub(1)), usize::from(HIGHEST_VALUE));
        // Up is more.
        show.turns(values - 1 - value, values, |row| Own::Value((values - row) as u8));
        for key in [Key::Left, Key::Right] {
            show.on(&[key], || Own::Case(key));
        }
        show.keys([
            Bound::maybe(Cap::A, texts.add, (!self.lacks_a_case()).then_some(Own::Lay)),
            Bound::new(Cap::X, words.lay_kind, Own::Kind),
            Bound::new(Cap::B, texts.back, Own::TakeBack),
        ]);
    }

    fn act(&mut self, _desk: &SetUpDesk<'_>, own: Own) -> SetUpWish {
        match own {
            Own::Value(value) => {
                self.next.value = value;
                let case = self.next.case;
                self.suggest(|clue| clue.case == case && clue.value == value);
            }
            Own::Case(key) => self.turn_case(key),
            Own::Kind => {
                let next = (self.next.witness.index() + 1) % Witness::COUNT;
                self.next.witness = Witness::at(next).unwrap_or(self.next.witness);
            }
            Own::Lay => {
                self.lay();
                if self.laid.is_full() && !self.asks_to_keep() {
                    return SetUpWish::Ready;
                }
            }
            Own::Keep(keeps) => {
                if keeps {
                    self.kept = self.laid.clone();
                }
                return SetUpWish::Ready;
            }
            Own::TakeBack => match self.laid.pop() {
                None => return SetUpWish::Leave,
                Some(last) => self.next = last.clue(),
            },
        }
        SetUpWish::Redraw
    }
}

impl SetupForm for Draft {
    fn lines(&self) -> usize {
        self.shown().len()
    }

    fn line(&self, index: usize, language: Language) -> SetupLine {
        let words = Words::of(language);
        let line = self.at(index);
        let (icon, label) = match line {
            Line::Witnesses => (Icon::Cards, words.witnesses),
            Line::Entries => (Icon::Trail, words.entries),
            Line::Wall => (Icon::Search, words.wall_row),
            Line::Tops => (Icon::Up, words.five_on_top),
            Line::Begins => (Icon::Flag, words.begins),
            Line::House(house) => return SetupLine::House(house, None),
        };
        let (value, note) = self.says(line, language);
        SetupLine::Own { icon, label, value, note, opens: false }
    }

    fn adjust(&mut self, index: usize, forward: bool) {
        let key = if forward { Key::Right } else { Key::Left };
        match self.at(index) {
            Line::Witnesses => {
                self.witnesses = match self.witnesses {
                    Source::Device => Source::Table,
                    Source::Table => Source::Device,
                };
            }
            Line::Entries => self.every_turn = !self.every_turn,
            Line::Wall => self.wall_given = !self.wall_given,
            Line::Tops => self.five_on_top = !self.five_on_top,
            Line::Begins => {
                let row = self.first.map_or(0, |seat| 1 + usize::from(seat));
                let next = turned(row, 1 + usize::from(self.players), key);
                self.first = next.checked_sub(1);
            }
            Line::House(_) => {}
        }
    }

    fn corner(&self, language: Language) -> Phrase {
        fill(Words::of(language).n_players, &[&self.players])
    }

    fn tables(&mut self, tables: &Tables) {
        self.cards = tables.tatort_themse;
    }

    fn remember(&mut self, settings: &Settings) {
        self.kept = settings.tin.clone();
    }

    fn keep(&self, settings: &mut Settings) -> bool {
        let new = settings.tin != self.kept;
        if new {
            settings.tin = self.kept.clone();
        }
        new
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn values_note(&self, language: Language) -> Option<&'static str> {
        Some(Words::of(language).note_values)
    }

    /// Confidant deals what it plays.
    fn people_range(&self) -> RangeInclusive<u8> {
        let fewest = if self.witnesses == Source::Device { 1 } else { FEWEST_PLAYERS as u8 };
        fewest..=MOST_PLAYERS as u8
    }

    /// Whoever is alone plays with two of Confidant's.
    fn set_people(&mut self, people: u8) {
        self.alone = people == 1;
        self.players = if self.alone { 3 } else { people.clamp(FEWEST_PLAYERS as u8, MOST_PLAYERS as u8) };
        self.first = self.first.filter(|&seat| seat < self.players);
    }

    fn people_note(&self, language: Language) -> &'static str {
        let words = Words::of(language);
        let alone = self.alone && self.witnesses == Source::Device;
        if alone { words.note_alone } else { words.note_players }
    }

    fn stand_in(&self, seat: Seat) -> Option<Level> {
        (self.alone && seat.number() > 1).then_some(Level::Medium)
    }

    fn keeps_secrets(&self, _seat: Seat) -> bool {
        self.witnesses == Source::Device
    }

    /// It can hold cards that it deals itself. The first seat is a person's: somebody sets up the game.
    fn level_note(&self, seat: Seat, level: Level, language: Language) -> Option<&'static str> {
        let words = Words::of(language);
        let says = match level {
            Level::Easy => words.robots_easy,
            Level::Medium => words.robots_medium,
            Level::Hard => words.robots_hard,
            // More thought than the device has time for changes nothing here.
            Level::Expert => return None,
        };
        (self.witnesses == Source::Device && seat.number() > 1).then_some(says)
    }

    fn robot_name(&self) -> Name {
        Name::try_from("Confidant").unwrap_or_default()
    }

    /// The same choices; a wall that lies on the table has to be entered again, of the same clues.
    fn again(&mut self, setup: &[u8], _names: &mut [Name]) -> bool {
        let Ok(old) = postcard::from_bytes::<Setup>(setup) else { return false };
        let wall_given = old.columns.iter().any(Option::is_some) || !old.laid.is_empty();
        *self = Self {
            players: old.players.unwrap_or(self.players),
            witnesses: old.witnesses,
            every_turn: old.witnesses == Source::Table && !old.free_turns,
            five_on_top: old.five_on_top,
            wall_given,
            first: old.start.map(|seat| seat.index() as u8),
            known: old.laid,
            kept: core::mem::take(&mut self.kept),
            cards: self.cards,
            ..Self::default()
        };
        !wall_given
    }

    fn begin(&mut self) -> SetUpWish {
        self.laid.clear();
        self.suggest(|_| true);
        if self.wall_given { SetUpWish::Page } else { SetUpWish::Ready }
    }

    fn setup(&self) -> Option<SetupBytes> {
        let setup = Setup {
            players: Some(self.players),
            start: self.first.filter(|_| !self.free_turns()).and_then(|seat| Seat::at(seat.into())),
            witnesses: self.witnesses,
            free_turns: self.free_turns(),
            five_on_top: self.five_on_top && !self.wall_given,
            columns: self.columns(),
            laid: self.unknown(),
            ..Setup::default()
        };
        let mut bytes = [0; crate::journal::SETUP_LEN];
        let used = postcard::to_slice(&setup, &mut bytes).ok()?;
        SetupBytes::from_slice(used).ok()
    }
}
