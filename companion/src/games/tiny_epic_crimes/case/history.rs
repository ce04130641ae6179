//! What the history keeps of an entry, and its words. All of it is made from the news that everybody hears.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::words::{Officer, Suspect};
use confidant_core::tiny_epic_crimes::{Action, HandOp, Happening, News, Side};
use serde::{Deserialize, Serialize};

use super::deeds::Offer;
use super::hand_ops::parts;
use super::sheet::arg_says;
use super::{TableDesk, name_of};
use crate::draw::Style;
use crate::games::tiny_epic_crimes::cards::HandText;
use crate::games::tiny_epic_crimes::dice::block_name;
use crate::texts::{Phrase, fill};

/// What the history keeps of an entry: what was decided, and what it led to.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Mark {
    /// Without the letter of an accusation: nobody is told.
    told: Action,
    /// 1 if it ended well, 2 if badly.
    ended: u8,
    /// The hour of whoever moved.
    hour: u8,
}

impl Mark {
    /// Accusations are secret.
    pub(super) fn is_secret(self) -> bool {
        matches!(self.told, Action::Accuse(..))
    }

    /// Whether somebody drove and acted, or reported: what else there is belongs to the turn before.
    pub(super) fn is_turn(self) -> bool {
        matches!(self.told, Action::Act(..) | Action::ActFor(..) | Action::Report(_))
    }
}

pub(super) fn mark(news: &News) -> Mark {
    let mut mark = Mark { told: Action::Done, ended: 0, hour: 0 };
    for &happening in &news.happenings {
        match happening {
            Happening::Played(action) => mark.told = action,
            Happening::Accused(officer) => mark.told = Action::Accuse(officer, Suspect::A),
            Happening::Dropped(card) if mark.told == Action::Done => {
                mark.told = Action::Drop(Officer::P1, card);
            }
            Happening::Backup(_, well) | Happening::Risked(_, _, well) | Happening::Searched(well) => {
                mark.ended = if well { 1 } else { 2 };
            }
            Happening::StakedOut(value) => mark.ended = if value > 0 { 1 } else { 2 },
            Happening::Hour(_, hour) if mark.hour == 0 => mark.hour = hour,
            _ => {}
        }
    }
    mark
}

/// What was done by hand, and if there is room the last thing that was said of it.
fn by_hand(desk: &TableDesk<'_>, op: HandOp) -> Phrase {
    let (kind, said) = parts(op);
    let label = fill(kind.label(desk.words), &[]);
    let Some(&last) = said.iter().flatten().last() else { return label };
    let whole = fill("{}: {}", &[&label, &arg_says(desk, last)]);
    if Style::Note.width(&whole) <= ROOM { whole } else { label }
}

/// Beside the sign and the scroll line of a list.
const ROOM: i32 = 172;

pub(super) fn line(desk: &TableDesk<'_>, mark: Mark) -> Phrase {
    let words = desk.words;
    let plain = |text: &'static str| fill(text, &[]);
    let force = |card| HandText::of_force(card).name(desk.language);
    let said = match mark.told {
        Action::Keep(_, ability) => fill(HandText::of_ability(ability).name(desk.language), &[]),
        Action::Act(_, to, deed) | Action::ActFor(_, to, deed, _) => {
            let label = Offer::Do(deed).label(words);
            let what = match to {
                Some(to) => fill("{} {}", &[&label, &block_name(to)]),
                None => label,
            };
            match mark.ended {
                1 => fill("{}: {}", &[&what, &words.ends_well]),
                2 => fill("{}: {}", &[&what, &words.ends_badly]),
                _ => what,
            }
        }
        Action::Play(_, card, _) => fill(words.log_card, &[&force(card)]),
        Action::Drop(_, card) => fill(words.log_dropped, &[&force(card)]),
        Action::Choose(_, _, Side::A) => plain(words.log_paid),
        Action::Choose(_, _, Side::B) => plain(words.log_refused),
        Action::Finish(_) => plain(words.no_more),
        Action::FieldWork(_) => plain(words.field_work),
        Action::DrawForce(_) => plain(words.force_card),
        Action::Ask(_, whom) => {
            fill(words.asks, &[&whom.map_or(words.ghost, |officer| name_of(desk, officer))])
        }
        Action::Peek(_, evidence) => fill(words.looks_at, &[&words.evidence(evidence)]),
        Action::NoPeek(_) => plain(words.look_at_none),
        Action::Report(officer) => fill(words.log_reports, &[&desk.table.track().hour(officer)]),
        Action::GoOn(_) => plain(words.log_plays_on),
        Action::Accuse(..) => plain(words.log_accused),
        Action::Die(face) => fill(words.log_die, &[&face]),
        Action::Roll(black, white) => fill(words.log_rolled, &[&black, &white]),
        Action::Draw(colour) => fill(words.log_drew, &[&words.colour(colour)]),
        Action::Turned(true) => plain(words.token_success),
        Action::Turned(false) => plain(words.token_failure),
        Action::Drawn(_) | Action::Card(_) => plain(words.log_drawn),
        Action::Gains(_) => plain(words.log_gains),
        Action::Done => plain(words.log_done),
        Action::Hand(HandOp::Resolve(slot, ..)) => fill(words.log_resolved, &[&(slot.index() + 1)]),
        Action::Hand(op) => by_hand(desk, op),
        Action::Right(right) if right.is_empty() => plain(words.all_lose_note),
        Action::Right(_) if desk.table.mode().is_team() => plain(words.team_wins_note),
        Action::Right(right) => fill(words.log_right, &[&right.len()]),
    };
    match (mark.told, mark.hour) {
        (Action::Act(..) | Action::ActFor(..), 1..) => {
            let whole = fill("{}, {} h", &[&said, &mark.hour]);
            // How it ended is more than when.
            if Style::Note.width(&whole) <= ROOM { whole } else { said }
        }
        _ => said,
    }
}
