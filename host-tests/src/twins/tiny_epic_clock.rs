//! Two clocks with another order of the event deck.

use confidant_core::id::Id;
use confidant_core::tiny_epic_clock::{Happening, News, Setup, Study, Table, TinyEpicClock};
use confidant_core::tiny_epic_crimes::cards::EventId;

use super::{Beginnings, Twins, seeds, shuffled};
use crate::games::CaseGame;
use crate::play::Random;

impl Twins for TinyEpicClock {
    fn beginnings(choice: usize, random: &mut Random) -> Beginnings<Setup> {
        // House events: with printed ones nothing is hidden.
        let setup = Self::some_setup(choice / 24 * 24 + choice % 12).expect("any number picks a set-up");
        let mut study = Study { opening_events: Some(0), ..Study::default() };
        for hour in study.hours.iter_mut().take(setup.players.unwrap_or_default().into()) {
            *hour = Some(random.below(47) as u8);
        }
        let setups = seeds(random).map(|seed| {
            let deck = Some(shuffled(EventId::all(), random).into_iter().collect());
            (Setup { study: Some(Study { deck, ..study.clone() }), ..setup.clone() }, seed)
        });
        Beginnings { setups, same_for: Vec::new() }
    }

    /// An event that came too late is read and put away.
    fn shows(_: &Table, news: &News, _: &Table) -> bool {
        news.happenings.iter().any(|one| matches!(one, Happening::EventTooLate(_)))
    }
}
