//! What moves on the screens of Echo Ridge: dice that tumble, a marker on its way over the ring, and the
//! disc when day and night change.

use confidant_core::tiny_epic_crimes::kinds::Officer;

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

/// How long a change of day or night takes to wipe the disc, and how long one picture of it is shown.
const WIPES_FOR: Millis = 200;
const WIPE_FRAME: Millis = 40;

/// A marker on its way over the ring.
#[derive(Clone, Copy)]
pub(super) struct Moved {
    pub officer: Officer,
    pub from: u8,
    pub to: u8,
}

impl Moved {
    /// How long an hour takes: no way takes longer than ten short hours.
    fn step(self) -> Millis {
        let hours = Millis::from(self.to.saturating_sub(self.from)).max(1);
        60.min(600 / hours)
    }

    /// Where it is after so long.
    fn hour(self, shown: Millis) -> u8 {
        self.to.min(self.from.saturating_add((shown / self.step()).min(48) as u8))
    }
}

/// What moves on the clock once the table sees it: the marker that went on, and the disc if day and night changed.
#[derive(Clone, Copy, Default)]
pub(super) struct Passing {
    moved: Option<Moved>,
    /// Whether it was night before, if that has changed.
    was_night: Option<bool>,
    /// When the table first saw it; none as long as something else is shown.
    since: Option<Millis>,
}

impl Passing {
    /// What the table has seen is over when something new is to move.
    fn unseen(&mut self) -> &mut Self {
        if self.since.is_some() {
            *self = Self::default();
        }
        self
    }

    /// A marker goes on.
    pub fn go(&mut self, moved: Moved) {
        self.unseen().moved = Some(moved);
    }

    /// Day or night was, and is now: whether that is a change.
    pub fn turn(&mut self, was_night: bool, is_night: bool) -> bool {
        if was_night != is_night {
            let passing = self.unseen();
            // Of two changes that the table has not seen nothing is left.
            passing.was_night = if passing.was_night == Some(is_night) { None } else { Some(was_night) };
        }
        was_night != is_night
    }

    /// The table sees it now.
    pub fn seen(&mut self, now: Millis) {
        self.since.get_or_insert(now);
    }

    /// A key is pressed: what the table has seen is over, the rest is still to go.
    pub fn skip(&mut self) {
        self.unseen();
    }

    fn shown(self, now: Millis) -> Millis {
        self.since.map_or(0, |since| now.saturating_sub(since))
    }

    /// Where the marker of an officer on this hour is to be seen.
    pub fn hour(self, officer: Officer, hour: u8, now: Millis) -> u8 {
        let here = |moved: &Moved| moved.officer == officer && moved.to == hour;
        self.moved.filter(here).map_or(hour, |moved| moved.hour(self.shown(now)))
    }

    /// What the disc was, and how many of its rows are no longer so, if it is being wiped.
    pub fn wiped(self, rows: i32, now: Millis) -> Option<(bool, i32)> {
        let shown = self.shown(now) / WIPE_FRAME * WIPE_FRAME;
        let was_night = self.was_night.filter(|_| shown < WIPES_FOR)?;
        Some((was_night, rows * shown as i32 / WIPES_FOR as i32))
    }

    /// When the clock looks different next.
    pub fn moves_at(self, now: Millis) -> Option<Millis> {
        let (since, shown) = (self.since?, self.shown(now));
        let next = |step: Millis| since + (shown / step + 1) * step;
        let walks = self.moved.filter(|moved| moved.hour(shown) < moved.to).map(|moved| next(moved.step()));
        let wipes = self.was_night.filter(|_| shown < WIPES_FOR).map(|_| next(WIPE_FRAME));
        walks.into_iter().chain(wipes).min()
    }
}
