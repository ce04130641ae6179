//! What everybody at the table may know, and what happens to the clues and the cases.

use super::clue::{Cards, Case, CaseSet, ClueId, ClueSet, SOLVED_AT_END};
use super::illegal::Illegal;
use super::memory::Memory;
use super::outcome::{Outcome, Seats};
use super::payment::Price;
use super::setup::MOST_PLAYERS;
use super::wall::{Column, Wall};
use super::witness::{Row, Witness, Witnesses};
use crate::chance::Source;
use crate::id::ById;
use crate::seat::Seat;

/// A value for each seat that any game may have.
pub(super) type BySeat<T> = ById<Seat, T, { Seat::MOST as usize }>;

/// Everything that lies open.
#[derive(Clone, PartialEq)]
pub struct Table {
    pub(super) cards: Cards,
    pub(super) witnesses: Source,
    pub(super) free_turns: bool,
    pub(super) players: u8,
    pub(super) wall: Wall,
    pub(super) taken: BySeat<ClueSet>,
    pub(super) removed: ClueSet,
    pub(super) cases: ById<Case, Verdict, 5>,
    pub(super) row: Row,
    pub(super) pile: u8,
    pub(super) discards: Witnesses,
    pub(super) hand_sizes: BySeat<u8>,
    pub(super) phase: Phase,
    pub(super) memory: Memory,
}

/// What became of a case.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is not solved: some of its clues are on the wall, or the game ended before.
    Unsolved,
    /// This player had the majority and got the card.
    Won(Seat),
    /// It is solved without a majority: the card is out of the game.
    Nobody,
}

/// What is to be decided next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A player's turn, and how far it has come.
    Turn(Seat, Step),
    /// Nothing: the game is over.
    Over(Outcome),
}

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nothing was done yet.
    Start,
    /// The open witnesses were renewed; else as at the start.
    Renewed,
    /// Clues of this column were removed: its lowest clue has to be taken.
    Removed(Column),
    /// A clue was taken: a witness has to be questioned.
    Taken,
}

impl Table {
    /// The cards in use; they say whether their values are the printed ones.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// Whether the device deals the witnesses or people hold the printed cards.
    pub fn witnesses(&self) -> Source {
        self.witnesses
    }

    /// Whether any player may take a clue at any time: turns are not entered. The turn is then of the player after the
    /// one who took last, which binds nobody.
    pub fn free_turns(&self) -> bool {
        self.free_turns
    }

    /// The seats in play, in playing order.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        const { assert!(MOST_PLAYERS <= Seat::MOST as usize) };
        Seat::first(self.players)
    }

    /// The clues that are still to be had.
    pub fn wall(&self) -> &Wall {
        &self.wall
    }

    /// The clues that a player has taken; at the end, those that count.
    pub fn clues(&self, seat: Seat) -> ClueSet {
        self.taken[seat]
    }

    /// The clues that are out of the game.
    pub fn removed(&self) -> ClueSet {
        self.removed
    }

    /// What became of a case.
    pub fn verdict(&self, case: Case) -> Verdict {
        self.cases[case]
    }

    /// The open witnesses from left to right; none if they are printed.
    pub fn row(&self) -> &[Witness] {
        &self.row
    }

    /// How many cards the pile has.
    pub fn pile(&self) -> usize {
        self.pile.into()
    }

    /// The discards.
    pub fn discards(&self) -> Witnesses {
        self.discards
    }

    /// How many witnesses a player holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.hand_sizes[seat].into()
    }

    /// What can be remembered of the turns before.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// What is to be decided next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The cases solved so far.
    pub fn solved(&self) -> CaseSet {
        self.cases
            .iter()
            .filter(|(_, verdict)| **verdict != Verdict::Unsolved)
            .map(|(case, _)| case)
            .collect()
    }

    /// A player's points as they lie: clues and won cases. At the end the clues of the unsolved case are gone.
    pub fn score(&self, seat: Seat) -> u16 {
        let won = self.cases.iter().filter(|(_, verdict)| **verdict == Verdict::Won(seat));
        let bonus: u16 = won.map(|(case, _)| u16::from(self.cards.bonuses[case])).sum();
        self.cards.points(self.taken[seat]) + bonus
    }

    /// A player's points in one case: the highest get its card.
    pub fn strength(&self, seat: Seat, case: Case) -> u16 {
        self.cards.points(self.taken[seat] & self.cards.of_case(case))
    }

    /// What the clue costs that can be reached in a column.
    pub fn price(&self, column: Column) -> Option<Price> {
        self.wall.lowest(column).map(|clue| self.price_of(clue))
    }

    pub(super) fn price_of(&self, clue: ClueId) -> Price {
        let clue = self.cards.clue(clue);
        Price::Take(clue.witness, clue.value)
    }

    /// Whether there is no witness to question: no open one, and none to draw (ruling 19).
    pub fn nobody_to_question(&self) -> bool {
        self.row.is_empty() && !self.can_draw()
    }

    /// Whether a witness can be drawn, after a shuffle if need be.
    pub fn can_draw(&self) -> bool {
        self.pile > 0 || !self.discards.is_empty()
    }

    /// Whether the open witnesses are four of a kind.
    pub fn four_alike(&self) -> bool {
        self.row.is_full() && self.row.iter().all(|witness| self.row.first() == Some(witness))
    }

    /// How far this player's turn has come.
    pub(super) fn check_turn(&self, seat: Seat) -> Result<Step, Illegal> {
        if seat.number() > self.players {
            return Err(Illegal::NotInPlay);
        }
        match self.phase {
            Phase::Over(_) => Err(Illegal::GameOver),
            Phase::Turn(next, step) if next == seat || self.free_turns => Ok(step),
            Phase::Turn(..) => Err(Illegal::NotYourTurn),
        }
    }

    /// How many clues of each case are on the wall.
    fn on_wall(&self) -> ById<Case, u8, 5> {
        let mut counts = ById::new([0; 5]);
        for clue in Column::ALL.into_iter().flat_map(|column| self.wall.from_below(column)) {
            counts[self.cards.clue(clue).case] += 1;
        }
        counts
    }

    /// How many clues of a column the wall lets be removed: all but the top one, as long as the game goes on.
    pub fn most_removable(&self, column: Column) -> usize {
        let mut on_wall = self.on_wall();
        let mut solved = self.solved().len();
        let last = self.wall.height(column).saturating_sub(1);
        // In order, as cases solved by the first removals count for the later ones (rulings 2 and 15).
        let ends = self.wall.from_below(column).take(last).position(|clue| {
            let left = &mut on_wall[self.cards.clue(clue).case];
            *left = left.saturating_sub(1);
            solved += usize::from(*left == 0);
            solved >= SOLVED_AT_END
        });
        ends.unwrap_or(last)
    }

    /// Checks whether the rules of the wall let `count` clues of a column be removed; returns the clue to take then.
    pub(super) fn check_removal(&self, column: Column, count: u8) -> Result<ClueId, Illegal> {
        let count = usize::from(count);
        if self.wall.height(column) == 0 {
            return Err(Illegal::EmptyColumn);
        }
        if count == 0 {
            return Err(Illegal::RemovesNothing);
        }
        let next = self.wall.from_below(column).nth(count).ok_or(Illegal::LastOfColumn)?;
        if count > self.most_removable(column) { Err(Illegal::EndsByRemoval) } else { Ok(next) }
    }

    /// Removes the lowest clue of a column; the case that this solved.
    pub(super) fn remove_lowest(&mut self, column: Column) -> Option<Case> {
        let clue = self.wall.lift(column)?;
        self.removed.insert(clue);
        self.settle(clue)
    }

    /// Gives the lowest clue of a column to a player; the clue and the case that this solved. The fourth solved
    /// case ends the game.
    pub(super) fn take_lowest(&mut self, seat: Seat, column: Column) -> Option<(ClueId, Option<Case>)> {
        let clue = self.wall.lift(column)?;
        self.taken[seat].insert(clue);
        let solved = self.settle(clue);
        self.phase = if self.free_turns {
            Phase::Turn(seat.next(self.players), Step::Start)
        } else {
            Phase::Turn(seat, Step::Taken)
        };
        if self.solved().len() >= SOLVED_AT_END {
            self.finish();
        }
        Some((clue, solved))
    }

    /// After a clue left the wall: solves its case if it was the last one.
    fn settle(&mut self, clue: ClueId) -> Option<Case> {
        let case = self.cards.clue(clue).case;
        self.solve_if_complete(case).then_some(case)
    }

    /// Solves a case that has no clue on the wall; whether it did.
    pub(super) fn solve_if_complete(&mut self, case: Case) -> bool {
        if self.on_wall()[case] > 0 || self.cases[case] != Verdict::Unsolved {
            return false;
        }
        // If nobody holds a clue of it, all are tied with nothing (ruling 7).
        let best = self.leaders(|table, seat| table.strength(seat, case));
        self.cases[case] = best.single().map_or(Verdict::Nobody, Verdict::Won);
        true
    }

    /// The players with the most of something.
    fn leaders(&self, points: impl Fn(&Self, Seat) -> u16) -> Seats {
        let most = self.players().map(|seat| points(self, seat)).max();
        self.players().filter(|&seat| Some(points(self, seat)) == most).collect()
    }

    /// The end: the clues of unsolved cases leave the game, wherever they are, and the points are counted.
    fn finish(&mut self) {
        let solved = self.solved();
        let worthless =
            Case::ALL.into_iter().filter(|&case| !solved.has(case)).map(|case| self.cards.of_case(case));
        let worthless = worthless.fold(ClueSet::NONE, |all, some| all | some);
        self.removed |= worthless;
        self.wall = Wall::EMPTY;
        for seat in self.players() {
            self.taken[seat] -= worthless;
        }
        self.phase = Phase::Over(Outcome { winners: self.leaders(Self::score) });
    }
}
