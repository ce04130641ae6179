//! Two games with Mister X on other start cards.

use confidant_core::scotland_yard::{Action, EditionName, LONDON, ScotlandYard, Setup};

use super::{Twins, seeds, shuffled};
use crate::games::CaseGame;
use crate::play::Random;

impl Twins for ScotlandYard {
    fn twin_setups(choice: usize, random: &mut Random) -> [(Setup, u64); 2] {
        let setup = Self::some_setup(choice).expect("any number picks a set-up");
        let edition = match setup.edition {
            EditionName::Classic => &LONDON.classic,
            EditionName::Newer => &LONDON.newer,
        };
        let count = usize::from(setup.detectives.unwrap_or_default());
        let detectives = shuffled(edition.detective_cards, random).into_iter().take(count);
        let detectives: heapless::Vec<_, 5> = detectives.collect();
        let free = edition.mister_x_cards - detectives.iter().copied().collect();
        let starts = shuffled(free, random);
        let seeds = seeds(random);
        [0, 1].map(|which| {
            let detective_start = Some(detectives.clone());
            let mister_x_start = starts.get(which).copied();
            (Setup { detective_start, mister_x_start, ..setup.clone() }, seeds[which])
        })
    }

    fn seen(action: Action) -> String {
        match action {
            Action::Flee(step) => format!("x {}", step.ticket),
            Action::Double(first, second) => format!("x double {} {}", first.ticket, second.ticket),
            _ => action.to_string(),
        }
    }
}
