//! Hints: the next deduction, always the simplest one for a person.
//!
//! It is found from the cards and from the places that are left to each crime on the player's board, marks
//! included. A struck token that the solution has comes first ([`Hinter::checking`]), then whether they contradict each
//! other: no step is offered that leads nowhere. Then the order is: what a card says; one crime a place; two of them; larger
//! sets; a supposition that fails, with every step on the way there. Whoever follows the hints from the beginning needs no
//! guess.

use core::ops::ControlFlow;
use core::task::Poll;

use super::board::Deduction;
use super::card::{Card, CardSet};
use super::chain::{Chain, Dead, Follower, cards_of};
use super::crime::{Crime, CrimeSet};
use super::domains::{Clues, Contradiction, is_solved};
use super::edition::Edition;
use super::matching::{Domains, assignment_exists};
use super::place::{PlaceSet, Token};
use super::simple::{Search, lost_by};
use super::solver::{Count, Solution, Solver};
use super::supposition::Supposer;
use crate::fuel::{Fuel, Stepper};
use crate::id::Id;

/// A deduction: why some places go.
#[derive(Clone, PartialEq)]
pub struct Deduced {
    /// What sort of step it is.
    pub reason: Reason,
    /// The cards to look at: the card, or those that a supposition runs into, at most three.
    pub cards: heapless::Vec<Card, 3>,
    /// The places that go, of each crime.
    pub lost: Domains,
    /// How a supposition fails, step by step.
    pub chain: Chain,
}

/// What sort of step a deduction is, in the order in which they are looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// This card says so.
    Card(Card),
    /// N crimes have only N places left: nothing else is there. One, two or more.
    Places(CrimeSet, PlaceSet),
    /// Only N crimes can be at N places: they are nowhere else. One, two or more.
    Crimes(CrimeSet, PlaceSet),
    /// This token is supposed to be right; then it ends like this. None: the cards of a whole group contradict it.
    Supposition(Token, Option<Dead>),
}

impl Deduced {
    /// A crime that loses places.
    pub fn crime(&self) -> Option<Crime> {
        Crime::all().find(|&crime| !self.lost[crime].is_empty())
    }
}

/// What a player can be told.
#[derive(Clone, PartialEq)]
// One of them at a time is all that there is.
#[allow(clippy::large_enum_variant)]
pub enum Hint {
    /// The next deduction.
    Next(Deduced),
    /// This token was struck though the only solution has it. A card that the board contradicts by now, if there is one.
    Struck(Token, Option<Card>),
    /// What lies there contradicts the cards: a mark is wrong.
    Contradiction,
    /// Every crime stands, and the cards agree.
    Solved,
    /// Nothing more can be concluded: the cards leave it open.
    Open,
}

/// Looks for the next deduction. A unit of fuel is one round over all cards, or over the sets that begin alike.
#[derive(Clone)]
pub struct Hinter {
    edition: &'static Edition,
    cards: CardSet,
    clues: Clues,
    left: Domains,
    stage: Stage,
}

#[derive(Clone)]
// One of them at a time is all that there is.
#[allow(clippy::large_enum_variant)]
enum Stage {
    /// The solution, and the tokens that were struck: whether one of them belongs to it.
    Struck(Solver, Domains),
    /// Everything that follows by cards and places, round by round: whether it ends in a contradiction.
    Errors(Domains),
    /// A card or a set that takes something away is looked for.
    Simple(Search),
    Suppose(Supposer),
    /// The supposition that fails is followed to its end.
    Follow(Token, Follower),
    Done(Hint),
}

impl Hinter {
    /// For a puzzle with these cards and what is left on its board.
    pub fn new(edition: &'static Edition, cards: CardSet, left: &Domains) -> Self {
        let clues = Clues::of(cards, edition);
        let stage = Stage::Errors(allowed(&clues, left));
        Self { edition, cards, clues, left: *left, stage }
    }

    /// Names a struck token that was right, before anything else.
    pub fn checking(mut self, struck: &Domains) -> Self {
        if struck.values().iter().any(|places| !places.is_empty()) {
            self.stage = Stage::Struck(Solver::of_cards(self.cards, self.edition, 2), *struck);
        }
        self
    }

    /// The struck token that the only solution has; puzzles of several have no such token.
    fn by_a_solution(&self, count: Count, solution: Option<&Solution>, struck: &Domains) -> Stage {
        let wrong = solution.filter(|_| count == Count::Exactly(1)).and_then(|solution| {
            let tokens = Crime::all().map(|crime| Token { crime, place: solution[crime] });
            tokens.into_iter().find(|token| struck[token.crime].has(token.place))
        });
        let errors = || Stage::Errors(allowed(&self.clues, &self.left));
        wrong.map_or_else(errors, |token| Stage::Done(Hint::Struck(token, self.contradicted())))
    }

    /// A card that leaves some crime no place on this board.
    fn contradicted(&self) -> Option<Card> {
        self.cards.iter().find(|&card| {
            let lost = lost_by(self.edition, card, &self.left);
            Crime::all().any(|crime| self.left[crime].is_subset(lost[crime]))
        })
    }

    /// One more round of what follows from the board, to see whether it contradicts itself or the cards.
    fn by_an_error(&self, mut domains: Domains) -> Stage {
        match self.clues.round(&mut domains, Deduction::Logic) {
            Ok(true) => Stage::Errors(domains),
            Ok(false) => Stage::Simple(Search::Cards),
            Err(Contradiction) => Stage::Done(Hint::Contradiction),
        }
    }

    /// Neither a card nor a set takes anything away.
    fn by_supposing(&self) -> Stage {
        if !assignment_exists(&self.left) {
            Stage::Done(Hint::Contradiction)
        } else if is_solved(&self.left) {
            Stage::Done(Hint::Solved)
        } else {
            Stage::Suppose(Supposer::new(&self.left))
        }
    }
}

/// The step that takes this away.
fn simple((reason, lost): (Reason, Domains)) -> Hint {
    let mut cards = heapless::Vec::new();
    if let Reason::Card(card) = reason {
        let _ = cards.push(card);
    }
    Hint::Next(Deduced { reason, cards, lost, chain: Chain::new() })
}

/// The supposition that fails on this way.
fn supposed(token: Token, chain: Chain, dead: Option<Dead>) -> Hint {
    let mut lost = Domains::new([PlaceSet::NONE; 16]);
    lost[token.crime] = PlaceSet::only(token.place);
    Hint::Next(Deduced { reason: Reason::Supposition(token, dead), cards: cards_of(&chain), lost, chain })
}

impl Stepper for Hinter {
    type Output = Hint;

    fn step(&mut self, fuel: &mut Fuel) -> Poll<Hint> {
        loop {
            self.stage = match &mut self.stage {
                Stage::Done(hint) => return Poll::Ready(hint.clone()),
                Stage::Struck(solver, struck) => match solver.step(fuel) {
                    Poll::Pending => return Poll::Pending,
                    Poll::Ready(count) => {
                        let (first, struck) = (solver.first().copied(), *struck);
                        self.by_a_solution(count, first.as_ref(), &struck)
                    }
                },
                Stage::Suppose(supposer) => match supposer.step(&self.clues, fuel) {
                    Poll::Pending => return Poll::Pending,
                    Poll::Ready(None) => Stage::Done(Hint::Open),
                    Poll::Ready(Some(failure)) => {
                        Stage::Follow(failure.token, Follower::new(&self.left, failure.token))
                    }
                },
                _ if !fuel.burn() => return Poll::Pending,
                Stage::Errors(domains) => {
                    let domains = *domains;
                    self.by_an_error(domains)
                }
                Stage::Simple(search) => match search.step(self.edition, self.cards, &self.left) {
                    ControlFlow::Continue(()) => continue,
                    ControlFlow::Break(Some(found)) => Stage::Done(simple(found)),
                    ControlFlow::Break(None) => self.by_supposing(),
                },
                Stage::Follow(token, follower) => match follower.step(self.edition, self.cards) {
                    ControlFlow::Continue(()) => continue,
                    ControlFlow::Break((chain, dead)) => Stage::Done(supposed(*token, chain, dead)),
                },
            };
        }
    }
}

/// What is left by what single cards say of single crimes and places; the rounds look at the others.
fn allowed(clues: &Clues, left: &Domains) -> Domains {
    let mut allowed = *left;
    for crime in Crime::ALL {
        allowed[crime] &= clues.limits()[crime];
    }
    allowed
}
