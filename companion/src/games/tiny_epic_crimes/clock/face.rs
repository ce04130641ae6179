//! The clock itself: whose turn it is, the hours of the turn set straight on the ring, what they cross.

use confidant_core::tiny_epic_clock::{Action, Table, Task};
use confidant_core::tiny_epic_crimes::kinds::{Officer, Slot};
use confidant_core::tiny_epic_crimes::{EventKind, MOST_HOURS, Side};

use super::deeds::{Own, View, own, see};
use super::{Screens, Shows, TableDesk, cards, choices, name_of};
use crate::draw::palette::{INK, LAMP, PAPER};
use crate::draw::parts::hints::Cap;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Deed;
use crate::games::tiny_epic_crimes::dice::column_figure;
use crate::games::tiny_epic_crimes::face::{Ring, draw_follower, draw_slots, light_of};
use crate::games::tiny_epic_crimes::hour_ring::{disc_of_hours, hour_area};
use crate::games::tiny_epic_crimes::signs::event_sign;
use crate::input::Key;
use crate::page::{Bound, Tiles};
use crate::texts::{Phrase, fill};

/// One step of Left and Right: most turns take about as many hours.
const STRIDE: u8 = 3;

/// The most hours that the turn may take.
fn most(table: &Table, officer: Officer) -> u8 {
    table.last_hour().saturating_sub(table.track().hour(officer)).min(MOST_HOURS)
}

impl Screens {
    /// What is to be told.
    pub(super) fn home_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let words = desk.words;
        match desk.table.pending() {
            Some(Task::Turn(officer)) => self.turn_page(desk, show, officer),
            Some(Task::Summons(_)) => self.summons_page(desk, show),
            Some(Task::OwnSetUp(slot)) => {
                let pair = [(words.set_up_verb, Action::Done), (words.not_possible_verb, Action::Away)];
                cards::asked_page(desk, show, slot, pair);
            }
            Some(Task::Choose(slot)) => {
                let side = Action::Choose;
                cards::asked_page(
                    desk,
                    show,
                    slot,
                    [(words.pay, side(Side::A)), (words.refuse, side(Side::B))],
                );
            }
            Some(Task::DrawEvent) => self.drawn_page(desk, show),
            Some(Task::Penalty) => choices::penalty_page(desk, show),
            Some(Task::Report(officer)) => choices::report_page(desk, show, officer),
            _ => self.answers_page(desk, show),
        }
    }

    /// Up and Down an hour, Left and Right three; A spends them.
    fn turn_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, officer: Officer) {
        let (table, words) = (desk.table, desk.words);
        let (now, most) = (table.track().hour(officer), most(table, officer));
        show.plate(words.echo_ridge, desk.corner().corner());
        show.picture(|canvas| self.draw_clock(desk, canvas, officer));
        let step = |hours: u8, key: Key| match key {
            Key::Up => (hours + 1).min(most),
            Key::Right => (hours + STRIDE).min(most),
            Key::Down => hours.saturating_sub(1),
            _ => hours.saturating_sub(STRIDE),
        };
        let place = |hours: u8| (hours > 0).then(|| hour_area(now + hours));
        let does = match self.hours {
            _ if most == 0 => Some(see(View::LastHour)),
            0 => None,
            hours => Some(Deed::Play(Action::Hours(officer, hours))),
        };
        let tiles = Tiles { lit: self.hours, step: &step, place: &place };
        show.tiles(&tiles, |hours| own(Own::Hours(hours)), does.map(Ok));
        show.on(&[Key::B], || if self.hours > 0 { own(Own::Hours(0)) } else { Deed::Leave });
        let sets = Bound::says(Cap::Stick, words.hours_verb);
        let views = Bound::new(Cap::X, words.views, see(View::Events { page: 0 }));
        if self.hours > 0 {
            return show.keys([sets, Bound::says(Cap::A, words.spend), views]);
        }
        let first = if table.must_report(officer) { Bound::says(Cap::A, words.report) } else { sets };
        show.keys([first, views, Bound::says(Cap::HeldB, desk.texts.menu)]);
    }

    fn draw_clock(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, officer: Officer) {
        let (table, words, hours) = (desk.table, desk.words, self.hours);
        let (track, team, board) = (table.track(), table.mode().is_team(), table.board());
        let now = track.hour(officer);
        let goal = (hours > 0).then_some(now + hours);
        let ring = Ring { board, team, track, officer, goal, passing: self.passing, now: desk.now };
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
