//! What can be done on the pages of a whole case, beside what every game has, and what each deed changes.

use confidant_core::tiny_epic_crimes::Block;
use confidant_core::tiny_epic_crimes::cards::Reward;
use confidant_core::tiny_epic_crimes::kinds::Officer;

use super::deeds_screen::Choosing;
use super::hand::{HandDeed, Pick};
use super::printed::Resolving;
use super::saying::Saying;
use super::sheet::Sheet;
use super::{Reading, Screens, TableDesk, first_view};
use crate::games::{Deed, DeedOf};

/// What the table sees.
#[derive(Clone, Copy, PartialEq)]
pub enum View {
    /// What is to be read, then what is to be decided.
    Home,
    /// Where to drive.
    Drive(Block),
    /// What to do there.
    Deeds(Choosing),
    /// Whether to report, on the last hour.
    LastHour,
    /// Whether a team really accuses this one.
    Sure,
    /// A force card is to be paid in secret.
    Pays,
    /// The city.
    City,
    /// The events in their slots.
    Events { page: u8 },
    /// How far the evidence is; a team's notebook.
    Case,
    /// The officers.
    Officers { row: u8 },
    /// A team's force cards.
    Cards(Pick),
    /// What is done by hand, with printed cards.
    Sheet,
    /// What is left to say of it.
    Saying(Saying),
    /// Whether a card really asks for what is lit among it: it draws or costs.
    Really,
    /// By whom an event of the box is resolved.
    Resolve(Resolving),
    /// The game is over: what can be done now.
    End { row: u8 },
    /// The game is over: who is who among the suspects.
    Murderer,
    /// The game is over: the city after the first `step` entries.
    Replay { step: u16 },
}

/// What a key changes.
#[derive(Clone, Copy)]
pub enum Own {
    /// Another view, or another row of it.
    See(View),
    /// Everybody has noticed that evidence is solved.
    Noticed,
    /// What lay on top was read.
    Read,
    /// A drive to this block begins; whatever was to be read was.
    Drive(Block),
    /// This row of a question is lit; the result is scrolled so far back.
    Row(u8),
    /// These are the dice or the colour that are being entered.
    Entry([u8; 2]),
    /// This is gained, or is not after all.
    Gain(Reward),
    /// This officer was right, or was not after all.
    Right(Officer),
    /// The cursor among what is done by hand, and what is set there.
    Sheet(Sheet),
    /// Something is done by hand.
    OpenSheet,
    /// Nothing more is done by hand.
    LeaveSheet,
    /// Something in the notes that are held open.
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

/// This row of a question is lit.
pub(super) fn light(row: usize) -> Does {
    own(Own::Row(row as u8))
}

/// Back to what is to be decided.
pub(super) fn back(desk: &TableDesk<'_>) -> Does {
    see(first_view(desk.table))
}

impl Screens {
    /// Does what a page of the table offered.
    pub(super) fn do_own(&mut self, desk: &TableDesk<'_>, own: Own) {
        match own {
            Own::See(view) => self.view = view,
            Own::OpenSheet => {
                self.sheet.begin(desk.table.now().officer, None);
                self.view = View::Sheet;
            }
            Own::Noticed => drop(self.solved.remove(0)),
            Own::Read => {
                if self.reading == Reading::Cards && !self.notes.cards.is_empty() {
                    self.notes.cards.remove(0);
                }
                self.read_on(desk.table);
            }
            Own::Drive(to) => {
                self.view = View::Drive(to);
                if self.reading != Reading::Nothing {
                    self.read_on(desk.table);
                }
            }
            Own::Row(row) => self.row = row,
            Own::Entry(entry) => self.entry = entry,
            Own::Gain(reward) => {
                if !self.gains.remove(reward) {
                    self.gains.insert(reward);
                }
            }
            Own::Right(officer) => {
                if !self.right.remove(officer) {
                    self.right.insert(officer);
                }
            }
            Own::Sheet(sheet) => self.sheet = sheet,
            Own::LeaveSheet => self.leave_sheet(desk.table),
            // No notes are held open at the table.
            Own::Hand(_) => {}
        }
    }
}
