//! The vocabulary of the house cards: what an event, a force card and an ability can say, so that the engine
//! can carry it out. It is closed: a card is data (`printed/`), and its text is made of the same numbers. Nothing
//! here quotes a printed card.

mod event;
mod help;

use serde::{Deserialize, Serialize};

pub use event::{
    Burn, Count, Counted, Drift, EventCard, EventStep, Fuse, Gangsters, Harm, Need, PerMode, Risk, Site,
    Target, Zone,
};
pub use help::{AbilityCard, Aim, Dealt, Discount, ForceCard, Perk, Strike};

use crate::id::IdSet;

/// Where a table comes from; screens show it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// As in the box.
    Printed,
    /// Not public; consistent with everything that is known.
    Reconstructed,
    /// Of our own making.
    House,
}

crate::words!(Origin: Printed = "printed", Reconstructed = "reconstructed", House = "house");

/// Something to gain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Reward {
    /// A suspect card.
    Suspect,
    /// A force card.
    Force,
    /// A badge level.
    Badge,
    /// A look at a piece of solved evidence; where none is new, into a hand (a house card only).
    Peek,
    /// The informant of the marked row or the witness of the marked column, as if by the action.
    Clue,
    /// The suspect card below the event.
    Stash,
}

crate::ids!(Reward: Suspect, Force, Badge, Peek, Clue, Stash);
crate::words!(
    Reward: Suspect = "suspect", Force = "force", Badge = "badge", Peek = "peek", Clue = "clue", Stash = "stash"
);

impl Reward {
    /// The rewards that printed events give; the others are of the house cards.
    pub const PRINTED: [Self; 4] = [Self::Suspect, Self::Force, Self::Badge, Self::Peek];
}

/// A set of rewards, each at most once.
pub type RewardSet = IdSet<Reward, u8>;

/// The set of these rewards, for printed data.
pub const fn rewards(all: &[Reward]) -> RewardSet {
    let mut bits = 0;
    let mut rest = all;
    while let [reward, others @ ..] = rest {
        bits |= 1 << *reward as u8;
        rest = others;
    }
    RewardSet::from_bits(bits)
}

/// Which house event: its place in the deck's table, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct EventId(u8);

/// Which house force card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct ForceId(u8);

/// Which house ability.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct AbilityId(u8);

macro_rules! card_id {
    ($($type:ident: $count:literal),+ $(,)?) => {$(
        impl crate::id::Id for $type {
            const COUNT: usize = $count;

            fn index(self) -> usize {
                usize::from(self.0)
            }

            fn at(index: usize) -> Option<Self> {
                (index < Self::COUNT).then_some(Self(index as u8))
            }
        }

        impl TryFrom<u8> for $type {
            type Error = crate::notation::NotationError;

            fn try_from(index: u8) -> Result<Self, Self::Error> {
                crate::id::Id::at(index.into()).ok_or(crate::notation::NotationError::OutOfRange)
            }
        }

        impl From<$type> for u8 {
            fn from(id: $type) -> u8 {
                id.0
            }
        }
    )+};
}

card_id!(EventId: 18, ForceId: 12, AbilityId: 12);

/// A set of force cards. A hand is one; no `Debug`.
pub type ForceSet = IdSet<ForceId, u16>;
