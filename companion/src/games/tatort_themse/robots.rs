//! Confidant at the table of Tatort Themse: it thinks for the seats that it plays, and says what it did in a turn, so
//! that people can move clues and cards.

use confidant_core::fuel::Fuel;
use confidant_core::robots::Level;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::robot::Sleuth;
use confidant_core::tatort_themse::{Action, Event, News, Phase, Table};

use super::history::Mark;
use super::parts::wall::{Look, clue, witness_icon};
use super::parts::witnesses::payment;
use super::table::{STRIP_TOP, turn};
use super::{Banner, HandDesk, Screens, TableDesk};
use crate::draw::palette::{FOG, INK, PAPER, RUST, STEEL};
use crate::draw::parts::seat::{seat as seat_token, seat_colour};
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::thinking::Thinking;
use crate::games::{Mind, Thought};
use crate::texts::fill;

/// Where the bar of a thought lies: between the points and the witnesses.
const TRACK: Area = Area::new(6, 174, 228, 3);
/// A line of what is said, and how wide it is, alone or beside a clue.
const LINE: i32 = 22;
pub(super) const ROOM: i32 = 200;
pub(super) const BESIDE_CLUE: i32 = 156;

/// How long a plain turn stands in the strip at least, in beats: a second.
const STRIP_BEATS: u16 = 5;

/// How long a decision is thought about, in beats: more than a question takes on the device. To take a clue may take
/// longer, whoever plays, and everybody sees that.
const fn beats(level: Level) -> u16 {
    match level {
        Level::Easy => 1,
        Level::Medium => 2,
        Level::Hard | Level::Expert => 3,
    }
}

impl Screens {
    pub(super) fn think_on(&mut self, desk: &HandDesk<'_>, mind: Mind, fuel: &mut Fuel) -> Thought<Action> {
        let (Some(hand), now) = (desk.private, desk.desk.now) else { return Thought::Nothing };
        match &mut self.thinking {
            Some(thinking) => thinking.go_on(now, fuel),
            none => {
                let player = Sleuth::new(desk.desk.table, desk.seat, hand, mind.level, mind.seed);
                // What another of its seats did is read first.
                let least = if self.strip.is_some() { STRIP_BEATS } else { 1 };
                *none = Some(Thinking::new(player, now, beats(mind.level).max(least)));
                Thought::Shown
            }
        }
    }

    /// Whose move Confidant thinks about now.
    pub(super) fn thinker(desk: &TableDesk<'_>) -> Option<Seat> {
        let (seat, _) = turn(desk.table)?;
        Some(seat).filter(|&seat| desk.public.robot_level(seat).is_some())
    }

    /// How far the thought has come.
    pub(super) fn draw_thought(&self, canvas: &mut Canvas) {
        if let Some(thinking) = &self.thinking {
            thinking.draw(canvas, TRACK);
        }
    }

    /// An entry was stored. What Confidant did is said when its turn is over, or before what came of it: a plain turn in the
    /// strip below the wall.
    pub(super) fn note_robots(&mut self, desk: &TableDesk<'_>, news: &News) {
        self.thinking = None;
        if desk.public.robot_level(news.seat).is_none() {
            return;
        }
        self.unsaid += 1;
        let plain = matches!(
            news.event,
            Event::QuestionedOpen(_) | Event::QuestionedHidden | Event::Passed | Event::Renewed(_)
        );
        self.takes |= !plain;
        let over = is_over_for(desk.table, news.seat);
        if over && !self.takes {
            self.unsaid = 0;
            self.strip = Some((news.seat, Mark::of(news)));
        } else if over || !news.solved.is_empty() {
            self.takes = false;
            let says = Banner::Says { seat: news.seat, acts: core::mem::take(&mut self.unsaid) };
            // More than there can be at once it has room for.
            let _ = self.banners.insert(0, says);
        }
    }
}

/// Whether the turn of a seat is over.
fn is_over_for(table: &Table, seat: Seat) -> bool {
    !matches!(table.phase(), Phase::Turn(turn, _) if turn == seat)
}

/// Draws what Confidant did in a plain turn, in the strip below the wall.
pub(super) fn draw_strip(desk: &TableDesk<'_>, canvas: &mut Canvas, seat: Seat, mark: Mark) {
    canvas.rounded(Area::new(6, STRIP_TOP, 228, 23), 4, PAPER);
    canvas.disc(20, STRIP_TOP + 11, 10, INK);
    seat_token(canvas, 12, STRIP_TOP + 3, 17, seat.number());
    let words = desk.words;
    let (sentence, icon) = match mark.questioned() {
        Some(kind) => (words.questions, Some(kind.map_or(Icon::Cards, witness_icon))),
        None => (words.passes, None),
    };
    let says = fill(sentence, &[&desk.name(seat)]);
    let pen = Pen::new(Style::Bold, INK, PAPER).fit(136, &says).room(140);
    pen.left(canvas, 36, STRIP_TOP + 17, &says);
    if let Some(icon) = icon {
        icon.draw(canvas, 182, STRIP_TOP + 3, icon.size_for(18), INK);
        Pen::new(Style::Bold, RUST, PAPER).right(canvas, 228, STRIP_TOP + 17, "+1");
    }
}

/// Draws, over the whole screen, what Confidant did on a seat: its last `acts` entries.
pub(super) fn draw_saying(desk: &TableDesk<'_>, canvas: &mut Canvas, seat: Seat, acts: u8) {
    canvas.clear(INK);
    canvas.outline(Area::SCREEN.inset(6), 10, 2, seat_colour(seat.number()));
    seat_token(canvas, 20, 17, 32, seat.number());
    Pen::new(Style::Name, PAPER, INK).room(160).left(canvas, 62, 42, desk.name(seat));
    let marks: heapless::Vec<Mark, 4> =
        desk.public.acts().rev().take(acts.into()).map(|(_, mark)| mark).collect();
    let mut y = 62;
    for mark in marks.iter().rev() {
        let taken = mark.clue().map(|id| desk.table.cards().clue(id));
        if let Some(taken) = &taken {
            clue(canvas, 178, y, taken, Look::Plain);
        }
        let says = mark.deed(desk.table, desk.words);
        let room = if taken.is_some() { BESIDE_CLUE } else { ROOM };
        Pen::new(style_for(&says, room), PAPER, INK).room(room).left(canvas, 20, y + 16, &says);
        y += LINE;
        if let Some(paid) = mark.paid() {
            let end = Pen::new(Style::Note, FOG, INK).left(canvas, 20, y + 16, desk.words.pays);
            payment(canvas, end + 8, y + 16, &paid, PAPER, INK);
            y += LINE;
        }
        y += 4;
    }
    // The card that goes into its hand, large, if there is room.
    if y <= 148
        && let Some(questioned) = marks.first().and_then(|mark| mark.questioned())
    {
        let (ground, icon, colour, size) = match questioned {
            Some(kind) => (PAPER, witness_icon(kind), INK, 26),
            None => (STEEL, Icon::Cards, PAPER, 44),
        };
        canvas.rounded(Area::new(92, y + 6, 56, 56), 6, ground);
        icon.draw_centred(canvas, 120, y + 34, size, colour);
    }
    canvas.say_any_key();
    Pen::new(Style::Note, FOG, INK).room(212).centred(canvas, 120, 225, desk.texts.any_key);
}

/// The largest style in which a line has room.
fn style_for(says: &str, room: i32) -> Style {
    let fits = |style: &Style| style.width(says) <= room;
    [Style::Bold, Style::NoteBold].into_iter().find(fits).unwrap_or(Style::Note)
}
