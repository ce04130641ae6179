//! What can be done on the pages of Tatort Themse, beside what every game has, and what each deed changes.

use confidant_core::id::Id;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{Action, Case, Column, Deed as Entry};

use super::hand::HandDeed;
use super::printed::Says;
use super::table::Spot;
use super::{Screens, TableDesk};
use crate::games::{Deed, DeedOf};

/// What the table sees.
#[derive(Clone, Copy, PartialEq)]
pub enum View {
    Wall,
    Cases,
    Clues { row: u8 },
    Final,
    End { row: u8 },
    Points,
    Replay { step: u16 },
}

/// What a key changes.
#[derive(Clone, Copy)]
pub enum Own {
    /// Everybody has noticed the first banner.
    Noticed,
    /// Another view.
    See(View),
    /// The cursor of the wall's screen goes here.
    Spot(Spot),
    /// The table is told how clues are paid for.
    Explain,
    /// This player is chosen among the cases, or this case.
    Player(u8),
    Case(Option<Case>),
    /// The cases are shown with the number of cards in each hand.
    Hands,
    /// With printed witnesses: this column, with so many clues removed first.
    Column(Option<Column>, u8),
    /// This player takes.
    Taker(Option<Seat>),
    /// This lies over the foot, or nothing.
    Says(Option<Says>),
    /// Something in the hand that is held open.
    Hand(HandDeed),
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

/// This is entered for a player.
pub(super) const fn enter(seat: Seat, deed: Entry) -> Does {
    Deed::Play(Action { seat, deed })
}

impl Screens {
    /// Does what a page of the table offered.
    pub(super) fn do_own(&mut self, desk: &TableDesk<'_>, own: Own) {
        match own {
            Own::Noticed => drop(self.banners.remove(0)),
            Own::See(view) => {
                match view {
                    View::Cases if self.view == View::Wall => self.cases.begin(desk.table),
                    View::Points => self.find_void(desk),
                    _ => {}
                }
                self.view = view;
            }
            Own::Spot(spot) => self.spot = spot,
            Own::Explain => self.explains = true,
            Own::Player(player) => self.cases.player = player,
            Own::Case(case) => self.cases.case = case,
            Own::Hands => (self.cases.hands, self.cases.case) = (true, None),
            Own::Column(column, removed) => (self.printed.column, self.printed.removed) = (column, removed),
            Own::Taker(taker) => self.printed.taker = taker,
            Own::Says(says) => self.printed.says = says,
            // No hand is open at the table.
            Own::Hand(_) => {}
        }
    }
}

/// The column after or before another.
pub(super) fn beside(column: Column, back: bool) -> Column {
    let columns = Column::ALL.len();
    Column::at((column.index() + if back { columns - 1 } else { 1 }) % columns).unwrap_or(column)
}
