//! Two games with Mister X on other start cards.

use confidant_core::id::Id;
use confidant_core::scotland_yard::{Action, LONDON, MISTER_X, ScotlandYard, Setup, Step, Ticket};
use confidant_core::seat::Seat;

use super::{Beginnings, Twins, seeds, shuffled};
use crate::games::CaseGame;
use crate::play::Random;

impl Twins for ScotlandYard {
    fn beginnings(choice: usize, random: &mut Random) -> Beginnings<Setup> {
        let setup = Self::some_setup(choice).expect("any number picks a set-up");
        let edition = setup.edition_of(&LONDON);
        let count = usize::from(setup.pursuers(&LONDON));
        let detectives = shuffled(edition.detective_cards, random).into_iter().take(count);
        let detectives: heapless::Vec<_, 5> = detectives.collect();
        let free = edition.mister_x_cards - detectives.iter().copied().collect();
        let starts = shuffled(free, random);
        let seeds = seeds(random);
        let setups = [0, 1].map(|which| {
            let detective_start = Some(detectives.clone());
            // For beginners his start lies open.
            let mister_x_start = starts.get(if setup.beginner { 0 } else { which }).copied();
            (Setup { detective_start, mister_x_start, ..setup.clone() }, seeds[which])
        });
        Beginnings { setups, same_for: Seat::all().filter(|&seat| seat != MISTER_X).collect() }
    }

    fn seen(action: Action) -> String {
        match action {
            // Without a ticket he is seen, but for single moves.
            Action::Flee(Step { ticket: Ticket::Free, .. })
            | Action::Double(Step { ticket: Ticket::Free, .. }, _) => action.to_string(),
            Action::Flee(step) => format!("x {}", step.ticket),
            Action::Double(first, second) => format!("x double {} {}", first.ticket, second.ticket),
            _ => action.to_string(),
        }
    }
}
