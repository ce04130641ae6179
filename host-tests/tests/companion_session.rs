//! Playing and taking back at random, many steps deep: the session is always the replay of the actions that stand.

use confidant_companion::clock::ClockSetting;
use confidant_companion::journal::{Entry, Record};
use confidant_companion::play::{AnyPlay as _, Play};
use confidant_companion::session::Session;
use confidant_core::seat::Seat;
use host_tests::device::{Driver, WithDriver, begin, with_each};
use host_tests::play::Random;

/// A whole game, played and taken back; how many were taken back, and how many at most in a row.
fn there_and_back<G: Driver>(seed: u64) -> (usize, usize) {
    let setup = G::by_keys(seed as usize).expect("a set-up to play");
    let store = begin::<G>(&setup, seed, &[], ClockSetting::Off, true);
    let Ok(Record { entry: Entry::Begin(beginning), .. }) = Record::decode(&store.records[0]) else {
        panic!("a game begins with its beginning");
    };
    let mut session = Box::new(Session::new());
    let game = Play::<G::Flow>::begin(&beginning, G::printed()).expect("a good set-up");
    let mut play = Play::<G::Flow>::new(game, G::printed(), &mut session, &beginning, 0, 0);
    let mut random = Random::new(seed);
    let mut standing: Vec<G::Action> = Vec::new();
    let (mut number, mut taken_back, mut depth, mut deepest) = (0, 0, 0, 0);
    let mut corrections = 0;
    while session.has_room(&Entry::Undo) && session.turn().is_some() {
        // Mostly in runs: some moves forward, then as many back as the rules let.
        let back = random.below(5) < 2 || (depth > 0 && random.below(3) > 0);
        let from = play.correctable_from(&session);
        let entry = if back && random.below(2) == 0 && from < standing.len() {
            let kept = from + random.below(standing.len() - from);
            assert!(play.may_correct(&session, kept).is_ok(), "no Confidant plays");
            depth += standing.len() - kept;
            taken_back += standing.len() - kept;
            standing.truncate(kept);
            corrections += 1;
            Entry::Correct { kept: kept as u16 }
        } else if back && play.undo(&session).is_some() {
            standing.pop();
            depth += 1;
            taken_back += 1;
            Entry::Undo
        } else {
            depth = 0;
            if play.position().is_unsettled() {
                Entry::Settle
            } else {
                let usual = play.position().game().usual(&mut random);
                let action = random.one_of(&usual).expect("the game runs");
                standing.push(action);
                play.position().entry_of(action).ok().flatten().expect("it is legal")
            }
        };
        deepest = deepest.max(depth);
        number += 1;
        assert!(play.apply(&mut session, &Record { number, elapsed: 0, entry }).is_ok());
        let mut replayed = G::start(&setup, G::printed(), seed).expect("the set-up is good");
        let unsettled = play.position().is_unsettled();
        let (last, settled) = match standing.split_last() {
            Some((last, settled)) if unsettled => (Some(*last), settled),
            _ => (None, &standing[..]),
        };
        for &action in settled {
            replayed.play(action).expect("it was legal");
        }
        let seen =
            last.and_then(|last| G::unsettled(replayed.table(), last)).map(|unsettled| unsettled.table);
        assert!(
            seen.as_ref().unwrap_or(replayed.table()) == &*play.position().table(),
            "{}, seed {seed}, record {number}",
            G::NAME
        );
        for seat in (0..G::seats(&setup)).filter_map(|seat| Seat::new(seat as u8)) {
            let same = replayed.private(seat) == play.position().game().private(seat);
            assert!(same, "{}, seed {seed}, record {number}", G::NAME);
        }
    }
    assert_eq!(session.corrections(), corrections);
    (taken_back, deepest)
}

struct ManyGames;

impl WithDriver for ManyGames {
    type Output = ();

    fn with<G: Driver>(self) {
        let games: Vec<(usize, usize)> = (0..60).map(there_and_back::<G>).collect();
        let taken_back: usize = games.iter().map(|(taken_back, _)| taken_back).sum();
        let deepest = games.iter().map(|(_, deepest)| *deepest).max().unwrap_or(0);
        // Mister X's move bounds a correction.
        let deep = if G::TELLS_LATER { 2 } else { 9 };
        assert!(deepest >= deep && taken_back > 1_000, "{taken_back} taken back, {deepest} in a row at most");
    }
}

#[test]
fn taking_back_any_number_of_times_leads_to_the_replay_of_what_stands() {
    with_each(|| ManyGames);
}
