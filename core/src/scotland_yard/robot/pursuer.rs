//! How a detective decides: by the table alone.
//!
//! No search. The belief is carried over Mister X's next move. For each of the pawn's moves the detectives who move after
//! it in this round get, one after the other, the move that suits it best. Then Mister X flees from where all of them
//! stand: the move is judged by how well they cover the places to which that leads him, and by how likely they catch him
//! at once.

use core::cmp::Reverse;
use core::task::Poll;

use super::super::action::Action;
use super::super::pawn::{MOST_DETECTIVES, Pawn};
use super::super::station::Station;
use super::super::table::{Posts, Table};
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
    /// At how many of the places to which he may go next no detective is one stop away.
    pub ways_out: u8,
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
    /// At this table, for whoever is to move: in free order the first of those who wait and can; the seed decides between
    /// moves that are as good, and the slips of the lower levels.
    pub fn new(table: &Table, level: Level, seed: u64) -> Self {
        let able = table.movable().find(|&pawn| table.can_move(pawn));
        Self::with(table, able.or_else(|| table.movable().next()), level, seed)
    }

    /// As [`Pursuer::new`], for one of those who may be moved now.
    pub fn of(table: &Table, pawn: Pawn, level: Level, seed: u64) -> Self {
        Self::with(table, table.movable().find(|&other| other == pawn), level, seed)
    }

    fn with(table: &Table, pawn: Option<Pawn>, level: Level, seed: u64) -> Self {
        let mut moves = heapless::Vec::new();
        let mut list = |action| {
            let advice = Advice { action, catches: 0, shuts_in: 0, ways_out: 0, worth: 0 };
            moves.push(advice).map_or(core::ops::ControlFlow::Break(()), core::ops::ControlFlow::Continue)
        };
        let turn = match pawn {
            Some(pawn) => {
                let _ = table.travels(pawn, &mut list);
                if !table.somebody_can_move() {
                    let _ = list(Action::Stay(pawn));
                }
                u32::from(table.round) * 8 + table.slot(pawn).unwrap_or(0) as u32
            }
            None => 0,
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

    /// The best moves once the work is done: at most three, each station once, in the order of what is said for them.
    pub fn advice(&self) -> heapless::Vec<Advice, ADVISED> {
        let mut best = heapless::Vec::<Advice, ADVISED>::new();
        if !matches!(self.stage, Stage::Done) {
            return best;
        }
        let says = |advice: &Advice| {
            (Reverse(advice.catches), Reverse(advice.shuts_in), advice.ways_out, advice.worth)
        };
        for advice in &self.moves {
            let to = listed(advice.action).map(|(_, to)| to);
            if best.iter().any(|other| listed(other.action).map(|(_, to)| to) == to) {
                continue;
            }
            let mut more = best.clone();
            if more.push(*advice).is_err() {
                break;
            }
            crate::order::sort_by_key(&mut more, says);
            // One that is better in words than the one above it would look misplaced: the next best takes its place.
            let fits = |above: &Advice, below: &Advice| {
                above.catches > below.catches || above.ways_out <= below.ways_out
            };
            if more.iter().zip(more.iter().skip(1)).all(|(above, below)| fits(above, below)) {
                best = more;
            }
        }
        best
    }

    /// All moves with what speaks for each, the best first, once the work is done.
    pub fn judged(&self) -> &[Advice] {
        if matches!(self.stage, Stage::Done) { &self.moves } else { &[] }
    }

    /// The belief that the moves are judged by: for the present, and after his next move.
    fn beliefs(&self, belief: Belief) -> (Belief, Belief) {
        if self.level.detectives_believe() {
            let next = belief.carried(&self.table, &self.table.standing(), Ticket::Free);
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
        let slot = self.table.slot(pawn)?;
        *posts.get_mut(slot)? = Some(step.to);
        let next = if self.level.detectives_plan() { slot + 1 } else { MOST_DETECTIVES };
        Some(Plan { posts, next, hits: 0 })
    }

    /// One more colleague follows.
    fn follow(&self, mut plan: Plan, now: &Belief, next: &Belief) -> Plan {
        let (table, distances) = (&self.table, self.table.edition.map.distances);
        let index = plan.next;
        plan.next += 1;
        let Some(pawn) = table.pawn(index).filter(|&pawn| !table.has_moved(pawn)) else { return plan };
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
        let Some(slot) = table.slot(pawn) else { return };
        let distances = table.edition.map.distances;
        let fled;
        let next = if self.level.detectives_plan() {
            let mut left = now.clone();
            left.without(&plan.posts);
            fled = left.carried(table, &plan.posts, Ticket::Free);
            &fled
        } else {
            next
        };
        let near = nearest(table, &plan.posts, None, next);
        // Those who have moved already stand where they stand.
        let movers = || plan.posts.iter().take(plan.next).skip(slot).flatten();
        let (mut cost, mut shut_in, mut ways_out) = (0, 0, 0);
        for ((place, weight), &near) in next.iter().zip(&near) {
            let own: u32 = movers().map(|&post| u32::from(distances.between(post, place)).pow(2)).sum();
            cost += weight * (own + COVER * u32::from(near));
            shut_in += if near <= 1 { weight } else { 0 };
            ways_out += u8::from(near > 1);
        }
        let hit = now.at(step.to);
        let percent = |weight: u32| (weight.min(WHOLE) * 100 / WHOLE) as u8;
        advice.catches = percent(hit);
        advice.shuts_in = percent(shut_in);
        advice.ways_out = ways_out;
        // In the last round there is no next move.
        let cover = if table.round >= table.edition.rounds { 0 } else { (cost >> FINE) as i32 };
        let left = match table.pursuer(pawn) {
            Some(pursuer) if step.ticket != Ticket::Free => pursuer.tickets.of(step.ticket),
            _ => u8::MAX,
        };
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
                    if plan.next < self.table.pursuers.len() {
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
                    crate::order::sort_by_key(&mut self.moves, |advice| {
                        (advice.worth, listed(advice.action))
                    });
                    Stage::Done
                }
            };
        }
    }
}
