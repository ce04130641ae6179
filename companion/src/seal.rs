//! The fair-play seal and the written-out record.
//!
//! The seal is a short code, shown before the first move: a digest of everything that the game follows from.
//! After the game the record is shown as text; whoever replays it can check the code and every move.

use confidant_core::game::{Game, Turn};
use core::ops::ControlFlow;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::games::Kind;
use crate::journal::{Begin, SetupBytes};

/// Thirty-two signs that nobody mixes up: no I, L, O or U.
const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The first word of a written-out record: what it is, and the version of the form.
const HEAD: &str = "CONFIDANT1";

/// A seal as people read it: `7K2F-Q9`.
pub type Code = heapless::String<7>;

/// Room for a written-out record.
pub const TEXT_LEN: usize = 1400;
/// A written-out record: `CONFIDANT1:7K2F-Q9:...`, in the signs that a QR code packs best.
pub type Text = heapless::String<TEXT_LEN>;

const PACKED_LEN: usize = 800;
type Packed = heapless::Vec<u8, PACKED_LEN>;

/// Everything that a game follows from, but for its actions. No `Debug`: it holds the seed.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Origin {
    /// Which game.
    pub game: Kind,
    /// The version of its rules.
    pub rules: u16,
    /// The digest of its printed tables.
    pub tables: u32,
    /// Its set-up in postcard.
    pub setup: SetupBytes,
    /// Where chance comes from.
    pub seed: u64,
}

impl Origin {
    /// Of a game that begins so.
    pub fn of(begin: &Begin) -> Self {
        Self {
            game: begin.game,
            rules: begin.rules,
            tables: begin.tables,
            setup: begin.setup.clone(),
            seed: begin.seed,
        }
    }

    /// Its seal: 30 bits of a SHA-256 digest.
    pub fn seal(&self) -> Code {
        let mut digest = Sha256::new();
        digest.update(b"confidant seal 1");
        digest.update(self.game.name().as_bytes());
        digest.update([0]);
        digest.update(self.rules.to_le_bytes());
        digest.update(self.tables.to_le_bytes());
        digest.update(self.seed.to_le_bytes());
        digest.update(&self.setup);
        let bytes: [u8; 32] = digest.finalize().into();
        let [a, b, c, d, ..] = bytes;
        let mut bits = u32::from_be_bytes([a, b, c, d]);
        let mut code = Code::new();
        for place in 0..6 {
            if place == 4 {
                let _ = code.push('-');
            }
            let _ = code.push(sign((bits >> 27) as u8));
            bits <<= 5;
        }
        code
    }
}

/// Random bytes and what came from the keys, mixed to a seed.
pub fn seed(pool: &[u8; 32], salt: u64) -> u64 {
    let mut digest = Sha256::new();
    digest.update(b"confidant seed 1");
    digest.update(pool);
    digest.update(salt.to_le_bytes());
    let bytes: [u8; 32] = digest.finalize().into();
    let [a, b, c, d, e, f, g, h, ..] = bytes;
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}

/// Mixes more random bytes into a pool.
pub fn mix(pool: &mut [u8; 32], more: &[u8]) {
    let mut digest = Sha256::new();
    digest.update(b"confidant pool 1");
    digest.update(&pool[..]);
    digest.update(more);
    *pool = digest.finalize().into();
}

/// Why a record was not written out or does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It is not of the form of a record.
    Form,
    /// A sign was changed or is missing.
    Misread,
    /// The seal in it is not that of its seed and set-up.
    Seal,
    /// Its rules or printed tables are of another version.
    OtherRules,
    /// The set-up cannot be played.
    Setup,
    /// This action, counted from 1, is none that is legal there.
    Action(u16),
    /// There is no room for it.
    TooLong,
}

/// Writes a game out: each action as its rank among the legal ones, which a replay turns back.
pub fn write<G: Game>(
    origin: &Origin,
    printed: &'static G::Printed,
    actions: impl Iterator<Item = G::Action>,
) -> Result<Text, Fault> {
    let mut packed = Packed::new();
    packed.resize_default(PACKED_LEN).map_err(|_| Fault::TooLong)?;
    let used = postcard::to_slice(origin, &mut packed).map_err(|_| Fault::TooLong)?.len();
    packed.truncate(used);
    let mut game = begin::<G>(origin, printed)?;
    for (number, action) in (1..).zip(actions) {
        let rank = rank(&game, action).ok_or(Fault::Action(number))?;
        push_number(&mut packed, rank)?;
        game.play(action).map_err(|_| Fault::Action(number))?;
    }
    let sum = crate::journal::crc32(&packed);
    packed.extend_from_slice(&sum.to_le_bytes()).map_err(|_| Fault::TooLong)?;
    let mut text = Text::new();
    let written = text.push_str(HEAD).and_then(|()| text.push(':'));
    let written = written.and_then(|()| text.push_str(&origin.seal())).and_then(|()| text.push(':'));
    written.map_err(|_| Fault::TooLong)?;
    to_signs(&packed, &mut text)?;
    Ok(text)
}

/// A record that was read: where the game began and its actions, still as ranks.
pub struct Written {
    /// Where it began.
    pub origin: Origin,
    /// Its seal as it is written in the text.
    pub code: Code,
    ranks: Packed,
}

impl Written {
    /// Reads a record; blanks and line ends do not count.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let mut plain = Text::new();
        for sign in text.chars().filter(|sign| !sign.is_whitespace()) {
            plain.push(sign.to_ascii_uppercase()).map_err(|_| Fault::TooLong)?;
        }
        let mut parts = plain.split(':');
        let (Some(HEAD), Some(code), Some(signs), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(Fault::Form);
        };
        let code = Code::try_from(code).map_err(|_| Fault::Form)?;
        let packed = from_signs(signs)?;
        let (body, sum) = packed.split_last_chunk::<4>().ok_or(Fault::Misread)?;
        if crate::journal::crc32(body) != u32::from_le_bytes(*sum) {
            return Err(Fault::Misread);
        }
        let (origin, ranks) = postcard::take_from_bytes::<Origin>(body).map_err(|_| Fault::Form)?;
        let ranks = Packed::from_slice(ranks).map_err(|_| Fault::TooLong)?;
        Ok(Self { origin, code, ranks })
    }

    /// Replays it by the rules: each action goes to `each`; the game as it ended.
    pub fn replay<G: Game>(
        &self,
        printed: &'static G::Printed,
        each: &mut dyn FnMut(G::Action),
    ) -> Result<G, Fault> {
        if self.origin.seal() != self.code {
            return Err(Fault::Seal);
        }
        let mut game = begin::<G>(&self.origin, printed)?;
        let mut rest = self.ranks.as_slice();
        let mut number = 1;
        while !rest.is_empty() {
            let wanted = pull_number(&mut rest).ok_or(Fault::Form)?;
            let action = nth(&game, wanted).ok_or(Fault::Action(number))?;
            game.play(action).map_err(|_| Fault::Action(number))?;
            each(action);
            number += 1;
        }
        Ok(game)
    }

    /// Whether its game came to an end, as far as this replay goes.
    pub fn is_over<G: Game>(game: &G) -> bool {
        matches!(game.turn(), Turn::Over(_))
    }
}

fn begin<G: Game>(origin: &Origin, printed: &'static G::Printed) -> Result<G, Fault> {
    if origin.game.name() != G::NAME || origin.rules != G::RULES {
        return Err(Fault::OtherRules);
    }
    let setup: G::Setup = postcard::from_bytes(&origin.setup).map_err(|_| Fault::Setup)?;
    G::start(&setup, printed, origin.seed).map_err(|_| Fault::Setup)
}

fn rank<G: Game>(game: &G, action: G::Action) -> Option<u32> {
    let mut rank = 0;
    let found = game.legal(&mut |legal| {
        if legal == action {
            return ControlFlow::Break(());
        }
        rank += 1;
        ControlFlow::Continue(())
    });
    found.is_break().then_some(rank)
}

fn nth<G: Game>(game: &G, wanted: u32) -> Option<G::Action> {
    let mut left = wanted;
    let mut found = None;
    let _ = game.legal(&mut |legal| {
        if left == 0 {
            found = Some(legal);
            return ControlFlow::Break(());
        }
        left -= 1;
        ControlFlow::Continue(())
    });
    found
}

fn push_number(packed: &mut Packed, mut number: u32) -> Result<(), Fault> {
    loop {
        let low = (number & 0x7f) as u8;
        number >>= 7;
        let byte = if number == 0 { low } else { low | 0x80 };
        packed.push(byte).map_err(|_| Fault::TooLong)?;
        if number == 0 {
            return Ok(());
        }
    }
}

fn pull_number(rest: &mut &[u8]) -> Option<u32> {
    let mut number = 0u32;
    for shift in [0, 7, 14, 21] {
        let (&byte, behind) = rest.split_first()?;
        *rest = behind;
        number |= u32::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

fn sign(five_bits: u8) -> char {
    SIGNS.get(usize::from(five_bits & 31)).map_or('0', |&sign| char::from(sign))
}

fn to_signs(bytes: &[u8], text: &mut Text) -> Result<(), Fault> {
    let (mut bits, mut count) = (0u32, 0);
    for &byte in bytes {
        bits = (bits << 8) | u32::from(byte);
        count += 8;
        while count >= 5 {
            count -= 5;
            text.push(sign((bits >> count) as u8)).map_err(|_| Fault::TooLong)?;
        }
    }
    if count > 0 {
        text.push(sign((bits << (5 - count)) as u8)).map_err(|_| Fault::TooLong)?;
    }
    Ok(())
}

fn from_signs(signs: &str) -> Result<Packed, Fault> {
    let mut packed = Packed::new();
    let (mut bits, mut count) = (0u32, 0);
    for sign in signs.bytes() {
        let value = SIGNS.iter().position(|&known| known == sign).ok_or(Fault::Misread)?;
        bits = (bits << 5) | value as u32;
        count += 5;
        if count >= 8 {
            count -= 8;
            packed.push((bits >> count) as u8).map_err(|_| Fault::TooLong)?;
        }
    }
    Ok(packed)
}
