//! What can be said of a box, each thing once. The sentences themselves are in the crate `confidant-pack`, in three
//! languages; it does not compile if one is missing.

/// A thing that is said of a box: what a gap `{}` holds, the complaint tells beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// {}: {} of {}; until then Confidant’s values.
    PartMissing,
    /// This is not a Confidant file.
    NotOurs,
    /// Made by another version of Confidant (format {}). Reload the page, then open it again.
    TooNew,
    /// No such game: {*}.
    GameUnknown,
    /// The line that names the game cannot be read.
    GameMissing,
    /// This is no box: it is longer than {} kB.
    TooLong,
    /// As many more cannot be read: {}.
    MoreUnread,
    /// Line {} cannot be read.
    LineUnreadable,
    /// `{}` is not known here. Did you mean {*}?
    SectionUnknown,
    /// `{*}` is not known here.
    EntryUnknown,
    /// Too many: there is no room for `{*}`.
    EntriesTooMany,
    /// `{*}` cannot be read.
    ValueUnreadable,
    /// A value is missing.
    ValueMissing,
    /// Entered twice: {*}.
    ClueTwice,
    /// {*}: values run from 2 to 6.
    ClueUnusual,
    /// {*}: such a value cannot be paid.
    ClueUnplayable,
    /// {} clues; the box has {}. Remove one.
    CluesTooMany,
    /// No clue for this case: {}.
    CaseWithoutClue,
    /// No {} clue of value {}; the rule book shows one.
    ClueExpected,
    /// {}: a bonus of {}; a review says 2 to 5.
    BonusUnusual,
    /// {}: a bonus of {} does not exist.
    BonusUnplayable,
    /// A road from {} to itself.
    RoadToItself,
    /// Direction {}: {} places; every direction has 8.
    DirectionCount,
    /// {} has no road.
    PlaceWithoutRoad,
    /// No way leads from {} to {}.
    RoadsApart,
    /// The rule book’s example has a road {}–{}.
    RoadExpected,
    /// Card {}: the same crime twice.
    PairOfOne,
    /// No crime on card {}.
    PlaceWithoutCrime,
    /// Card {}: {} places; there are always 4.
    CrimePlaces,
    /// Card {}: no place.
    CrimeNowhere,
    /// Card {} says what no card of its kind does.
    CardOfOtherKind,
    /// Two cards for the same crime: {} and {}.
    CrimeTwice,
    /// Group and direction twice: {} and {}.
    GroupTwice,
    /// The same pair on {} and {}.
    PairTwice,
    /// Two cards for the same place: {} and {}.
    PlaceTwice,
    /// Two solo cards for the same crime: {} and {}.
    SoloTwice,
    /// The rule book shows card {} differently.
    CardExpected,
    /// Group {}: {} cards; a pile has room for {}.
    PileTooLarge,
    /// Card {} alone is not one whole quarter.
    CrimeNoQuarter,
    /// Card {}: {} crimes; the others have {}.
    PlaceCrimes,
    /// {} is on {} place cards; the others are on {}.
    CrimeOnPlaces,
    /// The solution of puzzle {} names a crime twice.
    SolutionTwice,
    /// Puzzle {}: group cards (17 to 32) are in no puzzle.
    PuzzleGroupCard,
    /// Card {} does not fit puzzle {}: there it is {*}.
    CardMisfits,
    /// Puzzle {} does not work out: {} solutions; the book has one.
    PuzzleSolutions,
    /// Puzzle {}: read card {} again: {*}.
    PuzzleSuspect,
    /// Puzzle {}: no single card explains it: two slips, or your book has other numbers.
    PuzzleNoSuspect,
    /// {} and {} have the same five signs.
    SuspectsAlike,
    /// Suspect {}: signs that do not exist.
    SuspectUnreadable,
    /// The rule book shows Aaron Ace (A) differently.
    SuspectExpected,
    /// {}: {} suspects; a review counts {}.
    SignCount,
    /// Space {}: suspect card and interrogation at once.
    BadgeBoth,
    /// The badge track ends at space 9.
    BadgeBeyond,
    /// No space of the badge track gives: {}.
    BadgeNone,
    /// Detective and Patrol Cop together lack: {}.
    TeamLacks,
    /// The rule book shows this mat differently: {}.
    OfficerExpected,
    /// The last possible hour here is {}.
    HourBeyond,
    /// Nothing at all here: {}?
    HoursNone,
    /// Only hour {} is night.
    NightAlone,
    /// Only hour {} is day.
    DayAlone,
    /// The cards of this list are out of order.
    CardsOutOfOrder,
    /// Which board is it: classic (taxi line 13-14), 2000 (none) or newer (11 taxi tickets each)?
    BaseMissing,
    /// Appearances: moves from 1 to 24, in order, at least one.
    NoAppearance,
    /// Too few start cards: {} for the detectives, {} for Mister X.
    StartTooFew,
    /// No ticket at all: {}.
    NoTickets,
    /// More tickets than any box contains.
    TicketsTooMany,
    /// Already on the board: {} {}-{}.
    LineThere,
    /// Not on the board in any case: {} {}-{}.
    LineNotThere,
    /// {} {}-{}: no such line on the board goes that far.
    LineFar,
    /// Without it {} cannot be reached.
    StationCutOff,
    /// Station {}: {}, more than {} lines.
    StationCrowded,
}

crate::ids!(
    Remark: PartMissing, NotOurs, TooNew, GameUnknown, GameMissing, TooLong, MoreUnread, LineUnreadable, SectionUnknown, EntryUnknown, EntriesTooMany, ValueUnreadable, ValueMissing, ClueTwice, ClueUnusual, ClueUnplayable, CluesTooMany, CaseWithoutClue, ClueExpected, BonusUnusual, BonusUnplayable, RoadToItself, DirectionCount, PlaceWithoutRoad, RoadsApart, RoadExpected, PairOfOne, PlaceWithoutCrime, CrimePlaces, CrimeNowhere, CardOfOtherKind, CrimeTwice, GroupTwice, PairTwice, PlaceTwice, SoloTwice, CardExpected, PileTooLarge, CrimeNoQuarter, PlaceCrimes, CrimeOnPlaces, SolutionTwice, PuzzleGroupCard, CardMisfits, PuzzleSolutions, PuzzleSuspect, PuzzleNoSuspect, SuspectsAlike, SuspectUnreadable, SuspectExpected, SignCount, BadgeBoth, BadgeBeyond, BadgeNone, TeamLacks, OfficerExpected, HourBeyond, HoursNone, NightAlone, DayAlone, CardsOutOfOrder, BaseMissing, NoAppearance, StartTooFew, NoTickets, TicketsTooMany, LineThere, LineNotThere, LineFar, StationCutOff, StationCrowded
);
crate::words!(
    Remark: PartMissing = "part-missing",
    NotOurs = "not-ours",
    TooNew = "too-new",
    GameUnknown = "game-unknown",
    GameMissing = "game-missing",
    TooLong = "too-long",
    MoreUnread = "more-unread",
    LineUnreadable = "line-unreadable",
    SectionUnknown = "section-unknown",
    EntryUnknown = "entry-unknown",
    EntriesTooMany = "entries-too-many",
    ValueUnreadable = "value-unreadable",
    ValueMissing = "value-missing",
    ClueTwice = "clue-twice",
    ClueUnusual = "clue-unusual",
    ClueUnplayable = "clue-unplayable",
    CluesTooMany = "clues-too-many",
    CaseWithoutClue = "case-without-clue",
    ClueExpected = "clue-expected",
    BonusUnusual = "bonus-unusual",
    BonusUnplayable = "bonus-unplayable",
    RoadToItself = "road-to-itself",
    DirectionCount = "direction-count",
    PlaceWithoutRoad = "place-without-road",
    RoadsApart = "roads-apart",
    RoadExpected = "road-expected",
    PairOfOne = "pair-of-one",
    PlaceWithoutCrime = "place-without-crime",
    CrimePlaces = "crime-places",
    CrimeNowhere = "crime-nowhere",
    CardOfOtherKind = "card-of-other-kind",
    CrimeTwice = "crime-twice",
    GroupTwice = "group-twice",
    PairTwice = "pair-twice",
    PlaceTwice = "place-twice",
    SoloTwice = "solo-twice",
    CardExpected = "card-expected",
    PileTooLarge = "pile-too-large",
    CrimeNoQuarter = "crime-no-quarter",
    PlaceCrimes = "place-crimes",
    CrimeOnPlaces = "crime-on-places",
    SolutionTwice = "solution-twice",
    PuzzleGroupCard = "puzzle-group-card",
    CardMisfits = "card-misfits",
    PuzzleSolutions = "puzzle-solutions",
    PuzzleSuspect = "puzzle-suspect",
    PuzzleNoSuspect = "puzzle-no-suspect",
    SuspectsAlike = "suspects-alike",
    SuspectUnreadable = "suspect-unreadable",
    SuspectExpected = "suspect-expected",
    SignCount = "sign-count",
    BadgeBoth = "badge-both",
    BadgeBeyond = "badge-beyond",
    BadgeNone = "badge-none",
    TeamLacks = "team-lacks",
    OfficerExpected = "officer-expected",
    HourBeyond = "hour-beyond",
    HoursNone = "hours-none",
    NightAlone = "night-alone",
    DayAlone = "day-alone",
    CardsOutOfOrder = "cards-out-of-order",
    BaseMissing = "base-missing",
    NoAppearance = "no-appearance",
    StartTooFew = "start-too-few",
    NoTickets = "no-tickets",
    TicketsTooMany = "tickets-too-many",
    LineThere = "line-there",
    LineNotThere = "line-not-there",
    LineFar = "line-far",
    StationCutOff = "station-cut-off",
    StationCrowded = "station-crowded"
);
