//! The fair-play seal, the running proof of what was entered, and the written-out record.
//!
//! The seal is a short code, shown before the first move: it binds everything that the game follows from. After each
//! entry a [`Proof`] goes on that binds the entry and all before it, and hides them until the end. After the game the
//! record is shown as text; whoever replays it can check the seal, every proof and every move.
//! `docs/fair-play.md` has the argument.

#[cfg(feature = "replay")]
mod journal;
mod written;

use confidant_core::fuel::{Fuel, Stepper};
use core::task::Poll;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::games::Kind;
use crate::journal::{Begin, SetupBytes};

#[cfg(feature = "replay")]
pub use journal::records;
pub use written::{Fault, HEAD, Packed, Text, Told, Written, part, parts};
pub(crate) use written::{finish, write_action, write_origin, write_undo};

/// Thirty-two signs that nobody mixes up: no I, L, O or U.
const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Ten signs as people read them, 50 bits: `7K2FQ-9ABCD`.
pub type Signs = heapless::String<11>;
/// Four signs, 20 bits: `7K2F`.
pub type ShortSigns = heapless::String<4>;

/// How often a seal is hashed: some tenths of a second on the device, by estimate. Whoever searches for another game with the same seal pays it for
/// every try.
const STRETCHES: u16 = 1500;
/// How many of them are one unit of work.
const STRETCHES_A_UNIT: u16 = 4;

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
    /// For the game that `begin` describes.
    pub fn of(begin: &Begin) -> Self {
        Self {
            game: begin.game,
            rules: begin.rules,
            tables: begin.tables,
            setup: begin.setup.clone(),
            seed: begin.seed,
        }
    }

    fn digest(&self) -> [u8; 32] {
        let mut digest = Sha256::new();
        digest.update(b"confidant seal 2");
        digest.update([self.game.number()]);
        digest.update(self.rules.to_le_bytes());
        digest.update(self.tables.to_le_bytes());
        digest.update(self.seed.to_le_bytes());
        digest.update(&self.setup);
        digest.finalize().into()
    }

    /// What its seal and its proofs come from, all at once: for a computer that has the time.
    pub fn root(&self) -> Root {
        Stretch::of(self).finish()
    }
}

/// The stretching of an origin, in steps. One unit of fuel is less than a millisecond on the device.
#[derive(Clone)]
pub struct Stretch {
    hash: [u8; 32],
    left: u16,
}

impl Stretch {
    /// Of this origin.
    pub fn of(origin: &Origin) -> Self {
        Self { hash: origin.digest(), left: STRETCHES }
    }
}

impl Stepper for Stretch {
    type Output = Root;

    fn step(&mut self, fuel: &mut Fuel) -> Poll<Root> {
        while self.left > 0 {
            if !fuel.burn() {
                return Poll::Pending;
            }
            for _ in 0..STRETCHES_A_UNIT.min(self.left) {
                self.hash = Sha256::digest(self.hash).into();
            }
            self.left = self.left.saturating_sub(STRETCHES_A_UNIT);
        }
        Poll::Ready(Root(self.hash))
    }
}

/// What the seal and the proofs of a game come from. No `Debug`: with it every entry could be guessed and checked.
#[derive(Clone, PartialEq, Eq)]
pub struct Root([u8; 32]);

impl Root {
    fn derived(&self, purpose: &[u8]) -> [u8; 32] {
        Sha256::new().chain_update(purpose).chain_update(self.0).finalize().into()
    }

    /// The seal.
    pub fn seal(&self) -> Signs {
        ten_signs(&self.derived(b"seal"))
    }

    /// The proof before the first entry.
    pub fn first_proof(&self) -> Proof {
        Proof { key: self.derived(b"proofs"), value: [0; 32] }
    }
}

/// The running proof of a game up to some entry: a keyed chain. No `Debug`: the key is in it.
#[derive(Clone, PartialEq, Eq)]
pub struct Proof {
    key: [u8; 32],
    value: [u8; 32],
}

impl Proof {
    /// With this entry, the one with this number counted from 1.
    pub fn extend(&mut self, number: u16, action: &[u8]) {
        self.link(b"act", &number.to_le_bytes(), action);
    }

    /// The entry that followed here was taken back.
    pub fn take_back(&mut self) {
        self.link(b"undo", &[], &[]);
    }

    fn link(&mut self, kind: &[u8], number: &[u8], entry: &[u8]) {
        // Keys of any length are good.
        if let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.key) {
            mac.update(kind);
            mac.update(&self.value);
            mac.update(number);
            mac.update(entry);
            self.value = mac.finalize().into_bytes().into();
        }
    }

    /// As ten characters, for the moments that count.
    pub fn signs(&self) -> Signs {
        ten_signs(&self.value)
    }

    /// Its first four signs as a number of 20 bits.
    pub fn short(&self) -> u32 {
        let [a, b, c, ..] = self.value;
        u32::from_be_bytes([0, a, b, c]) >> 4
    }
}

/// Four signs of a number of 20 bits.
pub fn short_signs(bits: u32) -> ShortSigns {
    [15, 10, 5, 0].into_iter().map(|shift| sign((bits >> shift) as u8)).collect()
}

fn ten_signs(bytes: &[u8; 32]) -> Signs {
    let [a, b, c, d, e, f, g, ..] = *bytes;
    let bits = u64::from_be_bytes([0, a, b, c, d, e, f, g]) >> 6;
    let mut signs = Signs::new();
    for place in 0..10 {
        if place == 5 {
            let _ = signs.push('-');
        }
        let _ = signs.push(sign((bits >> (45 - 5 * place)) as u8));
    }
    signs
}

fn sign(five_bits: u8) -> char {
    SIGNS.get(usize::from(five_bits & 31)).map_or('0', |&sign| char::from(sign))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(seed: u64) -> Origin {
        Origin { game: Kind::new(0), rules: 1, tables: 2, setup: SetupBytes::new(), seed }
    }

    #[test]
    fn stretching_in_steps_is_stretching_at_once() {
        let mut steps = Stretch::of(&origin(7));
        let mut units = 0;
        let root = loop {
            units += 1;
            if let Poll::Ready(root) = steps.step(&mut Fuel::new(1)) {
                break root;
            }
        };
        assert!(root == origin(7).root() && units > 300, "{units} units");
        assert!(root != origin(8).root() && root.seal() != origin(8).root().seal());
        assert_eq!(root.seal().len(), 11);
    }

    #[test]
    fn a_proof_binds_every_entry_its_place_and_every_taking_back() {
        let after = |entries: &[&[u8]], undo: bool| {
            let mut proof = origin(7).root().first_proof();
            for (number, entry) in (1..).zip(entries) {
                proof.extend(number, entry);
            }
            if undo {
                proof.take_back();
            }
            (proof.signs(), proof.short())
        };
        let plain = after(&[b"a", b"b"], false);
        for other in [after(&[b"a", b"c"], false), after(&[b"b", b"a"], false), after(&[b"a", b"b"], true)] {
            assert!(other.0 != plain.0 && other.1 != plain.1);
        }
        assert!(
            plain.0.starts_with(short_signs(plain.1).as_str()),
            "the four signs are the first of the ten"
        );
    }
}
