//! A game followed from the detectives' side: there is a table, and nobody here knows where Mister X is.
//!
//! For an adviser beside a game that is played elsewhere, and for arenas. What the table sees of Mister X is entered; it is
//! judged only by what is public.

use super::action::{Fares, Step};
use super::illegal::Illegal;
use super::log_only::Ending;
use super::outcome::Outcome;
use super::pawn::Pawn;
use super::station::{Station, StationSet};
use super::table::{Half, Phase, Table, check_kind};
use super::ticket::Ticket;

/// What the table sees of a step of Mister X.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Glimpse {
    /// The ticket.
    pub ticket: Ticket,
    /// Where it led, if he appears there.
    pub stop: Option<Station>,
}

/// A game without its secret.
#[derive(Clone)]
pub struct Followed {
    table: Table,
    /// Who has just moved to where Mister X may have been.
    landed: Option<Pawn>,
}

impl Followed {
    /// From this table on.
    pub fn of(table: &Table) -> Self {
        Self { table: table.clone(), landed: None }
    }

    /// What everybody sees.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Mister X moved, or made a double move. A refusal changes nothing.
    pub fn flee(&mut self, first: Glimpse, second: Option<Glimpse>) -> Result<(), Illegal> {
        self.check_phase(Phase::Flee)?;
        let mut table = self.table.clone();
        if second.is_some() {
            table.doubles = table.doubles.checked_sub(1).ok_or(Illegal::NoDouble)?;
        }
        let mut last = cover(&mut table, first, second.map(|_| Half::First))?;
        if let Some(second) = second {
            last = cover(&mut table, second, Some(Half::Second))?;
        }
        if table.voluntary && last.is_none() {
            table.phase = Phase::Decide;
        } else {
            table.begin_pursuit();
        }
        (self.table, self.landed) = (table, None);
        Ok(())
    }

    /// Mister X stays hidden.
    pub fn hide(&mut self) -> Result<(), Illegal> {
        self.check_phase(Phase::Decide)?;
        self.table.begin_pursuit();
        Ok(())
    }

    /// Mister X shows himself of his own will and takes these tickets.
    pub fn reveal(&mut self, at: Station, fares: &Fares) -> Result<(), Illegal> {
        self.check_phase(Phase::Decide)?;
        self.table.check_fares(fares)?;
        if !self.table.possible.has(at) {
            return Err(Illegal::Impossible);
        }
        self.table.pay(fares);
        self.table.show(at);
        self.table.begin_pursuit();
        Ok(())
    }

    /// A detective moved, and Mister X was not there; if he was, [`Followed::caught`] comes next.
    pub fn travel(&mut self, pawn: Pawn, step: Step) -> Result<(), Illegal> {
        self.table.check_travel(pawn, step)?;
        self.pursued(pawn, Some(step));
        self.landed = self.table.possible.remove(step.to).then_some(pawn);
        Ok(())
    }

    /// A detective could not move.
    pub fn stay(&mut self, pawn: Pawn) -> Result<(), Illegal> {
        self.table.check_stay(pawn)?;
        self.pursued(pawn, None);
        self.landed = None;
        Ok(())
    }

    fn pursued(&mut self, pawn: Pawn, step: Option<Step>) {
        let mut table = self.table.unsettled(pawn, step);
        if table.phase == Phase::Flee && table.awaits_the_end() {
            table.phase = Phase::Over(Outcome::MisterXWins);
        }
        self.table = table;
    }

    /// The detective who has just moved found him there.
    pub fn caught(&mut self, pawn: Pawn) -> Result<(), Illegal> {
        let at = self.table.pursuer(pawn).ok_or(Illegal::NotInPlay)?.at;
        if self.landed != Some(pawn) {
            return Err(Illegal::Impossible);
        }
        self.landed = None;
        self.table.show(at);
        self.table.phase = Phase::Over(Outcome::Caught(pawn));
        Ok(())
    }

    /// Log only: the detectives have moved on the board.
    pub fn done(&mut self) -> Result<(), Illegal> {
        self.table.check_done()?;
        if self.table.hunt_is_over() {
            self.table.phase = Phase::Over(Outcome::MisterXWins);
        } else {
            self.table.round += 1;
            self.table.phase = Phase::Flee;
        }
        Ok(())
    }

    /// Log only: somebody asked whether he is there, and he is not.
    pub fn claim(&mut self, at: Station) -> Result<(), Illegal> {
        self.table.check_claim()?;
        if self.table.possible == StationSet::only(at) {
            return Err(Illegal::Impossible);
        }
        self.table.count_claim();
        self.table.possible.remove(at);
        Ok(())
    }

    /// Log only: the table says how it ended.
    pub fn over(&mut self, ending: Ending) -> Result<(), Illegal> {
        self.table.check_ending()?;
        self.table.phase = Phase::Over(ending.outcome());
        Ok(())
    }

    /// Mister X has no move.
    pub fn trapped(&mut self) -> Result<(), Illegal> {
        self.check_phase(Phase::Flee)?;
        let table = &mut self.table;
        let trapped = table.possible.into_iter().filter(|&at| table.would_be_trapped(at)).collect();
        if table.possible.meets(trapped) {
            table.possible = trapped;
            table.phase = Phase::Over(Outcome::Trapped);
            Ok(())
        } else {
            Err(Illegal::Impossible)
        }
    }

    fn check_phase(&self, wanted: Phase) -> Result<(), Illegal> {
        match (self.table.phase, wanted) {
            (phase, wanted) if phase == wanted => Ok(()),
            (Phase::Over(_), _) => Err(Illegal::GameOver),
            (Phase::Pursue(_) | Phase::Board, _) => Err(Illegal::NotYourTurn),
            (Phase::Decide, _) => Err(Illegal::DecideFirst),
            _ if self.table.voluntary => Err(Illegal::MoveFirst),
            _ => Err(Illegal::NotAgreed),
        }
    }
}

/// Mister X covers a window; where he appeared.
fn cover(table: &mut Table, seen: Glimpse, half: Option<Half>) -> Result<Option<Station>, Illegal> {
    check_kind(table.edition.rules.mister_x_kinds(), seen.ticket)?;
    if seen.ticket == Ticket::Black && table.mister_x_tickets.of(Ticket::Black) == 0 {
        return Err(Illegal::NoTicket);
    }
    let places = table.edition.map.spread(table.possible, seen.ticket) - table.occupied();
    match (table.edition.shows(table.trail.len() as u8 + 1, seen.ticket), seen.stop) {
        (true, None) => return Err(Illegal::StopShown),
        (false, Some(_)) => return Err(Illegal::StopHidden),
        (true, Some(at)) if !places.has(at) => return Err(Illegal::Impossible),
        _ if places.is_empty() => return Err(Illegal::Impossible),
        _ => {}
    }
    Ok(table.cover(seen.ticket, half, seen.stop).stop)
}
