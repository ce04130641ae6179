//! What the table and the author of an action are told.

use super::action::Action;
use super::active_event::Mark;
use super::agenda::Spot;
use super::block::Block;
use super::cards::{EventId, ForceId, ForceSet};
use super::kinds::{Colour, Evidence, Finding, Officer, OfficerSet, Slot, Suspect, SuspectSet};
use super::outcome::Outcome;
use super::penalty::Cause;

/// The most things that one action tells; later ones only show on the table.
pub const MOST_NEWS: usize = 48;

/// What the table is told: what happened, in order.
#[derive(Clone, PartialEq, Default)]
pub struct News {
    /// What happened.
    pub happenings: heapless::Vec<Happening, MOST_NEWS>,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

/// Something that everybody sees happen.
#[derive(Clone, Copy, PartialEq)]
pub enum Happening {
    /// An officer decided, or a result was entered. Accusations are not among these.
    Played(Action),
    /// An officer entered an accusation.
    Accused(Officer),
    /// The backup die, and whether backup came.
    Backup(u8, bool),
    /// A search token was turned: a success or not.
    Searched(bool),
    /// A stakeout succeeded with a token of this value; 0: it failed, and the value stays hidden.
    StakedOut(u8),
    /// A piece of evidence is solved and held by this officer.
    Solved(Evidence, Officer),
    /// An officer gained a suspect card unseen by the others.
    GotSuspect(Officer),
    /// A team's suspect card is laid open.
    Cleared(Suspect),
    /// An officer gained a force card.
    GotForce(Officer),
    /// The discarded force cards were shuffled.
    ForceShuffled,
    /// A force card was discarded.
    Dropped(ForceId),
    /// An officer's badge level.
    Badge(Officer, u8),
    /// An officer's marker stands on this hour.
    Hour(Officer, u8),
    /// A house event was drawn into a slot.
    EventDrawn(Slot, EventId),
    /// A timed house event came too late and left.
    EventTooLate(EventId),
    /// A house event could not be set up and left.
    EventUnfit(EventId),
    /// The event of a slot is resolved by this officer.
    EventResolved(Slot, Officer),
    /// The fuse of the event of a slot has burnt down.
    EventBurnt(Slot),
    /// The event of a slot left without reward or penalty.
    EventLeft(Slot),
    /// An event marks this.
    Marked(Slot, Mark),
    /// A red line has passed for the event of a slot.
    Ticked(Slot),
    /// What an event moves moved from one block to another.
    Drifted(Slot, Block, Block),
    /// The die of a risk on an event, and whether it resolved it.
    Risked(Slot, u8, bool),
    /// An officer took the token of an event along.
    Carried(Slot, Officer),
    /// The suspect card looked at in another hand is shown to all.
    Leaked(Suspect),
    /// These were moved on by an hour.
    Pushed(OfficerSet),
    /// A token of an event lies on a block.
    TokenPlaced(Slot, Block),
    /// The dice of a roll for a gangster.
    Rolled(u8, u8),
    /// Nobody comes.
    Reprieve,
    /// A gangster came out of the bag.
    Placed(Colour, Spot),
    /// A penalty, and why; what it takes follows.
    Penalty(Cause),
    /// The top suspect card left the game unseen.
    SuspectLost,
    /// Everybody who could was moved on by an hour.
    AllPushed,
    /// The out-of-time marker stands on this space.
    OutOfTime(u8),
    /// An officer reported.
    Reported(Officer),
}

/// What only the author of an action is told.
#[derive(Clone, Copy, PartialEq, Default)]
pub struct Whisper {
    /// Suspects seen with it, known ones too.
    pub cleared: SuspectSet,
    /// Evidence read with it.
    pub evidence: Option<(Evidence, Finding)>,
    /// The value of the stakeout token looked at.
    pub stakeout: Option<u8>,
    /// The force cards drawn: an action may bring two.
    pub force: ForceSet,
}

/// What an action tells, while it is carried out.
#[derive(Default)]
pub(super) struct Telling {
    pub news: News,
    pub whisper: Whisper,
    pub author: Option<Officer>,
    /// Chance was drawn or something hidden shown.
    pub is_final: bool,
}

impl Telling {
    pub fn tell(&mut self, happening: Happening) {
        // Beyond the capacity the table shows it anyway.
        let _ = self.news.happenings.push(happening);
    }
}
