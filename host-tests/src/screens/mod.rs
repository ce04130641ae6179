//! Pictures of the canvas on a laptop: PNG files, contact sheets, differences, and golden screens.

pub mod golden;
pub mod picture;
pub mod sheet;

pub use golden::{check, folder};
pub use picture::Picture;
pub use sheet::sheet;

use confidant_companion::Canvas;
use confidant_companion::draw::Colour;
use confidant_companion::draw::trace::Line;
use confidant_companion::texts::Language;

/// A named picture. Names are paths such as `scotland-yard/en/table`; what is before the last `/` is the group.
pub struct Shot {
    /// Its name.
    pub name: String,
    /// What it shows.
    pub picture: Picture,
}

impl Shot {
    /// A picture with its name.
    pub fn new(name: impl Into<String>, picture: Picture) -> Self {
        Self { name: name.into(), picture }
    }

    /// All of its name but the last part.
    pub fn group(&self) -> &str {
        self.name.rsplit_once('/').map_or("", |(group, _)| group)
    }
}

/// A canvas with this drawing on it.
pub fn drawn(draw: impl FnOnce(&mut Canvas)) -> Box<Canvas> {
    let mut canvas = Box::new(Canvas::new());
    draw(&mut canvas);
    canvas
}

/// How far two colours are from each other, from 1 to 21, as the guidelines for web content count it (WCAG 2, contrast ratio).
pub fn contrast(one: Colour, other: Colour) -> f64 {
    let light = |colour: Colour| {
        let linear = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        let [r, g, b] = colour.rgb().map(linear);
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (one, other) = (light(one), light(other));
    if one > other { one / other } else { other / one }
}

/// The least contrast of a text to what it was written on.
pub fn contrast_of(line: &Line) -> f64 {
    line.grounds.iter().map(|&ground| contrast(line.colour, ground)).fold(21.0, f64::min)
}

/// The picture without the signs of the running proof. They are the one thing that differs with a secret: by a key that
/// nobody knows before the end (`docs/fair-play.md`). Where they are and when they come must not differ.
pub fn without_proofs(canvas: &Canvas) -> Picture {
    let is_sign = |sign: char| sign.is_ascii_digit() || (sign.is_ascii_uppercase() && !"ILOU".contains(sign));
    let mut picture = Picture::of(canvas);
    for line in canvas.trace().lines() {
        let middle = line.area.x + line.area.width / 2;
        // The ten signs of an appearance stand behind their caption, centred with it.
        let signs = line.text.rsplit(' ').next().unwrap_or_default();
        let (left, right) = match signs.split('-').collect::<Vec<_>>()[..] {
            [four] if four.len() == 4 && four.chars().all(is_sign) => {
                // Flush right.
                (line.area.right() - 44, line.area.right() + 1)
            }
            [one, two] if one.len() == 5 && two.len() == 5 && one.chars().chain(two.chars()).all(is_sign) => {
                (middle - 106, middle + 106)
            }
            // The word before the four, which comes with them.
            _ if Language::ALL.iter().any(|of| line.text.as_str() == of.texts().proof_caption) => {
                (line.area.x, line.area.right() + 1)
            }
            _ => continue,
        };
        for y in line.base - 15..line.base + 5 {
            for x in left..right {
                picture.pixels[(y * 240 + x) as usize] = line.ground.unwrap_or(Colour::hex(0));
            }
        }
    }
    picture
}
