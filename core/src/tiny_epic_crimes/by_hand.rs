//! Playing with the printed cards: people read them and carry out by hand what they say; the device keeps the
//! slots, the tokens, the bag, the track and what is gained.

use super::TinyEpicCrimes;
use super::action::HandOp;
use super::agenda::{Spot, Task};
use super::block::{Block, BlockSet};
use super::illegal::Illegal;
use super::kinds::{Cards, Officer, Slot};
use super::news::{Happening, Telling};
use super::penalty::Cause;
use super::table::Table;
use crate::chance::Source;

impl Table {
    /// Whether people may carry this out now. Nothing hidden decides about it.
    pub(super) fn check_hand(&self, op: HandOp) -> Result<(), Illegal> {
        if self.cards != Cards::Printed {
            return Err(Illegal::PrintedOnly);
        }
        let repeats = op == HandOp::RollAgain && self.pending() == Some(Task::DrawEvent);
        if !matches!(self.pending(), Some(Task::Turn(_) | Task::ByHand | Task::Report(_))) && !repeats {
            return Err(Illegal::NotNow);
        }
        let need = |there: bool, reason| if there { Ok(()) } else { Err(reason) };
        let has_event = |slot: Slot| self.event(slot).ok_or(Illegal::NoEvent);
        let in_play = |officer: Officer| need(self.is_in_play(officer), Illegal::NotInPlay);
        let (city, bag) = (&self.city, &self.city.bag);
        match op {
            HandOp::Put(block, colour) => {
                need(city.gangster(block).is_none(), Illegal::BlockTaken)?;
                need(bag.of(colour) > 0, Illegal::NotInBag)
            }
            // Whoever has to draw out of an empty bag pays the penalty instead.
            HandOp::Draw(block) => need(city.gangster(block).is_none(), Illegal::BlockTaken),
            HandOp::Scatter => need(self.dice == Source::Device, Illegal::WrongSource),
            HandOp::Lift(block) => need(city.gangster(block).is_some(), Illegal::NoGangster),
            HandOp::Captive(slot, colour) => {
                has_event(slot)?;
                need(bag.of(colour) > 0, Illegal::NotInBag)
            }
            HandOp::DrawCaptive(slot) => has_event(slot).map(|_| ()),
            HandOp::Release(slot, colour) => {
                need(has_event(slot)?.captives.of(colour) > 0, Illegal::NotThere)
            }
            HandOp::Token(slot, block) => need(!has_event(slot)?.tokens.has(block), Illegal::ThereAlready),
            HandOp::ScatterToken(slot) => {
                need(self.dice == Source::Device, Illegal::WrongSource)?;
                need(!(placeable() - has_event(slot)?.tokens).is_empty(), Illegal::ThereAlready)
            }
            HandOp::Untoken(slot, block) => need(has_event(slot)?.tokens.has(block), Illegal::NotThere),
            HandOp::Clock(officer, hour) => {
                in_play(officer)?;
                need(!self.track.reported().has(officer), Illegal::HasReported)?;
                need(hour <= self.board().last, Illegal::NoSuchHour)?;
                need(hour != self.track.hour(officer), Illegal::ThereAlready)
            }
            HandOp::Car(officer, block) => {
                in_play(officer)?;
                need(self.mats[officer].at != block, Illegal::AlreadyThere)
            }
            HandOp::Force(officer) | HandOp::Badge(officer) => in_play(officer),
            HandOp::Suspect(officer) => {
                in_play(officer)?;
                need(self.suspects_left > 0 || self.can_ask(officer), Illegal::NothingToAsk)
            }
            HandOp::Peek(officer) => {
                in_play(officer)?;
                need(self.to_peek(officer).next().is_some(), Illegal::NotSolved)
            }
            HandOp::Ask(officer) => {
                in_play(officer)?;
                need(self.can_ask(officer), Illegal::NothingToAsk)
            }
            HandOp::Used(officer) => {
                in_play(officer)?;
                need(self.force_held(officer) > 0, Illegal::NoForceCard)
            }
            HandOp::AnyTime => {
                need(matches!(self.pending(), Some(Task::Turn(_))), Illegal::NotNow)?;
                need(!self.now.any_time, Illegal::ThereAlready)
            }
            HandOp::Penalty | HandOp::Event | HandOp::Roll => Ok(()),
            HandOp::NoRoll => {
                need(matches!(self.pending(), Some(Task::Turn(_))), Illegal::NotNow)?;
                need(!self.now.calm, Illegal::ThereAlready)
            }
            HandOp::RollAgain => {
                let block = self.rolled.ok_or(Illegal::NoRoll)?;
                need(repeats || city.gangster(block).is_some(), Illegal::NoRoll)
            }
            HandOp::Move(from, to) => {
                need(city.gangster(from).is_some(), Illegal::NoGangster)?;
                need(city.gangster(to).is_none(), Illegal::BlockTaken)
            }
            HandOp::Arrest(officer, block) => {
                in_play(officer)?;
                need(!self.mode.is_team(), Illegal::NoSet)?;
                need(city.gangster(block).is_some(), Illegal::NoGangster)
            }
            HandOp::Free(officer, colour) => {
                in_play(officer)?;
                need(self.mats[officer].arrested.has(colour), Illegal::NotThere)
            }
            HandOp::Cell(officer, block) => {
                in_play(officer)?;
                need(self.mats[officer].cell.is_none(), Illegal::CellTaken)?;
                need(city.gangster(block).is_some(), Illegal::NoGangster)
            }
            HandOp::FreeCell(officer) => {
                in_play(officer)?;
                need(self.mats[officer].cell.is_some(), Illegal::CellEmpty)
            }
            HandOp::Help(slot, officer) => {
                in_play(officer)?;
                need(!has_event(slot)?.helpers.has(officer), Illegal::ThereAlready)
            }
            HandOp::Unhelp(slot, officer) => {
                in_play(officer)?;
                need(has_event(slot)?.helpers.has(officer), Illegal::NotThere)
            }
            HandOp::Name(slot, name) => {
                has_event(slot)?;
                need(self.name(slot) != Some(name), Illegal::ThereAlready)
            }
            HandOp::Clue(op) => self.check_clue(op),
            HandOp::Resolve(slot, solver, helpers) => {
                has_event(slot)?;
                in_play(solver)?;
                helpers.iter().try_for_each(in_play)?;
                need(!helpers.has(solver), Illegal::SolverHelps)
            }
        }
    }
}

/// Where event tokens go when the dice name the block.
fn placeable() -> BlockSet {
    BlockSet::all() - BlockSet::only(Block::HQ)
}

impl TinyEpicCrimes {
    /// Carries out what people did by hand.
    pub(super) fn by_hand(&mut self, op: HandOp, telling: &mut Telling) {
        let city = &mut self.table.city;
        match op {
            HandOp::Put(block, colour) => self.place_gangster(colour, Spot::Block(block), telling),
            HandOp::Captive(slot, colour) => self.place_gangster(colour, Spot::Card(slot), telling),
            HandOp::Draw(block) => self.push(Task::Bag(Spot::Block(block))),
            HandOp::DrawCaptive(slot) => self.push(Task::Bag(Spot::Card(slot))),
            HandOp::Scatter => {
                let free = city.free();
                if let Some(block) = self.even_choice(free, telling) {
                    self.push(Task::Bag(Spot::Block(block)));
                }
            }
            HandOp::Lift(block) => {
                city.apprehend(block);
            }
            HandOp::Release(slot, colour) => {
                if let Some(event) = &mut self.table.slots[slot]
                    && event.captives.take(colour)
                {
                    city.bag.add(colour);
                }
            }
            HandOp::Token(slot, block) => self.put_token(slot, block, telling),
            HandOp::ScatterToken(slot) => {
                let taken = self.table.event(slot).map_or(BlockSet::NONE, |event| event.tokens);
                if let Some(block) = self.even_choice(placeable() - taken, telling) {
                    self.put_token(slot, block, telling);
                }
            }
            HandOp::Untoken(slot, block) => {
                if let Some(event) = &mut self.table.slots[slot] {
                    event.tokens.remove(block);
                }
            }
            HandOp::Clock(officer, hour) => {
                self.table.track.put(officer, hour);
                telling.tell(Happening::Hour(officer, hour));
                self.look_anew(telling);
            }
            HandOp::Car(officer, block) => self.table.mats[officer].at = block,
            HandOp::Suspect(officer) => self.push(Task::Suspect(officer)),
            HandOp::Force(officer) => self.push(Task::Force(officer)),
            HandOp::Badge(officer) => self.push(Task::Badge(officer)),
            HandOp::Peek(officer) => self.push(Task::Peek(officer)),
            HandOp::Ask(officer) => self.push(Task::Ask(officer)),
            HandOp::Used(officer) => {
                let owner = self.table.hand_of(officer);
                let count = &mut self.table.mats[owner].force;
                *count = count.saturating_sub(1);
            }
            HandOp::AnyTime => self.table.now.any_time = true,
            HandOp::Penalty => self.push(Task::Penalty(Cause::Card)),
            HandOp::Event => {
                self.table.rolled = None;
                self.push(Task::DrawEvent);
            }
            HandOp::Roll => self.push(Task::Roll),
            HandOp::NoRoll => self.table.now.calm = true,
            HandOp::RollAgain => self.roll_again(),
            HandOp::Move(from, to) => city.gangsters[to] = city.lift(from),
            HandOp::Arrest(officer, block) => self.arrest(officer, block),
            HandOp::Free(officer, colour) => {
                if self.table.mats[officer].arrested.remove(colour) {
                    city.bag.add(colour);
                }
            }
            HandOp::Cell(officer, block) => self.hold(officer, block),
            HandOp::FreeCell(officer) => {
                if let Some(colour) = self.table.mats[officer].cell.take() {
                    city.bag.add(colour);
                }
            }
            HandOp::Help(slot, officer) => {
                if let Some(event) = &mut self.table.slots[slot] {
                    event.helpers.insert(officer);
                }
            }
            HandOp::Unhelp(slot, officer) => {
                if let Some(event) = &mut self.table.slots[slot] {
                    event.helpers.remove(officer);
                }
            }
            HandOp::Name(slot, name) => self.table.slots.call(slot, Some(name)),
            HandOp::Clue(op) => self.clue_by_hand(op, telling),
            HandOp::Resolve(slot, solver, helpers) => {
                self.resolve_event(slot, solver, telling);
                self.push(Task::SolverGains(solver, helpers));
            }
        }
    }

    /// The last roll does not count: who came by it goes back into the bag, or the event that it called for is not
    /// drawn, and a double brings no second roll.
    fn roll_again(&mut self) {
        let Some(block) = self.table.rolled.take() else { return };
        if self.table.pending() == Some(Task::DrawEvent) {
            self.table.agenda.pop();
            if block.row() == block.column() && self.table.pending() == Some(Task::Roll) {
                self.table.agenda.pop();
            }
        } else {
            self.table.city.apprehend(block);
        }
        self.push(Task::Roll);
    }

    /// A marker was corrected: before the action the turn is of whoever is furthest back now, and it begins on the
    /// hour of that marker. Hours already spent in the turn that was thought to be under way are moved on at once.
    fn look_anew(&mut self, telling: &mut Telling) {
        let (Some(Task::Turn(officer)), Some(next)) = (self.table.pending(), self.table.track.next()) else {
            return;
        };
        if next == officer {
            self.table.now.started = self.table.track.hour(officer);
            return;
        }
        let bill = core::mem::take(&mut self.table.now.bill);
        if bill > 0 {
            let hour = (self.table.track.hour(officer) + bill).min(self.table.board().last);
            self.table.track.put(officer, hour);
            telling.tell(Happening::Hour(officer, hour));
        }
        self.table.agenda.pop();
        self.push(Task::NextTurn);
    }

    fn put_token(&mut self, slot: Slot, block: Block, telling: &mut Telling) {
        if let Some(event) = &mut self.table.slots[slot] {
            event.tokens.insert(block);
            telling.tell(Happening::TokenPlaced(slot, block));
        }
    }
}
