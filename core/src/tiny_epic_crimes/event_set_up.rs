//! How a house event is set up, and how it moves at red lines: what the dice choose among, and what becomes of it.

use super::TinyEpicCrimes;
use super::active_event::{ActiveEvent, Mark};
use super::agenda::{Spot, Task};
use super::block::{Block, BlockSet, Line, LineSet};
use super::cards::{Count, Drift, EventCard, EventStep, Gangsters, Site, Target};
use super::kinds::Slot;
use super::news::{Happening, Telling};
use super::penalty::Cause;
use super::table::Table;
use crate::chance::Purpose;

/// What dice choose among.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Choice {
    /// Both dice name a block.
    Blocks(BlockSet),
    /// The black die names a row.
    Rows(LineSet),
    /// The white die names a column.
    Columns(LineSet),
}

impl Choice {
    /// Among how many.
    pub fn len(self) -> usize {
        match self {
            Self::Blocks(blocks) => blocks.len(),
            Self::Rows(lines) | Self::Columns(lines) => lines.len(),
        }
    }

    fn nth(self, rank: usize) -> Option<Pick> {
        match self {
            Self::Blocks(blocks) => blocks.nth(rank).map(Pick::Block),
            Self::Rows(lines) => lines.nth(rank).map(|line| Pick::Mark(Mark::Row(line))),
            Self::Columns(lines) => lines.nth(rank).map(|line| Pick::Mark(Mark::Column(line))),
        }
    }

    /// What one die chooses.
    pub fn of_die(self, face: u8) -> Option<Pick> {
        let line = Line::of_face(face)?;
        match self {
            Self::Blocks(_) => None,
            Self::Rows(lines) => lines.has(line).then_some(Pick::Mark(Mark::Row(line))),
            Self::Columns(lines) => lines.has(line).then_some(Pick::Mark(Mark::Column(line))),
        }
    }

    /// What both dice choose.
    pub fn of_dice(self, black: u8, white: u8) -> Option<Pick> {
        let block = Block::of_dice(black, white)?;
        match self {
            Self::Blocks(blocks) => blocks.has(block).then_some(Pick::Block(block)),
            Self::Rows(_) | Self::Columns(_) => None,
        }
    }
}

/// What the dice chose.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Pick {
    Block(Block),
    Mark(Mark),
}

impl Table {
    /// A number on a card at this table.
    pub fn number(&self, count: Count) -> u8 {
        self.slots.number(count)
    }

    /// Whether an event finds what it needs to be set up.
    pub(super) fn can_set_up(&self, card: &EventCard) -> bool {
        card.set_up.iter().all(|step| match step {
            EventStep::Mark(Target::InformantRow) => !self.city.informants.is_empty(),
            EventStep::Mark(Target::WitnessColumn) => !self.city.witnesses.is_empty(),
            EventStep::Mark(Target::Leader) => self.track.leader().is_some(),
            EventStep::Stash => self.suspects_left > 0,
            EventStep::Drift => card.drift != Some(Drift::Search) || !self.city.search.is_empty(),
            EventStep::Mark(Target::AnyRow)
            | EventStep::Tokens(..)
            | EventStep::Gangsters(..)
            | EventStep::Choose(_) => true,
        })
    }

    /// What the dice choose among for a set-up or a move of an event; none if there is nothing to choose.
    pub(super) fn choice(&self, task: Task) -> Option<Choice> {
        let choice = match task {
            Task::SetUp(slot, step, placed) => {
                let (card, event) = (self.house_event(slot)?, self.event(slot)?);
                match *card.set_up.get(usize::from(step))? {
                    EventStep::Tokens(count, site) if placed < self.number(count) => {
                        Choice::Blocks(event.site(site))
                    }
                    EventStep::Gangsters(count, how) if placed < self.number(count) => {
                        Choice::Blocks(self.gangster_blocks(event, how))
                    }
                    EventStep::Mark(Target::InformantRow) => Choice::Rows(self.city.informants),
                    EventStep::Mark(Target::WitnessColumn) => Choice::Columns(self.city.witnesses),
                    EventStep::Mark(Target::AnyRow) => Choice::Rows(LineSet::all()),
                    _ => return None,
                }
            }
            Task::Drift(slot) => {
                let event = self.event(slot)?;
                match self.house_event(slot)?.drift? {
                    Drift::Search => Choice::Blocks(self.city.search),
                    Drift::Wanted => Choice::Blocks(self.city.free()),
                    Drift::Spread(most) if event.tokens.len() < usize::from(most) => {
                        Choice::Blocks(event.site(Site::Adjacent))
                    }
                    Drift::Spread(_) | Drift::Row => return None,
                }
            }
            Task::DriftFrom(..) => {
                let marked = self.city.search | self.city.stakeout | BlockSet::only(Block::HQ);
                Choice::Blocks(BlockSet::all() - marked)
            }
            _ => return None,
        };
        (choice.len() > 0).then_some(choice)
    }

    /// Where a gangster of a set-up can go now.
    fn gangster_blocks(&self, event: &ActiveEvent, how: Gangsters) -> BlockSet {
        let bag = &self.city.bag;
        match how {
            Gangsters::OfColour(colour) if bag.of(colour) == 0 => BlockSet::NONE,
            _ if bag.is_empty() => BlockSet::NONE,
            _ => self.gangster_room(event, how),
        }
    }

    /// Where one could go if the bag had any.
    fn gangster_room(&self, event: &ActiveEvent, how: Gangsters) -> BlockSet {
        let free = self.city.free();
        match how {
            Gangsters::Around => {
                event.tokens.iter().fold(BlockSet::NONE, |near, one| near | one.around()) & free
            }
            Gangsters::OfColour(_) | Gangsters::Drawn | Gangsters::WithToken => free,
        }
    }
}

impl ActiveEvent {
    /// Where its tokens may be laid.
    pub(crate) fn site(&self, site: Site) -> BlockSet {
        let all = BlockSet::all() - self.tokens - BlockSet::only(Block::HQ);
        match (site, self.mark) {
            (Site::InColumn, Some(Mark::Column(column))) => all & Block::in_column(column),
            (Site::Far(least), _) => all.iter().filter(|block| block.distance(Block::HQ) >= least).collect(),
            (Site::Adjacent, _) => {
                self.tokens.iter().fold(BlockSet::NONE, |near, one| near | one.around()) & all
            }
            (Site::Anywhere | Site::InColumn, _) => all,
        }
    }
}

impl TinyEpicCrimes {
    /// The device chooses, each with the same chance: the same as rolling until it fits.
    pub(super) fn choose_for(&mut self, task: Task, telling: &mut Telling) {
        let pick = self.table.choice(task).and_then(|choice| {
            if choice.len() == 1 {
                return choice.nth(0);
            }
            telling.is_final = true;
            let rank = self.secret.chance.pick(Purpose::Dice, choice.len())?;
            choice.nth(rank)
        });
        self.chosen(task, pick, telling);
    }

    /// The dice chose, or there was nothing to choose.
    pub(super) fn chosen(&mut self, task: Task, pick: Option<Pick>, telling: &mut Telling) {
        match (task, pick) {
            (Task::SetUp(slot, step, placed), _) => self.set_up(slot, step, placed, pick, telling),
            (Task::Drift(slot), Some(Pick::Block(block))) => self.drift(slot, block, telling),
            (Task::DriftFrom(slot, from), Some(Pick::Block(to))) => {
                self.table.city.search.remove(from);
                self.table.city.search.insert(to);
                if self.secret.hits.remove(from) {
                    self.secret.hits.insert(to);
                }
                self.move_token(slot, from, to, telling);
            }
            _ => {}
        }
    }

    /// A step of a set-up, or a part of it.
    fn set_up(&mut self, slot: Slot, step: u8, placed: u8, pick: Option<Pick>, telling: &mut Telling) {
        let Some(card) = self.table.house_event(slot) else { return };
        let Some(&now) = card.set_up.get(usize::from(step)) else {
            return self.is_set_up(slot, card, telling);
        };
        let (again, next) =
            (Task::SetUp(slot, step, placed.saturating_add(1)), Task::SetUp(slot, step + 1, 0));
        match (now, pick) {
            (EventStep::Tokens(..), Some(Pick::Block(block))) => {
                if let Some(event) = &mut self.table.slots[slot] {
                    event.tokens.insert(block);
                }
                telling.tell(Happening::TokenPlaced(slot, block));
                self.push(again);
            }
            (EventStep::Gangsters(_, how), Some(Pick::Block(block))) => {
                self.push(again);
                match how {
                    Gangsters::OfColour(colour) => self.place_gangster(colour, Spot::Block(block), telling),
                    Gangsters::WithToken => self.push(Task::Bag(Spot::Wanted(slot, block))),
                    Gangsters::Drawn | Gangsters::Around => self.push(Task::Bag(Spot::Block(block))),
                }
            }
            (EventStep::Gangsters(count, how), _) => {
                self.push(next);
                let table = &self.table;
                // Not where no block is free: there nobody has to be drawn.
                let has_room =
                    table.event(slot).is_some_and(|event| !table.gangster_room(event, how).is_empty());
                let short = placed < table.number(count) && table.city.bag.is_empty() && has_room;
                if short && !matches!(how, Gangsters::OfColour(_)) {
                    // What there is was placed; one penalty for the whole set-up.
                    self.push(Task::Penalty(Cause::Bag));
                }
            }
            (EventStep::Mark(target), _) => {
                let mark = match (target, pick) {
                    (Target::Leader, _) => self.table.track.leader().map(Mark::Officer),
                    (_, Some(Pick::Mark(mark))) => Some(mark),
                    _ => None,
                };
                if let Some(mark) = mark {
                    self.mark(slot, mark, telling);
                }
                self.push(next);
            }
            (EventStep::Stash, _) => {
                if let Some(suspect) = self.secret.suspects.draw() {
                    telling.is_final = true;
                    self.secret.stash[slot] = Some(suspect);
                    self.table.stashed += 1;
                    self.table.suspects_left = self.secret.suspects.pile_len() as u8;
                }
                self.push(next);
            }
            (EventStep::Choose(_), _) => self.push_in_order(&[Task::Choose(slot), next]),
            (EventStep::Drift, _) => self.push_in_order(&[Task::Drift(slot), next]),
            (EventStep::Tokens(..), _) => self.push(next),
        }
    }

    /// The set-up is over; what should move with its token but found none goes.
    fn is_set_up(&mut self, slot: Slot, card: &EventCard, telling: &mut Telling) {
        let moves = matches!(card.drift, Some(Drift::Search | Drift::Wanted));
        if moves && self.table.event(slot).is_some_and(|event| event.tokens.is_empty()) {
            self.remove_event(slot);
            telling.tell(Happening::EventLeft(slot));
        }
    }

    /// Everybody loses the hours and the card goes, or it stays.
    pub(super) fn choose_away(&mut self, slot: Slot, telling: &mut Telling) {
        let Some(card) = self.table.house_event(slot) else { return };
        let hours =
            card.set_up.iter().map(|step| if let EventStep::Choose(hours) = step { *hours } else { 0 });
        for _ in 0..hours.sum::<u8>() {
            self.push_everybody(telling);
        }
        self.remove_event(slot);
        telling.tell(Happening::EventLeft(slot));
    }

    /// What an event moves goes to this block, or is the one of this block.
    fn drift(&mut self, slot: Slot, block: Block, telling: &mut Telling) {
        let Some(drift) = self.table.house_event(slot).and_then(|card| card.drift) else { return };
        let from = self.table.event(slot).and_then(|event| event.tokens.first());
        match (drift, from) {
            (Drift::Search, _) => self.push(Task::DriftFrom(slot, block)),
            (Drift::Spread(_), _) => {
                if let Some(event) = &mut self.table.slots[slot] {
                    event.tokens.insert(block);
                }
                telling.tell(Happening::TokenPlaced(slot, block));
            }
            (Drift::Wanted, Some(from)) => {
                let city = &mut self.table.city;
                city.gangsters[block] = city.gangsters[from].take();
                self.move_token(slot, from, block, telling);
            }
            (Drift::Wanted | Drift::Row, _) => {}
        }
    }

    /// The only token of an event goes to a block.
    pub(super) fn move_token(&mut self, slot: Slot, from: Block, to: Block, telling: &mut Telling) {
        if let Some(event) = &mut self.table.slots[slot] {
            event.tokens = BlockSet::only(to);
            telling.tell(Happening::Drifted(slot, from, to));
        }
    }
}
