//! Looking around from the clock: the city, the events, how far the case is, the officers, a team's force cards.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::Table;
use confidant_core::tiny_epic_crimes::kinds::{Cards, Clue, Colour, Officer, Slot};

use super::city::{Mapped, draw_city};
use super::does::{View, back, see};
use super::envelope::{has_notes, knows_suspects};
use super::hand::Pick;
use super::notebook::Notebook;
use super::printed::{Resolving, may_resolve, printed_in};
use super::result::house_card;
use super::{Reading, Screens, Shows, TableDesk, name_of};
use crate::draw::palette::{FOG, GOOD, INK, LAMP, PAPER, SLATE, STEEL};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::seat;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::tiny_epic_crimes::dice::{block_names, column_figure};
use crate::games::tiny_epic_crimes::echo_ridge::gangster;
use crate::games::tiny_epic_crimes::event_card::draw_printed;
use crate::games::tiny_epic_crimes::signs::evidence_sign;
use crate::games::tiny_epic_crimes::{leaf, token_of};
use crate::input::Key;
use crate::page::{Bound, Tiles, turned};
use crate::texts::{Phrase, fill};

/// The officer in a row of the list.
pub(super) fn officer_at(table: &Table, row: u8) -> Option<Officer> {
    table.officers().nth(row.into())
}

/// The slots that have a card.
fn laid(table: &Table) -> impl Iterator<Item = Slot> + Clone + '_ {
    Slot::ALL.into_iter().filter(|&slot| table.event(slot).is_some())
}

/// The whole city; X goes on to the next view, here as in the others, B back to the first.
pub(super) fn city_page(desk: &TableDesk<'_>, show: &mut Shows<'_>) {
    show.plate(desk.words.the_city, desk.corner().corner());
    show.picture(|canvas| draw_map(desk, canvas));
    let events = laid(desk.table).next().map(|_| View::Events { page: 0 });
    show.keys([
        Bound::new(Cap::X, desk.words.views, see(events.unwrap_or(View::Case))),
        Bound::new(Cap::B, desk.texts.back, back(desk)),
    ]);
}

/// An event in its slot; one of the box can be resolved.
pub(super) fn events_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, page: u8) {
    let (table, texts, words) = (desk.table, desk.texts, desk.words);
    leaf(show, page, laid(table).count(), |page| see(View::Events { page }));
    let slot = laid(table).nth(page.into());
    if let Some(slot) = slot {
        event(desk, show, slot);
    }
    let side = Bound::says(Cap::Sideways, words.event);
    let next = Bound::new(Cap::X, words.views, see(View::Case));
    let back = Bound::new(Cap::B, texts.back, back(desk));
    if table.cards() == Cards::Printed && may_resolve(table) {
        let slot = slot.filter(|&slot| printed_in(table, slot).is_some());
        let resolves = slot.map(|slot| see(View::Resolve(Resolving::of(table, slot))));
        show.also(back);
        return show.keys([side, Bound::maybe(Cap::A, words.resolved, resolves), next]);
    }
    show.keys([side, next, back]);
}

/// How far the case is; a team's notebook.
pub(super) fn case_page(desk: &TableDesk<'_>, show: &mut Shows<'_>) {
    let (table, texts, words) = (desk.table, desk.texts, desk.words);
    if table.mode().is_team() && knows_suspects(table) {
        show.plate(words.team_notebook, desk.corner().corner());
        show.picture(|canvas| Notebook::of_team(table).draw(canvas, words, None));
    } else {
        let solved = Clue::ALL.into_iter().filter(|clue| table.holder(clue.proves()).is_some()).count();
        show.plate(words.the_case, Corner::Text(&fill(words.n_solved, &[&solved])));
        show.picture(|canvas| draw_case(desk, canvas));
    }
    let row = table.now().officer.index() as u8;
    show.keys([
        Bound::new(Cap::X, words.views, see(View::Officers { row })),
        Bound::new(Cap::B, texts.back, back(desk)),
    ]);
}

impl Screens {
    /// The officers; from there X leads to a team's force cards, or back.
    pub(super) fn officers_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, row: u8) {
        let (table, texts, words) = (desk.table, desk.texts, desk.words);
        show.plate(words.officers, Corner::Text(&fill(words.penalties_n, &[&table.penalties()])));
        show.picture(|canvas| draw_officers(desk, canvas, row));
        let count = table.officers().count();
        let step = |row: u8, key: Key| match key {
            Key::Up | Key::Down => turned(row, count, key),
            _ => row,
        };
        let tiles = Tiles { lit: row, step: &step, place: &|row| Some(officer_area(row)) };
        show.tiles(&tiles, |row| see(View::Officers { row }), None);
        let house = table.cards() == Cards::House;
        let cards = house && table.mode().is_team() && self.is_turn && self.reading == Reading::Nothing;
        let next = if cards { see(View::Cards(Pick::default())) } else { back(desk) };
        let (choose, next) = (Bound::says(Cap::UpDown, texts.choose), Bound::new(Cap::X, words.views, next));
        let back = Bound::new(Cap::B, texts.back, back(desk));
        if has_notes(table) && table.ending().is_none() {
            show.also(back);
            return show.keys([choose, next, Bound::says(Cap::Y, words.notes_verb)]);
        }
        show.keys([choose, next, back]);
    }
}

/// Where an officer stands in the list.
const fn officer_area(row: u8) -> Area {
    Area::new(8, 34 + 42 * row as i32, 224, 40)
}

/// The city, with the bag beside it.
fn draw_map(desk: &TableDesk<'_>, canvas: &mut Canvas) {
    let (table, words) = (desk.table, desk.words);
    draw_city(canvas, &Mapped { table, words, route: &[] });
    let bag = table.city().bag();
    Icon::Bag.draw(canvas, 203, 40, 18, FOG);
    for (colour, y) in Colour::ALL.into_iter().zip((62..).step_by(22)) {
        gangster(canvas, 190, y, 19, colour);
        Pen::new(Style::Bold, PAPER, INK).right(canvas, 233, y + 15, &number(bag.of(colour)));
    }
    Icon::Prison.draw(canvas, 203, 134, 18, FOG);
    for (colour, x) in table.city().holding().into_iter().zip((186..).step_by(17)) {
        gangster(canvas, x, 155, 17, colour);
    }
    column_figure(canvas, 184, Icon::Cards, table.events_left());
}

fn event(desk: &TableDesk<'_>, show: &mut Shows<'_>, slot: Slot) {
    let (table, words) = (desk.table, desk.words);
    let left = match (table.times_left(slot), printed_in(table, slot), table.event(slot)) {
        (Some(left), ..) => fill(words.times_left, &[&left]),
        (None, Some(_), Some(event)) => block_names(event.tokens),
        _ => Phrase::new(),
    };
    show.plate(&fill(words.slot_n, &[&(slot.index() + 1)]), Corner::Text(&left));
    show.picture(|canvas| {
        if let Some(id) = table.slots().house_id(slot) {
            house_card(desk, slot, id).draw(canvas);
        }
        if let Some(timed) = printed_in(table, slot) {
            draw_printed(canvas, words, table.edition().own_events, timed, table.name(slot));
            draw_on_card(canvas, table, slot);
        }
    });
}

/// Who is held on a printed card, and who has worked on it.
fn draw_on_card(canvas: &mut Canvas, table: &Table, slot: Slot) {
    let Some(event) = table.event(slot) else { return };
    let held = Colour::ALL.into_iter().filter(|&colour| event.captives.of(colour) > 0);
    for (colour, x) in held.zip((12..).step_by(30)) {
        gangster(canvas, x, 170, 19, colour);
        let count = number(event.captives.of(colour));
        Pen::new(Style::Bold, PAPER, INK).centred(canvas, x + 10, 206, &count);
    }
    for (officer, x) in event.helpers.iter().zip((148..).step_by(22)) {
        seat(canvas, x, 170, 19, token_of(officer));
    }
}

/// Five kinds of evidence: pips found of those needed, the holder, and an eye.
fn draw_case(desk: &TableDesk<'_>, canvas: &mut Canvas) {
    let (table, words) = (desk.table, desk.words);
    for (clue, y) in Clue::ALL.into_iter().zip((34..).step_by(29)) {
        let evidence = clue.proves();
        canvas.rounded(Area::new(8, y, 224, 27), 6, SLATE);
        evidence_sign(evidence).draw(canvas, 15, y + 5, 17, PAPER);
        Pen::new(Style::Bold, PAPER, SLATE).room(74).left(canvas, 38, y + 19, words.evidence(evidence));
        let (found, needed) = (table.found(clue), table.needed(clue));
        let holder = table.holder(evidence);
        for (pip, x) in (0..needed).zip((114..).step_by(15)) {
            let colour = match (holder, pip < found) {
                (Some(_), _) => GOOD,
                (None, true) => LAMP,
                (None, false) => STEEL,
            };
            canvas.rounded(Area::new(x, y + 8, 12, 11), 3, colour);
        }
        if let Some(officer) = holder {
            Icon::Eye.draw(canvas, 188, y + 5, 16, GOOD);
            seat(canvas, 209, y + 4, 18, token_of(officer));
        }
    }
    canvas.outline(Area::new(8, 181, 224, 30), 6, 1, STEEL);
    Icon::Black.draw(canvas, 15, 187, 18, FOG);
    let says = fill(words.suspects_left_n, &[&table.suspects_left()]);
    let lost =
        if table.suspects_lost() > 0 { fill("–{}", &[&table.suspects_lost()]) } else { Phrase::new() };
    let room = 182 - Style::Bold.width(&lost);
    Pen::new(Style::Note, PAPER, INK).room(room).left(canvas, 40, 201, &says);
    Pen::new(Style::Bold, LAMP, INK).right(canvas, 224, 202, &lost);
}

/// Everybody: hour, badge, cards, set of three, cell.
fn draw_officers(desk: &TableDesk<'_>, canvas: &mut Canvas, lit: u8) {
    let (table, words) = (desk.table, desk.words);
    for (officer, row) in table.officers().zip(0..) {
        draw_officer(desk, canvas, officer_area(row), officer, row == lit);
    }
    if table.ghost() > 0 {
        canvas.outline(Area::new(8, 160, 224, 30), 6, 1, STEEL);
        Pen::new(Style::Note, FOG, INK).room(120).left(canvas, 16, 180, words.ghost);
        Icon::Black.draw(canvas, 190, 166, 18, FOG);
        Pen::new(Style::Bold, PAPER, INK).right(canvas, 226, 181, &number(table.ghost()));
    }
}

fn draw_officer(desk: &TableDesk<'_>, canvas: &mut Canvas, area: Area, officer: Officer, chosen: bool) {
    let y = area.y;
    let (table, words) = (desk.table, desk.words);
    let (ground, colour, second) = if chosen { (LAMP, INK, INK) } else { (SLATE, PAPER, FOG) };
    canvas.rounded(area, 6, ground);
    seat(canvas, 13, y + 9, 22, token_of(officer));
    let name = name_of(desk, officer);
    if chosen {
        canvas.say_chosen(name);
    }
    let hour = table.track().hour(officer);
    let hours = fill(words.n_hours, &[&hour]);
    let mut room = 172 - Style::Bold.width(&hours);
    if table.track().reported().has(officer) {
        Icon::Flag.draw(canvas, 204 - Style::Bold.width(&hours), y + 2, 18, second);
        room -= 22;
    }
    Pen::new(Style::Bold, colour, ground).room(room).left(canvas, 42, y + 17, name);
    Pen::new(Style::Bold, second, ground).right(canvas, 226, y + 17, &hours);
    let mat = table.mat(officer);
    let figures =
        [(Icon::Badge, mat.badge), (Icon::Black, mat.suspects), (Icon::Force, table.force_held(officer))];
    for ((icon, figure), x) in figures.into_iter().zip((42..).step_by(40)) {
        icon.draw(canvas, x, y + 20, 16, second);
        Pen::new(Style::NoteBold, colour, ground).left(canvas, x + 18, y + 33, &number(figure));
    }
    for (arrested, x) in mat.arrested.into_iter().zip((162..).step_by(14)) {
        gangster(canvas, x, y + 21, 17, arrested);
    }
    for (held, x) in [mat.cell, mat.second].into_iter().flatten().zip((208..).step_by(14)) {
        canvas.outline(Area::new(x - 1, y + 19, 20, 20), 3, 1, colour);
        gangster(canvas, x, y + 21, 17, held);
    }
}
