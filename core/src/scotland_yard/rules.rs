//! What Mister X may do: judged by what lies open and by where he is. What the detectives may do is the table's.

use core::ops::ControlFlow;

use super::ScotlandYard;
use super::action::{Action, Step};
use super::illegal::Illegal;
use super::station::Station;
use super::table::{Phase, check_kind};
use super::ticket::Ticket;
use crate::game::{Visitor, visit_all};

impl ScotlandYard {
    pub(super) fn check_flight(&self) -> Result<(), Illegal> {
        match self.table.phase {
            Phase::Flee => Ok(()),
            Phase::Decide => Err(Illegal::DecideFirst),
            Phase::Pursue(_) | Phase::Board => Err(Illegal::NotYourTurn),
            Phase::Over(_) => Err(Illegal::GameOver),
        }
    }

    pub(super) fn check_decision(&self) -> Result<(), Illegal> {
        match self.table.phase {
            Phase::Over(_) => Err(Illegal::GameOver),
            _ if !self.table.voluntary => Err(Illegal::NotAgreed),
            Phase::Decide => Ok(()),
            Phase::Flee => Err(Illegal::MoveFirst),
            Phase::Pursue(_) | Phase::Board => Err(Illegal::NotYourTurn),
        }
    }

    /// Whether Mister X may take this step from there, with `spent` black tickets gone in this turn already.
    pub(super) fn check_step(&self, from: Station, step: Step, spent: u8) -> Result<(), Illegal> {
        let map = &self.table.edition.map;
        check_kind(self.table.edition.rules.mister_x_kinds(), step.ticket)?;
        if !map.reach(from, step.ticket).has(step.to) {
            let by_ferry = map.reach(from, Ticket::Black).has(step.to)
                && !Ticket::ORDINARY.into_iter().any(|ticket| map.reach(from, ticket).has(step.to));
            return Err(if by_ferry { Illegal::FerryNeedsBlack } else { Illegal::NoSuchLine });
        }
        // His ordinary tickets never run out.
        if step.ticket == Ticket::Black && self.table.mister_x_tickets.of(Ticket::Black) <= spent {
            return Err(Illegal::NoTicket);
        }
        if self.table.occupied().has(step.to) {
            return Err(Illegal::Occupied);
        }
        Ok(())
    }

    pub(super) fn flights(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        let black = self.table.mister_x_tickets.of(Ticket::Black);
        visit_all(self.table.steps(self.secret.at, black).map(Action::Flee), visit)?;
        if self.table.doubles == 0 {
            return ControlFlow::Continue(());
        }
        for first in self.table.steps(self.secret.at, black) {
            let left = black.saturating_sub(u8::from(first.ticket == Ticket::Black));
            visit_all(self.table.steps(first.to, left).map(|second| Action::Double(first, second)), visit)?;
        }
        ControlFlow::Continue(())
    }
}
