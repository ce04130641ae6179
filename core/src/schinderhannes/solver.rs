//! The solver: how many ways there are to give every crime a place of its own so that all cards hold.
//!
//! It searches depth first: cut down as far as quick rounds go, then try each place of the crime with fewest.
//! It runs in steps; a unit of fuel is one round over all cards.

use core::task::Poll;

use super::board::{Board, Standing};
use super::card::CardSet;
use super::crime::{Crime, CrimeSet};
use super::domains::{Clues, squeeze};
use super::edition::Edition;
use super::matching::Domains;
use super::place::{Place, PlaceSet};
use crate::fuel::{Fuel, Stepper};
use crate::id::{ById, Id};

/// Where each crime is.
pub type Solution = ById<Crime, Place, 16>;

/// How many solutions there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// This many, all found.
    Exactly(u64),
    /// This many were found, then the solver stopped at its limit.
    AtLeast(u64),
}

/// Counts solutions, up to a limit.
#[derive(Clone)]
pub struct Solver {
    clues: Clues,
    /// Crimes that nothing is said of: they take the places that are left, in any order.
    free: CrimeSet,
    /// How many of those are out of the game: their order among the places left makes no difference.
    out: u64,
    /// The position being cut down.
    work: Option<Domains>,
    stack: heapless::Vec<Choice, 16>,
    limit: u64,
    leaves: u64,
    first: Option<Solution>,
}

#[derive(Clone)]
struct Choice {
    domains: Domains,
    crime: Crime,
    untried: PlaceSet,
}

impl Solver {
    /// For these cards, all in force. It stops at the `limit`th solution, where those that differ only in crimes
    /// of which nothing is said count as one.
    pub fn of_cards(cards: CardSet, edition: &Edition, limit: u64) -> Self {
        let clues = Clues::of(cards, edition);
        let (free, domains) = (clues.unmentioned(), *clues.limits());
        Self::new(clues, free, 0, domains, limit)
    }

    /// The same, with each crime at one of these places.
    pub fn within(cards: CardSet, edition: &Edition, places: &Domains, limit: u64) -> Self {
        let clues = Clues::of(cards, edition);
        let mut domains = *clues.limits();
        for crime in Crime::ALL {
            domains[crime] &= places[crime];
        }
        Self::new(clues, CrimeSet::NONE, 0, domains, limit)
    }

    /// For what lies on a board, without any card: a crime that is out needs no place.
    pub fn of_board(board: &Board, edition: &Edition, limit: u64) -> Self {
        let is_free = |&crime: &Crime| matches!(board.standing(crime), Standing::Unplaced | Standing::Out);
        let free = Crime::all().filter(is_free).collect();
        let out = board.out().len() as u64;
        Self::new(Clues::of(CardSet::NONE, edition), free, out, board.domains(), limit)
    }

    fn new(clues: Clues, free: CrimeSet, out: u64, domains: Domains, limit: u64) -> Self {
        // One free crime has one place left: it need not be told from the others.
        let free = if free.len() > 1 { free } else { CrimeSet::NONE };
        Self {
            clues,
            free,
            out,
            work: Some(domains),
            stack: heapless::Vec::new(),
            limit,
            leaves: 0,
            first: None,
        }
    }

    /// The first solution found so far.
    pub fn first(&self) -> Option<&Solution> {
        self.first.as_ref()
    }

    /// The solutions found so far: the free crimes can take what is left in any order.
    fn count(&self) -> u64 {
        // Solutions differ from each other, so there are never more than 16!.
        self.leaves.saturating_mul((self.out + 1..=self.free.len() as u64).product())
    }

    fn found(&mut self, domains: &Domains) {
        self.leaves += 1;
        if self.first.is_some() {
            return;
        }
        let fixed = |crime| domains[crime].first().filter(|_| !self.free.has(crime));
        let taken: PlaceSet = Crime::all().filter_map(fixed).collect();
        let mut rest = (PlaceSet::all() - taken).iter();
        let mut solution = Solution::new([Place::AntesMuehle; 16]);
        for crime in Crime::ALL {
            if let Some(place) = fixed(crime).or_else(|| rest.next()) {
                solution[crime] = place;
            }
        }
        self.first = Some(solution);
    }

    /// The crime with fewest places left, of those that have a choice.
    fn next_choice(&self, domains: &Domains) -> Option<Crime> {
        let open = |crime: &Crime| !self.free.has(*crime) && domains[*crime].len() > 1;
        Crime::all().filter(open).min_by_key(|&crime| domains[crime].len())
    }

    /// Goes back to the last choice that has something untried; false if there is none.
    fn backtrack(&mut self) -> bool {
        while let Some(choice) = self.stack.last_mut() {
            if let Some(place) = choice.untried.first() {
                choice.untried.remove(place);
                let mut domains = choice.domains;
                domains[choice.crime] = PlaceSet::only(place);
                self.work = Some(domains);
                return true;
            }
            self.stack.pop();
        }
        false
    }
}

impl Stepper for Solver {
    type Output = Count;

    fn step(&mut self, fuel: &mut Fuel) -> Poll<Count> {
        while self.leaves < self.limit {
            let Some(mut domains) = self.work else {
                if self.backtrack() {
                    continue;
                }
                return Poll::Ready(Count::Exactly(self.count()));
            };
            if !fuel.burn() {
                return Poll::Pending;
            }
            let round = self
                .clues
                .cut(&mut domains)
                .and_then(|cut| squeeze(&mut domains, self.free).map(|squeezed| cut || squeezed));
            self.work = match round {
                Ok(true) => Some(domains),
                Err(_) => None,
                Ok(false) => {
                    match self.next_choice(&domains) {
                        // Each choice fixes a crime, so there are never more than sixteen.
                        Some(crime) => {
                            drop(self.stack.push(Choice { domains, crime, untried: domains[crime] }));
                        }
                        None => self.found(&domains),
                    }
                    None
                }
            };
        }
        Poll::Ready(Count::AtLeast(self.count()))
    }
}
