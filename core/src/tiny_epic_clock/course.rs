//! How a game goes on: one [`Task`] after the other is carried out until people have to tell something.

use super::TinyEpicClock;
use super::action::Action;
use super::agenda::Task;
use super::news::{Happening, Telling};
use super::table::Now;
use crate::chance::{Purpose, Source};
use crate::tiny_epic_crimes::kinds::{Cards, Officer, OfficerSet, Slot};
use crate::tiny_epic_crimes::{Block, Cause, MOST_HOURS};

impl TinyEpicClock {
    pub(super) fn push(&mut self, task: Task) {
        // The capacity is above what the rules can pile up; a test plays for the highest pile.
        let _ = self.table.agenda.push(task);
    }

    /// Carries out tasks until one waits for people.
    pub(super) fn run(&mut self, telling: &mut Telling) {
        while let Some(task) = self.table.agenda.pop() {
            if self.waits(task) {
                return self.push(task);
            }
            self.carry_out(task, telling);
        }
    }

    fn waits(&self, task: Task) -> bool {
        let table = &self.table;
        match task {
            Task::Turn(_)
            | Task::Proposed(..)
            | Task::Choose(_)
            | Task::Drifts(..)
            | Task::Summons(_)
            | Task::Rolled(_)
            | Task::OwnStep(..)
            | Task::OwnLine(..)
            | Task::Report(_)
            | Task::Right
            | Task::Badge(_)
            | Task::Evidence(_) => true,
            Task::DrawEvent => {
                table.events == Cards::Printed && table.slots.free_slot().is_some() && table.events_left > 0
            }
            Task::Roll => table.dice == Source::Table,
            Task::Penalty(_) => !table.mode.is_team(),
            Task::NextTurn
            | Task::Line(_)
            | Task::Tick(_)
            | Task::SetUp(..)
            | Task::Drift(_)
            | Task::EndTurn(_)
            | Task::Verdict => false,
        }
    }

    /// Carries out a task that needs nobody.
    fn carry_out(&mut self, task: Task, telling: &mut Telling) {
        match task {
            Task::NextTurn => self.next_turn(),
            Task::DrawEvent => self.draw_event(telling),
            Task::SetUp(slot, step, placed) => self.set_up(slot, step, placed, telling),
            Task::Line(hour) => self.line_passes(hour, telling),
            Task::Tick(slot) => self.tick(slot, telling),
            Task::Drift(slot) => self.drift(slot, telling),
            Task::Roll => self.roll(telling),
            Task::Penalty(cause) => {
                telling.tell(Happening::Penalty(cause));
                self.table.penalties = self.table.penalties.saturating_add(1);
                self.table.track.pull_marker();
                telling.tell(Happening::OutOfTime(self.table.track.marker().unwrap_or_default()));
            }
            Task::EndTurn(officer) => {
                let hour = self.table.track.hour(officer);
                if hour >= self.table.last_hour() {
                    self.report(officer, telling);
                } else if self.table.track.is_red(&self.table.board, hour) {
                    self.push(Task::Report(officer));
                }
            }
            Task::Verdict => self.verdict(telling),
            // These wait for people.
            Task::Turn(_)
            | Task::Proposed(..)
            | Task::OwnStep(..)
            | Task::OwnLine(..)
            | Task::Choose(_)
            | Task::Drifts(..)
            | Task::Summons(_)
            | Task::Rolled(_)
            | Task::Report(_)
            | Task::Right
            | Task::Badge(_)
            | Task::Evidence(_) => {}
        }
    }

    /// The furthest back of those who have not reported is next; when there is nobody, people accuse and say who was right.
    fn next_turn(&mut self) {
        if let Some(officer) = self.table.track.next() {
            self.table.now = Now { officer, started: self.table.track.hour(officer) };
            return self.push(Task::Turn(officer));
        }
        self.push(Task::Right);
    }

    fn report(&mut self, officer: Officer, telling: &mut Telling) {
        self.table.track.report(officer);
        telling.tell(Happening::Reported(officer));
    }

    /// The device rolls for a gangster: a six or headquarters is a reprieve, a double rolls once more.
    fn roll(&mut self, telling: &mut Telling) {
        telling.is_drawn = true;
        let [black, white] = [(); 2].map(|()| self.secret.chance.die(Purpose::Dice));
        telling.tell(Happening::Rolled(black, white));
        match Block::of_dice(black, white).filter(|&block| block != Block::HQ) {
            None => telling.tell(Happening::Reprieve),
            Some(block) => self.push(Task::Rolled(block)),
        }
    }

    /// Carries out what people told.
    pub(super) fn told(&mut self, action: Action, telling: &mut Telling) {
        telling.tell(Happening::Played(action));
        match action {
            Action::Hours(officer, hours) => {
                self.table.agenda.pop();
                self.move_on(officer, hours, telling);
            }
            Action::Report(officer) => {
                if let Some(Task::Turn(_)) = self.table.agenda.pop() {
                    self.push(Task::NextTurn);
                }
                self.report(officer, telling);
            }
            Action::Placed | Action::Again | Action::Taken | Action::Empty | Action::Done => {
                self.after_dice(action, telling);
            }
            Action::GoOn(_) => {
                self.table.agenda.pop();
            }
            Action::Drawn(timed) => {
                self.table.agenda.pop();
                self.printed_event(timed, None, telling);
            }
            Action::Card(name) => {
                self.table.agenda.pop();
                let timed = self.table.edition.own_events.card(name).is_some_and(|card| card.timed);
                self.printed_event(timed, Some(name), telling);
            }
            Action::Away | Action::Choose(_) | Action::There(_) => {
                let task = self.table.agenda.pop();
                match (action, task) {
                    (
                        Action::Away,
                        Some(Task::Proposed(slot, ..) | Task::OwnStep(slot, _) | Task::OwnLine(slot, _)),
                    ) => {
                        self.away(slot, telling);
                    }
                    (Action::Choose(side), Some(Task::Choose(slot))) => self.choose(slot, side, telling),
                    (Action::There(who), Some(Task::Summons(slot))) => self.summon(slot, who, telling),
                    _ => {}
                }
            }
            Action::Burnt(slot) => self.burn(slot, telling),
            Action::Cleared(slot, block) => {
                if let Some(event) = &mut self.table.slots[slot] {
                    event.tokens.remove(block);
                    telling.tell(Happening::TokenCleared(slot, block));
                }
            }
            Action::Gone(slot) => {
                self.table.slots.take(slot);
                telling.tell(Happening::EventLeft(slot));
            }
            Action::Lost | Action::Pushed => {
                if let Some(Task::Penalty(cause)) = self.table.agenda.pop() {
                    telling.tell(Happening::Penalty(cause));
                }
                self.table.penalties = self.table.penalties.saturating_add(1);
                if action == Action::Lost {
                    telling.tell(Happening::SuspectLost);
                } else {
                    self.push_markers(OfficerSet::all(), telling);
                }
            }
            Action::Resolved(slot, by) => {
                self.table.slots.take(slot);
                let solved = by.map_or(&mut self.table.solved_unnamed, |by| &mut self.table.solved[by]);
                *solved = solved.saturating_add(1);
                telling.tell(Happening::EventResolved(slot));
            }
            Action::Name(slot, name) => {
                self.table.slots.call(slot, Some(name));
            }
            Action::Event => self.push(Task::DrawEvent),
            Action::Roll => self.push(Task::Roll),
            Action::Penalty => self.push(Task::Penalty(Cause::Card)),
            Action::Line(line) => {
                if let Some(Task::OwnLine(slot, step)) = self.table.agenda.pop() {
                    self.own_line(slot, step, line, telling);
                }
            }
            Action::Right(_) | Action::Badge(..) | Action::Evidence(..) => self.judged(action, telling),
            Action::Clock(officer, hour) => {
                self.table.track.put(officer, hour);
                telling.tell(Happening::Hour(officer, hour));
                self.look_anew();
            }
        }
    }

    /// The marker goes on; each line passed first draws an event, then the roll, then perhaps the report.
    fn move_on(&mut self, officer: Officer, hours: u8, telling: &mut Telling) {
        let board = self.table.board;
        let to = self.table.track.hour(officer).saturating_add(hours).min(board.last);
        let lines = self.table.track.new_lines(&board, to);
        self.table.track.put(officer, to);
        telling.tell(Happening::Hour(officer, to));
        for task in [Task::NextTurn, Task::EndTurn(officer), Task::Roll] {
            self.push(task);
        }
        // The first line on top.
        let lines: heapless::Vec<u8, { MOST_HOURS as usize }> = lines.collect();
        for &hour in lines.iter().rev() {
            self.push(Task::Line(hour));
        }
    }

    /// A line first passes for the events in play, then draws.
    fn line_passes(&mut self, hour: u8, telling: &mut Telling) {
        telling.tell(Happening::Line(hour));
        self.push(Task::DrawEvent);
        for slot in Slot::ALL.into_iter().rev() {
            self.push(Task::Tick(slot));
        }
    }

    /// What people did with what the dice named.
    fn after_dice(&mut self, action: Action, telling: &mut Telling) {
        let by_device = self.table.dice == Source::Device;
        match (action, self.table.agenda.pop()) {
            (_, Some(Task::Proposed(slot, step, placed, named))) => {
                self.after_proposal(action, (slot, step, placed, named), telling);
            }
            (_, Some(Task::Drifts(slot, block))) => self.after_drift(action, slot, block, telling),
            (_, Some(Task::OwnStep(slot, step))) => self.after_step(action, slot, step),
            (Action::Again, _) => self.push(Task::Roll),
            (Action::Placed, Some(Task::Rolled(block))) => self.spree(block),
            (Action::Taken | Action::Empty, task) => {
                match task {
                    Some(Task::Rolled(block)) => self.spree(block),
                    // People roll: whatever else their dice bring comes before they say that they are done.
                    _ if !by_device => self.push(Task::Roll),
                    _ => {}
                }
                self.push(if action == Action::Taken { Task::DrawEvent } else { Task::Penalty(Cause::Bag) });
            }
            // The set-up is complete, or people are done with their own roll.
            _ => {}
        }
    }

    /// A double is a crime spree: one more roll.
    fn spree(&mut self, block: Block) {
        if block.row() == block.column() {
            self.push(Task::Roll);
        }
    }

    /// A marker was corrected: before the hours of a turn are told, it is of whoever is furthest back now, and it
    /// begins on the hour of that marker.
    fn look_anew(&mut self) {
        if let Some(Task::Turn(_)) = self.table.pending() {
            self.table.agenda.pop();
            self.push(Task::NextTurn);
        }
    }
}
