//! What Confidant's players have in common in every game.

#[cfg(any(feature = "scotland-yard", feature = "tatort-themse"))]
mod dice;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::id::Id;
use crate::seat::Seat;

#[cfg(any(feature = "scotland-yard", feature = "tatort-themse"))]
pub(crate) use dice::Dice;

/// How much thought Confidant gives to a seat that it plays. The eyes are the same at each level: what that seat may
/// know, and nothing more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Level {
    /// For a first evening.
    Easy,
    /// For people who know the game.
    Medium,
    /// As well as it can on the device.
    Hard,
    /// With more thought than the device has time for: where a laptop thinks. After the others, so that what was written
    /// down without it is still read.
    Expert,
}

crate::words!(Level: Easy = "easy", Medium = "medium", Hard = "hard", Expert = "expert");

impl Level {
    /// Every level of the device, the weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];
    /// Every level of a body that thinks as quickly as a laptop.
    pub const QUICK: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];
}

/// Where the thoughts of a seat come from at this place of a game with this seed, `entries` entries after its beginning.
/// No draw of the game has these numbers, and nobody can work out the seed or another seat's thoughts from them.
///
/// ```
/// use confidant_core::robots::thoughts;
/// use confidant_core::scotland_yard::MISTER_X;
///
/// assert_eq!(thoughts(42, MISTER_X, 7), thoughts(42, MISTER_X, 7));
/// assert_ne!(thoughts(42, MISTER_X, 7), thoughts(42, MISTER_X, 8));
/// ```
pub fn thoughts(seed: u64, seat: Seat, entries: u16) -> u64 {
    let mut key = [0; 32];
    for (byte, seed) in key.iter_mut().zip(seed.to_le_bytes()) {
        *byte = seed;
    }
    let mut generator = ChaCha8Rng::from_seed(key);
    // The streams of chance have small numbers.
    generator.set_stream(1 << 32 | (seat.index() as u64) << 16 | u64::from(entries));
    generator.next_u64()
}
