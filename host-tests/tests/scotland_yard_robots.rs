//! Confidant at the table of Scotland Yard: legal in every game, the same whenever asked, fair, and as long at each turn.

use std::task::Poll;

use confidant_core::fuel::{Fuel, Stepper};
use confidant_core::game::{Game, Turn};
use confidant_core::id::Id;
use confidant_core::scotland_yard::robot::{Belief, Fugitive, Level, Pursuer};
use confidant_core::scotland_yard::{
    Action, EditionName, LONDON, MISTER_X, ScotlandYard, Station, StationSet, Ticket,
};
use host_tests::arena::scotland_yard::{Player, Row, play};
use host_tests::games::CaseGame;
use host_tests::play::{Random, legal};
use host_tests::soak;

fn begin(choice: usize, seed: u64) -> ScotlandYard {
    let setup = ScotlandYard::some_setup(choice).expect("any number picks a set-up");
    ScotlandYard::start(&setup, &LONDON, seed).unwrap_or_else(|reasons| panic!("{reasons}"))
}

fn decide(game: &ScotlandYard, level: Level, seed: u64) -> Option<Action> {
    match game.turn() {
        Turn::Of(MISTER_X) => Fugitive::new(game.table(), &game.private(MISTER_X)?, level, seed).finish(),
        _ => Pursuer::new(game.table(), level, seed).finish(),
    }
}

#[test]
fn whole_games_are_played_with_every_set_up() {
    for choice in 0..12 {
        for level in [Level::Easy, Level::Medium, Level::Playouts(30)] {
            let mut game = begin(choice, choice as u64);
            while let Turn::Of(_) = game.turn() {
                let action = decide(&game, level, 5).expect("there is something to decide");
                assert_eq!(game.play(action).err(), None, "`{action}`");
            }
            assert!(decide(&game, level, 5).is_none(), "nothing is decided after the end");
        }
    }
}

#[test]
fn random_positions_are_answered_with_a_legal_action() {
    for seed in 0..150 {
        let mut game = begin(seed as usize, seed);
        let mut random = Random::new(seed);
        while let Some(action) = random.action(&game) {
            if random.below(6) == 0 {
                let level = Level::ALL[random.below(2)];
                let own = decide(&game, level, seed).expect("there is something to decide");
                assert!(legal(&game).contains(&own), "`{own}` is not legal");
            }
            assert!(game.play(action).is_ok());
        }
    }
}

/// Works in sips of so much fuel; the answer, and how many units it took.
fn in_sips(mut work: impl Stepper<Output = Option<Action>>, sip: u32) -> (Option<String>, u32) {
    let mut units = 0;
    loop {
        let mut fuel = Fuel::new(sip);
        let poll = work.step(&mut fuel);
        units += sip - fuel.left();
        if let Poll::Ready(action) = poll {
            return (action.map(|action| action.to_string()), units);
        }
    }
}

#[test]
fn the_answer_does_not_depend_on_how_the_work_is_cut() {
    let mut game = begin(2, 3);
    for entry in 0..24 {
        if let Turn::Over(_) = game.turn() {
            assert!(entry >= 8, "a game of {entry} entries shows little");
            return;
        }
        let answers = [1, 7, u32::MAX].map(|sip| match game.private(MISTER_X) {
            Some(secret) if game.turn() == Turn::Of(MISTER_X) => {
                in_sips(Fugitive::new(game.table(), &secret, Level::Playouts(20), 9), sip)
            }
            _ => in_sips(Pursuer::new(game.table(), Level::Hard, 9), sip),
        });
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
        let action = decide(&game, Level::Playouts(20), 9).expect("the game goes on");
        assert!(game.play(action).is_ok());
    }
}

#[test]
fn mister_x_thinks_as_long_whatever_he_may_do() {
    const PLAYOUTS: u16 = 100;
    let rounds = u32::from(PLAYOUTS) * 16;
    let mut fewest = usize::MAX;
    for seed in 0..40 {
        let mut game = begin(seed as usize, seed);
        let mut random = Random::new(seed);
        while let Turn::Of(seat) = game.turn() {
            if let (MISTER_X, Some(secret)) = (seat, game.private(MISTER_X))
                && random.below(8) == 0
            {
                fewest = fewest.min(legal(&game).len());
                let work = Fugitive::new(game.table(), &secret, Level::Playouts(PLAYOUTS), seed);
                let (_, units) = in_sips(work, 64);
                // At most a game too many a halving, and a unit for each first step.
                assert!((rounds..rounds + 5 * 22 + 64).contains(&units), "{units} units");
            }
            let Some(action) = random.action(&game) else { break };
            assert!(game.play(action).is_ok());
        }
    }
    assert!(fewest <= 3, "also where there is hardly a choice");
}

#[test]
fn the_belief_is_only_about_the_possible_places() {
    for seed in 0..60 {
        let mut game = begin(seed as usize, seed);
        let mut random = Random::new(seed);
        while let Some(action) = random.action(&game) {
            let belief = Belief::of(game.table());
            let support: StationSet = belief.iter().map(|(at, _)| at).collect();
            assert!(support == game.table().possible(), "places that are possible, each of them");
            let sum: u32 = belief.iter().map(|(_, weight)| weight).sum();
            assert!((65_000..66_000).contains(&sum), "{sum}");
            assert!(game.play(action).is_ok());
        }
    }
}

#[test]
fn a_start_off_the_cards_is_believed_too() {
    let text = "game scotland-yard\nset detectives 3\nset x-start 1\nset detective-start 13 26 29\nbegin\n? belief\n";
    let mut answers = Vec::new();
    host_tests::casefile::play(text, &mut |answer| answers.push(answer), &mut |fault| panic!("{fault}"));
    assert_eq!(answers[0].split(',').count(), 196, "{answers:?}");
}

#[test]
fn detectives_and_adviser_answer_by_the_table_alone() {
    let report = soak::scotland_yard_robots::run(60, 0);
    assert!(report.contains("60 pairs"), "{report}");
}

#[test]
fn distances_are_those_of_the_lines() {
    let map = &LONDON.classic.map;
    for from in Station::all() {
        let mut seen = StationSet::only(from);
        let mut distance = 0;
        while seen.len() < Station::COUNT {
            let next =
                Ticket::ORDINARY.into_iter().fold(seen, |next, ticket| next | map.spread(seen, ticket));
            distance += 1;
            for to in next - seen {
                assert_eq!((map.distance(from, to), map.distance(to, from)), (distance, distance));
            }
            seen = next;
        }
        assert_eq!(map.distance(from, from), 0);
    }
}

#[test]
fn a_stepper_is_small() {
    assert!(size_of::<Fugitive>() <= 2048, "{}", size_of::<Fugitive>());
    assert!(size_of::<Pursuer>() <= 2560, "{}", size_of::<Pursuer>());
}

#[test]
fn more_thought_wins_more_games_against_scripts() {
    let wins = |mister_x, detectives| {
        let row = Row { mister_x, detectives, pawns: 5, edition: EditionName::Classic, voluntary: false };
        play(row, 60, 0).won
    };
    let [easy, medium, more] = [Level::Easy, Level::Medium, Level::Playouts(150)].map(Player::Robot);
    let [one, two, three] = [easy, medium, more].map(|robot| wins(robot, Player::Script));
    assert!(one < two && two < three, "Mister X: {one}, {two}, {three}");
    let [one, two, three] = Level::ALL.map(|level| wins(Player::Script, Player::Robot(level)));
    assert!(one > two && two > three, "against detectives: {one}, {two}, {three}");
}
