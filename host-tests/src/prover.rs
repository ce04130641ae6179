//! A second opinion on the hints of Schinderhannes' puzzles: every step is proven by plain counting, without a word of
//! the stepper's. A puzzle is followed from its first hint to its solution.

use std::collections::BTreeSet;

use confidant_core::fuel::Stepper;
use confidant_core::id::Id;
use confidant_core::schinderhannes::{
    Card, CardSet, Clue, Count, Deduced, Delict, Domains, Edition, Hint, Hinter, Link, Place, PlaceSet,
    Reason, SOONWALD, Solver,
};

/// What is left to each delict.
type Left = Vec<BTreeSet<Place>>;

fn plain(left: &Domains) -> Left {
    left.values().iter().map(|places| places.iter().collect()).collect()
}

fn joined(edition: &Edition, a: Place, b: Place, link: Link) -> bool {
    let road = edition.roads().iter().any(|road| (road.a, road.b) == (a, b) || (road.b, road.a) == (a, b));
    let same = edition.quarter(a) == edition.quarter(b);
    road && same == (link == Link::SameQuarter)
}

/// Whether a delict can be at a place, by this card and what is left, the others wherever they can.
fn allows(edition: &Edition, card: Card, left: &Left, delict: Delict, place: Place) -> bool {
    match edition.clue(card) {
        Clue::Delict(named, places) => named != delict || places.has(place),
        Clue::Place(named, delicts) => named != place || delicts.has(delict),
        Clue::Pair(first, second, link) if first == delict || second == delict => {
            let other = if first == delict { second } else { first };
            left[other.index()].iter().any(|&at| joined(edition, place, at, link))
        }
        Clue::Pair(..) => true,
        Clue::Group(..) => panic!("no puzzle has group cards"),
    }
}

/// Whether all can have places of their own.
fn fits(left: &Left) -> bool {
    fn seat(who: usize, left: &Left, at: &mut [Option<usize>; 16], seen: &mut BTreeSet<Place>) -> bool {
        for &place in &left[who] {
            if seen.insert(place) {
                let free = at[place.index()].is_none_or(|holder| seat(holder, left, at, seen));
                if free {
                    at[place.index()] = Some(who);
                    return true;
                }
            }
        }
        false
    }
    let mut at = [None; 16];
    (0..16).all(|who| seat(who, left, &mut at, &mut BTreeSet::new()))
}

/// Whether this cannot be: everything is cut down by every card, and what has no partner anywhere goes, until
/// somebody has no place or not all have one of their own.
fn impossible(edition: &Edition, cards: CardSet, mut left: Left) -> bool {
    loop {
        let before = left.clone();
        for card in cards {
            for delict in Delict::ALL {
                let now = left.clone();
                left[delict.index()].retain(|&place| allows(edition, card, &now, delict, place));
            }
        }
        for delict in Delict::ALL {
            for place in left[delict.index()].clone() {
                let mut trial = left.clone();
                trial[delict.index()] = BTreeSet::from([place]);
                if !fits(&trial) {
                    left[delict.index()].remove(&place);
                }
            }
        }
        if left.iter().any(BTreeSet::is_empty) || !fits(&left) {
            return true;
        }
        if left == before {
            return false;
        }
    }
}

/// Proves a step: every place that goes is excluded by the very reason that is given.
pub fn prove(edition: &Edition, cards: CardSet, left: &Domains, step: &Deduced) -> Result<(), String> {
    let plain = plain(left);
    let lost: Vec<(Delict, Place)> =
        Delict::all().flat_map(|delict| step.lost[delict].iter().map(move |place| (delict, place))).collect();
    if lost.is_empty() {
        return Err("nothing goes".to_owned());
    }
    if let Some((delict, place)) = lost.iter().find(|(delict, place)| !left[*delict].has(*place)) {
        return Err(format!("{delict} was not left at {place}"));
    }
    if !step.cards.iter().all(|card| cards.has(*card)) {
        return Err("a card is not of the puzzle".to_owned());
    }
    let proven = match step.reason {
        Reason::Card => {
            let [card] = step.cards[..] else { return Err("one card is named".to_owned()) };
            lost.iter().all(|&(delict, place)| !allows(edition, card, &plain, delict, place))
        }
        Reason::Places(delicts, places) => {
            let inside = delicts.iter().all(|delict| left[delict].is_subset(places));
            let others = lost.iter().all(|&(delict, place)| !delicts.has(delict) && places.has(place));
            delicts.len() == places.len() && inside && others
        }
        Reason::Delicts(delicts, places) => {
            let elsewhere = Delict::all().filter(|&delict| !delicts.has(delict));
            let mut others = elsewhere.map(|delict| left[delict]);
            let alone = others.all(|left: PlaceSet| !left.meets(places));
            let out = lost.iter().all(|&(delict, place)| delicts.has(delict) && !places.has(place));
            delicts.len() == places.len() && alone && out
        }
        Reason::Supposition(token, _) => {
            let mut trial = plain;
            trial[token.delict.index()] = BTreeSet::from([token.place]);
            lost == [(token.delict, token.place)] && impossible(edition, cards, trial)
        }
    };
    if proven { Ok(()) } else { Err("the reason does not hold".to_owned()) }
}

/// How a reason ranks among the others: a later one is given only where no earlier one is there.
pub fn rank(reason: Reason) -> usize {
    match reason {
        Reason::Card => 0,
        Reason::Places(delicts, _) | Reason::Delicts(delicts, _) => delicts.len().min(3),
        Reason::Supposition(..) => 4,
    }
}

/// Follows the hints from the beginning, each step proven, until all stand where the only solution has them; how many
/// steps of each rank there were.
pub fn follow(cards: CardSet) -> Result<[usize; 5], String> {
    let mut solver = Solver::of_cards(cards, &SOONWALD, 2);
    if solver.finish() != Count::Exactly(1) {
        return Err("not one solution".to_owned());
    }
    let solution = *solver.first().ok_or("no solution")?;
    let mut left = Domains::new([PlaceSet::all(); 16]);
    let mut ranks = [0; 5];
    loop {
        let step = match Hinter::new(&SOONWALD, cards, &left).finish() {
            Hint::Next(step) => step,
            Hint::Solved => break,
            Hint::Contradiction => return Err("a contradiction on the way".to_owned()),
            Hint::Open => return Err("no hint any more".to_owned()),
        };
        prove(&SOONWALD, cards, &left, &step)?;
        ranks[rank(step.reason)] += 1;
        for delict in Delict::ALL {
            left[delict] -= step.lost[delict];
        }
    }
    match solution.iter().all(|(delict, &place)| left[delict] == PlaceSet::only(place)) {
        true => Ok(ranks),
        false => Err("another solution".to_owned()),
    }
}
