//! Reasoning from a set of cards that all stay in force: the puzzles, the solver and the maker rest on it.
//!
//! Each crime has the places left to it, at first all sixteen. Cards cut them down: by themselves (types A, D
//! and S), or together with what is left to another crime (C) or to the rest of a group (B: at least one of
//! the four in that direction). On top come conclusions from the places alone, as [`Deduction`] names them.

use super::board::Deduction;
use super::card::{Card, CardSet, Clue, Link};
use super::crime::{Crime, CrimeSet, Group};
use super::edition::{Edition, Net};
use super::effect::fitting;
use super::matching::{Assignments, Domains};
use super::place::PlaceSet;
use crate::id::Id;

/// Nothing fits any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the clues contradict each other")]
pub struct Contradiction;

/// What a set of cards says, sorted for quick use.
#[derive(Clone)]
pub struct Clues {
    net: Net,
    /// What single cards leave to each crime.
    limits: Domains,
    // As many as there are cards of each kind; `Edition::check` sees to the kinds.
    pairs: heapless::Vec<(Crime, Crime, Link), 24>,
    groups: heapless::Vec<(Group, PlaceSet), 16>,
}

impl Clues {
    /// Of these cards.
    pub fn of(cards: CardSet, edition: &Edition) -> Self {
        let mut clues = Self {
            net: *edition.net(),
            limits: Domains::new([PlaceSet::all(); 16]),
            pairs: heapless::Vec::new(),
            groups: heapless::Vec::new(),
        };
        for card in cards {
            clues.add(card, edition);
        }
        clues
    }

    fn add(&mut self, card: Card, edition: &Edition) {
        match edition.clue(card) {
            Clue::Crime(crime, places) => self.limits[crime] &= places,
            Clue::Place(place, crimes) => {
                for other in CrimeSet::all() - crimes {
                    self.limits[other].remove(place);
                }
            }
            Clue::Pair(first, second, link) => drop(self.pairs.push((first, second, link))),
            Clue::Group(group, direction) => drop(self.groups.push((group, edition.half(direction)))),
        }
    }

    /// What single cards leave to each crime.
    pub fn limits(&self) -> &Domains {
        &self.limits
    }

    /// Crimes of which no card says anything.
    pub(super) fn unmentioned(&self) -> CrimeSet {
        let mut free: CrimeSet =
            Crime::all().filter(|&crime| self.limits[crime] == PlaceSet::all()).collect();
        for &(first, second, _) in &self.pairs {
            free.remove(first);
            free.remove(second);
        }
        for &(group, _) in &self.groups {
            free -= group.crimes();
        }
        free
    }

    /// Cuts down once by every pair and group card; whether anything changed.
    pub(super) fn cut(&self, domains: &mut Domains) -> Result<bool, Contradiction> {
        let mut changed = false;
        for &(first, second, link) in &self.pairs {
            let (a, b) = fitting(&self.net, domains[first], domains[second], link);
            if a.is_empty() {
                return Err(Contradiction);
            }
            changed |= a != domains[first] || b != domains[second];
            domains[first] = a;
            domains[second] = b;
        }
        for &(group, half) in &self.groups {
            let can: CrimeSet = group.crimes().iter().filter(|&crime| domains[crime].meets(half)).collect();
            match can.single() {
                Some(crime) => {
                    changed |= !domains[crime].is_subset(half);
                    domains[crime] &= half;
                }
                None if can.is_empty() => return Err(Contradiction),
                None => {}
            }
        }
        Ok(changed)
    }

    /// Runs one round of everything that this way of deduction draws (manual: only the cards); returns whether anything
    /// changed. A unit of fuel pays for a round.
    pub(super) fn round(&self, domains: &mut Domains, by: Deduction) -> Result<bool, Contradiction> {
        let cut = self.cut(domains)?;
        Ok(exclude(domains, by)? || cut)
    }

    /// Rounds until nothing changes.
    pub(super) fn conclude(&self, domains: &mut Domains, by: Deduction) -> Result<(), Contradiction> {
        // The cards are cheap to look at, so they come first; what is excluded twice without a cut between is
        // the same.
        while self.cut(domains)? {}
        while exclude(domains, by)? && (self.cut(domains)? || by == Deduction::Rules) {
            while self.cut(domains)? {}
        }
        if domains.values().iter().any(PlaceSet::is_empty) { Err(Contradiction) } else { Ok(()) }
    }
}

/// Draws what this way of deduction concludes from the places alone; returns whether anything changed.
pub(super) fn exclude(domains: &mut Domains, by: Deduction) -> Result<bool, Contradiction> {
    match by {
        Deduction::Manual => Ok(false),
        Deduction::Rules => exclude_by_rules(domains),
        Deduction::Logic => {
            let assignments = Assignments::of(domains);
            if !assignments.exist() {
                return Err(Contradiction);
            }
            let changed = assignments.all_possible() != domains;
            *domains = *assignments.all_possible();
            Ok(changed)
        }
    }
}

/// Whether each crime has exactly one place left.
pub(super) fn is_solved(domains: &Domains) -> bool {
    domains.values().iter().all(|places| places.len() == 1)
}

/// What the rule text concludes: one crime a place, and the pairs of rule 3.
fn exclude_by_rules(domains: &mut Domains) -> Result<bool, Contradiction> {
    let mut changed = false;
    for crime in Crime::ALL {
        let places = domains[crime];
        let mut holders = CrimeSet::only(crime);
        match places.len() {
            0 => return Err(Contradiction),
            1 => {}
            2 => match Crime::all().find(|&other| other != crime && domains[other] == places) {
                Some(other) => drop(holders.insert(other)),
                None => continue,
            },
            _ => continue,
        }
        for other in CrimeSet::all() - holders {
            changed |= domains[other].meets(places);
            domains[other] -= places;
        }
    }
    Ok(changed)
}

/// A quick round for the solver: a crime with one place left excludes it for the others, and if all sixteen
/// take part, a place left to only one crime is that one's.
pub(super) fn squeeze(domains: &mut Domains, free: CrimeSet) -> Result<bool, Contradiction> {
    let mut changed = false;
    let mut fixed = PlaceSet::NONE;
    for (_, places) in domains.iter().filter(|(crime, _)| !free.has(*crime)) {
        match places.len() {
            0 => return Err(Contradiction),
            1 if fixed.meets(*places) => return Err(Contradiction),
            1 => fixed |= *places,
            _ => {}
        }
    }
    let (mut once, mut twice) = (PlaceSet::NONE, PlaceSet::NONE);
    for crime in CrimeSet::all() - free {
        let places = domains[crime];
        if places.len() > 1 && places.meets(fixed) {
            changed = true;
            domains[crime] -= fixed;
        }
        twice |= once & domains[crime];
        once |= domains[crime];
    }
    if !free.is_empty() {
        return Ok(changed);
    }
    if once != PlaceSet::all() {
        return Err(Contradiction);
    }
    for crime in Crime::ALL {
        let alone = domains[crime] - twice;
        if !alone.is_empty() && alone != domains[crime] {
            changed = true;
            domains[crime] = alone;
        }
        if alone.len() > 1 {
            return Err(Contradiction);
        }
    }
    Ok(changed)
}
