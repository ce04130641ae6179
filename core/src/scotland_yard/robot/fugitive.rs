//! How Mister X decides: with the table and his own secret.
//!
//! All he could do is judged at first sight; the 24 best choices are played out in his head, game after game. The
//! detectives of these games suspect him where real ones will, by what lies open. After a share of the games the worse half
//! of the choices is dropped, until one is left. Each choice is tried with the same chances as the others. How long it
//! takes is counted in rounds of these games and is the same for every turn, also where he has no choice: the time tells
//! nothing.

use core::task::Poll;

use super::super::action::Action;
use super::super::secret::Secret;
use super::super::station::Station;
use super::super::table::{Phase, Table};
use super::super::ticket::Ticket;
use super::Level;
use super::belief::{Belief, Making};
use super::choices::{self, Arm, Arms, Sight};
use super::playout::{Playout, Round};
use crate::fuel::{Fuel, Stepper};
use crate::robots::Dice;

/// What a double and a black ticket cost, in 256ths of the game: a game in the head spends them badly, and so shows too
/// little of what they are worth.
const DOUBLE: i32 = 40;
const BLACK: i32 = 12;
/// How many places stand for all where he may be.
const CROWD: usize = 160;
/// How many rounds a game in the head has, as far as the amount of work goes.
const ROUNDS: u32 = 16;

/// One of his choices and how it leaves him.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Exposure {
    /// The choice.
    pub action: Action,
    /// How much of the rounds to go he survives with it in the games in his head, in percent.
    pub survives: u8,
}

/// Works out what Mister X does. A unit of fuel is a first step with all that can follow it, or a round of a game in his
/// head; before, a window of the trail.
#[derive(Clone)]
pub struct Fugitive {
    table: Table,
    at: Station,
    level: Level,
    seed: u64,
    /// Where he may be, the likelier a place the more often.
    crowd: heapless::Vec<Station, CROWD>,
    arms: Arms,
    stage: Stage,
}

#[derive(Clone)]
// One of them at a time is all that there is; boxes there are none.
#[allow(clippy::large_enum_variant)]
enum Stage {
    Believe(Making),
    Look,
    List { sight: Sight, first: usize, slips: Dice },
    Play { heat: Heat, playout: Playout },
    Done,
}

/// How far the games are.
#[derive(Clone, Copy)]
struct Heat {
    /// How many of the choices are still in it: the first ones.
    alive: usize,
    /// How many times the others will be halved.
    halvings: u32,
    /// Which of them is played, the how manieth time.
    arm: usize,
    number: u32,
    /// Rounds played in all, and at how many the next half is dropped.
    rounds: u32,
    until: u32,
}

impl Fugitive {
    /// At this table with this secret; the seed is of the chances in his head.
    pub fn new(table: &Table, secret: &Secret, level: Level, seed: u64) -> Self {
        let turn = u64::from(table.round) << 8 | u64::from(table.phase == Phase::Decide);
        Self {
            table: table.clone(),
            at: secret.at,
            level,
            seed: seed ^ turn.wrapping_mul(0x9E37_79B9_7F4A_7C15),
            crowd: heapless::Vec::new(),
            arms: Arms::new(),
            stage: Stage::Believe(Making::new(table)),
        }
    }

    /// As [`Fugitive::new`], but these two choices alone are played out, each as often as the other and with the same
    /// chances: how much better one is.
    pub fn between(table: &Table, secret: &Secret, choices: [Action; 2], level: Level, seed: u64) -> Self {
        let mut fugitive = Self::new(table, secret, level, seed);
        if table.phase == Phase::Flee {
            for action in choices {
                let _ = fugitive.arms.push(Arm { action, worth: 0, sum: 0, games: 0 });
            }
        }
        fugitive
    }

    /// How much of the work is done, in percent.
    pub fn progress(&self) -> u8 {
        match &self.stage {
            Stage::Believe(_) | Stage::Look | Stage::List { .. } => 0,
            Stage::Play { heat, .. } => {
                (heat.rounds.min(self.budget()) / (self.budget() / 100).max(1)).min(99) as u8
            }
            Stage::Done => 100,
        }
    }

    /// His best choices, best first, once the work is done: at most three.
    pub fn exposures(&self) -> impl Iterator<Item = Exposure> {
        let arms: &[Arm] = if matches!(self.stage, Stage::Done) { &self.arms } else { &[] };
        arms.iter().take(super::ADVISED).map(|arm| {
            let survives = (u64::from(arm.sum) * 100 / (u64::from(arm.games.max(1)) * 256)).min(100) as u8;
            Exposure { action: arm.action, survives }
        })
    }

    fn budget(&self) -> u32 {
        u32::from(self.level.playouts()) * ROUNDS
    }

    /// What the table thinks of where he is; choices to compare are given, else he looks for some.
    fn believed(&mut self, belief: &Belief) -> Stage {
        self.crowd = belief.crowd();
        if self.arms.is_empty() { Stage::Look } else { self.first_game() }
    }

    /// All that he may do.
    fn look(&mut self) -> Stage {
        match self.table.phase {
            Phase::Flee => Stage::List {
                sight: Sight::new(&self.table, self.at),
                first: 0,
                slips: Dice::new(self.seed, 0),
            },
            Phase::Decide => {
                choices::decisions(&self.table, &mut self.arms);
                self.first_game()
            }
            Phase::Pursue(_) | Phase::Board | Phase::Over(_) => Stage::Done,
        }
    }

    fn list(&mut self, sight: Sight, first: usize, mut slips: Dice) -> Stage {
        // A Mister X who looks one move ahead keeps his doubles until somebody is next to him.
        let doubles = self.level.playouts() > 0 || sight.in_reach();
        let slip = usize::from(self.level.mister_x_slips());
        let arms = &mut self.arms;
        let mut see = |action, worth| choices::keep(arms, action, worth - slips.below(slip) as i32);
        match sight.list(&self.table, first, doubles, &mut see) {
            Some(()) => Stage::List { sight, first: first + 1, slips },
            None => self.first_game(),
        }
    }

    fn first_game(&mut self) -> Stage {
        let alive = self.arms.len();
        if self.budget() == 0 || alive == 0 {
            return Stage::Done;
        }
        let halvings = alive.next_power_of_two().ilog2().max(1);
        let heat = Heat { alive, halvings, arm: 0, number: 0, rounds: 0, until: self.budget() / halvings };
        self.game(heat)
    }

    fn game(&self, heat: Heat) -> Stage {
        let action = self.arms.get(heat.arm).map_or(Action::Hide, |arm| arm.action);
        let dice = Dice::new(self.seed, heat.number + 1);
        Stage::Play { heat, playout: Playout::begin(&self.table, self.at, &self.crowd, action, dice) }
    }

    /// A game in the head is over: on to the next one.
    fn after_game(&mut self, mut heat: Heat, survived: u32) -> Stage {
        if let Some(arm) = self.arms.get_mut(heat.arm) {
            arm.sum += survived;
            arm.games += 1;
        }
        heat.arm += 1;
        if heat.arm >= heat.alive {
            (heat.arm, heat.number) = (0, heat.number + 1);
        }
        if heat.rounds >= heat.until {
            if let Some(alive) = self.arms.get_mut(..heat.alive) {
                crate::order::sort_by_key(alive, |arm| {
                    (core::cmp::Reverse(value(arm)), core::cmp::Reverse(arm.worth))
                });
            }
            heat.alive = heat.alive.div_ceil(2);
            heat.halvings -= 1;
            heat.arm = 0;
            if heat.halvings == 0 {
                return Stage::Done;
            }
            heat.until = heat.rounds + self.budget().saturating_sub(heat.rounds) / heat.halvings;
        }
        self.game(heat)
    }

    fn round(&mut self, mut heat: Heat, mut playout: Playout) -> Stage {
        let (begun, last) = (u32::from(self.table.round), u32::from(self.table.edition.rounds));
        heat.rounds += 1;
        let survived = match playout.round() {
            Round::GoesOn => return Stage::Play { heat, playout },
            Round::Caught(round) => 256 * (u32::from(round) - begun) / (last + 1 - begun),
            Round::Escaped => 256,
        };
        self.after_game(heat, survived)
    }
}

/// How good a choice is, by the games with it, in 16ths of 256ths.
fn value(arm: &Arm) -> i32 {
    let mean = (u64::from(arm.sum) * 16).checked_div(arm.games.into()).unwrap_or(0) as i32;
    let black = |ticket| if ticket == Ticket::Black { BLACK } else { 0 };
    let spent = match arm.action {
        Action::Flee(step) => black(step.ticket),
        Action::Double(first, second) => DOUBLE + black(first.ticket) + black(second.ticket),
        _ => 0,
    };
    mean - 16 * spent
}

impl Stepper for Fugitive {
    /// The action; none if Mister X has nothing to decide.
    type Output = Option<Action>;

    fn step(&mut self, fuel: &mut Fuel) -> Poll<Option<Action>> {
        loop {
            if matches!(self.stage, Stage::Done) {
                return Poll::Ready(self.arms.first().map(|best| best.action));
            }
            if !fuel.burn() {
                return Poll::Pending;
            }
            self.stage = match core::mem::replace(&mut self.stage, Stage::Done) {
                Stage::Believe(mut making) => match making.step(&self.table) {
                    true => self.believed(&making.belief),
                    false => Stage::Believe(making),
                },
                Stage::Look => self.look(),
                Stage::List { sight, first, slips } => self.list(sight, first, slips),
                Stage::Play { heat, playout } => self.round(heat, playout),
                Stage::Done => Stage::Done,
            };
        }
    }
}
