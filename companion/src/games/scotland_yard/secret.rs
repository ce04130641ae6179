//! Mister X's screens, shown while he holds Y.

use confidant_core::scotland_yard::{
    Action, Fares, MISTER_X, Pawn, Phase, Secret, Station, StationSet, Step, Table, Ticket,
};

use super::advice::{advises, his_advice_page};
use super::choice::{
    Choice, Chooses, HisDesk, Offer, Page, TicketRow, does, held, his_turn, next_payer, turn_to,
};
use super::map::pawns;
use super::parts::london::{London, OVERVIEW};
use super::parts::sketch::Sketch;
use super::parts::ticket::{TicketKind, stamp, ticket};
use super::{Screens, Shows, TableDesk, ticket_name};
use crate::draw::palette::{BUS, FOG, INK, LAMP, PAPER, SLATE, STEEL, TAXI, TUBE};
use crate::draw::parts::card::chip;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::seat;
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Colour, Icon, Pen, Style, number};
use crate::games::Deed;
use crate::input::Key;
use crate::page::{Bound, List, Rose, RoseLook};
use crate::texts::fill;

/// Where his closer map lies: there is no strip below it.
const NEAR: Area = Area::new(0, 32, 240, 182);

/// What Mister X sees while he holds Y.
pub(super) fn page(screens: &Screens, desk: &HisDesk<'_>, show: &mut Shows<'_>) {
    let choice = &screens.choice;
    let Some(secret) = desk.private else { return };
    match (choice.page, desk.desk.table.phase()) {
        (Page::Trail, _) => trail_page(desk, secret, show),
        (Page::Map, _) => map_page(desk, secret, false, show),
        (Page::Near, _) => map_page(desk, secret, true, show),
        (Page::Advice, _) => his_advice_page(screens, desk, show),
        (Page::Choice, Phase::Decide) => decision_page(choice, desk, show),
        (Page::Choice, _) => match &choice.rose {
            None => tickets_page(choice, desk, secret, show),
            Some(rose) if rose.is_done() => last_page(choice, desk, secret, show),
            Some(rose) => rose_page(choice, rose, desk, secret, show),
        },
    }
}

fn title(desk: &TableDesk<'_>, show: &mut Shows<'_>, number: usize) {
    show.plate(desk.name(MISTER_X), Corner::Text(&fill(desk.words.move_n, &[&number])));
}

/// The number of the move that is being chosen.
fn next_move(table: &Table, choice: &Choice) -> usize {
    table.trail().len() + 1 + usize::from(choice.first.is_some())
}

/// Where he chooses from.
fn here(choice: &Choice, secret: &Secret) -> Station {
    choice.first.map_or(secret.at(), |first| first.to)
}

/// His tickets in their order, the first one lit: which one he takes is public with the entry.
fn tickets_page(choice: &Choice, desk: &HisDesk<'_>, secret: &Secret, show: &mut Shows<'_>) {
    let (table, texts, words) = (desk.desk.table, desk.desk.texts, desk.desk.words);
    let offer = &choice.offer(desk);
    title(&desk.desk, show, next_move(table, choice));
    show.picture(|canvas| draw_tickets(choice, offer, desk, secret, canvas));
    show.turns(choice.ticket(offer).0, offer.rows.len(), |row| does(Chooses::Row(row as u8)));
    show.on(&[Key::B], || does(choice.back()));
    let back = if choice.double { texts.back } else { words.trail };
    show.keys([
        Bound::new(Cap::Left, back, does(choice.back())),
        Bound::says(Cap::UpDown, words.ticket),
        Bound::maybe(Cap::Right, texts.onward, choice.onward(offer).map(does)),
    ]);
}

fn draw_tickets(choice: &Choice, offer: &Offer, desk: &HisDesk<'_>, secret: &Secret, canvas: &mut Canvas) {
    let (table, words) = (desk.desk.table, desk.desk.words);
    let chosen = choice.ticket(offer).0;
    for (index, (&row, y)) in offer.rows.iter().zip((34..).step_by(31)).enumerate() {
        let (lit, can) = (index == chosen, offer.can(row));
        let ground = if lit { LAMP } else { SLATE };
        let area = Area::new(8, y, 224, 29);
        canvas.rounded(area, 6, ground);
        canvas.say_choice(area, Some(Key::Right), lit);
        let (kind, name, left, says) = match row {
            // His ordinary tickets never run out: a count would look like a limit.
            TicketRow::Ticket(kind) => {
                let used = choice.first.is_some_and(|first| first.ticket == kind);
                let left = table.mister_x_tickets().of(kind).saturating_sub(u8::from(used));
                let says = match offer.stations[kind].len() {
                    0 => fill(words.no_line, &[]),
                    1 => fill(words.one_place, &[]),
                    count => fill(words.n_places, &[&count]),
                };
                let left = Some(left).filter(|_| kind == Ticket::Black);
                (TicketKind::from(kind), ticket_name(words, kind), left, says)
            }
            TicketRow::Double if can => {
                (TicketKind::Double, words.double, Some(table.doubles()), fill(words.two_moves, &[]))
            }
            TicketRow::Double => {
                (TicketKind::Double, words.double, Some(table.doubles()), fill(words.no_line, &[]))
            }
        };
        if lit {
            canvas.say_chosen(name);
        }
        let colour = match (lit, can) {
            (true, _) => INK,
            (false, true) => PAPER,
            (false, false) => FOG,
        };
        if can {
            ticket(canvas, Area::new(13, y + 2, 58, 26), kind, None, ground);
        } else {
            // It stays in its place: rows are never skipped.
            canvas.outline(Area::new(13, y + 2, 58, 26), 3, 1, if lit { INK } else { STEEL });
            kind.icon().draw_centred(canvas, 42, y + 15, 16, if lit { INK } else { FOG });
        }
        Pen::new(Style::Bold, colour, ground).room(116).left(canvas, 80, y + 20, &says);
        if let Some(left) = left {
            Pen::new(Style::Bold, colour, ground).right(canvas, 222, y + 20, &number(left));
        }
    }
    let (line, pen) = (
        if choice.first.is_some() { words.then_from } else { words.you_are_at },
        Pen::new(Style::Note, FOG, INK),
    );
    canvas.outline(Area::new(8, 190, 224, 23), 6, 1, STEEL);
    let x = pen.room(100).left(canvas, 16, 206, line);
    Pen::new(Style::Bold, PAPER, INK).left(canvas, x + 6, 207, &number(here(choice, secret).number()));
    let next = next_move(table, choice);
    let seen = (next..).take(30).find(|&number| table.edition().shows(number as u8, Ticket::Free));
    if let Some(seen) = seen {
        let says = match seen - next {
            0 => fill(words.appears_now, &[]),
            _ => fill(words.seen_in, &[&(seen - next + 1)]),
        };
        pen.room(90).right(canvas, 224, 206, &says);
        Icon::Hat.draw(canvas, 208 - Style::Note.width(&says), 193, 16, LAMP);
    }
}

/// What a ticket looks like in the middle of a rose, and what leads away from there.
fn spoke(ticket: Ticket) -> (Colour, i32) {
    match ticket {
        Ticket::Taxi => (TAXI, 4),
        Ticket::Bus => (BUS, 6),
        Ticket::Underground => (TUBE, 8),
        Ticket::Black | Ticket::Free => (PAPER, 4),
    }
}

fn rose_page(choice: &Choice, rose: &Rose, desk: &HisDesk<'_>, secret: &Secret, show: &mut Shows<'_>) {
    let words = desk.desk.words;
    let offer = choice.offer(desk);
    let Some(TicketRow::Ticket(ticket)) = choice.ticket(&offer).1 else { return };
    let here = here(choice, secret);
    let plate = if choice.first.is_some() { words.then_by } else { words.rose_plate };
    let name = match ticket {
        Ticket::Underground => words.underground_short,
        ticket => ticket_name(words, ticket),
    };
    let (at, pages) = rose.page();
    let corner = match pages {
        1 => fill(words.move_n, &[&next_move(desk.desk.table, choice)]),
        _ => fill("{}/{}", &[&at, &pages]),
    };
    show.plate(&fill(plate, &[&name, &here]), Corner::Text(&corner));
    let stations = choice.stations(&offer);
    let label = |index: usize| stations.nth(index).map(|station| fill("{}", &[&station])).unwrap_or_default();
    let middle = |canvas: &mut Canvas, area: Area| draw_middle(canvas, area, ticket.into(), here);
    let look =
        RoseLook { count: stations.len(), label: &label, middle: &middle, spoke: spoke(ticket), marks: None };
    show.rose(rose, &look, |key| does(Chooses::Flick(key)), does(Chooses::Back));
    show.keys([Bound::says(Cap::Stick, words.station), Bound::says(Cap::B, words.ticket)]);
}

/// Where he is, on the paper of the ticket.
fn draw_middle(canvas: &mut Canvas, area: Area, kind: TicketKind, here: Station) {
    canvas.rounded(area, 6, kind.ground());
    if kind == TicketKind::Black {
        canvas.outline(area, 6, 1, PAPER);
    }
    let (x, y) = (area.x + area.width / 2, area.y + area.height / 2);
    let pen = Pen::new(Style::Head, kind.colour(), kind.ground());
    let text = number(here.number());
    if area.width > 60 {
        let left = x - (26 + Style::Head.width(&text)) / 2;
        kind.icon().draw(canvas, left, y - 10, 20, kind.colour());
        pen.left(canvas, left + 26, y + 7, &text);
    } else {
        kind.icon().draw_centred(canvas, x, y - 12, 20, kind.colour());
        pen.centred(canvas, x, area.bottom() - 8, &text);
    }
}

/// The last page: what was taken, and what the table will see of it. Behind an empty arm there is nothing.
fn last_page(choice: &Choice, desk: &HisDesk<'_>, secret: &Secret, show: &mut Shows<'_>) {
    let (table, words) = (desk.desk.table, desk.desk.words);
    let offer = choice.offer(desk);
    let anew = does(Chooses::Stations);
    let last = choice.step(&offer);
    match choice.first {
        Some(_) => {
            let number = next_move(table, choice);
            show.plate(
                desk.desk.name(MISTER_X),
                Corner::Text(&fill("{}, {}", &[&fill(words.move_n, &[&(number - 1)]), &number])),
            );
        }
        None => title(&desk.desk, show, next_move(table, choice)),
    }
    show.picture(|canvas| match (last, choice.first) {
        (None, _) => {
            Pen::new(Style::Head, PAPER, INK).room(224).centred(canvas, 120, 118, words.nothing_there);
        }
        (Some(last), None) => draw_last(desk, secret.at(), last, canvas),
        (Some(last), Some(first)) => draw_both(desk, secret.at(), [first, last], canvas),
    });
    show.picture(|canvas| {
        Icon::Up.draw(canvas, 14, 193, 16, PAPER);
        Pen::new(Style::Note, FOG, INK).room(190).left(canvas, 36, 206, words.other_ticket);
        canvas.say_key(Area::new(0, 188, 240, 26), Key::Up);
    });
    let tickets = does(Chooses::Tickets { double: choice.double, first: choice.first });
    show.on(&[Key::Up], || tickets);
    show.on(&[Key::B], || does(Chooses::Back));
    let other = Bound::new(Cap::Left, words.other_station, anew);
    match choice.action(&offer) {
        Some(action) => {
            show.on(&[Key::A], || Deed::Play(action));
            show.keys([other, Bound::new(Cap::Right, words.take_goal, Deed::Play(action))]);
        }
        None => {
            // No key fails: whoever slipped goes back like whoever changed his mind.
            show.on(&[Key::A, Key::Right], || anew);
            show.keys([other]);
        }
    }
}

fn draw_last(desk: &HisDesk<'_>, here: Station, step: Step, canvas: &mut Canvas) {
    let (table, words) = (desk.desk.table, desk.desk.words);
    let name = match step.ticket {
        Ticket::Underground => words.underground_short,
        ticket => ticket_name(words, ticket),
    };
    let says = fill(words.rose_to, &[&name]);
    Pen::new(Style::Head, PAPER, INK).room(138).left(canvas, 12, 58, &says);
    Pen::new(Style::Giant, PAPER, INK).room(140).centred(canvas, 78, 138, &number(step.to.number()));
    let choices = StationSet::only(step.to);
    Sketch { map: &table.edition().map, here, choices, cursor: Some(step.to), ticket: step.ticket }
        .draw(canvas, Area::new(156, 36, 76, 118));
    let seen = table.edition().shows(table.trail().len() as u8 + 1, step.ticket).then_some(step.to);
    draw_seen(desk, words.only_ticket, seen, canvas);
}

/// Both halves of a double.
fn draw_both(desk: &HisDesk<'_>, here: Station, steps: [Step; 2], canvas: &mut Canvas) {
    let table = desk.desk.table;
    let mut from = here;
    let mut seen = None;
    for ((step, y), number_of_move) in steps.into_iter().zip([36, 98]).zip(table.trail().len() as u8 + 1..) {
        canvas.rounded(Area::new(8, y, 224, 58), 6, SLATE);
        ticket(canvas, Area::new(16, y + 16, 58, 26), step.ticket.into(), None, SLATE);
        Pen::new(Style::Head, FOG, SLATE).centred(canvas, 112, y + 37, &number(from.number()));
        Icon::Right.draw(canvas, 138, y + 23, 12, LAMP);
        Pen::new(Style::Name, PAPER, SLATE).centred(canvas, 190, y + 40, &number(step.to.number()));
        from = step.to;
        if table.edition().shows(number_of_move, step.ticket) {
            seen = Some(step.to);
        }
    }
    draw_seen(desk, desk.desk.words.only_tickets, seen, canvas);
}

/// What the table will see.
fn draw_seen(desk: &HisDesk<'_>, hidden: &str, seen: Option<Station>, canvas: &mut Canvas) {
    canvas.rounded(Area::new(8, 162, 224, 24), 6, SLATE);
    let (icon, colour, says) = match seen {
        Some(station) => (Icon::Hat, LAMP, fill(desk.desk.words.all_see, &[&station])),
        None => (Icon::Black, PAPER, fill(hidden, &[])),
    };
    icon.draw(canvas, 14, 166, 16, colour);
    Pen::new(Style::NoteBold, colour, SLATE).room(188).left(canvas, 38, 179, &says);
    if desk.desk.table.log_only().is_some() {
        // Where they stand is not known here.
        Pen::new(Style::Hint, FOG, INK).room(96).right(canvas, 230, 203, desk.desk.words.not_onto_pawn);
    }
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
    let says = fill(desk.desk.words.take_from, &[&desk.desk.name(desk.desk.table.seat(pawn))]);
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
    let map = Bound::new(Cap::Right, words.map, turn_to(Page::Map));
    if !his_turn(table) {
        return show.keys([map]);
    }
    show.on(&[Key::B], || turn_to(Page::Choice));
    show.keys([Bound::new(Cap::Left, texts.back, turn_to(Page::Choice)), map]);
}

/// The map with his own place: the whole board, or what is near.
fn map_page(desk: &HisDesk<'_>, secret: &Secret, near: bool, show: &mut Shows<'_>) {
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
        if near { map.close_up(canvas, NEAR, secret.at()) } else { map.overview(canvas, OVERVIEW) }
    });
    let back = turn_to(if near { Page::Map } else { Page::Trail });
    show.on(&[Key::B], || back);
    let back = Bound::new(Cap::Left, texts.back, back);
    let advice = (advises(&desk.desk) && his_turn(table))
        .then(|| Bound::new(Cap::Right, words.advice, turn_to(Page::Advice)));
    let zoom = match near {
        true => Bound::new(Cap::Down, words.overview, turn_to(Page::Map)),
        false => Bound::new(Cap::Up, words.closer, turn_to(Page::Near)),
    };
    match advice {
        Some(advice) => show.keys([back, zoom, advice]),
        None => show.keys([back, zoom]),
    }
}
