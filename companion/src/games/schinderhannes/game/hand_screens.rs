//! The pages of a hand: the cards with their marks, what one would do, which are dropped.

use confidant_core::schinderhannes::{
    Card, Clue, Crime, CrimeSet, PlaceSet, Refusal, Report, Step, Sureness, Use,
};

use super::super::faces::{FaceRow, Mark, codes, crime_on, in_words};
use super::super::soonwald::{OnPlace, crime as crime_token, roads, soonwald};
use super::super::{MARKS, POINTS};
use super::Shows;
use super::board::{on_board, strip_ground};
use super::deeds::{Own, own};
use super::hand::{Hand, HandDeed, Holding, Page, Task, turn_to};
use super::reasons::why_not;
use crate::draw::palette::{FOG, INK, LAMP, PAPER, RUST, SLATE, STEEL, TUBE};
use crate::draw::parts::card::card as paper;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{Row, list_of, wheel_of};
use crate::draw::parts::plate::Corner;
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::input::Key;
use crate::page::Bound;
use crate::texts::{Phrase, fill};

const PITCH: i32 = 35;
const TOP: i32 = 33;
const ROWS: i32 = 3;
/// The lit card in words, on paper.
const WORDS: Area = Area::new(8, 138, 224, 75);
const STRIP: Area = Area::new(8, 175, 224, 38);

/// What is done to each crime: where it comes, where it goes.
struct Change {
    crime: Crime,
    placed: PlaceSet,
    removed: PlaceSet,
}

/// The first two crimes that a report changes, and how many more there are.
fn changes(report: &Report) -> heapless::Vec<Change, 16> {
    let mut changes = heapless::Vec::<Change, 16>::new();
    for step in report.steps() {
        let (token, comes) = match step {
            Step::Placed(token) => (token, true),
            Step::Removed(token, _) => (token, false),
            Step::Scene(_) | Step::Kept(..) | Step::Out(_) => continue,
        };
        let known = changes.iter().position(|change| change.crime == token.crime);
        let change = match known.and_then(|at| changes.get_mut(at)) {
            Some(change) => change,
            None => {
                let fresh = Change { crime: token.crime, placed: PlaceSet::NONE, removed: PlaceSet::NONE };
                if changes.push(fresh).is_err() {
                    continue;
                }
                let Some(change) = changes.last_mut() else { continue };
                change
            }
        };
        if comes {
            change.placed.insert(token.place)
        } else {
            change.removed.insert(token.place)
        };
    }
    changes
}

impl Holding<'_> {
    /// What a card would do, as far as people want to be told: by itself, or with all that follows.
    fn report(&self, card: Card, pick: Option<Crime>) -> Result<Report, Refusal> {
        let Some(clue) = self.clue(card, pick) else { return Err(Refusal::ChangesNothing) };
        let sight = self.table().sight();
        if self.help() >= POINTS { sight.effect(clue) } else { sight.direct_effect(clue) }
    }

    /// What a card says, in words.
    fn in_words(&self, clue: Clue) -> Phrase {
        in_words(self.desk.texts, self.desk.words, self.table().edition(), clue)
    }

    fn mark(&self, card: Card) -> (Mark, bool) {
        if self.help() < MARKS {
            return (Mark::None, false);
        }
        match self.table().sight().usefulness(self.table().edition().clue(card)) {
            Use::Now(_) => (Mark::Check, false),
            Use::NotNow(_) => (Mark::Later, true),
            Use::Never(_) => (Mark::Never, true),
        }
    }

    fn points(&self, card: Card) -> Phrase {
        let group = matches!(self.table().edition().clue(card), Clue::Group(..));
        match self.report(card, None) {
            Ok(report) if self.help() >= POINTS && !group => fill("+{}", &[&report.points()]),
            _ => Phrase::new(),
        }
    }
}

impl Hand {
    pub(super) fn show(&self, hold: &Holding<'_>, show: &mut Shows<'_>) {
        let count = usize::from(self.rows(hold));
        let row = |row: usize| own(Own::Hand(HandDeed::Row(row as u8)));
        show.turns(self.row.into(), count, row);
        if hold.open && count > 0 {
            // The list of all printed cards is long.
            show.on(&[Key::Left], || row((usize::from(self.row) + count - 10 % count) % count));
            show.on(&[Key::Right], || row((usize::from(self.row) + 10) % count));
        }
        match self.page {
            Page::Cards | Page::Drops => self.list_page(hold, show),
            Page::Board => self.board_page(hold, show),
            Page::Pick(card) => self.pick_page(hold, show, card),
            Page::Preview(card, pick) => self.preview_page(hold, show, card, pick),
            Page::Discard(card) => self.discard_page(hold, show, card),
        }
    }

    fn list_page(&self, hold: &Holding<'_>, show: &mut Shows<'_>) {
        let words = hold.desk.words;
        let drops = self.page == Page::Drops;
        let title = match (drops, hold.task()) {
            (true, _) => fill(words.pass_with, &[]),
            (false, Task::Discard) => fill(words.discard_one, &[]),
            (false, _) => fill(words.cards_of, &[&hold.desk.name(hold.seat)]),
        };
        let count = if drops { self.dropped.len() } else { hold.cards.len() };
        show.plate(&title, Corner::Text(&number(count as i64)));
        show.picture(|canvas| self.draw_list(hold, canvas));
        let on = match (drops, hold.task(), hold.card(self.lit(hold))) {
            (true, _, None) if self.is_dead_row(hold, self.lit(hold)) => words.discard,
            (true, _, None) | (false, Task::Play, None) => words.pass,
            (true, _, Some(_)) | (false, Task::Discard, _) => words.discard,
            (false, Task::Play, _) if hold.help() == 0 => words.play_card,
            (false, Task::Play, _) => words.look_at,
            (false, _, _) => "",
        };
        self.bar(hold, show, words.card_key, on);
    }

    /// The bar: back and forward by the stick while Y is held, by A and B where the cards lie open. Pages without rows
    /// have no word for the stick.
    fn bar(&self, hold: &Holding<'_>, show: &mut Shows<'_>, stick: &str, on: &str) {
        let (words, texts) = (hold.desk.words, hold.desk.texts);
        let (back, forward) = (self.back(hold), self.forward(hold));
        if hold.open {
            let (a, b) = (Bound::maybe(Cap::A, on, forward), Bound::maybe(Cap::B, texts.back, back));
            return match (self.page, hold.task()) {
                (Page::Cards, Task::Play) => {
                    show.keys([a, Bound::new(Cap::X, words.pass, turn_to(Page::Drops)), b]);
                }
                (Page::Drops, Task::Play) => {
                    show.keys([a, Bound::new(Cap::X, words.play_card, turn_to(Page::Cards)), b]);
                }
                _ => show.keys([a, b]),
            };
        }
        let left = if self.page == Page::Cards { words.board } else { texts.back };
        let (left, right) = (Bound::maybe(Cap::Left, left, back), Bound::maybe(Cap::Right, on, forward));
        match (stick, on) {
            ("", _) => show.keys([left, right]),
            (_, "") => show.keys([left, Bound::says(Cap::UpDown, stick)]),
            _ => show.keys([left, Bound::says(Cap::UpDown, stick), right]),
        }
    }

    fn draw_list(&self, hold: &Holding<'_>, canvas: &mut Canvas) {
        let words = hold.desk.words;
        let drops = self.page == Page::Drops;
        let rows = usize::from(self.rows(hold));
        let (place, lit) = (usize::from(self.row), self.lit(hold));
        // The others of a hand stay secret: neither the picture nor the way to a card tells which are before it.
        let list = if hold.open { list_of } else { wheel_of };
        list(canvas, (TOP, TOP + ROWS * PITCH), PITCH, rows, place, &mut |canvas, at, y| {
            let index = self.row_at(hold, at);
            let area = Area::new(8, y, 220, PITCH - 2);
            let is_chosen = at == place;
            let Some(card) = hold.card(index) else {
                let (icon, label) = match drops {
                    true if self.is_dead_row(hold, index) => (Icon::Cards, fill(words.drop_dead, &[])),
                    true => (Icon::Double, fill(words.pass_draw, &[&hold.draws_after(self.dropped)])),
                    false => (Icon::Double, fill(words.pass, &[])),
                };
                return Row::new(&label).icon(icon).chosen(is_chosen).draw_in(canvas, area);
            };
            let (mark, dim) = match drops {
                true if self.dropped.has(card) => (Mark::Dropped, true),
                true => (Mark::None, false),
                false if hold.task() == Task::Discard => (hold.mark(card).0, false),
                false => hold.mark(card),
            };
            let figure = if drops { Phrase::new() } else { hold.points(card) };
            let edition = hold.table().edition();
            FaceRow { card, edition, chosen: is_chosen, dim, mark, figure: &figure }.draw(canvas, area);
        });
        match hold.card(lit) {
            Some(card) => draw_words(hold, canvas, card),
            None if self.is_dead_row(hold, lit) => {
                draw_sentence(canvas, &fill(words.n_dead, &[&hold.dead().len()]), 2);
            }
            None if rows > 0 => {
                draw_sentence(canvas, words.pass_note, 2);
            }
            None => {}
        }
    }

    /// Whether a card is meant to go.
    fn discard_page(&self, hold: &Holding<'_>, show: &mut Shows<'_>, card: Card) {
        let words = hold.desk.words;
        show.plate(&fill(words.discard_ask, &[&card]), Corner::None);
        show.picture(|canvas| {
            let (edition, (mark, dim)) = (hold.table().edition(), hold.mark(card));
            let area = Area::new(8, 70, 224, PITCH - 2);
            FaceRow { card, edition, chosen: false, dim, mark, figure: "" }.draw(canvas, area);
            draw_words(hold, canvas, card);
        });
        self.bar(hold, show, "", words.discard);
    }

    fn pick_page(&self, hold: &Holding<'_>, show: &mut Shows<'_>, card: Card) {
        let words = hold.desk.words;
        show.plate(words.for_which, Corner::Text(&number(card.number())));
        show.picture(|canvas| self.draw_picks(hold, canvas, card));
        self.bar(hold, show, words.crime_key, words.look_at);
    }

    fn draw_picks(&self, hold: &Holding<'_>, canvas: &mut Canvas, card: Card) {
        let picks = hold.picks(card);
        for (index, y) in (0..).zip((TOP..).step_by(PITCH as usize)).take(picks.len()) {
            let Some(crime) = picks.nth(index) else { continue };
            let chosen = index == usize::from(self.row);
            let can = hold.help() == 0 || hold.report(card, Some(crime)).is_ok();
            let area = Area::new(8, y, 220, PITCH - 2);
            let (ground, colour) = match (chosen, can) {
                (true, _) => (LAMP, INK),
                (false, true) => (SLATE, PAPER),
                (false, false) => (SLATE, FOG),
            };
            canvas.rounded(area, 6, ground);
            canvas.say_choice(area, Some(Key::A), chosen);
            crime_on(canvas, (28, y + 16), 20, crime, ground);
            let name = hold.desk.words.crime(crime);
            if chosen {
                canvas.say_chosen(name);
            }
            Pen::new(Style::Bold, colour, ground).room(170).left(canvas, 48, y + 22, name);
        }
        if let Some(crime) = picks.nth(self.row.into()).filter(|_| hold.help() > 0) {
            match hold.report(card, Some(crime)) {
                Ok(report) => draw_changes(hold, canvas, &report),
                Err(refusal) => draw_reason(canvas, &why_not(hold, card, Some(crime), refusal)),
            }
        }
    }

    /// The board, to look at.
    fn board_page(&self, hold: &Holding<'_>, show: &mut Shows<'_>) {
        let words = hold.desk.words;
        show.plate(words.board, Corner::Text(&fill("{}/16", &[&super::found(hold.table())])));
        show.picture(|canvas| {
            let board = hold.table().board();
            soonwald(canvas, roads(hold.table().edition()), None, |place| on_board(board, place));
        });
        self.bar(hold, show, "", words.card_keys);
    }

    /// The board with what a card brings and takes.
    fn preview_page(&self, hold: &Holding<'_>, show: &mut Shows<'_>, card: Card, pick: Option<Crime>) {
        let words = hold.desk.words;
        let report = hold.report(card, pick).unwrap_or_default();
        let code = if hold.help() >= POINTS { fill("+{}", &[&report.points()]) } else { Phrase::new() };
        show.plate(&fill(words.card_n, &[&card]), Corner::Text(&code));
        let says = preview_words(hold, card, pick);
        show.picture(|canvas| draw_preview(hold, canvas, &report, &says, self.row.into()));
        let more = if self.rows(hold) > 1 { words.more } else { "" };
        self.bar(hold, show, more, words.play_card);
    }
}

/// A sentence on paper below the list; where the next line may begin. Where a refusal may cover the rest it is kept short.
fn draw_sentence(canvas: &mut Canvas, says: &str, lines: usize) -> i32 {
    paper(canvas, WORDS);
    let room = WORDS.width - 18;
    let fits = |(style, _): &(Style, i32)| style.count(says, room) <= lines;
    let large = [(Style::Bold, 18), (Style::Note, 15)].into_iter().take(lines).find(fits);
    let (style, line) = large.unwrap_or((Style::Hint, 13));
    let area = Area::new(WORDS.x + 9, WORDS.y + 5, room, 48);
    Pen::new(style, INK, PAPER).paragraph(canvas, area, line, Align::Left, says);
    // Tails of letters hang below their line.
    let tail = if line > 13 { 3 } else { 0 };
    area.y + line * style.count(says, room) as i32 + tail
}

/// The lit card in words, and, for those who want help, what it would do, or why not.
fn draw_words(hold: &Holding<'_>, canvas: &mut Canvas, card: Card) {
    let (edition, words) = (hold.table().edition(), hold.desk.words);
    let clue = edition.clue(card);
    let lines = if hold.help() < MARKS { 1 } else { 2 };
    let mut says = hold.in_words(clue);
    // Three lines would reach under a refusal.
    if let Clue::Crime(crime, places) = clue
        && lines == 1
        && Style::Hint.count(&says, WORDS.width - 18) > 2
    {
        says = fill(hold.desk.texts.colon, &[&words.crime(crime), &codes(edition, places)]);
    }
    let top = draw_sentence(canvas, &says, lines);
    let made_up = hold.open && edition.sureness(card) == Sureness::Reconstructed;
    let below = |canvas: &mut Canvas, text: &str| {
        let area = Area::new(WORDS.x + 9, top, WORDS.width - 18, WORDS.bottom() - top);
        let one = Style::NoteBold.width(text) <= area.width && top < WORDS.bottom() - 17;
        let (style, line) = if one { (Style::NoteBold, 17) } else { (Style::Hint, 13) };
        Pen::new(style, RUST, PAPER).paragraph(canvas, area, line, Align::Left, text);
    };
    if hold.help() < MARKS {
        if made_up {
            below(canvas, words.not_printed);
        }
        return;
    }
    let base = WORDS.bottom() - 8;
    match hold.table().sight().usefulness(clue) {
        Use::Now(picks) if !picks.is_empty() => {
            for (crime, x) in picks.iter().zip((28..).step_by(24)) {
                crime_on(canvas, (x, base - 6), 14, crime, LAMP);
            }
            let x = 22 + 24 * picks.len() as i32;
            Pen::new(Style::NoteBold, INK, PAPER).room(224 - x).left(canvas, x, base, words.can_be_picked);
        }
        Use::Now(_) => {
            let Ok(report) = hold.report(card, None) else { return };
            let changes = changes(&report);
            let sum =
                |of: fn(&Change) -> PlaceSet| changes.iter().map(|change| of(change).len()).sum::<usize>();
            let (placed, removed) = (sum(|change| change.placed), sum(|change| change.removed));
            let says = match (placed, removed) {
                (_, 0) => fill(words.n_placed, &[&placed]),
                (0, _) => fill(words.n_removed, &[&removed]),
                _ => {
                    fill("{}, {}", &[&fill(words.n_placed, &[&placed]), &fill(words.n_removed, &[&removed])])
                }
            };
            Pen::new(Style::NoteBold, INK, PAPER).room(170).left(canvas, 17, base, &says);
            if hold.help() >= POINTS {
                let points = fill("+{}", &[&report.points()]);
                Pen::new(Style::Bold, RUST, PAPER).right(canvas, 224, base, &points);
            }
        }
        Use::NotNow(refusal) | Use::Never(refusal) => {
            below(canvas, &why_not(hold, card, hold.picks(card).first(), refusal));
        }
    }
}

fn draw_reason(canvas: &mut Canvas, text: &str) {
    canvas.outline(STRIP, 6, 1, STEEL);
    let area = Area::new(STRIP.x + 8, STRIP.y + 3, STRIP.width - 16, STRIP.height - 4);
    Pen::new(Style::Hint, PAPER, INK).paragraph(canvas, area, 16, Align::Left, text);
}

/// What changes, two crimes beside each other.
fn draw_changes(hold: &Holding<'_>, canvas: &mut Canvas, report: &Report) {
    canvas.outline(STRIP, 6, 1, STEEL);
    let changes = changes(report);
    let width = if changes.len() > 1 { 110 } else { 216 };
    let edition = hold.table().edition();
    for (change, x) in changes.iter().take(2).zip((STRIP.x + 4..).step_by(110)) {
        let middle = STRIP.y + STRIP.height / 2;
        crime_token(canvas, x + 12, middle, 16, change.crime);
        let places = if change.placed.is_empty() { change.removed } else { change.placed };
        if change.placed.is_empty() {
            canvas.line((x + 3, middle + 9), (x + 21, middle - 9), 2, TUBE);
        }
        let area = Area::new(x + 26, STRIP.y + 3, width - 30, STRIP.height - 4);
        let text = codes(edition, places);
        Pen::new(Style::Hint, PAPER, INK).paragraph(canvas, area, 16, Align::Left, &text);
    }
}

/// How many changes stand in the strip of a preview at a time.
const AT_A_TIME: usize = 2;

/// How many strips tell what a card says and would do.
pub(super) fn preview_pages(hold: &Holding<'_>, card: Card, pick: Option<Crime>) -> u8 {
    let count = hold.report(card, pick).map_or(0, |report| changes(&report).len());
    let own = usize::from(!is_one_line(&preview_words(hold, card, pick)));
    (own + count.div_ceil(AT_A_TIME)).max(1) as u8
}

/// The card in words, or that its values are ours; the places are on the map, too.
fn preview_words(hold: &Holding<'_>, card: Card, pick: Option<Crime>) -> Phrase {
    let (edition, texts) = (hold.table().edition(), hold.desk.texts);
    if hold.open && edition.sureness(card) == Sureness::Reconstructed {
        return fill(texts.reconstructed, &[]);
    }
    let Some(clue) = hold.clue(card, pick) else { return Phrase::new() };
    match (hold.in_words(clue), clue) {
        (says, Clue::Crime(crime, places)) if !is_one_line(&says) => {
            fill(texts.colon, &[&hold.desk.words.crime(crime), &codes(edition, places)])
        }
        (says, _) => says,
    }
}

/// Whether the changes have room below it; otherwise it has a strip of its own, the first one.
fn is_one_line(says: &str) -> bool {
    Style::Hint.width(says) <= STRIP_ROOM
}

/// How wide the strip below the map is.
const STRIP_ROOM: i32 = 226;

fn draw_preview(hold: &Holding<'_>, canvas: &mut Canvas, report: &Report, says: &str, page: usize) {
    let words = hold.desk.words;
    let board = hold.table().board();
    let changes = changes(report);
    soonwald(canvas, roads(hold.table().edition()), None, |place| {
        let on = on_board(board, place);
        let of = |places: fn(&Change) -> PlaceSet| -> CrimeSet {
            changes.iter().filter(|change| places(change).has(place)).map(|change| change.crime).collect()
        };
        let (fresh, gone) = (of(|change| change.placed), of(|change| change.removed));
        OnPlace { tokens: on.tokens | fresh, fresh, gone, ..on }
    });
    strip_ground(canvas);
    let (middle, base, first) = match (is_one_line(says), page.checked_sub(1)) {
        (true, _) => {
            Pen::new(Style::Hint, FOG, INK).left(canvas, 8, 198, says);
            (207, 212, page)
        }
        (false, Some(before)) => (200, 206, before),
        (false, None) => {
            let area = Area::new(8, 188, STRIP_ROOM, 28);
            Pen::new(Style::Hint, PAPER, INK).paragraph(canvas, area, 13, Align::Left, says);
            return;
        }
    };
    for (change, x) in changes.iter().skip(AT_A_TIME * first).take(AT_A_TIME).zip([18, 128]) {
        crime_token(canvas, x, middle, 14, change.crime);
        let (text, count) = match change.placed.is_empty() {
            true => (words.n_removed, change.removed.len()),
            false => (words.n_placed, change.placed.len()),
        };
        let pen = Pen::new(Style::NoteBold, PAPER, INK).room(92);
        pen.left(canvas, x + 14, base, &fill(text, &[&count]));
    }
}
