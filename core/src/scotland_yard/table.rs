//! What everybody at the table may know, and the rules for what the table does.
//!
//! Detectives' moves are judged here, by the [`Table`] alone: neither what they may enter nor a refusal that
//! they read can depend on where Mister X is.

use core::ops::ControlFlow;

use super::action::{Action, Fares, Step};
use super::edition::{Edition, Rules};
use super::illegal::Illegal;
use super::log_only::LogOnly;
use super::outcome::Outcome;
use super::pawn::{MISTER_X, MOST_DETECTIVES, Pawn};
use super::station::{Station, StationSet};
use super::ticket::{Supply, Ticket};
use crate::game::{Visitor, visit_all};
use crate::id::Id;
use crate::print::Print;
use crate::seat::Seat;

/// The windows of the trail: 22 rounds and two doubles.
pub const WINDOWS: usize = 24;

/// Everything that lies open.
#[derive(Clone, PartialEq)]
pub struct Table {
    pub(super) edition: Print<Edition>,
    pub(super) voluntary: bool,
    /// The detectives, then the bobbies.
    pub(super) pursuers: heapless::Vec<Detective, MOST_DETECTIVES>,
    /// How many of them are bobbies.
    pub(super) bobbies: u8,
    /// Where they started, as far as it is known.
    pub(super) starts: heapless::Vec<Station, MOST_DETECTIVES>,
    /// Where only Mister X's moves are entered, what is known of the pursuers; there are none above then.
    pub(super) log: Option<LogOnly>,
    /// Who has moved in this round: a bit for each, in their order.
    pub(super) moved: u8,
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

/// The pawn and tickets of a detective, or of a bobby, who has no tickets.
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
    /// A pursuer's move: of this one, or, in free order, of any who has not moved in this round; this is the first of them.
    Pursue(Pawn),
    /// Log only: the detectives move on the board.
    Board,
    /// Nothing: the game is over.
    Over(Outcome),
}

impl Table {
    /// The printed data in use.
    pub fn edition(&self) -> &'static Edition {
        self.edition.get()
    }

    /// Whether Mister X may show himself of his own will.
    pub fn voluntary_reveal(&self) -> bool {
        self.voluntary
    }

    /// The detectives in order, without the bobbies.
    pub fn detectives(&self) -> &[Detective] {
        self.pursuers.get(..self.detective_count()).unwrap_or_default()
    }

    /// Where the detectives and then the bobbies started, as far as it is known.
    pub fn starts(&self) -> &[Station] {
        &self.starts
    }

    /// The detectives and then the bobbies; none in log only.
    pub fn pursuers(&self) -> &[Detective] {
        &self.pursuers
    }

    /// This pursuer, if in play.
    pub fn pursuer(&self, pawn: Pawn) -> Option<&Detective> {
        self.pursuers.get(self.slot(pawn)?)
    }

    fn detective_count(&self) -> usize {
        self.pursuers.len().saturating_sub(self.bobbies.into())
    }

    /// Which of the pursuers this is, from 0, if in play.
    pub fn slot(&self, pawn: Pawn) -> Option<usize> {
        let detectives = self.detective_count();
        let slot = match pawn.index().checked_sub(MOST_DETECTIVES) {
            Some(bobby) => detectives + bobby,
            None => Some(pawn.index()).filter(|&index| index < detectives)?,
        };
        (slot < self.pursuers.len()).then_some(slot)
    }

    /// The pursuer with this number, from 0.
    pub fn pawn(&self, slot: usize) -> Option<Pawn> {
        if slot >= self.pursuers.len() {
            return None;
        }
        match slot.checked_sub(self.detective_count()) {
            Some(bobby) => Pawn::bobby(bobby),
            None => Pawn::detective(slot),
        }
    }

    /// All pursuers in order.
    pub fn pawns(&self) -> impl Iterator<Item = Pawn> + Clone + '_ {
        (0..self.pursuers.len()).filter_map(|slot| self.pawn(slot))
    }

    /// The seat of a pursuer: Mister X has the first one.
    pub fn seat(&self, pawn: Pawn) -> Seat {
        self.slot(pawn).and_then(|slot| Seat::at(slot + 1)).unwrap_or(MISTER_X)
    }

    /// The pursuer of a seat.
    pub fn pawn_of(&self, seat: Seat) -> Option<Pawn> {
        self.pawn(seat.index().checked_sub(1)?)
    }

    /// Whether this pursuer has moved, or stayed, in this round.
    pub fn has_moved(&self, pawn: Pawn) -> bool {
        self.slot(pawn).is_some_and(|slot| (self.moved >> slot) & 1 == 1)
    }

    /// The pursuers who have not moved in this round, while they do.
    pub fn waiting(&self) -> impl Iterator<Item = Pawn> + Clone + '_ {
        let pursuit = matches!(self.phase, Phase::Pursue(_));
        self.pawns().filter(move |&pawn| pursuit && !self.has_moved(pawn))
    }

    /// The pursuers who may be moved now: in turn one, in free order all who wait.
    pub fn movable(&self) -> impl Iterator<Item = Pawn> + Clone + '_ {
        let all = if self.edition.rules.free_order() { MOST_DETECTIVES } else { 1 };
        self.waiting().take(all)
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
        if self.edition.rules.openly() {
            return Some(1 + u8::from(!self.edition.shows(moves + 1, Ticket::Free)));
        }
        self.edition.appearances.as_slice().iter().find(|&&after| after > moves).map(|after| after - moves)
    }

    /// Whether Mister X stands on the board for all to see, in the game for beginners.
    pub fn stands_openly(&self) -> bool {
        self.edition.rules.openly() && self.moves_since_seen() == Some(0)
    }

    /// Where the detectives stand now, in order.
    pub(super) fn standing(&self) -> Posts {
        let mut posts = [None; MOST_DETECTIVES];
        for (post, detective) in posts.iter_mut().zip(&self.pursuers) {
            *post = Some(detective.at);
        }
        posts
    }

    /// The points with a pursuer on them.
    pub fn occupied(&self) -> StationSet {
        self.pursuers.iter().map(|detective| detective.at).collect()
    }

    /// The most stations that Mister X can have to choose from with this ticket, over all places where he may be by what
    /// everybody knows; for the second step of a double, over all places to which the first ticket may have led.
    pub fn bound(&self, first: Option<Ticket>, ticket: Ticket) -> usize {
        let map = &self.edition.map;
        let free = StationSet::all() - self.occupied();
        let from = match first {
            Some(first) => map.spread(self.possible, first) & free,
            None => self.possible,
        };
        from.into_iter().map(|place| (map.reach(place, ticket) & free).len()).max().unwrap_or(0)
    }

    /// With what this pursuer travels: a bobby, and everybody in the game for beginners, without a ticket.
    pub fn kinds(&self, pawn: Pawn) -> &'static [Ticket] {
        if pawn.is_bobby() || self.edition.rules == Rules::Beginner {
            &[Ticket::Free]
        } else {
            &Ticket::ORDINARY
        }
    }

    /// Where this pursuer can go with this ticket.
    pub fn destinations(&self, pawn: Pawn, ticket: Ticket) -> StationSet {
        match self.pursuer(pawn) {
            Some(pursuer)
                if self.kinds(pawn).contains(&ticket)
                    && (ticket == Ticket::Free || pursuer.tickets.of(ticket) > 0) =>
            {
                self.edition.map.reach(pursuer.at, ticket) - self.occupied()
            }
            _ => StationSet::NONE,
        }
    }

    /// Where this pursuer can go at all.
    pub fn all_destinations(&self, pawn: Pawn) -> StationSet {
        let kinds = self.kinds(pawn).iter();
        kinds.fold(StationSet::NONE, |stops, &ticket| stops | self.destinations(pawn, ticket))
    }

    /// Whether this pursuer can move at all.
    pub fn can_move(&self, pawn: Pawn) -> bool {
        !self.all_destinations(pawn).is_empty()
    }

    /// Whether a pursuer may do this now.
    pub(super) fn check_turn(&self, pawn: Pawn) -> Result<&Detective, Illegal> {
        let pursuer = self.pursuer(pawn).ok_or(Illegal::NotInPlay)?;
        match self.phase {
            Phase::Over(_) => Err(Illegal::GameOver),
            _ if self.movable().any(|next| next == pawn) => Ok(pursuer),
            _ => Err(Illegal::NotYourTurn),
        }
    }

    pub(super) fn check_travel(&self, pawn: Pawn, step: Step) -> Result<(), Illegal> {
        let detective = self.check_turn(pawn)?;
        let map = &self.edition.map;
        if step.ticket == Ticket::Black {
            return Err(Illegal::BlackIsMisterX);
        }
        check_kind(self.kinds(pawn), step.ticket)?;
        if !map.reach(detective.at, step.ticket).has(step.to) {
            return Err(Illegal::NoSuchLine);
        }
        if step.ticket != Ticket::Free && detective.tickets.of(step.ticket) == 0 {
            return Err(Illegal::NoTicket);
        }
        if self.occupied().has(step.to) {
            return Err(Illegal::Occupied);
        }
        Ok(())
    }

    pub(super) fn check_stay(&self, pawn: Pawn) -> Result<(), Illegal> {
        self.check_turn(pawn)?;
        if self.can_move(pawn) {
            Err(Illegal::CanMove)
        } else if self.somebody_can_move() {
            Err(Illegal::OthersFirst)
        } else {
            Ok(())
        }
    }

    /// Whether one of those who may be moved now can move. Until then nobody stays: another may free the way.
    pub(super) fn somebody_can_move(&self) -> bool {
        self.movable().any(|pawn| self.can_move(pawn))
    }

    /// What the pursuers may do now.
    pub(super) fn pursuits(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        if !self.somebody_can_move() {
            return visit_all(self.movable().map(Action::Stay), visit);
        }
        self.movable().try_for_each(|pawn| self.travels(pawn, visit))
    }

    /// Where one of them may go.
    pub(super) fn travels(&self, pawn: Pawn, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        for &ticket in self.kinds(pawn) {
            let stops = self.destinations(pawn, ticket).into_iter();
            visit_all(stops.map(|to| Action::Travel(pawn, Step { ticket, to })), visit)?;
        }
        ControlFlow::Continue(())
    }

    /// Whether Mister X may take these tickets for showing himself.
    pub(super) fn check_fares(&self, fares: &Fares) -> Result<(), Illegal> {
        let entries = fares.entries();
        if entries.len() != self.detectives().len() {
            return Err(Illegal::FareCount);
        }
        for (entry, detective) in entries.iter().zip(self.detectives()) {
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
        let Some(detective) = self.detectives().get(chosen.entries().len()) else {
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
        let edition = self.edition.get();
        let kinds = edition.rules.mister_x_kinds().iter().copied();
        kinds.filter(move |&ticket| ticket != Ticket::Black || black > 0).flat_map(move |ticket| {
            let stops = edition.map.reach(from, ticket) - occupied;
            stops.into_iter().map(move |to| Step { ticket, to })
        })
    }

    /// Whether Mister X, standing there at the beginning of his turn, would have no move.
    pub(super) fn would_be_trapped(&self, at: Station) -> bool {
        let black = self.mister_x_tickets.of(Ticket::Black) > 0;
        let kind = if black { Ticket::Black } else { Ticket::Free };
        // Where no pawn is known the table says it.
        self.log.is_none() && self.edition.map.reach(at, kind).is_subset(self.occupied())
    }

    fn pursuer_mut(&mut self, pawn: Pawn) -> Option<&mut Detective> {
        let slot = self.slot(pawn)?;
        self.pursuers.get_mut(slot)
    }

    /// A pursuer's pawn moves and pays.
    pub(super) fn ride(&mut self, pawn: Pawn, step: Step) {
        self.hand_over(pawn, step.ticket);
        if let Some(pursuer) = self.pursuer_mut(pawn) {
            pursuer.at = step.to;
        }
    }

    /// The pursuers' turn comes.
    pub(super) fn begin_pursuit(&mut self) {
        self.moved = 0;
        self.phase = match &mut self.log {
            None => Phase::Pursue(Pawn::D1),
            Some(log) => {
                *log = log.anew();
                Phase::Board
            }
        };
    }

    /// This one has moved, or stayed: the first of those who still wait is next; false after the last of a round.
    pub(super) fn pass_on(&mut self, pawn: Pawn) -> bool {
        self.moved |= self.slot(pawn).map_or(0, |slot| 1 << slot);
        let next = self.waiting().next();
        match next {
            Some(next) => self.phase = Phase::Pursue(next),
            None => self.moved = 0,
        }
        next.is_some()
    }

    /// Whether no round follows this one: it was the last, or no detective can move any more.
    pub(super) fn hunt_is_over(&self) -> bool {
        let stuck = || !self.pawns().any(|pawn| !pawn.is_bobby() && self.can_move(pawn));
        self.round >= self.edition.rounds || self.log.is_none() && stuck()
    }

    /// The table with a detective's move made and nothing told that follows from it: neither whether Mister X was there
    /// nor whether the game goes on.
    pub(super) fn unsettled(&self, pawn: Pawn, step: Option<Step>) -> Self {
        let mut table = self.clone();
        if let Some(step) = step {
            table.ride(pawn, step);
        }
        if !table.pass_on(pawn) {
            table.round += u8::from(!table.hunt_is_over());
            table.phase = Phase::Flee;
        }
        table
    }

    /// Whether the last detective of the last round has moved, and it is not told yet how it ended.
    pub fn awaits_the_end(&self) -> bool {
        let turns = self.trail.iter().filter(|window| window.half != Some(Half::Second)).count();
        self.phase == Phase::Flee && turns >= usize::from(self.round)
    }

    /// A ticket goes from a detective to Mister X, or to the common supply.
    pub(super) fn hand_over(&mut self, pawn: Pawn, ticket: Ticket) {
        if let Some(detective) = self.pursuer_mut(pawn)
            && detective.tickets.take(ticket)
        {
            self.mister_x_tickets.add(ticket, 1);
        }
    }

    /// Each detective gives what Mister X takes for showing himself.
    pub(super) fn pay(&mut self, fares: &Fares) {
        for (slot, fare) in fares.entries().iter().enumerate() {
            if let (Some(pawn), Some(ticket)) = (Pawn::detective(slot), fare) {
                self.hand_over(pawn, *ticket);
            }
        }
    }

    /// Mister X covers the next window; as the table sees it. A ticket he does not hold comes from the box,
    /// without a debt. `at` is told only if he has to appear there; who follows a game from outside knows it only then.
    pub(super) fn cover(&mut self, ticket: Ticket, half: Option<Half>, at: Option<Station>) -> Window {
        self.mister_x_tickets.take(ticket);
        self.update_possible(ticket);
        let appears = self.edition.shows(self.trail.len() as u8 + 1, ticket);
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

/// Whether somebody who travels with these kinds may name this one.
pub(super) fn check_kind(kinds: &[Ticket], ticket: Ticket) -> Result<(), Illegal> {
    match ticket {
        _ if kinds.contains(&ticket) => Ok(()),
        Ticket::Free => Err(Illegal::TicketNeeded),
        _ => Err(Illegal::RidesFree),
    }
}
