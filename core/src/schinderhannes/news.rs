//! What the table learns from an action. Its author is told in secret which card was drawn.

use super::action::Action;
use super::card::CardSet;
use super::outcome::Outcome;
use super::report::Report;

/// What the table is told.
#[derive(Clone, PartialEq)]
pub struct News {
    /// What was done.
    pub action: Action,
    /// What it did to the board.
    pub report: Report,
    /// Cards that were cleared off the piles because they are dead (rule 11).
    pub cleared: CardSet,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}
