//! Scotland Yard by keys.

use confidant_companion::Key;
use confidant_companion::games::scotland_yard::{Screens, Words};
use confidant_core::scotland_yard::{
    Action, Fares, LONDON, MISTER_X, ScotlandYard, Setup, Step as Ride, Ticket,
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
        }
    }))
}

fn ride(step: Ride) -> [Step; 4] {
    let station = Step::Choose(vec![step.to.number().to_string()]);
    [ticket(step.ticket), Step::Press(Key::Right), station, Step::Press(Key::Right)]
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

impl Driver for ScotlandYard {
    type Flow = Screens;

    const TELLS_LATER: bool = true;

    fn seats(setup: &Setup) -> usize {
        1 + usize::from(setup.detectives.unwrap_or(3))
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
                Action::Travel(_, step) => {
                    let kinds: Vec<Ticket> = Ticket::ALL
                        .into_iter()
                        .filter(|&kind| {
                            legal(self).iter().any(
                                |action| matches!(action, Action::Travel(_, step) if step.ticket == kind),
                            )
                        })
                        .collect();
                    let row = kinds.iter().position(|&kind| kind == step.ticket).unwrap_or(0);
                    let mut steps = vec![Step::Press(Key::Right); row];
                    steps.push(Step::Choose(vec![step.to.number().to_string()]));
                    steps.push(Step::Press(Key::A));
                    return Way::Open(steps);
                }
                Action::Stay(_) => return Way::Open(vec![Step::Press(Key::A)]),
            },
        )
    }

    fn approach(read: &str) -> Vec<Key> {
        if Self::is_table(read) { vec![Key::A] } else { Vec::new() }
    }

    fn is_table(read: &str) -> bool {
        // The round of how many stands nowhere else.
        let rounds = [&LONDON.classic, &LONDON.newer].map(|edition| format!("/{}", edition.rounds));
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
