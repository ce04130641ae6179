//! What a start needs before anything else: clocks, the code that runs from RAM, and the large statics.
//!
//! Until the PLL is chosen the processor runs from the ring oscillator, at a twentieth of its speed. So the crystal is started
//! by the very first instructions, as little as possible is written before it is stable, and the rest comes after that.

use core::arch::global_asm;
use core::cell::UnsafeCell;
use core::mem::MaybeUninit;

use confidant_companion::{Canvas, Companion};
use embassy_rp::Peripherals;
use embassy_rp::config::Config;

/// The crystal is waited for this many milliseconds: more than ten times what it needs on these boards (pico-sdk: 6, on boards
/// known to be slow 64; the embassy-rp default is 128).
const CRYSTAL_MILLIS: u32 = 16;

/// The register counts in 256 swings at 12 MHz.
const CRYSTAL_DELAY: u32 = (12_000 * CRYSTAL_MILLIS + 128) / 256;

/// Where the crystal's registers are.
#[cfg(feature = "rp2040")]
const CRYSTAL: u32 = 0x4002_4000;
#[cfg(feature = "rp2350")]
const CRYSTAL: u32 = 0x4004_8000;

// Starts the crystal before RAM is set up, so that both take their time together (start.x puts it there).
// In assembly: no code of Rust may run before its statics are there.
global_asm!(
    ".section .text.start_crystal, \"ax\"",
    ".global start_crystal",
    ".type start_crystal, %function",
    ".thumb_func",
    "start_crystal:",
    "ldr r0, ={crystal}",
    "ldr r1, ={delay}",
    "str r1, [r0, #0x0c]", // STARTUP
    "ldr r1, =0xfabaa0",   // ENABLE, 1 to 15 MHz
    "str r1, [r0, #0x00]", // CTRL
    "ldr r0, =__after_crystal + 1",
    "bx r0",
    ".pool",
    ".size start_crystal, . - start_crystal",
    crystal = const CRYSTAL,
    delay = const CRYSTAL_DELAY,
);

/// Sets the clocks up: 125 MHz, whichever chip it is. An RP2350 could do 150, but the wire to the panel would then run at a quarter of
/// that (37.5 MHz), for half of it (75) is more than the panel takes.
pub(crate) fn clocks() -> Peripherals {
    let mut config = Config::default();
    if let Some(crystal) = &mut config.clocks.xosc {
        crystal.delay_multiplier = CRYSTAL_MILLIS;
        if let Some(pll) = &mut crystal.sys_pll {
            pll.post_div1 = 6;
        }
    }
    embassy_rp::init(config)
}

unsafe extern "C" {
    static mut __hot_start: u32;
    static __hot_end: u32;
    static __hot_load: u32;
}

/// Copies what runs from RAM there (hot.x). To be called once, and before any of it.
pub(crate) fn load_hot() {
    let words = (&raw const __hot_end as usize - &raw const __hot_start as usize) / size_of::<u32>();
    // SAFETY: the linker script gives both places the same length, in words, and nothing else is there.
    unsafe { core::ptr::copy_nonoverlapping(&raw const __hot_load, &raw mut __hot_start, words) };
}

/// Room that the start-up code leaves as it is: what needs no zeros is not given any.
struct Room<T>(UnsafeCell<MaybeUninit<T>>);

// SAFETY: the only function that hands out what is inside does so once.
unsafe impl<T> Sync for Room<T> {}

#[unsafe(link_section = ".uninit.canvas")]
static CANVAS: Room<Canvas> = Room(UnsafeCell::new(MaybeUninit::uninit()));
#[unsafe(link_section = ".uninit.companion")]
static COMPANION: Room<Companion> = Room(UnsafeCell::new(MaybeUninit::uninit()));

/// The black canvas and the new companion, each made in its place: both are larger than the stack.
///
/// # Safety
///
/// This may be called once.
#[inline(never)]
pub(crate) unsafe fn canvas_and_companion() -> (&'static mut Canvas, &'static mut Companion) {
    // SAFETY: nobody else has a reference to either, as the caller promises; a new canvas is all zero bits.
    unsafe {
        let canvas = &mut *CANVAS.0.get();
        canvas.as_mut_ptr().write_bytes(0, 1);
        (canvas.assume_init_mut(), (*COMPANION.0.get()).write(Companion::new()))
    }
}
