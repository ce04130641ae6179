//! What can be done on the pages of the clock, beside what every game has, and what each deed changes.

use confidant_core::tiny_epic_crimes::kinds::{Officer, Slot};

use super::{Screens, TableDesk, first_view};
use crate::games::{Deed, DeedOf};

/// What the table sees.
#[derive(Clone, Copy, PartialEq)]
pub enum View {
    /// What is to be read, then what is to be told.
    Home,
    /// Whether to report, on the last hour.
    LastHour,
    /// The events in their slots, then the officers.
    Events { page: u8 },
    /// What else people say about the card of a slot.
    Lying { slot: Slot, row: u8 },
    /// Whether the fuse of an event burns down at once.
    Burns(Slot),
    /// What a printed card is called.
    Naming { slot: Slot, name: u8 },
    /// What a card may say.
    ByHand { row: u8 },
    /// Who resolved the event of a slot.
    Solver { slot: Slot, row: u8 },
    /// Whether a card really says so.
    Really(Asked),
    /// A marker is put on an hour.
    Marker { officer: Officer, hour: u8 },
    /// The game is over: a banner.
    Verdict,
    /// The game is over: what can be done now.
    End { row: u8 },
    /// The game is over: where all stand.
    Officers,
}

/// What is entered only after a second look, because it draws or costs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    Event,
    Roll,
    Penalty,
}

/// What a key changes.
#[derive(Clone, Copy)]
pub enum Own {
    /// Another view, or another row of it.
    See(View),
    /// What lay on top was read.
    Read,
    /// So many hours are set for the turn.
    Hours(u8),
    /// This row of a question is lit.
    Row(u8),
    /// This officer is where an event wants everybody to be, or was right; or not after all.
    There(Officer),
}

/// What can be done on these pages.
pub(super) type Does = DeedOf<Screens>;

/// Another view.
pub(super) const fn see(view: View) -> Does {
    Deed::Own(Own::See(view))
}

/// Something that a key changes.
pub(super) const fn own(own: Own) -> Does {
    Deed::Own(own)
}

/// This row of a question is lit.
pub(super) fn light(row: usize) -> Does {
    own(Own::Row(row as u8))
}

/// Back to what is to be told.
pub(super) fn back(desk: &TableDesk<'_>) -> Does {
    see(first_view(desk.table))
}

impl Screens {
    /// Does what a page offered.
    pub(super) fn do_own(&mut self, desk: &TableDesk<'_>, own: Own) {
        match own {
            Own::See(view) => self.view = view,
            Own::Read => self.read_on(desk.table),
            Own::Hours(hours) => self.hours = hours,
            Own::Row(row) => self.row = row,
            Own::There(officer) => {
                if !self.there.remove(officer) {
                    self.there.insert(officer);
                }
            }
        }
    }
}
