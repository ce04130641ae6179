//! Boards: which pin does what. One file each; a Cargo feature chooses.

#[cfg_attr(feature = "picosystem", path = "picosystem.rs")]
#[cfg_attr(not(feature = "picosystem"), path = "pico_lcd_1_3.rs")]
mod chosen;

use embassy_rp::flash::{Blocking, Flash};
use embassy_rp::gpio::{Input, Output, Pin, Pull};
use embassy_rp::peripherals::{DMA_CH0, FLASH};
use embassy_rp::pwm::Pwm;
use embassy_rp::spi::{Phase, Polarity};
use embassy_rp::{Peri, bind_interrupts, dma, pac, spi};

use super::battery::Gauge;
use super::keys::KeyPin;
use super::light::Backlight;
use super::panel::Panel;
use confidant_companion::Key;

pub(crate) use chosen::{ACTIVITY_LIGHT, KEY_PINS, NAME, PICOTOOL_NAME, PINS, PanelPort, new};

/// What every board has of flash; its regions lie inside it.
pub(crate) const FLASH_SIZE: usize = 2 * 1024 * 1024;

/// The flash chip.
pub(crate) type Chip = Flash<'static, FLASH, Blocking, FLASH_SIZE>;

/// The panel of this board.
pub(crate) type BoardPanel = Panel<PanelPort>;

bind_interrupts!(struct Irqs {
    DMA_IRQ_0 => dma::InterruptHandler<DMA_CH0>;
});

/// Everything that the firmware uses, with its pins behind it.
pub(crate) struct Board {
    pub(crate) panel: BoardPanel,
    pub(crate) light: Backlight,
    pub(crate) buzzer: Pwm<'static>,
    pub(crate) keys: [KeyPin; KEY_PINS],
    pub(crate) battery: Option<Gauge>,
    pub(crate) flash: Chip,
    /// Lights that nothing is told by; held here, they stay off.
    #[expect(dead_code, reason = "a pin that is let go floats")]
    pub(crate) unlit: [Output<'static>; chosen::UNLIT],
}

/// Switches the backlight off, whatever state the rest is in.
pub(crate) fn darken() {
    const SIO: u8 = 5;
    let bit = 1 << chosen::BACKLIGHT;
    pac::SIO.gpio_out(0).value_clr().write_value(bit);
    pac::SIO.gpio_oe(0).value_set().write_value(bit);
    pac::IO_BANK0.gpio(chosen::BACKLIGHT).ctrl().write(|w| w.set_funcsel(SIO));
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
fn key(pin: Peri<'static, impl Pin>, key: Key) -> KeyPin {
    KeyPin { pin: Input::new(pin, Pull::Up), key }
}
