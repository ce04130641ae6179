//! Clock and events: the box does the rest, people enter only hours. The open screen is the clock, or whatever is to be
//! told next; everything that happened by itself is read first. There is nothing to look at in secret.

mod by_hand;
mod cards;
mod choices;
mod deeds;
mod end;
mod events;
mod face;
mod history;
mod judged;
mod notes;
#[cfg(test)]
mod told_tests;

use confidant_core::chance::Source;
use confidant_core::game::Game;
use confidant_core::id::Id;
use confidant_core::pack::{BoxedGame, Tables};
use confidant_core::seat::Seat;
use confidant_core::tiny_epic_clock::{Action, Happening, News, Table, Task, TinyEpicClock};
use confidant_core::tiny_epic_crimes::cards::EventId;
use confidant_core::tiny_epic_crimes::kinds::{Officer, OfficerSet, Slot};

use super::face::light_of;
use super::motion::{Passing, Roll};
use super::table_face::TableFace;
use super::{Words, last_hour_page, token_of};
use crate::draw::{Canvas, Icon};
use crate::games::end::verdict_page;
use crate::games::{Desk, Flow, Kind, MenuOf, Moments, Pages, SecretScreens, ShowOf, TableScreens};
use crate::input::{Key, Millis};
use crate::texts::{Language, Phrase, fill};

use deeds::{Own, View, see};
use notes::Notes;

pub use history::Mark;

/// The desk of this game.
pub type TableDesk<'a> = Desk<'a, Screens>;
/// What takes in the pages of this game.
type Shows<'a> = ShowOf<'a, Screens>;

/// The screens of a clock.
pub struct Screens {
    view: View,
    /// Whether a turn is to be told: then the clock is what the table sees.
    is_turn: bool,
    /// The hours that are being set for the turn; none yet: 0.
    hours: u8,
    /// Which row of a choice is lit.
    row: u8,
    /// Who is said to be where an event wants everybody to be, or to have been right.
    there: OfficerSet,
    /// Whether the printed event that was drawn last came too late.
    draw_again: bool,
    /// What happened by itself and is to be read.
    notes: Notes,
    /// The dice as they fell last, and since when they are shown.
    roll: Option<Roll>,
    /// What moves on the clock when the table sees it next.
    passing: Passing,
    /// Whether the turn that is to be told is one of the night, and whether the one before was not, or the other way.
    night: bool,
    turned: bool,
    /// The card in each slot, for when one is gone.
    laid: [Option<EventId>; Slot::COUNT],
}

impl Flow for Screens {
    type Game = TinyEpicClock;
    type Mark = Mark;
    type Words = Words;
    const KIND: Kind = Kind::new(5);
    const TITLE: &'static str = "Tiny Epic Crimes";
    const ICON: Icon = Icon::Clock;

    const BOXED: Option<BoxedGame> = Some(BoxedGame::TinyEpicCrimes);

    fn printed(tables: &Tables) -> &'static <TinyEpicClock as Game>::Printed {
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
            is_turn: is_turn(table),
            hours: 0,
            row: 0,
            there: OfficerSet::NONE,
            draw_again: false,
            notes: Notes::default(),
            roll: None,
            passing: Passing::default(),
            night: table.is_night(),
            turned: false,
            laid: table.slots().house_ids(),
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

    fn history(desk: &TableDesk<'_>, _author: Option<Seat>, mark: Mark) -> Phrase {
        history::line(desk, mark)
    }

    fn progress(desk: &TableDesk<'_>) -> Phrase {
        let (table, words) = (desk.table, desk.words);
        if table.mode().is_team() {
            return fill(words.team_code, &[]);
        }
        let day = table.now().started.max(1).div_ceil(24);
        fill(if table.is_night() { words.night_n } else { words.day_n }, &[&day])
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
        match self.view {
            View::Home if self.notes.is_waiting() => self.notes_page(desk, show),
            View::Home => self.home_page(desk, show),
            View::LastHour => {
                let officer = desk.table.now().officer;
                last_hour_page(desk, show, officer, Action::Report(officer), deeds::back(desk));
            }
            View::Events { page } => events::page(desk, show, page),
            View::Lying { slot, row } => events::lying_page(desk, show, slot, row),
            View::Burns(slot) => events::burns_page(desk, show, slot),
            View::Naming { slot, name } => events::naming_page(desk, show, slot, name),
            View::ByHand { row } => by_hand::page(desk, show, row),
            View::Solver { slot, row } => events::solver_page(desk, show, slot, row),
            View::Really(asked) => by_hand::really_page(desk, show, asked),
            View::Marker { officer, hour } => by_hand::marker_page(desk, show, officer, hour),
            View::Verdict => verdict_page(desk, show, &end::verdict(desk), see(View::End { row: 0 })),
            View::End { row } => end::result_page(desk, show, row),
            View::Officers => end::officers_page(desk, show),
        }
    }

    fn act(&mut self, desk: &TableDesk<'_>, own: Own) {
        self.do_own(desk, own);
    }

    fn called(&self, desk: &Desk<'_, Self>, icon: Icon) -> &'static str {
        super::signs::called(icon, desk.language, desk.words)
    }

    fn has_foot(&self) -> bool {
        self.view == View::Home && !self.notes.is_waiting() && self.hours == 0
    }

    fn has_face(&self, _desk: &TableDesk<'_>) -> bool {
        self.shows_clock() && self.hours == 0
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

    /// While an event is read or set up, and while dice are looked at.
    fn holds_time(&self, _desk: &TableDesk<'_>) -> bool {
        !self.is_turn || self.notes.is_waiting()
    }

    fn repeats(&self, key: Key) -> bool {
        match self.view {
            View::Home => self.hours > 0 && matches!(key, Key::Up | Key::Down),
            View::Naming { .. } => matches!(key, Key::Up | Key::Down),
            View::Marker { .. } => matches!(key, Key::Left | Key::Right),
            _ => false,
        }
    }

    fn menu(&self, desk: &TableDesk<'_>) -> MenuOf<Self> {
        let (between, rolled) = moments(desk.table);
        let events = (Icon::Event, desk.words.events, see(View::Events { page: 0 }));
        let by_hand = (Icon::Gear, desk.words.by_hand, see(View::ByHand { row: 0 }));
        let rows = [Some(events).filter(|_| between || rolled), Some(by_hand).filter(|_| between)];
        rows.into_iter().flatten().collect()
    }
}

/// Nobody has a secret.
impl SecretScreens for Screens {}

impl Moments for Screens {
    /// What came with the set-up is read first: the first event.
    fn begun(&mut self, desk: &TableDesk<'_>) -> bool {
        self.notes = Notes::of_beginning(desk.table);
        true
    }

    fn told(&mut self, desk: &TableDesk<'_>, news: &News) {
        self.notes = Notes::of(desk.table, news, &self.laid);
        if let Some(moved) = notes::moved_by(news) {
            self.passing.go(moved);
        }
        let is_night = desk.table.is_night();
        self.turned = !desk.table.mode().is_team() && self.passing.turn(self.night, is_night);
        self.draw_again = news.happenings.contains(&Happening::DrawAgain);
        let fell = notes::dice_of(news);
        self.roll = fell.map(Roll::new).or(self.roll);
        self.go_home(desk.table);
        if news.outcome.is_some() {
            self.view = if self.notes.is_waiting() { View::Home } else { View::Verdict };
        }
    }

    fn reset(&mut self, desk: &TableDesk<'_>) {
        // A card that is being set up, or asks something, is read again before its question.
        self.notes = Notes::of_question(desk.table);
        self.roll = None;
        self.passing = Passing::default();
        self.turned = false;
        self.draw_again = false;
        self.go_home(desk.table);
    }

    /// Day became night, or night day.
    fn is_notable(&self, _desk: &TableDesk<'_>) -> bool {
        self.turned
    }

    fn turn_key(game: &TinyEpicClock) -> u32 {
        u32::from(game.table().now().started)
    }

    fn seen(&mut self, now: Millis) {
        let (dice, clock) = (self.shows_dice(), self.shows_clock());
        if let Some(roll) = self.roll.as_mut().filter(|_| dice) {
            roll.seen(now);
        }
        if clock {
            self.passing.seen(now);
        }
    }

    fn moves_at(&self, now: Millis) -> Option<Millis> {
        let tumbling = self.roll.filter(|_| self.shows_dice()).and_then(|roll| roll.moves_at(now));
        let walking = self.passing.moves_at(now).filter(|_| self.shows_clock());
        tumbling.into_iter().chain(walking).min()
    }

    fn skip_motion(&mut self) {
        if let Some(roll) = &mut self.roll {
            roll.skip();
        }
        self.passing.skip();
    }
}

impl Screens {
    fn go_home(&mut self, table: &Table) {
        self.view = first_view(table);
        self.is_turn = is_turn(table);
        self.hours = 0;
        self.row = 0;
        self.there = OfficerSet::NONE;
        self.laid = table.slots().house_ids();
        self.night = table.is_night();
    }

    /// Whether the clock is to be seen.
    fn shows_clock(&self) -> bool {
        self.view == View::Home && self.is_turn && !self.notes.is_waiting()
    }

    /// The faces to be shown now.
    fn faces(&self, now: Millis) -> Option<[u8; 2]> {
        self.roll.map(|roll| roll.shown(now))
    }
}

fn is_turn(table: &Table) -> bool {
    matches!(table.pending(), Some(Task::Turn(_)))
}

fn first_view(table: &Table) -> View {
    if table.pending().is_none() { View::End { row: 0 } } else { View::Home }
}

/// Whether it is between two things that are rolled or set up, and whether a roll waits for what came of it.
fn moments(table: &Table) -> (bool, bool) {
    match table.pending() {
        Some(Task::Turn(_) | Task::Report(_)) => (true, false),
        Some(Task::Rolled(_)) => (false, true),
        Some(Task::Roll) => (false, table.dice() == Source::Table),
        _ => (false, false),
    }
}

/// Those who can be anywhere, and whose markers can be moved: all who have not reported.
fn called(table: &Table) -> heapless::Vec<Officer, { Officer::MOST }> {
    table.officers().filter(|&officer| !table.track().reported().has(officer)).collect()
}

/// What an officer is called: a name, else the role in a team, else the seat.
fn name_of<'a>(desk: &TableDesk<'a>, officer: Officer) -> &'a str {
    match desk.public.given_name(officer.seat()) {
        "" if desk.table.mode().is_team() => desk.words.role(officer.index()),
        "" => desk.words.officer(officer.index()),
        given => given,
    }
}
