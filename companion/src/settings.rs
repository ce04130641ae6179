//! What people set once and for all games: language, light, sound, and the names they used.

use confidant_core::pack::BoxedGame;
use confidant_core::tiny_epic_crimes::OwnTime;
use serde::{Deserialize, Serialize};

use crate::input::Bytes;
use crate::journal::{Name, crc32};
use crate::texts::Language;

/// The version of the kept form.
const FORMAT: u8 = 5;
/// Most names that are remembered.
const NAMES: usize = 12;

/// The settings.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// The language of every text.
    pub language: Language,
    /// Brightness in steps of a fifth, 1 to 5.
    pub light: u8,
    /// Whether tones are made.
    pub sound: bool,
    /// Whether somebody was told how it works.
    pub welcomed: bool,
    /// Names that were given, the latest first; those of one game in the order of its seats.
    pub names: heapless::Vec<Name, NAMES>,
    /// The time boards of the owner's box of Tiny Epic Crimes, as far as they were entered.
    pub time_boards: TimeBoards,
    /// The content of each box slot that was announced last.
    pub seen_boxes: [Option<u32>; BoxedGame::ALL.len()],
    /// The number of the next puzzle of Schinderhannes, where nobody knows the day.
    pub next_puzzle: u16,
}

/// Time boards as they were entered from an owner's box.
#[derive(Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct TimeBoards {
    /// The side for rivals.
    pub standard: Option<OwnTime>,
    /// The side of a team.
    pub team: Option<OwnTime>,
}

impl Settings {
    /// As they are when nothing was set.
    pub const fn new() -> Self {
        Self {
            language: Language::English,
            light: 5,
            sound: true,
            welcomed: false,
            names: heapless::Vec::new(),
            time_boards: TimeBoards { standard: None, team: None },
            seen_boxes: [None; BoxedGame::ALL.len()],
            next_puzzle: 1,
        }
    }

    /// Them as bytes to be kept.
    pub fn encode(&self) -> Option<Bytes> {
        let mut bytes = Bytes::new();
        bytes.resize_default(bytes.capacity()).ok()?;
        let (mark, rest) = bytes.split_first_mut()?;
        *mark = FORMAT;
        let used = postcard::to_slice(self, rest).ok()?.len();
        bytes.truncate(1 + used);
        let sum = crc32(&bytes);
        bytes.extend_from_slice(&sum.to_le_bytes()).ok()?;
        Some(bytes)
    }

    /// Settings that were kept; none if they are damaged or of another version.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let (written, sum) = bytes.split_last_chunk::<4>()?;
        if crc32(written) != u32::from_le_bytes(*sum) {
            return None;
        }
        let (&FORMAT, body) = written.split_first()? else { return None };
        let mut settings: Self = postcard::from_bytes(body).ok()?;
        settings.light = settings.light.clamp(1, 5);
        Some(settings)
    }

    /// Remembers a name; the one that was not used for longest makes room.
    pub fn remember(&mut self, name: &Name) {
        if name.is_empty() {
            return;
        }
        self.names.retain(|known| known != name);
        if self.names.is_full() {
            self.names.pop();
        }
        let _ = self.names.insert(0, name.clone());
    }

    /// Remembers everybody who plays together, so that they are offered in this order.
    pub fn remember_all<'a>(&mut self, names: impl DoubleEndedIterator<Item = &'a Name>) {
        names.rev().for_each(|name| self.remember(name));
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use confidant_core::tiny_epic_crimes::edition::Hours;

    #[test]
    fn settings_come_back_and_damage_is_seen() {
        let all = Hours::range(1, 48);
        let board = Some(OwnTime { night: all, lines: all });
        let time_boards = TimeBoards { standard: board, team: board };
        let seen_boxes = [Some(u32::MAX); BoxedGame::ALL.len()];
        let mut settings =
            Settings { language: Language::French, time_boards, seen_boxes, ..Settings::new() };
        for number in 0..20 {
            let mut name = Name::new();
            let _ = core::fmt::Write::write_fmt(&mut name, format_args!("Name number {number}"));
            settings.remember(&name);
        }
        assert_eq!(settings.names.len(), NAMES);
        let bytes = settings.encode().unwrap();
        assert!(Settings::decode(&bytes) == Some(settings));
        for index in 0..bytes.len() {
            let mut other = bytes.clone();
            other[index] ^= 4;
            assert!(Settings::decode(&other).is_none());
        }
    }
}
