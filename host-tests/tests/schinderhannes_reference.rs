//! Schinderhannes against a second, plain reading of its rules: sets of pairs, tried one after the other,
//! without matching, bit sets or any word of the engine's.

use std::collections::{BTreeMap, BTreeSet};

use confidant_core::game::Game;
use confidant_core::id::Id;
use confidant_core::schinderhannes::{
    Board, Card, Clue, Deduction, Delict, Kind, Link, Place, Report, SOONWALD, Schinderhannes, Setup, Step,
};
use host_tests::play::Random;
use host_tests::soak::schinderhannes::Style;

/// Tokens and scenes, plainly.
#[derive(Clone, PartialEq, Debug)]
struct Plain {
    tokens: BTreeMap<Delict, BTreeSet<Place>>,
    scenes: BTreeMap<Delict, Place>,
}

/// The card cannot be played.
#[derive(Debug, PartialEq)]
struct Refused;

impl Plain {
    fn of(board: &Board) -> Self {
        let lying = Delict::all().filter(|&delict| !board.tokens(delict).is_empty());
        Self {
            tokens: lying.map(|delict| (delict, board.tokens(delict).iter().collect())).collect(),
            scenes: Delict::all().filter_map(|delict| Some((delict, board.scene(delict)?))).collect(),
        }
    }

    fn follow(&mut self, report: &Report) {
        for step in report.steps() {
            match *step {
                Step::Placed(token) => {
                    assert!(self.tokens.entry(token.delict).or_default().insert(token.place));
                }
                Step::Removed(token, _) => {
                    let places = self.tokens.get_mut(&token.delict).expect("tokens to remove");
                    assert!(places.remove(&token.place), "a token that lies there is removed");
                    assert!(!places.is_empty(), "never the last one");
                }
                Step::Scene(token) => {
                    let places = self.tokens.remove(&token.delict).expect("a last token");
                    assert_eq!(places, BTreeSet::from([token.place]));
                    assert!(self.scenes.insert(token.delict, token.place).is_none());
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

    /// Whether all delicts that have tokens can have places of their own, this one at that place.
    fn fits(&self, fixed: Option<(Delict, Place)>) -> bool {
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
        let others = self.tokens.iter().filter(|(delict, _)| fixed.is_none_or(|(one, _)| one != **delict));
        let mut rest: Vec<Vec<Place>> = others.map(|(_, places)| places.iter().copied().collect()).collect();
        rest.sort_by_key(Vec::len);
        place_rest(&rest, &mut used)
    }

    /// Pairs of rule 3: the places of each.
    fn pairs(&self) -> Vec<([Delict; 2], BTreeSet<Place>)> {
        let mut pairs = Vec::new();
        for (&a, places) in self.tokens.iter().filter(|(_, places)| places.len() == 2) {
            for (&b, _) in self.tokens.iter().filter(|(b, others)| **b > a && *others == places) {
                pairs.push(([a, b], places.clone()));
            }
        }
        pairs
    }

    fn barred(&self, delict: Delict, place: Place, deduction: Deduction) -> bool {
        match deduction {
            Deduction::Logic => !self.fits(Some((delict, place))),
            _ => self.found(place) || self.pairs().iter().any(|(_, places)| places.contains(&place)),
        }
    }

    fn put(&mut self, delict: Delict, places: &BTreeSet<Place>, by: Deduction) -> Result<(), Refused> {
        let open: BTreeSet<Place> =
            places.iter().copied().filter(|&place| !self.barred(delict, place, by)).collect();
        if open.is_empty() || open.len() > 5 || open.iter().any(|&place| self.on(place) >= 3) {
            return Err(Refused);
        }
        self.tokens.insert(delict, open);
        Ok(())
    }

    fn keep(&mut self, delict: Delict, keep: impl Fn(Place) -> bool) -> Result<(), Refused> {
        let places = self.tokens.get_mut(&delict).ok_or(Refused)?;
        places.retain(|&place| keep(place));
        if places.is_empty() { Err(Refused) } else { Ok(()) }
    }

    fn direct(&mut self, clue: Clue, by: Deduction) -> Result<(), Refused> {
        let before = self.clone();
        match clue {
            Clue::Group(..) => return Err(Refused),
            Clue::Delict(delict, places) => {
                if self.scenes.contains_key(&delict) {
                    return Err(Refused);
                }
                if self.tokens.contains_key(&delict) {
                    self.keep(delict, |place| places.has(place))?;
                } else {
                    self.put(delict, &places.iter().collect(), by)?;
                }
            }
            Clue::Place(place, delicts) => {
                if self.found(place) || delicts.iter().all(|delict| self.scenes.contains_key(&delict)) {
                    return Err(Refused);
                }
                for delict in Delict::all().filter(|&delict| !delicts.has(delict)) {
                    if self.tokens.contains_key(&delict) {
                        self.keep(delict, |other| other != place)?;
                    }
                }
            }
            Clue::Pair(a, b, link) => self.pair(a, b, link, by)?,
        }
        if *self == before { Err(Refused) } else { Ok(()) }
    }

    fn pair(&mut self, a: Delict, b: Delict, link: Link, by: Deduction) -> Result<(), Refused> {
        let spots = |plain: &Self, delict| match plain.scenes.get(&delict) {
            Some(&place) => Some(BTreeSet::from([place])),
            None => plain.tokens.get(&delict).cloned(),
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
            let mut wrong: Vec<(Delict, Place)> = Vec::new();
            for (&delict, places) in &self.tokens {
                for &place in places {
                    let paired = self
                        .pairs()
                        .iter()
                        .any(|(delicts, pair)| !delicts.contains(&delict) && pair.contains(&place));
                    let proven = by == Deduction::Logic && !self.fits(Some((delict, place)));
                    if self.found(place) || paired || proven {
                        wrong.push((delict, place));
                    }
                }
            }
            let last: Vec<(Delict, Place)> = self
                .tokens
                .iter()
                .filter(|(_, places)| places.len() == 1)
                .map(|(&delict, places)| (delict, *places.first().expect("one")))
                .collect();
            match (random.below(2), random.one_of(&wrong), random.one_of(&last)) {
                (_, None, None) => return Ok(()),
                (0, Some((delict, place)), _) | (_, Some((delict, place)), None) => {
                    // What the device takes off is in no assignment.
                    assert!(!self.fits(Some((delict, place))));
                    self.keep(delict, |other| other != place)?;
                }
                (_, _, Some((delict, place))) => {
                    self.tokens.remove(&delict);
                    self.scenes.insert(delict, place);
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
            if last != Some(*game.view().board()) {
                last = Some(*game.view().board());
                show(&game, &mut random);
            }
            game.play(action).expect("legal");
        }
    }
}

fn every_card_does_what_the_plain_reading_says(deduction: Deduction) {
    let (mut played, mut refused) = (0, 0);
    positions(deduction, 10, |game, random| {
        let board = game.view().board();
        let judge = game.view().judge();
        let before = Plain::of(board);
        for card in Card::all().filter(|card| card.kind() != Kind::Solo) {
            for pick in std::iter::once(None).chain(Delict::all().map(Some)) {
                let Some(clue) = judge.narrowed(SOONWALD.clue(card), pick) else { continue };
                let mut plain = before.clone();
                let expected = plain.direct(clue, deduction).and_then(|()| plain.conclude(deduction, random));
                match judge.effect(board, clue) {
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
                .keep(token.delict, |place| place != token.place)
                .and_then(|()| plain.conclude(deduction, random));
            match judge.removal(board, token) {
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
        let board = game.view().board();
        let plain = Plain::of(board);
        // A board that contradicts itself has no plain answer; the matching has tests of its own.
        if !plain.fits(None) || !board.out().is_empty() {
            return;
        }
        let excess = board.excess();
        for token in board.all_tokens() {
            let fits = plain.fits(Some((token.delict, token.place)));
            assert_eq!(excess[token.delict].has(token.place), !fits);
            claims += u32::from(!fits);
        }
    });
    assert!(claims > 100, "{claims}");
}
