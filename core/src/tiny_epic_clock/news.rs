//! What the table is told.

use super::action::Action;
use crate::tiny_epic_crimes::cards::EventId;
use crate::tiny_epic_crimes::kinds::{Officer, OfficerSet, Slot};
use crate::tiny_epic_crimes::{Block, Cause, Mark, Outcome};

/// The most things that one action tells; later ones only show on the table.
pub const MOST_NEWS: usize = 32;

/// What the table is told: what happened, in order.
#[derive(Clone, PartialEq, Default)]
pub struct News {
    /// What happened.
    pub happenings: heapless::Vec<Happening, MOST_NEWS>,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq)]
pub enum Happening {
    /// People told the clock something.
    Played(Action),
    /// An officer's marker stands on this hour.
    Hour(Officer, u8),
    /// A house event was drawn into a slot.
    EventDrawn(Slot, EventId),
    /// A timed house event came too late and left.
    EventTooLate(EventId),
    /// A printed event lies in a slot.
    EventLaid(Slot),
    /// A printed timed event came too late: people put it away and draw again.
    DrawAgain,
    /// The event of a slot is resolved.
    EventResolved(Slot),
    /// A token of an event lies on a block.
    TokenPlaced(Slot, Block),
    /// A token of an event left a block.
    TokenCleared(Slot, Block),
    /// An event singles out this.
    Marked(Slot, Mark),
    /// The red line behind this hour passes for the first time.
    Line(u8),
    /// A red line passed for an event.
    Ticked(Slot),
    /// The fuse of an event has burnt down, and its card is gone.
    EventBurnt(Slot),
    /// An event went without being resolved.
    EventLeft(Slot),
    /// The dice of a roll for a gangster.
    Rolled(u8, u8),
    /// Nobody comes.
    Reprieve,
    /// A penalty, and why.
    Penalty(Cause),
    /// The top suspect card left the game unseen.
    SuspectLost,
    /// Of these, everybody who could was moved on by an hour.
    Pushed(OfficerSet),
    /// The out-of-time marker stands on this space.
    OutOfTime(u8),
    /// An officer reported.
    Reported(Officer),
}

/// What an action tells, while it is carried out.
#[derive(Default)]
pub(super) struct Telling {
    pub news: News,
    /// Chance was drawn.
    pub is_drawn: bool,
}

impl Telling {
    pub fn tell(&mut self, happening: Happening) {
        // Beyond the capacity the table shows it anyway.
        let _ = self.news.happenings.push(happening);
    }
}
