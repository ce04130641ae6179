//! What the table learns from an action. Nobody is told anything in secret: Mister X knows what he did.

use super::action::{Fares, Step};
use super::log_only::Ending;
use super::outcome::Outcome;
use super::pawn::Pawn;
use super::station::Station;
use super::table::Window;

/// What the table is told.
#[derive(Clone, Copy, PartialEq)]
pub struct News {
    /// What happened.
    pub event: Event,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

/// What happened, as the table sees it.
#[derive(Clone, Copy, PartialEq)]
pub enum Event {
    /// Mister X moved: the window he covered, or both of a double.
    Fled(Window, Option<Window>),
    /// Mister X stays hidden.
    Hid,
    /// Mister X showed himself here and took these tickets.
    Revealed(Station, Fares),
    /// A detective moved.
    Travelled(Pawn, Step),
    /// A detective could not move.
    Stayed(Pawn),
    /// The detectives have moved on the board.
    Done,
    /// Somebody said that Mister X is there.
    Claimed(Station),
    /// The table said how it ended.
    Said(Ending),
}
