//! Confidant at the table of Tatort Themse: it thinks for the seats that it plays, and says what it did in a turn, so
//! that people can move clues and cards.

use confidant_core::fuel::Fuel;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::robot::Sleuth;
use confidant_core::tatort_themse::{Action, News, Phase, Table};

use super::history::Mark;
use super::parts::wall::{Look, clue, witness_icon};
use super::parts::witnesses::payment;
use super::table::turn;
use super::{Banner, HandDesk, Screens, TableDesk};
use crate::draw::palette::{FOG, INK, PAPER, STEEL};
use crate::draw::parts::seat::{seat as seat_token, seat_colour};
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::thinking::{Thinker, Thinking};
use crate::games::{Mind, Thought};

/// Where the bar of a thought lies: between the points and the witnesses.
const TRACK: Area = Area::new(6, 174, 228, 3);
/// A line of what is said, and how wide it is, alone or beside a clue.
const LINE: i32 = 22;
pub(super) const ROOM: i32 = 200;
pub(super) const BESIDE_CLUE: i32 = 156;

impl Thinker for Sleuth {
    type Action = Action;

    fn progress(&self) -> u8 {
        self.progress()
    }
}

impl Screens {
    pub(super) fn think_on(&mut self, desk: &HandDesk<'_>, mind: Mind, fuel: &mut Fuel) -> Thought<Action> {
        let (Some(hand), now) = (desk.private, desk.desk.now) else { return Thought::Nothing };
        match &mut self.thinking {
            Some(thinking) => thinking.go_on(now, fuel),
            none => {
                let player = Sleuth::new(desk.desk.table, desk.seat, hand, mind.level, mind.seed);
                *none = Some(Thinking::new(player, now));
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

    /// An entry was stored. What Confidant did is said when its turn is over, or before what came of it.
    pub(super) fn note_robots(&mut self, desk: &TableDesk<'_>, news: &News) {
        self.thinking = None;
        if desk.public.robot_level(news.seat).is_none() {
            return;
        }
        self.unsaid += 1;
        if is_over_for(desk.table, news.seat) || !news.solved.is_empty() {
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
