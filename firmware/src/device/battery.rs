//! The battery, where there is one, told by a red light when it is low.

use embassy_rp::adc::{Adc, Blocking, Channel};
use embassy_rp::gpio::Output;

/// A battery behind a divider by three, and its light.
pub(crate) struct Battery {
    pub(crate) adc: Adc<'static, Blocking>,
    pub(crate) third: Channel<'static>,
    pub(crate) red: Output<'static>,
}

/// Below this a lithium cell has little left.
const LOW_MILLIVOLTS: u32 = 3_500;
/// Above this it is said to be well again: between them nothing changes, so that the light does not flicker.
const WELL_MILLIVOLTS: u32 = 3_600;

impl Battery {
    /// Looks at the battery and sets the light.
    pub(crate) fn look(&mut self) {
        // Without a reading the light stays as it is.
        let Ok(reading) = self.adc.blocking_read(&mut self.third) else { return };
        let millivolts = u32::from(reading) * 3 * 3_300 / 4_096;
        if millivolts < LOW_MILLIVOLTS {
            self.red.set_high();
        } else if millivolts > WELL_MILLIVOLTS {
            self.red.set_low();
        }
    }
}
