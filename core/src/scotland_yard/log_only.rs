//! Log only: Mister X alone enters his moves, and the detectives move on the board. The table says when they have done so;
//! a claim asks whether he is at one station, and how the game ended is said by the table where only the pawns show it.
//!
//! Nobody here knows where the pawns stand, so nothing is judged by them: neither what Mister X may do nor where he may be.

use core::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use super::ScotlandYard;
use super::action::Action;
use super::illegal::Illegal;
use super::news::Event;
use super::outcome::Outcome;
use super::pawn::{MISTER_X, Pawn};
use super::station::Station;
use super::table::{Phase, Table};
use crate::game::{Unsettled, Visitor, visit_all};
use crate::id::Id;
use crate::seat::Seat;

/// The seat that stands for all detectives while they move on the board.
pub const THE_DETECTIVES: Seat = match Seat::new(1) {
    Some(seat) => seat,
    None => panic!("there is a second seat"),
};

/// What is known of the pursuers where their moves are not entered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct LogOnly {
    pursuers: u8,
    bobbies: u8,
    claims: u8,
}

impl LogOnly {
    /// Of so many pursuers, the bobbies among them.
    pub(super) fn of(pursuers: u8, bobbies: u8) -> Self {
        Self { pursuers, bobbies, claims: 0 }
    }

    /// Another round: nobody has asked yet.
    pub(super) fn anew(self) -> Self {
        Self { claims: 0, ..self }
    }

    /// The pursuer with this number, from 0.
    pub fn pawn(self, slot: usize) -> Option<Pawn> {
        let detectives = usize::from(self.pursuers.saturating_sub(self.bobbies));
        slot.checked_sub(detectives).map_or_else(|| Pawn::detective(slot), Pawn::bobby)
    }

    /// How many claims are left in this round: a pursuer arrives at one station, so there is one for each.
    pub fn claims_left(self) -> u8 {
        self.pursuers.saturating_sub(self.claims)
    }
}

/// An end that only the pawns on the board show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// No detective can move: Mister X has won.
    Stuck,
    /// Mister X has no way out: he has lost.
    Trapped,
    /// They have caught him, without a claim.
    Caught,
}

crate::ids!(Ending: Stuck, Trapped, Caught);
crate::words!(Ending: Stuck = "stuck", Trapped = "trapped", Caught = "caught");

impl Ending {
    pub(super) fn outcome(self) -> Outcome {
        match self {
            Self::Stuck => Outcome::MisterXWins,
            Self::Trapped => Outcome::Trapped,
            Self::Caught => Outcome::Found,
        }
    }
}

impl Table {
    /// What is known of the pursuers if Mister X alone enters his moves; none if every move is entered.
    pub fn log_only(&self) -> Option<LogOnly> {
        self.log
    }

    pub(super) fn check_done(&self) -> Result<LogOnly, Illegal> {
        match (self.log, self.phase) {
            (_, Phase::Over(_)) => Err(Illegal::GameOver),
            (None, _) => Err(Illegal::AllIsEntered),
            (Some(log), Phase::Board) => Ok(log),
            (Some(_), _) => Err(Illegal::NotYourTurn),
        }
    }

    pub(super) fn check_claim(&self) -> Result<(), Illegal> {
        if self.check_done()?.claims_left() == 0 { Err(Illegal::NoClaimLeft) } else { Ok(()) }
    }

    pub(super) fn check_ending(&self) -> Result<(), Illegal> {
        match (self.log, self.phase) {
            (_, Phase::Over(_)) => Err(Illegal::GameOver),
            (None, _) => Err(Illegal::AllIsEntered),
            (Some(_), Phase::Decide) => Err(Illegal::DecideFirst),
            (Some(_), _) => Ok(()),
        }
    }

    /// What the table may say now.
    pub(super) fn sayings(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        if self.check_done().is_ok() {
            visit(Action::Done)?;
        }
        if self.check_claim().is_ok() {
            visit_all(Station::all().map(Action::Claim), visit)?;
        }
        if self.check_ending().is_ok() {
            visit_all(Ending::all().map(Action::Over), visit)?;
        }
        ControlFlow::Continue(())
    }

    pub(super) fn count_claim(&mut self) {
        if let Some(log) = &mut self.log {
            log.claims += 1;
        }
    }

    /// The table with a claim, or with what ends the game, and nothing told that follows. That the detectives are done tells
    /// nothing, but after the last round.
    pub(super) fn unsettled_saying(&self, action: Action) -> Option<Unsettled<Self>> {
        let mut table = self.clone();
        match action {
            Action::Claim(_) => table.count_claim(),
            Action::Done if self.hunt_is_over() => table.phase = Phase::Flee,
            Action::Over(_) => {}
            _ => return None,
        }
        let turn = if table.phase == Phase::Board { THE_DETECTIVES } else { MISTER_X };
        Some(Unsettled { table, turn })
    }
}

impl ScotlandYard {
    /// The detectives have moved.
    pub(super) fn done(&mut self) -> Event {
        self.after_round();
        Event::Done
    }

    /// Somebody says that Mister X is there.
    pub(super) fn claim(&mut self, at: Station) -> Event {
        self.table.count_claim();
        if at == self.secret.at {
            self.finish(Outcome::Found);
        } else {
            self.table.possible.remove(at);
        }
        Event::Claimed(at)
    }

    /// The table says how it ended.
    pub(super) fn said(&mut self, ending: Ending) -> Event {
        self.finish(ending.outcome());
        Event::Said(ending)
    }
}
