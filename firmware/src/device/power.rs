//! Power: which clocks run while the processor sleeps, and a sleep in which none runs. Both on an RP2040 alone: what an RP2350 does then
//! was never seen, and its board has no battery.

use embassy_time::Duration;
#[cfg(feature = "rp2040")]
use {super::watchdog, embassy_rp::clocks, embassy_rp::pac};

use super::board::Kind;

/// In the dark for this time, everything stops.
pub(crate) const STOPS_AFTER: Duration = Duration::from_secs(600);

/// From now on, whenever the processor sleeps, only those clocks run that can wake it or that make light and tones. While DMA
/// sends a picture, all run: the chip sees to it. The second core sleeps in the ROM, just as deeply.
#[cfg(feature = "rp2040")]
pub(crate) fn gate_clocks() {
    pac::CLOCKS.sleep_en0().write(|w| {
        w.set_clk_sys_io(true);
        w.set_clk_sys_pads(true);
        w.set_clk_sys_pwm(true);
    });
    pac::CLOCKS.sleep_en1().write(|w| {
        w.set_clk_sys_timer(true);
        w.set_clk_sys_watchdog(true);
    });
    // SAFETY: it is a plain register, and nobody else writes it.
    unsafe { (*cortex_m::peripheral::SCB::PTR).scr.modify(|scr| scr | SLEEP_DEEPLY) };
}

/// All clocks run on.
#[cfg(feature = "rp2350")]
pub(crate) fn gate_clocks() {}

/// Bit of the system control register.
#[cfg(feature = "rp2040")]
const SLEEP_DEEPLY: u32 = 1 << 2;

/// Pins are looked after in groups of eight.
#[cfg(feature = "rp2040")]
const GROUPS: usize = 4;

/// Stops everything, the time too, until a key moves; unless one is moving now.
///
/// The key itself is then found by whoever waits for it: this only ends sooner than it would.
#[cfg(feature = "rp2040")]
pub(crate) fn stop_until_key(board: Kind) {
    let (awaited, wakes) = (pac::IO_BANK0.int_proc(0), pac::IO_BANK0.int_dormant_wake());
    // No key can be noticed between the look at what is waited for and the stop.
    cortex_m::interrupt::free(|_| {
        let waiting: u32 = (0..GROUPS).map(|group| awaited.inte(group).read().0.count_ones()).sum();
        if waiting != board.key_pins() {
            return;
        }
        for group in 0..GROUPS {
            wakes.inte(group).write_value(awaited.inte(group).read());
        }
        watchdog::feed();
        clocks::dormant_sleep();
        watchdog::feed();
        for group in 0..GROUPS {
            wakes.inte(group).write_value(Default::default());
        }
    });
}

/// Nothing stops.
#[cfg(feature = "rp2350")]
pub(crate) fn stop_until_key(_: Kind) {}
