//! The time board of the owner's box, entered on the ring: which hours are night, and after which a red line lies.

use confidant_core::tiny_epic_crimes::edition::{Hours, TimeBoard};
use confidant_core::tiny_epic_crimes::{Block, OwnTime};

use super::Words;
use super::hour_ring::{HourRing, Light, blank_disc, disc, hour_area, hour_cursor, hour_ring};
use crate::draw::palette::{FOG, INK, LAMP, NIGHT_HOUR, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::{Canvas, Icon, Pen, Style, number};
use crate::input::Key;
use crate::page::{Bound, Show, Tiles};
use crate::texts::{Phrase, Texts, fill};

/// A board in the making, and the hour with the cursor.
#[derive(Clone, Copy)]
pub(super) struct Page {
    pub time: OwnTime,
    /// The side of the time boards for this way of playing, as the edition has it.
    side: &'static TimeBoard,
    team: bool,
    hour: u8,
    /// Whether it is only asked whether this is the board, before it is changed.
    asks: bool,
    /// The nights before the last change, while the cursor has not moved on: the other way gives them back.
    before: Option<Hours>,
}

/// What can be done on the pages of the set-up.
pub enum Own {
    /// The cursor stands on this hour.
    Hour(u8),
    /// From this hour to the next change it is the other time of day.
    Daytime,
    /// A line lies behind this hour, or none.
    Line,
    /// The cursor stands on this block.
    Block(Block),
    /// Another token lies there, or none.
    Token,
    /// This is not the board: it is changed.
    Change,
    /// It is as it lies on the table.
    Done,
    /// Back.
    Leave,
}

fn changed(hours: Hours, is: impl Fn(u8, bool) -> bool) -> Hours {
    let kept = (1..=48).filter(|&hour| is(hour, hours.has(hour)));
    kept.fold(Hours::NONE, |all, hour| all.and(Hours::range(hour, hour)))
}

impl Page {
    /// Begins with what was entered before, or with what the edition guesses.
    pub fn new(side: &'static TimeBoard, team: bool, entered: Option<OwnTime>) -> Self {
        let guess = OwnTime { night: side.night, lines: side.lines };
        Self { time: entered.unwrap_or(guess), side, team, hour: 1, asks: false, before: None }
    }

    /// Shows the guess of the edition and asks first whether the board is so.
    pub fn asking(side: &'static TimeBoard, team: bool) -> Self {
        Self { asks: true, ..Self::new(side, team, None) }
    }

    /// Does one of the deeds of this page.
    pub fn act(&mut self, own: &Own) {
        let (at, last) = (self.hour, self.side.last);
        match own {
            Own::Hour(hour) => (self.hour, self.before) = (*hour, None),
            Own::Daytime => {
                let night = self.time.night;
                if let Some(before) = self.before.take() {
                    self.time.night = before;
                    return;
                }
                self.before = Some(night);
                let until = (at..=last).find(|&hour| night.has(hour) != night.has(at)).unwrap_or(last + 1);
                self.time.night = changed(night, |hour, is| (at..until).contains(&hour) != is);
            }
            Own::Change => self.asks = false,
            Own::Line => self.time.lines = changed(self.time.lines, |hour, is| (hour == at) != is),
            _ => {}
        }
    }

    pub fn show(&self, show: &mut Show<'_, Own>, words: &'static Words, texts: &Texts) {
        if self.asks {
            return self.show_question(show, words, texts);
        }
        let (at, last) = (self.hour, self.side.last);
        show.plate(words.your_board, Corner::Text(&fill(words.hour_n, &[&at])));
        show.picture(|canvas| self.draw(canvas, words));
        if !self.team {
            let other = if self.time.night.has(at) { Key::Up } else { Key::Down };
            show.on(&[other], || Own::Daytime);
        }
        let step = |hour: u8, key: Key| match key {
            Key::Right => hour % last + 1,
            Key::Left => (hour + last - 2) % last + 1,
            _ => hour,
        };
        // No line lies behind the last hour.
        let line = (at < last).then_some(Ok(Own::Line));
        let tiles = Tiles { lit: at, step: &step, place: &|hour| Some(hour_area(hour)) };
        show.tiles(&tiles, Own::Hour, line);
        show.on(&[Key::B], || Own::Leave);
        let turn = if self.team { (Cap::Sideways, words.hour_verb) } else { (Cap::Stick, words.day_night) };
        let line = Bound::says(Cap::A, words.line_verb);
        show.keys([Bound::says(turn.0, turn.1), line, Bound::new(Cap::X, texts.done, Own::Done)]);
    }

    /// The guess with its hours in figures: people look at their board beside it.
    fn show_question(&self, show: &mut Show<'_, Own>, words: &'static Words, texts: &Texts) {
        show.plate(words.is_your_board, Corner::None);
        show.picture(|canvas| {
            hour_ring(canvas, &HourRing::of(self.side, self.team));
            blank_disc(canvas);
            draw_lines(canvas, words, self.side);
            if self.team {
                return Icon::Badge.draw(canvas, 74, 103, 40, LAMP);
            }
            let (day, night) = spans(self.side);
            let pen = Pen::new(Style::Bold, PAPER, SLATE).room(70);
            let mut y = 92;
            for (icon, colour, spans) in [(Icon::Sun, LAMP, day), (Icon::Moon, NIGHT_HOUR, night)] {
                icon.draw(canvas, 48, y - 12, 24, colour);
                for span in spans {
                    pen.left(canvas, 82, y, &span);
                    y += 20;
                }
                y += 8;
            }
        });
        show.keys([
            Bound::new(Cap::A, texts.yes, Own::Done),
            Bound::new(Cap::X, words.toggle, Own::Change),
            Bound::new(Cap::B, texts.back, Own::Leave),
        ]);
    }

    fn draw(&self, canvas: &mut Canvas, words: &'static Words) {
        let board = TimeBoard { night: self.time.night, lines: self.time.lines, ..*self.side };
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
    }
}

/// The hours after which red lines lie, and that all of it is a guess.
fn draw_lines(canvas: &mut Canvas, words: &'static Words, board: &TimeBoard) {
    Pen::new(Style::Hint, FOG, INK).room(54).centred(canvas, 211, 46, words.lines_caption);
    let lines = (1..board.last).filter(|&hour| board.lines.has(hour));
    for (hour, y) in lines.zip((66..).step_by(19)).take(7) {
        Pen::new(Style::Bold, PAPER, INK).centred(canvas, 211, y, &number(hour));
    }
    Pen::new(Style::Hint, LAMP, INK).room(60).centred(canvas, 208, 208, words.made_up);
}

/// The days and the nights, each as spans of hours.
type Spans = heapless::Vec<Phrase, 3>;

fn spans(board: &TimeBoard) -> (Spans, Spans) {
    let (mut day, mut night) = (Spans::new(), Spans::new());
    let mut from = 1;
    for to in 1..=board.last {
        let is_night = board.night.has(from);
        if to == board.last || board.night.has(to + 1) != is_night {
            let spans = if is_night { &mut night } else { &mut day };
            // As many as there is room for; a guess has two of each.
            let _ = spans.push(fill("{}–{}", &[&from, &to]));
            from = to + 1;
        }
    }
    (day, night)
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
