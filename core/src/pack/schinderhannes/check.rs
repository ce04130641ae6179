//! What is wrong or doubtful in a box of Schinderhannes, without playing: the board, the cards one by one, two that say
//! the same, and patterns that one card breaks.

use super::{BOARD, CARDS, PUZZLE_PART, PUZZLES, QUARTERS, ROADS, SOLUTIONS, Said, Values, part_of};
use crate::id::Id as _;
use crate::pack::{Complaint, Note, Remark, Tell, Weight, note};
use crate::schinderhannes::{
    Card, Clue, Crime, CrimeSet, Direction, Edition, Group, Kind, Place, PlaceSet, Quarter, SOONWALD, Suit,
    Sureness,
};

/// How many cards of a kind show a pattern.
const PATTERN: usize = 12;
/// How many cards may break it and are complained about; if more do, there is no pattern.
const OUTLIERS: usize = 2;
/// Most cards that a pile takes.
const PILE: usize = crate::schinderhannes::PILE;

/// A complaint about a card.
pub(super) fn on_card(weight: Weight, card: Card, what: Remark, about: Note) -> Complaint {
    let part = part_of(card.kind()).0;
    Complaint { weight, part, section: CARDS, key: note(format_args!("{card}")), what, about }
}

fn on_board(weight: Weight, section: &'static str, key: Note, what: Remark, about: Note) -> Complaint {
    Complaint { weight, part: BOARD, section, key, what, about }
}

impl Values {
    pub(super) fn check_board(&self, tell: &mut Tell<'_>) {
        for (a, b) in &self.roads {
            if a == b {
                let key = note(format_args!("{a} {b}"));
                tell(on_board(Weight::Wrong, ROADS, key, Remark::RoadToItself, note(format_args!("{a}"))));
            }
        }
        if self.quarters.iter().all(Option::is_some) {
            for direction in Direction::ALL {
                let inside = |at: &&Option<Quarter>| at.is_some_and(|at| direction.quarters().contains(&at));
                let count = self.quarters.iter().filter(inside).count();
                if count != 8 {
                    let about = note(format_args!("{direction} {count}"));
                    tell(on_board(Weight::Wrong, QUARTERS, Note::new(), Remark::DirectionCount, about));
                }
            }
        }
        if !self.has_roads() {
            return;
        }
        self.check_net(tell);
        for place in Place::ALL {
            if !self.roads.iter().any(|(a, b)| *a == place || *b == place) {
                let about = note(format_args!("{place}"));
                tell(on_board(Weight::Doubt, ROADS, Note::new(), Remark::PlaceWithoutRoad, about));
            }
        }
        for road in SOONWALD.roads().iter().filter(|road| road.sureness == Sureness::Given) {
            let ends = (road.a.min(road.b), road.a.max(road.b));
            if !self.roads.contains(&ends) {
                let about = note(format_args!("{} {}", ends.0, ends.1));
                tell(on_board(Weight::Doubt, ROADS, Note::new(), Remark::RoadExpected, about));
            }
        }
    }

    /// Every place can be reached from every other, as far as they have roads at all.
    fn check_net(&self, tell: &mut Tell<'_>) {
        let Some(&(first, _)) = self.roads.first() else { return };
        let has_road = |place: Place| self.roads.iter().any(|(a, b)| *a == place || *b == place);
        let mut reached = PlaceSet::default();
        reached.insert(first);
        for _ in Place::ALL {
            for &(a, b) in &self.roads {
                if reached.has(a) || reached.has(b) {
                    reached.insert(a);
                    reached.insert(b);
                }
            }
        }
        if let Some(place) = Place::all().find(|&place| has_road(place) && !reached.has(place)) {
            let about = note(format_args!("{first} {place}"));
            tell(on_board(Weight::Doubt, ROADS, Note::new(), Remark::RoadsApart, about));
        }
    }

    pub(super) fn check_cards(&self, tell: &mut Tell<'_>) {
        for (at, &(card, said)) in self.cards.iter().enumerate() {
            let number = note(format_args!("{card}"));
            let wrong = match said {
                Said::Clue(Clue::Pair(a, b, _)) if a == b => Some((Remark::PairOfOne, number)),
                Said::Clue(Clue::Place(_, crimes)) if crimes.is_empty() => {
                    Some((Remark::PlaceWithoutCrime, number))
                }
                Said::Clue(Clue::Crime(_, places)) if card.kind() == Kind::Crime && places.len() != 4 => {
                    Some((Remark::CrimePlaces, note(format_args!("{card} {}", places.len()))))
                }
                Said::Clue(Clue::Crime(_, places)) if places.is_empty() => {
                    Some((Remark::CrimeNowhere, number))
                }
                _ => None,
            };
            if let Some((what, about)) = wrong {
                tell(on_card(Weight::Wrong, card, what, about));
            }
            if !fits_kind(card.kind(), said) {
                tell(on_card(Weight::Wrong, card, Remark::CardOfOtherKind, note(format_args!("{card}"))));
            }
            let mut before = self.cards.iter().take(at);
            let twin = before.find(|(other, held)| other.kind() == card.kind() && same_back(*held, said));
            if let Some((other, _)) = twin {
                let what = match card.kind() {
                    Kind::Crime => Remark::CrimeTwice,
                    Kind::Group => Remark::GroupTwice,
                    Kind::Pair => Remark::PairTwice,
                    Kind::Place => Remark::PlaceTwice,
                    Kind::Solo => Remark::SoloTwice,
                };
                tell(on_card(Weight::Doubt, card, what, note(format_args!("{other} {card}"))));
            }
            // What the rule book shows of single cards.
            let known = Said::of(card.kind(), SOONWALD.clue(card), &SOONWALD);
            if SOONWALD.sureness(card) == Sureness::Given && said != known {
                tell(on_card(Weight::Doubt, card, Remark::CardExpected, note(format_args!("{card}"))));
            }
        }
        self.check_piles(tell);
    }

    /// A pile takes no more cards than there is room for.
    fn check_piles(&self, tell: &mut Tell<'_>) {
        let edition: Edition = self.edition();
        for group in Group::ALL {
            let of_group = |card: &Card| edition.suit(*card) == Some(Suit::from(group));
            let count = Card::all().filter(of_group).count();
            if count > PILE {
                let blamed = self.cards.iter().rev().map(|(card, _)| *card).find(|card| of_group(card));
                let about = note(format_args!("{group} {count} {PILE}"));
                tell(on_card(Weight::Wrong, blamed.unwrap_or(super::FIRST), Remark::PileTooLarge, about));
            }
        }
    }

    /// What most cards of a kind have in common, and one or two have not.
    pub(super) fn check_patterns(&self, tell: &mut Tell<'_>) {
        if self.quarters.iter().all(Option::is_some) {
            let whole = |places: PlaceSet| {
                let quarter = |quarter: Quarter| -> PlaceSet {
                    Place::all()
                        .zip(self.quarters)
                        .filter(|(_, at)| *at == Some(quarter))
                        .map(|(place, _)| place)
                        .collect()
                };
                Quarter::ALL.into_iter().any(|at| quarter(at) == places)
            };
            let cards = self.cards.iter().filter_map(|&(card, said)| match said {
                Said::Clue(Clue::Crime(_, places)) if card.kind() == Kind::Crime => {
                    Some((card, whole(places)))
                }
                _ => None,
            });
            outliers(cards, true, |card, _| {
                tell(on_card(Weight::Doubt, card, Remark::CrimeNoQuarter, note(format_args!("{card}"))));
            });
        }
        let places = || {
            self.cards.iter().filter_map(|&(card, said)| match said {
                Said::Clue(Clue::Place(_, crimes)) => Some((card, crimes)),
                _ => None,
            })
        };
        let sizes = || places().map(|(card, crimes)| (card, crimes.len()));
        let usual =
            (1..=16).max_by_key(|size| sizes().filter(|(_, other)| other == size).count()).unwrap_or(4);
        outliers(sizes(), usual, |card, size| {
            tell(on_card(
                Weight::Doubt,
                card,
                Remark::PlaceCrimes,
                note(format_args!("{card} {size} {usual}")),
            ));
        });
        if places().count() == Place::COUNT {
            let on =
                |crime: Crime| places().filter(|(_, crimes): &(Card, CrimeSet)| crimes.has(crime)).count();
            let usual =
                (1..=16).max_by_key(|count| Crime::all().filter(|crime| on(*crime) == *count).count());
            let usual = usual.unwrap_or(4);
            outliers(Crime::all().map(|crime| (crime, on(crime))), usual, |crime, count| {
                let about = note(format_args!("{crime} {count} {usual}"));
                let part = part_of(Kind::Place).0;
                tell(Complaint {
                    weight: Weight::Doubt,
                    part,
                    section: CARDS,
                    key: Note::new(),
                    what: Remark::CrimeOnPlaces,
                    about,
                });
            });
        }
    }

    pub(super) fn check_puzzles(&self, tell: &mut Tell<'_>) {
        let mut whole = |section, number: u8, what| {
            let about = note(format_args!("{number}"));
            tell(Complaint {
                weight: Weight::Wrong,
                part: PUZZLE_PART,
                section,
                key: about.clone(),
                what,
                about,
            });
        };
        for (number, solution) in (1..).zip(self.solutions) {
            let Some(solution) = solution else { continue };
            let crimes: CrimeSet = solution.into_iter().collect();
            if crimes.len() != Crime::COUNT {
                whole(SOLUTIONS, number, Remark::SolutionTwice);
            }
        }
        for (number, list) in (1..).zip(self.puzzles) {
            if list.is_some_and(|list| list.iter().any(|card| card.kind() == Kind::Group)) {
                whole(PUZZLES, number, Remark::PuzzleGroupCard);
            }
        }
    }
}

/// Tells those that are not as usual, if all but one or two are.
fn outliers<K, V: PartialEq + Copy>(
    all: impl Iterator<Item = (K, V)> + Clone,
    usual: V,
    mut tell: impl FnMut(K, V),
) {
    let count = all.clone().count();
    let out = all.filter(|(_, value)| *value != usual);
    let odd = out.clone().count();
    if count >= PATTERN && (1..=OUTLIERS).contains(&odd) {
        out.for_each(|(key, value)| tell(key, value));
    }
}

/// Whether a card of this sort can say so.
fn fits_kind(kind: Kind, said: Said) -> bool {
    match (kind, said) {
        (Kind::Solo, Said::Toward(..) | Said::Clue(Clue::Crime(..))) => true,
        (_, Said::Toward(..)) => false,
        (Kind::Crime, Said::Clue(clue)) => matches!(clue, Clue::Crime(..)),
        (Kind::Group, Said::Clue(clue)) => matches!(clue, Clue::Group(..)),
        (Kind::Pair, Said::Clue(clue)) => matches!(clue, Clue::Pair(..)),
        (Kind::Place, Said::Clue(clue)) => matches!(clue, Clue::Place(..)),
        (Kind::Solo, _) => false,
    }
}

/// Whether two cards of a kind speak of the same thing: there should be one such card.
fn same_back(one: Said, other: Said) -> bool {
    match (one, other) {
        (Said::Toward(a, _), Said::Toward(b, _)) => a == b,
        (Said::Clue(one), Said::Clue(other)) => match (one, other) {
            (Clue::Crime(a, _), Clue::Crime(b, _)) => a == b,
            (Clue::Group(a, to_a), Clue::Group(b, to_b)) => (a, to_a) == (b, to_b),
            (Clue::Pair(a, b, _), Clue::Pair(c, d, _)) => (a, b) == (c, d) || (a, b) == (d, c),
            (Clue::Place(a, _), Clue::Place(b, _)) => a == b,
            _ => false,
        },
        _ => false,
    }
}
