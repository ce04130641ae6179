//! Evidence that is solved: the banner of a team with every finding; the banner of rivals, and then what is new to its
//! holder.

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_core::game::Game as _;
use confidant_core::id::Id as _;
use confidant_core::tiny_epic_crimes::kinds::{Cards, Clue, Finding, Mode, Officer, Suspect};
use confidant_core::tiny_epic_crimes::{
    Action, ClueOp, ECHO_RIDGE, HandOp, Happening, Setup, Study, TinyEpicCrimes,
};

use super::{Walk, of, quiet};
use crate::device::{Device, HostStore, begin};
use crate::games::CaseGame as _;
use crate::play::legal;

/// A game in which one officer takes the clues of this kind by hand, one after the other, and the one that solves.
fn last_clue(setup: &Setup, clue: Clue) -> (HostStore, Action) {
    let mut game = TinyEpicCrimes::start(setup, TinyEpicCrimes::printed(), 5).expect("a good set-up");
    let mut store = begin::<TinyEpicCrimes>(setup, 5, &[], ClockSetting::Off, false);
    loop {
        let takes = |action: &Action| match action {
            Action::Hand(HandOp::Clue(ClueOp::Take(Officer::P1, token))) => token.kind() == clue,
            _ => false,
        };
        let take = legal(&game).into_iter().find(takes).expect("enough of each kind lie in the city");
        let told = game.play(take).expect("it is legal").table;
        if told.happenings.iter().any(|one| matches!(one, Happening::Solved(..))) {
            return (store, take);
        }
        store.append_all::<TinyEpicCrimes>(&[&take.to_string()]);
    }
}

fn printed(mode: Mode, murderer: Suspect) -> Setup {
    let study = Study { murderer: Some(murderer), ..quiet() };
    Setup { cards: Cards::Printed, ..of(2, mode, study) }
}

pub(super) fn walk(walk: &mut Walk) {
    for clue in Clue::ALL {
        for finding in [Finding::Ace, Finding::Other] {
            let fits = |one: &Suspect| ECHO_RIDGE.suspects.finding(*one, clue.proves()) == finding;
            let murderer = Suspect::ALL.into_iter().find(fits).expect("some are like that");
            let (store, take) = last_clue(&printed(Mode::Coop, murderer), clue);
            let mut device: Device = walk.device(store);
            device.tap(Key::A);
            device.enter(&take.to_string());
            let number = clue.index() * 2 + usize::from(finding == Finding::Other);
            walk.look(&mut device, &format!("tiny-epic-crimes/solved-team-{number}"));
        }
    }
    let (store, take) = last_clue(&printed(Mode::Standard, Suspect::F), Clue::Informant);
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    device.look_in();
    device.release(Key::Y);
    device.enter(&take.to_string());
    walk.look(&mut device, "tiny-epic-crimes/solved-by-hand");
    device.look_in();
    walk.look_secret(&mut device, "tiny-epic-crimes/notebook-new");
    device.release(Key::Y);
}
