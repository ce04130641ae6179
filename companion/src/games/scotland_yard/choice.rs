//! What Mister X is choosing while he holds Y: ticket, station, twice for a double; whether he shows himself.
//!
//! Only legal choices can be made: everything here is read off the list of legal actions.

use core::ops::ControlFlow;

use confidant_core::id::{ById, Id};
use confidant_core::scotland_yard::{Action, Fares, Pawn, Phase, Station, StationSet, Step, Table, Ticket};

use super::Screens;
use super::advice::advises;
use crate::games::{SeatDesk, Wish};
use crate::input::Key;

/// What Mister X's secret screens are given.
pub(super) type HisDesk<'a> = SeatDesk<'a, Screens>;

/// The state of his choice.
#[derive(Clone, Default)]
pub(super) struct Choice {
    pub(super) page: Page,
    pub(super) stage: Stage,
    pub(super) double: bool,
    pub(super) first: Option<Step>,
    /// The row that is lit in the list of this stage; of the tickets also while a station is chosen.
    ticket_row: u8,
    station_row: u8,
    /// What he takes from the detectives, as far as chosen.
    pub(super) fares: Option<Fares>,
    row: u8,
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
    /// His best choices, if the table agreed to advice.
    Advice,
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
///
/// Whoever watches the thumb counts steps. So each list has as many rows as the table could work out for itself: the
/// tickets that he has by what everybody knows, usable or not, and for the stations as many rows as the longest list that
/// any of his possible places would have, blank ones after the real. A list begins at any of its rows, drawn again
/// whenever it is opened. Then the number of steps tells nothing, neither the choice nor the length of the real list.
pub(super) struct Offer {
    pub(super) rows: heapless::Vec<TicketRow, 5>,
    pub(super) stations: ById<Ticket, StationSet, 4>,
    double: bool,
    /// How many rows the list of stations has for the lit ticket.
    length: u8,
}

impl Offer {
    /// Whether he can use this row.
    pub(super) fn can(&self, row: TicketRow) -> bool {
        match row {
            TicketRow::Ticket(ticket) => !self.stations[ticket].is_empty(),
            TicketRow::Double => self.double,
        }
    }
}

impl Choice {
    /// His secret was opened: he goes on where he was, at another row. When it is not his turn he looks at his trail.
    pub(super) fn begin(&mut self, desk: &HisDesk<'_>) {
        match (desk.desk.table.phase(), self.stage) {
            (Phase::Flee, Stage::Ticket) => self.open_tickets(desk),
            (Phase::Flee, Stage::Station) => self.open_stations(desk, &self.offer(desk)),
            (Phase::Flee, Stage::Confirm) => {}
            (Phase::Decide, _) if self.fares.is_some() => self.open_fares(desk),
            (Phase::Decide, _) => self.row = drawn(desk, 2),
            (Phase::Pursue(_) | Phase::Over(_), _) => self.page = Page::Trail,
        }
    }

    /// Starts his choice again.
    fn begin_again(&mut self, desk: &HisDesk<'_>) {
        *self = Self::default();
        self.begin(desk);
    }

    /// The list of tickets is opened, for the first or only step, or for the second of a double.
    fn open_tickets(&mut self, desk: &HisDesk<'_>) {
        self.stage = Stage::Ticket;
        self.station_row = 0;
        self.ticket_row = drawn(desk, self.offer(desk).rows.len());
    }

    /// The list of stations for the lit ticket is opened.
    fn open_stations(&mut self, desk: &HisDesk<'_>, offer: &Offer) {
        self.stage = Stage::Station;
        self.station_row = drawn(desk, self.station_rows(offer));
    }

    fn has_row(&self, table: &Table, row: TicketRow) -> bool {
        match row {
            TicketRow::Double => !self.double && table.doubles() > 0,
            TicketRow::Ticket(Ticket::Black) => {
                let used = self.first.is_some_and(|first| first.ticket == Ticket::Black);
                table.mister_x_tickets().of(Ticket::Black) > u8::from(used)
            }
            TicketRow::Ticket(_) => true,
        }
    }

    /// The longest list of stations that any place would have where he may be, as far as the table knows. Where he may be
    /// almost anywhere, it is the longest list of the board: to look at every place takes too long for a press.
    fn longest(&self, table: &Table, ticket: Ticket) -> u8 {
        let map = &table.edition().map;
        let free = StationSet::all() - table.occupied();
        let from = match self.first {
            Some(first) => map.spread(table.possible(), first.ticket) & free,
            None => table.possible(),
        };
        if from.len() > FEW {
            return most_stations(ticket);
        }
        from.into_iter().map(|place| (map.reach(place, ticket) & free).len()).max().unwrap_or(0) as u8
    }

    /// What is offered at this point of the choice.
    pub(super) fn offer(&self, desk: &HisDesk<'_>) -> Offer {
        let table = desk.desk.table;
        let rows = Ticket::ALL.map(TicketRow::Ticket).into_iter().chain([TicketRow::Double]);
        let mut offer = Offer {
            rows: rows.filter(|&row| self.has_row(table, row)).collect(),
            stations: ById::new([StationSet::NONE; 4]),
            double: false,
            length: 0,
        };
        if let Some(TicketRow::Ticket(ticket)) = self.ticket(&offer).1 {
            offer.length = self.longest(table, ticket);
        }
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

    /// The row of the ticket column that is lit.
    pub(super) fn ticket(&self, offer: &Offer) -> (usize, Option<TicketRow>) {
        let row = usize::from(self.ticket_row).min(offer.rows.len().saturating_sub(1));
        (row, offer.rows.get(row).copied())
    }

    /// The stations for the lit ticket.
    pub(super) fn stations(&self, offer: &Offer) -> StationSet {
        match self.ticket(offer).1 {
            Some(TicketRow::Ticket(ticket)) => offer.stations[ticket],
            _ => StationSet::NONE,
        }
    }

    /// How many rows the list of stations has for the lit ticket; none behind a ticket that he cannot use.
    pub(super) fn station_rows(&self, offer: &Offer) -> usize {
        match self.ticket(offer).1 {
            Some(row @ TicketRow::Ticket(_)) if offer.can(row) => offer.length.into(),
            _ => 0,
        }
    }

    /// The station that is lit; none on a blank row.
    pub(super) fn station(&self, offer: &Offer) -> (usize, Option<Station>) {
        let row = usize::from(self.station_row).min(self.station_rows(offer).saturating_sub(1));
        (row, self.stations(offer).nth(row))
    }

    /// The row that is lit, of `count`: whether he shows himself, or which ticket he takes.
    pub(super) fn row(&self, count: usize) -> usize {
        usize::from(self.row).min(count.saturating_sub(1))
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

    /// Takes a key that he presses while holding Y.
    pub(super) fn press(&mut self, desk: &HisDesk<'_>, key: Key) -> Wish<Action> {
        match (self.page, key) {
            (Page::Choice, _) if desk.desk.table.phase() == Phase::Decide => self.press_decision(desk, key),
            (Page::Choice, _) => self.press_move(desk, key),
            (Page::Trail, Key::Left) => self.turn_to(Page::Map),
            (Page::Map, Key::Left) if his_turn(desk.desk.table) && advises(&desk.desk) => {
                self.turn_to(Page::Advice)
            }
            (Page::Advice, Key::Left) => self.turn_to(Page::Map),
            (Page::Trail, Key::Right) | (Page::Map, Key::Left) | (Page::Advice, Key::Right) => {
                self.turn_to(first_page(desk.desk.table))
            }
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
                self.ticket_row = turned(self.ticket(&offer).0, offer.rows.len(), key);
            }
            (Stage::Ticket, Key::Right) => match self.ticket(&offer).1 {
                Some(row) if !offer.can(row) => return Wish::Nothing,
                Some(TicketRow::Double) => {
                    *self = Self { double: true, ..Self::default() };
                    self.open_tickets(desk);
                }
                Some(TicketRow::Ticket(_)) => self.open_stations(desk, &offer),
                None => return Wish::Nothing,
            },
            (Stage::Ticket, Key::Left) if self.first.is_some() => {
                self.first = None;
                self.open_tickets(desk);
            }
            (Stage::Ticket, Key::Left) if self.double => {
                self.begin_again(desk);
            }
            (Stage::Ticket, Key::Left) => self.page = Page::Trail,
            (Stage::Station, Key::Up | Key::Down) => {
                self.station_row = turned(self.station(&offer).0, self.station_rows(&offer), key);
            }
            (Stage::Station, Key::Right) => match self.step(&offer) {
                Some(step) if self.double && self.first.is_none() => {
                    *self = Self { double: true, first: Some(step), ..Self::default() };
                    self.open_tickets(desk);
                }
                Some(_) => self.stage = Stage::Confirm,
                None => return Wish::Nothing,
            },
            (Stage::Station, Key::Left) => self.open_tickets(desk),
            (Stage::Confirm, Key::Left) => self.open_stations(desk, &offer),
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
                    self.fares = Some(Fares::NONE);
                    self.open_fares(desk);
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
                    self.begin_again(desk);
                    Wish::Redraw
                }
                _ => Wish::Nothing,
            };
        };
        let held = held(table, pawn);
        let row = self.row(held.len());
        match key {
            Key::Up | Key::Down => self.row = turned(row, held.len(), key),
            Key::Right => {
                self.fares = held.get(row).and_then(|&ticket| fares.with(Some(ticket))).or(self.fares);
                self.open_fares(desk);
            }
            Key::Left => self.begin_again(desk),
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    /// The tickets of the next detective who pays are opened.
    fn open_fares(&mut self, desk: &HisDesk<'_>) {
        let table = desk.desk.table;
        self.skip_empty(table);
        let payer = self.fares.and_then(|fares| next_payer(table, &fares));
        self.row = payer.map_or(0, |pawn| drawn(desk, held(table, pawn).len()));
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

/// How many places are looked at one by one.
const FEW: usize = 30;

/// The most stations that a ticket leads to from any place of the board.
const fn most_stations(ticket: Ticket) -> u8 {
    match ticket {
        Ticket::Taxi => 7,
        Ticket::Bus => 5,
        Ticket::Underground => 4,
        Ticket::Black => 13,
    }
}

/// Draws the row at which a list of `rows` begins.
fn drawn(desk: &HisDesk<'_>, rows: usize) -> u8 {
    (desk.random % rows.max(1) as u32) as u8
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

#[cfg(test)]
mod tests {
    use super::*;
    use confidant_core::scotland_yard::LONDON;

    #[test]
    fn no_place_of_the_board_has_a_longer_list() {
        for ticket in Ticket::ALL {
            let longest = |edition: &confidant_core::scotland_yard::edition::Edition| {
                Station::all().map(|place| edition.map.reach(place, ticket).len()).max()
            };
            assert_eq!(longest(&LONDON.classic), Some(most_stations(ticket).into()));
            assert!(longest(&LONDON.newer) <= Some(most_stations(ticket).into()));
        }
    }
}
