//! Which rows of the picture changed since it was last sent, found by a hash a row instead of a second canvas.

use core::ops::Range;

use super::canvas::{Canvas, SIZE};

const ROWS: usize = SIZE as usize;

/// The hash of every row that the panel shows.
pub struct RowHashes {
    hashes: [u32; ROWS],
    known: bool,
}

impl RowHashes {
    /// Nothing is known of the panel: the next picture is sent whole.
    pub const fn new() -> Self {
        Self { hashes: [0; ROWS], known: false }
    }

    /// Forgets what the panel shows, for instance after it slept.
    pub fn forget(&mut self) {
        self.known = false;
    }
}

impl Default for RowHashes {
    fn default() -> Self {
        Self::new()
    }
}

/// A set of rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChangedRows([u32; ROWS.div_ceil(32)]);

impl ChangedRows {
    const NONE: Self = Self([0; ROWS.div_ceil(32)]);

    fn insert(&mut self, row: usize) {
        if let Some(word) = self.0.get_mut(row / 32) {
            *word |= 1 << (row % 32);
        }
    }

    /// Whether a row changed.
    pub fn contains(&self, row: usize) -> bool {
        self.0.get(row / 32).is_some_and(|word| word >> (row % 32) & 1 == 1)
    }

    /// Whether nothing changed.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The changed rows from the top; together those with no more than `gap` others between them.
    pub fn runs(self, gap: usize) -> impl Iterator<Item = Range<usize>> {
        let mut next = 0;
        core::iter::from_fn(move || {
            let start = (next..ROWS).find(|&row| self.contains(row))?;
            let is_end = |&row: &usize| (row..=row + gap).all(|row| !self.contains(row));
            let end = (start..ROWS).find(is_end).unwrap_or(ROWS);
            next = end;
            Some(start..end)
        })
    }
}

impl Canvas {
    /// The rows that differ from those of `hashes`, which then are those of this picture.
    pub fn changed_rows(&self, hashes: &mut RowHashes) -> ChangedRows {
        self.changed_rows_of(0..ROWS, hashes)
    }

    /// The same for some of the rows: a body that sends the first ones while the next are looked at takes a picture
    /// in parts, from the top, the last one reaching the bottom.
    #[inline(never)]
    pub fn changed_rows_of(&self, rows: Range<usize>, hashes: &mut RowHashes) -> ChangedRows {
        let mut changed = ChangedRows::NONE;
        let all = self.pixels().chunks_exact(ROWS).zip(&mut hashes.hashes).enumerate();
        for (row, (pixels, known)) in all.skip(rows.start).take(rows.len()) {
            let hash = row_hash(pixels);
            if !hashes.known || *known != hash {
                *known = hash;
                changed.insert(row);
            }
        }
        hashes.known |= rows.end >= ROWS;
        changed
    }
}

/// Every step is a bijection of the hash and of the pixels: rows that differ in one word never collide.
///
/// By words, and eight at a time: it looks at all pixels of every picture, and the device's program is built for size, which would
/// be one by one.
fn row_hash(pixels: &[u16]) -> u32 {
    let (first, words, last) = bytemuck::pod_align_to::<u16, u32>(pixels);
    let beside = first.iter().chain(last).fold(0x811C_9DC5, |hash, &pixel| mixed(hash, pixel.into()));
    let (eights, rest) = words.as_chunks();
    let hash = eights.iter().fold(beside, |hash, &[a, b, c, d, e, f, g, h]| {
        let hash = mixed(mixed(mixed(mixed(hash, a), b), c), d);
        mixed(mixed(mixed(mixed(hash, e), f), g), h)
    });
    rest.iter().fold(hash, |hash, &word| mixed(hash, word))
}

#[inline(always)]
fn mixed(hash: u32, word: u32) -> u32 {
    (hash.rotate_left(7) ^ word).wrapping_mul(0x9E37_79B1)
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::vec::Vec;

    use super::*;
    use crate::draw::{Area, palette};

    fn sent(canvas: &Canvas, hashes: &mut RowHashes) -> Vec<(usize, usize)> {
        canvas.changed_rows(hashes).runs(0).map(|run| (run.start, run.end)).collect()
    }

    #[test]
    fn the_first_picture_is_sent_whole_and_the_same_one_not_again() {
        let canvas = Canvas::new();
        let mut hashes = RowHashes::new();
        assert_eq!(sent(&canvas, &mut hashes), [(0, 240)]);
        assert!(canvas.changed_rows(&mut hashes).is_empty());
        hashes.forget();
        assert_eq!(sent(&canvas, &mut hashes), [(0, 240)]);
    }

    #[test]
    fn only_what_was_touched_is_sent() {
        let mut canvas = Canvas::new();
        let mut hashes = RowHashes::new();
        canvas.changed_rows(&mut hashes);
        canvas.pixel(239, 0, palette::LAMP);
        canvas.rect(Area::new(3, 100, 1, 20), palette::LAMP);
        canvas.pixel(0, 239, palette::LAMP);
        let changed = canvas.changed_rows(&mut hashes);
        assert_eq!(changed.runs(0).collect::<Vec<_>>(), [0..1, 100..120, 239..240]);
        assert_eq!(changed.runs(98).collect::<Vec<_>>(), [0..1, 100..120, 239..240]);
        assert_eq!(changed.runs(99).collect::<Vec<_>>(), [0..120, 239..240]);
        assert!(changed.runs(240).eq(core::iter::once(0..240)));
        assert!(changed.contains(110) && !changed.contains(99) && !changed.contains(1000));
    }

    #[test]
    fn a_picture_taken_in_parts_changes_the_same_rows() {
        let mut canvas = Canvas::new();
        let (mut whole, mut parts) = (RowHashes::new(), RowHashes::new());
        for row in [3, 77, 239] {
            canvas.pixel(row, row, palette::LAMP);
            let changed = canvas.changed_rows(&mut whole);
            for part in [0..80, 80..160, 160..240] {
                let found = canvas.changed_rows_of(part.clone(), &mut parts);
                for row in 0..ROWS {
                    assert_eq!(found.contains(row), changed.contains(row) && part.contains(&row));
                }
            }
        }
    }

    #[test]
    fn every_single_pixel_changes_its_row() {
        let mut canvas = Canvas::new();
        let mut hashes = RowHashes::new();
        canvas.changed_rows(&mut hashes);
        for x in 0..SIZE {
            canvas.pixel(x, 17, palette::WAX_DIM);
            assert_eq!(sent(&canvas, &mut hashes), [(17, 18)], "column {x}");
        }
    }
}
