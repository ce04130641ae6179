//! Assignments: every crime at a place of its own. Which tokens are in some assignment and which in none.
//!
//! For each crime there is the set of places that are left to it. One largest matching of crimes and places
//! is found by alternating paths; every other largest matching differs from it by alternating cycles and by
//! even alternating paths from a crime or a place without partner. So a crime may be at a place in *some*
//! largest matching exactly if the two are partners, or lie on such a cycle or path (reachability among the
//! sixteen crimes, by bit sets). Nothing more can be concluded from the remaining places by themselves: it contains
//! scenes, exclusion, the pairs of rule 3, and the like for three, four and more.
//!
//! Where all sixteen find a place the largest matchings are the assignments. A board that contradicts itself
//! (possible only with manual deduction) has none; then the largest ones take their part, so that what has
//! nothing to do with the contradiction can still be concluded.

use super::crime::{Crime, CrimeSet};
use super::place::{Place, PlaceSet};
use crate::id::{ById, Id};

/// The places left to each crime.
pub type Domains = ById<Crime, PlaceSet, 16>;

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

    /// Whether every crime can have a place of its own.
    pub fn exist(&self) -> bool {
        usize::from(self.size) == Crime::COUNT
    }

    /// The places where this crime is in some assignment.
    pub fn possible(&self, crime: Crime) -> PlaceSet {
        self.possible[crime]
    }

    /// The same for every crime.
    pub fn all_possible(&self) -> &Domains {
        &self.possible
    }
}

/// Whether every crime can have a place of its own.
pub fn assignment_exists(domains: &Domains) -> bool {
    usize::from(Matching::largest(domains).size) == Crime::COUNT
}

struct Matching {
    at: ById<Crime, Option<Place>, 16>,
    holder: ById<Place, Option<Crime>, 16>,
    taken: PlaceSet,
    size: u8,
}

impl Matching {
    fn largest(domains: &Domains) -> Self {
        let mut matching =
            Self { at: ById::new([None; 16]), holder: ById::new([None; 16]), taken: PlaceSet::NONE, size: 0 };
        for (crime, _) in domains.iter() {
            if matching.settle(crime, domains, &mut PlaceSet::default()) {
                matching.size += 1;
            }
        }
        matching
    }

    /// Finds this crime a place, moving others on if need be. Never deeper than there are places: each call
    /// marks a place as tried.
    fn settle(&mut self, crime: Crime, domains: &Domains, tried: &mut PlaceSet) -> bool {
        if let Some(place) = (domains[crime] - self.taken).first() {
            self.pair(crime, place);
            return true;
        }
        for place in domains[crime] {
            if !tried.insert(place) {
                continue;
            }
            let moved = self.holder[place].is_none_or(|holder| self.settle(holder, domains, tried));
            if moved {
                self.pair(crime, place);
                return true;
            }
        }
        false
    }

    fn pair(&mut self, crime: Crime, place: Place) {
        self.at[crime] = Some(place);
        self.holder[place] = Some(crime);
        self.taken.insert(place);
    }

    fn possible(&self, domains: &Domains) -> Domains {
        let steps = self.chains(domains);
        let alone: CrimeSet = Crime::all().filter(|&crime| self.at[crime].is_none()).collect();
        let free = PlaceSet::all() - self.taken;
        // Crimes that could take a free place, at once or by moving others on.
        let mut can_leave: CrimeSet = Crime::all().filter(|&crime| domains[crime].meets(free)).collect();
        // Crimes whose place a crime without one could come to take.
        let mut can_be_ousted = alone;
        if !alone.is_empty() {
            let direct = can_leave;
            can_leave.extend(Crime::all().filter(|&crime| steps[crime].meets(direct)));
            can_be_ousted.extend(alone.iter().flat_map(|crime| steps[crime]));
        }
        let mut possible = Domains::new([PlaceSet::NONE; 16]);
        for (crime, &left) in domains.iter() {
            possible[crime] = left
                .iter()
                .filter(|&place| match self.holder[place] {
                    None => true,
                    Some(holder) => {
                        holder == crime
                            || steps[holder].has(crime)
                            || can_leave.has(holder)
                            || can_be_ousted.has(crime)
                    }
                })
                .collect();
        }
        possible
    }

    /// For each crime, whose places it can come to by a chain of moves, each onto the next one's place.
    fn chains(&self, domains: &Domains) -> ById<Crime, CrimeSet, 16> {
        let mut steps = ById::new([CrimeSet::NONE; 16]);
        for (crime, &left) in domains.iter() {
            steps[crime] = left.iter().filter_map(|place| self.holder[place]).collect();
        }
        for through in Crime::ALL {
            for from in Crime::ALL {
                if steps[from].has(through) {
                    let further = steps[through];
                    steps[from] |= further;
                }
            }
        }
        steps
    }
}
