//! What a card may say and the clock cannot know: one more event, one more roll, a penalty, a marker on another hour.

use confidant_core::chance::Source;
use confidant_core::tiny_epic_clock::{Action, Table};
use confidant_core::tiny_epic_crimes::kinds::Officer;

use super::{Screens, TableDesk, View, name_of, turned};
use crate::draw::palette::INK;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{PITCH, Row, list};
use crate::draw::parts::plate::plate;
use crate::draw::{Canvas, Icon};
use crate::games::Wish;
use crate::games::tiny_epic_crimes::face;
use crate::hint::key_hints;
use crate::input::Key;

/// A marker that is being put on an hour.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Marker {
    officer: Officer,
    hour: u8,
}

/// What a row does; none puts a marker.
type Rows = heapless::Vec<(Option<Action>, Icon, &'static str), 4>;

fn rows(desk: &TableDesk<'_>) -> Rows {
    let words = desk.words;
    let roll = (Some(Action::Roll), Icon::Bag, words.one_more_roll);
    let device = (desk.table.dice() == Source::Device).then_some(roll);
    let first = [(Some(Action::Event), Icon::Event, words.one_more_event)];
    let last =
        [(Some(Action::Penalty), Icon::Warn, words.one_penalty), (None, Icon::Clock, words.set_marker)];
    first.into_iter().chain(device).chain(last).collect()
}

/// Whose markers can still be moved.
fn movable(table: &Table) -> heapless::Vec<Officer, { Officer::MOST }> {
    table.officers().filter(|&officer| !table.track().reported().has(officer)).collect()
}

impl Screens {
    pub(super) fn press_by_hand(&mut self, desk: &TableDesk<'_>, key: Key, row: u8) -> Wish<Action> {
        let rows = rows(desk);
        match key {
            Key::Up | Key::Down => self.view = View::ByHand { row: turned(row, rows.len(), key) },
            Key::A => match rows.get(usize::from(row)) {
                Some(&(Some(action), ..)) => return Wish::Play(action),
                _ => {
                    let officer = desk.table.now().officer;
                    let hour = desk.table.track().hour(officer);
                    self.view = View::Marker(Marker { officer, hour });
                }
            },
            Key::B => return self.back(desk.table),
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    /// Up and Down turn to another officer, Left and Right to another hour.
    pub(super) fn press_marker(&mut self, desk: &TableDesk<'_>, key: Key, marker: Marker) -> Wish<Action> {
        let (table, Marker { officer, hour }) = (desk.table, marker);
        let spaces = table.board().last + 1;
        match key {
            Key::Up | Key::Down => {
                let movable = movable(table);
                let at = movable.iter().position(|&other| other == officer).unwrap_or(0);
                let next = turned(at as u8, movable.len(), key);
                if let Some(&officer) = movable.get(usize::from(next)) {
                    self.view = View::Marker(Marker { officer, hour: table.track().hour(officer) });
                }
            }
            Key::Right => self.view = View::Marker(Marker { officer, hour: (hour + 1) % spaces }),
            Key::Left => self.view = View::Marker(Marker { officer, hour: (hour + spaces - 1) % spaces }),
            Key::A if hour != table.track().hour(officer) => {
                return Wish::Play(Action::Clock(officer, hour));
            }
            Key::B => self.view = View::ByHand { row: 0 },
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }
}

pub(super) fn draw(desk: &TableDesk<'_>, canvas: &mut Canvas, row: u8) {
    canvas.clear(INK);
    plate(canvas, desk.words.by_hand, desk.corner().corner());
    let rows = rows(desk);
    list(canvas, PITCH, rows.len(), row.into(), |index| match rows.get(index) {
        Some(&(Some(_), icon, label)) => Row::new(label).icon(icon),
        Some(&(None, icon, label)) => Row::new(label).icon(icon).leads(),
        None => Row::new(""),
    });
    let texts = desk.texts;
    key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.do_it), (Cap::B, texts.back)]);
}

pub(super) fn draw_marker(desk: &TableDesk<'_>, canvas: &mut Canvas, marker: Marker) {
    let (table, words) = (desk.table, desk.words);
    canvas.clear(INK);
    let name = name_of(desk, marker.officer);
    let set = face::Marker { officer: marker.officer, hour: marker.hour, name };
    face::draw_marker(canvas, words, table.board(), table.mode().is_team(), table.track(), &set);
    key_hints(
        canvas,
        &[(Cap::UpDown, words.who_verb), (Cap::Sideways, words.hour_verb), (Cap::A, words.set_verb)],
    );
}
