//! Actions: one decision or one entered result each. How they are written is in `notation.rs`.

use serde::{Deserialize, Serialize};

use super::block::Block;
use super::card_name::CardName;
use super::cards::{AbilityId, ForceId, RewardSet};
use super::clue_op::ClueOp;
use super::kinds::{Colour, DeedKind, Evidence, Officer, OfficerSet, Slot, Suspect};

/// The most hours of one turn that people may tell: across the city and the longest action, with something to spare
/// for a card.
pub const MOST_HOURS: u8 = 20;

/// One decision. No `Debug`: accusations and cards in hand are secret.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
pub enum Action {
    /// Keeps this one of the two abilities dealt.
    Keep(Officer, AbilityId),
    /// Drives there (or stays) and acts.
    Act(Officer, Option<Block>, Deed),
    /// The same with printed cards that make it dearer or cheaper: drive and action together take this many hours.
    ActFor(Officer, Option<Block>, Deed, u8),
    /// Plays a force card, some of them on a block or an event.
    Play(Officer, ForceId, Option<On>),
    /// Chooses what becomes of an event just drawn.
    Choose(Officer, Slot, Side),
    /// Takes no second action.
    Finish(Officer),
    /// Discards a force card, having too many.
    Drop(Officer, ForceId),
    /// Does field work instead of drawing the force card.
    FieldWork(Officer),
    /// Draws the force card and does no field work.
    DrawForce(Officer),
    /// Interrogates an officer, or the ghost.
    Ask(Officer, Option<Officer>),
    /// Looks at a piece of solved evidence.
    Peek(Officer, Evidence),
    /// Does not look at any.
    NoPeek(Officer),
    /// Reports: takes no more turns.
    Report(Officer),
    /// Does not report yet.
    GoOn(Officer),
    /// Accuses, in secret; in a team the first officer for all.
    Accuse(Officer, Suspect),
    /// These officers accused the one in the envelope; in a team the first officer for all.
    Right(OfficerSet),
    /// The table turned the token of a search or a stakeout: whether it is a success.
    Turned(bool),
    /// The table rolled one die.
    Die(u8),
    /// The table rolled both: black, white.
    Roll(u8, u8),
    /// The table drew a gangster out of the bag.
    Draw(Colour),
    /// The table drew a printed event; whether it is a timed one.
    Drawn(bool),
    /// What the solver, then what the other contributors of a printed event gain.
    Gains(RewardSet),
    /// The set-up or effect of a printed card is complete.
    Done,
    /// People carry out what a printed card says.
    Hand(HandOp),
    /// The table drew the printed event with this number in the owner's box, which says whether it is a timed one.
    Card(CardName),
}

/// What an officer does in the second step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// Arrests the gangster of the block.
    Arrest,
    /// Does nothing.
    Coffee,
    /// Calls for backup and risks this many hours.
    Backup(u8),
    /// Catches an informant.
    Informant,
    /// Catches a witness.
    Witness,
    /// Searches the block.
    Search,
    /// Stakes the block out and risks this many hours.
    Stakeout(u8),
    /// Takes the gangster of the block into the cell.
    Hold,
    /// Hands over the gangster in the cell.
    Book,
    /// Takes a gangster from this neighbouring block.
    From(Take, Block),
    /// Works on the event in this slot.
    Event(Slot, How),
    /// Does what a printed card says, for this many hours.
    Card(u8),
}

impl Deed {
    /// Its kind.
    pub const fn kind(self) -> DeedKind {
        match self {
            Self::Arrest => DeedKind::Arrest,
            Self::Coffee => DeedKind::Coffee,
            Self::Backup(_) => DeedKind::Backup,
            Self::Informant => DeedKind::Informant,
            Self::Witness => DeedKind::Witness,
            Self::Search => DeedKind::Search,
            Self::Stakeout(_) => DeedKind::Stakeout,
            Self::Hold => DeedKind::Hold,
            Self::Book => DeedKind::Book,
            Self::From(take, _) => take.kind(),
            Self::Event(..) => DeedKind::Event,
            Self::Card(_) => DeedKind::Card,
        }
    }
}

/// A deed that takes one gangster.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Take {
    /// An arrest.
    Arrest,
    /// Catching an informant.
    Informant,
    /// Catching a witness.
    Witness,
    /// Taking into the cell.
    Hold,
}

crate::ids!(Take: Arrest, Informant, Witness, Hold);

impl Take {
    /// The kind of that deed.
    pub const fn kind(self) -> DeedKind {
        match self {
            Self::Arrest => DeedKind::Arrest,
            Self::Informant => DeedKind::Informant,
            Self::Witness => DeedKind::Witness,
            Self::Hold => DeedKind::Hold,
        }
    }

    /// Returns the deed of this kind on a neighbouring block.
    pub fn of(kind: DeedKind) -> Option<Self> {
        Self::ALL.into_iter().find(|take| take.kind() == kind)
    }
}

/// How an event is worked on.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum How {
    /// As the card says.
    Plain,
    /// On the token of this neighbouring block.
    From(Block),
    /// Risking this many hours.
    Risk(u8),
    /// Paying with this force card.
    With(ForceId),
}

/// What a force card is played on.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum On {
    /// A block.
    Block(Block),
    /// An event.
    Slot(Slot),
}

/// One side of a choice that an event offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Side {
    /// It is done with at once.
    A,
    /// It stays.
    B,
}

crate::ids!(Side: A, B);
crate::words!(Side: A = "a", B = "b");

/// What people carry out themselves when they play with the printed cards.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum HandOp {
    /// A gangster of this colour goes from the bag to a block.
    Put(Block, Colour),
    /// A gangster is drawn from the bag for a block.
    Draw(Block),
    /// A gangster is drawn from the bag; the device's dice, rolled until they fit, name its block.
    Scatter,
    /// The gangster of a block goes into the bag.
    Lift(Block),
    /// A gangster of this colour goes from the bag onto an event card.
    Captive(Slot, Colour),
    /// A gangster is drawn from the bag for an event card.
    DrawCaptive(Slot),
    /// A gangster goes from an event card into the bag.
    Release(Slot, Colour),
    /// A token of an event is laid on a block.
    Token(Slot, Block),
    /// The device's dice, rolled until they fit, name the block for a token of an event.
    ScatterToken(Slot),
    /// A token of an event is taken off a block.
    Untoken(Slot, Block),
    /// An officer's marker is put on an hour.
    Clock(Officer, u8),
    /// An officer's car is put on a block.
    Car(Officer, Block),
    /// An officer gains a suspect card.
    Suspect(Officer),
    /// An officer gains a force card.
    Force(Officer),
    /// An officer gains a badge level.
    Badge(Officer),
    /// An officer looks at a piece of solved evidence.
    Peek(Officer),
    /// An officer interrogates.
    Ask(Officer),
    /// An officer has played a force card.
    Used(Officer),
    /// The officer whose turn it is need not mind day and night.
    AnyTime,
    /// The penalty for too many events.
    Penalty,
    /// An event is drawn.
    Event,
    /// One more roll for a gangster, now.
    Roll,
    /// No roll for a gangster at the end of this turn.
    NoRoll,
    /// The last roll for a gangster does not count: it is repeated.
    RollAgain,
    /// A gangster goes from block to block.
    Move(Block, Block),
    /// The gangster of a block goes onto an officer's mat, into the set of three.
    Arrest(Officer, Block),
    /// A gangster of this colour goes from an officer's set of three into the bag.
    Free(Officer, Colour),
    /// The gangster of a block goes into an officer's cell.
    Cell(Officer, Block),
    /// The gangster of an officer's cell goes into the bag.
    FreeCell(Officer),
    /// An officer has contributed to the event of a slot.
    Help(Slot, Officer),
    /// An officer has not.
    Unhelp(Slot, Officer),
    /// What the printed card of a slot is called.
    Name(Slot, CardName),
    /// Something is done to clue tokens.
    Clue(ClueOp),
    /// The event of a slot is resolved by an officer, and these have contributed.
    Resolve(Slot, Officer, OfficerSet),
}
