//! A second opinion on the hints of Schinderhannes' puzzles: every step is proven by plain counting, without a word of
//! the stepper's. A puzzle is followed from its first hint to its solution.

use std::collections::BTreeSet;

use confidant_core::fuel::Stepper;
use confidant_core::id::Id;
use confidant_core::schinderhannes::{
    Card, CardSet, ChainLink, Clue, Count, Crime, Dead, Deduced, Domains, Edition, Grade, Hint, Hinter,
    LINKS, Link, Place, PlaceSet, Reason, SOONWALD, Solver,
};

/// What is left to each crime.
pub type Left = Vec<BTreeSet<Place>>;

fn plain(left: &Domains) -> Left {
    left.values().iter().map(|places| places.iter().collect()).collect()
}

fn joined(edition: &Edition, a: Place, b: Place, link: Link) -> bool {
    let road = edition.roads().iter().any(|road| (road.a, road.b) == (a, b) || (road.b, road.a) == (a, b));
    let same = edition.quarter(a) == edition.quarter(b);
    road && same == (link == Link::SameQuarter)
}

/// Whether a crime can be at a place, by this card and what is left, the others wherever they can.
pub fn allows(edition: &Edition, card: Card, left: &Left, crime: Crime, place: Place) -> bool {
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
pub fn fits(left: &Left) -> bool {
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
        Reason::Supposition(token, dead) => {
            let mut trial = plain;
            trial[token.crime.index()] = BTreeSet::from([token.place]);
            prove_chain(edition, cards, trial.clone(), dead, &step.chain)?;
            lost == [(token.crime, token.place)] && impossible(edition, cards, trial)
        }
        reason => follows(edition, cards, &plain, reason, &lost),
    };
    if proven { Ok(()) } else { Err("the reason does not hold".to_owned()) }
}

/// Whether these places go for this reason, when this is left.
fn follows(edition: &Edition, cards: CardSet, left: &Left, reason: Reason, lost: &[(Crime, Place)]) -> bool {
    match reason {
        Reason::Card(card) => {
            let excluded = |&(crime, place): &(Crime, Place)| !allows(edition, card, left, crime, place);
            cards.has(card) && lost.iter().all(excluded)
        }
        Reason::Places(crimes, places) => {
            let within = |crime: Crime| left[crime.index()].iter().all(|&place| places.has(place));
            let others = lost.iter().all(|&(crime, place)| !crimes.has(crime) && places.has(place));
            crimes.len() == places.len() && crimes.iter().all(within) && others
        }
        Reason::Crimes(crimes, places) => {
            let mut elsewhere = Crime::all().filter(|&crime| !crimes.has(crime));
            let alone = elsewhere.all(|crime| left[crime.index()].iter().all(|&place| !places.has(place)));
            let out = lost.iter().all(|&(crime, place)| crimes.has(crime) && !places.has(place));
            crimes.len() == places.len() && alone && out
        }
        Reason::Supposition(..) => false,
    }
}

/// Proves a supposition step by step: each takes away what its own reason excludes by then, and the end is as told.
fn prove_chain(
    edition: &Edition,
    cards: CardSet,
    mut left: Left,
    dead: Option<Dead>,
    chain: &[ChainLink],
) -> Result<(), String> {
    if chain.len() == LINKS {
        // Its beginning is not told. That the supposition fails is proven otherwise.
        return Ok(());
    }
    for (number, link) in chain.iter().enumerate() {
        let lost: Vec<(Crime, Place)> = link.places.iter().map(|place| (link.crime, place)).collect();
        let there = lost.iter().all(|(_, place)| left[link.crime.index()].contains(place));
        if lost.is_empty() || !there || !follows(edition, cards, &left, link.reason, &lost) {
            return Err(format!("step {number} of a supposition does not follow"));
        }
        left[link.crime.index()].retain(|&place| !link.places.has(place));
    }
    let ends = match dead {
        Some(Dead::Crime(crime)) => left[crime.index()].is_empty(),
        Some(Dead::Place(place)) => left.iter().all(|places| !places.contains(&place)),
        None => false,
    };
    if ends { Ok(()) } else { Err("a supposition does not end as told".to_owned()) }
}

/// How a reason ranks among the others: a later one is given only where no earlier one is there.
pub fn rank(reason: Reason) -> usize {
    match reason {
        Reason::Card(_) => 0,
        Reason::Places(crimes, _) | Reason::Crimes(crimes, _) => crimes.len().min(3),
        Reason::Supposition(..) => 4,
    }
}

/// How many steps of each rank there were, and of how many steps the longest supposition.
#[derive(Clone, Copy, Debug, Default)]
pub struct Followed {
    /// By [`rank`].
    pub ranks: [usize; 5],
    /// Of the longest chain.
    pub longest: usize,
}

impl Followed {
    /// Whether a puzzle of this grade takes such steps: none that is harder, and somewhere what the grade is named after.
    pub fn is(&self, grade: Grade) -> bool {
        let [_, single, pair, set, supposition] = self.ranks;
        match grade {
            Grade::Singles => single > 0 && pair + set + supposition == 0,
            Grade::Sets => pair + set > 0 && supposition == 0,
            Grade::One => supposition == 1,
            Grade::Few => (2..=4).contains(&supposition),
            Grade::Many => supposition > 0,
        }
    }
}

/// Follows the hints from the beginning, each step proven, until all stand where the only solution has them.
pub fn follow(cards: CardSet) -> Result<Followed, String> {
    let mut solver = Solver::of_cards(cards, &SOONWALD, 2);
    if solver.finish() != Count::Exactly(1) {
        return Err("not one solution".to_owned());
    }
    let solution = *solver.first().ok_or("no solution")?;
    let mut left = Domains::new([PlaceSet::all(); 16]);
    let mut followed = Followed::default();
    loop {
        let step = match Hinter::new(&SOONWALD, cards, &left).finish() {
            Hint::Next(step) => step,
            Hint::Solved => break,
            Hint::Struck(token, _) => return Err(format!("{token} was not struck")),
            Hint::Contradiction => return Err("a contradiction on the way".to_owned()),
            Hint::Open => return Err("no hint any more".to_owned()),
        };
        prove(&SOONWALD, cards, &left, &step)?;
        followed.ranks[rank(step.reason)] += 1;
        followed.longest = followed.longest.max(step.chain.len());
        for crime in Crime::ALL {
            left[crime] -= step.lost[crime];
        }
    }
    match solution.iter().all(|(crime, &place)| left[crime] == PlaceSet::only(place)) {
        true => Ok(followed),
        false => Err("another solution".to_owned()),
    }
}
