//! Contact sheets: all screens of a group on one picture, for people to look at.

use confidant_companion::draw::Colour;

use super::picture::{Picture, SIDE};

const COLUMNS: usize = 5;
const GAP: usize = 8;

/// The colour between the screens.
const MOUNT: Colour = Colour::hex(0x4A5561);

fn corner(index: usize) -> (usize, usize) {
    (GAP + (index % COLUMNS) * (SIDE + GAP), GAP + (index / COLUMNS) * (SIDE + GAP))
}

/// All screens, five a row, in their order.
pub fn sheet<'a>(screens: impl ExactSizeIterator<Item = &'a Picture>) -> Picture {
    let count = screens.len();
    let columns = count.clamp(1, COLUMNS);
    let rows = count.div_ceil(COLUMNS).max(1);
    let mut sheet = Picture::plain(GAP + columns * (SIDE + GAP), GAP + rows * (SIDE + GAP), MOUNT);
    for (index, screen) in screens.enumerate() {
        let (x, y) = corner(index);
        sheet.paste(x, y, screen);
    }
    sheet
}

/// The screen with this number on a sheet, if the sheet reaches that far.
pub fn cut(sheet: &Picture, index: usize) -> Option<Picture> {
    let (x, y) = corner(index);
    (x + SIDE <= sheet.width && y + SIDE <= sheet.height()).then(|| sheet.part(x, y, SIDE, SIDE))
}
