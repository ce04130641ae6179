//! The suspects: *reconstructed*. Public are Aaron Ace (surely A: Blue, boss, fingerprints, motorcycle, gun),
//! the letters A to P and that each attribute halves them. These are the 16 vectors of even parity around him:
//! every four attributes name one suspect.

use crate::id::ById;
use crate::tiny_epic_crimes::cards::Origin;
use crate::tiny_epic_crimes::edition::Suspects;
use crate::tiny_epic_crimes::kinds::SuspectSet;

/// Who is like Aaron Ace in what; the lowest bit is A.
pub static SUSPECTS: Suspects = Suspects {
    origin: Origin::Reconstructed,
    like_ace: ById::new([
        // Blue: A to H.
        SuspectSet::from_bits(0b0000_0000_1111_1111),
        // Boss: A to D and I to L.
        SuspectSet::from_bits(0b0000_1111_0000_1111),
        // Fingerprints: A B, E F, I J, M N.
        SuspectSet::from_bits(0b0011_0011_0011_0011),
        // Motorcycle: A C E G I K M O.
        SuspectSet::from_bits(0b0101_0101_0101_0101),
        // Gun: A D F G J K M P.
        SuspectSet::from_bits(0b1001_0110_0110_1001),
    ]),
};
