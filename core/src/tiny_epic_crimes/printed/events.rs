//! The event deck: *house*, written for Confidant. The printed texts are not public; only the kinds of reward
//! and that each event has a set-up, a lasting harm and a condition are. Hours, fuses and rewards are tuned by
//! `cargo xtask balance tiny-epic-crimes`.

use crate::id::ById;
use crate::tiny_epic_crimes::cards::{
    Burn, Count, Counted, Drift, EventCard, EventStep, Fuse, Gangsters, Harm, Need, Origin, PerMode, Reward,
    RewardSet, Risk, Site, Target, Zone, rewards,
};
use crate::tiny_epic_crimes::edition::Events;
use crate::tiny_epic_crimes::kinds::{Colour, DeedKind, DeedSet, deeds};

const NOTHING: RewardSet = rewards(&[]);
const CLUE: RewardSet = rewards(&[Reward::Clue]);
const FORCE: RewardSet = rewards(&[Reward::Force]);
const PEEK: RewardSet = rewards(&[Reward::Peek]);
const STASH: RewardSet = rewards(&[Reward::Stash]);
const SUSPECT: RewardSet = rewards(&[Reward::Suspect]);

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

const ONE_TOKEN: EventStep = EventStep::Tokens(Count::of(1), Site::Anywhere);
/// Of a team of four more is asked, of two rivals less.
const TOKENS: EventStep = EventStep::Tokens(Count::by([1, 2, 2], [2, 2, 4]), Site::Anywhere);
/// Some events of a team also fill the street. Rivals have enough gangsters: more would empty their deck of
/// suspects by penalties.
const COMPANY: EventStep = EventStep::Gangsters(Count::by([0, 0, 0], [2, 3, 4]), Gangsters::Drawn);
/// How often, where a larger team has to do it more often.
const TIMES: Count = Count::by([2, 2, 2], [2, 2, 3]);
/// What a burnt fuse costs.
const BURNT: Burn = Burn::Penalty(Count::by([1, 1, 1], [2, 3, 4]));

/// What the solver and what the others gain.
type Gains = [RewardSet; 2];

const fn event(
    name: &'static str,
    set_up: &'static [EventStep],
    harms: PerMode<&'static [Harm]>,
    need: Need,
    [[solver, helpers], [team_solver, team_helpers]]: [Gains; 2],
) -> EventCard {
    EventCard {
        name,
        timed: false,
        set_up,
        harms,
        fuse: None,
        drift: None,
        need,
        solver: PerMode { standard: solver, team: team_solver },
        grows: &[],
        helpers: PerMode { standard: helpers, team: team_helpers },
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

const fn grows(grows: &'static [Reward], card: EventCard) -> EventCard {
    EventCard { grows, ..card }
}

/// What a team is barred from in the whole city.
const fn city(kinds: &[DeedKind]) -> Harm {
    Harm::Bars(Zone::City, deeds(kinds))
}

const NO_HARM: PerMode<&[Harm]> = PerMode::all(&[]);

/// Eighteen cards.
pub static HOUSE_EVENTS: Events = Events {
    origin: Origin::House,
    cards: ById::new([
        event(
            "wall-of-silence",
            &[EventStep::Mark(Target::InformantRow)],
            PerMode {
                standard: &[Harm::Bars(Zone::Row, LEADS)],
                team: &[Harm::Bars(Zone::Row, LEADS), city(&[DeedKind::Informant])],
            },
            Need::Doing(
                deeds(&[DeedKind::Arrest]),
                Zone::Row,
                Count::by([1, 2, 2], [2, 2, 3]),
                Counted::Deeds,
            ),
            [[CLUE, FORCE], [CLUE, NOTHING]],
        ),
        timed(fuse(
            Count::by([3, 3, 4], [2, 1, 1]),
            BURNT,
            event(
                "last-train",
                &[
                    EventStep::Mark(Target::WitnessColumn),
                    EventStep::Tokens(Count::by([1, 1, 1], [1, 2, 2]), Site::InColumn),
                ],
                PerMode {
                    standard: &[Harm::Bars(Zone::Column, deeds(&[DeedKind::Witness]))],
                    team: &[city(&[DeedKind::Witness])],
                },
                Need::ByNight(2),
                [[CLUE, NOTHING], [CLUE, NOTHING]],
            ),
        )),
        timed(fuse(
            Count::of(2),
            BURNT,
            event(
                "ticking-parcel",
                &[ONE_TOKEN, COMPANY],
                NO_HARM,
                Need::Risk(Risk::Hours(5, 1)),
                [[PEEK, FORCE], [SUSPECT, NOTHING]],
            ),
        )),
        event(
            "mole",
            &[],
            PerMode { standard: &[Harm::Open], team: &[Harm::NoForce, city(&[DeedKind::Book])] },
            Need::Doing(COFFEE, Zone::Headquarters, TIMES, Counted::Officers),
            [[PEEK, PEEK], [SUSPECT, NOTHING]],
        ),
        event(
            "ransom-call",
            &[EventStep::Choose(2), ONE_TOKEN],
            PerMode::all(&[Harm::SlowDrive(1)]),
            Need::Tokens(2),
            [[PEEK, NOTHING], [SUSPECT, NOTHING]],
        ),
        event(
            "back-room",
            &[ONE_TOKEN],
            PerMode {
                standard: &[Harm::Unlucky(deeds(&[DeedKind::Backup, DeedKind::Stakeout]), 1)],
                team: &[city(&[DeedKind::Backup, DeedKind::Stakeout])],
            },
            Need::Risk(Risk::AtLeast(5)),
            [[PEEK, NOTHING], [FORCE, NOTHING]],
        ),
        event(
            "vests",
            &[EventStep::Gangsters(Count::of(2), Gangsters::OfColour(Colour::Red))],
            PerMode {
                standard: &[Harm::Dearer(SINGLE_TAKES, Some(Colour::Red), 1)],
                team: &[Harm::Dearer(SINGLE_TAKES, Some(Colour::Red), 1), city(&[DeedKind::Hold])],
            },
            Need::Doing(TAKES, Zone::City, TIMES, Counted::Gangsters(Some(Colour::Red))),
            [[PEEK, FORCE], [FORCE, NOTHING]],
        ),
        event(
            "slashed-tyres",
            &[EventStep::Mark(Target::Leader)],
            PerMode::all(&[Harm::Stopped]),
            Need::Car(4, 2),
            [[PEEK, NOTHING], [FORCE, NOTHING]],
        ),
        grows(
            &[Reward::Force],
            timed(drifts(
                Drift::Search,
                event(
                    "cleaner",
                    &[EventStep::Drift],
                    PerMode { standard: &[], team: &[city(&[DeedKind::Stakeout])] },
                    Need::Doing(deeds(&[DeedKind::Search]), Zone::Token, Count::of(1), Counted::Deeds),
                    [[NOTHING, NOTHING], [NOTHING, NOTHING]],
                ),
            )),
        ),
        grows(
            &[Reward::Peek, Reward::Suspect],
            timed(fuse(
                Count::of(2),
                BURNT,
                drifts(
                    Drift::Wanted,
                    event(
                        "bounty",
                        &[EventStep::Gangsters(Count::of(1), Gangsters::WithToken)],
                        PerMode::all(&[Harm::Bars(Zone::Token, deeds(&[DeedKind::Arrest]))]),
                        Need::Doing(TAKES, Zone::Token, Count::of(1), Counted::Gangsters(None)),
                        [[FORCE, NOTHING], [FORCE, NOTHING]],
                    ),
                ),
            )),
        ),
        event(
            "for-sale",
            &[ONE_TOKEN],
            PerMode {
                standard: &[Harm::Dearer(LEADS, None, 1)],
                team: &[city(&[DeedKind::Informant, DeedKind::Witness])],
            },
            Need::Pay(4, 2),
            [[PEEK, NOTHING], [SUSPECT, NOTHING]],
        ),
        timed(event(
            "lights-out",
            &[TOKENS],
            PerMode {
                standard: &[Harm::Night],
                team: &[city(&[DeedKind::Backup, DeedKind::Informant, DeedKind::Search])],
            },
            Need::Tokens(2),
            [[PEEK, NOTHING], [SUSPECT, NOTHING]],
        )),
        timed(fuse(
            Count::by([3, 3, 3], [2, 2, 2]),
            Burn::Lost,
            event(
                "stolen-files",
                &[EventStep::Stash, TOKENS, COMPANY],
                PerMode { standard: &[], team: &[city(&[DeedKind::Search])] },
                Need::Tokens(1),
                [[STASH, FORCE], [STASH, NOTHING]],
            ),
        )),
        timed(event(
            "bosses-dinner",
            &[ONE_TOKEN, EventStep::Gangsters(Count::by([3, 3, 2], [3, 3, 2]), Gangsters::Around)],
            PerMode {
                standard: &[Harm::Bars(Zone::Around, SINGLE_TAKES)],
                team: &[Harm::Bars(Zone::Around, SINGLE_TAKES), city(&[DeedKind::Hold])],
            },
            Need::Doing(deeds(&[DeedKind::Backup]), Zone::Around, Count::of(1), Counted::Deeds),
            [[PEEK, FORCE], [FORCE, NOTHING]],
        )),
        fuse(
            Count::of(4),
            Burn::Leave,
            drifts(
                Drift::Row,
                event(
                    "parade",
                    &[EventStep::Mark(Target::AnyRow)],
                    PerMode::all(&[Harm::Bars(Zone::Row, MOST)]),
                    Need::Doing(COFFEE, Zone::Row, TIMES, Counted::Officers),
                    [[PEEK, PEEK], [SUSPECT, NOTHING]],
                ),
            ),
        ),
        timed(event(
            "press-call",
            &[ONE_TOKEN],
            NO_HARM,
            Need::Summons(Zone::Token, 1),
            [[PEEK, NOTHING], [FORCE, NOTHING]],
        )),
        timed(event(
            "star-witness",
            &[EventStep::Tokens(Count::of(1), Site::Far(3)), COMPANY],
            PerMode::all(&[city(&[DeedKind::Witness])]),
            Need::Carry(2, 2),
            [[PEEK, NOTHING], [SUSPECT, NOTHING]],
        )),
        drifts(
            Drift::Spread(5),
            event(
                "gas",
                &[ONE_TOKEN, EventStep::Tokens(Count::by([0, 1, 1], [1, 1, 1]), Site::Adjacent)],
                PerMode {
                    standard: &[Harm::Bars(Zone::Token, MOST)],
                    team: &[Harm::Bars(Zone::Token, MOST), city(&[DeedKind::Search])],
                },
                Need::Tokens(1),
                [[PEEK, FORCE], [SUSPECT, NOTHING]],
            ),
        ),
    ]),
};
