//! Entropy: bits of a ring oscillator, gathered over time and hashed to what the companion gets at the start; later the
//! moments at which keys are pressed, with a few more bits, which the companion hashes into what it has.
//!
//! Single bits are biased, and periodic when read fast: a great number of them is read, with pauses, and only their hash is
//! used. A source that hardly moves is refused.

use embassy_time::{Duration, Instant, Timer};
use sha2::{Digest, Sha256};

/// Bytes of one look at the oscillator.
const LOOK: usize = 16;
/// Looks at the start: one KiB in all, over a tenth of a second.
const LOOKS: u32 = 64;
const BETWEEN_LOOKS: Duration = Duration::from_micros(1_500);
const BITS: u32 = LOOKS * LOOK as u32 * 8;

/// The source does not move.
#[derive(Clone, Copy, PartialEq, Eq, defmt::Format)]
pub(crate) struct Stuck;

/// Everything gathered so far, as a hash.
pub(crate) struct Pool(Sha256);

impl Pool {
    /// A pool with little in it.
    pub(crate) fn new() -> Self {
        let mut pool = Self(Sha256::new());
        pool.look();
        pool
    }

    /// Fills the pool, unless the source is stuck.
    pub(crate) async fn gather(&mut self) -> Result<(), Stuck> {
        let mut health = Health::default();
        for _ in 0..LOOKS {
            health.look(&self.look());
            Timer::after(BETWEEN_LOOKS).await;
        }
        let verdict = health.verdict();
        if verdict.is_err() {
            defmt::error!("the ring oscillator gives no entropy");
        }
        verdict
    }

    fn look(&mut self) -> [u8; LOOK] {
        let mut bytes = [0; LOOK];
        sample(&mut bytes);
        self.0.update(bytes);
        bytes
    }

    /// Random bytes. The pool goes on from another hash, so that they do not tell what comes later.
    pub(crate) fn draw(&mut self) -> [u8; 32] {
        let gathered: [u8; 32] = self.0.finalize_reset().into();
        self.0.update(gathered);
        self.0.update(b"pool");
        Sha256::new().chain_update(gathered).chain_update(b"given").finalize().into()
    }
}

/// Raw bits of the ring oscillator.
#[cfg(feature = "rp2040")]
fn sample(bytes: &mut [u8]) {
    embassy_rp::clocks::RoscRng.fill_bytes(bytes);
}

/// Raw bits of the chip's random source, which has a ring oscillator of its own: 24 bytes at the most. Its checks and its balancing are
/// left out: they take milliseconds, and the pool has its own.
#[cfg(feature = "rp2350")]
fn sample(bytes: &mut [u8]) {
    use embassy_rp::pac;
    pac::RESETS.reset().modify(|w| w.set_trng(false));
    while !pac::RESETS.reset_done().read().trng() {}
    let source = pac::TRNG;
    source.trng_debug_control().write(|w| {
        w.set_auto_correlate_bypass(true);
        w.set_trng_crngt_bypass(true);
        w.set_vnc_bypass(true);
    });
    // A bit at each beat, 192 in all.
    source.sample_cnt1().write_value(0);
    source.rnd_source_enable().write(|w| w.set_rnd_src_en(true));
    source.rng_icr().write_value(pac::trng::regs::RngIcr(u32::MAX));
    while source.trng_busy().read().trng_busy() {}
    // Reading the last word makes it gather new ones.
    let words = [
        source.ehr_data0().read(),
        source.ehr_data1().read(),
        source.ehr_data2().read(),
        source.ehr_data3().read(),
        source.ehr_data4().read(),
        source.ehr_data5().read(),
    ];
    for (bytes, word) in bytes.chunks_exact_mut(4).zip(words) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
}

/// The moment of something that a person did, and bits of the oscillator.
pub(crate) fn of_moment(at: Instant) -> [u8; 32] {
    let mut bytes = [0; 32];
    let (moment, bits) = bytes.split_at_mut(8);
    moment.copy_from_slice(&at.as_ticks().to_le_bytes());
    sample(bits);
    bytes
}

/// What is known of the bits while they are gathered.
#[derive(Default)]
struct Health {
    ones: u32,
    longest_run: u32,
    run: u32,
    last_bit: bool,
    looks_alike: u32,
    last_look: [u8; LOOK],
}

impl Health {
    fn look(&mut self, bytes: &[u8; LOOK]) {
        if *bytes == self.last_look {
            self.looks_alike += 1;
        }
        self.last_look = *bytes;
        for byte in bytes {
            self.ones += byte.count_ones();
            for place in (0..8).rev() {
                let bit = byte >> place & 1 == 1;
                self.run = if bit == self.last_bit { self.run + 1 } else { 1 };
                self.last_bit = bit;
                self.longest_run = self.longest_run.max(self.run);
            }
        }
    }

    /// Limits that a working oscillator, biased as it is, stays far inside of, and that a stuck one breaks.
    fn verdict(&self) -> Result<(), Stuck> {
        let balanced = (BITS / 16..=BITS - BITS / 16).contains(&self.ones);
        if balanced && self.longest_run < BITS / 16 && self.looks_alike < LOOKS / 4 {
            Ok(())
        } else {
            Err(Stuck)
        }
    }
}
