//! The backlight.

use confidant_companion::Light;
use embassy_rp::pwm::{Config, Pwm};

/// Counts to this at 125 MHz: about 3.8 kHz, which neither flickers nor sings.
const TOP: u16 = 0x7FFF;

/// The backlight behind its pulse width; dark until it is set.
pub(crate) struct Backlight {
    pwm: Pwm<'static>,
    level: Light,
}

impl Backlight {
    /// What a backlight's pulse width begins with: dark.
    pub(crate) fn dark() -> Config {
        let mut config = Config::default();
        config.top = TOP;
        config
    }

    /// A backlight that is dark.
    pub(crate) fn new(pwm: Pwm<'static>) -> Self {
        Self { pwm, level: Light(0) }
    }

    /// Makes it this bright. Eyes see the square root of a duty, so half as bright is a quarter of it.
    pub(crate) fn set(&mut self, level: Light) {
        if level == self.level {
            return;
        }
        self.level = level;
        let level = u32::from(level.0.min(100));
        let duty = ((u32::from(TOP) + 1) * level * level / 10_000) as u16;
        let mut config = Self::dark();
        config.compare_a = duty;
        config.compare_b = duty;
        self.pwm.set_config(&config);
    }
}
