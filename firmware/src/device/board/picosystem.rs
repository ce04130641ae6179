//! Pimoroni PicoSystem.

use confidant_companion::Key;
use embassy_rp::Peripherals;
use embassy_rp::adc::{self, Adc, Channel};
use embassy_rp::flash::Flash;
use embassy_rp::gpio::{Input, Level, Output, Pull};
use embassy_rp::peripherals::SPI0;
use embassy_rp::pwm::Pwm;
use embassy_rp::spi::Spi;
use embassy_time::Instant;

use super::{Board, Irqs, key, panel_wire};
use crate::device::battery::Gauge;
use crate::device::light::Backlight;
use crate::device::panel::Panel;
use crate::device::sound;

/// As `cargo xtask firmware --board` calls it.
pub(crate) const NAME: &str = "picosystem";
/// Pins with a key.
pub(crate) const KEY_PINS: usize = 8;
/// Pin of the backlight.
pub(super) const BACKLIGHT: usize = 12;

/// The port that the panel hangs on.
pub(crate) type PanelPort = SPI0;

/// The glass is upright; only its refresh runs the other way.
const ADDRESS_MODE: u8 = 0x04;

/// Takes the pins.
pub(crate) fn new(p: Peripherals) -> Board {
    Board {
        panel: Panel {
            spi: Spi::new_txonly(p.SPI0, p.PIN_6, p.PIN_7, p.DMA_CH0, Irqs, panel_wire()),
            data: Output::new(p.PIN_9, Level::High),
            select: Output::new(p.PIN_5, Level::High),
            reset: Output::new(p.PIN_4, Level::High),
            address_mode: ADDRESS_MODE,
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
    }
}
