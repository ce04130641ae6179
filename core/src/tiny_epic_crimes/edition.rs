//! What the box prints, one table each, so that owners can replace any of them with their printed values.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::cards::{AbilityCard, AbilityId, EventCard, EventId, ForceCard, ForceId, Origin};
use super::kinds::{DeedKind, DeedSet, Evidence, Finding, Role, Suspect, SuspectSet, When};
use super::{CardName, EventShape, EventShapes};
use crate::id::{ById, Id};
use crate::notation::{NotationError, Tokens, number};

/// Everything printed.
#[derive(Clone, Copy, Hash)]
pub struct Edition {
    /// Who the suspects are.
    pub suspects: &'static Suspects,
    /// The time boards.
    pub track: &'static TimeBoards,
    /// The badge track of the officer mats.
    pub badge: &'static BadgeTrack,
    /// The officers of a team.
    pub roles: &'static Roles,
    /// The aid: what each action costs, and when it is possible.
    pub aid: &'static Aid,
    /// The event deck.
    pub events: &'static Events,
    /// The force deck.
    pub force: &'static Force,
    /// The ability cards.
    pub abilities: &'static Abilities,
    /// The printed events that the owner's box names.
    pub own_events: OwnEvents,
}

/// The printed events of an owner's box, by their numbers in it: what the table knows of cards that people read
/// themselves.
#[derive(Clone, Copy)]
pub struct OwnEvents(pub &'static [EventShape]);

impl OwnEvents {
    /// The event with this number; none of a card that is called by a letter.
    pub fn card(self, name: CardName) -> Option<&'static EventShape> {
        self.0.get(usize::from(name.number()?).checked_sub(1)?)
    }

    /// The names of all, as they are called.
    pub fn names(self) -> impl Iterator<Item = CardName> {
        CardName::all().filter(move |&name| self.card(name).is_some())
    }
}

impl core::hash::Hash for OwnEvents {
    /// Hashes nothing if there is no event: the digest of what is shipped stays what it was.
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        if !self.0.is_empty() {
            self.0.hash(state);
        }
    }
}

/// The tables that an owner's box can replace: kept in one place while a game is played with them.
#[derive(Clone)]
pub struct OwnTables {
    /// Who the suspects are.
    pub suspects: Suspects,
    /// The time boards.
    pub track: TimeBoards,
    /// The badge track.
    pub badge: BadgeTrack,
    /// The officers of a team.
    pub roles: Roles,
    /// The printed events.
    pub events: EventShapes,
}

impl OwnTables {
    /// The edition with these tables in the place of its own.
    pub fn on(&'static self, edition: &Edition) -> Edition {
        Edition {
            suspects: &self.suspects,
            track: &self.track,
            badge: &self.badge,
            roles: &self.roles,
            own_events: OwnEvents(&self.events),
            ..*edition
        }
    }
}

/// The suspects' five attributes.
#[derive(Clone, Copy, PartialEq, Hash)]
pub struct Suspects {
    /// Where the table comes from.
    pub origin: Origin,
    /// For each piece of evidence, the suspects who are like Aaron Ace in it.
    pub like_ace: ById<Evidence, SuspectSet, 5>,
}

impl Suspects {
    /// What this evidence says of a suspect.
    pub fn finding(&self, suspect: Suspect, evidence: Evidence) -> Finding {
        if self.like_ace[evidence].has(suspect) { Finding::Ace } else { Finding::Other }
    }

    /// The suspects of whom this evidence says so.
    pub fn with(&self, evidence: Evidence, finding: Finding) -> SuspectSet {
        let like_ace = self.like_ace[evidence];
        match finding {
            Finding::Ace => like_ace,
            Finding::Other => SuspectSet::all() - like_ace,
        }
    }
}

/// Hours of the track, 1 to 48, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Hours(u64);

impl Hours {
    /// None.
    pub const NONE: Self = Self(0);

    /// From one hour to another, both included.
    pub const fn range(from: u8, to: u8) -> Self {
        Self(((1 << (to + 1)) - 1) & !((1 << from) - 1))
    }

    /// Those in either.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether all of them are from one hour to another, both included.
    pub const fn is_within(self, from: u8, to: u8) -> bool {
        self.0 & !Self::range(from, to).0 == 0
    }

    /// Reads hours and stretches of hours: `6 13-24`; `none` for none at all.
    pub fn read(words: &mut Tokens<'_>) -> Result<Self, NotationError> {
        let mut hours = Self::NONE;
        let mut word = words.word()?;
        if word == "none" {
            return Ok(hours);
        }
        loop {
            let (from, to) = word.split_once('-').unwrap_or((word, word));
            let (from, to) = (number(from)?, number(to)?);
            if from > to || to > 62 {
                return Err(NotationError::OutOfRange);
            }
            hours = hours.and(Self::range(from as u8, to as u8));
            match words.maybe() {
                Some(next) => word = next,
                None => return Ok(hours),
            }
        }
    }

    /// Whether this hour is in it.
    pub const fn has(self, hour: u8) -> bool {
        hour < 64 && (self.0 >> hour) & 1 == 1
    }
}

/// As [`Hours::read`] reads them.
impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        let mut hour = 0;
        while hour < 64 {
            let first = hour;
            while self.has(hour) {
                hour += 1;
            }
            match hour - first {
                0 => {}
                1 => write!(f, "{gap}{first}")?,
                _ => write!(f, "{gap}{first}-{}", hour - 1)?,
            }
            gap = if hour > first { " " } else { gap };
            hour += 1;
        }
        if *self == Self::NONE { f.write_str("none") } else { Ok(()) }
    }
}

/// One side of the time boards.
#[derive(Clone, Copy, PartialEq, Hash)]
pub struct TimeBoard {
    /// The hours of the night.
    pub night: Hours,
    /// Red lines: each lies after its hour.
    pub lines: Hours,
    /// While somebody stands here, timed events are not drawn.
    pub no_timed: Hours,
    /// The last hour.
    pub last: u8,
    /// How many spaces up to the last hour are red.
    pub red: u8,
}

/// Both sides of the time boards.
#[derive(Clone, Copy, Hash)]
pub struct TimeBoards {
    /// Where the table comes from.
    pub origin: Origin,
    /// The standard side.
    pub standard: TimeBoard,
    /// The cooperative side.
    pub coop: TimeBoard,
}

/// What a space of the badge track gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BadgeBonus {
    /// Nothing.
    None,
    /// A suspect card.
    Suspect,
    /// An interrogation.
    Interrogation,
}

/// The badge track.
#[derive(Clone, Copy, PartialEq, Hash)]
pub struct BadgeTrack {
    /// Where the table comes from.
    pub origin: Origin,
    /// What the spaces 0 to 9 give; the second lap is the same.
    pub bonus: [BadgeBonus; 10],
    /// The highest level.
    pub top: u8,
}

impl BadgeTrack {
    /// What reaching this level gives.
    pub fn bonus_at(&self, level: u8) -> BadgeBonus {
        self.bonus.get(usize::from(level % 10)).copied().unwrap_or(BadgeBonus::None)
    }
}

/// What an officer of a team is good at.
#[derive(Clone, Copy, PartialEq, Hash)]
pub struct RoleMat {
    /// The evidence actions of this mat; all the others are everybody's.
    pub evidence: DeedSet,
    /// Whether a suspect card can be had for three hours instead of a force card.
    pub field_work: bool,
}

/// The officers of a team.
#[derive(Clone, Copy, PartialEq, Hash)]
pub struct Roles {
    /// Where the table comes from.
    pub origin: Origin,
    /// Their mats.
    pub mats: ById<Role, RoleMat, 4>,
}

/// What the aid lists of an action.
#[derive(Hash)]
pub struct AidLine {
    /// Hours; 0 where they are risked or written on a card.
    pub hours: u8,
    /// The most hours that can be risked; 0 where nothing is.
    pub risk: u8,
    /// When it is possible in a standard game.
    pub when: When,
}

/// The aid.
#[derive(Hash)]
pub struct Aid {
    /// Where the table comes from.
    pub origin: Origin,
    /// A line for each action.
    pub lines: ById<DeedKind, AidLine, { DeedKind::COUNT }>,
    /// The hours of field work.
    pub field_work: u8,
}

/// The event deck.
#[derive(Hash)]
pub struct Events {
    /// Where the table comes from.
    pub origin: Origin,
    /// Its cards.
    pub cards: ById<EventId, EventCard, { EventId::COUNT }>,
}

/// The force deck.
#[derive(Hash)]
pub struct Force {
    /// Where the table comes from.
    pub origin: Origin,
    /// Its cards.
    pub cards: ById<ForceId, ForceCard, { ForceId::COUNT }>,
}

/// The ability cards.
#[derive(Hash)]
pub struct Abilities {
    /// Where the table comes from.
    pub origin: Origin,
    /// The cards.
    pub cards: ById<AbilityId, AbilityCard, { AbilityId::COUNT }>,
}
