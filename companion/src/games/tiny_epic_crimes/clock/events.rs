//! The events in their slots, one a page, then the officers; what people say about a card that lies.

use confidant_core::id::Id;
use confidant_core::tiny_epic_clock::{Action, Table};
use confidant_core::tiny_epic_crimes::kinds::{Officer, Slot};
use confidant_core::tiny_epic_crimes::{CardName, EventKind};

use super::cards::house_card;
use super::deeds::{Does, View, back, see};
use super::{Shows, TableDesk, moments, name_of, token_of};
use crate::draw::palette::{FOG, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::seat;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::Deed;
use crate::games::tiny_epic_crimes::dice::{block_names, told_card};
use crate::games::tiny_epic_crimes::event_card::{draw_printed, names_wheel};
use crate::games::tiny_epic_crimes::leaf;
use crate::page::Bound;
use crate::texts::{Phrase, fill};

/// How many red lines the card of a slot lies still, if it has a fuse.
pub(super) fn lines_left(table: &Table, slot: Slot) -> Option<u8> {
    let lines = table.number(table.house_event(slot)?.fuse?.lines);
    Some(lines.saturating_sub(table.event(slot)?.ticks))
}

/// What X does to the card of a slot, if anything: a printed one is named, a fuse burns down at once.
fn other<'a>(desk: &TableDesk<'a>, slot: Slot) -> Option<Bound<'a, Does>> {
    let (table, words) = (desk.table, desk.words);
    match table.event(slot)?.kind {
        EventKind::Printed(_) => {
            Some(Bound::new(Cap::X, words.name_verb, see(View::Naming { slot, name: 0 })))
        }
        EventKind::House(_) => {
            lines_left(table, slot).map(|_| Bound::new(Cap::X, words.burn_verb, see(View::Burns(slot))))
        }
    }
}

pub(super) fn page(desk: &TableDesk<'_>, show: &mut Shows<'_>, page: u8) {
    let (table, texts, words) = (desk.table, desk.texts, desk.words);
    let laid = Slot::ALL.into_iter().filter(|&slot| table.event(slot).is_some());
    leaf(show, page, laid.clone().count() + 1, |page| see(View::Events { page }));
    let views = Bound::says(Cap::Sideways, words.views);
    let back = Bound::new(Cap::B, texts.back, back(desk));
    let Some(slot) = laid.into_iter().nth(page.into()) else {
        officers(desk, show);
        return show.keys([views, back]);
    };
    let event = table.event(slot);
    let corner: Phrase = match (lines_left(table, slot), event.map(|event| event.tokens)) {
        (Some(lines), _) => fill(words.n_lines, &[&lines]),
        (None, Some(tokens)) if !tokens.is_empty() => block_names(tokens),
        _ => Phrase::new(),
    };
    show.plate(&fill(words.slot_n, &[&(slot.index() + 1)]), Corner::Text(&corner));
    show.picture(|canvas| match event.map(|event| event.kind) {
        Some(EventKind::House(id)) => house_card(desk, slot, id).draw(canvas),
        Some(EventKind::Printed(timed)) => {
            draw_printed(canvas, words, table.edition().own_events, timed, table.name(slot));
        }
        None => {}
    });
    if moments(table) == (false, false) {
        return show.keys([views, back]);
    }
    let resolved = Bound::new(Cap::A, words.resolved, Deed::Play(Action::Resolved(slot)));
    match other(desk, slot) {
        None => show.keys([views, resolved, back]),
        Some(other) => {
            show.also(back);
            show.keys([views, resolved, other]);
        }
    }
}

/// Whether the fuse of an event burns down at once.
pub(super) fn burns_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, slot: Slot) {
    let (texts, words) = (desk.texts, desk.words);
    show.plate(words.burn_verb, desk.corner().corner());
    let question = fill(words.burn_question, &[&super::choices::event_name(desk, slot)]);
    show.picture(|canvas| told_card(canvas, Some(Icon::Warn), &question));
    show.keys([
        Bound::new(Cap::A, words.burn_verb, Deed::Play(Action::Burnt(slot))),
        Bound::new(Cap::B, texts.back, see(View::Events { page: 0 })),
    ]);
}

/// What a printed card is called: any name but the one that it has.
pub(super) fn naming_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, slot: Slot, chosen: u8) {
    let texts = desk.texts;
    let names = CardName::all().filter(|&name| desk.table.name(slot) != Some(name));
    let count = names.clone().count();
    let name = |index: usize| names.clone().nth(index);
    let says = |index: usize| name(index).map(|name| fill("{}", &[&name])).unwrap_or_default();
    let title = fill(desk.words.slot_n, &[&(slot.index() + 1)]);
    let turn = |name: usize| see(View::Naming { slot, name: name as u8 });
    names_wheel(show, desk.words, &title, (count, chosen), &says, turn);
    let names = name(chosen.into()).map(|name| Deed::Play(Action::Name(slot, name)));
    show.keys([
        Bound::says(Cap::UpDown, texts.choose),
        Bound::maybe(Cap::A, texts.enter, names),
        Bound::new(Cap::B, texts.back, see(View::Events { page: 0 })),
    ]);
}

/// Where everybody stands.
pub(super) fn officers(desk: &TableDesk<'_>, show: &mut Shows<'_>) {
    let (table, words) = (desk.table, desk.words);
    let penalties = fill(words.penalties_n, &[&table.penalties()]);
    show.plate(words.officers, Corner::Text(&penalties));
    show.picture(|canvas| {
        for (officer, y) in table.officers().zip((34..).step_by(45)) {
            draw_officer(desk, canvas, y, officer);
        }
    });
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
