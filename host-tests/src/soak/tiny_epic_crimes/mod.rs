//! Tiny Epic Crimes at random and by a scripted player: what must hold after every action, and how the games
//! went.

pub mod invariants;
pub mod player;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use confidant_core::game::Game;
use confidant_core::tiny_epic_crimes::kinds::Evidence;
use confidant_core::tiny_epic_crimes::{Action, Outcome, Setup, TinyEpicCrimes};

use super::claim;
use crate::games::CaseGame;
use crate::journal::Journal;
use crate::play::{Random, legal};
use invariants::Watch;
use player::{Habit, Memory};

/// How a game is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Style {
    /// Any legal action.
    Random,
    /// The scripted player in every seat.
    Scripted,
}

/// A legal action; hand operations, which there are hundreds of, are taken now and then.
pub fn random_action(game: &TinyEpicCrimes, player: &mut Random) -> Option<Action> {
    let actions = legal(game);
    let (by_hand, others): (Vec<Action>, Vec<Action>) =
        actions.into_iter().partition(|action| matches!(action, Action::Hand(_) | Action::ActFor(..)));
    if others.is_empty() || (!by_hand.is_empty() && player.below(5) == 0) {
        return player.one_of(&by_hand);
    }
    player.one_of(&others)
}

/// What was seen of the games of one kind.
#[derive(Default)]
struct Tally {
    games: u64,
    actions: u64,
    turns: u64,
    hours: u64,
    events: u64,
    penalties: u64,
    won: u64,
    deduced: u64,
    solved: u64,
    suspects: u64,
    by_evidence: [u64; 5],
}

/// Plays one game to its end, every invariant checked after every action.
pub fn play_one(setup: &Setup, seed: u64, style: Style) -> (TinyEpicCrimes, Journal<TinyEpicCrimes>, Watch) {
    let mut game = TinyEpicCrimes::start(setup, TinyEpicCrimes::printed(), seed).expect("it can be played");
    let mut journal = Journal::<TinyEpicCrimes> { setup: setup.clone(), seed, actions: Vec::new() };
    let mut chance = Random::new(seed);
    let mut memory = Memory::default();
    let mut watch = Watch::of(&game);
    loop {
        if let Some(broken) = watch.look(&game) {
            claim(false, broken, &journal);
        }
        let action = match style {
            Style::Random => random_action(&game, &mut chance),
            Style::Scripted => player::choose(&game, Habit::WHOLE, &mut memory, &mut chance),
        };
        let Some(action) = action else { break };
        journal.actions.push(action);
        claim(game.play(action).is_ok(), "a legal action is refused", &journal);
        claim(journal.actions.len() < 20_000, "the game does not end", &journal);
    }
    claim(game.table().ending().is_some(), "there is nothing to play, but the game is not over", &journal);
    (game, journal, watch)
}

/// Plays games with every set-up in turn, at random and scripted; how they went.
pub fn run(games: u64, seed: u64) -> String {
    let mut tallies = BTreeMap::<(String, Style), Tally>::new();
    let mut tasks = 0;
    for number in 0..games {
        let seed = seed.wrapping_add(number);
        let setup = TinyEpicCrimes::some_setup(number as usize / 2).expect("any number picks a set-up");
        let style = if number % 2 == 0 { Style::Random } else { Style::Scripted };
        let (game, journal, watch) = play_one(&setup, seed, style);
        tasks = tasks.max(watch.tasks);
        let kind = format!("{} {} {}", setup.mode, setup.players.unwrap_or_default(), setup.cards);
        tallies.entry((kind, style)).or_default().add(&game, &journal);
    }
    let mut report = format!("tiny-epic-crimes: {games} games, at most {tasks} tasks at once\n");
    for ((kind, style), tally) in &tallies {
        let _ = writeln!(report, "{kind} {}: {}", format!("{style:?}").to_lowercase(), tally.line());
    }
    report
}

impl Tally {
    fn add(&mut self, game: &TinyEpicCrimes, journal: &Journal<TinyEpicCrimes>) {
        let table = game.table();
        self.games += 1;
        self.actions += journal.actions.len() as u64;
        self.turns +=
            journal.actions.iter().filter(|action| matches!(action, Action::Act(..))).count() as u64;
        let last = table.officers().map(|officer| u64::from(table.track().hour(officer)));
        self.hours += last.max().unwrap_or_default();
        self.events += 18 - u64::from(table.events_left());
        self.penalties += u64::from(table.penalties());
        self.solved += player::solved(table) as u64;
        self.suspects += table.officers().map(|officer| u64::from(table.mat(officer).suspects)).sum::<u64>();
        for (count, evidence) in self.by_evidence.iter_mut().zip(Evidence::ALL) {
            *count += u64::from(table.holder(evidence).is_some());
        }
        let won = table.ending().is_some_and(|ending| ending.outcome != Outcome::AllLose);
        self.won += u64::from(won);
        self.deduced += u64::from(deducible(journal));
    }

    fn line(&self) -> String {
        let mean = |sum: u64| sum as f64 / self.games.max(1) as f64;
        let share = |count: u64| 100.0 * mean(count);
        format!(
            "{} games; {:.1} actions, {:.1} turns, last hour {:.1}; {:.2} events drawn, {:.2} penalties, {:.2} evidence \
             solved ({}), {:.1} suspect cards; murderer named in {:.1} %, deducible in {:.1} %",
            self.games,
            mean(self.actions),
            mean(self.turns),
            mean(self.hours),
            mean(self.events),
            mean(self.penalties),
            mean(self.solved),
            self.by_evidence.map(|count| format!("{:.0}", share(count))).join(" "),
            mean(self.suspects),
            share(self.won),
            share(self.deduced),
        )
    }
}

/// Whether, before the accusations, some seat knew the only one who could be the murderer.
fn deducible(journal: &Journal<TinyEpicCrimes>) -> bool {
    let mut before = journal.clone();
    while matches!(before.actions.last(), Some(Action::Accuse(..))) {
        before.actions.pop();
    }
    let Some(game) = before.replay() else { return false };
    game.table().officers().any(|officer| game.private(officer.seat()).possible.len() == 1)
}
