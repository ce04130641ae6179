//! The vocabulary of the house cards: what an event, a force card and an ability can say, so that the engine
//! can carry it out. The decks themselves are data (`printed/`); nothing here quotes a printed card.

use serde::{Deserialize, Serialize};

use super::words::{DeedSet, When};
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
    /// A look at a piece of solved evidence.
    Peek,
}

crate::ids!(Reward: Suspect, Force, Badge, Peek);
crate::words!(Reward: Suspect = "suspect", Force = "force", Badge = "badge", Peek = "peek");

/// A set of rewards, each at most once.
pub type RewardSet = IdSet<Reward, u8>;

/// What helps an officer: for good (an ability) or for one turn (a force card).
#[derive(Clone, Copy, PartialEq, Hash)]
pub enum Perk {
    /// So many blocks of a drive cost nothing.
    FreeBlocks(u8),
    /// These actions cost so many hours less, but at least one.
    Cheaper(DeedSet, u8),
    /// These actions are possible by day and by night.
    AnyTime(DeedSet),
    /// These risks succeed as if so many hours more were risked.
    Luck(DeedSet, u8),
}

/// A house ability card.
#[derive(Hash)]
pub struct AbilityCard {
    /// Its name in the notation.
    pub name: &'static str,
    /// What it does.
    pub perk: Perk,
}

/// What a house force card does.
#[derive(Clone, Copy, PartialEq, Hash)]
pub enum Strike {
    /// Helps for this turn.
    Help(Perk),
    /// No gangster is added at the end of this turn.
    Calm,
    /// Gives something at once.
    Gain(Reward),
    /// Apprehends the gangster of any one block.
    Snatch,
    /// Apprehends the gangsters of the own block and of those next to it.
    Sweep,
    /// Looks at any one stakeout token.
    Look,
}

impl Strike {
    /// Whether it is played on a block.
    pub const fn needs_block(self) -> bool {
        matches!(self, Self::Snatch | Self::Look)
    }
}

/// A house force card.
#[derive(Hash)]
pub struct ForceCard {
    /// Its name in the notation.
    pub name: &'static str,
    /// What it does.
    pub strike: Strike,
}

/// The lasting harm of an event.
#[derive(Clone, Copy, PartialEq, Hash)]
pub enum Harm {
    /// Every drive costs so many hours more.
    SlowDrive(u8, When),
    /// These actions cost so many hours more.
    Dearer(DeedSet, u8, When),
    /// These actions are not possible.
    Forbids(DeedSet, When),
    /// These risks succeed as if so many hours less were risked.
    Unlucky(DeedSet, u8),
    /// No force card can be played.
    NoForce,
    /// Two gangsters are rolled for at the end of each turn.
    Restless,
}

/// Where something has to be done for an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// Anywhere.
    Anywhere,
    /// At headquarters.
    Headquarters,
    /// On a block with a token of the event, which is taken away with it.
    Token,
}

/// How an event is worked on.
#[derive(Clone, Copy, PartialEq, Hash)]
pub enum Work {
    /// By the event action, for so many hours.
    Action(u8),
    /// By carrying out one of these actions with success.
    Doing(DeedSet),
}

/// A number on an event: how often it has to be worked on (its tokens are as many), or gangsters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Times {
    /// So many.
    Fixed(u8),
    /// As many as there are officers, and so many more.
    OfficersAnd(u8),
}

impl Times {
    /// How many with so many officers.
    pub const fn with(self, officers: u8) -> u8 {
        match self {
            Self::Fixed(times) => times,
            Self::OfficersAnd(more) => officers.saturating_add(more),
        }
    }
}

/// What resolves an event.
#[derive(Clone, Copy, PartialEq, Hash)]
pub struct Need {
    /// How.
    pub work: Work,
    /// Where.
    pub place: Place,
    /// When; a team may do it at any time.
    pub when: When,
    /// How many times, by whomever.
    pub times: Times,
}

/// A house event card.
#[derive(Hash)]
pub struct EventCard {
    /// Its name in the notation.
    pub name: &'static str,
    /// A timed event does not come late in the game.
    pub timed: bool,
    /// How many gangsters its set-up puts into the city.
    pub gangsters: Times,
    /// How many gangsters its set-up puts on the card.
    pub captives: u8,
    /// What is bad about it while it lasts.
    pub harm: Harm,
    /// What resolves it.
    pub need: Need,
    /// What its solver gains.
    pub solver: RewardSet,
    /// What everybody else who worked on it gains.
    pub helpers: RewardSet,
}

impl EventCard {
    /// How many tokens its set-up puts into the city with so many officers.
    pub fn tokens(&self, officers: u8) -> u8 {
        match self.need.place {
            Place::Token => self.need.times.with(officers),
            Place::Anywhere | Place::Headquarters => 0,
        }
    }
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

card_id!(EventId: 18, ForceId: 12, AbilityId: 8);

/// A set of force cards. A hand is one; no `Debug`.
pub type ForceSet = IdSet<ForceId, u16>;
