//! What Mister X is choosing while he holds Y: ticket, station, twice for a double; whether he shows himself.
//!
//! Only legal choices can be made: everything here is read off the list of legal actions.

use core::ops::ControlFlow;

use confidant_core::id::{ById, Id};
use confidant_core::scotland_yard::{Action, Fares, Pawn, Phase, Station, StationSet, Step, Table, Ticket};

use super::Screens;
use super::deeds::{Does, Own};
use crate::games::{Deed, SeatDesk};

/// What Mister X's secret screens are given.
pub(super) type HisDesk<'a> = SeatDesk<'a, Screens>;

/// The state of his choice.
#[derive(Clone, Default)]
pub(super) struct Choice {
    pub(super) page: Page,
    pub(super) stage: Stage,
    pub(super) double: bool,
    pub(super) first: Option<Step>,
    /// The row that is lit; of the tickets also while a station is chosen.
    row: u8,
    station_row: u8,
    /// What he takes from the detectives, as far as chosen.
    pub(super) fares: Option<Fares>,
}

/// Which page he looks at.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Page {
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

/// What he does while he holds Y.
#[derive(Clone, Copy)]
pub enum Chooses {
    /// Another page.
    Page(Page),
    /// Another row is lit.
    Row(u8),
    /// The list of tickets is opened, for the first or only step, or for the second of a double.
    Tickets { double: bool, first: Option<Step> },
    /// The list of stations is opened.
    Stations,
    /// The move is complete.
    Confirm,
    /// He takes this from the detectives, as far as chosen; none: he has not decided to show himself.
    Fares(Option<Fares>),
}

/// Something that he does.
pub(super) const fn does(deed: Chooses) -> Does {
    Deed::Own(Own::Chooses(deed))
}

/// Another page.
pub(super) const fn turn_to(page: Page) -> Does {
    does(Chooses::Page(page))
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
            (Phase::Flee, Stage::Ticket) => self.row = drawn(desk, self.offer(desk).rows.len()),
            (Phase::Flee, Stage::Station) => self.open_stations(desk),
            (Phase::Flee, Stage::Confirm) => {}
            (Phase::Decide, _) if self.fares.is_some() => self.open_fares(desk),
            (Phase::Decide, _) => self.row = drawn(desk, 2),
            (Phase::Pursue(_) | Phase::Over(_), _) => self.page = Page::Trail,
        }
    }

    /// The list of stations for the lit ticket is opened.
    fn open_stations(&mut self, desk: &HisDesk<'_>) {
        self.stage = Stage::Station;
        self.station_row = drawn(desk, self.station_rows(&self.offer(desk)));
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
        let row = self.row(offer.rows.len());
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

    /// The row that is lit, of `count`: which ticket he uses, whether he shows himself, or which ticket he takes.
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

    /// Where he goes back to from the choice of a move.
    pub(super) fn back(&self) -> Chooses {
        match self.stage {
            Stage::Ticket if self.double => Chooses::Tickets { double: self.first.is_some(), first: None },
            Stage::Ticket => Chooses::Page(Page::Trail),
            Stage::Station => Chooses::Tickets { double: self.double, first: self.first },
            Stage::Confirm => Chooses::Stations,
        }
    }

    /// What follows from the row that is lit, if anything.
    pub(super) fn onward(&self, offer: &Offer) -> Option<Chooses> {
        match (self.stage, self.ticket(offer).1?) {
            (Stage::Ticket, row) if !offer.can(row) => None,
            (Stage::Ticket, TicketRow::Double) => Some(Chooses::Tickets { double: true, first: None }),
            (Stage::Ticket, TicketRow::Ticket(_)) => Some(Chooses::Stations),
            (Stage::Station | Stage::Confirm, _) => {
                let first = Some(self.step(offer)?);
                let goes_on = self.double && self.first.is_none();
                Some(if goes_on { Chooses::Tickets { double: true, first } } else { Chooses::Confirm })
            }
        }
    }

    /// Does what a page of his offered.
    pub(super) fn act(&mut self, desk: &HisDesk<'_>, deed: Chooses) {
        match deed {
            Chooses::Page(page) => self.page = page,
            Chooses::Row(row) if self.stage == Stage::Station => self.station_row = row,
            Chooses::Row(row) => self.row = row,
            Chooses::Tickets { double, first } => {
                *self = Self { double, first, ..Self::default() };
                self.begin(desk);
            }
            Chooses::Stations => self.open_stations(desk),
            Chooses::Confirm => self.stage = Stage::Confirm,
            Chooses::Fares(fares) => {
                *self = Self { fares, ..Self::default() };
                self.begin(desk);
            }
        }
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
pub(super) fn first_page(table: &Table) -> Page {
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
