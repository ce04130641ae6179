//! The event deck: *house*, written for Confidant. The printed texts are not public; only the kinds of reward
//! and that each event has a set-up, a lasting harm and a condition are.

use crate::id::ById;
use crate::tiny_epic_crimes::cards::{EventCard, Harm, Need, Origin, Place, Reward, RewardSet, Work};
use crate::tiny_epic_crimes::tables::Events;
use crate::tiny_epic_crimes::words::{DeedKind, When, deeds};

const fn rewards(all: &[Reward]) -> RewardSet {
    let mut bits = 0;
    let mut rest = all;
    while let [reward, others @ ..] = rest {
        bits |= 1 << *reward as u8;
        rest = others;
    }
    RewardSet::from_bits(bits)
}

const NOTHING: RewardSet = rewards(&[]);
const SUSPECT: RewardSet = rewards(&[Reward::Suspect]);
const FORCE: RewardSet = rewards(&[Reward::Force]);
const BADGE: RewardSet = rewards(&[Reward::Badge]);
const PEEK: RewardSet = rewards(&[Reward::Peek]);

/// By the event action, on each of so many tokens.
const fn tokens(hours: u8, times: u8) -> Need {
    Need { work: Work::Action(hours), place: Place::Token, when: When::Always, times }
}

/// By the event action at headquarters, once.
const fn headquarters(hours: u8, when: When) -> Need {
    Need { work: Work::Action(hours), place: Place::Headquarters, when, times: 1 }
}

/// By doing one of these, so many times.
const fn doing(kinds: &[DeedKind], place: Place, when: When, times: u8) -> Need {
    Need { work: Work::Doing(deeds(kinds)), place, when, times }
}

const fn event(
    name: &'static str,
    harm: Harm,
    need: Need,
    solver: RewardSet,
    helpers: RewardSet,
) -> EventCard {
    let tokens = match need.place {
        Place::Token => need.times,
        _ => 0,
    };
    EventCard { name, timed: false, tokens, gangsters: 0, captives: 0, harm, need, solver, helpers }
}

const fn with(gangsters: u8, captives: u8, card: EventCard) -> EventCard {
    EventCard { gangsters, captives, ..card }
}

const fn timed(card: EventCard) -> EventCard {
    EventCard { timed: true, ..card }
}

/// Eighteen cards.
pub static HOUSE_EVENTS: Events = Events {
    origin: Origin::House,
    cards: ById::new([
        event(
            "blackout",
            Harm::SlowDrive(1, When::Night),
            doing(&[DeedKind::Coffee], Place::Headquarters, When::Night, 1),
            rewards(&[Reward::Badge, Reward::Force]),
            NOTHING,
        ),
        event("burst-main", Harm::SlowDrive(1, When::Always), tokens(1, 2), SUSPECT, BADGE),
        event("street-fair", Harm::SlowDrive(1, When::Day), tokens(1, 1), FORCE, NOTHING),
        timed(event(
            "rush-hour",
            Harm::SlowDrive(1, When::Always),
            doing(&[DeedKind::Arrest, DeedKind::Backup], Place::Anywhere, When::Always, 2),
            rewards(&[Reward::Suspect, Reward::Badge]),
            BADGE,
        )),
        with(
            2,
            0,
            event(
                "gang-war",
                Harm::Restless,
                doing(&[DeedKind::Arrest], Place::Anywhere, When::Always, 2),
                rewards(&[Reward::Suspect, Reward::Force]),
                FORCE,
            ),
        ),
        timed(with(
            1,
            0,
            event("riot", Harm::Restless, tokens(2, 1), rewards(&[Reward::Suspect, Reward::Badge]), NOTHING),
        )),
        with(
            0,
            2,
            event(
                "jailbreak",
                Harm::Dearer(deeds(&[DeedKind::Hold, DeedKind::Book]), 1, When::Always),
                headquarters(2, When::Always),
                rewards(&[Reward::Badge, Reward::Force]),
                NOTHING,
            ),
        ),
        event(
            "hush-money",
            Harm::Dearer(deeds(&[DeedKind::Informant, DeedKind::Witness]), 1, When::Always),
            tokens(1, 2),
            rewards(&[Reward::Suspect, Reward::Peek]),
            SUSPECT,
        ),
        event(
            "wet-cellar",
            Harm::Dearer(deeds(&[DeedKind::Search]), 1, When::Always),
            tokens(2, 1),
            SUSPECT,
            NOTHING,
        ),
        timed(event(
            "thick-fog",
            Harm::Unlucky(deeds(&[DeedKind::Stakeout, DeedKind::Backup]), 1),
            tokens(1, 2),
            rewards(&[Reward::Badge, Reward::Force]),
            FORCE,
        )),
        event(
            "radio-silence",
            Harm::Forbids(deeds(&[DeedKind::Backup]), When::Always),
            headquarters(1, When::Always),
            BADGE,
            NOTHING,
        ),
        event(
            "internal-affairs",
            Harm::NoForce,
            headquarters(2, When::Always),
            rewards(&[Reward::Peek, Reward::Force]),
            NOTHING,
        ),
        timed(event(
            "strike-notice",
            Harm::NoForce,
            doing(&[DeedKind::Coffee], Place::Headquarters, When::Always, 1),
            FORCE,
            NOTHING,
        )),
        with(
            0,
            1,
            event(
                "hostages",
                Harm::Forbids(deeds(&[DeedKind::Book]), When::Always),
                tokens(2, 1),
                rewards(&[Reward::Suspect, Reward::Badge]),
                NOTHING,
            ),
        ),
        event(
            "lost-files",
            Harm::Dearer(deeds(&[DeedKind::Search, DeedKind::Book]), 1, When::Always),
            headquarters(2, When::Day),
            rewards(&[Reward::Suspect, Reward::Peek]),
            NOTHING,
        ),
        with(
            1,
            0,
            event(
                "shakedown",
                Harm::Forbids(deeds(&[DeedKind::Informant]), When::Always),
                doing(&[DeedKind::Arrest], Place::Anywhere, When::Always, 1),
                BADGE,
                NOTHING,
            ),
        ),
        with(
            1,
            0,
            event(
                "scared-crowd",
                Harm::Forbids(deeds(&[DeedKind::Witness]), When::Always),
                doing(&[DeedKind::Arrest, DeedKind::Backup], Place::Anywhere, When::Always, 1),
                BADGE,
                NOTHING,
            ),
        ),
        timed(event(
            "press-siege",
            Harm::SlowDrive(1, When::Always),
            tokens(1, 3),
            rewards(&[Reward::Suspect, Reward::Peek, Reward::Badge]),
            PEEK,
        )),
    ]),
};
