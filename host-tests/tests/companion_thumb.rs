//! Whoever watches or hears the thumb counts steps. Over many evenings the counts are those of chance: they do not depend
//! on what is chosen, nor on how long the real list is.

use confidant_companion::clock::ClockSetting;
use confidant_companion::{Key, Millis};
use host_tests::device::{Beginning, Device, Driver, Step, Way, WithDriver, begin, twins, with_each};
use host_tests::play::Random;

/// How many evenings of each game are watched: together as many as a device of the tests has kinds of chance.
const EVENINGS: u8 = 127;

/// What a watcher of one secret entry can count: the steps down before each press of another key, and those presses.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug, Clone)]
struct Watched {
    downs: Vec<usize>,
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

/// The last secret entry of a game, entered by somebody who turns down until the wanted row is lit.
fn watch<G: Driver>(game: &Beginning<G>, entropy: u8) -> Option<Watched> {
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
    let mut watched = Watched { downs: Vec::new(), others: Vec::new() };
    let before: Millis = device.now();
    for step in steps {
        match step {
            Step::Press(key) => {
                device.tap(key);
                watched.others.push(format!("{key:?}"));
            }
            Step::Menu | Step::Turn(_) => panic!("{step:?} is not a step while Y is held"),
            Step::Choose(wanted) => {
                let mut downs = 0;
                while !device.look().trace().chosen().iter().any(|chosen| wanted.contains(chosen)) {
                    device.tap(Key::Down);
                    downs += 1;
                    assert!(downs < 200, "{wanted:?} is not there");
                }
                watched.downs.push(downs);
            }
        }
    }
    // Nothing but the presses takes time.
    let presses = watched.others.len() + watched.downs.iter().sum::<usize>();
    assert_eq!(device.now() - before, 80 * presses as Millis);
    Some(watched)
}

/// How far two rows of counts are from having the same source: chi squared, and its degrees of freedom.
fn distance(one: &[usize], other: &[usize]) -> (f64, usize) {
    let most = one.iter().chain(other).copied().max().unwrap_or(0);
    let count = |all: &[usize], value| all.iter().filter(|&&found| found == value).count() as f64;
    let cells: Vec<(f64, f64)> = (0..=most).map(|value| (count(one, value), count(other, value))).collect();
    let filled: Vec<_> = cells.into_iter().filter(|(a, b)| a + b > 0.0).collect();
    (filled.iter().map(|(a, b)| (a - b).powi(2) / (a + b)).sum(), filled.len().saturating_sub(1))
}

struct Thumbs;

impl WithDriver for Thumbs {
    type Output = ();

    fn with<G: Driver>(self) {
        if !G::SECRETS_IN_HANDS {
            return;
        }
        let mut random = Random::new(11);
        let (mut compared, mut steps, mut lists) = (0, 0, 0);
        for pair in 0..48 {
            // Games with few lists need more of them.
            if pair >= 8 && compared >= 16 {
                break;
            }
            // Where every entry is open, only hands are hidden: such a game has a test of its own.
            let Some([one, other]) = twins::<G>(&mut random, 10 + pair) else { return };
            // Each with a chance of its own: else the counts of one would be those of the other, shifted.
            let seen = |game: &Beginning<G>, from: u8| -> Vec<Watched> {
                (from..from + EVENINGS).filter_map(|entropy| watch(game, entropy)).collect()
            };
            let (one, other) = (seen(&one, 0), seen(&other, EVENINGS));
            let Some(first) = one.first() else { continue };
            let same = |watched: &Watched| watched.others == first.others;
            assert!(one.iter().chain(&other).all(same), "{}: the other keys are the same", G::NAME);
            for list in 0..first.downs.len() {
                let column =
                    |all: &[Watched]| -> Vec<usize> { all.iter().map(|seen| seen.downs[list]).collect() };
                let (one, other) = (column(&one), column(&other));
                let (chi, freedom) = distance(&one, &other);
                // Four times its mean is far beyond any chance: with nine degrees, one in thirty thousand.
                let limit = 4.0 * freedom.max(3) as f64;
                assert!(
                    chi < limit,
                    "{}, pair {pair}, list {list}: {chi:.1} at {freedom}:\n{one:?}\n{other:?}",
                    G::NAME
                );
                compared += 1;
                steps += one.iter().chain(&other).sum::<usize>();
                lists += one.len() + other.len();
            }
        }
        assert!(compared >= 16, "{}: {compared} lists", G::NAME);
        println!("{}: {:.2} steps down a list in the mean", G::NAME, steps as f64 / lists as f64);
    }
}

#[test]
fn steps_tell_neither_the_choice_nor_the_length_of_a_list() {
    with_each(|| Thumbs);
}
