//! The printed data against what the rule text says of it, the puzzles, and the size of the state. The rules
//! themselves are proven by the case files and properties in `host-tests`.

extern crate std;
use super::*;
use crate::digest::digest;
use crate::fuel::{Fuel, Stepper};
use crate::id::Id;
use core::task::Poll;
use std::vec::Vec;

fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

fn set(places: &[Place]) -> PlaceSet {
    places.iter().copied().collect()
}

const EDITION: &Edition = &SOONWALD;

#[test]
fn the_edition_is_consistent() {
    assert_eq!(EDITION.check(), Ok(()));
}

#[test]
fn each_group_has_four_crimes_and_each_half_eight_places() {
    for group in Group::ALL {
        assert_eq!(group.crimes().len(), 4);
        assert!(group.crimes().iter().all(|crime| crime.group() == group));
    }
    for direction in Direction::ALL {
        assert_eq!(EDITION.half(direction).len(), 8);
    }
    for quarter in Quarter::ALL {
        assert_eq!(Place::all().filter(|&place| EDITION.quarter(place) == quarter).count(), 4);
    }
    assert!(EDITION.half(Direction::North) == PlaceSet::all() - EDITION.half(Direction::South));
    assert!(EDITION.half(Direction::East) == PlaceSet::all() - EDITION.half(Direction::West));
}

#[test]
fn the_cards_add_up() {
    let of = |kind| Card::all().filter(|card| card.kind() == kind).count();
    assert_eq!([Kind::Crime, Kind::Group, Kind::Pair, Kind::Place, Kind::Solo].map(of), [16, 16, 24, 16, 4]);
    let suited = |suit| Card::all().filter(|&card| EDITION.suit(card) == Some(suit)).count();
    assert_eq!(Suit::ALL.map(suited), [14, 14, 14, 14, 16]);
    let links = |link| {
        Card::all().filter(|&card| matches!(EDITION.clue(card), Clue::Pair(_, _, l) if l == link)).count()
    };
    assert_eq!(Link::ALL.map(links), [12, 12]);
    for crime in Crime::ALL {
        let in_pairs = Card::all()
            .filter(|&card| matches!(EDITION.clue(card), Clue::Pair(a, b, _) if a == crime || b == crime));
        assert_eq!(in_pairs.count(), 3, "{crime}");
        let at_places =
            Card::all().filter(|&card| matches!(EDITION.clue(card), Clue::Place(_, list) if list.has(crime)));
        assert_eq!(at_places.count(), 4, "{crime}");
    }
    let mut groups: Vec<_> = Card::all()
        .filter_map(|card| match EDITION.clue(card) {
            Clue::Group(group, direction) => Some((group as u8, direction as u8)),
            _ => None,
        })
        .collect();
    groups.sort_unstable();
    groups.dedup();
    assert_eq!(groups.len(), 16, "each group with each direction");
}

#[test]
fn the_cards_that_the_rule_text_shows_say_that() {
    use Place::*;
    let south_east = set(&[Oberhausen, Obermoschel, Meisenheim, Lettweiler]);
    assert!(EDITION.clue(card(11)) == Clue::Crime(Crime::Effraction, south_east));
    let north_east = set(&[Trifthuette, Thiergarten, Simmern, Boos]);
    assert!(EDITION.clue(card(3)) == Clue::Crime(Crime::Ruches, north_east));
    let donkey = set(&[AntesMuehle, Baerenbach, Hundsbach, Meddersheim]);
    assert!(EDITION.clue(card(1)) == Clue::Crime(Crime::Ane, donkey));
    assert!(matches!(EDITION.clue(card(12)), Clue::Crime(Crime::Racket, places) if places.has(Oberhausen)));
    assert!(EDITION.clue(card(18)) == Clue::Group(Group::Green, Direction::East));
    assert!(EDITION.clue(card(27)) == Clue::Group(Group::Orange, Direction::North));
    assert!(EDITION.clue(card(38)) == Clue::Pair(Crime::Embuscade, Crime::Effraction, Link::NextQuarter));
    assert!(
        matches!(EDITION.clue(card(48)), Clue::Pair(Crime::Arrestation, _, Link::SameQuarter)),
        "card 48"
    );
    let Clue::Place(Oberhausen, allowed) = EDITION.clue(card(71)) else { panic!("card 71") };
    assert!(allowed.has(Crime::Effraction));
    assert!(!allowed.has(Crime::Recel) && !allowed.has(Crime::Meurtre));
    for number in [3, 11, 18, 38] {
        assert_eq!(EDITION.sureness(card(number)), Sureness::Given);
    }
    let made_up = Card::all().filter(|&card| EDITION.sureness(card) == Sureness::Reconstructed).count();
    assert!(made_up > 60, "most cards are reconstructed, and say so");
}

#[test]
fn the_roads_agree_with_the_examples() {
    use Place::*;
    let out = |place| EDITION.near(place, Link::NextQuarter);
    assert!(out(Lettweiler).is_empty() && out(Obermoschel).is_empty());
    assert!(out(Oberhausen) == set(&[Boos]));
    assert!(out(Meisenheim) == set(&[Meddersheim, Hundsbach]));
    assert!(EDITION.near(Meddersheim, Link::SameQuarter).is_empty());
    assert!(out(Meddersheim).len() > 1);
    for link in Link::ALL {
        for place in Place::ALL {
            for other in EDITION.near(place, link) {
                assert!(EDITION.near(other, link).has(place));
                let same = EDITION.quarter(place) == EDITION.quarter(other);
                assert_eq!(same, link == Link::SameQuarter);
            }
        }
    }
    assert_eq!(EDITION.roads().len(), 23);
}

#[test]
fn one_changed_value_changes_the_digest() {
    let quarters: [Quarter; 16] = core::array::from_fn(|at| EDITION.quarter(Place::at(at).unwrap()));
    let positions: [_; 16] = core::array::from_fn(|at| EDITION.position(Place::at(at).unwrap()));
    let face = |card| Face { clue: EDITION.clue(card), sureness: EDITION.sureness(card) };
    let cards: [Face; 76] = core::array::from_fn(|at| face(Card::at(at).unwrap()));
    let with = |cards, positions, roads| Edition::new(quarters, positions, roads, cards, *EDITION.puzzles());
    let original = digest(&EDITION);
    assert_eq!(digest(&with(cards, positions, EDITION.roads())), original);
    let mut other = cards;
    other[3].sureness = Sureness::Given;
    assert_ne!(digest(&with(other, positions, EDITION.roads())), original);
    let mut other = positions;
    other[15].1 += 1;
    assert_ne!(digest(&with(cards, other, EDITION.roads())), original);
    assert_ne!(digest(&with(cards, positions, &EDITION.roads()[1..])), original);
}

#[test]
fn a_misprint_is_found() {
    use Sureness::Given;
    let cards = |change: (u8, Clue)| {
        let mut cards = [Face { clue: EDITION.clue(card(1)), sureness: Given }; 76];
        for (slot, card) in cards.iter_mut().zip(Card::all()) {
            let clue = if card.number() == change.0 { change.1 } else { EDITION.clue(card) };
            *slot = Face { clue, sureness: Given };
        }
        cards
    };
    let quarters: [Quarter; 16] = core::array::from_fn(|at| EDITION.quarter(Place::at(at).unwrap()));
    let check = |number, clue, roads| {
        Edition::new(quarters, [(0, 0); 16], roads, cards((number, clue)), *EDITION.puzzles()).check()
    };
    let fine = EDITION.clue(card(5));
    assert_eq!(check(5, fine, EDITION.roads()), Ok(()));
    assert_eq!(check(6, fine, EDITION.roads()), Err(Misprint::Twice(6)));
    assert_eq!(check(17, fine, EDITION.roads()), Err(Misprint::Kind(17)));
    assert_eq!(check(5, Clue::Crime(Crime::Ane, PlaceSet::NONE), EDITION.roads()), Err(Misprint::Clue(5)));
    let pair = Clue::Pair(Crime::Ane, Crime::Ane, Link::SameQuarter);
    assert_eq!(check(40, pair, EDITION.roads()), Err(Misprint::Clue(40)));
    static TWICE: [Road; 2] = [
        Road { a: Place::Boos, b: Place::Kirn, sureness: Given },
        Road { a: Place::Kirn, b: Place::Boos, sureness: Given },
    ];
    assert_eq!(check(5, fine, &TWICE), Err(Misprint::Road));
    let one = [Quarter::NorthEast; 16];
    let edition = Edition::new(one, [(0, 0); 16], &[], cards((5, fine)), *EDITION.puzzles());
    assert_eq!(edition.check(), Err(Misprint::Direction));
    let mut puzzles = *EDITION.puzzles();
    puzzles[2].solution[Place::Boos] = Crime::Ane;
    let edition = Edition::new(quarters, [(0, 0); 16], &[], cards((5, fine)), puzzles);
    assert_eq!(edition.check(), Err(Misprint::Solution(3)));
}

#[test]
fn each_printed_puzzle_has_exactly_its_printed_solution() {
    for puzzle in EDITION.puzzles() {
        let mut solver = Solver::of_cards(puzzle.cards, EDITION, 1000);
        assert_eq!(solver.finish(), Count::Exactly(1));
        let solution = solver.first().unwrap();
        for (crime, &place) in solution.iter() {
            assert_eq!(puzzle.solution[place], crime);
        }
    }
}

#[test]
fn without_cards_there_are_as_many_solutions_as_orders() {
    let all = (1..=16u64).product::<u64>();
    assert_eq!(Solver::of_cards(CardSet::NONE, EDITION, u64::MAX).finish(), Count::Exactly(all));
    assert_eq!(Solver::of_board(&Board::default(), EDITION, u64::MAX).finish(), Count::Exactly(all));
    let one = CardSet::only(card(11));
    assert_eq!(Solver::of_cards(one, EDITION, u64::MAX).finish(), Count::Exactly(all / 4));
}

#[test]
fn a_solver_in_small_steps_gives_the_same() {
    for puzzle in EDITION.puzzles() {
        let mut whole = Solver::of_cards(puzzle.cards, EDITION, 10);
        let mut steps = whole.clone();
        let count = loop {
            if let Poll::Ready(count) = steps.step(&mut Fuel::new(1)) {
                break count;
            }
        };
        assert_eq!(whole.finish(), count);
        assert!(whole.first() == steps.first());
    }
}

#[test]
fn the_whole_state_stays_small() {
    assert!(size_of::<Schinderhannes>() <= 1024, "{} bytes", size_of::<Schinderhannes>());
    assert!(size_of::<Solitaire>() <= 1024, "{} bytes", size_of::<Solitaire>());
    assert!(size_of::<Action>() <= 8, "{} bytes", size_of::<Action>());
    assert!(size_of::<Maker>() <= 2048, "{} bytes", size_of::<Maker>());
}
