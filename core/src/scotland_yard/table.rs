//! What everybody at the table may know, and the rules for what the table does.
//!
//! Detectives' moves are judged here, by the [`Table`] alone: neither what they may enter nor a refusal that
//! they read can depend on where Mister X is.

use core::ops::ControlFlow;

use super::action::{Action, Fares, Step};
use super::edition::Edition;
use super::illegal::Illegal;
use super::outcome::Outcome;
use super::pawn::{MOST_DETECTIVES, Pawn};
use super::station::{Station, StationSet};
use super::ticket::{Supply, Ticket};
use crate::game::{Visitor, visit_all};
use crate::id::Id;

/// The windows of the trail: 22 rounds and two doubles.
pub const WINDOWS: usize = 24;

/// Everything that lies open.
#[derive(Clone)]
pub struct Table {
    pub(super) edition: &'static Edition,
    pub(super) voluntary: bool,
    pub(super) detectives: heapless::Vec<Detective, MOST_DETECTIVES>,
    pub(super) mister_x_tickets: Supply,
    pub(super) doubles: u8,
    pub(super) trail: heapless::Vec<Window, WINDOWS>,
    /// Where the detectives stood when each window was covered.
    pub(super) posts: heapless::Vec<Posts, WINDOWS>,
    pub(super) start: Option<Station>,
    pub(super) possible: StationSet,
    pub(super) shown: Option<Station>,
    /// After how many of his moves that was.
    pub(super) shown_after: u8,
    pub(super) round: u8,
    pub(super) phase: Phase,
}

/// Where the detectives stand, in order.
pub type Posts = [Option<Station>; MOST_DETECTIVES];

/// A detective's pawn and tickets.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Detective {
    /// Where the pawn stands.
    pub at: Station,
    /// The tickets left.
    pub tickets: Supply,
}

/// A window of the trail as the table sees it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// The ticket that covers it.
    pub ticket: Ticket,
    /// Which half of a double move it was, if it was one.
    pub half: Option<Half>,
    /// The station under the ticket, once it was shown: by an appearance, or at the end.
    pub stop: Option<Station>,
}

/// A half of a double move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Half {
    /// The first.
    First,
    /// The second.
    Second,
}

/// What is to be decided next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Mister X's move.
    Flee,
    /// Whether Mister X shows himself of his own will.
    Decide,
    /// A detective's move.
    Pursue(Pawn),
    /// Nothing: the game is over.
    Over(Outcome),
}

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.edition, other.edition)
            && self.voluntary == other.voluntary
            && self.detectives == other.detectives
            && self.mister_x_tickets == other.mister_x_tickets
            && self.doubles == other.doubles
            && self.trail == other.trail
            && self.posts == other.posts
            && self.start == other.start
            && self.possible == other.possible
            && self.shown == other.shown
            && self.shown_after == other.shown_after
            && self.round == other.round
            && self.phase == other.phase
    }
}

impl Table {
    /// The printed data in use.
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// Whether Mister X may show himself of his own will.
    pub fn voluntary_reveal(&self) -> bool {
        self.voluntary
    }

    /// The detectives in order.
    pub fn detectives(&self) -> &[Detective] {
        &self.detectives
    }

    /// This detective, if in play.
    pub fn detective(&self, pawn: Pawn) -> Option<&Detective> {
        self.detectives.get(pawn.index())
    }

    /// Mister X's tickets.
    pub fn mister_x_tickets(&self) -> Supply {
        self.mister_x_tickets
    }

    /// Mister X's double-move cards.
    pub fn doubles(&self) -> u8 {
        self.doubles
    }

    /// The trail so far, oldest window first.
    pub fn trail(&self) -> &[Window] {
        &self.trail
    }

    /// Where the detectives stood when each window of the trail was covered, oldest first.
    pub fn posts(&self) -> &[Posts] {
        &self.posts
    }

    /// Where Mister X started: told when the game is over.
    pub fn mister_x_start(&self) -> Option<Station> {
        self.start
    }

    /// Where Mister X may be, from what everybody knows.
    pub fn possible(&self) -> StationSet {
        self.possible
    }

    /// Where Mister X was seen last.
    pub fn shown(&self) -> Option<Station> {
        self.shown
    }

    /// How many moves Mister X has made since he was seen last.
    pub fn moves_since_seen(&self) -> Option<u8> {
        self.shown.map(|_| (self.trail.len() as u8).saturating_sub(self.shown_after))
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// What is to be decided next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// In how many moves of his Mister X has to appear next (1: with the next one).
    pub fn next_appearance(&self) -> Option<u8> {
        let moves = self.trail.len() as u8;
        self.edition.appearances.as_slice().iter().find(|&&after| after > moves).map(|after| after - moves)
    }

    /// Where the detectives stand now, in order.
    pub(super) fn standing(&self) -> Posts {
        let mut posts = [None; MOST_DETECTIVES];
        for (post, detective) in posts.iter_mut().zip(&self.detectives) {
            *post = Some(detective.at);
        }
        posts
    }

    /// The points with a detective on them.
    pub fn occupied(&self) -> StationSet {
        self.detectives.iter().map(|detective| detective.at).collect()
    }

    /// Where this detective can go with this ticket.
    pub fn destinations(&self, pawn: Pawn, ticket: Ticket) -> StationSet {
        match self.detective(pawn) {
            Some(detective) if detective.tickets.of(ticket) > 0 => {
                self.edition.map.reach(detective.at, ticket) - self.occupied()
            }
            _ => StationSet::NONE,
        }
    }

    /// Where this detective can go at all.
    pub fn all_destinations(&self, pawn: Pawn) -> StationSet {
        let kinds = Ticket::ORDINARY.into_iter();
        kinds.fold(StationSet::NONE, |stops, ticket| stops | self.destinations(pawn, ticket))
    }

    /// Whether this detective can move at all.
    pub fn can_move(&self, pawn: Pawn) -> bool {
        !self.all_destinations(pawn).is_empty()
    }

    pub(super) fn pawns(&self) -> impl Iterator<Item = Pawn> + Clone + use<> {
        Pawn::first(self.detectives.len())
    }

    /// Whether a detective may do this now.
    pub(super) fn check_turn(&self, pawn: Pawn) -> Result<&Detective, Illegal> {
        let detective = self.detective(pawn).ok_or(Illegal::NotInPlay)?;
        match self.phase {
            Phase::Over(_) => Err(Illegal::GameOver),
            Phase::Pursue(next) if next == pawn => Ok(detective),
            _ => Err(Illegal::NotYourTurn),
        }
    }

    pub(super) fn check_travel(&self, pawn: Pawn, step: Step) -> Result<(), Illegal> {
        let detective = self.check_turn(pawn)?;
        let map = &self.edition.map;
        if step.ticket == Ticket::Black {
            return Err(Illegal::BlackIsMisterX);
        }
        if !map.reach(detective.at, step.ticket).has(step.to) {
            return Err(Illegal::NoSuchLine);
        }
        if detective.tickets.of(step.ticket) == 0 {
            return Err(Illegal::NoTicket);
        }
        if self.occupied().has(step.to) {
            return Err(Illegal::Occupied);
        }
        Ok(())
    }

    pub(super) fn check_stay(&self, pawn: Pawn) -> Result<(), Illegal> {
        self.check_turn(pawn)?;
        if self.can_move(pawn) { Err(Illegal::CanMove) } else { Ok(()) }
    }

    pub(super) fn pursuits(&self, pawn: Pawn, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        if !self.can_move(pawn) {
            return visit(Action::Stay(pawn));
        }
        for ticket in Ticket::ORDINARY {
            let stops = self.destinations(pawn, ticket).into_iter();
            visit_all(stops.map(|to| Action::Travel(pawn, Step { ticket, to })), visit)?;
        }
        ControlFlow::Continue(())
    }

    /// Whether Mister X may take these tickets for showing himself.
    pub(super) fn check_fares(&self, fares: &Fares) -> Result<(), Illegal> {
        let entries = fares.entries();
        if entries.len() != self.detectives.len() {
            return Err(Illegal::FareCount);
        }
        for (entry, detective) in entries.iter().zip(&self.detectives) {
            match entry {
                Some(ticket) if detective.tickets.of(*ticket) == 0 => return Err(Illegal::FareNotHeld),
                None if !detective.tickets.is_empty() => return Err(Illegal::FareDue),
                _ => {}
            }
        }
        Ok(())
    }

    /// Every choice of tickets for showing himself.
    pub(super) fn reveals(&self, chosen: Fares, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        let Some(detective) = self.detectives.get(chosen.entries().len()) else {
            return visit(Action::Reveal(chosen));
        };
        if detective.tickets.is_empty() {
            return self.reveals_with(chosen, None, visit);
        }
        for ticket in Ticket::ORDINARY {
            if detective.tickets.of(ticket) > 0 {
                self.reveals_with(chosen, Some(ticket), visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn reveals_with(
        &self,
        chosen: Fares,
        ticket: Option<Ticket>,
        visit: &mut Visitor<'_, Action>,
    ) -> ControlFlow<()> {
        chosen.with(ticket).map_or(ControlFlow::Continue(()), |fares| self.reveals(fares, visit))
    }

    /// Every step of Mister X from there, with this many black tickets.
    pub(super) fn steps(&self, from: Station, black: u8) -> impl Iterator<Item = Step> + use<> {
        let occupied = self.occupied();
        let map = &self.edition.map;
        Ticket::ALL.into_iter().filter(move |&ticket| ticket != Ticket::Black || black > 0).flat_map(
            move |ticket| (map.reach(from, ticket) - occupied).into_iter().map(move |to| Step { ticket, to }),
        )
    }

    /// Whether Mister X, standing there at the beginning of his turn, would have no move.
    pub(super) fn would_be_trapped(&self, at: Station) -> bool {
        let black = self.mister_x_tickets.of(Ticket::Black) > 0;
        let kinds: &[Ticket] = if black { &[Ticket::Black] } else { &Ticket::ORDINARY };
        let occupied = self.occupied();
        kinds.iter().all(|&ticket| self.edition.map.reach(at, ticket).is_subset(occupied))
    }

    /// A detective's pawn moves and pays.
    pub(super) fn ride(&mut self, pawn: Pawn, step: Step) {
        self.hand_over(pawn, step.ticket);
        if let Some(detective) = self.detectives.get_mut(pawn.index()) {
            detective.at = step.to;
        }
    }

    /// The detective who moves after this one; none after the last of a round.
    pub(super) fn after(&self, pawn: Pawn) -> Option<Pawn> {
        Pawn::at(pawn.index() + 1).filter(|&next| self.detective(next).is_some())
    }

    /// Whether no round follows this one: it was the last, or no detective can move any more.
    pub(super) fn hunt_is_over(&self) -> bool {
        !self.pawns().any(|pawn| self.can_move(pawn)) || self.round >= self.edition.rounds
    }

    /// The table with a detective's move made and nothing told that follows from it: neither whether Mister X was there
    /// nor whether the game goes on.
    pub(super) fn unsettled(&self, pawn: Pawn, step: Option<Step>) -> Self {
        let mut table = self.clone();
        if let Some(step) = step {
            table.ride(pawn, step);
        }
        match table.after(pawn) {
            Some(next) => table.phase = Phase::Pursue(next),
            None => {
                table.round += u8::from(!table.hunt_is_over());
                table.phase = Phase::Flee;
            }
        }
        table
    }

    /// Whether the last detective of the last round has moved, and it is not told yet how it ended.
    pub fn awaits_the_end(&self) -> bool {
        let turns = self.trail.iter().filter(|window| window.half != Some(Half::Second)).count();
        self.phase == Phase::Flee && turns >= usize::from(self.round)
    }

    /// A ticket goes from a detective to Mister X.
    pub(super) fn hand_over(&mut self, pawn: Pawn, ticket: Ticket) {
        if let Some(detective) = self.detectives.get_mut(pawn.index())
            && detective.tickets.take(ticket)
        {
            self.mister_x_tickets.add(ticket, 1);
        }
    }

    /// Each detective gives what Mister X takes for showing himself.
    pub(super) fn pay(&mut self, fares: &Fares) {
        for (pawn, fare) in self.pawns().zip(fares.entries()) {
            if let Some(ticket) = fare {
                self.hand_over(pawn, *ticket);
            }
        }
    }

    /// Mister X covers the next window; as the table sees it. A ticket he does not hold comes from the box,
    /// without a debt. `at` is told only if he has to appear there; who follows a game from outside knows it only then.
    pub(super) fn cover(&mut self, ticket: Ticket, half: Option<Half>, at: Option<Station>) -> Window {
        self.mister_x_tickets.take(ticket);
        self.update_possible(ticket);
        let appears = self.edition.appears_after(self.trail.len() as u8 + 1);
        let window = Window { ticket, half, stop: at.filter(|_| appears) };
        let posts = self.standing();
        // The rules end before the trail is full: 22 rounds, two doubles.
        let _ = self.trail.push(window);
        let _ = self.posts.push(posts);
        if let Some(at) = window.stop {
            self.show(at);
        }
        window
    }

    /// Mister X moved: where he may be now, by what everybody knows.
    // Not inlined, so that the device's emulator finds it by its name and can take its time.
    #[inline(never)]
    fn update_possible(&mut self, ticket: Ticket) {
        self.possible = self.edition.map.spread(self.possible, ticket) - self.occupied();
    }

    /// Mister X is seen.
    pub(super) fn show(&mut self, at: Station) {
        self.possible = StationSet::only(at);
        self.shown = Some(at);
        self.shown_after = self.trail.len() as u8;
    }
}
