//! The puzzles that were solved: the days in a row, the printed ones, the best times. Kept in the settings.

use confidant_core::id::Id as _;
use confidant_core::schinderhannes::Grade;
use confidant_core::schinderhannes::solitaire::Numbered;
use serde::{Deserialize, Serialize};

/// How many printed puzzles there are.
pub(super) const PRINTED: usize = 4;
/// How many days are remembered: five weeks of the calendar.
const DAYS: u32 = 35;

/// What is remembered of puzzles of one sort.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Best {
    /// Whether one was solved.
    pub solved: bool,
    /// The best time in seconds without hints; 0: none yet.
    pub seconds: u16,
}

/// How a puzzle was solved.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Solution {
    /// Without hints, and without Confidant's conclusions.
    pub alone: bool,
    /// In this time.
    pub seconds: u16,
}

impl Best {
    fn add(&mut self, result: Solution) {
        self.solved = true;
        if result.alone && (self.seconds == 0 || result.seconds < self.seconds) {
            self.seconds = result.seconds.max(1);
        }
    }
}

/// A day of the calendar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// Its puzzle was not solved.
    No,
    /// It was, with hints,
    Helped,
    /// or without.
    Alone,
}

/// The puzzles that were solved.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Solved {
    /// The number of the next puzzle where nobody knows the day.
    pub next: u16,
    /// How hard endless puzzles are.
    pub level: Grade,
    /// The last day whose puzzle was solved; or the running number of it.
    last: u32,
    /// The days up to that one, itself in the lowest bit: whether they were solved,
    days: u64,
    /// and without hints.
    alone: u64,
    /// How many up to it were solved in a row, each in its turn.
    streak: u16,
    /// What the last one took, in seconds.
    seconds: u16,
    printed: [Best; PRINTED],
    grades: [Best; Grade::ALL.len()],
}

impl Solved {
    /// None.
    // A new companion is made in its place only if all of its parts are made inline.
    #[inline(always)]
    pub const fn new() -> Self {
        const NONE: Best = Best { solved: false, seconds: 0 };
        Self {
            next: 1,
            level: Grade::Sets,
            last: 0,
            days: 0,
            alone: 0,
            streak: 0,
            seconds: 0,
            printed: [NONE; PRINTED],
            grades: [NONE; Grade::ALL.len()],
        }
    }

    /// As many as there can be.
    #[cfg(test)]
    pub(crate) const MOST: Self = {
        const BEST: Best = Best { solved: true, seconds: u16::MAX };
        Self {
            next: u16::MAX,
            level: Grade::Many,
            last: u32::MAX,
            days: (1 << DAYS) - 1,
            alone: (1 << DAYS) - 1,
            streak: u16::MAX,
            seconds: u16::MAX,
            printed: [BEST; PRINTED],
            grades: [BEST; Grade::ALL.len()],
        }
    };

    /// A printed one was solved, 1 to 4.
    pub fn add_printed(&mut self, number: u8, result: Solution) {
        let best = usize::from(number).checked_sub(1).and_then(|at| self.printed.get_mut(at));
        best.into_iter().for_each(|best| best.add(result));
    }

    /// A made one was solved.
    pub fn add_made(&mut self, from: Numbered, result: Solution) {
        if let Some(best) = self.grades.get_mut(from.grade.index()) {
            best.add(result);
        }
        if let Some(day) = from.day {
            self.add_day(day, result);
        }
    }

    /// The first solution of a day counts. One that comes after a later day is marked, and makes no row longer.
    fn add_day(&mut self, day: u32, result: Solution) {
        if self.day(day) != Done::No {
            return;
        }
        let behind = self.last.saturating_sub(day);
        if self.days == 0 || day > self.last || behind >= DAYS {
            // Behind so many days nothing is remembered, and nothing of what was counted otherwise.
            let gap = if behind > 0 { DAYS } else { day - self.last };
            let shifted = |days: u64| days.checked_shl(gap).unwrap_or(0) & ((1 << DAYS) - 1);
            self.streak = if gap == 1 && self.days != 0 { self.streak.saturating_add(1) } else { 1 };
            (self.days, self.alone) = (shifted(self.days), shifted(self.alone));
            (self.last, self.seconds) = (day, result.seconds);
        }
        let bit = 1 << self.last.saturating_sub(day);
        self.days |= bit;
        self.alone |= if result.alone { bit } else { 0 };
    }

    /// How the puzzle of a day was solved.
    pub fn day(&self, day: u32) -> Done {
        let Some(behind) = self.last.checked_sub(day).filter(|&behind| behind < DAYS) else {
            return Done::No;
        };
        match (self.days >> behind & 1, self.alone >> behind & 1) {
            (0, _) => Done::No,
            (_, 0) => Done::Helped,
            _ => Done::Alone,
        }
    }

    /// What the puzzle of a day took, if it was the last one.
    pub fn seconds(&self, day: u32) -> Option<u16> {
        (self.days != 0 && self.last == day).then_some(self.seconds)
    }

    /// How many days up to this one, or to the day before, were solved in a row.
    pub fn streak(&self, day: u32) -> u16 {
        let goes_on = self.days != 0 && (self.last == day || self.last.checked_add(1) == Some(day));
        if goes_on { self.streak } else { 0 }
    }

    /// What is remembered of a printed one, 0 to 3.
    pub fn printed(&self, at: usize) -> Best {
        self.printed.get(at).copied().unwrap_or_default()
    }

    /// What is remembered of a grade.
    pub fn grade(&self, grade: Grade) -> Best {
        self.grades.get(grade.index()).copied().unwrap_or_default()
    }
}

impl Default for Solved {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALONE: Solution = Solution { alone: true, seconds: 60 };
    const HELPED: Solution = Solution { alone: false, seconds: 30 };

    fn on(solved: &mut Solved, day: u32, result: Solution) {
        solved.add_made(Numbered { number: 0, grade: Grade::One, day: Some(day) }, result);
    }

    #[test]
    fn days_in_a_row_are_counted_and_a_gap_begins_anew() {
        let mut solved = Solved::new();
        assert_eq!((solved.streak(20_773), solved.day(20_773)), (0, Done::No));
        for day in 20_773..20_776 {
            on(&mut solved, day, ALONE);
        }
        assert_eq!((solved.streak(20_775), solved.streak(20_776), solved.streak(20_777)), (3, 3, 0));
        on(&mut solved, 20_778, HELPED);
        assert_eq!(solved.streak(20_778), 1);
        let days = (20_773..20_779).map(|day| solved.day(day)).collect::<std::vec::Vec<_>>();
        assert_eq!(days, [Done::Alone, Done::Alone, Done::Alone, Done::No, Done::No, Done::Helped]);
        // A day that was left out is marked, and makes the row no longer.
        on(&mut solved, 20_777, ALONE);
        assert_eq!((solved.day(20_777), solved.streak(20_778)), (Done::Alone, 1));
        // What is long past is forgotten.
        on(&mut solved, 20_900, ALONE);
        assert_eq!((solved.day(20_778), solved.streak(20_900)), (Done::No, 1));
        // Numbers instead of days count by themselves.
        on(&mut solved, 7, ALONE);
        on(&mut solved, 8, ALONE);
        assert_eq!((solved.streak(8), solved.day(20_900)), (2, Done::No));
    }

    #[test]
    fn the_same_end_twice_changes_nothing() {
        let mut solved = Solved::new();
        solved.add_printed(2, HELPED);
        on(&mut solved, 5, HELPED);
        let once = solved;
        solved.add_printed(2, HELPED);
        on(&mut solved, 5, HELPED);
        assert!(solved == once);
        // The first solution of a day counts, but a better time is one.
        on(&mut solved, 5, ALONE);
        assert_eq!(
            (solved.day(5), solved.seconds(5), solved.grade(Grade::One).seconds),
            (Done::Helped, Some(30), 60)
        );
    }

    #[test]
    fn the_best_time_is_one_without_hints() {
        let mut solved = Solved::new();
        solved.add_printed(1, HELPED);
        assert_eq!((solved.printed(0).solved, solved.printed(0).seconds), (true, 0));
        for (seconds, best) in [(90, 90), (70, 70), (80, 70), (0, 1)] {
            solved.add_printed(1, Solution { alone: true, seconds });
            assert_eq!(solved.printed(0).seconds, best);
        }
        solved.add_printed(0, ALONE);
        solved.add_printed(9, ALONE);
        assert!(!solved.printed(1).solved && !solved.printed(3).solved);
    }
}
