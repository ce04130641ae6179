//! The city: gangsters and clue tokens on and beside the blocks, and the bag.

use super::block::{Block, BlockSet, LineSet};
use super::kinds::{Colour, ColourSet};
use crate::id::{ById, Id};

/// How many gangsters there are of each colour.
pub const OF_EACH_COLOUR: u8 = 5;

/// Gangsters by colour, in the bag, the box or on a card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Crowd(ById<Colour, u8, 3>);

impl Crowd {
    /// Nobody.
    pub const NONE: Self = Self(ById::new([0; 3]));
    /// All there are.
    pub const ALL: Self = Self(ById::new([OF_EACH_COLOUR; 3]));

    /// How many of this colour.
    pub fn of(&self, colour: Colour) -> u8 {
        self.0[colour]
    }

    /// How many altogether.
    pub fn len(&self) -> u8 {
        self.0.values().iter().sum()
    }

    /// Whether there is nobody.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(super) fn add(&mut self, colour: Colour) {
        self.0[colour] = self.0[colour].saturating_add(1);
    }

    /// Takes one away; false, and nothing changes, if there is none.
    pub(super) fn take(&mut self, colour: Colour) -> bool {
        match self.0[colour].checked_sub(1) {
            Some(left) => {
                self.0[colour] = left;
                true
            }
            None => false,
        }
    }

    /// The gangster that is number `rank` when they stand in a row, counted from 0.
    pub(super) fn nth(&self, rank: usize) -> Option<Colour> {
        let mut rest = rank;
        Colour::ALL.into_iter().find(|&colour| {
            let here = usize::from(self.0[colour]);
            let found = rest < here;
            rest = rest.saturating_sub(here);
            found
        })
    }

    pub(super) fn pour(&mut self, from: &mut Self) {
        for colour in Colour::ALL {
            self.0[colour] = self.0[colour].saturating_add(from.0[colour]);
        }
        *from = Self::NONE;
    }
}

/// Everything that lies in the city, and the bag.
#[derive(Clone, PartialEq)]
pub struct City {
    pub(super) gangsters: ById<Block, Option<Colour>, { Block::COUNT }>,
    pub(super) search: BlockSet,
    pub(super) stakeout: BlockSet,
    pub(super) informants: LineSet,
    pub(super) witnesses: LineSet,
    pub(super) holding: ColourSet,
    pub(super) bag: Crowd,
    pub(super) boxed: Crowd,
}

impl City {
    /// The gangster on this block.
    pub fn gangster(&self, block: Block) -> Option<Colour> {
        self.gangsters[block]
    }

    /// The blocks with a gangster.
    pub fn occupied(&self) -> BlockSet {
        self.gangsters.iter().filter(|(_, gangster)| gangster.is_some()).map(|(block, _)| block).collect()
    }

    /// The blocks with a search token.
    pub fn search(&self) -> BlockSet {
        self.search
    }

    /// The blocks with a stakeout token.
    pub fn stakeout(&self) -> BlockSet {
        self.stakeout
    }

    /// The rows that still have their informant.
    pub fn informants(&self) -> LineSet {
        self.informants
    }

    /// The columns that still have their witness.
    pub fn witnesses(&self) -> LineSet {
        self.witnesses
    }

    /// The holding tokens left at headquarters.
    pub fn holding(&self) -> ColourSet {
        self.holding
    }

    /// Who is in the bag.
    pub fn bag(&self) -> Crowd {
        self.bag
    }

    /// Who left the game.
    pub fn boxed(&self) -> Crowd {
        self.boxed
    }

    /// Where another gangster may be placed: not at headquarters, one a block.
    pub fn free(&self) -> BlockSet {
        BlockSet::all() - self.occupied() - BlockSet::only(Block::HQ)
    }

    /// A gangster leaves the block; who it was.
    pub(super) fn lift(&mut self, block: Block) -> Option<Colour> {
        self.gangsters[block].take()
    }

    /// A gangster leaves the block for the bag; whether there was one.
    pub(super) fn apprehend(&mut self, block: Block) -> bool {
        match self.lift(block) {
            Some(colour) => {
                self.bag.add(colour);
                true
            }
            None => false,
        }
    }
}
