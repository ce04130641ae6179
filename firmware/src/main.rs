//! The body of Confidant with an RP2040 or RP2350: pins, panel, keys, flash, watchdog. What the device does is in the companion;
//! this crate only carries it out.
#![cfg_attr(target_os = "none", no_std, no_main)]

#[cfg(target_os = "none")]
mod device;

#[cfg(not(target_os = "none"))]
fn main() {
    eprintln!("This is the firmware of the device. Build it with `cargo xtask firmware`.");
}
