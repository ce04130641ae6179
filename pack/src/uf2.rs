//! UF2, the form in which a board in boot mode takes what goes to flash: blocks of 512 bytes, a page of flash in each.
//!
//! The boot ROM erases a sector when it meets the first of sixteen blocks by their numbers, not by their addresses
//! (erratum RP2040-E14): a sector with a page left out would move all behind it to wrong groups. So every sector that is
//! touched is there whole.

use std::collections::{BTreeMap, BTreeSet};

use confidant_core::id::Id as _;
use confidant_core::pack::BoxedGame;
use confidant_core::pack::binary::MOST;

/// A page of flash.
pub const PAGE: u32 = 256;
/// What flash is erased by.
pub const SECTOR: u32 = 4096;
const FAMILY_RP2040: u32 = 0xE48B_FF56;
const HAS_FAMILY: u32 = 0x2000;

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
pub fn file(mut pages: Pages) -> Vec<u8> {
    let touched: BTreeSet<u32> = pages.keys().map(|address| address / SECTOR * SECTOR).collect();
    for address in touched.into_iter().flat_map(|sector| (sector..sector + SECTOR).step_by(PAGE as usize)) {
        pages.entry(address).or_insert([0xFF; PAGE as usize]);
    }
    let count = pages.len() as u32;
    let mut file = Vec::with_capacity(pages.len() * 512);
    for (number, (address, page)) in (0_u32..).zip(&pages) {
        let head = [0x0A32_4655, 0x9E5D_5157, HAS_FAMILY, *address, PAGE, number, count, FAMILY_RP2040];
        file.extend(head.iter().flat_map(|word| word.to_le_bytes()));
        file.extend(page);
        file.resize(file.len() + 476 - page.len(), 0);
        file.extend(0x0AB1_6F30_u32.to_le_bytes());
    }
    file
}

/// Makes the UF2 file of just a pack: all of its game's place, so that nothing is left of the one before.
pub fn image(which: BoxedGame, pack: &[u8]) -> Vec<u8> {
    let mut place = pack.to_vec();
    place.resize(MOST, 0xFF);
    let mut pages = Pages::new();
    put(&mut pages, PACKS + (which.index() * MOST) as u32, &place);
    file(pages)
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
        let file = file(pages);
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
    fn a_pack_fills_its_place_and_no_other() {
        let file = image(BoxedGame::TatortThemse, &[7; 300]);
        let blocks: Vec<&[u8]> = file.chunks(512).collect();
        assert_eq!(blocks.len(), MOST / PAGE as usize);
        assert_eq!(word(blocks[0], 12), PACKS);
        assert_eq!(word(blocks[63], 12), PACKS + MOST as u32 - PAGE);
        assert_eq!((blocks[1][32 + 43], blocks[1][32 + 44], blocks[63][32]), (7, 0xFF, 0xFF));
    }
}
