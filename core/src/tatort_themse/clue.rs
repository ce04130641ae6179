//! Clues and cases: what the cards print, and the sets of clues that lie somewhere.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::witness::Witness;
use crate::id::{ById, Id, IdSet};
use crate::notation::NotationError;

/// A case: a theft at one place, with a colour of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Case {
    /// The painting, out of the National Gallery.
    Gallery,
    /// The statuette, out of the British Museum.
    Museum,
    /// The gold bars, out of the Bank of England.
    Bank,
    /// The secret papers, out of Parliament.
    Parliament,
    /// The crown jewels, out of the Tower.
    Tower,
}

crate::ids!(Case: Gallery, Museum, Bank, Parliament, Tower);
crate::words!(
    Case: Gallery = "gallery", Museum = "museum", Bank = "bank", Parliament = "parliament", Tower = "tower"
);

/// A set of cases.
pub type CaseSet = IdSet<Case, u8>;

/// Solved cases that end the game.
pub const SOLVED_AT_END: usize = 4;
/// Clue cards in the box.
pub const CLUES: usize = 25;
/// The most witnesses that a clue may ask for. Ruling 19 rests on it: any 15 cards pay for such a clue.
pub const HIGHEST_VALUE: u8 = 6;

/// What a clue card prints.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Clue {
    /// The case that it belongs to.
    pub case: Case,
    /// The witness who has to be paid for it.
    pub witness: Witness,
    /// How many of that witness, and how many points it brings.
    pub value: u8,
}

/// As `tower-urchin-5`.
impl fmt::Display for Clue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.case, self.witness, self.value)
    }
}

/// One of the clue cards: its place in the list of [`Cards`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct ClueId(u8);

/// A set of clue cards.
pub type ClueSet = IdSet<ClueId, u32>;

impl Id for ClueId {
    const COUNT: usize = CLUES;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Option<Self> {
        u8::try_from(index).ok().and_then(|index| Self::try_from(index).ok())
    }
}

impl TryFrom<u8> for ClueId {
    type Error = NotationError;

    fn try_from(index: u8) -> Result<Self, NotationError> {
        if usize::from(index) < CLUES { Ok(Self(index)) } else { Err(NotationError::OutOfRange) }
    }
}

impl From<ClueId> for u8 {
    fn from(clue: ClueId) -> u8 {
        clue.0
    }
}

/// The printed cards of one box.
#[derive(Hash)]
pub struct Cards {
    /// The clues.
    pub clues: ById<ClueId, Clue, CLUES>,
    /// The points of each case card.
    pub bonuses: ById<Case, u8, 5>,
    /// Whether these are the printed values. Whoever shows a clue or a bonus says so if they are not.
    pub origin: Origin,
}

/// Where the values of the cards come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// Chosen to fit all that is known of the cards, which is not all.
    Reconstructed,
    /// Read off the cards of a box.
    Printed,
}

crate::words!(Origin: Reconstructed = "reconstructed", Printed = "printed");

impl Cards {
    /// What this card prints.
    pub fn clue(&self, id: ClueId) -> Clue {
        self.clues[id]
    }

    /// All clues of a case.
    pub fn of_case(&self, case: Case) -> ClueSet {
        ClueId::all().filter(|&id| self.clue(id).case == case).collect()
    }

    /// The points that these clues bring.
    pub fn points(&self, clues: ClueSet) -> u16 {
        clues.into_iter().map(|id| u16::from(self.clue(id).value)).sum()
    }

    /// Whether a game can be played with them: each case has a clue, and each clue a price that can be paid.
    pub fn are_playable(&self) -> bool {
        Case::ALL.into_iter().all(|case| !self.of_case(case).is_empty())
            && self.clues.values().iter().all(|clue| (1..=HIGHEST_VALUE).contains(&clue.value))
    }
}
