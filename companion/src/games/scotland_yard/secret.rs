//! Mister X's screens, shown while he holds Y.

use confidant_core::scotland_yard::{Action, Fares, MISTER_X, Pawn, Phase, Secret, Step, Table, Ticket};

use super::advice::{advises, his_advice_page};
use super::choice::{
    Choice, Chooses, HisDesk, Offer, Page, Stage, TicketRow, does, first_page, held, his_turn, next_payer,
    turn_to,
};
use super::map::pawns;
use super::parts::london::{London, OVERVIEW};
use super::parts::sketch::Sketch;
use super::parts::ticket::{TicketKind, stamp, ticket};
use super::{Screens, Shows, TableDesk, ticket_name};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::card::chip;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::seat;
use crate::draw::parts::wheel::column;
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Deed;
use crate::page::{Bound, List};
use crate::texts::fill;

/// What Mister X sees while he holds Y.
pub(super) fn page(screens: &Screens, desk: &HisDesk<'_>, show: &mut Shows<'_>) {
    let choice = &screens.choice;
    let Some(secret) = desk.private else { return };
    match (choice.page, desk.desk.table.phase()) {
        (Page::Trail, _) => trail_page(desk, secret, show),
        (Page::Map, _) => map_page(desk, secret, show),
        (Page::Advice, _) => his_advice_page(screens, desk, show),
        (Page::Choice, Phase::Decide) => decision_page(choice, desk, show),
        (Page::Choice, _) if choice.stage == Stage::Confirm => confirm_page(choice, desk, show),
        (Page::Choice, _) => move_page(choice, desk, secret, show),
    }
}

fn title(desk: &TableDesk<'_>, show: &mut Shows<'_>, number: usize) {
    show.plate(desk.name(MISTER_X), Corner::Text(&fill(desk.words.move_n, &[&number])));
}

/// The number of the move that is being chosen.
fn next_move(table: &Table, choice: &Choice) -> usize {
    table.trail().len() + 1 + usize::from(choice.first.is_some())
}

fn move_page(choice: &Choice, desk: &HisDesk<'_>, secret: &Secret, show: &mut Shows<'_>) {
    let (table, texts, words) = (desk.desk.table, desk.desk.texts, desk.desk.words);
    let offer = &choice.offer(desk);
    title(&desk.desk, show, next_move(table, choice));
    show.picture(|canvas| draw_move(choice, offer, desk, secret, canvas));
    let (row, rows, back) = match choice.stage {
        Stage::Ticket if choice.double => (choice.ticket(offer).0, offer.rows.len(), texts.back),
        Stage::Ticket => (choice.ticket(offer).0, offer.rows.len(), words.trail),
        _ => (choice.station(offer).0, choice.station_rows(offer), words.ticket),
    };
    show.turns(row, rows, |row| does(Chooses::Row(row as u8)));
    show.keys([
        Bound::new(Cap::Left, back, does(choice.back())),
        Bound::says(Cap::UpDown, texts.choose),
        Bound::maybe(Cap::Right, texts.onward, choice.onward(offer).map(does)),
    ]);
}

fn draw_move(choice: &Choice, offer: &Offer, desk: &HisDesk<'_>, secret: &Secret, canvas: &mut Canvas) {
    let (table, words) = (desk.desk.table, desk.desk.words);
    let (chosen, row) = choice.ticket(offer);
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
    let stations = choice.stations(offer);
    let (at, station) = choice.station(offer);
    let focus = choice.stage == Stage::Station;
    let rows = choice.station_rows(offer);
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
}

fn confirm_page(choice: &Choice, desk: &HisDesk<'_>, show: &mut Shows<'_>) {
    let (table, texts) = (desk.desk.table, desk.desk.texts);
    let offer = choice.offer(desk);
    let Some(last) = choice.step(&offer) else { return };
    title(&desk.desk, show, next_move(table, choice));
    show.picture(|canvas| draw_confirm(choice, desk, last, canvas));
    show.keys([
        Bound::new(Cap::Left, texts.change, does(choice.back())),
        Bound::maybe(Cap::Right, texts.confirm, choice.action(&offer).map(Deed::Play)),
    ]);
}

fn draw_confirm(choice: &Choice, desk: &HisDesk<'_>, last: Step, canvas: &mut Canvas) {
    let (table, words) = (desk.desk.table, desk.desk.words);
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
}

fn decision_page(choice: &Choice, desk: &HisDesk<'_>, show: &mut Shows<'_>) {
    let (table, texts, words) = (desk.desk.table, desk.desk.texts, desk.desk.words);
    title(&desk.desk, show, table.trail().len());
    let begin_again = does(Chooses::Fares(None));
    let choose = Bound::says(Cap::UpDown, texts.choose);
    let Some(fares) = choice.fares else {
        show.picture(|canvas| {
            let pen = Pen::new(Style::Bold, PAPER, INK);
            pen.paragraph(canvas, Area::new(12, 40, 216, 60), 20, Align::Middle, words.show_question);
        });
        let rows = [
            (Icon::Black, words.stay_hidden, Deed::Play(Action::Hide)),
            (Icon::Eye, words.show_myself, does(Chooses::Fares(Some(Fares::NONE)))),
        ];
        let list = List::new(rows.len(), choice.row(rows.len())).below(110);
        show.list(list, |row| does(Chooses::Row(row as u8)), &|index, tell| {
            if let Some(&(icon, label, deed)) = rows.get(index) {
                tell(Row::new(label).icon(icon), Ok(deed));
            }
        });
        return show.keys([
            Bound::new(Cap::Left, words.trail, turn_to(Page::Trail)),
            choose,
            Bound::says(Cap::Right, texts.onward),
        ]);
    };
    show.picture(|canvas| draw_fares(desk, canvas, &fares));
    let Some(pawn) = next_payer(table, &fares) else {
        show.picture(|canvas| {
            let pen = Pen::new(Style::Bold, LAMP, INK);
            pen.paragraph(canvas, Area::new(12, 130, 216, 60), 20, Align::Middle, words.show_now);
        });
        return show.keys([
            Bound::new(Cap::Left, texts.change, begin_again),
            Bound::new(Cap::Right, words.show_verb, Deed::Play(Action::Reveal(fares))),
        ]);
    };
    let held = held(table, pawn);
    let row = choice.row(held.len());
    show.picture(|canvas| draw_held(desk, canvas, pawn, &held, row));
    show.turns(row, held.len(), |row| does(Chooses::Row(row as u8)));
    let paid = held.get(row).and_then(|&ticket| fares.with(Some(ticket)));
    show.keys([
        Bound::new(Cap::Left, texts.back, begin_again),
        choose,
        Bound::maybe(Cap::Right, texts.onward, paid.map(|fares| does(Chooses::Fares(Some(fares))))),
    ]);
}

/// The tickets that a detective can pay with.
fn draw_held(desk: &HisDesk<'_>, canvas: &mut Canvas, pawn: Pawn, held: &[Ticket], row: usize) {
    let says = fill(desk.desk.words.take_from, &[&desk.desk.name(pawn.seat())]);
    Pen::new(Style::Bold, PAPER, INK).room(224).centred(canvas, 120, 104, &says);
    for (index, (&kind, y)) in held.iter().zip((112..).step_by(34)).enumerate() {
        let lit = index == row;
        let ground = if lit { LAMP } else { SLATE };
        let name = ticket_name(desk.desk.words, kind);
        if lit {
            canvas.say_chosen(name);
        }
        canvas.rounded(Area::new(20, y, 200, 32), 6, ground);
        ticket(canvas, Area::new(28, y + 3, 58, 26), kind.into(), None, ground);
        let colour = if lit { INK } else { PAPER };
        Pen::new(Style::Bold, colour, ground).room(116).left(canvas, 98, y + 22, name);
    }
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
fn trail_page(desk: &HisDesk<'_>, secret: &Secret, show: &mut Shows<'_>) {
    let (table, texts, words) = (desk.desk.table, desk.desk.texts, desk.desk.words);
    show.plate(words.my_trail, Corner::Text(&fill(words.from_n, &[&secret.start()])));
    show.picture(|canvas| {
        if secret.stops().is_empty() {
            let pen = Pen::new(Style::Body, FOG, INK);
            pen.paragraph(canvas, Area::new(16, 100, 208, 60), 20, Align::Middle, texts.no_moves_yet);
        }
        for (index, (window, stop)) in table.trail().iter().zip(secret.stops()).enumerate() {
            let (x, y) = (8 + (index % 6) as i32 * 38, 36 + (index / 6) as i32 * 44);
            let (ground, colour) = if window.stop.is_some() { (LAMP, INK) } else { (SLATE, PAPER) };
            stamp(canvas, x + 9, y, window.ticket.into(), false);
            chip(canvas, Area::new(x, y + 20, 36, 20), ground, colour, &number(stop.number()));
        }
    });
    show.keys([
        Bound::new(Cap::Left, words.map, turn_to(Page::Map)),
        Bound::new(Cap::Right, texts.back, turn_to(first_page(table))),
    ]);
}

/// The map with his own place.
fn map_page(desk: &HisDesk<'_>, secret: &Secret, show: &mut Shows<'_>) {
    let (table, texts, words) = (desk.desk.table, desk.desk.texts, desk.desk.words);
    show.plate(words.my_map, Corner::Text(&fill(words.at_station, &[&secret.at()])));
    show.picture(|canvas| {
        let way: heapless::Vec<_, 25> =
            core::iter::once(secret.start()).chain(secret.stops().iter().copied()).collect();
        let map = London {
            map: &table.edition().map,
            marks: Default::default(),
            pawns: &pawns(table),
            cursor: Some(secret.at()),
            shown: table.shown(),
            way: way.get(way.len().saturating_sub(6)..).unwrap_or(&[]),
            likely: Default::default(),
            hardly: Default::default(),
        };
        map.overview(canvas, OVERVIEW);
    });
    let (word, left) = match advises(&desk.desk) && his_turn(table) {
        true => (words.advice, Page::Advice),
        false => (texts.back, first_page(table)),
    };
    show.keys([
        Bound::new(Cap::Left, word, turn_to(left)),
        Bound::new(Cap::Right, words.trail, turn_to(Page::Trail)),
    ]);
}
