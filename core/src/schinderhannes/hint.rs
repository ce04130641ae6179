//! Hints: the next deduction, always the simplest one for a person.
//!
//! It is found from the cards and from the places that are left to each crime on the player's board, marks
//! included; the solution is not known here. The order: what a card says; one crime a place; two of them; larger
//! sets; a supposition that fails. Whoever follows the hints from the beginning needs no guess.

use core::task::Poll;

use super::card::{Card, CardSet, Clue, Kind};
use super::crime::{Crime, CrimeSet};
use super::domains::{Clues, exclude, is_solved};
use super::edition::Edition;
use super::effect::fitting;
use super::matching::{Assignments, Domains};
use super::place::{Place, PlaceSet, Token};
use super::supposition::{Failure, Supposer};
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
}

/// What sort of step a deduction is, in the order in which they are looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// A card says so.
    Card,
    /// N crimes have only N places left: nothing else is there. One, two or more.
    Places(CrimeSet, PlaceSet),
    /// Only N crimes can be at N places: they are nowhere else. One, two or more.
    Crimes(CrimeSet, PlaceSet),
    /// This token is supposed to be right; in the end that crime has no place, or if none is named, there are
    /// too few places for some.
    Supposition(Token, Option<Crime>),
}

impl Deduced {
    /// A crime that loses places.
    pub fn crime(&self) -> Option<Crime> {
        Crime::all().find(|&crime| !self.lost[crime].is_empty())
    }
}

/// What a player can be told.
#[derive(Clone, PartialEq)]
pub enum Hint {
    /// The next deduction.
    Next(Deduced),
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
    Cards,
    Assignments,
    /// Sets of this size that begin with this crime, or with this place.
    Sets {
        size: usize,
        by_places: bool,
        first: usize,
    },
    Suppose(Supposer),
    Done(Hint),
}

/// Of any set and what is left besides, one has at most half of the sixteen.
const LARGEST_SET: usize = 8;

impl Hinter {
    /// For a puzzle with these cards and what is left on its board.
    pub fn new(edition: &'static Edition, cards: CardSet, left: &Domains) -> Self {
        Self { edition, cards, clues: Clues::of(cards, edition), left: *left, stage: Stage::Cards }
    }

    /// Looks for the first card that takes something away, first among those that speak of only one thing.
    fn by_a_card(&self) -> Stage {
        let pairs = |card: &Card| matches!(card.kind(), Kind::Pair | Kind::Group);
        let alone = self.cards.iter().filter(|card| !pairs(card));
        for card in alone.chain(self.cards.iter().filter(pairs)) {
            let lost = lost_by(self.edition, card, &self.left);
            if Crime::all().any(|crime| self.left[crime].is_subset(lost[crime])) {
                return Stage::Done(Hint::Contradiction);
            }
            if lost.values().iter().any(|places| !places.is_empty()) {
                let cards = heapless::Vec::from_iter([card]);
                return Stage::Done(Hint::Next(Deduced { reason: Reason::Card, cards, lost }));
            }
        }
        Stage::Assignments
    }

    /// Whether there are sets to be looked for.
    fn by_places(&self) -> Stage {
        let assignments = Assignments::of(&self.left);
        if !assignments.exist() {
            Stage::Done(Hint::Contradiction)
        } else if assignments.all_possible() != &self.left {
            Stage::Sets { size: 1, by_places: false, first: 0 }
        } else if is_solved(&self.left) {
            Stage::Done(Hint::Solved)
        } else {
            Stage::Suppose(Supposer::new(&self.left))
        }
    }

    fn by_a_set(&self, size: usize, by_places: bool, first: usize) -> Stage {
        let found = if by_places {
            let rows = transposed(&self.left);
            let lost = |places: u16, crimes: u16| {
                let (places, crimes) = (PlaceSet::from_bits(places), CrimeSet::from_bits(crimes));
                self.deduced(Reason::Crimes(crimes, places), crimes, PlaceSet::all() - places)
            };
            set_of(&rows, size, first, &lost)
        } else {
            let rows = self.left.values().map(PlaceSet::bits);
            let lost = |crimes: u16, places: u16| {
                let (places, crimes) = (PlaceSet::from_bits(places), CrimeSet::from_bits(crimes));
                self.deduced(Reason::Places(crimes, places), CrimeSet::all() - crimes, places)
            };
            set_of(&rows, size, first, &lost)
        };
        match (found, first + size < Crime::COUNT) {
            (Some(deduced), _) => Stage::Done(Hint::Next(deduced)),
            (None, true) => Stage::Sets { size, by_places, first: first + 1 },
            (None, false) if !by_places => Stage::Sets { size, by_places: true, first: 0 },
            (None, false) if size < LARGEST_SET => Stage::Sets { size: size + 1, by_places: false, first: 0 },
            (None, false) => Stage::Done(Hint::Open),
        }
    }

    /// These crimes lose these places, if they have any of them.
    fn deduced(&self, reason: Reason, crimes: CrimeSet, places: PlaceSet) -> Option<Deduced> {
        let mut lost = Domains::new([PlaceSet::NONE; 16]);
        for crime in crimes {
            lost[crime] = self.left[crime] & places;
        }
        let some = lost.values().iter().any(|places| !places.is_empty());
        some.then_some(Deduced { reason, cards: heapless::Vec::new(), lost })
    }

    /// Follows a supposition to its end, to see which cards it runs into and who is left without a place.
    fn failed(&self, failure: Failure) -> Hint {
        let Failure { token, by, .. } = failure;
        let mut left = self.left;
        left[token.crime] = PlaceSet::only(token.place);
        let mut cards = heapless::Vec::<Card, 3>::new();
        let mut note = |card: Card| {
            if !cards.contains(&card) && cards.push(card).is_err() {
                // The first two show the way, the last one where it ends.
                cards.pop();
                let _ = cards.push(card);
            }
        };
        let nowhere = |left: &Domains| Crime::all().find(|&crime| left[crime].is_empty());
        let mut dead = None;
        // A supposition fails within its rounds; more would be of no use.
        'rounds: for _ in 0..failure.rounds {
            for card in self.cards {
                let lost = lost_by(self.edition, card, &left);
                if lost.values().iter().all(PlaceSet::is_empty) {
                    continue;
                }
                note(card);
                for crime in Crime::ALL {
                    left[crime] -= lost[crime];
                }
                dead = nowhere(&left);
                if dead.is_some() {
                    break 'rounds;
                }
            }
            let failed = exclude(&mut left, by).is_err();
            dead = nowhere(&left);
            if failed {
                break;
            }
        }
        let mut lost = Domains::new([PlaceSet::NONE; 16]);
        lost[token.crime] = PlaceSet::only(token.place);
        let reason = Reason::Supposition(token, dead);
        Hint::Next(Deduced { reason, cards, lost })
    }
}

impl Stepper for Hinter {
    type Output = Hint;

    fn step(&mut self, fuel: &mut Fuel) -> Poll<Hint> {
        loop {
            self.stage = match &mut self.stage {
                Stage::Done(hint) => return Poll::Ready(hint.clone()),
                Stage::Suppose(supposer) => match supposer.step(&self.clues, fuel) {
                    Poll::Pending => return Poll::Pending,
                    Poll::Ready(None) => Stage::Done(Hint::Open),
                    Poll::Ready(Some(failure)) => Stage::Done(self.failed(failure)),
                },
                _ if !fuel.burn() => return Poll::Pending,
                Stage::Cards => self.by_a_card(),
                Stage::Assignments => self.by_places(),
                &mut Stage::Sets { size, by_places, first } => self.by_a_set(size, by_places, first),
            };
        }
    }
}

/// What a card takes away from what is left, by itself.
fn lost_by(edition: &Edition, card: Card, left: &Domains) -> Domains {
    let mut lost = Domains::new([PlaceSet::NONE; 16]);
    match edition.clue(card) {
        Clue::Crime(crime, places) => lost[crime] = left[crime] - places,
        Clue::Place(place, crimes) => {
            for crime in CrimeSet::all() - crimes {
                lost[crime] = left[crime] & PlaceSet::only(place);
            }
        }
        Clue::Pair(first, second, link) => {
            let (a, b) = fitting(edition.net(), left[first], left[second], link);
            lost[first] = left[first] - a;
            lost[second] = left[second] - b;
        }
        Clue::Group(group, direction) => {
            let half = edition.half(direction);
            let can: CrimeSet = group.crimes().iter().filter(|&crime| left[crime].meets(half)).collect();
            if let Some(crime) = can.single() {
                lost[crime] = left[crime] - half;
            }
        }
    }
    lost
}

/// Whose places they are: the crimes of each place.
fn transposed(left: &Domains) -> [u16; 16] {
    core::array::from_fn(|at| {
        let here = |crime: &Crime| Place::at(at).is_some_and(|place| left[*crime].has(place));
        Crime::all().filter(here).collect::<CrimeSet>().bits()
    })
}

/// Finds N rows, this one first, that together have only N columns, some of which other rows have too.
fn set_of(
    rows: &[u16; 16],
    size: usize,
    first: usize,
    lost: &dyn Fn(u16, u16) -> Option<Deduced>,
) -> Option<Deduced> {
    let row = rows.get(first)?;
    more(rows, size, first, 1 << first, *row, lost)
}

/// Adds rows after `last` until there are `size` of them; the columns may never become more than that.
fn more(
    rows: &[u16; 16],
    size: usize,
    last: usize,
    chosen: u16,
    columns: u16,
    lost: &dyn Fn(u16, u16) -> Option<Deduced>,
) -> Option<Deduced> {
    if columns.count_ones() as usize > size {
        return None;
    }
    if chosen.count_ones() as usize == size {
        return (columns.count_ones() as usize == size).then(|| lost(chosen, columns)).flatten();
    }
    let behind = rows.iter().enumerate().skip(last + 1);
    // A row with a single column belongs to no larger set.
    behind
        .filter(|(_, row)| row.count_ones() > 1)
        .find_map(|(at, row)| more(rows, size, at, chosen | 1 << at, columns | row, lost))
}
