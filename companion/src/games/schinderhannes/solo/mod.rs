//! A puzzle for one person: the matrix, the cards, the map, hints. Nothing of it is hidden.

mod hints;
mod screens;

use confidant_core::fuel::Fuel;
use confidant_core::pack::{BoxedGame, Tables};

use confidant_core::schinderhannes::solitaire::{Action, Illegal, News, Outcome, Table};
use confidant_core::schinderhannes::{Card, Edition, Place, Solitaire};
use confidant_core::seat::Seat;

use super::Words;
use super::matrix::At;
use super::rules::rules;
use super::soonwald::place_code;
use crate::draw::{Canvas, Icon};
use crate::games::{
    Desk, Flow, Kind, MenuItems, Moments, Pages, SeatDesk, SecretScreens, TableScreens, Wish,
};
use crate::input::Key;
use crate::texts::{Language, Phrase, Texts, fill};
use hints::Hints;

pub(super) use screens::direction;

/// The desk of a puzzle.
pub(super) type SoloDesk<'a> = Desk<'a, SoloScreens>;

/// The screens of a puzzle.
pub struct SoloScreens {
    view: View,
    banner: bool,
    at: At,
    /// The row that is lit in the list of the cards.
    row: u8,
    place: Place,
    /// Whether all cards are being laid.
    laying: bool,
    hints: Hints,
}

/// What is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum View {
    Matrix,
    Cards,
    Map,
    Hint,
    Result { row: u8 },
}

/// What a row of the list of the cards is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CardRow {
    LayAll,
    Card(Card),
    Hint,
    Map,
}

/// The rows of the list: lay all, as long as there is something to lay; the cards; hint and map.
fn card_rows(table: &Table) -> impl Iterator<Item = CardRow> + Clone {
    let some_left = table.laid != table.cards;
    let cards = table.cards;
    some_left
        .then_some(CardRow::LayAll)
        .into_iter()
        .chain(cards.iter().map(CardRow::Card))
        .chain([CardRow::Hint, CardRow::Map])
}

impl Flow for SoloScreens {
    type Game = Solitaire;
    /// What was done: nothing is hidden.
    type Mark = Action;
    type Words = Words;
    const KIND: Kind = Kind::new(3);
    const TITLE: &'static str = "Schinderhannes";
    const ICON: Icon = Icon::Ambush;
    const LISTED: bool = false;

    const BOXED: Option<BoxedGame> = Some(BoxedGame::Schinderhannes);

    fn printed(tables: &Tables) -> &'static Edition {
        tables.schinderhannes
    }

    fn words(language: Language) -> &'static Words {
        Words::of(language)
    }

    fn players(words: &'static Words) -> &'static str {
        words.players_range
    }

    fn rules(language: Language) -> Pages {
        rules(language)
    }

    fn new(table: &Table) -> Self {
        Self {
            view: if table.outcome.is_some() { View::Result { row: 0 } } else { View::Matrix },
            banner: false,
            at: At::START,
            row: 0,
            place: Place::Hahnmuehle,
            laying: false,
            hints: Hints::default(),
        }
    }

    fn seat_name(_seat: Seat, words: &'static Words) -> &'static str {
        words.solver
    }

    fn mark(news: &News) -> Action {
        news.action
    }

    fn history(desk: &SoloDesk<'_>, _author: Option<Seat>, mark: Action) -> Phrase {
        let words = desk.words;
        let (text, token) = match mark {
            Action::Play(card) => return fill(words.log_lays, &[&card]),
            Action::Remove(token) => (words.log_strikes, token),
            Action::Restore(token) => (words.log_restores, token),
            Action::Found(token) => (words.log_found, token),
        };
        fill(text, &[&words.crime(token.crime), &place_code(token.place)])
    }

    fn refusal(illegal: Illegal, texts: &'static Texts, words: &'static Words) -> &'static str {
        match illegal {
            Illegal::Laid => words.no_laid,
            Illegal::Contradicts => words.no_contradicts,
            Illegal::RestoreFirst => words.cannot_be,
            Illegal::NoSuchToken | Illegal::NotRemoved => words.no_token_there,
            Illegal::LastToken => words.no_last,
            Illegal::Stands => words.no_stands,
            Illegal::Over | Illegal::NotInPuzzle => texts.not_possible,
        }
    }

    fn progress(desk: &SoloDesk<'_>) -> Phrase {
        Self::brief(desk.table)
    }

    fn brief(table: &Table) -> Phrase {
        fill("{}/{}", &[&table.laid.len(), &table.cards.len()])
    }
}

impl TableScreens for SoloScreens {
    type Own = ();

    fn press(&mut self, desk: &SoloDesk<'_>, key: Key) -> Wish<Action> {
        if core::mem::take(&mut self.banner) {
            return Wish::Redraw;
        }
        match self.view {
            View::Matrix => self.press_matrix(desk, key),
            View::Cards => self.press_cards(desk, key),
            View::Map => self.press_map(desk, key),
            View::Hint => self.press_hint(desk, key),
            View::Result { row } => self.press_result(key, row),
        }
    }

    fn draw(&self, desk: &SoloDesk<'_>, canvas: &mut Canvas) {
        if self.banner {
            return self.draw_banner(desk, canvas);
        }
        match self.view {
            View::Matrix => self.draw_matrix(desk, canvas),
            View::Cards => self.draw_cards(desk, canvas),
            View::Map => self.draw_map(desk, canvas),
            View::Hint => self.draw_hint(desk, canvas),
            View::Result { row } => self.draw_result(desk, canvas, row),
        }
    }

    fn has_foot(&self) -> bool {
        false
    }

    fn repeats(&self, key: Key) -> bool {
        let stick = matches!(key, Key::Up | Key::Down | Key::Left | Key::Right);
        !self.banner
            && match self.view {
                View::Matrix | View::Map => stick,
                View::Cards => matches!(key, Key::Up | Key::Down),
                View::Hint | View::Result { .. } => false,
            }
    }

    fn menu(&self, desk: &SoloDesk<'_>) -> MenuItems {
        let mut items = MenuItems::new();
        if desk.table.outcome.is_none() {
            let _ = items.push((Icon::Bulb, desk.words.hint_row, 0));
        }
        items
    }

    fn chosen(&mut self, desk: &SoloDesk<'_>, _item: u8) -> Wish<Action> {
        self.ask_hint(desk)
    }
}

/// A puzzle has no secrets: nothing is ever veiled.
impl SecretScreens for SoloScreens {
    fn draw_secret(&self, _desk: &SeatDesk<'_, Self>, _canvas: &mut Canvas) {}
}

impl Moments for SoloScreens {
    fn told(&mut self, desk: &SoloDesk<'_>, news: &News) {
        self.hints.forget();
        if news.contradiction {
            (self.laying, self.view) = (false, View::Matrix);
            self.hints.stop();
        } else if matches!(self.view, View::Hint) {
            self.view = View::Matrix;
        }
        self.row = self.row.min(card_rows(desk.table).count().saturating_sub(1) as u8);
        if news.outcome.is_some() {
            self.banner = is_solved(desk.table);
            self.view = View::Result { row: 0 };
        }
    }

    fn reset(&mut self, desk: &SoloDesk<'_>) {
        let used = self.hints.used();
        *self = Self { at: self.at, row: self.row, ..Self::new(desk.table) };
        self.hints.carry(used);
        self.row = self.row.min(card_rows(desk.table).count().saturating_sub(1) as u8);
    }

    /// The rest of the cards, or of what a hint says.
    fn prepared(&mut self, desk: &SoloDesk<'_>) -> Option<Action> {
        let table = desk.table;
        if table.outcome.is_some() {
            return None;
        }
        if self.laying {
            let next = (table.cards - table.laid).first().map(Action::Play);
            self.laying = next.is_some();
            return next;
        }
        self.hints.next(table)
    }

    fn has_work(&self) -> bool {
        self.view == View::Hint && self.hints.looks()
    }

    fn work(&mut self, _desk: &SoloDesk<'_>, fuel: &mut Fuel) -> bool {
        self.hints.look_on(fuel)
    }
}

/// Which of the printed puzzles these cards are.
fn printed_number(table: &Table) -> Option<u8> {
    let puzzles = table.edition().puzzles();
    let at = puzzles.iter().position(|puzzle| puzzle.cards == table.cards)?;
    u8::try_from(at + 1).ok()
}

/// What the puzzle is called.
fn title(desk: &SoloDesk<'_>) -> Phrase {
    match printed_number(desk.table) {
        Some(number) => fill(desk.words.puzzle_n, &[&number]),
        None => fill(desk.words.new_puzzle, &[]),
    }
}

/// Whether a puzzle was solved.
fn is_solved(table: &Table) -> bool {
    table.outcome == Some(Outcome::Solved)
}
