//! The events in their slots, one a page, then the officers; what people say about a card that lies.

use confidant_core::id::Id;
use confidant_core::tiny_epic_clock::{Action, Table};
use confidant_core::tiny_epic_crimes::kinds::{Officer, Slot};
use confidant_core::tiny_epic_crimes::{CardName, EventKind};

use super::{Screens, TableDesk, View, moments, name_of, token_of, turned};
use crate::draw::palette::{FOG, INK, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::parts::seat::seat;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::Wish;
use crate::games::tiny_epic_crimes::dice::{block_names, told_card};
use crate::games::tiny_epic_crimes::event_card::draw_names;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::{Phrase, fill};

/// What a printed card is going to be called.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Naming {
    slot: Slot,
    name: u8,
}

/// How many red lines the card of a slot lies still, if it has a fuse.
pub(super) fn lines_left(table: &Table, slot: Slot) -> Option<u8> {
    let lines = table.number(table.house_event(slot)?.fuse?.lines);
    Some(lines.saturating_sub(table.event(slot)?.ticks))
}

fn laid(table: &Table) -> heapless::Vec<Slot, { Slot::COUNT }> {
    Slot::ALL.into_iter().filter(|&slot| table.event(slot).is_some()).collect()
}

/// Whether people may say something about a card now.
fn may_tell(table: &Table) -> bool {
    let (between, rolled) = moments(table);
    between || rolled
}

/// What X does to the card of a slot, if anything.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Other {
    Burns,
    Named,
}

fn other(table: &Table, slot: Slot) -> Option<Other> {
    match table.event(slot)?.kind {
        EventKind::Printed(_) => Some(Other::Named),
        EventKind::House(_) => lines_left(table, slot).map(|_| Other::Burns),
    }
}

impl Screens {
    pub(super) fn press_events(&mut self, desk: &TableDesk<'_>, key: Key, page: u8) -> Wish<Action> {
        let table = desk.table;
        let laid = laid(table);
        let slot = laid.get(usize::from(page)).copied().filter(|_| may_tell(table));
        match (key, slot) {
            (Key::Up | Key::Down | Key::Left | Key::Right, _) => {
                self.view = View::Events { page: turned(page, laid.len() + 1, key) };
            }
            (Key::A, Some(slot)) => return Wish::Play(Action::Resolved(slot)),
            (Key::X, Some(slot)) => match other(table, slot) {
                Some(Other::Burns) => self.view = View::Burns(slot),
                Some(Other::Named) => self.view = View::Naming(Naming { slot, name: 0 }),
                None => return Wish::Nothing,
            },
            (Key::B, _) => return self.back(table),
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn press_burns(&mut self, key: Key, slot: Slot) -> Wish<Action> {
        match key {
            Key::A => return Wish::Play(Action::Burnt(slot)),
            Key::B => self.view = View::Events { page: 0 },
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn press_naming(&mut self, desk: &TableDesk<'_>, key: Key, naming: Naming) -> Wish<Action> {
        let names = names(desk.table, naming.slot);
        match key {
            Key::Up | Key::Down => {
                self.view = View::Naming(Naming { name: turned(naming.name, names.len(), key), ..naming });
            }
            Key::A => {
                let name = names.get(usize::from(naming.name)).copied();
                return name.map_or(Wish::Nothing, |name| Wish::Play(Action::Name(naming.slot, name)));
            }
            Key::B => self.view = View::Events { page: 0 },
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }
}

/// The names that the card of a slot can get: all but the one that it has.
fn names(table: &Table, slot: Slot) -> heapless::Vec<CardName, { CardName::COUNT }> {
    CardName::all().filter(|&name| table.name(slot) != Some(name)).collect()
}

pub(super) fn draw(desk: &TableDesk<'_>, canvas: &mut Canvas, page: u8) {
    let (table, words, texts) = (desk.table, desk.words, desk.texts);
    let laid = laid(table);
    let Some(&slot) = laid.get(usize::from(page)) else {
        draw_officers(desk, canvas);
        return key_hints(canvas, &[(Cap::Sideways, words.views), (Cap::B, texts.back)]);
    };
    canvas.clear(INK);
    let corner: Phrase = match (lines_left(table, slot), table.event(slot).map(|event| event.tokens)) {
        (Some(lines), _) => fill(words.n_lines, &[&lines]),
        (None, Some(tokens)) if !tokens.is_empty() => block_names(tokens),
        _ => Phrase::new(),
    };
    plate(canvas, &fill(words.slot_n, &[&(slot.index() + 1)]), Corner::Text(&corner));
    match table.event(slot).map(|event| event.kind) {
        Some(EventKind::House(id)) => super::cards::draw_house(desk, canvas, slot, id),
        Some(EventKind::Printed(timed)) => super::cards::draw_printed(desk, canvas, slot, timed),
        None => {}
    }
    let more = match other(table, slot) {
        Some(Other::Burns) => words.burn_verb,
        Some(Other::Named) => words.name_verb,
        None => "",
    };
    match (may_tell(table), more) {
        (false, _) => key_hints(canvas, &[(Cap::Sideways, words.views), (Cap::B, texts.back)]),
        (true, "") => {
            key_hints(
                canvas,
                &[(Cap::Sideways, words.views), (Cap::A, words.resolved), (Cap::B, texts.back)],
            );
        }
        (true, more) => {
            key_hints(canvas, &[(Cap::Sideways, words.views), (Cap::A, words.resolved), (Cap::X, more)]);
        }
    }
}

pub(super) fn draw_burns(desk: &TableDesk<'_>, canvas: &mut Canvas, slot: Slot) {
    canvas.clear(INK);
    let name = super::choices::event_name(desk, slot);
    plate(canvas, desk.words.burn_verb, desk.corner().corner());
    told_card(canvas, Some(Icon::Warn), &fill(desk.words.burn_question, &[&name]));
    key_hints(canvas, &[(Cap::A, desk.words.burn_verb), (Cap::B, desk.texts.back)]);
}

pub(super) fn draw_naming(desk: &TableDesk<'_>, canvas: &mut Canvas, naming: Naming) {
    let words = desk.words;
    canvas.clear(INK);
    let slot = fill(words.slot_n, &[&(naming.slot.index() + 1)]);
    let names = names(desk.table, naming.slot);
    let name = |index: usize| names.get(index).map(|name| fill("{}", &[name])).unwrap_or_default();
    draw_names(canvas, words, &slot, names.len(), naming.name, &name);
    key_hints(
        canvas,
        &[(Cap::UpDown, desk.texts.choose), (Cap::A, desk.texts.enter), (Cap::B, desk.texts.back)],
    );
}

/// Where everybody stands.
pub(super) fn draw_officers(desk: &TableDesk<'_>, canvas: &mut Canvas) {
    let (table, words) = (desk.table, desk.words);
    canvas.clear(INK);
    let penalties = fill(words.penalties_n, &[&table.penalties()]);
    plate(canvas, words.officers, Corner::Text(&penalties));
    for (officer, y) in table.officers().zip((34..).step_by(45)) {
        draw_officer(desk, canvas, y, officer);
    }
}

fn draw_officer(desk: &TableDesk<'_>, canvas: &mut Canvas, y: i32, officer: Officer) {
    let (track, words) = (desk.table.track(), desk.words);
    canvas.rounded(Area::new(8, y, 224, 43), 6, SLATE);
    seat(canvas, 14, y + 9, 26, token_of(officer));
    let hour = track.hour(officer);
    let says = match hour {
        _ if track.reported().has(officer) => fill(words.reported_at, &[&hour]),
        0 => fill(words.beside_track, &[]),
        _ => fill(words.at_hour, &[&hour]),
    };
    Pen::new(Style::Bold, PAPER, SLATE).room(170).left(canvas, 50, y + 19, name_of(desk, officer));
    Pen::new(Style::Note, FOG, SLATE).room(170).left(canvas, 50, y + 36, &says);
}
