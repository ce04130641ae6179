//! Working on house events: where, for how many hours, and what it does.

use super::TinyEpicCrimes;
use super::action::{Deed, How};
use super::active_event::{ActiveEvent, Mark};
use super::agenda::Task;
use super::block::{Block, BlockSet};
use super::cards::{Counted, Need, Perk, RewardSet, Risk, Zone};
use super::illegal::Illegal;
use super::kinds::{Colour, DeedKind, Officer, OfficerSet, Slot, When};
use super::news::{Happening, Telling};
use super::table::Table;
use crate::chance::Purpose;

/// The gangsters that a deed took off their blocks.
pub(super) type Lifted = heapless::Vec<(Block, Colour), 5>;

impl Table {
    /// The blocks of a zone of the event in a slot.
    pub fn zone(&self, slot: Slot, zone: Zone) -> BlockSet {
        let Some(event) = self.event(slot) else { return BlockSet::NONE };
        match (zone, event.mark) {
            (Zone::City, _) => BlockSet::all(),
            (Zone::Headquarters, _) => BlockSet::only(Block::HQ),
            (Zone::Row, Some(Mark::Row(row))) => Block::in_row(row),
            (Zone::Column, Some(Mark::Column(column))) => Block::in_column(column),
            (Zone::Token, _) => event.tokens,
            (Zone::Around, _) => event.tokens.iter().fold(BlockSet::NONE, |all, block| all | block.around()),
            (Zone::Car, Some(Mark::Officer(officer))) => BlockSet::only(self.mats[officer].at),
            (Zone::Row | Zone::Column | Zone::Car, _) => BlockSet::NONE,
        }
    }

    /// The blocks on which the event action is done for the event of a slot, by this officer once there.
    pub fn event_blocks(&self, officer: Officer, at: Block, slot: Slot) -> BlockSet {
        let (Some(card), Some(event)) = (self.house_event(slot), self.event(slot)) else {
            return BlockSet::NONE;
        };
        match (card.need, event.officer()) {
            (Need::Doing(..) | Need::Summons(..), _) => BlockSet::NONE,
            (Need::Carry(..), Some(carrier)) if carrier == officer => BlockSet::only(Block::HQ),
            // A car that may drive after all is repaired where it stands then.
            (Need::Car(..), Some(owner)) if owner == officer => BlockSet::only(at),
            (Need::Carry(..) | Need::Car(..), Some(other)) => BlockSet::only(self.mats[other].at),
            _ => event.tokens,
        }
    }

    /// Whether an officer there may work on an event like that.
    pub(super) fn check_event(
        &self,
        officer: Officer,
        at: Block,
        slot: Slot,
        how: How,
    ) -> Result<(), Illegal> {
        let need = |there: bool, reason| if there { Ok(()) } else { Err(reason) };
        need(self.event(slot).is_some(), Illegal::NoEvent)?;
        let card = self.house_event(slot).ok_or(Illegal::HouseOnly)?;
        let blocks = self.event_blocks(officer, at, slot);
        let reaches = self.reaches(officer, DeedKind::Event);
        match (card.need, how) {
            (Need::Doing(..) | Need::Summons(..), _) => return Err(Illegal::NotByEventAction),
            (Need::Tokens(_) | Need::ByNight(_), How::From(block)) => {
                let reached = reaches && block != at && self.near(officer, at).has(block);
                need(reached, Illegal::OutOfReach)?;
                need(blocks.has(block), Illegal::NotAtEvent)?;
            }
            (Need::Tokens(_) | Need::ByNight(_), How::Plain) => need(blocks.has(at), Illegal::NotAtEvent)?,
            (Need::Risk(Risk::Hours(most, _)), How::Risk(hours)) => {
                need((1..=most).contains(&hours), Illegal::RiskOutOfRange)?;
            }
            (Need::Pay(..), How::With(_)) => need(self.force_held(officer) > 0, Illegal::NoForceCard)?,
            (Need::Risk(Risk::AtLeast(_)) | Need::Pay(..) | Need::Car(..) | Need::Carry(..), How::Plain) => {}
            _ => return Err(Illegal::AnotherWay),
        }
        // Only tokens can be several, so that the block has to be named.
        if !matches!(card.need, Need::Tokens(_) | Need::ByNight(_)) {
            let here = blocks.has(at) || (reaches && blocks.meets(self.near(officer, at)));
            need(here, Illegal::NotAtEvent)?;
        }
        let any_time = self
            .perks(officer)
            .any(|perk| matches!(perk, Perk::AnyTime(kinds) if kinds.has(DeedKind::Event)));
        let by_night = matches!(card.need, Need::ByNight(_));
        need(!by_night || any_time || self.is_time(When::Night), Illegal::OnlyByNight)
    }

    /// The hours of working on an event like that, before anything makes it cheaper.
    pub(super) fn event_hours(&self, officer: Officer, slot: Slot, how: How) -> u8 {
        let (Some(card), Some(event)) = (self.house_event(slot), self.event(slot)) else { return 1 };
        match (card.need, how) {
            (Need::Tokens(hours) | Need::ByNight(hours), _) => hours,
            (Need::Car(own, others), _) => {
                if event.officer() == Some(officer) {
                    own
                } else {
                    others
                }
            }
            (Need::Risk(Risk::Hours(..)), How::Risk(hours)) => hours,
            (Need::Pay(_, hours), How::With(_)) | (Need::Pay(hours, _), _) => hours,
            (Need::Carry(take, end), _) => {
                if event.officer() == Some(officer) {
                    end
                } else {
                    take
                }
            }
            _ => 1,
        }
    }

    /// How often an event has still to be worked on; none where it is not a number.
    pub fn times_left(&self, slot: Slot) -> Option<u8> {
        let (card, event) = (self.house_event(slot)?, self.event(slot)?);
        match card.need {
            Need::Doing(_, _, times, _) => Some(self.number(times).saturating_sub(event.done)),
            Need::Tokens(_) | Need::ByNight(_) => Some(event.tokens.len() as u8),
            Need::Carry(..) => Some(if event.mark.is_some() { 1 } else { 2 }),
            _ => Some(1),
        }
    }

    /// The highest die that resolves an event at this risk; for a throw that has to be high the lowest one.
    pub fn event_odds(
        &self,
        officer: Officer,
        slot: Slot,
        hours: u8,
    ) -> Option<core::ops::RangeInclusive<u8>> {
        let (card, event) = (self.house_event(slot)?, self.event(slot)?);
        match card.need {
            Need::Risk(Risk::Hours(_, more)) => {
                Some(1..=(self.worth(officer, DeedKind::Event, hours) + more).min(6))
            }
            Need::Risk(Risk::AtLeast(total)) => {
                let luck = self.worth(officer, DeedKind::Event, 0);
                Some(total.saturating_sub(event.done + luck).max(1)..=6)
            }
            _ => None,
        }
    }
}

impl TinyEpicCrimes {
    /// The event action.
    pub(super) fn work_on_event(&mut self, officer: Officer, slot: Slot, how: How, telling: &mut Telling) {
        let Some(card) = self.table.house_event(slot) else { return };
        let at = self.table.mats[officer].at;
        if let How::With(paid) = how {
            self.discard_force(officer, paid, telling);
            telling.tell(Happening::Dropped(paid));
        }
        let Some(event) = &mut self.table.slots[slot] else { return };
        match card.need {
            Need::Risk(_) => {
                let hours = if let How::Risk(hours) = how { hours } else { 1 };
                event.helpers.insert(officer);
                return self.push(Task::EventDie(officer, slot, hours));
            }
            Need::Tokens(_) | Need::ByNight(_) => {
                event.tokens.remove(if let How::From(block) = how { block } else { at });
                event.helpers.insert(officer);
                event.done = event.done.saturating_add(1);
                if !event.tokens.is_empty() {
                    return;
                }
            }
            Need::Carry(..) if event.officer() != Some(officer) => {
                event.tokens = BlockSet::NONE;
                event.helpers.insert(officer);
                event.mark = Some(Mark::Officer(officer));
                return telling.tell(Happening::Carried(slot, officer));
            }
            _ => {}
        }
        self.solve_event(slot, officer, telling);
    }

    /// The device rolls for a risk on an event.
    pub(super) fn roll_event(&mut self, officer: Officer, slot: Slot, hours: u8, telling: &mut Telling) {
        telling.is_final = true;
        let die = self.secret.chance.die(Purpose::Dice);
        self.risk_event(officer, slot, hours, die, telling);
    }

    /// The die of a risk on an event.
    pub(super) fn risk_event(
        &mut self,
        officer: Officer,
        slot: Slot,
        hours: u8,
        die: u8,
        telling: &mut Telling,
    ) {
        let Some(range) = self.table.event_odds(officer, slot, hours) else { return };
        let Some(card) = self.table.house_event(slot) else { return };
        let succeeds = range.contains(&die);
        telling.tell(Happening::Risked(slot, die, succeeds));
        if succeeds {
            return self.solve_event(slot, officer, telling);
        }
        let (at, how) = (self.table.mats[officer].at, How::Risk(hours));
        let back = self.table.refund(officer, at, Deed::Event(slot, how));
        self.table.now.bill = self.table.now.bill.saturating_sub(back);
        if let Some(event) = &mut self.table.slots[slot] {
            event.done = event.done.saturating_add(1);
        }
        if die == 6 && matches!(card.need, Need::Risk(Risk::Hours(..))) {
            self.burn(slot, telling);
        }
    }

    /// After a deed: what it does for the events in play. What they give is put on the agenda at `below`, under
    /// what the deed itself brings.
    pub(super) fn work_on_events(
        &mut self,
        officer: Officer,
        kind: DeedKind,
        succeeds: bool,
        lifted: &Lifted,
        below: usize,
        telling: &mut Telling,
    ) {
        let at = self.table.mats[officer].at;
        for slot in Slot::ALL {
            let Some(card) = self.table.house_event(slot) else { continue };
            let Need::Doing(kinds, zone, times, counted) = card.need else { continue };
            let blocks = self.table.zone(slot, zone);
            let times = self.table.number(times);
            let Some(event) = &mut self.table.slots[slot] else { continue };
            if !kinds.has(kind) {
                continue;
            }
            let count = match counted {
                Counted::Gangsters(wanted) => {
                    let fits = |(block, colour): &&(Block, Colour)| {
                        blocks.has(*block) && wanted.is_none_or(|wanted| wanted == *colour)
                    };
                    let count = lifted.iter().filter(fits).count() as u8;
                    if count == 0 {
                        continue;
                    }
                    count
                }
                _ if !blocks.has(at) => continue,
                Counted::Officers if event.helpers.has(officer) => continue,
                Counted::Officers | Counted::Deeds => u8::from(succeeds),
            };
            event.helpers.insert(officer);
            event.done = event.done.saturating_add(count);
            if event.done >= times {
                self.solve_event_below(slot, officer, below, telling);
            }
        }
    }

    /// An officer resolves the event of a slot.
    fn solve_event(&mut self, slot: Slot, officer: Officer, telling: &mut Telling) {
        let top = self.table.agenda.len();
        self.solve_event_below(slot, officer, top, telling);
    }

    fn solve_event_below(&mut self, slot: Slot, officer: Officer, below: usize, telling: &mut Telling) {
        let (Some(card), Some(event)) = (self.table.house_event(slot), self.table.slots[slot]) else {
            return;
        };
        let team = self.table.mode.is_team();
        let own_car = matches!(card.need, Need::Car(..)) && event.officer() == Some(officer);
        let gains = if own_car { RewardSet::NONE } else { card.solver_gains(team, event.ticks) };
        self.resolve_event(slot, officer, telling);
        let others = event.helpers - OfficerSet::only(officer);
        self.give_house_rewards(
            slot,
            &event,
            OfficerSet::only(officer),
            gains,
            others,
            card.helper_gains(team),
            below,
        );
    }

    /// What a house event gives, furthest back first; what cannot be given is a force card instead.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn give_house_rewards(
        &mut self,
        slot: Slot,
        event: &ActiveEvent,
        solvers: OfficerSet,
        to_solvers: RewardSet,
        helpers: OfficerSet,
        to_helpers: RewardSet,
        below: usize,
    ) {
        use super::cards::Reward;
        let team = self.table.mode.is_team();
        let mut suspects = self.table.suspects_left;
        let order: heapless::Vec<Officer, { Officer::MOST }> =
            self.table.track.order().iter().copied().collect();
        for officer in order {
            let shares = self.table.has_perk(officer, Perk::Share);
            let mut gains = match officer {
                _ if solvers.has(officer) => to_solvers,
                _ if helpers.has(officer) && shares => {
                    let mut same = to_solvers;
                    if same.remove(Reward::Stash) {
                        same.insert(Reward::Suspect);
                    }
                    same
                }
                _ if helpers.has(officer) => to_helpers,
                _ => continue,
            };
            // Nothing new to look at: a look into a hand, and a force card where there is none.
            let peeks = self.table.has_new_evidence(officer);
            let asks = !peeks && self.table.can_ask(officer);
            if gains.has(Reward::Peek) && !peeks && !asks {
                gains.remove(Reward::Peek);
                gains.insert(Reward::Force);
            }
            if team && gains.has(Reward::Suspect) {
                if suspects == 0 {
                    gains.remove(Reward::Suspect);
                    gains.insert(Reward::Force);
                }
                suspects = suspects.saturating_sub(1);
            }
            for reward in gains {
                let task = match (reward, event.mark) {
                    (Reward::Suspect, _) => Task::Suspect(officer),
                    (Reward::Force, _) => Task::Force(officer),
                    (Reward::Badge, _) => Task::Badge(officer),
                    (Reward::Peek, _) if asks => Task::Ask(officer),
                    (Reward::Peek, _) => Task::Peek(officer),
                    (Reward::Clue, Some(mark)) => Task::Clue(officer, mark),
                    (Reward::Clue, None) => continue,
                    (Reward::Stash, _) => Task::Stash(officer, slot),
                };
                // Inserted one under the other, so the first is on top.
                let _ = self.table.agenda.insert(below, task);
            }
        }
    }
}
