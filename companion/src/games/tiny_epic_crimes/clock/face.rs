//! The clock itself: whose turn it is, the hours of the turn set straight on the ring, what they cross.

use confidant_core::tiny_epic_clock::{Action, Table, Task};
use confidant_core::tiny_epic_crimes::kinds::{Officer, Slot};
use confidant_core::tiny_epic_crimes::{EventKind, MOST_HOURS};

use super::{Screens, TableDesk, View, name_of, token_of};
use crate::draw::palette::{INK, LAMP, PAPER};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::plate;
use crate::draw::parts::seat::seat;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Wish;
use crate::games::tiny_epic_crimes::dice::{column_figure, told_card};
use crate::games::tiny_epic_crimes::face::{Ring, draw_follower, draw_slots, light_of};
use crate::games::tiny_epic_crimes::hour_ring::disc_of_hours;
use crate::games::tiny_epic_crimes::motion::Passing;
use crate::games::tiny_epic_crimes::signs::event_sign;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::{Phrase, fill};

/// One step of Left and Right: most turns take about as many hours.
const STRIDE: u8 = 3;

/// The most hours that the turn may take.
fn most(table: &Table, officer: Officer) -> u8 {
    table.last_hour().saturating_sub(table.track().hour(officer)).min(MOST_HOURS)
}

impl Screens {
    pub(super) fn press_home(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        match desk.table.pending() {
            Some(Task::Turn(officer)) => self.press_turn(desk, key, officer),
            Some(Task::Summons(_)) => self.press_summons(desk, key),
            Some(Task::OwnSetUp(_)) => self.press_own_set_up(key),
            Some(Task::Choose(_)) => self.press_choose(key),
            Some(Task::DrawEvent | Task::Penalty | Task::Report(_)) => self.press_tiles(desk, key),
            _ => self.press_answers(desk, key),
        }
    }

    pub(super) fn draw_home(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let words = desk.words;
        match desk.table.pending() {
            Some(Task::Turn(officer)) => self.draw_turn(desk, canvas, officer),
            Some(Task::Summons(_)) => self.draw_summons(desk, canvas),
            Some(Task::OwnSetUp(slot)) => {
                self.draw_asked(desk, canvas, slot, [words.set_up_verb, words.not_possible_verb]);
            }
            Some(Task::Choose(slot)) => self.draw_asked(desk, canvas, slot, [words.pay, words.refuse]),
            Some(Task::DrawEvent | Task::Penalty | Task::Report(_)) => self.draw_tiles(desk, canvas),
            _ => self.draw_answers(desk, canvas),
        }
    }

    /// Up and Down an hour, Left and Right three; A spends them.
    fn press_turn(&mut self, desk: &TableDesk<'_>, key: Key, officer: Officer) -> Wish<Action> {
        let most = most(desk.table, officer);
        match key {
            Key::Up => self.hours = (self.hours + 1).min(most),
            Key::Right => self.hours = (self.hours + STRIDE).min(most),
            Key::Down => self.hours = self.hours.saturating_sub(1),
            Key::Left => self.hours = self.hours.saturating_sub(STRIDE),
            Key::A if most == 0 => self.view = View::LastHour,
            Key::A if self.hours > 0 => return Wish::Play(Action::Hours(officer, self.hours)),
            Key::X => self.view = View::Events { page: 0 },
            Key::B if self.hours > 0 => self.hours = 0,
            Key::B => return Wish::Leave,
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    fn draw_turn(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, officer: Officer) {
        let (table, words) = (desk.table, desk.words);
        draw_clock(desk, canvas, officer, self.hours, self.passing);
        let views = (Cap::X, words.views);
        if self.hours > 0 {
            let set = (Cap::Stick, words.hours_verb);
            return key_hints(canvas, &[set, (Cap::A, words.spend), views]);
        }
        let first =
            if table.must_report(officer) { (Cap::A, words.report) } else { (Cap::Stick, words.hours_verb) };
        key_hints(canvas, &[first, views, (Cap::HeldB, desk.texts.menu)]);
    }

    pub(super) fn press_last_hour(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        match (key, desk.table.pending()) {
            (Key::A, Some(Task::Turn(officer))) => Wish::Play(Action::Report(officer)),
            (Key::B, _) => self.back(desk.table),
            _ => Wish::Nothing,
        }
    }
}

/// The question on the last hour.
pub(super) fn draw_last_hour(desk: &TableDesk<'_>, canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, desk.words.report, desk.corner().corner());
    told_card(canvas, None, desk.words.must_report);
    seat(canvas, 20, 57, 32, token_of(desk.table.now().officer));
    key_hints(canvas, &[(Cap::A, desk.words.report), (Cap::B, desk.texts.back)]);
}

fn draw_clock(desk: &TableDesk<'_>, canvas: &mut Canvas, officer: Officer, hours: u8, passing: Passing) {
    let (table, words) = (desk.table, desk.words);
    let (track, team, board) = (table.track(), table.mode().is_team(), table.board());
    let now = track.hour(officer);
    canvas.clear(INK);
    plate(canvas, words.echo_ridge, desk.corner().corner());
    let goal = (hours > 0).then_some(now + hours);
    let ring = Ring { board, team, track, officer, goal, passing, now: desk.now };
    ring.draw(canvas);
    let started = table.now().started;
    let name = name_of(desk, officer);
    draw_slots(canvas, words.events_caption, &|slot| slot_face(table, slot));
    let Some(goal) = goal else {
        ring.draw_disc(canvas, started, name);
        return draw_column(desk, canvas, officer);
    };
    let way = [&*number(now), &*number(goal)];
    let text = fill("+{}", &[&hours]);
    let (light, _) = light_of(board, team, started);
    disc_of_hours(canvas, light, name, &text, way, light_of(board, team, goal).1);
    canvas.say_chosen(&fill(words.n_hours, &[&hours]));
    draw_crossed(desk, canvas, goal);
}

/// The sign of the event in a slot, and how many tokens or lines are left.
fn slot_face(table: &Table, slot: Slot) -> Option<(Icon, Phrase)> {
    let event = table.event(slot)?;
    Some(match event.kind {
        EventKind::House(id) => {
            let left = super::events::lines_left(table, slot);
            let figure = match (left, event.tokens.len()) {
                (Some(lines), _) => fill("{}", &[&lines]),
                (None, 0) => Phrase::new(),
                (None, tokens) => fill("{}", &[&tokens]),
            };
            (event_sign(id), figure)
        }
        EventKind::Printed(timed) => {
            let name = table.name(slot).map(|name| fill("{}", &[&name])).unwrap_or_default();
            (if timed { Icon::Clock } else { Icon::Event }, name)
        }
    })
}

/// Events left, suspects lost, and who comes after.
fn draw_column(desk: &TableDesk<'_>, canvas: &mut Canvas, officer: Officer) {
    let table = desk.table;
    column_figure(canvas, 148, Icon::Cards, table.events_left());
    if table.penalties() > 0 {
        column_figure(canvas, 168, Icon::Warn, table.penalties());
    }
    draw_follower(canvas, table.track(), officer);
}

/// Which lines the hours cross first, and what they bring.
fn draw_crossed(desk: &TableDesk<'_>, canvas: &mut Canvas, goal: u8) {
    let (table, words) = (desk.table, desk.words);
    let crossed = (table.track().reached()..goal).filter(|&hour| table.board().lines.has(hour));
    let Some(first) = crossed.clone().next() else { return };
    let count = crossed.count();
    let (line, brings) = match (count, table.free_slot()) {
        (1, Some(_)) => (fill(words.line_n, &[&first]), words.brings_event),
        (1, None) => (fill(words.line_n, &[&first]), words.brings_penalty),
        (_, Some(_)) => (fill(words.n_lines, &[&count]), words.brings_events),
        (_, None) => (fill(words.n_lines, &[&count]), words.brings_penalty),
    };
    canvas.outline(Area::new(184, 150, 52, 62), 6, 2, LAMP);
    Icon::Event.draw(canvas, 199, 156, 22, LAMP);
    Pen::new(Style::Hint, LAMP, INK).room(50).centred(canvas, 210, 192, &line);
    Pen::new(Style::Hint, PAPER, INK).room(50).centred(canvas, 210, 206, brings);
}
