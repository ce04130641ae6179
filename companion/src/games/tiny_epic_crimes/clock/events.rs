//! The events in their slots, one a page, then the officers; what people say about a card that lies.

use confidant_core::id::Id;
use confidant_core::tiny_epic_clock::Action;
use confidant_core::tiny_epic_crimes::kinds::{Officer, Slot};
use confidant_core::tiny_epic_crimes::{BlockSet, CardName, EventKind};

use super::cards::house_card;
use super::deeds::{Does, View, back, see};
use super::{Shows, TableDesk, moments, name_of, token_of};
use crate::draw::palette::{FOG, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::seat;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Deed;
use crate::games::tiny_epic_crimes::dice::{block_name, block_names, told_card};
use crate::games::tiny_epic_crimes::event_card::{draw_printed, names_wheel};
use crate::games::tiny_epic_crimes::leaf;
use crate::page::{Bound, List};
use crate::texts::{Phrase, fill};

/// Something that people say about a card that lies: its sign, its words, what it does.
type Said = (Icon, Phrase, Does);

/// What else than that it is resolved: a printed card has a name, a fuse burns down at once, one of several tokens is
/// gone, and any card may leave as it is.
fn said(desk: &TableDesk<'_>, slot: Slot) -> heapless::Vec<Said, 8> {
    let (table, words) = (desk.table, desk.words);
    let Some(event) = table.event(slot) else { return heapless::Vec::new() };
    let plain = |text: &'static str| fill(text, &[]);
    let name = matches!(event.kind, EventKind::Printed(_))
        .then(|| (Icon::Event, plain(words.call_it), see(View::Naming { slot, name: 0 })));
    let burns =
        table.slots().lines_left(slot).map(|_| (Icon::Clock, plain(words.burn_verb), see(View::Burns(slot))));
    let tokens = if event.tokens.len() > 1 { event.tokens } else { BlockSet::NONE };
    let cleared = tokens.iter().map(|block| {
        let label = fill(words.token_gone, &[&block_name(block)]);
        (Icon::Pin, label, Deed::Play(Action::Cleared(slot, block)))
    });
    let gone = (Icon::Cards, plain(words.card_leaves_so), Deed::Play(Action::Gone(slot)));
    name.into_iter().chain(burns).chain(cleared.take(5)).chain([gone]).collect()
}

/// What else people say about the card of a slot.
pub(super) fn lying_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, slot: Slot, row: u8) {
    let (texts, words) = (desk.texts, desk.words);
    let house = super::choices::event_name(desk, slot);
    let title = if house.is_empty() { words.printed_event } else { house };
    show.plate(title, Corner::Text(&fill(words.slot_n, &[&(slot.index() + 1)])));
    let said = said(desk, slot);
    let list = List::new(said.len(), row.into()).by_a();
    show.list(list, |row| see(View::Lying { slot, row: row as u8 }), &|index, tell| {
        if let Some((icon, label, does)) = said.get(index) {
            let row = Row::new(label).icon(*icon);
            tell(if matches!(does, Deed::Play(_)) { row } else { row.leads() }, Ok(*does));
        }
    });
    show.keys([
        Bound::says(Cap::UpDown, texts.choose),
        Bound::says(Cap::A, texts.do_it),
        Bound::new(Cap::B, texts.back, see(View::Events { page: 0 })),
    ]);
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
    let corner: Phrase = match (table.slots().lines_left(slot), event.map(|event| event.tokens)) {
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
    let resolved = Bound::new(Cap::A, words.resolved, see(View::Solver { slot, row: 0 }));
    show.also(back);
    show.keys([views, resolved, Bound::new(Cap::X, words.more_verb, see(View::Lying { slot, row: 0 }))]);
}

/// Who resolved the event of a slot; nobody comes last.
pub(super) fn solver_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, slot: Slot, row: u8) {
    let (table, texts, words) = (desk.table, desk.texts, desk.words);
    show.plate(words.who_solved, Corner::Text(&fill(words.slot_n, &[&(slot.index() + 1)])));
    let officers: heapless::Vec<Officer, { Officer::MOST }> = table.officers().collect();
    let list = List::new(officers.len() + 1, row.into()).by_a();
    show.list(list, |row| see(View::Solver { slot, row: row as u8 }), &|index, tell| {
        let by = officers.get(index).copied();
        let name = by.map_or(words.nobody, |officer| name_of(desk, officer));
        let icon = if by.is_some() { Icon::Badge } else { Icon::Cross };
        tell(Row::new(name).icon(icon), Ok(Deed::Play(Action::Resolved(slot, by))));
    });
    show.keys([
        Bound::says(Cap::UpDown, texts.choose),
        Bound::says(Cap::A, words.resolved),
        Bound::new(Cap::B, texts.back, see(View::Events { page: 0 })),
    ]);
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
    Pen::new(Style::Bold, PAPER, SLATE).room(134).left(canvas, 50, y + 19, name_of(desk, officer));
    Pen::new(Style::Note, FOG, SLATE).room(134).left(canvas, 50, y + 36, &says);
    let solved = desk.table.solved(officer);
    if solved > 0 {
        Icon::Event.draw(canvas, 188, y + 12, 18, FOG);
        Pen::new(Style::Bold, PAPER, SLATE).right(canvas, 226, y + 27, &number(solved));
    }
}
