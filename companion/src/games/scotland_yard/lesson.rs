//! The lesson after the game: for each move of the hunt what the adviser would have done, and how many places were
//! possible. Made in idle time while somebody looks at it.

use confidant_core::fuel::{Fuel, Stepper as _};
use confidant_core::id::Id;
use confidant_core::scotland_yard::robot::{Fugitive, Level, Pursuer};
use confidant_core::scotland_yard::{Action, MISTER_X, Step, Table};
use confidant_core::seat::Seat;
use core::task::Poll;

use super::advice::GAMES;
use super::parts::ticket::stamp;
use super::robots::Player;
use super::{Mark, Screens, Shows, TableDesk, Words};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::seat as seat_token;
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::texts::fill;

/// Mister X and the detectives who answer his move.
const ROWS: usize = 6;
/// From one row to the next.
const HEIGHT: i32 = 30;

/// A move, and what the adviser would have done.
#[derive(Clone, Copy)]
struct Judged {
    seat: Seat,
    /// How many entries there were before it.
    entry: u16,
    played: Action,
    advised: Option<Action>,
}

/// What is to be learnt from a move of Mister X and the answers to it.
pub(super) struct Lesson {
    step: u8,
    places: Option<u8>,
    rows: heapless::Vec<Judged, ROWS>,
    judged: usize,
}

impl Lesson {
    /// Of this move of Mister X, counted from 1, at the end of the game.
    pub(super) fn of(desk: &TableDesk<'_>, step: u8) -> Self {
        let mut lesson = Self { step, places: None, rows: heapless::Vec::new(), judged: 0 };
        let mut moves = 0;
        for (entry, (author, mark)) in desk.public.acts().enumerate() {
            let first = moves;
            moves += match mark {
                Mark::Fled(_, second) => 1 + u8::from(second.is_some()),
                _ => 0,
            };
            if moves > first && first >= step {
                break;
            }
            let of_this_step = moves >= step && step > 0;
            let played = match mark {
                Mark::Fled(_, second) if of_this_step => his_move(desk.table, first, second.is_some()),
                Mark::Travelled(pawn, step) if of_this_step => Some(Action::Travel(pawn, step)),
                _ => None,
            };
            if let (Some(played), Some(seat)) = (played, author) {
                let _ = lesson.rows.push(Judged { seat, entry: entry as u16, played, advised: None });
            }
        }
        lesson
    }

    fn is_complete(&self) -> bool {
        self.judged >= self.rows.len()
    }
}

/// His move with the stops that are known now.
fn his_move(table: &Table, index: u8, double: bool) -> Option<Action> {
    let step = |index: u8| {
        let window = table.trail().get(usize::from(index))?;
        Some(Step { ticket: window.ticket, to: window.stop? })
    };
    let first = step(index)?;
    if double { Some(Action::Double(first, step(index + 1)?)) } else { Some(Action::Flee(first)) }
}

impl Screens {
    /// Whether there is something to be judged for what is looked at.
    pub(super) fn has_lesson_to_make(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| !lesson.is_complete())
    }

    /// Judges the next move; whether there is something new to be seen.
    pub(super) fn judge_on(&mut self, desk: &TableDesk<'_>, fuel: &mut Fuel) -> bool {
        let Some(lesson) = &mut self.lesson else { return false };
        let judged = lesson.judged;
        let Some(row) = lesson.rows.get_mut(judged) else { return false };
        let entry = usize::from(row.entry);
        if row.seat != MISTER_X {
            // One detective's move at a time: a replay and one look ahead.
            if fuel.burn()
                && let Some(table) = desk.public.table_after(entry)
            {
                row.advised = Pursuer::new(&table, Level::Hard, 0).finish();
            }
            lesson.judged += 1;
            return true;
        }
        if self.thinking.is_none() {
            let after = desk.public.table_after(entry + 1);
            lesson.places = after.map(|table| table.possible().len() as u8);
            let his = desk.public.private_after(entry, MISTER_X).flatten();
            let Some((table, secret)) = desk.public.table_after(entry).zip(his) else {
                lesson.judged += 1;
                return true;
            };
            let fugitive = Fugitive::new(&table, &secret, Level::Playouts(GAMES), 0);
            self.thinking = Some((desk.now, Player::Adviser(fugitive)));
            return true;
        }
        let Some((_, player)) = &mut self.thinking else { return false };
        let Poll::Ready(advised) = player.step(fuel) else { return false };
        row.advised = advised;
        lesson.judged += 1;
        self.thinking = None;
        true
    }

    /// Another move is looked at.
    pub(super) fn learn(&mut self, desk: &TableDesk<'_>, step: u8) {
        if self.lesson.as_ref().is_none_or(|lesson| lesson.step != step) {
            self.lesson = Some(Lesson::of(desk, step));
            self.thinking = None;
        }
    }

    pub(super) fn show_lesson(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, code: Corner<'_>) {
        let words = desk.words;
        let Some(lesson) = &self.lesson else { return };
        let title = match lesson.places {
            Some(1) => fill(words.one_place, &[]),
            Some(places) => fill(words.lesson_places, &[&places]),
            None => fill(words.lesson, &[]),
        };
        show.plate(&title, code);
        show.picture(|canvas| lesson.draw(canvas, words));
    }
}

impl Lesson {
    fn draw(&self, canvas: &mut Canvas, words: &'static Words) {
        if self.rows.is_empty() {
            let pen = Pen::new(Style::Body, FOG, INK);
            pen.paragraph(canvas, Area::new(16, 100, 208, 60), 20, Align::Middle, words.lesson_none);
        }
        for ((index, row), y) in self.rows.iter().enumerate().zip((35..).step_by(HEIGHT as usize)) {
            canvas.rounded(Area::new(8, y, 224, HEIGHT - 2), 5, SLATE);
            if row.seat == MISTER_X {
                Icon::Hat.draw(canvas, 13, y + 4, 20, LAMP);
            } else {
                seat_token(canvas, 13, y + 4, 20, row.seat.index() as u8);
            }
            draw_steps(canvas, 40, y + 5, row.played);
            let as_advised = row.advised == Some(row.played);
            let pen = Pen::new(Style::Note, FOG, SLATE).room(92);
            let says = match row.advised {
                _ if index >= self.judged => "...",
                Some(_) if as_advised => words.did_so,
                Some(action) => {
                    draw_steps(canvas, 138, y + 5, action);
                    continue;
                }
                None => "–",
            };
            pen.left(canvas, 138, y + 19, says);
        }
    }
}

/// Tickets and stations of a move, without a word.
fn draw_steps(canvas: &mut Canvas, x: i32, y: i32, action: Action) {
    let steps = match action {
        Action::Flee(step) | Action::Travel(_, step) => [Some(step), None],
        Action::Double(first, second) => [Some(first), Some(second)],
        Action::Hide | Action::Reveal(_) | Action::Stay(_) => [None, None],
    };
    for (step, x) in steps.into_iter().flatten().zip((x..).step_by(46)) {
        stamp(canvas, x, y, step.ticket.into(), false);
        Pen::new(Style::NoteBold, PAPER, SLATE).left(canvas, x + 20, y + 14, &number(step.to.number()));
    }
}
