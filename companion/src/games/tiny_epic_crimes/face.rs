//! The clock's face as every way of playing shows it: the ring with its markers, the disc, the three slots for events.

use confidant_core::tiny_epic_crimes::edition::TimeBoard;
use confidant_core::tiny_epic_crimes::kinds::{Officer, Slot};
use confidant_core::tiny_epic_crimes::{EventKind, Slots, Track};

use super::Words;
use super::hour_ring::{DISC_ROWS, HourRing, Light, disc, disc_part, hour_cursor, hour_ring};
use super::motion::Passing;
use super::signs::event_sign;
use super::token_of;
use crate::draw::palette::{FOG, INK, PAPER, RUST, STEEL};
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::seat;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::input::{Key, Millis};
use crate::page::Show;
use crate::texts::{Phrase, fill};

/// What light an hour is in, and its sign; `dark`: every hour is one of the night.
pub(super) fn light_of(board: &TimeBoard, team: bool, dark: bool, hour: u8) -> (Light, Icon) {
    match (team, dark || board.night.has(hour.max(1))) {
        (true, _) => (Light::Team, Icon::Badge),
        (false, true) => (Light::Night, Icon::Moon),
        (false, false) => (Light::Day, Icon::Sun),
    }
}

/// The ring with everybody's marker, one of them perhaps on its way.
pub(super) struct Ring<'a> {
    pub board: &'a TimeBoard,
    pub team: bool,
    /// Whether an event makes every turn one of the night.
    pub dark: bool,
    pub track: &'a Track,
    /// Whose turn it is.
    pub officer: Officer,
    /// The hour that is being chosen.
    pub goal: Option<u8>,
    pub passing: Passing,
    pub now: Millis,
}

impl Ring<'_> {
    pub fn draw(&self, canvas: &mut Canvas) {
        let track = self.track;
        let shown = |officer: Officer| self.passing.hour(officer, track.hour(officer), self.now);
        // Whoever is to move first, whatever else stands on the same hour.
        let trackers: heapless::Vec<(u8, u8), { Officer::MOST }> =
            track.order().iter().map(|&officer| (token_of(officer), shown(officer))).collect();
        let ring = HourRing {
            board: self.board,
            team: self.team,
            dark: self.dark,
            marker: track.marker(),
            now: track.hour(self.officer),
            reached: track.reached(),
            goal: self.goal,
            trackers: &trackers,
        };
        hour_ring(canvas, &ring);
    }

    /// The disc of whoever's turn it is, in the light of the hour on which it began; a change wipes it.
    pub fn draw_disc(&self, canvas: &mut Canvas, started: u8, name: &str) {
        let figure = number(self.track.hour(self.officer));
        let lit = |(light, sign): (Light, Icon)| {
            let figure = &figure;
            move |canvas: &mut Canvas| disc(canvas, light, sign, figure, name)
        };
        let is = light_of(self.board, self.team, self.dark, started);
        let Some((was_night, wiped)) = self.passing.wiped(DISC_ROWS, self.now) else {
            return lit(is)(canvas);
        };
        let was = if was_night { (Light::Night, Icon::Moon) } else { (Light::Day, Icon::Sun) };
        disc_part(canvas, wiped, true, lit(is));
        disc_part(canvas, wiped, false, lit(was));
    }
}

/// A marker that is being put on an hour.
pub(super) struct Marker<'a> {
    pub officer: Officer,
    pub hour: u8,
    pub name: &'a str,
}

/// The ring with the hour on which a marker is being put.
pub(super) fn put_marker<D>(
    show: &mut Show<'_, D>,
    words: &Words,
    (board, team): (&TimeBoard, bool),
    track: &Track,
    marker: &Marker<'_>,
) {
    let hours = fill(words.n_hours, &[&track.hour(marker.officer)]);
    show.plate(words.set_marker, Corner::Text(&hours));
    show.picture(|canvas| {
        let trackers: heapless::Vec<(u8, u8), { Officer::MOST }> =
            track.order().iter().map(|&officer| (token_of(officer), track.hour(officer))).collect();
        let (marked, reached) = (track.marker(), track.reached());
        let ring = HourRing { marker: marked, reached, trackers: &trackers, ..HourRing::of(board, team) };
        hour_ring(canvas, &ring);
        if marker.hour > 0 {
            hour_cursor(canvas, marker.hour);
        }
        disc(canvas, Light::None, Icon::Clock, &number(marker.hour), marker.name);
        canvas.say_chosen(&fill("{} {}", &[&marker.name, &marker.hour]));
        seat(canvas, 200, 50, 26, token_of(marker.officer));
    });
}

/// The sign of the event in a slot with its figure, or the name of a printed one.
pub(super) fn slot_face(slots: &Slots, slot: Slot, figure: Option<u8>) -> Option<(Icon, Phrase)> {
    Some(match slots.event(slot)?.kind {
        EventKind::House(id) => {
            (event_sign(id), figure.map(|figure| fill("{}", &[&figure])).unwrap_or_default())
        }
        EventKind::Printed(timed) => {
            let name = slots.name(slot).map(|name| fill("{}", &[&name])).unwrap_or_default();
            (if timed { Icon::Clock } else { Icon::Event }, name)
        }
    })
}

/// The three slots: number, sign and figure of an event, or the number of an empty one. A finger on them looks at the events.
pub(super) fn draw_slots(canvas: &mut Canvas, caption: &str, slot: &dyn Fn(Slot) -> Option<(Icon, Phrase)>) {
    Pen::new(Style::Hint, FOG, INK).room(54).centred(canvas, 211, 44, caption);
    canvas.say_key(Area::new(186, 46, 54, 100), Key::X);
    for (which, (index, y)) in Slot::ALL.into_iter().zip((1_u8..).zip((48..).step_by(33))) {
        let area = Area::new(188, y, 46, 30);
        let Some((icon, figure)) = slot(which) else {
            canvas.outline(area, 5, 1, STEEL);
            Pen::new(Style::Bold, FOG, INK).centred(canvas, 211, y + 21, &number(index));
            continue;
        };
        canvas.rounded(area, 5, PAPER);
        Pen::new(Style::Hint, RUST, PAPER).left(canvas, 191, y + 12, &number(index));
        // Two digits need some of the room of the sign.
        let (x, size) = if Style::Bold.width(&figure) > 14 { (198, 16) } else { (200, 18) };
        icon.draw(canvas, x, y + 6, size, INK);
        Pen::new(Style::Bold, RUST, PAPER).fit(232 - x - size, &figure).right(canvas, 232, y + 21, &figure);
    }
}

/// Who comes after the officer whose turn it is, at the foot of the right column.
pub(super) fn draw_follower(canvas: &mut Canvas, track: &Track, officer: Officer) {
    let reported = track.reported();
    let next = track.order().iter().find(|&&other| other != officer && !reported.has(other));
    if let Some(&other) = next {
        seat(canvas, 190, 191, 18, token_of(other));
        Pen::new(Style::Bold, FOG, INK).right(canvas, 233, 206, &number(track.hour(other)));
    }
}
