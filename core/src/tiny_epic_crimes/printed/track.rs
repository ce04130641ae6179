//! The time boards: *reconstructed*. Printed are hours 1 to 48, the mark against timed events on 39 to 48 and the
//! red spaces 43 to 48; which hours are night and where the red lines lie is not public.

use crate::tiny_epic_crimes::cards::Origin;
use crate::tiny_epic_crimes::edition::{Hours, TimeBoard, TimeBoards};

const LINES: Hours = Hours::range(6, 6)
    .and(Hours::range(12, 12))
    .and(Hours::range(18, 18))
    .and(Hours::range(24, 24))
    .and(Hours::range(30, 30))
    .and(Hours::range(36, 36))
    .and(Hours::range(42, 42));

const SIDE: TimeBoard = TimeBoard {
    night: Hours::range(13, 24).and(Hours::range(37, 48)),
    lines: LINES,
    no_timed: Hours::range(39, 48),
    last: 48,
    red: 6,
};

/// Both sides, alike.
pub static TIME_BOARDS: TimeBoards = TimeBoards { origin: Origin::Reconstructed, standard: SIDE, coop: SIDE };
