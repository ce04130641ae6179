//! A slip can be taken back: what follows from a detective's move is told after a breath, and until then nobody can tell
//! from anything what it will be.

use confidant_companion::clock::ClockSetting;
use confidant_companion::{Key, Millis};
use confidant_core::game::{Game as _, Turn};
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
    device.breathe();
    let game: ScotlandYard = mirror(&device.store).expect("a game runs");
    ScotlandYard::approach(&device.read()).into_iter().for_each(|key| device.tap(key));
    for step in game.way(action).steps() {
        assert!(device.step(step), "{}", device.read());
    }
}

/// Everything that the table can do without having it told, and what it sees meanwhile.
fn look_around(device: &mut Device) -> Vec<Seen> {
    let mut all = vec![seen(device)];
    for key in [Key::X, Key::Up, Key::Left, Key::Right, Key::Y] {
        device.press(key);
        device.release(key);
        device.wait(100);
        all.push(seen(device));
    }
    device.menu();
    all.push(seen(device));
    for key in [Key::Down, Key::Down, Key::Up, Key::B] {
        device.tap(key);
        all.push(seen(device));
    }
    device.boot();
    all.push(seen(device));
    device.tap(Key::A);
    // A whole breath again, picture by picture, but for its last moment.
    for _ in 0..24 {
        device.wait(100);
        all.push(seen(device));
    }
    all
}

fn take_back(device: &mut Device) {
    let before = device.store.records.len();
    device.boot();
    device.tap(Key::A);
    device.press(Key::B);
    device.release(Key::B);
    assert_eq!(device.store.records.len(), before + 1, "it is taken back:\n{}", device.read());
    device.wait(1_000);
}

/// Finds two games with the same public history, and a move, or in log only a claim, that catches Mister X only in the first of
/// them.
fn pair(random: &mut Random, claims: bool) -> Option<([Beginning<ScotlandYard>; 2], Action)> {
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
    let is_its_turn = match one.table().phase() {
        Phase::Pursue(_) => !claims,
        Phase::Board => claims,
        _ => false,
    };
    if !is_its_turn || at(&one) == at(&other) {
        return None;
    }
    let catches = |action: &Action| match action {
        Action::Travel(_, step) => Some(step.to) == at(&one),
        Action::Claim(station) => Some(*station) == at(&one),
        _ => false,
    };
    let action = legal(&one).into_iter().find(catches)?;
    Some((pair, action))
}

#[test]
fn a_breath_is_the_same_whether_he_is_there_or_not() {
    let mut random = Random::new(9);
    let mut pairs = 0;
    while pairs < 12 {
        let Some((pair, action)) = pair(&mut random, false) else { continue };
        let help = pairs % 2 == 0;
        let mut devices = pair.each_ref().map(|game| device_of(game, help));
        let around = devices.each_mut().map(|device| {
            enter(device, action);
            let mut all = look_around(device);
            take_back(device);
            all.push(seen(device));
            // The same ticket and station are lit: A alone enters it again.
            device.tap(Key::A);
            all.extend(look_around(device));
            all
        });
        assert_eq!(around[0], around[1], "pair {pairs}: {action}");
        let told = devices.each_mut().map(|device| {
            let before = device.store.records.len();
            device.wait(15);
            assert_eq!(device.store.records.len(), before, "a whole breath has 2.5 s");
            device.wait(10);
            assert_eq!(device.store.records.len(), before + 1, "then it is told by itself");
            device.wait(1_000);
            device.reads("catches Mister X")
        });
        assert_eq!(told, [true, false], "pair {pairs}: {action}");
        pairs += 1;
    }
}

#[test]
fn a_claim_is_the_same_whether_he_is_there_or_not() {
    let mut random = Random::new(11);
    let mut pairs = 0;
    while pairs < 6 {
        let Some((pair, action)) = pair(&mut random, true) else { continue };
        let mut devices = pair.each_ref().map(|game| device_of(game, pairs % 2 == 0));
        let around = devices.each_mut().map(|device| {
            enter(device, action);
            assert!(device.is_breathing(), "{action}:\n{}", device.read());
            look_around(device)
        });
        assert_eq!(around[0], around[1], "pair {pairs}: {action}");
        let told = devices.each_mut().map(|device| {
            let before = device.store.records.len();
            device.wait(200);
            assert_eq!(device.store.records.len(), before + 1, "it is told by itself:\n{}", device.read());
            device.wait(1_000);
            device.reads("Mister X at")
        });
        assert_ne!(told[0], told[1], "pair {pairs}: {action}");
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
fn a_second_press_neither_tells_nor_enters() {
    for second in (0..=600).step_by(50) {
        let mut device = plain(false);
        enter(&mut device, "d1 taxi 22".parse().unwrap());
        // The A that entered it went down 80 ms ago.
        let stored = device.store.records.len();
        device.wait(second);
        device.press(Key::A);
        device.release(Key::A);
        let told = usize::from(second + 80 >= 400);
        assert_eq!(device.store.records.len(), stored + told, "after {second} ms");
        // Whatever it did: the next press, as soon, enters nothing for the next one.
        let stored = device.store.records.len();
        for _ in 0..6 {
            device.press(Key::A);
            device.release(Key::A);
            device.wait(80);
        }
        assert!(device.store.records.len() <= stored + 1 - told, "after {second} ms");
    }
}

#[test]
fn no_clock_runs_during_a_breath() {
    let time = |store: &HostStore| {
        let record = confidant_companion::journal::Record::decode(store.records.last().unwrap());
        record.unwrap_or_else(|_| panic!("it was just stored")).elapsed
    };
    let mut device = plain(false);
    enter(&mut device, "d1 taxi 22".parse().unwrap());
    let entered = time(&device.store);
    device.wait(2_600);
    assert_eq!(time(&device.store), entered, "it was told without any time");
}

#[test]
fn a_cut_at_any_step_of_a_breath_begins_it_anew_and_what_was_told_stays_told() {
    for cut in (0..=2_700).step_by(90) {
        let mut device = plain(false);
        enter(&mut device, "d1 taxi 22".parse().unwrap());
        let stored = device.store.records.len();
        device.wait(cut);
        let told = device.store.records.len() > stored;
        assert_eq!(told, cut + 80 >= 2_500, "after {cut} ms");
        device.boot();
        device.tap(Key::A);
        assert_eq!(device.is_breathing(), !told, "after {cut} ms:\n{}", device.read());
        if told {
            // Its author alone cannot take it back any more, by no menu and no restart.
            let stored = device.store.records.len();
            device.menu();
            device.tap(Key::A);
            device.tap(Key::A);
            assert_eq!(device.store.records.len(), stored);
        } else {
            device.wait(2_300);
            assert_eq!(device.store.records.len(), stored, "a whole one, after {cut} ms");
            device.wait(300);
            assert_eq!(device.store.records.len(), stored + 1, "after {cut} ms");
        }
    }
}

#[test]
fn it_is_told_only_once_it_is_stored() {
    let mut device = plain(false);
    enter(&mut device, "d1 taxi 22".parse().unwrap());
    device.store.dead = true;
    device.wait(5_000);
    assert!(device.is_breathing(), "the store has not answered:\n{}", device.read());
    device.store.dead = false;
    device.boot();
    device.tap(Key::A);
    assert!(device.is_breathing(), "a whole breath again:\n{}", device.read());
}

#[test]
fn with_the_aid_or_without_what_was_told_is_final() {
    for help in [false, true] {
        let mut device = plain(help);
        enter(&mut device, "d1 taxi 22".parse().unwrap());
        device.breathe();
        let stored = device.store.records.len();
        device.menu();
        device.tap(Key::A);
        device.tap(Key::A);
        assert_eq!(device.store.records.len(), stored, "{}", device.read());
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
    assert!(device.reads("Is he there?"), "{}", device.read());
    device.wait(2_600);
    assert!(device.reads("Mister X escapes") || device.reads("Trapped"), "{}", device.read());
}
