//! The box of Schinderhannes: the board with its quarters and roads, the 76 cards, and the lists and solutions of the
//! printed puzzles where the book differs.

mod check;
mod puzzles;
mod said;

use serde::{Deserialize, Serialize};

use super::{BoxedGame, OwnValues, Part, Section, Shape, Tell, Unread, note};
use crate::digest::digest;
use crate::id::{ById, Id as _};
use crate::notation::{NotationError, Tokens};
use crate::schinderhannes::{
    Card, CardSet, Crime, Edition, Face, Kind, MOST_ROADS, Place, Puzzle, Quarter, Road, SOONWALD, Sureness,
};
pub use puzzles::{Field, Proof, Suspect};
pub use said::Said;

/// The parts: the board, and the cards by their sort.
const BOARD: &str = "board";
const PUZZLE_PART: &str = "puzzles";
/// The sections of the text.
const ROADS: &str = "roads";
const QUARTERS: &str = "quarters";
const CARDS: &str = "cards";
const COMPLETE: &str = "complete";
const PUZZLES: &str = "puzzles";
const SOLUTIONS: &str = "solutions";

/// What was entered.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Values {
    /// The roads, the lower place first, sorted.
    roads: heapless::Vec<(Place, Place), MOST_ROADS>,
    /// Whether somebody said that these are all: nobody knows how many roads there are. A pack has a whole board or none.
    #[serde(skip)]
    all_roads: bool,
    quarters: [Option<Quarter>; 16],
    /// What the cards say, by number.
    cards: heapless::Vec<(Card, Said), 76>,
    /// The lists of the puzzles, where the owner's book differs.
    puzzles: [Option<CardSet>; 4],
    /// What happened at each place, where the owner's book differs.
    solutions: [Option<[Crime; 16]>; 4],
}

/// The part that a card belongs to, and how many cards it has.
const fn part_of(kind: Kind) -> (&'static str, u16) {
    match kind {
        Kind::Crime => ("1-16", 16),
        Kind::Group => ("17-32", 16),
        Kind::Pair => ("33-56", 24),
        Kind::Place => ("57-72", 16),
        Kind::Solo => ("73-76", 4),
    }
}

const KINDS: [Kind; 5] = [Kind::Crime, Kind::Group, Kind::Pair, Kind::Place, Kind::Solo];

impl Values {
    /// What a card says, if it was entered.
    pub fn said(&self, card: Card) -> Option<Said> {
        self.cards.iter().find(|(number, _)| *number == card).map(|(_, said)| *said)
    }

    fn entered(&self, kind: Kind) -> usize {
        self.cards.iter().filter(|(card, _)| card.kind() == kind).count()
    }

    fn has_board(&self) -> bool {
        self.quarters.iter().all(Option::is_some) && self.has_roads()
    }

    fn has_roads(&self) -> bool {
        self.all_roads && !self.roads.is_empty()
    }

    /// These values, of which only parts that play were packed.
    #[cfg(feature = "own-boxes")]
    pub(super) fn unpacked(mut self) -> Self {
        self.all_roads = !self.roads.is_empty();
        self
    }

    /// The edition that a game is played with: each part own or as shipped.
    pub fn edition(&self) -> Edition {
        self.edition_with(|card| self.entered(card.kind()) >= usize::from(part_of(card.kind()).1))
    }

    /// The same, with every card that was entered.
    fn edition_so_far(&self) -> Edition {
        self.edition_with(|_| true)
    }

    fn edition_with(&self, own: impl Fn(Card) -> bool) -> Edition {
        let shipped = &SOONWALD;
        let by_place = |at: usize| Place::at(at).unwrap_or(Place::AntesMuehle);
        let board = self.has_board();
        let quarters: [Quarter; 16] = core::array::from_fn(|at| {
            let own = self.quarters.get(at).copied().flatten().filter(|_| board);
            own.unwrap_or(shipped.quarter(by_place(at)))
        });
        let positions = core::array::from_fn(|at| shipped.position(by_place(at)));
        let own_roads = self.roads.iter().map(|&(a, b)| Road { a, b, sureness: Sureness::Own });
        let own_roads: heapless::Vec<Road, MOST_ROADS> = own_roads.collect();
        let roads = if board { own_roads.as_slice() } else { shipped.roads() };
        let cards = core::array::from_fn(|at| {
            let card = Card::at(at).unwrap_or(FIRST);
            match self.said(card).filter(|_| own(card)) {
                Some(said) => Face { clue: said.clue(&quarters), sureness: Sureness::Own },
                None => Face { clue: shipped.clue(card), sureness: shipped.sureness(card) },
            }
        });
        Edition::new(quarters, positions, roads, cards, self.puzzles())
    }

    /// The puzzles as in the owner's book.
    fn puzzles(&self) -> [Puzzle; 4] {
        let mut puzzles = *SOONWALD.puzzles();
        for ((puzzle, list), solution) in puzzles.iter_mut().zip(self.puzzles).zip(self.solutions) {
            puzzle.cards = list.unwrap_or(puzzle.cards);
            puzzle.solution = solution.map_or(puzzle.solution, ById::new);
        }
        puzzles
    }

    fn set_card(&mut self, card: Card, said: Said) -> Result<(), Unread> {
        match self.cards.iter_mut().find(|(number, _)| *number == card) {
            Some((_, old)) => *old = said,
            None => {
                self.cards.push((card, said)).map_err(|_| Unread::Full)?;
                crate::order::sort_by_key(&mut self.cards, |(number, _)| *number);
            }
        }
        Ok(())
    }

    /// Puts exactly these places into a quarter.
    fn set_quarter(&mut self, quarter: Quarter, value: &str) -> Result<(), NotationError> {
        let mut own = self.quarters;
        for place in own.iter_mut().filter(|place| **place == Some(quarter)) {
            *place = None;
        }
        let mut words = Tokens::of(value);
        while let Some(word) = words.maybe() {
            let place: Place = word.parse()?;
            if let Some(slot) = own.get_mut(place.index()) {
                *slot = Some(quarter);
            }
        }
        self.quarters = own;
        Ok(())
    }
}

const FIRST: Card = match Card::new(1) {
    Some(card) => card,
    None => panic!("there is a first card"),
};

fn road(text: &str) -> Result<(Place, Place), NotationError> {
    let mut words = Tokens::of(text);
    let (a, b): (Place, Place) = (words.read()?, words.read()?);
    words.end()?;
    Ok((a.min(b), a.max(b)))
}

fn puzzle(key: &str) -> Option<usize> {
    key.parse::<usize>().ok().filter(|number| (1..=4).contains(number)).map(|number| number - 1)
}

fn card_list(value: &str) -> Result<CardSet, NotationError> {
    let (mut words, mut cards) = (Tokens::of(value), CardSet::NONE);
    while let Some(word) = words.maybe() {
        if !cards.insert(word.parse()?) {
            return Err(NotationError::Twice);
        }
    }
    if cards.is_empty() { Err(NotationError::TooShort) } else { Ok(cards) }
}

/// Sixteen crimes, in the order of the places by name.
fn solution(value: &str) -> Result<[Crime; 16], NotationError> {
    let mut words = Tokens::of(value);
    let mut all = [Crime::Ane; 16];
    for crime in &mut all {
        *crime = words.read()?;
    }
    words.end()?;
    Ok(all)
}

/// Shows things with a space between as one value.
fn visit_words<T: core::fmt::Display>(words: impl Iterator<Item = T>, visit: &mut dyn FnMut(&str)) {
    use core::fmt::Write as _;
    // Sixteen crimes, or all cards of a puzzle, are shorter than that.
    let mut text = heapless::String::<256>::new();
    for word in words {
        let _ = write!(text, "{}{word}", if text.is_empty() { "" } else { " " });
    }
    visit(&text);
}

impl OwnValues for Values {
    const WHICH: BoxedGame = BoxedGame::Schinderhannes;
    const PARTS: &'static [&'static str] = &[
        BOARD,
        part_of(Kind::Crime).0,
        part_of(Kind::Group).0,
        part_of(Kind::Pair).0,
        part_of(Kind::Place).0,
        part_of(Kind::Solo).0,
        PUZZLE_PART,
    ];
    const SECTIONS: &'static [Section] = &[
        Section { name: ROADS, shape: Shape::List },
        Section { name: BOARD, shape: Shape::Single },
        Section { name: QUARTERS, shape: Shape::Table },
        Section { name: CARDS, shape: Shape::Table },
        Section { name: PUZZLES, shape: Shape::Table },
        Section { name: SOLUTIONS, shape: Shape::Table },
    ];

    fn put(&mut self, section: &str, key: &str, value: &str) -> Result<(), Unread> {
        match section {
            ROADS => {
                let road = road(key)?;
                if !self.roads.contains(&road) {
                    self.roads.push(road).map_err(|_| Unread::Full)?;
                    crate::order::sort(&mut self.roads);
                }
            }
            BOARD if !key.is_empty() => return Err(Unread::Key),
            BOARD if value.trim() == COMPLETE => self.all_roads = true,
            BOARD => return Err(NotationError::UnknownWord.into()),
            QUARTERS => self.set_quarter(key.parse().map_err(|_| Unread::Key)?, value)?,
            CARDS => {
                let card: Card = key.parse().map_err(|_| Unread::Key)?;
                self.set_card(card, Said::read(card.kind(), value)?)?;
            }
            PUZZLES => {
                let slot = puzzle(key).and_then(|at| self.puzzles.get_mut(at)).ok_or(Unread::Key)?;
                *slot = Some(card_list(value)?);
            }
            SOLUTIONS => {
                let slot = puzzle(key).and_then(|at| self.solutions.get_mut(at)).ok_or(Unread::Key)?;
                *slot = Some(solution(value)?);
            }
            _ => return Err(Unread::Section),
        }
        Ok(())
    }

    fn take(&mut self, section: &str, key: &str) -> bool {
        fn without<T, const N: usize>(
            list: &mut heapless::Vec<T, N>,
            mut is: impl FnMut(&T) -> bool,
        ) -> bool {
            let before = list.len();
            list.retain(|item| !is(item));
            list.len() < before
        }
        match section {
            ROADS => road(key).is_ok_and(|road| without(&mut self.roads, |held| *held == road)),
            BOARD => core::mem::take(&mut self.all_roads),
            QUARTERS => key.parse::<Quarter>().is_ok_and(|quarter| {
                let mut places = self.quarters.iter_mut().filter(|place| **place == Some(quarter));
                let first = places.next().map(|place| *place = None);
                places.for_each(|place| *place = None);
                first.is_some()
            }),
            CARDS => {
                key.parse::<Card>().is_ok_and(|card| without(&mut self.cards, |(held, _)| *held == card))
            }
            PUZZLES => puzzle(key).and_then(|at| self.puzzles.get_mut(at)?.take()).is_some(),
            SOLUTIONS => puzzle(key).and_then(|at| self.solutions.get_mut(at)?.take()).is_some(),
            _ => false,
        }
    }

    fn each(&self, visit: &mut dyn FnMut(&'static str, &str, &str)) {
        for (a, b) in &self.roads {
            visit(ROADS, &note(format_args!("{a} {b}")), "");
        }
        if self.all_roads {
            visit(BOARD, "", COMPLETE);
        }
        for quarter in Quarter::ALL {
            let mut places =
                Place::all().zip(self.quarters).filter(|(_, at)| *at == Some(quarter)).peekable();
            if places.peek().is_some() {
                visit_words(places.map(|(place, _)| place), &mut |text| {
                    visit(QUARTERS, quarter.word(), text);
                });
            }
        }
        for (card, said) in &self.cards {
            said.write(&mut |text| visit(CARDS, &note(format_args!("{card}")), text));
        }
        for (number, list) in (1..).zip(self.puzzles).filter_map(|(number, list)| Some((number, list?))) {
            visit_words(list.iter(), &mut |text| visit(PUZZLES, &note(format_args!("{number}")), text));
        }
        for (number, list) in (1..).zip(self.solutions).filter_map(|(number, list)| Some((number, list?))) {
            visit_words(list.iter(), &mut |text| visit(SOLUTIONS, &note(format_args!("{number}")), text));
        }
    }

    fn parts(&self, visit: &mut dyn FnMut(Part)) {
        let placed = self.quarters.iter().flatten().count();
        // Each place in its quarter, and the net of roads.
        let have = placed as u16 + u16::from(self.has_roads());
        visit(Part { name: BOARD, have, need: Place::ALL.len() as u16 + 1 });
        for kind in KINDS {
            let (name, need) = part_of(kind);
            visit(Part { name, have: self.entered(kind) as u16, need });
        }
        let own = self.puzzles.iter().flatten().count() + self.solutions.iter().flatten().count();
        visit(Part { name: PUZZLE_PART, have: own as u16, need: own as u16 });
    }

    fn check(&self, tell: &mut Tell<'_>) {
        self.check_board(tell);
        self.check_cards(tell);
        self.check_patterns(tell);
        self.check_puzzles(tell);
    }

    fn clear(&mut self, part: &str) {
        match part {
            BOARD => {
                self.roads.clear();
                self.all_roads = false;
                self.quarters = Default::default();
            }
            PUZZLE_PART => {
                self.puzzles = Default::default();
                self.solutions = Default::default();
            }
            _ => self.cards.retain(|(card, _)| part_of(card.kind()).0 != part),
        }
    }

    fn shipped() -> Self {
        let mut values = Self::default();
        for road in SOONWALD.roads() {
            let _ = values.roads.push((road.a.min(road.b), road.a.max(road.b)));
        }
        crate::order::sort(&mut values.roads);
        values.all_roads = true;
        for (slot, place) in values.quarters.iter_mut().zip(Place::ALL) {
            *slot = Some(SOONWALD.quarter(place));
        }
        for card in Card::all() {
            let _ = values.cards.push((card, Said::of(card.kind(), SOONWALD.clue(card), &SOONWALD)));
        }
        for ((list, solution), puzzle) in
            values.puzzles.iter_mut().zip(&mut values.solutions).zip(SOONWALD.puzzles())
        {
            *list = Some(puzzle.cards);
            *solution = Some(*puzzle.solution.values());
        }
        values
    }

    fn digest(&self) -> u64 {
        digest(&self.edition())
    }
}
