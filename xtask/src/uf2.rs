//! The program as a UF2 file ([`confidant_pack::uf2`]).

use confidant_pack::uf2::{Chip, Pages, file, put};

const FLASH: std::ops::Range<u32> = 0x1000_0000..0x1100_0000;

/// The UF2 file of an ELF file for this chip.
pub(crate) fn from_elf(chip: Chip, elf: &[u8]) -> Result<Vec<u8>, &'static str> {
    pages(elf).map(|pages| file(chip, pages))
}

/// What goes to flash, page by page.
fn pages(elf: &[u8]) -> Result<Pages, &'static str> {
    let half = |at: usize| Some(u16::from_le_bytes(elf.get(at..at + 2)?.try_into().ok()?));
    let word = |at: usize| Some(u32::from_le_bytes(elf.get(at..at + 4)?.try_into().ok()?));
    if elf.get(..5) != Some(b"\x7FELF\x01") || half(18) != Some(40) {
        return Err("no 32-bit ELF file for ARM");
    }
    let broken = "a broken ELF file";
    let table = word(28).ok_or(broken)? as usize;
    let (size, count) = (half(42).ok_or(broken)?, half(44).ok_or(broken)?);
    let mut pages = Pages::new();
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
        put(&mut pages, address, elf.get(offset..offset + len).ok_or(broken)?);
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

    #[test]
    fn every_part_goes_to_its_address() {
        let file = from_elf(Chip::Rp2040, &elf(&[(0x1000_0000, &[1; 100]), (0x1000_4FFF, &[3; 2])])).unwrap();
        let blocks: Vec<&[u8]> = file.chunks(512).collect();
        assert_eq!(blocks.len(), 3 * 16);
        assert_eq!((blocks[0][32 + 99], blocks[0][32 + 100]), (1, 0xFF));
        assert_eq!((blocks[31][32 + 255], blocks[32][32]), (3, 3));
        assert!(from_elf(Chip::Rp2040, &elf(&[(0x2000_0000, &[1])])).is_err(), "no part lies in flash");
    }
}
