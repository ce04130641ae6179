//! Playing house force cards.

use super::TinyEpicCrimes;
use super::action::On;
use super::block::Block;
use super::cards::{Aim, Drift, ForceId, Harm, Reward, Strike};
use super::illegal::Illegal;
use super::kinds::{Cards, Officer, Slot};
use super::news::Telling;
use super::table::Table;

impl Table {
    /// Whether a force card would do anything when this officer plays it like that: judged only by what lies open.
    fn has_effect(&self, officer: Officer, strike: Strike, on: Option<On>) -> bool {
        let at = self.mats[officer].at;
        match (strike, on) {
            (Strike::Snatch, Some(On::Block(block))) => self.city.gangster(block).is_some(),
            (Strike::Jump, Some(On::Block(block))) => {
                let cars = || self.officers().any(|other| other != officer && self.mats[other].at == block);
                block != at && (block == Block::HQ || cars())
            }
            (Strike::Lure, Some(On::Block(block))) => {
                let in_line = block.row() == at.row() || block.column() == at.column();
                self.city.free().has(at) && in_line && self.city.gangster(block).is_some()
            }
            (Strike::Sweep, _) => !self.in_reach(officer, at).is_empty(),
            (Strike::Ignore, Some(On::Slot(slot))) => {
                let harmless = |card: &super::cards::EventCard| card.harms(self.mode.is_team()).is_empty();
                self.house_event(slot).is_some_and(|card| !harmless(card)) && !self.now.ignored.has(slot)
            }
            (Strike::Shelve, Some(On::Slot(slot))) => self.house_event(slot).is_some(),
            (Strike::Calm, _) => !self.now.calm,
            (Strike::Twice, _) => !self.now.twice,
            (Strike::Gain(Reward::Suspect), _) => self.suspects_left > 0 || self.can_ask(officer),
            (Strike::Help(_) | Strike::Gain(_), _) => true,
            _ => false,
        }
    }

    /// Whether an event keeps this officer from playing a force card on that.
    fn is_force_barred(&self, officer: Officer, strike: Strike, on: Option<On>) -> bool {
        let barring = self.harms(officer).filter(|(_, harm)| *harm == Harm::NoForce).map(|(slot, _)| slot);
        let on_it =
            |slot: Slot| matches!(strike, Strike::Ignore | Strike::Shelve) && on == Some(On::Slot(slot));
        barring.into_iter().any(|slot| !on_it(slot))
    }

    /// Whether an officer whose turn it is may play this force card, if it is in hand.
    pub fn check_play(&self, officer: Officer, card: ForceId, on: Option<On>) -> Result<(), Illegal> {
        if self.cards == Cards::Printed {
            return Err(Illegal::HouseOnly);
        }
        if self.must_report(officer) {
            return Err(Illegal::MustReport);
        }
        let card_text = &self.edition.force.cards[card];
        let strike = card_text.strike;
        match (strike.aim(), on) {
            (Aim::Nothing, None) | (Aim::Block, Some(On::Block(_))) | (Aim::Slot, Some(On::Slot(_))) => {}
            (Aim::Block, _) => return Err(Illegal::NeedsBlock),
            (Aim::Slot, _) => return Err(Illegal::NeedsSlot),
            (Aim::Nothing, Some(_)) => return Err(Illegal::NotOnThat),
        }
        if self.is_force_barred(officer, strike, on) {
            return Err(Illegal::Forbidden);
        }
        if !self.has_effect(officer, strike, on) {
            return Err(Illegal::NothingToDo);
        }
        // One hour is left for the action.
        if card_text.bill > 0 && !self.fits(officer, card_text.bill + 1) {
            return Err(Illegal::PastLastHour);
        }
        Ok(())
    }
}

impl TinyEpicCrimes {
    /// Plays a house force card.
    pub(super) fn play_force(
        &mut self,
        officer: Officer,
        card: ForceId,
        on: Option<On>,
        telling: &mut Telling,
    ) {
        self.discard_force(officer, card, telling);
        let text = &self.table.edition.force.cards[card];
        self.table.now.bill += text.bill;
        match (text.strike, on) {
            (Strike::Help(_), _) => {
                self.table.now.help.insert(card);
            }
            (Strike::Calm, _) => self.table.now.calm = true,
            (Strike::Twice, _) => self.table.now.twice = true,
            (Strike::Gain(reward), _) => self.push_gain(officer, reward),
            (Strike::Snatch, Some(On::Block(block))) => {
                self.table.city.apprehend(block);
            }
            (Strike::Jump, Some(On::Block(block))) => self.table.mats[officer].at = block,
            (Strike::Lure, Some(On::Block(block))) => self.lure(officer, block, telling),
            (Strike::Sweep, _) => {
                for block in self.table.near(officer, self.table.mats[officer].at) {
                    self.table.city.apprehend(block);
                }
            }
            (Strike::Ignore, Some(On::Slot(slot))) => {
                self.table.now.ignored.insert(slot);
            }
            (Strike::Shelve, Some(On::Slot(slot))) => self.shelve(slot, telling),
            (Strike::Snatch | Strike::Jump | Strike::Lure | Strike::Ignore | Strike::Shelve, _) => {}
        }
        self.drop_vanished(telling);
    }

    /// A gangster comes to the officer's block; a wanted man's token comes along.
    fn lure(&mut self, officer: Officer, from: Block, telling: &mut Telling) {
        let at = self.table.mats[officer].at;
        self.table.city.gangsters[at] = self.table.city.lift(from);
        for slot in Slot::ALL {
            let wanted = self.table.house_event(slot).is_some_and(|card| card.drift == Some(Drift::Wanted));
            if wanted && self.table.event(slot).is_some_and(|event| event.tokens.has(from)) {
                self.move_token(slot, from, at, telling);
            }
        }
    }
}
