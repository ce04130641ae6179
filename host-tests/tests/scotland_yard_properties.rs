//! Scotland Yard: what must hold in every game, over random games of every set-up.

use confidant_companion::clock::ClockSetting;
use confidant_core::game::{Game, Turn, Undo};
use confidant_core::id::Id;
use confidant_core::scotland_yard::edition::Line;
use confidant_core::scotland_yard::{
    Action, Event, LONDON, MISTER_X, ScotlandYard, Setup, Station, StationSet, Step, Ticket,
};
use host_tests::device::begin;
use host_tests::device::record::written_record;
use host_tests::games::CaseGame;
use host_tests::journal::Journal;
use host_tests::perft::perft;
use host_tests::play::{Random, legal};
use host_tests::saved::{to_text, verify};
use host_tests::soak::scotland_yard::{TicketCount, broken_invariant, run, writable_singles};
use proptest::prelude::*;

fn start(choice: usize, seed: u64) -> ScotlandYard {
    let setup = ScotlandYard::some_setup(choice).expect("any number picks a set-up");
    ScotlandYard::start(&setup, &LONDON, seed).expect("it can be played")
}

/// A random game up to some action, and its record.
fn random_game(choice: usize, seed: u64, length: usize) -> (ScotlandYard, Journal<ScotlandYard>) {
    let setup = ScotlandYard::some_setup(choice).expect("any number picks a set-up");
    let mut player = Random::new(seed);
    Journal::played(setup, seed, length, |game| player.action(game))
}

#[test]
fn what_log_only_cannot_show_is_said_by_whoever_checks_its_record() {
    const UNCHECKED: &str = "# Mister X alone entered his moves. Where the pawns stood";
    let setup = |x_only: bool| Setup {
        detectives: Some(3),
        mister_x_start: Station::new(34),
        detective_start: (!x_only)
            .then(|| [46, 26, 29].into_iter().filter_map(Station::new).collect::<heapless::Vec<_, 5>>()),
        x_only,
        ..Setup::default()
    };
    let games = [(true, ["x taxi 48", "over stuck"]), (false, ["x taxi 47", "d1 taxi 47"])];
    for (x_only, actions) in games {
        let mut store = begin::<ScotlandYard>(&setup(x_only), 5, &[], ClockSetting::Off, false);
        store.append_all::<ScotlandYard>(&actions);
        for text in [to_text(&store.records), written_record(store)] {
            let told = verify(&text, None).unwrap_or_else(|reason| panic!("{reason}\n{text}"));
            assert_eq!(told.contains(UNCHECKED), x_only, "{told}");
        }
    }
}

/// `is_legal` says yes to exactly the listed actions, whatever could be written down.
fn legal_is_exact(game: &ScotlandYard, singles: &[Action]) {
    let listed = legal(game);
    let is_listed = |action: Action| listed.contains(&action);
    for &action in singles {
        assert_eq!(game.is_legal(action).is_ok(), is_listed(action), "{action}");
    }
    let doubles = listed.iter().filter(|action| matches!(action, Action::Double(..))).count();
    let mut accepted = 0;
    let steps: Vec<Step> = Ticket::ALL
        .into_iter()
        .flat_map(|ticket| Station::all().map(move |to| Step { ticket, to }))
        .collect();
    for &first in &steps {
        for &second in &steps {
            if game.is_legal(Action::Double(first, second)).is_ok() {
                accepted += 1;
                assert!(is_listed(Action::Double(first, second)), "double {first} {second}");
            }
        }
    }
    assert_eq!(accepted, doubles);
    let mut twice = listed.iter().map(ToString::to_string).collect::<Vec<_>>();
    twice.sort_unstable();
    twice.dedup();
    assert_eq!(twice.len(), listed.len(), "an action is listed twice");
}

#[test]
fn legal_lists_exactly_what_is_accepted() {
    let singles = writable_singles();
    for seed in 0..12 {
        let (mut game, _) = random_game(seed as usize, seed, seed as usize * 9);
        let mut player = Random::new(seed ^ 77);
        for _ in 0..7 {
            legal_is_exact(&game, &singles);
            let Some(action) = player.action(&game) else { break };
            assert!(game.play(action).is_ok());
        }
    }
}

#[test]
fn a_sample_of_the_soak_holds() {
    let report = run(600, 1);
    assert!(report.contains("600 games"), "{report}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn tickets_are_conserved_and_pawns_apart(choice in 0usize..36, seed: u64) {
        let mut game = start(choice, seed);
        let mut tickets = TicketCount::of(&game);
        let mut player = Random::new(seed);
        while let Some(action) = player.action(&game) {
            tickets.note(&game, action);
            prop_assert!(game.play(action).is_ok());
            prop_assert!(tickets.adds_up(&game));
            prop_assert_eq!(broken_invariant(&game), None);
        }
    }

    #[test]
    fn possible_is_what_every_path_of_mister_x_allows(choice in 0usize..36, seed: u64) {
        let mut game = start(choice, seed);
        let mut paths = Paths::start(&game);
        let mut player = Random::new(seed);
        loop {
            let over = matches!(game.turn(), Turn::Over(_));
            if !over {
                let mut ends = paths.ends();
                ends.sort_unstable();
                ends.dedup();
                let possible: Vec<_> = game.table().possible().into_iter().collect();
                prop_assert!(ends == possible);
            }
            // Doubles far from an appearance have more paths than a brute force can walk.
            let tame = |action: &Action| paths.count() < 60_000 || !matches!(action, Action::Double(..));
            let choices: Vec<_> = legal(&game).into_iter().filter(tame).collect();
            let Some(action) = player.one_of(&choices) else { break };
            let told = game.play(action).unwrap();
            paths.see(&game, told.table.event);
        }
    }

}

/// Every path that Mister X may have taken since he was seen last, only from what the table saw.
#[derive(Clone)]
struct Paths {
    all: Vec<Vec<Station>>,
}

impl Paths {
    fn start(game: &ScotlandYard) -> Self {
        let table = game.table();
        let cards = match table.shown() {
            Some(at) => StationSet::only(at),
            None => table.edition().mister_x_cards - table.starts().iter().copied().collect(),
        };
        Self { all: cards.into_iter().map(|at| vec![at]).collect() }
    }

    fn count(&self) -> usize {
        self.all.len()
    }

    fn ends(&self) -> Vec<Station> {
        self.all.iter().filter_map(|path| path.last().copied()).collect()
    }

    fn see(&mut self, game: &ScotlandYard, event: Event) {
        let table = game.table();
        match event {
            Event::Fled(first, second) => {
                for window in std::iter::once(first).chain(second) {
                    self.travel(game, window.ticket);
                    if let Some(at) = window.stop {
                        self.appear(at);
                    }
                }
            }
            Event::Revealed(at, _) => self.appear(at),
            Event::Travelled(pawn, _) => {
                let point = table.pursuer(pawn).expect("in play").at;
                self.all.retain(|path| path.last() != Some(&point));
            }
            Event::Claimed(at) => self.all.retain(|path| path.last() != Some(&at)),
            Event::Hid | Event::Stayed(_) | Event::Done | Event::Said(_) => {}
        }
    }

    fn travel(&mut self, game: &ScotlandYard, ticket: Ticket) {
        let table = game.table();
        let points: StationSet = table.occupied();
        let mut longer = Vec::new();
        for path in &self.all {
            let Some(&from) = path.last() else { continue };
            for to in table.edition().map.reach(from, ticket) {
                if !points.has(to) {
                    let mut path = path.clone();
                    path.push(to);
                    longer.push(path);
                }
            }
        }
        self.all = longer;
    }

    fn appear(&mut self, at: Station) {
        self.all = vec![vec![at]];
    }
}

#[test]
fn perft_to_depth_four_from_three_positions() {
    let positions: [(&str, [u64; 4]); 3] = [
        ("detectives 3\nx-start 34\ndetective-start 13 26 29", [171, 1710, 5058, 43836]),
        ("detectives 4\nx-start 194\ndetective-start 141 155 174 117", [58, 232, 904, 2676]),
        (
            "detectives 3\nx-start 71\ndetective-start 34 174 94\nvoluntary-reveal on\nedition 2000",
            [96, 2688, 18816, 56448],
        ),
    ];
    for (setup, expected) in positions {
        let mut read = Setup::default();
        for line in setup.lines() {
            let mut words = confidant_core::notation::Tokens::of(line);
            let key = words.word().unwrap();
            ScotlandYard::set(&mut read, ScotlandYard::printed(), key, &mut words).unwrap();
        }
        let game = ScotlandYard::start(&read, &LONDON, 0).unwrap();
        assert_eq!([1, 2, 3, 4].map(|depth| perft(&game, depth)), expected.map(Ok), "{setup}");
    }
}

/// Mister X may be on 17, for all that the table knows, and nothing is left to him there if 7, 29 and 30 are taken: that
/// he goes on tells that he is elsewhere, and no more.
#[test]
fn a_round_after_which_he_might_have_been_trapped_is_corrected_by_agreement() {
    let setup = Setup {
        detectives: Some(3),
        mister_x_start: Station::new(34),
        detective_start: Some([41, 6, 42].into_iter().filter_map(Station::new).collect()),
        ..Setup::default()
    };
    for first in ["d1 taxi 29", "d1 taxi 54"] {
        let mut game = ScotlandYard::start(&setup, &LONDON, 0).expect("it can be played");
        for line in ["x taxi 47", first, "d2 taxi 7"] {
            assert!(game.play(line.parse().expect("an action")).is_ok(), "{line}");
        }
        let told = game.play("d3 taxi 30".parse().expect("an action")).expect("legal");
        assert_eq!((told.undo, game.table().round()), (Undo::Agreed, 2), "after {first}");
    }
}

#[test]
fn start_cards_are_drawn_from_the_packs_and_every_card_comes_up() {
    for (choice, edition) in
        [(0, &LONDON.classic), (6, &LONDON.of_2000), (12, &LONDON.newer), (30, &LONDON.beginner)]
    {
        let mut drawn = (StationSet::NONE, StationSet::NONE);
        for seed in 0..600 {
            let game = start(choice, seed);
            let points = game.table().occupied();
            let secret = game.private(MISTER_X).unwrap().start();
            assert!(!points.has(secret) && points.len() == game.table().pursuers().len());
            drawn.0 |= points;
            drawn.1.insert(secret);
        }
        assert!(drawn.0 == edition.detective_cards && drawn.1 == edition.mister_x_cards);
    }
}

#[test]
fn what_is_seen_of_a_move_before_it_is_settled_is_the_move_and_nothing_that_follows() {
    let (mut settled, mut ended, mut last_rounds) = (0, 0, 0);
    for seed in 0..60 {
        let (game, journal) = random_game(seed as usize, seed, usize::MAX);
        assert!(matches!(game.turn(), Turn::Over(_)));
        let mut game = start(seed as usize, seed);
        for action in journal.actions {
            let before = game.table().clone();
            let unsettled = ScotlandYard::unsettled(&before, action);
            let told = game.play(action).expect("it was legal");
            let after = game.table();
            let Some(unsettled) = unsettled else { continue };
            let (seen, turn) = (unsettled.table, unsettled.turn);
            assert!(seen.pursuers() == after.pursuers() && seen.trail().len() == after.trail().len());
            assert!(seen.mister_x_tickets() == after.mister_x_tickets());
            // Nothing about his place: neither where he may be nor where he was seen.
            assert!(seen.possible() == before.possible() && seen.shown() == before.shown());
            assert!(seen.trail() == before.trail() && seen.mister_x_start().is_none());
            if told.table.outcome.is_some() {
                ended += 1;
                last_rounds += usize::from(seen.awaits_the_end());
            } else {
                assert!(
                    seen.phase() == after.phase() && seen.round() == after.round() && !seen.awaits_the_end()
                );
                assert!(game.turn() == Turn::Of(turn));
                settled += 1;
            }
        }
    }
    assert!(settled > 1_000 && ended > 50 && last_rounds > 3, "{settled} {ended} {last_rounds}");
}

#[test]
fn what_only_a_black_ticket_reaches_begins_at_a_pier() {
    let station = |number| Station::new(number).expect("a station");
    let line = |ticket, a, b| Line { ticket, a: station(a), b: station(b) };
    let shipped = [LONDON.classic.map, LONDON.of_2000.map, LONDON.newer.map];
    let changed = shipped.iter().flat_map(|map| {
        let further = map.changed(line(Ticket::Black, 1, 5), true);
        let fewer = map.changed(line(Ticket::Taxi, 1, 8), false);
        [further, fewer].map(|map| map.expect("room for one"))
    });
    for map in shipped.iter().copied().chain(changed.collect::<Vec<_>>()) {
        let ferries = Station::all().filter(|&from| {
            let others = [Ticket::Taxi, Ticket::Bus, Ticket::Underground];
            let ordinary = others.map(|ticket| map.reach(from, ticket));
            map.reach(from, Ticket::Black)
                .into_iter()
                .any(|to| !ordinary.iter().any(|reached| reached.has(to)))
        });
        assert!(ferries.clone().count() >= 4 && ferries.clone().all(|from| map.piers().has(from)));
        assert!(map.piers().len() < 10, "a map is drawn by them");
    }
}
