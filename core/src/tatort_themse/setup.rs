//! What people decide before the game, and any position that begins a turn.

use serde::{Deserialize, Serialize};

use super::clue::{CLUES, Cards, ClueId, ClueSet, LaidClue};
use super::wall::HEIGHT;
use super::witness::{ROW, WITNESSES, Witness, Witnesses};
use crate::chance::Source;
use crate::seat::Seat;

/// Most players.
pub const MOST_PLAYERS: usize = 5;
/// Fewest players.
pub const FEWEST_PLAYERS: usize = 2;
/// Witnesses that each player is dealt.
pub const DEALT: usize = 4;

/// The choices of a game of Tatort Themse, unchecked. Whatever is not given is dealt at random. No `Debug`: it
/// may hold hands.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Setup {
    /// How many players: 2 to 5. There is no default: it has to be given.
    pub players: Option<u8>,
    /// Who begins; random if not given.
    pub start: Option<Seat>,
    /// Whether the device deals the witnesses or people hold the printed cards.
    pub witnesses: Source,
    /// With printed witnesses: any player may take a clue at any time, and turns are not entered.
    pub free_turns: bool,
    /// The option: the top clues of the columns show the five cases.
    pub five_on_top: bool,
    /// The clues of each column, the lowest first. Clues that are then nowhere are out of the game.
    pub columns: [Option<heapless::Vec<ClueId, HEIGHT>>; 5],
    /// The clues that each player has taken already. Cases without a clue on the wall are solved by them.
    pub clues: [ClueSet; MOST_PLAYERS],
    /// The hand of each player.
    pub hands: [Option<Witnesses>; MOST_PLAYERS],
    /// The row of open witnesses; fewer than four if the witnesses ran out (ruling 10).
    pub open: Option<heapless::Vec<Witness, ROW>>,
    /// The first cards of the pile, the top one first; the cards that are then nowhere are shuffled under it.
    pub pile: heapless::Vec<Witness, WITNESSES>,
    /// The discards.
    pub discards: Discards,
    /// The whole wall as it lies on the table, of whatever clues: column by column, each from below. Empty: the cards that the
    /// device knows are in play.
    pub laid: heapless::Vec<LaidClue, CLUES>,
}

impl Setup {
    /// The cards that are played with, in the place of these; none if part of a wall is missing.
    pub fn cards(&self, printed: &Cards) -> Option<Cards> {
        if self.laid.is_empty() {
            return Some(printed.clone());
        }
        let laid: [LaidClue; CLUES] = self.laid.as_slice().try_into().ok()?;
        Some(printed.with_clues(laid.map(LaidClue::clue)))
    }
}

/// The discards at the start.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Discards {
    /// Exactly these.
    These(Witnesses),
    /// Every card that is nowhere else, so that the pile has no other cards than those given.
    Rest,
}

impl Default for Discards {
    fn default() -> Self {
        Self::These(Witnesses::NONE)
    }
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The number of players was not given.
    #[error("the number of players is missing")]
    PlayersMissing,
    /// Fewer than 2 or more than 5.
    #[error("2 to 5 players can play")]
    PlayersOutOfRange,
    /// A seat that nobody has is to begin.
    #[error("the one who begins is not in play")]
    StartNotInPlay,
    /// A hand for a seat that nobody has.
    #[error("a hand is given for a player who is not in play")]
    HandNotInPlay(Seat),
    /// Clues for a seat that nobody has.
    #[error("clues are given for a player who is not in play")]
    CluesNotInPlay(Seat),
    /// A clue is given for two places.
    #[error("a clue is given twice")]
    ClueTwice,
    /// Too few clues are left for the columns that are not given.
    #[error("too few clues are left for the columns that are not given")]
    NotEnoughClues,
    /// The option lays out the columns itself.
    #[error("columns cannot be given together with the option of five cases on top")]
    TopsGiven,
    /// A whole wall says where each clue is.
    #[error(
        "a wall of 25 clues as laid leaves no clue for columns, players or the option of five cases on top"
    )]
    WallTwice,
    /// Four or all cases are solved by the clues as they are given.
    #[error("four cases are solved already: the game would be over")]
    AlreadyOver,
    /// More than 18 witnesses of a kind are given.
    #[error("there are only 18 witnesses of each kind")]
    TooManyOfAKind,
    /// Too few witnesses are left for the hands and the row that are not given.
    #[error("too few witnesses are left for the hands and the row that are not given")]
    NotEnoughWitnesses,
    /// Witnesses are given though people hold the printed cards.
    #[error("with printed witnesses neither hands, row, pile nor discards can be given")]
    WitnessesPrinted,
    /// Without turns the device could not deal.
    #[error("turns can be free only with printed witnesses")]
    FreeTurnsDealt,
    /// The table of cards has a case without clue or a clue that cannot be paid.
    #[error("no game can be played with this table of cards")]
    Cards,
}
