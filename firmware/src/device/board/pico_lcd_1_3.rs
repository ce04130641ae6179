//! Raspberry Pi Pico with Waveshare's Pico-LCD-1.3 on its back.

use confidant_companion::Key;
use embassy_rp::Peripherals;
use embassy_rp::flash::Flash;
use embassy_rp::gpio::{Level, Output};
use embassy_rp::peripherals::SPI1;
use embassy_rp::pwm::Pwm;
use embassy_rp::spi::Spi;

use super::{Board, Irqs, key, panel_wire};
use crate::device::light::Backlight;
use crate::device::panel::Panel;
use crate::device::sound;

/// As `cargo xtask firmware --board` calls it.
pub(crate) const NAME: &str = "pico-lcd-1-3";
/// Pins with a key: the stick can also be pressed.
pub(crate) const KEY_PINS: usize = 9;
/// Pin of the backlight.
pub(super) const BACKLIGHT: usize = 13;

/// The port that the panel hangs on.
pub(crate) type PanelPort = SPI1;

/// The glass is turned by a quarter: rows and columns exchanged, columns from the right, refreshed likewise.
const ADDRESS_MODE: u8 = 0x70;

/// Takes the pins.
pub(crate) fn new(p: Peripherals) -> Board {
    Board {
        panel: Panel {
            spi: Spi::new_txonly(p.SPI1, p.PIN_10, p.PIN_11, p.DMA_CH0, Irqs, panel_wire()),
            data: Output::new(p.PIN_8, Level::High),
            select: Output::new(p.PIN_9, Level::High),
            reset: Output::new(p.PIN_12, Level::High),
            address_mode: ADDRESS_MODE,
        },
        light: Backlight::new(Pwm::new_output_b(p.PWM_SLICE6, p.PIN_13, Backlight::dark())),
        // The board has no buzzer; a piezo between this pin and ground makes the sounds audible.
        buzzer: Pwm::new_output_a(p.PWM_SLICE3, p.PIN_22, sound::silence()),
        keys: [
            key(p.PIN_2, Key::Up),
            key(p.PIN_18, Key::Down),
            key(p.PIN_16, Key::Left),
            key(p.PIN_20, Key::Right),
            key(p.PIN_15, Key::A),
            key(p.PIN_17, Key::B),
            key(p.PIN_19, Key::X),
            key(p.PIN_21, Key::Y),
            key(p.PIN_3, Key::A),
        ],
        battery: None,
        flash: Flash::new_blocking(p.FLASH),
    }
}
