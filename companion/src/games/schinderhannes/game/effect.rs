//! What an entry did to the board, told row by row.

use confidant_core::schinderhannes::{Action, CardSet, Crime, CrimeSet, News, Place, PlaceSet, Step, Why};
use confidant_core::seat::Seat;

use super::super::faces::{codes, joined};
use super::super::soonwald::{OnPlace, RIM, crime as crime_token, place_name, roads, soonwald};
use super::board::{on_board, standing};
use super::deeds::{Own, own};
use super::{Screens, Shows, TableDesk};
use crate::draw::palette::{FOG, INK, PAPER, STEEL};
use crate::draw::parts::card::card;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::roll_of_rows::{ROLL_ROOM, RollRow, roll_of_rows};
use crate::draw::parts::seat::seat as seat_token;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::input::{Key, Millis};
use crate::page::Bound;
use crate::texts::{Phrase, fill};

/// How long each row is told; meanwhile its points roll up.
const TOLD_FOR: Millis = 400;
/// How long a picture of it stands.
const STEP: Millis = 80;
/// Tokens that came or went blink twice on the board: away, there, away, there.
const BLINK: Millis = 100;
/// A scene grows for so long.
const GROWS_FOR: Millis = 160;
/// Most rows: a cascade touches each crime a few times at most.
const ROWS: usize = 40;

/// What happened to tokens of one crime for one reason.
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
    crime: Crime,
    places: PlaceSet,
    /// Tokens that were kept back when these were placed.
    kept: u8,
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
    /// When it was seen last.
    latest: Millis,
    all: bool,
    /// Since when what the row told now did is shown on the board, as long as it moves there.
    shown_since: Option<Millis>,
    /// The row that is looked at once all are told.
    row: u8,
}

impl Telling {
    /// What to tell about an entry that changed the board.
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
            let (deed, crime, place) = match step {
                Step::Placed(token) => (Deed::Placed, token.crime, Some(token.place)),
                Step::Kept(crime, _) => (Deed::Kept, crime, None),
                Step::Removed(token, why) => (Deed::Removed(why), token.crime, Some(token.place)),
                Step::Scene(token) => (Deed::Scene, token.crime, Some(token.place)),
                Step::Out(crime) => (Deed::Out, crime, None),
            };
            let same = |row: &&mut Row| row.deed == deed && row.crime == crime;
            let kept = if let Step::Kept(_, kept) = step { kept } else { 0 };
            // What is kept back belongs to what was placed.
            let joined = match deed {
                Deed::Kept => rows.iter_mut().find(|row| row.deed == Deed::Placed && row.crime == crime),
                _ => rows.last_mut().filter(same),
            };
            match joined {
                Some(row) => {
                    row.places.extend(place);
                    row.kept = row.kept.saturating_add(kept);
                    row.points = row.points.saturating_add(step.points());
                }
                None => {
                    let places = place.into_iter().collect();
                    let _ = rows.push(Row { deed, crime, places, kept, points: step.points() });
                }
            }
        }
        let points = news.report.points();
        let before = desk.table.chair(seat).score.saturating_sub(points);
        let (action, cleared) = (news.action, news.cleared);
        Some(Self {
            action,
            seat,
            rows,
            before,
            points,
            cleared,
            since: None,
            latest: 0,
            all: false,
            shown_since: None,
            row: 0,
        })
    }

    /// Whether everybody should look: a crime is found, or somebody saw more than the one on turn.
    pub(super) fn is_notable(&self) -> bool {
        matches!(self.action, Action::Stop(..)) || self.rows.iter().any(|row| row.deed == Deed::Scene)
    }

    pub(super) fn seen(&mut self, now: Millis) {
        self.since.get_or_insert(now);
        self.latest = now;
    }

    fn count(&self) -> usize {
        self.rows.len().max(1)
    }

    /// For how long it has been told.
    fn told_for(&self, now: Millis) -> Millis {
        let whole = self.count() as Millis * TOLD_FOR;
        match self.all {
            true => whole,
            false => now.saturating_sub(self.since.unwrap_or(now)).min(whole),
        }
    }

    /// Whether it is still being told.
    fn moves(&self, now: Millis) -> bool {
        self.told_for(now) < self.count() as Millis * TOLD_FOR
    }

    /// How many rows are told.
    fn told(&self, now: Millis) -> usize {
        self.count().min(1 + (self.told_for(now) / TOLD_FOR) as usize)
    }

    /// For how long the row told last has been told.
    fn told_last_for(&self, now: Millis) -> Millis {
        self.told_for(now).saturating_sub((self.told(now) as Millis - 1) * TOLD_FOR)
    }

    /// The points so far.
    fn rolled(&self, now: Millis) -> u8 {
        if !self.moves(now) {
            return self.points;
        }
        let told = self.told(now).saturating_sub(1);
        let before = self.rows.iter().take(told).fold(0, |sum: u8, row| sum.saturating_add(row.points));
        let last = self.rows.get(told).map_or(0, |row| Millis::from(row.points));
        before.saturating_add((last * self.told_last_for(now) / TOLD_FOR) as u8)
    }

    pub(super) fn moves_at(&self, now: Millis) -> Option<Millis> {
        if let Some(since) = self.shown_since {
            let gone = now.saturating_sub(since);
            let (step, whole) = match self.row().map(|row| row.deed) {
                Some(Deed::Scene) => (GROWS_FOR / 4, GROWS_FOR),
                _ => (BLINK, 4 * BLINK),
            };
            return (gone < whole).then(|| since + ((gone / step + 1) * step).min(whole));
        }
        let since = self.since?;
        self.moves(now).then(|| since + (self.told_for(now) / STEP + 1) * STEP)
    }

    /// Everything is told at once, and the board stands still; whether rows were still to come.
    pub(super) fn skip(&mut self) -> bool {
        self.shown_since = None;
        let Some(since) = self.since.filter(|_| !self.all) else { return false };
        self.all = true;
        self.row = self.count().saturating_sub(1) as u8;
        // Whoever presses after the last row was told wants to go on.
        self.latest < since + (self.count() as Millis - 1) * TOLD_FOR
    }

    /// This row is looked at; since when on the board, if there.
    pub(super) fn look_at(&mut self, row: u8, shown_since: Option<Millis>) {
        (self.row, self.shown_since) = (row, shown_since);
    }

    /// The row that is looked at.
    fn row(&self) -> Option<&Row> {
        self.rows.get(usize::from(self.row))
    }

    /// A place of the board, with what the row that is looked at did there.
    fn on_place(&self, now: Millis, place: Place, on: OnPlace) -> OnPlace {
        let (Some(row), Some(since)) = (self.row(), self.shown_since) else { return on };
        let gone = now.saturating_sub(since);
        if !row.places.has(place) {
            return on;
        }
        let away = gone < 4 * BLINK && (gone / BLINK).is_multiple_of(2);
        let only = CrimeSet::only(row.crime);
        match row.deed {
            Deed::Placed | Deed::Kept if away => OnPlace { blink: only, ..on },
            Deed::Removed(_) if away => OnPlace { tokens: on.tokens | only, gone: only, scene: None, ..on },
            // None, a thin one, the whole: tokens are there at these sizes.
            Deed::Scene => OnPlace { scene_rim: grown(gone, 0, RIM).map(|rim| rim.min(1)), ..on },
            _ => on,
        }
    }
}

/// How large a scene, or its rim, is after so long; none once it is as large as it gets.
fn grown(time: Millis, first: i32, whole: i32) -> Option<i32> {
    let part = (whole - first) * time.min(GROWS_FOR) as i32 / GROWS_FOR as i32;
    (time < GROWS_FOR).then_some(first + part)
}

impl Screens {
    pub(super) fn effect_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, on_map: bool) {
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        let Some(telling) = &self.telling else { return };
        let who = desk.name(telling.seat);
        let title = match telling.action {
            Action::Play(_, card, _) => fill(texts.colon, &[&who, &fill(words.card_n, &[&card])]),
            Action::Claim(..) => fill(words.claims, &[&who]),
            Action::Stop(..) => fill(texts.colon, &[&who, &"STOP"]),
            _ => fill(texts.colon, &[&who, &words.remove_verb]),
        };
        let code = fill("{}/{}", &[&telling.told(desk.now), &telling.count()]);
        show.plate(&title, Corner::Text(&code));
        show.picture(|canvas| match on_map {
            true => {
                let board = table.board();
                soonwald(canvas, roads(table.edition()), None, |place| {
                    telling.on_place(desk.now, place, on_board(board, place))
                });
                standing(desk, canvas, Some(telling.seat));
            }
            false => telling.draw_rows(desk, canvas),
        });
        let (row, last) = (telling.row, telling.count() as u8 - 1);
        let look_at = |row, board| own(Own::Told { row, board });
        // The key that ended what moved does nothing else.
        let goes_on = (!self.skipped).then_some(own(Own::GoOn));
        if let Some(deed) = goes_on {
            show.on(&[Key::Up], || look_at(row.saturating_sub(1), on_map));
            show.on(&[Key::Down], || look_at((row + 1).min(last), on_map));
            show.on(&[Key::B], || deed);
        }
        let other = if on_map { words.list } else { words.board };
        show.keys([
            Bound::maybe(Cap::A, texts.go_on, goes_on),
            Bound::new(Cap::X, other, look_at(row, !on_map)),
        ]);
    }
}

impl Telling {
    /// The rows that are told, what was cleared, and the points.
    fn draw_rows(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let (words, who, told) = (desk.words, desk.name(self.seat), self.told(desk.now));
        let bottom = if self.cleared.is_empty() { 168 } else { 144 };
        let now = if self.all { usize::from(self.row) + 1 } else { told };
        roll_of_rows(
            canvas,
            bottom,
            self.rows.len(),
            now,
            |index, show| {
                if let Some(row) = self.rows.get(index) {
                    let figure = if row.points > 0 { fill("+{}", &[&row.points]) } else { Phrase::new() };
                    let (note, short) = (told_at(desk, row, true), told_at(desk, row, false));
                    let label = desk.words.crime(row.crime);
                    show(&RollRow { label, note: &note, short: &short, figure: &figure });
                }
            },
            |canvas, index, x, y| {
                if let Some(row) = self.rows.get(index) {
                    let grows = row.deed == Deed::Scene && !self.all && index + 1 == told;
                    let size = grown(self.told_last_for(desk.now), 10, 20).filter(|_| grows);
                    crime_token(canvas, x, y, size.unwrap_or(20), row.crime);
                }
            },
        );
        if !self.cleared.is_empty() {
            canvas.outline(Area::new(8, 146, 224, 24), 6, 1, STEEL);
            Icon::Cards.draw(canvas, 16, 150, 16, FOG);
            let pen = Pen::new(Style::Note, FOG, INK).room(184);
            pen.left(canvas, 40, 163, &fill(words.n_cleared, &[&self.cleared.len()]));
        }
        card(canvas, Area::new(8, 172, 224, 40));
        seat_token(canvas, 18, 180, 26, self.seat.number());
        let points = self.rolled(desk.now);
        let sum = fill("{} + {} = {}", &[&self.before, &points, &self.before.saturating_add(points)]);
        let room = 164 - Style::Head.width(&sum);
        Pen::new(Style::Head, INK, PAPER).right(canvas, 222, 199, &sum);
        if Style::Bold.width(who) <= room {
            Pen::new(Style::Bold, INK, PAPER).room(room).left(canvas, 52, 198, who);
        }
    }
}

/// What happened where, and how many tokens were kept back: "placed: Boos, Hundsbach, kept back: 3". By whole names where
/// two lines hold them.
fn told_at(desk: &TableDesk<'_>, row: &Row, whole: bool) -> Phrase {
    let words = desk.words;
    let what = match row.deed {
        Deed::Placed => words.placed,
        Deed::Kept => return fill(words.n_kept, &[&row.kept]),
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
    let with_kept = |where_to: &dyn core::fmt::Display| {
        let told = fill(what, &[where_to]);
        match row.kept {
            0 => told,
            kept => fill("{}, {}", &[&told, &fill(words.n_kept, &[&kept])]),
        }
    };
    let named = with_kept(&joined(row.places.iter().map(place_name)));
    if whole && Style::Note.count(&named, ROLL_ROOM) <= 2 {
        return named;
    }
    let told = with_kept(&codes(desk.table.edition(), row.places));
    let fits = |told: &Phrase| Style::Note.width(told) <= ROLL_ROOM;
    if whole || fits(&told) {
        return told;
    }
    // What was told already may be cut down to how many it were.
    let counted = with_kept(&row.places.len());
    if fits(&counted) { counted } else { fill(what, &[&row.places.len()]) }
}
