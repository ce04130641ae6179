//! Why an action is refused.

use super::effect::Refusal;

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nothing can be played after the end.
    #[error("the game is over")]
    GameOver,
    /// Somebody else's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// That player does not play.
    #[error("that player is not in play")]
    NotInPlay,
    /// Cards have to be drawn first.
    #[error("draw first")]
    DrawFirst,
    /// A card has to be played, or the turn passed, first.
    #[error("play or pass first")]
    PlayFirst,
    /// A card was played in this turn, or it was passed.
    #[error("you have played or passed already")]
    AlreadyActed,
    /// Cards were dropped to pass with.
    #[error("you have begun to pass")]
    Passing,
    /// One card may be discarded after a play, before anything is drawn.
    #[error("one card may be discarded, and before drawing")]
    DiscardTooLate,
    /// No card is to be drawn now.
    #[error("no card is due now")]
    NothingDue,
    /// The pile is empty.
    #[error("that pile is empty")]
    PileEmpty,
    /// The card is not in the hand; with printed cards: it cannot be.
    #[error("that card is not in your hand")]
    NotHeld,
    /// The card was played, discarded or cleared.
    #[error("that card is gone")]
    Gone,
    /// Cards 73 to 76 are for the puzzles.
    #[error("that card is only for solo puzzles")]
    SoloCard,
    /// A group card is played for one of its four crimes.
    #[error("pick one of the card's four crimes")]
    PickNeeded,
    /// Only a group card is played for a crime that is picked.
    #[error("that card needs no crime picked")]
    NoPick,
    /// The card cannot be played now.
    #[error("{0}")]
    Unplayable(Refusal),
    /// The remove card was played before.
    #[error("your remove card is spent")]
    RemoveCardSpent,
    /// No such token lies there.
    #[error("no such token lies there")]
    NoSuchToken,
    /// The device draws the conclusions.
    #[error("claims are only possible with manual deduction")]
    NotManual,
    /// The token is in some assignment.
    #[error("that token may still be right")]
    NotProven,
    /// In their own turn players claim without STOP.
    #[error("in your own turn you need no STOP")]
    OwnTurn,
    /// A player who ended a turn has given up what is left to claim.
    #[error("your turn is over, the others may claim now")]
    OwnTurnEnded,
    /// STOP comes after a turn.
    #[error("the turn is not over yet")]
    TurnRuns,
    /// The device clears its own piles.
    #[error("the device clears the piles itself")]
    DeviceClears,
    /// The card cannot lie on that pile.
    #[error("that card does not belong to that pile")]
    WrongPile,
    /// Its back does not show that it is dead.
    #[error("that card may still be played")]
    NotDead,
}
