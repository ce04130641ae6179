//! The table screen: round, last appearance, trail, and who is to move.

use confidant_core::id::Id;
use confidant_core::scotland_yard::{MISTER_X, Phase, THE_DETECTIVES, Table, Ticket, Window};
use confidant_core::seat::Seat;

use super::deeds::{Own, View, see};
use super::entry::EntryPick;
use super::parts::figures::{Standing, standing};
use super::parts::ticket::{TicketKind, stamp};
use super::parts::trail::{TrailWindow, WINDOWS_A_ROW, trail};
use super::robots::{draw_strip, said};
use super::{Screens, Shows, TableDesk, Words, log_only, name};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::bars::FOOT_TOP;
use crate::draw::parts::card::card;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::seat::{seat as seat_token, seat_colour};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Deed;
use crate::input::Key;
use crate::page::{Bound, Tiles, turned};
use crate::texts::{Phrase, fill};

/// Windows that are shown at a time: one for each round. A trail with doubles can be longer, then its end is shown.
fn shown(table: &Table) -> usize {
    usize::from(table.edition().rounds).min(2 * WINDOWS_A_ROW)
}

/// Whose turn it is by what everybody knows.
pub(super) fn turn(table: &Table) -> Option<Seat> {
    match table.phase() {
        Phase::Flee | Phase::Decide => Some(MISTER_X),
        Phase::Pursue(pawn) => Some(table.seat(pawn)),
        Phase::Board => Some(THE_DETECTIVES),
        Phase::Over(_) => None,
    }
}

/// The windows of the trail, as many as are shown, and how many there are before the first of them. The last
/// `fresh` tickets have just been laid.
pub(super) fn windows(table: &Table, fresh: usize) -> (usize, impl Iterator<Item = TrailWindow>) {
    let covered = table.trail();
    let shown = shown(table);
    let first = covered.len().max(shown) - shown;
    let settled = covered.len().saturating_sub(fresh);
    let edition = table.edition();
    let openly = edition.rules.openly();
    let windows = (first..first + shown).map(move |index| TrailWindow {
        ticket: covered.get(index).map(|window: &Window| window.ticket.into()),
        half: covered.get(index).and_then(|window| window.half),
        appearance: !openly && edition.shows(index as u8 + 1, Ticket::Free),
        hides: openly && !edition.shows(index as u8 + 1, Ticket::Free),
        fresh: (settled..covered.len()).contains(&index),
    });
    (first, windows)
}

impl Screens {
    pub(super) fn table_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (table, words) = (desk.table, desk.words);
        let turn = turn(table).unwrap_or(MISTER_X);
        let shown = self.looked_at.unwrap_or(turn);
        let robot = self.thinker(desk).is_some();
        show.plate("Scotland Yard", desk.corner().corner());
        show.picture(|canvas| {
            draw_standing(desk, canvas);
            let fresh = self.laid.filter(|laid| laid.over_at().is_some_and(|end| desk.now < end));
            trail(canvas, 11, 118, windows(table, fresh.map_or(0, |laid| laid.tickets.into())).1);
            if shown == turn && takes_off(table) {
                return draw_notice(canvas, Icon::Hat, words.take_pawn_off);
            }
            if table.log_only().is_some() {
                return log_only::draw_foot(desk, canvas);
            }
            let foot = match said(desk) {
                Some((seat, mark)) => {
                    draw_strip(desk, canvas, FOOT_TOP + 2, seat, mark);
                    draw_slip(desk, canvas, FOOT_TOP + 26, shown);
                    FOOT_TOP + 46
                }
                None => {
                    draw_card(desk, canvas, FOOT_TOP + 4, shown);
                    FOOT_TOP + 45
                }
            };
            Icon::Left.draw(canvas, -1, FOOT_TOP + 21, 10, FOG);
            Icon::Right.draw(canvas, 231, FOOT_TOP + 21, 10, FOG);
            if robot && shown == turn {
                self.draw_thought(canvas, foot);
            }
        });
        if table.phase() == Phase::Board {
            return self.board_keys(desk, show);
        }
        // The stick turns to the others' cards, and a finger on its arrows.
        let seats = table.pursuers().len() + 1;
        let step = |seat: u8, key: Key| match key {
            Key::Left | Key::Right => turned(seat, seats, key),
            _ => seat,
        };
        let lit = shown.index() as u8;
        let arrow = |seat: u8| match seat {
            _ if seat == step(lit, Key::Left) => Some(Area::new(0, FOOT_TOP + 4, 24, 44)),
            _ if seat == step(lit, Key::Right) => Some(Area::new(216, FOOT_TOP + 4, 24, 44)),
            _ => None,
        };
        let card = |seat: u8| Deed::Own(Own::Card(Seat::new(seat).filter(|&seat| seat != turn)));
        if table.log_only().is_none() {
            show.tiles(&Tiles { lit, step: &step, place: &arrow }, card, None);
        }
        let map = Bound::new(Cap::X, words.map, see(View::Map { entering: false }));
        let menu = Bound::says(Cap::B, desk.texts.menu);
        if robot {
            // Confidant moves by itself.
            return show.keys([map, menu]);
        }
        // The bar is full: the page on which the move is entered names the key.
        if let Some(advice) = self.advice_key(desk) {
            show.also(advice);
        }
        let (word, plays) = match turn {
            MISTER_X => (desk.texts.hand_over, Deed::HandOver(MISTER_X, Own::See(View::Table))),
            _ if table.edition().rules.free_order() => (words.enter_move, see(View::Order)),
            _ => (words.enter_move, Deed::Own(Own::Enter(EntryPick::default()))),
        };
        show.keys([Bound::new(Cap::A, word, plays), map, menu]);
    }
}

fn draw_standing(desk: &TableDesk<'_>, canvas: &mut Canvas) {
    let (table, words) = (desk.table, desk.words);
    let station = table.shown().map(|station| number(station.number())).unwrap_or_default();
    let caption = match table.moves_since_seen() {
        Some(0) => fill(words.seen_now, &[]),
        Some(1) => fill(words.seen_one_ago, &[]),
        Some(moves) => fill(words.seen_ago, &[&moves]),
        None => fill(words.not_seen_caption, &[]),
    };
    let next = match table.next_appearance() {
        Some(1) => fill(words.appears_now, &[]),
        Some(moves) => fill(words.appears_in, &[&moves]),
        None => fill(words.appears_at_end, &[]),
    };
    let places = if desk.public.help() { places(words, table.possible().len()) } else { Phrase::new() };
    standing(
        canvas,
        &Standing {
            caption: &caption,
            station: &station,
            next: &next,
            now: table.next_appearance() == Some(1),
            places: &places,
            round: &fill(words.round_of, &[&table.round(), &table.edition().rounds]),
            proof: &desk.public.last_proof().unwrap_or_default(),
            proof_caption: desk.texts.proof_caption,
        },
    );
}

/// Whether he stands openly and hides with his next move.
fn takes_off(table: &Table) -> bool {
    table.phase() == Phase::Flee && table.stands_openly() && table.next_appearance() != Some(1)
}

/// Something to be done on the board, where the card of the one to move is else.
fn draw_notice(canvas: &mut Canvas, icon: Icon, says: &str) {
    card(canvas, Area::new(8, FOOT_TOP + 2, 224, 44));
    icon.draw(canvas, 18, FOOT_TOP + 11, 26, INK);
    let pen = Pen::new(Style::NoteBold, INK, PAPER);
    pen.paragraph(canvas, Area::new(54, FOOT_TOP + 7, 170, 36), 17, Align::Left, says);
}

/// How many places there are, in words.
pub(super) fn places(words: &'static Words, count: usize) -> Phrase {
    fill(if count == 1 { words.one_place } else { words.n_places }, &[&count])
}

/// The card of a seat in one line: who, with which tickets.
fn draw_slip(desk: &TableDesk<'_>, canvas: &mut Canvas, y: i32, seat: Seat) {
    canvas.rounded(Area::new(8, y, 224, 22), 5, SLATE);
    if seat == MISTER_X {
        Icon::Hat.draw(canvas, 15, y + 3, 16, LAMP);
    } else {
        seat_token(canvas, 15, y + 3, 16, seat.index() as u8);
    }
    let tickets = tickets_of(desk.table, seat);
    let first = 231 - 40 * tickets.len() as i32;
    Pen::new(Style::Note, PAPER, SLATE).room(first - 36).left(canvas, 34, y + 16, name(desk, seat));
    for (&(kind, count), x) in tickets.iter().zip((first..).step_by(40)) {
        stamp(canvas, x, y + 2, kind, false);
        Pen::new(Style::NoteBold, PAPER, SLATE).left(canvas, x + 20, y + 16, &number(count));
    }
}

/// What a seat has to pay with, as far as it counts.
fn tickets_of(table: &Table, seat: Seat) -> heapless::Vec<(TicketKind, u8), 3> {
    match table.pawn_of(seat).and_then(|pawn| table.pursuer(pawn).zip(Some(pawn))) {
        None => {
            let black = table.mister_x_tickets().of(Ticket::Black);
            [(TicketKind::Black, black), (TicketKind::Double, table.doubles())].into_iter().collect()
        }
        Some((pursuer, pawn)) => {
            let kinds = table.kinds(pawn).iter().filter(|&&kind| kind != Ticket::Free);
            kinds.map(|&kind| (kind.into(), pursuer.tickets.of(kind))).collect()
        }
    }
}

/// The card of a seat: who, where, with which tickets.
pub(super) fn draw_card(desk: &TableDesk<'_>, canvas: &mut Canvas, y: i32, seat: Seat) {
    let (table, words) = (desk.table, desk.words);
    canvas.rounded(Area::new(8, y, 224, 44), 6, SLATE);
    let tickets = tickets_of(table, seat);
    let (colour, place) = match table.pawn_of(seat).and_then(|pawn| table.pursuer(pawn).zip(Some(pawn))) {
        None => {
            Icon::Hat.draw(canvas, 21, y + 9, 26, LAMP);
            let place = match table.phase() {
                Phase::Flee => words.is_to_move,
                Phase::Decide => words.is_to_decide,
                Phase::Pursue(_) | Phase::Board | Phase::Over(_) => words.is_hiding,
            };
            (LAMP, fill(place, &[]))
        }
        Some((pursuer, pawn)) => {
            let number = seat.index() as u8;
            seat_token(canvas, 18, y + 6, 32, number);
            if pawn.is_bobby() {
                Icon::Bobby.draw(canvas, 200, y + 9, 26, LAMP);
            }
            let place = if table.kinds(pawn) == [Ticket::Free] { words.rides_free } else { words.at_station };
            (seat_colour(number), fill(place, &[&pursuer.at]))
        }
    };
    let thinks = turn(table) == Some(seat) && desk.public.robot_level(seat).is_some();
    let place = if thinks { fill(words.thinks, &[]) } else { place };
    canvas.rect(Area::new(8, y + 4, 4, 36), colour);
    Pen::new(Style::Bold, PAPER, SLATE).room(166).left(canvas, 58, y + 18, name(desk, seat));
    let first = 231 - 40 * tickets.len() as i32;
    Pen::new(Style::Note, FOG, SLATE).room(first - 61).left(canvas, 58, y + 36, &place);
    for (&(kind, count), x) in tickets.iter().zip((first..).step_by(40)) {
        stamp(canvas, x, y + 22, kind, false);
        Pen::new(Style::NoteBold, PAPER, SLATE).left(canvas, x + 20, y + 36, &number(count));
    }
}
