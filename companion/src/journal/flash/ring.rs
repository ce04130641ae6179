//! The shelf on flash: a ring of sectors with the pieces of games that are over.
//!
//! A sector begins with its number in the ring and the complement of that, then come pieces, each behind its length and the
//! complement of that. A game begins in a sector of its own, which takes the place of the oldest and is erased for it, whatever
//! it seems to hold: one whose erasing was cut short may read blank and still not be. So a loss of power costs no game but the
//! oldest, which was to leave, and the one that was being written. Pieces carry check sums and know their places: what
//! became of a game in part is none to whoever reads it.

use core::ops::Range;

use embedded_storage_async::nor_flash::{NorFlash, ReadNorFlash as _};

use super::{Allowed, Failure, FlashError, FlashStore, failure};
use crate::input::{LoadEnd, RECORD_LEN};
use crate::journal::Piece;

/// The number of a sector, or a length, with its complement.
const MARK: u32 = 8;
const LENGTH: u32 = 4;

/// Where the next piece of the game that is being written goes.
#[derive(Clone, Copy)]
pub(super) struct Cursor {
    sector: u32,
    at: u32,
    number: u32,
}

/// A length with its complement, as it lies before a piece.
fn length_mark(len: usize) -> [u8; LENGTH as usize] {
    let [low, high] = (len as u16).to_le_bytes();
    [low, high, !low, !high]
}

impl<F: NorFlash> FlashStore<F> {
    const SECTOR: u32 = F::ERASE_SIZE as u32;

    fn sectors(&self) -> impl DoubleEndedIterator<Item = u32> + Clone + use<F> {
        let Range { start, end } = self.regions.shelf;
        (start..end).step_by(F::ERASE_SIZE)
    }

    /// The number of a sector in the ring, if it was begun.
    async fn sector_number(&mut self, sector: u32) -> Result<Option<u32>, FlashError> {
        let mut mark = [0; MARK as usize];
        self.flash.read(sector, &mut mark).await?;
        let [a, b, c, d, e, f, g, h] = mark;
        let (number, complement) = (u32::from_le_bytes([a, b, c, d]), u32::from_le_bytes([e, f, g, h]));
        Ok((number == !complement).then_some(number))
    }

    /// The sector that was begun last, and its number.
    async fn newest_sector(&mut self) -> Result<Option<(u32, u32)>, FlashError> {
        let mut newest = None;
        for sector in self.sectors() {
            if let Some(number) = self.sector_number(sector).await?
                && newest.is_none_or(|(_, other)| number > other)
            {
                newest = Some((sector, number));
            }
        }
        Ok(newest)
    }

    /// The sector behind this one in the ring.
    fn sector_behind(&self, sector: u32) -> u32 {
        let next = sector.saturating_add(Self::SECTOR);
        if next < self.regions.shelf.end { next } else { self.regions.shelf.start }
    }

    /// Every piece on the shelf, oldest first, sound or not. Nothing is written.
    pub async fn read_shelf(&mut self, mut each: impl FnMut(&[u8])) -> LoadEnd {
        match self.read_ring(&mut each).await {
            Ok(()) => LoadEnd::Complete,
            Err(_) => LoadEnd::Unreadable,
        }
    }

    async fn read_ring(&mut self, each: &mut impl FnMut(&[u8])) -> Result<(), FlashError> {
        let Some((newest, _)) = self.newest_sector().await? else { return Ok(()) };
        let mut sector = newest;
        for _ in self.sectors() {
            sector = self.sector_behind(sector);
            if self.sector_number(sector).await?.is_some() {
                self.read_sector(sector, each).await?;
            }
        }
        Ok(())
    }

    async fn read_sector(&mut self, sector: u32, each: &mut impl FnMut(&[u8])) -> Result<(), FlashError> {
        let end = sector + Self::SECTOR;
        let mut at = sector + MARK;
        let mut room = [0; RECORD_LEN];
        while at + LENGTH <= end {
            let mut mark = [0; LENGTH as usize];
            self.flash.read(at, &mut mark).await?;
            let [low, high, ..] = mark;
            let len = u16::from_le_bytes([low, high]);
            let Some(piece) = room.get_mut(..len.into()).filter(|_| mark == length_mark(len.into())) else {
                break;
            };
            at += LENGTH;
            if at + u32::from(len) > end {
                break;
            }
            self.flash.read(at, piece).await?;
            each(piece);
            at += u32::from(len);
        }
        Ok(())
    }

    /// Puts a piece on the shelf. A game whose writing failed is begun anew: nothing goes behind what may be torn.
    pub(super) async fn shelve(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.flash.allowed = Allowed::Keep;
        let done = self.shelve_allowed(bytes).await;
        self.flash.allowed = Allowed::Nothing;
        done.map_err(failure)
    }

    async fn shelve_allowed(&mut self, bytes: &[u8]) -> Result<(), FlashError> {
        let begins = Piece::decode(bytes).is_some_and(|piece| piece.begins());
        let needs = LENGTH + bytes.len() as u32;
        let cursor = match self.cursor.take() {
            _ if begins => {
                let newest = self.newest_sector().await?;
                self.begin_sector(newest).await?
            }
            Some(cursor) if cursor.at + needs <= cursor.sector + Self::SECTOR => cursor,
            Some(Cursor { sector, number, .. }) => self.begin_sector(Some((sector, number))).await?,
            None => return Err(FlashError),
        };
        self.flash.write(cursor.at, &length_mark(bytes.len())).await?;
        self.flash.write(cursor.at + LENGTH, bytes).await?;
        self.cursor = Some(Cursor { at: cursor.at + needs, ..cursor });
        Ok(())
    }

    /// Begins the sector behind this one, or the first of all.
    async fn begin_sector(&mut self, newest: Option<(u32, u32)>) -> Result<Cursor, FlashError> {
        let (sector, number) = match newest {
            Some((sector, number)) => (self.sector_behind(sector), number.wrapping_add(1)),
            None => (self.regions.shelf.start, 0),
        };
        if sector.saturating_add(Self::SECTOR) > self.regions.shelf.end {
            return Err(FlashError);
        }
        self.flash.erase(sector, sector + Self::SECTOR).await?;
        let mut mark = [0; MARK as usize];
        mark.iter_mut()
            .zip(number.to_le_bytes().into_iter().chain((!number).to_le_bytes()))
            .for_each(|(place, byte)| *place = byte);
        self.flash.write(sector, &mark).await?;
        Ok(Cursor { sector, at: sector + MARK, number })
    }

    /// Erases the shelf.
    pub(super) async fn erase_shelf(&mut self) -> Result<(), Failure> {
        self.cursor = None;
        let Range { start, end } = self.regions.shelf;
        self.flash.allowed = Allowed::Keep;
        let gone = self.flash.erase(start, end).await;
        self.flash.allowed = Allowed::Nothing;
        gone.map_err(failure)
    }
}
