//! The watchdog: who does not feed it for two seconds is restarted.
//!
//! An overflow of the stack locks the core up, and no handler runs then: the watchdog is the only way out, so its
//! time is short. A sector of flash takes 0.4 s to erase at worst and is followed by a feeding.

use embassy_rp::pac;
use embassy_time::Duration;

/// How long a hang may last.
const LIMIT: Duration = Duration::from_secs(2);

/// How long a task may sleep without feeding.
pub(crate) const FEEDING: Duration = Duration::from_millis(1_000);

/// A tick of the watchdog is a microsecond once the crystal runs.
const MEGAHERTZ_OF_CRYSTAL: u8 = 12;

/// Everything but the two oscillators is reset.
#[cfg(feature = "rp2040")]
const ALL_BUT_OSCILLATORS: u32 = 0x1_FFFF & !0b11;
#[cfg(feature = "rp2350")]
const ALL_BUT_OSCILLATORS: u32 = 0x1FF_FFFF & !0b1100;

/// What the counter goes down by in a microsecond (two: erratum RP2040-E1).
#[cfg(feature = "rp2040")]
const STEPS: u32 = 2;
#[cfg(feature = "rp2350")]
const STEPS: u32 = 1;

/// Begins to watch. This is the first thing of a start, so that no part of it can hang for good: the clocks are not set up
/// yet, and until they are its time is about twice as long.
pub(crate) fn start() {
    #[cfg(feature = "rp2040")]
    pac::WATCHDOG.tick().write(|w| {
        w.set_cycles(MEGAHERTZ_OF_CRYSTAL.into());
        w.set_enable(true);
    });
    #[cfg(feature = "rp2350")]
    {
        pac::TICKS.watchdog_cycles().write(|w| w.set_watchdog_cycles(MEGAHERTZ_OF_CRYSTAL.into()));
        pac::TICKS.watchdog_ctrl().write(|w| w.set_enable(true));
    }
    pac::WATCHDOG.ctrl().modify(|w| w.set_enable(false));
    pac::PSM.wdsel().write_value(pac::psm::regs::Wdsel(ALL_BUT_OSCILLATORS));
    feed();
    pac::WATCHDOG.ctrl().modify(|w| {
        w.set_pause_dbg0(true);
        w.set_pause_dbg1(true);
        w.set_pause_jtag(true);
        w.set_enable(true);
    });
}

/// Shows that all is well.
pub(crate) fn feed() {
    pac::WATCHDOG.load().write_value(pac::watchdog::regs::Load(STEPS * LIMIT.as_micros() as u32));
}

/// Restarts at once.
pub(crate) fn restart() -> ! {
    pac::PSM.wdsel().write_value(pac::psm::regs::Wdsel(ALL_BUT_OSCILLATORS));
    pac::WATCHDOG.ctrl().write(|w| w.set_trigger(true));
    loop {
        cortex_m::asm::nop();
    }
}
