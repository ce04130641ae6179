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

/// A clue card in one byte, by what it prints: for a record that holds whatever lies on a table.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct LaidClue(u8);

impl LaidClue {
    /// Of this clue, if it can be paid for.
    pub fn new(clue: Clue) -> Option<Self> {
        let value = clue.value.checked_sub(1).filter(|&value| value < HIGHEST_VALUE)?;
        let kinds = Witness::COUNT as u8;
        Some(Self((clue.case.index() as u8 * kinds + clue.witness.index() as u8) * HIGHEST_VALUE + value))
    }

    /// What it prints.
    pub fn clue(self) -> Clue {
        let kind = usize::from(self.0 / HIGHEST_VALUE);
        Clue {
            case: Case::at(kind / Witness::COUNT).unwrap_or(Case::Gallery),
            witness: Witness::at(kind % Witness::COUNT).unwrap_or(Witness::Bobby),
            value: self.0 % HIGHEST_VALUE + 1,
        }
    }
}

impl TryFrom<u8> for LaidClue {
    type Error = NotationError;

    fn try_from(number: u8) -> Result<Self, NotationError> {
        let most = (Case::COUNT * Witness::COUNT) as u8 * HIGHEST_VALUE;
        if number < most { Ok(Self(number)) } else { Err(NotationError::OutOfRange) }
    }
}

impl From<LaidClue> for u8 {
    fn from(clue: LaidClue) -> u8 {
        clue.0
    }
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
#[derive(Clone, PartialEq, Hash)]
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
    /// With these clues in the place of its own.
    pub fn with_clues(&self, clues: [Clue; CLUES]) -> Self {
        Self { clues: ById::new(clues), bonuses: self.bonuses, origin: self.origin }
    }

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
