//! What is kept of a game that is over, as the pieces that lie on the shelf: a heading with names and the beginning, then what
//! was entered, in order. Nobody's code is in it, and no times.
//!
//! A piece is the format's mark, the number of its game, its place in it, its body and a CRC-32. Whoever reads takes a game
//! only if all of its pieces are there, the last one among them: a game that was cut off while it was put there is none.

use serde::{Deserialize, Serialize};

use super::record::{Begin, crc32};
use crate::input::{Bytes, RECORD_LEN};
use crate::log::{ACTION_LEN, ActionBytes};

/// The mark of this format.
const FORMAT: u8 = 0xE1;
/// Set in the place of the last piece of a game.
const LAST: u8 = 0x80;
/// Mark, number and place.
const HEAD: usize = 4;
/// Room for the body of a piece.
const PIECE_ROOM: usize = RECORD_LEN - HEAD - 4;

/// A piece of a game on the shelf.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Piece<'a> {
    /// Which game of this device, counted from 1.
    pub number: u16,
    /// Its place, counted from 0: the heading.
    pub place: u8,
    /// Whether it is the last one.
    pub last: bool,
    /// What is in it.
    pub body: &'a [u8],
}

impl<'a> Piece<'a> {
    /// As bytes; none only if it were longer than a piece can be.
    pub fn encode(&self) -> Option<Bytes> {
        let mut bytes = Bytes::new();
        let place = self.place | if self.last { LAST } else { 0 };
        bytes.push(FORMAT).ok()?;
        bytes.extend_from_slice(&self.number.to_le_bytes()).ok()?;
        bytes.push(place).ok()?;
        bytes.extend_from_slice(self.body).ok()?;
        let sum = crc32(&bytes);
        bytes.extend_from_slice(&sum.to_le_bytes()).ok()?;
        Some(bytes)
    }

    /// The piece in these bytes; none if they are damaged or of another format.
    pub fn decode(bytes: &'a [u8]) -> Option<Self> {
        let (written, sum) = bytes.split_last_chunk::<4>()?;
        let &[mark, low, high, place, ref body @ ..] = written else { return None };
        let sound = mark == FORMAT && crc32(written) == u32::from_le_bytes(*sum);
        let number = u16::from_le_bytes([low, high]);
        sound.then_some(Self { number, place: place & !LAST, last: place & LAST != 0, body })
    }

    /// Whether a game begins with it. A body that makes room takes whole games.
    pub fn begins(&self) -> bool {
        self.place == 0
    }
}

/// The first piece of a game. No `Debug`: it holds the seed.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Heading {
    /// Whether the game was given up before its end.
    pub given_up: bool,
    /// Whether more was taken back than is kept: then only what stands is here, and no proof goes with it.
    pub partial: bool,
    /// Who won, a bit for each seat.
    pub winners: u8,
    /// How it began, without anybody's code.
    pub begin: Begin,
}

impl Heading {
    /// As the body of a piece.
    pub fn encode(&self) -> Option<Bytes> {
        let mut bytes = Bytes::new();
        bytes.resize_default(PIECE_ROOM).ok()?;
        let used = postcard::to_slice(self, &mut bytes).ok()?.len();
        bytes.truncate(used);
        Some(bytes)
    }

    /// What a body of a piece says.
    pub fn decode(body: &[u8]) -> Option<Self> {
        match postcard::take_from_bytes(body) {
            Ok((heading, [])) => Some(heading),
            _ => None,
        }
    }
}

/// What happened in a game, in the order in which it happened. No `Debug`: it holds secrets.
#[derive(Clone, PartialEq)]
pub enum Step {
    /// The last entry that stands was taken back.
    TakenBack,
    /// All agreed that so many of the last entries fall.
    Corrected(u16),
    /// An action in postcard.
    Act(ActionBytes),
}

const TAKEN_BACK: u8 = 0;
const CORRECTED: u8 = 1;
const FIRST_ACT: u8 = 2;

impl Step {
    /// Puts it behind what is in the body of a piece; false if there is no room.
    pub fn encode(&self, body: &mut Bytes) -> bool {
        let mut bytes = heapless::Vec::<u8, { ACTION_LEN + 1 }>::new();
        let fits = match self {
            Self::TakenBack => bytes.push(TAKEN_BACK).is_ok(),
            Self::Corrected(fell) => {
                bytes.push(CORRECTED).is_ok() && bytes.extend_from_slice(&fell.to_le_bytes()).is_ok()
            }
            Self::Act(action) => {
                bytes.push(FIRST_ACT + action.len() as u8).is_ok() && bytes.extend_from_slice(action).is_ok()
            }
        };
        fits && body.len() + bytes.len() <= PIECE_ROOM && body.extend_from_slice(&bytes).is_ok()
    }

    fn decode(body: &mut &[u8]) -> Option<Self> {
        let (&kind, rest) = body.split_first()?;
        let len = match kind {
            TAKEN_BACK => 0,
            CORRECTED => 2,
            act => usize::from(act - FIRST_ACT),
        };
        let (step, rest) = rest.split_at_checked(len)?;
        *body = rest;
        match (kind, step) {
            (TAKEN_BACK, _) => Some(Self::TakenBack),
            (CORRECTED, &[low, high]) => Some(Self::Corrected(u16::from_le_bytes([low, high]))),
            _ => ActionBytes::from_slice(step).ok().map(Self::Act),
        }
    }
}

/// The steps in the body of a piece; at last an error if what is left is none.
pub(crate) fn decode_steps(mut body: &[u8]) -> impl Iterator<Item = Option<Step>> {
    core::iter::from_fn(move || {
        (!body.is_empty()).then(|| {
            let step = Step::decode(&mut body);
            if step.is_none() {
                body = &[];
            }
            step
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::ClockSetting;
    use crate::journal::{Kind, Name, SETUP_LEN, SeatInfo, SetupBytes};
    use confidant_core::robots::Level;
    use confidant_core::seat::Seat;

    fn longest() -> Heading {
        let mut name = Name::new();
        while name.push('x').is_ok() {}
        let seat = SeatInfo { name, pin: None, robot: Some(Level::Hard) };
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
        Heading { given_up: true, partial: true, winners: u8::MAX, begin }
    }

    #[test]
    fn the_longest_heading_fits_and_is_read_as_it_was_written() {
        let body = longest().encode().expect("it fits");
        let piece = Piece { number: u16::MAX, place: 0, last: true, body: &body };
        let bytes = piece.encode().expect("it fits");
        let read = Piece::decode(&bytes).expect("it is sound");
        assert!(read == piece && Heading::decode(read.body) == Some(longest()));
        for bit in 0..bytes.len() * 8 {
            let mut other = bytes.clone();
            other[bit / 8] ^= 1 << (bit % 8);
            assert!(Piece::decode(&other).is_none(), "bit {bit}");
        }
        for end in 0..bytes.len() {
            assert!(Piece::decode(&bytes[..end]).is_none(), "cut at {end}");
        }
    }

    #[test]
    fn steps_are_read_as_they_were_written_and_half_a_step_is_none() {
        let act = |bytes: &[u8]| Step::Act(ActionBytes::from_slice(bytes).unwrap());
        let steps = [act(&[]), act(&[0; ACTION_LEN]), Step::TakenBack, Step::Corrected(300), act(&[7, 1])];
        let mut body = Bytes::new();
        assert!(steps.iter().all(|step| step.encode(&mut body)));
        let read: std::vec::Vec<_> = decode_steps(&body).collect();
        assert!(read.into_iter().eq(steps.into_iter().map(Some)));
        let cut: std::vec::Vec<_> = decode_steps(&body[..body.len() - 1]).collect();
        assert!(cut.len() == 5 && cut[4].is_none(), "what is cut is told, once");
        let longest = act(&[1; ACTION_LEN]);
        let fit = core::iter::from_fn(|| longest.encode(&mut body).then_some(())).count();
        assert!(body.len() <= PIECE_ROOM && body.len() + ACTION_LEN + 1 > PIECE_ROOM, "{fit}");
    }
}
