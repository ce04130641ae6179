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
use crate::draw::palette::{FOG, INK, PAPER};
use crate::draw::parts::seat::{seat as seat_token, seat_colour};
use crate::draw::{Area, Canvas, Pen, Style};
use crate::games::thinking::{Thinker, Thinking};
use crate::games::{Mind, Thought};

/// Where the bar of a thought lies: between the points and the witnesses.
const TRACK: Area = Area::new(6, 174, 228, 3);
/// A line of what is said.
const LINE: i32 = 22;

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
        Some(seat).filter(|&seat| desk.public.company(seat).is_some())
    }

    /// How far the thought has come.
    pub(super) fn draw_thought(&self, canvas: &mut Canvas) {
        if let Some(thinking) = &self.thinking {
            thinking.draw(canvas, TRACK);
        }
    }

    /// An entry was stored. What Confidant did is said when its turn is over, or before what came of it.
    pub(super) fn note_company(&mut self, desk: &TableDesk<'_>, news: &News) {
        self.thinking = None;
        if desk.public.company(news.seat).is_none() {
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

/// The whole screen: what Confidant did on a seat, the last so many entries.
pub(super) fn draw_saying(desk: &TableDesk<'_>, canvas: &mut Canvas, seat: Seat, acts: u8) {
    canvas.clear(INK);
    canvas.outline(Area::SCREEN.inset(6), 10, 2, seat_colour(seat.number()));
    seat_token(canvas, 20, 17, 32, seat.number());
    Pen::new(Style::Name, PAPER, INK).room(160).left(canvas, 62, 42, desk.name(seat));
    let marks: heapless::Vec<Mark, 4> =
        desk.public.acts().rev().take(acts.into()).map(|(_, mark)| mark).collect();
    let mut y = 62;
    for mark in marks.iter().rev() {
        let with_sign = draw_sign(desk, canvas, y, mark);
        let says = mark.deed(desk.table, desk.words);
        let room = if with_sign { 152 } else { 200 };
        let fits = |style: &Style| style.width(&says) <= room;
        let style = [Style::Bold, Style::NoteBold].into_iter().find(fits).unwrap_or(Style::Note);
        Pen::new(style, PAPER, INK).room(room).left(canvas, 20, y + 16, &says);
        y += LINE;
        if let Some(paid) = mark.paid() {
            let end = Pen::new(Style::Note, FOG, INK).left(canvas, 20, y + 16, desk.words.pays);
            payment(canvas, end + 8, y + 16, &paid, PAPER, INK);
            y += LINE;
        }
        y += 4;
    }
    canvas.say_any_key();
    Pen::new(Style::Note, FOG, INK).room(212).centred(canvas, 120, 225, desk.texts.any_key);
}

/// The clue or the witness that was taken; whether there is one to be seen.
fn draw_sign(desk: &TableDesk<'_>, canvas: &mut Canvas, y: i32, mark: &Mark) -> bool {
    if let Some(id) = mark.clue() {
        clue(canvas, 178, y, &desk.table.cards().clue(id), Look::Plain);
    } else if let Some(kind) = mark.witness() {
        witness_icon(kind).draw(canvas, 200, y, 22, PAPER);
    } else {
        return false;
    }
    true
}
