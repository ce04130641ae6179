//! The three slots below the track: which cards lie there, what people call them, and what a red line does to them.
//! The clock alone and the whole game hold the same.

use core::ops::{Index, IndexMut};

use super::active_event::{ActiveEvent, EventKind, Mark};
use super::block::{BlockSet, Line};
use super::card_name::CardName;
use super::cards::{Burn, Count, Drift, EventCard, EventId, Harm, Need, Zone};
use super::edition::Edition;
use super::kinds::Slot;
use super::penalty::Cause;
use crate::id::{ById, Id};
use crate::print::Print;

/// What lies in the slots of a table.
#[derive(Clone, PartialEq)]
pub struct Slots {
    events: ById<Slot, Option<ActiveEvent>, { Slot::COUNT }>,
    names: ById<Slot, Option<CardName>, { Slot::COUNT }>,
    edition: Print<Edition>,
    officers: u8,
    team: bool,
}

/// What a red line does to a card that lies.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Passing {
    /// It asks who is in a zone: the others lose so many hours.
    Summons(Zone, u8),
    /// Its fuse has burnt down.
    Burns,
    /// It marks this row now.
    Row(Line),
    /// What it moves is to move.
    Moves,
    /// Nothing.
    Stays,
}

impl Slots {
    /// Empty slots at a table of so many officers.
    pub(crate) fn new(edition: Print<Edition>, officers: u8, team: bool) -> Self {
        let (events, names) = (ById::new([None; Slot::COUNT]), ById::new([None; Slot::COUNT]));
        Self { events, names, edition, officers, team }
    }

    /// How many officers play.
    pub fn officers(&self) -> u8 {
        self.officers
    }

    /// Whether they are a team.
    pub fn is_team(&self) -> bool {
        self.team
    }

    /// The event in a slot.
    pub fn event(&self, slot: Slot) -> Option<&ActiveEvent> {
        self.events[slot].as_ref()
    }

    /// What people call the printed card in a slot.
    pub fn name(&self, slot: Slot) -> Option<CardName> {
        self.names[slot]
    }

    /// Which house card lies in a slot.
    pub fn house_id(&self, slot: Slot) -> Option<EventId> {
        match self.events[slot]?.kind {
            EventKind::House(id) => Some(id),
            EventKind::Printed(_) => None,
        }
    }

    /// The house card in each slot.
    pub fn house_ids(&self) -> [Option<EventId>; Slot::COUNT] {
        Slot::ALL.map(|slot| self.house_id(slot))
    }

    /// A house card of the edition in use.
    pub fn card(&self, id: EventId) -> &'static EventCard {
        &self.edition.get().events.cards[id]
    }

    /// The house card in a slot.
    pub fn house_event(&self, slot: Slot) -> Option<&'static EventCard> {
        self.house_id(slot).map(|id| self.card(id))
    }

    /// The lowest free slot.
    pub fn free_slot(&self) -> Option<Slot> {
        Slot::ALL.into_iter().find(|&slot| self.events[slot].is_none())
    }

    /// A number on a card at this table.
    pub fn number(&self, count: Count) -> u8 {
        count.at(self.officers, self.team)
    }

    /// The red line that ends the event of a slot, counted from when it came, and what happens then.
    pub fn fuse(&self, slot: Slot) -> Option<(u8, Burn)> {
        let fuse = self.house_event(slot)?.fuse?;
        Some((self.number(fuse.lines), fuse.then))
    }

    /// How many red lines the card of a slot lies still, if it has a fuse.
    pub fn lines_left(&self, slot: Slot) -> Option<u8> {
        let (lines, _) = self.fuse(slot)?;
        Some(lines.saturating_sub(self.event(slot)?.ticks))
    }

    /// What is bad about the card of a slot.
    pub fn harms(&self, slot: Slot) -> &'static [Harm] {
        self.house_event(slot).map_or(&[][..], |card| card.harms(self.team))
    }

    /// The blocks with a token of any event.
    pub fn tokens(&self) -> BlockSet {
        let tokens = self.events.values().iter().flatten().map(|event| event.tokens);
        tokens.fold(BlockSet::NONE, |all, tokens| all | tokens)
    }

    /// Whether a printed card that lies is called this.
    pub(crate) fn has_name(&self, name: CardName) -> bool {
        self.names.values().contains(&Some(name))
    }

    /// A penalty for the card of a slot.
    pub(crate) fn cause(&self, slot: Slot, of: fn(EventId) -> Cause) -> Cause {
        self.house_id(slot).map_or(Cause::Card, of)
    }

    /// A card comes into a slot.
    pub(crate) fn lay(&mut self, slot: Slot, kind: EventKind) {
        self.events[slot] = Some(ActiveEvent::new(kind));
        self.names[slot] = None;
    }

    /// People call the printed card of a slot this.
    pub(crate) fn call(&mut self, slot: Slot, name: Option<CardName>) {
        self.names[slot] = name;
    }

    /// The card of a slot goes.
    pub(crate) fn take(&mut self, slot: Slot) -> Option<ActiveEvent> {
        self.names[slot] = None;
        self.events[slot].take()
    }

    /// A red line passes for the card of a slot: it is counted, and what it does. None: no house card lies there.
    pub(crate) fn passes(&mut self, slot: Slot) -> Option<Passing> {
        let card = self.house_event(slot)?;
        let fuse = self.fuse(slot);
        let event = self.events[slot].as_mut()?;
        event.ticks = event.ticks.saturating_add(1);
        Some(match (card.need, card.drift, event.mark) {
            (Need::Summons(zone, hours), ..) => Passing::Summons(zone, hours),
            _ if fuse.is_some_and(|(lines, _)| event.ticks >= lines) => Passing::Burns,
            (_, Some(Drift::Row), Some(Mark::Row(row))) => Passing::Row(row.next()),
            (_, Some(Drift::Row) | None, _) => Passing::Stays,
            (_, Some(_), _) => Passing::Moves,
        })
    }
}

impl Index<Slot> for Slots {
    type Output = Option<ActiveEvent>;

    fn index(&self, slot: Slot) -> &Self::Output {
        &self.events[slot]
    }
}

impl IndexMut<Slot> for Slots {
    fn index_mut(&mut self, slot: Slot) -> &mut Self::Output {
        &mut self.events[slot]
    }
}
