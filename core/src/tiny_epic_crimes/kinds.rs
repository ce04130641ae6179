//! The small words of Echo Ridge: officers, colours, clues, evidence, suspects, deeds.

use serde::{Deserialize, Serialize};

use crate::id::{Id, IdSet};
use crate::notation::{NotationError, Tokens};
use crate::seat::Seat;

/// An officer, by the seat that plays it: `p1` to `p4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Officer {
    /// The first seat; in a team the Detective.
    P1,
    /// The second seat; in a team the Patrol Cop.
    P2,
    /// The third seat; in a team the Analyst.
    P3,
    /// The fourth seat; in a team the Sheriff.
    P4,
}

crate::ids!(Officer: P1, P2, P3, P4);
crate::words!(Officer: P1 = "p1", P2 = "p2", P3 = "p3", P4 = "p4");

/// A set of officers.
pub type OfficerSet = IdSet<Officer, u8>;

impl Officer {
    /// Most officers at a table.
    pub const MOST: usize = Self::ALL.len();

    /// The officer of this seat.
    pub fn of(seat: Seat) -> Option<Self> {
        Self::at(seat.index())
    }

    /// Its seat.
    pub fn seat(self) -> Seat {
        const FIRST: Seat = match Seat::new(0) {
            Some(seat) => seat,
            None => panic!("there is a first seat"),
        };
        Seat::at(self.index()).unwrap_or(FIRST)
    }

    /// What this officer is in a team.
    pub fn role(self) -> Role {
        match self {
            Self::P1 => Role::Detective,
            Self::P2 => Role::PatrolCop,
            Self::P3 => Role::Analyst,
            Self::P4 => Role::Sheriff,
        }
    }
}

/// Reads officers, or `nobody`.
pub(crate) fn officers(words: &mut Tokens<'_>) -> Result<OfficerSet, NotationError> {
    let mut who = OfficerSet::NONE;
    let first = words.word()?;
    if first == "nobody" {
        return Ok(who);
    }
    who.insert(first.parse()?);
    while let Some(word) = words.maybe() {
        if !who.insert(word.parse()?) {
            return Err(NotationError::Twice);
        }
    }
    Ok(who)
}

/// What an officer is in a cooperative game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// In every team.
    Detective,
    /// In every team.
    PatrolCop,
    /// From three officers on.
    Analyst,
    /// In a team of four.
    Sheriff,
}

crate::ids!(Role: Detective, PatrolCop, Analyst, Sheriff);
crate::words!(Role: Detective = "detective", PatrolCop = "patrol-cop", Analyst = "analyst", Sheriff = "sheriff");

/// The colour of a gangster; of a holding token too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Colour {
    /// Red Rhinos.
    Red,
    /// Blue Bees.
    Blue,
    /// Of no gang.
    Grey,
}

crate::ids!(Colour: Red, Blue, Grey);
crate::words!(Colour: Red = "red", Blue = "blue", Grey = "grey");

/// A set of colours.
pub type ColourSet = IdSet<Colour, u8>;

/// A kind of clue token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Clue {
    /// Beside a row.
    Informant,
    /// Above a column.
    Witness,
    /// On seven blocks, a success or a failure below.
    Search,
    /// On five blocks, a number below.
    Stakeout,
    /// Three on headquarters, one of each colour.
    Holding,
}

crate::ids!(Clue: Informant, Witness, Search, Stakeout, Holding);
crate::words!(
    Clue: Informant = "informant", Witness = "witness", Search = "search", Stakeout = "stakeout", Holding = "holding"
);

impl Clue {
    /// What enough of these tokens tell about the murderer.
    pub fn proves(self) -> Evidence {
        match self {
            Self::Informant => Evidence::Rank,
            Self::Witness => Evidence::Gang,
            Self::Search => Evidence::Lab,
            Self::Stakeout => Evidence::Getaway,
            Self::Holding => Evidence::Weapon,
        }
    }

    /// How many of these tokens are in the box.
    pub const fn printed(self) -> u8 {
        match self {
            Self::Informant | Self::Witness | Self::Stakeout => 5,
            Self::Search => 7,
            Self::Holding => 3,
        }
    }
}

/// A set of kinds of clue token.
pub type ClueSet = IdSet<Clue, u8>;

/// One of the five two-valued things that are known of a suspect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Evidence {
    /// Blue Bees or Red Rhinos.
    Gang,
    /// Boss or underboss.
    Rank,
    /// Fingerprints or shoeprints.
    Lab,
    /// Motorcycle or car.
    Getaway,
    /// Gun or knife.
    Weapon,
}

crate::ids!(Evidence: Gang, Rank, Lab, Getaway, Weapon);
crate::words!(
    Evidence: Gang = "gang", Rank = "rank", Lab = "lab", Getaway = "getaway", Weapon = "weapon"
);

/// A set of evidence.
pub type EvidenceSet = IdSet<Evidence, u8>;

/// Which of its two values a piece of evidence has. No `Debug`: it is what the game hides.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Finding {
    /// As with Aaron Ace: Blue, boss, fingerprints, motorcycle, gun.
    Ace,
    /// The other one: Red, underboss, shoeprints, car, knife.
    Other,
}

impl Evidence {
    /// What a finding of this kind is called.
    pub const fn word_of(self, finding: Finding) -> &'static str {
        match (self, finding) {
            (Self::Gang, Finding::Ace) => "blue",
            (Self::Gang, Finding::Other) => "red",
            (Self::Rank, Finding::Ace) => "boss",
            (Self::Rank, Finding::Other) => "underboss",
            (Self::Lab, Finding::Ace) => "fingerprints",
            (Self::Lab, Finding::Other) => "shoeprints",
            (Self::Getaway, Finding::Ace) => "motorcycle",
            (Self::Getaway, Finding::Other) => "car",
            (Self::Weapon, Finding::Ace) => "gun",
            (Self::Weapon, Finding::Other) => "knife",
        }
    }
}

/// A suspect, by letter. No `Debug`: it may be the murderer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)] // they have no more than their letters
pub enum Suspect {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    J,
    K,
    L,
    M,
    N,
    O,
    P,
}

crate::ids!(Suspect: A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P);
crate::words!(
    Suspect: A = "A", B = "B", C = "C", D = "D", E = "E", F = "F", G = "G", H = "H", I = "I", J = "J", K = "K",
    L = "L", M = "M", N = "N", O = "O", P = "P"
);

/// A set of suspects.
pub type SuspectSet = IdSet<Suspect, u16>;

/// One of the three places for events below the track.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Slot {
    /// Filled first.
    First,
    /// Filled second.
    Second,
    /// Filled last.
    Third,
}

crate::ids!(Slot: First, Second, Third);
/// A set of slots.
pub type SlotSet = IdSet<Slot, u8>;

crate::words!(Slot: First = "1", Second = "2", Third = "3");

/// A kind of action of a turn's second step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeedKind {
    /// Puts the gangster of the block into a set of three colours.
    Arrest,
    /// Does nothing.
    Coffee,
    /// Risks hours to clear the block and those next to it.
    Backup,
    /// A gangster and the informant of the row.
    Informant,
    /// A gangster and the witness of the column.
    Witness,
    /// Turns the search token of the block.
    Search,
    /// Risks hours on the stakeout token of the block.
    Stakeout,
    /// Takes a gangster into the cell.
    Hold,
    /// At headquarters, hands the gangster in the cell over.
    Book,
    /// Works on an event.
    Event,
    /// Does what a printed card says.
    Card,
}

crate::ids!(DeedKind: Arrest, Coffee, Backup, Informant, Witness, Search, Stakeout, Hold, Book, Event, Card);
crate::words!(
    DeedKind: Arrest = "arrest", Coffee = "coffee", Backup = "backup", Informant = "informant", Witness = "witness",
    Search = "search", Stakeout = "stakeout", Hold = "hold", Book = "book", Event = "event", Card = "card"
);

/// A set of kinds of action.
pub type DeedSet = IdSet<DeedKind, u16>;

/// The set of these kinds, for printed data.
pub const fn deeds(kinds: &[DeedKind]) -> DeedSet {
    let mut bits = 0;
    let mut rest = kinds;
    while let [kind, others @ ..] = rest {
        bits |= 1 << *kind as u16;
        rest = others;
    }
    DeedSet::from_bits(bits)
}

/// A time of day on which something depends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum When {
    /// Always.
    Always,
    /// By day.
    Day,
    /// By night.
    Night,
}

/// How people play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Mode {
    /// Each for their own career; with two players the variant with the ghost officer.
    #[default]
    Standard,
    /// As a team.
    Coop,
    /// One person plays a team.
    Solo,
}

crate::words!(Mode: Standard = "standard", Coop = "coop", Solo = "solo");

impl Mode {
    /// Whether the officers are a team.
    pub const fn is_team(self) -> bool {
        matches!(self, Self::Coop | Self::Solo)
    }
}

/// Which cards lie on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Cards {
    /// Our own events, force and ability cards, kept by the device.
    #[default]
    House,
    /// The printed ones: people draw and read them and enter what they do.
    Printed,
}

crate::words!(Cards: House = "house", Printed = "printed");
