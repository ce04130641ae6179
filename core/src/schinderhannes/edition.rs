//! What an edition prints: the board with its quarters and roads, the 76 cards, the four puzzles. Owners may
//! enter their own edition; [`Edition::check`] says whether it is consistent.

use core::hash::{Hash, Hasher};

use super::card::{Back, Card, CardSet, Clue, Kind, Link, Suit, Sureness};
use super::crime::{Crime, CrimeSet};
use super::place::{Direction, Place, PlaceSet, Quarter};
use crate::deck::Backed;
use crate::id::{ById, Id};

/// Most roads that a board can have.
pub const MOST_ROADS: usize = 48;

/// The printed data.
pub struct Edition {
    quarters: ById<Place, Quarter, 16>,
    positions: ById<Place, (u8, u8), 16>,
    roads: [Road; MOST_ROADS],
    road_count: u8,
    cards: ById<Card, Face, 76>,
    puzzles: [Puzzle; 4],
    net: Net,
    halves: ById<Direction, PlaceSet, 4>,
}

/// What is printed; neighbours and halves follow from it.
impl Hash for Edition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self { quarters, positions, roads: _, road_count: _, cards, puzzles, net: _, halves: _ } = self;
        (quarters, positions, self.roads(), cards, puzzles).hash(state);
    }
}

/// Which places are joined, by which sort of road.
#[derive(Clone, Copy)]
pub struct Net(ById<Link, ById<Place, PlaceSet, 16>, 2>);

impl Net {
    /// Places joined to this one by such a road.
    pub fn near(&self, place: Place, link: Link) -> PlaceSet {
        self.0[link][place]
    }

    /// Places joined by such a road to any of these.
    pub fn near_any(&self, places: PlaceSet, link: Link) -> PlaceSet {
        let rows = &self.0[link];
        places.iter().fold(PlaceSet::NONE, |sum, place| sum | rows[place])
    }
}

/// A road between two places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Road {
    /// One end.
    pub a: Place,
    /// The other.
    pub b: Place,
    /// How well it is known.
    pub sureness: Sureness,
}

/// A card's face and how well it is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Face {
    /// What it says.
    pub clue: Clue,
    /// How well that is known.
    pub sureness: Sureness,
}

/// A printed solitaire puzzle.
#[derive(Clone, Copy, Hash)]
pub struct Puzzle {
    /// Its cards.
    pub cards: CardSet,
    /// What happened where.
    pub solution: ById<Place, Crime, 16>,
}

/// Why an edition cannot be right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misprint {
    /// A road from a place to itself, or given twice.
    #[error("a road is wrong")]
    Road,
    /// A direction without eight places.
    #[error("each direction has eight places")]
    Direction,
    /// The clue does not fit the sort of card that its number is.
    #[error("a card's clue does not fit its number")]
    Kind(u8),
    /// A crime card without exactly four places, a pair of one crime, an empty list.
    #[error("a card's clue is impossible")]
    Clue(u8),
    /// Two place cards of one place or two crime cards of one crime.
    #[error("two cards speak of the same thing")]
    Twice(u8),
    /// A puzzle's solution names a crime twice.
    #[error("a puzzle's solution names a crime twice")]
    Solution(u8),
}

impl Edition {
    /// An edition with these quarters, positions (tenths, x to the right, y up), roads, cards and puzzles, each
    /// in the order of its ids. Roads beyond [`MOST_ROADS`] are left out.
    // Only enum discriminants index here, each below the length of its array.
    #[allow(clippy::indexing_slicing)]
    pub const fn new(
        quarters: [Quarter; 16],
        positions: [(u8, u8); 16],
        roads: &[Road],
        cards: [Face; 76],
        puzzles: [Puzzle; 4],
    ) -> Self {
        let mut near = [[0; 16]; 2];
        let mut number = 0;
        let mut kept =
            [Road { a: Place::AntesMuehle, b: Place::AntesMuehle, sureness: Sureness::Given }; MOST_ROADS];
        while number < roads.len() && number < MOST_ROADS {
            kept[number] = roads[number];
            let (a, b) = (roads[number].a as usize, roads[number].b as usize);
            let same = quarters[a] as usize == quarters[b] as usize;
            let link = if same { Link::SameQuarter } else { Link::NextQuarter } as usize;
            near[link][a] |= 1 << b;
            near[link][b] |= 1 << a;
            number += 1;
        }
        let mut halves = [PlaceSet::NONE; 4];
        let mut half = 0;
        while half < 4 {
            let [first, second] = Direction::ALL[half].quarters();
            let mut bits = 0;
            let mut place = 0;
            while place < 16 {
                let quarter = quarters[place] as usize;
                if quarter == first as usize || quarter == second as usize {
                    bits |= 1 << place;
                }
                place += 1;
            }
            halves[half] = PlaceSet::from_bits(bits);
            half += 1;
        }
        let [same, next] = near;
        Self {
            quarters: ById::new(quarters),
            positions: ById::new(positions),
            roads: kept,
            road_count: number as u8,
            cards: ById::new(cards),
            puzzles,
            net: Net(ById::new([neighbours(same), neighbours(next)])),
            halves: ById::new(halves),
        }
    }

    /// The quarter of a place.
    pub fn quarter(&self, place: Place) -> Quarter {
        self.quarters[place]
    }

    /// Where a place is drawn: x to the right, y up, in tenths.
    pub fn position(&self, place: Place) -> (u8, u8) {
        self.positions[place]
    }

    /// The roads.
    pub fn roads(&self) -> &[Road] {
        self.roads.get(..usize::from(self.road_count)).unwrap_or(&self.roads)
    }

    /// What a card says.
    pub fn clue(&self, card: Card) -> Clue {
        self.cards[card].clue
    }

    /// How well it is known what a card says.
    pub fn sureness(&self, card: Card) -> Sureness {
        self.cards[card].sureness
    }

    /// Which pile a card is sorted into; solo cards into none.
    pub fn suit(&self, card: Card) -> Option<Suit> {
        let back: Back = card.back(self);
        back.suit()
    }

    /// The printed puzzles.
    pub fn puzzles(&self) -> &[Puzzle; 4] {
        &self.puzzles
    }

    /// The eight places of a direction.
    pub fn half(&self, direction: Direction) -> PlaceSet {
        self.halves[direction]
    }

    /// Which places are joined.
    pub const fn net(&self) -> &Net {
        &self.net
    }

    /// Places joined to this one by such a road.
    pub fn near(&self, place: Place, link: Link) -> PlaceSet {
        self.net.near(place, link)
    }

    /// Whether this can be a printed edition; for one that somebody typed in.
    pub fn check(&self) -> Result<(), Misprint> {
        let mut seen = ById::<Place, PlaceSet, 16>::new([PlaceSet::NONE; 16]);
        for road in self.roads() {
            if road.a == road.b || !seen[road.a].insert(road.b) || !seen[road.b].insert(road.a) {
                return Err(Misprint::Road);
            }
        }
        if Direction::ALL.iter().any(|&direction| self.half(direction).len() != 8) {
            return Err(Misprint::Direction);
        }
        let mut backs = heapless::Vec::<Back, 32>::new();
        for (card, printed) in self.cards.iter() {
            let fits = match (card.kind(), printed.clue) {
                (Kind::Crime, Clue::Crime(_, places)) => places.len() == 4,
                (Kind::Solo, Clue::Crime(_, places)) => !places.is_empty(),
                (Kind::Group, Clue::Group(..)) => true,
                (Kind::Pair, Clue::Pair(a, b, _)) => a != b,
                (Kind::Place, Clue::Place(_, crimes)) => !crimes.is_empty(),
                _ => return Err(Misprint::Kind(card.number())),
            };
            if !fits {
                return Err(Misprint::Clue(card.number()));
            }
            // Sixteen crime and sixteen place cards: with no back twice, each crime and each place has one.
            if matches!(card.kind(), Kind::Crime | Kind::Place) {
                let back = card.back(self);
                if backs.contains(&back) || backs.push(back).is_err() {
                    return Err(Misprint::Twice(card.number()));
                }
            }
        }
        for (puzzle, number) in self.puzzles.iter().zip(1..) {
            let crimes: CrimeSet = puzzle.solution.values().iter().copied().collect();
            if crimes.len() != Crime::COUNT {
                return Err(Misprint::Solution(number));
            }
        }
        Ok(())
    }
}

impl Backed for Card {
    type Printed = Edition;
    type Back = Back;

    fn back(self, edition: &Edition) -> Back {
        match (self.kind(), edition.clue(self)) {
            (Kind::Solo, _) => Back::Solo,
            (_, Clue::Crime(crime, _)) => Back::Crime(crime),
            (_, Clue::Group(group, _)) => Back::Group(group),
            (_, Clue::Pair(large, small, _)) => Back::Pair(large, small),
            (_, Clue::Place(place, _)) => Back::Place(place),
        }
    }
}

/// The rows of one sort of road.
#[allow(clippy::indexing_slicing)] // below 16 in arrays of 16
const fn neighbours(rows: [u16; 16]) -> ById<Place, PlaceSet, 16> {
    let mut sets = [PlaceSet::NONE; 16];
    let mut place = 0;
    while place < 16 {
        sets[place] = PlaceSet::from_bits(rows[place]);
        place += 1;
    }
    ById::new(sets)
}
