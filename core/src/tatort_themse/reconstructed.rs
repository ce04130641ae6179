//! The 25 clues and 5 bonuses as data: *reconstructed*, not read off the printed cards.
//!
//! What is known of the cards of the Pegasus issue of 2008: values run from 2 to 6, bonuses from 2 to 5, there
//! are a musician of value 5 and a lady of value 4 (the rules and public reviews of the game). The rest is
//! chosen to fit: each case has each value once, each witness asks for each value at least once, and the four
//! witnesses have 7, 6, 6 and 6 clues. Whoever owns the box can replace this table card by card.

use super::clue::Case::{self, Bank, Gallery, Museum, Parliament, Tower};
use super::clue::{Cards, Clue, Origin};
use super::witness::Witness::{self, Bobby, Lady, Musician, Urchin};
use crate::id::ById;

/// The reconstructed cards.
pub static THAMES: Cards = Cards {
    clues: ById::new([
        clue(Gallery, Bobby, 2),
        clue(Gallery, Musician, 3),
        clue(Gallery, Urchin, 4),
        clue(Gallery, Lady, 5),
        clue(Gallery, Bobby, 6),
        clue(Museum, Musician, 2),
        clue(Museum, Urchin, 3),
        clue(Museum, Lady, 4),
        clue(Museum, Musician, 5),
        clue(Museum, Bobby, 6),
        clue(Bank, Urchin, 2),
        clue(Bank, Lady, 3),
        clue(Bank, Urchin, 4),
        clue(Bank, Bobby, 5),
        clue(Bank, Musician, 6),
        clue(Parliament, Lady, 2),
        clue(Parliament, Lady, 3),
        clue(Parliament, Bobby, 4),
        clue(Parliament, Musician, 5),
        clue(Parliament, Urchin, 6),
        clue(Tower, Bobby, 2),
        clue(Tower, Bobby, 3),
        clue(Tower, Musician, 4),
        clue(Tower, Urchin, 5),
        clue(Tower, Lady, 6),
    ]),
    // In the order of `Case`: Gallery, Museum, Bank, Parliament, Tower.
    bonuses: ById::new([2, 3, 4, 3, 5]),
    origin: Origin::Reconstructed,
};

const fn clue(case: Case, witness: Witness, value: u8) -> Clue {
    Clue { case, witness, value }
}
