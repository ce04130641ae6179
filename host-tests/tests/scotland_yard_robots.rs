//! Confidant at the table of Scotland Yard: legal in every game, the same whenever asked, fair, and as long at each turn.

use std::task::Poll;

use confidant_core::fuel::{Fuel, Stepper};
use confidant_core::game::{Game, Turn};
use confidant_core::id::Id;
use confidant_core::notation::Tokens;
use confidant_core::scotland_yard::robot::{Belief, Fugitive, Level, Pursuer};
use confidant_core::scotland_yard::{
    Action, EditionName, LONDON, MISTER_X, Outcome, ScotlandYard, Setup, Station, StationSet, Ticket,
};
use host_tests::arena::scotland_yard::{Player, Row, finished, play};
use host_tests::games::CaseGame;
use host_tests::play::{Random, legal};
use host_tests::soak;

fn begin(choice: usize, seed: u64) -> ScotlandYard {
    let setup = ScotlandYard::some_setup(choice).expect("any number picks a set-up");
    // In log only Confidant plays nobody.
    let setup = Setup { x_only: false, ..setup };
    ScotlandYard::start(&setup, &LONDON, seed).unwrap_or_else(|reasons| panic!("{reasons}"))
}

fn decide(game: &ScotlandYard, level: Level, seed: u64) -> Option<Action> {
    match game.turn() {
        Turn::Of(MISTER_X) => Fugitive::new(game.table(), &game.private(MISTER_X)?, level, seed).finish(),
        _ => Pursuer::new(game.table(), level, seed).finish(),
    }
}

#[test]
fn a_belief_in_thousandths_adds_up_to_a_thousand() {
    for choice in 0..36 {
        let mut game = begin(choice, choice as u64);
        let mut player = Random::new(choice as u64);
        loop {
            let told = game.query("belief", &mut Tokens::of("")).expect("a query");
            let share =
                |place: &str| place.split(' ').next_back().and_then(|share| share.parse::<u32>().ok());
            assert_eq!(told.split(", ").filter_map(share).sum::<u32>(), 1_000, "{told}");
            let Some(action) = player.action(&game) else { break };
            assert!(game.play(action).is_ok());
        }
    }
}

#[test]
fn advice_names_each_station_once_and_is_ordered_by_what_it_says() {
    let mut lists = 0;
    for choice in 0..36 {
        let mut game = begin(choice, choice as u64);
        let mut player = Random::new(choice as u64);
        while let Some(action) = player.action(&game) {
            let mut pursuer = Pursuer::new(game.table(), Level::Hard, 0);
            pursuer.finish();
            let advice = pursuer.advice();
            for (index, below) in advice.iter().enumerate() {
                for above in &advice[..index] {
                    let to = [above, below].map(|one| match one.action {
                        Action::Travel(_, step) => Some(step.to),
                        _ => None,
                    });
                    assert!(to[0] != to[1], "`{}` and `{}`", above.action, below.action);
                    assert!(above.catches >= below.catches);
                    let even = above.catches == below.catches;
                    assert!(!even || above.shuts_in >= below.shuts_in && above.ways_out <= below.ways_out);
                    lists += 1;
                }
            }
            assert!(game.play(action).is_ok());
        }
    }
    assert!(lists > 1_000, "{lists}");
}

#[test]
fn whole_games_are_played_with_every_set_up() {
    // The newer box and its game for beginners are among the last ones of each eighteen.
    for choice in (0..18).chain(30..36) {
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
fn mister_x_thinks_as_long_though_there_is_one_thing_to_do() {
    let setup = |neighbour| Setup {
        detectives: Some(3),
        mister_x_start: Station::new(2),
        detective_start: Some([neighbour, 155, 174].into_iter().filter_map(Station::new).collect()),
        black: Some(0),
        doubles: Some(0),
        ..Setup::default()
    };
    let mut counts = Vec::new();
    let units = [10, 26].map(|neighbour| {
        let game = ScotlandYard::start(&setup(neighbour), &LONDON, 1).unwrap_or_else(|why| panic!("{why}"));
        counts.push(legal(&game).len());
        let secret = game.private(MISTER_X).expect("he has one");
        in_sips(Fugitive::new(game.table(), &secret, Level::Playouts(100), 1), 64).1
    });
    assert_eq!(counts, [1, 2]);
    let rounds = 100 * 16;
    assert!(units.iter().all(|units| (rounds..rounds + 22 + 64).contains(units)), "{units:?}");
}

#[test]
fn two_choices_are_compared_by_as_many_games_each() {
    let mut compared = 0;
    for seed in 0..12 {
        let mut game = begin(seed as usize, seed);
        let mut random = Random::new(seed);
        while let Turn::Of(seat) = game.turn() {
            let actions = legal(&game);
            if let (MISTER_X, Some(secret)) = (seat, game.private(MISTER_X))
                && let [one, .., other] = actions[..]
                && random.below(6) == 0
            {
                let choices = [one, other];
                let table = game.table();
                let mut fugitive = Fugitive::between(table, &secret, choices, Level::Playouts(40), seed);
                let best = fugitive.finish();
                let told: Vec<_> = fugitive.exposures().collect();
                if matches!(one, Action::Flee(_) | Action::Double(..)) {
                    assert!(best.is_some_and(|best| choices.contains(&best)));
                    assert!(choices.iter().all(|choice| told.iter().any(|told| told.action == *choice)));
                    // Whichever is named first.
                    let turned = [other, one];
                    let mut again = Fugitive::between(table, &secret, turned, Level::Playouts(40), seed);
                    again.finish();
                    let same = |told: &confidant_core::scotland_yard::robot::Exposure| {
                        again.exposures().any(|other| {
                            other.action == told.action && other.survives.abs_diff(told.survives) <= 3
                        })
                    };
                    assert!(told.iter().all(same));
                    compared += 1;
                }
            }
            let Some(action) = random.action(&game) else { break };
            assert!(game.play(action).is_ok());
        }
    }
    assert!(compared > 10, "{compared}");
}

/// How likely each station is after the start cards and these windows, by the rule that the robot is documented to follow, in
/// fractions: a weight goes on to each stop, the gladder the farther from the detectives, and of what a ticket may not
/// reach nothing is passed on.
fn believed(game: &ScotlandYard) -> Vec<f64> {
    const GLADLY: [f64; 5] = [0.0, 1.0, 5.0, 10.0, 16.0];
    let table = game.table();
    let map = &table.edition().map;
    let cards = table.edition().mister_x_cards;
    let mut weights: Vec<f64> = Station::all().map(|at| f64::from(u8::from(cards.has(at)))).collect();
    for (window, posts) in table.trail().iter().zip(table.posts()) {
        let posts: Vec<Station> = posts.iter().flatten().copied().collect();
        posts.iter().for_each(|post| weights[post.index()] = 0.0);
        let gladly = |to: Station| {
            let near = posts.iter().map(|&post| map.distance(post, to)).min().unwrap_or(4);
            GLADLY[usize::from(near).min(4)]
        };
        let mut next = vec![0.0; Station::COUNT];
        for from in Station::all().filter(|from| weights[from.index()] > 0.0) {
            // Each line is a way of its own.
            let lines = |ticket| map.reach(from, ticket).into_iter();
            let all: f64 = Ticket::ORDINARY.into_iter().flat_map(lines).map(gladly).sum();
            for to in lines(window.ticket) {
                next[to.index()] += weights[from.index()] * gladly(to) / all;
            }
        }
        posts.iter().for_each(|post| next[post.index()] = 0.0);
        let sum: f64 = next.iter().sum();
        weights = next.into_iter().map(|weight| weight / sum).collect();
    }
    // Where a detective has come since, he is not.
    for at in Station::all().filter(|&at| !table.possible().has(at)) {
        weights[at.index()] = 0.0;
    }
    let sum: f64 = weights.iter().sum();
    weights.iter().map(|weight| weight / sum).collect()
}

#[test]
fn a_short_trail_is_believed_exactly() {
    let setup = Setup {
        detectives: Some(3),
        mister_x_start: Station::new(34),
        detective_start: Some([13, 26, 29].into_iter().filter_map(Station::new).collect()),
        ..Setup::default()
    };
    let mut game = ScotlandYard::start(&setup, &LONDON, 1).unwrap_or_else(|why| panic!("{why}"));
    for line in ["", "x taxi 48", "d1 taxi 14", "d2 taxi 15", "d3 taxi 41", "x taxi 62"] {
        if !line.is_empty() {
            let action = line.parse::<Action>().unwrap_or_else(|why| panic!("`{line}`: {why}"));
            game.play(action).unwrap_or_else(|why| panic!("`{line}`: {why}"));
        }
        let (belief, believed) = (Belief::of(game.table()), believed(&game));
        for (at, share) in Station::all().zip(believed) {
            let told = f64::from(belief.at(at)) / 65_535.0;
            assert!((told - share).abs() < 0.001, "after `{line}` at {at}: {told} and not {share}");
        }
    }
}

/// How a game went: whether he won, when, and what was left.
fn course(mister_x: Level, detectives: Level, edition: EditionName, seed: u64) -> String {
    let [mister_x, detectives] = [mister_x, detectives].map(Player::Robot);
    let game = finished(Row { mister_x, detectives, pawns: 4, edition, voluntary: false }, seed);
    let table = game.table();
    let left: u32 = table
        .detectives()
        .iter()
        .flat_map(|one| Ticket::ORDINARY.map(|kind| u32::from(one.tickets.of(kind))))
        .sum();
    let escaped = match game.turn() {
        Turn::Over(Outcome::MisterXWins) => "escaped",
        _ => "caught",
    };
    let black = table.mister_x_tickets().of(Ticket::Black);
    format!("{escaped} in {}, black {black} doubles {} left {left}", table.round(), table.doubles())
}

/// Strength and thrift: whoever changes a robot sees it here first, and puts down what it plays now.
#[test]
fn what_robots_play_is_what_they_played() {
    let pinned = [
        (EditionName::Classic, 0, "caught in 7, black 3 doubles 0 left 62"),
        (EditionName::Classic, 1, "caught in 8, black 3 doubles 0 left 56"),
        (EditionName::Classic, 2, "escaped in 22, black 3 doubles 0 left 2"),
        (EditionName::Classic, 3, "caught in 17, black 0 doubles 0 left 23"),
        (EditionName::Newer, 0, "escaped in 22, black 3 doubles 0 left 7"),
        (EditionName::Newer, 1, "escaped in 22, black 2 doubles 1 left 5"),
        (EditionName::Newer, 2, "caught in 13, black 5 doubles 0 left 42"),
        (EditionName::Newer, 3, "escaped in 22, black 2 doubles 0 left 4"),
    ];
    for (edition, seed, told) in pinned {
        assert_eq!(course(Level::Playouts(30), Level::Hard, edition, seed), told, "{edition}, seed {seed}");
    }
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
