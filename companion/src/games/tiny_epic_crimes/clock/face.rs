//! The clock itself: whose turn it is, the hours of the turn set straight on the ring, what they cross.

use confidant_core::id::Id as _;
use confidant_core::tiny_epic_clock::{Action, Table, Task};
use confidant_core::tiny_epic_crimes::cards::{Burn, Fuse, Need};
use confidant_core::tiny_epic_crimes::kinds::{Officer, Slot};
use confidant_core::tiny_epic_crimes::{MOST_HOURS, Side};

use super::deeds::{Own, View, own, see};
use super::{Screens, Shows, TableDesk, cards, choices, name_of};
use crate::draw::palette::{INK, LAMP, PAPER};
use crate::draw::parts::hints::Cap;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Deed;
use crate::games::tiny_epic_crimes::cards::EventText;
use crate::games::tiny_epic_crimes::dice::column_figure;
use crate::games::tiny_epic_crimes::face::{Ring, draw_follower, draw_slots, light_of, slot_face};
use crate::games::tiny_epic_crimes::hour_ring::{disc_of_hours, hour_area};
use crate::input::Key;
use crate::page::{Bound, Tiles};
use crate::texts::fill;

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
            Some(Task::Summons(slot)) => self.summons_page(desk, show, slot),
            Some(Task::OwnLine(slot, step)) => self.line_page(desk, show, slot, step),
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
            Some(Task::Penalty(cause)) => choices::penalty_page(desk, show, cause),
            Some(Task::Report(officer)) => choices::report_page(desk, show, officer),
            Some(Task::Right) => self.right_page(desk, show),
            Some(Task::Badge(officer)) => self.badge_page(desk, show, officer),
            Some(Task::Evidence(officer)) => self.evidence_page(desk, show, officer),
            _ => self.answers_page(desk, show),
        }
    }

    /// Up and Down an hour, Left and Right three; A spends them.
    fn turn_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, officer: Officer) {
        let (table, words) = (desk.table, desk.words);
        let (now, most) = (table.track().hour(officer), most(table, officer));
        let dark = table.darkened_by().map(|id| EventText::of(id).name(desk.language));
        show.plate(dark.unwrap_or(words.echo_ridge), desk.corner().corner());
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
        let sets = Bound::says(Cap::Stick, words.hours_verb);
        let views = Bound::new(Cap::X, words.views, see(View::Events { page: 0 }));
        if self.hours > 0 {
            show.on(&[Key::B], || own(Own::Hours(0)));
            return show.keys([sets, Bound::says(Cap::A, words.spend), views]);
        }
        let first = if table.must_report(officer) { Bound::says(Cap::A, words.report) } else { sets };
        show.keys([first, views, Bound::says(Cap::B, desk.texts.menu)]);
    }

    fn draw_clock(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, officer: Officer) {
        let (table, words, hours) = (desk.table, desk.words, self.hours);
        let (track, team, board) = (table.track(), table.mode().is_team(), table.board());
        let now = track.hour(officer);
        let goal = (hours > 0).then_some(now + hours);
        let dark = table.darkened_by().is_some();
        let ring = Ring { board, team, dark, track, officer, goal, passing: self.passing, now: desk.now };
        ring.draw(canvas);
        let started = table.now().started;
        let name = name_of(desk, officer);
        draw_slots(canvas, words.events_caption, &|slot| slot_face(table.slots(), slot, left(table, slot)));
        let Some(goal) = goal else {
            ring.draw_disc(canvas, started, name);
            return draw_column(desk, canvas, officer);
        };
        let way = [&*number(now), &*number(goal)];
        let text = fill("+{}", &[&hours]);
        let (light, _) = light_of(board, team, dark, started);
        disc_of_hours(canvas, light, name, &text, way, light_of(board, team, dark, goal).1);
        canvas.say_chosen(&fill(words.n_hours, &[&hours]));
        draw_crossed(desk, canvas, goal);
    }
}

/// How many lines are left to the event of a slot, or how many of its tokens lie.
fn left(table: &Table, slot: Slot) -> Option<u8> {
    let tokens = table.event(slot).map(|event| event.tokens.len() as u8).filter(|&tokens| tokens > 0);
    table.slots().lines_left(slot).or(tokens)
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
    let line = if count == 1 { fill(words.line_n, &[&first]) } else { fill(words.n_lines, &[&count]) };
    let brings = match forecast(table, count as u8) {
        (_, 1..) => words.brings_penalty,
        (2.., _) => words.brings_events,
        (1, _) => words.brings_event,
        (0, 0) => words.brings_nothing,
    };
    canvas.outline(Area::new(184, 150, 52, 62), 6, 2, LAMP);
    Icon::Event.draw(canvas, 199, 156, 22, LAMP);
    Pen::new(Style::Hint, LAMP, INK).room(50).centred(canvas, 210, 192, &line);
    Pen::new(Style::Hint, PAPER, INK).room(50).centred(canvas, 210, 206, brings);
}

/// How many events and how many penalties so many red lines bring: each first passes for the cards that lie, then draws.
fn forecast(table: &Table, lines: u8) -> (u8, u8) {
    let (mut events, mut penalties) = (0_u8, 0_u8);
    let mut gone = [false; Slot::COUNT];
    let mut left = table.events_left();
    // Cards that come on the way: none of them can be full before the last of these lines.
    let mut more = 0;
    for line in 1..=lines {
        for (slot, gone) in Slot::ALL.into_iter().zip(&mut gone) {
            let Some(card) = table.house_event(slot).filter(|_| !*gone) else { continue };
            let burns = table.slots().lines_left(slot).is_some_and(|left| left <= line);
            let asks = matches!(card.need, Need::Summons(..));
            *gone = burns || asks;
            if let Some(Fuse { then: Burn::Penalty(times), .. }) = card.fuse.filter(|_| burns) {
                penalties += table.number(times);
            }
        }
        let lie =
            Slot::ALL.into_iter().zip(gone).filter(|&(slot, gone)| table.event(slot).is_some() && !gone);
        if lie.count() + more >= Slot::COUNT {
            penalties += 1;
        } else if left > 0 {
            (left, more, events) = (left - 1, more + 1, events + 1);
        }
    }
    (events, penalties)
}
