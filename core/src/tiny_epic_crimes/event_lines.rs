//! What red lines do to house events, and how one goes without being resolved.

use super::TinyEpicCrimes;
use super::active_event::Mark;
use super::agenda::Task;
use super::block::Block;
use super::cards::{Burn, Drift, Need, RewardSet, Zone};
use super::kinds::{Officer, OfficerSet, Slot};
use super::news::{Happening, Telling};
use super::penalty::Cause;
use super::slots::Passing;
use super::table::Table;

impl Table {
    /// The red line that ends the event of a slot, counted from when it came, and what happens then.
    pub fn fuse(&self, slot: Slot) -> Option<(u8, Burn)> {
        self.slots.fuse(slot)
    }
}

impl TinyEpicCrimes {
    /// A red line passes for the event of a slot.
    pub(super) fn tick(&mut self, slot: Slot, telling: &mut Telling) {
        let Some(passing) = self.table.slots.passes(slot) else { return };
        telling.tell(Happening::Ticked(slot));
        match passing {
            Passing::Summons(zone, hours) => self.summon(slot, zone, hours, telling),
            Passing::Burns => self.burn(slot, telling),
            Passing::Row(row) => self.mark(slot, Mark::Row(row), telling),
            Passing::Moves => self.push(Task::Drift(slot)),
            Passing::Stays => {}
        }
    }

    /// The fuse has burnt down: the card goes, and what it threatened comes.
    pub(super) fn burn(&mut self, slot: Slot, telling: &mut Telling) {
        let Some((_, then)) = self.table.fuse(slot) else { return };
        let cause = self.table.slots.cause(slot, Cause::Burnt);
        self.remove_event(slot);
        telling.tell(Happening::EventBurnt(slot));
        match then {
            Burn::Penalty(times) => {
                (0..self.table.number(times)).for_each(|_| self.push(Task::Penalty(cause)));
            }
            Burn::Lost => {
                if self.secret.stash[slot].take().is_some() {
                    self.table.stashed = self.table.stashed.saturating_sub(1);
                    self.table.suspects_lost += 1;
                    telling.is_final = true;
                    telling.tell(Happening::SuspectLost);
                }
            }
            Burn::Leave => {}
        }
    }

    /// Whoever is there gains, the others lose time; nobody there is a penalty.
    fn summon(&mut self, slot: Slot, zone: Zone, hours: u8, telling: &mut Telling) {
        let Some(card) = self.table.house_event(slot) else { return };
        let zone = self.table.zone(slot, zone);
        let playing: OfficerSet =
            self.table.officers().filter(|&officer| !self.table.track.reported().has(officer)).collect();
        let there: OfficerSet =
            playing.iter().filter(|&officer| zone.has(self.table.mats[officer].at)).collect();
        let Some(event) = self.table.slots[slot] else { return };
        let first = self.table.track.order().iter().copied().find(|&officer| there.has(officer));
        let Some(first) = first else {
            let cause = self.table.slots.cause(slot, Cause::Nobody);
            self.remove_event(slot);
            telling.tell(Happening::EventBurnt(slot));
            return self.push(Task::Penalty(cause));
        };
        self.resolve_event(slot, first, telling);
        let top = self.table.agenda.len();
        let gains = card.solver_gains(self.table.mode.is_team(), event.ticks);
        self.give_house_rewards(slot, &event, there, gains, OfficerSet::NONE, RewardSet::NONE, top);
        for _ in 0..hours {
            let board = *self.table.board();
            self.table.track.push(playing - there, &board);
            telling.tell(Happening::Pushed(playing - there));
        }
    }

    /// The event of a slot singles this out from now on.
    pub(super) fn mark(&mut self, slot: Slot, mark: Mark, telling: &mut Telling) {
        if let Some(event) = &mut self.table.slots[slot] {
            event.mark = Some(mark);
            telling.tell(Happening::Marked(slot, mark));
        }
    }

    /// Events whose thing is no longer there go: the wanted man, the search token, the officer who cannot drive.
    pub(super) fn drop_vanished(&mut self, telling: &mut Telling) {
        for slot in Slot::ALL {
            let (Some(card), Some(event)) = (self.table.house_event(slot), self.table.slots[slot]) else {
                continue;
            };
            let city = &self.table.city;
            let gone = match (card.need, card.drift) {
                (_, Some(Drift::Wanted)) => event.tokens.iter().any(|block| city.gangster(block).is_none()),
                (_, Some(Drift::Search)) => !event.tokens.is_subset(city.search),
                (Need::Car(..), _) => {
                    event.officer().is_some_and(|officer| self.table.track.reported().has(officer))
                }
                _ => false,
            };
            if gone {
                self.remove_event(slot);
                telling.tell(Happening::EventLeft(slot));
            }
        }
    }

    /// What an officer who reports carries stays on the block.
    pub(super) fn put_down(&mut self, officer: Officer) {
        let at: Block = self.table.mats[officer].at;
        for slot in Slot::ALL {
            let carries = matches!(self.table.house_event(slot).map(|card| card.need), Some(Need::Carry(..)));
            if let Some(event) = &mut self.table.slots[slot]
                && carries
                && event.officer() == Some(officer)
            {
                event.mark = None;
                event.tokens.insert(at);
            }
        }
    }

    /// An event is put away: without reward or penalty, and what lay under it goes back under the deck.
    pub(super) fn shelve(&mut self, slot: Slot, telling: &mut Telling) {
        self.remove_event(slot);
        telling.tell(Happening::EventLeft(slot));
        if let Some(suspect) = self.secret.stash[slot].take() {
            self.table.stashed = self.table.stashed.saturating_sub(1);
            // It came off this deck: it fits.
            let _ = self.secret.suspects.put_under(suspect);
            self.table.suspects_left = self.secret.suspects.pile_len() as u8;
        }
    }

    /// The card of a slot goes; its gangsters go back into the bag.
    pub(super) fn remove_event(&mut self, slot: Slot) {
        if let Some(mut event) = self.table.slots.take(slot) {
            self.table.city.bag.pour(&mut event.captives);
        }
    }
}
