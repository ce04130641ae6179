//! Signs, rasterised at build time at the sizes that are used.

use super::canvas::{Canvas, Coverage};
use super::palette::Colour;

include!(concat!(env!("OUT_DIR"), "/icons.rs"));

/// One icon at one size.
struct IconImage {
    icon: Icon,
    size: u8,
    start: u32,
}

impl Icon {
    /// The coverage at the largest size that is not above this one.
    fn coverage(self, size: i32) -> Option<Coverage<'static>> {
        let after = IMAGES.partition_point(|image| (image.icon, i32::from(image.size)) <= (self, size));
        let image = IMAGES.get(after.checked_sub(1)?)?;
        if image.icon != self {
            return None;
        }
        let size = i32::from(image.size);
        let bits = BITS.get(image.start as usize..)?;
        Some(Coverage { width: size, height: size, bits })
    }

    /// Whether it was rasterised at exactly this size.
    pub fn has_size(self, size: i32) -> bool {
        self.coverage(size).is_some_and(|coverage| coverage.width == size)
    }

    /// Its name in the table of icons.
    #[cfg(feature = "trace")]
    pub fn name(self) -> &'static str {
        NAMES.get(self as usize).copied().unwrap_or("")
    }

    /// Draws it into the square of this size at `x`, `y`, over whatever is there.
    pub fn draw(self, canvas: &mut Canvas, x: i32, y: i32, size: i32, colour: Colour) {
        #[cfg(feature = "trace")]
        canvas.trace.icon(self, x, y, size);
        if let Some(coverage) = self.coverage(size) {
            let shift = (size - coverage.width) / 2;
            canvas.blend(x.saturating_add(shift), y.saturating_add(shift), coverage, colour);
        }
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
