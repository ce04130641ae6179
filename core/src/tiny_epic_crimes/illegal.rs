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
    /// Something else is to be decided now.
    #[error("something else is to be decided now")]
    NotNow,
    /// That ability was not dealt to this officer.
    #[error("that ability was not dealt to you")]
    NotOffered,
    /// A drive leads to another block.
    #[error("the car is there already")]
    AlreadyThere,
    /// On the last hour the report is the whole turn.
    #[error("on the last hour only the report is left")]
    MustReport,
    /// There is time for another action before the last hour.
    #[error("the report comes at the end of a turn on a red space")]
    NotYetReport,
    /// The hours would not fit before the last one.
    #[error("that passes the last hour")]
    PastLastHour,
    /// A turn takes 1 to 20 hours.
    #[error("a turn takes 1 to 20 hours")]
    HoursOutOfRange,
    /// What a card says has its hours named already.
    #[error("the hours of a card are named already")]
    HoursNamed,
    /// An action of the day.
    #[error("that is only possible by day")]
    OnlyByDay,
    /// An action of the night.
    #[error("that is only possible by night")]
    OnlyByNight,
    /// Another officer of the team has that action.
    #[error("that is another officer's action")]
    NotYourAction,
    /// An event forbids it.
    #[error("an event forbids that")]
    Forbidden,
    /// No gangster on the block.
    #[error("there is no gangster on the block")]
    NoGangster,
    /// No gangster on the block nor next to it.
    #[error("there is no gangster on the block nor next to it")]
    NoGangsterNear,
    /// The row has no informant any more.
    #[error("the row has no informant")]
    NoInformant,
    /// The column has no witness any more.
    #[error("the column has no witness")]
    NoWitness,
    /// No search token on the block.
    #[error("there is no search token on the block")]
    NoSearch,
    /// No stakeout token on the block.
    #[error("there is no stakeout token on the block")]
    NoStakeout,
    /// That many hours cannot be risked.
    #[error("that many hours cannot be risked")]
    RiskOutOfRange,
    /// The cell holds a gangster.
    #[error("the cell is taken")]
    CellTaken,
    /// The cell is empty.
    #[error("the cell is empty")]
    CellEmpty,
    /// It is done at headquarters.
    #[error("that is done at headquarters")]
    NotAtHeadquarters,
    /// No event lies in that slot.
    #[error("there is no event in that slot")]
    NoEvent,
    /// The event is not worked on here.
    #[error("that event is not worked on here")]
    NotAtEvent,
    /// The event is worked on in another way: with or without a risk, a card, a block.
    #[error("that event is worked on in another way")]
    AnotherWay,
    /// The marked car cannot drive.
    #[error("the car cannot drive")]
    Stopped,
    /// The second action of a turn is on the same block.
    #[error("the second action is on the same block")]
    NoSecondDrive,
    /// Only some officers take a gangster from a block next to their own.
    #[error("that block is out of reach")]
    OutOfReach,
    /// The event is resolved by other actions.
    #[error("that event is resolved by other actions")]
    NotByEventAction,
    /// Only with printed cards.
    #[error("that is only for printed cards")]
    PrintedOnly,
    /// Only with the house cards.
    #[error("that is only for the house cards")]
    HouseOnly,
    /// The card is not in hand.
    #[error("that card is not in your hand")]
    NotInHand,
    /// The force card is played on a block.
    #[error("that card is played on a block")]
    NeedsBlock,
    /// The force card is played on an event.
    #[error("that card is played on an event")]
    NeedsSlot,
    /// The force card is played on nothing, or on something else.
    #[error("that card cannot be played on that")]
    NotOnThat,
    /// The force card was played in this turn and lasts to its end; or it would change nothing.
    #[error("that card would change nothing")]
    NothingToDo,
    /// An officer does not interrogate their own hand.
    #[error("you cannot interrogate yourself")]
    AskedSelf,
    /// That hand has no suspect card.
    #[error("there is no suspect card to look at")]
    NothingToAsk,
    /// That evidence is not solved.
    #[error("that evidence is not solved")]
    NotSolved,
    /// Its holder can read it at any time.
    #[error("you hold that evidence yourself")]
    HeldByYou,
    /// There are four failures among the search tokens, and they are found.
    #[error("all failures among the search tokens are found")]
    NoFailureLeft,
    /// In a team the first officer accuses for all.
    #[error("in a team the first officer accuses for all")]
    ForTheTeam,
    /// The evidence of that token is solved: nothing goes back.
    #[error("that evidence is solved")]
    SolvedAlready,
    /// There is no such token.
    #[error("there is no such token")]
    NoSuchToken,
    /// A team's mats have no set of three.
    #[error("a team keeps no arrested gangsters")]
    NoSet,
    /// No roll that brought something can be repeated.
    #[error("there is no roll to be repeated")]
    NoRoll,
    /// No such face.
    #[error("a die has the faces 1 to 6")]
    NoSuchFace,
    /// This roll does not fit: people roll again.
    #[error("that roll does not fit: roll again")]
    RollAgain,
    /// No gangster of that colour is in the bag.
    #[error("no gangster of that colour is in the bag")]
    NotInBag,
    /// The device rolls and draws, or people do; not both.
    #[error("this game was set up to roll and draw the other way")]
    WrongSource,
    /// A gangster stands there, or it is headquarters.
    #[error("no gangster can be placed there")]
    BlockTaken,
    /// Such a thing is not there.
    #[error("there is no such thing there")]
    NotThere,
    /// It is there already.
    #[error("it is there already")]
    ThereAlready,
    /// The owner's box has no card with that number.
    #[error("the entered box has no such card")]
    NoSuchCard,
    /// The track has no such hour.
    #[error("the track has no such hour")]
    NoSuchHour,
    /// An officer who has reported no longer moves.
    #[error("an officer who has reported no longer moves")]
    HasReported,
    /// No force card is held.
    #[error("no force card is held")]
    NoForceCard,
    /// The solver does not count as a helper.
    #[error("the solver is not a helper too")]
    SolverHelps,
}
