//! What is still to be done, the next thing on top.

use crate::tiny_epic_crimes::kinds::{Officer, Slot};
use crate::tiny_epic_crimes::{Block, Line};

/// One thing to be done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Task {
    /// The next officer's turn begins, or everybody has reported.
    NextTurn,
    /// An officer drives and acts.
    Turn(Officer),
    /// A red line passes for the event of a slot.
    Tick(Slot),
    /// An event is drawn.
    DrawEvent,
    /// A step of a house event's set-up: which one, and how many of its things are placed.
    SetUp(Slot, u8, u8),
    /// The dice named something for that step; people see whether it fits.
    Proposed(Slot, u8, u8, Named),
    /// People set up a house event with their own dice.
    OwnSetUp(Slot),
    /// Everybody loses hours and the card goes, or it stays.
    Choose(Slot),
    /// What a house event moves is to move.
    Drift(Slot),
    /// The dice named the block for it.
    Drifts(Slot, Block),
    /// Who is where a house event wants everybody to be.
    Summons(Slot),
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

/// What the dice name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Named {
    /// Both: a block.
    Block(Block),
    /// The black one: a row.
    Row(Line),
    /// The white one: a column.
    Column(Line),
}

/// The most tasks at once: a turn of twenty hours with a line after every hour, four tasks each, and the rest
/// of the turn.
pub const MOST_TASKS: usize = 96;

/// What is still to be done, the next thing last.
pub(super) type Agenda = heapless::Vec<Task, MOST_TASKS>;
