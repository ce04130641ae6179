//! A scripted player for Tiny Epic Crimes: of all that can be done it takes what is worth most by the hour together
//! with the best that could follow in its next turn. It knows what the table knows and what its own seat knows,
//! nothing else. All values are hours of one officer.

mod cards;
mod events;
mod memory;
mod worth;

use confidant_core::game::Game;
use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::{Reward, RewardSet};
use confidant_core::tiny_epic_crimes::kinds::{Evidence, Officer};
use confidant_core::tiny_epic_crimes::{Action, Block, Deed, Side, Table, Task, TinyEpicCrimes};

use crate::play::{Random, legal};
pub use memory::Memory;
use worth::Mind;

/// How a seat plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Habit {
    /// Whether it does anything for the events; else it never takes an event action, nor gains by what resolves one.
    pub works_on_events: bool,
}

impl Habit {
    /// Does everything.
    pub const WHOLE: Self = Self { works_on_events: true };
    /// Does nothing for events.
    pub const IGNORES_EVENTS: Self = Self { works_on_events: false };
}

/// Something that can be done in a turn.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    action: Action,
    at: Block,
    deed: Deed,
    gain: f64,
    hours: f64,
}

/// What this player would play; none when the game is over.
pub fn choose(
    game: &TinyEpicCrimes,
    habit: Habit,
    memory: &mut Memory,
    chance: &mut Random,
) -> Option<Action> {
    memory.note(game);
    let actions = legal(game);
    let table = game.table();
    match table.pending()? {
        Task::Turn(officer) => Some(turn(game, officer, habit, &actions)),
        Task::Second(officer) => {
            let mind = Mind::of(game, officer, habit);
            let best = options(game, &mind, &actions).into_iter().max_by(|a, b| rate(a).total_cmp(&rate(b)));
            let good = best.filter(|best| rate(best) > 0.7 && !mind.is_sure());
            Some(good.map_or(Action::Finish(officer), |best| best.action))
        }
        Task::Choose(slot) => {
            let officer = table.now().officer;
            let side = if events::pays(game, officer, habit, slot) { Side::A } else { Side::B };
            Some(Action::Choose(officer, slot, side))
        }
        Task::Report(officer) => {
            let done = table.mode().is_team() && game.private(officer.seat()).possible.len() == 1;
            Some(if done { Action::Report(officer) } else { Action::GoOn(officer) })
        }
        Task::Accuse(officer) => {
            let possible: Vec<_> = game.private(officer.seat()).possible.into_iter().collect();
            Some(Action::Accuse(officer, chance.one_of(&possible)?))
        }
        Task::FieldWork(officer) => {
            let mind = Mind::of(game, officer, habit);
            let wants = mind.suspect_card() > 3.0 * 0.8 + mind.force_card();
            Some(if wants { Action::FieldWork(officer) } else { Action::DrawForce(officer) })
        }
        Task::Peek(officer) => {
            let mind = Mind::of(game, officer, habit);
            let worth = |action: &Action| match action {
                Action::Peek(_, one) if mind.private.evidence[*one].is_none() => Some(mind.reading(*one)),
                _ => None,
            };
            let new = actions.iter().filter(|action| worth(action).is_some());
            let best = new.max_by(|a, b| worth(a).unwrap_or(0.0).total_cmp(&worth(b).unwrap_or(0.0)));
            best.copied().or(Some(Action::NoPeek(officer)))
        }
        Task::Ask(officer) => {
            let news = |action: &Action| match action {
                Action::Ask(_, whom) => memory.news(game, officer, *whom),
                _ => 0.0,
            };
            let best = actions.iter().copied().max_by(|a, b| news(a).total_cmp(&news(b)));
            if let Some(Action::Ask(_, whom)) = best {
                memory.asks(game, officer, whom);
            }
            best
        }
        _ => {
            let entered: Vec<Action> =
                actions.iter().copied().filter(|action| !matches!(action, Action::Hand(_))).collect();
            chance.one_of(&entered)
        }
    }
}

fn rate(option: &Plan) -> f64 {
    option.gain / option.hours
}

/// Everything that can be done, with what it brings and takes.
fn options(game: &TinyEpicCrimes, mind: &Mind<'_>, actions: &[Action]) -> Vec<Plan> {
    let table = game.table();
    let officer = mind.officer;
    let mut all = Vec::new();
    for &action in actions {
        let Action::Act(_, to, deed) = action else { continue };
        if matches!(deed, Deed::Event(..)) && !mind.habit.works_on_events {
            continue;
        }
        let at = to.unwrap_or(table.mat(officer).at);
        let mut hours = f64::from(table.drive_hours(officer, at) + table.deed_hours(officer, at, deed));
        let (gain, back) = mind.gain(at, deed, hours);
        hours -= back;
        all.push(Plan { action, at, deed, gain, hours: hours.max(0.5) });
    }
    all
}

/// The option with the best rate together with the best that could follow; and that rate.
fn best_of(table: &Table, officer: Officer, options: &[Plan]) -> Option<(Plan, f64)> {
    let left = f64::from(table.last_hour().saturating_sub(table.track().hour(officer)));
    let mut best: Option<(Plan, f64)> = None;
    // What follows, the richest first: the search can stop when nothing below can be better.
    let mut followers: Vec<&Plan> = options.iter().filter(|option| option.gain > 0.4).collect();
    followers.sort_by(|a, b| b.gain.total_cmp(&a.gain));
    for option in options {
        let mut score = rate(option);
        for next in &followers {
            let drive = f64::from(option.at.distance(next.at));
            let hours = (next_hours(table, officer, next) + drive).max(1.0);
            if option.hours + hours > left || clash(option, next) {
                continue;
            }
            let pair = (option.gain + 0.85 * next.gain) / (option.hours + hours);
            score = score.max(0.35 * rate(option) + 0.65 * pair);
        }
        if best.is_none_or(|(_, most)| score > most) {
            best = Some((*option, score));
        }
    }
    best
}

/// Returns the hours of the deed without the drive.
fn next_hours(table: &Table, officer: Officer, option: &Plan) -> f64 {
    option.hours - f64::from(table.drive_hours(officer, option.at))
}

/// Whether the second uses up what the first has used.
fn clash(first: &Plan, second: &Plan) -> bool {
    let (a, b) = (first.deed.kind(), second.deed.kind());
    let sources = (first.deed.takes_from(first.at), second.deed.takes_from(second.at));
    let same_gangster = sources.0.is_some() && sources.0 == sources.1;
    let same_events = matches!((first.deed, second.deed), (Deed::Event(x, _), Deed::Event(y, _)) if x == y);
    same_gangster
        || (a == b && first.at == second.at)
        || (a == b && matches!(first.deed, Deed::Informant) && first.at.row() == second.at.row())
        || (a == b && matches!(first.deed, Deed::Witness) && first.at.column() == second.at.column())
        || (same_events && first.at == second.at)
}

fn turn(game: &TinyEpicCrimes, officer: Officer, habit: Habit, actions: &[Action]) -> Action {
    let mind = Mind::of(game, officer, habit);
    let all = options(game, &mind, actions);
    if mind.is_sure() && game.table().mode().is_team() {
        // The case is closed: what is left is to let time pass.
        let longest = all.iter().max_by(|a, b| a.hours.total_cmp(&b.hours));
        return longest.map_or(Action::Report(officer), |option| option.action);
    }
    let Some((best, score)) = best_of(game.table(), officer, &all) else { return Action::Report(officer) };
    cards::worth_playing(game, &mind, actions, &all, (best, score)).unwrap_or(best.action)
}

/// What rewards are worth to an officer, or in a team to all.
fn rewards(mind: &Mind<'_>, rewards: RewardSet) -> f64 {
    let value = |reward| match reward {
        Reward::Suspect | Reward::Stash => mind.suspect_card(),
        Reward::Force => mind.force_card(),
        Reward::Badge => mind.badge(),
        Reward::Peek => mind.peek(),
        Reward::Clue => mind.any_clue(),
    };
    rewards.into_iter().map(value).sum()
}

/// How many of the evidence are solved.
pub fn solved(table: &Table) -> usize {
    Evidence::all().filter(|&evidence| table.holder(evidence).is_some()).count()
}
