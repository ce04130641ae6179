//! The table screen: round, last appearance, trail, and who is to move.

use confidant_core::id::Id;
use confidant_core::scotland_yard::{MISTER_X, Phase, Table, Ticket, Window};
use confidant_core::seat::Seat;

use super::deeds::{Own, View, see, turned};
use super::entry::EntryPick;
use super::parts::figures::{Standing, standing};
use super::parts::ticket::{TicketKind, stamp};
use super::parts::trail::{TrailWindow, trail};
use super::{Screens, Shows, TableDesk, Words, pawn_of};
use crate::draw::palette::{FOG, LAMP, PAPER, SLATE};
use crate::draw::parts::bars::FOOT_TOP;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::seat::{seat as seat_token, seat_colour};
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Deed;
use crate::input::Key;
use crate::page::{Bound, Tiles};
use crate::texts::{Phrase, fill};

/// Windows that are shown at a time; a trail with doubles can be longer, then its end is shown.
const SHOWN: usize = 22;

/// Whose turn it is by what everybody knows.
pub(super) fn turn(table: &Table) -> Option<Seat> {
    match table.phase() {
        Phase::Flee | Phase::Decide => Some(MISTER_X),
        Phase::Pursue(pawn) => Some(pawn.seat()),
        Phase::Over(_) => None,
    }
}

/// The windows of the trail, as many as are shown, and how many there are before the first of them. The last
/// `fresh` tickets have just been laid.
pub(super) fn windows(table: &Table, fresh: usize) -> (usize, impl Iterator<Item = TrailWindow>) {
    let covered = table.trail();
    let first = covered.len().max(SHOWN) - SHOWN;
    let settled = covered.len().saturating_sub(fresh);
    let edition = table.edition();
    let windows = (first..first + SHOWN).map(move |index| TrailWindow {
        ticket: covered.get(index).map(|window: &Window| window.ticket.into()),
        half: covered.get(index).and_then(|window| window.half),
        appearance: edition.appears_after(index as u8 + 1),
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
        let thinks = robot && !table.awaits_the_end();
        show.plate("Scotland Yard", desk.corner().corner());
        show.picture(|canvas| {
            draw_standing(desk, canvas);
            let fresh = self.laid.filter(|laid| laid.over_at().is_some_and(|end| desk.now < end));
            trail(canvas, 11, 118, windows(table, fresh.map_or(0, |laid| laid.tickets.into())).1);
            draw_card(desk, canvas, FOOT_TOP + 4, shown);
            Icon::Left.draw(canvas, -1, FOOT_TOP + 21, 10, FOG);
            Icon::Right.draw(canvas, 231, FOOT_TOP + 21, 10, FOG);
            if thinks && shown == turn {
                self.draw_thought(canvas, FOOT_TOP + 4);
            }
        });
        // The stick turns to the others' cards, and a finger on its arrows.
        let seats = table.detectives().len() + 1;
        let step = |seat: u8, key: Key| match key {
            Key::Left | Key::Right => turned(seat.into(), seats, key),
            _ => seat,
        };
        let lit = shown.index() as u8;
        let arrow = |seat: u8| match seat {
            _ if seat == step(lit, Key::Left) => Some(Area::new(0, FOOT_TOP + 4, 24, 44)),
            _ if seat == step(lit, Key::Right) => Some(Area::new(216, FOOT_TOP + 4, 24, 44)),
            _ => None,
        };
        let card = |seat: u8| Deed::Own(Own::Card(Seat::new(seat).filter(|&seat| seat != turn)));
        show.tiles(&Tiles { lit, step: &step, place: &arrow }, card, None);
        show.on(&[Key::B], || Deed::Leave);
        let map = Bound::new(Cap::X, words.map, see(View::Map { entering: false }));
        let menu = Bound::says(Cap::HeldB, desk.texts.menu);
        let (word, plays) = match turn {
            MISTER_X => (desk.texts.hand_over, Deed::HandOver(MISTER_X, Own::See(View::Table))),
            _ => (words.enter_move, Deed::Own(Own::Enter(EntryPick::default()))),
        };
        let word = match word {
            _ if table.awaits_the_end() => words.show_end,
            // Confidant moves by itself, once what came before is told.
            _ if thinks && self.thinking.is_some() => return show.keys([map, menu]),
            _ if thinks => desk.texts.go_on,
            word => word,
        };
        show.keys([Bound::maybe(Cap::A, word, Some(plays).filter(|_| !robot)), map, menu]);
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
        },
    );
}

/// How many places there are, in words.
pub(super) fn places(words: &'static Words, count: usize) -> Phrase {
    fill(if count == 1 { words.one_place } else { words.n_places }, &[&count])
}

/// The card of a seat: who, where, with which tickets.
pub(super) fn draw_card(desk: &TableDesk<'_>, canvas: &mut Canvas, y: i32, seat: Seat) {
    let (table, words) = (desk.table, desk.words);
    canvas.rounded(Area::new(8, y, 224, 44), 6, SLATE);
    let mut tickets: heapless::Vec<(TicketKind, u8), 3> = heapless::Vec::new();
    let (colour, place) = match pawn_of(seat).and_then(|pawn| table.detective(pawn)) {
        None => {
            Icon::Hat.draw(canvas, 21, y + 9, 26, LAMP);
            let black = table.mister_x_tickets().of(Ticket::Black);
            let _ = tickets.push((TicketKind::Black, black));
            let _ = tickets.push((TicketKind::Double, table.doubles()));
            let place = match table.phase() {
                _ if table.awaits_the_end() => words.how_it_ended,
                Phase::Flee => words.is_to_move,
                Phase::Decide => words.is_to_decide,
                Phase::Pursue(_) | Phase::Over(_) => words.is_hiding,
            };
            (LAMP, fill(place, &[]))
        }
        Some(detective) => {
            let number = seat.index() as u8;
            seat_token(canvas, 18, y + 6, 32, number);
            tickets.extend(Ticket::ORDINARY.map(|kind| (kind.into(), detective.tickets.of(kind))));
            (seat_colour(number), fill(words.at_station, &[&detective.at]))
        }
    };
    let thinks =
        turn(table) == Some(seat) && desk.public.robot_level(seat).is_some() && !table.awaits_the_end();
    let place = if thinks { fill(words.thinks, &[]) } else { place };
    canvas.rect(Area::new(8, y + 4, 4, 36), colour);
    Pen::new(Style::Bold, PAPER, SLATE).room(166).left(canvas, 58, y + 18, desk.name(seat));
    let first = 231 - 40 * tickets.len() as i32;
    Pen::new(Style::Note, FOG, SLATE).room(first - 61).left(canvas, 58, y + 36, &place);
    for (&(kind, count), x) in tickets.iter().zip((first..).step_by(40)) {
        stamp(canvas, x, y + 22, kind, false);
        Pen::new(Style::NoteBold, PAPER, SLATE).left(canvas, x + 20, y + 36, &number(count));
    }
}
