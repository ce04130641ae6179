//! Rows to choose from: the stick goes up and down, A or Right does what the lit row does, a finger both.

use super::{Choice, Show, Viewer};
use crate::draw::parts::hints::BOTTOM;
use crate::draw::parts::list::{LIST_TOP, PITCH, Row, list_of};
use crate::input::Key;

/// Where rows lie, how many there are, and which one is lit.
#[derive(Clone, Copy)]
pub struct List {
    /// How many rows there are.
    pub count: usize,
    /// Which one is lit.
    pub lit: usize,
    /// From row to row.
    pub pitch: i32,
    /// The first row of pixels.
    pub top: i32,
    /// The rows end above this row of pixels.
    pub bottom: i32,
    /// Whether the last row is above the first.
    pub wraps: bool,
}

impl List {
    /// Rows of one line from the plate to the hint bar.
    pub const fn new(count: usize, lit: usize) -> Self {
        Self { count, lit, pitch: PITCH, top: LIST_TOP, bottom: BOTTOM, wraps: true }
    }

    /// With another distance from row to row.
    pub const fn pitch(self, pitch: i32) -> Self {
        Self { pitch, ..self }
    }

    /// Beginning lower, because something lies between the plate and the rows.
    pub const fn below(self, top: i32) -> Self {
        Self { top, ..self }
    }

    /// Ending higher, because a bar lies below.
    pub const fn above(self, bottom: i32) -> Self {
        Self { bottom, ..self }
    }

    /// The row that the stick lights next.
    pub(super) fn next(&self, key: Key) -> Option<usize> {
        let last = self.count.checked_sub(1)?;
        let next = match (key, self.wraps) {
            (Key::Up, true) => self.lit.checked_sub(1).unwrap_or(last),
            (Key::Up, false) => self.lit.saturating_sub(1),
            (Key::Down, true) if self.lit >= last => 0,
            (Key::Down, _) => (self.lit + 1).min(last),
            _ => return None,
        };
        (next != self.lit).then_some(next)
    }
}

/// Gives a row to whoever asked for it, with what it does.
pub type TellRow<'t, D> = &'t mut dyn FnMut(Row<'_>, Choice<D>);

impl<D> Show<'_, D> {
    /// A list. `row` tells the row with a number; `light` is the deed that lights another one.
    pub fn list(&mut self, list: List, light: impl FnOnce(usize) -> D, row: &dyn Fn(usize, TellRow<'_, D>)) {
        match &mut self.viewer {
            Viewer::Eye(canvas) => {
                let List { count, lit, pitch, top, bottom, .. } = list;
                list_of(canvas, top..bottom, pitch, count, lit, &mut |index, draw| {
                    row(index, &mut |shown, choice| draw(shown.not_now(choice.is_err()), index == lit));
                });
            }
            &mut Viewer::Key(key @ (Key::Up | Key::Down)) => {
                if let Some(next) = list.next(key) {
                    self.find(Ok(light(next)));
                }
            }
            Viewer::Key(Key::A | Key::Right) if list.count > 0 => {
                row(list.lit, &mut |_, choice| self.find(choice));
            }
            Viewer::Key(_) => {}
        }
    }
}
