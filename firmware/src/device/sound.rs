//! Sounds: a few notes for each of the companion's tones, at three volumes.

use confidant_companion::Tone;
use confidant_companion::settings::{LOUDEST, MIDDLE};
use embassy_rp::pwm::{Config, Pwm};
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::Timer;

/// The tone to be made next, and its volume; a new one takes the place of one not begun.
pub(crate) static NEXT: Signal<CriticalSectionRawMutex, (Tone, u8)> = Signal::new();

/// Hertz and milliseconds; 0 hertz is a rest.
type Note = (u32, u64);

fn notes(tone: Tone) -> &'static [Note] {
    match tone {
        Tone::Click => &[(2_400, 8)],
        Tone::Done => &[(1_760, 40), (2_349, 60)],
        Tone::Refused => &[(440, 60), (0, 30), (440, 60)],
        Tone::Notice => &[(1_175, 80), (1_568, 120)],
        Tone::Time => &[(2_093, 90), (0, 60), (2_093, 90), (0, 60), (2_093, 180)],
        Tone::End => &[(1_047, 120), (1_319, 120), (1_568, 120), (2_093, 240)],
    }
}

/// Which part of a wave the buzzer is on. A square wave is loudest at one half; at an eighth its ground tone has 0.38 of
/// that, at a thirty-second 0.1: the sine of the part times pi.
fn share(volume: u8) -> u16 {
    match volume {
        LOUDEST.. => 2,
        MIDDLE => 8,
        _ => 32,
    }
}

/// One step a microsecond: the top of the counter is the length of a wave.
fn wave(hertz: u32, volume: u8) -> Config {
    let mut config = Config::default();
    config.divider = 125.into();
    if let Some(length) = 1_000_000_u32.checked_div(hertz) {
        config.top = length.saturating_sub(1).min(u32::from(u16::MAX)) as u16;
        config.compare_a = config.top / share(volume);
        config.compare_b = config.compare_a;
    }
    config
}

/// What a buzzer's pulse width begins with.
pub(crate) fn silence() -> Config {
    wave(0, 0)
}

/// Plays what is asked for.
#[embassy_executor::task]
pub(crate) async fn play(mut buzzer: Pwm<'static>) {
    loop {
        let (tone, volume) = NEXT.wait().await;
        for &(hertz, millis) in notes(tone) {
            buzzer.set_config(&wave(hertz, volume));
            Timer::after_millis(millis).await;
        }
        buzzer.set_config(&silence());
    }
}
