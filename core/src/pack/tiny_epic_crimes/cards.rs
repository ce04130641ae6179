//! The printed events, force cards and abilities: a name and what a table needs to know of a card that people read
//! themselves.

use core::fmt::Write as _;

use serde::{Deserialize, Serialize};

use crate::notation::{NotationError, Tokens, number};
use crate::pack::Unread;
use crate::tiny_epic_crimes::cards::{Reward, RewardSet};
use crate::tiny_epic_crimes::{EventShape, PrintedName};

/// Most hours that a card can cost, gangsters and tokens that it can bring.
pub const MOST_ON_CARD: u8 = 9;

/// The words of a card, without its name.
pub type CardWords = heapless::String<128>;

/// What a force or ability card shows besides its text.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct HelpShape {
    /// Its name.
    pub name: PrintedName,
    /// Hours that it costs.
    pub hours: u8,
}

/// A card that is kept by its name.
pub(super) trait Named {
    /// Its name.
    fn name(&self) -> &str;
}

impl Named for EventShape {
    fn name(&self) -> &str {
        &self.name
    }
}

impl Named for HelpShape {
    fn name(&self) -> &str {
        &self.name
    }
}

/// Puts a card into a list; one of the same name is replaced.
pub(super) fn put<T: Named, const N: usize>(list: &mut heapless::Vec<T, N>, card: T) -> Result<(), Unread> {
    match list.iter_mut().find(|held| held.name() == card.name()) {
        Some(held) => *held = card,
        None => {
            list.push(card).map_err(|_| Unread::Full)?;
            crate::order::sort_by(list, |one, other| one.name() < other.name());
        }
    }
    Ok(())
}

/// Takes a card out of a list.
pub(super) fn take<T: Named, const N: usize>(list: &mut heapless::Vec<T, N>, name: &str) -> bool {
    let before = list.len();
    list.retain(|held| held.name() != name);
    list.len() < before
}

fn name(text: &str) -> Result<PrintedName, NotationError> {
    if text.is_empty() || text.chars().any(char::is_control) {
        return Err(NotationError::TooShort);
    }
    PrintedName::try_from(text).map_err(|_| NotationError::TooLong)
}

fn small(text: &str) -> Result<u8, NotationError> {
    u8::try_from(number(text.trim())?)
        .ok()
        .filter(|number| *number <= MOST_ON_CARD)
        .ok_or(NotationError::OutOfRange)
}

fn rewards(text: &str) -> Result<RewardSet, NotationError> {
    let (mut words, mut all) = (Tokens::of(text), RewardSet::NONE);
    while let Some(word) = words.maybe() {
        let reward: Reward = word.parse()?;
        if !Reward::PRINTED.contains(&reward) {
            return Err(NotationError::UnknownWord);
        }
        all.insert(reward);
    }
    Ok(all)
}

/// Shows each `key value` of `timed true, hours 3`.
fn pairs(
    text: &str,
    mut each: impl FnMut(&str, &str) -> Result<(), NotationError>,
) -> Result<(), NotationError> {
    for pair in text.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once(' ').unwrap_or((pair, ""));
        each(key, value)?;
    }
    Ok(())
}

impl EventShape {
    pub(super) fn read(key: &str, text: &str) -> Result<Self, NotationError> {
        let mut event = Self {
            name: name(key)?,
            timed: false,
            gangsters: 0,
            tokens: 0,
            hours: 0,
            solver: RewardSet::NONE,
            helpers: RewardSet::NONE,
        };
        pairs(text, |key, value| {
            match key {
                "timed" => event.timed = value.trim().parse().map_err(|_| NotationError::UnknownWord)?,
                "gangsters" => event.gangsters = small(value)?,
                "tokens" => event.tokens = small(value)?,
                "hours" => event.hours = small(value)?,
                "solver" => event.solver = rewards(value)?,
                "helpers" => event.helpers = rewards(value)?,
                _ => return Err(NotationError::UnknownWord),
            }
            Ok(())
        })?;
        Ok(event)
    }

    /// All but its name, as the text of a box says it.
    pub fn words(&self) -> CardWords {
        let mut text = CardWords::new();
        let _ = write!(text, "timed {}", self.timed);
        for (key, count) in [("gangsters", self.gangsters), ("tokens", self.tokens), ("hours", self.hours)] {
            if count > 0 {
                let _ = write!(text, ", {key} {count}");
            }
        }
        for (key, rewards) in [("solver", self.solver), ("helpers", self.helpers)] {
            if !rewards.is_empty() {
                let _ = write!(text, ", {key}");
                for reward in rewards {
                    let _ = write!(text, " {reward}");
                }
            }
        }
        text
    }
}

impl HelpShape {
    pub(super) fn read(key: &str, text: &str) -> Result<Self, NotationError> {
        let mut card = Self { name: name(key)?, hours: 0 };
        pairs(text, |key, value| match key {
            "hours" => small(value).map(|hours| card.hours = hours),
            _ => Err(NotationError::UnknownWord),
        })?;
        Ok(card)
    }

    pub(super) fn words(&self) -> CardWords {
        let mut text = CardWords::new();
        let _ = write!(text, "hours {}", self.hours);
        text
    }
}
