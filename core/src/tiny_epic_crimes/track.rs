//! The time track: where each officer's marker stands, how they are stacked, and where the track ends.

use super::edition::{Hours, TimeBoard};
use super::kinds::{Officer, OfficerSet};
use crate::id::ById;

/// The markers on the track.
#[derive(Clone, PartialEq)]
pub struct Track {
    hours: ById<Officer, u8, { Officer::MOST }>,
    /// Everybody in play, who is furthest back first, the top of a stack before what lies under it.
    order: heapless::Vec<Officer, { Officer::MOST }>,
    /// The highest hour that any marker ever stood on: lines before it are spent.
    reached: u8,
    reported: OfficerSet,
    /// A team's out-of-time marker: its space, one past the last hour while it lies beside the track.
    marker: Option<u8>,
}

impl Track {
    /// Everybody beside the track, the first of these on top.
    pub(crate) fn new(order: heapless::Vec<Officer, { Officer::MOST }>, marker: Option<u8>) -> Self {
        Self { hours: ById::new([0; Officer::MOST]), order, reached: 0, reported: OfficerSet::NONE, marker }
    }

    /// The hour of this officer's marker; 0 beside the track.
    pub fn hour(&self, officer: Officer) -> u8 {
        self.hours[officer]
    }

    /// Everybody, who is furthest back first, the top of a stack before what lies under it.
    pub fn order(&self) -> &[Officer] {
        &self.order
    }

    /// Who has reported and takes no more turns.
    pub fn reported(&self) -> OfficerSet {
        self.reported
    }

    /// The highest hour that any marker ever stood on.
    pub fn reached(&self) -> u8 {
        self.reached
    }

    /// The space of a team's out-of-time marker; one past the last hour while it lies beside the track.
    pub fn marker(&self) -> Option<u8> {
        self.marker
    }

    /// The last hour as things are.
    pub fn last(&self, board: &TimeBoard) -> u8 {
        self.marker.map_or(board.last, |marker| marker.min(board.last))
    }

    /// Whether this hour is one of the red spaces: those up to the last hour, or, once a team's marker stands on
    /// the track, as many before the marker.
    pub fn is_red(&self, board: &TimeBoard, hour: u8) -> bool {
        let end = self.marker.unwrap_or(u8::MAX).min(board.last + 1);
        hour < end && hour.saturating_add(board.red) >= end
    }

    /// The red lines that a marker which goes to this hour passes as the first one.
    pub(crate) fn new_lines(&self, board: &TimeBoard, to: u8) -> impl Iterator<Item = u8> + use<> {
        let lines = board.lines;
        (self.reached..to).filter(move |&hour| lines.has(hour))
    }

    /// Whether anybody's marker, reported or not, stands on one of these hours.
    pub fn anyone_on(&self, hours: Hours) -> bool {
        self.order.iter().any(|&officer| hours.has(self.hours[officer]))
    }

    /// Who is next: the furthest back of those who have not reported.
    pub fn next(&self) -> Option<Officer> {
        self.order.iter().copied().find(|&officer| !self.reported.has(officer))
    }

    /// The officer furthest ahead who has not reported; of a stack the top one.
    pub(crate) fn leader(&self) -> Option<Officer> {
        let playing = self.order.iter().copied().filter(|&one| !self.reported().has(one));
        // The order has the top of a stack first.
        playing.rev().reduce(|best, next| if self.hour(next) >= self.hour(best) { next } else { best })
    }

    pub(crate) fn report(&mut self, officer: Officer) {
        self.reported.insert(officer);
    }

    /// Puts a marker on an hour, on top of what stands there.
    pub(crate) fn put(&mut self, officer: Officer, hour: u8) {
        self.hours[officer] = hour;
        self.reached = self.reached.max(hour);
        self.order.retain(|&other| other != officer);
        let before = self.order.iter().position(|&other| self.hours[other] >= hour);
        // There was room for it a moment ago.
        let _ = self.order.insert(before.unwrap_or(self.order.len()), officer);
    }

    /// Of these, everybody who has not reported and is not on the last printed hour goes one hour on; a stack
    /// moves as it lies, on top of those who stay.
    pub(crate) fn push(&mut self, who: OfficerSet, board: &TimeBoard) {
        let mut stays = OfficerSet::NONE;
        for &officer in &self.order {
            let rests = !who.has(officer) || self.reported.has(officer);
            if rests || self.hours[officer] >= board.last {
                stays.insert(officer);
            } else {
                self.hours[officer] += 1;
                self.reached = self.reached.max(self.hours[officer]);
            }
        }
        // Insertion sort: stable, and there are four.
        let mut sorted = heapless::Vec::<Officer, { Officer::MOST }>::new();
        for &officer in &self.order {
            let key = |other: Officer| (self.hours[other], stays.has(other));
            let at = sorted.iter().position(|&other| key(other) > key(officer));
            let _ = sorted.insert(at.unwrap_or(sorted.len()), officer);
        }
        self.order = sorted;
    }

    /// The out-of-time marker goes back one space, never below 1.
    pub(crate) fn pull_marker(&mut self) {
        if let Some(marker) = &mut self.marker {
            *marker = marker.saturating_sub(1).max(1);
        }
    }

    pub(crate) fn set_marker(&mut self, space: u8) {
        self.marker = Some(space);
    }
}
