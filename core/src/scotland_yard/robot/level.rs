//! How well Confidant plays. The same eyes at every level: less thought and known habits, nothing hidden.

use core::fmt;
use core::str::FromStr;

use crate::notation::{self, NotationError};

/// How well it plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Looks one move ahead and slips.
    Easy,
    /// Plays some games in its head; as a detective it slips a little.
    Medium,
    /// As well as it can on the device.
    Hard,
    /// As [`Level::Hard`], with as many games in its head as a laptop plays in that time.
    Expert,
    /// As [`Level::Hard`], but with this many games in its head.
    Playouts(u16),
}

impl Level {
    /// The levels to choose from.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// How many games Mister X plays in his head for a move, if sixteen rounds are to go.
    pub const fn playouts(self) -> u16 {
        match self {
            Self::Easy => 0,
            Self::Medium => 12,
            Self::Hard => 1300,
            Self::Expert => 20_000,
            Self::Playouts(count) => count,
        }
    }

    /// By how much Mister X misjudges a move, at most. (A detective next to him counts 128, a sure catch 1,024.)
    pub(super) const fn mister_x_slips(self) -> u16 {
        match self {
            Self::Easy => 220,
            Self::Medium | Self::Hard | Self::Expert | Self::Playouts(_) => 0,
        }
    }

    /// By how much a detective misjudges a move, at most. (A stop further from him for all detectives counts 64.)
    pub(super) const fn detectives_slip(self) -> u8 {
        match self {
            Self::Easy => 72,
            Self::Medium => 48,
            Self::Hard | Self::Expert | Self::Playouts(_) => 0,
        }
    }

    /// Whether detectives weigh where he may be, and think of his next move.
    pub(super) const fn detectives_believe(self) -> bool {
        !matches!(self, Self::Easy)
    }

    /// Whether a detective thinks of what those after it will do.
    pub(super) const fn detectives_plan(self) -> bool {
        matches!(self, Self::Hard | Self::Expert | Self::Playouts(_))
    }
}

impl From<crate::robots::Level> for Level {
    fn from(level: crate::robots::Level) -> Self {
        match level {
            crate::robots::Level::Easy => Self::Easy,
            crate::robots::Level::Medium => Self::Medium,
            crate::robots::Level::Hard => Self::Hard,
            crate::robots::Level::Expert => Self::Expert,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Easy => f.write_str("easy"),
            Self::Medium => f.write_str("medium"),
            Self::Hard => f.write_str("hard"),
            Self::Expert => f.write_str("expert"),
            Self::Playouts(count) => count.fmt(f),
        }
    }
}

/// A word, or a number of playouts.
impl FromStr for Level {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        match word {
            "easy" => Ok(Self::Easy),
            "medium" => Ok(Self::Medium),
            "hard" => Ok(Self::Hard),
            "expert" => Ok(Self::Expert),
            _ if word.bytes().all(|byte| byte.is_ascii_digit()) => {
                let count = u16::try_from(notation::number(word)?).map_err(|_| NotationError::OutOfRange)?;
                Ok(Self::Playouts(count))
            }
            _ => Err(NotationError::UnknownWord),
        }
    }
}
