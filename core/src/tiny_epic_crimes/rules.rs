//! Which actions are legal: each is checked against the pending task, and the list is every candidate of that
//! task that passes the same check. All of it is judged by the table and one hand of force cards.

use core::ops::ControlFlow;

use super::action::{Action, Deed, HandOp};
use super::agenda::Task;
use super::block::{Block, BlockSet};
use super::cards::{ForceId, ForceSet, Reward, RewardSet};
use super::illegal::Illegal;
use super::table::Table;
use super::words::{Cards, Colour, DeedKind, DeedSet, Evidence, Officer, OfficerSet, Slot, Suspect};
use crate::game::Visitor;
use crate::id::Id;

const FACES: core::ops::RangeInclusive<u8> = 1..=6;

/// Who judges an action: what lies on the table, and the force cards that the officer who decides is known to have.
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
                self.decides(officer, Task::Turn(officer))?;
                table.check_act(officer, to, deed).map(drop)
            }
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
            Action::Die(face) => match table.pending() {
                Some(Task::BackupDie(..)) if FACES.contains(&face) => Ok(()),
                Some(Task::BackupDie(..)) => Err(Illegal::NoSuchFace),
                _ => Err(self.not_entered(table.people_roll())),
            },
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
            Action::Gains(_) => match table.pending() {
                _ if table.cards == Cards::House => Err(Illegal::PrintedOnly),
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

    fn check_roll(&self, black: u8, white: u8) -> Result<(), Illegal> {
        let table = self.table;
        let allowed = match table.pending() {
            Some(Task::Roll) => None,
            Some(Task::Opening) => Some(table.city.free()),
            Some(Task::SetUp(slot, tokens, gangsters, _)) => {
                Some(table.set_up_blocks(slot, tokens, gangsters).unwrap_or(BlockSet::NONE))
            }
            _ => return Err(self.not_entered(table.people_roll())),
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
            Task::Accuse(officer) => {
                for suspect in Suspect::ALL {
                    visit(Action::Accuse(officer, suspect))?;
                }
            }
            Task::BackupDie(..) => {
                for face in FACES {
                    visit(Action::Die(face))?;
                }
            }
            Task::Opening | Task::SetUp(..) | Task::Roll => {
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
            }
            Task::SolverGains(..) | Task::HelperGains(..) => {
                for bits in 0..1 << Reward::COUNT {
                    visit(Action::Gains(RewardSet::from_bits(bits)))?;
                }
            }
            Task::ByHand => visit(Action::Done)?,
            // These wait for nobody.
            _ => {}
        }
        if self.table.cards == Cards::Printed { self.hand_ops(visit) } else { ControlFlow::Continue(()) }
    }

    /// The kinds of action and the blocks are sifted before every single action is checked: most are not possible
    /// at all, and a list is made for every screen.
    fn turns(&self, officer: Officer, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        let table = self.table;
        let at = table.mats[officer].at;
        let kinds: DeedSet =
            DeedKind::all().filter(|&kind| table.check_kind(officer, kind).is_ok()).collect();
        let places = [None].into_iter().chain(Block::all().filter(|&block| block != at).map(Some));
        for to in places {
            let here = to.unwrap_or(at);
            let deeds =
                kinds.iter().flat_map(least_of).filter(|&deed| table.check_deed(officer, here, deed).is_ok());
            for deed in deeds {
                match deed {
                    Deed::Backup(_) => risks(Deed::Backup, officer, to, visit)?,
                    Deed::Stakeout(_) => risks(Deed::Stakeout, officer, to, visit)?,
                    Deed::Card(_) => risks(Deed::Card, officer, to, visit)?,
                    _ => visit(Action::Act(officer, to, deed))?,
                }
            }
        }
        visit(Action::Report(officer))?;
        let hand = if table.cards == Cards::House { self.hand } else { ForceSet::NONE };
        hand.into_iter().try_for_each(|card| self.plays(officer, card, visit))
    }

    fn plays(&self, officer: Officer, card: ForceId, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        visit(Action::Play(officer, card, None))?;
        Block::all().try_for_each(|block| visit(Action::Play(officer, card, Some(block))))
    }

    /// Whether the officer whose turn it is may play this force card.
    fn check_play(&self, officer: Officer, card: ForceId, on: Option<Block>) -> Result<(), Illegal> {
        // What everybody sees comes before what only the holder may know.
        self.table.check_play(officer, card, on)?;
        if self.hand.has(card) { Ok(()) } else { Err(Illegal::NotInHand) }
    }

    /// Every hand operation, most of them not possible now.
    fn hand_ops(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        let visit = &mut |op| visit(Action::Hand(op));
        for block in Block::all() {
            for colour in Colour::ALL {
                visit(HandOp::Put(block, colour))?;
            }
            visit(HandOp::Draw(block))?;
            visit(HandOp::Lift(block))?;
            for slot in Slot::ALL {
                visit(HandOp::Token(slot, block))?;
                visit(HandOp::Untoken(slot, block))?;
            }
        }
        for op in [HandOp::Scatter, HandOp::AnyTime, HandOp::Penalty] {
            visit(op)?;
        }
        for slot in Slot::ALL {
            for colour in Colour::ALL {
                visit(HandOp::Captive(slot, colour))?;
                visit(HandOp::Release(slot, colour))?;
            }
            visit(HandOp::DrawCaptive(slot))?;
            visit(HandOp::ScatterToken(slot))?;
        }
        for officer in self.table.officers() {
            for hour in 0..=self.table.board().last {
                visit(HandOp::Clock(officer, hour))?;
            }
            for block in Block::all() {
                visit(HandOp::Car(officer, block))?;
            }
            for op in [HandOp::Suspect, HandOp::Force, HandOp::Badge, HandOp::Peek, HandOp::Ask, HandOp::Used]
            {
                visit(op(officer))?;
            }
            for slot in Slot::ALL {
                for bits in 0..1 << Officer::MOST {
                    visit(HandOp::Resolve(slot, officer, OfficerSet::from_bits(bits)))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The deeds of a kind, each with the least risk.
fn least_of(kind: DeedKind) -> impl Iterator<Item = Deed> {
    let slots = if kind == DeedKind::Event { Slot::ALL.as_slice() } else { &[] };
    let plain = match kind {
        DeedKind::Arrest => Some(Deed::Arrest),
        DeedKind::Coffee => Some(Deed::Coffee),
        DeedKind::Backup => Some(Deed::Backup(1)),
        DeedKind::Informant => Some(Deed::Informant),
        DeedKind::Witness => Some(Deed::Witness),
        DeedKind::Search => Some(Deed::Search),
        DeedKind::Stakeout => Some(Deed::Stakeout(1)),
        DeedKind::Hold => Some(Deed::Hold),
        DeedKind::Book => Some(Deed::Book),
        DeedKind::Card => Some(Deed::Card(1)),
        DeedKind::Event => None,
    };
    plain.into_iter().chain(slots.iter().copied().map(Deed::Event))
}

fn risks(
    deed: fn(u8) -> Deed,
    officer: Officer,
    to: Option<Block>,
    visit: &mut Visitor<'_, Action>,
) -> ControlFlow<()> {
    FACES.into_iter().try_for_each(|hours| visit(Action::Act(officer, to, deed(hours))))
}
