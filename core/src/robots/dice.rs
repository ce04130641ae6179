//! Quick chance for thinking: it decides nothing at the table and hides nothing, so that 32 bits do.

/// A row of numbers that follows from its seed.
#[derive(Clone, Copy)]
pub(crate) struct Dice(u32);

impl Dice {
    /// Another row for each number of each seed.
    pub fn new(seed: u64, number: u32) -> Self {
        let mut word =
            (seed as u32) ^ ((seed >> 32) as u32).rotate_left(13) ^ number.wrapping_mul(0x9E37_79B9);
        // Mixed, so that neighbouring seeds and numbers have nothing in common.
        for _ in 0..2 {
            word ^= word >> 16;
            word = word.wrapping_mul(0x85EB_CA6B);
            word ^= word >> 13;
            word = word.wrapping_mul(0xC2B2_AE35);
        }
        // Zero would stay zero.
        Self(if word == 0 { 1 } else { word })
    }

    fn word(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0
    }

    /// A number below `bound`, which is below 65,536; 0 if that is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        (((self.word() >> 16) * (bound as u32 & 0xFFFF)) >> 16) as usize
    }

    /// Whether something happens that happens this many times in 256.
    #[cfg(feature = "scotland-yard")]
    pub fn chance(&mut self, of_256: u32) -> bool {
        self.word() >> 24 < of_256
    }

    /// One of these.
    #[cfg(feature = "scotland-yard")]
    pub fn pick<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        things.get(self.below(things.len())).copied()
    }
}
