//! The time board of the owner's box, entered on the ring: which hours are night, and after which a red line lies.

use confidant_core::tiny_epic_crimes::OwnTime;
use confidant_core::tiny_epic_crimes::edition::{Hours, TimeBoard};

use super::Words;
use super::hour_ring::{HourRing, Light, disc, hour_cursor, hour_ring};
use crate::draw::palette::{FOG, INK, LAMP, PAPER};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::{Canvas, Icon, Pen, Style, number};
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::fill;

/// A board in the making, and the hour with the cursor.
#[derive(Clone, Copy)]
pub(super) struct Page {
    pub time: OwnTime,
    /// The side of the time boards for this way of playing, as the edition has it.
    side: &'static TimeBoard,
    team: bool,
    hour: u8,
}

/// What a key led to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum After {
    Nothing,
    Redraw,
    Left,
    Done,
}

fn changed(hours: Hours, is: impl Fn(u8, bool) -> bool) -> Hours {
    let kept = (1..=48).filter(|&hour| is(hour, hours.has(hour)));
    kept.fold(Hours::NONE, |all, hour| all.and(Hours::range(hour, hour)))
}

impl Page {
    /// Begins with what was entered before, or with what the edition guesses.
    pub fn new(side: &'static TimeBoard, team: bool, entered: Option<OwnTime>) -> Self {
        let guess = OwnTime { night: side.night, lines: side.lines };
        Self { time: entered.unwrap_or(guess), side, team, hour: 1 }
    }

    pub fn press(&mut self, key: Key) -> After {
        let last = self.side.last;
        let at = self.hour;
        match key {
            Key::Right => self.hour = at % last + 1,
            Key::Left => self.hour = (at + last - 2) % last + 1,
            // From here to the next change it is the other time of day.
            Key::Up | Key::Down if !self.team && self.time.night.has(at) != (key == Key::Down) => {
                let night = self.time.night;
                let until = (at..=last).find(|&hour| night.has(hour) != night.has(at)).unwrap_or(last + 1);
                self.time.night = changed(night, |hour, is| (at..until).contains(&hour) != is);
            }
            // No line lies behind the last hour.
            Key::A if at < last => {
                self.time.lines = changed(self.time.lines, |hour, is| (hour == at) != is);
            }
            Key::X => return After::Done,
            Key::B => return After::Left,
            _ => return After::Nothing,
        }
        After::Redraw
    }

    pub fn draw(&self, canvas: &mut Canvas, words: &'static Words, done: &str) {
        let board = TimeBoard { night: self.time.night, lines: self.time.lines, ..*self.side };
        canvas.clear(INK);
        plate(canvas, words.your_board, Corner::Text(&fill(words.hour_n, &[&self.hour])));
        hour_ring(canvas, &HourRing::of(&board, self.team));
        hour_cursor(canvas, self.hour);
        let line = if board.lines.has(self.hour) { words.line_behind } else { "" };
        let (light, sign) = match (self.team, board.night.has(self.hour)) {
            (true, _) => (Light::None, Icon::Badge),
            (false, true) => (Light::Night, Icon::Moon),
            (false, false) => (Light::Day, Icon::Sun),
        };
        disc(canvas, light, sign, &number(self.hour), "");
        canvas.say_chosen(&number(self.hour));
        let lines = (1..board.last).filter(|&hour| board.lines.has(hour)).count();
        let mut y = 46;
        if !self.team {
            draw_night(canvas, words, &board);
            y = 134;
        }
        Pen::new(Style::Hint, FOG, INK).room(54).centred(canvas, 211, y, words.lines_caption);
        Pen::new(Style::Name, LAMP, INK).centred(canvas, 211, y + 30, &number(lines as i64));
        draw_line_note(canvas, light, line);
        let turn = if self.team { (Cap::Sideways, words.hour_verb) } else { (Cap::Stick, words.day_night) };
        key_hints(canvas, &[turn, (Cap::A, words.line_verb), (Cap::X, done)]);
    }
}

/// Under the hour, in the disc: whether a line lies behind it, in two short lines.
fn draw_line_note(canvas: &mut Canvas, light: Light, text: &str) {
    let (ground, colour) = light.colours();
    for (line, base) in Style::Hint.wrap(text, 84).iter().zip([160, 174]) {
        Pen::new(Style::Hint, colour, ground).room(84).centred(canvas, 94, base, line);
    }
}

/// The nights as spans of hours, as many as there is room for.
fn draw_night(canvas: &mut Canvas, words: &'static Words, board: &TimeBoard) {
    Pen::new(Style::Hint, FOG, INK).room(54).centred(canvas, 211, 46, words.night_caption);
    let pen = Pen::new(Style::NoteBold, PAPER, INK).room(54);
    let night = |hour: u8| board.night.has(hour);
    let starts = (1..=board.last).filter(|&hour| night(hour) && !(hour > 1 && night(hour - 1)));
    let mut y = 64;
    for from in starts.clone().take(4) {
        let to = (from..=board.last).take_while(|&hour| night(hour)).last().unwrap_or(from);
        pen.centred(canvas, 211, y, &fill("{}–{}", &[&from, &to]));
        y += 16;
    }
    if starts.count() == 0 {
        pen.centred(canvas, 211, y, words.no_night);
    }
}
