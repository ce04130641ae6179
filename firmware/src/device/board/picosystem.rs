//! Pimoroni PicoSystem.

use confidant_companion::Key;
use embassy_rp::Peripherals;
use embassy_rp::adc::{self, Adc, Channel};
use embassy_rp::flash::Flash;
use embassy_rp::gpio::{Input, Level, Output, Pull};
use embassy_rp::pwm::Pwm;
use embassy_rp::spi::Spi;
use embassy_time::Instant;

use super::{Board, Irqs, Kind, Wire, drive_hard, key, panel_wire};
use crate::device::battery::Gauge;
use crate::device::info::Pins;
use crate::device::light::Backlight;
use crate::device::panel::{Panel, Registers, State};
use crate::device::sound;

/// Which pin does what, for picotool.
pub(super) static PINS: [Pins; 3] = [
    Pins::new(
        1 << 4 | 1 << 5 | 1 << 6 | 1 << 7 | 1 << 9 | 1 << 11 | 1 << 12,
        c"PicoSystem panel RST|PicoSystem panel CS|PicoSystem panel SCK|PicoSystem panel MOSI|PicoSystem panel DC|PicoSystem piezo|PicoSystem backlight",
    ),
    Pins::new(0xFF << 16, c"PicoSystem Y|PicoSystem X|PicoSystem A|PicoSystem B|PicoSystem down|PicoSystem right|PicoSystem left|PicoSystem up"),
    Pins::new(1 << 2 | 1 << 14 | 1 << 24 | 1 << 26, c"PicoSystem cable power|PicoSystem red light|PicoSystem charger|PicoSystem battery"),
];
/// Pins with a key.
pub(super) const KEY_PINS: u32 = 8;
/// The light that boot mode lets blink while it writes: the green one.
pub(super) const ACTIVITY_LIGHT: u32 = 1 << 13;
/// Pin of the backlight.
pub(super) const BACKLIGHT: usize = 12;

/// Pins of the panel's clock and data.
const WIRES: [usize; 2] = [6, 7];

/// The glass is upright; only its refresh runs the other way.
const ADDRESS_MODE: u8 = 0x04;

/// Porches, gamma curve, gate, VCOM, voltages, frame rate and gamma, with the values of Pimoroni's own library.
const GLASS: Registers = &[
    (0xB2, &[0x0C, 0x0C, 0x00, 0x33, 0x33]),
    (0x26, &[0x01]),
    (0xB7, &[0x14]),
    (0xBB, &[0x25]),
    (0xC0, &[0x2C]),
    (0xC2, &[0x01]),
    (0xC3, &[0x12]),
    (0xC4, &[0x20]),
    (0xD0, &[0xA4, 0xA1]),
    (0xC6, &[0x1E]),
    (0xE0, &[0xD0, 0x04, 0x0D, 0x11, 0x13, 0x2B, 0x3F, 0x54, 0x4C, 0x18, 0x0D, 0x0B, 0x1F, 0x23]),
    (0xE1, &[0xD0, 0x04, 0x0C, 0x11, 0x13, 0x2C, 0x3F, 0x44, 0x51, 0x2F, 0x1F, 0x1F, 0x20, 0x23]),
];

/// Takes the pins.
pub(super) fn new(p: Peripherals, kind: Kind) -> Board {
    let spi = Spi::new_txonly(p.SPI0, p.PIN_6, p.PIN_7, p.DMA_CH0, Irqs, panel_wire());
    drive_hard(WIRES);
    Board {
        kind,
        panel: Panel {
            wire: Wire::Spi0(spi),
            data: Output::new(p.PIN_9, Level::High),
            select: Output::new(p.PIN_5, Level::High),
            reset: Output::new(p.PIN_4, Level::Low),
            address_mode: ADDRESS_MODE,
            glass: GLASS,
            state: State::new(),
        },
        light: Backlight::new(Pwm::new_output_a(p.PWM_SLICE6, p.PIN_12, Backlight::dark())),
        buzzer: Pwm::new_output_b(p.PWM_SLICE5, p.PIN_11, sound::silence()),
        keys: [
            key(p.PIN_23, Key::Up),
            key(p.PIN_20, Key::Down),
            key(p.PIN_22, Key::Left),
            key(p.PIN_21, Key::Right),
            key(p.PIN_18, Key::A),
            key(p.PIN_19, Key::B),
            key(p.PIN_17, Key::X),
            key(p.PIN_16, Key::Y),
            None,
        ],
        battery: Some(Gauge {
            adc: Adc::new_blocking(p.ADC, adc::Config::default()),
            third: Channel::new_pin(p.PIN_26, Pull::None),
            power: Input::new(p.PIN_2, Pull::Down),
            charger: Input::new(p.PIN_24, Pull::Up),
            red: Output::new(p.PIN_14, Level::Low),
            told: None,
            next: Instant::MIN,
        }),
        flash: Flash::new_blocking(p.FLASH),
        // Green and blue.
        unlit: [Some(Output::new(p.PIN_13, Level::Low)), Some(Output::new(p.PIN_15, Level::Low))],
    }
}
