//! The turn clock. Time comes in with every input; a pause stops it, an undo turns it back.

use serde::{Deserialize, Serialize};

use crate::input::Millis;

/// What the turn clock does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum ClockSetting {
    /// No clock.
    #[default]
    Off,
    /// It counts up from the beginning of each turn.
    Up,
    /// It counts down from this many minutes.
    Down {
        /// The time of a turn.
        minutes: u8,
    },
    /// Each seat has this many minutes for the whole game; they run down only in its own turns.
    Bank {
        /// The time of a seat.
        minutes: u8,
    },
}

impl ClockSetting {
    /// The settings to choose from, in order.
    pub const CHOICES: [Self; 11] = [
        Self::Off,
        Self::Up,
        Self::Down { minutes: 1 },
        Self::Down { minutes: 2 },
        Self::Down { minutes: 3 },
        Self::Down { minutes: 5 },
        Self::Down { minutes: 10 },
        Self::Bank { minutes: 10 },
        Self::Bank { minutes: 15 },
        Self::Bank { minutes: 20 },
        Self::Bank { minutes: 30 },
    ];
}

/// The time of a game and of its turn, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// Played before `since`.
    before: u32,
    /// When the time began to run that is not in `before` yet; none while it stands.
    since: Option<Millis>,
    /// What the game's time was when the turn began, as if the turn had never been interrupted by an undo.
    turn: i64,
}

impl Clock {
    /// A clock that stands at 0.
    pub const fn new() -> Self {
        Self { before: 0, since: None, turn: 0 }
    }

    /// How long the game has been played.
    pub fn elapsed(&self, now: Millis) -> u32 {
        let running = self.since.map_or(0, |since| now.saturating_sub(since));
        self.before.saturating_add(u32::try_from(running).unwrap_or(u32::MAX))
    }

    /// How long this turn has taken.
    pub fn turn(&self, now: Millis) -> u32 {
        u32::try_from((i64::from(self.elapsed(now)) - self.turn).max(0)).unwrap_or(u32::MAX)
    }

    /// Whether time runs.
    pub fn runs(&self) -> bool {
        self.since.is_some()
    }

    /// Time stands still from now on.
    pub fn stop(&mut self, now: Millis) {
        self.before = self.elapsed(now);
        self.since = None;
    }

    /// Time runs from now on.
    pub fn run(&mut self, now: Millis) {
        if self.since.is_none() {
            self.since = Some(now);
        }
    }

    /// The game's time is this: it was read from a record.
    pub fn set(&mut self, elapsed: u32) {
        self.before = elapsed;
        self.since = None;
    }

    /// A new turn begins at this time of the game, with so much of it used already.
    pub fn begin_turn(&mut self, elapsed: u32, used: u32) {
        self.turn = i64::from(elapsed) - i64::from(used);
    }
}

impl Default for Clock {
    fn default() -> Self {
        Self::new()
    }
}

/// What a clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Whole seconds: used, or left.
    pub seconds: u32,
    /// Whether it is in its last ten seconds, or beyond them.
    pub late: bool,
    /// Of how many it runs down; 0 if it counts up.
    pub of: u32,
    /// Whole seconds beyond its end.
    pub over: u32,
}

/// What the clock shows when `turn` of this turn and `before` in earlier ones have passed; none if there is no clock.
pub fn face(setting: ClockSetting, turn: u32, before: u32) -> Option<Face> {
    let (minutes, used) = match setting {
        ClockSetting::Off => return None,
        ClockSetting::Up => return Some(Face { seconds: turn / 1000, late: false, of: 0, over: 0 }),
        ClockSetting::Down { minutes } => (minutes, turn),
        ClockSetting::Bank { minutes } => (minutes, before.saturating_add(turn)),
    };
    let all = u32::from(minutes) * 60_000;
    let seconds = all.saturating_sub(used).div_ceil(1000);
    Some(Face { seconds, late: seconds <= 10, of: all / 1000, over: used.saturating_sub(all) / 1000 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_stops_the_time_and_an_undo_turns_the_turn_back() {
        let mut clock = Clock::new();
        clock.run(1_000);
        assert_eq!(clock.elapsed(5_000), 4_000);
        clock.stop(5_000);
        assert_eq!(clock.elapsed(60_000), 4_000);
        clock.run(60_000);
        assert_eq!(clock.turn(61_000), 5_000);
        // An entry is made after 5 s of the turn; the next one thinks for 20 s, then the entry is taken back.
        clock.begin_turn(5_000, 0);
        assert_eq!(clock.turn(81_000), 20_000);
        clock.begin_turn(clock.elapsed(81_000), 5_000);
        assert_eq!(clock.turn(82_000), 6_000);
    }

    #[test]
    fn a_clock_that_runs_down_ends_at_zero() {
        let setting = ClockSetting::Down { minutes: 1 };
        assert_eq!(face(setting, 0, 0), Some(Face { seconds: 60, late: false, of: 60, over: 0 }));
        assert_eq!(face(setting, 50_000, 9), Some(Face { seconds: 10, late: true, of: 60, over: 0 }));
        assert_eq!(face(setting, 100_000, 0), Some(Face { seconds: 0, late: true, of: 60, over: 40 }));
        assert_eq!(
            face(ClockSetting::Up, 61_999, 0),
            Some(Face { seconds: 61, late: false, of: 0, over: 0 })
        );
        assert_eq!(face(ClockSetting::Off, 5, 0), None);
    }

    #[test]
    fn a_sum_of_minutes_runs_down_over_all_turns_of_a_seat() {
        let setting = ClockSetting::Bank { minutes: 10 };
        assert_eq!(face(setting, 30_000, 0), Some(Face { seconds: 570, late: false, of: 600, over: 0 }));
        assert_eq!(face(setting, 30_000, 565_000), Some(Face { seconds: 5, late: true, of: 600, over: 0 }));
        assert_eq!(face(setting, 90_000, 565_000), Some(Face { seconds: 0, late: true, of: 600, over: 55 }));
    }
}
