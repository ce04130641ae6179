//! The events below the track: drawing, setting up, harm, working on them, resolving them, and the penalty for
//! too many of them.

use super::TinyEpicCrimes;
use super::active_event::{ActiveEvent, EventKind};
use super::agenda::{Spot, Task};
use super::block::{Block, BlockSet};
use super::cards::{EventCard, Harm, Place, Reward, RewardSet, Work};
use super::news::{Happening, Telling};
use super::table::Table;
use super::words::{Cards, Colour, DeedKind, Officer, OfficerSet, Slot};
use crate::chance::{Purpose, Source};

impl Table {
    /// The event in a slot.
    pub fn event(&self, slot: Slot) -> Option<&ActiveEvent> {
        self.slots[slot].as_ref()
    }

    /// The house card in a slot.
    pub fn house_event(&self, slot: Slot) -> Option<&'static EventCard> {
        match self.slots[slot]?.kind {
            EventKind::House(id) => Some(&self.edition.events.cards[id]),
            EventKind::Printed(_) => None,
        }
    }

    /// The harm of every house event in play.
    pub fn harms(&self) -> impl Iterator<Item = Harm> + '_ {
        Slot::ALL.into_iter().filter_map(|slot| Some(self.house_event(slot)?.harm))
    }

    pub(super) fn free_slot(&self) -> Option<Slot> {
        Slot::ALL.into_iter().find(|&slot| self.slots[slot].is_none())
    }

    /// Whether a deed of this kind here works on the event of a slot.
    pub(super) fn works_on(&self, slot: Slot, kind: DeedKind, at: Block) -> bool {
        let (Some(card), Some(event)) = (self.house_event(slot), self.event(slot)) else { return false };
        let by_it = match card.need.work {
            Work::Action(_) => kind == DeedKind::Event,
            Work::Doing(kinds) => kinds.has(kind),
        };
        let here = match card.need.place {
            Place::Anywhere => true,
            Place::Headquarters => at == Block::HQ,
            Place::Token => event.tokens.has(at),
        };
        by_it && here && self.is_time(card.need.when)
    }

    /// Where the next thing of a house event's set-up may be placed; none if nothing is to be placed by dice.
    pub(super) fn set_up_blocks(&self, slot: Slot, tokens: u8, gangsters: u8) -> Option<BlockSet> {
        if tokens > 0 {
            let taken = self.event(slot).map_or(BlockSet::NONE, |event| event.tokens);
            Some(BlockSet::all() - taken - BlockSet::only(Block::HQ))
        } else {
            (gangsters > 0 && !self.city.bag.is_empty()).then(|| self.city.free())
        }
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
        let Some(slot) = self.table.free_slot() else { return self.penalty(telling) };
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
            telling.tell(Happening::EventDrawn(slot, id));
            self.table.slots[slot] = Some(ActiveEvent::new(EventKind::House(id)));
            let tokens = card.tokens(self.table.officers);
            let gangsters = card.gangsters.with(self.table.officers);
            self.push(Task::SetUp(slot, tokens, gangsters, card.captives));
            return;
        }
    }

    /// People drew a printed event: into the lowest free slot, or away with it and they draw again.
    pub(super) fn printed_event(&mut self, timed: bool) {
        self.table.events_left = self.table.events_left.saturating_sub(1);
        if timed && self.table.is_too_late_for_timed() {
            return self.push(Task::DrawEvent);
        }
        if let Some(slot) = self.table.free_slot() {
            self.table.slots[slot] = Some(ActiveEvent::new(EventKind::Printed(timed)));
            self.push(Task::ByHand);
        }
    }

    /// Carries on with a set-up when the device rolls, or when nothing has to be rolled for.
    pub(super) fn set_up(
        &mut self,
        slot: Slot,
        tokens: u8,
        gangsters: u8,
        captives: u8,
        telling: &mut Telling,
    ) {
        if let Some(blocks) = self.table.set_up_blocks(slot, tokens, gangsters) {
            if let Some(block) = self.even_choice(blocks, telling) {
                self.set_up_at(slot, tokens, gangsters, captives, block, telling);
            }
        } else if gangsters + captives > 0 {
            if self.table.city.bag.is_empty() {
                // What there is was placed; one penalty for the whole set-up.
                return self.push(Task::Penalty);
            }
            self.push(Task::SetUp(slot, 0, 0, captives.saturating_sub(1)));
            self.push(Task::Bag(Spot::Card(slot)));
        }
    }

    /// The dice named this block.
    pub(super) fn set_up_at(
        &mut self,
        slot: Slot,
        tokens: u8,
        gangsters: u8,
        captives: u8,
        block: Block,
        telling: &mut Telling,
    ) {
        if tokens > 0 {
            if let Some(event) = &mut self.table.slots[slot] {
                event.tokens.insert(block);
            }
            telling.tell(Happening::TokenPlaced(slot, block));
            self.push(Task::SetUp(slot, tokens - 1, gangsters, captives));
        } else {
            self.push(Task::SetUp(slot, 0, gangsters.saturating_sub(1), captives));
            self.push(Task::Bag(Spot::Block(block)));
        }
    }

    /// One of these blocks, each equally likely: the same as rolling until it fits.
    pub(super) fn even_choice(&mut self, blocks: BlockSet, telling: &mut Telling) -> Option<Block> {
        telling.is_final = true;
        let rank = self.secret.chance.pick(Purpose::Dice, blocks.len())?;
        blocks.nth(rank)
    }

    /// After a successful deed: what it does for the events in play. Their rewards, slot by slot, come after
    /// whatever lies above the `lowest` so many tasks: what the deed itself brings.
    pub(super) fn work_on_events(
        &mut self,
        officer: Officer,
        kind: DeedKind,
        only: Option<Slot>,
        lowest: usize,
        telling: &mut Telling,
    ) {
        let at = self.table.mats[officer].at;
        for slot in Slot::ALL {
            let named = only.is_none_or(|only| only == slot);
            if !named || !self.table.works_on(slot, kind, at) {
                continue;
            }
            let Some(card) = self.table.house_event(slot) else { continue };
            let times = card.need.times.with(self.table.officers);
            let Some(event) = &mut self.table.slots[slot] else { continue };
            event.done += 1;
            event.helpers.insert(officer);
            if card.need.place == Place::Token {
                event.tokens.remove(at);
            }
            if event.done >= times {
                let helpers = event.helpers - OfficerSet::only(officer);
                self.resolve_event(slot, officer, telling);
                self.give_rewards(officer, card.solver, helpers, card.helpers, lowest);
            }
        }
    }

    /// The card of a slot goes; its gangsters go back into the bag.
    pub(super) fn resolve_event(&mut self, slot: Slot, solver: Officer, telling: &mut Telling) {
        if let Some(mut event) = self.table.slots[slot].take() {
            self.table.city.bag.pour(&mut event.captives);
            telling.tell(Happening::EventResolved(slot, solver));
        }
    }

    /// Rewards for the solver and the others, furthest back first, above the `lowest` so many tasks.
    pub(super) fn give_rewards(
        &mut self,
        solver: Officer,
        to_solver: RewardSet,
        helpers: OfficerSet,
        to_helpers: RewardSet,
        lowest: usize,
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
            tasks.extend(rewards.into_iter().map(|reward| match reward {
                Reward::Suspect => Task::Suspect(officer),
                Reward::Force => Task::Force(officer),
                Reward::Badge => Task::Badge(officer),
                Reward::Peek => Task::Peek(officer),
            }));
        }
        self.push_above(lowest, &tasks);
    }

    /// Too many events, or no gangster left: a suspect card leaves, or time does.
    pub(super) fn penalty(&mut self, telling: &mut Telling) {
        self.table.penalties = self.table.penalties.saturating_add(1);
        if self.table.mode.is_team() {
            self.table.track.pull_marker();
            telling.tell(Happening::OutOfTime(self.table.track.marker().unwrap_or_default()));
        } else if self.secret.suspects.draw().is_some() {
            self.table.suspects_lost += 1;
            self.table.suspects_left = self.secret.suspects.pile_len() as u8;
            // Nobody saw it, but the deck has changed.
            telling.is_final = true;
            telling.tell(Happening::SuspectLost);
        } else {
            let board = *self.table.board();
            self.table.track.push_all(&board);
            telling.tell(Happening::AllPushed);
        }
    }

    /// The roll that ends a turn.
    pub(super) fn apply_roll(&mut self, black: u8, white: u8, telling: &mut Telling) {
        telling.tell(Happening::Rolled(black, white));
        let Some(block) = Block::of_dice(black, white).filter(|&block| block != Block::HQ) else {
            return telling.tell(Happening::Reprieve);
        };
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
        let Some(rank) = self.secret.chance.pick(Purpose::Bag, count) else { return self.penalty(telling) };
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
            Spot::Block(_) => return,
        }
        telling.tell(Happening::Placed(colour, spot));
    }

    /// The rolls that end a turn: one, two while a house event keeps the city restless, none under a curfew.
    pub(super) fn push_rolls(&mut self) {
        if self.table.now.calm {
            return;
        }
        if self.table.harms().any(|harm| harm == Harm::Restless) {
            self.push(Task::Roll);
        }
        self.push(Task::Roll);
    }
}
