//! The code of a pack: eight characters that two people can compare.

use core::fmt;

/// Eight characters of a digest, 40 bits, written `K7F3 Q2AB`. The digits and letters are Crockford's: none looks like another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Code(u64);

const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CHARACTERS: usize = 8;

impl Code {
    /// Of this digest of printed tables.
    pub const fn of(digest: u64) -> Self {
        Self(digest >> (u64::BITS as usize - 5 * CHARACTERS))
    }

    /// As a number, to be remembered.
    pub const fn number(self) -> u64 {
        self.0
    }

    /// Its characters without the space, for names of files.
    pub fn plain(self) -> heapless::String<CHARACTERS> {
        self.characters().collect()
    }

    fn characters(self) -> impl Iterator<Item = char> {
        (0..CHARACTERS).rev().filter_map(move |place| {
            LETTERS.get((self.0 >> (5 * place) & 31) as usize).map(|&letter| letter.into())
        })
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write as _;
        for (place, letter) in self.characters().enumerate() {
            if place == 4 {
                f.write_char(' ')?;
            }
            f.write_char(letter)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_twice_four_characters() {
        assert_eq!(heapless::format!(16; "{}", Code::of(0)).unwrap(), "0000 0000");
        assert_eq!(heapless::format!(16; "{}", Code::of(u64::MAX)).unwrap(), "ZZZZ ZZZZ");
        assert_eq!(Code::of(33 << 24).plain(), "00000011");
        assert_eq!(Code::of(1 << 59).plain(), "10000000");
        assert_eq!(Code::of(1 << 63).plain(), "G0000000");
    }
}
