//! Raspberry Pi Pico, or Pico 2, with Waveshare's Pico-LCD-1.3 on its back.

use confidant_companion::Key;
use embassy_rp::Peripherals;
use embassy_rp::flash::Flash;
use embassy_rp::gpio::{Level, Output};
use embassy_rp::pwm::Pwm;
use embassy_rp::spi::Spi;

use super::{Board, Irqs, Kind, Wire, drive_hard, key, panel_wire};
use crate::device::info::Pins;
use crate::device::light::Backlight;
use crate::device::panel::{Panel, Registers, State};
use crate::device::sound;

/// Which pin does what, for picotool.
pub(super) static PINS: [Pins; 3] = [
    Pins::new(
        0b11_1111 << 8,
        c"Pico panel DC|Pico panel CS|Pico panel SCK|Pico panel MOSI|Pico panel RST|Pico backlight",
    ),
    Pins::new(
        1 << 2 | 1 << 3 | 1 << 15 | 1 << 16 | 1 << 17 | 1 << 18 | 1 << 19 | 1 << 20 | 1 << 21,
        c"Pico up|Pico stick press|Pico A|Pico left|Pico B|Pico down|Pico X|Pico right|Pico Y",
    ),
    Pins::new(1 << 22, c"Pico buzzer"),
];
/// Pins with a key: the stick can also be pressed.
#[cfg(feature = "rp2040")]
pub(super) const KEY_PINS: u32 = 9;
/// The light that boot mode lets blink while it writes.
pub(super) const ACTIVITY_LIGHT: u32 = 1 << 25;
/// Pin of the backlight.
pub(super) const BACKLIGHT: usize = 13;

/// Pins of the panel's clock and data.
const WIRES: [usize; 2] = [10, 11];

/// The glass is turned by a quarter: rows and columns exchanged, columns from the right, refreshed likewise.
const ADDRESS_MODE: u8 = 0x70;

/// Porches, gate, VCOM, voltages, frame rate and gamma, with the values of Waveshare's examples for this board.
const GLASS: Registers = &[
    (0xB2, &[0x0C, 0x0C, 0x00, 0x33, 0x33]),
    (0xB7, &[0x35]),
    (0xBB, &[0x19]),
    (0xC0, &[0x2C]),
    (0xC2, &[0x01]),
    (0xC3, &[0x12]),
    (0xC4, &[0x20]),
    (0xC6, &[0x0F]),
    (0xD0, &[0xA4, 0xA1]),
    (0xE0, &[0xD0, 0x04, 0x0D, 0x11, 0x13, 0x2B, 0x3F, 0x54, 0x4C, 0x18, 0x0D, 0x0B, 0x1F, 0x23]),
    (0xE1, &[0xD0, 0x04, 0x0C, 0x11, 0x13, 0x2C, 0x3F, 0x44, 0x51, 0x2F, 0x1F, 0x1F, 0x20, 0x23]),
];

/// Takes the pins.
pub(super) fn new(p: Peripherals, kind: Kind) -> Board {
    let spi = Spi::new_txonly(p.SPI1, p.PIN_10, p.PIN_11, p.DMA_CH0, Irqs, panel_wire());
    drive_hard(WIRES);
    Board {
        kind,
        panel: Panel {
            wire: Wire::Spi1(spi),
            data: Output::new(p.PIN_8, Level::High),
            select: Output::new(p.PIN_9, Level::High),
            reset: Output::new(p.PIN_12, Level::Low),
            address_mode: ADDRESS_MODE,
            glass: GLASS,
            state: State::new(),
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
        unlit: [None, None],
    }
}
