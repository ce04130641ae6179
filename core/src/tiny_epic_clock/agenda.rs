//! What is still to be done, the next thing on top.

use crate::tiny_epic_crimes::kinds::{Officer, Slot};
use crate::tiny_epic_crimes::{Block, Cause, Line};

/// One thing to be done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Task {
    /// The next officer's turn begins, or everybody has reported.
    NextTurn,
    /// An officer drives and acts.
    Turn(Officer),
    /// The red line behind this hour passes: first for the events that lie, then it draws one.
    Line(u8),
    /// A red line passes for the event of a slot.
    Tick(Slot),
    /// An event is drawn.
    DrawEvent,
    /// A step of a house event's set-up: which one, and how many of its things are placed.
    SetUp(Slot, u8, u8),
    /// The dice named something for that step; people see whether it fits.
    Proposed(Slot, u8, u8, Named),
    /// People carry out this step of a set-up with their own dice.
    OwnStep(Slot, u8),
    /// The row or column that people's own dice name for this step.
    OwnLine(Slot, u8),
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
    /// A penalty, and why.
    Penalty(Cause),
    /// The officer's turn is over: perhaps the report.
    EndTurn(Officer),
    /// Whether the officer reports.
    Report(Officer),
    /// Who accused the one in the envelope.
    Right,
    /// The badge level of an officer who was right, as others were.
    Badge(Officer),
    /// The evidence tokens of an officer who is still level with others.
    Evidence(Officer),
    /// All that decides is known.
    Verdict,
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

/// The most tasks at once: a turn of twenty hours with a line after every hour, four tasks for the one that
/// passes, and the rest of the turn.
pub const MOST_TASKS: usize = 96;

/// What is still to be done, the next thing last.
pub(super) type Agenda = heapless::Vec<Task, MOST_TASKS>;
