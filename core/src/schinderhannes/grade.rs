//! How hard a puzzle is for a person who always takes the simplest step, as the hints do: by the hardest step that it takes
//! until all sixteen stand, and where that is a supposition, by how many of these.

use core::task::Poll;

use super::card::CardSet;
use super::domains::{Clues, Contradiction, is_solved};
use super::edition::Edition;
use super::matching::{Assignments, Domains};
use super::place::PlaceSet;
use super::sets::exclude_sets;
use super::supposition::Supposer;
use crate::fuel::{Fuel, Stepper};
use serde::{Deserialize, Serialize};

/// A sort of steps, the simplest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Technique {
    /// A card says so.
    Card,
    /// A crime has one place left, or a place one crime.
    Single,
    /// Two crimes have two places left, or two places two crimes.
    Pair,
    /// Three or more of them.
    Set,
    /// A token is supposed to be right, and that fails.
    Supposition,
}

crate::ids!(Technique: Card, Single, Pair, Set, Supposition);

/// What a person needs when all cards lie, always taking the simplest step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Grade {
    /// Cards, and singles.
    Singles,
    /// Somewhere a pair, or a larger set.
    Sets,
    /// One supposition that soon fails. Some crime stands before it.
    One,
    /// Two to four of these.
    Few,
    /// More, or longer ones, or nothing stands before the first.
    Many,
}

crate::ids!(Grade: Singles, Sets, One, Few, Many);
crate::words!(Grade: Singles = "singles", Sets = "sets", One = "one", Few = "few", Many = "many");

/// Most suppositions of a puzzle with a few of them.
const FEW: u8 = 4;
/// How many rounds over all cards a person can follow in the head.
const SOON: u8 = 2;

/// Why there is no grade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Ungraded {
    /// The cards contradict each other.
    #[error("the cards contradict each other")]
    Contradiction,
    /// Several solutions, or one that single suppositions do not find.
    #[error("no chain of single suppositions solves it")]
    Open,
}

/// What was needed beyond what the places left tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// Suppositions, each failing by itself.
    pub suppositions: u8,
    /// The rounds of the longest of them.
    pub longest: u8,
    /// Crimes that stood before the first.
    pub standing: u8,
}

impl Effort {
    const fn grade(self) -> Grade {
        let easy = self.longest <= SOON && self.standing > 0;
        match self.suppositions {
            1 if easy => Grade::One,
            2..=FEW if easy => Grade::Few,
            _ => Grade::Many,
        }
    }
}

/// Grades a set of cards. A unit of fuel is one round over all cards.
#[derive(Clone)]
pub struct Grader {
    clues: Clues,
    domains: Domains,
    hardest: Technique,
    effort: Effort,
    stage: Stage,
}

#[derive(Clone)]
// One of them at a time is all that there is.
#[allow(clippy::large_enum_variant)]
enum Stage {
    /// The simplest step is taken, as long as there is one.
    Conclude,
    /// The simplest supposition that fails is looked for.
    Suppose(Supposer),
    Done(Result<Grade, Ungraded>),
}

impl Grader {
    /// For these cards.
    pub fn of(cards: CardSet, edition: &Edition) -> Self {
        let clues = Clues::of(cards, edition);
        let domains = *clues.limits();
        Self { clues, domains, hardest: Technique::Card, effort: Effort::default(), stage: Stage::Conclude }
    }

    /// What was needed so far beyond what the places left tell.
    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// The hardest step so far.
    pub fn hardest(&self) -> Technique {
        self.hardest
    }

    /// Takes the simplest step that takes something away.
    fn conclude(&mut self) -> Result<Option<Technique>, Contradiction> {
        let domains = &mut self.domains;
        let step = if self.clues.cut(domains)? {
            Some(Technique::Card)
        } else if exclude_sets(domains, 1) {
            Some(Technique::Single)
        } else if exclude_sets(domains, 2) {
            Some(Technique::Pair)
        } else {
            let assignments = Assignments::of(domains);
            if !assignments.exist() {
                return Err(Contradiction);
            }
            let changed = assignments.all_possible() != domains;
            *domains = *assignments.all_possible();
            changed.then_some(Technique::Set)
        };
        if domains.values().iter().any(PlaceSet::is_empty) { Err(Contradiction) } else { Ok(step) }
    }

    fn grade(&self) -> Grade {
        match self.hardest {
            Technique::Card | Technique::Single => Grade::Singles,
            Technique::Pair | Technique::Set => Grade::Sets,
            Technique::Supposition => self.effort.grade(),
        }
    }

    fn after_a_step(&mut self, step: Result<Option<Technique>, Contradiction>) -> Stage {
        match step {
            Ok(Some(step)) => {
                self.hardest = self.hardest.max(step);
                Stage::Conclude
            }
            Ok(None) if is_solved(&self.domains) => Stage::Done(Ok(self.grade())),
            Ok(None) => self.suppose(),
            Err(Contradiction) => Stage::Done(Err(Ungraded::Contradiction)),
        }
    }

    fn suppose(&mut self) -> Stage {
        if self.effort.suppositions == 0 {
            let stands = |places: &&PlaceSet| places.len() == 1;
            self.effort.standing = self.domains.values().iter().filter(stands).count() as u8;
        }
        Stage::Suppose(Supposer::new(&self.domains))
    }
}

impl Stepper for Grader {
    type Output = Result<Grade, Ungraded>;

    fn step(&mut self, fuel: &mut Fuel) -> Poll<Self::Output> {
        loop {
            self.stage = match &mut self.stage {
                Stage::Done(grade) => return Poll::Ready(*grade),
                Stage::Suppose(supposer) => match supposer.step(&self.clues, fuel) {
                    Poll::Pending => return Poll::Pending,
                    Poll::Ready(None) => Stage::Done(Err(Ungraded::Open)),
                    Poll::Ready(Some(failure)) => {
                        self.hardest = Technique::Supposition;
                        self.effort.suppositions = self.effort.suppositions.saturating_add(1);
                        self.effort.longest = self.effort.longest.max(failure.rounds);
                        self.domains[failure.token.crime].remove(failure.token.place);
                        Stage::Conclude
                    }
                },
                Stage::Conclude if !fuel.burn() => return Poll::Pending,
                Stage::Conclude => {
                    let step = self.conclude();
                    self.after_a_step(step)
                }
            };
        }
    }
}
