//! What Mister X is choosing behind the hold: ticket, station, twice for a double; whether he shows himself.
//!
//! Only legal choices are offered: everything here is read off the list of legal actions.

use core::ops::ControlFlow;

use confidant_core::id::{ById, Id};
use confidant_core::scotland_yard::{Action, Fares, Pawn, Phase, Station, StationSet, Step, Table, Ticket};

use super::Screens;
use crate::games::{SeatDesk, Wish};
use crate::input::Key;

/// What Mister X is given behind the hold.
pub(super) type HisDesk<'a> = SeatDesk<'a, Screens>;

/// The state of his choice.
#[derive(Clone, Default)]
pub(super) struct Choice {
    pub(super) page: Page,
    pub(super) stage: Stage,
    pub(super) double: bool,
    pub(super) first: Option<Step>,
    ticket_row: u8,
    station_row: u8,
    /// What he takes from the detectives, as far as chosen.
    pub(super) fares: Option<Fares>,
    pub(super) row: u8,
}

/// Which page he looks at.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Page {
    /// What to do.
    #[default]
    Choice,
    /// His own trail.
    Trail,
    /// The map with his own place.
    Map,
}

/// How far the choice of a move has come.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Stage {
    /// Which ticket.
    #[default]
    Ticket,
    /// Which station.
    Station,
    /// Whether really.
    Confirm,
}

/// What a row of the ticket column is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TicketRow {
    /// A ticket for one stop.
    Ticket(Ticket),
    /// A double-move card.
    Double,
}

/// What he can do now, by ticket.
pub(super) struct Offer {
    pub(super) stations: ById<Ticket, StationSet, 4>,
    pub(super) double: bool,
}

impl Offer {
    /// The rows of the ticket column.
    pub(super) fn rows(&self) -> heapless::Vec<TicketRow, 5> {
        let tickets = Ticket::ALL.into_iter().filter(|&ticket| !self.stations[ticket].is_empty());
        tickets.map(TicketRow::Ticket).chain(self.double.then_some(TicketRow::Double)).collect()
    }
}

impl Choice {
    /// His secret was opened. When it is not his turn he looks at his trail.
    pub(super) fn begin(&mut self, desk: &HisDesk<'_>) {
        if !his_turn(desk.desk.table) {
            self.page = Page::Trail;
        }
    }

    /// What is offered at this point of the choice.
    pub(super) fn offer(&self, desk: &HisDesk<'_>) -> Offer {
        let mut offer = Offer { stations: ById::new([StationSet::NONE; 4]), double: false };
        let _ = (desk.legal)(&mut |action| {
            let step = match (action, self.double, self.first) {
                (Action::Flee(step), false, _) => Some(step),
                (Action::Double(first, _), true, None) => Some(first),
                (Action::Double(first, second), true, Some(chosen)) if first == chosen => Some(second),
                (Action::Double(..), false, _) => {
                    offer.double = true;
                    // The doubles come last: one is enough to know.
                    return ControlFlow::Break(());
                }
                _ => None,
            };
            if let Some(step) = step {
                offer.stations[step.ticket].insert(step.to);
            }
            ControlFlow::Continue(())
        });
        offer
    }

    /// The row of the ticket column that is chosen.
    pub(super) fn ticket(&self, offer: &Offer) -> (usize, Option<TicketRow>) {
        let rows = offer.rows();
        let row = usize::from(self.ticket_row).min(rows.len().saturating_sub(1));
        (row, rows.get(row).copied())
    }

    /// The stations for the chosen ticket.
    pub(super) fn stations(&self, offer: &Offer) -> StationSet {
        match self.ticket(offer).1 {
            Some(TicketRow::Ticket(ticket)) => offer.stations[ticket],
            _ => StationSet::NONE,
        }
    }

    /// The station that is chosen.
    pub(super) fn station(&self, offer: &Offer) -> (usize, Option<Station>) {
        let stations = self.stations(offer);
        let row = usize::from(self.station_row).min(stations.len().saturating_sub(1));
        (row, stations.nth(row))
    }

    /// The step that is chosen.
    pub(super) fn step(&self, offer: &Offer) -> Option<Step> {
        match self.ticket(offer).1 {
            Some(TicketRow::Ticket(ticket)) => self.station(offer).1.map(|to| Step { ticket, to }),
            _ => None,
        }
    }

    /// The whole action, once it is complete.
    pub(super) fn action(&self, offer: &Offer) -> Option<Action> {
        let step = self.step(offer)?;
        match (self.double, self.first) {
            (false, _) => Some(Action::Flee(step)),
            (true, Some(first)) => Some(Action::Double(first, step)),
            (true, None) => None,
        }
    }

    /// A key behind the hold.
    pub(super) fn press(&mut self, desk: &HisDesk<'_>, key: Key) -> Wish<Action> {
        match (self.page, key) {
            (Page::Choice, _) if desk.desk.table.phase() == Phase::Decide => self.press_decision(desk, key),
            (Page::Choice, _) => self.press_move(desk, key),
            (Page::Trail, Key::Left) => self.turn_to(Page::Map),
            (Page::Trail, Key::Right) | (Page::Map, Key::Left) => self.turn_to(first_page(desk.desk.table)),
            (Page::Map, Key::Right) => self.turn_to(Page::Trail),
            _ => Wish::Nothing,
        }
    }

    fn turn_to(&mut self, page: Page) -> Wish<Action> {
        self.page = page;
        Wish::Redraw
    }

    fn press_move(&mut self, desk: &HisDesk<'_>, key: Key) -> Wish<Action> {
        let offer = self.offer(desk);
        match (self.stage, key) {
            (Stage::Ticket, Key::Up | Key::Down) => {
                self.ticket_row = turned(self.ticket(&offer).0, offer.rows().len(), key);
                self.station_row = 0;
            }
            (Stage::Ticket, Key::Right) => match self.ticket(&offer).1 {
                Some(TicketRow::Double) => *self = Self { double: true, ..Self::default() },
                Some(TicketRow::Ticket(_)) => self.stage = Stage::Station,
                None => return Wish::Nothing,
            },
            (Stage::Ticket, Key::Left) if self.first.is_some() => self.first = None,
            (Stage::Ticket, Key::Left) if self.double => *self = Self::default(),
            (Stage::Ticket, Key::Left) => self.page = Page::Trail,
            (Stage::Station, Key::Up | Key::Down) => {
                self.station_row = turned(self.station(&offer).0, self.stations(&offer).len(), key);
            }
            (Stage::Station, Key::Right) => match self.step(&offer) {
                Some(step) if self.double && self.first.is_none() => {
                    *self = Self { double: true, first: Some(step), ..Self::default() };
                }
                Some(_) => self.stage = Stage::Confirm,
                None => return Wish::Nothing,
            },
            (Stage::Station, Key::Left) => self.stage = Stage::Ticket,
            (Stage::Confirm, Key::Left) => self.stage = Stage::Station,
            (Stage::Confirm, Key::Right) => {
                return self.action(&offer).map_or(Wish::Nothing, Wish::Play);
            }
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    fn press_decision(&mut self, desk: &HisDesk<'_>, key: Key) -> Wish<Action> {
        let table = desk.desk.table;
        let Some(fares) = self.fares else {
            match key {
                Key::Up | Key::Down => self.row ^= 1,
                Key::Right if self.row == 0 => return Wish::Play(Action::Hide),
                Key::Right => {
                    self.row = 0;
                    self.fares = Some(Fares::NONE);
                    self.skip_empty(table);
                }
                Key::Left => self.page = Page::Trail,
                _ => return Wish::Nothing,
            }
            return Wish::Redraw;
        };
        let Some(pawn) = next_payer(table, &fares) else {
            return match key {
                Key::Right => Wish::Play(Action::Reveal(fares)),
                Key::Left => {
                    *self = Self::default();
                    Wish::Redraw
                }
                _ => Wish::Nothing,
            };
        };
        let held = held(table, pawn);
        let row = usize::from(self.row).min(held.len().saturating_sub(1));
        match key {
            Key::Up | Key::Down => self.row = turned(row, held.len(), key),
            Key::Right => {
                self.fares = held.get(row).and_then(|&ticket| fares.with(Some(ticket))).or(self.fares);
                self.row = 0;
                self.skip_empty(table);
            }
            Key::Left => *self = Self { row: 1, ..Self::default() },
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    /// Detectives without any ticket pay nothing.
    fn skip_empty(&mut self, table: &Table) {
        while let Some(fares) = self.fares
            && let Some(pawn) = next_payer(table, &fares)
            && held(table, pawn).is_empty()
        {
            self.fares = fares.with(None);
        }
    }
}

/// Whether he is to choose something.
pub(super) fn his_turn(table: &Table) -> bool {
    matches!(table.phase(), Phase::Flee | Phase::Decide)
}

/// The page between trail and map: his choice, if there is one, else the other of the two.
fn first_page(table: &Table) -> Page {
    if his_turn(table) { Page::Choice } else { Page::Trail }
}

/// Who pays next for Mister X showing himself.
pub(super) fn next_payer(table: &Table, fares: &Fares) -> Option<Pawn> {
    Pawn::at(fares.entries().len()).filter(|&pawn| table.detective(pawn).is_some())
}

/// The kinds of tickets that a detective holds.
pub(super) fn held(table: &Table, pawn: Pawn) -> heapless::Vec<Ticket, 3> {
    let detective = table.detective(pawn);
    let has = |ticket: &Ticket| detective.is_some_and(|detective| detective.tickets.of(*ticket) > 0);
    Ticket::ORDINARY.into_iter().filter(has).collect()
}

/// The next or last row, round and round.
pub(super) fn turned(row: usize, count: usize, key: Key) -> u8 {
    let count = count.max(1);
    let row = match key {
        Key::Up | Key::Left => (row + count - 1) % count,
        _ => (row + 1) % count,
    };
    row as u8
}
