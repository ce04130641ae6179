//! A slip can be taken back: what follows from a detective's move is told when the next one begins to choose, and until
//! then nobody can tell from anything what it will be.

use confidant_companion::clock::ClockSetting;
use confidant_companion::{Key, Millis};
use confidant_core::game::{Game as _, Turn, Undo};
use confidant_core::scotland_yard::{Action, MISTER_X, Outcome, Phase, ScotlandYard, Setup, Station};
use host_tests::device::{Beginning, Device, Driver as _, HostStore, begin, mirror, twins};
use host_tests::play::{Random, legal};
use host_tests::screens::without_proofs;

/// What can be seen, heard and timed at a device.
#[derive(PartialEq, Debug)]
struct Seen {
    picture: u64,
    tones: usize,
    light: u8,
    next: Option<Millis>,
}

fn seen(device: &mut Device) -> Seen {
    Seen {
        picture: without_proofs(device.look()).hash(),
        tones: device.tones.len(),
        light: device.light(),
        next: device.next_tick(),
    }
}

/// A device with this game at the point that its actions lead to, on the table.
fn device_of(game: &Beginning<ScotlandYard>, help: bool) -> Device {
    let mut store = begin::<ScotlandYard>(&game.setup, game.seed, &[], ClockSetting::Up, help);
    for action in &game.actions {
        store.append_all::<ScotlandYard>(&[&action.to_string()]);
    }
    let mut device = Device::with(store, 7);
    device.tap(Key::A);
    device.wait(1_000);
    device
}

/// Presses the keys of a detective's move up to the A that enters it.
fn enter(device: &mut Device, action: Action) {
    let game: ScotlandYard = mirror(&device.store).expect("a game runs");
    ScotlandYard::approach(&device.read()).into_iter().for_each(|key| device.tap(key));
    for step in game.way(action).steps() {
        assert!(device.step(step), "{}", device.read());
    }
}

/// Everything that the table can do without beginning the next move, and what it sees meanwhile.
fn look_around(device: &mut Device) -> Vec<Seen> {
    let mut all = vec![seen(device)];
    device.wait(3_000);
    all.push(seen(device));
    for key in [Key::B, Key::X, Key::Up, Key::X, Key::B, Key::Left, Key::Right] {
        device.tap(key);
        all.push(seen(device));
    }
    device.menu();
    all.push(seen(device));
    for key in [Key::Down, Key::Down, Key::A, Key::B] {
        device.tap(key);
        all.push(seen(device));
    }
    device.boot();
    all.push(seen(device));
    device.tap(Key::A);
    all.push(seen(device));
    all
}

fn take_back(device: &mut Device) {
    let before = device.store.records.len();
    device.menu();
    device.tap(Key::A);
    device.tap(Key::A);
    assert_eq!(device.store.records.len(), before + 1, "it is taken back:\n{}", device.read());
    // The news of it.
    device.tap(Key::B);
    device.boot();
    device.tap(Key::A);
}

/// Finds two games with the same public history, and a move that catches Mister X only in the first of them.
fn pair(random: &mut Random) -> Option<([Beginning<ScotlandYard>; 2], Action)> {
    let length = 4 + random.below(14);
    let pair = twins::<ScotlandYard>(random, length)?;
    let [one, other] = pair.each_ref().map(|game| {
        let mut position = ScotlandYard::start(
            &game.setup,
            <ScotlandYard as host_tests::games::CaseGame>::printed(),
            game.seed,
        )
        .expect("a good set-up");
        for &action in &game.actions {
            position.play(action).expect("a legal action");
        }
        position
    });
    let at = |game: &ScotlandYard| game.private(MISTER_X).map(|secret| secret.at());
    if !matches!(one.table().phase(), Phase::Pursue(_)) || at(&one) == at(&other) {
        return None;
    }
    let catches = |action: &Action| matches!(action, Action::Travel(_, step) if Some(step.to) == at(&one));
    let action = legal(&one).into_iter().find(catches)?;
    Some((pair, action))
}

#[test]
fn until_the_next_one_begins_a_capture_looks_like_a_miss() {
    let mut random = Random::new(9);
    let mut pairs = 0;
    while pairs < 12 {
        let Some((pair, action)) = pair(&mut random) else { continue };
        let help = pairs % 2 == 0;
        let mut devices = pair.each_ref().map(|game| device_of(game, help));
        let around = devices.each_mut().map(|device| {
            enter(device, action);
            let mut all = look_around(device);
            take_back(device);
            all.push(seen(device));
            enter(device, action);
            all.extend(look_around(device));
            all
        });
        assert_eq!(around[0], around[1], "pair {pairs}: {action}");
        // The next one begins: now it is told.
        let told = devices.each_mut().map(|device| {
            device.tap(Key::A);
            device.reads("Caught")
        });
        assert_eq!(told, [true, false], "pair {pairs}: {action}");
        pairs += 1;
    }
}

fn plain(help: bool) -> Device {
    let mut setup = Setup { detectives: Some(3), ..Setup::default() };
    setup.mister_x_start = Station::new(46);
    setup.detective_start = Some([34, 117, 91].into_iter().filter_map(Station::new).collect());
    let mut store: HostStore = begin::<ScotlandYard>(&setup, 5, &[], ClockSetting::Off, help);
    store.append_all::<ScotlandYard>(&["x taxi 45"]);
    let mut device = Device::with(store, 7);
    device.tap(Key::A);
    device
}

#[test]
fn a_second_press_enters_nothing() {
    let mut device = plain(false);
    enter(&mut device, "d1 taxi 22".parse().unwrap());
    let stored = device.store.records.len();
    for wait in [0, 100, 150] {
        device.wait(wait);
        device.press(Key::A);
        device.release(Key::A);
        assert_eq!(device.store.records.len(), stored, "A rests for a moment");
    }
    // No other key does: it begins the next one's choice.
    let mut device = plain(false);
    enter(&mut device, "d1 taxi 22".parse().unwrap());
    device.press(Key::Down);
    assert_eq!(device.store.records.len(), stored + 1, "what was told is settled");
}

/// Whether the last move can be taken back once the next one has begun.
fn can_be_taken_back_later(store: &HostStore, action: Action) -> bool {
    let mut device = Device::with(store.clone(), 7);
    device.tap(Key::A);
    enter(&mut device, action);
    device.tap(Key::Down);
    device.tap(Key::B);
    let stored = device.store.records.len();
    device.menu();
    device.tap(Key::A);
    device.tap(Key::A);
    device.store.records.len() > stored
}

#[test]
fn without_the_aid_the_refusal_tells_no_deduction() {
    let mut random = Random::new(5);
    let (mut telling, mut silent, mut seed) = (0, 0, 0);
    while telling < 6 || silent < 6 {
        seed += 1;
        let setup = Setup { detectives: Some(4), ..Setup::default() };
        let [mut with, mut without] =
            [true, false].map(|help| begin::<ScotlandYard>(&setup, seed, &[], ClockSetting::Off, help));
        for _ in 0..20 + random.below(20) {
            let Some(action) = random.action(&mirror::<ScotlandYard>(&with).expect("a game")) else { break };
            for store in [&mut with, &mut without] {
                store.append_all::<ScotlandYard>(&[&action.to_string()]);
            }
        }
        let game: ScotlandYard = mirror(&with).expect("a game");
        // Not the last of a round: after that one it is Mister X who begins.
        let Phase::Pursue(pawn) = game.table().phase() else { continue };
        if pawn == confidant_core::scotland_yard::Pawn::D4 {
            continue;
        }
        for action in legal(&game).into_iter().take(3) {
            let mut next = game.clone();
            let told = next.play(action).expect("it is legal");
            if told.table.outcome.is_some() {
                continue;
            }
            assert!(!can_be_taken_back_later(&without, action), "{action}, seed {seed}");
            // With the help everybody sees where he may be.
            let open = told.undo == Undo::Open;
            assert_eq!(can_be_taken_back_later(&with, action), open, "{action}, seed {seed}");
            *if open { &mut silent } else { &mut telling } += 1;
        }
    }
}

#[test]
fn the_last_move_of_the_last_round_waits_too() {
    let mut random = Random::new(3);
    let mut store = begin::<ScotlandYard>(
        &Setup { detectives: Some(3), ..Setup::default() },
        11,
        &[],
        ClockSetting::Off,
        false,
    );
    let mut last = None;
    while let Some(action) = {
        let game: ScotlandYard = mirror(&store).expect("a game");
        // Nobody catches him: it goes on to the last round.
        let goes_on = |action: &Action| {
            let mut next = game.clone();
            next.play(*action).is_ok() && !matches!(next.turn(), Turn::Over(Outcome::Caught(_)))
        };
        let choices: Vec<Action> = legal(&game).into_iter().filter(goes_on).collect();
        random.one_of(&choices)
    } {
        last = Some(action);
        store.append_all::<ScotlandYard>(&[&action.to_string()]);
    }
    store.records.pop();
    let mut device = Device::with(store, 7);
    device.tap(Key::A);
    enter(&mut device, last.expect("a last move"));
    assert!(device.reads("Is it over?"), "{}", device.read());
    device.tap(Key::A);
    assert!(device.reads("Mister X escapes") || device.reads("Trapped"), "{}", device.read());
}
