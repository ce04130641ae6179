//! A written-out record as the journal of its game, so that a companion can show it again.

use confidant_core::game::{Game, Turn};

use super::{Fault, Proof, Told, Written, written};
use crate::clock::ClockSetting;
use crate::journal::{Begin, Entry, Record};
use crate::log::{ACTION_LEN, pack};

/// Checks a record and gives its journal to `each`, record by record, with the proof of what has one: the seal has to be that
/// of its seed and set-up, and every action legal. Who played, codes and times are not in a record.
pub fn records<G: Game>(
    written: &Written,
    printed: &'static G::Printed,
    each: &mut dyn FnMut(&Record, Option<&Proof>),
) -> Result<(), Fault> {
    let origin = &written.origin;
    let mut number = 0;
    let mut add = |entry: Entry, proof: Option<&Proof>| {
        each(&Record { number, elapsed: 0, entry }, proof);
        number = number.saturating_add(1);
    };
    let begin = Begin {
        game: origin.game,
        rules: origin.rules,
        tables: origin.tables,
        setup: origin.setup.clone(),
        seed: origin.seed,
        seats: heapless::Vec::new(),
        help: origin.help,
        clock: ClockSetting::Off,
    };
    add(Entry::Begin(begin), None);
    let mut fault = None;
    let mut before = written::begin::<G>(origin, printed)?;
    let mut settles = false;
    let mut given_up = false;
    let game: G = written.replay(printed, &mut |game: &G, told| match told {
        Told::Entry(action, proof) => {
            settles = waits(&before, action);
            before.clone_from(game);
            match pack::<_, ACTION_LEN>(&action) {
                Some(bytes) => add(Entry::Act(bytes), Some(proof)),
                None => fault = Some(Fault::Form),
            }
        }
        Told::TakenBack(_, proof) => {
            settles = false;
            before.clone_from(game);
            add(Entry::Undo, Some(proof));
        }
        Told::Corrected(_, proof) => {
            if core::mem::take(&mut settles) {
                add(Entry::Settle, None);
            }
            before.clone_from(game);
            add(Entry::Correct { kept: proof.counts().entries }, Some(proof));
        }
        Told::GivenUp => given_up = true,
    })?;
    if settles {
        add(Entry::Settle, None);
    }
    if given_up {
        add(Entry::GivenUp, None);
    }
    match (fault, game.turn()) {
        (Some(fault), _) => Err(fault),
        (None, Turn::Over(_)) => Ok(()),
        (None, Turn::Of(_)) if given_up => Ok(()),
        (None, Turn::Of(_)) => Err(Fault::Unfinished),
    }
}

/// Whether what follows from this action is told only when the next one begins.
fn waits<G: Game>(game: &G, action: G::Action) -> bool {
    G::unsettled(game.table(), action).is_some()
}
