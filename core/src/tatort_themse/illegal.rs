//! Why an action is refused.

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nothing can be played after the end.
    #[error("the game is over")]
    GameOver,
    /// Somebody else is to move.
    #[error("it is not your turn")]
    NotYourTurn,
    /// Nobody has that seat.
    #[error("that player is not in play")]
    NotInPlay,
    /// Payments and questions are entered only if the device deals.
    #[error("with printed witnesses, payments, row and pile are not entered")]
    PrintedWitnesses,
    /// The device has to know the payment, or which witness is questioned.
    #[error("the device deals the witnesses: name which")]
    DeviceDeals,
    /// Turns are not entered.
    #[error("turns are not entered: any player may take a clue at any time")]
    FreeTurns,
    /// After a removal comes the clue above, and nothing else.
    #[error("after a removal the lowest clue of that column has to be taken")]
    TakeIsDue,
    /// Renewing comes before everything else.
    #[error("open witnesses can be renewed only at the start of a turn")]
    TooLateToRenew,
    /// Renewing is for once a turn.
    #[error("the open witnesses have already been renewed this turn")]
    RenewedAlready,
    /// The row has fewer than four witnesses, or two kinds.
    #[error("the open witnesses are not four of a kind")]
    NotFourAlike,
    /// A clue was taken in this turn.
    #[error("only one clue can be taken in a turn")]
    OneClueATurn,
    /// No clue is left there.
    #[error("no clue is left in that column")]
    EmptyColumn,
    /// A removal of no clue.
    #[error("a removal takes at least one clue away")]
    RemovesNothing,
    /// The top clue of a column is never removed.
    #[error("the last clue of a column cannot be removed")]
    LastOfColumn,
    /// The fourth case would be solved by a removal.
    #[error("a removal cannot end the game")]
    EndsByRemoval,
    /// The hand does not have these cards.
    #[error("these witnesses are not all in the hand")]
    NotHeld,
    /// The cards are worth less than the price.
    #[error("these witnesses are too few")]
    TooLittle,
    /// Enough cards, of several kinds: they have to count as one.
    #[error("these witnesses must count as one kind: two of another kind stand for one of it")]
    NotOneKind,
    /// A payment without a card.
    #[error("a payment is at least one witness")]
    PaysNothing,
    /// A part of the cards is enough, or a single card counts for nothing.
    #[error("some of these witnesses would be left over")]
    LeftOver,
    /// The clue that has to be taken after the removal could not be paid for.
    #[error("the clue above could not be paid for after this removal")]
    CannotTakeThen,
    /// The row has no witness there.
    #[error("there is no open witness at that place")]
    NoOpenWitness,
    /// Neither pile nor discards have a card.
    #[error("there is no witness left to draw")]
    NothingToDraw,
    /// A player who can question a witness may not pass.
    #[error("there is a witness to question")]
    CanQuestion,
    /// A player with nobody to question who can pay for a clue must take one.
    #[error("with no witness to question, you must take a clue you can pay for")]
    HasToTake,
}
