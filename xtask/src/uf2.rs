//! UF2, the form in which a board in boot mode takes a program: blocks of 512 bytes, a page of flash in each.

use std::collections::BTreeMap;

const PAGE: u32 = 256;
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
    if pages.is_empty() { Err("nothing to put into flash") } else { Ok(pages) }
}
