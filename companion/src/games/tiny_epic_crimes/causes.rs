//! Why there is a penalty, in words.

use confidant_core::tiny_epic_crimes::Cause;
use confidant_core::tiny_epic_crimes::cards::EventId;

use super::Words;
use super::cards::EventText;
use crate::texts::{Language, Phrase, fill};

/// A sentence: why there is a penalty.
pub(super) fn sentence(words: &Words, language: Language, cause: Cause) -> Phrase {
    let name = |id: EventId| EventText::of(id).name(language);
    match cause {
        Cause::Slots => fill(words.cause_slots, &[]),
        Cause::Bag => fill(words.cause_bag, &[]),
        Cause::Burnt(id) => fill(words.cause_burnt, &[&name(id)]),
        Cause::Nobody(id) => fill(words.cause_nobody, &[&name(id)]),
        Cause::Card => fill(words.cause_card, &[]),
    }
}

/// The same for a row: a penalty, and why; which card it was is told in the row above it.
pub(super) fn row(words: &Words, cause: Cause) -> &'static str {
    match cause {
        Cause::Slots => words.penalty_slots,
        Cause::Bag => words.penalty_bag,
        Cause::Burnt(_) => words.penalty_late,
        Cause::Nobody(_) => words.penalty_nobody,
        Cause::Card => words.penalty_card,
    }
}
