//! Actions: what a player, or the coordinator, can decide.

use serde::{Deserialize, Serialize};

use super::card::{Card, Pile};
use super::crime::Crime;
use super::place::Token;
use crate::seat::Seat;

/// One decision. No `Debug`: it may name a card in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Plays a clue card; for a group card with the crime picked.
    Play(Seat, Card, Option<Crime>),
    /// Plays the remove card on this token (rule 6).
    Remove(Seat, Token),
    /// Discards one more card after a play.
    Discard(Seat, Card),
    /// Discards a card in order to pass; any number of these come before the pass.
    Drop(Seat, Card),
    /// Passes; then one card more is drawn than was dropped.
    Pass(Seat),
    /// Draws the top card of a pile.
    Draw(Seat, Pile),
    /// Ends the turn where nothing can be drawn and something else could still be done.
    End(Seat),
    /// Takes a token that is in no assignment, in one's own turn (manual deduction).
    Claim(Seat, Token),
    /// The same after somebody else's turn: rule 10.
    Stop(Seat, Token),
    /// The coordinator turns up the dead top card of a printed pile (rule 11).
    Clear(Pile, Card),
}
