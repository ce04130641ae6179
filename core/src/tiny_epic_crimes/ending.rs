//! The end: turns, reports, accusations and the verdict.

use super::TinyEpicCrimes;
use super::agenda::Task;
use super::kinds::{Officer, OfficerSet, Slot};
use super::news::{Happening, Telling};
use super::outcome::{Outcome, Winners};
use super::table::{Ending, Now};
use crate::chance::Source;
use crate::id::Id;

impl TinyEpicCrimes {
    /// The furthest back of those who have not reported is next; when there is nobody, all accuse.
    pub(super) fn next_turn(&mut self) {
        if let Some(officer) = self.table.track.next() {
            self.table.now = Now::of(officer, self.table.track.hour(officer));
            return self.push(Task::Turn(officer));
        }
        if self.table.envelope == Source::Table {
            return self.push(Task::Right);
        }
        self.push(Task::Verdict);
        if self.table.mode.is_team() {
            return self.push(Task::Accuse(Officer::P1));
        }
        for officer in self.table.officers().rev() {
            self.push(Task::Accuse(officer));
        }
    }

    /// The marker goes on by the hours of the turn; each line passed first draws an event.
    pub(super) fn settle(&mut self, officer: Officer, telling: &mut Telling) {
        let board = *self.table.board();
        let track = &mut self.table.track;
        let to = (track.hour(officer) + self.table.now.bill).min(board.last);
        // The reached hour is at least the officer's own, so every line from it on is passed for the first time.
        let lines = track.new_lines(&board, to);
        self.table.now.bill = 0;
        self.table.now.settled = true;
        self.table.rolled = None;
        track.put(officer, to);
        telling.tell(Happening::Hour(officer, to));
        for _ in lines {
            // Each line first passes for the events in play, then draws.
            let ticks = Slot::ALL.map(Task::Tick);
            self.push(Task::DrawEvent);
            self.push_in_order(&ticks);
        }
    }

    /// Ends an officer's turn: on the last hour the report is forced, on a red space it is offered.
    pub(super) fn end_turn(&mut self, officer: Officer, telling: &mut Telling) {
        let hour = self.table.track.hour(officer);
        if hour >= self.table.last_hour() {
            self.report(officer, telling);
        } else if self.table.track.is_red(self.table.board(), hour) {
            self.push(Task::Report(officer));
        }
    }

    /// The officer takes no more turns.
    pub(super) fn report(&mut self, officer: Officer, telling: &mut Telling) {
        self.table.track.report(officer);
        self.put_down(officer);
        self.drop_vanished(telling);
        telling.tell(Happening::Reported(officer));
    }

    /// The accusations and the murderer are shown.
    pub(super) fn verdict(&mut self, telling: &mut Telling) {
        telling.is_final = true;
        let murderer = self.secret.murderer;
        let named = |officer: Officer| self.secret.accusations[officer];
        let right =
            Officer::all().filter(|&officer| murderer.is_some() && named(officer) == murderer).collect();
        self.end(right, telling);
    }

    /// These accused the murderer.
    pub(super) fn end(&mut self, right: OfficerSet, telling: &mut Telling) {
        let outcome = if right.is_empty() {
            Outcome::AllLose
        } else if self.table.mode.is_team() {
            Outcome::TeamWins
        } else {
            Outcome::Won(Winners(self.first_of(right)))
        };
        self.table.ending =
            Some(Ending { outcome, murderer: self.secret.murderer, accusations: self.secret.accusations });
        telling.news.outcome = Some(outcome);
    }

    /// Of those who were right: the highest badge level, then the fewest hours, then the most evidence.
    fn first_of(&self, right: OfficerSet) -> OfficerSet {
        let evidence =
            |officer| self.table.holders.values().iter().filter(|&&holder| holder == Some(officer)).count();
        let merit = |officer: Officer| {
            let mat = &self.table.mats[officer];
            (mat.badge, core::cmp::Reverse(self.table.track.hour(officer)), evidence(officer))
        };
        let best = right.iter().map(merit).max();
        right.iter().filter(|&officer| Some(merit(officer)) == best).collect()
    }
}
