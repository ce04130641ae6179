//! UF2, the form in which a board in boot mode takes what goes to flash: blocks of 512 bytes, a page of flash in each.
//!
//! The boot ROM erases a sector when it meets the first of sixteen blocks by their numbers, not by their addresses
//! (erratum RP2040-E14): a sector with a page left out would move all behind it to wrong groups. So every sector that is
//! touched is there whole.
//!
//! That of an RP2350 can get stuck on the first block of a file for its family (erratum RP2350-E10). A block for any family
//! before it helps, one of two of which the second never comes; it names the last page of flash and is to be ignored.

use std::collections::{BTreeMap, BTreeSet};

use confidant_core::id::Id as _;
use confidant_core::pack::BoxedGame;
use confidant_core::pack::binary::MOST;

/// A page of flash.
pub const PAGE: u32 = 256;
/// What flash is erased by.
pub const SECTOR: u32 = 4096;
const HAS_FAMILY: u32 = 0x2000;

/// Family of the block that goes before all others for an RP2350, and its place: the last page of the largest chip.
const FAMILY_ABSOLUTE: u32 = 0xE48B_FF57;
const LAST_PAGE: u32 = 0x10FF_FF00;
/// Behind its page it says that it is to be ignored.
const HAS_EXTENSIONS: u32 = 0x8000;
const IGNORED: u32 = 0x9957_E304;

/// The chip that a file is for: a board in boot mode takes nothing else.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Chip {
    /// Pico, PicoSystem.
    Rp2040,
    /// Pico 2.
    Rp2350,
}

impl Chip {
    fn family(self) -> u32 {
        match self {
            Self::Rp2040 => 0xE48B_FF56,
            Self::Rp2350 => 0xE48B_FF59,
        }
    }
}

/// Where the packs lie, as `memory.x` has it: a place of 16 KiB for each game.
pub const PACKS: u32 = 0x101D_0000;

/// What goes to flash, page by page.
pub type Pages = BTreeMap<u32, [u8; PAGE as usize]>;

/// Puts bytes at an address.
pub fn put(pages: &mut Pages, address: u32, bytes: &[u8]) {
    for (address, &byte) in (address..).zip(bytes) {
        let page = pages.entry(address / PAGE * PAGE).or_insert([0xFF; PAGE as usize]);
        page[(address % PAGE) as usize] = byte;
    }
}

/// The UF2 file of these pages; every sector that is touched is filled up.
pub fn file(chip: Chip, mut pages: Pages) -> Vec<u8> {
    let touched: BTreeSet<u32> = pages.keys().map(|address| address / SECTOR * SECTOR).collect();
    for address in touched.into_iter().flat_map(|sector| (sector..sector + SECTOR).step_by(PAGE as usize)) {
        pages.entry(address).or_insert([0xFF; PAGE as usize]);
    }
    let count = pages.len() as u32;
    let mut file = Vec::with_capacity((pages.len() + 1) * 512);
    if chip == Chip::Rp2350 {
        let head = [HAS_FAMILY | HAS_EXTENSIONS, LAST_PAGE, PAGE, 0, 2, FAMILY_ABSOLUTE];
        block(&mut file, head, &[0xEF; PAGE as usize], IGNORED);
    }
    for (number, (address, page)) in (0_u32..).zip(&pages) {
        block(&mut file, [HAS_FAMILY, *address, PAGE, number, count, chip.family()], page, 0);
    }
    file
}

/// One block: flags, address, size of what it holds, its number, how many there are, the family; a page; what is behind it.
fn block(file: &mut Vec<u8>, head: [u32; 6], page: &[u8; PAGE as usize], extension: u32) {
    let start = file.len();
    for word in [0x0A32_4655, 0x9E5D_5157].iter().chain(&head) {
        file.extend(word.to_le_bytes());
    }
    file.extend(page);
    file.extend(extension.to_le_bytes());
    file.resize(start + 508, 0);
    file.extend(0x0AB1_6F30_u32.to_le_bytes());
}

/// Makes the UF2 file of just a pack: all of its game's place, so that nothing is left of the one before. It is the same on every
/// chip, so that nobody has to know which one is theirs: the files of all follow each other, and a board takes the blocks of its
/// own family, which are counted by themselves, and leaves the rest. (Raspberry Pi's own examples call that a universal UF2.)
pub fn image(which: BoxedGame, pack: &[u8]) -> Vec<u8> {
    let mut place = pack.to_vec();
    place.resize(MOST, 0xFF);
    let mut pages = Pages::new();
    put(&mut pages, PACKS + (which.index() * MOST) as u32, &place);
    // A board restarts when it has all of its blocks: those that were tried most end with the file.
    [Chip::Rp2350, Chip::Rp2040].into_iter().flat_map(|chip| file(chip, pages.clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(block: &[u8], at: usize) -> u32 {
        u32::from_le_bytes(block[at..at + 4].try_into().expect("four bytes"))
    }

    #[test]
    fn sixteen_blocks_by_number_are_a_sector() {
        let mut pages = Pages::new();
        put(&mut pages, 0x1000_0000, &[1; 100]);
        put(&mut pages, 0x1000_0B00, &[2; 9]);
        put(&mut pages, 0x1000_4FFF, &[3; 2]);
        let file = file(Chip::Rp2040, pages);
        let blocks: Vec<&[u8]> = file.chunks(512).collect();
        assert_eq!(blocks.len(), 3 * 16);
        for (number, block) in (0..).zip(&blocks) {
            let address = word(block, 12);
            assert_eq!(word(block, 20), number);
            assert_eq!(word(block, 24), 48);
            assert_eq!(address % SECTOR / PAGE, number % 16, "block {number}");
            assert_eq!(
                address / SECTOR,
                word(blocks[number as usize / 16 * 16], 12) / SECTOR,
                "block {number}"
            );
        }
        assert_eq!(blocks[11][32..42], [2, 2, 2, 2, 2, 2, 2, 2, 2, 0xFF]);
        assert_eq!((blocks[31][32 + 255], blocks[32][32]), (3, 3));
    }

    #[test]
    fn an_rp2350_gets_a_block_for_any_family_first_and_the_same_pages() {
        let mut pages = Pages::new();
        put(&mut pages, 0x1000_0000, &[1; 100]);
        let [old, new] = [Chip::Rp2040, Chip::Rp2350].map(|chip| file(chip, pages.clone()));
        let (first, rest) = new.split_at(512);
        let word = |at| word(first, at);
        assert_eq!([word(0), word(4), word(508)], [0x0A32_4655, 0x9E5D_5157, 0x0AB1_6F30]);
        assert_eq!([word(8), word(12), word(16), word(20), word(24)], [0xA000, 0x10FF_FF00, 256, 0, 2]);
        assert_eq!([word(28), word(32 + 256)], [0xE48B_FF57, 0x9957_E304]);
        assert!(first[32..32 + 256].iter().all(|&byte| byte == 0xEF));
        assert_eq!(old.len(), rest.len());
        for (old, new) in old.chunks(512).zip(rest.chunks(512)) {
            assert_eq!((&old[..28], &old[32..]), (&new[..28], &new[32..]));
            assert_eq!(new[28..32], 0xE48B_FF59_u32.to_le_bytes());
        }
    }

    #[test]
    fn a_pack_fills_its_place_and_no_other() {
        let file = image(BoxedGame::TatortThemse, &[7; 300]);
        let blocks = blocks_for(&file, 0xE48B_FF56);
        assert_eq!(blocks.len(), MOST / PAGE as usize);
        assert_eq!(word(blocks[0], 12), PACKS);
        assert_eq!(word(blocks[63], 12), PACKS + MOST as u32 - PAGE);
        assert_eq!((blocks[1][32 + 43], blocks[1][32 + 44], blocks[63][32]), (7, 0xFF, 0xFF));
    }

    /// What a board takes of a file: the blocks of its family.
    fn blocks_for(file: &[u8], family: u32) -> Vec<&[u8]> {
        file.chunks(512).filter(|block| word(block, 28) == family).collect()
    }

    #[test]
    fn a_pack_is_there_once_for_each_chip() {
        let file = image(BoxedGame::Schinderhannes, &[7; 300]);
        let [old, new] = [0xE48B_FF56, 0xE48B_FF59].map(|family| blocks_for(&file, family));
        assert_eq!(file.len() / 512, old.len() + new.len() + 1, "and the block for any family");
        assert_eq!(word(&file, 28), FAMILY_ABSOLUTE, "before all for an RP2350");
        let count = (MOST / PAGE as usize) as u32;
        for (number, (old, new)) in (0..).zip(old.iter().zip(&new)) {
            assert_eq!([word(old, 20), word(old, 24)], [number, count], "counted by themselves");
            assert_eq!((&old[..28], &old[32..]), (&new[..28], &new[32..]));
        }
        assert_eq!(old.len(), count as usize);
    }

    /// A number of a region in `memory.x`: `ORIGIN` or `LENGTH`.
    fn in_memory_x(region: &str, what: &str) -> u32 {
        let text = include_str!("../../memory.x");
        let line =
            text.lines().find(|line| line.trim_start().starts_with(&format!("{region} "))).expect(region);
        let word = line.split(&format!("{what} = ")).nth(1).expect(what);
        let word = word.split([',', ' ']).next().expect("a number");
        match (word.strip_prefix("0x"), word.strip_suffix('K')) {
            (Some(digits), _) => u32::from_str_radix(digits, 16).expect("an address"),
            (None, Some(digits)) => 1024 * digits.parse::<u32>().expect("a length"),
            _ => panic!("{word}"),
        }
    }

    #[test]
    fn every_game_has_a_place_of_its_own_where_the_device_looks_for_it() {
        assert_eq!(PACKS, in_memory_x("PACKS", "ORIGIN"));
        assert_eq!(in_memory_x("PACKS", "LENGTH") as usize, BoxedGame::COUNT * MOST);
        for (number, which) in (0..).zip(BoxedGame::ALL) {
            let file = image(which, &[7; 300]);
            let blocks = blocks_for(&file, 0xE48B_FF56);
            let start = PACKS + number * MOST as u32;
            let places: Vec<u32> = blocks.iter().map(|block| word(block, 12)).collect();
            let all: Vec<u32> = (start..start + MOST as u32).step_by(PAGE as usize).collect();
            assert_eq!(places, all, "{which}");
        }
    }
}
