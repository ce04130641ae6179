//! Every change of a card that lies is told: what the rows say is compared with what the table shows.

extern crate std;
use std::vec::Vec;

use core::ops::ControlFlow;

use confidant_core::chance::Source;
use confidant_core::game::{Game as _, Turn};
use confidant_core::tiny_epic_crimes::kinds::{Mode, Slot};
use confidant_core::tiny_epic_crimes::{
    ECHO_RIDGE, EventKind, Happening, Mark, News, Setup, Slots, TinyEpicCrimes,
};

use super::notes::{Began, Note, Notes};

/// What is missing of the changes between two looks at the slots, in words; nothing if all is told.
fn untold(before: &Slots, after: &Slots, news: &News, notes: &Notes) -> Vec<&'static str> {
    let mut missing = Vec::new();
    let mut miss = |told: bool, what| {
        if !told {
            missing.push(what);
        }
    };
    let rows = |is: &dyn Fn(&Note) -> bool| notes.rows.iter().any(is);
    for slot in Slot::ALL {
        let drawn = |id| notes.cards.contains(&(slot, id)) || rows(&|row| *row == Note::Drawn(id));
        let (Some(id), Some(is)) = (after.house_id(slot), after.event(slot)) else {
            if let Some(id) = before.house_id(slot) {
                let gone = |row: &Note| match *row {
                    Note::Resolved(other, _) | Note::Burnt(other) | Note::Left(other) => other == id,
                    _ => false,
                };
                miss(rows(&gone), "a card went");
            }
            continue;
        };
        let came = news.happenings.contains(&Happening::EventDrawn(slot, id));
        miss(!came || drawn(id), "a card came");
        let was = before.event(slot).filter(|_| before.house_id(slot) == Some(id) && !came);
        for block in is.tokens - was.map(|was| was.tokens).unwrap_or_default() {
            let token = |row: &Note| match *row {
                Note::TokenOf(other, at) | Note::Drifted(other, at) => other == id && at == block,
                Note::Gangster(_, at) => at == block,
                _ => false,
            };
            // Of a deed its own row tells: whoever reports puts down what they carry.
            let put_down = was.is_some_and(|was| was.officer().is_some()) && is.officer().is_none();
            miss(rows(&token) || put_down, "a token came");
        }
        let Some(was) = was.filter(|was| was.ticks != is.ticks) else { continue };
        let told = |row: &Note| match *row {
            Note::Ticked(other, _)
            | Note::InRow(other, _)
            | Note::Drifted(other, _)
            | Note::TokenOf(other, _) => other == id,
            _ => false,
        };
        miss(rows(&told), "a red line passed");
        if let (Some(Mark::Row(from)), Some(Mark::Row(to))) = (was.mark, is.mark)
            && from != to
        {
            miss(rows(&|row| *row == Note::InRow(id, to)), "a card went to another row");
        }
        let (card, team) = (after.card(id), after.is_team());
        let gains = card.solver_gains(team, is.ticks);
        if gains != card.solver_gains(team, was.ticks) {
            miss(rows(&|row| *row == Note::Brings(id, gains)), "a prize grew");
        }
    }
    missing
}

#[test]
fn every_change_of_a_card_is_told() {
    let mut lines = 0;
    for (seed, mode) in (0..60).zip([Mode::Standard, Mode::Coop].into_iter().cycle()) {
        let dice = if seed % 3 == 0 { Source::Table } else { Source::Device };
        let players = Some(2 + (seed % 3) as u8);
        let setup = Setup { players, mode, dice, abilities: false, ..Setup::default() };
        let mut game = TinyEpicCrimes::start(&setup, &ECHO_RIDGE, seed).expect("a set-up");
        let mut random = seed;
        while let Turn::Of(_) = game.turn() {
            let mut legal = Vec::new();
            let _ = game.legal(&mut |action| {
                legal.push(action);
                ControlFlow::Continue(())
            });
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = legal[(random >> 33) as usize % legal.len()];
            let (before, began) = (game.table().slots().clone(), Began::of(game.table()));
            let told = game.play(action).expect("it is legal");
            let mut notes = Notes::default();
            notes.note(game.table(), &told.table, &before.house_ids(), began);
            let after = game.table().slots();
            lines += usize::from(
                told.table.happenings.iter().any(|happening| matches!(happening, Happening::Ticked(_))),
            );
            let missing = untold(&before, after, &told.table, &notes);
            let lie = Slot::ALL.map(|slot| {
                after.event(slot).map(|event| match event.kind {
                    EventKind::House(id) => after.card(id).name,
                    EventKind::Printed(_) => "printed",
                })
            });
            assert!(missing.is_empty(), "{missing:?} after {action} of game {seed}: {lie:?}");
        }
    }
    assert!(lines > 100, "red lines were crossed while cards lay: {lines}");
}
