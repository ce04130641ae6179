//! What officers gain: suspect cards, force cards, badge levels, evidence, looks into it and into hands.

use super::TinyEpicCrimes;
use super::active_event::Mark;
use super::agenda::Task;
use super::block::Block;
use super::cards::{ForceId, ForceSet, Harm};
use super::edition::BadgeBonus;
use super::kinds::{Cards, Clue, Evidence, Officer, Slot, Suspect};
use super::news::{Happening, Telling};
use crate::chance::{Purpose, Source};

impl TinyEpicCrimes {
    /// A suspect card off the deck: open in a team, else unseen by the others. With an empty deck a look into
    /// another hand, and nothing in a team.
    pub(super) fn gain_suspect(&mut self, officer: Officer, telling: &mut Telling) {
        if self.table.envelope == Source::Table {
            return self.count_suspect(officer, telling);
        }
        let Some(suspect) = self.secret.suspects.draw() else {
            return self.push(Task::Ask(officer));
        };
        self.table.suspects_left = self.secret.suspects.pile_len() as u8;
        self.take_suspect(officer, suspect, telling);
    }

    /// A suspect card comes to an officer.
    fn take_suspect(&mut self, officer: Officer, suspect: Suspect, telling: &mut Telling) {
        telling.is_final = true;
        self.table.mats[officer].suspects += 1;
        if self.table.mode.is_team() {
            self.table.shared.cleared.insert(suspect);
            telling.tell(Happening::Cleared(suspect));
        } else {
            self.secret.hands[officer].insert(suspect);
            telling.tell(Happening::GotSuspect(officer));
            self.see(officer, suspect, telling);
        }
    }

    fn see(&mut self, officer: Officer, suspect: Suspect, telling: &mut Telling) {
        telling.is_final = true;
        self.secret.seen[officer].insert(suspect);
        if telling.author == Some(officer) {
            telling.whisper.cleared.insert(suspect);
        }
    }

    /// A random card of another hand is looked at and given back.
    pub(super) fn interrogate(&mut self, officer: Officer, whom: Option<Officer>, telling: &mut Telling) {
        let hand = match whom {
            Some(other) => self.secret.hands[other],
            None => self.secret.ghost,
        };
        let rank = self.secret.chance.pick(Purpose::Secret, hand.len());
        let Some(suspect) = rank.and_then(|rank| hand.nth(rank)) else { return };
        self.see(officer, suspect, telling);
        if self.table.harms(officer).any(|(_, harm)| harm == Harm::Open) {
            for other in self.table.officers() {
                self.see(other, suspect, telling);
            }
            telling.tell(Happening::Leaked(suspect));
        }
    }

    /// The clue that an event marks, as if by the action; a force card if it is gone.
    pub(super) fn gain_clue(&mut self, officer: Officer, mark: Mark, telling: &mut Telling) {
        let city = &mut self.table.city;
        let (there, clue) = match mark {
            Mark::Row(row) => (city.informants.remove(row), Clue::Informant),
            Mark::Column(column) => (city.witnesses.remove(column), Clue::Witness),
            Mark::Officer(_) => return,
        };
        if there {
            self.take_clue(officer, clue, telling);
        } else {
            self.push(Task::Force(officer));
        }
    }

    /// The suspect card that lay under an event.
    pub(super) fn gain_stash(&mut self, officer: Officer, slot: Slot, telling: &mut Telling) {
        if let Some(suspect) = self.secret.stash[slot].take() {
            self.table.stashed = self.table.stashed.saturating_sub(1);
            self.take_suspect(officer, suspect, telling);
        }
    }

    /// A force card: some officers may do field work instead.
    pub(super) fn gain_force(&mut self, officer: Officer, telling: &mut Telling) {
        if self.table.can_do_field_work(officer) {
            self.push(Task::FieldWork(officer));
        } else {
            self.draw_force(officer, telling);
        }
    }

    /// Draws a force card; one over the limit is discarded at once.
    pub(super) fn draw_force(&mut self, officer: Officer, telling: &mut Telling) {
        let owner = self.table.hand_of(officer);
        let limit = self.table.force_limit();
        if self.table.cards == Cards::Printed {
            // People draw, and discard the one too many; the device counts.
            let count = &mut self.table.mats[owner].force;
            *count = (*count + 1).min(limit);
            return telling.tell(Happening::GotForce(officer));
        }
        if self.secret.force.pile_len() == 0 {
            self.secret.force.reshuffle(&mut self.secret.chance, Purpose::Deck);
            self.table.force_discards = ForceSet::NONE;
            telling.tell(Happening::ForceShuffled);
        }
        let Some(card) = self.secret.force.draw() else { return };
        telling.is_final = true;
        self.force_hand(owner).insert(card);
        self.table.mats[owner].force += 1;
        if telling.author == Some(officer) {
            telling.whisper.force.insert(card);
        }
        telling.tell(Happening::GotForce(officer));
        if self.table.mats[owner].force > limit {
            self.push(Task::Drop(officer));
        }
    }

    /// The force cards in a hand: a team's lie open.
    pub(super) fn force_hand(&mut self, owner: Officer) -> &mut ForceSet {
        if self.table.mode.is_team() {
            &mut self.table.shared.force[owner]
        } else {
            &mut self.secret.force_hands[owner]
        }
    }

    /// The force cards that this officer may play.
    pub(super) fn force_of(&self, officer: Officer) -> ForceSet {
        self.secret.force_of(&self.table, officer)
    }

    /// A force card leaves the hand for the discards, where everybody sees it.
    pub(super) fn discard_force(&mut self, officer: Officer, card: ForceId, telling: &mut Telling) {
        telling.is_final |= !self.table.mode.is_team();
        let owner = self.table.hand_of(officer);
        if self.force_hand(owner).remove(card) {
            let mat = &mut self.table.mats[owner];
            mat.force = mat.force.saturating_sub(1);
            // As many cards as before: they fit.
            let _ = self.secret.force.discard(card);
            self.table.force_discards.insert(card);
        }
    }

    /// The suspect card now, its hours on the bill or at once.
    pub(super) fn field_work(&mut self, officer: Officer, telling: &mut Telling) {
        let hours = self.table.edition.aid.field_work;
        if self.table.bills(officer) {
            self.table.now.bill += hours;
        } else {
            let hour = self.table.track.hour(officer) + hours;
            self.table.track.put(officer, hour);
            telling.tell(Happening::Hour(officer, hour));
        }
        self.push(Task::Suspect(officer));
    }

    /// A badge level, and what its space gives.
    pub(super) fn gain_badge(&mut self, officer: Officer, telling: &mut Telling) {
        let track = &self.table.boards.badge;
        let mat = &mut self.table.mats[officer];
        if mat.badge >= track.top {
            return;
        }
        mat.badge += 1;
        telling.tell(Happening::Badge(officer, mat.badge));
        match track.bonus_at(mat.badge) {
            BadgeBonus::None => {}
            BadgeBonus::Suspect => self.push(Task::Suspect(officer)),
            BadgeBonus::Interrogation => self.push(Task::Ask(officer)),
        }
    }

    /// A clue token is taken: a badge level; the last one needed solves its evidence.
    pub(super) fn take_clue(&mut self, officer: Officer, clue: Clue, telling: &mut Telling) {
        self.add_clue(officer, clue, telling);
        // Pushed last: the level comes first.
        self.push(Task::Badge(officer));
    }

    /// A clue token comes to an officer; the last one needed solves its evidence.
    pub(super) fn add_clue(&mut self, officer: Officer, clue: Clue, telling: &mut Telling) {
        self.table.mats[officer].clues[clue] += 1;
        let evidence = clue.proves();
        if self.table.holders[evidence].is_none() && self.table.found(clue) >= self.table.needed(clue) {
            self.solve(officer, clue, evidence, telling);
        }
    }

    fn solve(&mut self, officer: Officer, clue: Clue, evidence: Evidence, telling: &mut Telling) {
        let finding = self.secret.finding(&self.table, evidence);
        telling.is_final |= finding.is_some();
        self.table.holders[evidence] = Some(officer);
        telling.tell(Happening::Solved(evidence, officer));
        match clue {
            Clue::Search => {
                for block in self.table.city.search {
                    self.clear_search(block);
                }
            }
            Clue::Stakeout => {
                for block in self.table.city.stakeout {
                    self.clear_stakeout(block);
                }
            }
            _ => {}
        }
        if self.table.mode.is_team() {
            self.table.shared.evidence[evidence] = finding;
            return;
        }
        // Entered by hand it has no author: the officer reads it in their notebook.
        if telling.author == Some(officer) {
            telling.whisper.evidence = finding.map(|finding| (evidence, finding));
        }
        let order = self.table.track.order();
        let mut tasks = heapless::Vec::<Task, { Officer::MOST }>::new();
        tasks.extend(
            order
                .iter()
                .filter(|&&other| self.table.mats[other].clues[clue] > 0)
                .map(|&other| Task::Suspect(other)),
        );
        self.push_in_order(&tasks);
    }

    /// A stakeout token leaves its block.
    pub(super) fn clear_stakeout(&mut self, block: Block) {
        self.table.city.stakeout.remove(block);
        self.table.shared.stakeouts[block] = None;
        self.secret.stakeouts[block] = 0;
        for officer in Officer::ALL {
            self.table.mats[officer].looked.remove(block);
        }
    }

    /// An officer looks under a stakeout token; its value.
    pub(super) fn look(&mut self, officer: Officer, block: Block, telling: &mut Telling) -> u8 {
        telling.is_final = true;
        let value = self.secret.stakeouts[block];
        // Entered by hand it has no author: the officer reads it in their notebook.
        if telling.author == Some(officer) {
            telling.whisper.stakeout = Some(value);
        }
        self.table.mats[officer].looked.insert(block);
        if self.table.mode.is_team() {
            self.table.shared.stakeouts[block] = Some(value);
        }
        value
    }

    /// An officer looks at evidence that another holds.
    pub(super) fn peek(&mut self, officer: Officer, evidence: Evidence, telling: &mut Telling) {
        let finding = self.secret.finding(&self.table, evidence);
        telling.is_final |= finding.is_some();
        self.table.mats[officer].peeked.insert(evidence);
        telling.whisper.evidence = finding.map(|finding| (evidence, finding));
    }
}
