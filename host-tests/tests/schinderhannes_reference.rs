//! Schinderhannes against a second, plain reading of its rules: sets of pairs, tried one after the other,
//! without matching, bit sets or any word of the engine's.

use std::collections::{BTreeMap, BTreeSet};

use confidant_core::game::Game;
use confidant_core::id::Id;
use confidant_core::schinderhannes::{
    Board, Card, Clue, Crime, Deduction, Kind, Link, Place, Report, SOONWALD, Schinderhannes, Setup, Step,
};
use host_tests::play::Random;
use host_tests::soak::schinderhannes::Style;

/// Tokens and scenes, plainly.
#[derive(Clone, PartialEq, Debug)]
struct Plain {
    tokens: BTreeMap<Crime, BTreeSet<Place>>,
    scenes: BTreeMap<Crime, Place>,
}

/// The card cannot be played.
#[derive(Debug, PartialEq)]
struct Refused;

impl Plain {
    fn of(board: &Board) -> Self {
        let lying = Crime::all().filter(|&crime| !board.tokens(crime).is_empty());
        Self {
            tokens: lying.map(|crime| (crime, board.tokens(crime).iter().collect())).collect(),
            scenes: Crime::all().filter_map(|crime| Some((crime, board.scene(crime)?))).collect(),
        }
    }

    fn follow(&mut self, report: &Report) {
        for step in report.steps() {
            match *step {
                Step::Placed(token) => {
                    assert!(self.tokens.entry(token.crime).or_default().insert(token.place));
                }
                Step::Removed(token, _) => {
                    let places = self.tokens.get_mut(&token.crime).expect("tokens to remove");
                    assert!(places.remove(&token.place), "a token that lies there is removed");
                    assert!(!places.is_empty(), "never the last one");
                }
                Step::Scene(token) => {
                    let places = self.tokens.remove(&token.crime).expect("a last token");
                    assert_eq!(places, BTreeSet::from([token.place]));
                    assert!(self.scenes.insert(token.crime, token.place).is_none());
                }
                Step::Kept(..) => {}
                Step::Out(_) => panic!("nothing is out with automatic deduction"),
            }
        }
    }

    fn taken(&self, before: &Self) -> usize {
        let count = |plain: &Self| {
            let tokens: usize = plain.tokens.values().map(|places| 5 - places.len()).sum();
            tokens + 5 * plain.scenes.len()
        };
        count(self) - count(before)
    }

    fn found(&self, place: Place) -> bool {
        self.scenes.values().any(|&scene| scene == place)
    }

    fn on(&self, place: Place) -> usize {
        self.tokens.values().filter(|places| places.contains(&place)).count()
    }

    /// Whether all crimes that have tokens can have places of their own, this one at that place.
    fn fits(&self, fixed: Option<(Crime, Place)>) -> bool {
        fn place_rest(rest: &[Vec<Place>], used: &mut Vec<Place>) -> bool {
            let Some((first, rest)) = rest.split_first() else { return true };
            first.iter().any(|&place| {
                if used.contains(&place) {
                    return false;
                }
                used.push(place);
                let fits = place_rest(rest, used);
                used.pop();
                fits
            })
        }
        let mut used: Vec<Place> = self.scenes.values().copied().collect();
        if let Some((_, place)) = fixed {
            if used.contains(&place) {
                return false;
            }
            used.push(place);
        }
        let others = self.tokens.iter().filter(|(crime, _)| fixed.is_none_or(|(one, _)| one != **crime));
        let mut rest: Vec<Vec<Place>> = others.map(|(_, places)| places.iter().copied().collect()).collect();
        rest.sort_by_key(Vec::len);
        place_rest(&rest, &mut used)
    }

    /// Pairs of rule 3: the places of each.
    fn pairs(&self) -> Vec<([Crime; 2], BTreeSet<Place>)> {
        let mut pairs = Vec::new();
        for (&a, places) in self.tokens.iter().filter(|(_, places)| places.len() == 2) {
            for (&b, _) in self.tokens.iter().filter(|(b, others)| **b > a && *others == places) {
                pairs.push(([a, b], places.clone()));
            }
        }
        pairs
    }

    fn barred(&self, crime: Crime, place: Place, deduction: Deduction) -> bool {
        match deduction {
            Deduction::Logic => !self.fits(Some((crime, place))),
            _ => self.found(place) || self.pairs().iter().any(|(_, places)| places.contains(&place)),
        }
    }

    fn put(&mut self, crime: Crime, places: &BTreeSet<Place>, by: Deduction) -> Result<(), Refused> {
        let open: BTreeSet<Place> =
            places.iter().copied().filter(|&place| !self.barred(crime, place, by)).collect();
        if open.is_empty() || open.len() > 5 || open.iter().any(|&place| self.on(place) >= 3) {
            return Err(Refused);
        }
        self.tokens.insert(crime, open);
        Ok(())
    }

    fn keep(&mut self, crime: Crime, keep: impl Fn(Place) -> bool) -> Result<(), Refused> {
        let places = self.tokens.get_mut(&crime).ok_or(Refused)?;
        places.retain(|&place| keep(place));
        if places.is_empty() { Err(Refused) } else { Ok(()) }
    }

    fn direct(&mut self, clue: Clue, by: Deduction) -> Result<(), Refused> {
        let before = self.clone();
        match clue {
            Clue::Group(..) => return Err(Refused),
            Clue::Crime(crime, places) => {
                if self.scenes.contains_key(&crime) {
                    return Err(Refused);
                }
                if self.tokens.contains_key(&crime) {
                    self.keep(crime, |place| places.has(place))?;
                } else {
                    self.put(crime, &places.iter().collect(), by)?;
                }
            }
            Clue::Place(place, crimes) => {
                if self.found(place) || crimes.iter().all(|crime| self.scenes.contains_key(&crime)) {
                    return Err(Refused);
                }
                for crime in Crime::all().filter(|&crime| !crimes.has(crime)) {
                    if self.tokens.contains_key(&crime) {
                        self.keep(crime, |other| other != place)?;
                    }
                }
            }
            Clue::Pair(a, b, link) => self.pair(a, b, link, by)?,
        }
        if *self == before { Err(Refused) } else { Ok(()) }
    }

    fn pair(&mut self, a: Crime, b: Crime, link: Link, by: Deduction) -> Result<(), Refused> {
        let spots = |plain: &Self, crime| match plain.scenes.get(&crime) {
            Some(&place) => Some(BTreeSet::from([place])),
            None => plain.tokens.get(&crime).cloned(),
        };
        let joined = |place: Place, places: &BTreeSet<Place>| {
            SOONWALD.roads().iter().any(|road| {
                let same = SOONWALD.quarter(road.a) == SOONWALD.quarter(road.b);
                let other = if road.a == place { road.b } else { road.a };
                same == (link == Link::SameQuarter)
                    && (road.a == place || road.b == place)
                    && places.contains(&other)
            })
        };
        let (one, other, spots_of_one) = match (spots(self, a), spots(self, b)) {
            (None, None) => return Err(Refused),
            (Some(first), Some(_)) => (a, b, first),
            (Some(first), None) => (a, b, first),
            (None, Some(second)) => (b, a, second),
        };
        if spots(self, other).is_none() {
            let near = Place::all().filter(|&place| joined(place, &spots_of_one)).collect();
            self.put(other, &near, by)?;
        }
        loop {
            let before = self.clone();
            for (this, that) in [(one, other), (other, one)] {
                let partners = spots(self, that).ok_or(Refused)?;
                if let Some(&scene) = self.scenes.get(&this) {
                    if !joined(scene, &partners) {
                        return Err(Refused);
                    }
                } else {
                    self.keep(this, |place| joined(place, &partners))?;
                }
            }
            if *self == before {
                return Ok(());
            }
        }
    }

    /// Every conclusion, in any order.
    fn conclude(&mut self, by: Deduction, random: &mut Random) -> Result<(), Refused> {
        if !self.fits(None) {
            return Err(Refused);
        }
        loop {
            let mut wrong: Vec<(Crime, Place)> = Vec::new();
            for (&crime, places) in &self.tokens {
                for &place in places {
                    let paired = self
                        .pairs()
                        .iter()
                        .any(|(crimes, pair)| !crimes.contains(&crime) && pair.contains(&place));
                    let proven = by == Deduction::Logic && !self.fits(Some((crime, place)));
                    if self.found(place) || paired || proven {
                        wrong.push((crime, place));
                    }
                }
            }
            let last: Vec<(Crime, Place)> = self
                .tokens
                .iter()
                .filter(|(_, places)| places.len() == 1)
                .map(|(&crime, places)| (crime, *places.first().expect("one")))
                .collect();
            match (random.below(2), random.one_of(&wrong), random.one_of(&last)) {
                (_, None, None) => return Ok(()),
                (0, Some((crime, place)), _) | (_, Some((crime, place)), None) => {
                    // What the device takes off is in no assignment.
                    assert!(!self.fits(Some((crime, place))));
                    self.keep(crime, |other| other != place)?;
                }
                (_, _, Some((crime, place))) => {
                    self.tokens.remove(&crime);
                    self.scenes.insert(crime, place);
                }
            }
        }
    }
}

/// Plays keenly, and shows each position before a turn.
fn positions(deduction: Deduction, games: u64, mut show: impl FnMut(&Schinderhannes, &mut Random)) {
    for seed in 0..games {
        let setup = Setup { players: Some(1 + (seed % 4) as u8), deduction, ..Setup::default() };
        let mut game = Schinderhannes::start(&setup, &SOONWALD, seed).expect("it can be played");
        let mut random = Random::new(seed);
        let mut last = None;
        while let Some(action) = Style::Keen.action(&game, &mut random) {
            if last != Some(*game.table().board()) {
                last = Some(*game.table().board());
                show(&game, &mut random);
            }
            game.play(action).expect("legal");
        }
    }
}

fn every_card_does_what_the_plain_reading_says(deduction: Deduction) {
    let (mut played, mut refused) = (0, 0);
    positions(deduction, 10, |game, random| {
        let board = game.table().board();
        let (judge, sight) = (game.table().judge(), game.table().sight());
        let before = Plain::of(board);
        for card in Card::all().filter(|card| card.kind() != Kind::Solo) {
            for pick in std::iter::once(None).chain(Crime::all().map(Some)) {
                let Some(clue) = judge.narrowed(SOONWALD.clue(card), pick) else { continue };
                let mut plain = before.clone();
                let expected = plain.direct(clue, deduction).and_then(|()| plain.conclude(deduction, random));
                match sight.effect(clue) {
                    Ok(report) => {
                        assert_eq!(expected, Ok(()), "card {card} {pick:?} on {before:?}");
                        let mut followed = before.clone();
                        followed.follow(&report);
                        assert_eq!(followed, plain, "card {card} {pick:?} on {before:?}");
                        assert_eq!(usize::from(report.points()), plain.taken(&before));
                        played += 1;
                    }
                    Err(reason) => {
                        assert_eq!(expected, Err(Refused), "card {card} {pick:?}: {reason:?} on {before:?}");
                        refused += 1;
                    }
                }
            }
        }
        for token in board.all_tokens() {
            let mut plain = before.clone();
            let expected = plain
                .keep(token.crime, |place| place != token.place)
                .and_then(|()| plain.conclude(deduction, random));
            match sight.removal(token) {
                Ok(report) => {
                    let mut followed = before.clone();
                    followed.follow(&report);
                    assert_eq!((expected, &followed), (Ok(()), &plain));
                }
                Err(_) => assert_eq!(expected, Err(Refused)),
            }
        }
    });
    assert!(played > 500 && refused > 5000, "{played} plays, {refused} refusals");
}

#[test]
fn every_card_does_what_the_plain_reading_says_by_the_rules() {
    every_card_does_what_the_plain_reading_says(Deduction::Rules);
}

#[test]
fn every_card_does_what_the_plain_reading_says_by_logic() {
    every_card_does_what_the_plain_reading_says(Deduction::Logic);
}

#[test]
fn what_can_be_claimed_is_what_the_plain_reading_excludes() {
    let mut claims = 0;
    positions(Deduction::Manual, 30, |game, _| {
        let board = game.table().board();
        let plain = Plain::of(board);
        // A board that contradicts itself has no plain answer; the matching has tests of its own.
        if !plain.fits(None) || !board.out().is_empty() {
            return;
        }
        let excess = board.excess();
        for token in board.all_tokens() {
            let fits = plain.fits(Some((token.crime, token.place)));
            assert_eq!(excess[token.crime].has(token.place), !fits);
            claims += u32::from(!fits);
        }
    });
    assert!(claims > 100, "{claims}");
}
