//! The clock of Tiny Epic Crimes: what must hold in every game, over random games of every set-up.

use confidant_companion::journal::SETUP_LEN;
use confidant_core::game::{Game, Undo};
use confidant_core::tiny_epic_clock::{Action, Happening, Setup, Task, TinyEpicClock};
use confidant_core::tiny_epic_crimes::kinds::Officer;
use host_tests::games::CaseGame;
use host_tests::play::Random;
use host_tests::soak::tiny_epic_clock::{random_action, run};

fn start(choice: usize, seed: u64) -> TinyEpicClock {
    let setup = TinyEpicClock::some_setup(choice).expect("any number picks a set-up");
    TinyEpicClock::start(&setup, TinyEpicClock::printed(), seed).expect("it can be played")
}

#[test]
fn a_sample_of_the_soak_holds() {
    let report = run(480, 5);
    assert!(report.contains("480 games"), "{report}");
}

#[test]
fn a_set_up_and_the_state_fit_their_places() {
    let setup = Setup {
        order: Some(Officer::ALL.into_iter().collect()),
        ..TinyEpicClock::some_setup(26).expect("a set-up")
    };
    assert!(setup.time.is_some(), "with a board of its own");
    let bytes = postcard::to_stdvec(&setup).expect("it can be written");
    assert!(bytes.len() <= SETUP_LEN, "{} bytes", bytes.len());
    assert!(size_of::<TinyEpicClock>() <= 1024, "{} bytes", size_of::<TinyEpicClock>());
    assert!(size_of::<Action>() <= 4, "{} bytes", size_of::<Action>());
}

/// An event for each line that the hours of a turn pass first, and for nothing else but a taken block or a card.
#[test]
fn every_line_draws_once() {
    let mut lines = 0;
    for seed in 0..96 {
        let mut game = start(seed as usize, seed);
        let mut player = Random::new(seed);
        let mut reached = 0;
        while let Some(action) = random_action(&game, &mut player) {
            let before = game.table().clone();
            let told = game.play(action).expect("legal");
            let table = game.table();
            let hours = table.officers().map(|officer| table.track().hour(officer));
            if let Action::Hours(officer, hours) = action {
                let to = before.track().hour(officer) + hours;
                let due = (reached..to).filter(|&hour| before.board().lines.has(hour)).count();
                lines += due;
                let drawing = table.pending() == Some(Task::DrawEvent);
                let drew = told.table.happenings.iter().any(|one| {
                    matches!(
                        one,
                        Happening::EventDrawn(..)
                            | Happening::EventTooLate(_)
                            | Happening::Ticked(_)
                            | Happening::OutOfTime(_)
                    )
                });
                let asked = drawing || drew || matches!(table.pending(), Some(Task::Penalty(_)));
                let silent = due == 0 || before.events_left() == 0;
                assert!(asked || silent, "{action}: nothing for {due} lines");
                assert!(due > 0 || !asked, "{action}: an event without a line");
            }
            reached = hours.fold(reached, u8::max);
        }
    }
    assert!(lines > 200, "{lines}");
}

/// What people tell can be taken back unless the device rolled or drew; that takes all of them, and nothing is final.
#[test]
fn only_chance_needs_agreement() {
    let mut seen = [0; 2];
    for seed in 0..96 {
        let mut game = start(seed as usize, seed);
        let mut player = Random::new(seed);
        while let Some(action) = random_action(&game, &mut player) {
            let told = game.play(action).expect("legal");
            let rolled = told.table.happenings.iter().any(|one| {
                matches!(one, Happening::Rolled(..) | Happening::EventDrawn(..) | Happening::EventTooLate(_))
            });
            let named = matches!(game.table().pending(), Some(Task::Proposed(..) | Task::Drifts(..)));
            let is_drawn = told.undo == Undo::Agreed;
            assert!(told.undo != Undo::Final, "{action}");
            seen[usize::from(is_drawn)] += 1;
            assert!(is_drawn || !rolled, "{action} can be taken back");
            assert!(!is_drawn || rolled || named, "{action} cannot be taken back");
        }
    }
    assert!(seen.iter().all(|&count| count > 500), "{seen:?}");
}
