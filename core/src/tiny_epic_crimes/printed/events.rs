//! The event deck: *house*, written for Confidant. The printed texts are not public; only the kinds of reward
//! and that each event has a set-up, a lasting harm and a condition are. The hours and rewards are tuned by
//! simulation so that a sensible team of two, three or four wins about every second game.

use crate::id::ById;
use crate::tiny_epic_crimes::cards::{EventCard, Harm, Need, Origin, Place, Reward, RewardSet, Times, Work};
use crate::tiny_epic_crimes::edition::Events;
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
const FORCE_PEEK: RewardSet = rewards(&[Reward::Force, Reward::Peek]);
const BADGE_PEEK: RewardSet = rewards(&[Reward::Badge, Reward::Peek]);

/// By the event action, once on each token.
const fn tokens(hours: u8, times: Times) -> Need {
    Need { work: Work::Action(hours), place: Place::Token, when: When::Always, times }
}

/// By the event action at headquarters.
const fn headquarters(hours: u8, when: When) -> Need {
    Need { work: Work::Action(hours), place: Place::Headquarters, when, times: Times::Fixed(1) }
}

/// By doing one of these, so many times.
const fn doing(kinds: &[DeedKind], place: Place, when: When, times: Times) -> Need {
    Need { work: Work::Doing(deeds(kinds)), place, when, times }
}

const fn event(
    name: &'static str,
    harm: Harm,
    need: Need,
    solver: RewardSet,
    helpers: RewardSet,
) -> EventCard {
    EventCard { name, timed: false, gangsters: Times::Fixed(0), captives: 0, harm, need, solver, helpers }
}

const fn with(gangsters: Times, captives: u8, card: EventCard) -> EventCard {
    EventCard { gangsters, captives, ..card }
}

const fn timed(card: EventCard) -> EventCard {
    EventCard { timed: true, ..card }
}

const CATCHES: &[DeedKind] = &[DeedKind::Informant, DeedKind::Witness];
const LEADS: &[DeedKind] =
    &[DeedKind::Informant, DeedKind::Witness, DeedKind::Search, DeedKind::Hold, DeedKind::Book];
const ARRESTS: &[DeedKind] = &[DeedKind::Arrest, DeedKind::Backup];

/// Eighteen cards.
pub static HOUSE_EVENTS: Events = Events {
    origin: Origin::House,
    cards: ById::new([
        event(
            "blackout",
            Harm::SlowDrive(1, When::Night),
            doing(&[DeedKind::Coffee], Place::Headquarters, When::Night, Times::Fixed(1)),
            FORCE,
            NOTHING,
        ),
        event(
            "burst-main",
            Harm::SlowDrive(1, When::Always),
            tokens(1, Times::OfficersAnd(0)),
            SUSPECT,
            FORCE,
        ),
        event("street-fair", Harm::Restless, tokens(1, Times::OfficersAnd(0)), FORCE, FORCE),
        timed(event(
            "rush-hour",
            Harm::SlowDrive(1, When::Always),
            doing(ARRESTS, Place::Anywhere, When::Always, Times::OfficersAnd(0)),
            BADGE,
            FORCE,
        )),
        with(
            Times::OfficersAnd(0),
            0,
            event(
                "gang-war",
                Harm::Restless,
                doing(ARRESTS, Place::Anywhere, When::Always, Times::OfficersAnd(0)),
                SUSPECT,
                FORCE,
            ),
        ),
        timed(with(
            Times::OfficersAnd(0),
            0,
            event("riot", Harm::Restless, tokens(1, Times::OfficersAnd(1)), BADGE, FORCE),
        )),
        with(
            Times::Fixed(0),
            2,
            event(
                "jailbreak",
                Harm::Dearer(deeds(LEADS), 1, When::Always),
                headquarters(2, When::Always),
                FORCE,
                NOTHING,
            ),
        ),
        event(
            "hush-money",
            Harm::Dearer(deeds(LEADS), 1, When::Always),
            tokens(1, Times::OfficersAnd(0)),
            BADGE_PEEK,
            PEEK,
        ),
        event(
            "wet-cellar",
            Harm::Dearer(deeds(LEADS), 1, When::Always),
            tokens(2, Times::Fixed(2)),
            FORCE,
            FORCE,
        ),
        timed(event(
            "thick-fog",
            Harm::Unlucky(deeds(&[DeedKind::Stakeout, DeedKind::Backup]), 1),
            tokens(1, Times::OfficersAnd(0)),
            FORCE,
            FORCE,
        )),
        event(
            "radio-silence",
            Harm::Forbids(deeds(&[DeedKind::Backup]), When::Always),
            headquarters(2, When::Always),
            FORCE,
            NOTHING,
        ),
        event("internal-affairs", Harm::NoForce, headquarters(3, When::Always), FORCE_PEEK, NOTHING),
        timed(event(
            "strike-notice",
            Harm::Restless,
            doing(&[DeedKind::Coffee], Place::Headquarters, When::Always, Times::Fixed(1)),
            FORCE,
            NOTHING,
        )),
        with(
            Times::Fixed(0),
            1,
            event(
                "hostages",
                Harm::Forbids(deeds(&[DeedKind::Search, DeedKind::Book]), When::Always),
                tokens(2, Times::OfficersAnd(0)),
                SUSPECT,
                FORCE,
            ),
        ),
        event(
            "lost-files",
            Harm::Dearer(deeds(LEADS), 1, When::Always),
            headquarters(3, When::Day),
            BADGE_PEEK,
            NOTHING,
        ),
        with(
            Times::OfficersAnd(0),
            0,
            event(
                "shakedown",
                Harm::Forbids(deeds(CATCHES), When::Always),
                doing(ARRESTS, Place::Anywhere, When::Always, Times::OfficersAnd(0)),
                FORCE,
                NOTHING,
            ),
        ),
        with(
            Times::OfficersAnd(0),
            0,
            event(
                "scared-crowd",
                Harm::Restless,
                doing(ARRESTS, Place::Anywhere, When::Always, Times::OfficersAnd(0)),
                FORCE,
                NOTHING,
            ),
        ),
        timed(event("press-siege", Harm::Restless, tokens(1, Times::OfficersAnd(1)), SUSPECT, PEEK)),
    ]),
};
