//! Scotland Yard by keys.

use confidant_companion::Key;
use confidant_companion::games::scotland_yard::{Screens, Words};
use confidant_core::game::Game as _;
use confidant_core::scotland_yard::{
    Action, Ending, Fares, LONDON, MISTER_X, Pawn, Phase, ScotlandYard, Setup, Station, Step as Ride, Ticket,
};

use super::{Driver, Step, Way, in_all};
use crate::device::{Walk, tour};
use crate::play::{Random, legal};
use crate::twins::Twins as _;

fn ticket(ticket: Ticket) -> Step {
    Step::Choose(in_all(|language| {
        let words = Words::of(language);
        match ticket {
            Ticket::Taxi => words.taxi,
            Ticket::Bus => words.bus,
            Ticket::Underground => words.underground,
            Ticket::Black => words.black,
            Ticket::Free => words.station,
        }
    }))
}

fn ride(step: Ride) -> [Step; 3] {
    let station = Step::Choose(vec![step.to.number().to_string()]);
    [ticket(step.ticket), Step::Press(Key::Right), station]
}

fn fares(fares: Fares) -> Vec<Step> {
    let mut steps =
        vec![Step::Choose(in_all(|language| Words::of(language).show_myself)), Step::Press(Key::Right)];
    for fare in fares.entries().iter().flatten() {
        steps.extend([ticket(*fare), Step::Press(Key::Right)]);
    }
    steps.push(Step::Press(Key::Right));
    steps
}

/// Turns the three digits of a station; the middle one is lit.
fn claim(at: Station) -> Vec<Step> {
    let number = usize::from(at.number());
    let up = |digit| vec![Step::Press(Key::Up); digit];
    let [left, right] = [Key::Left, Key::Right].map(Step::Press);
    let tens = [vec![Step::Press(Key::X)], up(number / 10 % 10), vec![right], up(number % 10)];
    let hundreds = [vec![left; 2], up(number / 100), vec![Step::Press(Key::A)]];
    tens.into_iter().chain(hundreds).flatten().collect()
}

/// Says in the menu how it ended.
fn over(ending: Ending) -> Vec<Step> {
    let row = in_all(|language| {
        let words = Words::of(language);
        match ending {
            Ending::Stuck => words.say_stuck,
            Ending::Trapped => words.say_trapped,
            Ending::Caught => words.say_caught,
        }
    });
    vec![Step::Menu, Step::Choose(row), Step::Press(Key::A), Step::Press(Key::A)]
}

/// Who moves, where the order is free.
trait Who {
    fn who(&self, pawn: Pawn) -> Vec<Step>;
}

impl Who for ScotlandYard {
    fn who(&self, pawn: Pawn) -> Vec<Step> {
        let table = self.table();
        match table.pursuer(pawn) {
            Some(pursuer) if table.edition().rules.free_order() => {
                vec![Step::Choose(vec![pursuer.at.number().to_string()]), Step::Press(Key::A)]
            }
            _ => Vec::new(),
        }
    }
}

impl Driver for ScotlandYard {
    type Flow = Screens;

    const CHOOSES_ANEW: bool = true;

    const TELLS_LATER: bool = true;

    fn seats(setup: &Setup) -> usize {
        1 + usize::from(setup.pursuers(&LONDON))
    }

    fn way(&self, action: Action) -> Way {
        let right = Step::Press(Key::Right);
        Way::Secret(
            MISTER_X,
            match action {
                Action::Flee(step) => ride(step).into_iter().chain([right]).collect(),
                Action::Double(first, second) => {
                    let double = Step::Choose(in_all(|language| Words::of(language).double));
                    let rides = ride(first).into_iter().chain(ride(second));
                    [double, right.clone()].into_iter().chain(rides).chain([right]).collect()
                }
                Action::Hide => {
                    vec![Step::Choose(in_all(|language| Words::of(language).stay_hidden)), right]
                }
                Action::Reveal(taken) => fares(taken),
                Action::Travel(pawn, step) => {
                    let table = self.table();
                    let kinds = table.kinds(pawn).iter();
                    let mut kinds = kinds.filter(|&&kind| !table.destinations(pawn, kind).is_empty());
                    let row = kinds.position(|&kind| kind == step.ticket).unwrap_or(0);
                    let mut steps = self.who(pawn);
                    steps.extend(vec![Step::Press(Key::Right); row]);
                    steps.push(Step::Choose(vec![step.to.number().to_string()]));
                    steps.push(Step::Press(Key::A));
                    return Way::Open(steps);
                }
                Action::Done => return Way::Open(vec![Step::Press(Key::A)]),
                Action::Claim(at) => return Way::Open(claim(at)),
                Action::Over(ending) => return Way::Open(over(ending)),
                Action::Stay(pawn) => {
                    let mut steps = self.who(pawn);
                    steps.push(Step::Press(Key::A));
                    return Way::Open(steps);
                }
            },
        )
    }

    /// He has five black tickets and two doubles for more than twenty moves.
    fn sensible(&self, random: &mut Random) -> Option<Vec<Action>> {
        let all = self.usual(random);
        let black = |action: &Action| matches!(action, Action::Flee(step) if step.ticket == Ticket::Black);
        let [spares_black, spares_doubles] = [random.below(4) > 0, random.below(10) > 0];
        let spared = |action: &Action| match action {
            Action::Double(..) => spares_doubles,
            _ => spares_black && black(action),
        };
        let some: Vec<Action> = all.iter().filter(|action| !spared(action)).copied().collect();
        random.one_of(if some.is_empty() { &all } else { &some }).map(|action| vec![action])
    }

    fn heading(&self, turn: &[Action]) -> &'static str {
        let asks = turn.iter().any(|action| matches!(action, Action::Hide | Action::Reveal(_)));
        match turn.first() {
            _ if asks => "Mister X moves, and shows himself or not",
            Some(Action::Flee(_)) if self.table().log_only().is_some() => "Mister X moves, log only",
            Some(Action::Flee(_)) => "Mister X moves",
            Some(Action::Double(..)) => "Mister X moves twice",
            Some(Action::Travel(..) | Action::Stay(_)) => "a detective moves",
            Some(Action::Done) => "log only, the table",
            Some(Action::Claim(_)) => "log only, a claim",
            Some(Action::Over(_)) => "log only, the end",
            _ => "nothing",
        }
    }

    /// In log only nearly everything that is legal would end the game.
    fn usual(&self, random: &mut Random) -> Vec<Action> {
        let ends = |action: &Action| matches!(action, Action::Over(_));
        let mut actions = legal(self);
        match self.table().phase() {
            Phase::Board => match random.below(16) {
                0 => actions.retain(ends),
                1..6 if actions.len() > 4 => actions.retain(|action| matches!(action, Action::Claim(_))),
                _ => actions.retain(|action| *action == Action::Done),
            },
            _ => actions.retain(|action| !ends(action)),
        }
        actions
    }

    fn approach(read: &str) -> Vec<Key> {
        // In free order a move that was taken back lies open: who moves is chosen before it.
        let has =
            |texts: Vec<String>| texts.iter().any(|text| read.split(['\n', ' ']).any(|word| word == text));
        let enters =
            has(in_all(|language| language.texts().enter)) && has(in_all(|language| Words::of(language).who));
        // Log only: there A says that all have moved.
        let on_board = in_all(|language| Words::of(language).log_move).iter().any(|text| read.contains(text));
        match Self::is_table(read) {
            true if on_board => Vec::new(),
            true => vec![Key::A],
            false if enters => vec![Key::B],
            false => Vec::new(),
        }
    }

    fn is_table(read: &str) -> bool {
        // The round of how many stands nowhere else.
        let rounds = [&LONDON.newer, &LONDON.beginner].map(|edition| format!("/{}", edition.rounds));
        let begins = in_all(|language| Words::of(language).round_of.split(' ').next().unwrap_or_default());
        let is_round = |line: &str| begins.iter().any(|begin| line.starts_with(begin));
        read.lines().any(|line| is_round(line) && rounds.iter().any(|rounds| line.contains(rounds)))
    }

    /// Five detectives: the most moves a round.
    fn longest_setup() -> Setup {
        Setup { detectives: Some(5), ..Setup::default() }
    }

    fn twin_setups(choice: usize, random: &mut Random) -> Option<[(Setup, u64); 2]> {
        Some(Self::beginnings(choice, random).setups)
    }

    fn tour(walk: &mut Walk) {
        tour::scotland_yard::walk(walk);
    }
}
