//! A scripted player for Tiny Epic Crimes: takes the action that is worth most by the hour. It knows what the
//! table knows and what its own seat knows, nothing else.

use confidant_core::game::Game;
use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::{Reward, Strike, Work};
use confidant_core::tiny_epic_crimes::words::{Clue, DeedKind, Officer, Slot};
use confidant_core::tiny_epic_crimes::{Action, Block, Deed, Table, Task, TinyEpicCrimes};

use crate::play::{Random, legal};

/// What the greedy player would play; none when the game is over.
pub fn choose(game: &TinyEpicCrimes, chance: &mut Random) -> Option<Action> {
    let actions = legal(game);
    let table = game.view();
    match table.pending()? {
        Task::Turn(officer) => best_of_turn(game, officer, &actions),
        Task::Report(officer) => {
            let done = game.private(officer.seat()).possible.len() == 1;
            Some(if done { Action::Report(officer) } else { Action::GoOn(officer) })
        }
        Task::Accuse(officer) => {
            let possible: Vec<_> = game.private(officer.seat()).possible.into_iter().collect();
            Some(Action::Accuse(officer, chance.one_of(&possible)?))
        }
        Task::FieldWork(officer) => {
            let few = table.possible().len() <= 6;
            Some(if few { Action::FieldWork(officer) } else { Action::DrawForce(officer) })
        }
        Task::Peek(officer) => {
            let known = game.private(officer.seat()).evidence;
            let new =
                actions.iter().find(|action| matches!(action, Action::Peek(_, one) if known[*one].is_none()));
            new.copied().or_else(|| chance.one_of(&actions))
        }
        _ => {
            let entered: Vec<Action> =
                actions.iter().copied().filter(|action| !matches!(action, Action::Hand(_))).collect();
            chance.one_of(&entered)
        }
    }
}

fn best_of_turn(game: &TinyEpicCrimes, officer: Officer, actions: &[Action]) -> Option<Action> {
    let (best, worth) = best_act(game, officer, actions)?;
    let table = game.view();
    for &action in actions {
        let Action::Play(_, card, on) = action else { continue };
        let useful = match table.edition().force.cards[card].strike {
            Strike::Gain(Reward::Suspect | Reward::Badge) => true,
            Strike::Look => table.shared().stakeouts[on?].is_none() && open(table, Clue::Stakeout),
            Strike::Help(_) => {
                let mut with = game.clone();
                with.play(action).is_ok()
                    && best_act(&with, officer, &legal(&with)).is_some_and(|(_, now)| now > worth + 0.8)
            }
            Strike::Calm => table.city().bag().len() < 5,
            Strike::Snatch | Strike::Sweep => table.city().bag().len() < 3,
            Strike::Gain(_) => true,
        };
        if useful {
            return Some(action);
        }
    }
    Some(best)
}

/// The action of the second step that is worth most by the hour.
fn best_act(game: &TinyEpicCrimes, officer: Officer, actions: &[Action]) -> Option<(Action, f64)> {
    let table = game.view();
    let solved = game.private(officer.seat()).possible.len() == 1 && table.mode().is_team();
    let mut best: Option<(Action, f64)> = None;
    for &action in actions {
        let worth = match action {
            Action::Report(_) => 0.0,
            Action::Act(_, to, deed) => {
                let at = to.unwrap_or(table.mat(officer).at);
                let hours = f64::from(table.drive_hours(officer, at) + table.deed_hours(officer, deed));
                if solved { hours } else { gain(game, officer, at, deed) / hours }
            }
            _ => continue,
        };
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((action, worth));
        }
    }
    best
}

/// Whether the evidence of this clue is still to be solved.
fn open(table: &Table, clue: Clue) -> bool {
    table.holder(clue.proves()).is_none()
}

/// What a token of this kind is worth: more, the nearer its evidence is.
fn token(table: &Table, clue: Clue) -> f64 {
    let (found, needed) = (f64::from(table.found(clue)), f64::from(table.needed(clue)));
    if open(table, clue) { 4.0 + 4.0 * found / needed } else { 1.0 }
}

fn gain(game: &TinyEpicCrimes, officer: Officer, at: Block, deed: Deed) -> f64 {
    let table = game.view();
    let city = table.city();
    let crowded = match city.bag().len() {
        0..=2 => 2.0,
        3..=5 => 1.0,
        _ => 0.3,
    };
    let own = match deed {
        Deed::Coffee => 0.1,
        Deed::Arrest => {
            let fresh = city.gangster(at).is_some_and(|colour| !table.mat(officer).arrested.has(colour));
            crowded + if fresh && !table.mode().is_team() { 1.0 } else { 0.0 }
        }
        Deed::Backup(risk) => {
            let luck = f64::from(table.worth(officer, DeedKind::Backup, risk).min(6)) / 6.0;
            luck * (1.0 + crowded * table.in_reach(at).len() as f64)
        }
        Deed::Informant => token(table, Clue::Informant),
        Deed::Witness => token(table, Clue::Witness),
        Deed::Search => token(table, Clue::Search) * 0.6 + 0.5,
        Deed::Stakeout(risk) => {
            let worth = table.worth(officer, DeedKind::Stakeout, risk);
            let seen = game.private(officer.seat()).stakeouts;
            let luck = match seen.iter().find(|(block, _)| *block == at) {
                Some((_, value)) => f64::from(*value <= worth),
                None => f64::from(worth.min(5)) / 5.0,
            };
            luck * token(table, Clue::Stakeout)
        }
        Deed::Hold => {
            let colour = city.gangster(at);
            let wanted = colour.is_some_and(|colour| {
                city.holding().has(colour)
                    && table.officers().all(|other| table.mat(other).cell != Some(colour))
            });
            if wanted && open(table, Clue::Holding) { 0.7 * token(table, Clue::Holding) } else { 0.2 }
        }
        Deed::Book => {
            let wanted = table.mat(officer).cell.is_some_and(|colour| city.holding().has(colour));
            if wanted { 1.3 * token(table, Clue::Holding) } else { 1.0 }
        }
        Deed::Event(slot) => return event(table, slot),
        Deed::Card(_) => 0.5,
    };
    let helped = Slot::ALL.into_iter().filter(|&slot| helps(table, slot, deed.kind(), at));
    own + helped.map(|slot| event(table, slot)).sum::<f64>()
}

/// What it is worth to work on an event: more when the slots are filling up.
fn event(table: &Table, slot: Slot) -> f64 {
    let Some(card) = table.house_event(slot) else { return 0.0 };
    let full = Slot::ALL.into_iter().filter(|&slot| table.event(slot).is_some()).count() as f64;
    let gains = card.solver.len() as f64 * 1.5;
    (0.5 + 0.5 * full + 0.4 * gains) / f64::from(card.need.times.with(table.officers().count() as u8))
}

fn helps(table: &Table, slot: Slot, kind: DeedKind, at: Block) -> bool {
    use confidant_core::tiny_epic_crimes::cards::Place;
    let (Some(card), Some(active)) = (table.house_event(slot), table.event(slot)) else { return false };
    let by_it = matches!(card.need.work, Work::Doing(kinds) if kinds.has(kind));
    by_it
        && match card.need.place {
            Place::Anywhere => true,
            Place::Headquarters => at == Block::HQ,
            Place::Token => active.tokens.has(at),
        }
}

/// How many of the evidence are solved.
pub fn solved(table: &Table) -> usize {
    use confidant_core::tiny_epic_crimes::words::Evidence;
    Evidence::all().filter(|&evidence| table.holder(evidence).is_some()).count()
}
