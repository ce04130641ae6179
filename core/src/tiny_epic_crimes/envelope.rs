//! What people keep themselves, out of the box: the murderer in the envelope with the suspect cards, and what is under
//! the search and stakeout tokens. The device counts and judges what it is told.

use super::TinyEpicCrimes;
use super::agenda::Task;
use super::block::Block;
use super::illegal::Illegal;
use super::kinds::{Clue, Officer, OfficerSet};
use super::news::{Happening, Telling};
use super::table::Table;

/// The failures among the search tokens.
const FAILURES: u8 = 4;

impl Table {
    /// Whether people may say that these accused the murderer.
    pub(super) fn check_right(&self, right: OfficerSet) -> Result<(), Illegal> {
        if self.pending() != Some(Task::Right) {
            return Err(Illegal::NotNow);
        }
        if self.mode.is_team() {
            let for_all = right.is_subset(OfficerSet::only(Officer::P1));
            return if for_all { Ok(()) } else { Err(Illegal::ForTheTeam) };
        }
        let plays = right.iter().all(|officer| self.is_in_play(officer));
        if plays { Ok(()) } else { Err(Illegal::NotInPlay) }
    }

    /// Whether people may say that the token was this.
    pub(super) fn check_turned(&self, success: bool) -> Result<(), Illegal> {
        match self.pending() {
            Some(Task::Turned(_, Clue::Search, _) | Task::Taken(..))
                if !success && self.failures() >= FAILURES =>
            {
                Err(Illegal::NoFailureLeft)
            }
            Some(Task::Turned(..) | Task::Taken(..)) => Ok(()),
            _ => Err(Illegal::NotNow),
        }
    }

    /// How many failures among the search tokens are found.
    pub(super) fn failures(&self) -> u8 {
        let mats = self.officers().map(|officer| &self.mats[officer]);
        mats.map(|mat| mat.clues[Clue::Search].saturating_sub(mat.hits)).sum()
    }
}

impl TinyEpicCrimes {
    /// Lets an officer take a suspect card off the deck that people keep, or look into a hand if the deck is empty.
    pub(super) fn count_suspect(&mut self, officer: Officer, telling: &mut Telling) {
        let Some(left) = self.table.suspects_left.checked_sub(1) else {
            return self.push(Task::Ask(officer));
        };
        self.table.suspects_left = left;
        self.table.mats[officer].suspects += 1;
        telling.tell(Happening::GotSuspect(officer));
    }

    /// The top suspect card leaves the deck that people keep.
    pub(super) fn lose_suspect(&mut self, telling: &mut Telling) {
        self.table.suspects_left = self.table.suspects_left.saturating_sub(1);
        self.table.suspects_lost += 1;
        telling.tell(Happening::SuspectLost);
    }

    /// People turned the token of a block: a success is taken, and so is a failed search; a failed stakeout stays,
    /// and only this officer knows its value.
    pub(super) fn turned(
        &mut self,
        officer: Officer,
        clue: Clue,
        at: Block,
        success: bool,
        telling: &mut Telling,
    ) {
        if clue == Clue::Search {
            self.clear_search(at);
            self.table.mats[officer].hits += u8::from(success);
            telling.tell(Happening::Searched(success));
            self.take_clue(officer, clue, telling);
        } else if success {
            self.clear_stakeout(at);
            self.take_clue(officer, clue, telling);
        } else {
            self.table.mats[officer].looked.insert(at);
            telling.tell(Happening::StakedOut(0));
        }
    }
}
