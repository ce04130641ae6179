//! Every hand operation that could be possible now, for the list of legal actions: each is checked before it is shown.

use core::ops::ControlFlow;

use super::action::HandOp;
use super::agenda::Task;
use super::block::Block;
use super::card_name::CardName;
use super::clue_op::ClueOp;
use super::kinds::{Cards, Colour, Officer, OfficerSet, Slot};
use super::table::Table;
use crate::game::Visitor;
use crate::id::Id;

impl Table {
    /// Every hand operation that people may carry out now. Nothing hidden decides about it.
    pub fn hand_ops(&self, visit: &mut Visitor<'_, HandOp>) -> ControlFlow<()> {
        if self.cards != Cards::Printed {
            return ControlFlow::Continue(());
        }
        HandOp::visit_all(self, &mut |op| {
            if self.check_hand(op).is_ok() { visit(op) } else { ControlFlow::Continue(()) }
        })
    }
}

impl HandOp {
    /// Shows them; what cannot be for want of an event, a gangster or a token is left out at once.
    pub(super) fn visit_all(table: &Table, visit: &mut Visitor<'_, Self>) -> ControlFlow<()> {
        match table.pending() {
            Some(Task::Turn(_) | Task::ByHand | Task::Report(_)) => {}
            Some(Task::DrawEvent) => return visit(Self::RollAgain),
            _ => return ControlFlow::Continue(()),
        }
        let plain = [
            Self::Scatter,
            Self::AnyTime,
            Self::Penalty,
            Self::Event,
            Self::Roll,
            Self::NoRoll,
            Self::RollAgain,
        ];
        plain.into_iter().try_for_each(&mut *visit)?;
        of_blocks(table, visit)?;
        ClueOp::visit_all(table, &mut |op| visit(Self::Clue(op)))?;
        let laid = Slot::ALL.into_iter().filter(|&slot| table.event(slot).is_some());
        laid.clone().try_for_each(|slot| of_slot(table, slot, visit))?;
        table.officers().try_for_each(|officer| of_officer(table, officer, visit))
    }
}

fn of_blocks(table: &Table, visit: &mut Visitor<'_, HandOp>) -> ControlFlow<()> {
    for block in Block::all() {
        Colour::all().try_for_each(|colour| visit(HandOp::Put(block, colour)))?;
        visit(HandOp::Draw(block))?;
    }
    for from in table.city.occupied() {
        visit(HandOp::Lift(from))?;
        Block::all().try_for_each(|to| visit(HandOp::Move(from, to)))?;
        for officer in table.officers() {
            visit(HandOp::Arrest(officer, from))?;
            visit(HandOp::Cell(officer, from))?;
        }
    }
    ControlFlow::Continue(())
}

fn of_slot(table: &Table, slot: Slot, visit: &mut Visitor<'_, HandOp>) -> ControlFlow<()> {
    for block in Block::all() {
        visit(HandOp::Token(slot, block))?;
        visit(HandOp::Untoken(slot, block))?;
    }
    for colour in Colour::ALL {
        visit(HandOp::Captive(slot, colour))?;
        visit(HandOp::Release(slot, colour))?;
    }
    visit(HandOp::DrawCaptive(slot))?;
    visit(HandOp::ScatterToken(slot))?;
    CardName::all().try_for_each(|name| visit(HandOp::Name(slot, name)))?;
    for officer in table.officers() {
        visit(HandOp::Help(slot, officer))?;
        visit(HandOp::Unhelp(slot, officer))?;
        for bits in 0..1 << Officer::MOST {
            visit(HandOp::Resolve(slot, officer, OfficerSet::from_bits(bits)))?;
        }
    }
    ControlFlow::Continue(())
}

fn of_officer(table: &Table, officer: Officer, visit: &mut Visitor<'_, HandOp>) -> ControlFlow<()> {
    (0..=table.board().last).try_for_each(|hour| visit(HandOp::Clock(officer, hour)))?;
    Block::all().try_for_each(|block| visit(HandOp::Car(officer, block)))?;
    Colour::all().try_for_each(|colour| visit(HandOp::Free(officer, colour)))?;
    let gains = [
        HandOp::Suspect,
        HandOp::Force,
        HandOp::Badge,
        HandOp::Peek,
        HandOp::Ask,
        HandOp::Used,
        HandOp::FreeCell,
    ];
    gains.into_iter().try_for_each(|op| visit(op(officer)))
}
