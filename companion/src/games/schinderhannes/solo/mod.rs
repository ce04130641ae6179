//! A puzzle for one person: the matrix, the cards, the map, hints. Nothing of it is hidden.

mod hints;
mod screens;

use confidant_core::fuel::Fuel;
use confidant_core::pack::{BoxedGame, Tables};

use confidant_core::schinderhannes::solitaire::{Action, Illegal, News, Outcome, SOLVER, Table};
use confidant_core::schinderhannes::{Card, Deduction, Domains, Edition, Place, Solitaire, Token};
use confidant_core::seat::Seat;

use super::Words;
use super::matrix::At;
use super::rules::rules;
use super::solved::Solution;
use super::soonwald::place_code;
use crate::draw::{Icon, Style};
use crate::games::end::verdict_page;
use crate::games::{
    Deed, DeedOf, Desk, Flow, Kind, MenuOf, Moments, Pages, SecretScreens, ShowOf, TableScreens,
};
use crate::input::{Key, Millis};
use crate::settings::Settings;
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
    /// The card at which laying all of them stopped: it contradicts the board.
    stopped: Option<Card>,
    hints: Hints,
    changed: Changed,
}

/// What is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum View {
    Matrix,
    Cards,
    Map,
    Hint,
    Solved,
    End { row: u8 },
}

/// The cells that a hint has changed: they blink.
#[derive(Default)]
struct Changed {
    cells: Option<Domains>,
    /// Since when they are seen.
    since: Option<Millis>,
}

/// They are there again, away, there, away, for so long each.
const BLINK: Millis = 100;
const BLINKS: Millis = 4;

impl Changed {
    fn moves_at(&self, now: Millis) -> Option<Millis> {
        let blink = now.saturating_sub(self.since?) / BLINK;
        (blink < BLINKS).then(|| self.since.unwrap_or(now) + (blink + 1) * BLINK)
    }

    /// Whether a cell is shown as it was before.
    fn is_back(&self, now: Millis, token: Token) -> bool {
        let blink = self.since.map(|since| now.saturating_sub(since) / BLINK);
        let back = blink.is_some_and(|blink| blink < BLINKS && blink.is_multiple_of(2));
        back && self.cells.is_some_and(|cells| cells[token.crime].has(token.place))
    }
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
    /// Not all cards can be laid: this one contradicts the board.
    Stopped(Card),
    /// A hint is wanted, or more of it.
    Hint,
    MoreHint,
    /// This step of a supposition is to be seen.
    Link(u8),
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
    let some_left = table.laid != table.cards && !table.by_hand;
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
    const PUZZLE: bool = true;
    const TITLE: &'static str = "Schinderhannes solo";
    const ICON: Icon = Icon::Bulb;

    const BOXED: Option<BoxedGame> = Some(BoxedGame::Schinderhannes);

    fn printed(tables: &Tables) -> &'static Edition {
        tables.schinderhannes
    }

    fn players(words: &'static Words) -> &'static str {
        words.players_solo
    }

    fn rules(language: Language) -> Pages {
        rules(language)
    }

    fn new(table: &Table) -> Self {
        Self {
            view: if table.outcome.is_some() { View::End { row: 0 } } else { View::Matrix },
            at: At::START,
            row: 0,
            place: Place::Hahnmuehle,
            laying: false,
            stopped: None,
            hints: Hints::default(),
            changed: Changed::default(),
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
            Action::Lift(token) => (words.log_lifts, token),
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
            Illegal::Over | Illegal::NotInPuzzle | Illegal::LiftFirst | Illegal::NotFound => {
                texts.not_possible
            }
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
                verdict_page(desk, show, &self.verdict(desk), see(View::End { row: 1 }));
            }
            View::End { row } => self.result_page(desk, show, row),
        }
    }

    fn act(&mut self, desk: &SoloDesk<'_>, own: Own) {
        match own {
            Own::See(view) => (self.view, self.stopped) = (view, None),
            Own::At(at) => self.at = at,
            Own::Row(row) => (self.row, self.stopped) = (row, None),
            Own::Stopped(card) => self.stop_at(desk.table, card),
            Own::Place(place) => self.place = place,
            Own::Hint => self.ask_hint(desk),
            Own::MoreHint => self.hints.deepen(),
            Own::Link(link) => self.hints.see_link(link),
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
            View::Hint | View::Solved | View::End { .. } => false,
        }
    }

    fn draws_on(&self, desk: &SoloDesk<'_>) -> bool {
        let table = desk.table;
        let token = Token { crime: self.at.crime(), place: self.at.place(table.edition()) };
        let left = table.left[token.crime];
        self.view == View::Matrix
            && match desk.public.acts().next_back() {
                Some((_, Action::Remove(_))) => {
                    !table.contradiction && left.has(token.place) && left.len() > 1
                }
                Some((_, Action::Restore(_))) => {
                    table.removed[token.crime].has(token.place) && table.found_with(token).is_none()
                }
                _ => false,
            }
    }

    fn menu(&self, desk: &SoloDesk<'_>) -> MenuOf<Self> {
        let hint = (Icon::Bulb, desk.words.hint_row, self.hints.ask());
        desk.table.outcome.is_none().then_some(hint).into_iter().collect()
    }
}

/// A puzzle has no secrets: nothing is ever veiled.
impl SecretScreens for SoloScreens {}

impl Moments for SoloScreens {
    const GUARDED: bool = false;

    fn told(&mut self, desk: &SoloDesk<'_>, news: &News) {
        match self.hints.lost().filter(|_| self.view == View::Hint) {
            Some(lost) => self.changed = Changed { cells: Some(lost), since: None },
            None if self.hints.doing.is_none() => self.changed = Changed::default(),
            // The next of the strikes that the hint says.
            None => {}
        }
        self.hints.forget();
        self.stopped = None;
        if news.contradiction {
            (self.laying, self.view) = (false, View::Matrix);
            self.hints.doing = None;
        } else if matches!(self.view, View::Hint) {
            self.view = View::Matrix;
        }
        self.row = self.row.min(card_rows(desk.table).count().saturating_sub(1) as u8);
        if news.outcome.is_some() {
            self.view = if is_solved(desk.table) { View::Solved } else { View::End { row: 0 } };
        }
    }

    fn seen(&mut self, now: Millis) {
        if self.view == View::Matrix && self.changed.cells.is_some() {
            self.changed.since.get_or_insert(now);
        }
    }

    fn moves_at(&self, now: Millis) -> Option<Millis> {
        self.changed.moves_at(now).filter(|_| self.view == View::Matrix)
    }

    fn skip_motion(&mut self) {
        if self.changed.since.is_some() {
            self.changed = Changed::default();
        }
    }

    fn reset(&mut self, desk: &SoloDesk<'_>) {
        *self = Self { at: self.at, row: self.row, ..Self::new(desk.table) };
        self.row = self.row.min(card_rows(desk.table).count().saturating_sub(1) as u8);
    }

    fn keep(&self, desk: &SoloDesk<'_>, settings: &mut Settings) -> bool {
        let table = desk.table;
        if !is_solved(table) {
            return false;
        }
        let seconds = u16::try_from(desk.public.spent_by(SOLVER) / 1000).unwrap_or(u16::MAX);
        let alone = desk.public.hints() == 0 && table.deduction == Deduction::Manual;
        let before = settings.puzzles;
        match (table.from, printed_number(table)) {
            (Some(from), _) => settings.puzzles.add_made(from, Solution { alone, seconds }),
            (None, Some(number)) => settings.puzzles.add_printed(number, Solution { alone, seconds }),
            (None, None) => {}
        }
        settings.puzzles != before
    }

    /// The rest of the cards, or of what a hint says.
    fn prepared(&mut self, desk: &SoloDesk<'_>) -> Option<Action> {
        let table = desk.table;
        if table.outcome.is_some() {
            return None;
        }
        if self.laying {
            let next = (table.cards - table.laid).first();
            self.laying = next.is_some_and(|card| !table.contradicts(card));
            if let Some(card) = next.filter(|_| !self.laying) {
                self.stop_at(table, card);
            }
            return next.filter(|_| self.laying).map(Action::Play);
        }
        self.hints.next(table)
    }

    fn has_work(&self) -> bool {
        self.view == View::Hint && self.hints.looks()
    }

    fn work(&mut self, desk: &SoloDesk<'_>, fuel: &mut Fuel) -> bool {
        let found = self.hints.look_on(fuel);
        // The grid shows the cell that the hint names, or the row that it speaks of.
        if let Some(token) = self.hints.cell().filter(|_| found) {
            self.at = At::of(desk.table.edition(), token);
        }
        found
    }
}

impl SoloScreens {
    /// Laying all cards ends at this one, which is lit.
    fn stop_at(&mut self, table: &Table, card: Card) {
        let row = card_rows(table).position(|row| row == CardRow::Card(card)).unwrap_or(0);
        (self.view, self.row, self.stopped) = (View::Cards, row as u8, Some(card));
    }
}

/// Which of the printed puzzles these cards are.
fn printed_number(table: &Table) -> Option<u8> {
    let puzzles = table.edition().puzzles();
    let at = puzzles.iter().position(|puzzle| puzzle.cards == table.cards)?;
    u8::try_from(at + 1).ok()
}

/// What the puzzle is called: its number and grade, and the way in which it is solved where that fits, too.
fn title(desk: &SoloDesk<'_>, room: i32) -> Phrase {
    let (words, table) = (desk.words, desk.table);
    let name = match (table.from, printed_number(table)) {
        (Some(from), _) => fill("{}, {}", &[&from.number, &words.grade(from.grade).0]),
        (None, Some(number)) => fill(words.puzzle_n, &[&number]),
        (None, None) => fill(words.new_puzzle, &[]),
    };
    let way = match table.deduction {
        _ if table.by_hand => words.all_by_hand,
        Deduction::Manual => words.cards_alone,
        Deduction::Rules => words.by_rules,
        Deduction::Logic => words.by_logic,
    };
    let whole = fill("{}, {}", &[&name, &way]);
    if Style::Bold.width(&whole) <= room { whole } else { name }
}

/// Whether a puzzle was solved.
fn is_solved(table: &Table) -> bool {
    table.outcome == Some(Outcome::Solved)
}
