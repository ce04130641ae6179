//! What is still to be done, the next thing on top. A turn is a handful of tasks; carrying one out may put
//! others on top. Some need nobody, some wait for a person: what waits on top is what is to be decided now.

use super::active_event::Mark;
use super::block::Block;
use super::cards::RewardSet;
use super::kinds::{Clue, Officer, OfficerSet, Slot};
use super::penalty::Cause;

/// One thing to be done.
#[derive(Clone, Copy, PartialEq)]
pub enum Task {
    /// An officer keeps one of two abilities.
    Keep(Officer),
    /// A gangster comes into the city by both dice, rolled until they fit.
    Opening,
    /// The next officer's turn begins, or everybody has reported.
    NextTurn,
    /// An officer drives and acts.
    Turn(Officer),
    /// An officer takes a second action, or none.
    Second(Officer),
    /// The die of a call for backup with this risk.
    BackupDie(Officer, u8),
    /// The die of a risk of this many hours on an event.
    EventDie(Officer, Slot, u8),
    /// A suspect card.
    Suspect(Officer),
    /// A force card, or field work.
    Force(Officer),
    /// Whether field work is done instead of the force card.
    FieldWork(Officer),
    /// A force card is to be discarded.
    Drop(Officer),
    /// A badge level.
    Badge(Officer),
    /// Whom to interrogate.
    Ask(Officer),
    /// Which evidence to look at.
    Peek(Officer),
    /// The clue of an event's mark.
    Clue(Officer, Mark),
    /// The suspect card that lay under the event of a slot.
    Stash(Officer, Slot),
    /// The marker moves on by the hours of the turn; lines are crossed.
    Settle(Officer),
    /// An event is drawn.
    DrawEvent,
    /// A step of the set-up of a house event, and how much of it is placed.
    SetUp(Slot, u8, u8),
    /// What becomes of an event is chosen.
    Choose(Slot),
    /// A red line passes for the event of a slot.
    Tick(Slot),
    /// What an event moves at a red line moves.
    Drift(Slot),
    /// The search token of this block moves, and an event with it.
    DriftFrom(Slot, Block),
    /// People set up or apply a printed card by hand.
    ByHand,
    /// People name what the solver of a printed event gains.
    SolverGains(Officer, OfficerSet),
    /// People name what the other contributors gain.
    HelperGains(Officer, OfficerSet, RewardSet),
    /// The rolls that end a turn: how many there are is seen when they begin.
    Rolls,
    /// One roll for a gangster.
    Roll,
    /// A gangster comes out of the bag.
    Bag(Spot),
    /// Too many events, or too few gangsters.
    Penalty(Cause),
    /// The officer's turn is over: perhaps the report.
    EndTurn(Officer),
    /// Whether the officer reports.
    Report(Officer),
    /// Whom the officer accuses.
    Accuse(Officer),
    /// The accusations are shown.
    Verdict,
    /// People say who accused the one in the envelope.
    Right,
    /// People turn the token of a block for a search or a stakeout.
    Turned(Officer, Clue, Block),
    /// People turn the search token of a block that a card gives to an officer.
    Taken(Officer, Block),
}

/// Where a gangster out of the bag goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// On a block.
    Block(Block),
    /// On an event card.
    Card(Slot),
    /// On a block, and the token of an event with him.
    Wanted(Slot, Block),
}

/// The most tasks at once: the three events of the table resolved by one deed, four officers with four rewards
/// each, and the rest of the turn.
pub const MOST_TASKS: usize = 64;

/// What is still to be done, the next thing last.
pub(super) type Agenda = heapless::Vec<Task, MOST_TASKS>;
