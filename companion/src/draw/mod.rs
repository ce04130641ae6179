//! The picture.

/// 240 x 240 pixels in RGB565.
pub struct Canvas {
    pixels: [u16; 57_600],
}

impl Canvas {
    /// All black.
    pub const fn new() -> Self {
        Self { pixels: [0; 57_600] }
    }

    /// The pixels, row by row.
    pub fn pixels(&self) -> &[u16; 57_600] {
        &self.pixels
    }

    /// One colour everywhere.
    pub fn fill(&mut self, colour: u16) {
        self.pixels.fill(colour);
    }
}

impl Default for Canvas {
    fn default() -> Self {
        Self::new()
    }
}
