//! Tiny Epic Crimes: officers of Echo Ridge look for one murderer among sixteen suspects within 48 hours.
//!
//! The standard game for three and four, the variant for two, the cooperative game and the solo game. What
//! everybody sees is a [`Table`], and it carries the rules of what an officer may do; this module adds what is
//! hidden (the murderer, the decks, the hands, what lies under tokens) and the machine that carries out one
//! [`Task`] after the other until somebody has to decide. Printed data: [`printed`].
//!
//! What the publisher prints and nobody has published is *reconstructed* or *house*; each table says so.

mod action;
mod agenda;
mod block;
mod by_hand;
pub mod cards;
mod city;
mod deeds;
pub mod edition;
mod ending;
mod events;
mod gains;
mod illegal;
mod judge;
mod layout;
mod legal;
mod mat;
mod news;
mod notation;
pub mod printed;
mod secret;
mod setup;
mod start;
mod table;
mod track;
pub mod words;

#[cfg(test)]
mod tests;

use core::ops::ControlFlow;

pub use action::{Action, Deed, HandOp};
pub use agenda::{MOST_TASKS, Spot, Task};
pub use block::{Block, BlockSet, Line, LineSet};
pub use city::{City, Crowd, OF_EACH_COLOUR};
pub use ending::{Outcome, Winners};
pub use events::{ActiveEvent, EventKind};
pub use illegal::Illegal;
pub use mat::Mat;
pub use news::{Happening, News, Whisper};
pub use printed::ECHO_RIDGE;
pub use secret::Private;
pub use setup::{OfficerStudy, Setup, SetupError, Study};
pub use table::{Ending, Now, Shared, Table};
pub use track::Track;

use crate::chance::Source;
use crate::game::{Game, Reasons, Told, Turn, Undo, Visitor};
use crate::id::{ById, Id};
use crate::seat::Seat;
use edition::Edition;
use news::Telling;
use secret::Secret;
use words::{Cards, Evidence, EvidenceSet, Finding, Officer, SuspectSet};

/// A game of Tiny Epic Crimes.
#[derive(Clone)]
pub struct TinyEpicCrimes {
    table: Table,
    secret: Secret,
}

impl Game for TinyEpicCrimes {
    type Printed = Edition;
    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Illegal = Illegal;
    type News = News;
    type Whisper = Whisper;
    type Outcome = Outcome;
    type Table = Table;
    type Private = Private;

    const NAME: &'static str = "tiny-epic-crimes";
    const RULES: u16 = 1;

    fn start(setup: &Setup, printed: &'static Edition, seed: u64) -> Result<Self, Reasons<SetupError>> {
        let mut game = start::lay_out(setup, printed, seed)?;
        game.run(&mut Telling::default());
        Ok(game)
    }

    fn author(action: Action) -> Option<Seat> {
        match action {
            Action::Keep(officer, _)
            | Action::Act(officer, ..)
            | Action::Play(officer, ..)
            | Action::Drop(officer, _)
            | Action::FieldWork(officer)
            | Action::DrawForce(officer)
            | Action::Ask(officer, _)
            | Action::Peek(officer, _)
            | Action::NoPeek(officer)
            | Action::Report(officer)
            | Action::GoOn(officer)
            | Action::Accuse(officer, _) => Some(officer.seat()),
            Action::Die(_)
            | Action::Roll(..)
            | Action::Draw(_)
            | Action::Drawn(_)
            | Action::Gains(_)
            | Action::Done
            | Action::Hand(_) => None,
        }
    }

    fn turn(&self) -> Turn<Outcome> {
        match (&self.table.ending, self.table.pending()) {
            (Some(ending), _) => Turn::Over(ending.outcome),
            (None, Some(task)) => Turn::Of(self.decider(task).seat()),
            // Cannot be: a running game always waits for somebody.
            (None, None) => Turn::Over(Outcome::AllLose),
        }
    }

    fn legal(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        self.visit_legal(visit)
    }

    fn is_legal(&self, action: Action) -> Result<(), Illegal> {
        self.check(action)
    }

    fn play(&mut self, action: Action) -> Result<Told<News, Whisper>, Illegal> {
        self.check(action)?;
        let author = Self::author(action).and_then(Officer::of);
        let mut telling = Telling { author, ..Telling::default() };
        self.carry_out_action(action, &mut telling);
        self.run(&mut telling);
        Ok(Told { table: telling.news, author: telling.whisper, undo: Undo::unless(telling.is_final) })
    }

    fn table(&self) -> Table {
        self.table.clone()
    }

    fn private(&self, seat: Seat) -> Private {
        let officer = Officer::of(seat).filter(|&officer| self.table.is_in_play(officer));
        let Some(officer) = officer else { return NOTHING };
        let mat = self.table.mat(officer);
        let secret = &self.secret;
        let evidence = self.evidence_of(officer);
        let seen = self.seen(officer);
        let team = self.table.mode.is_team();
        let looked = mat.looked.iter().map(|block| (block, secret.stakeouts[block]));
        let mut stakeouts = heapless::Vec::new();
        // There are no more than five tokens.
        stakeouts.extend(looked.take(stakeouts.capacity()));
        Private {
            hand: secret.hands[officer],
            seen,
            evidence,
            stakeouts,
            force: self.force_of(officer),
            possible: if team || self.table.ending.is_some() {
                self.table.possible()
            } else {
                self.table.matching(seen, &evidence)
            },
            accused: secret.accusations[officer],
        }
    }
}

const NOTHING: Private = Private {
    hand: SuspectSet::from_bits(0),
    seen: SuspectSet::from_bits(0),
    evidence: ById::new([None; Evidence::COUNT]),
    stakeouts: heapless::Vec::new(),
    force: cards::ForceSet::from_bits(0),
    possible: SuspectSet::from_bits(u16::MAX),
    accused: None,
};

impl TinyEpicCrimes {
    /// What everybody may know, without a copy.
    pub fn view(&self) -> &Table {
        &self.table
    }

    /// What an officer may read: what it holds, what it was granted a look at; in a team all that is solved.
    fn evidence_of(&self, officer: Officer) -> ById<Evidence, Option<Finding>, { Evidence::COUNT }> {
        if self.table.mode.is_team() {
            return self.table.shared.evidence;
        }
        let held = self.table.holders.iter().filter(|(_, holder)| **holder == Some(officer));
        let known: EvidenceSet =
            held.map(|(evidence, _)| evidence).chain(self.table.mat(officer).peeked).collect();
        let mut findings = ById::new([None; Evidence::COUNT]);
        for evidence in known {
            findings[evidence] = Some(self.table.edition.suspects.finding(self.secret.murderer, evidence));
        }
        findings
    }

    /// Who decides, or enters what was rolled and drawn.
    fn decider(&self, task: Task) -> Officer {
        match task {
            Task::Keep(officer)
            | Task::Turn(officer)
            | Task::FieldWork(officer)
            | Task::Drop(officer)
            | Task::Ask(officer)
            | Task::Peek(officer)
            | Task::Report(officer)
            | Task::Accuse(officer) => officer,
            _ => self.table.now.officer,
        }
    }

    /// Puts a task on top of the agenda.
    fn push(&mut self, task: Task) {
        // The capacity is above what the rules can pile up; a test plays for the highest pile.
        let _ = self.table.agenda.push(task);
    }

    /// Puts tasks on the agenda so that the first of them is on top.
    fn push_in_order(&mut self, tasks: &[Task]) {
        for &task in tasks.iter().rev() {
            self.push(task);
        }
    }

    /// Carries out tasks until one waits for a person.
    fn run(&mut self, telling: &mut Telling) {
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
            Task::BackupDie(..) | Task::Roll => self.people_roll(),
            Task::Opening => self.people_roll() && !table.city.bag.is_empty(),
            Task::SetUp(slot, tokens, gangsters, _) => {
                self.people_roll() && self.set_up_blocks(slot, tokens, gangsters).is_some()
            }
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
            | Task::Accuse(_) => true,
            Task::NextTurn
            | Task::Suspect(_)
            | Task::Force(_)
            | Task::Badge(_)
            | Task::Settle(_)
            | Task::Rolls
            | Task::Penalty
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
            Task::Settle(officer) => self.settle(officer, telling),
            Task::DrawEvent => self.draw_event(telling),
            Task::SetUp(slot, tokens, gangsters, captives) => {
                self.set_up(slot, tokens, gangsters, captives, telling);
            }
            Task::HelperGains(solver, helpers, gains) => {
                self.give_rewards(solver, gains, helpers, Default::default());
            }
            Task::Rolls => self.push_rolls(),
            Task::Roll => {
                telling.is_final = true;
                let chance = &mut self.secret.chance;
                let [black, white] = [(); 2].map(|()| chance.die(crate::chance::Purpose::Dice));
                self.apply_roll(black, white, telling);
            }
            Task::Bag(spot) => self.draw_gangster(spot, telling),
            Task::Penalty => self.penalty(telling),
            Task::EndTurn(officer) => self.end_turn(officer, telling),
            Task::Verdict => self.verdict(telling),
            // Nothing to choose, nothing to do.
            Task::Keep(_) | Task::Ask(_) | Task::Peek(_) => {}
            Task::Turn(_)
            | Task::FieldWork(_)
            | Task::Drop(_)
            | Task::ByHand
            | Task::SolverGains(..)
            | Task::Report(_)
            | Task::Accuse(_) => {}
        }
    }

    /// Carries out a legal action: the pending task is done, or (force cards, hand operations) still pending.
    fn carry_out_action(&mut self, action: Action, telling: &mut Telling) {
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
                    self.push(Task::NextTurn);
                    self.act(officer, to, deed, hours, telling);
                }
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
            (Action::Die(face), Some(Task::BackupDie(officer, risk))) => {
                self.backup(officer, risk, face, telling);
            }
            (Action::Roll(black, white), Some(Task::Roll)) => self.apply_roll(black, white, telling),
            (Action::Roll(black, white), Some(Task::Opening)) => {
                if let Some(block) = Block::of_dice(black, white) {
                    self.push(Task::Bag(Spot::Block(block)));
                }
            }
            (Action::Roll(black, white), Some(Task::SetUp(slot, tokens, gangsters, captives))) => {
                if let Some(block) = Block::of_dice(black, white) {
                    self.set_up_at(slot, tokens, gangsters, captives, block, telling);
                }
            }
            (Action::Draw(colour), Some(Task::Bag(spot))) => self.place_gangster(colour, spot, telling),
            (Action::Drawn(timed), _) => self.printed_event(timed),
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
