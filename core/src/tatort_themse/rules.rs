//! What a player may do: judged by what lies open and by the player's own hand alone. So neither a choice that is
//! offered nor a refusal can give away another hand or the pile.

use core::ops::ControlFlow;

use super::action::{Action, Deed, Place};
use super::clue::ClueId;
use super::illegal::Illegal;
use super::payment::Price;
use super::table::{Step, Table};
use super::wall::Column;
use super::witness::Witnesses;
use crate::chance::Source;
use crate::game::{Visitor, visit_all};
use crate::id::Id;
use crate::seat::Seat;

/// What a player sees.
pub(super) struct Seen<'a> {
    pub table: &'a Table,
    pub hand: &'a Witnesses,
    pub seat: Seat,
}

impl Seen<'_> {
    /// Whether the player may do this now.
    pub fn check(&self, deed: Deed) -> Result<(), Illegal> {
        let step = self.table.check_turn(self.seat)?;
        match (self.table.witnesses, deed.source()) {
            (Source::Device, Source::Table) => return Err(Illegal::DeviceDeals),
            (Source::Table, Source::Device) => return Err(Illegal::PrintedWitnesses),
            _ => {}
        }
        if let Step::Removed(column) = step {
            return match deed {
                Deed::Take(taken, payment) if taken == column => self.check_take(column, &payment),
                _ => Err(Illegal::TakeIsDue),
            };
        }
        match deed {
            Deed::Renew => check_renewal(self.table, step),
            Deed::Pass => self.check_pass(),
            Deed::QuestionOpen(place) => self.check_open(place),
            Deed::PrintedQuestion if self.table.free_turns => Err(Illegal::FreeTurns),
            Deed::QuestionPile if !self.table.can_draw() => Err(Illegal::NothingToDraw),
            Deed::QuestionPile | Deed::PrintedQuestion => Ok(()),
            // All others take a clue, now or next.
            _ if step == Step::Taken => Err(Illegal::OneClueATurn),
            Deed::Remove(column, count, payment) => {
                let next = self.table.check_removal(column, count)?;
                self.check_payment(Price::Removal(count), &payment)?;
                if self.leaves_enough(&payment, next) { Ok(()) } else { Err(Illegal::CannotTakeThen) }
            }
            Deed::Take(column, payment) => self.check_take(column, &payment),
            Deed::PrintedTake(column) => {
                self.table.wall.lowest(column).map(|_| ()).ok_or(Illegal::EmptyColumn)
            }
            Deed::PrintedRemove(column, count) => self.table.check_removal(column, count).map(|_| ()),
        }
    }

    fn check_take(&self, column: Column, payment: &Witnesses) -> Result<(), Illegal> {
        self.check_payment(self.table.price(column).ok_or(Illegal::EmptyColumn)?, payment)
    }

    fn check_payment(&self, price: Price, payment: &Witnesses) -> Result<(), Illegal> {
        if !payment.is_part_of(self.hand) {
            return Err(Illegal::NotHeld);
        }
        price.check(payment)
    }

    /// Whether the hand without this payment still pays for that clue.
    fn leaves_enough(&self, payment: &Witnesses, next: ClueId) -> bool {
        let price = self.table.price_of(next);
        self.hand.without(payment).is_some_and(|rest| price.can_be_paid_from(&rest))
    }

    fn check_open(&self, place: Place) -> Result<(), Illegal> {
        self.table.row.get(place.index()).map(|_| ()).ok_or(Illegal::NoOpenWitness)
    }

    /// Passing is for those who can neither question nor pay (ruling 19). Once a clue is taken, its payment can
    /// be questioned.
    fn check_pass(&self) -> Result<(), Illegal> {
        if !self.table.nobody_to_question() {
            return Err(Illegal::CanQuestion);
        }
        if self.can_take_some() { Err(Illegal::HasToTake) } else { Ok(()) }
    }

    fn can_take_some(&self) -> bool {
        let mut prices = Column::all().filter_map(|column| self.table.price(column));
        prices.any(|price| price.can_be_paid_from(self.hand))
    }

    /// Shows everything that the player may do now, in the order of a turn.
    pub fn legal(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        let Ok(step) = self.table.check_turn(self.seat) else { return ControlFlow::Continue(()) };
        let mut visit = |deed| visit(Action { seat: self.seat, deed });
        match (self.table.witnesses, step) {
            (_, Step::Removed(column)) => return self.takes(column, &mut visit),
            (Source::Table, _) => return printed(self.table, step, &mut visit),
            (Source::Device, Step::Taken) => {}
            (Source::Device, _) => {
                renewal(self.table, step, &mut visit)?;
                if Price::Removal(1).can_be_paid_from(self.hand) {
                    for column in Column::all() {
                        self.removals(column, &mut visit)?;
                    }
                }
                for column in Column::all() {
                    self.takes(column, &mut visit)?;
                }
            }
        }
        questions(self.table, &mut visit)?;
        if self.check_pass().is_ok() {
            visit(Deed::Pass)?;
        }
        ControlFlow::Continue(())
    }

    fn removals(&self, column: Column, visit: &mut Visitor<'_, Deed>) -> ControlFlow<()> {
        let above = self.table.wall.from_below(column).skip(1).take(self.table.most_removable(column));
        for (count, next) in (1..).zip(above) {
            let price = Price::Removal(count);
            // If this many cannot be paid for, more cannot either.
            if !price.can_be_paid_from(self.hand) {
                break;
            }
            price.payments(self.hand, &mut |payment| {
                if self.leaves_enough(&payment, next) {
                    visit(Deed::Remove(column, count, payment))?;
                }
                ControlFlow::Continue(())
            })?;
        }
        ControlFlow::Continue(())
    }

    fn takes(&self, column: Column, visit: &mut Visitor<'_, Deed>) -> ControlFlow<()> {
        self.table.price(column).map_or(ControlFlow::Continue(()), |price| {
            price.payments(self.hand, &mut |payment| visit(Deed::Take(column, payment)))
        })
    }
}

/// Shows everything that can be done now by what lies open alone, in the order of a turn.
pub(super) fn public_actions(table: &Table, step: Step, visit: &mut Visitor<'_, Deed>) -> ControlFlow<()> {
    match (table.witnesses, step) {
        (Source::Table, _) => printed(table, step, visit),
        // What comes now has to be paid for.
        (Source::Device, Step::Removed(_)) => ControlFlow::Continue(()),
        (Source::Device, _) => {
            renewal(table, step, visit)?;
            questions(table, visit)
        }
    }
}

fn check_renewal(table: &Table, step: Step) -> Result<(), Illegal> {
    match step {
        Step::Renewed => Err(Illegal::RenewedAlready),
        Step::Taken | Step::Removed(_) => Err(Illegal::TooLateToRenew),
        Step::Start if table.four_alike() => Ok(()),
        Step::Start => Err(Illegal::NotFourAlike),
    }
}

fn renewal(table: &Table, step: Step, visit: &mut Visitor<'_, Deed>) -> ControlFlow<()> {
    visit_all(check_renewal(table, step).is_ok().then_some(Deed::Renew), visit)
}

fn questions(table: &Table, visit: &mut Visitor<'_, Deed>) -> ControlFlow<()> {
    visit_all(Place::all().take(table.row.len()).map(Deed::QuestionOpen), visit)?;
    visit_all(table.can_draw().then_some(Deed::QuestionPile), visit)
}

fn printed(table: &Table, step: Step, visit: &mut Visitor<'_, Deed>) -> ControlFlow<()> {
    if step != Step::Taken {
        for column in Column::all() {
            let counts = (1..).take(table.most_removable(column));
            visit_all(counts.map(|count| Deed::PrintedRemove(column, count)), visit)?;
        }
        let open = Column::all().filter(|&column| table.wall.height(column) > 0);
        visit_all(open.map(Deed::PrintedTake), visit)?;
    }
    visit_all((!table.free_turns).then_some(Deed::PrintedQuestion), visit)
}
