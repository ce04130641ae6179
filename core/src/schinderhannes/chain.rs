//! What follows from a supposition, step by step for a person, until a crime has no place left or a place no crime.
//!
//! The simplest step is always taken, as for hints. Afterwards only those are kept that the end rests on: each token that
//! has to be gone for it went by some step, and that step rests on others.

use core::ops::ControlFlow;

use super::card::{Card, CardSet, Clue};
use super::crime::{Crime, CrimeSet};
use super::edition::Edition;
use super::hint::Reason;
use super::matching::Domains;
use super::place::{Place, PlaceSet, Token};
use super::simple::Search;
use crate::id::{ById, Id};

/// A step of the chain: by a card or by places, never by another supposition.
#[derive(Clone, Copy, PartialEq)]
pub struct Link {
    /// Why these places go:
    pub reason: Reason,
    /// they are this crime's,
    pub crime: Crime,
    /// and the end rests on their going.
    pub places: PlaceSet,
}

/// Where a supposition ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Dead {
    /// This crime has no place.
    Crime(Crime),
    /// Nothing can be at this place.
    Place(Place),
}

/// Most steps of a chain that are told; of a longer one, the last ones: it is full then.
pub const LINKS: usize = 32;
/// Most steps that are followed.
const STEPS: usize = 96;
/// What the supposition itself takes away, and what still lies.
const SUPPOSED: u8 = 0;
const LIES: u8 = u8::MAX;

/// The steps that a supposition's end rests on.
pub type Chain = heapless::Vec<Link, LINKS>;

/// Follows a supposition that fails. A unit of fuel is one step of its search.
#[derive(Clone)]
pub(super) struct Follower {
    start: Domains,
    left: Domains,
    search: Search,
    steps: heapless::Vec<Reason, STEPS>,
    /// By which step each token went.
    went: ById<Crime, ById<Place, u8, 16>, 16>,
}

/// What came of it: the steps, and where it ended; none if cards of a whole group contradict it.
pub(super) type Followed = (Chain, Option<Dead>);

impl Follower {
    pub fn new(left: &Domains, token: Token) -> Self {
        let mut this = Self {
            start: *left,
            left: *left,
            search: Search::Cards,
            steps: heapless::Vec::new(),
            went: ById::new([const { ById::new([LIES; 16]) }; 16]),
        };
        let mut lost = Domains::new([PlaceSet::NONE; 16]);
        lost[token.crime] = left[token.crime] - PlaceSet::only(token.place);
        this.take(&lost, SUPPOSED);
        this
    }

    fn take(&mut self, lost: &Domains, step: u8) {
        for crime in Crime::ALL {
            for place in lost[crime] {
                self.went[crime][place] = step;
            }
            self.left[crime] -= lost[crime];
        }
    }

    /// One unit of it.
    pub fn step(&mut self, edition: &'static Edition, cards: CardSet) -> ControlFlow<Followed> {
        let ControlFlow::Break(found) = self.search.step(edition, cards, &self.left) else {
            return ControlFlow::Continue(());
        };
        self.search = Search::Cards;
        let Some((_, lost)) = found.filter(|(reason, _)| self.steps.push(*reason).is_ok()) else {
            return ControlFlow::Break((Chain::new(), None));
        };
        self.take(&lost, self.steps.len() as u8);
        match self.dead() {
            Some(dead) => ControlFlow::Break((self.chain(edition, dead), Some(dead))),
            None => ControlFlow::Continue(()),
        }
    }

    fn dead(&self) -> Option<Dead> {
        let crime = Crime::all().find(|&crime| self.left[crime].is_empty());
        let place = || Place::all().find(|&place| Crime::all().all(|crime| !self.left[crime].has(place)));
        crime.map(Dead::Crime).or_else(|| place().map(Dead::Place))
    }

    /// The steps that the end rests on, from the last one back.
    fn chain(&self, edition: &Edition, dead: Dead) -> Chain {
        let mut needed = Domains::new([PlaceSet::NONE; 16]);
        match dead {
            Dead::Crime(crime) => needed[crime] = self.start[crime],
            Dead::Place(place) => {
                for crime in Crime::ALL {
                    needed[crime] = self.start[crime] & PlaceSet::only(place);
                }
            }
        }
        let mut chain = Chain::new();
        for (index, &reason) in self.steps.iter().enumerate().rev() {
            let number = index as u8 + 1;
            for crime in Crime::ALL {
                let went = |place: &Place| self.went[crime][*place] == number;
                let places: PlaceSet = needed[crime].iter().filter(went).collect();
                if places.is_empty() {
                    continue;
                }
                // The steps before those that fit are not told.
                let _ = chain.push(Link { reason, crime, places });
                self.needs(edition, reason, crime, places, &mut needed);
            }
        }
        chain.reverse();
        chain
    }

    /// Adds what has to be gone for this crime to lose these places for this reason.
    fn needs(&self, edition: &Edition, reason: Reason, crime: Crime, places: PlaceSet, needed: &mut Domains) {
        match reason {
            Reason::Card(card) => match edition.clue(card) {
                Clue::Crime(..) | Clue::Place(..) => {}
                Clue::Pair(first, second, link) => {
                    let other = if crime == first { second } else { first };
                    needed[other] |= self.start[other] & edition.net().near_any(places, link);
                }
                Clue::Group(group, direction) => {
                    for other in group.crimes() - CrimeSet::only(crime) {
                        needed[other] |= self.start[other] & edition.half(direction);
                    }
                }
            },
            Reason::Places(crimes, places) => {
                for other in crimes {
                    needed[other] |= self.start[other] - places;
                }
            }
            Reason::Crimes(crimes, places) => {
                for other in CrimeSet::all() - crimes {
                    needed[other] |= self.start[other] & places;
                }
            }
            Reason::Supposition(..) => {}
        }
    }
}

/// The cards of a chain, at most three: the first two show the way, the last one where it ends.
pub(super) fn cards_of(chain: &Chain) -> heapless::Vec<Card, 3> {
    let mut cards = heapless::Vec::new();
    for link in chain {
        if let Reason::Card(card) = link.reason
            && !cards.contains(&card)
            && cards.push(card).is_err()
        {
            cards.pop();
            let _ = cards.push(card);
        }
    }
    cards
}
