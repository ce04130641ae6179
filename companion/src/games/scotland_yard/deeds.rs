//! What can be done on the pages of Scotland Yard, beside what every game has, and what each deed changes.

use confidant_core::scotland_yard::{Phase, Station};
use confidant_core::seat::Seat;

use super::choice::Chooses;
use super::end::{Hunt, HuntPage};
use super::entry::EntryPick;
use super::places::Places;
use super::{Screens, TableDesk};
use crate::games::{Deed, DeedOf};
use crate::input::Key;

/// What the table sees.
#[derive(Clone, Copy, PartialEq)]
pub enum View {
    Table,
    Entry,
    Map { entering: bool },
    Places(Places),
    Advice { row: u8 },
    Result { row: u8 },
    Hunt(Hunt),
}

/// What a key changes.
#[derive(Clone, Copy)]
pub enum Own {
    /// Everybody has noticed the banner.
    Noticed,
    /// Another view.
    See(View),
    /// The card of this seat is looked at, or that of the one to move.
    Card(Option<Seat>),
    /// A detective's move is entered, with this chosen.
    Enter(EntryPick),
    /// The cursor of the map goes here; where a detective's move is entered, this is its goal.
    Cursor(Station),
    /// The map is seen closer, or as a whole.
    Zoom,
    /// The detectives are advised.
    Consult,
    /// Something that Mister X does while he holds Y.
    Chooses(Chooses),
}

/// What can be done on these pages.
pub(super) type Does = DeedOf<Screens>;

/// Another view.
pub(super) const fn see(view: View) -> Does {
    Deed::Own(Own::See(view))
}

/// The next or last of so many, round and round.
pub(super) fn turned(at: usize, count: usize, key: Key) -> u8 {
    let count = count.max(1);
    let by = if matches!(key, Key::Up | Key::Left) { count - 1 } else { 1 };
    ((at + by) % count) as u8
}

impl Screens {
    /// Does what a page of the table offered.
    pub(super) fn do_own(&mut self, desk: &TableDesk<'_>, own: Own) {
        match own {
            Own::Noticed => self.banner = None,
            Own::Consult => self.consult(desk),
            Own::See(view) => {
                match view {
                    View::Map { entering: false } => self.feel_heat(desk),
                    View::Map { entering: true } => self.look_at_goal(desk.table),
                    View::Hunt(Hunt { step, page: HuntPage::Lesson }) => self.learn(desk, step),
                    _ => {}
                }
                self.view = view;
            }
            Own::Card(seat) => self.looked_at = seat,
            Own::Enter(pick) => (self.entry, self.view) = (pick, View::Entry),
            Own::Cursor(station) => {
                self.map.cursor = station;
                if let (View::Map { entering: true }, Phase::Pursue(pawn)) = (self.view, desk.table.phase()) {
                    self.entry.choose(desk.table, pawn, station);
                }
            }
            Own::Zoom => self.map.close = !self.map.close,
            // No secret is open at the table.
            Own::Chooses(_) => {}
        }
    }
}
