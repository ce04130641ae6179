//! What people decide before the game, and positions for studies.

use serde::{Deserialize, Serialize};

use crate::chance::Source;
use crate::id::Id;
use crate::tiny_epic_crimes::OwnTime;
use crate::tiny_epic_crimes::cards::EventId;
use crate::tiny_epic_crimes::kinds::{Cards, Mode, Officer, OfficerSet};

pub use crate::tiny_epic_crimes::SetupError;

/// The choices of a game, unchecked.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Setup {
    /// How many officers: 2 to 4. Only the solo game has a default, 2.
    pub players: Option<u8>,
    /// How people play.
    pub mode: Mode,
    /// Whose events are drawn: the device's house deck, or those out of the box.
    pub events: Cards,
    /// Who rolls for gangsters, and for the set-up of house events.
    pub dice: Source,
    /// The markers beside the track, the top one (the youngest) first; the order of the seats if not given.
    pub order: Option<heapless::Vec<Officer, { Officer::MOST }>>,
    /// The time board of the owner's box, instead of the reconstructed one of the edition.
    pub time: Option<OwnTime>,
    /// What else is fixed, for studies and case files; a game that people sit down to has none.
    pub study: Option<Study>,
}

/// Things that are drawn or reached in play, fixed for a study.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Study {
    /// Where the markers stand.
    pub hours: [Option<u8>; Officer::MOST],
    /// Who has reported.
    pub reported: OfficerSet,
    /// The space of a team's out-of-time marker.
    pub marker: Option<u8>,
    /// The whole event deck of the house, the top card first; the others have left the game.
    pub deck: Option<heapless::Vec<EventId, { EventId::COUNT }>>,
    /// How many events are drawn at set-up: 0 to 3, else 1.
    pub opening_events: Option<u8>,
}
