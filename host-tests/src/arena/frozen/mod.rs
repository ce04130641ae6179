//! The hard players of Scotland Yard as they were before a later change of them: sparring partners, so that the arena says
//! how much a change brought. They are frozen: nothing here follows what Confidant's own players learn.
//!
//! They play what those played, move for move, on the boards and by the rules of the full game; not the game for beginners.

mod belief;
mod fugitive;
mod lines;
mod playout;
mod pursuer;

pub(super) use fugitive::flee;
pub(super) use pursuer::chase;

/// How many games Mister X played in his head for a move.
pub const PLAYOUTS: u16 = 600;

/// A row of numbers that follows from its seed.
struct Dice(u32);

impl Dice {
    fn new(seed: u64, number: u32) -> Self {
        let mut word =
            (seed as u32) ^ ((seed >> 32) as u32).rotate_left(13) ^ number.wrapping_mul(0x9E37_79B9);
        for _ in 0..2 {
            word ^= word >> 16;
            word = word.wrapping_mul(0x85EB_CA6B);
            word ^= word >> 13;
            word = word.wrapping_mul(0xC2B2_AE35);
        }
        Self(word.max(1))
    }

    fn word(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0
    }

    fn below(&mut self, bound: usize) -> usize {
        (((self.word() >> 16) * (bound as u32 & 0xFFFF)) >> 16) as usize
    }

    fn chance(&mut self, of_256: u32) -> bool {
        self.word() >> 24 < of_256
    }

    fn pick<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        things.get(self.below(things.len())).copied()
    }
}
