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
    /// That detective does not play in this game.
    #[error("that detective is not in play")]
    NotInPlay,
    /// No line that takes this ticket leads there.
    #[error("no line that takes this ticket leads there")]
    NoSuchLine,
    /// Only the ferry leads there, and it takes only black tickets.
    #[error("only the ferry leads there, and it takes a black ticket")]
    FerryNeedsBlack,
    /// No ticket of that kind is left.
    #[error("no ticket of that kind is left")]
    NoTicket,
    /// Detectives have no black tickets.
    #[error("black tickets and the ferry are Mister X's alone")]
    BlackIsMisterX,
    /// A detective is there.
    #[error("a detective is on that station")]
    Occupied,
    /// Both double-move cards are used up.
    #[error("no double-move card is left")]
    NoDouble,
    /// A detective who can move must.
    #[error("that detective can move and must")]
    CanMove,
    /// Somebody who still waits can move, and may free the way.
    #[error("somebody else can still move and must first")]
    OthersFirst,
    /// A line without a ticket, by somebody who needs one.
    #[error("a ticket is needed")]
    TicketNeeded,
    /// A ticket, where none is used.
    #[error("no ticket is used for that")]
    RidesFree,
    /// Voluntary appearances were not agreed on.
    #[error("voluntary appearances were not agreed on")]
    NotAgreed,
    /// Mister X has to move before he may show himself.
    #[error("Mister X has to move first")]
    MoveFirst,
    /// Mister X has moved and has to decide whether he shows himself.
    #[error("Mister X has to hide or to show himself first")]
    DecideFirst,
    /// Not one ticket, or `-`, for each detective.
    #[error("one ticket is needed for each detective")]
    FareCount,
    /// A detective does not hold the ticket that Mister X wants.
    #[error("a detective does not hold that ticket")]
    FareNotHeld,
    /// A detective who has tickets must give one.
    #[error("a detective who has tickets must give one")]
    FareDue,
    /// The table says what the pawns do only where their moves are not entered.
    #[error("every move is entered in this game")]
    AllIsEntered,
    /// One claim in a round for each pursuer.
    #[error("as many stations as there are pursuers were asked in this round")]
    NoClaimLeft,
    /// Mister X has to tell where he is, because this window shows him.
    #[error("this move shows where Mister X is")]
    StopShown,
    /// Only windows that show Mister X tell where he is.
    #[error("this move does not show where Mister X is")]
    StopHidden,
    /// By all that is public Mister X cannot be there, or cannot have used this ticket.
    #[error("Mister X cannot have done that")]
    Impossible,
}
