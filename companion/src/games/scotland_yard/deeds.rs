//! What can be done on the pages of Scotland Yard, beside what every game has, and what each deed changes.

use confidant_core::scotland_yard::{Ending, Pawn, Station};
use confidant_core::seat::Seat;

use super::choice::Chooses;
use super::entry::EntryPick;
use super::hunt::{Hunt, Replay};
use super::lesson::Moment;
use super::log_only::Claim;
use super::places::Places;
use super::{Banner, Screens, TableDesk};
use crate::games::{Deed, DeedOf};

/// What the table sees.
#[derive(Clone, Copy, PartialEq)]
pub enum View {
    Table,
    /// Who moves next, in free order.
    Order,
    Entry,
    Map {
        entering: bool,
    },
    Places(Places),
    Advice {
        row: u8,
    },
    End {
        row: u8,
    },
    Hunt(Hunt),
    /// What decided the hunt.
    Lesson(Moment),
    /// Log only: a station is asked.
    Claim(Claim),
    /// Log only: the table is about to say how it ended.
    Says(Ending),
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
    /// This pursuer is to move next.
    Mover(Pawn),
    /// A pursuer's move is entered, with this chosen.
    Enter(EntryPick),
    /// The cursor of the map goes here; where a detective's move is entered, this is its goal.
    Cursor(Station),
    /// The map is seen closer, or as a whole.
    Zoom,
    /// The detectives are advised.
    Consult,
    /// The hunt plays by itself from this move on.
    Replay(u8),
    /// Something that Mister X does while he holds Y.
    Chooses(Chooses),
}

/// What can be done on these pages.
pub(super) type Does = DeedOf<Screens>;

/// Another view.
pub(super) const fn see(view: View) -> Does {
    Deed::Own(Own::See(view))
}

impl Screens {
    /// Does what a page of the table offered.
    pub(super) fn do_own(&mut self, desk: &TableDesk<'_>, own: Own) {
        match own {
            Own::Noticed => {
                self.banner = if self.more.is_empty() { None } else { Some(self.more.remove(0)) };
                if let Some(Banner::Appearance { since, .. }) = &mut self.banner {
                    *since = desk.now;
                }
            }
            Own::Consult => self.consult(desk),
            Own::Replay(from) => self.replay = Some(Replay::of(desk, from)),
            Own::See(view) => {
                self.replay = None;
                match view {
                    View::Map { entering: false } => self.feel_heat(desk),
                    View::Map { entering: true } => self.look_at_goal(desk),
                    View::Lesson(_) => self.learn(desk),
                    _ => {}
                }
                self.view = view;
            }
            Own::Card(seat) => self.looked_at = seat,
            Own::Mover(pawn) => (self.moves, self.entry) = (Some(pawn), EntryPick::default()),
            Own::Enter(pick) => (self.entry, self.view) = (pick, View::Entry),
            Own::Cursor(station) => {
                self.map.cursor = station;
                if let (View::Map { entering: true }, Some(pawn)) = (self.view, self.mover(desk)) {
                    self.entry.choose(desk.table, pawn, station);
                }
            }
            Own::Zoom => self.map.close = !self.map.close,
            // No secret is open at the table.
            Own::Chooses(_) => {}
        }
    }
}
