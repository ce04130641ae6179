//! A digest of printed data: a journal carries it, so that it is not read with other data than it was written with.
//!
//! It is made of what `core::hash::Hash` shows of the data, and is the same on every machine: numbers are taken
//! as little-endian bytes, lengths and discriminants as 64 bits. (A slice of plain numbers is shown as it lies in
//! memory: little-endian too on all that this runs on. Printed data has no slice of `usize`.)

use core::hash::{Hash, Hasher};
use sha2::{Digest, Sha256};

/// The digest of printed data. Nobody can make up other data with the same digest.
///
/// ```
/// use confidant_core::digest::digest;
/// use confidant_core::tatort_themse::{Cards, Origin, THAMES};
///
/// let printed = Cards { origin: Origin::Printed, bonuses: THAMES.bonuses, clues: THAMES.clues };
/// assert_ne!(digest(&printed), digest(&THAMES));
/// ```
pub fn digest<P: Hash + ?Sized>(printed: &P) -> u64 {
    let mut hasher = Sha(Sha256::new());
    printed.hash(&mut hasher);
    hasher.finish()
}

/// The first 64 bits of SHA-256: nobody makes up two boxes with one digest.
struct Sha(Sha256);

macro_rules! numbers {
    ($($write:ident($number:ty) as $wide:ty),+ $(,)?) => {$(
        fn $write(&mut self, number: $number) {
            self.write(&(number as $wide).to_le_bytes());
        }
    )+};
}

impl Hasher for Sha {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    numbers!(
        write_u16(u16) as u16,
        write_u32(u32) as u32,
        write_u64(u64) as u64,
        write_u128(u128) as u128,
        write_usize(usize) as u64,
        write_i16(i16) as i16,
        write_i32(i32) as i32,
        write_i64(i64) as i64,
        write_i128(i128) as i128,
        write_isize(isize) as i64,
    );

    fn finish(&self) -> u64 {
        let hash: [u8; 32] = self.0.clone().finalize().into();
        hash.first_chunk().copied().map_or(0, u64::from_be_bytes)
    }
}

#[cfg(all(test, feature = "own-boxes"))]
mod tests {
    use super::*;
    use crate::{schinderhannes, scotland_yard, tatort_themse, tiny_epic_crimes};

    /// Journals carry these numbers: where one changes although no printed value did, old games are refused.
    #[test]
    fn the_shipped_data_have_the_digests_that_journals_carry() {
        let digests = [
            digest(&scotland_yard::LONDON),
            digest(&tatort_themse::THAMES),
            digest(&schinderhannes::SOONWALD),
            digest(&tiny_epic_crimes::ECHO_RIDGE),
        ];
        assert_eq!(
            digests,
            [0xd469_108c_e4ff_e24c, 0x304d_4ecf_b4ee_35fd, 0x8ce3_3c27_31a7_69fd, 0x3ddd_f403_7a8d_bf61]
        );
    }

    /// A pack without a complete part changes nothing, so it has the digest of what is shipped.
    #[test]
    fn an_empty_box_is_the_shipped_data() {
        use crate::pack::{self, OwnValues as _};
        let (tatort, schinder) =
            (pack::tatort_themse::Values::default(), pack::schinderhannes::Values::default());
        assert_eq!(tatort.digest(), digest(&tatort_themse::THAMES));
        assert_eq!(schinder.digest(), digest(&schinderhannes::SOONWALD));
        assert_eq!(pack::tiny_epic_crimes::Values::default().digest(), digest(&tiny_epic_crimes::ECHO_RIDGE));
        assert_eq!(pack::scotland_yard::Values::default().digest(), digest(&scotland_yard::LONDON));
        // All of Scotland Yard is as printed anyway.
        assert_eq!(pack::scotland_yard::Values::shipped().digest(), digest(&scotland_yard::LONDON));
    }

    #[test]
    fn numbers_count_as_little_endian_bytes_of_a_fixed_width() {
        assert_eq!(digest(&0x0403_0201_u32), digest(&(1_u8, 2_u8, 3_u8, 4_u8)));
        assert_eq!(digest(&7_usize), digest(&7_u64));
        assert_eq!(digest(&-7_isize), digest(&-7_i64));
        assert_eq!(digest(&0x0201_u16), digest(&(1_u8, 2_u8)));
        assert_eq!(digest(&(1_u64 << 32)), digest(&(0_u32, 1_u32)));
        assert_eq!(digest(&(1_u128 << 64)), digest(&(0_u64, 1_u64)));
        // A known value of SHA-256.
        assert_eq!(digest(&b'a'), 0xca97_8112_ca1b_bdca);
    }
}
