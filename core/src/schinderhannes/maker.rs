//! The puzzle maker: from a seed, cards with exactly one solution, none of which can be left out.
//!
//! Cards are taken in random order as long as they have a solution together, until it is the only one; then
//! each is left out again if the solution stays the only one without it. Leaving out a card never makes
//! another one superfluous that was needed before, so once through is enough. Group cards take no part, as in
//! the printed puzzles.

use core::task::Poll;

use super::card::{Card, CardSet, Kind};
use super::edition::Edition;
use super::grade::{Grade, Grader};
use super::solver::{Count, Solver};
use crate::chance::{Chance, Purpose};
use crate::fuel::{Fuel, Stepper};
use crate::id::Id;

/// A made puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Made {
    /// Its cards.
    pub cards: CardSet,
    /// How hard it is.
    pub grade: Grade,
}

/// Makes puzzles: after one is done, [`Maker::again`] makes the next. A unit of fuel is one round over cards.
#[derive(Clone)]
pub struct Maker {
    edition: &'static Edition,
    chance: Chance,
    wanted: Option<Grade>,
    order: heapless::Vec<Card, { Card::COUNT }>,
    next: usize,
    cards: CardSet,
    stage: Stage,
}

#[derive(Clone)]
// One of them at a time is all that there is; boxes there are none.
#[allow(clippy::large_enum_variant)]
enum Stage {
    Shuffle,
    /// Tries the cards so far with the next one.
    Add(Solver),
    /// Tries the cards without one of them.
    Trim(Solver),
    Grade(Grader),
    Done(Made),
}

impl Maker {
    /// From this seed; of that grade, or of any.
    pub fn new(edition: &'static Edition, seed: u64, wanted: Option<Grade>) -> Self {
        Self {
            edition,
            chance: Chance::new(seed),
            wanted,
            order: heapless::Vec::new(),
            next: 0,
            cards: CardSet::NONE,
            stage: Stage::Shuffle,
        }
    }

    /// Begins the next puzzle of the same seed.
    pub fn again(&mut self) {
        self.stage = Stage::Shuffle;
    }

    fn shuffle(&mut self, cards: impl Iterator<Item = Card>) {
        self.order = cards.collect();
        self.chance.shuffle(Purpose::Secret, &mut self.order);
        self.next = 0;
    }

    fn solver(&self, cards: CardSet) -> Solver {
        Solver::of_cards(cards, self.edition, 2)
    }

    /// The card whose turn it is.
    fn current(&self) -> Option<Card> {
        self.order.get(self.next).copied()
    }

    fn try_adding(&self) -> Stage {
        match self.current() {
            Some(card) => Stage::Add(self.solver(self.cards | CardSet::only(card))),
            // All cards that go together leave more than one solution.
            None => Stage::Shuffle,
        }
    }

    fn try_leaving_out(&self) -> Stage {
        match self.current() {
            Some(card) => Stage::Trim(self.solver(self.cards - CardSet::only(card))),
            None => Stage::Grade(Grader::of(self.cards, self.edition)),
        }
    }

    fn after_adding(&mut self, count: Count) -> Stage {
        if count != Count::Exactly(0) {
            self.cards.extend(self.current());
        }
        self.next += 1;
        if count == Count::Exactly(1) {
            let chosen = self.cards;
            self.shuffle(chosen.iter());
            self.try_leaving_out()
        } else {
            self.try_adding()
        }
    }

    fn after_leaving_out(&mut self, count: Count) -> Stage {
        if let (Count::Exactly(1), Some(card)) = (count, self.current()) {
            self.cards.remove(card);
        }
        self.next += 1;
        self.try_leaving_out()
    }
}

impl Stepper for Maker {
    type Output = Made;

    fn step(&mut self, fuel: &mut Fuel) -> Poll<Made> {
        loop {
            self.stage = match &mut self.stage {
                Stage::Shuffle => {
                    if !fuel.burn() {
                        return Poll::Pending;
                    }
                    self.cards = CardSet::NONE;
                    self.shuffle(Card::all().filter(|card| card.kind() != Kind::Group));
                    self.try_adding()
                }
                Stage::Add(solver) => match solver.step(fuel) {
                    Poll::Ready(count) => self.after_adding(count),
                    Poll::Pending => return Poll::Pending,
                },
                Stage::Trim(solver) => match solver.step(fuel) {
                    Poll::Ready(count) => self.after_leaving_out(count),
                    Poll::Pending => return Poll::Pending,
                },
                Stage::Grade(grader) => match grader.step(fuel) {
                    Poll::Ready(Ok(grade)) if self.wanted.is_none_or(|wanted| wanted == grade) => {
                        Stage::Done(Made { cards: self.cards, grade })
                    }
                    Poll::Ready(_) => Stage::Shuffle,
                    Poll::Pending => return Poll::Pending,
                },
                Stage::Done(made) => return Poll::Ready(*made),
            };
        }
    }
}
