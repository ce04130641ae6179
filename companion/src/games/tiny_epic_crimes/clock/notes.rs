//! What happened by itself after an entry and is to be read: events drawn, each on a screen of its own, and the rest as
//! rows of one screen.

use confidant_core::id::Id;
use confidant_core::tiny_epic_clock::{Action, Happening, News, Table, Task};
use confidant_core::tiny_epic_crimes::cards::EventId;
use confidant_core::tiny_epic_crimes::kinds::{Officer, OfficerSet, Slot};
use confidant_core::tiny_epic_crimes::{BlockSet, EventKind, Line, Mark};

use super::cards::house_card;
use super::deeds::{Own, View, own};
use super::{Screens, Shows, TableDesk, name_of, token_of};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE, STEEL};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::seat;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::tiny_epic_crimes::cards::EventText;
use crate::games::tiny_epic_crimes::dice::{Lit, dice_and_city};
use crate::games::tiny_epic_crimes::motion::Moved;
use crate::games::tiny_epic_crimes::signs::event_sign;
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
    /// A team's last hour is this one now.
    LastHour(u8),
    /// An officer reported, because it was the last hour.
    Reported(Officer),
    /// These went an hour on.
    Pushed(OfficerSet),
}

/// What is to be read.
#[derive(Default)]
pub(super) struct Notes {
    pub cards: heapless::Vec<(Slot, EventId), { Slot::COUNT }>,
    pub rows: heapless::Vec<Note, 8>,
}

/// The house card in each slot.
pub(super) fn cards_of(table: &Table) -> [Option<EventId>; Slot::COUNT] {
    Slot::ALL.map(|slot| match table.event(slot)?.kind {
        EventKind::House(id) => Some(id),
        EventKind::Printed(_) => None,
    })
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
        Some(Task::OwnSetUp(slot) | Task::Choose(slot)) => Some(slot),
        _ => None,
    }
}

impl Notes {
    /// What the set-up brought.
    pub fn of_beginning(table: &Table) -> Self {
        let asked = asked_about(table);
        let drawn = Slot::ALL.into_iter().zip(cards_of(table));
        let cards = drawn.filter_map(|(slot, id)| id.map(|id| (slot, id)));
        Self { cards: cards.filter(|(slot, _)| Some(*slot) != asked).collect(), rows: heapless::Vec::new() }
    }

    /// What an entry brought; `laid` are the cards that lay before it.
    pub fn of(table: &Table, news: &News, laid: &[Option<EventId>; Slot::COUNT]) -> Self {
        let mut notes = Self::default();
        let mut cards = *laid;
        let mut by = None;
        let mut ticked = None;
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
                    None
                }
                Happening::EventTooLate(id) => Some(Note::TooLate(id)),
                Happening::EventBurnt(slot) => card_of(slot).map(Note::Burnt),
                Happening::Ticked(slot) => {
                    ticked = Some(slot);
                    None
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
            // What there is no room for is seen on the clock.
            let _ = note.map(|note| notes.rows.push(note));
        }
        notes
    }

    pub fn is_waiting(&self) -> bool {
        !self.cards.is_empty() || !self.rows.is_empty()
    }
}

impl Screens {
    /// Whether dice are to be seen.
    pub(super) fn shows_dice(&self) -> bool {
        let rolled = self.notes.rows.contains(&Note::Reprieve);
        let asked = self.notes.rows.is_empty() && !self.is_turn;
        self.view == View::Home && self.notes.cards.is_empty() && (rolled || asked)
    }

    /// What lay on top was read.
    pub(super) fn read_on(&mut self, table: &Table) {
        if self.notes.cards.is_empty() {
            self.notes.rows.clear();
        } else {
            self.notes.cards.remove(0);
        }
        if !self.notes.is_waiting() && table.pending().is_none() {
            self.view = View::End;
        }
    }

    pub(super) fn notes_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (texts, words) = (desk.texts, desk.words);
        let menu = Bound::says(Cap::HeldB, texts.menu);
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
