//! How hard a puzzle is: how deep the deduction has to go until all sixteen stand.

use core::task::Poll;

use super::board::Deduction;
use super::card::CardSet;
use super::delict::Delict;
use super::domains::{Clues, Contradiction, is_solved};
use super::edition::Edition;
use super::matching::Domains;
use super::place::{PlaceSet, Token};
use crate::fuel::{Fuel, Stepper};
use crate::id::Id;

/// The least way of deduction that solves a puzzle when all its cards lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Grade {
    /// What the rule text concludes: cards, one delict a place, pairs.
    Rules,
    /// Everything that follows from the places left: sets of any size.
    Logic,
    /// One supposition at a time: suppose a token to be right and run into a contradiction.
    Supposition,
    /// Suppositions inside of suppositions.
    Deep,
}

crate::ids!(Grade: Rules, Logic, Supposition, Deep);
crate::words!(Grade: Rules = "rules", Logic = "logic", Supposition = "supposition", Deep = "deep");

/// Grades a set of cards. A unit of fuel is one round over all cards. What is not unique is `Deep`, as no
/// deduction solves it.
#[derive(Clone)]
pub struct Grader {
    clues: Clues,
    domains: Domains,
    stage: Stage,
}

#[derive(Clone)]
enum Stage {
    Rules,
    Logic,
    /// Conclusions after a supposition failed, or before the first one.
    Settle {
        next: usize,
        failed: bool,
    },
    /// This token is supposed to be right.
    Suppose {
        next: usize,
        failed: bool,
        token: Token,
        trial: Domains,
    },
    Done(Result<Grade, Contradiction>),
}

/// How many tokens there can be to suppose.
const TOKENS: usize = Delict::COUNT * 16;

impl Grader {
    /// For these cards.
    pub fn of(cards: CardSet, edition: &'static Edition) -> Self {
        let clues = Clues::of(cards, edition);
        let domains = *clues.limits();
        Self { clues, domains, stage: Stage::Rules }
    }

    fn round(&mut self) -> Stage {
        match self.stage.clone() {
            Stage::Rules => match self.clues.round(&mut self.domains, Deduction::Rules) {
                Ok(true) => Stage::Rules,
                Ok(false) if is_solved(&self.domains) => Stage::Done(Ok(Grade::Rules)),
                Ok(false) => Stage::Logic,
                Err(contradiction) => Stage::Done(Err(contradiction)),
            },
            Stage::Logic => match self.clues.round(&mut self.domains, Deduction::Logic) {
                Ok(true) => Stage::Logic,
                Ok(false) if is_solved(&self.domains) => Stage::Done(Ok(Grade::Logic)),
                Ok(false) => Stage::Settle { next: 0, failed: false },
                Err(contradiction) => Stage::Done(Err(contradiction)),
            },
            Stage::Settle { next, failed } => match self.clues.round(&mut self.domains, Deduction::Logic) {
                Ok(true) => Stage::Settle { next, failed },
                Ok(false) if is_solved(&self.domains) => Stage::Done(Ok(Grade::Supposition)),
                Ok(false) => self.suppose(next, failed),
                Err(contradiction) => Stage::Done(Err(contradiction)),
            },
            Stage::Suppose { next, failed, token, mut trial } => {
                match self.clues.round(&mut trial, Deduction::Logic) {
                    Ok(true) => Stage::Suppose { next, failed, token, trial },
                    Ok(false) => self.suppose(next, failed),
                    Err(Contradiction) => {
                        self.domains[token.delict].remove(token.place);
                        Stage::Settle { next, failed: true }
                    }
                }
            }
            Stage::Done(grade) => Stage::Done(grade),
        }
    }

    /// The next token to suppose; after the last one again from the first, as long as one failed.
    fn suppose(&self, next: usize, failed: bool) -> Stage {
        let open = |number: &usize| {
            let token = Token { delict: Delict::at(number / 16)?, place: Id::at(number % 16)? };
            let places = self.domains[token.delict];
            (places.len() > 1 && places.has(token.place)).then_some(token)
        };
        let found = (next..TOKENS).find_map(|number| Some((number, open(&number)?)));
        match found {
            Some((number, token)) => {
                let mut trial = self.domains;
                trial[token.delict] = PlaceSet::only(token.place);
                Stage::Suppose { next: number + 1, failed, token, trial }
            }
            None if failed => Stage::Settle { next: 0, failed: false },
            None => Stage::Done(Ok(Grade::Deep)),
        }
    }
}

impl Stepper for Grader {
    type Output = Result<Grade, Contradiction>;

    fn step(&mut self, fuel: &mut Fuel) -> Poll<Self::Output> {
        loop {
            if let Stage::Done(grade) = self.stage {
                return Poll::Ready(grade);
            }
            if !fuel.burn() {
                return Poll::Pending;
            }
            self.stage = self.round();
        }
    }
}
