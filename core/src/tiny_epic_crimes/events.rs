//! The events below the track: drawing them, what they give, the penalty for too many, and the roll that ends a turn.

use super::TinyEpicCrimes;
use super::active_event::{ActiveEvent, EventKind};
use super::agenda::{Spot, Task};
use super::block::{Block, BlockSet};
use super::card_name::CardName;
use super::cards::{EventCard, Reward, RewardSet};
use super::kinds::{Cards, Colour, Officer, OfficerSet, Slot};
use super::news::{Happening, Telling};
use super::penalty::Cause;
use super::table::Table;
use crate::chance::{Purpose, Source};

impl Table {
    /// The event in a slot.
    pub fn event(&self, slot: Slot) -> Option<&ActiveEvent> {
        self.slots.event(slot)
    }

    /// The house card in a slot.
    pub fn house_event(&self, slot: Slot) -> Option<&'static EventCard> {
        self.slots.house_event(slot)
    }

    pub(super) fn free_slot(&self) -> Option<Slot> {
        self.slots.free_slot()
    }

    /// Whether people roll the dice.
    pub(super) fn people_roll(&self) -> bool {
        self.dice == Source::Table
    }
}

impl TinyEpicCrimes {
    /// Draws an event into the lowest free slot; three full slots are a penalty, an empty deck is nothing.
    /// With printed cards people draw it: see `printed_event`.
    pub(super) fn draw_event(&mut self, telling: &mut Telling) {
        let Some(slot) = self.table.free_slot() else { return self.penalty(Cause::Slots, telling) };
        if self.table.cards == Cards::Printed {
            return;
        }
        while let Some(id) = self.secret.events.draw() {
            telling.is_final = true;
            self.table.events_left = self.secret.events.pile_len() as u8;
            let card = &self.table.edition.events.cards[id];
            if card.timed && self.table.is_too_late_for_timed() {
                telling.tell(Happening::EventTooLate(id));
                continue;
            }
            if !self.table.can_set_up(card) {
                telling.tell(Happening::EventUnfit(id));
                continue;
            }
            telling.tell(Happening::EventDrawn(slot, id));
            self.table.slots.lay(slot, EventKind::House(id));
            return self.push(Task::SetUp(slot, 0, 0));
        }
    }

    /// People drew a printed event: into the lowest free slot, or away with it and they draw again.
    pub(super) fn printed_event(&mut self, timed: bool, name: Option<CardName>) {
        self.table.events_left = self.table.events_left.saturating_sub(1);
        self.table.rolled = None;
        if timed && self.table.is_too_late_for_timed() {
            return self.push(Task::DrawEvent);
        }
        if let Some(slot) = self.table.free_slot() {
            self.table.slots.lay(slot, EventKind::Printed(timed));
            self.table.slots.call(slot, name);
            self.push(Task::ByHand);
        }
    }

    /// One of these blocks, each equally likely: the same as rolling until it fits.
    pub(super) fn even_choice(&mut self, blocks: BlockSet, telling: &mut Telling) -> Option<Block> {
        telling.is_final = true;
        let rank = self.secret.chance.pick(Purpose::Dice, blocks.len())?;
        blocks.nth(rank)
    }

    /// The event of a slot is resolved, and its card goes.
    pub(super) fn resolve_event(&mut self, slot: Slot, solver: Officer, telling: &mut Telling) {
        if self.table.slots[slot].is_some() {
            self.remove_event(slot);
            telling.tell(Happening::EventResolved(slot, solver));
        }
    }

    /// Rewards for the solver and the others, furthest back first.
    pub(super) fn give_rewards(
        &mut self,
        solver: Officer,
        to_solver: RewardSet,
        helpers: OfficerSet,
        to_helpers: RewardSet,
    ) {
        let order = self.table.track.order();
        let mut tasks = heapless::Vec::<Task, 16>::new();
        for &officer in order {
            let rewards = match officer {
                _ if officer == solver => to_solver,
                _ if helpers.has(officer) => to_helpers,
                _ => continue,
            };
            // Four officers, four kinds of reward.
            tasks.extend(rewards.into_iter().filter_map(|reward| gain(officer, reward)));
        }
        self.push_in_order(&tasks);
    }

    /// An officer is to gain this.
    pub(super) fn push_gain(&mut self, officer: Officer, reward: Reward) {
        if let Some(task) = gain(officer, reward) {
            self.push(task);
        }
    }

    /// Too many events, or no gangster left: a suspect card leaves, or time does.
    pub(super) fn penalty(&mut self, cause: Cause, telling: &mut Telling) {
        telling.tell(Happening::Penalty(cause));
        self.table.penalties = self.table.penalties.saturating_add(1);
        if self.table.mode.is_team() {
            self.table.track.pull_marker();
            telling.tell(Happening::OutOfTime(self.table.track.marker().unwrap_or_default()));
        } else if self.table.envelope == Source::Table && self.table.suspects_left > 0 {
            self.lose_suspect(telling);
        } else if self.secret.suspects.draw().is_some() {
            self.table.suspects_lost += 1;
            self.table.suspects_left = self.secret.suspects.pile_len() as u8;
            // Nobody saw it, but the deck has changed.
            telling.is_final = true;
            telling.tell(Happening::SuspectLost);
        } else {
            self.push_everybody(telling);
        }
    }

    /// Everybody who can goes one hour on.
    pub(super) fn push_everybody(&mut self, telling: &mut Telling) {
        let board = *self.table.board();
        self.table.track.push(OfficerSet::all(), &board);
        telling.tell(Happening::AllPushed);
    }

    /// The roll that ends a turn.
    pub(super) fn apply_roll(&mut self, black: u8, white: u8, telling: &mut Telling) {
        telling.tell(Happening::Rolled(black, white));
        self.table.rolled = None;
        let Some(block) = Block::of_dice(black, white).filter(|&block| block != Block::HQ) else {
            return telling.tell(Happening::Reprieve);
        };
        self.table.rolled = Some(block);
        if black == white {
            self.push(Task::Roll);
        }
        if self.table.city.gangster(block).is_some() {
            self.push(Task::DrawEvent);
        } else {
            self.push(Task::Bag(Spot::Block(block)));
        }
    }

    /// A gangster comes out of the bag, drawn by the device; an empty bag is a penalty.
    pub(super) fn draw_gangster(&mut self, spot: Spot, telling: &mut Telling) {
        let count = usize::from(self.table.city.bag.len());
        let Some(rank) = self.secret.chance.pick(Purpose::Bag, count) else {
            return self.penalty(Cause::Bag, telling);
        };
        telling.is_final = true;
        if let Some(colour) = self.table.city.bag.nth(rank) {
            self.place_gangster(colour, spot, telling);
        }
    }

    /// A gangster of this colour goes from the bag to its place.
    pub(super) fn place_gangster(&mut self, colour: Colour, spot: Spot, telling: &mut Telling) {
        let city = &mut self.table.city;
        match spot {
            Spot::Block(block) if city.gangsters[block].is_none() && city.bag.take(colour) => {
                city.gangsters[block] = Some(colour);
            }
            Spot::Card(slot) => {
                if let Some(event) = &mut self.table.slots[slot]
                    && city.bag.take(colour)
                {
                    event.captives.add(colour);
                }
            }
            Spot::Wanted(slot, block) if city.gangsters[block].is_none() && city.bag.take(colour) => {
                city.gangsters[block] = Some(colour);
                if let Some(event) = &mut self.table.slots[slot] {
                    event.tokens.insert(block);
                }
            }
            Spot::Block(_) | Spot::Wanted(..) => return,
        }
        telling.tell(Happening::Placed(colour, spot));
    }

    /// The roll that ends a turn: none under a curfew.
    pub(super) fn push_rolls(&mut self) {
        if !self.table.now.calm {
            self.push(Task::Roll);
        }
    }
}

/// The task of gaining something that is the same for every event.
fn gain(officer: Officer, reward: Reward) -> Option<Task> {
    match reward {
        Reward::Suspect => Some(Task::Suspect(officer)),
        Reward::Force => Some(Task::Force(officer)),
        Reward::Badge => Some(Task::Badge(officer)),
        Reward::Peek => Some(Task::Peek(officer)),
        Reward::Clue | Reward::Stash => None,
    }
}
