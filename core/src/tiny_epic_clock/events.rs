//! House events without a city: they are drawn and laid, the dice name what their set-up places, red lines count for
//! them. What stands in the city people see; they say whether what was named fits, and do what the card says.

use super::TinyEpicClock;
use super::action::Action;
use super::agenda::{Named, Task};
use super::news::{Happening, Telling};
use crate::chance::{Purpose, Source};
use crate::tiny_epic_crimes::cards::{Burn, Drift, EventCard, EventStep, Gangsters, Need, Site, Target};
use crate::tiny_epic_crimes::kinds::{Cards, OfficerSet, Slot};
use crate::tiny_epic_crimes::{
    Block, BlockSet, CardName, Cause, EventKind, Line, LineSet, Mark, Passing, Side,
};

impl TinyEpicClock {
    /// Draws a house event into the lowest free slot; three full slots are a penalty, an empty deck is nothing.
    /// Printed ones are drawn by people.
    pub(super) fn draw_event(&mut self, telling: &mut Telling) {
        let Some(slot) = self.table.slots.free_slot() else { return self.push(Task::Penalty(Cause::Slots)) };
        if self.table.events == Cards::Printed {
            return;
        }
        while let Some(id) = self.secret.deck.draw() {
            telling.is_drawn = true;
            self.table.events_left = self.secret.deck.pile_len() as u8;
            let card = &self.table.edition.events.cards[id];
            if card.timed && self.table.is_too_late_for_timed() {
                telling.tell(Happening::EventTooLate(id));
                continue;
            }
            telling.tell(Happening::EventDrawn(slot, id));
            self.table.slots.lay(slot, EventKind::House(id));
            return self.push(Task::SetUp(slot, 0, 0));
        }
    }

    /// What people do in a step of a set-up with their own dice; none: it needs nothing of them.
    fn own_step(&self, slot: Slot, step: u8, now: EventStep) -> Option<Task> {
        match now {
            EventStep::Tokens(count, _) | EventStep::Gangsters(count, _) if self.table.number(count) == 0 => {
                None
            }
            EventStep::Tokens(..) | EventStep::Gangsters(..) | EventStep::Drift => {
                Some(Task::OwnStep(slot, step))
            }
            EventStep::Mark(Target::InformantRow | Target::AnyRow | Target::WitnessColumn) => {
                Some(Task::OwnLine(slot, step))
            }
            EventStep::Mark(Target::Leader) | EventStep::Stash | EventStep::Choose(_) => None,
        }
    }

    /// People named the row or column for which they rolled.
    pub(super) fn own_line(&mut self, slot: Slot, step: u8, line: Line, telling: &mut Telling) {
        let card = self.table.house_event(slot);
        let now = card.and_then(|card| card.set_up.get(usize::from(step)));
        let is_column = matches!(now, Some(EventStep::Mark(Target::WitnessColumn)));
        self.mark(slot, if is_column { Mark::Column(line) } else { Mark::Row(line) }, telling);
        self.push(Task::SetUp(slot, step + 1, 0));
    }

    /// People carried out a step with their own dice, or the bag was empty.
    pub(super) fn after_step(&mut self, action: Action, slot: Slot, step: u8) {
        self.push(Task::SetUp(slot, step + 1, 0));
        if action == Action::Empty {
            self.push(Task::Penalty(Cause::Bag));
        }
    }

    /// People drew a printed event: into the lowest free slot, or away with it and they draw again.
    pub(super) fn printed_event(&mut self, timed: bool, name: Option<CardName>, telling: &mut Telling) {
        self.table.events_left = self.table.events_left.saturating_sub(1);
        if timed && self.table.is_too_late_for_timed() {
            telling.tell(Happening::DrawAgain);
            return self.push(Task::DrawEvent);
        }
        if let Some(slot) = self.table.slots.free_slot() {
            self.table.slots.lay(slot, EventKind::Printed(timed));
            self.table.slots.call(slot, name);
            telling.tell(Happening::EventLaid(slot));
        }
    }

    /// A step of a set-up: the dice name something, people choose, or nothing has to be told.
    pub(super) fn set_up(&mut self, slot: Slot, step: u8, placed: u8, telling: &mut Telling) {
        let (Some(card), Some(event)) = (self.table.house_event(slot), self.table.event(slot)) else {
            return;
        };
        let Some(&now) = card.set_up.get(usize::from(step)) else { return };
        if self.table.dice == Source::Table
            && let Some(task) = self.own_step(slot, step, now)
        {
            return self.push(task);
        }
        let anywhere = BlockSet::all() - BlockSet::only(Block::HQ);
        let count = |count| self.table.number(count);
        let named = match now {
            EventStep::Tokens(tokens, site) if placed < count(tokens) => {
                self.block_of(event.site(site), telling)
            }
            EventStep::Gangsters(gangsters, how) if placed < count(gangsters) => {
                let around = event.tokens.iter().fold(BlockSet::NONE, |all, token| all | token.around());
                let blocks = if how == Gangsters::Around { around & anywhere } else { anywhere };
                self.block_of(blocks, telling)
            }
            EventStep::Mark(Target::InformantRow | Target::AnyRow) if placed == 0 => {
                self.line(telling).map(Named::Row)
            }
            EventStep::Mark(Target::WitnessColumn) if placed == 0 => self.line(telling).map(Named::Column),
            EventStep::Mark(Target::Leader) => {
                if let Some(leader) = self.table.track.leader() {
                    self.mark(slot, Mark::Officer(leader), telling);
                }
                None
            }
            _ => None,
        };
        if let Some(named) = named {
            return self.push(Task::Proposed(slot, step, placed, named));
        }
        self.push(Task::SetUp(slot, step + 1, 0));
        match now {
            EventStep::Choose(_) => self.push(Task::Choose(slot)),
            EventStep::Drift => self.push(Task::Drift(slot)),
            // People lay a suspect card under the event; all else is placed.
            EventStep::Stash | EventStep::Tokens(..) | EventStep::Gangsters(..) | EventStep::Mark(_) => {}
        }
    }

    fn block(&mut self, blocks: BlockSet, telling: &mut Telling) -> Option<Block> {
        let rank = self.secret.chance.pick(Purpose::Dice, blocks.len())?;
        telling.is_drawn = true;
        blocks.nth(rank)
    }

    fn block_of(&mut self, blocks: BlockSet, telling: &mut Telling) -> Option<Named> {
        self.block(blocks, telling).map(Named::Block)
    }

    fn line(&mut self, telling: &mut Telling) -> Option<Line> {
        telling.is_drawn = true;
        let lines = LineSet::all();
        let rank = self.secret.chance.pick(Purpose::Dice, lines.len())?;
        lines.nth(rank)
    }

    fn mark(&mut self, slot: Slot, mark: Mark, telling: &mut Telling) {
        if let Some(event) = &mut self.table.slots[slot] {
            event.mark = Some(mark);
            telling.tell(Happening::Marked(slot, mark));
        }
    }

    fn put_token(&mut self, slot: Slot, block: Block, telling: &mut Telling) {
        if let Some(event) = &mut self.table.slots[slot] {
            event.tokens.insert(block);
            telling.tell(Happening::TokenPlaced(slot, block));
        }
    }

    /// What people say to what the dice named for a set-up.
    pub(super) fn after_proposal(
        &mut self,
        action: Action,
        (slot, step, placed, named): (Slot, u8, u8, Named),
        telling: &mut Telling,
    ) {
        let now = self.table.house_event(slot).and_then(|card| card.set_up.get(usize::from(step)));
        match action {
            Action::Placed => {
                let next = match named {
                    Named::Block(block) => {
                        if !matches!(now, Some(EventStep::Gangsters(_, how)) if *how != Gangsters::WithToken)
                        {
                            self.put_token(slot, block, telling);
                        }
                        Task::SetUp(slot, step, placed + 1)
                    }
                    Named::Row(row) => {
                        self.mark(slot, Mark::Row(row), telling);
                        Task::SetUp(slot, step + 1, 0)
                    }
                    Named::Column(column) => {
                        self.mark(slot, Mark::Column(column), telling);
                        Task::SetUp(slot, step + 1, 0)
                    }
                };
                self.push(next);
            }
            Action::Again => self.push(Task::SetUp(slot, step, placed)),
            // Nothing more of this step fits, or the bag is empty.
            _ => {
                self.push(Task::SetUp(slot, step + 1, 0));
                if action == Action::Empty {
                    self.push(Task::Penalty(Cause::Bag));
                }
            }
        }
    }

    /// An event cannot be set up: it goes away, and another one is drawn.
    pub(super) fn away(&mut self, slot: Slot, telling: &mut Telling) {
        self.table.slots.take(slot);
        telling.tell(Happening::EventLeft(slot));
        self.push(Task::DrawEvent);
    }

    /// Everybody loses the hours and the card goes, or it stays.
    pub(super) fn choose(&mut self, slot: Slot, side: Side, telling: &mut Telling) {
        let Some(card) = self.table.house_event(slot).filter(|_| side == Side::A) else { return };
        let hours =
            card.set_up.iter().map(|step| if let EventStep::Choose(hours) = step { *hours } else { 0 });
        for _ in 0..hours.sum::<u8>() {
            self.push_markers(OfficerSet::all(), telling);
        }
        self.table.slots.take(slot);
        telling.tell(Happening::EventLeft(slot));
    }

    /// These go an hour on.
    pub(super) fn push_markers(&mut self, who: OfficerSet, telling: &mut Telling) {
        let board = self.table.board;
        self.table.track.push(who, &board);
        telling.tell(Happening::Pushed(who));
    }

    /// A red line passes for the event of a slot.
    pub(super) fn tick(&mut self, slot: Slot, telling: &mut Telling) {
        let Some(passing) = self.table.slots.passes(slot) else { return };
        telling.tell(Happening::Ticked(slot));
        match passing {
            Passing::Summons(..) => self.push(Task::Summons(slot)),
            Passing::Burns => self.burn(slot, telling),
            Passing::Row(row) => self.mark(slot, Mark::Row(row), telling),
            Passing::Moves => self.push(Task::Drift(slot)),
            Passing::Stays => {}
        }
    }

    /// The dice name where what an event moves goes to. Which search token moves only people can see: they do
    /// that by themselves, and all of it with their own dice.
    pub(super) fn drift(&mut self, slot: Slot, telling: &mut Telling) {
        let (Some(card), Some(event)) = (self.table.house_event(slot), self.table.event(slot)) else {
            return;
        };
        let blocks = match card.drift {
            _ if self.table.dice == Source::Table => return,
            Some(Drift::Wanted) => event.site(Site::Anywhere),
            Some(Drift::Spread(most)) if event.tokens.len() < usize::from(most) => event.site(Site::Adjacent),
            _ => return,
        };
        if let Some(block) = self.block(blocks, telling) {
            self.push(Task::Drifts(slot, block));
        }
    }

    /// What people say to where an event moves.
    pub(super) fn after_drift(&mut self, action: Action, slot: Slot, block: Block, telling: &mut Telling) {
        match (action, self.table.house_event(slot).and_then(|card| card.drift)) {
            (Action::Placed, Some(Drift::Wanted)) => {
                if let Some(event) = &mut self.table.slots[slot] {
                    event.tokens = BlockSet::NONE;
                }
                self.put_token(slot, block, telling);
            }
            (Action::Placed, _) => self.put_token(slot, block, telling),
            (Action::Again, _) => self.push(Task::Drift(slot)),
            _ => {}
        }
    }

    /// The fuse has burnt down: the card goes, and what it threatened comes.
    pub(super) fn burn(&mut self, slot: Slot, telling: &mut Telling) {
        let Some((_, then)) = self.table.slots.fuse(slot) else { return };
        let cause = self.table.slots.cause(slot, Cause::Burnt);
        self.table.slots.take(slot);
        telling.tell(Happening::EventBurnt(slot));
        match then {
            Burn::Penalty(times) => {
                (0..self.table.number(times)).for_each(|_| self.push(Task::Penalty(cause)));
            }
            Burn::Lost => telling.tell(Happening::SuspectLost),
            Burn::Leave => {}
        }
    }

    /// Gives a reward to the officers who are there and takes time from the others; if nobody is there, adds a penalty.
    pub(super) fn summon(&mut self, slot: Slot, there: OfficerSet, telling: &mut Telling) {
        let Some(&EventCard { need: Need::Summons(_, hours), .. }) = self.table.house_event(slot) else {
            return;
        };
        let cause = self.table.slots.cause(slot, Cause::Nobody);
        self.table.slots.take(slot);
        if there.is_empty() {
            telling.tell(Happening::EventBurnt(slot));
            return self.push(Task::Penalty(cause));
        }
        telling.tell(Happening::EventResolved(slot));
        for _ in 0..hours {
            self.push_markers(OfficerSet::all() - there, telling);
        }
    }
}
