//! Carrying out an officer's action, and playing house force cards.

use super::TinyEpicCrimes;
use super::action::Deed;
use super::agenda::Task;
use super::block::Block;
use super::cards::{ForceId, Reward, Strike};
use super::illegal::Illegal;
use super::news::{Happening, Telling};
use super::table::Table;
use super::words::{Cards, Clue, ColourSet, DeedKind, Officer};
use crate::chance::Purpose;

impl TinyEpicCrimes {
    /// Drives, acts, and puts the rest of the turn on the agenda.
    pub(super) fn act(
        &mut self,
        officer: Officer,
        to: Option<Block>,
        deed: Deed,
        hours: u8,
        telling: &mut Telling,
    ) {
        self.table.now.bill += hours;
        self.table.now.acted = true;
        if let Some(to) = to {
            self.table.mats[officer].at = to;
        }
        for task in [Task::EndTurn(officer), Task::Rolls, Task::Settle(officer)] {
            self.push(task);
        }
        let at = self.table.mats[officer].at;
        let mut lowest = self.table.tasks();
        match deed {
            Deed::Coffee => {}
            Deed::Arrest => {
                self.arrest(officer, at);
                // What a set of three brings comes last.
                lowest = self.table.tasks();
            }
            Deed::Backup(risk) => return self.push(Task::BackupDie(officer, risk)),
            Deed::Informant => {
                self.table.city.apprehend(at);
                self.table.city.informants.remove(at.row());
                self.take_clue(officer, Clue::Informant, telling);
            }
            Deed::Witness => {
                self.table.city.apprehend(at);
                self.table.city.witnesses.remove(at.column());
                self.take_clue(officer, Clue::Witness, telling);
            }
            Deed::Search => self.search(officer, at, telling),
            Deed::Stakeout(risk) => {
                if !self.stakeout(officer, at, risk, telling) {
                    return;
                }
            }
            Deed::Hold => self.table.mats[officer].cell = self.table.city.lift(at),
            Deed::Book => self.book(officer, telling),
            Deed::Event(slot) => {
                return self.work_on_events(officer, DeedKind::Event, Some(slot), lowest, telling);
            }
            Deed::Card(_) => return self.push(Task::ByHand),
        }
        self.work_on_events(officer, deed.kind(), None, lowest, telling);
    }

    /// The gangster goes into the set of three; a colour already there goes into the bag, and so does a full
    /// set, for a badge level. A team's mats have no set.
    fn arrest(&mut self, officer: Officer, at: Block) {
        let team = self.table.mode.is_team();
        let Some(colour) = self.table.city.lift(at) else { return };
        let mat = &mut self.table.mats[officer];
        if team || !mat.arrested.insert(colour) {
            self.table.city.bag.add(colour);
        } else if mat.arrested == ColourSet::all() {
            for colour in core::mem::take(&mut mat.arrested) {
                self.table.city.bag.add(colour);
            }
            self.push(Task::Badge(officer));
        }
    }

    /// The device rolls for backup.
    pub(super) fn roll_backup(&mut self, officer: Officer, risk: u8, telling: &mut Telling) {
        telling.is_final = true;
        let die = self.secret.chance.die(Purpose::Dice);
        self.backup(officer, risk, die, telling);
    }

    /// Backup comes if the die is not above what was risked.
    pub(super) fn backup(&mut self, officer: Officer, risk: u8, die: u8, telling: &mut Telling) {
        let at = self.table.mats[officer].at;
        let comes = die <= self.table.worth(officer, DeedKind::Backup, risk);
        telling.tell(Happening::Backup(die, comes));
        if !comes {
            self.table.city.apprehend(at);
            return;
        }
        for block in at.around() {
            self.table.city.apprehend(block);
        }
        let lowest = self.table.tasks();
        self.push(Task::Force(officer));
        self.work_on_events(officer, DeedKind::Backup, None, lowest, telling);
    }

    /// The token is kept, success or not.
    fn search(&mut self, officer: Officer, at: Block, telling: &mut Telling) {
        telling.is_final = true;
        self.table.city.search.remove(at);
        let hit = self.secret.hits.remove(at);
        self.table.mats[officer].hits += u8::from(hit);
        telling.tell(Happening::Searched(hit));
        self.take_clue(officer, Clue::Search, telling);
    }

    /// Whether the token was not above what was risked; else it stays, and only this officer knows its value.
    fn stakeout(&mut self, officer: Officer, at: Block, risk: u8, telling: &mut Telling) -> bool {
        let value = self.look(officer, at, telling);
        let succeeds = value <= self.table.worth(officer, DeedKind::Stakeout, risk);
        telling.tell(Happening::StakedOut(if succeeds { value } else { 0 }));
        if succeeds {
            self.clear_stakeout(at);
            self.take_clue(officer, Clue::Stakeout, telling);
        }
        succeeds
    }

    /// The gangster in the cell goes into the bag; for the token of its colour, or a force card if that is gone.
    fn book(&mut self, officer: Officer, telling: &mut Telling) {
        let Some(colour) = self.table.mats[officer].cell.take() else { return };
        self.table.city.bag.add(colour);
        if self.table.city.holding.remove(colour) {
            self.table.mats[officer].booked.insert(colour);
            self.take_clue(officer, Clue::Holding, telling);
        } else {
            self.push(Task::Force(officer));
        }
    }

    /// Plays a house force card.
    pub(super) fn play_force(
        &mut self,
        officer: Officer,
        card: ForceId,
        on: Option<Block>,
        telling: &mut Telling,
    ) {
        self.discard_force(officer, card, telling);
        let strike = self.table.edition.force.cards[card].strike;
        match (strike, on) {
            (Strike::Help(_), _) => {
                self.table.now.help.insert(card);
            }
            (Strike::Calm, _) => self.table.now.calm = true,
            (Strike::Gain(reward), _) => self.push(match reward {
                Reward::Suspect => Task::Suspect(officer),
                Reward::Force => Task::Force(officer),
                Reward::Badge => Task::Badge(officer),
                Reward::Peek => Task::Peek(officer),
            }),
            (Strike::Snatch, Some(block)) => {
                self.table.city.apprehend(block);
            }
            (Strike::Sweep, _) => {
                for block in self.table.mats[officer].at.around() {
                    self.table.city.apprehend(block);
                }
            }
            (Strike::Look, Some(block)) => {
                self.look(officer, block, telling);
            }
            (Strike::Snatch | Strike::Look, None) => {}
        }
    }
}

impl Table {
    /// Whether an officer whose turn it is may play this force card, if it is in hand.
    pub(super) fn check_play(
        &self,
        officer: Officer,
        card: ForceId,
        on: Option<Block>,
    ) -> Result<(), Illegal> {
        let table = self;
        if table.cards == Cards::Printed {
            return Err(Illegal::HouseOnly);
        }
        if table.must_report(officer) {
            return Err(Illegal::MustReport);
        }
        if table.harms().any(|harm| harm == super::cards::Harm::NoForce) {
            return Err(Illegal::Forbidden);
        }
        let strike = table.edition.force.cards[card].strike;
        match (strike.needs_block(), on) {
            (true, None) => return Err(Illegal::NeedsBlock),
            (false, Some(_)) => return Err(Illegal::NoBlockNeeded),
            _ => {}
        }
        let at = table.mats[officer].at;
        let has_effect = match (strike, on) {
            (Strike::Snatch, Some(block)) => table.city.gangster(block).is_some(),
            (Strike::Look, Some(block)) => table.city.stakeout.has(block),
            (Strike::Sweep, _) => !table.in_reach(at).is_empty(),
            _ => true,
        };
        if !has_effect {
            return Err(Illegal::NothingToDo);
        }
        Ok(())
    }
}
