//! Which board this is, found out while every pin is still an input.
//!
//! Three witnesses tell a PicoSystem, and two of them have to agree, so that no single one that errs does harm:
//!
//! - its flash chip has 16 MiB, that of the Pico has 2. There are look-alikes of the Pico with 4, 8 and 16;
//! - its panel drives GP8 (the tearing signal), which on Waveshare's board is an input of the panel and follows any pull;
//! - its battery hangs on GP26 through a divider, where a Pico has nothing and the pin follows any pull as well.
//!
//! The pins of the Pico on a PicoSystem would drive GP8 against its panel. The other way round no pin is driven against
//! another output: whoever is in doubt had better take a board for a PicoSystem.

use embassy_rp::Peripherals;
use embassy_rp::adc::{self, Adc, Channel};
use embassy_rp::flash::{Blocking, Flash};
use embassy_rp::gpio::{Input, Pull};
use embassy_time::{Duration, block_for};

use super::{FLASH_SIZE, Kind};

/// Codes of chips with less than 16 MiB: the logarithm of their size, as most makers write it.
const SMALL: core::ops::Range<u32> = 0x10..0x18;
/// A pull of 80 kilohms at most has moved a wire of 100 picofarads by then.
const PULL_TAKES: Duration = Duration::from_micros(50);
/// A reading this close to the end of the scale (50 mV) is that of a pull alone. A divider of a megohm, even, is further off.
const END: u16 = 64;
const TOP: u16 = 4095;

/// Which board this is.
pub(super) fn which(p: &mut Peripherals) -> Kind {
    let witnesses = [is_large(p), !panel_pin_is_free(p), !battery_pin_is_free(p)];
    let for_picosystem = witnesses.into_iter().filter(|&speaks| speaks).count();
    if for_picosystem >= 2 { Kind::PicoSystem } else { Kind::PicoLcd13 }
}

/// Whether the flash chip has 16 MiB, or does not say what it has in the way that most do.
fn is_large(p: &mut Peripherals) -> bool {
    let mut flash = Flash::<_, Blocking, FLASH_SIZE>::new_blocking(p.FLASH.reborrow());
    !flash.blocking_jedec_id().is_ok_and(|id| SMALL.contains(&(id & 0xFF)))
}

fn panel_pin_is_free(p: &mut Peripherals) -> bool {
    let mut follows = |pull| {
        let pin = Input::new(p.PIN_8.reborrow(), pull);
        block_for(PULL_TAKES);
        pin.is_high() == (pull == Pull::Up)
    };
    follows(Pull::Up) && follows(Pull::Down)
}

fn battery_pin_is_free(p: &mut Peripherals) -> bool {
    let mut adc = Adc::new_blocking(p.ADC.reborrow(), adc::Config::default());
    let mut pulled = |pull| {
        let mut pin = Channel::new_pin(p.PIN_26.reborrow(), pull);
        block_for(PULL_TAKES);
        adc.blocking_read(&mut pin)
    };
    pulled(Pull::Up).is_ok_and(|level| level > TOP - END) && pulled(Pull::Down).is_ok_and(|level| level < END)
}
