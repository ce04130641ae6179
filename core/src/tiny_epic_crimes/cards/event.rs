//! What a house event can say: how it is set up, what it harms, what the red lines do to it, what resolves it.

use super::RewardSet;
use crate::tiny_epic_crimes::kinds::{Colour, DeedSet};

/// A number on a card, by the number of officers and whether they are a team.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Count {
    standard: [u8; 3],
    team: [u8; 3],
}

impl Count {
    /// The same at every table.
    pub const fn of(number: u8) -> Self {
        Self { standard: [number; 3], team: [number; 3] }
    }

    /// By the number of officers, two to four: in a standard game, in a team.
    pub const fn by(standard: [u8; 3], team: [u8; 3]) -> Self {
        Self { standard, team }
    }

    /// Returns the number for this many officers.
    pub fn at(self, officers: u8, team: bool) -> u8 {
        let [two, three, four] = if team { self.team } else { self.standard };
        match officers {
            0..=2 => two,
            3 => three,
            _ => four,
        }
    }
}

/// Something that a team plays differently.
#[derive(Clone, Copy, PartialEq, Hash)]
pub struct PerMode<T> {
    /// In a standard game.
    pub standard: T,
    /// In a team.
    pub team: T,
}

impl<T: Copy> PerMode<T> {
    /// The same for all.
    pub const fn all(value: T) -> Self {
        Self { standard: value, team: value }
    }

    /// What it is here.
    pub const fn of(self, team: bool) -> T {
        if team { self.team } else { self.standard }
    }
}

/// What an event singles out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A row that has its informant.
    InformantRow,
    /// A column that has its witness.
    WitnessColumn,
    /// Any row.
    AnyRow,
    /// The officer furthest ahead who has not reported; of a stack the top one.
    Leader,
}

/// Where the tokens of an event are laid; never at headquarters, never two on one block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Site {
    /// On any block.
    Anywhere,
    /// In the marked column.
    InColumn,
    /// This many blocks or more from headquarters.
    Far(u8),
    /// Next to a token that lies already.
    Adjacent,
}

/// Where the gangsters of a set-up come to; always onto free blocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gangsters {
    /// Anywhere, drawn from the bag.
    Drawn,
    /// Anywhere, of this colour as long as the bag has one; fewer are no penalty.
    OfColour(Colour),
    /// Onto the event's token and next to it, as many as are free, drawn from the bag.
    Around,
    /// Anywhere, drawn from the bag, and a token of the event goes where he goes.
    WithToken,
}

/// A step of the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EventStep {
    /// Tokens are laid.
    Tokens(Count, Site),
    /// Gangsters come.
    Gangsters(Count, Gangsters),
    /// Something is marked.
    Mark(Target),
    /// The top suspect card is put under the event, unseen.
    Stash,
    /// The officer whose turn it is chooses: everybody loses this many hours and the card goes, or it goes on.
    Choose(u8),
    /// What moves at each red line moves for the first time.
    Drift,
}

/// Where something of an event holds or is done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Zone {
    /// Everywhere.
    City,
    /// At headquarters.
    Headquarters,
    /// In the marked row.
    Row,
    /// In the marked column.
    Column,
    /// On the blocks of the event's tokens.
    Token,
    /// On the blocks of the event's tokens and next to them.
    Around,
    /// Where the marked officer's car is.
    Car,
}

/// What is bad about an event while it lies. What several of them do adds up.
#[derive(Clone, Copy, PartialEq, Hash)]
pub enum Harm {
    /// These actions are refused there.
    Bars(Zone, DeedSet),
    /// These actions cost this many hours more; or only those that take a gangster of this colour.
    Dearer(DeedSet, Option<Colour>, u8),
    /// Every drive costs this many hours more.
    SlowDrive(u8),
    /// These risks succeed as if this many hours fewer were risked.
    Unlucky(DeedSet, u8),
    /// The marked officer may not drive.
    Stopped,
    /// Every turn counts as one of the night for its actions.
    Night,
    /// A suspect card looked at in another hand is shown to all.
    Open,
    /// No force card can be played, but on this very event.
    NoForce,
}

/// What happens when the fuse of an event has burnt down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Burn {
    /// This many penalties in a row.
    Penalty(Count),
    /// The suspect card below it leaves the game unseen.
    Lost,
    /// Nothing: the card goes.
    Leave,
}

/// How long an event lies at most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fuse {
    /// The red line that ends it, counted from when it came.
    pub lines: Count,
    /// What happens then.
    pub then: Burn,
}

/// What each red line moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drift {
    /// A search token goes to a block without one, and the event's token with it.
    Search,
    /// The gangster with the event's token goes to a free block.
    Wanted,
    /// The marked row is the next one; after the last comes the first.
    Row,
    /// One token more, next to another; never more than this many.
    Spread(u8),
}

/// What a deed is counted for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Counted {
    /// Each success.
    Deeds,
    /// Each officer once.
    Officers,
    /// Each gangster lifted; or only those of this colour.
    Gangsters(Option<Colour>),
}

/// A throw that resolves an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Risk {
    /// For up to the first number of hours; the die may be as high as the hours and the second number together. A
    /// miss with a six burns the fuse at once.
    Hours(u8, u8),
    /// For one hour; the die and all earlier misses have to add up to this number.
    AtLeast(u8),
}

/// What resolves an event.
#[derive(Clone, Copy, PartialEq, Hash)]
pub enum Need {
    /// The event action, for this many hours, until no token is left; each time takes away a token.
    Tokens(u8),
    /// The same by night. A team may do it at any time.
    ByNight(u8),
    /// The event action at the marked car: hours of its owner, who gains nothing for it, and of anybody else.
    Car(u8, u8),
    /// One of these actions with success there, this many times.
    Doing(DeedSet, Zone, Count, Counted),
    /// The event action at a token, with a die.
    Risk(Risk),
    /// The event action at a token: the first number of hours, or the second and a force card.
    Pay(u8, u8),
    /// The event action at the token takes it into the car, or out of another's there, for the first number of hours;
    /// at headquarters, for the second, it resolves the event.
    Carry(u8, u8),
    /// To be in this zone at the next red line: each officer who is there gains, the others lose this many hours; if
    /// nobody is there, that is a penalty.
    Summons(Zone, u8),
}

/// A house event card.
#[derive(Hash)]
pub struct EventCard {
    /// Its name in the notation.
    pub name: &'static str,
    /// A timed event does not come late in the game.
    pub timed: bool,
    /// How it is set up, step by step.
    pub set_up: &'static [EventStep],
    /// What is bad about it while it lies.
    pub harms: PerMode<&'static [Harm]>,
    /// How long it lies at most.
    pub fuse: Option<Fuse>,
    /// What each red line moves.
    pub drift: Option<Drift>,
    /// What resolves it.
    pub need: Need,
    /// What its solver gains.
    pub solver: PerMode<RewardSet>,
    /// What its solver gains besides, one more for each red line so far.
    pub grows: &'static [super::Reward],
    /// What everybody else who worked on it gains.
    pub helpers: PerMode<RewardSet>,
}

impl EventCard {
    /// What is bad about it at this table.
    pub fn harms(&self, team: bool) -> &'static [Harm] {
        self.harms.of(team)
    }

    /// Returns what its solver gains after `ticks` red lines.
    pub fn solver_gains(&self, team: bool, ticks: u8) -> RewardSet {
        let grown = self.grows.iter().copied().take(ticks.into());
        grown.fold(self.solver.of(team), |mut all, reward| {
            all.insert(reward);
            all
        })
    }

    /// What everybody else who worked on it gains.
    pub fn helper_gains(&self, team: bool) -> RewardSet {
        self.helpers.of(team)
    }
}
