//! Signs, rasterised at build time at the sizes that are used.

use super::canvas::{Canvas, Coverage};
use super::palette::Colour;

include!(concat!(env!("OUT_DIR"), "/icons.rs"));

/// One icon at one size: its ink, and where that lies in the square.
struct IconImage {
    icon: Icon,
    size: u8,
    left: u8,
    top: u8,
    width: u8,
    height: u8,
    start: u32,
}

impl Icon {
    /// The image at the largest size that is not above this one.
    fn image(self, size: i32) -> Option<&'static IconImage> {
        let after = IMAGES.partition_point(|image| (image.icon, i32::from(image.size)) <= (self, size));
        IMAGES.get(after.checked_sub(1)?).filter(|image| image.icon == self)
    }

    /// The largest size up to this one at which it was rasterised, or the smallest of all.
    pub fn size_for(self, size: i32) -> i32 {
        let smallest = || IMAGES.iter().find(|image| image.icon == self);
        self.image(size).or_else(smallest).map_or(size, |image| image.size.into())
    }

    /// Whether it was rasterised at exactly this size.
    pub fn has_size(self, size: i32) -> bool {
        self.image(size).is_some_and(|image| i32::from(image.size) == size)
    }

    /// Its name in the table of icons.
    #[cfg(feature = "trace")]
    pub fn name(self) -> &'static str {
        NAMES.get(self as usize).copied().unwrap_or("")
    }

    /// Draws it into the square of this size at `x`, `y`, over whatever is there.
    pub fn draw(self, canvas: &mut Canvas, x: i32, y: i32, size: i32, colour: Colour) {
        canvas.note_sign(self);
        #[cfg(feature = "trace")]
        canvas.trace.icon(self, x, y, size);
        if let Some((left, top, coverage)) = self.coverage(size) {
            canvas.blend(x.saturating_add(left), y.saturating_add(top), coverage, colour);
        }
    }

    /// Its ink in a square of this size, and where that lies.
    pub(super) fn coverage(self, size: i32) -> Option<(i32, i32, Coverage<'static>)> {
        let image = self.image(size)?;
        let shift = (size - i32::from(image.size)) / 2;
        let bits = BITS.get(image.start as usize..).unwrap_or(&[]);
        let runs = image.size >= RUNS_FROM;
        let coverage = Coverage { width: image.width.into(), height: image.height.into(), bits, runs };
        Some((shift + i32::from(image.left), shift + i32::from(image.top), coverage))
    }

    /// Draws it with its middle at a point.
    pub fn draw_centred(self, canvas: &mut Canvas, x: i32, y: i32, size: i32, colour: Colour) {
        self.draw(canvas, x.saturating_sub(size / 2), y.saturating_sub(size / 2), size, colour);
    }

    /// Bytes of all images together.
    pub fn flash_bytes() -> usize {
        BITS.len() + size_of_val(&IMAGES)
    }
}
