//! The store: the companion's flash store on this chip, in the regions that the linker script names.

use core::ops::Range;

use confidant_companion::journal::flash::{FIRST_NOTE, FlashError, FlashStore, Found, ROOM, Regions};
use confidant_companion::{LoadEnd, StoreError, StoreRequest};
use embassy_futures::yield_now;
use embassy_rp::flash::{ERASE_SIZE, FLASH_BASE};
use embedded_storage_async::nor_flash::{ErrorType, NorFlash, ReadNorFlash};
use serde::{Deserialize, Serialize};

use super::board::{Chip, Kind};
use super::watchdog;

unsafe extern "C" {
    safe static __shelf_start: u32;
    safe static __shelf_end: u32;
    safe static __journal_start: u32;
    safe static __journal_end: u32;
    safe static __settings_start: u32;
    safe static __settings_end: u32;
    safe static __packs_start: u32;
    safe static __packs_end: u32;
}

/// From the beginning of flash. The linker script gives the values as addresses.
fn regions() -> Regions {
    let range = |start: *const u32, end: *const u32| -> Range<u32> { start as u32..end as u32 };
    Regions {
        shelf: range(&raw const __shelf_start, &raw const __shelf_end),
        journal: range(&raw const __journal_start, &raw const __journal_end),
        settings: range(&raw const __settings_start, &raw const __settings_end),
        packs: range(&raw const __packs_start, &raw const __packs_end),
    }
}

const SELF_TEST: u8 = FIRST_NOTE;

/// What the self-test found.
#[derive(Serialize, Deserialize, PartialEq)]
struct SelfTest<'a> {
    board: &'a str,
    passed: bool,
}

/// The chip, with the watchdog fed round each sector: one takes up to 0.4 s. Between reads others get their turn now
/// and then: a long journal is read while the panel wakes up.
struct Shared {
    chip: Chip,
    reads: u32,
}

/// Reads between two turns of the others: about a millisecond. A turn costs what ten reads do.
const READS_A_TURN: u32 = 64;

impl ErrorType for Shared {
    type Error = FlashError;
}

impl ReadNorFlash for Shared {
    const READ_SIZE: usize = 1;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), FlashError> {
        self.reads = self.reads.wrapping_add(1);
        if self.reads.is_multiple_of(READS_A_TURN) {
            yield_now().await;
        }
        self.chip.blocking_read(offset, bytes).map_err(|_| FlashError)
    }

    fn capacity(&self) -> usize {
        self.chip.capacity()
    }
}

impl NorFlash for Shared {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = ERASE_SIZE;

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), FlashError> {
        watchdog::feed();
        let done = self.chip.blocking_erase(from, to).map_err(|_| FlashError);
        watchdog::feed();
        done
    }

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), FlashError> {
        self.chip.blocking_write(offset, bytes).map_err(|_| FlashError)
    }
}

/// The packs of own boxes, as they are mapped into memory. They are read at the start: nothing is written to flash
/// meanwhile.
pub(crate) fn mapped_packs() -> &'static [u8] {
    let place = regions().packs;
    let start = (FLASH_BASE as usize + place.start as usize) as *const u8;
    // SAFETY: the linker script keeps the region free of everything else, it lies inside the flash of every board, and
    // what is read are plain bytes.
    unsafe { core::slice::from_raw_parts(start, place.len()) }
}

/// Journal, settings, and whether the self-test was passed.
pub(crate) struct Store(FlashStore<Shared>);

impl Store {
    /// Opens it.
    pub(crate) async fn open(chip: Chip) -> Self {
        let (store, found) = FlashStore::open(Shared { chip, reads: 0 }, regions()).await;
        match found {
            Found::Order => {}
            Found::UnfinishedWipe => defmt::info!("a wipe was cut short"),
            Found::BadSettings => defmt::warn!("settings unreadable"),
        }
        Self(store)
    }

    /// A store of which nothing is read.
    pub(crate) fn unread(chip: Chip) -> Self {
        Self(FlashStore::unread(Shared { chip, reads: 0 }, regions()))
    }

    /// Whether a wipe was cut short.
    pub(crate) fn is_half_wiped(&self) -> bool {
        self.0.is_half_wiped()
    }

    /// Finishes a wipe that was cut short.
    pub(crate) async fn finish_wipe(&mut self) {
        if self.0.finish_wipe().await.is_err() {
            defmt::error!("the flash does not do what it is told");
        }
    }

    /// Every record, oldest first.
    pub(crate) async fn load(&mut self, mut each: impl FnMut(&[u8])) -> LoadEnd {
        self.0
            .load(|record| {
                each(record);
                watchdog::feed();
            })
            .await
    }

    /// Every piece on the shelf, oldest first.
    pub(crate) async fn read_shelf(&mut self, mut each: impl FnMut(&[u8])) -> Result<(), StoreError> {
        let read = self.0.read_shelf(|piece| {
            each(piece);
            watchdog::feed();
        });
        if read.await == LoadEnd::Complete { Ok(()) } else { Err(StoreError::Failed) }
    }

    /// Does what the companion asks for. When it returns, it is done.
    pub(crate) async fn carry_out(&mut self, request: &StoreRequest) -> Result<(), StoreError> {
        self.0.carry_out(request).await
    }

    /// The companion's settings.
    pub(crate) async fn settings<'a>(&mut self, buffer: &'a mut [u8; ROOM]) -> Option<&'a [u8]> {
        self.0.settings(buffer).await
    }

    /// Whether this board was tested and found good.
    pub(crate) async fn self_tested(&mut self, board: Kind) -> bool {
        let mut buffer = [0; ROOM];
        let wanted = SelfTest { board: board.name(), passed: true };
        let passed = |bytes: &[u8]| postcard::from_bytes(bytes) == Ok(wanted);
        self.0.note(SELF_TEST, &mut buffer).await.is_some_and(passed)
    }

    /// Notes how the self-test went, which is also the test of the flash.
    pub(crate) async fn note_self_test(&mut self, board: Kind, passed: bool) -> Result<(), StoreError> {
        let mut bytes = [0; 32];
        let note = postcard::to_slice(&SelfTest { board: board.name(), passed }, &mut bytes)
            .map_err(|_| StoreError::Failed)?;
        self.0.keep_note(SELF_TEST, note).await
    }
}
