//! What happened by itself after an entry and is to be read: events drawn, each on a screen of its own, and the rest as
//! rows of one screen.

use confidant_core::id::Id;
use confidant_core::tiny_epic_clock::{Action, Happening, News, Table, Task};
use confidant_core::tiny_epic_crimes::cards::{EventId, RewardSet};
use confidant_core::tiny_epic_crimes::kinds::{Officer, OfficerSet, Slot};
use confidant_core::tiny_epic_crimes::{BlockSet, Cause, Line, Mark};

use super::cards::house_card;
use super::deeds::{Own, View, own};
use super::{Screens, Shows, TableDesk, name_of, token_of};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE, STEEL, WAX};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::seat;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::tiny_epic_crimes::cards::EventText;
use crate::games::tiny_epic_crimes::causes;
use crate::games::tiny_epic_crimes::dice::{Lit, dice_and_city};
use crate::games::tiny_epic_crimes::motion::Moved;
use crate::games::tiny_epic_crimes::red_line::{Change, grown};
use crate::games::tiny_epic_crimes::signs::{event_sign, rewards_from_right};
use crate::page::Bound;
use crate::texts::{Phrase, fill};

/// A row of what followed.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Note {
    /// The dice name nobody.
    Reprieve,
    /// A timed event came too late.
    TooLate(EventId),
    /// The fuse of an event has burnt down.
    Burnt(EventId),
    /// An event has moved to this row.
    InRow(EventId, Line),
    /// A red line passed for an event that stays: what that changes, and what it brings from now on, if that is more.
    Ticked(EventId, Change, RewardSet),
    /// A red line drew this event into a slot.
    Drawn(EventId, Slot),
    /// A penalty.
    Penalty(Cause),
    /// A team's last hour is this one now.
    LastHour(u8),
    /// An officer reported, because it was the last hour.
    Reported(Officer),
    /// These went an hour on.
    Pushed(OfficerSet),
}

/// Rows of a red line on a page: what there is no room for comes next.
const A_PAGE: usize = 5;

/// What is to be read.
#[derive(Default)]
pub(super) struct Notes {
    /// The red line that passed.
    pub line: Option<u8>,
    /// What it did to the cards that lie, and what it drew.
    pub ticks: heapless::Vec<Note, 16>,
    pub cards: heapless::Vec<(Slot, EventId), { Slot::COUNT }>,
    pub rows: heapless::Vec<Note, 8>,
}

/// The dice that were rolled last.
pub(super) fn dice_of(news: &News) -> Option<[u8; 2]> {
    news.happenings.iter().rev().find_map(|&happening| match happening {
        Happening::Rolled(black, white) => Some([black, white]),
        _ => None,
    })
}

/// The marker that went on for a turn.
pub(super) fn moved_by(news: &News) -> Option<Moved> {
    let [Happening::Played(Action::Hours(officer, hours)), Happening::Hour(_, to), ..] = *news.happenings
    else {
        return None;
    };
    Some(Moved { officer, from: to.saturating_sub(hours), to })
}

/// The slot whose card is shown because something is to be told about it.
fn asked_about(table: &Table) -> Option<Slot> {
    match table.pending() {
        Some(Task::Choose(slot)) => Some(slot),
        _ => None,
    }
}

impl Notes {
    /// What the set-up brought.
    pub fn of_beginning(table: &Table) -> Self {
        let asked = asked_about(table);
        let drawn = Slot::ALL.into_iter().zip(table.slots().house_ids());
        let cards = drawn.filter_map(|(slot, id)| id.map(|id| (slot, id)));
        Self { cards: cards.filter(|(slot, _)| Some(*slot) != asked).collect(), ..Self::default() }
    }

    /// The card that is being set up, or moves, or asks something.
    pub fn of_question(table: &Table) -> Self {
        let slot = match table.pending() {
            Some(
                Task::Proposed(slot, ..)
                | Task::OwnStep(slot, _)
                | Task::OwnLine(slot, _)
                | Task::Drifts(slot, _)
                | Task::Summons(slot),
            ) => Some(slot),
            _ => None,
        };
        let card = slot.and_then(|slot| Some((slot, table.slots().house_id(slot)?)));
        Self { cards: card.into_iter().collect(), ..Self::default() }
    }

    /// What an entry brought; `laid` are the cards that lay before it.
    pub fn of(table: &Table, news: &News, laid: &[Option<EventId>; Slot::COUNT]) -> Self {
        let mut notes = Self::default();
        let mut cards = *laid;
        let mut by = None;
        let mut ticked = None;
        // What happens between a red line and the roll for a gangster is its doing.
        let mut in_line = false;
        // One entry can cross several red lines.
        let lines = |slot| news.happenings.iter().filter(|&&one| one == Happening::Ticked(slot)).count();
        for &happening in &news.happenings {
            let card_of = |slot: Slot| cards.get(slot.index()).copied().flatten();
            let note = match happening {
                Happening::Played(action) => {
                    by = Some(action);
                    None
                }
                Happening::EventDrawn(slot, id) => {
                    if let Some(card) = cards.get_mut(slot.index()) {
                        *card = Some(id);
                    }
                    // A card that is asked about is shown with the question.
                    if asked_about(table) != Some(slot) {
                        let _ = notes.cards.push((slot, id));
                    }
                    in_line.then_some(Note::Drawn(id, slot))
                }
                Happening::Line(hour) => {
                    (notes.line, in_line) = (Some(hour), true);
                    None
                }
                Happening::Rolled(..) => {
                    in_line = false;
                    None
                }
                Happening::Penalty(cause) if table.mode().is_team() => Some(Note::Penalty(cause)),
                Happening::EventTooLate(id) => Some(Note::TooLate(id)),
                Happening::EventBurnt(slot) => card_of(slot).map(Note::Burnt),
                Happening::Ticked(slot) => {
                    (ticked, in_line) = (Some(slot), true);
                    let change = Change::of(table.slots(), slot);
                    let brings = grown(table.slots(), slot, lines(slot)).unwrap_or_default();
                    card_of(slot).map(|id| Note::Ticked(id, change, brings))
                }
                Happening::Marked(slot, Mark::Row(line)) if ticked == Some(slot) => {
                    card_of(slot).map(|id| Note::InRow(id, line))
                }
                Happening::Reprieve => Some(Note::Reprieve),
                Happening::OutOfTime(space) => Some(Note::LastHour(space.min(table.board().last))),
                Happening::Reported(officer) if !matches!(by, Some(Action::Report(_))) => {
                    Some(Note::Reported(officer))
                }
                Happening::Pushed(who) if matches!(by, Some(Action::There(_))) => Some(Note::Pushed(who)),
                _ => None,
            };
            let Some(note) = note else { continue };
            // What there is no room for is seen on the clock.
            if !in_line {
                let _ = notes.rows.push(note);
                continue;
            }
            // What became of the card says more than that a line passed for it.
            let last = notes.ticks.last();
            if let (Note::Burnt(id) | Note::InRow(id, _), Some(Note::Ticked(other, ..))) = (note, last)
                && id == *other
            {
                notes.ticks.pop();
            }
            let _ = notes.ticks.push(note);
        }
        // A line that only draws is told by the card.
        if notes.ticks.iter().all(|note| matches!(note, Note::Drawn(..))) {
            notes.ticks.clear();
        }
        notes
    }

    pub fn is_waiting(&self) -> bool {
        !self.ticks.is_empty() || !self.cards.is_empty() || !self.rows.is_empty()
    }
}

impl Screens {
    /// Whether dice are to be seen.
    pub(super) fn shows_dice(&self) -> bool {
        let rolled = self.notes.rows.contains(&Note::Reprieve);
        let asked = self.notes.rows.is_empty() && !self.is_turn;
        self.view == View::Home
            && self.notes.ticks.is_empty()
            && self.notes.cards.is_empty()
            && (rolled || asked)
    }

    /// What lay on top was read.
    pub(super) fn read_on(&mut self, table: &Table) {
        if !self.notes.ticks.is_empty() {
            self.notes.ticks = self.notes.ticks.iter().skip(A_PAGE).copied().collect();
        } else if self.notes.cards.is_empty() {
            self.notes.rows.clear();
        } else {
            self.notes.cards.remove(0);
        }
        if !self.notes.is_waiting() && table.pending().is_none() {
            self.view = View::Verdict;
        }
    }

    pub(super) fn notes_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (texts, words) = (desk.texts, desk.words);
        let menu = Bound::says(Cap::B, texts.menu);
        if !self.notes.ticks.is_empty() {
            let title = self.notes.line.map(|hour| fill(words.red_line_n, &[&hour]));
            show.plate(&title.unwrap_or(fill(words.what_followed, &[])), Corner::None);
            show.picture(|canvas| {
                canvas.rect(Area::new(8, 31, 224, 2), WAX);
                for (&note, y) in self.notes.ticks.iter().take(A_PAGE).zip((36..).step_by(35)) {
                    draw_note(desk, canvas, y, note);
                }
            });
            return show.keys([Bound::new(Cap::A, texts.onward, own(Own::Read)), menu]);
        }
        if let Some(&(slot, id)) = self.notes.cards.first() {
            show.picture(|canvas| house_card(desk, slot, id).draw_drawn(canvas, slot));
            return show.keys([Bound::new(Cap::A, words.lay_down, own(Own::Read)), menu]);
        }
        let faces = self.faces(desk.now).filter(|_| self.notes.rows.contains(&Note::Reprieve));
        if let Some([black, white]) = faces {
            show.plate(words.gangster_roll, desk.corner().corner());
            show.picture(|canvas| {
                dice_and_city(canvas, [Some(black), Some(white)], Lit::None, BlockSet::NONE);
            });
        } else {
            show.plate(words.what_followed, Corner::None);
        }
        show.picture(|canvas| self.draw_rows(desk, canvas, if faces.is_some() { 110 } else { 34 }));
        show.keys([Bound::new(Cap::A, texts.onward, own(Own::Read)), menu]);
    }

    fn draw_rows(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, mut y: i32) {
        // The last row says who is next.
        let next = match desk.table.pending() {
            Some(Task::Turn(officer)) => Some(officer),
            _ => None,
        };
        let fit = ((214 - y) / 35) as usize - usize::from(next.is_some());
        for &note in self.notes.rows.iter().rev().take(fit).rev() {
            draw_note(desk, canvas, y, note);
            y += 35;
        }
        if let Some(officer) = next {
            draw_next(desk, canvas, y, officer);
        }
    }
}

fn draw_note(desk: &TableDesk<'_>, canvas: &mut Canvas, y: i32, note: Note) {
    let words = desk.words;
    let name = |id: EventId| EventText::of(id).name(desk.language);
    let line = |line: Line| fill(words.goes_to_row, &[&(line.index() + 1)]);
    let (icon, text, sub): (Icon, Phrase, Phrase) = match note {
        Note::Reprieve => (Icon::Check, fill(words.nobody_comes, &[]), Phrase::new()),
        Note::TooLate(id) => (event_sign(id), fill(name(id), &[]), fill(words.too_late, &[])),
        Note::Burnt(id) => (event_sign(id), fill(name(id), &[]), fill(words.has_burnt, &[])),
        Note::InRow(id, row) => (event_sign(id), fill(name(id), &[]), line(row)),
        Note::Ticked(id, change, _) => (event_sign(id), fill(name(id), &[]), change.says(words)),
        Note::Drawn(id, slot) => {
            (event_sign(id), fill(name(id), &[]), fill(words.new_in_slot, &[&(slot.index() + 1)]))
        }
        Note::Penalty(cause) => (Icon::Warn, fill(causes::row(words, cause), &[]), Phrase::new()),
        Note::LastHour(hour) => (Icon::Hat, fill(words.out_of_time, &[&hour]), Phrase::new()),
        Note::Reported(officer) if desk.table.mode().is_team() => {
            (Icon::Hat, fill(words.time_is_up, &[&name_of(desk, officer)]), Phrase::new())
        }
        Note::Reported(officer) => {
            (Icon::Flag, fill(words.has_reported, &[&name_of(desk, officer)]), Phrase::new())
        }
        Note::Pushed(_) => (Icon::Clock, fill("+{}", &[&fill(words.n_hours, &[&1])]), Phrase::new()),
    };
    canvas.rounded(Area::new(8, y, 224, 33), 6, if note == Note::Reprieve { LAMP } else { SLATE });
    let (ground, colour) = if note == Note::Reprieve { (LAMP, INK) } else { (SLATE, PAPER) };
    icon.draw(canvas, 17, y + 6, 20, colour);
    let base = if sub.is_empty() { y + 22 } else { y + 14 };
    Pen::new(Style::Bold, colour, ground).room(184).left(canvas, 46, base, &text);
    Pen::new(Style::Note, FOG, ground).room(184).left(canvas, 46, y + 29, &sub);
    if let Note::Ticked(.., brings) = note {
        rewards_from_right(canvas, 228, y + 2, brings, colour);
    }
    if let Note::Pushed(who) = note {
        let pushed = desk.table.officers().filter(|&officer| who.has(officer));
        for (officer, x) in pushed.zip((110..).step_by(28)) {
            seat(canvas, x, y + 6, 20, token_of(officer));
        }
    }
}

fn draw_next(desk: &TableDesk<'_>, canvas: &mut Canvas, y: i32, officer: Officer) {
    let hour = desk.table.track().hour(officer);
    canvas.outline(Area::new(8, y, 224, 33), 6, 1, STEEL);
    seat(canvas, 16, y + 6, 20, token_of(officer));
    let hours = fill(desk.words.n_hours, &[&hour]);
    Pen::new(Style::Bold, FOG, INK).right(canvas, 224, y + 22, &hours);
    let room = 172 - Style::Bold.width(&hours);
    let text = fill(desk.words.next_is, &[&name_of(desk, officer)]);
    Pen::new(Style::Bold, PAPER, INK).fit(room, &text).left(canvas, 46, y + 22, &text);
}
