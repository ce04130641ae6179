//! What the device is doing, left in two watchdog scratch registers.
//!
//! They keep their value over a restart, so that a hang can be told with the stage it happened in; and an emulator
//! or a debug probe that watches them sees every step, its time and what the companion was given, without a line of
//! test code in the firmware. The registers hold a number and an address, nothing secret.

use confidant_companion::{Battery, Input, LoadEnd, Millis, StoreError};
use embassy_rp::pac;

use super::store::mapped_packs;

/// The parts of the work.
#[derive(Clone, Copy, PartialEq, Eq, defmt::Format)]
#[repr(u32)]
pub(crate) enum Stage {
    /// Power is on, nothing is shown yet.
    Starting = 1,
    /// Nothing to do.
    Waiting = 2,
    /// The companion takes in an input.
    Handling = 3,
    /// The companion draws the upper rows.
    Drawing = 4,
    /// They go to the panel, while it draws the others.
    Sending = 5,
    /// Something is made durable.
    Storing = 6,
    /// A message of the device itself, or its self-test.
    Telling = 7,
}

impl Stage {
    /// The stage that the last run ended in.
    pub(crate) fn last() -> Option<Self> {
        let last = pac::WATCHDOG.scratch2().read();
        [
            Self::Starting,
            Self::Waiting,
            Self::Handling,
            Self::Drawing,
            Self::Sending,
            Self::Storing,
            Self::Telling,
        ]
        .into_iter()
        .find(|&stage| stage as u32 == last)
    }
}

/// A stage begins.
pub(crate) fn enter(stage: Stage) {
    pac::WATCHDOG.scratch2().write_value(stage as u32);
}

/// An input in a form that can be read from outside.
#[repr(C)]
struct Given {
    now: u64,
    kind: u32,
    /// Key, battery, how the start came about, or how reading or storing ended.
    detail: u32,
    bytes: *const u8,
    len: u32,
}

/// The companion is about to take in this.
pub(crate) fn give(now: Millis, input: &Input<'_>) {
    let (kind, detail, bytes): (u32, u32, &[u8]) = match input {
        Input::Start { entropy, resume } => (1, u32::from(*resume), entropy),
        Input::Settings(bytes) => (2, 0, bytes),
        Input::Loaded(bytes) => (3, 0, bytes),
        Input::LoadEnd(end) => (
            4,
            match end {
                LoadEnd::Complete => 0,
                LoadEnd::Damaged => 1,
                LoadEnd::Unreadable => 2,
                LoadEnd::Skipped => 3,
            },
            &[],
        ),
        Input::Press(key) => (5, *key as u32, &[]),
        Input::Release(key) => (6, *key as u32, &[]),
        Input::Tick => (7, 0, &[]),
        Input::Stored => (8, 0, &[]),
        Input::StoreFailed(error) => (9, u32::from(*error == StoreError::Failed), &[]),
        Input::Entropy(bytes) => (10, 0, bytes),
        Input::LostFocus => (11, 0, &[]),
        Input::Battery(Battery { percent, charging }) => {
            (12, u32::from(*percent) | u32::from(*charging) << 8, &[])
        }
        Input::Updatable => (13, 0, &[]),
        Input::Shelved(bytes) => (16, 0, bytes),
        Input::Body(text) => (15, 0, text.as_bytes()),
        // Where there is one, whoever watches reads all packs where they lie.
        Input::Boxes(boxes) => (14, 0, if boxes.is_listed() { mapped_packs() } else { &[] }),
        // A board has neither a keyboard nor a switch nor a calendar; nobody gives these.
        Input::Text(_)
        | Input::Sound(_)
        | Input::Still(_)
        | Input::StaysLit
        | Input::Quick
        | Input::Today(_)
        | Input::SetUp(_) => (0, 0, &[]),
    };
    let given = Given { now, kind, detail, bytes: bytes.as_ptr(), len: bytes.len() as u32 };
    // Whoever watches the register reads the rest at this moment; the address is of no use later.
    let given = core::hint::black_box(&given);
    pac::WATCHDOG.scratch3().write_value(core::ptr::from_ref(given) as u32);
    enter(Stage::Handling);
}
