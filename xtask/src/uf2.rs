//! UF2, the form in which a board in boot mode takes a program: blocks of 512 bytes, a page of flash in each.
//!
//! The boot ROM erases a sector when it meets the first of sixteen blocks by their numbers, not by their addresses
//! (erratum RP2040-E14): a sector with a page left out would move all behind it to wrong groups. So every sector that is
//! touched is there whole.

use std::collections::{BTreeMap, BTreeSet};

const PAGE: u32 = 256;
const SECTOR: u32 = 4096;
const FLASH: std::ops::Range<u32> = 0x1000_0000..0x1100_0000;
const FAMILY_RP2040: u32 = 0xE48B_FF56;
const HAS_FAMILY: u32 = 0x2000;

/// The UF2 file of an ELF file for the RP2040.
pub(crate) fn from_elf(elf: &[u8]) -> Result<Vec<u8>, &'static str> {
    let pages = pages(elf)?;
    let count = u32::try_from(pages.len()).map_err(|_| "too large")?;
    let mut file = Vec::with_capacity(pages.len() * 512);
    for (number, (address, page)) in (0_u32..).zip(&pages) {
        let head = [0x0A32_4655, 0x9E5D_5157, HAS_FAMILY, *address, PAGE, number, count, FAMILY_RP2040];
        file.extend(head.iter().flat_map(|word| word.to_le_bytes()));
        file.extend(page);
        file.resize(file.len() + 476 - page.len(), 0);
        file.extend(0x0AB1_6F30_u32.to_le_bytes());
    }
    Ok(file)
}

/// What goes to flash, page by page.
fn pages(elf: &[u8]) -> Result<BTreeMap<u32, [u8; PAGE as usize]>, &'static str> {
    let half = |at: usize| Some(u16::from_le_bytes(elf.get(at..at + 2)?.try_into().ok()?));
    let word = |at: usize| Some(u32::from_le_bytes(elf.get(at..at + 4)?.try_into().ok()?));
    if elf.get(..5) != Some(b"\x7FELF\x01") || half(18) != Some(40) {
        return Err("no 32-bit ELF file for ARM");
    }
    let broken = "a broken ELF file";
    let table = word(28).ok_or(broken)? as usize;
    let (size, count) = (half(42).ok_or(broken)?, half(44).ok_or(broken)?);
    let mut pages = BTreeMap::new();
    for part in 0..usize::from(count) {
        let at = table + part * usize::from(size);
        let field = |number: usize| word(at + 4 * number).ok_or(broken);
        let (kind, offset, address, len) = (field(0)?, field(1)? as usize, field(3)?, field(4)? as usize);
        if kind != 1 || len == 0 {
            continue;
        }
        if !FLASH.contains(&address) {
            return Err("a part that does not lie in flash");
        }
        for (address, &byte) in (address..).zip(elf.get(offset..offset + len).ok_or(broken)?) {
            let page = pages.entry(address / PAGE * PAGE).or_insert([0xFF; PAGE as usize]);
            page[(address % PAGE) as usize] = byte;
        }
    }
    let touched: BTreeSet<u32> = pages.keys().map(|address| address / SECTOR * SECTOR).collect();
    for address in touched.into_iter().flat_map(|sector| (sector..sector + SECTOR).step_by(PAGE as usize)) {
        pages.entry(address).or_insert([0xFF; PAGE as usize]);
    }
    if pages.is_empty() { Err("nothing to put into flash") } else { Ok(pages) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An ELF file with these parts.
    fn elf(parts: &[(u32, &[u8])]) -> Vec<u8> {
        let head = 52 + 32 * parts.len();
        let mut file = vec![0; head];
        file[..5].copy_from_slice(b"\x7FELF\x01");
        file[18] = 40;
        file[28] = 52;
        file[42] = 32;
        file[44] = parts.len() as u8;
        for (number, (address, bytes)) in parts.iter().enumerate() {
            let words = [1, file.len() as u32, 0, *address, bytes.len() as u32];
            let at = 52 + 32 * number;
            for (place, word) in file[at..at + 20].chunks_mut(4).zip(words) {
                place.copy_from_slice(&word.to_le_bytes());
            }
            file.extend(*bytes);
        }
        file
    }

    fn word(block: &[u8], at: usize) -> u32 {
        u32::from_le_bytes(block[at..at + 4].try_into().unwrap())
    }

    #[test]
    fn sixteen_blocks_by_number_are_a_sector() {
        let file =
            from_elf(&elf(&[(0x1000_0000, &[1; 100]), (0x1000_0B00, &[2; 9]), (0x1000_4FFF, &[3; 2])]))
                .unwrap();
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
}
