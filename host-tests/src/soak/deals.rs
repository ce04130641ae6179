//! What each game lays out and deals: every card comes to every place as often.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use confidant_core::game::{Game as _, Turn};
use confidant_core::id::Id as _;
use confidant_core::schinderhannes::{Kind, Phase, Schinderhannes};
use confidant_core::scotland_yard::{MISTER_X, ScotlandYard};
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{Column, HEIGHT, TatortThemse, WITNESSES, Witness};
use confidant_core::tiny_epic_clock::TinyEpicClock;
use confidant_core::tiny_epic_crimes::TinyEpicCrimes;
use confidant_core::tiny_epic_crimes::kinds::{Officer, Slot};

use super::chance::Even;
use crate::games::{CaseGame, setup_of};
use crate::play::Random;

/// One kind of draw of a game: how many cards it is made from, how many things they show, and what one game drew.
struct Deal<'d, G> {
    what: String,
    setup: &'d [&'d str],
    pack: usize,
    things: usize,
    drawn: &'d dyn Fn(&mut G) -> Vec<String>,
}

impl<G: CaseGame> Deal<'_, G> {
    /// How far from even so many games drew.
    fn judged(&self, games: u64, seed: u64) -> f64 {
        let setup = setup_of::<G>(self.setup).expect("lines of a set-up");
        let mut counts = BTreeMap::new();
        let mut at_a_time = 0;
        for seed in seed..seed + games {
            let mut game = G::start(&setup, G::printed(), seed).expect("a good set-up");
            let drawn = (self.drawn)(&mut game);
            at_a_time = drawn.len();
            for thing in drawn {
                *counts.entry(thing).or_insert(0) += 1;
            }
        }
        let name = format!("{}: {}", G::NAME, self.what);
        assert_eq!(counts.len(), self.things, "{name}: {counts:?}");
        Even::of_hands(name, counts.into_values().collect(), at_a_time, self.pack).judged()
    }
}

/// The pack of a deal that shows one thing at most.
const ONE_AT_MOST: usize = 10_000;

fn words(things: impl IntoIterator<Item = impl ToString>) -> Vec<String> {
    things.into_iter().map(|thing| thing.to_string()).collect()
}

fn first() -> Seat {
    Seat::new(0).expect("the first seat")
}

/// Draws for so many games of each kind; how far from even each of them was at most.
pub(super) fn run(games: u64, seed: u64) -> String {
    let games = games.max(500);
    let all = [
        (ScotlandYard::NAME, scotland_yard(games, seed)),
        (TatortThemse::NAME, tatort_themse(games, seed)),
        (Schinderhannes::NAME, schinderhannes(games, seed)),
        (TinyEpicCrimes::NAME, tiny_epic_crimes(games, seed)),
        (TinyEpicClock::NAME, tiny_epic_clock(games, seed)),
    ];
    let mut report = String::new();
    for (name, found) in all {
        let worst = found
            .iter()
            .copied()
            .fold(0.0, |worst: f64, far| if far.abs() > worst.abs() { far } else { worst });
        let _ = writeln!(
            report,
            "chance, deals of {name}: {} kinds, {games} games, {worst:.1} standard deviations from even at most",
            found.len()
        );
    }
    report
}

fn scotland_yard(games: u64, seed: u64) -> Vec<f64> {
    let setup = &["detectives 4"];
    let starts = Deal::<ScotlandYard> {
        what: "the detectives' cards".into(),
        setup,
        pack: 18,
        things: 18,
        drawn: &|game| words(game.table().starts()),
    };
    let hidden = Deal::<ScotlandYard> {
        what: "Mister X's card".into(),
        setup,
        pack: 18,
        things: 18,
        drawn: &|game| words(game.private(MISTER_X).map(|secret| secret.start())),
    };
    vec![starts.judged(games, seed), hidden.judged(games, seed)]
}

fn tatort_themse(games: u64, seed: u64) -> Vec<f64> {
    let mut found = Vec::new();
    for column in Column::all() {
        for place in 0..HEIGHT {
            let on_the_wall = |setup| {
                Deal::<TatortThemse> {
                    what: format!("column {column}, place {place}"),
                    setup,
                    pack: 25,
                    things: 25,
                    drawn: &|game| {
                        let clues = game.table().wall().from_below(column);
                        clues.into_iter().skip(place).take(1).map(|clue| format!("{clue:?}")).collect()
                    },
                }
                .judged(games, seed)
            };
            found.push(on_the_wall(&["players 3"]));
            found.push(on_the_wall(&["players 3", "five-on-top on"]));
        }
    }
    for index in 0..3 {
        let hand = Deal::<TatortThemse> {
            what: format!("hand {index}"),
            setup: &["players 3"],
            pack: WITNESSES,
            things: Witness::ALL.len(),
            drawn: &|game| {
                let hand = Seat::new(index).and_then(|seat| game.private(seat)).expect("a hand");
                let of = |kind| (0..hand.of(kind)).map(move |_| format!("{kind}"));
                Witness::ALL.into_iter().flat_map(of).collect()
            },
        };
        found.push(hand.judged(games, seed));
    }
    let open = Deal::<TatortThemse> {
        what: "the open witnesses".into(),
        setup: &["players 3"],
        pack: WITNESSES,
        things: Witness::ALL.len(),
        drawn: &|game| words(game.table().row()),
    };
    let start = Deal::<TatortThemse> {
        what: "who begins".into(),
        setup: &["players 4"],
        pack: 4,
        things: 4,
        drawn: &|game| match game.turn() {
            Turn::Of(seat) => vec![TatortThemse::seat_word(seat)],
            Turn::Over(_) => Vec::new(),
        },
    };
    found.extend([open.judged(games, seed), start.judged(games, seed)]);
    found
}

fn schinderhannes(games: u64, seed: u64) -> Vec<f64> {
    let dealt = |what: &str, last: bool, setup, things| {
        Deal::<Schinderhannes> {
            what: what.into(),
            setup,
            pack: things,
            things,
            // Everything comes from the first pile, or from the last.
            drawn: &|game| {
                while let Phase::Deal(..) = game.table().phase() {
                    let actions = crate::play::legal(game);
                    let draw = if last { actions.last() } else { actions.first() };
                    game.play(*draw.expect("a pile")).expect("a legal action");
                }
                words(game.private(first()).unwrap_or_default())
            },
        }
        .judged(games, seed)
    };
    // The variant: crimes and a few others on top. What the first card is, if it is a crime; and if it is not.
    let on_top = |crimes: bool, things| {
        Deal::<Schinderhannes> {
            what: format!("variant, the first card, crimes: {crimes}"),
            setup: &["players 2", "variant on"],
            pack: ONE_AT_MOST,
            things,
            drawn: &|game| {
                let draw = *crate::play::legal(game).first().expect("a pile");
                game.play(draw).expect("a legal action");
                let hand = game.private(first()).unwrap_or_default();
                words(hand.iter().filter(|card| (card.kind() == Kind::Crime) == crimes))
            },
        }
        .judged(games, seed)
    };
    vec![
        dealt("first pile", false, &["players 2"], 14),
        dealt("last pile", true, &["players 2"], 16),
        on_top(true, 4),
        on_top(false, 10),
    ]
}

fn tiny_epic_crimes(games: u64, seed: u64) -> Vec<f64> {
    let of = |what: &str, pack, things, drawn: &dyn Fn(&mut TinyEpicCrimes) -> Vec<String>| {
        Deal { what: what.into(), setup: &["players 3", "mode standard"], pack, things, drawn }
            .judged(games, seed)
    };
    // Few games are played to their end: it takes long.
    let played = (games / 20).max(200);
    let murderer = Deal::<TinyEpicCrimes> {
        what: "the murderer".into(),
        setup: &["players 3", "mode standard"],
        pack: 16,
        things: 16,
        drawn: &|game| {
            let mut random = Random::new(seed);
            while let Some(action) = random.action(game) {
                game.play(action).expect("a legal action");
            }
            game.table()
                .ending()
                .and_then(|ending| ending.murderer)
                .map(|one| one.to_string())
                .into_iter()
                .collect()
        },
    };
    let held = |held: &dyn Fn(&mut TinyEpicCrimes) -> Vec<String>, game: &mut TinyEpicCrimes| {
        let mut random = Random::new(seed);
        loop {
            let found = held(game);
            if !found.is_empty() {
                return found.into_iter().take(1).collect();
            }
            let Some(action) = random.action(game) else { return Vec::new() };
            game.play(action).expect("a legal action");
        }
    };
    // The first card that somebody gets from the deck of suspects.
    let suspect = Deal::<TinyEpicCrimes> {
        what: "the first suspect in a hand".into(),
        setup: &["players 3", "mode standard"],
        pack: ONE_AT_MOST,
        things: 16,
        drawn: &|game| {
            let hands = |game: &mut TinyEpicCrimes| {
                let seats = Seat::all().take(3);
                seats.flat_map(|seat| words(game.private(seat).hand)).collect()
            };
            held(&hands, game)
        },
    };
    let event = Deal::<TinyEpicCrimes> {
        what: "the first event".into(),
        setup: &["players 3", "mode standard"],
        pack: ONE_AT_MOST,
        things: 18,
        drawn: &|game| {
            let events = |game: &mut TinyEpicCrimes| {
                let kinds = Slot::ALL.into_iter().filter_map(|slot| game.table().event(slot));
                kinds.map(|event| format!("{:?}", event.kind)).collect()
            };
            held(&events, game)
        },
    };
    vec![
        suspect.judged(played, seed),
        event.judged(played, seed),
        of("force cards", 12, 12, &|game| {
            Seat::all().take(3).flat_map(|seat| words(game.private(seat).force)).collect()
        }),
        of("abilities", 12, 12, &|game| {
            let offers = Officer::ALL.into_iter().filter_map(|officer| game.table().mat(officer).offer);
            offers.flatten().map(|ability| format!("{ability:?}")).collect()
        }),
        of("blocks to search", 24, 24, &|game| words(game.table().city().search())),
        of("stakeouts", 24, 24, &|game| words(game.table().city().stakeout())),
        murderer.judged(played, seed),
    ]
}

fn tiny_epic_clock(games: u64, seed: u64) -> Vec<f64> {
    let event = Deal::<TinyEpicClock> {
        what: "the first event".into(),
        setup: &["players 3"],
        pack: 18,
        things: 18,
        drawn: &|game| {
            let mut random = Random::new(seed);
            loop {
                let found = Slot::ALL.into_iter().find_map(|slot| game.table().event(slot));
                if let Some(event) = found {
                    return vec![format!("{:?}", event.kind)];
                }
                let Some(action) = random.action(game) else { return Vec::new() };
                game.play(action).expect("a legal action");
            }
        },
    };
    vec![event.judged((games / 4).max(500), seed)]
}
