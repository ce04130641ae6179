//! Actions: what people tell the clock. How they are written is in `notation.rs`.

use serde::{Deserialize, Serialize};

use crate::tiny_epic_crimes::kinds::{Officer, OfficerSet, Slot};
use crate::tiny_epic_crimes::{Block, CardName, Line, Side};

/// One thing that people tell the clock.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// An officer's turn took this many hours.
    Hours(Officer, u8),
    /// An officer reports: takes no more turns.
    Report(Officer),
    /// An officer does not report yet.
    GoOn(Officer),
    /// What the dice named is placed; with own dice: the roll is done with.
    Placed,
    /// That cannot be, or a card says so: the dice roll once more.
    Again,
    /// The block is taken: a new event.
    Taken,
    /// The bag is empty: a penalty.
    Empty,
    /// The set-up of an event, or this step of it, is complete.
    Done,
    /// An event cannot be set up: it goes away, and another one is drawn.
    Away,
    /// What becomes of an event that offers a choice.
    Choose(Side),
    /// Who is where an event wants everybody to be.
    There(OfficerSet),
    /// The fuse of an event has burnt down before its time.
    Burnt(Slot),
    /// The table drew a printed event; whether it is a timed one.
    Drawn(bool),
    /// The top suspect card left unseen, for a penalty.
    Lost,
    /// No suspect card is left: everybody goes an hour on.
    Pushed,
    /// The event of a slot is resolved, and by whom, if anybody remembers.
    Resolved(Slot, Option<Officer>),
    /// What the printed card of a slot is called.
    Name(Slot, CardName),
    /// A card says: one more event.
    Event,
    /// A card says: one more roll for a gangster.
    Roll,
    /// A card says: a penalty.
    Penalty,
    /// An officer's marker is put on an hour.
    Clock(Officer, u8),
    /// The table drew the printed event with this number in the owner's box.
    Card(CardName),
    /// Which row or column people's own dice named for an event.
    Line(Line),
    /// These accused the one in the envelope; the first officer stands for a team.
    Right(OfficerSet),
    /// The badge level of an officer who was right.
    Badge(Officer, u8),
    /// The evidence tokens of an officer who is still level with another.
    Evidence(Officer, u8),
    /// A token of an event, not its last one, was taken off this block.
    Cleared(Slot, Block),
    /// An event went without being resolved: what it was about is no longer there, or a card put it away.
    Gone(Slot),
}
