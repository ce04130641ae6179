//! Pictures of the canvas on a laptop: PNG files, contact sheets, differences, and golden screens.

pub mod golden;
pub mod picture;
pub mod sheet;

pub use golden::{check, folder};
pub use picture::Picture;
pub use sheet::sheet;

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
