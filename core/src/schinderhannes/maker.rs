//! The puzzle maker: from a seed, cards with exactly one solution.
//!
//! Some crimes are ruled out at some places, so that the solutions are spread; then cards are taken in random order as
//! long as they have a solution together, until it is the only one there. All cards that hold in it have to make it the
//! only one of all. Then each of these is left out again if the solution stays the only one without it. Leaving out a
//! card never makes another one superfluous that was needed before, so once through is enough. A friendly puzzle gets
//! some of the cards back, as the printed ones have them, so that each kind of card is there. A puzzle that is not as hard
//! as it should be gets more or fewer of them, then other cards are left out, and at last the maker starts over with
//! the next numbers of the seed, as it does whenever something fails. Where a friendly puzzle of a grade takes too long that
//! way, a seed that is known to be quick takes its place (`quick.rs`), always the same for the same seed. Group cards take
//! no part: no printed puzzle has one.

mod evenness;
mod quick;

use core::task::Poll;

use serde::{Deserialize, Serialize};

use super::card::{Card, CardSet, Clue, Kind};
use super::edition::Edition;
use super::grade::{Grade, Grader};
use super::matching::Domains;
use super::place::{Place, PlaceSet};
use super::solver::{Count, Solution, Solver};
use crate::chance::{Chance, Purpose};
use crate::fuel::{Fuel, Stepper};
use crate::id::{ById, Id};
use evenness::RULED_OUT;

/// Whether a puzzle has more cards than it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Spare {
    /// Some more, as the printed puzzles have.
    #[default]
    Friendly,
    /// None can be left out.
    Bare,
}

crate::ids!(Spare: Friendly, Bare);
crate::words!(Spare: Friendly = "friendly", Bare = "bare");

/// How many cards more a friendly puzzle has: three to nine, as the printed ones.
const SPARE_FROM: usize = 3;
const SPARE_CHOICES: usize = 7;
/// How often other cards are left out of those that hold in a solution, before another solution is looked for.
const TRIMS: u8 = 3;

/// Rounds after which one search is given up: hardly any takes as many, and some would take a thousand times more.
const PATIENCE: u32 = 3_000;

/// Rounds after which a seed has been tried for long enough: about seven seconds of the device, so that ten are never over.
const LONG: u32 = 110_000;

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
    seed: u64,
    chance: Chance,
    wanted: Option<Grade>,
    spare: Spare,
    order: heapless::Vec<Card, { Card::COUNT }>,
    next: usize,
    cards: CardSet,
    /// Where each crime may be this time.
    places: Domains,
    solution: Solution,
    /// All cards that hold in the solution, and how often some of them were left out.
    whole: CardSet,
    trims: u8,
    /// How many cards a friendly puzzle has been given back; and whether it was made harder or easier by that.
    spared: usize,
    turned: Option<Turned>,
    /// What the search of this stage has burnt.
    burnt: u32,
    /// What has been burnt for this puzzle.
    spent: u32,
    stage: Stage,
}

/// Which way the number of cards was turned, to come to a grade.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turned {
    Harder,
    Easier,
}

#[derive(Clone)]
// One of them at a time is all that there is; boxes there are none.
#[allow(clippy::large_enum_variant)]
enum Stage {
    Shuffle,
    /// Tries the cards so far with the next one.
    Add(Solver),
    /// Whether all cards that hold in the solution make it the only one.
    Whole(Solver),
    /// Tries the cards without one of them.
    Trim(Solver),
    Grade(Grader),
    Done(Made),
}

impl Maker {
    /// From this seed; of that grade, or of any.
    pub fn new(edition: &'static Edition, seed: u64, wanted: Option<Grade>, spare: Spare) -> Self {
        Self {
            edition,
            seed,
            chance: Chance::new(seed),
            wanted,
            spare,
            order: heapless::Vec::new(),
            next: 0,
            cards: CardSet::NONE,
            places: Domains::new([PlaceSet::NONE; 16]),
            solution: ById::new([Place::AntesMuehle; 16]),
            whole: CardSet::NONE,
            trims: 0,
            spared: 0,
            turned: None,
            burnt: 0,
            spent: 0,
            stage: Stage::Shuffle,
        }
    }

    /// Begins the next puzzle of the same seed.
    pub fn again(&mut self) {
        (self.stage, self.burnt, self.spent) = (Stage::Shuffle, 0, 0);
    }

    fn shuffle(&mut self, cards: impl Iterator<Item = Card>) {
        self.order = cards.collect();
        self.chance.shuffle(Purpose::Secret, &mut self.order);
        self.next = 0;
    }

    /// Where each crime may be, and all cards of puzzles in random order.
    fn deal(&mut self) {
        self.cards = CardSet::NONE;
        self.places = Domains::new([PlaceSet::all(); 16]);
        for &(crime, place, percent) in RULED_OUT {
            if self.chance.pick(Purpose::Secret, 100).is_some_and(|drawn| drawn < percent.into()) {
                self.places[crime].remove(place);
            }
        }
        self.shuffle(puzzle_cards());
    }

    /// The card whose turn it is.
    fn current(&self) -> Option<Card> {
        self.order.get(self.next).copied()
    }

    fn try_adding(&self) -> Stage {
        match self.current() {
            Some(card) => {
                let cards = self.cards | CardSet::only(card);
                Stage::Add(Solver::within(cards, self.edition, &self.places, 2))
            }
            // All cards that go together leave more than one solution.
            None => Stage::Shuffle,
        }
    }

    fn after_adding(&mut self, count: Count, first: Option<Solution>) -> Stage {
        if count != Count::Exactly(0) {
            self.cards.extend(self.current());
        }
        self.next += 1;
        let (Count::Exactly(1), Some(solution)) = (count, first) else { return self.try_adding() };
        self.solution = solution;
        let edition = self.edition;
        self.cards = puzzle_cards().filter(|&card| holds(edition, card, &solution)).collect();
        Stage::Whole(self.solver(self.cards))
    }

    fn solver(&self, cards: CardSet) -> Solver {
        Solver::of_cards(cards, self.edition, 2)
    }

    fn try_leaving_out(&mut self) -> Stage {
        match self.current() {
            Some(card) => Stage::Trim(self.solver(self.cards - CardSet::only(card))),
            None => self.spare(),
        }
    }

    fn after_leaving_out(&mut self, count: Count) -> Stage {
        if let (Count::Exactly(1), Some(card)) = (count, self.current()) {
            self.cards.remove(card);
        }
        self.next += 1;
        self.try_leaving_out()
    }

    /// What is given back: first of each kind that is missing, then any.
    fn spare(&mut self) -> Stage {
        (self.spared, self.turned) = (0, None);
        if self.spare == Spare::Bare {
            return self.grade();
        }
        let needed = self.cards;
        self.order.retain(|&card| !needed.has(card));
        let mut front = 0;
        for kind in [Kind::Crime, Kind::Pair, Kind::Place, Kind::Solo] {
            let there = needed.iter().any(|card| card.kind() == kind);
            let first = self.order.iter().position(|card| card.kind() == kind);
            if let (false, Some(at)) = (there, first) {
                self.order.swap(front, at);
                front += 1;
            }
        }
        self.spared = SPARE_FROM + self.chance.pick(Purpose::Secret, SPARE_CHOICES).unwrap_or(0);
        self.spared = self.spared.min(self.order.len());
        if self.spared < SPARE_FROM { Stage::Shuffle } else { self.grade() }
    }

    /// The cards as they are given out.
    fn given(&self) -> CardSet {
        self.cards | self.order.iter().take(self.spared).copied().collect()
    }

    fn grade(&self) -> Stage {
        Stage::Grade(Grader::of(self.given(), self.edition))
    }

    fn after_grading(&mut self, grade: Option<Grade>) -> Stage {
        let Some(wanted) = self.wanted.or(grade) else { return Stage::Shuffle };
        match grade {
            Some(grade) if grade == wanted => Stage::Done(Made { cards: self.given(), grade }),
            Some(grade) if grade < wanted => self.turn(Turned::Harder),
            // What no chain of suppositions solves is harder than anything.
            _ => self.turn(Turned::Easier),
        }
    }

    /// A card more or less, always the same way; else other cards.
    fn turn(&mut self, way: Turned) -> Stage {
        let most = (SPARE_FROM + SPARE_CHOICES - 1).min(self.order.len());
        let spared = match way {
            Turned::Harder => self.spared.checked_sub(1).filter(|&fewer| fewer >= SPARE_FROM),
            Turned::Easier => {
                Some(self.spared + 1).filter(|&more| self.spare == Spare::Friendly && more <= most)
            }
        };
        match spared {
            Some(spared) if self.turned.is_none_or(|turned| turned == way) => {
                (self.spared, self.turned) = (spared, Some(way));
                self.grade()
            }
            _ => self.trim(),
        }
    }

    /// Leaves out what is not needed of all cards that hold in the solution, in another order each time.
    fn trim(&mut self) -> Stage {
        if self.trims == TRIMS {
            return Stage::Shuffle;
        }
        self.trims += 1;
        self.cards = self.whole;
        self.shuffle(self.whole.iter());
        self.try_leaving_out()
    }
}

/// The cards that puzzles are made of.
fn puzzle_cards() -> impl Iterator<Item = Card> {
    Card::all().filter(|card| card.kind() != Kind::Group)
}

/// Whether what a card says is true there.
fn holds(edition: &Edition, card: Card, at: &Solution) -> bool {
    match edition.clue(card) {
        Clue::Crime(crime, places) => places.has(at[crime]),
        Clue::Pair(first, second, link) => edition.near(at[first], link).has(at[second]),
        Clue::Place(place, crimes) => crimes.iter().any(|crime| at[crime] == place),
        Clue::Group(group, direction) => {
            group.crimes().iter().any(|crime| edition.half(direction).has(at[crime]))
        }
    }
}

/// Goes on with a search, as long as there is fuel and patience; none if the patience is at its end.
fn search<S: Stepper>(stepper: &mut S, burnt: &mut u32, fuel: &mut Fuel) -> Poll<Option<S::Output>> {
    let mut own = Fuel::new(fuel.left().min(PATIENCE.saturating_sub(*burnt)));
    let given = own.left();
    let found = stepper.step(&mut own);
    for _ in own.left()..given {
        fuel.burn();
        *burnt += 1;
    }
    match found {
        Poll::Ready(output) => {
            *burnt = 0;
            Poll::Ready(Some(output))
        }
        Poll::Pending if *burnt >= PATIENCE => {
            *burnt = 0;
            Poll::Ready(None)
        }
        Poll::Pending => Poll::Pending,
    }
}

impl Maker {
    /// Once it has taken too long, goes on with the quick seed that takes the place of this one.
    fn hurry(&mut self) {
        if let Some(grade) = self.wanted.filter(|_| self.spare == Spare::Friendly) {
            (self.chance, self.spent) = (Chance::new(quick::instead_of(self.seed, grade)), 0);
        }
    }

    /// Goes on with what is done now, to its end or until the fuel is burnt.
    fn go_on(&mut self, fuel: &mut Fuel) -> Poll<Option<Made>> {
        let burnt = &mut self.burnt;
        self.stage = match &mut self.stage {
            Stage::Shuffle => {
                if !fuel.burn() {
                    return Poll::Pending;
                }
                self.deal();
                self.try_adding()
            }
            Stage::Add(solver) => match search(solver, burnt, fuel) {
                Poll::Ready(Some(count)) => {
                    let first = solver.first().copied();
                    self.after_adding(count, first)
                }
                Poll::Ready(None) => Stage::Shuffle,
                Poll::Pending => return Poll::Pending,
            },
            Stage::Whole(solver) => match search(solver, burnt, fuel) {
                Poll::Ready(Some(Count::Exactly(1))) => {
                    (self.whole, self.trims) = (self.cards, 0);
                    self.trim()
                }
                Poll::Ready(_) => Stage::Shuffle,
                Poll::Pending => return Poll::Pending,
            },
            Stage::Trim(solver) => match search(solver, burnt, fuel) {
                Poll::Ready(Some(count)) => self.after_leaving_out(count),
                Poll::Ready(None) => Stage::Shuffle,
                Poll::Pending => return Poll::Pending,
            },
            Stage::Grade(grader) => match grader.step(fuel) {
                Poll::Ready(grade) => self.after_grading(grade.ok()),
                Poll::Pending => return Poll::Pending,
            },
            Stage::Done(made) => return Poll::Ready(Some(*made)),
        };
        Poll::Ready(None)
    }
}

impl Stepper for Maker {
    type Output = Made;

    fn step(&mut self, fuel: &mut Fuel) -> Poll<Made> {
        loop {
            let before = fuel.left();
            let done = self.go_on(fuel);
            self.spent = self.spent.saturating_add(before - fuel.left());
            match done {
                Poll::Ready(Some(made)) => return Poll::Ready(made),
                Poll::Pending => return Poll::Pending,
                // Between two tries, so that it does not depend on how the fuel comes.
                Poll::Ready(None) if matches!(self.stage, Stage::Shuffle) && self.spent > LONG => {
                    self.hurry();
                }
                Poll::Ready(None) => {}
            }
        }
    }
}
