//! An officer's mat: everything of an officer that lies open.

use super::block::{Block, BlockSet};
use super::cards::AbilityId;
use super::kinds::{Clue, Colour, ColourSet, EvidenceSet};
use crate::id::{ById, Id};

/// An officer's mat, car and cards as everybody sees them.
#[derive(Clone, Copy, PartialEq)]
pub struct Mat {
    /// Where the car is.
    pub at: Block,
    /// The badge level, 0 to 19.
    pub badge: u8,
    /// The clue tokens; failed searches among the searches.
    pub clues: ById<Clue, u8, { Clue::COUNT }>,
    /// The successes among the search tokens.
    pub hits: u8,
    /// The holding tokens by colour.
    pub booked: ColourSet,
    /// The gangsters of an unfinished set of three.
    pub arrested: ColourSet,
    /// The gangster in the cell.
    pub cell: Option<Colour>,
    /// The second one in a cell for two.
    pub second: Option<Colour>,
    /// How many force cards are held; a common pool is counted with the first officer.
    pub force: u8,
    /// How many suspect cards are held.
    pub suspects: u8,
    /// The evidence that this officer was granted a look at.
    pub peeked: EvidenceSet,
    /// The stakeout tokens that this officer has looked at and that are still there.
    pub looked: BlockSet,
    /// The two abilities dealt, until one is kept.
    pub offer: Option<[AbilityId; 2]>,
    /// The ability kept.
    pub ability: Option<AbilityId>,
}

impl Mat {
    pub(super) const NEW: Self = Self {
        at: Block::HQ,
        badge: 0,
        clues: ById::new([0; Clue::COUNT]),
        hits: 0,
        booked: ColourSet::from_bits(0),
        arrested: ColourSet::from_bits(0),
        cell: None,
        second: None,
        force: 0,
        suspects: 0,
        peeked: EvidenceSet::from_bits(0),
        looked: BlockSet::from_bits(0),
        offer: None,
        ability: None,
    };
}
