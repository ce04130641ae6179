//! How hard a puzzle is for a person: how deep the deduction has to go until all sixteen stand, and where that is
//! not enough, how many suppositions are needed.

use core::task::Poll;

use super::board::Deduction;
use super::card::CardSet;
use super::domains::{Clues, Contradiction, is_solved};
use super::edition::Edition;
use super::matching::Domains;
use super::place::PlaceSet;
use super::supposition::Supposer;
use crate::fuel::{Fuel, Stepper};

/// What a person needs when all cards lie, always taking the simplest step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Grade {
    /// What the rule text concludes: cards, one crime a place, pairs.
    Rules,
    /// Everything that follows from the places left: sets of any size.
    Logic,
    /// One supposition that soon fails. Some crime stands before it.
    One,
    /// Two to four of these.
    Few,
    /// More, or longer ones, or nothing stands before the first.
    Many,
}

crate::ids!(Grade: Rules, Logic, One, Few, Many);
crate::words!(Grade: Rules = "rules", Logic = "logic", One = "one", Few = "few", Many = "many");

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
    effort: Effort,
    stage: Stage,
}

#[derive(Clone)]
// One of them at a time is all that there is.
#[allow(clippy::large_enum_variant)]
enum Stage {
    Rules,
    Logic,
    /// The simplest supposition that fails is looked for.
    Suppose(Supposer),
    /// Conclusions after a supposition failed.
    Settle,
    Done(Result<Grade, Ungraded>),
}

impl Grader {
    /// For these cards.
    pub fn of(cards: CardSet, edition: &Edition) -> Self {
        let clues = Clues::of(cards, edition);
        let domains = *clues.limits();
        Self { clues, domains, effort: Effort::default(), stage: Stage::Rules }
    }

    /// What was needed so far beyond what the places left tell.
    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// One round of conclusions; what comes when they bring nothing more.
    fn conclude(
        &mut self,
        by: Deduction,
        again: Stage,
        solved: Grade,
        next: fn(&mut Self) -> Stage,
    ) -> Stage {
        match self.clues.round(&mut self.domains, by) {
            Ok(true) => again,
            Ok(false) if is_solved(&self.domains) => Stage::Done(Ok(solved)),
            Ok(false) => next(self),
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
                        self.effort.suppositions = self.effort.suppositions.saturating_add(1);
                        self.effort.longest = self.effort.longest.max(failure.rounds);
                        self.domains[failure.token.crime].remove(failure.token.place);
                        Stage::Settle
                    }
                },
                _ if !fuel.burn() => return Poll::Pending,
                Stage::Rules => self.conclude(Deduction::Rules, Stage::Rules, Grade::Rules, |_| Stage::Logic),
                Stage::Logic => self.conclude(Deduction::Logic, Stage::Logic, Grade::Logic, Self::suppose),
                Stage::Settle => {
                    self.conclude(Deduction::Logic, Stage::Settle, self.effort.grade(), Self::suppose)
                }
            };
        }
    }
}
