//! What moves on the wall's screen when an entry was stored. It begins when the table sees it, and any key ends it.

use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{ClueId, Column};

use crate::input::Millis;

/// How long a card that was just laid is inverted.
const INVERTED_FOR: Millis = 80;
/// How long removed clues are struck before they are gone.
const STRUCK_FOR: Millis = 200;
/// How long a clue flies, and in how many steps.
const FLIES_FOR: Millis = 240;
const STEPS: Millis = 3;

/// What moves.
#[derive(Clone, Copy)]
pub(super) enum Moving {
    /// Open witnesses were laid, from this place on.
    Opened {
        /// The first of them.
        from: usize,
    },
    /// A clue was taken, after others below it perhaps.
    Taken {
        /// Out of this column.
        column: Column,
        /// Which.
        clue: ClueId,
        /// By whom.
        seat: Seat,
        /// Whether others below it were removed.
        removed: bool,
    },
}

/// Something that moves.
#[derive(Clone, Copy)]
pub(super) struct Motion {
    pub(super) what: Moving,
    since: Option<Millis>,
}

/// What is to be seen of it at a moment.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// It has not begun, or is over.
    Still,
    /// Cards are inverted, or removed clues struck.
    First,
    /// A clue flies: this many steps of [`Motion::STEPS`] are done.
    Flies(i32),
}

impl Motion {
    pub(super) const STEPS: i32 = STEPS as i32;

    pub(super) fn new(what: Moving) -> Self {
        Self { what, since: None }
    }

    pub(super) fn seen(&mut self, now: Millis) {
        self.since.get_or_insert(now);
    }

    pub(super) fn has_begun(&self) -> bool {
        self.since.is_some()
    }

    /// What is to be seen now.
    pub(super) fn stage(&self, now: Millis) -> Stage {
        // Before the first moment is as at it.
        let passed = self.since.map_or(0, |since| now.saturating_sub(since));
        match self.what {
            Moving::Opened { .. } if passed < INVERTED_FOR => Stage::First,
            Moving::Taken { removed: true, .. } if passed < STRUCK_FOR => Stage::First,
            Moving::Taken { removed, .. } => {
                let flown = if removed { passed - STRUCK_FOR } else { passed };
                if flown < FLIES_FOR {
                    Stage::Flies((flown * STEPS / FLIES_FOR) as i32)
                } else {
                    Stage::Still
                }
            }
            _ => Stage::Still,
        }
    }

    /// When the next picture is due.
    pub(super) fn moves_at(&self, now: Millis) -> Option<Millis> {
        let since = self.since?;
        let step = FLIES_FOR / STEPS;
        let moments = match self.what {
            Moving::Opened { .. } => [INVERTED_FOR; 4],
            Moving::Taken { removed, .. } => {
                let struck = if removed { STRUCK_FOR } else { 0 };
                [struck, struck + step, struck + 2 * step, struck + FLIES_FOR]
            }
        };
        moments.into_iter().map(|moment| since + moment).find(|&moment| moment > now)
    }
}
