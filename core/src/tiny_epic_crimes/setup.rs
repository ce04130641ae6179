//! What people decide before the game, and positions for studies.

use serde::{Deserialize, Serialize};

use super::block::{Block, LineSet};
use super::box_values::OwnBox;
use super::cards::{AbilityId, EventId, ForceId};
use super::kinds::{Cards, Clue, Colour, ColourSet, Evidence, Mode, Officer, Suspect};
use crate::chance::Source;
use crate::id::Id;

/// The choices of a game, unchecked.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// How many officers: 2 to 4. Only the solo game has a default, 2.
    pub players: Option<u8>,
    /// How people play.
    pub mode: Mode,
    /// Which cards are used.
    pub cards: Cards,
    /// Who rolls the dice.
    pub dice: Source,
    /// Who draws from the bag.
    pub bag: Source,
    /// Who lays out the city; if people do, the marked blocks have to be given.
    pub city: Source,
    /// The markers beside the track, the top one (the youngest) first; the order of the seats if not given.
    pub order: Option<heapless::Vec<Officer, { Officer::MOST }>>,
    /// The blocks marked for search tokens.
    pub search: Option<heapless::Vec<Block, 7>>,
    /// The blocks marked for stakeout tokens.
    pub stakeout: Option<heapless::Vec<Block, 5>>,
    /// Whether ability cards are dealt.
    pub abilities: bool,
    /// Who knows the murderer: the device, or an envelope out of the box. In the second case people deal the suspect
    /// cards, read the evidence and judge the accusations; the device counts.
    pub envelope: Source,
    /// Who knows what is under the search and stakeout tokens: the device, or people turn those out of the box.
    pub clue_tokens: Source,
    /// What was read off the owner's box, instead of what the edition reconstructs.
    pub own: Option<OwnBox>,
    /// What else is fixed, for studies and case files; a game that people sit down to has none.
    pub study: Option<Study>,
}

static NO_STUDY: Study = Study::NONE;

impl Setup {
    /// What is fixed.
    pub(super) fn fixed(&self) -> &Study {
        self.study.as_ref().unwrap_or(&NO_STUDY)
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            players: None,
            mode: Mode::default(),
            cards: Cards::default(),
            dice: Source::default(),
            bag: Source::default(),
            city: Source::default(),
            order: None,
            search: None,
            stakeout: None,
            abilities: true,
            envelope: Source::default(),
            clue_tokens: Source::default(),
            own: None,
            study: None,
        }
    }
}

/// Things that are drawn or reached in play, fixed for a study.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Study {
    /// Who did it.
    pub murderer: Option<Suspect>,
    /// The whole suspect deck, the top card first; a suspect who is nowhere has left the game.
    pub suspects: Option<heapless::Vec<Suspect, { Suspect::COUNT }>>,
    /// The ghost officer's cards.
    pub ghost: Option<heapless::Vec<Suspect, 4>>,
    /// The whole event deck, the top card first; the others have left the game.
    pub events: Option<heapless::Vec<EventId, { EventId::COUNT }>>,
    /// How many events are drawn at set-up: 0 to 3, else 1.
    pub opening_events: Option<u8>,
    /// The force deck, the top card first; the others, those in hand excepted, are discards.
    pub force: Option<heapless::Vec<ForceId, { ForceId::COUNT }>>,
    /// The gangsters of the city, instead of three by dice.
    pub gangsters: Option<heapless::Vec<(Block, Colour), 15>>,
    /// The search tokens that are successes.
    pub hits: Option<heapless::Vec<Block, 3>>,
    /// The values of the stakeout tokens, in the order of their blocks.
    pub values: Option<heapless::Vec<u8, 5>>,
    /// The rows that have their informant.
    pub informants: Option<LineSet>,
    /// The columns that have their witness.
    pub witnesses: Option<LineSet>,
    /// The space of a team's out-of-time marker.
    pub marker: Option<u8>,
    /// Solved evidence and who holds it.
    pub solved: heapless::Vec<(Evidence, Officer), { Evidence::COUNT }>,
    /// What is fixed of each officer.
    #[serde(with = "first_officers")]
    pub officers: [OfficerStudy; Officer::MOST],
}

/// The officers of a study up to the last of whom something is fixed: a set-up has to be short.
mod first_officers {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Officer, OfficerStudy};

    type Officers = [OfficerStudy; Officer::MOST];

    pub fn serialize<S: Serializer>(officers: &Officers, serializer: S) -> Result<S::Ok, S::Error> {
        let fixed = officers.iter().rposition(|officer| *officer != OfficerStudy::NONE);
        let count = fixed.map_or(0, |last| last + 1);
        officers.get(..count).unwrap_or(officers).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Officers, D::Error> {
        let fixed = heapless::Vec::<OfficerStudy, { Officer::MOST }>::deserialize(deserializer)?;
        let mut officers = [const { OfficerStudy::NONE }; Officer::MOST];
        officers.iter_mut().zip(fixed).for_each(|(place, officer)| *place = officer);
        Ok(officers)
    }
}

impl Study {
    /// Nothing is fixed.
    pub const NONE: Self = Self {
        murderer: None,
        suspects: None,
        ghost: None,
        events: None,
        opening_events: None,
        force: None,
        gangsters: None,
        hits: None,
        values: None,
        informants: None,
        witnesses: None,
        marker: None,
        solved: heapless::Vec::new(),
        officers: [const { OfficerStudy::NONE }; Officer::MOST],
    };
}

impl Default for Study {
    fn default() -> Self {
        Self::NONE
    }
}

/// What is fixed of one officer.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct OfficerStudy {
    /// Where the car is.
    pub car: Option<Block>,
    /// Where the marker stands.
    pub hour: Option<u8>,
    /// Whether the officer has reported.
    pub reported: bool,
    /// The badge level.
    pub badge: Option<u8>,
    /// The suspect cards.
    pub hand: Option<heapless::Vec<Suspect, { Suspect::COUNT }>>,
    /// The force cards.
    pub force: Option<heapless::Vec<ForceId, 4>>,
    /// The ability.
    pub ability: Option<AbilityId>,
    /// Clue tokens; searches are successes, holding tokens are in `booked`.
    pub clues: [u8; Clue::COUNT],
    /// Failed searches.
    pub misses: u8,
    /// Holding tokens.
    pub booked: ColourSet,
    /// The unfinished set of three.
    pub arrested: ColourSet,
    /// The gangster in the cell.
    pub cell: Option<Colour>,
}

impl OfficerStudy {
    /// Nothing is fixed.
    pub const NONE: Self = Self {
        car: None,
        hour: None,
        reported: false,
        badge: None,
        hand: None,
        force: None,
        ability: None,
        clues: [0; Clue::COUNT],
        misses: 0,
        booked: ColourSet::from_bits(0),
        arrested: ColourSet::from_bits(0),
        cell: None,
    };
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The number of officers was not given.
    #[error("the number of players is missing")]
    PlayersMissing,
    /// Fewer than 2 or more than 4.
    #[error("2, 3 or 4 officers can play")]
    PlayersOutOfRange,
    /// The order does not name every officer in play once.
    #[error("the order names every officer in play once")]
    Order,
    /// Something is fixed for an officer who does not play.
    #[error("that officer is not in play")]
    NotInPlay,
    /// People lay out the city, but the marked blocks are missing.
    #[error("7 blocks for searches and 5 for stakeouts have to be given")]
    CityMissing,
    /// A block is marked twice, or it is headquarters.
    #[error("a block carries one mark, and headquarters none")]
    Marks,
    /// Successes that lie on no search token, or not 3 and 4 failures among all tokens.
    #[error("of 7 search tokens 3 are successes and 4 are not")]
    Hits,
    /// Not one value from 1 to 5, each once, for every stakeout token.
    #[error("each stakeout token has another value from 1 to 5")]
    Values,
    /// A gangster at headquarters or two on one block.
    #[error("one gangster a block, and none at headquarters")]
    Gangsters,
    /// More gangsters of a colour than there are.
    #[error("there are five gangsters of each colour")]
    TooManyGangsters,
    /// A full set of three is paid for at once and goes into the bag.
    #[error("a full set of three goes into the bag")]
    FullSet,
    /// A team's mats have no place for a set of three.
    #[error("a team keeps no arrested gangsters")]
    TeamArrests,
    /// An officer can only have reported on a red space or on the last hour.
    #[error("an officer who has reported is on a red space or on the last hour")]
    ReportedEarly,
    /// The tokens of solved evidence are taken or have left the city.
    #[error("evidence is solved, but its tokens are still in the city")]
    SolvedTooEarly,
    /// More clue tokens of a kind than there are.
    #[error("there are not that many clue tokens of that kind")]
    TooManyClues,
    /// A suspect is in two places, or nobody is left to be the murderer.
    #[error("every suspect is in one place")]
    SuspectTwice,
    /// A force, event or ability card is in two places.
    #[error("every card is in one place")]
    CardTwice,
    /// More force cards than may be held.
    #[error("that many force cards cannot be held")]
    TooManyForce,
    /// House cards are fixed for a game with printed ones.
    #[error("house cards cannot be fixed in a game with printed cards")]
    HouseCards,
    /// The track has no such hour.
    #[error("the track has no such hour")]
    Hour,
    /// The badge track has no such level.
    #[error("the badge track has no such level")]
    Badge,
    /// Only the standard game for two has a ghost officer, and its cards are four.
    #[error("the ghost officer has 4 cards, in a standard game for two")]
    Ghost,
    /// Only a team has an out-of-time marker, from 1 to 49.
    #[error("a team's out-of-time marker stands on 1 to 49")]
    Marker,
    /// The envelope and the tokens of the box are for a game with its cards.
    #[error("the envelope and the tokens of the box go with its printed cards")]
    PrintedOnly,
    /// Suspects are fixed, but their cards are with people.
    #[error("the device knows no suspects when the murderer is in the envelope")]
    InEnvelope,
    /// What is under tokens is fixed, but people turn them.
    #[error("the device knows no tokens that people turn themselves")]
    UnknownTokens,
    /// Hours of the night beyond the track, or a line after the last hour.
    #[error("the nights and lines of the time board lie on its track")]
    TimeBoard,
    /// A space of the badge track gives two things, or there is no such space.
    #[error("a space of the badge track, 0 to 9, gives one thing")]
    BadgeSpaces,
    /// Two suspects have the same five signs.
    #[error("two suspects have the same five signs")]
    SuspectsAlike,
    /// More events than there are slots or cards.
    #[error("at most 3 events are drawn at set-up")]
    OpeningEvents,
}
