//! What people decide before the game, and any position to begin from.

use serde::{Deserialize, Serialize};

use super::board::{BoardError, Deduction};
use super::card::{Card, CardSet};
use super::crime::CrimeSet;
use super::place::{PlaceSet, Token};
use crate::chance::Source;
use crate::id::IdSet;
use crate::seat::Seat;

/// Most players.
pub const MOST_PLAYERS: u8 = 4;
/// Room for the largest pile, of one group.
pub const PILE: usize = 16;
/// Most cards of a pile of place cards: they are parted in two.
pub const PLACE_PILE: usize = 8;
/// Cards that each player draws before the first turn.
pub const HAND: u8 = 4;

/// The choices of a game of Schinderhannes, unchecked.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Setup {
    /// How many players: 1 to 4. It has to be given.
    pub players: Option<u8>,
    /// Who begins; the first player if not given.
    pub start: Option<Seat>,
    /// Who draws the conclusions.
    pub deduction: Deduction,
    /// Whether the device deals the cards, or people use printed ones and enter their numbers.
    pub cards: Source,
    /// The variant of the set-up: crime cards and a few others on top of each coloured pile.
    pub variant: bool,
    /// Tokens on the board already, in the order of the crimes.
    pub tokens: [PlaceSet; 16],
    /// Scenes on the board already.
    pub scenes: heapless::Vec<Token, 16>,
    /// Crimes that are out by rule 9 already.
    pub out: CrimeSet,
    /// Hands in the order of the seats; who has none given draws four cards.
    pub hands: [Option<CardSet>; MOST_PLAYERS as usize],
    /// Piles, the top card first; one not given holds all cards of its sort that are nowhere else, shuffled.
    /// Cards that are nowhere then are discards.
    pub piles: [Option<heapless::Vec<Card, PILE>>; 6],
    /// Points at the start.
    pub scores: [u8; MOST_PLAYERS as usize],
    /// Who has played the remove card already.
    pub spent: IdSet<Seat, u8>,
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The number of players was not given.
    #[error("the number of players is missing")]
    PlayersMissing,
    /// None, or more than 4.
    #[error("1 to 4 can play")]
    PlayersOutOfRange,
    /// The start player does not play.
    #[error("the start player is not in play")]
    StartNotInPlay,
    /// A hand, points or a spent card for somebody who does not play.
    #[error("something is given for a player who is not in play")]
    NotInPlay,
    /// A card is in two places.
    #[error("a card is given twice")]
    CardTwice,
    /// Cards 73 to 76 are for the puzzles.
    #[error("cards 73 to 76 are only for solo puzzles")]
    SoloCard,
    /// A card in a pile of another sort.
    #[error("a card does not belong to that pile")]
    WrongPile,
    /// More than eight cards in a pile of place cards.
    #[error("each pile of place cards has at most eight")]
    PileTooLarge,
    /// Tokens and scenes cannot lie like that.
    #[error("{0}")]
    Board(BoardError),
    /// All sixteen crimes are found.
    #[error("the game would be over before it begins")]
    Over,
}
