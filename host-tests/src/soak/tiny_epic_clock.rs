//! The clock of Tiny Epic Crimes at random: what must hold after every action.

use confidant_core::game::{Game, Turn};
use confidant_core::id::Id;
use confidant_core::tiny_epic_clock::{Action, MOST_TASKS, Setup, Table, Task, TinyEpicClock};
use confidant_core::tiny_epic_crimes::cards::EventStep;
use confidant_core::tiny_epic_crimes::kinds::{Cards, Slot};

use super::claim;
use crate::games::CaseGame;
use crate::journal::Journal;
use crate::play::{Random, legal};

/// What a random player chooses from; corrections and names, which there are hundreds of, are told now and then.
pub fn usual(game: &TinyEpicClock, player: &mut Random) -> Vec<Action> {
    let extra = |action: &Action| {
        matches!(
            action,
            Action::Clock(..) | Action::Name(..) | Action::Event | Action::Roll | Action::Penalty
        )
    };
    let (extras, usual): (Vec<Action>, Vec<Action>) = legal(game).into_iter().partition(extra);
    if !extras.is_empty() && player.below(12) == 0 {
        return extras;
    }
    // Now and then something is said about a card that lies; there are many ways to say it.
    let lies = |action: &Action| {
        matches!(action, Action::Resolved(..) | Action::Cleared(..) | Action::Burnt(_) | Action::Gone(_))
    };
    let (said, usual): (Vec<Action>, Vec<Action>) = usual.into_iter().partition(lies);
    if !said.is_empty() && player.below(6) == 0 {
        return said;
    }
    // Short turns, as people take them: 20 hours at a time end the game before anything happens.
    usual.into_iter().filter(|action| !matches!(action, Action::Hours(_, 7..))).collect()
}

/// A legal action, as often as people would tell it.
pub fn random_action(game: &TinyEpicClock, player: &mut Random) -> Option<Action> {
    let usual = usual(game, player);
    player.one_of(&usual)
}

/// What does not hold.
fn broken(table: &Table, before: &Table) -> Option<&'static str> {
    let track = table.track();
    let sorted = track.order().windows(2).all(|pair| track.hour(pair[0]) <= track.hour(pair[1]));
    let on_track = table.officers().all(|officer| track.hour(officer) <= table.board().last);
    let laid = Slot::all().filter(|&slot| table.event(slot).is_some()).count();
    let drawn = usize::from(before.events_left() - table.events_left());
    let laid_before = Slot::all().filter(|&slot| before.event(slot).is_some()).count();
    let next = match table.pending() {
        Some(Task::Turn(officer)) => track.next() == Some(officer) && !track.reported().has(officer),
        _ => true,
    };
    let named = |slot: Slot| {
        let marks = |step: &EventStep| matches!(step, EventStep::Mark(_));
        let card = table.house_event(slot).filter(|card| card.set_up.iter().any(marks));
        card.is_none() || table.event(slot).is_some_and(|event| event.mark.is_some())
    };
    let is_turn = matches!(table.pending(), Some(Task::Turn(_)));
    let checks = [
        (!is_turn || Slot::all().all(named), "no card shows a gap that nobody can fill"),
        (sorted && on_track, "the markers stand in their order, on the track"),
        (track.order().len() == table.officers().count(), "everybody has one marker"),
        (laid <= laid_before + drawn, "every event that lies was drawn"),
        (next, "the furthest back who has not reported is next"),
        (table.penalties() >= before.penalties(), "penalties are not forgotten"),
        (track.reached() >= before.track().reached(), "no line is passed first twice"),
        (table.tasks() < MOST_TASKS, "too many tasks"),
    ];
    checks.into_iter().find(|(holds, _)| !holds).map(|(_, what)| what)
}

/// Plays one game to its end, every invariant checked after every action; the highest pile of tasks.
pub fn play_one(setup: &Setup, seed: u64) -> (TinyEpicClock, Journal<TinyEpicClock>, usize) {
    let mut game = TinyEpicClock::start(setup, TinyEpicClock::printed(), seed).expect("it can be played");
    let mut journal = Journal::<TinyEpicClock> { setup: setup.clone(), seed, actions: Vec::new() };
    let mut player = Random::new(seed);
    let mut tasks = game.table().tasks();
    while let Some(action) = random_action(&game, &mut player) {
        let before = game.table().clone();
        journal.actions.push(action);
        claim(game.play(action).is_ok(), "a legal action is refused", &journal);
        claim(journal.actions.len() < 20_000, "the game does not end", &journal);
        tasks = tasks.max(game.table().tasks());
        if let Some(broken) = broken(game.table(), &before) {
            claim(false, broken, &journal);
        }
    }
    claim(matches!(game.turn(), Turn::Over(_)), "there is nothing to tell, but it is not over", &journal);
    (game, journal, tasks)
}

/// Plays games with every set-up in turn; how they went.
pub fn run(games: u64, seed: u64) -> String {
    let (mut tasks, mut actions, mut penalties, mut events) = (0, 0, 0, 0);
    for number in 0..games {
        let setup = TinyEpicClock::some_setup(number as usize).expect("any number picks a set-up");
        let (game, journal, most) = play_one(&setup, seed.wrapping_add(number));
        tasks = tasks.max(most);
        actions += journal.actions.len() as u64;
        penalties += u64::from(game.table().penalties());
        events += u64::from(setup.events == Cards::House) * (18 - u64::from(game.table().events_left()));
    }
    let mean = |sum: u64| sum as f64 / games.max(1) as f64;
    format!(
        "tiny-epic-clock: {games} games, at most {tasks} tasks at once; {:.1} actions, {:.2} penalties, {:.2} house \
         events drawn\n",
        mean(actions),
        mean(penalties),
        mean(events)
    )
}
