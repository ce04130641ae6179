//! Why an action is refused.

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nothing can be played after the end.
    #[error("the game is over")]
    GameOver,
    /// That officer does not play in this game.
    #[error("that officer is not in play")]
    NotInPlay,
    /// Somebody else is to decide.
    #[error("it is not your turn")]
    NotYourTurn,
    /// Something else is to be told now.
    #[error("something else is to be told now")]
    NotNow,
    /// A turn takes 1 to 20 hours.
    #[error("a turn takes 1 to 20 hours")]
    HoursOutOfRange,
    /// The hours would not fit before the last one.
    #[error("that passes the last hour")]
    PastLastHour,
    /// On the last hour the report is the whole turn.
    #[error("on the last hour only the report is left")]
    MustReport,
    /// There is time for another action before the last hour.
    #[error("the report comes at the end of a turn on a red space")]
    NotYetReport,
    /// People roll the dice themselves.
    #[error("the dice are rolled by people in this game")]
    WrongSource,
    /// Only with printed events.
    #[error("that is only for printed events")]
    PrintedOnly,
    /// Only with the house events.
    #[error("that is only for the house events")]
    HouseOnly,
    /// The event has no fuse.
    #[error("that event has no fuse")]
    NoFuse,
    /// No event lies in that slot.
    #[error("there is no event in that slot")]
    NoEvent,
    /// No token of the event lies there.
    #[error("no token of that event lies there")]
    NotThere,
    /// The last token goes with its card.
    #[error("the last token goes with its card")]
    LastToken,
    /// It is so already.
    #[error("it is there already")]
    ThereAlready,
    /// The track has no such hour.
    #[error("the track has no such hour")]
    NoSuchHour,
    /// An officer who has reported no longer moves.
    #[error("an officer who has reported no longer moves")]
    HasReported,
    /// There are no such levels, or not so many tokens.
    #[error("there is no such number")]
    NoSuchNumber,
    /// The first officer speaks for the team.
    #[error("the first officer speaks for the team")]
    ForTheTeam,
    /// The owner's box has no card with that number.
    #[error("the entered box has no such card")]
    NoSuchCard,
}
