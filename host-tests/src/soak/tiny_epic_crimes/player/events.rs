//! What working on events is worth.

use confidant_core::tiny_epic_crimes::cards::{Burn, Counted, EventCard, Harm, Need, Perk, Zone};
use confidant_core::tiny_epic_crimes::kinds::Officer;
use confidant_core::tiny_epic_crimes::kinds::{OfficerSet, Slot};
use confidant_core::tiny_epic_crimes::{ActiveEvent, Block, Deed, How, TinyEpicCrimes};

use super::worth::Mind;
use super::{Habit, rewards};

/// What it is worth to all that an event is gone.
fn gone(mind: &Mind<'_>, slot_of: Slot, card: &EventCard, event: &ActiveEvent) -> f64 {
    let table = mind.table;
    let full = Slot::ALL.into_iter().filter(|&slot| table.event(slot).is_some()).count();
    let slot = [0.0, 0.25, 0.5, 0.9][full.min(3)] * mind.penalty() * (2.0 * mind.left).min(1.0);
    let harms: f64 = card.harms(mind.team).iter().map(|harm| hurts(mind, harm, event)).sum();
    let crew = if mind.team { table.officers().count() as f64 } else { 1.0 };
    let fuse = match table.fuse(slot_of) {
        Some((lines, then)) => {
            let lines = f64::from(lines.saturating_sub(event.ticks));
            let burns = if lines * 6.0 < mind.left * 48.0 { 1.0 } else { 0.3 };
            match then {
                Burn::Penalty(times) => 0.8 * burns * f64::from(table.number(times)) * mind.penalty(),
                Burn::Lost => 0.5 * burns * mind.suspect_card(),
                Burn::Leave => -0.5,
            }
        }
        None => 0.0,
    };
    slot + harms * crew * mind.left.min(0.5) + fuse
}

/// What a harm costs an officer over the whole game.
fn hurts(mind: &Mind<'_>, harm: &Harm, event: &ActiveEvent) -> f64 {
    match harm {
        Harm::Bars(Zone::City, kinds) => 1.5 + 0.8 * kinds.len() as f64,
        Harm::Bars(_, kinds) => 0.5 + 0.15 * kinds.len() as f64,
        Harm::Dearer(..) => 2.5,
        Harm::SlowDrive(_) => 8.0,
        Harm::Unlucky(..) => 1.5,
        Harm::Stopped => match event.officer() == Some(mind.officer) {
            true => 20.0,
            false if mind.team => 6.0,
            false => -2.0,
        },
        Harm::Night => 0.5,
        Harm::Open => 0.0,
        Harm::NoForce => 2.0,
    }
}

/// The value of an event resolved by this officer: for a team all that anybody gains.
fn prize(mind: &Mind<'_>, slot: Slot, solves: bool) -> f64 {
    let (Some(card), Some(event)) = (mind.table.house_event(slot), mind.table.event(slot)) else {
        return 0.0;
    };
    let own_car = matches!(card.need, Need::Car(..)) && event.officer() == Some(mind.officer);
    let to_solver = if own_car { 0.0 } else { rewards(mind, card.solver_gains(mind.team, event.ticks)) };
    let shares = mind.table.has_perk(mind.officer, Perk::Share);
    let to_helper = if shares { to_solver } else { rewards(mind, card.helper_gains(mind.team)) };
    let all = gone(mind, slot, card, event);
    if mind.team {
        let others = (event.helpers - OfficerSet::only(mind.officer)).len() as f64;
        return all + to_solver + others * rewards(mind, card.helper_gains(mind.team));
    }
    0.6 * all + if solves { to_solver } else { 0.8 * to_helper }
}

/// What an event action is worth, and the hours it is expected to give back.
pub(super) fn work(mind: &Mind<'_>, slot: Slot, how: How) -> (f64, f64) {
    let table = mind.table;
    let (Some(card), Some(event)) = (table.house_event(slot), table.event(slot)) else { return (0.0, 0.0) };
    match (card.need, how) {
        (Need::Tokens(_) | Need::ByNight(_), _) => {
            let left = event.tokens.len() as f64;
            if left <= 1.0 {
                return (prize(mind, slot, true), 0.0);
            }
            // The first of several: in a team half the way, else a hope to come back or a helper's gain.
            let share = if mind.team { 0.8 / left } else { 0.5 };
            (share * prize(mind, slot, !mind.team && left <= 2.0), 0.0)
        }
        (Need::Risk(_), _) => {
            let hours = if let How::Risk(hours) = how { hours } else { 1 };
            let Some(range) = table.event_odds(mind.officer, slot, hours) else { return (0.0, 0.0) };
            let chance = range.clone().count() as f64 / 6.0;
            let burns = if table.fuse(slot).is_some() && !range.contains(&6) { 1.0 / 6.0 } else { 0.0 };
            let again = 1.0 - chance - burns;
            let lost = burns * 2.0 * mind.penalty();
            let gain = chance * prize(mind, slot, true) + again * 0.4 * prize(mind, slot, false) - lost;
            (gain, mind.refund(chance, hours))
        }
        (Need::Pay(..), How::With(_)) => (prize(mind, slot, true) - mind.force_card(), 0.0),
        (Need::Carry(..), _) if event.officer() != Some(mind.officer) => {
            let way = table.mat(mind.officer).at.distance(Block::HQ);
            // A team mate who is on the way does it as well.
            if mind.team && event.officer().is_some() {
                return (0.0, 0.0);
            }
            let time = if mind.left * 48.0 > f64::from(way) + 4.0 { 0.5 } else { 0.0 };
            (time * prize(mind, slot, true), 0.0)
        }
        _ => (prize(mind, slot, true), 0.0),
    }
}

/// What another deed does for an event.
pub(super) fn helped(mind: &Mind<'_>, slot: Slot, at: Block, deed: Deed, chance: f64) -> f64 {
    let table = mind.table;
    let (Some(card), Some(event)) = (table.house_event(slot), table.event(slot)) else { return 0.0 };
    let Need::Doing(kinds, zone, times, counted) = card.need else { return 0.0 };
    if !kinds.has(deed.kind()) {
        return 0.0;
    }
    let blocks = table.zone(slot, zone);
    let count = match counted {
        Counted::Gangsters(colour) => {
            let reach = match deed {
                Deed::Backup(_) => table.in_reach(mind.officer, at),
                _ => deed.takes_from(at).into_iter().collect(),
            };
            let fits = |block: &Block| {
                let here = table.city().gangster(*block);
                blocks.has(*block) && here.is_some() && colour.is_none_or(|colour| here == Some(colour))
            };
            reach.iter().filter(fits).count() as f64
        }
        _ if !blocks.has(at) => 0.0,
        Counted::Officers if event.helpers.has(mind.officer) => 0.0,
        Counted::Officers | Counted::Deeds => 1.0,
    };
    if count == 0.0 {
        return 0.0;
    }
    let missing = f64::from(table.number(times).saturating_sub(event.done)).max(1.0);
    if count >= missing {
        return chance * prize(mind, slot, true);
    }
    let step = if mind.team { 0.8 * count / missing } else { 0.5 };
    chance * step * prize(mind, slot, false)
}

/// What it is worth to stand there when the next red line passes.
pub(super) fn place(mind: &Mind<'_>, slot: Slot, at: Block, hours: f64) -> f64 {
    let table = mind.table;
    let Some(card) = table.house_event(slot) else { return 0.0 };
    let Need::Summons(zone, lost) = card.need else { return 0.0 };
    if !mind.habit.works_on_events {
        return 0.0;
    }
    let reached = table.track().reached();
    let Some(line) = (reached..=table.board().last).find(|&hour| table.board().lines.has(hour)) else {
        return 0.0;
    };
    let zone = table.zone(slot, zone);
    let there = zone.has(at);
    let after = f64::from(table.track().hour(mind.officer)) + hours;
    let crosses = after > f64::from(line);
    let others = table.officers().any(|other| other != mind.officer && zone.has(table.mat(other).at));
    let gain = rewards(mind, card.solver_gains(mind.team, 0)) + f64::from(lost);
    match (there, crosses) {
        (true, true) => gain + if others { 0.0 } else { mind.penalty() },
        (true, false) => 0.6 * gain,
        (false, true) if !others => -mind.penalty(),
        (false, true) => -0.8,
        (false, false) => 0.0,
    }
}

/// Whether this officer, or the team, would rather have an event gone for an hour of everybody.
pub(super) fn pays(game: &TinyEpicCrimes, officer: Officer, habit: Habit, slot: Slot) -> bool {
    let mind = Mind::of(game, officer, habit);
    let table = mind.table;
    if !habit.works_on_events || mind.left < 0.25 {
        return true;
    }
    let others = Slot::ALL.into_iter().filter(|&one| one != slot && table.event(one).is_some()).count();
    if mind.team {
        // With a slot to spare there is time for him.
        return others == 2 || (others == 1 && mind.left < 0.5);
    }
    // Whoever is far ahead does not get there first.
    let last = table.officers().map(|other| table.track().hour(other)).min().unwrap_or(0);
    others == 2 || table.track().hour(officer) > last + 6
}
