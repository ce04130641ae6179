//! What the bits of a set are kept in.

/// What the bits of a set are kept in: one machine word, or several.
pub trait Bits: Copy + PartialEq {
    /// No bit set.
    const NONE: Self;
    /// How many bits there are.
    const CAPACITY: usize;
    /// Whether a bit is set.
    fn has(&self, index: usize) -> bool;
    /// Sets or clears a bit.
    fn put(&mut self, index: usize, on: bool);
    /// Bits set in either.
    #[must_use]
    fn or(self, other: Self) -> Self;
    /// Bits set in both.
    #[must_use]
    fn and(self, other: Self) -> Self;
    /// Bits set here and not there.
    #[must_use]
    fn without(self, other: Self) -> Self;
    /// How many bits are set.
    fn count(&self) -> usize;
    /// The lowest set bit that is not below `from`.
    fn next(&self, from: usize) -> Option<usize>;
}

macro_rules! one_word {
    ($($word:ty),+) => {$(
        impl Bits for $word {
            const NONE: Self = 0;
            const CAPACITY: usize = <$word>::BITS as usize;

            fn has(&self, index: usize) -> bool {
                index < Self::CAPACITY && (self >> index) & 1 == 1
            }

            fn put(&mut self, index: usize, on: bool) {
                if index < Self::CAPACITY {
                    *self = (*self & !(1 << index)) | (<$word>::from(on) << index);
                }
            }

            fn or(self, other: Self) -> Self {
                self | other
            }

            fn and(self, other: Self) -> Self {
                self & other
            }

            fn without(self, other: Self) -> Self {
                self & !other
            }

            fn count(&self) -> usize {
                self.count_ones() as usize
            }

            fn next(&self, from: usize) -> Option<usize> {
                if from >= Self::CAPACITY {
                    return None;
                }
                let rest = self >> from;
                (rest != 0).then(|| from + rest.trailing_zeros() as usize)
            }
        }
    )+};
}

one_word!(u8, u16, u32, u64, u128);

pub(super) const WORD: usize = u64::BITS as usize;

impl<const N: usize> Bits for [u64; N] {
    const NONE: Self = [0; N];
    const CAPACITY: usize = N * WORD;

    fn has(&self, index: usize) -> bool {
        self.get(index >> 6).is_some_and(|word| (word >> (index & 63)) & 1 == 1)
    }

    fn put(&mut self, index: usize, on: bool) {
        if let Some(word) = self.get_mut(index >> 6) {
            word.put(index & 63, on);
        }
    }

    fn or(mut self, other: Self) -> Self {
        for (word, other) in self.iter_mut().zip(other) {
            *word |= other;
        }
        self
    }

    fn and(mut self, other: Self) -> Self {
        for (word, other) in self.iter_mut().zip(other) {
            *word &= other;
        }
        self
    }

    fn without(mut self, other: Self) -> Self {
        for (word, other) in self.iter_mut().zip(other) {
            *word &= !other;
        }
        self
    }

    fn count(&self) -> usize {
        self.iter().map(Bits::count).sum()
    }

    fn next(&self, from: usize) -> Option<usize> {
        let mut start = from & 63;
        for (place, word) in self.iter().enumerate().skip(from >> 6) {
            if let Some(bit) = word.next(start) {
                return Some((place << 6) + bit);
            }
            start = 0;
        }
        None
    }
}
