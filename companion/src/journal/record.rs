//! One record: a running number, the time of the game and an entry, with a check sum over all of it.
//!
//! A record is its format's mark, the [`Record`] in postcard, and a CRC-32. A store may lose or damage one
//! without noticing: the running number and the check sum show it.

use confidant_core::robots::Level;
use confidant_core::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::clock::ClockSetting;
use crate::input::Bytes;
use crate::log::ActionBytes;

/// The mark of this format: the version in the low half of the byte.
const FORMAT: u8 = 0xC6;
/// The high half of the mark, the same in every version.
const FAMILY: u8 = 0xC0;

/// Most bytes of a name in UTF-8.
pub const NAME_LEN: usize = 16;
/// Most bytes of a game's own set-up.
pub const SETUP_LEN: usize = 96;

/// What somebody is called; empty: as the game calls the seat.
pub type Name = heapless::String<NAME_LEN>;
/// A game's own set-up in postcard.
pub type SetupBytes = heapless::Vec<u8, SETUP_LEN>;

/// An entry with its number and time. No `Debug`: it holds every secret.
#[derive(Clone, PartialEq, Serialize)]
pub struct Record {
    /// Counted from 0.
    pub number: u16,
    /// Milliseconds that the game had been played when it was made.
    pub elapsed: u32,
    /// What happened.
    pub entry: Entry,
}

/// What happened.
// Records live one at a time, and there is no heap to put a beginning on.
#[allow(clippy::large_enum_variant)]
#[derive(Clone, PartialEq, Serialize)]
pub enum Entry {
    /// The game began.
    Begin(Begin),
    /// An action was played: the action in postcard.
    Act(ActionBytes),
    /// The next one begins to choose: what follows from the last action is told, and it stands.
    Settle,
    /// The last action still standing was taken back by its author.
    Undo,
    /// All agreed that only the first `kept` actions stand: the others are entered anew.
    Correct {
        /// How many stand.
        kept: u16,
    },
    /// Somebody entered a wrong code for this seat.
    WrongPin(Seat),
    /// The game was paused, or it goes on.
    Pause(bool),
    /// Damage was found behind the entry with number `kept`, and the table decided to go on from there. All
    /// between that entry and this one does not count.
    Mend {
        /// The last entry that counts.
        kept: u16,
    },
    /// The game is put away: what is kept of it lies on the shelf, and the journal is to be erased.
    End,
    /// Somebody asked for a hint.
    Hint,
    /// The game is over before its end: it was given up.
    GivenUp,
}

/// Which game, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kind(u8);

impl Kind {
    /// The game with this number.
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// How a game begins: everything it follows from.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Begin {
    /// Which game.
    pub game: Kind,
    /// The version of its rules.
    pub rules: u16,
    /// The digest of its printed tables.
    pub tables: u64,
    /// Its own set-up.
    pub setup: SetupBytes,
    /// Where chance comes from.
    pub seed: u64,
    /// Who sits at the table, in order.
    pub seats: heapless::Vec<SeatInfo, { Seat::MOST as usize }>,
    /// How far the table agreed to be helped by what can be concluded: 0 not at all, 1 for most games.
    pub help: u8,
    /// The turn clock.
    pub clock: ClockSetting,
}

impl Begin {
    /// No game.
    pub const NONE: Self = Self {
        game: Kind::new(0),
        rules: 0,
        tables: 0,
        setup: SetupBytes::new(),
        seed: 0,
        seats: heapless::Vec::new(),
        help: 0,
        clock: ClockSetting::Off,
    };
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct SeatInfo {
    /// The name, if one was given.
    pub name: Name,
    /// The code that opens this seat's secrets, if one was set.
    pub pin: Option<Pin>,
    /// How well Confidant plays it, if nobody sits there.
    pub robot: Option<Level>,
}

/// A code of four letters.
pub type Pin = [Letter; 4];

/// A letter of a code, A to P: two flicks on a rose. No `Debug`: codes are secrets.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Letter(u8);

impl Letter {
    /// All letters, in order.
    pub const ALL: [Self; 16] = {
        let mut all = [Self(b'A'); 16];
        let mut index = 0;
        while index < all.len() {
            #[allow(clippy::indexing_slicing, reason = "evaluated by the compiler")]
            {
                all[index] = Self(b'A' + index as u8);
            }
            index += 1;
        }
        all
    };

    /// This letter; none if codes do not have it.
    pub fn of(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|known| char::from(known.0) == letter)
    }
}

impl core::fmt::Display for Letter {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Write::write_char(out, char::from(self.0))
    }
}

/// Why bytes are no record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    /// Something else, or another version of the format, wrote them.
    Foreign,
    /// They were changed since they were written.
    Damaged,
}

impl Record {
    /// Encodes the record; none only if it were longer than any record can be.
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

    /// The record in these bytes.
    pub fn decode(bytes: &[u8]) -> Result<Self, Unread> {
        let (written, sum) = bytes.split_last_chunk::<4>().ok_or(Unread::Foreign)?;
        let (&mark, body) = written.split_first().ok_or(Unread::Foreign)?;
        let sound = crc32(written) == u32::from_le_bytes(*sum);
        if mark != FORMAT {
            // One damaged byte must not look like another version: that one would have a valid checksum.
            return Err(if mark & 0xF0 == FAMILY && !sound { Unread::Damaged } else { Unread::Foreign });
        }
        if !sound {
            return Err(Unread::Damaged);
        }
        let ((number, elapsed), entry) = postcard::take_from_bytes(body).map_err(|_| Unread::Damaged)?;
        let (brief, rest) = postcard::take_from_bytes(entry).map_err(|_| Unread::Damaged)?;
        if matches!(brief, Brief::Begin) {
            return match postcard::take_from_bytes(rest) {
                Ok((begin, [])) => Ok(Self { number, elapsed, entry: Entry::Begin(begin) }),
                _ => Err(Unread::Damaged),
            };
        }
        if !rest.is_empty() {
            return Err(Unread::Damaged);
        }
        let entry = match brief {
            Brief::Begin => return Err(Unread::Damaged),
            Brief::Act(action) => Entry::Act(action),
            Brief::Settle => Entry::Settle,
            Brief::Undo => Entry::Undo,
            Brief::Correct { kept } => Entry::Correct { kept },
            Brief::WrongPin(seat) => Entry::WrongPin(seat),
            Brief::Pause(paused) => Entry::Pause(paused),
            Brief::Mend { kept } => Entry::Mend { kept },
            Brief::End => Entry::End,
            Brief::Hint => Entry::Hint,
            Brief::GivenUp => Entry::GivenUp,
        };
        Ok(Self { number, elapsed, entry })
    }
}

/// An entry as it is written, without what a beginning has: that is large, and a start may have thousands of the others
/// to read.
#[derive(Deserialize)]
enum Brief {
    Begin,
    Act(ActionBytes),
    Settle,
    Undo,
    Correct { kept: u16 },
    WrongPin(Seat),
    Pause(bool),
    Mend { kept: u16 },
    End,
    Hint,
    GivenUp,
}

/// CRC-32 (IEEE), four bits at a time: a start may have thousands of records to check, and a table for whole bytes
/// would take a kilobyte of flash.
pub(crate) fn crc32(bytes: &[u8]) -> u32 {
    const TABLE: [u32; 16] = {
        let mut table = [0; 16];
        let mut index = 0;
        while index < table.len() {
            let mut sum = index as u32;
            let mut bit = 0;
            while bit < 4 {
                sum = (sum >> 1) ^ (0xEDB8_8320 & 0u32.wrapping_sub(sum & 1));
                bit += 1;
            }
            #[allow(clippy::indexing_slicing, reason = "evaluated by the compiler")]
            {
                table[index] = sum;
            }
            index += 1;
        }
        table
    };
    let half = |sum: u32| sum >> 4 ^ TABLE.get((sum & 0xF) as usize).copied().unwrap_or(0);
    !bytes.iter().fold(u32::MAX, |sum, &byte| half(half(sum ^ u32::from(byte))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_sum_is_the_common_one() {
        assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
    }

    #[test]
    fn every_flipped_bit_is_seen() {
        let record = Record { number: 7, elapsed: 123_456, entry: Entry::Pause(true) };
        let bytes = record.encode().unwrap();
        assert!(Record::decode(&bytes) == Ok(record));
        for bit in 0..bytes.len() * 8 {
            let mut other = bytes.clone();
            other[bit / 8] ^= 1 << (bit % 8);
            assert!(Record::decode(&other).is_err(), "bit {bit}");
        }
        for end in 0..bytes.len() {
            assert!(Record::decode(&bytes[..end]).is_err(), "cut at {end}");
        }
    }

    #[test]
    fn every_kind_of_entry_is_read_as_it_was_written() {
        let entries = [
            Entry::Begin(Begin::NONE),
            Entry::Act(ActionBytes::from_slice(&[1, 2, 3]).unwrap()),
            Entry::Settle,
            Entry::Undo,
            Entry::Correct { kept: 300 },
            Entry::WrongPin(Seat::new(3).unwrap()),
            Entry::Pause(false),
            Entry::Mend { kept: 300 },
            Entry::End,
            Entry::Hint,
            Entry::GivenUp,
        ];
        for (number, entry) in (0..).zip(entries) {
            let record = Record { number, elapsed: 70_000, entry };
            let bytes = record.encode().unwrap();
            assert!(Record::decode(&bytes) == Ok(record), "entry {number}");
            // Nothing may stand behind it, even with a valid checksum.
            let mut longer = Bytes::from_slice(&bytes[..bytes.len() - 4]).unwrap();
            longer.push(0).unwrap();
            let sum = crc32(&longer);
            longer.extend_from_slice(&sum.to_le_bytes()).unwrap();
            assert!(Record::decode(&longer) == Err(Unread::Damaged), "entry {number}");
        }
    }

    #[test]
    fn the_longest_beginning_fits() {
        let mut name = Name::new();
        while name.push('x').is_ok() {}
        let seat = SeatInfo { name, pin: Some([Letter::ALL[15]; 4]), robot: Some(Level::Hard) };
        let begin = Begin {
            game: Kind::new(u8::MAX),
            rules: u16::MAX,
            tables: u64::MAX,
            setup: SetupBytes::from_slice(&[0xff; SETUP_LEN]).unwrap(),
            seed: u64::MAX,
            seats: core::iter::repeat_n(seat, Seat::MOST.into()).collect(),
            help: 1,
            clock: ClockSetting::Down { minutes: u8::MAX },
        };
        let record = Record { number: u16::MAX, elapsed: u32::MAX, entry: Entry::Begin(begin) };
        assert!(record.encode().is_some());
    }
}
