//! What Mister X is choosing while he holds Y: ticket, station, twice for a double; whether he shows himself.
//!
//! Only legal choices can be made: everything here is read off the list of legal actions.

use core::ops::ControlFlow;

use confidant_core::id::ById;
use confidant_core::scotland_yard::{Action, Fares, Pawn, Phase, Station, StationSet, Step, Table, Ticket};

use super::Screens;
use super::deeds::{Does, Own};
use crate::games::{Deed, SeatDesk};
use crate::input::Key;
use crate::page::Rose;

/// What Mister X's secret screens are given.
pub(super) type HisDesk<'a> = SeatDesk<'a, Screens>;

/// The state of his choice.
#[derive(Clone, Default)]
pub(super) struct Choice {
    pub(super) page: Page,
    pub(super) double: bool,
    pub(super) first: Option<Step>,
    /// The row that is lit; of the tickets also while a station is chosen.
    row: u8,
    /// Where a station is chosen, or was.
    pub(super) rose: Option<Rose>,
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
    /// Closer round his own place, with numbers.
    Near,
    /// His best choices, if the table agreed to advice.
    Advice,
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
    /// A station is to be chosen for the lit ticket, the first time or anew.
    Stations,
    /// A station is to be chosen anew for the first step of a double.
    FirstStations,
    /// An arm of the rose is taken.
    Flick(Key),
    /// One page of the rose back, or to the tickets.
    Back,
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

/// What he can do now, by ticket. The rows are the tickets that he has by what everybody knows, usable or not: which one he
/// takes is public with the entry.
pub(super) struct Offer {
    pub(super) rows: heapless::Vec<TicketRow, 5>,
    pub(super) stations: ById<Ticket, StationSet, 5>,
    double: bool,
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
    /// His secret was opened: he chooses from the beginning. When it is not his turn he looks at his trail.
    pub(super) fn begin(&mut self, desk: &HisDesk<'_>) {
        let page = if his_turn(desk.desk.table) { Page::Choice } else { Page::Trail };
        *self = Self { page, ..Self::default() };
    }

    /// Whether a station is being chosen, or was.
    pub(super) fn is_rose(&self) -> bool {
        self.page == Page::Choice && self.rose.is_some()
    }

    /// The rose for the lit ticket is opened. How many flicks it takes follows from what the table knows.
    fn open_rose(&mut self, desk: &HisDesk<'_>) {
        if let Some(TicketRow::Ticket(ticket)) = self.ticket(&self.offer(desk)).1 {
            let bound = desk.desk.table.bound(self.first.map(|first| first.ticket), ticket);
            self.rose = Some(Rose::new(bound, desk.random));
        }
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

    /// What is offered at this point of the choice.
    pub(super) fn offer(&self, desk: &HisDesk<'_>) -> Offer {
        let table = desk.desk.table;
        let kinds = table.edition().rules.mister_x_kinds().iter();
        let rows = kinds.map(|&kind| TicketRow::Ticket(kind)).chain([TicketRow::Double]);
        let mut offer = Offer {
            rows: rows.filter(|&row| self.has_row(table, row)).collect(),
            stations: ById::new([StationSet::NONE; 5]),
            double: false,
        };
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

    /// The station that was taken; none as long as arms are left, or behind an empty one.
    pub(super) fn station(&self, offer: &Offer) -> Option<Station> {
        let stations = self.stations(offer);
        stations.nth(self.rose.as_ref()?.chosen(stations.len())?)
    }

    /// The row that is lit, of `count`: which ticket he uses, whether he shows himself, or which ticket he takes.
    pub(super) fn row(&self, count: usize) -> usize {
        usize::from(self.row).min(count.saturating_sub(1))
    }

    /// The step that is chosen.
    pub(super) fn step(&self, offer: &Offer) -> Option<Step> {
        match self.ticket(offer).1 {
            Some(TicketRow::Ticket(ticket)) => self.station(offer).map(|to| Step { ticket, to }),
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

    /// Where he goes back to from the tickets.
    pub(super) fn back(&self) -> Chooses {
        match (self.double, self.first) {
            (true, Some(_)) => Chooses::FirstStations,
            (true, None) => Chooses::Tickets { double: false, first: None },
            (false, _) => Chooses::Page(Page::Trail),
        }
    }

    /// What follows from the ticket that is lit, whether it goes from here or not: to open it must not tell that it does.
    pub(super) fn onward(&self, offer: &Offer) -> Option<Chooses> {
        Some(match self.ticket(offer).1? {
            TicketRow::Double => Chooses::Tickets { double: true, first: None },
            TicketRow::Ticket(_) => Chooses::Stations,
        })
    }

    /// Does what a page of his offered.
    pub(super) fn act(&mut self, desk: &HisDesk<'_>, deed: Chooses) {
        match deed {
            Chooses::Page(page) => self.page = page,
            Chooses::Row(row) => self.row = row,
            Chooses::Tickets { double, first } => *self = Self { double, first, ..Self::default() },
            Chooses::Stations => self.open_rose(desk),
            Chooses::FirstStations => {
                let ticket = self.first.take().map(|first| TicketRow::Ticket(first.ticket));
                let rows = self.offer(desk).rows;
                self.row = rows.iter().position(|&row| Some(row) == ticket).unwrap_or(0) as u8;
                self.open_rose(desk);
            }
            Chooses::Flick(key) => {
                if let Some(rose) = &mut self.rose {
                    rose.flick(key, desk.random);
                }
                let first = self.step(&self.offer(desk));
                if self.double && self.first.is_none() && first.is_some() {
                    *self = Self { double: true, first, ..Self::default() };
                }
            }
            Chooses::Back => {
                if !self.rose.as_mut().is_some_and(|rose| rose.back(desk.random)) {
                    self.rose = None;
                }
            }
            Chooses::Fares(fares) => {
                *self = Self { fares, ..Self::default() };
                self.skip_empty(desk.desk.table);
            }
        }
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

/// Who pays next for Mister X showing himself.
pub(super) fn next_payer(table: &Table, fares: &Fares) -> Option<Pawn> {
    Pawn::detective(fares.entries().len()).filter(|&pawn| table.pursuer(pawn).is_some())
}

/// The kinds of tickets that a detective holds.
pub(super) fn held(table: &Table, pawn: Pawn) -> heapless::Vec<Ticket, 3> {
    let detective = table.pursuer(pawn);
    let has = |ticket: &Ticket| detective.is_some_and(|detective| detective.tickets.of(*ticket) > 0);
    Ticket::ORDINARY.into_iter().filter(has).collect()
}
