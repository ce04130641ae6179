//! What people set once and for all games: language, light, sound, and the names they used.

use confidant_core::pack::BoxedGame;
use confidant_core::scotland_yard::EditionName;
use confidant_core::tatort_themse::{CLUES, LaidClue};
use confidant_core::tiny_epic_crimes::OwnTime;
use serde::{Deserialize, Serialize};

use crate::games::schinderhannes::Solved;
use crate::input::Bytes;
use crate::journal::{Name, crc32};
use crate::texts::Language;

/// The version of the kept form.
const FORMAT: u8 = 10;
/// Most names that are remembered.
const NAMES: usize = 12;
/// The loudest volume.
pub const LOUDEST: u8 = 3;
/// The volume of tones that were never set, or are switched on.
pub const MIDDLE: u8 = 2;

/// The settings.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// The language of every text.
    pub language: Language,
    /// Brightness in steps of a fifth, 1 to 5.
    pub light: u8,
    /// How loud tones are: 0, not made at all, to [`LOUDEST`].
    pub volume: u8,
    /// When it is told what follows from an open entry.
    pub telling: Telling,
    /// Whether somebody was told how it works.
    pub welcomed: bool,
    /// Names that were given, the latest first; those of one game in the order of its seats.
    pub names: heapless::Vec<Name, NAMES>,
    /// The time boards of the owner's box of Tiny Epic Crimes, as far as they were entered.
    pub time_boards: TimeBoards,
    /// The content of each box slot that was announced last.
    pub seen_boxes: [Option<u64>; BoxedGame::ALL.len()],
    /// For which boxed games somebody was asked whether the printed cards lie on the table, a bit each.
    pub asked_boxes: u8,
    /// The box of Scotland Yard that lies on the table, once somebody has said what can be seen there.
    pub london: Option<EditionName>,
    /// The puzzles of Schinderhannes that were solved.
    pub puzzles: Solved,
    /// The clues of the owner's tin of Tatort Themse, all of them or none.
    pub tin: Tin,
}

/// The clues of a tin as they were laid, all of them; empty if nobody wished to keep them.
pub type Tin = heapless::Vec<LaidClue, CLUES>;

/// When it is told what follows from an entry that may show something hidden. Until then its author can take it back.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Telling {
    /// At once.
    AtOnce,
    /// After a breath, or by a key before.
    #[default]
    Breath,
    /// By a key.
    ByKey,
}

impl Telling {
    /// Every way, in the order of the settings.
    pub const ALL: [Self; 3] = [Self::AtOnce, Self::Breath, Self::ByKey];

    /// The way so many steps on, round and round.
    pub fn after(self, steps: usize) -> Self {
        Self::ALL.get((self as usize + steps) % Self::ALL.len()).copied().unwrap_or_default()
    }
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
    // As for all parts of a companion: it is made in its place.
    #[inline(always)]
    pub const fn new() -> Self {
        Self {
            language: Language::English,
            light: 5,
            volume: MIDDLE,
            telling: Telling::Breath,
            welcomed: false,
            names: heapless::Vec::new(),
            time_boards: TimeBoards { standard: None, team: None },
            seen_boxes: [None; BoxedGame::ALL.len()],
            asked_boxes: 0,
            london: None,
            puzzles: Solved::new(),
            tin: heapless::Vec::new(),
        }
    }

    /// Whether somebody was asked whether the printed cards of this game lie on the table.
    pub fn asked_for_box(&self, which: BoxedGame) -> bool {
        self.asked_boxes & (1 << which as u8) != 0
    }

    /// From now on somebody was.
    pub fn ask_for_box(&mut self, which: BoxedGame) {
        self.asked_boxes |= 1 << which as u8;
    }

    /// Leaves out the names that were not used for longest, until all fits into a record.
    pub fn fit(&mut self) {
        while self.encode().is_none() && self.names.pop().is_some() {}
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
        if !settings.tin.is_full() {
            settings.tin.clear();
        }
        settings.light = settings.light.clamp(1, 5);
        settings.volume = settings.volume.min(LOUDEST);
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
        let seen_boxes = [Some(u64::MAX); BoxedGame::ALL.len()];
        let mut settings =
            Settings { language: Language::French, time_boards, seen_boxes, ..Settings::new() };
        settings.london = Some(EditionName::Newer);
        for number in 0..20 {
            let mut name = Name::new();
            let _ = core::fmt::Write::write_fmt(&mut name, format_args!("Name number {number}"));
            settings.remember(&name);
        }
        assert_eq!(settings.names.len(), NAMES);
        settings.puzzles = Solved::MOST;
        settings.tin = tin();
        settings.fit();
        assert!(settings.names.len() >= 7, "names of this length have room beside everything else");
        let bytes = settings.encode().unwrap();
        assert!(Settings::decode(&bytes) == Some(settings.clone()));
        for index in 0..bytes.len() {
            let mut other = bytes.clone();
            other[index] ^= 4;
            assert!(Settings::decode(&other).is_none());
        }
    }

    fn tin() -> Tin {
        (0..CLUES as u8).filter_map(|number| LaidClue::try_from(number).ok()).collect()
    }

    #[test]
    fn half_a_tin_is_none() {
        let mut settings = Settings { light: 3, tin: tin(), ..Settings::new() };
        assert!(Settings::decode(&settings.encode().unwrap()) == Some(settings.clone()));
        settings.tin.pop();
        let kept = Settings::decode(&settings.encode().unwrap()).unwrap();
        assert!(kept.tin.is_empty() && kept.light == 3);
    }

    #[test]
    fn what_does_not_fit_costs_the_oldest_names_and_nothing_else() {
        let mut settings = Settings { puzzles: Solved::MOST, tin: tin(), ..Settings::new() };
        let all = Hours::range(1, 48);
        let board = Some(OwnTime { night: all, lines: all });
        settings.time_boards = TimeBoards { standard: board, team: board };
        settings.seen_boxes = [Some(u64::MAX); BoxedGame::ALL.len()];
        for letter in b'a'..b'a' + NAMES as u8 {
            let mut name = Name::new();
            while name.push(letter.into()).is_ok() {}
            settings.remember(&name);
        }
        assert!(settings.encode().is_none(), "too much");
        let first = settings.names[0].clone();
        settings.fit();
        let kept = Settings::decode(&settings.encode().unwrap()).unwrap();
        assert!(
            kept.names.len() >= 6
                && kept.names[0] == first
                && kept.puzzles == Solved::MOST
                && kept.tin.is_full()
        );
    }
}
