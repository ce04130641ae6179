//! Past games. A game that is over goes to the shelf before its journal is wiped: record and names, piece by piece, nobody's
//! code. The list of those that lie there, who won how often, and a game off the shelf on its own screens.
//!
//! Nothing of a running game is on the shelf: the first piece is written once the game is over in its journal. Where the
//! power goes on the way, the journal is whole, and what was begun on the shelf is no game; where it goes behind the last
//! piece, the game is found on the shelf when it is put away again, and is not written twice.
//!
//! The shelf is read when somebody asks for it, and never at a start. A game off the shelf takes the place of the running one,
//! whose journal is read anew afterwards.

use super::Companion;
use super::deeds::{Deed, Shows};
use super::screen::{Question, Screen};
use super::store::Then;
use crate::draw::palette::{FOG, INK};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{Row, TALL_PITCH};
use crate::draw::parts::plate::Corner;
use crate::draw::text::Align;
use crate::draw::{Area, Icon, Pen, Style};
use crate::games::end::{PITCH, Verdict, sentence};
use crate::games::{Running as _, Shelf};
use crate::input::{Bytes, Key, StoreRequest};
use crate::journal::{Begin, Entry, Heading, Kind, Name, Piece, Step, decode_steps};
use crate::log::{Happened, Place};
use crate::page::{Bound, List};
use crate::seal::Packed;
use crate::texts::{Phrase, fill};
use confidant_core::id::Id as _;
use confidant_core::seat::Seat;
use serde::{Deserialize, Serialize};

/// How many games are listed.
const MOST: u8 = 20;
/// How many people are counted.
const PEOPLE: usize = 24;
/// Room for the winners in a row.
const ROW_ROOM: i32 = 176;

/// For what the shelf is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    /// The list is shown.
    List,
    /// The game that is over is put there: is there room, or is it there already?
    Away,
    /// This game is shown.
    Game(u16),
}

/// How far a game is written.
#[derive(Clone, Copy)]
struct Writing {
    number: u16,
    /// The next piece,
    piece: u8,
    /// and what comes next of what happened.
    at: Place,
    /// What comes once it is there.
    then: Then,
}

/// The past games, as far as they were read. The list lies in the room of the written-out record.
pub(super) struct Past {
    reading: Reading,
    /// How many games are in the list, all of them whole.
    count: u8,
    /// How many bytes they take there; behind them one that is not whole yet.
    whole: usize,
    /// The game whose pieces come, and the next of them; none once one was missing.
    awaits: Option<(u16, u8)>,
    /// Whether that game is the one that is put away; and whether one of them was.
    same: bool,
    is_there: bool,
    /// The last game on the shelf.
    last: u16,
    writing: Option<Writing>,
    /// Of the game that is to be shown: it was given up, more was taken back than is kept; none until it has begun.
    shown: Option<(bool, bool)>,
    /// Whether it could be read.
    sound: bool,
    /// The row of the list that was opened,
    row: u8,
    /// and whether that game could not be read.
    unread: bool,
}

/// A game of the list.
#[derive(Serialize, Deserialize)]
struct Game {
    number: u16,
    kind: Kind,
    given_up: bool,
    /// Bits of the seats that won, and of those that Confidant played.
    winners: u8,
    robots: u8,
    names: heapless::Vec<Name, { Seat::MOST as usize }>,
}

impl Game {
    fn of(number: u16, heading: &Heading) -> Self {
        let seats = &heading.begin.seats;
        let robots =
            (0..).zip(seats).fold(0, |bits, (seat, info)| bits | u8::from(info.robot.is_some()) << seat);
        Self {
            number,
            kind: heading.begin.game,
            given_up: heading.given_up,
            winners: heading.winners,
            robots,
            names: seats.iter().map(|info| info.name.clone()).collect(),
        }
    }

    /// The people in it who have a name, each once, and whether they won.
    fn people(&self) -> impl Iterator<Item = (&Name, bool)> {
        let has = |bits: u8, seat: usize| bits >> seat & 1 == 1;
        let named = move |seat: usize| {
            self.names.get(seat).filter(|name| !name.is_empty() && !has(self.robots, seat))
        };
        let seats = 0..self.names.len();
        seats.clone().filter_map(move |seat| {
            let name = named(seat)?;
            let first = !(0..seat).any(|before| named(before) == Some(name));
            let won = seats.clone().any(|seat| named(seat) == Some(name) && has(self.winners, seat));
            first.then_some((name, won))
        })
    }
}

/// The games in a list, oldest first.
fn games(mut list: &[u8]) -> impl Iterator<Item = Game> {
    core::iter::from_fn(move || {
        let (&len, rest) = list.split_first()?;
        let (game, rest) = rest.split_at_checked(len.into())?;
        list = rest;
        postcard::from_bytes(game).ok()
    })
}

impl Past {
    pub(super) const fn new() -> Self {
        Self {
            reading: Reading::List,
            count: 0,
            whole: 0,
            awaits: None,
            same: false,
            is_there: false,
            last: 0,
            writing: None,
            shown: None,
            sound: false,
            row: 0,
            unread: false,
        }
    }

    /// The row of the list that was opened last.
    pub(super) fn row(&self) -> u8 {
        self.row
    }

    /// What was being written is begun anew, if it is: a game lies on the shelf as a whole.
    pub(super) fn give_up(&mut self) {
        self.writing = None;
    }

    fn begin(&mut self, reading: Reading, list: &mut Packed) {
        list.clear();
        *self = Self { reading, row: self.row, unread: self.unread, ..Self::new() };
    }

    /// The next piece, if it is of a game that is whole so far; where one is missing, its game leaves the list.
    fn goes_on(&mut self, piece: &Piece<'_>, list: &mut Packed) -> bool {
        let awaited = if piece.begins() { Some((piece.number, 0)) } else { self.awaits };
        let goes_on = awaited == Some((piece.number, piece.place));
        if piece.begins() || !goes_on {
            list.truncate(self.whole);
            self.same = false;
        }
        self.awaits = goes_on.then_some((piece.number, piece.place.saturating_add(1)));
        goes_on
    }

    /// Puts a game behind those of the list; where there is no room, the oldest make some.
    fn add(&mut self, game: &Game, list: &mut Packed) {
        let mut bytes = [0; 128];
        let Ok(bytes) = postcard::to_slice(game, &mut bytes) else { return };
        while self.count > 0 && list.capacity() - list.len() <= bytes.len() {
            self.drop_oldest(list);
        }
        let _ = list.push(bytes.len() as u8).and_then(|()| list.extend_from_slice(bytes).map_err(|_| 0));
    }

    fn drop_oldest(&mut self, list: &mut Packed) {
        let oldest = (1 + list.first().map_or(0, |&len| usize::from(len))).min(list.len());
        list.rotate_left(oldest);
        list.truncate(list.len() - oldest);
        self.whole = self.whole.saturating_sub(oldest);
        self.count = self.count.saturating_sub(1);
    }

    /// The game whose last piece this is is whole.
    fn closes(&mut self, list: &mut Packed) {
        let Some((number, _)) = self.awaits.take() else { return };
        self.whole = list.len();
        self.count += 1;
        if self.count > MOST {
            self.drop_oldest(list);
        }
        self.last = number;
        self.is_there |= self.same;
    }
}

/// As a game is kept: without anybody's code.
fn without_codes(begin: &Begin) -> Begin {
    let mut begin = begin.clone();
    begin.seats.iter_mut().for_each(|info| info.pin = None);
    begin
}

impl<S: Shelf> Companion<S> {
    /// Whether this game is kept when it is put away: something was entered, and it is no puzzle.
    pub(super) fn is_kept(&self) -> bool {
        let puzzle = self.info().is_none_or(|info| info.puzzle);
        self.runs() && !puzzle && !self.session.log.acts().is_empty()
    }

    /// The game is put away: a running one is given up. What is kept of it goes to the shelf before the journal is erased.
    pub(super) fn put_away(&mut self, then: Then) {
        if self.session.is_past() {
            return;
        }
        self.storing.then = then;
        if self.session.turn().is_some() && self.is_kept() {
            return self.ask_entry(Entry::GivenUp);
        }
        self.shelve();
    }

    /// The game is over: to the shelf with it.
    pub(super) fn shelve(&mut self) {
        if self.is_kept() { self.read_shelf(Reading::Away) } else { self.ask_entry(Entry::End) }
    }

    fn read_shelf(&mut self, reading: Reading) {
        self.past.begin(reading, self.written.room_mut());
        self.ask_store(StoreRequest::ReadShelf);
    }

    /// A piece on the shelf.
    #[inline(never)]
    pub(super) fn shelved(&mut self, bytes: &[u8]) {
        let Some(piece) = Piece::decode(bytes) else { return };
        let list = self.written.room_mut();
        if !self.past.goes_on(&piece, list) {
            return;
        }
        let heading = if piece.begins() { Heading::decode(piece.body) } else { None };
        if piece.begins() && heading.is_none() {
            self.past.awaits = None;
            return;
        }
        match self.past.reading {
            Reading::Game(number) if number == piece.number => self.show_piece(&piece, heading),
            Reading::Game(_) => {}
            Reading::List | Reading::Away => {
                if let Some(heading) = heading {
                    self.past.same = self.past.reading == Reading::Away
                        && heading.begin == without_codes(self.session.beginning());
                    self.past.add(&Game::of(piece.number, &heading), list);
                }
                if piece.last {
                    self.past.closes(list);
                }
            }
        }
    }

    /// All that is on the shelf was given.
    pub(super) fn shelf_read(&mut self) {
        let list = self.written.room_mut();
        list.truncate(self.past.whole);
        match self.past.reading {
            Reading::List if core::mem::take(&mut self.past.unread) => self.refuse(self.texts().past_unread),
            Reading::List => {}
            Reading::Away if self.past.is_there => self.ask_entry(Entry::End),
            Reading::Away => {
                let then = core::mem::take(&mut self.storing.then);
                let number = self.past.last.wrapping_add(1);
                self.past.writing = Some(Writing { number, piece: 0, at: Place::default(), then });
                let oldest = games(self.written.room()).next().filter(|_| self.past.count >= MOST);
                match oldest {
                    Some(oldest) => self.push(Screen::Confirm(Question::PushOut(oldest.number))),
                    None => self.push_out(),
                }
            }
            Reading::Game(_) => self.show_past(),
        }
    }

    /// The game is written, whatever leaves the shelf for it.
    pub(super) fn push_out(&mut self) {
        // Where that failed before, it is begun anew.
        let Some(writing) = self.past.writing else { return self.shelve() };
        if writing.then == Then::Again {
            self.draft_again();
        }
        self.storing.then = writing.then;
        self.shelve_on();
    }

    /// The next piece of the game; behind the last one the game is put away.
    #[inline(never)]
    pub(super) fn shelve_on(&mut self) {
        let Some(mut writing) = self.past.writing.take() else { return };
        let partial = self.session.log.overflowed();
        let mut body = Bytes::new();
        let mut last = false;
        if writing.piece == 0 {
            let winners = self.play().map_or(0, |play| play.winners());
            let begin = without_codes(self.session.beginning());
            let heading = Heading { given_up: self.session.is_given_up(), partial, winners, begin };
            body = heading.encode().unwrap_or_default();
        } else {
            let mut written = false;
            loop {
                let Some((step, next)) = self.step_at(writing.at) else {
                    last = true;
                    break;
                };
                if !step.encode(&mut body) {
                    break;
                }
                (writing.at, written) = (next, true);
            }
            if last && !written {
                // It was complete with the piece before, which said so.
                return self.ask_entry(Entry::End);
            }
        }
        let piece = Piece { number: writing.number, place: writing.piece, last, body: &body };
        let Some(bytes) = piece.encode() else { return self.ask_entry(Entry::End) };
        writing.piece += 1;
        self.past.writing = Some(writing);
        self.ask_store(StoreRequest::Shelve(bytes));
    }

    /// What happened at a place of the game, as it is kept, and the place behind it.
    fn step_at(&self, at: Place) -> Option<(Step, Place)> {
        let log = &self.session.log;
        if log.overflowed() {
            let act = log.acts().get(at.entries)?;
            return Some((Step::Act(act.action.clone()), Place { entries: at.entries + 1, ..at }));
        }
        let (happened, next) = log.happened(at)?;
        let step = match happened {
            Happened::Entered { action, .. } => Step::Act(action),
            Happened::TakenBack(_) => Step::TakenBack,
            Happened::Corrected(fell) => Step::Corrected(fell as u16),
        };
        Some((step, next))
    }

    /// The list of past games, with this row lit.
    pub(super) fn open_past_games(&mut self, row: u8) {
        self.push(Screen::Past { row });
        self.read_shelf(Reading::List);
    }

    /// A game off the shelf takes the place of the running one.
    pub(super) fn open_past(&mut self, number: u16) {
        self.past.row = if let Screen::Past { row } = self.stack.top() { *row } else { 0 };
        self.end_session();
        self.session.is_shown();
        self.read_shelf(Reading::Game(number));
    }

    /// A piece of the game that is to be shown.
    fn show_piece(&mut self, piece: &Piece<'_>, heading: Option<Heading>) {
        if let Some(Heading { given_up, partial, begin, .. }) = heading {
            self.end_session();
            let known = S::info(begin.game).is_some_and(|info| info.rules_version == begin.rules);
            let tables = self.tables_of(&begin).filter(|_| known);
            let begun = tables.is_some_and(|tables| self.begin(&begin, &tables, 0).is_ok());
            self.past.shown = begun.then_some((given_up, partial));
        } else {
            for step in decode_steps(piece.body) {
                if !step.is_some_and(|step| self.play_step(step)) {
                    self.past.shown = None;
                }
            }
        }
        self.past.sound = piece.last && self.past.shown.is_some();
    }

    fn play_step(&mut self, step: Step) -> bool {
        match step {
            Step::Act(action) => self.enter_past(Entry::Act(action)),
            Step::TakenBack => self.enter_past(Entry::Undo),
            Step::Corrected(fell) => {
                let settled = self.settle_past();
                let stand = self.session.log.acts().len() as u16;
                settled && stand >= fell && self.enter_past(Entry::Correct { kept: stand - fell })
            }
        }
    }

    /// What follows from the last entry was told before anything else was done.
    fn settle_past(&mut self) -> bool {
        let open = self.play().is_some_and(|play| play.is_unsettled());
        !open || self.enter_past(Entry::Settle)
    }

    fn enter_past(&mut self, entry: Entry) -> bool {
        let record = self.session.record(entry, self.now);
        self.running.get_mut().is_some_and(|play| play.replay(&mut self.session, &record))
    }

    /// The game is read: it is shown as it was at its end, or why it cannot be.
    fn show_past(&mut self) {
        let whole = match self.past.shown.filter(|_| self.past.sound) {
            None => false,
            Some((given_up, partial)) => {
                if partial {
                    self.session.log.overflow();
                }
                self.settle_past() && (!given_up || self.enter_past(Entry::GivenUp))
            }
        };
        let over = whole && self.session.turn().is_none();
        self.session.is_shown();
        if !over {
            self.past.unread = true;
            return self.go_home();
        }
        let here = self.here();
        if let Some(play) = self.running.get_mut() {
            play.reset(&self.session, here);
        }
        self.go_to_table();
    }

    /// Home from a past game: the running one is read again.
    pub(super) fn leave_past(&mut self) {
        if self.session.is_past() {
            self.end_session();
            self.load = super::load::Load::new(false);
            self.ask_store(StoreRequest::ReadJournal);
        }
    }

    pub(super) fn past_page(&self, show: &mut Shows<'_>, row: u8) {
        let texts = self.texts();
        let count = usize::from(self.past.count);
        show.plate(texts.past_games, Corner::Text(&fill("{}/{}", &[&count, &MOST])));
        let back = Bound::new(Cap::B, texts.back, Deed::Back);
        show.on(&[Key::Left], || Deed::Back);
        if matches!(self.storing.pending, Some(StoreRequest::ReadShelf)) {
            return show.keys([back]);
        }
        if count == 0 {
            show.picture(|canvas| {
                let pen = Pen::new(Style::Body, FOG, INK);
                pen.paragraph(canvas, Area::new(16, 84, 208, 80), 20, Align::Middle, texts.past_none);
            });
            return show.keys([back]);
        }
        let list = List::new(count, row.into()).pitch(TALL_PITCH);
        show.list(list, |row| Deed::Turn(Screen::Past { row: row as u8 }), &|index, tell| {
            let Some(game) = games(self.written.room()).nth(count - 1 - index.min(count - 1)) else { return };
            let info = S::info(game.kind);
            let title = info.map_or("", |info| info.title);
            let sub = fill(texts.past_no, &[&game.number, &title]);
            let label = self.came_out(&game);
            let row = Row::new(&label).icon(info.map_or(Icon::Cards, |info| info.icon)).sub(&sub).leads();
            tell(row, Ok(Deed::OpenPast(game.number)));
        });
        show.keys([
            Bound::says(Cap::A, texts.open),
            Bound::new(Cap::X, texts.wins_title, Deed::Open(Screen::Wins { row: 0 })),
            back,
        ]);
    }

    /// How a game came out, as far as there is room.
    fn came_out(&self, game: &Game) -> Phrase {
        let texts = self.texts();
        if game.given_up {
            return fill(texts.given_up, &[]);
        }
        let mut names = Phrase::new();
        let won = |seat: &Seat| game.winners >> (seat.number() - 1) & 1 == 1;
        for (nth, (seat, own)) in Seat::all().zip(&game.names).filter(|(seat, _)| won(seat)).enumerate() {
            let house = S::info(game.kind).map_or("", |info| (info.seat_name)(seat, self.settings.language));
            let name = if own.is_empty() { house } else { own.as_str() };
            let more = if names.is_empty() { fill("{}", &[&name]) } else { fill("{}, {}", &[&names, &name]) };
            if !names.is_empty() && Style::Bold.width(&fill(texts.past_won, &[&more])) > ROW_ROOM {
                names = fill("{} +{}", &[&names, &(game.winners.count_ones() as usize).saturating_sub(nth)]);
                break;
            }
            names = more;
        }
        if names.is_empty() { fill(texts.past_nobody, &[]) } else { fill(texts.past_won, &[&names]) }
    }

    pub(super) fn wins_page(&self, show: &mut Shows<'_>, row: u8) {
        let texts = self.texts();
        let mut people = heapless::Vec::<(Name, u8, u8), PEOPLE>::new();
        for game in games(self.written.room()).filter(|game| !game.given_up) {
            for (name, won) in game.people() {
                if let Some((_, wins, played)) = people.iter_mut().find(|(known, ..)| known == name) {
                    (*wins, *played) = (*wins + u8::from(won), *played + 1);
                } else {
                    let _ = people.push((name.clone(), won.into(), 1));
                }
            }
        }
        confidant_core::order::sort_by_key(&mut people, |(_, wins, played)| {
            (core::cmp::Reverse(*wins), *played)
        });
        show.plate(texts.wins_title, Corner::None);
        let list = List::new(people.len(), row.into());
        show.settings(list, |row| Deed::Turn(Screen::Wins { row: row as u8 }), &|index, tell| {
            let Some((name, wins, played)) = people.get(index) else { return };
            let value = fill(texts.wins_of, &[wins, played]);
            tell(Row::new(name).icon(Icon::Crown).value(&value), crate::page::RowDeed::Nothing);
        });
        show.on(&[Key::Left], || Deed::Back);
        show.keys([Bound::new(Cap::B, texts.back, Deed::Back)]);
    }

    /// The screen of a game that was given up, and nothing above it.
    pub(super) fn show_given_up(&mut self) {
        self.stack.set([Screen::Home { row: 0 }, Screen::GivenUp { row: 0 }]);
        self.redraw();
    }

    pub(super) fn given_up_page(&self, show: &mut Shows<'_>, row: u8) {
        let texts = self.texts();
        let (Some(play), Some(info)) = (self.play(), self.info()) else { return };
        show.plate(info.title, Corner::Text(texts.given_up));
        let progress = play.progress(&self.session, self.here());
        let who = fill(texts.given_up_at, &[&progress]);
        let empty = Phrase::new;
        let verdict =
            Verdict { got_away: false, icon: Icon::Flag, token: None, who, does: empty(), why: empty() };
        let top = sentence(show, &verdict);
        let count = if self.session.is_past() { 2 } else { 3 };
        let list = List::new(count, row.into()).below(top).pitch(PITCH);
        show.list(list, |row| Deed::Turn(Screen::GivenUp { row: row as u8 }), &|index, tell| {
            let (icon, label, deed) = match index {
                0 => (Icon::Sealmark, texts.seed_and_code, Deed::Audit),
                1 => (Icon::Trail, texts.history, Deed::Open(Screen::History { row: 0 })),
                _ => (Icon::Cards, texts.again, Deed::Again),
            };
            tell(Row::new(label).icon(icon).leads(), Ok(deed));
        });
        show.keys([
            Bound::says(Cap::UpDown, texts.choose),
            Bound::says(Cap::A, texts.open),
            Bound::new(Cap::B, texts.home, Deed::Home),
        ]);
    }
}
