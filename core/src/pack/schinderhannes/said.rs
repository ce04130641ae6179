//! What a card says, as it is entered and written: `ruches: boos simmern thiergarten trifthuette`.

use core::fmt::Write as _;

use serde::{Deserialize, Serialize};

use crate::id::Id as _;
use crate::notation::{NotationError, Tokens};
use crate::schinderhannes::{
    Clue, Crime, CrimeSet, Direction, Edition, Kind, Link, Place, PlaceSet, Quarter,
};

/// What was read off a card.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Said {
    /// As the rules take it.
    Clue(Clue),
    /// A solo card with a direction: which places that are follows from the board.
    Toward(Crime, Direction),
}

impl Said {
    /// What the rules take it for, with the places in these quarters.
    pub fn clue(self, quarters: &[Quarter; 16]) -> Clue {
        match self {
            Self::Clue(clue) => clue,
            Self::Toward(crime, direction) => {
                let places = Place::all().zip(quarters).filter(|(_, at)| direction.quarters().contains(at));
                Clue::Crime(crime, places.map(|(place, _)| place).collect())
            }
        }
    }

    /// What such a card of an edition says.
    pub(super) fn of(kind: Kind, clue: Clue, edition: &Edition) -> Self {
        if let (Kind::Solo, Clue::Crime(crime, places)) = (kind, clue)
            && let Some(direction) = Direction::all().find(|&direction| edition.half(direction) == places)
        {
            return Self::Toward(crime, direction);
        }
        Self::Clue(clue)
    }

    /// Reads what a card of this sort says.
    pub fn read(kind: Kind, value: &str) -> Result<Self, NotationError> {
        let clue = match kind {
            Kind::Group => {
                let mut words = Tokens::of(value);
                let clue = Clue::Group(words.read()?, words.read()?);
                words.end()?;
                clue
            }
            Kind::Pair => {
                let mut words = Tokens::of(value);
                let (large, small) = (words.read()?, words.read()?);
                let link = match words.word()? {
                    "same" => Link::SameQuarter,
                    "neighbouring" => Link::NextQuarter,
                    _ => return Err(NotationError::UnknownWord),
                };
                words.end()?;
                Clue::Pair(large, small, link)
            }
            Kind::Place => {
                let (place, crimes) = split(value)?;
                let mut set = CrimeSet::NONE;
                each(crimes, |crime| set.insert(crime))?;
                Clue::Place(place, set)
            }
            Kind::Crime | Kind::Solo => {
                let (crime, places) = split(value)?;
                if kind == Kind::Solo
                    && let Ok(direction) = places.trim().parse()
                {
                    return Ok(Self::Toward(crime, direction));
                }
                let mut set = PlaceSet::NONE;
                each(places, |place| set.insert(place))?;
                Clue::Crime(crime, set)
            }
        };
        Ok(Self::Clue(clue))
    }

    /// Gives it as it is read.
    pub(super) fn write(self, give: &mut dyn FnMut(&str)) {
        // Sixteen names and the one before them are shorter than that.
        let mut text = heapless::String::<256>::new();
        let _ = match self {
            Self::Toward(crime, direction) => write!(text, "{crime}: {direction}"),
            Self::Clue(Clue::Group(group, direction)) => write!(text, "{group} {direction}"),
            Self::Clue(Clue::Pair(large, small, link)) => write!(text, "{large} {small} {}", link_word(link)),
            Self::Clue(Clue::Crime(crime, places)) => {
                let _ = write!(text, "{crime}:");
                places.iter().try_for_each(|place| write!(text, " {place}"))
            }
            Self::Clue(Clue::Place(place, crimes)) => {
                let _ = write!(text, "{place}:");
                crimes.iter().try_for_each(|crime| write!(text, " {crime}"))
            }
        };
        give(&text);
    }
}

/// How a link is written.
pub(super) const fn link_word(link: Link) -> &'static str {
    match link {
        Link::SameQuarter => "same",
        Link::NextQuarter => "neighbouring",
    }
}

/// Splits a word before a colon from what comes after it.
fn split<T: core::str::FromStr<Err = NotationError>>(value: &str) -> Result<(T, &str), NotationError> {
    let (word, rest) = value.split_once(':').ok_or(NotationError::TooShort)?;
    Ok((word.trim().parse()?, rest))
}

/// Reads word by word into a set; none may be there twice.
fn each<T: core::str::FromStr<Err = NotationError>>(
    text: &str,
    mut insert: impl FnMut(T) -> bool,
) -> Result<(), NotationError> {
    let mut words = Tokens::of(text);
    while let Some(word) = words.maybe() {
        if !insert(word.parse()?) {
            return Err(NotationError::Twice);
        }
    }
    Ok(())
}
