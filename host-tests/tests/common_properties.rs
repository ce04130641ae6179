//! What must hold in every game, written once: for each game a line at the end of this file.

use std::ops::ControlFlow;

use confidant_core::game::{Game, Turn};
use confidant_core::id::Id;
use confidant_core::schinderhannes::{Schinderhannes, Solitaire};
use confidant_core::scotland_yard::ScotlandYard;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::TatortThemse;
use confidant_core::tiny_epic_clock::TinyEpicClock;
use confidant_core::tiny_epic_crimes::TinyEpicCrimes;
use host_tests::casefile;
use host_tests::games::setup_of;
use host_tests::journal::Journal;
use host_tests::play::{Random, legal};
use host_tests::twins::{After, Pair, Twins, open};

/// Games played for each property.
const GAMES: usize = 48;

/// Plays a random game of up to `length` actions; returns it and its record.
fn random_game<G: Twins>(choice: usize, length: usize, random: &mut Random) -> (G, Journal<G>) {
    let setup = G::some_setup(choice).expect("any number picks a set-up");
    let seed = random.below(1 << 30) as u64;
    Journal::played(setup, seed, length, |game| random.action(game))
}

/// Actions of many positions of other games: most of them are not legal in any one position.
fn pool<G: Twins>(random: &mut Random) -> Vec<G::Action> {
    let mut actions = Vec::new();
    for choice in 0..GAMES {
        let length = random.below(80);
        let (game, _) = random_game::<G>(choice, length, random);
        let listed = legal(&game);
        actions.extend((0..30).filter_map(|_| random.one_of(&listed)));
    }
    assert!(actions.len() > 8 * GAMES / 2, "{}", actions.len());
    actions
}

/// Everything that can be asked of a position, and that a journal keeps, is the same.
fn is_same<G: Game>(one: &G, other: &G) -> bool {
    one.table() == other.table()
        && Seat::all().all(|seat| one.private(seat) == other.private(seat))
        && one.turn() == other.turn()
}

fn a_refused_action_changes_nothing<G: Twins>() {
    let mut random = Random::new(1);
    let pool = pool::<G>(&mut random);
    let mut refused = 0;
    for choice in 0..GAMES {
        let length = random.below(60);
        let (mut game, _) = random_game::<G>(choice, length, &mut random);
        let mut tried = game.clone();
        for &action in &pool {
            if let Err(reason) = game.is_legal(action) {
                assert_eq!(tried.play(action).err(), Some(reason), "{action}");
                assert!(is_same(&tried, &game), "{action}");
                refused += 1;
            }
        }
        assert!(legal(&tried) == legal(&game));
        // Nor did any use up chance: the games go on alike.
        for _ in 0..40 {
            let Some(action) = random.action(&game) else { break };
            assert!(game.play(action).is_ok() && tried.play(action).is_ok());
            assert!(is_same(&tried, &game), "after `{action}`");
        }
    }
    assert!(refused > 1000, "{refused}");
}

fn exactly_the_listed_actions_are_legal<G: Twins>() {
    let mut random = Random::new(2);
    let pool = pool::<G>(&mut random);
    for choice in 0..GAMES {
        let length = random.below(80);
        let (game, _) = random_game::<G>(choice, length, &mut random);
        let listed = legal(&game);
        assert_eq!(listed.is_empty(), matches!(game.turn(), Turn::Over(_)));
        for &action in listed.iter().chain(&pool) {
            assert_eq!(game.is_legal(action).is_ok(), listed.contains(&action), "{action}");
        }
        let mut words: Vec<String> = listed.iter().map(ToString::to_string).collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), listed.len(), "an action is listed twice");
        let open = open::<G>(game.table());
        assert!(open.iter().all(|action| listed.contains(action)), "what is open is legal");
    }
}

fn a_visitor_that_has_seen_enough_is_not_called_again<G: Twins>() {
    let mut random = Random::new(3);
    for choice in 0..GAMES {
        let (game, _) = random_game::<G>(choice, choice, &mut random);
        for most in [1, 2, 5] {
            let listed = [legal(&game).len(), open::<G>(game.table()).len()];
            let mut calls = [0; 2];
            let [first, second] = &mut calls;
            let count = |calls: &mut usize| {
                *calls += 1;
                if *calls == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            let ends = [
                game.legal(&mut |_| count(first)).is_break(),
                G::public_actions(game.table(), &mut |_| count(second)).is_break(),
            ];
            assert_eq!(calls, listed.map(|listed| listed.min(most)));
            assert_eq!(ends, listed.map(|listed| listed >= most));
        }
    }
}

fn games_can_be_written_down_and_replayed<G: Twins>() {
    let mut random = Random::new(4);
    for choice in 0..GAMES {
        let length = random.below(150);
        let (game, journal) = random_game::<G>(choice, length, &mut random);
        for action in journal.actions.iter().copied().chain(legal(&game)) {
            assert!(action.to_string().parse() == Ok(action), "{action}");
            let bytes = postcard::to_stdvec(&action).expect("an action can be written");
            assert!(postcard::from_bytes(&bytes) == Ok(action), "{action}");
        }
        check_setup::<G>(&journal.setup);
        let bytes = postcard::to_stdvec(&journal).expect("a journal can be written");
        let read: Journal<G> = postcard::from_bytes(&bytes).expect("a journal can be read");
        assert!(is_same(&read.replay().expect("a journal can be replayed"), &game));
        casefile::play(&journal.case_file(), &mut |_| {}, &mut |fault| panic!("{fault}"));
    }
}

/// A set-up is the same after it was written, as bytes and as the lines of a case file.
fn check_setup<G: Twins>(setup: &G::Setup) {
    let bytes = postcard::to_stdvec(setup).expect("a set-up can be written");
    let read: G::Setup = postcard::from_bytes(&bytes).expect("a set-up can be read");
    assert_eq!(postcard::to_stdvec(&read).expect("a set-up can be written"), bytes);
    let typed = setup_of::<G>(G::setup_lines(setup, G::printed())).expect("lines of a set-up");
    assert_eq!(postcard::to_stdvec(&typed).expect("a set-up can be written"), bytes);
}

/// News, whispers, refusals, what is open, and whether an action is final: none depends on what must stay hidden.
fn twins_are_told_the_same<G: Twins>() {
    let mut random = Random::new(5);
    let pool = pool::<G>(&mut random);
    let (mut played, mut steps) = (0, 0);
    for choice in 0..8 * GAMES {
        let mut pair = Pair::<G>::begin(choice, &mut random);
        check_setups(choice, &pair);
        // Some of what is tried shows a secret: then another action is played.
        for _ in 0..60 {
            pair.check_open();
            let some: Vec<_> = (0..40).filter_map(|_| random.one_of(&pool)).collect();
            pair.check_refusals(&some);
            let Some((action, twin)) = pair.action(&mut random) else { break };
            let (after, told) = pair.play(action, twin);
            played += 1;
            if told == After::Same {
                steps += 1;
                pair = after;
            }
        }
    }
    assert!(played > 2000 && steps > 1000, "{played} {steps}");
}

fn check_setups<G: Twins>(choice: usize, pair: &Pair<G>) {
    let mut random = Random::new(choice as u64);
    for (setup, _) in G::beginnings(choice, &mut random).setups {
        check_setup::<G>(&setup);
    }
    assert_eq!(pair.one.turn(), pair.other.turn());
}

macro_rules! common_properties {
    ($($name:ident: $game:ty),+ $(,)?) => {$(
        mod $name {
            use super::*;

            #[test]
            fn a_refused_action_changes_nothing() {
                super::a_refused_action_changes_nothing::<$game>();
            }

            #[test]
            fn exactly_the_listed_actions_are_legal() {
                super::exactly_the_listed_actions_are_legal::<$game>();
            }

            #[test]
            fn a_visitor_that_has_seen_enough_is_not_called_again() {
                super::a_visitor_that_has_seen_enough_is_not_called_again::<$game>();
            }

            #[test]
            fn games_can_be_written_down_and_replayed() {
                super::games_can_be_written_down_and_replayed::<$game>();
            }

            #[test]
            fn twins_are_told_the_same() {
                super::twins_are_told_the_same::<$game>();
            }
        }
    )+};
}

common_properties!(
    scotland_yard: ScotlandYard,
    tatort_themse: TatortThemse,
    schinderhannes: Schinderhannes,
    schinderhannes_solo: Solitaire,
    tiny_epic_crimes: TinyEpicCrimes,
    tiny_epic_clock: TinyEpicClock,
);
