//! The simplest step that needs no supposition: what a card says, then sets of crimes and places, small ones first.

use core::ops::ControlFlow;

use super::card::{Card, CardSet, Clue, Kind};
use super::crime::{Crime, CrimeSet};
use super::edition::Edition;
use super::effect::fitting;
use super::hint::Reason;
use super::matching::{Assignments, Domains};
use super::place::PlaceSet;
use super::sets::Rows;
use crate::id::Id;

/// Of any set and what is left besides, one has at most half of the sixteen.
const LARGEST_SET: usize = 8;

/// Looks for the simplest step. What is left is given anew at each step of the search, always the same.
#[derive(Clone, Copy)]
pub(super) enum Search {
    Cards,
    /// Whether there is a set that takes something away.
    Places,
    /// Sets of this size that begin with this crime, or with this place.
    Sets {
        size: usize,
        by_places: bool,
        first: usize,
    },
}

/// A step, and what goes by it; none if there is none.
pub(super) type Found = Option<(Reason, Domains)>;

impl Search {
    /// One unit of the search.
    pub fn step(&mut self, edition: &'static Edition, cards: CardSet, left: &Domains) -> ControlFlow<Found> {
        *self = match *self {
            Self::Cards => match by_a_card(edition, cards, left) {
                Some(found) => return ControlFlow::Break(Some(found)),
                None => Self::Places,
            },
            Self::Places => {
                let assignments = Assignments::of(left);
                if assignments.exist() && assignments.all_possible() == left {
                    return ControlFlow::Break(None);
                }
                Self::Sets { size: 1, by_places: false, first: 0 }
            }
            Self::Sets { size, by_places, first } => {
                if let Some(tied) = Rows::of(left, by_places).tied(size, first) {
                    let reason = match by_places {
                        true => Reason::Crimes(tied.crimes, tied.places),
                        false => Reason::Places(tied.crimes, tied.places),
                    };
                    return ControlFlow::Break(Some((reason, tied.lost(left))));
                }
                match (first + size < Crime::COUNT, by_places) {
                    (true, _) => Self::Sets { size, by_places, first: first + 1 },
                    (false, false) => Self::Sets { size, by_places: true, first: 0 },
                    (false, true) if size < LARGEST_SET => {
                        Self::Sets { size: size + 1, by_places: false, first: 0 }
                    }
                    (false, true) => return ControlFlow::Break(None),
                }
            }
        };
        ControlFlow::Continue(())
    }
}

/// The first card that takes something away, first among those that speak of only one thing.
fn by_a_card(edition: &Edition, cards: CardSet, left: &Domains) -> Found {
    let pairs = |card: &Card| matches!(card.kind(), Kind::Pair | Kind::Group);
    let alone = cards.iter().filter(|card| !pairs(card));
    alone.chain(cards.iter().filter(pairs)).find_map(|card| {
        let lost = lost_by(edition, card, left);
        let some = lost.values().iter().any(|places| !places.is_empty());
        some.then_some((Reason::Card(card), lost))
    })
}

/// What a card takes away from what is left, by itself.
pub(super) fn lost_by(edition: &Edition, card: Card, left: &Domains) -> Domains {
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
