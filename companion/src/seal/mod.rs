//! The fair-play seal, the running proof of what was entered, and the written-out record.
//!
//! The seal is a short code, shown before the first move: it binds everything that the game follows from. After each
//! entry a [`Proof`] goes on that binds the entry and all before it, and hides them until the end. After the game the
//! record is shown as text; whoever replays it can check the seal, every proof and every move.
//! `docs/fair-play.md` has the argument.

#[cfg(feature = "replay")]
mod beside;
#[cfg(feature = "replay")]
mod journal;
#[cfg(feature = "replay")]
mod noted;
mod written;

use confidant_core::fuel::{Fuel, Stepper};
use core::task::Poll;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::journal::{Begin, Kind, SetupBytes};

#[cfg(feature = "replay")]
pub use beside::Beside;
#[cfg(feature = "replay")]
pub use journal::records;
#[cfg(feature = "replay")]
pub use noted::{Match, Noted};
pub use written::{Fault, HEAD, Packed, Step, Text, Told, Written, part, parts, replay};
pub(crate) use written::{finish, write_correction, write_given_up, write_origin, write_rank, write_undo};

/// Thirty-two signs that nobody mixes up: no I, L, O or U.
const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Ten signs as people read them, 50 bits: `7K2FQ-9ABCD`.
pub type Signs = heapless::String<11>;
/// Four signs, 20 bits: `7K2F`.
pub type ShortSigns = heapless::String<4>;

/// How often a seal is hashed. Whoever searches for another game with the same seal pays it for every try.
const STRETCHES: u16 = 1500;
/// How often a link of the proof is hashed: whoever searches for another history pays it for every entry of every try. Links of
/// all entries alike, so that the moment at which a code is ready tells nothing of what was entered.
const LINK_STRETCHES: u16 = 64;
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
    pub tables: u64,
    /// Its set-up in postcard.
    pub setup: SetupBytes,
    /// Where chance comes from.
    pub seed: u64,
    /// How far the table agreed to be helped: what may be taken back depends on it.
    pub help: u8,
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
            help: begin.help,
        }
    }

    fn digest(&self) -> [u8; 32] {
        let mut digest = Sha256::new();
        digest.update(b"confidant seal 4");
        digest.update([self.game.number()]);
        digest.update(self.rules.to_le_bytes());
        digest.update(self.tables.to_le_bytes());
        digest.update(self.seed.to_le_bytes());
        digest.update([self.help]);
        digest.update(&self.setup);
        digest.finalize().into()
    }

    /// What its seal and its proofs come from, all at once: for a computer that has the time.
    pub fn root(&self) -> Root {
        Stretch::of(self).finish()
    }
}

/// A hash that is hashed again and again, in steps.
#[derive(Clone, PartialEq, Eq)]
struct Stretched {
    hash: [u8; 32],
    left: u16,
}

impl Stepper for Stretched {
    type Output = [u8; 32];

    fn step(&mut self, fuel: &mut Fuel) -> Poll<[u8; 32]> {
        while self.left > 0 {
            if !fuel.burn() {
                return Poll::Pending;
            }
            for _ in 0..STRETCHES_A_UNIT.min(self.left) {
                self.hash = Sha256::digest(self.hash).into();
            }
            self.left = self.left.saturating_sub(STRETCHES_A_UNIT);
        }
        Poll::Ready(self.hash)
    }
}

/// The stretching of an origin, in steps. One unit of fuel is less than a millisecond on the device.
#[derive(Clone)]
pub struct Stretch(Stretched);

impl Stretch {
    /// Of this origin.
    pub fn of(origin: &Origin) -> Self {
        Self(Stretched { hash: origin.digest(), left: STRETCHES })
    }
}

impl Stepper for Stretch {
    type Output = Root;

    fn step(&mut self, fuel: &mut Fuel) -> Poll<Root> {
        self.0.step(fuel).map(Root)
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
        let value = Stretched { hash: [0; 32], left: 0 };
        Proof { key: self.derived(b"proofs"), value, counts: Counts::default() }
    }
}

/// What came before a proof, in numbers that everybody at the table can count. No two proofs of a game have the same.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Counts {
    /// How many entries stand.
    pub entries: u16,
    /// How many were taken back.
    pub taken_back: u16,
    /// How many times all agreed on a correction.
    pub corrections: u16,
}

/// Short: `12`; `12-1` once something was taken back, and `12-1-2` once something was corrected.
impl core::fmt::Display for Counts {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(out, "{}", self.entries)?;
        if self.taken_back > 0 || self.corrections > 0 {
            write!(out, "-{}", self.taken_back)?;
        }
        if self.corrections > 0 { write!(out, "-{}", self.corrections) } else { Ok(()) }
    }
}

/// The running proof of a game up to some entry: a keyed chain over what was entered, taken back and corrected, in the
/// order in which it happened. Nothing else is in it. Each link is stretched, in steps; whoever cannot wait for them has it
/// made where it is read. No `Debug`: the key is in it.
#[derive(Clone, PartialEq, Eq)]
pub struct Proof {
    key: [u8; 32],
    value: Stretched,
    counts: Counts,
}

impl Proof {
    /// With this entry.
    pub fn extend(&mut self, action: &[u8]) {
        self.counts.entries = self.counts.entries.saturating_add(1);
        self.link(b"act", action);
    }

    /// The last entry that stands was taken back: this one.
    pub fn take_back(&mut self, action: &[u8]) {
        self.counts.entries = self.counts.entries.saturating_sub(1);
        self.counts.taken_back = self.counts.taken_back.saturating_add(1);
        self.link(b"undo", action);
    }

    /// All agreed that the last `fell` entries that stand fall. They are in the chain already.
    pub fn correct(&mut self, fell: u16) {
        self.counts.entries = self.counts.entries.saturating_sub(fell);
        self.counts.corrections = self.counts.corrections.saturating_add(1);
        self.link(b"correct", &[]);
    }

    /// What came before it, the last entry included.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    fn link(&mut self, kind: &[u8], entry: &[u8]) {
        let before = self.value.finish();
        // Keys of any length are good.
        if let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.key) {
            mac.update(kind);
            mac.update(&before);
            mac.update(&self.counts.entries.to_le_bytes());
            mac.update(&self.counts.taken_back.to_le_bytes());
            mac.update(&self.counts.corrections.to_le_bytes());
            mac.update(entry);
            self.value = Stretched { hash: mac.finalize().into_bytes().into(), left: LINK_STRETCHES };
        }
    }

    fn value(&self) -> [u8; 32] {
        self.value.clone().finish()
    }

    /// As ten characters, for the moments that count.
    pub fn signs(&self) -> Signs {
        ten_signs(&self.value())
    }

    /// Its first four signs as a number of 20 bits.
    pub fn short(&self) -> u32 {
        let [a, b, c, ..] = self.value();
        u32::from_be_bytes([0, a, b, c]) >> 4
    }
}

impl Stepper for Proof {
    type Output = ();

    fn step(&mut self, fuel: &mut Fuel) -> Poll<()> {
        self.value.step(fuel).map(|_| ())
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
        Origin { game: Kind::new(0), rules: 1, tables: 2, setup: SetupBytes::new(), seed, help: 0 }
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
    fn every_link_takes_as_long_whatever_is_entered_and_is_the_same_at_once() {
        let mut units = [1; 3];
        for (units, entry) in units.iter_mut().zip([&b"a"[..], b"another entry, and a longer one", b""]) {
            let mut proof = origin(7).root().first_proof();
            proof.extend(entry);
            let at_once = proof.signs();
            while proof.step(&mut Fuel::new(1)).is_pending() {
                *units += 1;
            }
            assert_eq!(proof.signs(), at_once);
            proof.extend(b"next");
            let mut waited_for_none = origin(7).root().first_proof();
            waited_for_none.extend(entry);
            waited_for_none.extend(b"next");
            assert_eq!(proof.signs(), waited_for_none.signs());
        }
        assert_eq!(units, [u32::from(LINK_STRETCHES / STRETCHES_A_UNIT); 3]);
    }

    #[test]
    fn a_proof_binds_every_entry_its_place_and_every_taking_back() {
        let after = |entries: &[&[u8]], undo: bool| {
            let mut proof = origin(7).root().first_proof();
            for entry in entries {
                proof.extend(entry);
            }
            if undo {
                proof.extend(b"c");
                proof.take_back(b"c");
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
