//! Why an action is refused.

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nothing can be played after the end.
    #[error("the puzzle is over")]
    Over,
    /// The puzzle is solved with its own cards.
    #[error("that card is not in the puzzle")]
    NotInPuzzle,
    /// The card lies already.
    #[error("that card lies already")]
    Laid,
    /// The card contradicts the board.
    #[error("the card contradicts the board")]
    Contradicts,
    /// The board contradicts itself.
    #[error("the board contradicts itself: put a token back first")]
    RestoreFirst,
    /// No such token lies there.
    #[error("no such token lies there")]
    NoSuchToken,
    /// The last token of a crime is its scene.
    #[error("that is where the crime stands")]
    LastToken,
    /// Nothing else is left of the crime or at the place.
    #[error("it stands there already")]
    Stands,
    /// That token went with a found one, which has to be lifted.
    #[error("that token went with a found one: lift that")]
    LiftFirst,
    /// Nobody said that this token is right.
    #[error("you did not say that it is there")]
    NotFound,
    /// That token was not taken away by the player.
    #[error("you did not take that token away")]
    NotRemoved,
}
