//! A written-out record as the journal of its game, so that a companion can show it again.

use core::ops::ControlFlow;

use confidant_core::game::{Game, Turn, Undo};

use super::{Fault, Told, Written, written};
use crate::clock::ClockSetting;
use crate::journal::{Begin, Entry, Record};
use crate::log::{ACTION_LEN, pack};

/// Checks a record and gives its journal to `each`, record by record: the seal has to be that of its seed and set-up, and
/// every action legal. Who played, codes and times are not in a record. What was taken back is not, either: some other
/// action stands in its place, so that the table sees that something was.
pub fn records<G: Game>(
    written: &Written,
    printed: &'static G::Printed,
    each: &mut dyn FnMut(&Record),
) -> Result<(), Fault> {
    let origin = &written.origin;
    let mut number = 0;
    let mut add = |entry: Entry| {
        each(&Record { number, elapsed: 0, entry });
        number = number.saturating_add(1);
    };
    add(Entry::Begin(Begin {
        game: origin.game,
        rules: origin.rules,
        tables: origin.tables,
        setup: origin.setup.clone(),
        seed: origin.seed,
        seats: heapless::Vec::new(),
        help: 0,
        clock: ClockSetting::Off,
    }));
    let mut fault = None;
    let mut before = written::begin::<G>(origin, printed)?;
    let mut settles = false;
    let game: G = written.replay(printed, &mut |game: &G, told| match told {
        Told::Entry(action, _) => {
            settles = waits(&before, action);
            before.clone_from(game);
            match pack::<_, ACTION_LEN>(&action) {
                Some(bytes) => add(Entry::Act(bytes)),
                None => fault = Some(Fault::Form),
            }
        }
        Told::TakenBack => match undoable(game).and_then(|action| pack::<_, ACTION_LEN>(&action)) {
            Some(bytes) => {
                add(Entry::Act(bytes));
                add(Entry::Undo);
            }
            // Nothing could have been taken back here.
            None => fault = Some(Fault::Form),
        },
    })?;
    if settles {
        add(Entry::Settle);
    }
    match (fault, game.turn()) {
        (Some(fault), _) => Err(fault),
        (None, Turn::Over(_)) => Ok(()),
        (None, Turn::Of(_)) => Err(Fault::Unfinished),
    }
}

/// Whether what follows from this action is told only when the next one begins.
fn waits<G: Game>(game: &G, action: G::Action) -> bool {
    G::unsettled(game.table(), action).is_some()
}

/// Some action that could be played and taken back here.
fn undoable<G: Game>(game: &G) -> Option<G::Action> {
    let mut found = None;
    let _ = game.legal(&mut |action| {
        let open = |mut game: G| game.play(action).is_ok_and(|told| told.undo == Undo::Open);
        if waits(game, action) || open(game.clone()) {
            found = Some(action);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    found
}
