//! What can be done on the pages of a game, beside what every game has, and what each deed changes.

use confidant_core::schinderhannes::Place;

use super::super::matrix::At;
use super::hand::{Hand, HandDeed};
use super::{Screens, TableDesk, home, printed};
use crate::games::{Deed, DeedOf};

/// What the table sees.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum View {
    Board,
    /// A place, with this token lit.
    Place(u8),
    /// What can be done with this token, with this row lit.
    Deeds(u8, u8),
    Matrix,
    People,
    Piles,
    /// What was told, in a list or on the board.
    Effect {
        board: bool,
    },
    Entry,
    /// How the game ended.
    Banner,
    Clear {
        row: u8,
    },
    End {
        row: u8,
    },
    /// The board at the end.
    Found,
    Points {
        row: u8,
    },
    Replay {
        step: u16,
    },
}

/// What a key changes.
#[derive(Clone, Copy)]
pub enum Own {
    /// Another view.
    See(View),
    /// What was told, or the card that was drawn, was seen.
    GoOn,
    /// The cursor of the map, of the matrix, of the players, of the piles goes here.
    Place(Option<Place>),
    /// Somebody says STOP, and chooses a token.
    Stop,
    At(At),
    Person(u8),
    Pile(u8),
    /// This row of what is told is looked at, in the list or on the board.
    Told {
        row: u8,
        board: bool,
    },
    /// Something with the cards.
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

impl Screens {
    /// Does what a page of the table offered.
    pub(super) fn do_own(&mut self, desk: &TableDesk<'_>, own: Own) {
        match own {
            Own::See(view) => {
                self.view = view;
                if let (View::Entry, Some(hold)) = (view, printed(desk)) {
                    self.entry = Hand::opened(&hold, 0);
                }
            }
            Own::GoOn => (self.done, self.telling, self.view) = (None, None, home(desk.table)),
            Own::Place(place) => {
                self.place = place;
                self.stop &= place.is_some();
            }
            Own::Stop => (self.view, self.place, self.stop) = (View::Board, Some(Place::Hahnmuehle), true),
            Own::At(at) => self.at = at,
            Own::Person(person) => self.person = person,
            Own::Pile(pile) => self.pile = pile,
            Own::Told { row, board } => {
                if let Some(telling) = &mut self.telling {
                    telling.look_at(row, board.then_some(desk.now));
                }
                self.view = View::Effect { board };
            }
            Own::Hand(deed) => {
                if let Some(hold) = printed(desk) {
                    self.entry.act(&hold, deed, 0);
                }
            }
        }
    }
}
