//! The game for one to four: the open board, piles and results, hands while Y is held, or printed cards by number.

mod board;
mod deeds;
mod effect;
mod end;
mod hand;
mod hand_screens;
mod people;
mod piles;
mod reasons;

use confidant_core::chance::Source;
use confidant_core::pack::{BoxedGame, Tables};
use confidant_core::schinderhannes::{
    Action, CardSet, Crime, Edition, Illegal, News, Phase, Pile, Place, Schinderhannes, Step, Suit, Table,
};
use confidant_core::seat::Seat;
use serde::{Deserialize, Serialize};

use super::Words;
use super::matrix::At;
use super::rules::rules;
use super::soonwald::place_code;
use crate::draw::Icon;
use crate::games::end::verdict_page;
use crate::games::{Desk, Flow, Kind, MenuOf, Moments, Pages, SeatDesk, SecretScreens, ShowOf, TableScreens};
use crate::input::{Key, Millis};
use crate::texts::{Language, Phrase, Texts, fill};
use deeds::{Own, View, see};
use effect::Telling;
use hand::{Hand, Holding};

/// The desk of this game.
pub(super) type TableDesk<'a> = Desk<'a, Screens>;
/// What takes in its pages.
type Shows<'a> = ShowOf<'a, Screens>;

/// The screens of a game.
pub struct Screens {
    view: View,
    place: Option<Place>,
    /// Whether somebody says STOP, and chooses a token.
    stop: bool,
    at: At,
    person: u8,
    pile: u8,
    /// Whose turn has just ended with a draw: may look at the new card before the device goes on.
    done: Option<Seat>,
    telling: Option<Telling>,
    /// The first key only ended what moved.
    skipped: bool,
    hand: Hand,
    /// With printed cards the same list lies open.
    entry: Hand,
    next: Next,
    /// Whether it was noted that the piles are empty, and is shown.
    noted: bool,
    note: bool,
}

/// What is entered next by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Nothing,
    /// These are dropped, then this player passes.
    Drops(Seat, CardSet),
    /// The rest of this player's hand is dealt.
    Deal(Seat),
}

/// What the history keeps of an entry.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Mark {
    action: Action,
    points: u8,
    /// The first scene that it found.
    scene: Option<Crime>,
    /// How many cards were cleared.
    cleared: u8,
}

impl Flow for Screens {
    type Game = Schinderhannes;
    type Mark = Mark;
    type Words = Words;
    const KIND: Kind = Kind::new(2);
    const TITLE: &'static str = "Schinderhannes";
    const ICON: Icon = Icon::Ambush;

    const BOXED: Option<BoxedGame> = Some(BoxedGame::Schinderhannes);
    const MADE_UP: bool = true;

    fn printed(tables: &Tables) -> &'static Edition {
        tables.schinderhannes
    }

    fn players(words: &'static Words) -> &'static str {
        words.players_range
    }

    fn rules(language: Language) -> Pages {
        rules(language)
    }

    fn new(table: &Table) -> Self {
        Self {
            view: home(table),
            place: None,
            stop: false,
            at: At::START,
            person: 0,
            pile: 0,
            done: None,
            telling: None,
            skipped: false,
            hand: Hand::default(),
            entry: Hand::default(),
            next: Next::Nothing,
            noted: false,
            note: false,
        }
    }

    fn seat_name(seat: Seat, words: &'static Words) -> &'static str {
        match seat.number() {
            1 => words.player_1,
            2 => words.player_2,
            3 => words.player_3,
            _ => words.player_4,
        }
    }

    fn mark(news: &News) -> Mark {
        let scene = news.report.steps().iter().find_map(|step| match step {
            Step::Scene(token) => Some(token.crime),
            _ => None,
        });
        let (points, cleared) = (news.report.points(), news.cleared.len() as u8);
        Mark { action: news.action, points, scene, cleared }
    }

    fn history(desk: &TableDesk<'_>, _author: Option<Seat>, mark: Mark) -> Phrase {
        let words = desk.words;
        let token = |text: &str, crime: Crime, place: Place| {
            fill(text, &[&words.crime(crime), &place_code(place), &mark.points])
        };
        match mark.action {
            Action::Play(_, card, _) => match mark.scene {
                Some(crime) => fill(words.log_scene, &[&card, &mark.points, &words.crime(crime)]),
                None => fill(words.log_plays, &[&card, &mark.points]),
            },
            Action::Remove(_, at) => token(words.log_removes, at.crime, at.place),
            Action::Claim(_, at) => token(words.log_claims, at.crime, at.place),
            Action::Stop(_, at) => fill(words.log_stop, &[&words.crime(at.crime), &mark.points]),
            Action::Discard(_, card) | Action::Drop(_, card) => fill(words.log_discards, &[&card]),
            Action::Pass(_) => fill(words.log_passes, &[]),
            Action::Draw(_, pile) if mark.cleared > 0 => {
                fill(words.log_draws_cleared, &[&words.pile(pile), &mark.cleared])
            }
            Action::Draw(_, pile) => fill(words.log_draws, &[&words.pile(pile)]),
            Action::End(_) => fill(words.log_ends, &[]),
            Action::Clear(_, card) => fill(words.log_clears, &[&card]),
        }
    }

    fn refusal(illegal: Illegal, texts: &'static Texts, words: &'static Words) -> &'static str {
        reasons::refusal(illegal, texts, words)
    }

    fn progress(desk: &TableDesk<'_>) -> Phrase {
        Self::brief(desk.table)
    }

    fn winners(outcome: crate::games::OutcomeOf<Self>) -> u8 {
        crate::games::seat_bits(outcome.winners())
    }

    fn brief(table: &Table) -> Phrase {
        fill("{}/16", &[&found(table)])
    }
}

/// How many crimes are found.
fn found(table: &Table) -> usize {
    table.board().found_places().len()
}

impl TableScreens for Screens {
    type Own = Own;

    fn page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        match self.view {
            View::Board => self.board_page(desk, show),
            View::Place(token) => self.place_page(desk, show, token),
            View::Deeds(token, row) => self.deeds_page(desk, show, token, row),
            View::Matrix => self.matrix_page(desk, show),
            View::People => self.people_page(desk, show),
            View::Piles => self.piles_page(desk, show),
            View::Effect { board } => self.effect_page(desk, show, board),
            View::Entry => {
                if let Some(hold) = printed(desk) {
                    self.entry.show(&hold, show);
                }
            }
            View::Banner => {
                let told = self.telling.is_some().then_some(View::Effect { board: false });
                if let Some(verdict) = end::verdict(desk) {
                    verdict_page(desk, show, &verdict, see(told.unwrap_or(home(desk.table))));
                }
            }
            View::Clear { row } => piles::clear_page(desk, show, row),
            View::End { row } => end::result_page(desk, show, row),
            View::Found => end::found_page(desk, show),
            View::Points { row } => end::points_page(desk, show, row),
            View::Replay { step } => end::replay_page(desk, show, step),
        }
    }

    fn act(&mut self, desk: &TableDesk<'_>, own: Own) {
        self.do_own(desk, own);
    }

    fn touched(&mut self) {
        self.note &= self.view != View::Board;
    }

    /// The rest of a hand that is dealt, or of the cards that are dropped with a pass.
    fn prepare(&mut self, next: Action) {
        self.next = match next {
            Action::Draw(seat, _) => Next::Deal(seat),
            Action::Drop(seat, _) | Action::Pass(seat) => {
                let dropped = self.hand.dropped | self.entry.dropped;
                Next::Drops(seat, dropped.first().map_or(dropped, |first| dropped - CardSet::only(first)))
            }
            _ => Next::Nothing,
        };
    }

    fn has_foot(&self) -> bool {
        self.view == View::Board && self.place.is_none()
    }

    fn repeats(&self, key: Key) -> bool {
        let stick = matches!(key, Key::Up | Key::Down | Key::Left | Key::Right);
        match self.view {
            View::Board | View::Matrix | View::Entry | View::Replay { .. } => stick,
            View::Clear { .. } | View::Points { .. } => matches!(key, Key::Up | Key::Down),
            _ => false,
        }
    }

    /// Nobody has to see a secret; whoever is named on the screen may.
    fn look(&self, desk: &TableDesk<'_>) -> Option<Seat> {
        if desk.table.source() == Source::Table || over(desk.table) {
            return None;
        }
        match self.view {
            View::Board | View::Place(_) | View::Matrix => turn(desk.table),
            View::Piles => self.done.or(turn(desk.table)),
            View::People => Seat::new(self.person),
            _ => None,
        }
    }

    fn menu(&self, desk: &TableDesk<'_>) -> MenuOf<Self> {
        let printed = desk.table.source() == Source::Table && !over(desk.table);
        let clear = (Icon::Cards, desk.words.clear_top, see(View::Clear { row: 0 }));
        // Dealt cards leave a key of the board for it.
        let stop = (Icon::Noentry, "STOP", deeds::own(Own::Stop));
        let stops = printed && !board::stoppers(desk.table).is_empty();
        printed.then_some(clear).into_iter().chain(stops.then_some(stop)).collect()
    }
}

impl SecretScreens for Screens {
    fn opened(&mut self, desk: &SeatDesk<'_, Self>) {
        self.hand = Hand::opened(&held(desk), desk.random);
    }

    fn secret_page(&self, desk: &SeatDesk<'_, Self>, show: &mut Shows<'_>) {
        self.hand.show(&held(desk), show);
    }

    fn act_secret(&mut self, desk: &SeatDesk<'_, Self>, own: Own) {
        if let Own::Hand(deed) = own {
            self.hand.act(&held(desk), deed, desk.random);
        }
    }

    fn put_down(&mut self) {
        self.hand = Hand::default();
    }
}

/// The hand of whoever holds the device.
fn held<'a>(desk: &'a SeatDesk<'a, Screens>) -> Holding<'a> {
    Holding { desk: &desk.desk, cards: desk.private.unwrap_or_default(), seat: desk.seat, open: false }
}

/// The cards that the one on turn can hold, where printed ones are played.
fn printed<'a>(desk: &'a TableDesk<'a>) -> Option<Holding<'a>> {
    let seat = turn(desk.table).filter(|_| desk.table.source() == Source::Table)?;
    Some(Holding { desk, cards: desk.table.holdable(seat), seat, open: true })
}

impl Moments for Screens {
    fn told(&mut self, desk: &TableDesk<'_>, news: &News) {
        let table = desk.table;
        self.done = None;
        (self.place, self.stop) = (None, false);
        self.entry = Hand::default();
        self.telling = Telling::of(desk, news);
        self.view = match (&self.telling, news.action) {
            (Some(_), _) => View::Effect { board: false },
            // The device stays with whoever drew, until the new card was seen.
            (None, Action::Draw(seat, _))
                if matches!(table.phase(), Phase::Act(..)) && self.next == Next::Nothing =>
            {
                self.done = Some(seat);
                View::Piles
            }
            _ => home(table),
        };
        if table.piles_empty() && !self.noted && !over(table) {
            (self.noted, self.note) = (true, true);
        }
        if news.outcome.is_some() {
            self.view = View::Banner;
        }
    }

    fn is_notable(&self, _desk: &TableDesk<'_>) -> bool {
        self.telling.as_ref().is_some_and(Telling::is_notable)
    }

    fn reset(&mut self, desk: &TableDesk<'_>) {
        *self = Self { noted: desk.table.piles_empty(), ..Self::new(desk.table) };
    }

    fn prepared(&mut self, desk: &TableDesk<'_>) -> Option<Action> {
        match self.next {
            Next::Nothing => None,
            Next::Drops(seat, cards) => Some(match cards.first() {
                Some(card) => {
                    self.next = Next::Drops(seat, cards - CardSet::only(card));
                    Action::Drop(seat, card)
                }
                None => {
                    self.next = Next::Nothing;
                    Action::Pass(seat)
                }
            }),
            Next::Deal(seat) => {
                let pile = dealt_next(desk.table, seat);
                if pile.is_none() {
                    self.next = Next::Nothing;
                }
                pile.map(|pile| Action::Draw(seat, pile))
            }
        }
    }

    fn seen(&mut self, now: Millis) {
        if let (View::Effect { .. } | View::Banner, Some(telling)) = (self.view, &mut self.telling) {
            telling.seen(now);
        }
    }

    fn moves_at(&self, now: Millis) -> Option<Millis> {
        match (self.view, &self.telling) {
            (View::Effect { .. }, Some(telling)) => telling.moves_at(now),
            _ => None,
        }
    }

    fn skip_motion(&mut self) {
        if let (View::Effect { .. }, Some(telling)) = (self.view, &mut self.telling) {
            self.skipped = telling.skip();
        }
    }
}

/// Where the table is when nothing else is shown.
fn home(table: &Table) -> View {
    match table.phase() {
        Phase::Deal(..) | Phase::Played(_) | Phase::Drawing(..) => View::Piles,
        Phase::Act(..) | Phase::Passing(..) => View::Board,
        Phase::Over(_) => View::End { row: 3 },
    }
}

/// Whose turn it is.
fn turn(table: &Table) -> Option<Seat> {
    table.phase().seat()
}

fn over(table: &Table) -> bool {
    matches!(table.phase(), Phase::Over(_))
}

/// The next pile of a hand that is dealt: of each colour one, then whatever is there.
fn dealt_next(table: &Table, seat: Seat) -> Option<Pile> {
    let Phase::Deal(dealt, _) = table.phase() else { return None };
    let chair = table.chair(seat);
    let full = |pile: &Pile| table.left(*pile) > 0;
    let fresh = |pile: &Pile| pile.suit() != Suit::Places && chair.held[pile.suit()] == 0;
    let piles = || Pile::ALL.into_iter().filter(full);
    if dealt == seat { piles().find(fresh).or_else(|| piles().next()) } else { None }
}
