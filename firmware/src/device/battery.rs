//! The battery, where there is one: how full it is, whether it is being charged, and a red light when it is low.

use confidant_companion::Battery;
use embassy_rp::adc::{Adc, Blocking, Channel};
use embassy_rp::gpio::{Input, Output};
use embassy_time::{Duration, Instant};

/// Time between two looks.
const EVERY: Duration = Duration::from_secs(10);
/// Readings of one look; their mean is taken, since the load of the backlight makes single ones jump.
const READINGS: u32 = 8;
/// A level that moved by less is not told: it would only make the picture restless.
const STEP: u8 = 3;

/// Millivolts and per cent of a lithium cell under the small load of this device, as typical discharge curves have it.
const CURVE: [(u32, u32); 8] =
    [(3_200, 0), (3_500, 8), (3_600, 18), (3_700, 38), (3_800, 58), (3_900, 74), (4_000, 88), (4_150, 100)];

/// A battery behind a divider by three, its charger and its light.
pub(crate) struct Gauge {
    pub(crate) adc: Adc<'static, Blocking>,
    pub(crate) third: Channel<'static>,
    /// High while a cable brings power.
    pub(crate) power: Input<'static>,
    /// Low while the charger works, and also while it has no power: it counts only together with `power`.
    pub(crate) charger: Input<'static>,
    pub(crate) red: Output<'static>,
    pub(crate) told: Option<Battery>,
    pub(crate) next: Instant,
}

impl Gauge {
    /// Looks at the battery if it is time to; what is to be told, if that has changed.
    pub(crate) fn look(&mut self) -> Option<Battery> {
        if Instant::now() < self.next {
            return None;
        }
        self.next = Instant::now() + EVERY;
        let mut sum = 0;
        for _ in 0..READINGS {
            // Without a reading all stays as it is.
            sum += u32::from(self.adc.blocking_read(&mut self.third).ok()?);
        }
        let percent = percent(sum * 3 * 3_300 / 4_096 / READINGS);
        let charging = self.power.is_high() && self.charger.is_low();
        let same =
            self.told.is_some_and(|told| told.charging == charging && told.percent.abs_diff(percent) < STEP);
        if same {
            return None;
        }
        let now = Battery { percent, charging };
        self.told = Some(now);
        self.red.set_level(now.is_low().into());
        self.told
    }
}

/// Between two points of the curve: a straight line.
fn percent(millivolts: u32) -> u8 {
    let ((low, empty), (high, full)) = match CURVE.iter().position(|&(point, _)| millivolts < point) {
        Some(0) => return 0,
        Some(above) => match (CURVE.get(above - 1), CURVE.get(above)) {
            (Some(&below), Some(&above)) => (below, above),
            _ => return 0,
        },
        None => return 100,
    };
    (empty + (millivolts - low) * (full - empty) / (high - low)) as u8
}
