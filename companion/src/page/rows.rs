//! Rows to choose from: the stick goes up and down, A or Right does what the lit row does, Left and Right change a
//! setting, a finger all of it. In a table of settings A is left to the page.

use super::{Choice, Show, Viewer};
use crate::draw::parts::hints::BOTTOM;
use crate::draw::parts::list::{LIST_TOP, PITCH, Row, list_of, wheel_of};
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
    /// The rows begin here,
    pub top: i32,
    /// and end above this row of pixels.
    pub bottom: i32,
    /// Whether the last row is above the first.
    pub wraps: bool,
    /// Whether it is drawn without ends, too, the lit row in the middle.
    pub wheel: bool,
    /// Which keys do what the lit row does.
    pub by: By,
    /// Whether something else on the page is lit.
    pub unlit: bool,
}

/// Which keys do what a row does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// A and Right.
    Both,
    /// A: a push of the stick enters nothing.
    A,
    /// Right: A goes on from the page.
    Right,
}

impl List {
    /// Rows of one line from the plate to the hint bar.
    pub const fn new(count: usize, lit: usize) -> Self {
        Self {
            count,
            lit,
            pitch: PITCH,
            top: LIST_TOP,
            bottom: BOTTOM,
            wraps: true,
            wheel: false,
            by: By::Both,
            unlit: false,
        }
    }

    /// With another distance from row to row.
    pub const fn pitch(self, pitch: i32) -> Self {
        Self { pitch, ..self }
    }

    /// Ending higher, because a bar lies below.
    pub const fn above(self, bottom: i32) -> Self {
        Self { bottom, ..self }
    }

    /// With room for a [note](Show::note) on the lit row in the place of the last one.
    pub const fn noted(self) -> Self {
        self.above(BOTTOM - PITCH)
    }

    /// Beginning lower, because something lies above.
    pub const fn below(self, top: i32) -> Self {
        Self { top, ..self }
    }

    /// Taken by A alone: a push of the stick enters nothing.
    pub const fn by_a(self) -> Self {
        Self { by: By::A, ..self }
    }

    /// A table of settings: Left lowers and Right raises, or opens; what A does, the page says.
    pub const fn table(self) -> Self {
        Self { by: By::Right, ..self }
    }

    /// A wheel: cards of a hand, the others of which stay secret. Neither its picture nor the way to a row tells which
    /// rows are before it and which after.
    pub const fn wheel(self) -> Self {
        Self { wheel: true, ..self }
    }

    /// Without a lit row: something else on the page is lit, and has the keys.
    pub const fn unlit(self) -> Self {
        Self { unlit: true, ..self }
    }

    /// With ends.
    pub const fn ends(self) -> Self {
        Self { wraps: false, ..self }
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

/// What a row of settings does when it is lit.
pub enum RowDeed<D> {
    /// Nothing: the row is only read.
    Nothing,
    /// A and Right do this, or not, for this reason.
    Does(Choice<D>),
    /// Left does the first, Right and A the second, to the setting of the row.
    Sets(D, D),
}

/// Gives a row to whoever asked for it, with what it does.
pub type TellRow<'t, D> = &'t mut dyn FnMut(Row<'_>, Choice<D>);
/// Gives a row of settings to whoever asked for it.
pub type TellSetting<'t, D> = &'t mut dyn FnMut(Row<'_>, RowDeed<D>);

impl<D> Show<'_, D> {
    /// A list. `row` tells the row with a number; `light` is the deed that lights another one.
    pub fn list(&mut self, list: List, light: impl FnOnce(usize) -> D, row: &dyn Fn(usize, TellRow<'_, D>)) {
        self.settings(list, light, &|index, tell| {
            row(index, &mut |shown, choice| tell(shown, RowDeed::Does(choice)));
        });
    }

    /// A list with rows that are set by Left and Right.
    pub fn settings(
        &mut self,
        list: List,
        light: impl FnOnce(usize) -> D,
        row: &dyn Fn(usize, TellSetting<'_, D>),
    ) {
        let List { count, lit, pitch, top, bottom, .. } = list;
        match &mut self.viewer {
            Viewer::Eye(canvas) => {
                let draw = if list.wheel { wheel_of } else { list_of };
                draw(canvas, (top, bottom), pitch, count, lit, &mut |canvas, index, y| {
                    row(index, &mut |shown, deed| {
                        let finger = match (list.by, &deed) {
                            (By::Both | By::A, _) => Some(Key::A),
                            (By::Right, RowDeed::Does(_)) => Some(Key::Right),
                            (By::Right, _) => None,
                        };
                        let shown = shown.finger(finger).not_now(matches!(deed, RowDeed::Does(Err(_))));
                        shown.chosen(index == lit && !list.unlit).draw(canvas, y, pitch);
                    });
                });
            }
            Viewer::Key(_) if list.unlit => {}
            &mut Viewer::Key(key @ (Key::Up | Key::Down)) => {
                if let Some(next) = list.next(key) {
                    self.find(Ok(light(next)));
                }
            }
            &mut Viewer::Key(key @ (Key::A | Key::Left | Key::Right)) if count > 0 => {
                row(lit, &mut |_, deed| match (deed, key) {
                    (RowDeed::Does(choice), Key::A) if list.by != By::Right => self.find(choice),
                    (RowDeed::Does(choice), Key::Right) if list.by != By::A => self.find(choice),
                    (RowDeed::Sets(lower, _), Key::Left) => self.find(Ok(lower)),
                    (RowDeed::Sets(_, raise), Key::A) if list.by != By::Right => self.find(Ok(raise)),
                    (RowDeed::Sets(_, raise), Key::Right) => self.find(Ok(raise)),
                    _ => {}
                });
            }
            Viewer::Key(_) => {}
        }
    }
}
