//! Proof by play: the cards that were entered are laid beside the four printed puzzles. A card that does not hold in
//! a printed solution does not fit; a puzzle of which all cards are there has to come out with one solution, and if it
//! does not, those cards are named of which a single change would mend it.
//!
//! It proves what it says and no more: cards that are in no puzzle, and values that no puzzle needs, go unseen.

use super::check::on_card;
use super::said::link_word;
use super::{PUZZLE_PART, PUZZLES, Said, Values};
use crate::fuel::Stepper as _;
use crate::id::Id as _;
use crate::pack::{Complaint, Remark, Tell, Weight, note};
use crate::schinderhannes::{
    Card, CardSet, Clue, Count, Crime, Direction, Edition, Group, Kind, Link, Place, Puzzle, Solver,
};

/// More solutions than that are not counted.
const MOST_COUNTED: u64 = 20;
/// Most cards that are named.
const MOST_SUSPECTS: usize = 76;

/// How a printed puzzle stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// This many of its cards, or the board, are not entered.
    Missing(u8),
    /// This card does not hold in the printed solution.
    Misfit(u8),
    /// All cards are there, and it has this many solutions instead of one (at most 20 are counted).
    Solutions(u64),
    /// The board and all cards but solo cards are there and hold; without those its solutions cannot be counted.
    Uncounted,
    /// It comes out as printed.
    AsPrinted,
}

/// What of a card is doubtful: never the value that would mend it. People must read the card, not agree.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// A crime on it.
    Crime(Crime),
    /// A place on it.
    Place(Place),
    /// Its group.
    Group(Group),
    /// Its direction.
    Direction(Direction),
    /// Same or neighbouring quarter.
    Link(Link),
}

impl core::fmt::Display for Field {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Crime(crime) => crime.fmt(f),
            Self::Place(place) => place.fmt(f),
            Self::Group(group) => group.fmt(f),
            Self::Direction(direction) => direction.fmt(f),
            Self::Link(link) => f.write_str(link_word(*link)),
        }
    }
}

/// A card of which a single change would mend all puzzles that it is in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Suspect {
    /// Which card.
    pub card: Card,
    /// What of it, by the first change that mends.
    pub field: Field,
    /// How many changes would mend.
    pub mends: u16,
    /// Whether it breaks a pattern of its kind besides.
    pub odd: bool,
}

impl Values {
    /// How each printed puzzle stands.
    pub fn proofs(&self) -> [Proof; 4] {
        let edition = self.edition_so_far();
        self.puzzles().map(|puzzle| self.proof(&puzzle, &edition))
    }

    fn proof(&self, puzzle: &Puzzle, edition: &Edition) -> Proof {
        let board = self.has_board();
        let misfit = puzzle.cards.iter().find(|&card| {
            self.said(card).is_some()
                && (board || card_needs_no_board(card, edition))
                && !holds(card, edition, puzzle)
        });
        if let Some(card) = misfit {
            return Proof::Misfit(card.number());
        }
        let without = |card: &Card| self.said(*card).is_none();
        let missing = puzzle.cards.iter().filter(without).count();
        if board && missing > 0 && puzzle.cards.iter().filter(without).all(|card| card.kind() == Kind::Solo) {
            return Proof::Uncounted;
        }
        if missing > 0 || !board {
            return Proof::Missing(missing as u8 + u8::from(!board));
        }
        match solutions(puzzle.cards, edition) {
            1 => Proof::AsPrinted,
            count => Proof::Solutions(count),
        }
    }

    /// Tells what the puzzles say of the cards. Takes long: never on a device.
    pub fn prove(&self, tell: &mut Tell<'_>) {
        let edition = self.edition_so_far();
        for (number, puzzle) in (1_u8..).zip(self.puzzles()) {
            match self.proof(&puzzle, &edition) {
                Proof::Missing(_) | Proof::Uncounted | Proof::AsPrinted => {}
                Proof::Misfit(_) => self.tell_misfits(number, &puzzle, &edition, tell),
                Proof::Solutions(count) => {
                    let on_puzzle = |what, about| Complaint {
                        weight: Weight::Doubt,
                        part: PUZZLE_PART,
                        section: PUZZLES,
                        key: note(format_args!("{number}")),
                        what,
                        about,
                    };
                    tell(on_puzzle(Remark::PuzzleSolutions, note(format_args!("{number} {count}"))));
                    let suspects = self.suspects(number);
                    for suspect in &suspects {
                        let about = note(format_args!("{number} {} {}", suspect.card, suspect.field));
                        tell(on_card(Weight::Doubt, suspect.card, Remark::PuzzleSuspect, about));
                    }
                    if suspects.is_empty() {
                        tell(on_puzzle(Remark::PuzzleNoSuspect, note(format_args!("{number}"))));
                    }
                }
            }
        }
    }

    fn tell_misfits(&self, number: u8, puzzle: &Puzzle, edition: &Edition, tell: &mut Tell<'_>) {
        let board = self.has_board();
        for card in puzzle.cards {
            let checked = self.said(card).is_some() && (board || card_needs_no_board(card, edition));
            if !checked || holds(card, edition, puzzle) {
                continue;
            }
            let about = match edition.clue(card) {
                Clue::Crime(crime, _) => {
                    note(format_args!("{card} {number} {crime} {}", place_of(crime, puzzle)))
                }
                Clue::Pair(a, b, _) => note(format_args!(
                    "{card} {number} {a} {} {b} {}",
                    place_of(a, puzzle),
                    place_of(b, puzzle)
                )),
                Clue::Place(place, _) => {
                    note(format_args!("{card} {number} {} {place}", puzzle.solution[place]))
                }
                Clue::Group(..) => note(format_args!("{card} {number}")),
            };
            tell(on_card(Weight::Doubt, card, Remark::CardMisfits, about));
        }
    }

    /// The cards of a puzzle of which a single change would make all puzzles come out that the card is in; the
    /// likeliest first. Takes long: never on a device.
    pub fn suspects(&self, number: u8) -> heapless::Vec<Suspect, MOST_SUSPECTS> {
        let mut found = heapless::Vec::new();
        let puzzles = self.puzzles();
        let Some(puzzle) = usize::from(number).checked_sub(1).and_then(|at| puzzles.get(at)) else {
            return found;
        };
        let mut odd = CardSet::NONE;
        self.check_patterns(&mut |complaint| odd.extend(complaint.key.parse::<Card>()));
        for card in puzzle.cards {
            let Some(said) = self.said(card) else { continue };
            let mut suspect: Option<Suspect> = None;
            let mut trial = self.clone();
            changes(said, &mut |changed, field| {
                if trial.set_card(card, changed).is_ok() && trial.comes_out(card, &puzzles) {
                    let first = Suspect { card, field, mends: 0, odd: odd.has(card) };
                    suspect.get_or_insert(first).mends += 1;
                }
            });
            if let Some(suspect) = suspect {
                let _ = found.push(suspect);
            }
        }
        crate::order::sort_by_key(&mut found, |suspect: &Suspect| {
            (!suspect.odd, suspect.mends, suspect.card)
        });
        found
    }

    /// Whether this card fits, and all puzzles come out that it is in and that are complete.
    fn comes_out(&self, card: Card, puzzles: &[Puzzle; 4]) -> bool {
        let edition = self.edition_so_far();
        let mut own = puzzles.iter().filter(|puzzle| puzzle.cards.has(card));
        own.clone().all(|puzzle| holds(card, &edition, puzzle))
            && own.all(|puzzle| matches!(self.proof(puzzle, &edition), Proof::AsPrinted | Proof::Missing(_)))
    }
}

fn solutions(cards: CardSet, edition: &Edition) -> u64 {
    match Solver::of_cards(cards, edition, MOST_COUNTED).finish() {
        Count::Exactly(count) | Count::AtLeast(count) => count.min(MOST_COUNTED),
    }
}

/// District cards and directions speak of quarters and roads; the others do not.
fn card_needs_no_board(card: Card, edition: &Edition) -> bool {
    matches!(edition.clue(card), Clue::Crime(_, places) if places.len() == 4)
        || matches!(edition.clue(card), Clue::Place(..))
}

fn place_of(crime: Crime, puzzle: &Puzzle) -> Place {
    let found = puzzle.solution.iter().find(|(_, at)| **at == crime);
    found.map_or(Place::AntesMuehle, |(place, _)| place)
}

/// Whether what a card says is so in the printed solution.
fn holds(card: Card, edition: &Edition, puzzle: &Puzzle) -> bool {
    match edition.clue(card) {
        Clue::Crime(crime, places) => places.has(place_of(crime, puzzle)),
        Clue::Group(group, direction) => {
            let half = edition.half(direction);
            group.crimes().iter().any(|crime| half.has(place_of(crime, puzzle)))
        }
        Clue::Pair(a, b, link) => edition.near(place_of(a, puzzle), link).has(place_of(b, puzzle)),
        Clue::Place(place, crimes) => crimes.has(puzzle.solution[place]),
    }
}

/// Every single slip: another crime, place, group, direction or sort of quarter. The place of a place card is no slip:
/// its number follows the names.
pub(super) fn changes(said: Said, visit: &mut dyn FnMut(Said, Field)) {
    let mut clue = |clue, field| visit(Said::Clue(clue), field);
    match said {
        Said::Toward(crime, direction) => {
            for other in Crime::all().filter(|other| *other != crime) {
                visit(Said::Toward(other, direction), Field::Crime(crime));
            }
            for other in Direction::all().filter(|other| *other != direction) {
                visit(Said::Toward(crime, other), Field::Direction(direction));
            }
        }
        Said::Clue(Clue::Crime(crime, places)) => {
            for other in Crime::all().filter(|other| *other != crime) {
                clue(Clue::Crime(other, places), Field::Crime(crime));
            }
            for place in places {
                for other in Place::all().filter(|other| !places.has(*other)) {
                    let mut changed = places;
                    changed.remove(place);
                    changed.insert(other);
                    clue(Clue::Crime(crime, changed), Field::Place(place));
                }
            }
        }
        Said::Clue(Clue::Group(group, direction)) => {
            for other in Group::all().filter(|other| *other != group) {
                clue(Clue::Group(other, direction), Field::Group(group));
            }
            for other in Direction::all().filter(|other| *other != direction) {
                clue(Clue::Group(group, other), Field::Direction(direction));
            }
        }
        Said::Clue(Clue::Pair(a, b, link)) => {
            for other in Crime::all().filter(|other| *other != a && *other != b) {
                clue(Clue::Pair(other, b, link), Field::Crime(a));
                clue(Clue::Pair(a, other, link), Field::Crime(b));
            }
            for other in Link::all().filter(|other| *other != link) {
                clue(Clue::Pair(a, b, other), Field::Link(link));
            }
        }
        Said::Clue(Clue::Place(place, crimes)) => {
            for crime in crimes {
                for other in Crime::all().filter(|other| !crimes.has(*other)) {
                    let mut changed = crimes;
                    changed.remove(crime);
                    changed.insert(other);
                    clue(Clue::Place(place, changed), Field::Crime(crime));
                }
            }
        }
    }
}

impl Values {
    /// Every single slip on a card, in the order of [`Field`]s: for samples of slips.
    pub fn slips(&self, card: Card, visit: &mut dyn FnMut(Self, Field)) {
        let Some(said) = self.said(card) else { return };
        changes(said, &mut |changed, field| {
            let mut other = self.clone();
            if other.set_card(card, changed).is_ok() {
                visit(other, field);
            }
        });
    }
}
