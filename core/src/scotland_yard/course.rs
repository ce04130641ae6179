//! How a game goes on: Mister X's flight, the pursuit, the end of a round and of the game.

use super::ScotlandYard;
use super::action::Step;
use super::outcome::Outcome;
use super::pawn::Pawn;
use super::table::{Half, Phase, Window};

impl ScotlandYard {
    /// Mister X moves one stop; the window as the table sees it.
    pub(super) fn flee(&mut self, step: Step, half: Option<Half>) -> Window {
        self.secret.at = step.to;
        // As long as the trail: it never fills up.
        let _ = self.secret.stops.push(step.to);
        self.table.cover(step.ticket, half, Some(step.to))
    }

    /// After his whole turn: with the option he decides whether he shows himself, unless he just appeared.
    pub(super) fn end_flight(&mut self, last: Window) {
        if self.table.voluntary && last.stop.is_none() {
            self.table.phase = Phase::Decide;
        } else {
            self.begin_pursuit();
        }
    }

    pub(super) fn begin_pursuit(&mut self) {
        self.table.begin_pursuit();
    }

    /// A detective moves.
    pub(super) fn travel(&mut self, pawn: Pawn, step: Step) {
        self.table.ride(pawn, step);
        if step.to == self.secret.at {
            return self.finish(Outcome::Caught(pawn));
        }
        self.table.possible.remove(step.to);
        self.after_pursuit(pawn);
    }

    /// The next pursuer, or the end of the round.
    pub(super) fn after_pursuit(&mut self, pawn: Pawn) {
        if !self.table.pass_on(pawn) {
            self.after_round();
        }
    }

    /// The next round, or the end of the game.
    pub(super) fn after_round(&mut self) {
        if self.table.hunt_is_over() {
            self.finish(Outcome::MisterXWins);
        } else {
            self.table.round += 1;
            self.begin_flight();
        }
    }

    pub(super) fn begin_flight(&mut self) {
        self.table.phase = Phase::Flee;
        if self.table.would_be_trapped(self.secret.at) {
            self.finish(Outcome::Trapped);
        }
    }

    /// The end: Mister X appears, and his whole trail is shown.
    pub(super) fn finish(&mut self, outcome: Outcome) {
        self.table.phase = Phase::Over(outcome);
        self.table.show(self.secret.at);
        self.table.start = Some(self.secret.start);
        for (window, stop) in self.table.trail.iter_mut().zip(&self.secret.stops) {
            window.stop = Some(*stop);
        }
    }
}
