//! What the history keeps of an entry, and its words.

use confidant_core::id::Id;
use confidant_core::tiny_epic_clock::{Action, Happening, News};
use confidant_core::tiny_epic_crimes::Side;
use serde::{Deserialize, Serialize};

use super::{TableDesk, name_of, notes};
use crate::games::tiny_epic_crimes::dice::block_name;
use crate::texts::{Phrase, fill};

/// What the history keeps of an entry: what people told, and what it led to.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Mark {
    told: Action,
    /// The hour of whoever moved.
    hour: u8,
    /// The dice that were rolled after it; 0 if none were.
    dice: [u8; 2],
}

pub(super) fn mark(news: &News) -> Mark {
    let told = news.happenings.iter().find_map(|&happening| match happening {
        Happening::Played(action) => Some(action),
        _ => None,
    });
    let hour = news.happenings.iter().find_map(|&happening| match happening {
        Happening::Hour(_, hour) => Some(hour),
        _ => None,
    });
    Mark {
        // Every entry tells what was played.
        told: told.unwrap_or(Action::Done),
        hour: hour.unwrap_or_default(),
        dice: notes::dice_of(news).unwrap_or_default(),
    }
}

pub(super) fn line(desk: &TableDesk<'_>, mark: Mark) -> Phrase {
    let words = desk.words;
    let plain = |text: &'static str| fill(text, &[]);
    let slot_number = |slot: confidant_core::tiny_epic_crimes::kinds::Slot| slot.index() + 1;
    let said = match mark.told {
        Action::Hours(_, hours) => fill(words.log_hours, &[&hours, &mark.hour]),
        Action::Report(officer) => fill(words.log_reports, &[&desk.table.track().hour(officer)]),
        Action::GoOn(_) => plain(words.log_plays_on),
        Action::Placed => plain(words.log_placed),
        Action::Again => plain(words.log_again),
        Action::Taken => plain(words.log_taken),
        Action::Empty => plain(words.log_empty),
        Action::Done => plain(words.log_done),
        Action::Away => plain(words.log_away),
        Action::Choose(Side::A) => plain(words.log_paid),
        Action::Choose(Side::B) => plain(words.log_refused),
        Action::There(who) => fill(words.log_there, &[&who.len()]),
        Action::Burnt(slot) => fill(words.log_burnt, &[&slot_number(slot)]),
        Action::Cleared(_, block) => fill(words.log_cleared, &[&block_name(block)]),
        Action::Gone(slot) => fill(words.log_gone, &[&slot_number(slot)]),
        Action::Drawn(_) | Action::Card(_) => plain(words.log_drawn),
        Action::Lost => plain(words.log_lost),
        Action::Pushed => plain(words.log_pushed),
        Action::Resolved(slot, None) => fill(words.log_resolved, &[&slot_number(slot)]),
        Action::Resolved(slot, Some(officer)) => {
            fill(words.log_solved_by, &[&slot_number(slot), &name_of(desk, officer)])
        }
        Action::Line(line) => fill(words.log_line, &[&(line.index() + 1)]),
        Action::Right(who) => fill(words.log_right, &[&who.len()]),
        Action::Badge(_, level) => fill(words.log_badge, &[&level]),
        Action::Evidence(_, tokens) => fill(words.log_evidence, &[&tokens]),
        Action::Name(slot, name) => fill(words.log_named, &[&slot_number(slot), &name]),
        Action::Event => plain(words.log_event),
        Action::Roll => plain(words.log_roll),
        Action::Penalty => plain(words.log_penalty),
        Action::Clock(officer, hour) => fill(words.log_marker, &[&name_of(desk, officer), &hour]),
    };
    match mark.dice {
        [0, _] => said,
        [black, white] => fill(words.log_roll_is, &[&said, &black, &white]),
    }
}
