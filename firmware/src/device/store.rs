//! The store: the journal and the settings in flash, by sequential-storage.
//!
//! - What was written or erased is read back before it counts.
//! - The journal only grows until it is wiped. A wipe is announced in the settings' region first and the mark taken
//!   back last, so that a start after a loss of power knows of an unfinished one and begins it anew: a sector whose
//!   erasing was cut short may read blank and still not be.
//! - Sectors are erased one by one, the watchdog fed between them.
//! - A journal begins only on a region that was read through and found blank.

use core::ops::Range;

use confidant_companion::input::RECORD_LEN;
use confidant_companion::{LoadEnd, StoreError, StoreRequest};
use embedded_storage_async::nor_flash::{
    ErrorType, MultiwriteNorFlash, NorFlash, NorFlashError, NorFlashErrorKind, ReadNorFlash,
};
use sequential_storage::Error;
use sequential_storage::cache::{Cache, Uncached};
use sequential_storage::map::{MapConfig, MapStorage};
use sequential_storage::queue::{QueueConfig, QueueStorage};
use serde::{Deserialize, Serialize};

use super::board::{Chip, NAME};
use super::watchdog;

unsafe extern "C" {
    safe static __journal_start: u32;
    safe static __journal_end: u32;
    safe static __settings_start: u32;
    safe static __settings_end: u32;
}

/// From the beginning of flash. The linker script gives the values as addresses.
fn journal() -> Range<u32> {
    (&raw const __journal_start) as u32..(&raw const __journal_end) as u32
}

fn settings() -> Range<u32> {
    (&raw const __settings_start) as u32..(&raw const __settings_end) as u32
}

/// Names in the settings' region.
const COMPANION: u8 = 1;
const WIPING: u8 = 2;
const SELF_TEST: u8 = 3;

/// A record, its name, and a little more.
const ROOM: usize = RECORD_LEN + 16;

/// What the self-test found.
#[derive(Serialize, Deserialize, PartialEq)]
struct SelfTest<'a> {
    board: &'a str,
    passed: bool,
}

/// Flash did not do what it was told.
#[derive(Debug, Clone, Copy)]
pub(crate) struct FlashError;

impl NorFlashError for FlashError {
    fn kind(&self) -> NorFlashErrorKind {
        NorFlashErrorKind::Other
    }
}

/// A flash chip that is believed only what was read back.
struct Checked(Chip);

impl Checked {
    fn holds(
        &mut self,
        range: Range<u32>,
        mut right: impl FnMut(u32, u8) -> bool,
    ) -> Result<bool, FlashError> {
        let mut at = range.start;
        let mut buffer = [0; 256];
        while at < range.end {
            let len = (range.end - at).min(buffer.len() as u32);
            let Some(part) = buffer.get_mut(..len as usize) else { return Err(FlashError) };
            self.0.blocking_read(at, part).map_err(|_| FlashError)?;
            if !part.iter().zip(at..).all(|(&byte, at)| right(at - range.start, byte)) {
                return Ok(false);
            }
            at += len;
        }
        Ok(true)
    }

    fn is_blank(&mut self, range: Range<u32>) -> Result<bool, FlashError> {
        self.holds(range, |_, byte| byte == 0xFF)
    }
}

impl ErrorType for Checked {
    type Error = FlashError;
}

impl ReadNorFlash for Checked {
    const READ_SIZE: usize = 1;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), FlashError> {
        self.0.blocking_read(offset, bytes).map_err(|_| FlashError)
    }

    fn capacity(&self) -> usize {
        self.0.capacity()
    }
}

impl NorFlash for Checked {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = embassy_rp::flash::ERASE_SIZE;

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), FlashError> {
        for sector in (from..to).step_by(Self::ERASE_SIZE) {
            let end = sector + Self::ERASE_SIZE as u32;
            watchdog::feed();
            self.0.blocking_erase(sector, end).map_err(|_| FlashError)?;
            if !self.is_blank(sector..end)? {
                return Err(FlashError);
            }
        }
        watchdog::feed();
        Ok(())
    }

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), FlashError> {
        self.0.blocking_write(offset, bytes).map_err(|_| FlashError)?;
        let right = |at, byte| bytes.get(at as usize) == Some(&byte);
        if self.holds(offset..offset + bytes.len() as u32, right)? { Ok(()) } else { Err(FlashError) }
    }
}

impl MultiwriteNorFlash for Checked {}

type Failure = Error<FlashError>;

/// Journal and settings.
pub(crate) struct Store {
    chip: Checked,
    /// Whether the journal's region was found blank and nothing was written to it since.
    blank: bool,
}

impl Store {
    /// Finishes a wipe that was cut short.
    pub(crate) async fn open(chip: Chip) -> Self {
        let mut store = Self { chip: Checked(chip), blank: false };
        let mut buffer = [0; ROOM];
        match store.fetch(WIPING, &mut buffer).await {
            Ok(Some([1])) => {
                defmt::info!("finishing a wipe");
                // If it fails again, the region is not blank and no game begins on it.
                let _ = store.wipe().await;
            }
            Ok(_) => {}
            Err(_) => {
                defmt::warn!("settings unreadable, begun anew");
                let region = settings();
                let _ = store.chip.erase(region.start, region.end).await;
            }
        }
        store
    }

    /// Every record, oldest first.
    pub(crate) async fn load(&mut self, mut each: impl FnMut(&[u8])) -> LoadEnd {
        let mut buffer = [0; ROOM];
        let mut records = 0;
        let mut queue = QueueStorage::new(&mut self.chip, QueueConfig::new(journal()), Cache::new_uncached());
        let end = match queue.iter().await {
            Ok(mut entries) => loop {
                match entries.next(&mut buffer).await {
                    Ok(Some(entry)) => {
                        records += 1;
                        each(&entry);
                        watchdog::feed();
                    }
                    Ok(None) => break LoadEnd::Complete,
                    Err(_) => break LoadEnd::Damaged,
                }
            },
            Err(_) => LoadEnd::Unreadable,
        };
        if records > 0 {
            return end;
        }
        // Nothing that was ever acknowledged is here; what is left was cut off before or belongs to an old game.
        match self.make_blank().await {
            Ok(()) => LoadEnd::Complete,
            Err(_) => LoadEnd::Unreadable,
        }
    }

    /// Does what the companion asks for. When it returns, it is done.
    pub(crate) async fn carry_out(&mut self, request: &StoreRequest) -> Result<(), StoreError> {
        let done = match request {
            StoreRequest::Append(record) => self.append(record).await,
            StoreRequest::Erase => self.wipe().await,
            StoreRequest::Keep(bytes) => self.keep(COMPANION, bytes).await,
        };
        done.map_err(|failure| match failure {
            Error::FullStorage => StoreError::Full,
            _ => StoreError::Failed,
        })
    }

    /// The companion's settings.
    pub(crate) async fn settings<'a>(&mut self, buffer: &'a mut [u8; ROOM]) -> Option<&'a [u8]> {
        self.fetch(COMPANION, buffer).await.ok().flatten()
    }

    /// Room for what [`Self::settings`] reads.
    pub(crate) const fn buffer() -> [u8; ROOM] {
        [0; ROOM]
    }

    /// Whether this board was tested and found good.
    pub(crate) async fn self_tested(&mut self) -> bool {
        let mut buffer = [0; ROOM];
        let passed = |bytes: &[u8]| postcard::from_bytes(bytes) == Ok(SelfTest { board: NAME, passed: true });
        self.fetch(SELF_TEST, &mut buffer).await.ok().flatten().is_some_and(passed)
    }

    /// Notes how the self-test went, which is also the test of the flash.
    pub(crate) async fn note_self_test(&mut self, passed: bool) -> Result<(), StoreError> {
        let mut bytes = [0; 32];
        let note = postcard::to_slice(&SelfTest { board: NAME, passed }, &mut bytes)
            .map_err(|_| StoreError::Failed)?;
        self.keep(SELF_TEST, note).await.map_err(|_| StoreError::Failed)
    }

    async fn append(&mut self, record: &[u8]) -> Result<(), Failure> {
        let mut queue = QueueStorage::new(&mut self.chip, QueueConfig::new(journal()), Cache::new_uncached());
        self.blank = false;
        queue.push(record, false).await
    }

    async fn wipe(&mut self) -> Result<(), Failure> {
        self.keep(WIPING, &[1]).await?;
        let region = journal();
        self.chip.erase(region.start, region.end).await.map_err(failure)?;
        self.blank = true;
        self.keep(WIPING, &[0]).await
    }

    async fn make_blank(&mut self) -> Result<(), Failure> {
        if !self.blank && !self.chip.is_blank(journal()).map_err(failure)? {
            return self.wipe().await;
        }
        self.blank = true;
        Ok(())
    }

    async fn keep(&mut self, name: u8, value: &[u8]) -> Result<(), Failure> {
        let mut buffer = [0; ROOM];
        self.map().store_item(&mut buffer, &name, &value).await
    }

    async fn fetch<'a>(&mut self, name: u8, buffer: &'a mut [u8; ROOM]) -> Result<Option<&'a [u8]>, Failure> {
        self.map().fetch_item::<&[u8]>(buffer, &name).await
    }

    fn map(&mut self) -> MapStorage<u8, &mut Checked, Cache<Uncached, Uncached, Uncached, u8>> {
        MapStorage::new(&mut self.chip, MapConfig::new(settings()), Cache::new_uncached())
    }
}

fn failure(value: FlashError) -> Failure {
    Error::Storage { value }
}
