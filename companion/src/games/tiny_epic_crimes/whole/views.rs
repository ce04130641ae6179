//! Looking around from the clock: the city, the events, how far the case is, the officers, a team's force cards.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::kinds::{Cards, Clue, Colour, Officer, Slot};
use confidant_core::tiny_epic_crimes::{Action, Table};

use super::city::{Mapped, draw_city};
use super::envelope::{has_notes, knows_suspects};
use super::hand::Pick;
use super::notebook::Notebook;
use super::printed::{Resolving, may_resolve, printed_in};
use super::result::house_card;
use super::{Reading, Screens, TableDesk, View, name_of};
use crate::draw::palette::{FOG, GOOD, INK, LAMP, PAPER, SLATE, STEEL};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::parts::seat::seat;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Wish;
use crate::games::tiny_epic_crimes::dice::{block_names, column_figure};
use crate::games::tiny_epic_crimes::echo_ridge::gangster;
use crate::games::tiny_epic_crimes::event_card::draw_printed;
use crate::games::tiny_epic_crimes::signs::evidence_sign;
use crate::games::tiny_epic_crimes::{token_of, turned};
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::{Phrase, fill};

/// The officer in a row of the list.
pub(super) fn officer_at(table: &Table, row: u8) -> Option<Officer> {
    table.officers().nth(row.into())
}

fn laid(table: &Table) -> heapless::Vec<Slot, { Slot::COUNT }> {
    Slot::ALL.into_iter().filter(|&slot| table.event(slot).is_some()).collect()
}

impl Screens {
    /// X goes on to the next view, B back to the first.
    pub(super) fn press_views(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        let table = desk.table;
        let along = matches!(key, Key::Up | Key::Down | Key::Left | Key::Right);
        match (self.view, key) {
            (_, Key::B) => {
                self.view = super::first_view(table);
            }
            (View::City, Key::X) if laid(table).is_empty() => self.view = View::Case,
            (View::City, Key::X) => self.view = View::Events { page: 0 },
            (View::Events { .. }, Key::X) => self.view = View::Case,
            (View::Case, Key::X) => self.view = View::Officers { row: table.now().officer.index() as u8 },
            (View::Officers { .. }, Key::X) => {
                let house = table.cards() == Cards::House;
                let cards =
                    house && table.mode().is_team() && self.is_turn && self.reading == Reading::Nothing;
                self.view = if cards { View::Cards(Pick::default()) } else { super::first_view(table) };
            }
            (View::Events { page }, Key::A) if may_resolve(table) => {
                let slot = laid(table).get(usize::from(page)).copied();
                match slot.filter(|&slot| printed_in(table, slot).is_some()) {
                    Some(slot) => self.view = View::Resolve(Resolving::of(table, slot)),
                    None => return Wish::Nothing,
                }
            }
            (View::Events { page }, _) if along => {
                self.view = View::Events { page: turned(page, laid(table).len(), key) };
            }
            (View::Officers { row }, Key::Up | Key::Down) => {
                self.view = View::Officers { row: turned(row, table.officers().count(), key) };
            }
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn draw_views(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        canvas.clear(INK);
        let x = (Cap::X, words.views);
        match self.view {
            View::Events { page } => {
                draw_event(desk, canvas, page);
                if table.cards() == Cards::Printed && may_resolve(table) {
                    let side = (Cap::Sideways, words.event);
                    return key_hints(canvas, &[side, (Cap::A, words.resolved), x]);
                }
                return key_hints(canvas, &[(Cap::Sideways, words.event), x, (Cap::B, texts.back)]);
            }
            View::Case if table.mode().is_team() && knows_suspects(table) => {
                plate(canvas, words.team_notebook, desk.corner().corner());
                Notebook::of_team(table).draw(canvas, words, None);
            }
            View::Case => draw_case(desk, canvas),
            View::Officers { row } => {
                draw_officers(desk, canvas, Some(row));
                let hidden = has_notes(table) && table.ending().is_none();
                let look = if hidden { (Cap::Y, words.notes_verb) } else { (Cap::B, texts.back) };
                return key_hints(canvas, &[(Cap::UpDown, texts.choose), x, look]);
            }
            _ => draw_map(desk, canvas),
        }
        key_hints(canvas, &[x, (Cap::B, texts.back)]);
    }
}

/// The whole city, with the bag beside it.
fn draw_map(desk: &TableDesk<'_>, canvas: &mut Canvas) {
    let (table, words) = (desk.table, desk.words);
    plate(canvas, words.the_city, desk.corner().corner());
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

fn draw_event(desk: &TableDesk<'_>, canvas: &mut Canvas, page: u8) {
    let table = desk.table;
    let Some(&slot) = laid(table).get(usize::from(page)) else { return };
    let left = match (table.times_left(slot), printed_in(table, slot), table.event(slot)) {
        (Some(left), ..) => fill(desk.words.times_left, &[&left]),
        (None, Some(_), Some(event)) => block_names(event.tokens),
        _ => Phrase::new(),
    };
    plate(canvas, &fill(desk.words.slot_n, &[&(slot.index() + 1)]), Corner::Text(&left));
    if let Some(id) = super::notes::cards_of(table).get(slot.index()).copied().flatten() {
        house_card(desk, slot, id).draw(canvas);
    }
    if let Some(timed) = printed_in(table, slot) {
        draw_printed(canvas, desk.words, table.edition().own_events, timed, table.name(slot));
        draw_on_card(canvas, table, slot);
    }
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
    let solved = Clue::ALL.into_iter().filter(|clue| table.holder(clue.proves()).is_some()).count();
    plate(canvas, words.the_case, Corner::Text(&fill(words.n_solved, &[&solved])));
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
pub(super) fn draw_officers(desk: &TableDesk<'_>, canvas: &mut Canvas, row: Option<u8>) {
    let (table, words) = (desk.table, desk.words);
    plate(canvas, words.officers, Corner::Text(&fill(words.penalties_n, &[&table.penalties()])));
    for ((index, officer), y) in table.officers().enumerate().zip((34..).step_by(42)) {
        let chosen = row.is_some_and(|row| usize::from(row) == index);
        draw_officer(desk, canvas, y, officer, chosen);
    }
    if table.ghost() > 0 {
        canvas.outline(Area::new(8, 160, 224, 30), 6, 1, STEEL);
        Pen::new(Style::Note, FOG, INK).room(120).left(canvas, 16, 180, words.ghost);
        Icon::Black.draw(canvas, 190, 166, 18, FOG);
        Pen::new(Style::Bold, PAPER, INK).right(canvas, 226, 181, &number(table.ghost()));
    }
}

fn draw_officer(desk: &TableDesk<'_>, canvas: &mut Canvas, y: i32, officer: Officer, chosen: bool) {
    let (table, words) = (desk.table, desk.words);
    let (ground, colour, second) = if chosen { (LAMP, INK, INK) } else { (SLATE, PAPER, FOG) };
    canvas.rounded(Area::new(8, y, 224, 40), 6, ground);
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
