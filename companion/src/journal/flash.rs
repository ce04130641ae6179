//! The store on NOR flash, by sequential-storage: for a body that has some.
//!
//! - What was written or erased is read back before it counts.
//! - The journal only grows until it is wiped. A wipe is announced in the settings' region first and the mark taken
//!   back last, so that a start after a loss of power knows of an unfinished one and begins it anew: a sector whose
//!   erasing was cut short may read blank and still not be.
//! - Sectors are erased one by one, so that a body can do something between them. A wipe erases all of them, used or
//!   not: every sector wears as much as any other.
//! - A journal begins only on a region that was read through and found blank.

use core::ops::Range;

use embedded_storage_async::nor_flash::{
    ErrorType, NorFlash, NorFlashError, NorFlashErrorKind, ReadNorFlash,
};
use sequential_storage::Error;
use sequential_storage::cache::{Cache, Uncached};
use sequential_storage::map::{MapConfig, MapStorage};
use sequential_storage::queue::{QueueConfig, QueueStorage};

use crate::input::{LoadEnd, RECORD_LEN, StoreError, StoreRequest};

/// Where things are, in bytes from the beginning of the flash; whole sectors.
#[derive(Clone)]
pub struct Regions {
    /// The journal.
    pub journal: Range<u32>,
    /// What stays when the journal is wiped: two sectors at least.
    pub settings: Range<u32>,
}

/// Names in the settings' region.
const COMPANION: u8 = 1;
const WIPING: u8 = 2;
/// The first name that a body may give to something of its own.
pub const FIRST_NOTE: u8 = 16;

/// Room for what is read: a record, its name, and a little more.
pub const ROOM: usize = RECORD_LEN + 16;

/// Flash did not do what it was told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FlashError;

impl NorFlashError for FlashError {
    fn kind(&self) -> NorFlashErrorKind {
        NorFlashErrorKind::Other
    }
}

type Failure = Error<FlashError>;

/// Flash that is believed only what was read back.
struct Checked<F>(F);

impl<F: NorFlash> Checked<F> {
    async fn holds(
        &mut self,
        range: Range<u32>,
        mut right: impl FnMut(u32, u8) -> bool,
    ) -> Result<bool, FlashError> {
        let mut at = range.start;
        let mut buffer = [0; 256];
        while at < range.end {
            let len = (range.end - at).min(buffer.len() as u32);
            let Some(part) = buffer.get_mut(..len as usize) else { return Err(FlashError) };
            self.0.read(at, part).await.map_err(|_| FlashError)?;
            if !part.iter().zip(at..).all(|(&byte, at)| right(at - range.start, byte)) {
                return Ok(false);
            }
            at += len;
        }
        Ok(true)
    }

    async fn is_blank(&mut self, range: Range<u32>) -> Result<bool, FlashError> {
        self.holds(range, |_, byte| byte == 0xFF).await
    }
}

impl<F> ErrorType for Checked<F> {
    type Error = FlashError;
}

impl<F: NorFlash> ReadNorFlash for Checked<F> {
    const READ_SIZE: usize = F::READ_SIZE;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), FlashError> {
        self.0.read(offset, bytes).await.map_err(|_| FlashError)
    }

    fn capacity(&self) -> usize {
        self.0.capacity()
    }
}

impl<F: NorFlash> NorFlash for Checked<F> {
    const WRITE_SIZE: usize = F::WRITE_SIZE;
    const ERASE_SIZE: usize = F::ERASE_SIZE;

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), FlashError> {
        for sector in (from..to).step_by(Self::ERASE_SIZE) {
            let end = sector + Self::ERASE_SIZE as u32;
            self.0.erase(sector, end).await.map_err(|_| FlashError)?;
            if !self.is_blank(sector..end).await? {
                return Err(FlashError);
            }
        }
        Ok(())
    }

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), FlashError> {
        self.0.write(offset, bytes).await.map_err(|_| FlashError)?;
        let right = |at, byte| bytes.get(at as usize) == Some(&byte);
        let end = offset.saturating_add(bytes.len() as u32);
        if self.holds(offset..end, right).await? { Ok(()) } else { Err(FlashError) }
    }
}

/// What was found when the store was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// All as it was left.
    Order,
    /// A wipe that had been cut short, now finished.
    Wipe,
    /// Settings that cannot be read, now erased: they are no part of a game.
    BadSettings,
    /// One of these, and the flash does not work. On a region that is not blank no game begins.
    Broken,
}

/// Journal and settings in flash.
pub struct FlashStore<F> {
    flash: Checked<F>,
    regions: Regions,
    /// Whether the journal's region was found blank and nothing was written to it since.
    blank: bool,
}

impl<F: NorFlash> FlashStore<F> {
    /// Opens the store and brings it in order.
    pub async fn open(flash: F, regions: Regions) -> (Self, Found) {
        let mut store = Self { flash: Checked(flash), regions, blank: false };
        let mut buffer = [0; ROOM];
        let (found, mended) = match store.fetch(WIPING, &mut buffer).await {
            Ok(Some([1])) => (Found::Wipe, store.wipe().await.is_ok()),
            Ok(_) => (Found::Order, true),
            Err(_) => (Found::BadSettings, store.forget_settings().await.is_ok()),
        };
        (store, if mended { found } else { Found::Broken })
    }

    /// Every record, oldest first.
    pub async fn load(&mut self, mut each: impl FnMut(&[u8])) -> LoadEnd {
        let mut buffer = [0; ROOM];
        let mut records = 0;
        let mut queue = queue(&mut self.flash, &self.regions);
        let end = match queue.iter().await {
            Ok(mut entries) => loop {
                match entries.next(&mut buffer).await {
                    Ok(Some(entry)) => {
                        records += 1;
                        each(&entry);
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
    pub async fn carry_out(&mut self, request: &StoreRequest) -> Result<(), StoreError> {
        let done = match request {
            StoreRequest::Append(record) => self.append(record).await,
            StoreRequest::Erase => self.wipe().await,
            StoreRequest::Keep(bytes) => self.keep(COMPANION, bytes).await,
        };
        done.map_err(told)
    }

    /// The companion's settings, if any were kept.
    pub async fn settings<'a>(&mut self, buffer: &'a mut [u8; ROOM]) -> Option<&'a [u8]> {
        self.fetch(COMPANION, buffer).await.ok().flatten()
    }

    /// Keeps something of the body's own, by a name from [`FIRST_NOTE`] on.
    pub async fn keep_note(&mut self, name: u8, bytes: &[u8]) -> Result<(), StoreError> {
        self.keep(name.max(FIRST_NOTE), bytes).await.map_err(told)
    }

    /// What the body kept by this name.
    pub async fn note<'a>(&mut self, name: u8, buffer: &'a mut [u8; ROOM]) -> Option<&'a [u8]> {
        self.fetch(name.max(FIRST_NOTE), buffer).await.ok().flatten()
    }

    async fn append(&mut self, record: &[u8]) -> Result<(), Failure> {
        self.blank = false;
        queue(&mut self.flash, &self.regions).push(record, false).await
    }

    async fn wipe(&mut self) -> Result<(), Failure> {
        self.keep(WIPING, &[1]).await?;
        let Regions { journal, .. } = self.regions.clone();
        self.flash.erase(journal.start, journal.end).await.map_err(failure)?;
        self.blank = true;
        self.keep(WIPING, &[0]).await
    }

    async fn make_blank(&mut self) -> Result<(), Failure> {
        let Regions { journal, .. } = self.regions.clone();
        if !self.blank && !self.flash.is_blank(journal).await.map_err(failure)? {
            return self.wipe().await;
        }
        self.blank = true;
        Ok(())
    }

    async fn keep(&mut self, name: u8, value: &[u8]) -> Result<(), Failure> {
        let mut buffer = [0; ROOM];
        let kept = map(&mut self.flash, &self.regions).store_item(&mut buffer, &name, &value).await;
        // A few names never fill the region: something else is in it, of a program that had this chip before.
        let Err(Error::Corrupted { .. } | Error::LogicBug { .. } | Error::FullStorage) = kept else {
            return kept;
        };
        self.forget_settings().await?;
        map(&mut self.flash, &self.regions).store_item(&mut buffer, &name, &value).await
    }

    async fn forget_settings(&mut self) -> Result<(), Failure> {
        let Regions { settings, .. } = self.regions.clone();
        self.flash.erase(settings.start, settings.end).await.map_err(failure)
    }

    async fn fetch<'a>(&mut self, name: u8, buffer: &'a mut [u8; ROOM]) -> Result<Option<&'a [u8]>, Failure> {
        map(&mut self.flash, &self.regions).fetch_item::<&[u8]>(buffer, &name).await
    }
}

fn queue<'a, F: NorFlash>(
    flash: &'a mut Checked<F>,
    regions: &Regions,
) -> QueueStorage<&'a mut Checked<F>, Cache<Uncached, Uncached, Uncached>> {
    QueueStorage::new(flash, QueueConfig::new(regions.journal.clone()), Cache::new_uncached())
}

fn map<'a, F: NorFlash>(
    flash: &'a mut Checked<F>,
    regions: &Regions,
) -> MapStorage<u8, &'a mut Checked<F>, Cache<Uncached, Uncached, Uncached, u8>> {
    MapStorage::new(flash, MapConfig::new(regions.settings.clone()), Cache::new_uncached())
}

fn failure(value: FlashError) -> Failure {
    Error::Storage { value }
}

fn told(failure: Failure) -> StoreError {
    match failure {
        Error::FullStorage => StoreError::Full,
        _ => StoreError::Failed,
    }
}
