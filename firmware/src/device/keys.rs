//! Keys: each one followed by itself, so that any number can be down at once.
//!
//! A key that changes is looked at again a moment later, so that a spike is no press; then it acts, and is deaf for a
//! while, which is all the debouncing that a key needs. Levels are awaited, not edges: what happens while nobody listens is noticed afterwards.

use core::cell::Cell;

use confidant_companion::Key;
use embassy_futures::join::join_array;
use embassy_rp::gpio::Input;
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_time::{Duration, Instant, Timer};

use super::board;

/// Longer than a key bounces, shorter than anybody can press twice.
const DEAF: Duration = Duration::from_millis(15);

/// A key that is no longer down after this time was a spike, as a long wire catches it from a switch nearby.
const SECOND_LOOK: Duration = Duration::from_millis(1);

/// A key went down or came up.
#[derive(Clone, Copy)]
pub(crate) struct KeyEvent {
    pub(crate) key: Key,
    pub(crate) down: bool,
    /// When; its lowest bits are as good as random.
    pub(crate) at: Instant,
}

/// What the keys did and nobody has taken in yet. If it is full the keys wait, and nothing is lost.
pub(crate) static EVENTS: Channel<CriticalSectionRawMutex, KeyEvent, 16> = Channel::new();

/// A pin and the key it stands for. Two pins may stand for one.
pub(crate) struct KeyPin {
    pub(crate) pin: Input<'static>,
    pub(crate) key: Key,
}

/// Whether a key is down at the start.
pub(crate) async fn is_held(pins: &[Option<KeyPin>], key: Key) -> bool {
    // The pull-ups were switched on a moment ago.
    Timer::after(SECOND_LOOK).await;
    pins.iter().flatten().any(|pin| pin.key == key && pin.pin.is_low())
}

/// Follows all keys.
#[embassy_executor::task]
pub(crate) async fn watch(pins: [Option<KeyPin>; board::KEY_PINS]) {
    let held: [Cell<u8>; Key::ALL.len()] = [const { Cell::new(0) }; Key::ALL.len()];
    join_array(pins.map(|pin| follow(pin, &held))).await;
}

async fn follow(pin: Option<KeyPin>, held: &[Cell<u8>; Key::ALL.len()]) {
    let Some(KeyPin { mut pin, key }) = pin else { return };
    // How many pins of this key are down.
    let Some(held) = held.get(key as usize) else { return };
    // A key that is down when the power comes on, or is still held after a restart, says nothing.
    pin.wait_for_high().await;
    loop {
        pin.wait_for_low().await;
        let at = Instant::now();
        Timer::after(SECOND_LOOK).await;
        if pin.is_high() {
            continue;
        }
        held.set(held.get() + 1);
        if held.get() == 1 {
            EVENTS.send(KeyEvent { key, down: true, at }).await;
        }
        Timer::after(DEAF).await;
        loop {
            pin.wait_for_high().await;
            Timer::after(SECOND_LOOK).await;
            if pin.is_high() {
                break;
            }
        }
        held.set(held.get() - 1);
        if held.get() == 0 {
            EVENTS.send(KeyEvent { key, down: false, at: Instant::now() }).await;
        }
        Timer::after(DEAF).await;
    }
}
