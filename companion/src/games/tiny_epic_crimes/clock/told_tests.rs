//! With the clock alone every change that a red line makes to a card that lies is told, too.

extern crate std;
use std::vec::Vec;

use core::ops::ControlFlow;

use confidant_core::chance::Source;
use confidant_core::game::{Game as _, Turn};
use confidant_core::id::Id as _;
use confidant_core::tiny_epic_clock::{Action, Happening, Setup, TinyEpicClock};
use confidant_core::tiny_epic_crimes::ECHO_RIDGE;
use confidant_core::tiny_epic_crimes::kinds::Mode;

use super::notes::{Note, Notes};

#[test]
fn a_red_line_has_a_row_for_each_card_that_it_changes() {
    let mut lines = 0;
    for (seed, mode) in (0..60).zip([Mode::Standard, Mode::Coop].into_iter().cycle()) {
        let dice = if seed % 3 == 0 { Source::Table } else { Source::Device };
        let setup = Setup { players: Some(2 + (seed % 3) as u8), mode, dice, ..Setup::default() };
        let mut game = TinyEpicClock::start(&setup, &ECHO_RIDGE, seed).expect("a set-up");
        let mut random = seed;
        while let Turn::Of(_) = game.turn() {
            let mut legal = Vec::new();
            let _ = game.legal(&mut |action| {
                legal.push(action);
                ControlFlow::Continue(())
            });
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            // Mostly what a table tells: turns, and what the dice ask.
            let said = |action: &Action| {
                matches!(
                    action,
                    Action::Clock(..)
                        | Action::Resolved(..)
                        | Action::Gone(_)
                        | Action::Away
                        | Action::Burnt(_)
                        | Action::Event
                        | Action::Penalty
                        | Action::Roll
                )
            };
            let usual: Vec<Action> = legal.iter().copied().filter(|action| !said(action)).collect();
            let among = if usual.is_empty() || random >> 60 == 0 { &legal } else { &usual };
            let action = among[(random >> 33) as usize % among.len()];
            let laid = game.table().slots().clone();
            let told = game.play(action).expect("it is legal");
            let notes = Notes::of(game.table(), &told.table, &laid.house_ids());
            // One entry can take a card off its slot, lay another one there, and then cross a line.
            let mut lying = laid.house_ids();
            let ticked = told.table.happenings.iter().filter_map(|&happening| match happening {
                Happening::EventDrawn(slot, id) => {
                    lying[slot.index()] = Some(id);
                    None
                }
                Happening::Ticked(slot) => Some((slot, lying[slot.index()])),
                _ => None,
            });
            for (slot, id) in ticked.collect::<Vec<_>>() {
                let Some(id) = id else { continue };
                lines += 1;
                let row = |row: &Note| match *row {
                    Note::Ticked(other, ..) | Note::Burnt(other) | Note::InRow(other, _) => other == id,
                    _ => false,
                };
                assert!(notes.ticks.iter().any(row), "{action}: nothing is said of {}", laid.card(id).name);
                let after = game.table().slots();
                let ticks = after.event(slot).map_or(0, |event| event.ticks);
                let gains = after.card(id).solver_gains(after.is_team(), ticks);
                let before = laid.event(slot).map_or(0, |event| event.ticks);
                if (laid.house_id(slot), after.house_id(slot)) == (Some(id), Some(id))
                    && gains != after.card(id).solver_gains(after.is_team(), before)
                {
                    let says = |row: &Note| matches!(*row, Note::Ticked(other, _, brings) if (other, brings) == (id, gains));
                    assert!(notes.ticks.iter().any(says), "what {} brings", after.card(id).name);
                }
            }
        }
    }
    assert!(lines > 100, "red lines were crossed while cards lay: {lines}");
}
