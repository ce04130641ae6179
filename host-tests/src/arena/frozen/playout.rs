//! A game in the frozen Mister X's head: its detectives know some suspects.

use confidant_core::id::Id;
use confidant_core::scotland_yard::edition::Edition;
use confidant_core::scotland_yard::{Action, MOST_DETECTIVES, Station, Step, Table, Ticket};

use super::Dice;
use super::lines::{Lines, Link, takes};

/// How many places the detectives think of at a time.
const SUSPECTS: usize = 8;
/// How much being nearer than everybody else counts, beside the square of the detective's own distance.
const COVER: u32 = 8;
/// What a suspect counts that a detective would catch.
const HIT: i32 = 24;
/// How often, in 256, a detective and Mister X move at random.
const STRAY: u32 = 26;
const WHIM: u32 = 41;
/// How often he takes a black ticket while the table knows well where he is.
const BLACK: u32 = 64;
/// How often he takes a double when a detective would stand next to him.
const DOUBLE: u32 = 128;

#[derive(Clone, Copy)]
struct Runner {
    at: Station,
    tickets: [u8; 3],
    bobby: bool,
}

/// A game in the head.
pub(super) struct Playout {
    edition: &'static Edition,
    lines: &'static Lines,
    at: Station,
    runners: Vec<Runner>,
    suspects: [Station; SUSPECTS],
    /// After how many windows he was seen last, as far as this game goes.
    seen: u8,
    windows: u8,
    round: u8,
    black: u8,
    doubles: u8,
    dice: Dice,
}

/// What a round brought.
pub(super) enum Round {
    GoesOn,
    /// In this round.
    Caught(u8),
    Escaped,
}

impl Playout {
    /// Begins with one of his choices. `places` is where he may be for all that the table knows.
    pub fn begin(table: &Table, at: Station, places: &[Station], action: Action, dice: Dice) -> Self {
        let runner = |index: usize| {
            let pawn = table.pawn(index)?;
            let pursuer = table.pursuer(pawn)?;
            let free = table.kinds(pawn).contains(&Ticket::Free);
            let tickets = Ticket::ORDINARY.map(|kind| match free {
                // As good as endless.
                true => u8::MAX,
                false => pursuer.tickets.of(kind),
            });
            Some(Runner { at: pursuer.at, tickets, bobby: pawn.is_bobby() })
        };
        let mut playout = Self {
            edition: table.edition(),
            lines: Lines::on(table.edition()),
            at,
            runners: (0..MOST_DETECTIVES).filter_map(runner).collect(),
            suspects: [at; SUSPECTS],
            seen: table.trail().len() as u8 - table.moves_since_seen().unwrap_or(table.trail().len() as u8),
            windows: table.trail().len() as u8,
            round: table.round(),
            black: table.mister_x_tickets().of(Ticket::Black),
            doubles: table.doubles(),
            dice,
        };
        for suspect in 0..SUSPECTS {
            if let (Some(slot), Some(place)) = (playout.suspects.get_mut(suspect), playout.dice.pick(places))
            {
                *slot = place;
            }
        }
        match action {
            Action::Flee(step) => playout.first_step(step, places),
            Action::Double(first, second) => {
                playout.doubles = playout.doubles.saturating_sub(1);
                playout.first_step(first, places);
                playout.walk(second);
            }
            Action::Reveal(fares) => {
                for (runner, fare) in playout.runners.iter_mut().zip(fares.entries()) {
                    if let Some(left) = fare.and_then(|kind| runner.tickets.get_mut(kind.index())) {
                        *left = left.saturating_sub(1);
                    }
                }
                playout.show();
            }
            _ => {}
        }
        playout
    }

    /// Suspects from where the ticket leads nowhere are no suspects: the next place from where it does takes over.
    fn first_step(&mut self, step: Step, places: &[Station]) {
        for index in 0..SUSPECTS {
            let from = self.dice.below(places.len());
            let (before, behind) = places.split_at_checked(from).unwrap_or((places, &[]));
            let links = self.lines;
            let leads =
                |place: &&Station| links.from(**place).iter().any(|link| takes(step.ticket, link.ticket));
            if let (Some(&place), Some(slot)) =
                (behind.iter().chain(before).find(leads), self.suspects.get_mut(index))
            {
                *slot = place;
            }
        }
        self.walk(step);
    }

    /// He is seen: all suspect the one place.
    fn show(&mut self) {
        self.suspects = [self.at; SUSPECTS];
        self.seen = self.windows;
    }

    /// He takes a step, and the suspects one with the same ticket.
    fn walk(&mut self, step: Step) {
        self.at = step.to;
        self.windows += 1;
        if step.ticket == Ticket::Black {
            self.black = self.black.saturating_sub(1);
        }
        if self.edition.shows(self.windows, step.ticket) {
            return self.show();
        }
        let links = self.lines;
        for index in 0..SUSPECTS {
            let Some(&from) = self.suspects.get(index) else { continue };
            let stops = links.from(from);
            let start = self.dice.below(stops.len());
            let (before, behind) = stops.split_at_checked(start).unwrap_or((stops, &[]));
            let free = |link: &&Link| takes(step.ticket, link.ticket) && !self.is_occupied(link.to);
            let next = behind.iter().chain(before).find(free).map(|link| link.to);
            // A place from which this ticket leads nowhere gives way to one that has moved on, or to where he is.
            let next = next.unwrap_or_else(|| {
                let moved = self.suspects.get(..index).unwrap_or_default();
                self.dice.pick(moved).unwrap_or(self.at)
            });
            if let Some(slot) = self.suspects.get_mut(index) {
                *slot = next;
            }
        }
    }

    fn is_occupied(&self, at: Station) -> bool {
        self.runners.iter().any(|runner| runner.at == at)
    }

    /// The detectives move, then he does.
    pub fn round(&mut self) -> Round {
        let map = &self.edition.map;
        let aims = self.aims();
        let mut far = [[0; SUSPECTS]; MOST_DETECTIVES];
        for (row, runner) in far.iter_mut().zip(&self.runners) {
            *row = aims.map(|aim| map.distance(runner.at, aim));
        }
        let mut moved = false;
        for index in 0..self.runners.len() {
            let Some((link, row)) = self.pursue(index, &aims, &far) else { continue };
            moved |= !self.runners.get(index).is_some_and(|runner| runner.bobby);
            if let Some(runner) = self.runners.get_mut(index) {
                runner.at = link.to;
                if let Some(left) = runner.tickets.get_mut(link.ticket.index()) {
                    *left = left.saturating_sub(1);
                }
            }
            if let Some(slot) = far.get_mut(index) {
                *slot = row;
            }
            if link.to == self.at {
                return Round::Caught(self.round);
            }
            self.clear(link.to);
        }
        if !moved || self.round >= self.edition.rounds {
            return Round::Escaped;
        }
        self.round += 1;
        if self.flee() { Round::GoesOn } else { Round::Caught(self.round) }
    }

    /// Where the suspects may be after their next move.
    fn aims(&mut self) -> [Station; SUSPECTS] {
        let links = self.lines;
        let mut aims = self.suspects;
        for aim in &mut aims {
            if let Some(link) = self.dice.pick(links.from(*aim)) {
                *aim = link.to;
            }
        }
        aims
    }

    /// The move of a detective, with how far it is from there to each aim; none if there is no move.
    fn pursue(
        &mut self,
        index: usize,
        aims: &[Station; SUSPECTS],
        far: &[[u8; SUSPECTS]; MOST_DETECTIVES],
    ) -> Option<(Link, [u8; SUSPECTS])> {
        let map = &self.edition.map;
        let runner = *self.runners.get(index)?;
        let mut near = [15; SUSPECTS];
        for (_, row) in far.iter().take(self.runners.len()).enumerate().filter(|&(other, _)| other != index) {
            for (near, far) in near.iter_mut().zip(row) {
                *near = (*near).min(*far);
            }
        }
        let stray = self.dice.chance(STRAY);
        let mut best: Option<(i32, Link, [u8; SUSPECTS])> = None;
        for &link in self.lines.from(runner.at) {
            let held = runner.tickets.get(link.ticket.index()).is_some_and(|&left| left > 0);
            if !held || self.is_occupied(link.to) {
                continue;
            }
            let row = aims.map(|aim| map.distance(link.to, aim));
            let cost = if stray {
                self.dice.below(256) as i32
            } else {
                let cover = row.iter().zip(&near).map(|(&own, &near)| {
                    let own = u32::from(own);
                    own * own + COVER * own.min(near.into())
                });
                let hits = self.suspects.iter().filter(|&&suspect| suspect == link.to).count();
                cover.sum::<u32>() as i32 - HIT * hits as i32
            };
            if best.is_none_or(|(least, ..)| cost < least) {
                best = Some((cost, link, row));
            }
        }
        best.map(|(_, link, row)| (link, row))
    }

    /// A detective was there and did not find him: who was suspected there is elsewhere.
    fn clear(&mut self, at: Station) {
        for index in 0..SUSPECTS {
            if self.suspects.get(index) != Some(&at) {
                continue;
            }
            let from = self.dice.below(SUSPECTS);
            let (before, behind) = self.suspects.split_at_checked(from).unwrap_or((&[], &[]));
            let other = behind.iter().chain(before).find(|&&other| other != at).copied();
            let other = other.unwrap_or(self.at);
            if let Some(slot) = self.suspects.get_mut(index) {
                *slot = other;
            }
        }
    }

    /// He moves to where the nearest detective is furthest; whether he could.
    fn flee(&mut self) -> bool {
        let Some((step, near)) = self.flight() else { return false };
        self.walk(step);
        if near <= 1 && self.doubles > 0 && self.dice.chance(DOUBLE) {
            self.doubles -= 1;
            if let Some((step, _)) = self.flight() {
                self.walk(step);
            }
        }
        true
    }

    /// Where he goes, and how far the nearest detective is from there.
    fn flight(&mut self) -> Option<(Step, u8)> {
        let map = &self.edition.map;
        let whim = self.dice.chance(WHIM);
        let mut best: Option<(u32, Step, u8)> = None;
        for link in self.lines.from(self.at) {
            let kind = if self.black == 0 { Ticket::Free } else { Ticket::Black };
            if !takes(kind, link.ticket) || self.is_occupied(link.to) {
                continue;
            }
            let (mut near, mut sum) = (15, 0);
            for runner in &self.runners {
                let far = map.distance(runner.at, link.to);
                near = near.min(far);
                sum += u32::from(far);
            }
            let worth = if whim { self.dice.below(1024) as u32 } else { (u32::from(near) << 7) + sum };
            if best.is_none_or(|(most, ..)| worth > most) {
                best = Some((worth, Step { ticket: link.ticket, to: link.to }, near));
            }
        }
        let (_, mut step, near) = best?;
        let known = self.windows - self.seen < 2 && self.seen > 0;
        // A black ticket is of use where it hides something.
        let hides = !self.edition.shows(self.windows + 1, step.ticket);
        if known && self.black > 0 && hides && self.dice.chance(BLACK) {
            step.ticket = Ticket::Black;
        }
        Some((step, near))
    }
}
