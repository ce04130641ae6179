//! The form in which a pack goes to a device: a mark, the version of the form, the game, a check sum, and the values of
//! the parts that play, in postcard. It is read without any other check: what was sealed was checked before.

use serde::{Deserialize, Serialize};

use super::{BoxedGame, Values};

/// The first bytes of every pack.
const MARK: [u8; 4] = *b"CfPk";
/// The version of this form.
pub const VERSION: u8 = 1;
/// Most bytes of a pack.
pub const MOST: usize = 16 * 1024;
/// Most letters of a box's name.
pub const NAME_LETTERS: usize = 24;
/// Most bytes of a box's name in UTF-8.
pub const NAME_LEN: usize = 48;

/// What an owner calls their box.
pub type BoxName = heapless::String<NAME_LEN>;

/// A pack that was opened.
#[derive(Clone, PartialEq)]
pub struct Pack {
    /// What its owner calls it.
    pub name: BoxName,
    /// The values of the parts that play.
    pub values: Values,
}

/// Why bytes are not a pack that can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// Something else lies there.
    #[error("this is no pack")]
    Foreign,
    /// A newer Confidant made it.
    #[error("made by a newer Confidant (form {0})")]
    TooNew(u8),
    /// It was changed since it was made.
    #[error("the pack is damaged")]
    Damaged,
    /// It has nothing that could be played.
    #[error("no part of it is complete")]
    Nothing,
}

/// What stands before the values.
#[derive(Serialize, Deserialize)]
struct Header {
    mark: [u8; 4],
    version: u8,
    game: u8,
    /// Of all that follows.
    sum: [u8; 4],
    /// How much follows.
    length: [u8; 2],
}

/// Bytes of the header: all of it is of fixed size.
const HEADER: usize = 12;

/// Writes the parts of these values that play; how many bytes were used. None if no part plays or it is too long for
/// the buffer or for a pack.
pub fn seal(name: &str, values: &Values, buffer: &mut [u8]) -> Option<usize> {
    let mut values = values.clone();
    values.keep_playing();
    if values.playing().is_empty() {
        return None;
    }
    let name = &cut(name);
    let (head, body) = buffer.split_at_mut_checked(HEADER)?;
    let used = match &values {
        Values::TatortThemse(own) => postcard::to_slice(&(name, own), body),
        Values::Schinderhannes(own) => postcard::to_slice(&(name, own), body),
        Values::TinyEpicCrimes(own) => postcard::to_slice(&(name, own), body),
        Values::ScotlandYard(own) => postcard::to_slice(&(name, own), body),
    };
    let used = used.ok()?.len();
    let body = body.get(..used).filter(|_| HEADER + used <= MOST)?;
    let header = Header {
        mark: MARK,
        version: VERSION,
        game: values.which() as u8,
        sum: sum(body).to_le_bytes(),
        length: u16::try_from(used).ok()?.to_le_bytes(),
    };
    postcard::to_slice(&header, head).ok()?;
    Some(HEADER + used)
}

/// The check sum of a pack: FNV-1a over its length and its bytes. It shows damage; what two people compare is the code.
pub fn sum(body: &[u8]) -> u32 {
    let length = (body.len() as u64).to_le_bytes();
    let step = |sum: u32, &byte: &u8| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    length.iter().chain(body).fold(0x811c_9dc5, step)
}

/// A name as far as a pack holds it: signs that steer a terminal are no part of it.
fn cut(name: &str) -> BoxName {
    let mut cut = BoxName::new();
    for letter in name.chars().filter(|letter| !letter.is_control()).take(NAME_LETTERS) {
        if cut.push(letter).is_err() {
            break;
        }
    }
    cut
}

/// Opens a pack; what follows it (padding up to a whole sector) does not matter.
#[inline(never)]
pub fn open(bytes: &[u8]) -> Result<Pack, Refused> {
    let (header, rest) = postcard::take_from_bytes::<Header>(bytes).map_err(|_| Refused::Foreign)?;
    if header.mark != MARK {
        return Err(Refused::Foreign);
    }
    if header.version != VERSION {
        return Err(Refused::TooNew(header.version));
    }
    let body = rest.get(..usize::from(u16::from_le_bytes(header.length))).ok_or(Refused::Damaged)?;
    if sum(body) != u32::from_le_bytes(header.sum) || HEADER + body.len() > MOST {
        return Err(Refused::Damaged);
    }
    let which = BoxedGame::numbered(header.game).ok_or(Refused::Damaged)?;
    let (name, values) = match which {
        BoxedGame::TatortThemse => read(body, Values::TatortThemse)?,
        BoxedGame::Schinderhannes => {
            read(body, |own: super::schinderhannes::Values| Values::Schinderhannes(own.unpacked()))?
        }
        BoxedGame::TinyEpicCrimes => read(body, Values::TinyEpicCrimes)?,
        BoxedGame::ScotlandYard => read(body, Values::ScotlandYard)?,
    };
    // What is shown is what was typed: no sign that steers, nothing longer than a screen has room for.
    let mut plain = cut(&name) == name;
    values.each(&mut |_, key, value| plain &= !key.chars().chain(value.chars()).any(char::is_control));
    if !plain {
        return Err(Refused::Damaged);
    }
    // Only parts that play were sealed; whatever else is in it was not made by this.
    let (playing, mut entered) = (values.playing().len(), 0);
    values.parts(&mut |part| entered += usize::from(part.have > 0));
    match playing {
        0 => Err(Refused::Nothing),
        _ if playing != entered => Err(Refused::Damaged),
        _ => Ok(Pack { name, values }),
    }
}

fn read<'a, V: Deserialize<'a>>(
    body: &'a [u8],
    values: fn(V) -> Values,
) -> Result<(BoxName, Values), Refused> {
    match postcard::take_from_bytes(body) {
        Ok(((name, own), [])) => Ok((name, values(own))),
        _ => Err(Refused::Damaged),
    }
}
