//! How a game goes on: one [`Task`] after the other is carried out until somebody has to decide; an action does the
//! task that was waiting for it.

use super::TinyEpicCrimes;
use super::action::{Action, Side};
use super::agenda::{Spot, Task};
use super::block::Block;
use super::kinds::{Cards, Officer};
use super::news::{Happening, Telling};
use super::table::Table;
use crate::chance::{Purpose, Source};

impl Table {
    /// Who decides, or enters what was rolled and drawn.
    pub(super) fn decider(&self, task: Task) -> Officer {
        match task {
            Task::Keep(officer)
            | Task::Turn(officer)
            | Task::Second(officer)
            | Task::FieldWork(officer)
            | Task::Drop(officer)
            | Task::Ask(officer)
            | Task::Peek(officer)
            | Task::Report(officer)
            | Task::Accuse(officer) => officer,
            _ => self.now.officer,
        }
    }
}

impl TinyEpicCrimes {
    /// Puts a task on top of the agenda.
    pub(super) fn push(&mut self, task: Task) {
        // The capacity is above what the rules can pile up; a test plays for the highest pile.
        let _ = self.table.agenda.push(task);
    }

    /// Puts tasks on the agenda so that the first of them is on top.
    pub(super) fn push_in_order(&mut self, tasks: &[Task]) {
        for &task in tasks.iter().rev() {
            self.push(task);
        }
    }

    /// Carries out tasks until one waits for a person.
    pub(super) fn run(&mut self, telling: &mut Telling) {
        while let Some(task) = self.table.agenda.pop() {
            if self.waits_for_people(task) {
                return self.push(task);
            }
            self.carry_out(task, telling);
        }
    }

    /// Whether somebody has to decide or to enter something. What offers no choice is not asked.
    fn waits_for_people(&self, task: Task) -> bool {
        let table = &self.table;
        match task {
            Task::Keep(officer) => table.mats[officer].offer.is_some(),
            Task::Ask(officer) => table.can_ask(officer),
            Task::Peek(officer) => table.to_peek(officer).next().is_some(),
            Task::Second(officer) => !table.must_report(officer),
            Task::BackupDie(..) | Task::EventDie(..) | Task::Roll => table.people_roll(),
            Task::Opening => table.people_roll() && !table.city.bag.is_empty(),
            // One thing left to choose is no choice.
            Task::SetUp(..) | Task::Drift(_) | Task::DriftFrom(..) => {
                table.people_roll() && table.choice(task).is_some_and(|choice| choice.len() > 1)
            }
            Task::Choose(slot) => table.house_event(slot).is_some(),
            Task::Bag(_) => table.bag == Source::Table && !table.city.bag.is_empty(),
            Task::DrawEvent => {
                table.cards == Cards::Printed && table.free_slot().is_some() && table.events_left > 0
            }
            Task::HelperGains(_, helpers, _) => !helpers.is_empty(),
            Task::Turn(_)
            | Task::FieldWork(_)
            | Task::Drop(_)
            | Task::ByHand
            | Task::SolverGains(..)
            | Task::Report(_)
            | Task::Accuse(_)
            | Task::Right
            | Task::Turned(..)
            | Task::Taken(..) => true,
            Task::NextTurn
            | Task::Suspect(_)
            | Task::Force(_)
            | Task::Badge(_)
            | Task::Clue(..)
            | Task::Stash(..)
            | Task::Settle(_)
            | Task::Tick(_)
            | Task::Rolls
            | Task::Penalty(_)
            | Task::EndTurn(_)
            | Task::Verdict => false,
        }
    }

    /// Carries out a task that needs nobody.
    fn carry_out(&mut self, task: Task, telling: &mut Telling) {
        match task {
            Task::Opening => {
                let free = self.table.city.free();
                if let Some(block) = self.even_choice(free, telling) {
                    self.push(Task::Bag(Spot::Block(block)));
                }
            }
            Task::NextTurn => self.next_turn(),
            Task::BackupDie(officer, risk) => self.roll_backup(officer, risk, telling),
            Task::Suspect(officer) => self.gain_suspect(officer, telling),
            Task::Force(officer) => self.gain_force(officer, telling),
            Task::Badge(officer) => self.gain_badge(officer, telling),
            Task::EventDie(officer, slot, hours) => self.roll_event(officer, slot, hours, telling),
            Task::Clue(officer, mark) => self.gain_clue(officer, mark, telling),
            Task::Stash(officer, slot) => self.gain_stash(officer, slot, telling),
            Task::Settle(officer) => self.settle(officer, telling),
            Task::DrawEvent => self.draw_event(telling),
            Task::SetUp(..) | Task::Drift(_) | Task::DriftFrom(..) => self.choose_for(task, telling),
            Task::Tick(slot) => self.tick(slot, telling),
            Task::HelperGains(solver, helpers, gains) => {
                self.give_rewards(solver, gains, helpers, Default::default());
            }
            Task::Rolls => self.push_rolls(),
            Task::Roll => {
                telling.is_final = true;
                let chance = &mut self.secret.chance;
                let [black, white] = [(); 2].map(|()| chance.die(Purpose::Dice));
                self.apply_roll(black, white, telling);
            }
            Task::Bag(spot) => self.draw_gangster(spot, telling),
            Task::Penalty(cause) => self.penalty(cause, telling),
            Task::EndTurn(officer) => self.end_turn(officer, telling),
            Task::Verdict => self.verdict(telling),
            // Nothing to choose, nothing to do.
            Task::Keep(_) | Task::Ask(_) | Task::Peek(_) | Task::Second(_) | Task::Choose(_) => {}
            Task::Turn(_)
            | Task::FieldWork(_)
            | Task::Drop(_)
            | Task::ByHand
            | Task::SolverGains(..)
            | Task::Report(_)
            | Task::Accuse(_)
            | Task::Right
            | Task::Turned(..)
            | Task::Taken(..) => {}
        }
    }

    /// Carries out a legal action: the pending task is done, or (force cards, hand operations) still pending.
    pub(super) fn carry_out_action(&mut self, action: Action, telling: &mut Telling) {
        telling.tell(match action {
            Action::Accuse(officer, _) => Happening::Accused(officer),
            Action::Drop(_, card) => Happening::Dropped(card),
            _ => Happening::Played(action),
        });
        if !matches!(action, Action::Play(..) | Action::Hand(_)) {
            let task = self.table.agenda.pop();
            return self.settle_task(action, task, telling);
        }
        match action {
            Action::Play(officer, card, on) => self.play_force(officer, card, on, telling),
            Action::Hand(op) => self.by_hand(op, telling),
            _ => {}
        }
    }

    /// The action that does a pending task.
    fn settle_task(&mut self, action: Action, task: Option<Task>, telling: &mut Telling) {
        match (action, task) {
            (Action::Keep(officer, ability), _) => {
                let mat = &mut self.table.mats[officer];
                (mat.offer, mat.ability) = (None, Some(ability));
            }
            (Action::Act(officer, to, deed), _) => {
                if let Ok(hours) = self.table.check_act(officer, to, deed) {
                    if !self.table.now.acted {
                        self.push(Task::NextTurn);
                    }
                    self.act(officer, to, deed, hours, telling);
                }
            }
            (Action::ActFor(officer, to, deed, hours), _) => {
                self.push(Task::NextTurn);
                self.act(officer, to, deed, hours, telling);
            }
            (Action::Drop(officer, card), _) => self.discard_force(officer, card, telling),
            (Action::FieldWork(officer), _) => self.field_work(officer, telling),
            (Action::DrawForce(officer), _) => self.draw_force(officer, telling),
            (Action::Ask(officer, whom), _) => self.interrogate(officer, whom, telling),
            (Action::Peek(officer, evidence), _) => self.peek(officer, evidence, telling),
            (Action::Report(officer), Some(Task::Turn(_))) => {
                self.push(Task::NextTurn);
                let hour = self.table.track.hour(officer) + self.table.now.bill;
                if self.table.now.bill > 0 {
                    self.table.track.put(officer, hour.min(self.table.board().last));
                }
                self.report(officer, telling);
            }
            (Action::Report(officer), _) => self.report(officer, telling),
            (Action::Accuse(officer, suspect), _) => {
                self.secret.accusations[officer] = Some(suspect);
                self.table.accused.insert(officer);
            }
            (Action::Right(right), _) => self.end(right, telling),
            (Action::Turned(success), Some(Task::Turned(officer, clue, at))) => {
                self.turned(officer, clue, at, success, telling);
            }
            (Action::Turned(success), Some(Task::Taken(officer, at))) => {
                self.take_search(officer, at, success, telling);
            }
            (Action::Die(face), Some(Task::BackupDie(officer, risk))) => {
                self.backup(officer, risk, face, telling);
            }
            (Action::Roll(black, white), Some(Task::Roll)) => self.apply_roll(black, white, telling),
            (Action::Roll(black, white), Some(Task::Opening)) => {
                if let Some(block) = Block::of_dice(black, white) {
                    self.push(Task::Bag(Spot::Block(block)));
                }
            }
            (Action::Die(face), Some(Task::EventDie(officer, slot, hours))) => {
                self.risk_event(officer, slot, hours, face, telling);
            }
            (Action::Roll(black, white), Some(task)) => {
                let choice = self.table.choice(task);
                self.chosen(task, choice.and_then(|choice| choice.of_dice(black, white)), telling);
            }
            (Action::Die(face), Some(task)) => {
                let choice = self.table.choice(task);
                self.chosen(task, choice.and_then(|choice| choice.of_die(face)), telling);
            }
            (Action::Choose(_, slot, Side::A), _) => self.choose_away(slot, telling),
            (Action::Draw(colour), Some(Task::Bag(spot))) => self.place_gangster(colour, spot, telling),
            (Action::Drawn(timed), _) => self.printed_event(timed, None),
            (Action::Card(name), _) => {
                let timed = self.table.edition.own_events.card(name).is_some_and(|card| card.timed);
                self.printed_event(timed, Some(name));
            }
            (Action::Gains(gains), Some(Task::SolverGains(solver, helpers))) => {
                self.push(Task::HelperGains(solver, helpers, gains));
            }
            (Action::Gains(gains), Some(Task::HelperGains(solver, helpers, to_solver))) => {
                self.give_rewards(solver, to_solver, helpers, gains);
            }
            // Going on, declining a look, being done with a printed card.
            _ => {}
        }
    }
}
