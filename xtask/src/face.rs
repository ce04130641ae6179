//! The type of the page: the Noto Sans that the companion is drawn with, cut down to the letters that the page needs and
//! packed as WOFF, so that the page looks alike on every machine. The font has neither hints nor instructions; kerning
//! is left out, as on the device. The name table stays whole: it carries copyright and licence.

use std::collections::BTreeMap;

use miniz_oxide::deflate::compress_to_vec_zlib;
use ttf_parser::{Face, GlyphId, RawFace, Tag};

use crate::web::PageFile;

/// Latin-1 and what else French and German need, as on the device; then quotation marks, dots, dash and minus of the page.
fn letters() -> Vec<char> {
    let mut all: Vec<char> = (' '..='~').chain('\u{a0}'..='\u{ff}').chain("ŒœŸ–—‘’“”„…−€".chars()).collect();
    all.sort_unstable();
    all
}

/// Both faces as files of the page.
pub(crate) fn faces() -> Result<[PageFile; 2], String> {
    let face = |name: &str, ttf| {
        let bytes = cut(ttf).map(|tables| woff(&tables)).ok_or_else(|| format!("{name}: not such a font"))?;
        Ok::<_, String>(PageFile { name: name.into(), bytes })
    };
    Ok([
        face("noto-sans-regular.woff", notosans::REGULAR_TTF)?,
        face("noto-sans-bold.woff", notosans::BOLD_TTF)?,
    ])
}

type Tables = BTreeMap<[u8; 4], Vec<u8>>;

/// The tables of the smaller font: a glyph for what is missing, one a letter, then the parts that these are composed of.
fn cut(ttf: &[u8]) -> Option<Tables> {
    let raw = RawFace::parse(ttf, 0).ok()?;
    let face = Face::parse(ttf, 0).ok()?;
    let table = |tag: &[u8; 4]| raw.table(Tag::from_bytes(tag)).map(<[u8]>::to_vec);
    let (glyf, loca) = (table(b"glyf")?, table(b"loca")?);
    let mut head = table(b"head")?;
    // Offsets of four bytes.
    if head.get(51) != Some(&1) {
        return None;
    }
    let letters = letters();
    let mut glyphs = vec![GlyphId(0)];
    for &letter in &letters {
        glyphs.push(face.glyph_index(letter)?);
    }
    let (mut new_glyf, mut new_loca, mut hmtx) = (Vec::new(), Vec::new(), Vec::new());
    let mut next = 0;
    while let Some(&glyph) = glyphs.get(next) {
        next += 1;
        let place = usize::from(glyph.0) * 4;
        let mut outline = glyf.get(long(&loca, place)?..long(&loca, place + 4)?)?.to_vec();
        for at in parts(&outline)? {
            let part = GlyphId(short(&outline, at)?);
            let index = glyphs.iter().position(|&other| other == part).unwrap_or_else(|| {
                glyphs.push(part);
                glyphs.len() - 1
            });
            outline.get_mut(at..at + 2)?.copy_from_slice(&u16::try_from(index).ok()?.to_be_bytes());
        }
        new_loca.extend(u32::try_from(new_glyf.len()).ok()?.to_be_bytes());
        new_glyf.append(&mut outline);
        new_glyf.resize(new_glyf.len().next_multiple_of(4), 0);
        hmtx.extend(face.glyph_hor_advance(glyph)?.to_be_bytes());
        hmtx.extend(face.glyph_hor_side_bearing(glyph)?.to_be_bytes());
    }
    new_loca.extend(u32::try_from(new_glyf.len()).ok()?.to_be_bytes());
    let count = u16::try_from(glyphs.len()).ok()?.to_be_bytes();
    let (mut hhea, mut maxp) = (table(b"hhea")?, table(b"maxp")?);
    hhea.get_mut(34..36)?.copy_from_slice(&count);
    maxp.get_mut(4..6)?.copy_from_slice(&count);
    head.get_mut(8..12)?.fill(0);
    let mut tables = Tables::from([
        (*b"cmap", cmap(&letters)?),
        (*b"glyf", new_glyf),
        (*b"head", head),
        (*b"hhea", hhea),
        (*b"hmtx", hmtx),
        (*b"loca", new_loca),
        (*b"maxp", maxp),
    ]);
    for tag in [b"OS/2", b"gasp", b"name", b"post"] {
        tables.insert(*tag, table(tag)?);
    }
    let whole = 0xb1b0_afba_u32.wrapping_sub(sum(&font(&tables)));
    tables.get_mut(b"head")?.get_mut(8..12)?.copy_from_slice(&whole.to_be_bytes());
    Some(tables)
}

/// Where an outline names other glyphs that it is composed of.
fn parts(outline: &[u8]) -> Option<Vec<usize>> {
    const WORDS: u16 = 1;
    const SCALE: u16 = 8;
    const MORE: u16 = 0x20;
    const TWO_SCALES: u16 = 0x40;
    const FOUR_SCALES: u16 = 0x80;
    let mut found = Vec::new();
    // A space has no outline, a simple glyph a number of contours.
    if outline.is_empty() || short(outline, 0)? < 0x8000 {
        return Some(found);
    }
    let mut at = 10;
    loop {
        let flags = short(outline, at)?;
        found.push(at + 2);
        at += if flags & WORDS != 0 { 8 } else { 6 };
        at += match flags & (SCALE | TWO_SCALES | FOUR_SCALES) {
            0 => 0,
            SCALE => 2,
            TWO_SCALES => 4,
            _ => 8,
        };
        if flags & MORE == 0 {
            return Some(found);
        }
    }
}

/// Which glyph a letter has (format 4): glyphs follow each other as the letters do, so that a run of letters needs only
/// the distance between the two.
fn cmap(letters: &[char]) -> Option<Vec<u8>> {
    let mut runs: Vec<(u16, u16, u16)> = Vec::new();
    for (glyph, &letter) in (1_u16..).zip(letters) {
        let code = u16::try_from(u32::from(letter)).ok()?;
        match runs.last_mut() {
            Some((_, end, _)) if *end + 1 == code => *end = code,
            _ => runs.push((code, code, glyph.wrapping_sub(code))),
        }
    }
    runs.push((0xffff, 0xffff, 1));
    let count = u16::try_from(runs.len()).ok()?;
    let power = count.ilog2() as u16;
    let mut words = vec![4, 16 + 8 * count, 0, 2 * count, 2 << power, power, 2 * count - (2 << power)];
    words.extend(runs.iter().map(|run| run.1));
    words.push(0);
    words.extend(runs.iter().map(|run| run.0));
    words.extend(runs.iter().map(|run| run.2));
    words.extend(runs.iter().map(|_| 0));
    // One table, for Unicode on Windows, which every browser reads; it begins after these twelve bytes.
    let head = [0, 1, 3, 1, 0, 12];
    Some(head.into_iter().chain(words).flat_map(u16::to_be_bytes).collect())
}

/// The font as a file by itself.
fn font(tables: &Tables) -> Vec<u8> {
    let count = tables.len() as u16;
    let power = count.ilog2() as u16;
    let mut file: Vec<u8> = [0, 1, 0, 0]
        .into_iter()
        .chain([count, 16 << power, power, 16 * count - (16 << power)].into_iter().flat_map(u16::to_be_bytes))
        .collect();
    let mut start = file.len() + 16 * tables.len();
    for (tag, bytes) in tables {
        file.extend(tag);
        file.extend(
            [sum_of(bytes, tag), start as u32, bytes.len() as u32].into_iter().flat_map(u32::to_be_bytes),
        );
        start += bytes.len().next_multiple_of(4);
    }
    for bytes in tables.values() {
        file.extend(bytes);
        file.resize(file.len().next_multiple_of(4), 0);
    }
    file
}

/// The font as the page gets it: each table deflated by itself.
fn woff(tables: &Tables) -> Vec<u8> {
    let mut start = 44 + 20 * tables.len();
    let (mut list, mut data) = (Vec::new(), Vec::new());
    for (tag, bytes) in tables {
        let packed = Some(compress_to_vec_zlib(bytes, 10)).filter(|packed| packed.len() < bytes.len());
        let packed = packed.as_ref().unwrap_or(bytes);
        list.extend(tag);
        let words = [start as u32, packed.len() as u32, bytes.len() as u32, sum_of(bytes, tag)];
        list.extend(words.into_iter().flat_map(u32::to_be_bytes));
        data.extend(packed);
        data.resize(data.len().next_multiple_of(4), 0);
        start = 44 + 20 * tables.len() + data.len();
    }
    let mut file = b"wOFF\0\x01\0\0".to_vec();
    file.extend((start as u32).to_be_bytes());
    file.extend((tables.len() as u16).to_be_bytes());
    file.extend([0; 2]);
    file.extend((font(tables).len() as u32).to_be_bytes());
    // The font's version, then neither metadata nor private data.
    file.extend([0, 1, 0, 0].into_iter().chain([0; 20]));
    file.append(&mut list);
    file.append(&mut data);
    file
}

/// The checksum of a table; that of `head` leaves out the word that makes up for the whole font.
fn sum_of(bytes: &[u8], tag: &[u8; 4]) -> u32 {
    let left_out = if tag == b"head" { bytes.get(8..12) } else { None };
    sum(bytes).wrapping_sub(sum(left_out.unwrap_or_default()))
}

/// The sum of these bytes, four at a time.
fn sum(bytes: &[u8]) -> u32 {
    bytes
        .chunks(4)
        .map(|chunk| (0..4).fold(0, |word, at| word << 8 | u32::from(chunk.get(at).copied().unwrap_or(0))))
        .fold(0, u32::wrapping_add)
}

fn short(bytes: &[u8], at: usize) -> Option<u16> {
    bytes.get(at..at + 2)?.try_into().ok().map(u16::from_be_bytes)
}

fn long(bytes: &[u8], at: usize) -> Option<usize> {
    bytes.get(at..at + 4)?.try_into().ok().map(|word| u32::from_be_bytes(word) as usize)
}

#[cfg(test)]
mod tests {
    use ttf_parser::OutlineBuilder;
    use ttf_parser::name_id::COPYRIGHT_NOTICE;

    use super::*;

    /// An outline as text.
    #[derive(Default)]
    struct Drawn(String);

    impl OutlineBuilder for Drawn {
        fn move_to(&mut self, x: f32, y: f32) {
            self.0 += &format!("M{x} {y}");
        }
        fn line_to(&mut self, x: f32, y: f32) {
            self.0 += &format!("L{x} {y}");
        }
        fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
            self.0 += &format!("Q{x1} {y1} {x} {y}");
        }
        fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
            self.0 += &format!("C{x1} {y1} {x2} {y2} {x} {y}");
        }
        fn close(&mut self) {
            self.0 += "Z";
        }
    }

    fn draw(face: &Face<'_>, letter: char) -> (String, Option<u16>) {
        let glyph = face.glyph_index(letter).unwrap();
        let mut drawn = Drawn::default();
        face.outline_glyph(glyph, &mut drawn);
        (drawn.0, face.glyph_hor_advance(glyph))
    }

    #[test]
    fn every_letter_looks_as_in_the_whole_font_and_the_copyright_stays() {
        for ttf in [notosans::REGULAR_TTF, notosans::BOLD_TTF] {
            let small = font(&cut(ttf).unwrap());
            assert_eq!(sum(&small), 0xb1b0_afba, "the sum of a font is always this");
            let (whole, small) = (Face::parse(ttf, 0).unwrap(), Face::parse(&small, 0).unwrap());
            for letter in letters() {
                assert_eq!(draw(&small, letter), draw(&whole, letter), "{letter:?}");
            }
            assert!(draw(&small, 'é').0.matches('Z').count() >= 3, "composed letters have their parts");
            assert!(small.glyph_index('Ω').is_none());
            let copyright = small.names().into_iter().find(|name| name.name_id == COPYRIGHT_NOTICE).unwrap();
            assert_eq!(copyright.to_string().unwrap(), "Copyright 2012 Google Inc. All Rights Reserved.");
        }
    }
}
