//! The event deck: *house*, written for Confidant. The printed texts are not public; only the kinds of reward
//! and that each event has a set-up, a lasting harm and a condition are. Hours, fuses and rewards are tuned by
//! `cargo xtask balance tiny-epic-crimes`.

use crate::id::ById;
use crate::tiny_epic_crimes::cards::{
    Burn, Count, Counted, Drift, EventCard, Fuse, Gangsters, Harm, Need, Origin, PerMode, Reward, RewardSet,
    Risk, SetUp, Site, Target, Zone, rewards,
};
use crate::tiny_epic_crimes::edition::Events;
use crate::tiny_epic_crimes::words::{Colour, DeedKind, DeedSet, deeds};

const NOTHING: RewardSet = rewards(&[]);
const BADGE: RewardSet = rewards(&[Reward::Badge]);
const BADGE_FORCE: RewardSet = rewards(&[Reward::Badge, Reward::Force]);
const CLUE: RewardSet = rewards(&[Reward::Clue]);
const FORCE: RewardSet = rewards(&[Reward::Force]);
const PEEK: RewardSet = rewards(&[Reward::Peek]);
const STASH_FORCE: RewardSet = rewards(&[Reward::Stash, Reward::Force]);
const SUSPECT: RewardSet = rewards(&[Reward::Suspect]);
const SUSPECT_BADGE: RewardSet = rewards(&[Reward::Suspect, Reward::Badge]);
const SUSPECT_FORCE: RewardSet = rewards(&[Reward::Suspect, Reward::Force]);
const SUSPECT_PEEK: RewardSet = rewards(&[Reward::Suspect, Reward::Peek]);

const LEADS: DeedSet = deeds(&[DeedKind::Informant, DeedKind::Witness]);
/// What takes one gangster off a block.
const SINGLE_TAKES: DeedSet =
    deeds(&[DeedKind::Arrest, DeedKind::Informant, DeedKind::Witness, DeedKind::Hold]);
const TAKES: DeedSet =
    deeds(&[DeedKind::Arrest, DeedKind::Backup, DeedKind::Informant, DeedKind::Witness, DeedKind::Hold]);
/// Everything but coffee and events.
const MOST: DeedSet = deeds(&[
    DeedKind::Arrest,
    DeedKind::Backup,
    DeedKind::Informant,
    DeedKind::Witness,
    DeedKind::Search,
    DeedKind::Stakeout,
    DeedKind::Hold,
    DeedKind::Book,
]);
const COFFEE: DeedSet = deeds(&[DeedKind::Coffee]);

const ONE_TOKEN: SetUp = SetUp::Tokens(Count::of(1), Site::Anywhere);
const TWO_TOKENS: SetUp = SetUp::Tokens(Count::of(2), Site::Anywhere);

const fn event(
    name: &'static str,
    set_up: &'static [SetUp],
    harms: &'static [Harm],
    need: Need,
    [solver, helpers]: [RewardSet; 2],
) -> EventCard {
    EventCard {
        name,
        timed: false,
        set_up,
        harms: PerMode::all(harms),
        fuse: None,
        drift: None,
        need,
        solver,
        grows: &[],
        helpers,
    }
}

const fn timed(card: EventCard) -> EventCard {
    EventCard { timed: true, ..card }
}

const fn drifts(drift: Drift, card: EventCard) -> EventCard {
    EventCard { drift: Some(drift), ..card }
}

const fn fuse(lines: Count, then: Burn, card: EventCard) -> EventCard {
    EventCard { fuse: Some(Fuse { lines, then }), ..card }
}

const fn in_team(harms: &'static [Harm], card: EventCard) -> EventCard {
    EventCard { harms: PerMode { standard: card.harms.standard, team: harms }, ..card }
}

/// Eighteen cards.
pub static HOUSE_EVENTS: Events = Events {
    origin: Origin::House,
    cards: ById::new([
        event(
            "wall-of-silence",
            &[SetUp::Mark(Target::InformantRow)],
            &[Harm::Bars(Zone::Row, LEADS)],
            Need::Doing(deeds(&[DeedKind::Arrest]), Zone::Row, Count::of(1), Counted::Deeds),
            [CLUE, NOTHING],
        ),
        timed(fuse(
            Count::of(3).in_team(2),
            Burn::Penalty(1),
            event(
                "last-train",
                &[SetUp::Mark(Target::WitnessColumn), SetUp::Tokens(Count::of(1), Site::InColumn)],
                &[Harm::Bars(Zone::Column, deeds(&[DeedKind::Witness]))],
                Need::ByNight(1),
                [CLUE, NOTHING],
            ),
        )),
        timed(fuse(
            Count::of(2),
            Burn::Penalty(2),
            event("ticking-parcel", &[ONE_TOKEN], &[], Need::Risk(Risk::Hours(5, 1)), [SUSPECT_BADGE, FORCE]),
        )),
        in_team(
            &[Harm::NoForce],
            event(
                "mole",
                &[],
                &[Harm::Open],
                Need::Doing(COFFEE, Zone::Headquarters, Count::of(2), Counted::Officers),
                [PEEK, PEEK],
            ),
        ),
        event(
            "ransom-call",
            &[SetUp::Choose(1), ONE_TOKEN],
            &[Harm::SlowDrive(1)],
            Need::Tokens(2),
            [SUSPECT_BADGE, NOTHING],
        ),
        event(
            "back-room",
            &[ONE_TOKEN],
            &[Harm::Unlucky(deeds(&[DeedKind::Backup, DeedKind::Stakeout]), 1)],
            Need::Risk(Risk::AtLeast(5)),
            [SUSPECT_FORCE, BADGE],
        ),
        event(
            "vests",
            &[SetUp::Gangsters(Count::of(2), Gangsters::OfColour(Colour::Red))],
            &[Harm::Dearer(SINGLE_TAKES, Some(Colour::Red), 1)],
            Need::Doing(TAKES, Zone::City, Count::of(2), Counted::Gangsters(Some(Colour::Red))),
            [BADGE_FORCE, FORCE],
        ),
        event(
            "slashed-tyres",
            &[SetUp::Mark(Target::Leader)],
            &[Harm::Stopped],
            Need::Car(3, 1),
            [BADGE_FORCE, NOTHING],
        ),
        timed(drifts(
            Drift::Search,
            event(
                "cleaner",
                &[SetUp::Drift],
                &[],
                Need::Doing(deeds(&[DeedKind::Search]), Zone::Token, Count::of(1), Counted::Deeds),
                [BADGE_FORCE, NOTHING],
            ),
        )),
        EventCard {
            grows: &[Reward::Badge, Reward::Suspect],
            ..timed(fuse(
                Count::of(3),
                Burn::Penalty(1),
                drifts(
                    Drift::Wanted,
                    event(
                        "bounty",
                        &[SetUp::Gangsters(Count::of(1), Gangsters::WithToken)],
                        &[],
                        Need::Doing(TAKES, Zone::Token, Count::of(1), Counted::Gangsters(None)),
                        [FORCE, NOTHING],
                    ),
                ),
            ))
        },
        event(
            "for-sale",
            &[ONE_TOKEN],
            &[Harm::Dearer(LEADS, None, 1)],
            Need::Pay(4, 1),
            [SUSPECT_PEEK, NOTHING],
        ),
        timed(in_team(
            &[Harm::Bars(Zone::City, deeds(&[DeedKind::Backup, DeedKind::Informant, DeedKind::Search]))],
            event("lights-out", &[TWO_TOKENS], &[Harm::Night], Need::Tokens(1), [SUSPECT, FORCE]),
        )),
        timed(fuse(
            Count::of(3),
            Burn::Lost,
            event("stolen-files", &[SetUp::Stash, TWO_TOKENS], &[], Need::Tokens(1), [STASH_FORCE, FORCE]),
        )),
        timed(event(
            "bosses-dinner",
            &[ONE_TOKEN, SetUp::Gangsters(Count::of(3).in_team_of_four(2), Gangsters::Around)],
            &[Harm::Bars(Zone::Around, SINGLE_TAKES)],
            Need::Doing(deeds(&[DeedKind::Backup]), Zone::Around, Count::of(1), Counted::Deeds),
            [SUSPECT_BADGE, FORCE],
        )),
        fuse(
            Count::of(4),
            Burn::Leave,
            drifts(
                Drift::Row,
                event(
                    "parade",
                    &[SetUp::Mark(Target::AnyRow)],
                    &[Harm::Bars(Zone::Row, MOST)],
                    Need::Doing(COFFEE, Zone::Row, Count::of(2), Counted::Officers),
                    [BADGE_FORCE, FORCE],
                ),
            ),
        ),
        timed(event("press-call", &[ONE_TOKEN], &[], Need::Summons(1), [BADGE, NOTHING])),
        timed(event(
            "star-witness",
            &[SetUp::Tokens(Count::of(1), Site::Far(3))],
            &[Harm::Bars(Zone::City, deeds(&[DeedKind::Witness]))],
            Need::Carry(1, 1),
            [SUSPECT_BADGE, FORCE],
        )),
        drifts(
            Drift::Spread(5),
            event(
                "gas",
                &[SetUp::Tokens(Count::of(1), Site::Anywhere), SetUp::Tokens(Count::of(1), Site::Adjacent)],
                &[Harm::Bars(Zone::Token, MOST)],
                Need::Tokens(1),
                [SUSPECT, FORCE],
            ),
        ),
    ]),
};
