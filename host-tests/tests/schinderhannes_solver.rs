//! The matching, the solver, the grades and the puzzle maker against plain counting, and made puzzles.

use std::collections::BTreeSet;
use std::task::Poll;

use confidant_core::fuel::{Fuel, Stepper};
use confidant_core::game::{Game, Turn};
use confidant_core::id::Id;
use confidant_core::schinderhannes::solitaire::{self, Outcome};
use confidant_core::schinderhannes::{
    Assignments, Card, CardSet, Clue, Count, Crime, CrimeSet, Deduction, Direction, Domains, Edition, Effort,
    Face, Grade, Grader, Group, Hint, Hinter, Kind, Link, Maker, Place, PlaceSet, Reason, SOONWALD,
    Solitaire, Solver, Spare, Sureness,
};
use host_tests::play::Random;
use host_tests::prover::{self, Left};

/// Every way to give the first crimes places of their own, as many as possible; calls back with each.
fn largest_matchings(domains: &[PlaceSet], found: &mut Vec<Vec<Option<Place>>>) {
    fn go(
        rest: &[PlaceSet],
        used: PlaceSet,
        so_far: &mut Vec<Option<Place>>,
        all: &mut Vec<Vec<Option<Place>>>,
    ) {
        let Some((first, rest)) = rest.split_first() else { return all.push(so_far.clone()) };
        for choice in std::iter::once(None).chain((*first - used).iter().map(Some)) {
            so_far.push(choice);
            go(rest, used | choice.into_iter().collect(), so_far, all);
            so_far.pop();
        }
    }
    go(domains, PlaceSet::NONE, &mut Vec::new(), found);
    let size = |matching: &Vec<Option<Place>>| matching.iter().flatten().count();
    let most = found.iter().map(size).max().unwrap_or(0);
    found.retain(|matching| size(matching) == most);
}

/// Only the first `size` crimes and places are open; each of the others has its own place.
fn small_domains(size: usize, random: &mut Random, chance: usize) -> Domains {
    let mut domains = Domains::new([PlaceSet::NONE; 16]);
    for (crime, place) in Crime::all().zip(Place::all()) {
        domains[crime] = if crime.index() < size {
            Place::all().take(size).filter(|_| random.below(10) < chance).collect()
        } else {
            PlaceSet::only(place)
        };
    }
    domains
}

#[test]
fn what_is_possible_is_what_some_largest_matching_has() {
    let mut random = Random::new(1);
    let (mut whole, mut partial) = (0, 0);
    for round in 0..4000 {
        let size = 2 + round % 4;
        let domains = small_domains(size, &mut random, 2 + round / 4 % 7);
        let mut all = Vec::new();
        largest_matchings(&domains.values()[..size], &mut all);
        let assignments = Assignments::of(&domains);
        let complete = all[0].iter().all(Option::is_some);
        assert_eq!(assignments.exist(), complete);
        for crime in Crime::all().take(size) {
            let expected: PlaceSet = all.iter().filter_map(|matching| matching[crime.index()]).collect();
            assert!(assignments.possible(crime) == expected, "round {round}, {crime}");
        }
        *(if complete { &mut whole } else { &mut partial }) += 1;
    }
    assert!(whole > 500 && partial > 500, "{whole} {partial}");
}

/// Whether a card holds when each crime is at its place.
fn holds(clue: Clue, at: &[Place; 16], edition: &Edition) -> bool {
    match clue {
        Clue::Crime(crime, places) => places.has(at[crime.index()]),
        Clue::Group(group, direction) => {
            group.crimes().iter().any(|crime| edition.half(direction).has(at[crime.index()]))
        }
        Clue::Pair(a, b, link) => edition.roads().iter().any(|road| {
            let same = edition.quarter(road.a) == edition.quarter(road.b);
            let ends = [at[a.index()], at[b.index()]];
            same == (link == Link::SameQuarter) && (ends == [road.a, road.b] || ends == [road.b, road.a])
        }),
        Clue::Place(place, crimes) => {
            Crime::all().any(|crime| at[crime.index()] == place && crimes.has(crime))
        }
    }
}

/// Cards that pin all but `open` crimes to places of a random order, and other random cards; how many orders
/// of the open ones they allow.
fn small_puzzle(open: usize, random: &mut Random) -> (&'static Edition, CardSet, u64) {
    let mut order: Vec<Place> = Place::all().collect();
    for at in 0..16 {
        order.swap(at, at + random.below(16 - at));
    }
    let mut places = [Place::Boos; 16];
    places.copy_from_slice(&order);
    let any_crime = |random: &mut Random| Crime::ALL[random.below(16)];
    let mut cards =
        [Face { clue: Clue::Crime(Crime::Ane, PlaceSet::all()), sureness: Sureness::Reconstructed }; 76];
    let mut used = CardSet::NONE;
    for card in Card::all() {
        let clue = match card.kind() {
            Kind::Crime => {
                let crime = Crime::ALL[card.index()];
                if crime.index() >= open {
                    used.insert(card);
                }
                Clue::Crime(crime, PlaceSet::only(places[crime.index()]))
            }
            Kind::Group => Clue::Group(Group::ALL[random.below(4)], Direction::ALL[random.below(4)]),
            Kind::Pair => {
                let a = any_crime(random);
                let b = Crime::ALL[(a.index() + 1 + random.below(15)) % 16];
                Clue::Pair(a, b, Link::ALL[random.below(2)])
            }
            Kind::Place => Clue::Place(
                Place::ALL[card.index() - 56],
                CrimeSet::from_bits(random.below(65536) as u16 | random.below(65536) as u16),
            ),
            Kind::Solo => Clue::Crime(any_crime(random), PlaceSet::from_bits(random.below(65536) as u16)),
        };
        cards[card.index()] = Face { clue, sureness: Sureness::Reconstructed };
    }
    let quarters = std::array::from_fn(|at| SOONWALD.quarter(Place::ALL[at]));
    let edition: &'static Edition = Box::leak(Box::new(Edition::new(
        quarters,
        [(0, 0); 16],
        SOONWALD.roads(),
        cards,
        *SOONWALD.puzzles(),
    )));
    // Mostly cards that hold in some order of the open crimes, so that there are solutions to count.
    for _ in 0..random.below(60) {
        let card = Card::at(16 + random.below(60)).expect("a card");
        if random.below(60) == 0 || holds(edition.clue(card), &places, edition) {
            used.insert(card);
        }
    }
    let mut free: Vec<Place> = places[..open].to_vec();
    let mut count = 0;
    permute(&mut free, 0, &mut |free| {
        let mut at = places;
        at[..open].copy_from_slice(free);
        count += u64::from(used.iter().all(|card| holds(edition.clue(card), &at, edition)));
    });
    (edition, used, count)
}

fn permute(things: &mut [Place], from: usize, visit: &mut impl FnMut(&[Place])) {
    if from == things.len() {
        return visit(things);
    }
    for at in from..things.len() {
        things.swap(from, at);
        permute(things, from + 1, visit);
        things.swap(from, at);
    }
}

#[test]
fn the_solver_counts_what_plain_counting_counts() {
    let mut random = Random::new(2);
    let mut seen = [0; 3];
    for round in 0..3000 {
        let (edition, cards, count) = small_puzzle(3 + round % 4, &mut random);
        let mut solver = Solver::of_cards(cards, edition, u64::MAX);
        assert_eq!(solver.finish(), Count::Exactly(count), "round {round}");
        if let Some(first) = solver.first() {
            let at = *first.values();
            assert!(cards.iter().all(|card| holds(edition.clue(card), &at, edition)), "round {round}");
        }
        assert_eq!(solver.first().is_some(), count > 0);
        seen[count.min(2) as usize] += 1;
    }
    assert!(seen.iter().all(|&times| times > 40), "{seen:?}");
}

#[test]
fn a_limit_stops_the_solver() {
    let cards: CardSet = [11, 8, 12].map(|number| Card::new(number).expect("a card")).into_iter().collect();
    let count = Solver::of_cards(cards, &SOONWALD, 3).finish();
    assert!(matches!(count, Count::AtLeast(_)), "{count:?}");
}

#[test]
fn made_puzzles_are_unique_minimal_and_graded() {
    let mut grades = [0; 5];
    for seed in 0..150 {
        let made = Maker::new(&SOONWALD, seed, None, Spare::Bare).finish();
        assert!(made.cards.iter().all(|card| card.kind() != Kind::Group));
        let mut solver = Solver::of_cards(made.cards, &SOONWALD, 10);
        assert_eq!(solver.finish(), Count::Exactly(1), "seed {seed}");
        let at = *solver.first().expect("its solution").values();
        assert!(made.cards.iter().all(|card| holds(SOONWALD.clue(card), &at, &SOONWALD)));
        for card in made.cards {
            let fewer = made.cards - CardSet::only(card);
            let count = Solver::of_cards(fewer, &SOONWALD, 2).finish();
            assert_ne!(count, Count::Exactly(1), "seed {seed}: card {card} can be left out");
        }
        assert_eq!(Grader::of(made.cards, &SOONWALD).finish(), Ok(made.grade));
        grades[made.grade.index()] += 1;
    }
    assert!(grades.iter().all(|&count| count > 5), "{grades:?}");
}

#[test]
fn friendly_puzzles_have_three_to_nine_cards_more_than_they_need_and_each_kind_that_holds() {
    for seed in 0..60 {
        let made = Maker::new(&SOONWALD, seed, None, Spare::Friendly).finish();
        let mut needed = made.cards;
        let mut solver = Solver::of_cards(made.cards, &SOONWALD, 2);
        assert_eq!(solver.finish(), Count::Exactly(1), "seed {seed}");
        let at = *solver.first().expect("its solution").values();
        for card in made.cards {
            let fewer = needed - CardSet::only(card);
            if Solver::of_cards(fewer, &SOONWALD, 2).finish() == Count::Exactly(1) {
                needed = fewer;
            }
        }
        assert!(made.cards.len() - needed.len() >= 3, "seed {seed}");
        for kind in [Kind::Crime, Kind::Pair, Kind::Place, Kind::Solo] {
            let holding = Card::all().filter(|&card| holds(SOONWALD.clue(card), &at, &SOONWALD));
            let there = made.cards.iter().any(|card| card.kind() == kind);
            assert_eq!(there, holding.filter(|card| card.kind() == kind).count() > 0, "seed {seed}");
        }
    }
}

#[test]
fn solutions_are_spread() {
    const PUZZLES: u32 = 400;
    let mut times = [[0; 16]; 16];
    for seed in 0..PUZZLES.into() {
        let made = Maker::new(&SOONWALD, seed, None, Spare::Bare).finish();
        let mut solver = Solver::of_cards(made.cards, &SOONWALD, 1);
        solver.finish();
        for (crime, &place) in solver.first().expect("a solution").iter() {
            times[crime.index()][place.index()] += 1;
        }
    }
    let most = times.iter().flatten().copied().max().expect("256 numbers");
    assert!(most <= PUZZLES / 5, "one crime at one place in {most} of {PUZZLES}");
}

#[test]
fn the_same_seed_makes_the_same_puzzle_however_small_the_steps() {
    for seed in 0..5 {
        let whole = Maker::new(&SOONWALD, seed, None, Spare::Bare).finish();
        let mut maker = Maker::new(&SOONWALD, seed, None, Spare::Bare);
        let mut steps = 0;
        let made = loop {
            steps += 1;
            let mut fuel = Fuel::new(7);
            match maker.step(&mut fuel) {
                Poll::Ready(made) => break made,
                Poll::Pending => assert_eq!(fuel.left(), 0, "it stops only when the fuel is burnt"),
            }
        };
        assert!(made == whole && steps > 10);
        maker.again();
        let next = maker.finish();
        assert!(next != made, "the next puzzle of the seed is another one");
    }
}

#[test]
fn a_wanted_grade_is_made() {
    for grade in Grade::ALL {
        for seed in 0..5 {
            let made = Maker::new(&SOONWALD, seed, Some(grade), Spare::Bare).finish();
            assert_eq!(made.grade, grade);
        }
    }
}

fn lay_all(cards: CardSet, deduction: Deduction, random: &mut Random) -> Solitaire {
    let setup = solitaire::Setup { puzzle: None, cards: Some(cards), deduction, ..Default::default() };
    let mut puzzle = Solitaire::start(&setup, &SOONWALD, 0).expect("a puzzle");
    let mut rest: Vec<Card> = cards.iter().collect();
    while !rest.is_empty() && matches!(puzzle.turn(), Turn::Of(_)) {
        let card = rest.swap_remove(random.below(rest.len()));
        puzzle.play(solitaire::Action::Play(card)).expect("a card of a puzzle that has a solution");
    }
    puzzle
}

#[test]
fn without_a_supposition_all_that_follows_solves_it_and_no_other_deduction_solves_more() {
    let mut random = Random::new(3);
    for seed in 0..60 {
        let made = Maker::new(&SOONWALD, seed, None, Spare::Bare).finish();
        let solved = |deduction, random: &mut Random| {
            lay_all(made.cards, deduction, random).turn() == Turn::Over(Outcome::Solved)
        };
        assert_eq!(solved(Deduction::Logic, &mut random), made.grade <= Grade::Sets, "seed {seed}");
        // The rule text does not see that a place has one crime left, but it sees some pairs.
        assert!(made.grade <= Grade::Sets || !solved(Deduction::Rules, &mut random), "seed {seed}");
        assert!(!solved(Deduction::Manual, &mut random), "seed {seed}");
    }
}

#[test]
fn no_deduction_takes_the_solution_away() {
    let mut random = Random::new(4);
    for (number, puzzle) in SOONWALD.puzzles().iter().enumerate() {
        for deduction in [Deduction::Rules, Deduction::Logic, Deduction::Manual] {
            for _ in 0..5 {
                let laid = lay_all(puzzle.cards, deduction, &mut random);
                let table = laid.table();
                assert!(!table.contradiction);
                for (place, &crime) in puzzle.solution.iter() {
                    assert!(table.left[crime].has(place), "puzzle {}", number + 1);
                }
            }
        }
    }
}

/// Cards and singles as far as they go, by plain looking at every cell.
fn by_singles(cards: CardSet, left: &mut Left) {
    loop {
        let before = left.clone();
        for card in cards {
            for crime in Crime::ALL {
                let now = left.clone();
                left[crime.index()].retain(|&place| prover::allows(&SOONWALD, card, &now, crime, place));
            }
        }
        for (crime, place) in Crime::all().flat_map(|crime| Place::all().map(move |place| (crime, place))) {
            let crime = crime.index();
            let alone = |other: usize| other == crime || !left[other].contains(&place);
            if left[crime].contains(&place) && (left[crime].len() == 1 || (0..16).all(alone)) {
                left[crime] = BTreeSet::from([place]);
                for other in (0..16).filter(|&other| other != crime) {
                    left[other].remove(&place);
                }
            }
        }
        if *left == before {
            return;
        }
    }
}

/// The grade of a puzzle that needs no supposition, and none of others. What sets of any size exclude is what fits in no
/// way when it is tried.
fn plain_grade(cards: CardSet) -> Option<Grade> {
    let mut left: Left = vec![Place::all().collect(); 16];
    let solved = |left: &Left| left.iter().all(|places| places.len() == 1);
    by_singles(cards, &mut left);
    if solved(&left) {
        return Some(Grade::Singles);
    }
    loop {
        let before = left.clone();
        for (crime, place) in Crime::all().flat_map(|crime| Place::all().map(move |place| (crime, place))) {
            let mut trial = left.clone();
            trial[crime.index()] = BTreeSet::from([place]);
            if !prover::fits(&trial) {
                left[crime.index()].remove(&place);
            }
        }
        by_singles(cards, &mut left);
        match solved(&left) {
            true => return Some(Grade::Sets),
            false if left == before => return None,
            false => {}
        }
    }
}

/// What a person has needed so far, each time that it has changed.
fn efforts(cards: CardSet) -> Vec<Effort> {
    let mut grader = Grader::of(cards, &SOONWALD);
    let mut efforts = vec![grader.effort()];
    while grader.step(&mut Fuel::new(1)).is_pending() {
        if efforts.last() != Some(&grader.effort()) {
            efforts.push(grader.effort());
        }
    }
    efforts.push(grader.effort());
    efforts
}

/// How many crimes stand when all that cards and places tell is concluded, by following the hints.
fn standing(cards: CardSet) -> usize {
    let mut left = Domains::new([PlaceSet::all(); 16]);
    while let Hint::Next(step) = Hinter::new(&SOONWALD, cards, &left).finish() {
        if matches!(step.reason, Reason::Supposition(..)) {
            break;
        }
        Crime::ALL.iter().for_each(|&crime| left[crime] -= step.lost[crime]);
    }
    left.values().iter().filter(|places| places.len() == 1).count()
}

#[test]
fn what_stood_before_the_first_supposition_is_counted_once_and_the_longest_is_kept() {
    let (mut several, mut long) = (0, 0);
    for (seed, grade) in (0..24).flat_map(|seed| [(seed, Grade::Few), (seed, Grade::Many)]) {
        let cards = Maker::new(&SOONWALD, seed, Some(grade), Spare::Bare).finish().cards;
        let efforts = efforts(cards);
        let last = *efforts.last().expect("an effort");
        let after: Vec<&Effort> = efforts.iter().filter(|effort| effort.suppositions > 0).collect();
        assert!(after.iter().all(|effort| usize::from(effort.standing) == standing(cards)), "{grade} {seed}");
        assert!(after.is_sorted_by_key(|effort| effort.longest), "{grade} {seed}: {after:?}");
        several += usize::from(last.suppositions > 1);
        long += usize::from(last.longest > 1);
    }
    assert!(several > 5 && long > 5, "{several} {long}");
}

#[test]
fn grades_are_what_plain_looking_needs() {
    let mut seen = [0; 3];
    let made =
        (1000..1150).map(|seed| Maker::new(&SOONWALD, seed, None, Spare::ALL[seed as usize % 2]).finish());
    for cards in made.map(|made| made.cards).chain(SOONWALD.puzzles().iter().map(|puzzle| puzzle.cards)) {
        let grade = Grader::of(cards, &SOONWALD).finish().expect("a grade");
        let plain = plain_grade(cards);
        assert_eq!(Some(grade).filter(|&grade| grade <= Grade::Sets), plain);
        seen[plain.map_or(2, |plain| plain.index())] += 1;
    }
    assert!(seen.iter().all(|&times| times > 5), "{seen:?}");
}
