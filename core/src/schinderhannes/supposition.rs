//! Suppositions: suppose a token to be right and run into a contradiction; then it is wrong. Of all that fail, the
//! simplest one is looked for: that which takes fewest rounds, as far as that goes with what the rule text
//! concludes, otherwise with everything that follows.

use core::task::Poll;

use super::board::Deduction;
use super::crime::Crime;
use super::domains::{Clues, Contradiction};
use super::matching::Domains;
use super::place::{PlaceSet, Token};
use crate::fuel::Fuel;
use crate::id::Id;

/// A supposition that fails.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Failure {
    /// What was supposed.
    pub token: Token,
    /// After how many rounds over all cards it failed.
    pub rounds: u8,
}

/// How many tokens there can be to suppose.
const TOKENS: usize = Crime::COUNT * 16;

/// Looks for the simplest supposition that fails. A unit of fuel is one round over all cards.
#[derive(Clone)]
pub(super) struct Supposer {
    domains: Domains,
    by: Deduction,
    next: usize,
    trial: Option<Trial>,
    best: Option<Failure>,
}

#[derive(Clone, Copy)]
struct Trial {
    token: Token,
    domains: Domains,
    rounds: u8,
}

impl Supposer {
    /// Starts from these places left, when neither cards nor places by themselves conclude anything more.
    pub fn new(domains: &Domains) -> Self {
        Self { domains: *domains, by: Deduction::Rules, next: 0, trial: None, best: None }
    }

    /// The next token to suppose.
    fn suppose(&mut self) -> Option<Trial> {
        while self.next < TOKENS {
            let number = self.next;
            self.next += 1;
            let (Some(crime), Some(place)) = (Crime::at(number / 16), Id::at(number % 16)) else {
                continue;
            };
            let places = self.domains[crime];
            if places.len() > 1 && places.has(place) {
                let mut domains = self.domains;
                domains[crime] = PlaceSet::only(place);
                return Some(Trial { token: Token { crime, place }, domains, rounds: 0 });
            }
        }
        None
    }

    /// Works on; none if no single supposition fails.
    pub fn step(&mut self, clues: &Clues, fuel: &mut Fuel) -> Poll<Option<Failure>> {
        loop {
            let Some(mut trial) = self.trial.take().or_else(|| self.suppose()) else {
                if self.best.is_some() || self.by == Deduction::Logic {
                    return Poll::Ready(self.best);
                }
                (self.by, self.next) = (Deduction::Logic, 0);
                continue;
            };
            if !fuel.burn() {
                self.trial = Some(trial);
                return Poll::Pending;
            }
            trial.rounds = trial.rounds.saturating_add(1);
            // One that takes as long as the best so far is no simpler.
            let longer = self.best.is_some_and(|best| trial.rounds + 1 >= best.rounds);
            match clues.round(&mut trial.domains, self.by) {
                Ok(true) if !longer => self.trial = Some(trial),
                Ok(_) => {}
                Err(Contradiction) => {
                    self.best = Some(Failure { token: trial.token, rounds: trial.rounds });
                    // Nothing is simpler than a contradiction at once.
                    if trial.rounds == 1 {
                        return Poll::Ready(self.best);
                    }
                }
            }
        }
    }
}
