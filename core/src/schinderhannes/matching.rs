//! Assignments: every delict at a place of its own. Which tokens are in some assignment and which in none.
//!
//! For each delict there is the set of places that are left to it. One largest matching of delicts and places
//! is found by alternating paths; every other largest matching differs from it by alternating cycles and by
//! even alternating paths from a delict or a place without partner. So a delict may be at a place in *some*
//! largest matching exactly if the two are partners, or lie on such a cycle or path (reachability among the
//! sixteen delicts, by bit sets). That is all that can be concluded from the places left alone: it contains
//! scenes, exclusion, the pairs of rule 3, and the like for three, four and more.
//!
//! Where all sixteen find a place the largest matchings are the assignments. A board that contradicts itself
//! (possible only with manual deduction) has none; then the largest ones take their part, so that what has
//! nothing to do with the contradiction can still be concluded.

use super::delict::{Delict, DelictSet};
use super::place::{Place, PlaceSet};
use crate::id::{ById, Id};

/// The places left to each delict.
pub type Domains = ById<Delict, PlaceSet, 16>;

/// What can be said of all assignments.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Assignments {
    size: u8,
    possible: Domains,
}

impl Assignments {
    /// Of these places left.
    pub fn of(domains: &Domains) -> Self {
        let matching = Matching::largest(domains);
        Self { size: matching.size, possible: matching.possible(domains) }
    }

    /// Whether every delict can have a place of its own.
    pub fn exist(&self) -> bool {
        usize::from(self.size) == Delict::COUNT
    }

    /// The places where this delict is in some assignment.
    pub fn possible(&self, delict: Delict) -> PlaceSet {
        self.possible[delict]
    }

    /// The same for every delict.
    pub fn all_possible(&self) -> &Domains {
        &self.possible
    }
}

/// Whether every delict can have a place of its own.
pub fn assignment_exists(domains: &Domains) -> bool {
    usize::from(Matching::largest(domains).size) == Delict::COUNT
}

struct Matching {
    at: ById<Delict, Option<Place>, 16>,
    holder: ById<Place, Option<Delict>, 16>,
    taken: PlaceSet,
    size: u8,
}

impl Matching {
    fn largest(domains: &Domains) -> Self {
        let mut matching =
            Self { at: ById::new([None; 16]), holder: ById::new([None; 16]), taken: PlaceSet::NONE, size: 0 };
        for (delict, _) in domains.iter() {
            if matching.settle(delict, domains, &mut PlaceSet::default()) {
                matching.size += 1;
            }
        }
        matching
    }

    /// Finds this delict a place, moving others on if need be. Never deeper than there are places: each call
    /// marks a place as tried.
    fn settle(&mut self, delict: Delict, domains: &Domains, tried: &mut PlaceSet) -> bool {
        if let Some(place) = (domains[delict] - self.taken).first() {
            self.pair(delict, place);
            return true;
        }
        for place in domains[delict] {
            if !tried.insert(place) {
                continue;
            }
            let moved = self.holder[place].is_none_or(|holder| self.settle(holder, domains, tried));
            if moved {
                self.pair(delict, place);
                return true;
            }
        }
        false
    }

    fn pair(&mut self, delict: Delict, place: Place) {
        self.at[delict] = Some(place);
        self.holder[place] = Some(delict);
        self.taken.insert(place);
    }

    fn possible(&self, domains: &Domains) -> Domains {
        let steps = self.chains(domains);
        let alone: DelictSet = Delict::all().filter(|&delict| self.at[delict].is_none()).collect();
        let free = PlaceSet::all() - self.taken;
        // Delicts that could take a free place, at once or by moving others on.
        let mut can_leave: DelictSet = Delict::all().filter(|&delict| domains[delict].meets(free)).collect();
        // Delicts whose place a delict without one could come to take.
        let mut can_be_ousted = alone;
        if !alone.is_empty() {
            let direct = can_leave;
            can_leave.extend(Delict::all().filter(|&delict| steps[delict].meets(direct)));
            can_be_ousted.extend(alone.iter().flat_map(|delict| steps[delict]));
        }
        let mut possible = Domains::new([PlaceSet::NONE; 16]);
        for (delict, &left) in domains.iter() {
            possible[delict] = left
                .iter()
                .filter(|&place| match self.holder[place] {
                    None => true,
                    Some(holder) => {
                        holder == delict
                            || steps[holder].has(delict)
                            || can_leave.has(holder)
                            || can_be_ousted.has(delict)
                    }
                })
                .collect();
        }
        possible
    }

    /// For each delict, whose places it can come to by a chain of moves, each onto the next one's place.
    fn chains(&self, domains: &Domains) -> ById<Delict, DelictSet, 16> {
        let mut steps = ById::new([DelictSet::NONE; 16]);
        for (delict, &left) in domains.iter() {
            steps[delict] = left.iter().filter_map(|place| self.holder[place]).collect();
        }
        for through in Delict::ALL {
            for from in Delict::ALL {
                if steps[from].has(through) {
                    let further = steps[through];
                    steps[from] |= further;
                }
            }
        }
        steps
    }
}
