//! NOR flash on the laptop: programming clears bits, erasing sets whole sectors, and the power may go at any byte.

use confidant_companion::journal::flash::{FlashError, FlashStore, Found, ROOM, Regions};
use confidant_companion::{LoadEnd, StoreError, StoreRequest};
use embassy_futures::block_on;
use embedded_storage_async::nor_flash::{ErrorType, NorFlash, ReadNorFlash};

/// Bytes that are erased together.
pub const SECTOR: usize = 4096;

/// How the bits of a step that is cut short are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tear {
    /// Byte after byte: those before the cut are done, one is done by half, the rest is untouched.
    InOrder,
    /// All bytes at once: of all bits to be changed, some are and some are not, as this number has it.
    Scattered(u64),
}

/// A flash chip whose power can go.
#[derive(Clone)]
pub struct ModelFlash {
    bytes: Vec<u8>,
    /// After this many bytes programmed or erased the power goes.
    cut: Option<(u64, Tear)>,
    dead: bool,
    /// Bytes programmed or erased so far.
    pub touched: u64,
    /// How often each sector was erased.
    pub erases: Vec<u32>,
}

impl ModelFlash {
    /// A blank chip.
    pub fn new(sectors: usize) -> Self {
        Self::used(vec![0xFF; sectors * SECTOR])
    }

    /// A chip that another program used.
    pub fn used(bytes: Vec<u8>) -> Self {
        let erases = vec![0; bytes.len() / SECTOR];
        Self { bytes, cut: None, dead: false, touched: 0, erases }
    }

    /// Lets the power go at this byte, counted from the first one ever touched.
    pub fn cut_at(&mut self, touched: u64, tear: Tear) {
        self.cut = Some((touched, tear));
    }

    /// Whether the power went.
    pub fn is_dead(&self) -> bool {
        self.dead
    }

    /// The power comes back.
    pub fn revive(&mut self) {
        self.cut = None;
        self.dead = false;
    }

    /// What is on it.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Changes bytes to `goal`; each bit only as `goal` has it.
    fn change(&mut self, offset: usize, goal: &[u8]) -> Result<(), FlashError> {
        if self.dead {
            return Err(FlashError);
        }
        let len = goal.len() as u64;
        let place = self.bytes.get_mut(offset..offset + goal.len()).ok_or(FlashError)?;
        let torn = self.cut.filter(|&(at, _)| at < self.touched + len);
        let done = torn.map_or(goal.len(), |(at, _)| at.saturating_sub(self.touched) as usize);
        match torn {
            None => place.copy_from_slice(goal),
            Some((_, Tear::InOrder)) => {
                place[..done].copy_from_slice(&goal[..done]);
                place[done] = mixed(place[done], goal[done], 0xA5);
            }
            Some((_, Tear::Scattered(seed))) => {
                let mut bits = seed ^ self.touched;
                for (byte, &goal) in place.iter_mut().zip(goal) {
                    bits = bits.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
                    *byte = mixed(*byte, goal, (bits >> 33) as u8);
                }
            }
        }
        self.touched += len;
        self.dead = torn.is_some();
        if self.dead { Err(FlashError) } else { Ok(()) }
    }
}

/// The bits under the mask are as they shall be, the others as they were.
fn mixed(was: u8, goal: u8, mask: u8) -> u8 {
    was & !mask | goal & mask
}

impl ErrorType for ModelFlash {
    type Error = FlashError;
}

impl ReadNorFlash for ModelFlash {
    const READ_SIZE: usize = 1;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), FlashError> {
        let from = offset as usize;
        let place = self.bytes.get(from..from + bytes.len()).filter(|_| !self.dead).ok_or(FlashError)?;
        bytes.copy_from_slice(place);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.bytes.len()
    }
}

impl NorFlash for ModelFlash {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR;

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), FlashError> {
        let sectors = from as usize / SECTOR..to as usize / SECTOR;
        self.erases.get_mut(sectors).ok_or(FlashError)?.iter_mut().for_each(|count| *count += 1);
        self.change(from as usize, &vec![0xFF; (to - from) as usize])
    }

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), FlashError> {
        let from = offset as usize;
        let was = self.bytes.get(from..from + bytes.len()).ok_or(FlashError)?;
        let goal: Vec<u8> = was.iter().zip(bytes).map(|(was, byte)| was & byte).collect();
        self.change(from, &goal)
    }
}

/// The device's own store on a chip of the laptop.
pub struct ModelStore<'a> {
    store: FlashStore<&'a mut ModelFlash>,
    /// How the chip was found.
    pub found: Found,
}

impl<'a> ModelStore<'a> {
    /// As the device opens it: a wipe that was cut short is finished.
    pub fn open(flash: &'a mut ModelFlash, regions: &Regions) -> Self {
        let (mut store, found) = block_on(FlashStore::open(flash, regions.clone()));
        let _ = block_on(store.finish_wipe());
        Self { store, found }
    }

    /// Every record, and how reading ended.
    pub fn load(&mut self) -> (Vec<Vec<u8>>, LoadEnd) {
        let mut records = Vec::new();
        let end = block_on(self.store.load(|record| records.push(record.to_vec())));
        (records, end)
    }

    /// Does what the companion asks for.
    pub fn carry_out(&mut self, request: &StoreRequest) -> Result<(), StoreError> {
        block_on(self.store.carry_out(request))
    }

    /// Every piece on the shelf.
    pub fn shelf(&mut self) -> Vec<Vec<u8>> {
        let mut pieces = Vec::new();
        let end = block_on(self.store.read_shelf(|piece| pieces.push(piece.to_vec())));
        assert_eq!(end, LoadEnd::Complete, "the shelf can be read");
        pieces
    }

    /// The settings that were kept.
    pub fn settings(&mut self) -> Option<Vec<u8>> {
        block_on(self.store.settings(&mut [0; ROOM])).map(<[u8]>::to_vec)
    }
}
