//! Whoever watches or hears the thumb counts steps and sees flicks. Over many evenings they are those of chance: they do not
//! depend on what is chosen, nor on how many choices there are.

use std::collections::BTreeSet;

use confidant_companion::clock::ClockSetting;
use confidant_companion::draw::Area;
use confidant_companion::{Key, Millis};
use confidant_core::game::Game as _;
use confidant_core::schinderhannes::{self, Schinderhannes};
use confidant_core::tiny_epic_crimes::kinds::{Officer, Suspect};
use confidant_core::tiny_epic_crimes::{Action, OfficerStudy, Setup, Study, TinyEpicCrimes};
use host_tests::device::{Beginning, Device, Driver, Step, Way, WithDriver, begin, twins, with_each};
use host_tests::games::CaseGame as _;
use host_tests::play::{Random, legal};

/// How many evenings of each game are watched: together as many as a device of the tests has kinds of chance.
const EVENINGS: u8 = 127;

/// How somebody turns to the row that is wanted.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Habit {
    /// Down, until it is lit.
    Down,
    /// To where it is seen, up or down; down where it is not to be seen yet.
    BySight,
}

/// What a watcher of one secret entry can count: the steps before each press of another key, those up below zero, or the
/// arms of a rose as a number; and those presses with the time that each takes.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug, Clone)]
struct Watched {
    steps: Vec<i32>,
    others: Vec<String>,
}

/// Replays the game up to `count` of its actions.
fn replay<G: Driver>(game: &Beginning<G>, count: usize) -> G {
    let mut position = G::start(&game.setup, G::printed(), game.seed).expect("a good set-up");
    for &action in &game.actions[..count] {
        assert!(position.play(action).is_ok(), "{action} is legal");
    }
    position
}

/// Where the stick goes from what is lit to what is wanted, as both are seen.
fn seen_way(device: &mut Device, wanted: &[String]) -> Key {
    let trace = device.look().trace();
    let targets = trace.targets();
    let of = |texts: &[String]| -> Vec<_> {
        trace.lines().iter().filter(|line| texts.contains(&line.text)).map(|line| line.area).collect()
    };
    let found = of(wanted);
    let row = found.iter().find_map(|area| {
        let (x, y) = (area.x + area.width / 2, area.y + area.height / 2);
        targets.iter().find(|target| target.area.has(x, y))?.steps.first()
    });
    let before = || {
        let place = |area: &Area| (area.y, area.x);
        Some(found.iter().map(place).min()? < of(trace.chosen()).iter().map(place).min()?)
    };
    row.copied().unwrap_or(if before().unwrap_or(false) { Key::Up } else { Key::Down })
}

/// The last secret entry of a game, entered by somebody who turns to the wanted row by habit until it is lit.
fn watch<G: Driver>(game: &Beginning<G>, entropy: u8, habit: Habit) -> Option<Watched> {
    let start = || G::start(&game.setup, G::printed(), game.seed).expect("a good set-up");
    let mut position = start();
    let mut last = None;
    for (index, &action) in game.actions.iter().enumerate() {
        // What is entered with the action before it does not count as an entry of its own.
        let before = index.checked_sub(1).and_then(|before| game.actions.get(before)).copied();
        let with_it = before.and_then(|before| {
            let entered = replay(game, index - 1).entered_with(before, Some(action));
            entered.is_some().then_some(())
        });
        if with_it.is_none() && position.way(action).is_secret() {
            last = Some(index);
        }
        position.play(action).ok()?;
    }
    let last = last?;
    position = start();
    let mut store = begin::<G>(&game.setup, game.seed, &[], ClockSetting::Off, false);
    for &action in &game.actions[..last] {
        position.play(action).ok()?;
        store.append_all::<G>(&[&action.to_string()]);
    }
    let next = game.actions.get(last + 1).copied();
    let way = position.entered_with(game.actions[last], next);
    let way = way.unwrap_or_else(|| position.way(game.actions[last]));
    let Way::Secret(_, steps) = way else { return None };
    let mut device: Device = Device::with(store, entropy);
    device.tap(Key::A);
    if G::BY_LOOK {
        device.look_in();
    } else {
        if !device.reads_any(|texts| texts.pass_to) {
            device.tap(Key::A);
        }
        device.open();
    }
    // As long as keys rest, and people look.
    device.wait(2_000);
    let mut watched = Watched { steps: Vec::new(), others: Vec::new() };
    for step in steps {
        match step {
            Step::Press(key) => {
                let took = timed(&mut device, key);
                watched.others.push(format!("{key:?} {took}"));
            }
            Step::Menu | Step::Turn(_) => panic!("{step:?} is not a step while Y is held"),
            Step::Choose(wanted) if device.is_rose() => {
                let mut arms = 0;
                while device.is_rose() {
                    let key = device.arm(&wanted).expect("it lies on an arm");
                    let took = timed(&mut device, key);
                    watched.others.push(format!("flick {took}"));
                    arms = arms * 4 + key as i32;
                }
                watched.steps.push(arms);
            }
            Step::Choose(wanted) => {
                let is_lit = |device: &mut Device| {
                    device.look().trace().chosen().iter().any(|lit| wanted.contains(lit))
                };
                let mut steps: i32 = 0;
                while !is_lit(&mut device) {
                    let key = if habit == Habit::Down { Key::Down } else { seen_way(&mut device, &wanted) };
                    assert_eq!(timed(&mut device, key), 80);
                    steps += if key == Key::Up { -1 } else { 1 };
                    assert!(steps.abs() < 200, "{wanted:?} is not there");
                }
                watched.steps.push(steps);
            }
        }
    }
    Some(watched)
}

/// Presses a key; how long that took.
fn timed(device: &mut Device, key: Key) -> Millis {
    let before = device.now();
    device.tap(key);
    device.now() - before
}

/// How far two rows of counts are from having the same source: chi squared, and its degrees of freedom.
fn distance(one: &[i32], other: &[i32]) -> (f64, usize) {
    let count = |all: &[i32], value| all.iter().filter(|&&found| found == value).count() as f64;
    let values: BTreeSet<i32> = one.iter().chain(other).copied().collect();
    let filled: Vec<(f64, f64)> =
        values.into_iter().map(|value| (count(one, value), count(other, value))).collect();
    (filled.iter().map(|(a, b)| (a - b).powi(2) / (a + b)).sum(), filled.len().saturating_sub(1))
}

struct Thumbs(Habit);

impl WithDriver for Thumbs {
    type Output = ();

    fn with<G: Driver>(self) {
        if !G::SECRETS_IN_HANDS || !G::CHOOSES_IN_SECRET {
            return;
        }
        let mut random = Random::new(11);
        let mut compared = 0;
        for pair in 0..48 {
            // Games with few lists need more of them.
            if pair >= 8 && compared >= 16 {
                break;
            }
            // Where every entry is open, only hands are hidden: such a game has a test of its own.
            let Some([one, other]) = twins::<G>(&mut random, 10 + pair) else { return };
            // Each with a chance of its own: else the counts of one would be those of the other, shifted.
            let seen = |game: &Beginning<G>, from: u8| -> Vec<Watched> {
                (from..from + EVENINGS).filter_map(|entropy| watch(game, entropy, self.0)).collect()
            };
            let (one, other) = (seen(&one, 0), seen(&other, EVENINGS));
            let Some(first) = one.first() else { continue };
            let same = |watched: &Watched| watched.others == first.others;
            assert!(one.iter().chain(&other).all(same), "{}: the other keys are the same", G::NAME);
            for list in 0..first.steps.len() {
                let column =
                    |all: &[Watched]| -> Vec<i32> { all.iter().map(|seen| seen.steps[list]).collect() };
                let (one, other) = (column(&one), column(&other));
                let (chi, freedom) = distance(&one, &other);
                // Four times its mean is far beyond any chance: with nine degrees, one in thirty thousand.
                let limit = 4.0 * freedom.max(3) as f64;
                assert!(
                    chi < limit,
                    "{}, {:?}, pair {pair}, list {list}: {chi:.1} at {freedom}:\n{one:?}\n{other:?}",
                    G::NAME,
                    self.0
                );
                // Where everybody needs as many steps, nothing was compared.
                compared += usize::from(freedom > 0);
            }
        }
        assert!(compared >= 16, "{}: {compared} lists", G::NAME);
    }
}

#[test]
fn steps_tell_neither_the_choice_nor_the_length_of_a_list() {
    with_each(|| Thumbs(Habit::Down));
}

#[test]
fn nor_do_the_steps_of_those_who_go_straight_to_what_they_see() {
    with_each(|| Thumbs(Habit::BySight));
}

/// Every step of these games' last secret entries is as likely in each of them, whoever enters it; each in so many ways.
fn assert_even<G: Driver>(games: &[Beginning<G>], ways: &[usize]) {
    for habit in [Habit::Down, Habit::BySight] {
        let seen = |game: &Beginning<G>| -> Vec<Watched> {
            (0..=u8::MAX).filter_map(|entropy| watch(game, entropy, habit)).collect()
        };
        let all: Vec<Vec<Watched>> = games.iter().map(seen).collect();
        for (list, &ways) in ways.iter().enumerate() {
            let column = |all: &Vec<Watched>| all.iter().map(|seen| seen.steps[list]).collect::<Vec<i32>>();
            let columns: Vec<Vec<i32>> = all.iter().map(column).collect();
            for (game, other) in columns.iter().enumerate().skip(1) {
                let (chi, freedom) = distance(&columns[0], other);
                assert!(
                    freedom == ways - 1 && chi < 3.0 * ways as f64,
                    "{} {game}, {habit:?}, list {list}: {chi:.1} at {freedom}:\n{:?}\n{other:?}",
                    G::NAME,
                    columns[0]
                );
            }
        }
    }
}

#[test]
fn no_way_to_an_accusation_tells_whom_it_names() {
    let mut study = Study { murderer: Some(Suspect::F), opening_events: Some(0), ..Study::default() };
    for officer in study.officers.iter_mut().take(3) {
        *officer = OfficerStudy { hour: Some(48), ..OfficerStudy::NONE };
    }
    let setup = Setup { players: Some(3), abilities: false, study: Some(study), ..Setup::default() };
    let accusing = |suspect| {
        let reports = Officer::ALL.into_iter().take(3).map(Action::Report);
        let actions = reports.chain([Action::Accuse(Officer::P1, suspect)]).collect();
        Beginning::<TinyEpicCrimes> { setup: setup.clone(), seed: 11, actions }
    };
    assert_even(&[Suspect::A, Suspect::H, Suspect::P].map(accusing), &[16]);
}

/// The cards that are dropped are public then: the way from one row to the next must not tell how many cards that stay lie
/// between them.
#[test]
fn no_way_to_a_card_that_is_dropped_or_from_it_tells_where_it_lay() {
    let setup = schinderhannes::Setup { players: Some(3), ..schinderhannes::Setup::default() };
    let mut game = Schinderhannes::start(&setup, Schinderhannes::printed(), 5).expect("a good set-up");
    let mut dealt = Vec::new();
    while let schinderhannes::Phase::Deal(..) = game.table().phase() {
        let deal = legal(&game)[0];
        game.play(deal).expect("a legal action");
        dealt.push(deal);
    }
    let drops: Vec<schinderhannes::Action> = legal(&game)
        .into_iter()
        .filter(|action| matches!(action, schinderhannes::Action::Drop(..)))
        .collect();
    assert_eq!(drops.len(), 4, "the lowest of the hand, the highest, and two between");
    let dropping = |drop| {
        let actions = dealt.iter().copied().chain([drop]).collect();
        Beginning::<Schinderhannes> { setup: setup.clone(), seed: 5, actions }
    };
    let games: Vec<_> = drops.into_iter().map(dropping).collect();
    // To the row that passes, of five; to the card, of as many; and from there to the one that passes.
    assert_even(&games, &[5, 5, 4]);
}
