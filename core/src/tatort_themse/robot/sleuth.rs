//! How Confidant decides on a seat of its own: with the table and its own hand.
//!
//! Each choice is judged at first sight; the best ones are tried in games in the head, in which the hidden cards lie as
//! they may lie and everybody plays by habit. After a share of the games the worse half of the choices is dropped, until
//! one is left. Each choice is tried with the same cards and chances as the others. The amount of work is counted in turns
//! of these games and depends on nothing hidden: the time tells nothing.

use core::cmp::Reverse;
use core::task::Poll;

use super::super::action::{Action, Deed, Place};
use super::super::rules::Seen;
use super::super::table::{Phase, Step, Table};
use super::super::wall::{Column, HEIGHT};
use super::super::witness::Witnesses;
use super::choices::{Arm, Arms, Sight, keep};
use super::habits;
use super::head::{Ground, Head};
use crate::fuel::{Fuel, Stepper};
use crate::id::Id;
use crate::robots::{Dice, Level};
use crate::seat::Seat;

/// Turns in the head for a unit of fuel.
const TURNS_A_UNIT: u32 = 16;
/// A game in the head that does not end is broken off.
const LONGEST: u32 = 240;
/// Looks at clues that could be taken: each column, with each number of removals.
const LOOKS: usize = Column::COUNT * HEIGHT;

/// How much thought a decision is given.
#[derive(Clone, Copy)]
struct Thought {
    /// Units for the question whether a clue is taken, and which.
    clue: u32,
    /// Units for the question who is questioned.
    witness: u32,
    /// By how much a choice is misjudged at most.
    slip: usize,
}

fn thought(level: Level) -> Thought {
    match level {
        Level::Easy => Thought { clue: 0, witness: 0, slip: 48 },
        Level::Medium => Thought { clue: 200, witness: 100, slip: 0 },
        Level::Hard | Level::Expert => Thought { clue: 1200, witness: 650, slip: 0 },
    }
}

/// Works out what the seat to move does. A unit of fuel is a look at one choice, or some turns of a game in the head.
#[derive(Clone)]
pub struct Sleuth {
    table: Table,
    hand: Witnesses,
    ground: Ground,
    thought: Thought,
    seed: u64,
    arms: Arms,
    stage: Stage,
    /// Units burnt in this turn.
    burnt: u32,
}

#[derive(Clone)]
// One of them at a time is all that there is; boxes there are none.
#[allow(clippy::large_enum_variant)]
enum Stage {
    /// Looks for clues to take, at the column and number of removals with this index.
    Clues(usize),
    /// Looks for witnesses to question.
    Witnesses,
    /// Plays games in the head.
    Play(Heat),
    /// Knows what it does.
    Done(Option<Deed>),
}

/// How far the games are.
#[derive(Clone)]
struct Heat {
    /// How many of the choices are still in it: the first ones.
    alive: usize,
    /// How many times they will be halved.
    halvings: u32,
    /// Which of them is played, the how manieth time.
    arm: usize,
    number: u32,
    /// Units to go in all, and until the next half is dropped.
    left: u32,
    until: u32,
    /// The game that is played, and for how many turns.
    head: Head,
    dice: Dice,
    turns: u32,
}

impl Sleuth {
    /// For this seat at this table, with this hand; the seed is of the chances in the head.
    pub fn new(table: &Table, seat: Seat, hand: &Witnesses, level: Level, seed: u64) -> Self {
        let stage = match table.phase {
            Phase::Turn(turn, _) if turn != seat => Stage::Done(None),
            Phase::Turn(_, Step::Taken) => Stage::Witnesses,
            Phase::Turn(..) => Stage::Clues(0),
            Phase::Over(_) => Stage::Done(None),
        };
        let thought = thought(level);
        // The second decision of a turn goes on where the first one ended.
        let burnt = if matches!(stage, Stage::Witnesses) { LOOKS as u32 + 1 + thought.clue } else { 0 };
        Self {
            table: table.clone(),
            hand: *hand,
            ground: Ground::of(table, seat, hand),
            thought,
            seed,
            arms: Arms::new(),
            stage,
            burnt,
        }
    }

    /// How much of the work is done, in percent.
    pub fn progress(&self) -> u8 {
        let all = LOOKS as u32 + self.thought.clue + self.thought.witness + 2;
        match self.stage {
            Stage::Done(_) => 100,
            _ => (self.burnt * 100 / all).min(99) as u8,
        }
    }

    /// Looks at one of the clues that could be taken.
    fn look_at_clue(&mut self, index: usize) -> Stage {
        let head = Head::begin(&self.ground, &mut Dice::new(self.seed, 0));
        let seen = Seen { table: &self.table, hand: &self.hand, seat: self.ground.seat };
        let sight = Sight::new(seen, &self.ground, &head);
        if let Phase::Turn(_, Step::Removed(column)) = self.table.phase {
            // What comes now is decided: only the payment is left.
            return Stage::Done(sight.take(column, 0).map(|(deed, _)| deed));
        }
        let mut slips = Dice::new(self.seed, 1 + index as u32);
        let slip = self.thought.slip;
        let mut see = |deed, worth| keep(&mut self.arms, deed, worth + slips.below(slip) as i32);
        let Some(column) = Column::at(index / HEIGHT) else {
            if !self.table.nobody_to_question() {
                see(None, 0);
            }
            if sight.seen.check(Deed::Pass).is_ok() {
                see(Some(Deed::Pass), 0);
            }
            if sight.seen.check(Deed::Renew).is_ok() {
                see(Some(Deed::Renew), 1);
            }
            return self.play(self.thought.clue);
        };
        if let Some((deed, worth)) = sight.take(column, (index % HEIGHT) as u8) {
            see(Some(deed), worth);
        }
        Stage::Clues(index + 1)
    }

    fn look_at_witnesses(&mut self) -> Stage {
        self.arms.clear();
        let head = Head::begin(&self.ground, &mut Dice::new(self.seed, 0));
        let seen = Seen { table: &self.table, hand: &self.hand, seat: self.ground.seat };
        let sight = Sight::new(seen, &self.ground, &head);
        let mut slips = Dice::new(self.seed, 1 + LOOKS as u32);
        let slip = self.thought.slip;
        let mut see = |deed, worth| keep(&mut self.arms, Some(deed), worth + slips.below(slip) as i32);
        for (deed, help) in Place::all().filter_map(|place| sight.open(place)) {
            see(deed, help);
        }
        if self.table.can_draw() {
            see(Deed::QuestionPile, 0);
        }
        self.play(self.thought.witness)
    }

    /// The games begin, if there is any thought to be given.
    fn play(&self, units: u32) -> Stage {
        let alive = self.arms.len();
        if units == 0 {
            return self.decided();
        }
        let halvings = alive.next_power_of_two().ilog2().max(1);
        let (head, dice) = self.game(0, 0);
        let until = units - units / halvings;
        Stage::Play(Heat { alive, halvings, arm: 0, number: 0, left: units, until, head, dice, turns: 0 })
    }

    /// The best choice is made.
    fn decided(&self) -> Stage {
        match self.arms.first() {
            // No clue is taken: who is questioned then?
            Some(Arm { deed: None, .. }) => Stage::Witnesses,
            best => Stage::Done(best.and_then(|arm| arm.deed)),
        }
    }

    /// A game in the head with this choice, behind it.
    fn game(&self, arm: usize, number: u32) -> (Head, Dice) {
        let mut dice = Dice::new(self.seed, LOOKS as u32 + 2 + number);
        let ground = &self.ground;
        let mut head = Head::begin(ground, &mut dice);
        let seat = ground.seat;
        let (taken, asks) = match self.arms.get(arm).and_then(|arm| arm.deed) {
            Some(Deed::Renew) => {
                head.renew(&mut dice);
                habits::turn(&mut head, ground, &mut dice);
                (None, false)
            }
            Some(Deed::Remove(column, count, payment)) => {
                head.pay_all(seat, &payment);
                (0..count).for_each(|_| head.lift(ground, column, None));
                habits::take(&mut head, ground, column);
                (None, true)
            }
            Some(Deed::Take(column, payment)) => {
                head.pay_all(seat, &payment);
                (Some(column), true)
            }
            Some(Deed::QuestionOpen(place)) => {
                if let Some(&kind) = self.table.row.get(place.index()) {
                    head.question(seat, kind);
                }
                head.end_turn(ground, &mut dice);
                (None, false)
            }
            Some(Deed::QuestionPile) => {
                head.question_pile(seat, &mut dice);
                head.end_turn(ground, &mut dice);
                (None, false)
            }
            Some(Deed::Pass) => {
                head.end_turn(ground, &mut dice);
                (None, false)
            }
            _ => (None, true),
        };
        if let Some(column) = taken {
            head.lift(ground, column, Some(seat));
        }
        if asks && !head.is_over() {
            habits::question(&mut head, ground, &mut dice);
        }
        (head, dice)
    }

    /// Plays on for a unit.
    fn play_on(&mut self, mut heat: Heat) -> Stage {
        for _ in 0..TURNS_A_UNIT {
            if heat.head.is_over() || heat.turns >= LONGEST {
                if let Some(arm) = self.arms.get_mut(heat.arm) {
                    arm.sum += heat.head.reward(&self.ground, self.ground.seat);
                    arm.games += 1;
                }
                heat.arm += 1;
                if heat.arm >= heat.alive {
                    (heat.arm, heat.number) = (0, heat.number + 1);
                }
                self.next_game(&mut heat);
            } else {
                habits::turn(&mut heat.head, &self.ground, &mut heat.dice);
                heat.turns += 1;
            }
        }
        heat.left -= 1;
        if heat.left > heat.until {
            return Stage::Play(heat);
        }
        self.drop_half(heat)
    }

    fn next_game(&self, heat: &mut Heat) {
        (heat.head, heat.dice) = self.game(heat.arm, heat.number);
        heat.turns = 0;
    }

    /// The worse half of the choices is dropped.
    fn drop_half(&mut self, mut heat: Heat) -> Stage {
        if let Some(alive) = self.arms.get_mut(..heat.alive) {
            crate::order::sort_by_key(alive, |arm| (Reverse(mean(arm)), Reverse(arm.worth)));
        }
        heat.alive = heat.alive.div_ceil(2);
        heat.halvings -= 1;
        if heat.halvings == 0 {
            return self.decided();
        }
        heat.until = heat.left - heat.left / heat.halvings;
        (heat.arm, heat.number) = (0, heat.number + 1);
        self.next_game(&mut heat);
        Stage::Play(heat)
    }
}

/// How good a choice is, by the games with it.
fn mean(arm: &Arm) -> u32 {
    (arm.sum * 64).checked_div(arm.games).unwrap_or(0)
}

impl Stepper for Sleuth {
    /// The action; none if the seat is not to move.
    type Output = Option<Action>;

    fn step(&mut self, fuel: &mut Fuel) -> Poll<Option<Action>> {
        loop {
            if let Stage::Done(deed) = self.stage {
                let seat = self.ground.seat;
                return Poll::Ready(deed.map(|deed| Action { seat, deed }));
            }
            if !fuel.burn() {
                return Poll::Pending;
            }
            self.burnt += 1;
            self.stage = match core::mem::replace(&mut self.stage, Stage::Done(None)) {
                Stage::Clues(index) => self.look_at_clue(index),
                Stage::Witnesses => self.look_at_witnesses(),
                Stage::Play(heat) => self.play_on(heat),
                Stage::Done(deed) => Stage::Done(deed),
            };
        }
    }
}
