//! Mister X's trail as the table sees it: one window a move, eleven a row.

use confidant_core::scotland_yard::Half;

use crate::draw::palette::{LAMP, PAPER, SLATE};
use crate::draw::{Area, Canvas, Icon};

use super::ticket::{TicketKind, stamp};

/// Windows in a row.
pub const WINDOWS_A_ROW: usize = 11;

/// Distance from window to window, and from row to row.
const PITCH: (i32, i32) = (20, 24);

/// One window of the trail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrailWindow {
    /// The ticket laid into it.
    pub ticket: Option<TicketKind>,
    /// Which half of a double move it is.
    pub half: Option<Half>,
    /// Whether Mister X shows himself after this move.
    pub appearance: bool,
    /// Whether he hides with this move, where he mostly stands openly.
    pub hides: bool,
    /// Whether the ticket has just been laid: shown inverted.
    pub fresh: bool,
}

fn place(x: i32, y: i32, index: usize) -> (i32, i32) {
    let (column, row) = ((index % WINDOWS_A_ROW) as i32, (index / WINDOWS_A_ROW) as i32);
    (x + column * PITCH.0, y + row * PITCH.1)
}

/// The whole board of windows, its upper left corner at `x`, `y`.
pub fn trail(canvas: &mut Canvas, x: i32, y: i32, windows: impl Iterator<Item = TrailWindow>) {
    for (index, window) in windows.enumerate() {
        let (x, y) = place(x, y, index);
        match window.ticket {
            Some(kind) => stamp(canvas, x, y, kind, window.fresh),
            None => {
                let area = Area::new(x, y, 18, 18);
                canvas.rounded(area, 2, SLATE);
                if window.appearance {
                    canvas.outline(area, 2, 1, LAMP);
                    Icon::Hat.draw(canvas, x + 3, y + 3, 12, LAMP);
                } else if window.hides {
                    Icon::Black.draw(canvas, x + 2, y + 2, 14, PAPER);
                }
            }
        }
        if window.hides {
            canvas.rect(Area::new(x + 2, y + 19, 14, 2), PAPER);
        }
        if window.appearance {
            canvas.rect(Area::new(x + 2, y + 19, 14, 2), LAMP);
        }
        // A bracket holds the halves of a double together.
        match window.half {
            Some(Half::First) => {
                canvas.rect(Area::new(x + 1, y - 4, 19, 2), PAPER);
                canvas.rect(Area::new(x + 1, y - 4, 2, 4), PAPER);
            }
            Some(Half::Second) => {
                canvas.rect(Area::new(x, y - 4, 17, 2), PAPER);
                canvas.rect(Area::new(x + 15, y - 4, 2, 4), PAPER);
            }
            None => {}
        }
    }
}

/// Where a window of it lies, with the frame round it.
pub fn trail_window(x: i32, y: i32, index: usize) -> Area {
    let (x, y) = place(x, y, index);
    Area::new(x - 2, y - 2, 22, 22)
}

/// The frame round the window that is looked at.
pub fn trail_cursor(canvas: &mut Canvas, x: i32, y: i32, index: usize) {
    canvas.outline(trail_window(x, y, index), 4, 2, PAPER);
}
