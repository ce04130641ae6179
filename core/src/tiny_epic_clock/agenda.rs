//! What is still to be done, the next thing on top.

use crate::tiny_epic_crimes::Block;
use crate::tiny_epic_crimes::words::{Officer, Slot};

/// One thing to be done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Task {
    /// The next officer's turn begins, or everybody has reported.
    NextTurn,
    /// An officer drives and acts.
    Turn(Officer),
    /// An event is drawn.
    DrawEvent,
    /// Things of a house event's set-up are still to be placed by the device's dice: tokens, then gangsters.
    SetUp(Slot, u8, u8),
    /// The dice named a block for the next of them.
    Proposed(Slot, u8, u8, Block),
    /// A roll for a gangster.
    Roll,
    /// The device's dice named a block for a gangster.
    Rolled(Block),
    /// A penalty.
    Penalty,
    /// The officer's turn is over: perhaps the report.
    EndTurn(Officer),
    /// Whether the officer reports.
    Report(Officer),
}

/// The most tasks at once. A turn may pass every line of the track, and a card may ask for one thing at a time.
pub const MOST_TASKS: usize = 64;

/// What is still to be done, the next thing last.
pub(super) type Agenda = heapless::Vec<Task, MOST_TASKS>;
