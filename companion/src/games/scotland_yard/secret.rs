//! Mister X's screens, shown while he holds Y.

use confidant_core::scotland_yard::{Fares, MISTER_X, Phase, Secret, Step, Table, Ticket};

use super::advice::{advises, draw_his_advice};
use super::choice::{Choice, HisDesk, Offer, Page, Stage, TicketRow, held, his_turn, next_payer};
use super::map::pawns;
use super::parts::london::{London, OVERVIEW};
use super::parts::sketch::Sketch;
use super::parts::ticket::{TicketKind, stamp, ticket};
use super::{Screens, TableDesk, ticket_name};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::card::chip;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{PITCH, Row};
use crate::draw::parts::plate::{Corner, secret_frame, secret_plate};
use crate::draw::parts::seat::seat;
use crate::draw::parts::wheel::column;
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::hint::secret_key_hints;
use crate::texts::fill;

/// Draws what Mister X sees while he holds Y.
pub(super) fn draw(screens: &Screens, desk: &HisDesk<'_>, canvas: &mut Canvas) {
    let choice = &screens.choice;
    let Some(secret) = desk.private else { return };
    let table = desk.desk.table;
    canvas.clear(INK);
    match (choice.page, table.phase()) {
        (Page::Trail, _) => draw_trail(desk, secret, canvas),
        (Page::Map, _) => draw_map(desk, secret, canvas),
        (Page::Advice, _) => draw_his_advice(screens, desk, canvas),
        (Page::Choice, Phase::Decide) => draw_decision(choice, desk, canvas),
        (Page::Choice, _) if choice.stage == Stage::Confirm => draw_confirm(choice, desk, canvas),
        (Page::Choice, _) => draw_move(choice, desk, secret, canvas),
    }
    secret_frame(canvas);
}

fn title(desk: &TableDesk<'_>, canvas: &mut Canvas, number: usize) {
    let code = fill(desk.words.move_n, &[&number]);
    secret_plate(canvas, desk.name(MISTER_X), Corner::Text(&code));
}

/// The number of the move that is being chosen.
fn next_move(table: &Table, choice: &Choice) -> usize {
    table.trail().len() + 1 + usize::from(choice.first.is_some())
}

fn draw_move(choice: &Choice, desk: &HisDesk<'_>, secret: &Secret, canvas: &mut Canvas) {
    let (table, texts, words) = (desk.desk.table, desk.desk.texts, desk.desk.words);
    let offer = choice.offer(desk);
    title(&desk.desk, canvas, next_move(table, choice));
    let (chosen, row) = choice.ticket(&offer);
    let supply = table.mister_x_tickets();
    for (index, (&kind, y)) in offer.rows.iter().zip((34..).step_by(36)).enumerate() {
        let lit = index == chosen && choice.stage == Stage::Ticket;
        let ground = if lit { LAMP } else { INK };
        if lit {
            canvas.rounded(Area::new(6, y, 66, 34), 6, LAMP);
            canvas.say_chosen(match kind {
                TicketRow::Ticket(ticket) => ticket_name(words, ticket),
                TicketRow::Double => words.double,
            });
        }
        let area = Area::new(10, y + 4, 58, 26);
        match kind {
            // His ordinary tickets never run out: a count would look like a limit.
            TicketRow::Ticket(kind) if kind != Ticket::Black => {
                ticket(canvas, area, kind.into(), None, ground);
            }
            TicketRow::Ticket(_) => {
                let used = choice.first.is_some_and(|first| first.ticket == Ticket::Black);
                let left = supply.of(Ticket::Black).saturating_sub(u8::from(used));
                ticket(canvas, area, TicketKind::Black, Some(left), ground);
            }
            TicketRow::Double => ticket(canvas, area, TicketKind::Double, Some(table.doubles()), ground),
        }
        if !offer.can(kind) {
            // There is no line for it from here.
            canvas.rect(Area::new(8, y + 16, 62, 2), FOG);
        } else if index == chosen {
            Icon::Right.draw(canvas, 74, y + 11, 12, LAMP);
        }
    }
    let stations = choice.stations(&offer);
    let (at, station) = choice.station(&offer);
    let focus = choice.stage == Stage::Station;
    let rows = choice.station_rows(&offer);
    column(canvas, Area::new(90, 34, 60, 178), rows, at, focus, |index| {
        stations.nth(index).map(|station| number(station.number())).unwrap_or_default()
    });
    let here = choice.first.map_or(secret.at(), |first| first.to);
    let used = match row {
        Some(TicketRow::Ticket(kind)) => kind,
        _ => Ticket::Taxi,
    };
    let cursor = if focus { station } else { None };
    Sketch { map: &table.edition().map, here, choices: stations, cursor, ticket: used }
        .draw(canvas, Area::new(158, 34, 76, 134));
    let line = if choice.first.is_some() {
        words.then_from
    } else if choice.double {
        words.double_first
    } else {
        words.you_are_at
    };
    Pen::new(Style::Hint, FOG, INK).room(80).centred(canvas, 196, 186, line);
    Pen::new(Style::Head, PAPER, INK).centred(canvas, 196, 209, &number(here.number()));
    if table.edition().appears_after(next_move(table, choice) as u8) {
        // He would be seen there: the lamp marks it.
        canvas.rect(Area::new(160, 170, 72, 3), LAMP);
    }
    let back = if choice.stage == Stage::Station {
        words.ticket
    } else if choice.double {
        texts.back
    } else {
        words.trail
    };
    secret_key_hints(canvas, &[(Cap::Left, back), (Cap::UpDown, texts.choose), (Cap::Right, texts.onward)]);
}

fn draw_confirm(choice: &Choice, desk: &HisDesk<'_>, canvas: &mut Canvas) {
    let (table, texts, words) = (desk.desk.table, desk.desk.texts, desk.desk.words);
    let offer: Offer = choice.offer(desk);
    let Some(last) = choice.step(&offer) else { return };
    title(&desk.desk, canvas, next_move(table, choice));
    let steps: heapless::Vec<Step, 2> = choice.first.into_iter().chain([last]).collect();
    Pen::new(Style::Hint, FOG, INK).room(220).left(canvas, 14, 50, words.your_move_caption);
    for ((step, y), number_of_move) in
        steps.iter().zip((56..).step_by(40)).zip(table.trail().len() as u8 + 1..)
    {
        canvas.rounded(Area::new(8, y, 224, 38), 6, SLATE);
        ticket(canvas, Area::new(16, y + 6, 58, 26), step.ticket.into(), None, SLATE);
        Icon::Right.draw(canvas, 84, y + 13, 12, LAMP);
        Pen::new(Style::Name, PAPER, SLATE).left(canvas, 106, y + 30, &number(step.to.number()));
        if table.edition().appears_after(number_of_move) {
            Icon::Hat.draw(canvas, 196, y + 6, 26, LAMP);
        }
    }
    Pen::new(Style::Hint, FOG, INK).room(220).left(canvas, 14, 152, words.table_sees_caption);
    let mut x = 14;
    if choice.double {
        stamp(canvas, x, 158, TicketKind::Double, false);
        x += 24;
    }
    let mut seen = None;
    for (step, number_of_move) in steps.iter().zip(table.trail().len() as u8 + 1..) {
        stamp(canvas, x, 158, step.ticket.into(), false);
        x += 22;
        if table.edition().appears_after(number_of_move) {
            seen = Some(step.to);
        }
    }
    let says = match seen {
        Some(station) => fill(words.shown_at, &[&station]),
        None => fill(words.stays_hidden, &[]),
    };
    let area = Area::new(14, 180, 212, 34);
    let colour = if seen.is_some() { LAMP } else { PAPER };
    Pen::new(Style::NoteBold, colour, INK).paragraph(canvas, area, 17, Align::Left, &says);
    secret_key_hints(canvas, &[(Cap::Left, texts.change), (Cap::Right, texts.confirm)]);
}

fn draw_decision(choice: &Choice, desk: &HisDesk<'_>, canvas: &mut Canvas) {
    let (table, texts, words) = (desk.desk.table, desk.desk.texts, desk.desk.words);
    title(&desk.desk, canvas, table.trail().len());
    let Some(fares) = choice.fares else {
        let pen = Pen::new(Style::Bold, PAPER, INK);
        pen.paragraph(canvas, Area::new(12, 40, 216, 60), 20, Align::Middle, words.show_question);
        let rows = [(Icon::Black, words.stay_hidden), (Icon::Eye, words.show_myself)];
        for (index, ((icon, label), y)) in rows.into_iter().zip((110..).step_by(36)).enumerate() {
            Row::new(label).icon(icon).chosen(index == choice.row(rows.len())).draw(canvas, y, PITCH);
        }
        return secret_key_hints(
            canvas,
            &[(Cap::Left, words.trail), (Cap::UpDown, texts.choose), (Cap::Right, texts.onward)],
        );
    };
    draw_fares(desk, canvas, &fares);
    let Some(pawn) = next_payer(table, &fares) else {
        let pen = Pen::new(Style::Bold, LAMP, INK);
        pen.paragraph(canvas, Area::new(12, 130, 216, 60), 20, Align::Middle, words.show_now);
        return secret_key_hints(canvas, &[(Cap::Left, texts.change), (Cap::Right, words.show_verb)]);
    };
    let says = fill(words.take_from, &[&desk.desk.name(pawn.seat())]);
    Pen::new(Style::Bold, PAPER, INK).room(224).centred(canvas, 120, 104, &says);
    let held = held(table, pawn);
    let row = choice.row(held.len());
    for (index, (&kind, y)) in held.iter().zip((112..).step_by(34)).enumerate() {
        let lit = index == row;
        let ground = if lit { LAMP } else { SLATE };
        let name = ticket_name(words, kind);
        if lit {
            canvas.say_chosen(name);
        }
        canvas.rounded(Area::new(20, y, 200, 32), 6, ground);
        ticket(canvas, Area::new(28, y + 3, 58, 26), kind.into(), None, ground);
        let colour = if lit { INK } else { PAPER };
        Pen::new(Style::Bold, colour, ground).room(116).left(canvas, 98, y + 22, name);
    }
    secret_key_hints(
        canvas,
        &[(Cap::Left, texts.back), (Cap::UpDown, texts.choose), (Cap::Right, texts.onward)],
    );
}

/// What he takes from whom, as far as chosen.
fn draw_fares(desk: &HisDesk<'_>, canvas: &mut Canvas, fares: &Fares) {
    let count = desk.desk.table.detectives().len() as i32;
    let left = 120 - count * 21;
    for (index, x) in (0..count).zip((left..).step_by(42)) {
        seat(canvas, x + 10, 38, 20, index as u8 + 1);
        let area = Area::new(x + 11, 62, 18, 18);
        match fares.entries().get(index as usize) {
            Some(Some(kind)) => stamp(canvas, area.x, area.y, (*kind).into(), false),
            Some(None) => {
                Pen::new(Style::Bold, FOG, INK).centred(canvas, x + 20, 77, "–");
            }
            None => canvas.rounded(area, 2, SLATE),
        }
    }
}

/// His own trail: every ticket with the station under it.
fn draw_trail(desk: &HisDesk<'_>, secret: &Secret, canvas: &mut Canvas) {
    let (table, texts, words) = (desk.desk.table, desk.desk.texts, desk.desk.words);
    let from = fill(words.from_n, &[&secret.start()]);
    secret_plate(canvas, words.my_trail, Corner::Text(&from));
    if secret.stops().is_empty() {
        let pen = Pen::new(Style::Body, FOG, INK);
        pen.paragraph(canvas, Area::new(16, 100, 208, 60), 20, Align::Middle, texts.no_moves_yet);
    }
    for (index, (window, stop)) in table.trail().iter().zip(secret.stops()).enumerate() {
        let (x, y) = (8 + (index % 6) as i32 * 38, 36 + (index / 6) as i32 * 44);
        let appears = window.stop.is_some();
        stamp(canvas, x + 9, y, window.ticket.into(), false);
        let colour = if appears { INK } else { PAPER };
        let ground = if appears { LAMP } else { SLATE };
        chip(canvas, Area::new(x, y + 20, 36, 20), ground, colour, &number(stop.number()));
    }
    secret_key_hints(canvas, &[(Cap::Left, words.map), (Cap::Right, texts.back)]);
}

/// The map with his own place.
fn draw_map(desk: &HisDesk<'_>, secret: &Secret, canvas: &mut Canvas) {
    let (table, texts, words) = (desk.desk.table, desk.desk.texts, desk.desk.words);
    let at = fill(words.at_station, &[&secret.at()]);
    secret_plate(canvas, words.my_map, Corner::Text(&at));
    let pawns = pawns(table);
    let way: heapless::Vec<_, 25> =
        core::iter::once(secret.start()).chain(secret.stops().iter().copied()).collect();
    let recent = way.get(way.len().saturating_sub(6)..).unwrap_or(&[]);
    London {
        map: &table.edition().map,
        marks: confidant_core::scotland_yard::StationSet::NONE,
        pawns: &pawns,
        cursor: Some(secret.at()),
        shown: table.shown(),
        way: recent,
        likely: Default::default(),
        hardly: Default::default(),
    }
    .overview(canvas, OVERVIEW);
    let asks = advises(&desk.desk) && his_turn(table);
    let left = if asks { words.advice } else { texts.back };
    secret_key_hints(canvas, &[(Cap::Left, left), (Cap::Right, words.trail)]);
}
