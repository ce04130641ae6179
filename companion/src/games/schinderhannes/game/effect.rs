//! What an entry did to the board, told row by row.

use confidant_core::schinderhannes::{Action, CardSet, Delict, News, PlaceSet, Step, Why};
use confidant_core::seat::Seat;

use super::super::faces::codes;
use super::super::soonwald::{delict as delict_token, place_name, roads, soonwald};
use super::board::{on_board, standing};
use super::{Screens, TableDesk, View};
use crate::draw::palette::{FOG, INK, PAPER, STEEL};
use crate::draw::parts::card::card;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::parts::roll_of_rows::{ROLL_ROOM, RollRow, roll_of_rows};
use crate::draw::parts::seat::seat as seat_token;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::Wish;
use crate::hint::key_hints;
use crate::input::{Key, Millis};
use crate::texts::{Phrase, fill};

/// How long each row is told.
const TOLD_FOR: Millis = 400;
/// Most rows: a cascade touches each delict a few times at most.
const ROWS: usize = 40;

/// What happened to tokens of one delict for one reason.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    Placed,
    Kept,
    Removed(Why),
    Scene,
    Out,
}

#[derive(Clone, Copy)]
struct Row {
    deed: Deed,
    delict: Delict,
    places: PlaceSet,
    points: u8,
}

/// The report of the last entry, in the telling.
pub(super) struct Telling {
    action: Action,
    seat: Seat,
    rows: heapless::Vec<Row, ROWS>,
    before: u8,
    points: u8,
    cleared: CardSet,
    /// When the table first saw it; none as long as something else is shown.
    since: Option<Millis>,
    all: bool,
    /// The row that is looked at once all are told.
    row: u8,
}

impl Telling {
    /// What is told of an entry that changed the board.
    pub(super) fn of(desk: &TableDesk<'_>, news: &News) -> Option<Self> {
        let seat = match news.action {
            Action::Play(seat, ..)
            | Action::Remove(seat, _)
            | Action::Claim(seat, _)
            | Action::Stop(seat, _) => seat,
            _ => return None,
        };
        let mut rows = heapless::Vec::<Row, ROWS>::new();
        for &step in news.report.steps() {
            let (deed, delict, place) = match step {
                Step::Placed(token) => (Deed::Placed, token.delict, Some(token.place)),
                Step::Kept(delict, _) => (Deed::Kept, delict, None),
                Step::Removed(token, why) => (Deed::Removed(why), token.delict, Some(token.place)),
                Step::Scene(token) => (Deed::Scene, token.delict, Some(token.place)),
                Step::Out(delict) => (Deed::Out, delict, None),
            };
            let same = |row: &&mut Row| row.deed == deed && row.delict == delict;
            // What is kept back belongs to what was placed.
            let joined = match deed {
                Deed::Kept => rows.iter_mut().find(|row| row.deed == Deed::Placed && row.delict == delict),
                _ => rows.last_mut().filter(same),
            };
            match joined {
                Some(row) => {
                    row.places.extend(place);
                    row.points = row.points.saturating_add(step.points());
                }
                None => {
                    let places = place.into_iter().collect();
                    let _ = rows.push(Row { deed, delict, places, points: step.points() });
                }
            }
        }
        let points = news.report.points();
        let before = desk.table.chair(seat).score.saturating_sub(points);
        let (action, cleared) = (news.action, news.cleared);
        Some(Self { action, seat, rows, before, points, cleared, since: None, all: false, row: 0 })
    }

    pub(super) fn seen(&mut self, now: Millis) {
        self.since.get_or_insert(now);
    }

    /// How many rows are told: those of the report, and one for what was cleared.
    fn told(&self, now: Millis) -> usize {
        let since = self.since.unwrap_or(now);
        match self.all {
            true => self.count(),
            false => self.count().min(1 + (now.saturating_sub(since) / TOLD_FOR) as usize),
        }
    }

    fn count(&self) -> usize {
        self.rows.len().max(1)
    }

    pub(super) fn moves_at(&self, now: Millis) -> Option<Millis> {
        let since = self.since?;
        let told = self.told(now);
        (told < self.count()).then(|| since + told as Millis * TOLD_FOR)
    }

    /// Everything is told at once; whether something was still to come.
    pub(super) fn skip(&mut self) -> bool {
        let Some(since) = self.since.filter(|_| !self.all) else { return false };
        self.all = true;
        self.row = self.count().saturating_sub(1) as u8;
        // Whoever presses after the last row was told wants to go on.
        since + (self.count() as Millis - 1) * TOLD_FOR > since && self.count() > 1
    }
}

impl Screens {
    pub(super) fn press_effect(&mut self, desk: &TableDesk<'_>, key: Key, board: bool) -> Wish<Action> {
        let skipped = core::mem::take(&mut self.skipped);
        let Some(telling) = &mut self.telling else {
            self.view = self.home(desk.table);
            return Wish::Redraw;
        };
        let count = telling.count() as u8;
        match key {
            Key::X => self.view = View::Effect { board: !board },
            _ if skipped => {}
            Key::Up => telling.row = telling.row.saturating_sub(1),
            Key::Down => telling.row = (telling.row + 1).min(count - 1),
            Key::A | Key::B => {
                self.telling = None;
                self.view = self.home(desk.table);
            }
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn draw_effect(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, on_map: bool) {
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        let Some(telling) = &self.telling else { return };
        canvas.clear(INK);
        let who = desk.name(telling.seat);
        let title = match telling.action {
            Action::Play(_, card, _) => fill("{}: {}", &[&who, &fill(words.card_n, &[&card])]),
            Action::Claim(..) => fill(words.claims, &[&who]),
            Action::Stop(..) => fill("{}: STOP", &[&who]),
            _ => fill("{}: {}", &[&who, &words.remove_verb]),
        };
        let told = telling.told(desk.now);
        let code = fill("{}/{}", &[&told, &telling.count()]);
        plate(canvas, &title, Corner::Text(&code));
        if on_map {
            let board = table.board();
            soonwald(canvas, roads(table.edition()), None, |place| on_board(board, place));
            standing(desk, canvas, Some(telling.seat));
            return key_hints(canvas, &[(Cap::A, texts.go_on), (Cap::X, words.list)]);
        }
        let bottom = if telling.cleared.is_empty() { 168 } else { 144 };
        let now = if telling.all { usize::from(telling.row) + 1 } else { told };
        roll_of_rows(
            canvas,
            bottom,
            telling.rows.len(),
            now,
            |index, show| {
                if let Some(row) = telling.rows.get(index) {
                    let figure = if row.points > 0 { fill("+{}", &[&row.points]) } else { Phrase::new() };
                    let (note, short) = (told_at(desk, row, true), told_at(desk, row, false));
                    let label = desk.words.delict(row.delict);
                    show(&RollRow { label, note: &note, short: &short, figure: &figure });
                }
            },
            |canvas, index, x, y| {
                if let Some(row) = telling.rows.get(index) {
                    delict_token(canvas, x, y, 20, row.delict);
                }
            },
        );
        if !telling.cleared.is_empty() {
            canvas.outline(Area::new(8, 146, 224, 24), 6, 1, STEEL);
            Icon::Cards.draw(canvas, 16, 150, 16, FOG);
            let pen = Pen::new(Style::Note, FOG, INK).room(184);
            pen.left(canvas, 40, 163, &fill(words.n_cleared, &[&telling.cleared.len()]));
        }
        card(canvas, Area::new(8, 172, 224, 40));
        seat_token(canvas, 18, 180, 26, telling.seat.number());
        let sum =
            fill("{} + {} = {}", &[&telling.before, &telling.points, &(telling.before + telling.points)]);
        let room = 164 - Style::Head.width(&sum);
        Pen::new(Style::Head, INK, PAPER).right(canvas, 222, 199, &sum);
        if Style::Bold.width(who) <= room {
            Pen::new(Style::Bold, INK, PAPER).room(room).left(canvas, 52, 198, who);
        }
        key_hints(canvas, &[(Cap::A, texts.go_on), (Cap::X, words.board)]);
    }
}

/// What happened where: "placed: Boos, Hundsbach". By whole names where two lines hold them.
fn told_at(desk: &TableDesk<'_>, row: &Row, whole: bool) -> Phrase {
    let words = desk.words;
    let what = match row.deed {
        Deed::Placed | Deed::Kept => words.placed,
        Deed::Removed(Why::Card) => words.removed,
        Deed::Removed(Why::PlaceTaken) => words.place_taken,
        Deed::Removed(Why::Pair) => words.by_pair,
        Deed::Removed(Why::Logic) => words.by_deduction,
        Deed::Removed(Why::Claim) => words.claimed,
        Deed::Scene => words.scene_found,
        Deed::Out => words.out,
    };
    if row.places.is_empty() {
        return fill(what, &[]);
    }
    let named = fill(what, &[&names(row.places)]);
    if whole && Style::Note.count(&named, ROLL_ROOM) <= 2 {
        return named;
    }
    let told = fill(what, &[&codes(desk.table.edition(), row.places)]);
    match whole || Style::Note.width(&told) <= ROLL_ROOM {
        true => told,
        // What was told already may be cut down to how many it were.
        false => fill(what, &[&row.places.len()]),
    }
}

/// Places by their whole names.
fn names(places: PlaceSet) -> Phrase {
    let mut text = Phrase::new();
    for (index, place) in places.iter().enumerate() {
        if index > 0 {
            let _ = text.push_str(", ");
        }
        let _ = text.push_str(place_name(place));
    }
    text
}
