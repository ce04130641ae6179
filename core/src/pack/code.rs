//! The code of a pack: six characters that two people can compare.

use core::fmt;

/// Six characters of a digest, written `K7F3 Q2`. The digits and letters are Crockford's: none looks like another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Code(u32);

const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CHARACTERS: u32 = 6;

impl Code {
    /// Of this digest of printed tables.
    pub const fn of(digest: u32) -> Self {
        Self((digest ^ (digest >> 30)) & ((1 << (5 * CHARACTERS)) - 1))
    }

    /// As a number, to be remembered.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Its characters without the space, for names of files.
    pub fn plain(self) -> heapless::String<6> {
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
    fn a_code_has_four_and_two_characters() {
        assert_eq!(heapless::format!(16; "{}", Code::of(0)).unwrap(), "0000 00");
        assert_eq!(heapless::format!(16; "{}", Code::of(0x3fff_ffff)).unwrap(), "ZZZZ ZZ");
        assert_eq!(Code::of(33).plain(), "000011");
        assert_ne!(Code::of(0x4000_0000), Code::of(0), "the two bits on top count, too");
    }
}
