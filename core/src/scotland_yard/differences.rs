//! What may differ from one printing to the next: single lines of the board, and when Mister X appears.

use core::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use super::station::Station;
use super::ticket::Ticket;

/// After which of his moves Mister X appears, in order.
#[derive(Clone, Copy)]
pub struct Appearances {
    after: [u8; MOST_APPEARANCES],
    count: u8,
}

/// Most appearances.
pub const MOST_APPEARANCES: usize = 8;

impl Appearances {
    /// After these moves; those beyond [`MOST_APPEARANCES`] are left out.
    #[allow(clippy::indexing_slicing)] // below the length of both
    pub const fn after(moves: &[u8]) -> Self {
        let mut all = Self { after: [0; MOST_APPEARANCES], count: 0 };
        while (all.count as usize) < MOST_APPEARANCES && (all.count as usize) < moves.len() {
            all.after[all.count as usize] = moves[all.count as usize];
            all.count += 1;
        }
        all
    }

    /// After which moves.
    pub fn as_slice(&self) -> &[u8] {
        self.after.get(..usize::from(self.count)).unwrap_or(&self.after)
    }
}

impl Hash for Appearances {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

/// A line of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Line {
    /// The ticket that it takes; black: the ferry.
    pub ticket: Ticket,
    /// One end, the lower number.
    pub a: Station,
    /// The other end.
    pub b: Station,
}

impl Line {
    pub(super) fn other_end(self, end: Station) -> Option<Station> {
        match end {
            _ if end == self.a => Some(self.b),
            _ if end == self.b => Some(self.a),
            _ => None,
        }
    }
}

/// A line that this board has and others have not, or the other way round.
#[derive(Clone, Copy, Hash)]
pub(super) struct Change {
    pub line: Line,
    /// Whether it is there.
    pub open: bool,
}

/// Most differences of a board.
pub const MOST_CHANGES: usize = 24;

/// How a board differs; a later change counts before an earlier one.
#[derive(Clone, Copy)]
pub(super) struct Changes {
    list: [Option<Change>; MOST_CHANGES],
}

impl Changes {
    pub const NONE: Self = Self { list: [None; MOST_CHANGES] };

    pub(super) fn and(mut self, change: Change) -> Option<Self> {
        *self.list.iter_mut().find(|slot| slot.is_none())? = Some(change);
        Some(self)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Change> {
        self.list.iter().map_while(|change| *change)
    }

    /// Whether a line is there; nothing if nothing was said of it.
    pub(super) fn of_line(&self, ticket: Ticket, from: Station, to: Station) -> Option<bool> {
        let of_it = |Change { line, .. }: &Change| line.ticket == ticket && line.other_end(from) == Some(to);
        let said = self.iter().filter(of_it).last();
        said.map(|change| change.open)
    }
}
