//! Which actions are legal: each is checked against the pending task, and the list is every candidate of that
//! task that passes the same check. All of it is judged by the table and one hand of force cards.

use core::ops::ControlFlow;

use super::action::{Action, Deed, HandOp, How, MOST_HOURS, On, Side, Take};
use super::agenda::Task;
use super::block::Block;
use super::cards::{ForceId, ForceSet, Reward, RewardSet};
use super::event_set_up::Choice;
use super::illegal::Illegal;
use super::kinds::{Cards, Colour, DeedKind, Evidence, Officer, OfficerSet, Slot, Suspect};
use super::table::Table;
use crate::game::Visitor;
use crate::id::Id;

const FACES: core::ops::RangeInclusive<u8> = 1..=6;

/// What an action is judged by: the table, and the force cards that the deciding officer is known to have.
#[derive(Clone, Copy)]
pub(super) struct Judge<'a> {
    pub table: &'a Table,
    pub hand: ForceSet,
}

impl<'a> Judge<'a> {
    /// Everybody at the table: force cards are known where they lie open, in a team.
    pub fn open(table: &'a Table) -> Self {
        let decider = table.pending().map(|task| table.decider(task));
        let hand = decider.map_or(ForceSet::NONE, |officer| table.shared.force[table.hand_of(officer)]);
        Self { table, hand }
    }
}

impl Judge<'_> {
    pub(super) fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.table.ending.is_some() {
            return Err(Illegal::GameOver);
        }
        let table = self.table;
        match action {
            Action::Keep(officer, ability) => {
                self.decides(officer, Task::Keep(officer))?;
                let offered = table.mats[officer].offer.is_some_and(|offer| offer.contains(&ability));
                if offered { Ok(()) } else { Err(Illegal::NotOffered) }
            }
            Action::Act(officer, to, deed) => {
                if table.pending() != Some(Task::Second(officer)) {
                    self.decides(officer, Task::Turn(officer))?;
                }
                table.check_act(officer, to, deed)?;
                match deed {
                    Deed::Event(_, How::With(card)) if !self.hand.has(card) => Err(Illegal::NotInHand),
                    _ => Ok(()),
                }
            }
            Action::ActFor(officer, to, deed, hours) => {
                self.decides(officer, Task::Turn(officer))?;
                table.check_act_for(officer, to, deed, hours)
            }
            Action::Choose(officer, slot, _) => {
                if !table.is_in_play(officer) {
                    Err(Illegal::NotInPlay)
                } else if officer != table.now.officer {
                    Err(Illegal::NotYourTurn)
                } else if table.pending() == Some(Task::Choose(slot)) {
                    Ok(())
                } else {
                    Err(Illegal::NotNow)
                }
            }
            Action::Finish(officer) => self.decides(officer, Task::Second(officer)),
            Action::Play(officer, card, on) => {
                self.decides(officer, Task::Turn(officer))?;
                self.check_play(officer, card, on)
            }
            Action::Drop(officer, card) => {
                self.decides(officer, Task::Drop(officer))?;
                if self.hand.has(card) { Ok(()) } else { Err(Illegal::NotInHand) }
            }
            Action::FieldWork(officer) | Action::DrawForce(officer) => {
                self.decides(officer, Task::FieldWork(officer))
            }
            Action::Ask(officer, whom) => {
                self.decides(officer, Task::Ask(officer))?;
                self.check_ask(officer, whom)
            }
            Action::Peek(officer, evidence) => {
                self.decides(officer, Task::Peek(officer))?;
                match table.holders[evidence] {
                    None => Err(Illegal::NotSolved),
                    Some(holder) if holder == officer => Err(Illegal::HeldByYou),
                    Some(_) => Ok(()),
                }
            }
            Action::NoPeek(officer) => self.decides(officer, Task::Peek(officer)),
            Action::Report(officer) => match table.pending() {
                Some(Task::Turn(next)) if next == officer => {
                    if table.must_report(officer) {
                        Ok(())
                    } else {
                        Err(Illegal::NotYetReport)
                    }
                }
                _ => self.decides(officer, Task::Report(officer)),
            },
            Action::GoOn(officer) => self.decides(officer, Task::Report(officer)),
            Action::Accuse(officer, _) => self.decides(officer, Task::Accuse(officer)),
            Action::Right(right) => table.check_right(right),
            Action::Turned(success) => table.check_turned(success),
            Action::Die(face) => self.check_die(face),
            Action::Roll(black, white) => self.check_roll(black, white),
            Action::Draw(colour) => match table.pending() {
                Some(Task::Bag(_)) if table.city.bag.of(colour) > 0 => Ok(()),
                Some(Task::Bag(_)) => Err(Illegal::NotInBag),
                _ => Err(self.not_entered(table.bag == crate::chance::Source::Table)),
            },
            Action::Drawn(_) => match table.pending() {
                _ if table.cards == Cards::House => Err(Illegal::PrintedOnly),
                Some(Task::DrawEvent) => Ok(()),
                _ => Err(Illegal::NotNow),
            },
            Action::Card(name) => match table.pending() {
                _ if table.cards == Cards::House => Err(Illegal::PrintedOnly),
                Some(Task::DrawEvent) if table.edition.own_events.card(name).is_none() => {
                    Err(Illegal::NoSuchCard)
                }
                Some(Task::DrawEvent) if table.slots().has_name(name) => Err(Illegal::ThereAlready),
                Some(Task::DrawEvent) => Ok(()),
                _ => Err(Illegal::NotNow),
            },
            Action::Gains(gains) => match table.pending() {
                _ if table.cards == Cards::House => Err(Illegal::PrintedOnly),
                _ if gains.has(Reward::Clue) || gains.has(Reward::Stash) => Err(Illegal::HouseOnly),
                Some(Task::SolverGains(..) | Task::HelperGains(..)) => Ok(()),
                _ => Err(Illegal::NotNow),
            },
            Action::Done => match table.pending() {
                _ if table.cards == Cards::House => Err(Illegal::PrintedOnly),
                Some(Task::ByHand) => Ok(()),
                _ => Err(Illegal::NotNow),
            },
            Action::Hand(op) => table.check_hand(op),
        }
    }

    /// Whether it is this officer's to decide this.
    fn decides(&self, officer: Officer, task: Task) -> Result<(), Illegal> {
        let pending = self.table.pending();
        if !self.table.is_in_play(officer) {
            Err(Illegal::NotInPlay)
        } else if pending == Some(task) {
            Ok(())
        } else if pending.is_some_and(|pending| self.table.decider(pending) == officer) {
            Err(Illegal::NotNow)
        } else {
            Err(Illegal::NotYourTurn)
        }
    }

    fn not_entered(&self, by_people: bool) -> Illegal {
        if by_people { Illegal::NotNow } else { Illegal::WrongSource }
    }

    fn check_ask(&self, officer: Officer, whom: Option<Officer>) -> Result<(), Illegal> {
        let table = self.table;
        let cards = match whom {
            None => table.ghost,
            Some(other) if other == officer => return Err(Illegal::AskedSelf),
            Some(other) if !table.is_in_play(other) => return Err(Illegal::NotInPlay),
            Some(other) => table.mats[other].suspects,
        };
        if cards > 0 { Ok(()) } else { Err(Illegal::NothingToAsk) }
    }

    /// One die: a risk, or it names a row or a column.
    fn check_die(&self, face: u8) -> Result<(), Illegal> {
        let pending = self.table.pending();
        let choice = pending.and_then(|task| self.table.choice(task));
        match (pending, choice) {
            (Some(Task::BackupDie(..) | Task::EventDie(..)), _)
            | (_, Some(Choice::Rows(_) | Choice::Columns(_)))
                if !FACES.contains(&face) =>
            {
                Err(Illegal::NoSuchFace)
            }
            (Some(Task::BackupDie(..) | Task::EventDie(..)), _) => Ok(()),
            (_, Some(choice @ (Choice::Rows(_) | Choice::Columns(_)))) => {
                choice.of_die(face).map(drop).ok_or(Illegal::RollAgain)
            }
            _ => Err(self.not_entered(self.table.people_roll())),
        }
    }

    fn check_roll(&self, black: u8, white: u8) -> Result<(), Illegal> {
        let choice = self.table.pending().and_then(|task| self.table.choice(task));
        let allowed = match (self.table.pending(), choice) {
            (Some(Task::Roll), _) => None,
            (Some(Task::Opening), _) => Some(self.table.city.free()),
            (_, Some(Choice::Blocks(blocks))) => Some(blocks),
            _ => return Err(self.not_entered(self.table.people_roll())),
        };
        if !FACES.contains(&black) || !FACES.contains(&white) {
            return Err(Illegal::NoSuchFace);
        }
        match (allowed, Block::of_dice(black, white)) {
            (None, _) => Ok(()),
            (Some(blocks), Some(block)) if blocks.has(block) => Ok(()),
            _ => Err(Illegal::RollAgain),
        }
    }

    /// What can be entered openly: not whom an officer accuses, unless the team does.
    pub(super) fn visit_open(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        match self.table.pending() {
            Some(Task::Accuse(_)) if !self.table.mode.is_team() => ControlFlow::Continue(()),
            _ => self.visit_legal(visit),
        }
    }

    pub(super) fn visit_legal(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        let visit = &mut |action: Action| {
            if self.check(action).is_ok() { visit(action) } else { ControlFlow::Continue(()) }
        };
        let Some(task) = self.table.pending() else { return ControlFlow::Continue(()) };
        match task {
            Task::Keep(officer) => {
                for ability in self.table.mats[officer].offer.iter().flatten() {
                    visit(Action::Keep(officer, *ability))?;
                }
            }
            Task::Turn(officer) => self.turns(officer, visit)?,
            Task::Second(officer) => {
                self.acts(officer, None, visit)?;
                visit(Action::Finish(officer))?;
            }
            Task::Choose(slot) => {
                for side in Side::ALL {
                    visit(Action::Choose(self.table.now.officer, slot, side))?;
                }
            }
            Task::FieldWork(officer) => {
                visit(Action::FieldWork(officer))?;
                visit(Action::DrawForce(officer))?;
            }
            Task::Drop(officer) => {
                for card in self.hand {
                    visit(Action::Drop(officer, card))?;
                }
            }
            Task::Ask(officer) => {
                for whom in self.table.officers().map(Some).chain([None]) {
                    visit(Action::Ask(officer, whom))?;
                }
            }
            Task::Peek(officer) => {
                for evidence in Evidence::ALL {
                    visit(Action::Peek(officer, evidence))?;
                }
                visit(Action::NoPeek(officer))?;
            }
            Task::Report(officer) => {
                visit(Action::Report(officer))?;
                visit(Action::GoOn(officer))?;
            }
            Task::Right => {
                for bits in 0..1 << Officer::MOST {
                    visit(Action::Right(OfficerSet::from_bits(bits)))?;
                }
            }
            Task::Turned(..) | Task::Taken(..) => {
                visit(Action::Turned(true))?;
                visit(Action::Turned(false))?;
            }
            Task::Accuse(officer) => {
                for suspect in Suspect::ALL {
                    visit(Action::Accuse(officer, suspect))?;
                }
            }
            Task::BackupDie(..) | Task::EventDie(..) => dice(visit)?,
            Task::SetUp(..) if !matches!(self.table.choice(task), Some(Choice::Blocks(_))) => dice(visit)?,
            Task::Opening | Task::SetUp(..) | Task::Drift(_) | Task::DriftFrom(..) | Task::Roll => {
                for black in FACES {
                    for white in FACES {
                        visit(Action::Roll(black, white))?;
                    }
                }
            }
            Task::Bag(_) => {
                for colour in Colour::ALL {
                    visit(Action::Draw(colour))?;
                }
            }
            Task::DrawEvent => {
                visit(Action::Drawn(false))?;
                visit(Action::Drawn(true))?;
                self.table.edition.own_events.names().try_for_each(|name| visit(Action::Card(name)))?;
            }
            Task::SolverGains(..) | Task::HelperGains(..) => {
                for bits in 0..1 << Reward::PRINTED.len() {
                    visit(Action::Gains(RewardSet::from_bits(bits)))?;
                }
            }
            Task::ByHand => visit(Action::Done)?,
            // These wait for nobody.
            _ => {}
        }
        match self.table.cards {
            Cards::Printed => HandOp::visit_all(self.table, &mut |op| visit(Action::Hand(op))),
            Cards::House => ControlFlow::Continue(()),
        }
    }

    fn turns(&self, officer: Officer, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        let table = self.table;
        let at = table.mats[officer].at;
        let places = [None].into_iter().chain(Block::all().filter(|&block| block != at).map(Some));
        for to in places.filter(|&to| table.check_drive(officer, to).is_ok()) {
            self.acts(officer, to, visit)?;
        }
        visit(Action::Report(officer))?;
        let hand = if table.cards == Cards::House { self.hand } else { ForceSet::NONE };
        hand.into_iter().try_for_each(|card| self.plays(officer, card, visit))
    }

    /// The kinds of action are sifted before every single action is checked: most are not possible at all, and a
    /// list is made for every screen.
    fn acts(&self, officer: Officer, to: Option<Block>, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        let table = self.table;
        let here = to.unwrap_or(table.mats[officer].at);
        let by_people = table.cards == Cards::Printed;
        let visit = &mut |deed| {
            visit(Action::Act(officer, to, deed))?;
            if !by_people || table.check_deed(officer, here, deed).is_err() {
                return ControlFlow::Continue(());
            }
            (1..=MOST_HOURS).try_for_each(|hours| visit(Action::ActFor(officer, to, deed, hours)))
        };
        for kind in DeedKind::all().filter(|&kind| table.check_kind(officer, kind).is_ok()) {
            let possible = |deed| table.check_deed(officer, here, deed).is_ok();
            match kind {
                DeedKind::Event => self.event_deeds(officer, here, visit)?,
                DeedKind::Backup if possible(Deed::Backup(1)) => {
                    FACES.map(Deed::Backup).try_for_each(&mut *visit)?;
                }
                DeedKind::Stakeout if table.city.stakeout.has(here) => {
                    FACES.map(Deed::Stakeout).try_for_each(&mut *visit)?;
                }
                DeedKind::Card if possible(Deed::Card(1)) => {
                    FACES.map(Deed::Card).try_for_each(&mut *visit)?;
                }
                DeedKind::Backup | DeedKind::Stakeout | DeedKind::Card => {}
                _ => plain(kind).map_or(ControlFlow::Continue(()), &mut *visit)?,
            }
            if let Some(take) = Take::of(kind).filter(|_| table.reaches(officer, kind)) {
                for block in table.near(officer, here) & table.city.occupied() {
                    visit(Deed::From(take, block))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Every way to work on the events in play.
    fn event_deeds(
        &self,
        officer: Officer,
        here: Block,
        visit: &mut dyn FnMut(Deed) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let table = self.table;
        for slot in Slot::ALL.into_iter().filter(|&slot| table.house_event(slot).is_some()) {
            let near = table.near(officer, here);
            if !table.event_blocks(officer, here, slot).meets(near) {
                continue;
            }
            visit(Deed::Event(slot, How::Plain))?;
            FACES.map(How::Risk).try_for_each(|how| visit(Deed::Event(slot, how)))?;
            near.iter().map(How::From).try_for_each(|how| visit(Deed::Event(slot, how)))?;
            for card in self.hand {
                visit(Deed::Event(slot, How::With(card)))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn plays(&self, officer: Officer, card: ForceId, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        visit(Action::Play(officer, card, None))?;
        Slot::ALL
            .into_iter()
            .try_for_each(|slot| visit(Action::Play(officer, card, Some(On::Slot(slot)))))?;
        Block::all().try_for_each(|block| visit(Action::Play(officer, card, Some(On::Block(block)))))
    }

    /// Whether the officer whose turn it is may play this force card.
    fn check_play(&self, officer: Officer, card: ForceId, on: Option<On>) -> Result<(), Illegal> {
        // What everybody sees comes before what only the holder may know.
        self.table.check_play(officer, card, on)?;
        if self.hand.has(card) { Ok(()) } else { Err(Illegal::NotInHand) }
    }
}

/// The deed of a kind that needs nothing said.
fn plain(kind: DeedKind) -> Option<Deed> {
    match kind {
        DeedKind::Arrest => Some(Deed::Arrest),
        DeedKind::Coffee => Some(Deed::Coffee),
        DeedKind::Informant => Some(Deed::Informant),
        DeedKind::Witness => Some(Deed::Witness),
        DeedKind::Search => Some(Deed::Search),
        DeedKind::Hold => Some(Deed::Hold),
        DeedKind::Book => Some(Deed::Book),
        DeedKind::Backup | DeedKind::Stakeout | DeedKind::Event | DeedKind::Card => None,
    }
}

fn dice(visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
    FACES.map(Action::Die).try_for_each(visit)
}
