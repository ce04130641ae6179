//! Pictures of the canvas on a laptop: PNG files, contact sheets, differences, and golden screens.

pub mod golden;
pub mod picture;
pub mod sheet;

pub use golden::{check, folder};
pub use picture::Picture;
pub use sheet::sheet;

use confidant_companion::Canvas;
use confidant_companion::draw::Colour;

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

/// The picture without the signs of the running proof. They are the one thing that differs with a secret: by a key that
/// nobody knows before the end (`docs/fair-play.md`). Where they are and when they come must not differ.
pub fn without_proofs(canvas: &Canvas) -> Picture {
    let is_sign = |sign: char| sign.is_ascii_digit() || (sign.is_ascii_uppercase() && !"ILOU".contains(sign));
    let mut picture = Picture::of(canvas);
    for line in canvas.trace().lines() {
        let middle = line.area.x + line.area.width / 2;
        let (left, right) = match line.text.split('-').collect::<Vec<_>>()[..] {
            [four] if four.len() == 4 && four.chars().all(is_sign) => {
                // Flush right.
                (line.area.right() - 44, line.area.right() + 1)
            }
            [one, two] if one.len() == 5 && two.len() == 5 && one.chars().chain(two.chars()).all(is_sign) => {
                (middle - 76, middle + 76)
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
