//! What a red line does to a card that lies, as every way of playing tells it: a row for each such card.

use confidant_core::tiny_epic_crimes::Slots;
use confidant_core::tiny_epic_crimes::cards::{Drift, Need, RewardSet};
use confidant_core::tiny_epic_crimes::kinds::Slot;

use super::Words;
use crate::texts::{Phrase, fill};

/// What a red line changes about a card that stays.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Change {
    Nothing,
    /// So many lines are left.
    Lines(u8),
    /// One token more lies next to one that lies, at most so many in all.
    Spreads(u8),
    /// As many tokens lie as can.
    Full,
    /// The wanted man moves.
    Wanted,
    /// A search token moves.
    Search,
    /// It asks who is there.
    Asks,
}

impl Change {
    /// What the line that has just passed means for the card of a slot.
    pub fn of(slots: &Slots, slot: Slot) -> Self {
        let lines = || slots.lines_left(slot).map_or(Self::Nothing, Self::Lines);
        let Some((card, event)) = slots.house_event(slot).zip(slots.event(slot)) else { return lines() };
        match (card.need, card.drift) {
            (Need::Summons(..), _) => Self::Asks,
            (_, Some(Drift::Spread(most))) if event.tokens.len() >= usize::from(most) => Self::Full,
            (_, Some(Drift::Spread(most))) => Self::Spreads(most),
            (_, Some(Drift::Wanted)) => Self::Wanted,
            (_, Some(Drift::Search)) => Self::Search,
            (_, Some(Drift::Row) | None) => lines(),
        }
    }

    pub fn says(self, words: &Words) -> Phrase {
        match self {
            Self::Nothing => fill(words.no_change, &[]),
            Self::Lines(1) => fill(words.last_line, &[]),
            Self::Lines(left) => fill(words.lines_left, &[&left]),
            Self::Spreads(most) => fill(words.line_spreads, &[&most]),
            Self::Full => fill(words.line_full, &[]),
            Self::Wanted => fill(words.line_wanted, &[]),
            Self::Search => fill(words.line_search, &[]),
            Self::Asks => fill(words.who_is_there, &[]),
        }
    }
}

/// What the solver of a card gains from now on, if so many lines that have just passed made it more.
pub(super) fn grown(slots: &Slots, slot: Slot, lines: usize) -> Option<RewardSet> {
    let (card, event) = slots.house_event(slot).zip(slots.event(slot))?;
    let now = card.solver_gains(slots.is_team(), event.ticks);
    let before = card.solver_gains(slots.is_team(), event.ticks.saturating_sub(lines as u8));
    (now != before).then_some(now)
}
