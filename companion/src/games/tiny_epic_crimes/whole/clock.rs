//! The clock: whose turn it is, where everybody stands, the events, the bag and the decks.

use confidant_core::tiny_epic_crimes::kinds::{Officer, Slot};
use confidant_core::tiny_epic_crimes::{Action, EventKind, Table};

use super::deeds_screen::Choosing;
use super::envelope::{has_notes, knows_suspects};
use super::{Screens, TableDesk, View, name_of};
use crate::draw::palette::INK;
use crate::draw::parts::hints::{Cap, Hint, hints};
use crate::draw::parts::plate::plate;
use crate::draw::{Canvas, Icon};
use crate::games::Wish;
use crate::games::tiny_epic_crimes::dice::column_figure;
use crate::games::tiny_epic_crimes::face::{Ring, draw_follower, draw_slots};
use crate::games::tiny_epic_crimes::signs::event_sign;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::{Phrase, fill};

/// The sign of the event in a slot, and how often it has still to be worked on.
fn slot_face(table: &Table, slot: Slot) -> Option<(Icon, Phrase)> {
    let id = match table.event(slot)?.kind {
        EventKind::House(id) => id,
        EventKind::Printed(timed) => {
            let name = table.name(slot).map(|name| fill("{}", &[&name])).unwrap_or_default();
            return Some((if timed { Icon::Clock } else { Icon::Event }, name));
        }
    };
    let left = table.times_left(slot).map(|left| fill("{}", &[&left]));
    Some((event_sign(id), left.unwrap_or_default()))
}

impl Screens {
    /// The stick drives, A acts here, X looks around.
    pub(super) fn press_clock(&mut self, desk: &TableDesk<'_>, key: Key, officer: Officer) -> Wish<Action> {
        let table = desk.table;
        match key {
            Key::A if table.must_report(officer) => self.view = View::LastHour,
            Key::A => self.view = View::Deeds(Choosing::here()),
            Key::X => self.view = View::City,
            Key::B => return Wish::Leave,
            Key::Y => return Wish::Nothing,
            _ if table.must_report(officer) => return Wish::Nothing,
            _ => return self.begin_drive(table, officer, key),
        }
        Wish::Redraw
    }

    pub(super) fn draw_clock(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, officer: Officer) {
        let (table, words) = (desk.table, desk.words);
        let (track, team, board) = (table.track(), table.mode().is_team(), table.board());
        canvas.clear(INK);
        plate(canvas, words.echo_ridge, desk.corner().corner());
        let ring = Ring { board, team, track, officer, goal: None, passing: self.passing, now: desk.now };
        ring.draw(canvas);
        ring.draw_disc(canvas, table.now().started, name_of(desk, officer));
        draw_slots(canvas, words.events_caption, &|slot| slot_face(table, slot));
        column_figure(canvas, 148, Icon::Bag, table.city().bag().len());
        let suspects =
            if team && knows_suspects(table) { table.possible().len() as u8 } else { table.suspects_left() };
        column_figure(canvas, 168, Icon::Black, suspects);
        draw_follower(canvas, track, officer);
        if table.must_report(officer) {
            let views = (Cap::X, words.views);
            return key_hints(canvas, &[(Cap::A, words.report), views, (Cap::HeldB, desk.texts.menu)]);
        }
        let last = if has_notes(table) {
            Hint::new(&[Cap::Y], words.notes_verb)
        } else {
            Hint::new(&[Cap::HeldB], desk.texts.menu)
        };
        let play = Hint::new(&[Cap::Stick, Cap::A], words.act_verb);
        hints(canvas, &[play, Hint::new(&[Cap::X], words.views), last]);
    }
}
