//! The picture: one canvas, one palette, one set of letters and signs, and the parts that screens are made of.
//!
//! Everything is integers and tables made at build time. A part is given plain values and texts; it knows no
//! game and no language. `trace` (a feature, for tests and for the page's screen readers) records what a person reads.

mod anywhere;
pub mod canvas;
pub mod icons;
pub mod large;
pub mod palette;
pub mod parts;
pub mod rows;
pub mod shapes;
mod tables;
#[cfg(test)]
mod tests;
pub mod text;
pub mod touch;
#[cfg(feature = "trace")]
pub mod trace;
pub mod wrap;

pub use anywhere::{Label, Sign};
pub use canvas::{Area, Canvas, SIZE, Signs};
pub use icons::Icon;
pub use palette::Colour;
pub use rows::{ChangedRows, RowHashes};
pub use text::{Pen, Style, number};
