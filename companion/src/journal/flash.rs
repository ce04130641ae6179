//! The store on NOR flash, by sequential-storage: for a body that has some.
//!
//! - What was written or erased is read back before it counts.
//! - The journal only grows until it is wiped, and nothing but a wipe erases any of it: the storage crate would mend
//!   damage by erasing, and take the beginning of a game with it. Reading writes nothing; opening only finishes what a
//!   loss of power cut short in the settings.
//! - A wipe is announced in the settings' region first and the mark taken back last, so that a start after a loss of
//!   power knows of an unfinished one and starts it again: a sector whose erasing was cut short may read blank and
//!   still not be.
//! - Sectors are erased one by one, so that a body can do something between them. A wipe erases all of them, used or
//!   not: every sector wears as much as any other.
//! - The shelf has its own sectors: no step on the journal or the settings comes near them.
//! - A journal begins only on a region that was read through and found blank. If it is not, and no record can be read,
//!   people are asked.

mod ring;

use core::ops::Range;

use confidant_core::id::Id as _;
use confidant_core::pack::BoxedGame;
use confidant_core::pack::binary::MOST;
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
    /// The shelf: some more sectors than the longest game takes there.
    pub shelf: Range<u32>,
    /// The packs, a slot of [`MOST`] bytes for each game, in the order of [`BoxedGame`].
    pub packs: Range<u32>,
}

/// Names in the settings' region.
const COMPANION: u8 = 1;
const WIPING: u8 = 2;
/// The first name that a body may give to something of its own.
pub const FIRST_NOTE: u8 = 16;

/// How often a write to the settings that failed is tried again.
const RETRIES: usize = 3;

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

/// What may be changed at a moment.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Allowed {
    /// Nothing: something is read.
    Nothing,
    /// Records may be put behind the others.
    Append,
    /// The journal may be erased.
    Wipe,
    /// Settings may be written, and their sectors erased.
    Keep,
}

/// Flash that verifies every write by reading it back and refuses writes outside what is allowed.
struct Checked<F> {
    flash: F,
    journal: Range<u32>,
    allowed: Allowed,
}

/// Bytes at the beginning of a sector that tell whether it is used: its mark and the head of its first record.
const BEGINNING: usize = 9;

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
            self.flash.read(at, part).await.map_err(|_| FlashError)?;
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

    /// Whether these bytes may be changed now, if a step on the journal needs `of_journal`.
    fn allow(&self, from: u32, to: u32, of_journal: Allowed) -> Result<(), FlashError> {
        let outside = to <= self.journal.start || from >= self.journal.end;
        let needed = if outside { Allowed::Keep } else { of_journal };
        if self.allowed == needed { Ok(()) } else { Err(FlashError) }
    }

    /// Whether a sector of the journal was begun: by its mark, or by the first record, should the mark be damaged.
    async fn is_begun(&mut self, sector: u32) -> Result<bool, FlashError> {
        let mut bytes = [0; BEGINNING];
        self.flash.read(sector, &mut bytes).await.map_err(|_| FlashError)?;
        let [mark, head @ ..] = bytes;
        // Half of the mark's bits are enough, as for the storage crate; a head has a byte of zeros at least.
        Ok(mark.count_zeros() >= 4 || head.iter().map(|byte| byte.count_zeros()).sum::<u32>() >= 8)
    }

    /// A mark of the storage crate in the journal as it has to be, whatever became of it. The journal begins in its first
    /// sector, goes on to the next when one is full, and is never cut at its beginning: so a sector was begun or not, and
    /// is full when the next one was begun.
    async fn journal_mark(&mut self, offset: u32) -> Result<u8, FlashError> {
        let sector = if Self::is_start(offset) { offset } else { offset + 1 };
        let marked = sector < self.journal.end && self.is_begun(sector).await?;
        Ok(if marked { 0 } else { 0xFF })
    }

    fn is_start(offset: u32) -> bool {
        offset.is_multiple_of(Self::ERASE_SIZE as u32)
    }

    fn is_end(offset: u32) -> bool {
        Self::is_start(offset.wrapping_add(1))
    }
}

impl<F> ErrorType for Checked<F> {
    type Error = FlashError;
}

impl<F: NorFlash> ReadNorFlash for Checked<F> {
    const READ_SIZE: usize = F::READ_SIZE;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), FlashError> {
        let of_journal = self.journal.contains(&offset);
        match bytes {
            // The storage crate reads a single byte at the start or the end of a sector only for its mark.
            [mark] if of_journal && (Self::is_start(offset) || Self::is_end(offset)) => {
                *mark = self.journal_mark(offset).await?;
            }
            _ => self.flash.read(offset, bytes).await.map_err(|_| FlashError)?,
        }
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.flash.capacity()
    }
}

impl<F: NorFlash> NorFlash for Checked<F> {
    const WRITE_SIZE: usize = F::WRITE_SIZE;
    const ERASE_SIZE: usize = F::ERASE_SIZE;

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), FlashError> {
        self.allow(from, to, Allowed::Wipe)?;
        for sector in (from..to).step_by(Self::ERASE_SIZE) {
            let end = sector + Self::ERASE_SIZE as u32;
            self.flash.erase(sector, end).await.map_err(|_| FlashError)?;
            if !self.is_blank(sector..end).await? {
                return Err(FlashError);
            }
        }
        Ok(())
    }

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), FlashError> {
        let end = offset.saturating_add(bytes.len() as u32);
        self.allow(offset, end, Allowed::Append)?;
        self.flash.write(offset, bytes).await.map_err(|_| FlashError)?;
        let right = |at, byte| bytes.get(at as usize) == Some(&byte);
        if self.holds(offset..end, right).await? { Ok(()) } else { Err(FlashError) }
    }
}

/// What was found when the store was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// All as it was left.
    Order,
    /// A wipe that was cut short. Until [`FlashStore::finish_wipe`] there is no journal to be read.
    UnfinishedWipe,
    /// Settings that cannot be read. They start from scratch when the next ones are kept.
    BadSettings,
}

/// Journal and settings in flash.
pub struct FlashStore<F> {
    flash: Checked<F>,
    regions: Regions,
    /// Whether a wipe is under way.
    wiping: bool,
    /// Whether the settings cannot be read: they are erased before the next one is kept.
    bad_settings: bool,
    /// Where the next piece on the shelf goes, while a game is put there.
    cursor: Option<ring::Cursor>,
}

impl<F: NorFlash> FlashStore<F> {
    /// A store of which nothing was read: settings start from scratch when the next ones are kept.
    pub fn unread(flash: F, regions: Regions) -> Self {
        let flash = Checked { flash, journal: regions.journal.clone(), allowed: Allowed::Nothing };
        Self { flash, regions, wiping: false, bad_settings: true, cursor: None }
    }

    /// Opens the store.
    pub async fn open(flash: F, regions: Regions) -> (Self, Found) {
        let mut store = Self::unread(flash, regions);
        let mut buffer = [0; ROOM];
        if store.fetch(WIPING, &mut buffer).await.is_err() {
            store.flash.allowed = Allowed::Keep;
            let _ = store.finish_erasing().await;
            store.flash.allowed = Allowed::Nothing;
        }
        let found = match store.fetch(WIPING, &mut buffer).await {
            Ok(Some([1])) => Found::UnfinishedWipe,
            Ok(_) => Found::Order,
            Err(_) => Found::BadSettings,
        };
        store.wiping = found == Found::UnfinishedWipe;
        store.bad_settings = found == Found::BadSettings;
        (store, found)
    }

    /// Whether a wipe was cut short and is still to be finished.
    pub fn is_half_wiped(&self) -> bool {
        self.wiping
    }

    /// Finishes a wipe that was cut short. It takes as long as any: up to some seconds.
    pub async fn finish_wipe(&mut self) -> Result<(), StoreError> {
        if self.wiping { self.wipe().await.map_err(told) } else { Ok(()) }
    }

    /// Every record, oldest first. Nothing is written.
    pub async fn load(&mut self, mut each: impl FnMut(&[u8])) -> LoadEnd {
        if self.wiping {
            return LoadEnd::Unreadable;
        }
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
        // What is behind the first mark, if anything, may be the beginning of a game with a damaged bit, or one that was
        // cut off.
        let Regions { journal, .. } = self.regions.clone();
        match self.flash.is_blank(journal.start.saturating_add(1)..journal.end).await {
            Ok(true) => LoadEnd::Complete,
            Ok(false) => LoadEnd::Damaged,
            Err(_) => LoadEnd::Unreadable,
        }
    }

    /// Does what the companion asks for. When it returns, it is done.
    pub async fn carry_out(&mut self, request: &StoreRequest) -> Result<(), StoreError> {
        let done = match request {
            StoreRequest::Append(record) => self.append(record).await,
            StoreRequest::Erase => self.wipe().await,
            StoreRequest::Keep(bytes) => self.keep(COMPANION, bytes).await,
            StoreRequest::EraseBox(which) => self.erase_pack(*which).await,
            StoreRequest::Shelve(piece) => self.shelve(piece).await,
            StoreRequest::EraseShelf => self.erase_shelf().await,
            // What is read is given to the companion by the body.
            StoreRequest::ReadShelf | StoreRequest::ReadJournal => Ok(()),
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
        self.flash.allowed = Allowed::Append;
        let done = queue(&mut self.flash, &self.regions).push(record, false).await;
        self.flash.allowed = Allowed::Nothing;
        done
    }

    async fn wipe(&mut self) -> Result<(), Failure> {
        self.keep(WIPING, &[1]).await?;
        self.wiping = true;
        let Regions { journal, .. } = self.regions.clone();
        self.flash.allowed = Allowed::Wipe;
        let gone = self.flash.erase(journal.start, journal.end).await;
        self.flash.allowed = Allowed::Nothing;
        gone.map_err(failure)?;
        self.keep(WIPING, &[0]).await?;
        self.wiping = false;
        Ok(())
    }

    /// The first sector goes first: without it there is no pack, whatever became of the others.
    async fn erase_pack(&mut self, which: BoxedGame) -> Result<(), Failure> {
        let place = pack_place(&self.regions, which);
        self.flash.allowed = Allowed::Keep;
        let gone = self.flash.erase(place.start, place.end).await;
        self.flash.allowed = Allowed::Nothing;
        gone.map_err(failure)
    }

    async fn keep(&mut self, name: u8, value: &[u8]) -> Result<(), Failure> {
        self.flash.allowed = Allowed::Keep;
        let kept = self.keep_allowed(name, value).await;
        self.flash.allowed = Allowed::Nothing;
        kept
    }

    async fn keep_allowed(&mut self, name: u8, value: &[u8]) -> Result<(), Failure> {
        if self.bad_settings {
            self.forget_settings().await?;
        }
        self.finish_erasing().await?;
        let mut buffer = [0; ROOM];
        let mut kept = map(&mut self.flash, &self.regions).store_item(&mut buffer, &name, &value).await;
        // Where what should be free is not blank, a write does not read back; the next one goes behind it.
        for _ in 0..RETRIES {
            if !matches!(kept, Err(Error::Storage { .. })) {
                break;
            }
            kept = map(&mut self.flash, &self.regions).store_item(&mut buffer, &name, &value).await;
        }
        // A few names never fill the region: something else is in it, of a program that had this chip before.
        let Err(Error::Corrupted { .. } | Error::LogicBug { .. } | Error::FullStorage) = kept else {
            return kept;
        };
        self.forget_settings().await?;
        map(&mut self.flash, &self.regions).store_item(&mut buffer, &name, &value).await
    }

    /// A sector of the settings that has no mark and is not blank was being erased when the power went: the storage crate
    /// had moved what counts to another one. It is erased again.
    async fn finish_erasing(&mut self) -> Result<(), Failure> {
        let Regions { settings, .. } = self.regions.clone();
        for sector in settings.step_by(Checked::<F>::ERASE_SIZE) {
            let end = sector + Checked::<F>::ERASE_SIZE as u32;
            let mut mark = [0];
            self.flash.read(sector, &mut mark).await.map_err(failure)?;
            let marked = mark.iter().any(|mark| mark.count_zeros() >= 4);
            if !marked && !self.flash.is_blank(sector..end).await.map_err(failure)? {
                self.flash.erase(sector, end).await.map_err(failure)?;
            }
        }
        Ok(())
    }

    async fn forget_settings(&mut self) -> Result<(), Failure> {
        let Regions { settings, .. } = self.regions.clone();
        self.flash.erase(settings.start, settings.end).await.map_err(failure)?;
        self.bad_settings = false;
        Ok(())
    }

    async fn fetch<'a>(&mut self, name: u8, buffer: &'a mut [u8; ROOM]) -> Result<Option<&'a [u8]>, Failure> {
        map(&mut self.flash, &self.regions).fetch_item::<&[u8]>(buffer, &name).await
    }
}

/// Where the pack of a game lies.
pub fn pack_place(regions: &Regions, which: BoxedGame) -> Range<u32> {
    let start = regions.packs.start + (which.index() * MOST) as u32;
    start..(start + MOST as u32).min(regions.packs.end)
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
