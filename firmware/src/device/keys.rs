//! Keys: each one followed by itself, so that any number can be down at once.
//!
//! A key acts on its first edge and is deaf for a while after it, which is all the debouncing that a key needs.
//! Levels are awaited, not edges: what happens while nobody listens is noticed afterwards.

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

/// Follows all keys.
#[embassy_executor::task]
pub(crate) async fn watch(pins: [KeyPin; board::KEY_PINS]) {
    let held: [Cell<u8>; Key::ALL.len()] = [const { Cell::new(0) }; Key::ALL.len()];
    join_array(pins.map(|pin| follow(pin, &held))).await;
}

async fn follow(KeyPin { mut pin, key }: KeyPin, held: &[Cell<u8>; Key::ALL.len()]) {
    // How many pins of this key are down.
    let Some(held) = held.get(key as usize) else { return };
    // A key that is down when the power comes on, or is still held after a restart, says nothing.
    pin.wait_for_high().await;
    loop {
        pin.wait_for_low().await;
        held.set(held.get() + 1);
        if held.get() == 1 {
            EVENTS.send(KeyEvent { key, down: true, at: Instant::now() }).await;
        }
        Timer::after(DEAF).await;
        pin.wait_for_high().await;
        held.set(held.get() - 1);
        if held.get() == 0 {
            EVENTS.send(KeyEvent { key, down: false, at: Instant::now() }).await;
        }
        Timer::after(DEAF).await;
    }
}
