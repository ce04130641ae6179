//! What the history keeps of an entry, and its words. All of it is made from the news that everybody hears.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::EventId;
use confidant_core::tiny_epic_crimes::kinds::{Officer, Suspect};
use confidant_core::tiny_epic_crimes::{Action, HandOp, Happening, News, Side};
use serde::{Deserialize, Serialize};

use super::deeds::Offer;
use super::hand_ops::parts;
use super::sheet::arg_says;
use super::{TableDesk, name_of, notes};
use crate::draw::{Icon, Style};
use crate::games::FiguresAndSigns;
use crate::games::tiny_epic_crimes::cards::{EventText, HandText};
use crate::games::tiny_epic_crimes::dice::block_name;
use crate::texts::{Phrase, fill};

/// What the history keeps of an entry: what was decided, and what it led to.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Mark {
    /// Without the letter of an accusation: nobody is told.
    told: Action,
    /// 1 if it ended well, 2 if badly; the die of a risk times 4.
    ended: u8,
    /// The hour of whoever moved; the penalties times 64.
    hour: u8,
    /// The event that was drawn first, counted from 1, 0 if there was none; those that followed times 32.
    event: u8,
    /// The dice that Confidant rolled last for a gangster, one in each half; 0 if there were none.
    dice: u8,
}

impl Mark {
    /// Accusations are secret.
    pub(super) fn is_secret(self) -> bool {
        matches!(self.told, Action::Accuse(..))
    }

    /// How many events were drawn, and how many penalties there were, as far as there is room for them.
    pub(super) fn signs(self) -> FiguresAndSigns {
        let events = if self.event == 0 { 0 } else { 1 + (self.event >> 5) };
        let both = [(events, Icon::Event), (self.hour >> 6, Icon::Warn)];
        both.into_iter().filter(|(count, _)| *count > 0).collect()
    }

    fn ends(&mut self, well: bool, die: u8) {
        self.ended = if well { 1 } else { 2 } + 4 * die;
    }

    /// Whether somebody drove and acted, or reported: what else there is belongs to the turn before.
    pub(super) fn is_turn(self) -> bool {
        matches!(self.told, Action::Act(..) | Action::ActFor(..) | Action::Report(_))
    }
}

pub(super) fn mark(news: &News) -> Mark {
    let dice = notes::dice_of(news).map_or(0, |[black, white]| black << 4 | white);
    let mut mark = Mark { told: Action::Done, ended: 0, hour: 0, event: 0, dice };
    for &happening in &news.happenings {
        match happening {
            Happening::Played(action) => mark.told = action,
            Happening::Accused(officer) => mark.told = Action::Accuse(officer, Suspect::A),
            Happening::Dropped(card) if mark.told == Action::Done => {
                mark.told = Action::Drop(Officer::P1, card);
            }
            Happening::Backup(die, well) | Happening::Risked(_, die, well) => mark.ends(well, die),
            Happening::Searched(well) => mark.ends(well, 0),
            Happening::StakedOut(value) => mark.ends(value > 0, 0),
            Happening::EventDrawn(_, id) if mark.event == 0 => mark.event = id.index() as u8 + 1,
            Happening::EventDrawn(..) => mark.event = mark.event.checked_add(32).unwrap_or(mark.event),
            Happening::SuspectLost | Happening::AllPushed | Happening::OutOfTime(_) => {
                mark.hour = mark.hour.checked_add(64).unwrap_or(mark.hour);
            }
            Happening::Hour(_, hour) if mark.hour & 63 == 0 => mark.hour |= hour & 63,
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
    let whole = fill(desk.texts.colon, &[&label, &arg_says(desk, last)]);
    if Style::Note.width(&whole) <= ROOM { whole } else { label }
}

/// A line with one thing more, if there is room for it.
fn with(line: &Phrase, more: &Phrase) -> Phrase {
    let longer = fill("{}, {}", &[line, more]);
    if more.is_empty() || Style::Note.width(&longer) > ROOM { line.clone() } else { longer }
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
            let end = match mark.ended & 3 {
                1 => words.ends_well,
                2 => words.ends_badly,
                _ => "",
            };
            match mark.ended >> 2 {
                _ if end.is_empty() => what,
                0 => fill(desk.texts.colon, &[&what, &end]),
                die => fill(desk.texts.colon, &[&what, &fill("{}, {}", &[&die, &end])]),
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
    let hour = match (mark.told, mark.hour & 63) {
        (Action::Act(..) | Action::ActFor(..), hour @ 1..) => fill(words.n_hours, &[&hour]),
        _ => Phrase::new(),
    };
    let event = usize::from(mark.event & 31).checked_sub(1).and_then(EventId::at);
    let event = event.map(|id| fill(EventText::of(id).name(desk.language), &[])).unwrap_or_default();
    let dice = match (mark.dice >> 4, mark.dice & 15) {
        (0, _) => Phrase::new(),
        (black, white) => fill("{}-{}", &[&black, &white]),
    };
    // How it ended is more than when, and an event more than both.
    let timed = with(&said, &hour);
    let whole = with(&timed, &event);
    let whole = if whole == timed { with(&said, &event) } else { whole };
    with(if whole == said { &timed } else { &whole }, &dice)
}

#[cfg(test)]
mod tests {
    use confidant_core::tiny_epic_crimes::kinds::Slot;
    use confidant_core::tiny_epic_crimes::{Block, ClueOp, Deed, Face, How, Take, Token};

    use super::*;

    #[test]
    fn the_longest_marks_fit() {
        let last = Block::at(Block::COUNT - 1).expect("a block");
        let longest = [
            Action::Act(Officer::P4, Some(last), Deed::Event(Slot::Third, How::From(last))),
            Action::ActFor(Officer::P4, Some(last), Deed::From(Take::Hold, last), 24),
            Action::Hand(HandOp::Clue(ClueOp::GiveBack(Officer::P4, Token::Stakeout(last), Face::Value(5)))),
            Action::Hand(HandOp::Clue(ClueOp::Move(Token::Search(last), Token::Search(last)))),
        ];
        for told in longest {
            let mark = Mark { told, ended: 26, hour: 48, event: 18, dice: 0x66 };
            assert!(crate::log::pack::<_, { crate::log::MARK_LEN }>(&mark).is_some(), "{told}");
        }
    }
}
