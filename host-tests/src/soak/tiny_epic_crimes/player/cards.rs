//! When a force card is worth playing.

use confidant_core::game::Game;
use confidant_core::tiny_epic_crimes::cards::{Harm, Strike};
use confidant_core::tiny_epic_crimes::kinds::{DeedKind, Slot};
use confidant_core::tiny_epic_crimes::{Action, On, TinyEpicCrimes};

use super::worth::Mind;
use super::{Plan, clash, options};
use crate::play::legal;

/// The best that can be had above the usual rate.
fn surplus(options: &[Plan], usual: f64, twice: bool) -> f64 {
    let over = |option: &Plan| option.gain - usual * option.hours;
    let best = options.iter().map(|first| {
        let second = options.iter().filter(|next| twice && next.at == first.at && !clash(first, next));
        // The drive is paid once.
        let deed = |next: &Plan| next.gain - usual * (next.hours - drive(next, options)).max(1.0);
        over(first) + second.map(deed).fold(0.0, f64::max)
    });
    best.fold(f64::MIN, f64::max)
}

/// The hours of the drive to where an option is: what a coffee break there costs but its hour.
fn drive(option: &Plan, options: &[Plan]) -> f64 {
    let coffee = options.iter().find(|other| other.at == option.at && other.deed.kind() == DeedKind::Coffee);
    coffee.map_or(0.0, |coffee| coffee.hours - 1.0)
}

/// A force card that brings more than it is worth in hand.
pub(super) fn worth_playing(
    game: &TinyEpicCrimes,
    mind: &Mind<'_>,
    actions: &[Action],
    all: &[Plan],
    (best, score): (Plan, f64),
) -> Option<Action> {
    let table = game.table();
    let usual = score.max(0.3);
    let price = if table.force_held(mind.officer) >= table.force_limit() { 0.8 } else { 1.5 };
    let price = price * (2.5 * mind.left).min(1.0);
    let before = surplus(all, usual, false);
    let mut found: Option<(Action, f64)> = None;
    for &action in actions {
        let Action::Play(_, card, on) = action else { continue };
        let text = &table.edition().force.cards[card];
        let bill = usual * f64::from(text.bill);
        let value = match text.strike {
            Strike::Gain(_) => mind.suspect_card() - bill,
            Strike::Calm => 0.25 * mind.penalty() + if table.city().bag().is_empty() { 2.0 } else { 0.0 },
            Strike::Snatch | Strike::Sweep => {
                let taken = match on {
                    Some(On::Block(block)) => u8::from(table.city().gangster(block).is_some()).into(),
                    _ => table.in_reach(mind.officer, table.mat(mind.officer).at).len(),
                };
                let dry = if table.city().bag().len() < 3 { 1.0 } else { 0.2 };
                // A gangster that the next deed needs stays.
                let needed = match (on, best.deed.takes_from(best.at)) {
                    (Some(On::Block(block)), Some(source)) => block == source,
                    (None, Some(_)) => true,
                    _ => false,
                };
                if needed { 0.0 } else { taken as f64 * dry * 0.7 * mind.penalty() }
            }
            Strike::Twice => surplus(all, usual, true) - before,
            Strike::Shelve => {
                let Some(On::Slot(slot)) = on else { continue };
                shelved(mind, slot) - bill
            }
            Strike::Help(_) | Strike::Jump | Strike::Lure | Strike::Ignore => {
                if matches!(text.strike, Strike::Ignore) && !is_bothered(mind, on) {
                    continue;
                }
                let mut with = game.clone();
                if with.play(action).is_err() {
                    continue;
                }
                let mind = Mind::of(&with, mind.officer, mind.habit);
                surplus(&options(&with, &mind, &legal(&with)), usual, false) - before
            }
        };
        if value > price && found.is_none_or(|(_, most)| value > most) {
            found = Some((action, value));
        }
    }
    found.map(|(action, _)| action)
}

/// What it is worth to put an event away.
fn shelved(mind: &Mind<'_>, slot: Slot) -> f64 {
    let table = mind.table;
    let Some(card) = table.house_event(slot) else { return 0.0 };
    let fuse = if table.fuse(slot).is_some() { 0.6 * mind.penalty() } else { 0.0 };
    let full = table.event(slot).is_some() && Slot::ALL.into_iter().all(|slot| table.event(slot).is_some());
    let stopped = card.harms(mind.team).contains(&Harm::Stopped) && table.is_stopped(mind.officer);
    fuse + if full { 1.2 * mind.penalty() } else { 0.3 } + if stopped { 4.0 } else { 0.0 }
}

/// Whether an event stands in this officer's way.
fn is_bothered(mind: &Mind<'_>, on: Option<On>) -> bool {
    let Some(On::Slot(slot)) = on else { return false };
    mind.table.harms(mind.officer).any(|(bothers, harm)| bothers == slot && harm != Harm::Open)
}
