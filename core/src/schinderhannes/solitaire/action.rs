//! Actions: what the solver can do.

use serde::{Deserialize, Serialize};

use crate::schinderhannes::card::Card;
use crate::schinderhannes::place::Token;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Lays a card.
    Play(Card),
    /// Takes a token away that cannot be right.
    Remove(Token),
    /// Puts a token back that was taken away by mistake.
    Restore(Token),
    /// Is sure of a token: takes away all others of the crime, and those of all other crimes from the place.
    Found(Token),
    /// Is not so sure any more: what went with that is put back, but for what went before by itself.
    Lift(Token),
}
