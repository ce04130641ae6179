//! The end: people open their envelope and say who was right; what decides between several is asked as far as the rules
//! need it. Badge level first, then the fewest hours, which the clock knows, then evidence tokens, else they share it.

use core::cmp::Reverse;
use core::ops::ControlFlow;

use super::TinyEpicClock;
use super::action::Action;
use super::agenda::Task;
use super::illegal::Illegal;
use super::news::Telling;
use super::table::Table;
use crate::game::Visitor;
use crate::tiny_epic_crimes::kinds::{Officer, OfficerSet};
use crate::tiny_epic_crimes::{Outcome, Winners};

/// The evidence tokens in the box: one for each thing to be found out.
pub const MOST_EVIDENCE: u8 = 5;

impl Table {
    /// Whether people may say this about the end.
    pub(super) fn check_ending(&self, action: Action) -> Result<(), Illegal> {
        let need = |holds: bool, reason| if holds { Ok(()) } else { Err(reason) };
        let pending = |task| need(self.pending() == Some(task), Illegal::NotNow);
        match action {
            Action::Right(who) => {
                pending(Task::Right)?;
                let for_all = who.is_subset(OfficerSet::only(Officer::P1));
                need(for_all || !self.mode.is_team(), Illegal::ForTheTeam)?;
                need(who.iter().all(|officer| self.is_in_play(officer)), Illegal::NotInPlay)
            }
            Action::Badge(officer, level) => {
                pending(Task::Badge(officer))?;
                need(level <= self.edition.badge.top, Illegal::NoSuchNumber)
            }
            Action::Evidence(officer, tokens) => {
                pending(Task::Evidence(officer))?;
                need(tokens <= self.evidence_left(), Illegal::NoSuchNumber)
            }
            _ => Err(Illegal::NotNow),
        }
    }

    /// The evidence tokens that nobody has named yet.
    pub fn evidence_left(&self) -> u8 {
        let named: u8 = self.evidence.values().iter().flatten().sum();
        MOST_EVIDENCE.saturating_sub(named)
    }

    /// Shows the numbers that may be told at the end.
    pub(super) fn legal_ending(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        match self.pending() {
            Some(Task::Badge(officer)) => {
                (0..=self.edition.badge.top).try_for_each(|level| visit(Action::Badge(officer, level)))
            }
            Some(Task::Evidence(officer)) => {
                (0..=self.evidence_left()).try_for_each(|tokens| visit(Action::Evidence(officer, tokens)))
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// Those who were right and are first by all that is known.
    fn first(&self) -> OfficerSet {
        let merit = |officer: Officer| {
            (self.badges[officer], Reverse(self.track.hour(officer)), self.evidence[officer])
        };
        let best = self.right.iter().map(merit).max();
        self.right.iter().filter(|&officer| Some(merit(officer)) == best).collect()
    }
}

impl TinyEpicClock {
    /// People said who was right, or what decides between them.
    pub(super) fn judged(&mut self, action: Action, telling: &mut Telling) {
        self.table.agenda.pop();
        match action {
            Action::Right(who) => {
                self.table.right = who;
                if who.is_empty() {
                    return self.end(Outcome::AllLose, telling);
                }
                if self.table.mode.is_team() {
                    return self.end(Outcome::TeamWins, telling);
                }
                self.push(Task::Verdict);
                if who.len() > 1 {
                    self.ask_each(who, Task::Badge);
                }
            }
            Action::Badge(officer, level) => self.table.badges[officer] = Some(level),
            Action::Evidence(officer, tokens) => self.table.evidence[officer] = Some(tokens),
            _ => {}
        }
    }

    /// One after the other, in the order of the seats.
    fn ask_each(&mut self, who: OfficerSet, task: fn(Officer) -> Task) {
        let who: heapless::Vec<Officer, { Officer::MOST }> = who.iter().collect();
        who.iter().rev().for_each(|&officer| self.push(task(officer)));
    }

    /// Whoever is first wins; evidence tokens are asked for only if several still are.
    pub(super) fn verdict(&mut self, telling: &mut Telling) {
        let first = self.table.first();
        let asked = first.iter().any(|officer| self.table.evidence[officer].is_some());
        if first.len() > 1 && !asked {
            self.push(Task::Verdict);
            return self.ask_each(first, Task::Evidence);
        }
        self.end(Outcome::Won(Winners(first)), telling);
    }

    fn end(&mut self, outcome: Outcome, telling: &mut Telling) {
        self.table.outcome = Some(outcome);
        telling.news.outcome = Some(outcome);
    }
}
