//! A detective's move is entered in seconds: left and right for the ticket, up and down for the station, A.

use confidant_core::scotland_yard::{Action, Pawn, Phase, Station, StationSet, Step, Table, Ticket};

use super::choice::turned;
use super::parts::ticket::ticket;
use super::table::draw_card;
use super::{Screens, TableDesk, View};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::plate;
use crate::draw::parts::wheel::{WHEEL_HEIGHT, Wheel, wheel};
use crate::draw::text::Align;
use crate::draw::touch::Reach;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Wish;
use crate::hint::key_hints;
use crate::input::Key;

/// Which ticket and station the detective has set.
#[derive(Clone, Copy, Default)]
pub(super) struct EntryPick {
    ticket: u8,
    station: u8,
}

/// Where this detective can go, with any ticket.
pub(super) fn goals(table: &Table, pawn: Pawn) -> StationSet {
    Ticket::ORDINARY.into_iter().fold(StationSet::NONE, |all, kind| all | table.destinations(pawn, kind))
}

/// The kinds that this detective can use.
pub(super) fn usable(table: &Table, pawn: Pawn) -> heapless::Vec<Ticket, 3> {
    let can = |ticket: &Ticket| !table.destinations(pawn, *ticket).is_empty();
    Ticket::ORDINARY.into_iter().filter(can).collect()
}

impl EntryPick {
    fn ticket(self, table: &Table, pawn: Pawn) -> Option<(usize, Ticket)> {
        let kinds = usable(table, pawn);
        let row = usize::from(self.ticket).min(kinds.len().checked_sub(1)?);
        kinds.get(row).map(|&ticket| (row, ticket))
    }

    /// Chooses this station, with the chosen ticket if it leads there, else with the first that does.
    pub(super) fn choose(&mut self, table: &Table, pawn: Pawn, station: Station) {
        let kinds = usable(table, pawn);
        let chosen = self.ticket(table, pawn).map(|(_, ticket)| ticket);
        let leads = |ticket: &Ticket| table.destinations(pawn, *ticket).has(station);
        let ticket = chosen.filter(leads).or_else(|| kinds.iter().copied().find(leads));
        if let Some(row) = kinds.iter().position(|kind| Some(*kind) == ticket) {
            self.ticket = row as u8;
            self.turn_to(table, pawn, station);
        }
    }

    /// Chooses this step.
    pub(super) fn take(&mut self, table: &Table, pawn: Pawn, step: Step) {
        let row = usable(table, pawn).iter().position(|&kind| kind == step.ticket);
        self.ticket = row.unwrap_or(0) as u8;
        self.turn_to(table, pawn, step.to);
    }

    /// Turns to this station if the chosen ticket leads there.
    fn turn_to(&mut self, table: &Table, pawn: Pawn, station: Station) {
        let stations = self.ticket(table, pawn).map(|(_, ticket)| table.destinations(pawn, ticket));
        if let Some(row) = stations.and_then(|stations| stations.into_iter().position(|one| one == station)) {
            self.station = row as u8;
        }
    }

    /// The chosen station.
    pub(super) fn station(self, table: &Table, pawn: Pawn) -> Option<Station> {
        self.chosen(table, pawn).and_then(|(_, stations, row)| stations.nth(row))
    }

    /// The chosen ticket, the stations that it reaches, and which of them is chosen.
    pub(super) fn chosen(self, table: &Table, pawn: Pawn) -> Option<(Ticket, StationSet, usize)> {
        let (_, ticket) = self.ticket(table, pawn)?;
        let stations = table.destinations(pawn, ticket);
        Some((ticket, stations, usize::from(self.station).min(stations.len().checked_sub(1)?)))
    }
}

impl Screens {
    pub(super) fn press_entry(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        let Phase::Pursue(pawn) = desk.table.phase() else {
            self.view = View::Table;
            return Wish::Redraw;
        };
        match key {
            Key::B => {
                self.view = View::Table;
                return Wish::Redraw;
            }
            Key::X => {
                self.view = View::Map { entering: true };
                let at = desk.table.detective(pawn).map(|detective| detective.at);
                if let Some(station) = self.entry.station(desk.table, pawn).or(at) {
                    self.map.look_at(station);
                }
                return Wish::Redraw;
            }
            _ => {}
        }
        let Some((ticket, stations, row)) = self.entry.chosen(desk.table, pawn) else {
            return if key == Key::A { Wish::Play(Action::Stay(pawn)) } else { Wish::Nothing };
        };
        match key {
            Key::Left | Key::Right => {
                let (ticket_row, _) = self.entry.ticket(desk.table, pawn).unwrap_or((0, ticket));
                let count = usable(desk.table, pawn).len();
                self.entry = EntryPick { ticket: turned(ticket_row, count, key), station: 0 };
                if let Some(station) = stations.nth(row) {
                    self.entry.turn_to(desk.table, pawn, station);
                }
            }
            Key::Up | Key::Down => self.entry.station = turned(row, stations.len(), key),
            Key::A => return self.entered_move(desk.table, pawn),
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    /// The move as it is chosen.
    pub(super) fn entered_move(&self, table: &Table, pawn: Pawn) -> Wish<Action> {
        let Some((ticket, stations, row)) = self.entry.chosen(table, pawn) else { return Wish::Nothing };
        let step = stations.nth(row).map(|to| Step { ticket, to });
        step.map_or(Wish::Nothing, |step| Wish::Play(Action::Travel(pawn, step)))
    }

    pub(super) fn draw_entry(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let (texts, words) = (desk.texts, desk.words);
        let Phase::Pursue(pawn) = desk.table.phase() else { return };
        let Some(detective) = desk.table.detective(pawn) else { return };
        canvas.clear(INK);
        let round = desk.corner();
        plate(canvas, words.move_title, round.corner());
        draw_card(desk, canvas, 34, pawn.seat());
        let Some((chosen, stations, row)) = self.entry.chosen(desk.table, pawn) else {
            Icon::Noentry.draw(canvas, 104, 96, 32, FOG);
            let pen = Pen::new(Style::Bold, PAPER, INK);
            pen.paragraph(canvas, Area::new(12, 140, 216, 60), 20, Align::Middle, words.cannot_move);
            let keys = [(Cap::A, words.stay), (Cap::X, words.map), (Cap::HeldB, texts.menu)];
            return key_hints(canvas, &keys);
        };
        let kinds = usable(desk.table, pawn);
        let left = Area::new(8, 80, 108, WHEEL_HEIGHT);
        canvas.rounded(left, 6, SLATE);
        Pen::new(Style::Hint, FOG, SLATE).room(92).left(canvas, 16, 97, words.ticket_caption);
        let rows = 108 + (3 - kinds.len() as i32) * 16;
        for (&kind, y) in kinds.iter().zip((rows..).step_by(33)) {
            if kind == chosen {
                canvas.say_chosen(super::ticket_name(words, kind));
                canvas.say_with(&number(detective.tickets.of(kind)));
                canvas.rounded(Area::new(13, y - 3, 98, 32), 5, LAMP);
            }
            canvas.say_choice(Area::new(13, y - 3, 98, 32), Reach::Sideways, kind == chosen);
            let ground = if kind == chosen { LAMP } else { SLATE };
            ticket(canvas, Area::new(33, y, 58, 26), kind.into(), Some(detective.tickets.of(kind)), ground);
        }
        let at = |row: usize| stations.nth(row).map(|station| number(station.number())).unwrap_or_default();
        let count = stations.len();
        let (above, below) = if count > 1 {
            (at((row + count - 1) % count), at((row + 1) % count))
        } else {
            Default::default()
        };
        wheel(canvas, 124, 80, 108, &Wheel { above: &above, value: &at(row), below: &below, focus: true });
        let keys = [(Cap::A, texts.enter), (Cap::X, words.map), (Cap::HeldB, texts.menu)];
        key_hints(canvas, &keys);
    }
}
