//! Tatort Themse on the companion: the wall and the witnesses at the table, hands while Y is held, the cases, the end.

mod cases;
mod deeds;
mod end;
mod hand;
mod history;
mod motion;
pub mod parts;
mod printed;
mod robots;
mod secret;
mod setup;
mod table;
mod texts;

use confidant_core::chance::Source;
use confidant_core::fuel::Fuel;
use confidant_core::game::Game;
use confidant_core::id::Id;
use confidant_core::pack::{BoxedGame, Tables};
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::robot::Sleuth;
use confidant_core::tatort_themse::{
    Action, Case, Column, Event, News, Phase, Step, Table, TatortThemse, Wall,
};

use super::{
    Desk, FiguresAndSigns, Flow, Kind, MenuOf, Mind, Moments, Pages, SeatDesk, SecretScreens, ShowOf,
    TableScreens, Thought,
};
use crate::draw::Icon;
use crate::games::end::verdict_page;
use crate::input::{Key, Millis};
use crate::texts::{Language, Phrase, SignNames, fill};

pub use history::Mark;
pub use setup::Draft;
pub use texts::Words;

use super::thinking::Thinking;
use cases::CasesPick;
use deeds::{Own, View, see};
use hand::Hand;
use motion::{Motion, Moving};
use printed::PrintedPick;
use table::Spot;

/// The desk of this game.
pub type TableDesk<'a> = Desk<'a, Screens>;
/// The desk of one hand.
pub type HandDesk<'a> = SeatDesk<'a, Screens>;
/// What takes in the pages of this game.
type Shows<'a> = ShowOf<'a, Screens>;

/// The screens of a game of Tatort Themse.
pub struct Screens {
    view: View,
    /// What everybody must notice, the first one first.
    banners: heapless::Vec<Banner, 6>,
    /// Where the cursor is on the wall's screen.
    spot: Spot,
    /// Whether the table is told how clues are paid for.
    explains: bool,
    /// Whether the discards were shuffled with the last entry.
    shuffled: bool,
    printed: PrintedPick,
    cases: CasesPick,
    hand: Hand,
    /// The take that is entered with a removal.
    next: Option<Action>,
    motion: Option<Motion>,
    /// The wall before the last entry, and with it.
    before: Wall,
    wall: Wall,
    /// What the unsolved case would have been worth to each player.
    void: heapless::Vec<u16, 5>,
    /// The move that Confidant thinks about.
    thinking: Option<Thinking<Sleuth, Action>>,
    /// How many entries of its turn Confidant has not said yet, and whether one of them was about a clue.
    unsaid: u8,
    takes: bool,
    /// The plain turn that Confidant made last, until somebody presses a key or enters something.
    strip: Option<(Seat, Mark)>,
}

/// What everybody must notice.
#[derive(Clone, Copy, PartialEq)]
enum Banner {
    Solved(Case),
    End,
    /// What Confidant did on a seat that it plays: its last `acts` entries.
    Says {
        seat: Seat,
        acts: u8,
    },
}

impl Flow for Screens {
    type Game = TatortThemse;
    type Mark = Mark;
    type Words = Words;
    const KIND: Kind = Kind::new(1);
    const TITLE: &'static str = "Tatort Themse";
    const ICON: Icon = Icon::Crown;

    const BOXED: Option<BoxedGame> = Some(BoxedGame::TatortThemse);
    const MADE_UP: bool = true;

    fn printed(tables: &Tables) -> &'static <TatortThemse as Game>::Printed {
        tables.tatort_themse
    }

    fn players(words: &'static Words) -> &'static str {
        words.players_range
    }

    fn rules(language: Language) -> Pages {
        Words::rules(language)
    }

    fn new(table: &Table) -> Self {
        Self {
            view: home(table),
            banners: heapless::Vec::new(),
            spot: Spot::Row(0),
            explains: false,
            shuffled: false,
            printed: PrintedPick::default(),
            cases: CasesPick::default(),
            hand: Hand::default(),
            next: None,
            motion: None,
            before: table.wall().clone(),
            wall: table.wall().clone(),
            void: heapless::Vec::new(),
            thinking: None,
            unsaid: 0,
            takes: false,
            strip: None,
        }
    }

    fn seat_name(seat: Seat, words: &'static Words) -> &'static str {
        let names = [words.player_1, words.player_2, words.player_3, words.player_4, words.player_5];
        names.get(seat.index()).copied().unwrap_or(words.player_1)
    }

    fn mark(news: &News) -> Mark {
        Mark::of(news)
    }

    fn history(desk: &TableDesk<'_>, _author: Option<Seat>, mark: Mark) -> Phrase {
        mark.says(desk.table, desk.words)
    }

    fn signs(mark: Mark) -> FiguresAndSigns {
        mark.signs()
    }

    fn progress(desk: &TableDesk<'_>) -> Phrase {
        Self::brief(desk.table)
    }

    fn winners(outcome: crate::games::OutcomeOf<Self>) -> u8 {
        crate::games::seat_bits(outcome.winners)
    }

    fn brief(table: &Table) -> Phrase {
        fill("{}/4", &[&table.solved().len()])
    }
}

impl TableScreens for Screens {
    type Own = Own;

    fn page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        if let Some(banner) = self.banners.first() {
            if let Banner::End = banner {
                return verdict_page(desk, show, &end::verdict(desk), deeds::own(Own::Noticed));
            }
            show.picture(|canvas| match banner {
                Banner::Solved(case) => end::draw_solved(desk, canvas, *case),
                Banner::End => {}
                Banner::Says { seat, acts } => robots::draw_saying(desk, canvas, *seat, *acts),
            });
            return show.any_key(deeds::own(Own::Noticed));
        }
        match self.view {
            View::Wall if desk.table.witnesses() == Source::Table => self.printed_page(desk, show),
            View::Wall => self.wall_page(desk, show),
            View::Cases => self.cases_page(desk, show),
            View::Clues { row } => self.clues_page(desk, show, row),
            View::Final => end::final_page(desk, show),
            View::End { row } => end::over_page(desk, show, row),
            View::Points => self.points_page(desk, show),
            View::Replay { step } => end::replay_page(desk, show, step),
        }
    }

    fn act(&mut self, desk: &TableDesk<'_>, own: Own) {
        self.do_own(desk, own);
    }

    fn touched(&mut self) {
        if self.banners.is_empty() {
            self.shuffled = false;
            self.explains = false;
            self.strip = None;
        }
    }

    fn prepare(&mut self, next: Action) {
        self.next = Some(next);
    }

    fn called(&self, desk: &Desk<'_, Self>, icon: Icon) -> &'static str {
        let case = Case::ALL.into_iter().find(|&case| parts::wall::case_icon(case) == icon);
        match icon {
            Icon::Search => SignNames::of(desk.language).clue,
            _ => case.map_or("", |case| desk.words.place(case)),
        }
    }

    fn has_foot(&self) -> bool {
        self.banners.is_empty() && self.view == View::Wall
    }

    /// The strip with the points goes with the witnesses below it.
    fn foot_top(&self) -> i32 {
        table::STRIP_TOP - 1
    }

    fn repeats(&self, key: Key) -> bool {
        let sideways = matches!(key, Key::Left | Key::Right);
        matches!(self.view, View::Replay { .. }) && self.banners.is_empty() && sideways
    }

    /// The player who is chosen, on the wall's screen and among the cases; else the one whose turn it is.
    fn look(&self, desk: &TableDesk<'_>) -> Option<Seat> {
        if !self.banners.is_empty() || desk.table.witnesses() == Source::Table {
            return None;
        }
        let named = match (self.view, desk.table.phase()) {
            (View::Wall, Phase::Turn(seat, _)) => match self.spot {
                Spot::Player(player) => Seat::at(player.into()),
                _ => Some(seat),
            },
            (View::Cases, Phase::Turn(..)) => self.cases.player(desk.table),
            _ => None,
        };
        named.filter(|&seat| desk.public.robot_level(seat).is_none())
    }

    /// With printed witnesses X is needed for the players.
    fn menu(&self, desk: &TableDesk<'_>) -> MenuOf<Self> {
        let shown = desk.table.witnesses() == Source::Table && !over(desk.table);
        shown.then_some((Icon::Search, desk.words.cases, see(View::Cases))).into_iter().collect()
    }
}

impl SecretScreens for Screens {
    fn opened(&mut self, desk: &HandDesk<'_>) {
        let lit = match self.spot {
            Spot::Column(column) => Some(column),
            _ => None,
        };
        self.hand.begin(desk, lit);
    }

    fn secret_page(&self, desk: &HandDesk<'_>, show: &mut Shows<'_>) {
        secret::page(&self.hand, desk, show);
    }

    fn act_secret(&mut self, desk: &HandDesk<'_>, own: Own) {
        if let Own::Hand(deed) = own {
            self.hand.act(desk, deed);
        }
    }

    fn put_down(&mut self) {
        self.hand.put_down();
    }
}

impl Moments for Screens {
    fn told(&mut self, desk: &TableDesk<'_>, news: &News) {
        let table = desk.table;
        self.shuffled |= news.shuffled;
        self.strip = None;
        self.at_home(table);
        self.hand.paid(news);
        // A removal shows together with the take that follows it.
        if let Event::Removed(column, ..) = news.event {
            self.solved(table, news, Some(column));
            return self.note_robots(desk, news);
        }
        self.before = core::mem::replace(&mut self.wall, table.wall().clone());
        let column = self.lowered();
        self.solved(table, news, column);
        let moving = match news.event {
            Event::QuestionedOpen(_) => table.row().len().checked_sub(1).map(|from| Moving::Opened { from }),
            Event::Renewed(_) => Some(Moving::Opened { from: 0 }),
            Event::Took(clue, _) | Event::RemovedAndTook(_, _, clue) => column.map(|column| {
                let removed = self.before.height(column) > self.wall.height(column) + 1;
                Moving::Taken { column, clue, seat: news.seat, removed }
            }),
            _ => None,
        };
        self.motion = moving.map(Motion::new);
        if news.outcome.is_some() {
            self.motion = None;
            let _ = self.banners.push(Banner::End);
        }
        self.note_robots(desk, news);
    }

    fn reset(&mut self, desk: &TableDesk<'_>) {
        self.banners.clear();
        self.next = None;
        self.motion = None;
        self.shuffled = false;
        self.thinking = None;
        (self.unsaid, self.takes, self.strip) = (0, false, None);
        self.hand.forget();
        self.before = desk.table.wall().clone();
        self.wall = desk.table.wall().clone();
        self.at_home(desk.table);
    }

    fn prepared(&mut self, desk: &TableDesk<'_>) -> Option<Action> {
        let next = self.next.take()?;
        // Only behind its removal: another entry may have come instead.
        matches!(desk.table.phase(), Phase::Turn(seat, Step::Removed(_)) if seat == next.seat).then_some(next)
    }

    /// A solved case, and four alike that can be renewed.
    fn is_notable(&self, desk: &TableDesk<'_>) -> bool {
        let plain = |banner: &Banner| matches!(banner, Banner::Says { .. });
        !self.banners.iter().all(plain) || self.can_renew(desk)
    }

    /// Not while people read what was told, or look at the cases.
    fn may_think(&self) -> bool {
        self.banners.is_empty() && self.view == View::Wall
    }

    fn think(&mut self, desk: &HandDesk<'_>, mind: Mind, fuel: &mut Fuel) -> Thought<Action> {
        self.think_on(desk, mind, fuel)
    }

    fn seen(&mut self, now: Millis) {
        if self.has_foot()
            && let Some(motion) = &mut self.motion
        {
            motion.seen(now);
        }
    }

    fn moves_at(&self, now: Millis) -> Option<Millis> {
        if self.has_foot() { self.motion.as_ref()?.moves_at(now) } else { None }
    }

    fn skip_motion(&mut self) {
        // What the table has not seen yet is still to come.
        self.motion = self.motion.filter(|motion| !motion.has_begun());
    }
}

impl Screens {
    fn at_home(&mut self, table: &Table) {
        self.view = home(table);
        self.spot = Spot::Row(0);
        self.explains = false;
        self.printed = PrintedPick::default();
        self.cases = CasesPick::default();
    }

    /// The column that lost clues with the last entry.
    fn lowered(&self) -> Option<Column> {
        Column::all().find(|&column| self.before.height(column) > self.wall.height(column))
    }

    /// Solved cases are shown in the order in which their last clues went.
    fn solved(&mut self, table: &Table, news: &News, column: Option<Column>) {
        let mut left = news.solved;
        let wall = if matches!(news.event, Event::Removed(..)) { &self.wall } else { &self.before };
        let gone = column.into_iter().flat_map(|column| wall.from_below(column));
        let in_order: heapless::Vec<Case, 5> = gone.map(|clue| table.cards().clue(clue).case).collect();
        for case in in_order.into_iter().chain(Case::ALL) {
            if left.remove(case) {
                let _ = self.banners.push(Banner::Solved(case));
            }
        }
    }
}

/// Where a game is at home: at the wall, or at its result.
fn home(table: &Table) -> View {
    if over(table) { View::End { row: 1 } } else { View::Wall }
}

fn over(table: &Table) -> bool {
    matches!(table.phase(), Phase::Over(_))
}
