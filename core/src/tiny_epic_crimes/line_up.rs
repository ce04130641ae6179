//! The markers at the start: how they are stacked, or where a study puts them; checked before a track is made of them.

use super::edition::TimeBoard;
use super::kinds::{Mode, Officer, OfficerSet};
use super::setup::SetupError;
use super::track::Track;
use crate::game::{Collected, Reasons};
use crate::id::{ById, Id};

/// Officers, the top of a stack first.
pub(crate) type Order = heapless::Vec<Officer, { Officer::MOST }>;

/// How many officers play: only the solo game has a default.
pub(crate) fn officers(given: Option<u8>, mode: Mode) -> Result<u8, SetupError> {
    let officers = match (given, mode) {
        (Some(officers), _) => officers,
        (None, Mode::Solo) => 2,
        (None, _) => return Err(SetupError::PlayersMissing),
    };
    if (2..=Officer::MOST).contains(&usize::from(officers)) {
        Ok(officers)
    } else {
        Err(SetupError::PlayersOutOfRange)
    }
}

/// What the set-up says of the markers.
pub(crate) struct LineUp<'a> {
    pub officers: u8,
    pub mode: Mode,
    pub board: &'a TimeBoard,
    /// The stack beside the track, the top first; the order of the seats if not given.
    pub order: Option<&'a Order>,
    /// Where the markers stand that are not beside the track.
    pub hours: ById<Officer, Option<u8>, { Officer::MOST }>,
    pub reported: OfficerSet,
    /// The space of a team's out-of-time marker.
    pub marker: Option<u8>,
}

impl LineUp<'_> {
    /// The stack beside the track, the top first.
    pub fn order(&self) -> Result<Order, SetupError> {
        let seats = Officer::ALL.into_iter().take(usize::from(self.officers));
        let Some(order) = self.order else { return Ok(seats.collect()) };
        let named: OfficerSet = order.iter().copied().collect();
        let once = named.len() == order.len();
        if once && named == seats.collect() { Ok(order.clone()) } else { Err(SetupError::Order) }
    }

    /// Whether the markers can stand like that.
    pub fn check(&self) -> Result<(), Reasons<SetupError>> {
        let mut reasons = Collected::new();
        let beside = self.board.last + 1;
        let is_space = |marker: u8| (1..=beside).contains(&marker);
        let wrong = self.marker.is_some_and(|marker| !self.mode.is_team() || !is_space(marker));
        reasons.add_if(wrong, SetupError::Marker);
        let in_play = |officer: Officer| officer.index() < usize::from(self.officers);
        let named = self.hours.iter().filter(|(_, hour)| hour.is_some()).map(|(officer, _)| officer);
        reasons.add_if(!named.chain(self.reported).all(in_play), SetupError::NotInPlay);
        let mut hours = self.hours.values().iter().flatten();
        reasons.add_if(hours.any(|&hour| hour > self.board.last), SetupError::Hour);
        // The marker only ever goes back: whatever was red when somebody reported is not before what is red now.
        let end = self.marker.unwrap_or(u8::MAX).min(beside);
        let first_red = end.saturating_sub(self.board.red).max(1);
        let early = |officer| self.hours[officer].unwrap_or(0) < first_red;
        reasons.add_if(self.reported.iter().any(early), SetupError::ReportedEarly);
        reasons.refuse()
    }

    /// The time track with its markers, checked before.
    pub fn track(&self, order: &Order) -> Track {
        let beside = self.board.last + 1;
        let mut track = Track::new(order.clone(), self.mode.is_team().then_some(beside));
        if let Some(marker) = self.marker {
            track.set_marker(marker);
        }
        for &officer in order.iter().rev() {
            track.put(officer, self.hours[officer].unwrap_or(0));
            if self.reported.has(officer) {
                track.report(officer);
            }
        }
        track
    }
}
