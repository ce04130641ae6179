//! Playing and taking back at random, many steps deep: the session is always the replay of the actions that stand.

use confidant_companion::clock::ClockSetting;
use confidant_companion::games::scotland_yard::Screens;
use confidant_companion::journal::{Entry, Record};
use confidant_companion::play::{AnyPlay as _, Play};
use confidant_companion::session::Session;
use confidant_core::game::Game as _;
use confidant_core::scotland_yard::{Action, LONDON, MISTER_X, ScotlandYard, Setup};
use host_tests::device::begin;
use host_tests::play::Random;

#[test]
fn taking_back_any_number_of_times_leads_to_the_replay_of_what_stands() {
    let (mut deepest, mut taken_back) = (0, 0);
    for seed in 0..60 {
        let setup = Setup { detectives: Some(3 + (seed % 3) as u8), ..Setup::default() };
        let store = begin::<ScotlandYard>(&setup, seed, &[], ClockSetting::Off, false);
        let Ok(Record { entry: Entry::Begin(beginning), .. }) = Record::decode(&store.records[0]) else {
            panic!("a game begins with its beginning");
        };
        let mut session = Box::new(Session::new());
        let mut play =
            Play::<Screens>::begin(&mut session, &beginning, &LONDON, 0, 0).expect("a good set-up");
        let mut random = Random::new(seed);
        let mut standing: Vec<Action> = Vec::new();
        let mut depth = 0;
        let mut number = 0;
        while session.has_room(&Entry::Undo) && session.turn().is_some() {
            // Mostly in runs: some moves forward, then as many back as the rules let.
            let back = random.below(5) < 2 || (depth > 0 && random.below(3) > 0);
            let entry = if back && play.undo(&session).is_some() {
                standing.pop();
                depth += 1;
                taken_back += 1;
                Entry::Undo
            } else {
                depth = 0;
                let action = random.action(play.position().game()).expect("the game runs");
                standing.push(action);
                play.position().entry_of(action).ok().flatten().expect("it is legal")
            };
            deepest = deepest.max(depth);
            number += 1;
            assert!(play.apply(&mut session, &Record { number, elapsed: 0, entry }).is_ok());
            let mut replayed = ScotlandYard::start(&setup, &LONDON, seed).expect("the set-up is good");
            for &action in &standing {
                replayed.play(action).expect("it was legal");
            }
            assert!(replayed.table() == play.position().table(), "seed {seed}, record {number}");
            assert!(
                replayed.private(MISTER_X) == play.position().game().private(MISTER_X),
                "seed {seed}, record {number}"
            );
        }
    }
    assert!(deepest >= 9 && taken_back > 1_000, "{taken_back} taken back, {deepest} in a row at most");
}
