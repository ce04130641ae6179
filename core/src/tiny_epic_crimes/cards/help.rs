//! What a house force card and a house ability can say.

use super::Reward;
use crate::tiny_epic_crimes::kinds::DeedSet;

/// When an action is cheaper.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Discount {
    /// Where another car stands.
    Together,
    /// For a clue of a kind that the officer already has.
    SameKind,
}

/// What helps an officer: for good (an ability) or for one turn (a force card).
#[derive(Clone, Copy, PartialEq, Hash)]
pub enum Perk {
    /// This many blocks of a drive cost nothing.
    FreeBlocks(u8),
    /// No drive costs more than this many hours.
    DriveCap(u8),
    /// The left and the right edge of the city are neighbours. (All four edges would move its holder's share of
    /// wins by 12 points.)
    Wrap,
    /// These actions take a gangster, or work on an event, also from a neighbouring block.
    Reach(DeedSet),
    /// After a coffee break no gangster is added.
    CoffeeCalm,
    /// A failed risk of these costs half, rounded up.
    Refund(DeedSet),
    /// A stakeout succeeds for the value of the token, at least this many hours.
    Sure(u8),
    /// The cell holds two, and both are handed over at once.
    BigCell,
    /// These actions cost this many hours less, but at least one; what is risked counts in full.
    Cheaper(DeedSet, u8, Discount),
    /// As a helper of an event the officer gains what its solver gains.
    Share,
    /// These actions are possible by day and by night; in a team on any mat.
    AnyTime(DeedSet),
    /// These risks succeed as if this many hours more were risked.
    Luck(DeedSet, u8),
}

/// To whom an ability is dealt: where it would be of no use it is not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dealt {
    /// For everybody.
    All,
    /// For officers who can stake out.
    Stakeout,
    /// For officers who can hold gangsters.
    Holding,
    /// In standard games.
    Standard,
}

/// A house ability card.
#[derive(Hash)]
pub struct AbilityCard {
    /// Its name in the notation.
    pub name: &'static str,
    /// What it does.
    pub perk: Perk,
    /// To whom it is dealt.
    pub dealt: Dealt,
}

/// What a force card is played on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// On nothing.
    Nothing,
    /// On a block.
    Block,
    /// On an event.
    Slot,
}

/// What a house force card does.
#[derive(Clone, Copy, PartialEq, Hash)]
pub enum Strike {
    /// Helps for this turn.
    Help(Perk),
    /// Puts the officer's car on headquarters or to another car. It does not count as a drive.
    Jump,
    /// A second action on the block, at its cost.
    Twice,
    /// Apprehends the gangster of any one block.
    Snatch,
    /// Brings a gangster of the officer's row or column to the officer's block.
    Lure,
    /// Apprehends the gangsters of the officer's block and of those next to it.
    Sweep,
    /// No gangster is added at the end of this turn.
    Calm,
    /// Gives something at once.
    Gain(Reward),
    /// One event does not harm this officer in this turn.
    Ignore,
    /// An event goes, without reward or penalty.
    Shelve,
}

impl Strike {
    /// What it is played on.
    pub const fn aim(self) -> Aim {
        match self {
            Self::Snatch | Self::Jump | Self::Lure => Aim::Block,
            Self::Ignore | Self::Shelve => Aim::Slot,
            Self::Help(_) | Self::Twice | Self::Sweep | Self::Calm | Self::Gain(_) => Aim::Nothing,
        }
    }
}

/// A house force card.
#[derive(Hash)]
pub struct ForceCard {
    /// Its name in the notation.
    pub name: &'static str,
    /// What it does.
    pub strike: Strike,
    /// The hours it costs.
    pub bill: u8,
}
