//! What moves on the screens of Echo Ridge: dice that tumble, and a marker on its way over the ring.

use confidant_core::tiny_epic_crimes::words::Officer;

use crate::input::Millis;

/// How long dice tumble, and how long one picture of it is shown.
const TUMBLES_FOR: Millis = 400;
const FRAME: Millis = 80;

/// The dice as they fell.
#[derive(Clone, Copy)]
pub(super) struct Roll {
    pub faces: [u8; 2],
    /// When the table first saw them tumble; none as long as something else is shown.
    since: Option<Millis>,
}

impl Roll {
    pub const fn new(faces: [u8; 2]) -> Self {
        Self { faces, since: None }
    }

    /// The table sees them now.
    pub fn seen(&mut self, now: Millis) {
        self.since.get_or_insert(now);
    }

    /// They lie still from now on, if the table has seen them.
    pub fn skip(&mut self) {
        self.since = self.since.map(|_| 0);
    }

    /// When they look different next.
    pub fn moves_at(self, now: Millis) -> Option<Millis> {
        let end = self.since? + TUMBLES_FOR;
        (end > now).then(|| (now + FRAME).min(end))
    }

    /// The faces to be shown now: tumbling, then as they fell.
    pub fn shown(self, now: Millis) -> [u8; 2] {
        let faces = self.faces;
        let shown = self.since.map_or(0, |since| now.saturating_sub(since));
        if shown >= TUMBLES_FOR {
            return faces;
        }
        // Any faces will do, as long as each picture has others.
        let step = (shown / FRAME) as u8;
        [(faces[0] + 3 * step + 1) % 6 + 1, (faces[1] + 5 * step + 2) % 6 + 1]
    }
}

/// A marker on its way over the ring.
#[derive(Clone, Copy)]
pub(super) struct Moved {
    pub officer: Officer,
    from: u8,
    pub to: u8,
    /// When the table first saw it move; none as long as something else is shown.
    since: Option<Millis>,
}

impl Moved {
    pub const fn new(officer: Officer, from: u8, to: u8) -> Self {
        Self { officer, from, to, since: None }
    }

    /// The table sees it now.
    pub fn seen(&mut self, now: Millis) {
        self.since.get_or_insert(now);
    }

    /// What is left of it when a key is pressed: one that the table has not seen yet is still to go.
    pub fn skipped(self) -> Option<Self> {
        self.since.is_none().then_some(self)
    }

    /// How long an hour takes: no way takes longer than ten short hours.
    fn step(self) -> Millis {
        let hours = Millis::from(self.to.saturating_sub(self.from)).max(1);
        60.min(600 / hours)
    }

    /// Where it is to be seen at this time.
    pub fn hour(self, now: Millis) -> u8 {
        let steps = self.since.map_or(0, |since| now.saturating_sub(since) / self.step());
        self.to.min(self.from.saturating_add(steps.min(48) as u8))
    }

    /// When it is somewhere else next.
    pub fn moves_at(self, now: Millis) -> Option<Millis> {
        let since = self.since.filter(|_| self.hour(now) < self.to)?;
        Some(since + ((now - since) / self.step() + 1) * self.step())
    }
}
