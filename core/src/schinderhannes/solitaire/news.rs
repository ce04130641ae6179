//! What the player learns from an action. Nothing is hidden, so there is nothing to whisper.

use super::action::Action;
use super::outcome::Outcome;
use crate::schinderhannes::matching::Domains;

/// What is told after an action.
#[derive(Clone, PartialEq)]
pub struct News {
    /// What was done.
    pub action: Action,
    /// The places that each crime lost by it.
    pub lost: Domains,
    /// Whether the board contradicts itself now.
    pub contradiction: bool,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
}
