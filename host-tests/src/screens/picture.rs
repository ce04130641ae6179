//! A copy of a canvas that can be compared and written to a file.

use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::Path;

use confidant_companion::draw::{Canvas, Colour};

/// Width and height of a screen.
pub const SIDE: usize = 240;

/// Pixels of any size, row by row.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// Width.
    pub width: usize,
    /// The pixels.
    pub pixels: Vec<Colour>,
}

impl Picture {
    /// What a canvas shows.
    pub fn of(canvas: &Canvas) -> Self {
        Self {
            width: SIDE,
            pixels: canvas.pixels().iter().map(|&halfword| Colour::from_panel(halfword)).collect(),
        }
    }

    /// One colour everywhere.
    pub fn plain(width: usize, height: usize, colour: Colour) -> Self {
        Self { width, pixels: vec![colour; width * height] }
    }

    /// Height.
    pub fn height(&self) -> usize {
        self.pixels.len() / self.width.max(1)
    }

    /// A number that stands for exactly these pixels (64-bit FNV-1a).
    pub fn hash(&self) -> u64 {
        let bytes = self.pixels.iter().flat_map(|colour| colour.bits().to_be_bytes());
        bytes.fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3))
    }

    /// Copies another into it.
    pub fn paste(&mut self, x: usize, y: usize, other: &Self) {
        for (row, pixels) in other.pixels.chunks(other.width).enumerate() {
            let start = (y + row) * self.width + x;
            self.pixels[start..start + other.width].copy_from_slice(pixels);
        }
    }

    /// A part of it.
    pub fn part(&self, x: usize, y: usize, width: usize, height: usize) -> Self {
        let rows = self.pixels.chunks(self.width).skip(y).take(height);
        Self { width, pixels: rows.flat_map(|row| row[x..x + width].iter().copied()).collect() }
    }

    /// Every pixel as a square.
    pub fn enlarged(&self, times: usize) -> Self {
        let mut pixels = Vec::with_capacity(self.pixels.len() * times * times);
        for row in self.pixels.chunks(self.width) {
            for _ in 0..times {
                pixels.extend(row.iter().flat_map(|&colour| std::iter::repeat_n(colour, times)));
            }
        }
        Self { width: self.width * times, pixels }
    }

    /// Where two pictures differ: the first one dimmed, differing pixels in red. Small differences of colour, as
    /// a palette makes them, do not count.
    pub fn difference(&self, other: &Self) -> Self {
        let far = |a: Colour, b: Colour| {
            a.rgb().iter().zip(b.rgb()).map(|(&a, b)| u32::from(a.abs_diff(b))).sum::<u32>() > 48
        };
        let mark = |(&a, &b): (&Colour, &Colour)| {
            if far(a, b) { Colour::hex(0xFF2020) } else { Colour::hex(0).under(a, 5) }
        };
        Self { width: self.width, pixels: self.pixels.iter().zip(&other.pixels).map(mark).collect() }
    }

    /// Writes a PNG file in true colour.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let bytes: Vec<u8> = self.pixels.iter().flat_map(|colour| colour.rgb()).collect();
        self.encode(path, None, &bytes)
    }

    /// Writes a PNG file with a palette: the 256 most frequent colours, others as the nearest of these.
    pub fn write_with_palette(&self, path: &Path) -> io::Result<()> {
        let mut counts = vec![0_u32; 1 << 16];
        for colour in &self.pixels {
            counts[usize::from(colour.bits())] += 1;
        }
        let mut used: Vec<u16> = (0..=u16::MAX).filter(|&bits| counts[usize::from(bits)] > 0).collect();
        used.sort_by_key(|&bits| (std::cmp::Reverse(counts[usize::from(bits)]), bits));
        let palette: Vec<[u8; 3]> =
            used.iter().take(256).map(|&bits| Colour::from_bits(bits).rgb()).collect();
        let mut index = vec![0_u8; 1 << 16];
        for &bits in &used {
            let rgb = Colour::from_bits(bits).rgb();
            let distance = |entry: &[u8; 3]| {
                entry.iter().zip(rgb).map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum::<u32>()
            };
            let nearest = (0..palette.len()).min_by_key(|&i| distance(&palette[i])).unwrap_or(0);
            index[usize::from(bits)] = nearest as u8;
        }
        let bytes: Vec<u8> = self.pixels.iter().map(|colour| index[usize::from(colour.bits())]).collect();
        self.encode(path, Some(palette.concat()), &bytes)
    }

    fn encode(&self, path: &Path, palette: Option<Vec<u8>>, bytes: &[u8]) -> io::Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let file = BufWriter::new(File::create(path)?);
        let mut encoder = png::Encoder::new(file, self.width as u32, self.height() as u32);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_compression(png::Compression::High);
        match palette {
            Some(palette) => {
                encoder.set_color(png::ColorType::Indexed);
                encoder.set_palette(palette);
                // A row of indices is not a picture: differences to its neighbours only make it larger.
                encoder.set_filter(png::Filter::NoFilter);
            }
            None => encoder.set_color(png::ColorType::Rgb),
        }
        encoder.write_header()?.write_image_data(bytes)?;
        Ok(())
    }

    /// Reads a PNG file of either kind.
    pub fn read(path: &Path) -> io::Result<Self> {
        let mut decoder = png::Decoder::new(io::BufReader::new(File::open(path)?));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info()?;
        let mut bytes = vec![0; reader.output_buffer_size().unwrap_or(0)];
        let frame = reader.next_frame(&mut bytes)?;
        let samples = frame.color_type.samples();
        if samples < 3 {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "not a picture in colour"));
        }
        let pixels = bytes.chunks_exact(samples).map(|pixel| {
            Colour::hex(u32::from(pixel[0]) << 16 | u32::from(pixel[1]) << 8 | u32::from(pixel[2]))
        });
        Ok(Self { width: frame.width as usize, pixels: pixels.collect() })
    }
}
