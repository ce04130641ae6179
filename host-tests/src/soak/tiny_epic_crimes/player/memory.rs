//! Whose hand showed which suspect card: the device does not tell it again, people keep it in mind.

use confidant_core::game::Game;
use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::TinyEpicCrimes;
use confidant_core::tiny_epic_crimes::kinds::{Officer, SuspectSet};

/// The hands somebody can be asked for: of each officer, and the ghost's.
const HANDS: usize = Officer::MOST + 1;

/// What each officer remembers of the other hands.
#[derive(Default)]
pub struct Memory {
    shown: [[SuspectSet; HANDS]; Officer::MOST],
    /// Who asked for which hand last, and what was known before.
    asked: Option<(Officer, usize, SuspectSet)>,
}

fn hand(whom: Option<Officer>) -> usize {
    whom.map_or(Officer::MOST, Officer::index)
}

impl Memory {
    /// Keeps in mind what the last hand showed. A card that was known already may be of any hand.
    pub(super) fn note(&mut self, game: &TinyEpicCrimes) {
        let Some((officer, hand, before)) = self.asked.take() else { return };
        let private = game.private(officer.seat());
        self.shown[officer.index()][hand].extend(private.seen - private.hand - before);
    }

    /// This officer is about to look into a hand.
    pub(super) fn asks(&mut self, game: &TinyEpicCrimes, officer: Officer, whom: Option<Officer>) {
        self.asked = Some((officer, hand(whom), game.private(officer.seat()).seen));
    }

    /// How likely a hand is to show something new.
    pub(super) fn news(&self, game: &TinyEpicCrimes, officer: Officer, whom: Option<Officer>) -> f64 {
        let table = game.table();
        let cards = whom.map_or(table.ghost(), |other| table.mat(other).suspects);
        let known = self.shown[officer.index()][hand(whom)].len() as f64;
        1.0 - known / f64::from(cards.max(1))
    }
}
