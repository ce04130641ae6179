//! How many presses a turn of the clock takes: people who spend the hours of usual turns, place gangsters where the dice
//! say, find some blocks taken, and resolve events now and then. Every press counts, those that read a card among them.

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_core::game::{Game as _, Turn};
use confidant_core::tiny_epic_clock::{Action, Setup, Task, TinyEpicClock};
use confidant_core::tiny_epic_crimes::words::{Mode, OfficerSet, Slot};

use crate::device::{Deed, Device, begin, mirror};
use crate::play::Random;

/// Hours as turns take them: a drive of two or three blocks and an action of one to three hours.
const HOURS: [u8; 12] = [1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7];

/// What a sensible table tells the clock now.
fn sensible(game: &TinyEpicClock, random: &mut Random) -> Option<Action> {
    let table = game.view();
    let officer = table.now().officer;
    Some(match table.pending()? {
        Task::Turn(_) if table.must_report(officer) => Action::Report(officer),
        Task::Turn(_) => {
            let laid: Vec<Slot> = Slot::ALL.into_iter().filter(|&slot| table.event(slot).is_some()).collect();
            if let Some(slot) = random.one_of(&laid).filter(|_| random.below(6) == 0) {
                return Some(Action::Resolved(slot));
            }
            let most = table.last_hour() - table.track().hour(officer);
            Action::Hours(officer, random.one_of(&HOURS)?.min(most))
        }
        Task::Rolled(_) if random.below(6) == 0 => Action::Taken,
        Task::Choose(_) => Action::Choose(random.one_of(&[
            confidant_core::tiny_epic_crimes::Side::A,
            confidant_core::tiny_epic_crimes::Side::B,
        ])?),
        Task::Summons(_) => Action::There(OfficerSet::only(officer)),
        Task::Penalty => Action::Lost,
        Task::Report(officer) => {
            if random.below(2) == 0 {
                Action::Report(officer)
            } else {
                Action::GoOn(officer)
            }
        }
        Task::DrawEvent => Action::Drawn(false),
        Task::OwnSetUp(_) => Action::Done,
        _ => Action::Placed,
    })
}

/// The presses of every turn of so many games, from when it begins to when the next one does.
pub fn presses_a_turn(games: u64, seed: u64) -> Vec<usize> {
    let mut turns = Vec::new();
    for number in 0..games {
        let mode = if number % 3 == 2 { Mode::Coop } else { Mode::Standard };
        let setup = Setup { players: Some(2 + (number % 3) as u8), mode, ..Setup::default() };
        let store = begin::<TinyEpicClock>(&setup, seed + number, &[], ClockSetting::Off, false);
        let mut device: Device = Device::with(store, 7);
        let mut random = Random::new(seed + number);
        device.tap(Key::A);
        let mut begun = None;
        loop {
            let game: TinyEpicClock = mirror(&device.store).expect("a game runs");
            let Turn::Of(_) = game.turn() else { break };
            let turn =
                matches!(game.view().pending(), Some(Task::Turn(_))).then(|| game.view().now().started);
            let presses = device.deeds.iter().filter(|(_, deed)| matches!(deed, Deed::Press(_))).count();
            if turn.is_some() && begun.is_none_or(|(before, _)| Some(before) != turn) {
                turns.extend(begun.map(|(_, before)| presses - before));
                begun = turn.map(|turn| (turn, presses));
            }
            let Some(action) = sensible(&game, &mut random) else { break };
            assert!(device.try_enter::<TinyEpicClock>(action), "{action}:\n{}", device.read());
        }
    }
    turns
}

/// The presses of the turn in the middle.
pub fn median(turns: &[usize]) -> usize {
    let mut sorted = turns.to_vec();
    sorted.sort_unstable();
    sorted.get(sorted.len() / 2).copied().unwrap_or(0)
}

/// A line that tells median, mean and the worst.
pub fn report(games: u64, seed: u64) -> String {
    let mut turns = presses_a_turn(games, seed);
    turns.sort_unstable();
    let at = |part: usize| turns.get((turns.len().max(1) - 1) * part / 100).copied().unwrap_or(0);
    let mean = turns.iter().sum::<usize>() as f64 / turns.len().max(1) as f64;
    format!(
        "{games} games, {} turns; presses a turn: median {}, mean {mean:.2}, nine of ten at most {}, most {}",
        turns.len(),
        at(50),
        at(90),
        at(100),
    )
}
