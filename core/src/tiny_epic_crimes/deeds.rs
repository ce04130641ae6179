//! Carrying out an officer's action.

use super::TinyEpicCrimes;
use super::action::{Deed, Take};
use super::agenda::Task;
use super::block::{Block, Line};
use super::cards::Perk;
use super::event_work::Lifted;
use super::kinds::{Clue, Colour, ColourSet, DeedKind, Officer};
use super::news::{Happening, Telling};
use crate::chance::{Purpose, Source};

impl TinyEpicCrimes {
    /// Drives, acts, and puts the rest of the turn on the agenda; a second action only acts.
    pub(super) fn act(
        &mut self,
        officer: Officer,
        to: Option<Block>,
        deed: Deed,
        hours: u8,
        telling: &mut Telling,
    ) {
        self.table.now.bill += hours;
        if let Some(to) = to {
            self.table.mats[officer].at = to;
        }
        if !core::mem::replace(&mut self.table.now.acted, true) {
            for task in [Task::EndTurn(officer), Task::Rolls, Task::Settle(officer)] {
                self.push(task);
            }
            if core::mem::take(&mut self.table.now.twice) {
                self.push(Task::Second(officer));
            }
        }
        self.do_deed(officer, deed, telling);
        self.drop_vanished(telling);
    }

    fn do_deed(&mut self, officer: Officer, deed: Deed, telling: &mut Telling) {
        let at = self.table.mats[officer].at;
        let source = deed.takes_from(at);
        let mut lifted = Lifted::new();
        lifted.extend(source.and_then(|block| Some((block, self.table.city.gangster(block)?))));
        let source = source.unwrap_or(at);
        if matches!(deed, Deed::Arrest | Deed::From(Take::Arrest, _)) {
            self.arrest(officer, source);
        }
        // What events give comes after what the deed brings and before the level for a set of three.
        let below = self.table.agenda.len();
        let mut succeeds = true;
        match deed {
            Deed::Arrest | Deed::From(Take::Arrest, _) => {}
            Deed::Coffee => self.table.now.calm |= self.table.has_perk(officer, Perk::CoffeeCalm),
            Deed::Backup(risk) => return self.push(Task::BackupDie(officer, risk)),
            Deed::Informant | Deed::From(Take::Informant, _) => {
                self.table.city.apprehend(source);
                self.table.city.informants.remove(at.row());
                self.take_clue(officer, Clue::Informant, telling);
            }
            Deed::Witness | Deed::From(Take::Witness, _) => {
                self.table.city.apprehend(source);
                self.table.city.witnesses.remove(at.column());
                self.take_clue(officer, Clue::Witness, telling);
            }
            Deed::Search if self.table.clue_tokens == Source::Table => {
                return self.push(Task::Turned(officer, Clue::Search, at));
            }
            Deed::Stakeout(_) if self.table.clue_tokens == Source::Table => {
                return self.push(Task::Turned(officer, Clue::Stakeout, at));
            }
            Deed::Search => self.search(officer, at, telling),
            Deed::Stakeout(risk) => succeeds = self.stakeout(officer, at, risk, telling),
            Deed::Hold | Deed::From(Take::Hold, _) => self.hold(officer, source),
            Deed::Book => self.book(officer, telling),
            Deed::Event(slot, how) => return self.work_on_event(officer, slot, how, telling),
            Deed::Card(_) => return self.push(Task::ByHand),
        }
        self.work_on_events(officer, deed.kind(), succeeds, &lifted, below, telling);
    }

    /// The gangster goes into the set of three; a colour already there goes into the bag, and so does a full
    /// set, for a badge level. A team's mats have no set.
    pub(super) fn arrest(&mut self, officer: Officer, at: Block) {
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
        let reach = self.table.in_reach(officer, at);
        if !comes {
            let back = self.table.refund(officer, at, Deed::Backup(risk));
            self.table.now.bill = self.table.now.bill.saturating_sub(back);
        }
        let mut lifted = Lifted::new();
        for block in reach.iter().filter(|&block| comes || block == at) {
            // Five blocks at most.
            lifted.extend(self.table.city.gangster(block).map(|colour| (block, colour)));
            self.table.city.apprehend(block);
        }
        let below = self.table.agenda.len();
        if comes {
            self.push(Task::Force(officer));
        }
        self.work_on_events(officer, DeedKind::Backup, comes, &lifted, below, telling);
        self.drop_vanished(telling);
    }

    /// The token is kept, success or not.
    fn search(&mut self, officer: Officer, at: Block, telling: &mut Telling) {
        telling.is_final = true;
        let hit = self.clear_search(at);
        self.table.mats[officer].hits += u8::from(hit);
        telling.tell(Happening::Searched(hit));
        self.take_clue(officer, Clue::Search, telling);
    }

    /// Whether the token was not above what was risked; else it stays, and only this officer knows its value.
    fn stakeout(&mut self, officer: Officer, at: Block, risk: u8, telling: &mut Telling) -> bool {
        let table = &self.table;
        let paid = table.deed_hours(officer, at, Deed::Stakeout(risk));
        let back = table.refund(officer, at, Deed::Stakeout(risk));
        let worth = table.worth(officer, DeedKind::Stakeout, risk);
        let value = self.look(officer, at, telling);
        let price = self.table.sure_price(officer, at, value);
        let succeeds = price.is_some() || value <= worth;
        telling.tell(Happening::StakedOut(if succeeds { value } else { 0 }));
        let back = match price {
            Some(price) => paid.saturating_sub(price),
            None if succeeds => 0,
            None => back,
        };
        self.table.now.bill = self.table.now.bill.saturating_sub(back);
        if succeeds {
            if let Some(face) = Line::of_face(value) {
                self.table.values_open.insert(face);
            }
            self.clear_stakeout(at);
            self.take_clue(officer, Clue::Stakeout, telling);
        }
        succeeds
    }

    pub(super) fn hold(&mut self, officer: Officer, block: Block) {
        let taken = self.table.city.lift(block);
        let mat = &mut self.table.mats[officer];
        if mat.cell.is_none() {
            mat.cell = taken;
        } else {
            mat.second = taken;
        }
    }

    /// Puts the gangsters of the cell into the bag, each for the token of the colour, or a force card if that is gone.
    fn book(&mut self, officer: Officer, telling: &mut Telling) {
        let mat = &mut self.table.mats[officer];
        let both = [mat.second.take(), mat.cell.take()];
        // Pushed last, what the first one brings comes first; but of one colour the first one has the token.
        let tokens = both.map(|colour| colour.map(|colour| (colour, self.table.city.holding.has(colour))));
        let twice = both[0].is_some() && both[0] == both[1];
        for (place, booked) in tokens.into_iter().enumerate() {
            if let Some((colour, has_token)) = booked {
                self.book_one(officer, colour, has_token && !(twice && place == 0), telling);
            }
        }
    }

    fn book_one(&mut self, officer: Officer, colour: Colour, for_token: bool, telling: &mut Telling) {
        self.table.city.bag.add(colour);
        if for_token && self.table.city.holding.remove(colour) {
            self.table.mats[officer].booked.insert(colour);
            self.take_clue(officer, Clue::Holding, telling);
        } else {
            self.push(Task::Force(officer));
        }
    }
}
