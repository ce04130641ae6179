//! A second opinion on the hints of Schinderhannes' puzzles: every step is proven by plain counting, without a word of
//! the stepper's. A puzzle is followed from its first hint to its solution.

use std::collections::BTreeSet;

use confidant_core::fuel::Stepper;
use confidant_core::id::Id;
use confidant_core::schinderhannes::{
    Card, CardSet, Clue, Count, Crime, Deduced, Domains, Edition, Hint, Hinter, Link, Place, PlaceSet,
    Reason, SOONWALD, Solver,
};

/// What is left to each crime.
type Left = Vec<BTreeSet<Place>>;

fn plain(left: &Domains) -> Left {
    left.values().iter().map(|places| places.iter().collect()).collect()
}

fn joined(edition: &Edition, a: Place, b: Place, link: Link) -> bool {
    let road = edition.roads().iter().any(|road| (road.a, road.b) == (a, b) || (road.b, road.a) == (a, b));
    let same = edition.quarter(a) == edition.quarter(b);
    road && same == (link == Link::SameQuarter)
}

/// Whether a crime can be at a place, by this card and what is left, the others wherever they can.
fn allows(edition: &Edition, card: Card, left: &Left, crime: Crime, place: Place) -> bool {
    match edition.clue(card) {
        Clue::Crime(named, places) => named != crime || places.has(place),
        Clue::Place(named, crimes) => named != place || crimes.has(crime),
        Clue::Pair(first, second, link) if first == crime || second == crime => {
            let other = if first == crime { second } else { first };
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
            for crime in Crime::ALL {
                let now = left.clone();
                left[crime.index()].retain(|&place| allows(edition, card, &now, crime, place));
            }
        }
        for crime in Crime::ALL {
            for place in left[crime.index()].clone() {
                let mut trial = left.clone();
                trial[crime.index()] = BTreeSet::from([place]);
                if !fits(&trial) {
                    left[crime.index()].remove(&place);
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
    let lost: Vec<(Crime, Place)> =
        Crime::all().flat_map(|crime| step.lost[crime].iter().map(move |place| (crime, place))).collect();
    if lost.is_empty() {
        return Err("nothing goes".to_owned());
    }
    if let Some((crime, place)) = lost.iter().find(|(crime, place)| !left[*crime].has(*place)) {
        return Err(format!("{crime} was not left at {place}"));
    }
    if !step.cards.iter().all(|card| cards.has(*card)) {
        return Err("a card is not of the puzzle".to_owned());
    }
    let proven = match step.reason {
        Reason::Card => {
            let [card] = step.cards[..] else { return Err("one card is named".to_owned()) };
            lost.iter().all(|&(crime, place)| !allows(edition, card, &plain, crime, place))
        }
        Reason::Places(crimes, places) => {
            let inside = crimes.iter().all(|crime| left[crime].is_subset(places));
            let others = lost.iter().all(|&(crime, place)| !crimes.has(crime) && places.has(place));
            crimes.len() == places.len() && inside && others
        }
        Reason::Crimes(crimes, places) => {
            let elsewhere = Crime::all().filter(|&crime| !crimes.has(crime));
            let mut others = elsewhere.map(|crime| left[crime]);
            let alone = others.all(|left: PlaceSet| !left.meets(places));
            let out = lost.iter().all(|&(crime, place)| crimes.has(crime) && !places.has(place));
            crimes.len() == places.len() && alone && out
        }
        Reason::Supposition(token, _) => {
            let mut trial = plain;
            trial[token.crime.index()] = BTreeSet::from([token.place]);
            lost == [(token.crime, token.place)] && impossible(edition, cards, trial)
        }
    };
    if proven { Ok(()) } else { Err("the reason does not hold".to_owned()) }
}

/// How a reason ranks among the others: a later one is given only where no earlier one is there.
pub fn rank(reason: Reason) -> usize {
    match reason {
        Reason::Card => 0,
        Reason::Places(crimes, _) | Reason::Crimes(crimes, _) => crimes.len().min(3),
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
        for crime in Crime::ALL {
            left[crime] -= step.lost[crime];
        }
    }
    match solution.iter().all(|(crime, &place)| left[crime] == PlaceSet::only(place)) {
        true => Ok(ranks),
        false => Err("another solution".to_owned()),
    }
}
