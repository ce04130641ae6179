//! The game for one to four: the open board, piles and results, hands while Y is held, or printed cards by number.

mod board;
mod effect;
mod end;
mod hand;
mod hand_screens;
mod people;
mod piles;
mod reasons;

use confidant_core::chance::Source;
use confidant_core::game::Game;
use confidant_core::pack::{BoxedGame, Tables};
use confidant_core::schinderhannes::{
    Action, CardSet, Crime, Edition, Illegal, News, Phase, Pile, Place, Schinderhannes, Step, Suit, Table,
};
use confidant_core::seat::Seat;
use core::ops::ControlFlow;
use serde::{Deserialize, Serialize};

use super::Words;
use super::matrix::At;
use super::rules::rules;
use super::soonwald::place_code;
use crate::draw::{Canvas, Icon};
use crate::games::{
    Desk, Flow, Kind, MenuItems, Moments, Pages, SeatDesk, SecretScreens, TableScreens, Wish,
};
use crate::input::{Key, Millis};
use crate::texts::{Language, Phrase, Texts, fill};
use effect::Telling;
use hand::{Hand, HandWish, Holding};

/// The desk of this game.
pub(super) type TableDesk<'a> = Desk<'a, Screens>;

/// The screens of a game.
pub struct Screens {
    view: View,
    banner: bool,
    place: Option<Place>,
    /// Which token of the place is lit.
    token: u8,
    /// Which deed with it is lit.
    deed: u8,
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

/// What the table sees.
#[derive(Clone, Copy, PartialEq, Eq)]
enum View {
    Board,
    Place,
    Deeds,
    Matrix,
    People,
    Piles,
    Effect { board: bool },
    Entry,
    Clear { row: u8 },
    Result { row: u8 },
    Points { row: u8 },
    Replay { step: u16 },
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
        let mut screens = Self {
            view: View::Board,
            banner: false,
            place: None,
            token: 0,
            deed: 0,
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
        };
        screens.view = screens.home(table);
        screens
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

    fn brief(table: &Table) -> Phrase {
        fill("{}/16", &[&found(table)])
    }
}

/// How many crimes are found.
fn found(table: &Table) -> usize {
    table.board().found_places().len()
}

impl TableScreens for Screens {
    type Own = ();

    fn press(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        if core::mem::take(&mut self.banner) {
            return Wish::Redraw;
        }
        if self.view == View::Board {
            self.note = false;
        }
        match self.view {
            View::Board => self.press_board(desk, key),
            View::Place => self.press_place(desk, key),
            View::Deeds => self.press_deeds(desk, key),
            View::Matrix => self.press_matrix(key),
            View::People => self.press_people(desk, key),
            View::Piles => self.press_piles(desk, key),
            View::Effect { board } => self.press_effect(desk, key, board),
            View::Entry => self.press_entry(desk, key),
            View::Clear { row } => self.press_clear(desk, key, row),
            View::Result { row } => self.press_result(key, row),
            View::Points { row } => self.press_points(desk, key, row),
            View::Replay { step } => self.press_replay(desk, key, step),
        }
    }

    fn draw(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        if self.banner {
            return end::draw_banner(desk, canvas);
        }
        match self.view {
            View::Board => self.draw_board(desk, canvas),
            View::Place | View::Deeds => self.draw_place(desk, canvas),
            View::Matrix => self.draw_matrix(desk, canvas),
            View::People => self.draw_people(desk, canvas),
            View::Piles => self.draw_piles(desk, canvas),
            View::Effect { board } => self.draw_effect(desk, canvas, board),
            View::Entry => self.draw_entry(desk, canvas),
            View::Clear { row } => self.draw_clear(desk, canvas, row),
            View::Result { row } => end::draw_result(desk, canvas, row),
            View::Points { row } => end::draw_points(desk, canvas, row),
            View::Replay { step } => end::draw_replay(desk, canvas, step),
        }
    }

    fn has_foot(&self) -> bool {
        !self.banner && self.view == View::Board && self.place.is_none()
    }

    fn repeats(&self, key: Key) -> bool {
        let stick = matches!(key, Key::Up | Key::Down | Key::Left | Key::Right);
        match self.view {
            _ if self.banner => false,
            View::Board | View::Matrix | View::Entry | View::Replay { .. } => stick,
            View::Clear { .. } | View::Points { .. } => matches!(key, Key::Up | Key::Down),
            _ => false,
        }
    }

    /// Nobody has to see a secret; whoever is named on the screen may.
    fn look(&self, desk: &TableDesk<'_>) -> Option<Seat> {
        if desk.table.source() == Source::Table || self.banner || over(desk.table) {
            return None;
        }
        match self.view {
            View::Board | View::Place | View::Matrix => turn(desk.table),
            View::Piles => self.done.or(turn(desk.table)),
            View::People => Seat::new(self.person),
            _ => None,
        }
    }

    fn menu(&self, desk: &TableDesk<'_>) -> MenuItems {
        let mut items = MenuItems::new();
        if desk.table.source() == Source::Table && !over(desk.table) {
            let _ = items.push((Icon::Cards, desk.words.clear_top, 0));
        }
        items
    }

    fn chosen(&mut self, _desk: &TableDesk<'_>, _item: u8) -> Wish<Action> {
        self.view = View::Clear { row: 0 };
        Wish::Redraw
    }
}

impl SecretScreens for Screens {
    fn opened(&mut self, desk: &SeatDesk<'_, Self>) {
        self.hand.open(&held(desk), desk.random);
    }

    fn press_secret(&mut self, desk: &SeatDesk<'_, Self>, key: Key) -> Wish<Action> {
        let wish = self.hand.press(&held(desk), key, desk.random);
        self.grant(wish)
    }

    fn draw_secret(&self, desk: &SeatDesk<'_, Self>, canvas: &mut Canvas) {
        self.hand.draw(&held(desk), canvas);
    }

    fn put_down(&mut self) {
        self.hand = Hand::default();
    }
}

/// The hand of whoever holds the device.
fn held<'a>(desk: &'a SeatDesk<'a, Screens>) -> Holding<'a> {
    Holding {
        table: desk.desk.table,
        cards: desk.private.unwrap_or_default(),
        seat: desk.seat,
        help: desk.desk.public.help_level(),
        name: desk.desk.name(desk.seat),
        words: desk.desk.words,
        texts: desk.desk.texts,
        open: false,
    }
}

/// The cards that the one on turn can hold, where printed ones are played.
fn printed<'a>(desk: &'a TableDesk<'a>) -> Option<Holding<'a>> {
    let seat = turn(desk.table).filter(|_| desk.table.source() == Source::Table)?;
    Some(Holding {
        table: desk.table,
        cards: desk.table.holdable(seat),
        seat,
        help: desk.public.help_level(),
        name: desk.name(seat),
        words: desk.words,
        texts: desk.texts,
        open: true,
    })
}

impl Moments for Screens {
    fn told(&mut self, desk: &TableDesk<'_>, news: &News) {
        let table = desk.table;
        self.done = None;
        self.place = None;
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
            _ => self.home(table),
        };
        if table.piles_empty() && !self.noted && !over(table) {
            (self.noted, self.note) = (true, true);
        }
        if news.outcome.is_some() {
            self.banner = true;
            if self.telling.is_none() {
                self.view = View::Result { row: 0 };
            }
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
        if let (View::Effect { .. }, Some(telling)) = (self.view, &mut self.telling) {
            telling.seen(now);
        }
    }

    fn moves_at(&self, now: Millis) -> Option<Millis> {
        match (self.view, &self.telling) {
            (View::Effect { .. }, Some(telling)) if !self.banner => telling.moves_at(now),
            _ => None,
        }
    }

    fn skip_motion(&mut self) {
        if let (View::Effect { .. }, Some(telling), false) = (self.view, &mut self.telling, self.banner) {
            self.skipped = telling.skip();
        }
    }
}

impl Screens {
    /// Where the table is when nothing else is shown.
    fn home(&self, table: &Table) -> View {
        match table.phase() {
            Phase::Deal(..) | Phase::Played(_) | Phase::Drawing(..) => View::Piles,
            Phase::Act(..) | Phase::Passing(..) => View::Board,
            Phase::Over(_) => View::Result { row: 0 },
        }
    }

    fn grant(&mut self, wish: HandWish) -> Wish<Action> {
        match wish {
            HandWish::Nothing => Wish::Nothing,
            HandWish::Redraw => Wish::Redraw,
            HandWish::Play(action) => Wish::Play(action),
            HandWish::Pass(seat, cards) => {
                let first = cards.first();
                let rest = first.map_or(cards, |card| cards - CardSet::only(card));
                self.next = if first.is_some() { Next::Drops(seat, rest) } else { Next::Nothing };
                Wish::Play(first.map_or(Action::Pass(seat), |card| Action::Drop(seat, card)))
            }
            HandWish::Leave => {
                self.view = View::Board;
                Wish::Redraw
            }
        }
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

/// Shows every entry that can be made openly.
fn open_actions(table: &Table, visit: &mut dyn FnMut(Action)) {
    let _ = Schinderhannes::public_actions(table, &mut |action| {
        visit(action);
        ControlFlow::Continue(())
    });
}
