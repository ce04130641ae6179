//! Everything, with the house decks or with the printed cards of the box: Confidant keeps all of the game. The open
//! screen is the clock, or whatever is to be decided next; what followed by itself is told once a turn. Secrets are
//! looked at while Y is held, whenever somebody wants to; a team has none.

mod city;
mod clock;
mod deeds;
mod deeds_screen;
mod does;
mod drive;
mod end;
mod envelope;
mod finale;
mod fresh;
mod hand;
mod hand_ops;
mod history;
mod moments;
mod notebook;
mod notes;
mod own_dice;
mod people;
mod printed;
mod questions;
mod replay;
mod result;
mod saying;
mod secret;
mod sheet;
mod solved;
#[cfg(test)]
mod told_tests;
mod views;

use confidant_core::game::Game;
use confidant_core::id::Id;
use confidant_core::pack::{BoxedGame, Tables};
use confidant_core::seat::Seat;
use confidant_core::tiny_epic_crimes::cards::{EventId, RewardSet};
use confidant_core::tiny_epic_crimes::kinds::{Officer, OfficerSet, Slot, SlotSet};
use confidant_core::tiny_epic_crimes::{Action, Illegal, News, Table, Task, TinyEpicCrimes};

use super::face::light_of;
use super::motion::{Passing, Roll};
use super::table_face::TableFace;
use super::{Words, last_hour_page};
use crate::draw::{Canvas, Icon};
use crate::games::{
    Deed, Desk, FiguresAndSigns, Flow, Kind, MenuOf, Pages, SeatDesk, SecretScreens, ShowOf, TableScreens,
};
use crate::input::Key;
use crate::texts::{Language, Phrase, Texts, fill};

use deeds_screen::Choosing;
use does::{Own, View};
use finale::Finale;
use fresh::Looks;
use hand::Hand;
use notes::{Began, Notes};
use people::{asked, name_of};
use sheet::Sheet;
use solved::Solved;

pub use drive::first_deed;
pub use history::Mark;

/// The desk of this game.
pub type TableDesk<'a> = Desk<'a, Screens>;
/// The desk of a secret screen.
pub type HandDesk<'a> = SeatDesk<'a, Screens>;
/// What takes in the pages of this game.
type Shows<'a> = ShowOf<'a, Screens>;

/// The screens of a whole case.
pub struct Screens {
    view: View,
    /// What is to be read before the game goes on.
    reading: Reading,
    /// Whether a turn is to be played: then the clock is what the table sees.
    is_turn: bool,
    /// Which row of a question is lit; how far back a result is scrolled.
    row: u8,
    /// The dice or the colour that are being entered.
    entry: [u8; 2],
    /// What happened since the turn began.
    notes: Notes,
    /// Evidence that was solved: a banner before anything else.
    solved: Solved,
    /// The dice as they fell last.
    roll: Option<Roll>,
    /// What moves on the clock when the table sees it next.
    passing: Passing,
    /// The letters that turn at the end.
    finale: Finale,
    /// What is being chosen in secret.
    hand: Hand,
    /// What each officer knew at the last look.
    looks: Looks,
    /// The card in each slot, for when one is gone.
    laid: [Option<EventId>; Slot::COUNT],
    /// The slots that have a card.
    slots: SlotSet,
    /// The turn under way.
    began: Began,
    /// What is done by hand, with printed cards.
    sheet: Sheet,
    /// What is said to be gained by an event of the box.
    gains: RewardSet,
    /// Who is said to have accused the one in the envelope.
    right: OfficerSet,
    /// Whether the printed event that was drawn last came too late.
    draw_again: bool,
}

/// What is to be read before the game goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    Nothing,
    /// What the turn brought, then the cards drawn.
    Result,
    /// The cards drawn.
    Cards,
}

impl Flow for Screens {
    type Game = TinyEpicCrimes;
    type Mark = Mark;
    type Words = Words;
    const KIND: Kind = Kind::new(4);
    const TITLE: &'static str = "Tiny Epic Crimes";
    const ICON: Icon = Icon::Badge;
    const LISTED: bool = false;
    const BOXED: Option<BoxedGame> = Some(BoxedGame::TinyEpicCrimes);
    const MADE_UP: bool = true;

    fn printed(tables: &Tables) -> &'static <TinyEpicCrimes as Game>::Printed {
        tables.tiny_epic_crimes
    }

    fn players(words: &'static Words) -> &'static str {
        words.players_range
    }

    fn rules(language: Language) -> Pages {
        super::rules::rules(language)
    }

    fn new(table: &Table) -> Self {
        Self {
            view: first_view(table),
            reading: Reading::Nothing,
            is_turn: is_turn(table),
            row: 0,
            entry: own_dice::first(table),
            notes: Notes::default(),
            solved: Solved::new(),
            roll: None,
            passing: Passing::default(),
            finale: Finale::default(),
            hand: Hand::default(),
            looks: Looks::UNKNOWN,
            laid: table.slots().house_ids(),
            slots: printed::laid(table),
            began: Began::of(table),
            sheet: Sheet::default(),
            gains: RewardSet::NONE,
            right: OfficerSet::NONE,
            draw_again: false,
        }
    }

    fn seat_name(seat: Seat, words: &'static Words) -> &'static str {
        words.officer(seat.index())
    }

    fn icon(_seat: Seat) -> Icon {
        Icon::Badge
    }

    fn mark(news: &News) -> Mark {
        history::mark(news)
    }

    fn is_secret(mark: Mark) -> bool {
        mark.is_secret()
    }

    fn history(desk: &TableDesk<'_>, _author: Option<Seat>, mark: Mark) -> Phrase {
        history::line(desk, mark)
    }

    fn signs(mark: Mark) -> FiguresAndSigns {
        mark.signs()
    }

    fn refusal(_illegal: Illegal, texts: &'static Texts, _words: &'static Words) -> &'static str {
        texts.not_possible
    }

    fn progress(desk: &TableDesk<'_>) -> Phrase {
        let (table, words) = (desk.table, desk.words);
        if table.mode().is_team() {
            return fill(words.team_code, &[]);
        }
        let day = table.now().started.max(1).div_ceil(24);
        fill(if table.acts_by_night() { words.night_n } else { words.day_n }, &[&day])
    }

    fn winners(outcome: crate::games::OutcomeOf<Self>) -> u8 {
        super::winners(outcome)
    }

    fn brief(table: &Table) -> Phrase {
        fill("{}/{}", &[&table.now().started, &table.last_hour()])
    }
}

impl TableScreens for Screens {
    type Own = Own;

    fn page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        if let Some(&(evidence, _)) = self.solved.first() {
            return self.solved_page(desk, show, evidence);
        }
        match self.view {
            View::Home if self.reading != Reading::Nothing => self.result_page(desk, show),
            View::Home => self.home_page(desk, show),
            View::Drive(to) => drive::page(desk, show, to),
            View::Deeds(choosing) => deeds_screen::page(desk, show, choosing),
            View::LastHour => {
                let officer = desk.table.now().officer;
                last_hour_page(desk, show, officer, Action::Report(officer), does::back(desk));
            }
            View::Sure => self.sure_page(desk, show),
            View::Pays => self.pays_page(desk, show),
            View::City => views::city_page(desk, show),
            View::Events { page } => views::events_page(desk, show, page),
            View::Case => views::case_page(desk, show),
            View::Officers { row } => self.officers_page(desk, show, row),
            View::Cards(pick) => secret::open_page(desk, show, pick),
            View::Sheet => self.sheet_page(desk, show),
            View::Saying(saying) => saying::page(desk, show, saying),
            View::Really => self.really_page(desk, show),
            View::Resolve(resolving) => printed::resolve_page(desk, show, resolving),
            View::End { row } => end::page(desk, show, row),
            View::Murderer => end::murderer_page(desk, show),
            View::Replay { step } => replay::page(desk, show, step),
        }
    }

    fn act(&mut self, desk: &TableDesk<'_>, own: Own) {
        self.do_own(desk, own);
    }

    fn called(&self, desk: &Desk<'_, Self>, icon: Icon) -> &'static str {
        super::signs::called(icon, desk.language, desk.words)
    }

    fn has_face(&self, _desk: &TableDesk<'_>) -> bool {
        self.shows_clock()
    }

    fn draw_face(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let (table, officer) = (desk.table, desk.table.now().officer);
        let (team, dark) = (table.mode().is_team(), table.darkened_by().is_some());
        let face = TableFace {
            officer,
            name: name_of(desk, officer),
            track: table.track(),
            light: light_of(table.board(), team, dark, table.now().started),
            time: desk.public.clock_face(desk.now),
            words: desk.words,
        };
        face.draw(canvas);
    }

    /// While what a turn brought is read.
    fn holds_time(&self, _desk: &TableDesk<'_>) -> bool {
        self.reading != Reading::Nothing || self.tells_solved()
    }

    fn has_foot(&self) -> bool {
        self.view == View::Home && self.reading == Reading::Nothing && !self.tells_solved()
    }

    fn repeats(&self, key: Key) -> bool {
        match self.view {
            View::Drive(_) | View::Saying(_) | View::Replay { .. } => {
                matches!(key, Key::Up | Key::Down | Key::Left | Key::Right)
            }
            View::Deeds(_) => matches!(key, Key::Left | Key::Right),
            _ => false,
        }
    }

    /// What a printed card says is carried out by hand.
    fn menu(&self, desk: &TableDesk<'_>) -> MenuOf<Self> {
        let elsewhere = desk.table.pending() != Some(Task::ByHand);
        let open = elsewhere && sheet::is_open(desk.table);
        let by_hand = (Icon::Gear, desk.words.by_hand, Deed::Own(Own::OpenSheet));
        open.then_some(by_hand).into_iter().collect()
    }

    /// A third force card, and whom an officer accuses; a team has no secrets.
    fn holder(table: &Table) -> Option<Seat> {
        match table.pending() {
            Some(Task::Drop(officer) | Task::Accuse(officer)) if !table.mode().is_team() => {
                Some(officer.seat())
            }
            _ => None,
        }
    }

    /// Whoever is named on the screen.
    fn look(&self, desk: &TableDesk<'_>) -> Option<Seat> {
        let table = desk.table;
        let accuse = table.pending() == Some(Task::Right);
        if accuse || !envelope::has_notes(table) || table.ending().is_some() {
            return None;
        }
        if let Some(&(_, holder)) = self.solved.first() {
            return Some(holder.seat());
        }
        match self.view {
            View::Officers { row } => views::officer_at(table, row).map(Officer::seat),
            View::Home if self.reading == Reading::Result => self.notes.actor().map(Officer::seat),
            View::Home if self.reading == Reading::Cards => None,
            View::City | View::Events { .. } | View::Case => None,
            _ => asked(table).map(Officer::seat),
        }
    }
}

impl SecretScreens for Screens {
    fn opened(&mut self, desk: &HandDesk<'_>) {
        let pays = self.view == View::Pays;
        self.hand.begin(desk, pays);
        let officer = Officer::of(desk.seat);
        self.hand.fresh = officer.map(|officer| self.looks.look(officer, desk.private)).unwrap_or_default();
    }

    fn secret_page(&self, desk: &HandDesk<'_>, show: &mut Shows<'_>) {
        secret::page(&self.hand, desk, show);
    }

    fn act_secret(&mut self, desk: &HandDesk<'_>, own: Own) {
        if let Own::Hand(deed) = own {
            self.hand.act(desk, deed);
        }
    }

    fn is_rose(&self) -> bool {
        self.hand.page == hand::Page::Accuse
    }

    fn put_down(&mut self) {
        self.hand.put_down();
    }
}

impl Screens {
    fn go_home(&mut self, table: &Table) {
        self.view = first_view(table);
        self.is_turn = is_turn(table);
        self.row = 0;
        self.entry = own_dice::first(table);
        self.gains = RewardSet::NONE;
        self.right = OfficerSet::NONE;
        self.slots = printed::laid(table);
        self.laid = table.slots().house_ids();
        // In the middle of a turn it is still the same one.
        self.began = if self.notes.turn.is_some() && !self.is_turn { self.began } else { Began::of(table) };
    }

    /// Whether there is evidence to be told.
    fn tells_solved(&self) -> bool {
        !self.solved.is_empty()
    }

    /// Whether the clock is to be seen.
    fn shows_clock(&self) -> bool {
        self.is_turn && self.has_foot()
    }

    /// Whether dice are to be seen.
    fn shows_dice(&self) -> bool {
        self.view == View::Home && self.reading == Reading::Result && !self.tells_solved()
    }

    /// The result was read, or there was none: the cards that were drawn, then the game.
    fn read_on(&mut self, table: &Table) {
        self.row = 0;
        self.reading = if self.notes.cards.is_empty() { Reading::Nothing } else { Reading::Cards };
        if self.reading == Reading::Nothing {
            self.notes = Notes::default();
            self.roll = None;
            self.began = Began::of(table);
        }
    }

    /// What is to be decided: the turn, or one of the questions in it.
    fn home_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        match desk.table.pending() {
            None => self.finale_page(desk, show),
            Some(Task::Turn(officer)) => self.clock_page(desk, show, officer),
            Some(task) if own_dice::is_entry(task) => self.entry_page(desk, show, task),
            Some(Task::DrawEvent) => self.drawn_page(desk, show),
            Some(Task::ByHand) => self.sheet_page(desk, show),
            Some(task @ (Task::SolverGains(..) | Task::HelperGains(..))) => {
                self.gains_page(desk, show, task);
            }
            Some(Task::Right) => self.right_page(desk, show),
            Some(task) => self.question_page(desk, show, task),
        }
    }
}

fn is_turn(table: &Table) -> bool {
    matches!(table.pending(), Some(Task::Turn(_)))
}

/// Where a game is at home; one that is over when it is resumed, at its result.
fn first_view(table: &Table) -> View {
    match table.pending() {
        None => end::at_replay(table),
        Some(Task::Second(_)) => View::Deeds(Choosing::here()),
        Some(_) => View::Home,
    }
}
