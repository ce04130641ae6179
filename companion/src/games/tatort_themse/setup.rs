//! The set-up of Tatort Themse: who deals, what is entered, how the wall lies, who begins.

use confidant_core::chance::Source;
use confidant_core::id::Id;
use confidant_core::robots::Level;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{
    Cards, Case, ClueId, ClueSet, Column, FEWEST_PLAYERS, HEIGHT, MOST_PLAYERS, Origin, Setup,
};

use super::parts::wall::{Look, clue, clue_at, clue_frame, no_clue};
use super::{Words, turned};
use crate::draw::palette::{FOG, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::{FormPages, HouseLine, SetUpDesk, SetUpWish, SetupForm, SetupLine, Tables};
use crate::input::Key;
use crate::journal::{Name, SetupBytes};
use crate::page::{Bound, Show};
use crate::texts::{Language, Phrase, capital, fill};

/// What the game adds to a set-up in the making.
pub struct Draft {
    cards: &'static Cards,
    players: u8,
    witnesses: Source,
    every_turn: bool,
    five_on_top: bool,
    wall_given: bool,
    /// Who begins; none: by lot.
    first: Option<u8>,
    /// The wall as far as it is laid, column by column, each from below.
    laid: heapless::Vec<ClueId, 25>,
    case: Case,
    /// Which of the clues of that case that are left.
    picked: u8,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Players,
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
            witnesses: Source::Device,
            every_turn: false,
            five_on_top: false,
            wall_given: false,
            first: None,
            laid: heapless::Vec::new(),
            case: Case::Gallery,
            picked: 0,
        }
    }
}

impl Draft {
    /// The lines that make sense: with the tin there are no secrets, and without turns there is no clock.
    fn shown(&self) -> heapless::Vec<Line, 10> {
        let tin = self.witnesses == Source::Table;
        let all = [
            (Line::Players, true),
            (Line::Witnesses, true),
            (Line::Entries, tin),
            (Line::Wall, true),
            (Line::Tops, !self.wall_given),
            (Line::Begins, !self.free_turns()),
            (Line::House(HouseLine::Clock), !self.free_turns()),
            (Line::House(HouseLine::Names), true),
            (Line::House(HouseLine::Robots), !tin),
            (Line::House(HouseLine::Pins), !tin),
        ];
        all.into_iter().filter(|(_, shown)| *shown).map(|(line, _)| line).collect()
    }

    fn free_turns(&self) -> bool {
        self.witnesses == Source::Table && !self.every_turn
    }

    fn at(&self, index: usize) -> Line {
        self.shown().get(index).copied().unwrap_or(Line::Players)
    }

    fn says(&self, line: Line, language: Language) -> (Phrase, &'static str) {
        let (words, texts) = (Words::of(language), language.texts());
        let yes_no = |yes: bool| if yes { texts.yes } else { texts.no };
        let (value, note) = match line {
            Line::Players => return (fill("{}", &[&self.players]), words.players_range),
            Line::Witnesses if self.witnesses == Source::Device => (words.by_device, words.note_dealt),
            Line::Witnesses => (words.from_tin, words.note_tin),
            Line::Entries if self.every_turn => (words.every_turn, words.note_every_turn),
            Line::Entries => (words.clues_only, words.note_clues_only),
            Line::Wall if self.wall_given => (words.wall_given, words.note_wall_given),
            Line::Wall if self.cards.origin == Origin::Printed => (words.wall_dealt, words.note_wall_yours),
            Line::Wall => (words.wall_dealt, words.note_wall),
            Line::Tops => (yes_no(self.five_on_top), words.note_five_on_top),
            Line::Begins => match self.first {
                Some(seat) => return (fill("{}", &[&(seat + 1)]), words.note_begins),
                None => (words.by_lot, words.note_begins),
            },
            Line::House(_) => ("", ""),
        };
        (fill(value, &[]), note)
    }

    /// The clues of the chosen case that are not laid yet.
    fn left(&self, case: Case) -> ClueSet {
        let laid: ClueSet = self.laid.iter().copied().collect();
        self.cards.of_case(case) - laid
    }

    fn next_clue(&self) -> Option<ClueId> {
        let left = self.left(self.case);
        let row = usize::from(self.picked).min(left.len().checked_sub(1)?);
        left.nth(row)
    }

    fn draw_wall(&self, canvas: &mut Canvas, words: &'static Words) {
        for column in Column::all() {
            for from_below in 0..HEIGHT {
                let (x, y) = clue_at(column, HEIGHT - 1 - from_below);
                match self.laid.get(column.index() * HEIGHT + from_below) {
                    Some(&id) => clue(canvas, x, y, &self.cards.clue(id), Look::Plain),
                    None => no_clue(canvas, x, y),
                }
            }
        }
        let next = self.laid.len().min(24);
        let column = Column::at(next / HEIGHT).unwrap_or(Column::First);
        let (x, y) = clue_at(column, HEIGHT - 1 - next % HEIGHT);
        clue_frame(canvas, x, y);
        canvas.rounded(Area::new(6, 160, 228, 50), 6, SLATE);
        if let Some(id) = self.next_clue() {
            let card = self.cards.clue(id);
            clue(canvas, 16, 174, &card, Look::Plain);
            let says = fill("{} {}", &[&capital(words.loot(card.case)), &card.value]);
            canvas.say_chosen(&says);
            Pen::new(Style::Bold, PAPER, SLATE).room(160).left(canvas, 70, 182, &says);
        }
        let place = fill(words.lay_next, &[&column]);
        Pen::new(Style::Note, FOG, SLATE).room(160).left(canvas, 70, 201, &place);
    }

    /// The next case that has a clue left.
    fn turn_case(&mut self, key: Key) {
        for _ in 0..Case::ALL.len() {
            self.case = Case::at(turned(self.case.index(), Case::ALL.len(), key)).unwrap_or(self.case);
            if !self.left(self.case).is_empty() {
                break;
            }
        }
        self.picked = 0;
    }

    /// The columns as they are given, each from below.
    fn columns(&self) -> [Option<heapless::Vec<ClueId, HEIGHT>>; 5] {
        let given = self.wall_given && self.laid.len() == self.laid.capacity();
        core::array::from_fn(|column| {
            let laid = self.laid.iter().skip(column * HEIGHT).take(HEIGHT);
            given.then(|| laid.copied().collect())
        })
    }
}

/// What can be done while the wall is laid.
pub enum Own {
    /// This clue of the case is to be seen.
    Pick(u8),
    /// Another case.
    Case(Key),
    /// The clue lies in its place.
    Lay,
    /// The last one is taken away.
    TakeBack,
}

impl FormPages for Draft {
    type Own = Own;

    /// The wall as it lies on the table, clue by clue.
    fn page(&self, desk: &SetUpDesk<'_>, show: &mut Show<'_, Own>) {
        let (texts, words) = (desk.texts, Words::of(desk.language));
        let corner = fill("{}/{}", &[&(self.laid.len() + 1).min(25), &25]);
        show.plate(words.lay_wall, Corner::Text(&corner));
        show.picture(|canvas| self.draw_wall(canvas, words));
        show.turns(self.picked.into(), self.left(self.case).len(), |row| Own::Pick(row as u8));
        for key in [Key::Left, Key::Right] {
            show.on(&[key], || Own::Case(key));
        }
        show.keys([
            Bound::says(Cap::Sideways, words.lay_case),
            Bound::new(Cap::A, texts.add, Own::Lay),
            Bound::new(Cap::B, texts.back, Own::TakeBack),
        ]);
    }

    fn act(&mut self, _desk: &SetUpDesk<'_>, own: Own) -> SetUpWish {
        match own {
            Own::Pick(row) => self.picked = row,
            Own::Case(key) => self.turn_case(key),
            Own::Lay => {
                if let Some(next) = self.next_clue() {
                    let _ = self.laid.push(next);
                    self.picked = 0;
                }
                if self.laid.is_full() {
                    return SetUpWish::Ready;
                }
                if self.left(self.case).is_empty() {
                    self.turn_case(Key::Right);
                }
            }
            Own::TakeBack => match self.laid.pop() {
                None => return SetUpWish::Leave,
                Some(last) => {
                    self.case = self.cards.clue(last).case;
                    self.picked = 0;
                }
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
        let (words, texts) = (Words::of(language), language.texts());
        let line = self.at(index);
        let (icon, label) = match line {
            Line::Players => (Icon::Witness, texts.players),
            Line::Witnesses => (Icon::Cards, words.witnesses),
            Line::Entries => (Icon::Trail, words.entries),
            Line::Wall => (Icon::Search, words.wall_row),
            Line::Tops => (Icon::Up, words.five_on_top),
            Line::Begins => (Icon::Flag, words.begins),
            Line::House(house) => return SetupLine::House(house, None),
        };
        let (value, note) = self.says(line, language);
        SetupLine::Own { icon, label, value, note, leads: false }
    }

    fn adjust(&mut self, index: usize, forward: bool) {
        let key = if forward { Key::Right } else { Key::Left };
        match self.at(index) {
            Line::Players => {
                let count = MOST_PLAYERS - FEWEST_PLAYERS + 1;
                let row = usize::from(self.players).saturating_sub(FEWEST_PLAYERS);
                self.players = (FEWEST_PLAYERS + turned(row, count, key)) as u8;
                self.first = self.first.filter(|&seat| seat < self.players);
            }
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
                self.first = next.checked_sub(1).map(|seat| seat as u8);
            }
            Line::House(_) => {}
        }
    }

    fn corner(&self, language: Language) -> Phrase {
        fill(Words::of(language).n_players, &[&self.players])
    }

    fn values(&self, language: Language) -> Option<&'static str> {
        (self.cards.origin == Origin::Reconstructed).then_some(language.texts().reconstructed)
    }

    fn tables(&mut self, tables: &Tables) {
        self.cards = tables.tatort_themse;
    }

    fn seats(&self) -> u8 {
        self.players
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
        };
        (self.witnesses == Source::Device && seat.number() > 1).then_some(says)
    }

    fn robot_name(&self) -> Name {
        Name::try_from("Confidant").unwrap_or_default()
    }

    /// The same choices; a wall that lies on the table has to be entered again.
    fn again(&mut self, setup: &[u8], _names: &mut [Name]) -> bool {
        let Ok(old) = postcard::from_bytes::<Setup>(setup) else { return false };
        let wall_given = old.columns.iter().any(Option::is_some);
        *self = Self {
            players: old.players.unwrap_or(self.players),
            witnesses: old.witnesses,
            every_turn: old.witnesses == Source::Table && !old.free_turns,
            five_on_top: old.five_on_top,
            wall_given,
            first: old.start.map(|seat| seat.index() as u8),
            ..Self::default()
        };
        !wall_given
    }

    fn begin(&mut self) -> SetUpWish {
        self.laid.clear();
        self.case = Case::Gallery;
        self.picked = 0;
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
            ..Setup::default()
        };
        let mut bytes = [0; crate::journal::SETUP_LEN];
        let used = postcard::to_slice(&setup, &mut bytes).ok()?;
        SetupBytes::from_slice(used).ok()
    }
}
