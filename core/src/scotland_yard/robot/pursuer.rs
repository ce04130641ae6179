//! How a detective decides: by the table alone.
//!
//! No search. The belief is carried over Mister X's next move. For each of the pawn's moves the detectives who move after
//! it in this round get, one after the other, the move that suits it best; then it is judged by how well all
//! together cover the places of that belief, and by how likely they catch him at once.

use core::task::Poll;

use super::super::action::Action;
use super::super::pawn::{MOST_DETECTIVES, Pawn};
use super::super::station::Station;
use super::super::table::{Phase, Posts, Table};
use super::super::ticket::Ticket;
use super::Level;
use super::belief::{Belief, Making, WHOLE};
use crate::fuel::{Fuel, Stepper};
use crate::id::Id;
use crate::robots::Dice;

/// How much being nearer than everybody else counts, beside the square of the detective's own distance.
const COVER: u32 = 64;
/// What a sure catch counts.
const HIT: u32 = 100;
/// How many bits after the point of a cost are dropped: sixteenths are left.
const FINE: u32 = 12;
/// How many moves a detective can have: stops and tickets of the busiest station.
const MOVES: usize = 20;
/// The best moves that an adviser names.
pub const ADVISED: usize = 3;

/// A move with what speaks for it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Advice {
    /// The move.
    pub action: Action,
    /// How likely it catches him at once, in percent.
    pub catches: u8,
    /// How likely he stands, after his next move, where a detective is one stop away, in percent.
    pub shuts_in: u8,
    /// The less the better; comparable with that of another move of the same turn.
    pub worth: i32,
}

/// Works out what the detective whose turn it is does. A unit of fuel is a window of the trail or a move of
/// one detective.
#[derive(Clone)]
pub struct Pursuer {
    table: Table,
    level: Level,
    dice: Dice,
    moves: heapless::Vec<Advice, MOVES>,
    stage: Stage,
}

#[derive(Clone)]
// One of them at a time is all that there is; boxes there are none.
#[allow(clippy::large_enum_variant)]
enum Stage {
    Believe(Making),
    Judge { now: Belief, next: Belief, judged: usize, plan: Option<Plan> },
    Done,
}

/// A move of the pawn, and what those after it would do.
#[derive(Clone, Copy)]
struct Plan {
    posts: Posts,
    /// Who is to move next.
    next: usize,
    /// How likely those after the pawn catch him at once.
    hits: u32,
}

impl Pursuer {
    /// At this table; the seed decides between moves that are as good, and the slips of the lower levels.
    pub fn new(table: &Table, level: Level, seed: u64) -> Self {
        let mut moves = heapless::Vec::new();
        let turn = match table.phase {
            Phase::Pursue(pawn) => {
                let _ = table.pursuits(pawn, &mut |action| {
                    let advice = Advice { action, catches: 0, shuts_in: 0, worth: 0 };
                    moves
                        .push(advice)
                        .map_or(core::ops::ControlFlow::Break(()), core::ops::ControlFlow::Continue)
                });
                u32::from(table.round) * 8 + pawn.index() as u32
            }
            _ => 0,
        };
        Self {
            table: table.clone(),
            level,
            dice: Dice::new(seed, turn),
            moves,
            stage: Stage::Believe(Making::new(table)),
        }
    }

    /// How much of the work is done, in percent.
    pub fn progress(&self) -> u8 {
        match &self.stage {
            Stage::Believe(_) => 0,
            Stage::Judge { judged, .. } => (judged * 100 / self.moves.len().max(1)) as u8,
            Stage::Done => 100,
        }
    }

    /// The best moves, best first, once the work is done: at most three.
    pub fn advice(&self) -> &[Advice] {
        match self.stage {
            Stage::Done => self.moves.get(..self.moves.len().min(ADVISED)).unwrap_or_default(),
            _ => &[],
        }
    }

    /// The belief that the moves are judged by: for the present, and after his next move.
    fn beliefs(&self, belief: Belief) -> (Belief, Belief) {
        if self.level.detectives_believe() {
            let next = belief.carried(&self.table, &self.table.standing(), None);
            (belief, next)
        } else {
            let even = Belief::even(self.table.possible);
            (even.clone(), even)
        }
    }

    /// The move in question is made; the colleagues are to follow.
    fn plan(&self, which: usize) -> Option<Plan> {
        let Action::Travel(pawn, step) = self.moves.get(which)?.action else { return None };
        let mut posts = self.table.standing();
        *posts.get_mut(pawn.index())? = Some(step.to);
        let next = if self.level.detectives_plan() { pawn.index() + 1 } else { MOST_DETECTIVES };
        Some(Plan { posts, next, hits: 0 })
    }

    /// One more colleague follows.
    fn follow(&self, mut plan: Plan, now: &Belief, next: &Belief) -> Plan {
        let (table, distances) = (&self.table, self.table.edition.map.distances);
        let index = plan.next;
        plan.next += 1;
        let Some(pawn) = Pawn::at(index).filter(|&pawn| table.detective(pawn).is_some()) else { return plan };
        let near = nearest(table, &plan.posts, Some(index), next);
        let mut best: Option<(i32, Station)> = None;
        for to in table.all_destinations(pawn) {
            if plan.posts.contains(&Some(to)) {
                continue;
            }
            let cover = next.iter().zip(&near).map(|((place, weight), &near)| {
                let own = u32::from(distances.between(to, place));
                weight * (own * own + COVER * own.min(near.into()))
            });
            let cost = (cover.sum::<u32>() >> FINE) as i32 - catch(now.at(to));
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, to));
            }
        }
        if let (Some((_, to)), Some(post)) = (best, plan.posts.get_mut(index)) {
            *post = Some(to);
            plan.hits += now.at(to);
        }
        plan
    }

    /// How good the move is, with all who follow it.
    fn judge(&mut self, plan: Plan, now: &Belief, next: &Belief, which: usize) {
        let table = &self.table;
        let Some(advice) = self.moves.get_mut(which) else { return };
        let Action::Travel(pawn, step) = advice.action else { return };
        let distances = table.edition.map.distances;
        let near = nearest(table, &plan.posts, None, next);
        // Those who have moved already stand where they stand.
        let movers = || plan.posts.iter().take(plan.next).skip(pawn.index()).flatten();
        let (mut cost, mut shut_in) = (0, 0);
        for ((place, weight), &near) in next.iter().zip(&near) {
            let own: u32 = movers().map(|&post| u32::from(distances.between(post, place)).pow(2)).sum();
            cost += weight * (own + COVER * u32::from(near));
            shut_in += if near <= 1 { weight } else { 0 };
        }
        let hit = now.at(step.to);
        let percent = |weight: u32| (weight.min(WHOLE) * 100 / WHOLE) as u8;
        advice.catches = percent(hit);
        advice.shuts_in = percent(shut_in);
        // In the last round there is no next move.
        let cover = if table.round >= table.edition.rounds { 0 } else { (cost >> FINE) as i32 };
        let left = table.detective(pawn).map_or(0, |detective| detective.tickets.of(step.ticket));
        let slip = self.dice.below(usize::from(self.level.detectives_slip()) << (16 - FINE));
        advice.worth = cover - catch(hit + plan.hits) + i32::from(8_u8.saturating_sub(left)) + slip as i32;
    }
}

/// What it counts to catch him as likely as that.
fn catch(hit: u32) -> i32 {
    ((hit * HIT) >> FINE) as i32
}

/// How far the nearest detective is from each place of the belief, in its order, one of them left out.
fn nearest(
    table: &Table,
    posts: &Posts,
    without: Option<usize>,
    belief: &Belief,
) -> heapless::Vec<u8, { Station::COUNT }> {
    let distances = table.edition.map.distances;
    let others = || {
        posts.iter().enumerate().filter(|&(other, _)| Some(other) != without).filter_map(|(_, post)| *post)
    };
    let near = |place| others().map(|post| distances.between(post, place)).min().unwrap_or(15);
    belief.iter().map(|(place, _)| near(place)).collect()
}

/// The order of a detective's moves.
fn listed(action: Action) -> Option<(Ticket, Station)> {
    match action {
        Action::Travel(_, step) => Some((step.ticket, step.to)),
        _ => None,
    }
}

impl Stepper for Pursuer {
    /// The move; none if no detective is to move.
    type Output = Option<Action>;

    fn step(&mut self, fuel: &mut Fuel) -> Poll<Option<Action>> {
        loop {
            if matches!(self.stage, Stage::Done) {
                return Poll::Ready(self.moves.first().map(|best| best.action));
            }
            if !fuel.burn() {
                return Poll::Pending;
            }
            self.stage = match core::mem::replace(&mut self.stage, Stage::Done) {
                Stage::Believe(mut making) => {
                    if making.step(&self.table) {
                        let (now, next) = self.beliefs(making.belief);
                        Stage::Judge { now, next, judged: 0, plan: self.plan(0) }
                    } else {
                        Stage::Believe(making)
                    }
                }
                Stage::Judge { now, next, judged, plan: Some(plan) } => {
                    if plan.next < self.table.detectives.len() {
                        let plan = Some(self.follow(plan, &now, &next));
                        Stage::Judge { now, next, judged, plan }
                    } else {
                        self.judge(plan, &now, &next, judged);
                        let plan = self.plan(judged + 1);
                        Stage::Judge { now, next, judged: judged + 1, plan }
                    }
                }
                Stage::Judge { .. } | Stage::Done => {
                    // Of moves that are as good, the first one listed.
                    self.moves.sort_unstable_by_key(|advice| (advice.worth, listed(advice.action)));
                    Stage::Done
                }
            };
        }
    }
}
