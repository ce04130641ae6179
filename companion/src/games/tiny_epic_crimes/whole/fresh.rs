//! What is new in a notebook since its owner looked last. It is kept only in memory and shown only while its
//! owner holds Y: after a restart nothing is new until the next look.

use confidant_core::id::{ById, Id as _};
use confidant_core::tiny_epic_crimes::Private;
use confidant_core::tiny_epic_crimes::kinds::{Evidence, Officer, SuspectSet};

/// A flag for each piece of evidence.
type Findings = ById<Evidence, bool, { Evidence::COUNT }>;

/// What an officer knew at a look. No `Debug`: it is a secret.
#[derive(Clone, Copy)]
struct Known {
    hand: SuspectSet,
    seen: SuspectSet,
    possible: SuspectSet,
    evidence: Findings,
}

impl Known {
    /// Before anything was read.
    const NOTHING: Self = Self {
        hand: SuspectSet::from_bits(0),
        seen: SuspectSet::from_bits(0),
        possible: SuspectSet::from_bits(u16::MAX),
        evidence: ById::new([false; Evidence::COUNT]),
    };

    fn of(private: &Private) -> Self {
        let evidence = ById::new(Evidence::ALL.map(|evidence| private.evidence[evidence].is_some()));
        Self { hand: private.hand, seen: private.seen, possible: private.possible, evidence }
    }
}

/// What is new at a look. No `Debug`: it is a secret.
#[derive(Clone, Copy)]
pub(super) struct Fresh {
    /// Whose card, innocence or exclusion is new.
    pub suspects: SuspectSet,
    /// The evidence that these eyes did not know.
    pub evidence: Findings,
}

impl Fresh {
    pub const NOTHING: Self =
        Self { suspects: SuspectSet::from_bits(0), evidence: ById::new([false; Evidence::COUNT]) };
}

impl Default for Fresh {
    fn default() -> Self {
        Self::NOTHING
    }
}

/// What each officer knew at the last look.
pub(super) struct Looks(ById<Officer, Option<Known>, { Officer::MOST }>);

impl Looks {
    /// A game that goes on: nobody knows what was read before.
    pub const UNKNOWN: Self = Self(ById::new([None; Officer::MOST]));
    /// A game that begins: nothing was read.
    pub const NONE_YET: Self = Self(ById::new([Some(Known::NOTHING); Officer::MOST]));

    /// An officer looks: what is new, and read with it.
    pub fn look(&mut self, officer: Officer, private: &Private) -> Fresh {
        let now = Known::of(private);
        let Some(then) = self.0[officer].replace(now) else { return Fresh::NOTHING };
        let new = |evidence: Evidence| now.evidence[evidence] && !then.evidence[evidence];
        Fresh {
            suspects: (now.hand - then.hand) | (now.seen - then.seen) | (then.possible - now.possible),
            evidence: ById::new(Evidence::ALL.map(new)),
        }
    }
}

#[cfg(test)]
mod tests {
    use confidant_core::game::Game as _;
    use confidant_core::tiny_epic_crimes::kinds::Suspect;
    use confidant_core::tiny_epic_crimes::{ECHO_RIDGE, Setup, Study, TinyEpicCrimes};

    use super::*;

    #[test]
    fn at_the_first_look_all_is_new_in_a_game_that_begins_and_nothing_in_one_that_goes_on() {
        let mut study = Study::default();
        study.officers[0].hand = Some([Suspect::B].into_iter().collect());
        let setup = Setup { players: Some(2), study: Some(study), ..Setup::default() };
        let game = TinyEpicCrimes::start(&setup, &ECHO_RIDGE, 3);
        let Ok(game) = game else { panic!("a good set-up") };
        let private = game.private(Officer::P1.seat());
        for (mut looks, new) in [(Looks::NONE_YET, private.hand), (Looks::UNKNOWN, SuspectSet::from_bits(0))]
        {
            assert!(looks.look(Officer::P1, &private).suspects == new);
            assert!(looks.look(Officer::P1, &private).suspects.is_empty(), "it was read");
        }
        assert!(!private.hand.is_empty(), "there is something to be new");
    }
}
