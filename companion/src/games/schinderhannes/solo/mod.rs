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
use crate::draw::Icon;
use crate::games::{
    Deed, DeedOf, Desk, Flow, Kind, MenuOf, Moments, Pages, SecretScreens, ShowOf, TableScreens,
};
use crate::input::Key;
use crate::texts::{Language, Phrase, Texts, fill};
use hints::Hints;

/// The desk of a puzzle.
pub(super) type SoloDesk<'a> = Desk<'a, SoloScreens>;
/// What takes in its pages.
type Shows<'a> = ShowOf<'a, SoloScreens>;

/// The screens of a puzzle.
pub struct SoloScreens {
    view: View,
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
pub enum View {
    Matrix,
    Cards,
    Map,
    Hint,
    Solved,
    Result { row: u8 },
}

/// What a key changes.
#[derive(Clone, Copy)]
pub enum Own {
    /// Another view.
    See(View),
    /// The cursor of the matrix, of the cards, of the map goes here.
    At(At),
    Row(u8),
    Place(Place),
    /// A hint is wanted, or more of it.
    Hint,
    MoreHint,
}

/// What can be done on these pages.
type Does = DeedOf<SoloScreens>;

const fn see(view: View) -> Does {
    Deed::Own(Own::See(view))
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
    type Own = Own;

    fn page(&self, desk: &SoloDesk<'_>, show: &mut Shows<'_>) {
        match self.view {
            View::Matrix => self.matrix_page(desk, show),
            View::Cards => self.cards_page(desk, show),
            View::Map => self.map_page(desk, show),
            View::Hint => self.hint_page(desk, show),
            View::Solved => {
                show.picture(|canvas| self.draw_banner(desk, canvas));
                show.any_key(see(View::Result { row: 0 }));
            }
            View::Result { row } => self.result_page(desk, show, row),
        }
    }

    fn act(&mut self, desk: &SoloDesk<'_>, own: Own) {
        match own {
            Own::See(view) => self.view = view,
            Own::At(at) => self.at = at,
            Own::Row(row) => self.row = row,
            Own::Place(place) => self.place = place,
            Own::Hint => self.ask_hint(desk),
            Own::MoreHint => self.hints.deepen(),
        }
    }

    /// The rest of the cards, or of what a hint says.
    fn prepare(&mut self, next: Action) {
        match next {
            Action::Play(_) => self.laying = true,
            _ => self.hints.follow(),
        }
    }

    fn has_foot(&self) -> bool {
        false
    }

    fn repeats(&self, key: Key) -> bool {
        let stick = matches!(key, Key::Up | Key::Down | Key::Left | Key::Right);
        match self.view {
            View::Matrix | View::Map => stick,
            View::Cards => matches!(key, Key::Up | Key::Down),
            View::Hint | View::Solved | View::Result { .. } => false,
        }
    }

    fn menu(&self, desk: &SoloDesk<'_>) -> MenuOf<Self> {
        let hint = (Icon::Bulb, desk.words.hint_row, Deed::Own(Own::Hint));
        desk.table.outcome.is_none().then_some(hint).into_iter().collect()
    }
}

/// A puzzle has no secrets: nothing is ever veiled.
impl SecretScreens for SoloScreens {}

impl Moments for SoloScreens {
    fn told(&mut self, desk: &SoloDesk<'_>, news: &News) {
        self.hints.forget();
        if news.contradiction {
            (self.laying, self.view) = (false, View::Matrix);
            self.hints.doing = None;
        } else if matches!(self.view, View::Hint) {
            self.view = View::Matrix;
        }
        self.row = self.row.min(card_rows(desk.table).count().saturating_sub(1) as u8);
        if news.outcome.is_some() {
            self.view = if is_solved(desk.table) { View::Solved } else { View::Result { row: 0 } };
        }
    }

    fn reset(&mut self, desk: &SoloDesk<'_>) {
        let hints = Hints::after(self.hints.used);
        *self = Self { at: self.at, row: self.row, hints, ..Self::new(desk.table) };
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
