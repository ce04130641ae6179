//! Boards: which pin does what, one file each. One program serves all boards with the same chip: which one it runs on, it
//! finds out before it drives a pin (`tell.rs`).

mod pico_lcd_1_3;
#[cfg(feature = "rp2040")]
mod picosystem;
#[cfg(feature = "rp2040")]
mod tell;
mod wire;

use core::ffi::CStr;

use confidant_companion::Key;
use embassy_rp::flash::{Blocking, Flash};
use embassy_rp::gpio::{Input, Output, Pin, Pull};
use embassy_rp::peripherals::{DMA_CH0, FLASH};
use embassy_rp::pwm::Pwm;
use embassy_rp::spi::{Phase, Polarity};
use embassy_rp::{Peri, Peripherals, bind_interrupts, dma, pac, spi};

use super::battery::Gauge;
use super::info::Pins;
use super::keys::KeyPin;
use super::light::Backlight;
use super::panel::Panel;

pub(crate) use wire::Wire;

/// As picotool tells it.
#[cfg(feature = "rp2040")]
pub(crate) const PICOTOOL_NAME: &CStr = c"pico with Waveshare Pico-LCD-1.3, or pimoroni_picosystem";
#[cfg(feature = "rp2350")]
pub(crate) const PICOTOOL_NAME: &CStr = c"pico2 with Waveshare Pico-LCD-1.3";
/// Which pin does what, for picotool, which shows all names that a pin has.
#[cfg(feature = "rp2350")]
pub(crate) const PINS: [&Pins; 3] = [&pico_lcd_1_3::PINS[0], &pico_lcd_1_3::PINS[1], &pico_lcd_1_3::PINS[2]];
#[cfg(feature = "rp2040")]
pub(crate) const PINS: [&Pins; 6] = [
    &pico_lcd_1_3::PINS[0],
    &pico_lcd_1_3::PINS[1],
    &pico_lcd_1_3::PINS[2],
    &picosystem::PINS[0],
    &picosystem::PINS[1],
    &picosystem::PINS[2],
];

/// What every board has of flash; its regions lie inside it.
pub(crate) const FLASH_SIZE: usize = 2 * 1024 * 1024;

/// The flash chip.
pub(crate) type Chip = Flash<'static, FLASH, Blocking, FLASH_SIZE>;

/// Pins with a key, at the most.
pub(crate) const KEY_PINS: usize = 9;
/// Lights that nothing is told by, at the most.
const UNLIT: usize = 2;

bind_interrupts!(struct Irqs {
    DMA_IRQ_0 => dma::InterruptHandler<DMA_CH0>;
});

/// Which board this is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Raspberry Pi Pico with Waveshare's Pico-LCD-1.3.
    #[cfg(feature = "rp2040")]
    PicoLcd13,
    /// Pimoroni PicoSystem.
    #[cfg(feature = "rp2040")]
    PicoSystem,
    /// Raspberry Pi Pico 2 with Waveshare's Pico-LCD-1.3.
    #[cfg(feature = "rp2350")]
    Pico2Lcd13,
}

impl Kind {
    /// As the log and the note of the self-test call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            #[cfg(feature = "rp2040")]
            Self::PicoLcd13 => "pico-lcd-1-3",
            #[cfg(feature = "rp2040")]
            Self::PicoSystem => "picosystem",
            #[cfg(feature = "rp2350")]
            Self::Pico2Lcd13 => "pico2-lcd-1-3",
        }
    }

    /// As people call it.
    pub(crate) const fn title(self) -> &'static str {
        match self {
            #[cfg(feature = "rp2040")]
            Self::PicoLcd13 => "Pico-LCD-1.3",
            #[cfg(feature = "rp2040")]
            Self::PicoSystem => "PicoSystem",
            #[cfg(feature = "rp2350")]
            Self::Pico2Lcd13 => "Pico 2 · LCD-1.3",
        }
    }

    /// How many pins have a key: an RP2040 stops until one of them moves.
    #[cfg(feature = "rp2040")]
    pub(crate) const fn key_pins(self) -> u32 {
        match self {
            Self::PicoSystem => picosystem::KEY_PINS,
            Self::PicoLcd13 => pico_lcd_1_3::KEY_PINS,
        }
    }

    /// The light that boot mode lets blink while it writes, as a bit of its pin.
    pub(crate) const fn activity_light(self) -> u32 {
        match self {
            #[cfg(feature = "rp2040")]
            Self::PicoSystem => picosystem::ACTIVITY_LIGHT,
            #[cfg(feature = "rp2040")]
            Self::PicoLcd13 => pico_lcd_1_3::ACTIVITY_LIGHT,
            #[cfg(feature = "rp2350")]
            Self::Pico2Lcd13 => pico_lcd_1_3::ACTIVITY_LIGHT,
        }
    }
}

/// Everything that the firmware uses, with its pins behind it.
pub(crate) struct Board {
    pub(crate) kind: Kind,
    pub(crate) panel: Panel,
    pub(crate) light: Backlight,
    pub(crate) buzzer: Pwm<'static>,
    pub(crate) keys: [Option<KeyPin>; KEY_PINS],
    pub(crate) battery: Option<Gauge>,
    pub(crate) flash: Chip,
    /// Lights that nothing is told by; as long as nobody lets go of their pins, they stay off.
    pub(crate) unlit: [Option<Output<'static>>; UNLIT],
}

/// Finds out which board this is, and takes its pins.
#[cfg(feature = "rp2040")]
pub(crate) fn new(mut p: Peripherals) -> Board {
    match tell::which(&mut p) {
        kind @ Kind::PicoLcd13 => pico_lcd_1_3::new(p, kind),
        kind @ Kind::PicoSystem => picosystem::new(p, kind),
    }
}

/// Takes the pins of the one board that there is.
#[cfg(feature = "rp2350")]
pub(crate) fn new(p: Peripherals) -> Board {
    pico_lcd_1_3::new(p, Kind::Pico2Lcd13)
}

/// Pins of which one is the backlight, on each of the boards; the other is the panel's reset, or a light that is off anyway.
#[cfg(feature = "rp2040")]
const BACKLIGHTS: [usize; 2] = [pico_lcd_1_3::BACKLIGHT, picosystem::BACKLIGHT];
#[cfg(feature = "rp2350")]
const BACKLIGHTS: [usize; 1] = [pico_lcd_1_3::BACKLIGHT];

/// Switches the backlight off, whatever state the rest is in and whichever board this is.
pub(crate) fn darken() {
    const SIO: u8 = 5;
    for pin in BACKLIGHTS {
        pac::SIO.gpio_out(0).value_clr().write_value(1 << pin);
        pac::SIO.gpio_oe(0).value_set().write_value(1 << pin);
        pac::IO_BANK0.gpio(pin).ctrl().write(|w| w.set_funcsel(SIO));
        // A pad that was never used is cut off from the rest.
        #[cfg(feature = "rp2350")]
        pac::PADS_BANK0.gpio(pin).modify(|pad| pad.set_iso(false));
    }
}

/// The wire to the panel at half of the processor's clock: the peripheral's fastest, and the panel's (16 ns, ST7789V
/// datasheet, 7.4). In mode 3 the peripheral leaves no gap between bytes; the panel takes it as it takes mode 0.
fn panel_wire() -> spi::Config {
    let mut config = spi::Config::default();
    config.frequency = 62_500_000;
    config.polarity = Polarity::IdleHigh;
    config.phase = Phase::CaptureOnSecondTransition;
    config
}

/// Lets these pins drive as strong and as fast as they can: edges of 62.5 MHz need it.
fn drive_hard(pins: [usize; 2]) {
    for pin in pins {
        pac::PADS_BANK0.gpio(pin).modify(|pad| {
            pad.set_drive(pac::pads::vals::Drive::_12M_A);
            pad.set_slewfast(true);
        });
    }
}

/// A key towards ground.
fn key(pin: Peri<'static, impl Pin>, key: Key) -> Option<KeyPin> {
    Some(KeyPin { pin: Input::new(pin, Pull::Up), key })
}
