//! The keys that enter an action, worked out from the rules alone.

use std::collections::BTreeSet;

use confidant_companion::Key;
use confidant_companion::journal::{Entry, Record};
use confidant_core::game::Game;
use confidant_core::scotland_yard::{Action, LONDON, ScotlandYard, Step, Ticket};

use super::HostStore;
use crate::play::legal;

/// The game that a journal tells of, replayed without the companion.
pub fn mirror(store: &HostStore) -> Option<ScotlandYard> {
    let mut start = None;
    let mut actions: Vec<(u16, Action)> = Vec::new();
    let mut next = 0;
    for bytes in &store.records {
        // What does not follow does not count, until the table mended the journal.
        let Ok(record) = Record::decode(bytes) else { continue };
        let mends = matches!(record.entry, Entry::Mend { .. });
        if record.number != next && !mends {
            continue;
        }
        next = record.number + 1;
        match record.entry {
            Entry::Begin(begin) => {
                start = Some((postcard::from_bytes(&begin.setup).ok()?, begin.seed));
            }
            Entry::Act(bytes) => actions.push((record.number, postcard::from_bytes(&bytes).ok()?)),
            Entry::Undo => drop(actions.pop()),
            Entry::Mend { kept } => actions.retain(|(number, _)| *number <= kept),
            _ => {}
        }
    }
    let (setup, seed) = start?;
    let mut game = ScotlandYard::start(&setup, &LONDON, seed).ok()?;
    for (_, action) in actions {
        game.play(action).ok()?;
    }
    Some(game)
}

/// Whether the action is entered behind the hold, and its keys: from the open secret, or from the entry screen of
/// the detective to move.
pub fn keys_for(game: &ScotlandYard, action: Action) -> (bool, Vec<Key>) {
    let all = legal(game);
    let mut keys = Vec::new();
    match action {
        Action::Flee(step) => {
            let steps: Vec<Step> = all.iter().filter_map(|&action| flee(action)).collect();
            tickets_then_station(&steps, step, &mut keys);
            keys.push(Key::Right);
        }
        Action::Double(first, second) => {
            let singles: Vec<Step> = all.iter().filter_map(|&action| flee(action)).collect();
            keys.extend(vec![Key::Down; kinds(&singles).len()]);
            keys.push(Key::Right);
            let doubles: Vec<(Step, Step)> = all.iter().filter_map(|&action| double(action)).collect();
            let firsts: Vec<Step> = doubles.iter().map(|pair| pair.0).collect();
            tickets_then_station(&firsts, first, &mut keys);
            let seconds: Vec<Step> =
                doubles.iter().filter(|pair| pair.0 == first).map(|pair| pair.1).collect();
            tickets_then_station(&seconds, second, &mut keys);
            keys.push(Key::Right);
        }
        Action::Hide => keys.push(Key::Right),
        Action::Reveal(fares) => {
            keys.extend([Key::Down, Key::Right]);
            for (entry, detective) in fares.entries().iter().zip(game.view().detectives()) {
                let Some(ticket) = entry else { continue };
                let held = Ticket::ORDINARY.into_iter().filter(|&kind| detective.tickets.of(kind) > 0);
                let row = held.clone().position(|kind| kind == *ticket).unwrap_or(0);
                keys.extend(vec![Key::Down; row]);
                keys.push(Key::Right);
            }
            keys.push(Key::Right);
        }
        Action::Travel(_, step) => {
            let steps: Vec<Step> = all.iter().filter_map(|&action| travel(action)).collect();
            let row = kinds(&steps).iter().position(|&kind| kind == step.ticket).unwrap_or(0);
            keys.extend(vec![Key::Right; row]);
            let stops = stations(&steps, step.ticket);
            let row = stops.iter().position(|&stop| stop == step.to.number()).unwrap_or(0);
            keys.extend(vec![Key::Down; row]);
            keys.push(Key::A);
        }
        Action::Stay(_) => keys.push(Key::A),
    }
    let secret = !matches!(action, Action::Travel(..) | Action::Stay(_));
    (secret, keys)
}

fn tickets_then_station(steps: &[Step], step: Step, keys: &mut Vec<Key>) {
    let row = kinds(steps).iter().position(|&kind| kind == step.ticket).unwrap_or(0);
    keys.extend(vec![Key::Down; row]);
    keys.push(Key::Right);
    let stops = stations(steps, step.ticket);
    let row = stops.iter().position(|&stop| stop == step.to.number()).unwrap_or(0);
    keys.extend(vec![Key::Down; row]);
    keys.push(Key::Right);
}

fn kinds(steps: &[Step]) -> Vec<Ticket> {
    Ticket::ALL.into_iter().filter(|&kind| steps.iter().any(|step| step.ticket == kind)).collect()
}

fn stations(steps: &[Step], ticket: Ticket) -> Vec<u8> {
    let stops: BTreeSet<u8> =
        steps.iter().filter(|step| step.ticket == ticket).map(|step| step.to.number()).collect();
    stops.into_iter().collect()
}

fn flee(action: Action) -> Option<Step> {
    if let Action::Flee(step) = action { Some(step) } else { None }
}

fn double(action: Action) -> Option<(Step, Step)> {
    if let Action::Double(first, second) = action { Some((first, second)) } else { None }
}

fn travel(action: Action) -> Option<Step> {
    if let Action::Travel(_, step) = action { Some(step) } else { None }
}
