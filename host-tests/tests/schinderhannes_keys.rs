//! Whole random games of Schinderhannes by keys: every legal action can be entered by somebody who looks at the screen,
//! with dealt and with printed cards, with every way of conclusions and every help, to the end; and random puzzling.

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_companion::settings::Settings;
use confidant_core::chance::Source;
use confidant_core::fuel::Stepper as _;
use confidant_core::game::{Game as _, Turn};
use confidant_core::schinderhannes::{
    Action, Crime, Deduction, Grade, Maker, SOONWALD, Schinderhannes, Setup, Solitaire, Spare, solitaire,
};
use host_tests::device::{Device, Step, begin, mirror};
use host_tests::play::{Random, legal};
use host_tests::soak::schinderhannes::Style;

/// What sort of action it is, so that all are seen.
fn sort(action: Action) -> usize {
    match action {
        Action::Play(_, _, None) => 0,
        Action::Play(_, _, Some(_)) => 1,
        Action::Remove(..) => 2,
        Action::Discard(..) => 3,
        Action::Drop(..) => 4,
        Action::Pass(_) => 5,
        Action::Draw(..) => 6,
        Action::End(_) => 7,
        Action::Claim(..) => 8,
        Action::Stop(..) => 9,
        Action::Clear(..) => 10,
    }
}

/// Plays a game to its end by keys; what was entered.
fn play(setup: &Setup, seed: u64, help: bool, random: &mut Random, seen: &mut [usize; 11]) -> usize {
    let mut device: Device =
        Device::with(begin::<Schinderhannes>(setup, seed, &[], ClockSetting::Off, help), 3);
    device.tap(Key::A);
    let mut entries = 0;
    loop {
        let game: Schinderhannes = mirror(&device.store).expect("the game runs");
        if let Turn::Over(_) = game.turn() {
            break;
        }
        // Mostly as people play, sometimes anything that is legal.
        let style = if random.below(4) == 0 { Style::Any } else { Style::Keen };
        let action = style.action(&game, random).expect("there is something to do");
        device.enter_in::<Schinderhannes>(&action.to_string());
        let after: Schinderhannes = mirror(&device.store).expect("the game goes on");
        let mut expected = game.clone();
        expected.play(action).expect("a legal action");
        if let Action::Drop(seat, _) = action {
            // Whoever drops passes with it.
            expected.play(Action::Pass(seat)).expect("a pass");
        }
        assert!(after.table() == expected.table(), "`{action}` was entered:\n{}", device.read());
        let faults = device.look().trace().faults().to_vec();
        assert!(faults.is_empty(), "{faults:?} in\n{}", device.read());
        seen[sort(action)] += 1;
        entries += 1;
        assert!(entries < 1000, "a game comes to its end");
    }
    assert!(device.reads_any(|texts| texts.any_key), "the end is told:\n{}", device.read());
    entries
}

#[test]
fn every_action_can_be_entered_by_keys_to_the_end() {
    let mut random = Random::new(5);
    let mut seen = [0; 11];
    for number in 0..18u64 {
        let setup = Setup {
            players: Some(1 + (number % 4) as u8),
            deduction: [Deduction::Rules, Deduction::Logic, Deduction::Manual][number as usize % 3],
            cards: if number % 6 >= 4 { Source::Table } else { Source::Device },
            variant: number % 5 == 0,
            ..Setup::default()
        };
        play(&setup, number, number % 2 == 0, &mut random, &mut seen);
    }
    assert!(seen.iter().all(|&times| times > 0), "every sort of action was entered: {seen:?}");
}

#[test]
fn random_puzzling_by_keys() {
    let mut random = Random::new(6);
    for number in 0..8 {
        let setup = solitaire::Setup {
            puzzle: Some(1 + number % 4),
            cards: None,
            deduction: [Deduction::Manual, Deduction::Rules, Deduction::Logic][usize::from(number) % 3],
            by_hand: number > 3,
            from: None,
        };
        let store = begin::<Solitaire>(&setup, 0, &[], ClockSetting::Off, false);
        let mut device: Device = Device::with(store, 3);
        device.tap(Key::A);
        for _ in 0..40 {
            let game: Solitaire = mirror(&device.store).expect("the puzzle runs");
            let actions = legal(&game);
            let Some(action) = random.one_of(&actions) else { break };
            device.enter_in::<Solitaire>(&action.to_string());
            let mut expected = game.clone();
            expected.play(action).expect("a legal action");
            let after: Solitaire = mirror(&device.store).expect("the puzzle goes on");
            assert!(after.table() == expected.table(), "`{action}` was entered:\n{}", device.read());
            let faults = device.look().trace().faults().to_vec();
            assert!(faults.is_empty(), "{faults:?} in\n{}", device.read());
        }
    }
}

/// Asks for a hint and does what it says; false once the puzzle is solved.
fn follow_a_hint(device: &mut Device) -> bool {
    if device.reads("It is here") {
        device.tap(Key::B);
    }
    assert!(device.step(&Step::Choose(vec!["Hint".to_owned()])), "{}", device.read());
    device.tap(Key::A);
    device.wait(2_000);
    for depth in 1..=3 {
        assert!(device.reads(&format!("Hint {depth}/3")), "{}", device.read());
        let faults = device.look().trace().faults().to_vec();
        assert!(faults.is_empty(), "{faults:?} in\n{}", device.read());
        device.tap(Key::A);
    }
    !device.reads("solved")
}

/// Solves a puzzle by its hints alone; what it is like then.
fn solve_by_hints(setup: &solitaire::Setup) -> Device {
    let store = begin::<Solitaire>(setup, 0, &[], ClockSetting::Off, false);
    let mut device: Device = Device::with(store, 3);
    device.tap(Key::A);
    let mut hints = 1;
    while follow_a_hint(&mut device) {
        hints += 1;
        assert!(hints < 200, "it comes to an end");
        if hints == 4 {
            // How many were asked for survives a restart.
            device.boot();
            device.tap(Key::A);
        }
    }
    let game: Solitaire = mirror(&device.store).expect("the puzzle was played");
    assert!(game.turn() == Turn::Over(solitaire::Outcome::Solved));
    assert!(device.reads(&format!("hints: {hints}")), "{}", device.read());
    device
}

#[test]
fn every_printed_puzzle_is_solved_by_its_hints_alone() {
    for puzzle in 1..=4 {
        let device = solve_by_hints(&solitaire::Setup {
            puzzle: Some(puzzle),
            deduction: Deduction::Manual,
            by_hand: puzzle == 2,
            ..Default::default()
        });
        let settings = device.store.settings.as_deref().and_then(Settings::decode);
        let best = settings.expect("it is kept").puzzles.printed(usize::from(puzzle) - 1);
        assert_eq!((best.solved, best.seconds), (true, 0));
    }
}

#[test]
fn a_made_puzzle_of_each_grade_and_way_is_solved_by_its_hints_alone() {
    for (grade, by_hand) in Grade::ALL.into_iter().flat_map(|grade| [(grade, false), (grade, true)]) {
        let made = Maker::new(&SOONWALD, 7, Some(grade), Spare::Friendly).finish();
        let mut device = solve_by_hints(&solitaire::Setup {
            cards: Some(made.cards),
            deduction: Deduction::Manual,
            by_hand,
            from: Some(solitaire::Numbered { number: 7, grade, day: None }),
            ..Default::default()
        });
        let settings = device.store.settings.as_deref().and_then(Settings::decode);
        assert!(settings.expect("it is kept").puzzles.grade(grade).solved, "{grade}");
        let way = if by_hand { "by hand" } else { "cards" };
        assert!(device.reads("7, ") && device.reads(way), "{}", device.read());
    }
}

#[test]
fn a_supposition_is_told_step_by_step() {
    let made = Maker::new(&SOONWALD, 7, Some(Grade::One), Spare::Friendly).finish();
    let setup = solitaire::Setup {
        cards: Some(made.cards),
        deduction: Deduction::Logic,
        from: Some(solitaire::Numbered { number: 7, grade: Grade::One, day: None }),
        ..Default::default()
    };
    let mut device: Device = Device::with(begin::<Solitaire>(&setup, 0, &[], ClockSetting::Off, false), 3);
    device.tap(Key::A);
    device.tap(Key::B);
    // With all cards laid, nothing but the supposition is left.
    assert!(device.step(&Step::Choose(vec!["Lay all".to_owned()])), "{}", device.read());
    device.tap(Key::A);
    device.wait(2_000);
    device.tap(Key::B);
    assert!(device.step(&Step::Choose(vec!["Hint".to_owned()])), "{}", device.read());
    device.tap(Key::A);
    device.wait(2_000);
    assert!(device.reads("Assume"), "{}", device.read());
    device.tap(Key::A);
    let steps = (2..30).find(|steps| device.reads(&format!("1/{steps}"))).expect("steps are counted");
    for step in 2..=steps {
        device.tap(Key::Right);
        assert!(device.reads(&format!("{step}/{steps}")), "{}", device.read());
        assert_eq!(device.reads("So it is not there"), step == steps, "{}", device.read());
    }
    device.tap(Key::Right);
    assert!(device.reads(&format!("{steps}/{steps}")), "the last one stays");
    device.tap(Key::Left);
    assert!(device.reads(&format!("{}/{steps}", steps - 1)), "{}", device.read());
    device.tap(Key::A);
    assert!(device.reads("Hint 3/3") && device.reads("Goes"), "{}", device.read());
}

#[test]
fn a_run_is_marked_while_a_is_held_and_no_key_is_lost() {
    let setup = solitaire::Setup { puzzle: Some(1), deduction: Deduction::Manual, ..Default::default() };
    let mut device: Device = Device::with(begin::<Solitaire>(&setup, 0, &[], ClockSetting::Off, false), 3);
    device.tap(Key::A);
    let struck = |device: &Device| -> Vec<usize> {
        let game: Solitaire = mirror(&device.store).expect("the puzzle runs");
        Crime::ALL.map(|crime| game.table().removed[crime].len()).into()
    };
    let step = |device: &mut Device, key: Key| {
        device.press(key);
        device.wait(50);
        device.release(key);
        device.wait(50);
    };
    // Down the first column: six crimes in six tenths of a second.
    device.press(Key::A);
    for _ in 0..5 {
        step(&mut device, Key::Down);
    }
    device.release(Key::A);
    assert_eq!(struck(&device)[..7], [1, 1, 1, 1, 1, 1, 0]);
    // Without A the stick only goes.
    step(&mut device, Key::Right);
    step(&mut device, Key::Up);
    assert_eq!(struck(&device).iter().sum::<usize>(), 6);
    // A run of strikes leaves what is struck already, and puts nothing back.
    device.press(Key::A);
    step(&mut device, Key::Left);
    step(&mut device, Key::Up);
    step(&mut device, Key::Right);
    device.release(Key::A);
    assert_eq!(struck(&device)[..7], [1, 1, 1, 2, 2, 1, 0]);
    // One that puts back strikes nothing.
    device.press(Key::A);
    step(&mut device, Key::Right);
    step(&mut device, Key::Left);
    step(&mut device, Key::Down);
    device.release(Key::A);
    assert_eq!(struck(&device)[..7], [1, 1, 1, 1, 1, 1, 0]);
    // Held long, the stick draws on: all but what is the last place of a crime.
    device.press(Key::A);
    device.press(Key::Right);
    device.wait(3_000);
    device.release(Key::Right);
    device.release(Key::A);
    let all = struck(&device);
    assert_eq!((all[4], all.iter().sum::<usize>()), (15, 20), "{}", device.read());
    // A is up again: nothing is marked any more.
    step(&mut device, Key::Down);
    step(&mut device, Key::Down);
    assert_eq!(struck(&device)[5..7], [1, 0]);
}

#[test]
fn what_a_hint_changed_blinks_once_and_no_key_is_lost_meanwhile() {
    let setup = solitaire::Setup { puzzle: Some(1), deduction: Deduction::Manual, ..Default::default() };
    let mut device: Device = Device::with(begin::<Solitaire>(&setup, 0, &[], ClockSetting::Off, false), 3);
    device.tap(Key::A);
    let shown = |device: &mut Device| device.look().pixels().to_vec();
    assert!(follow_a_hint(&mut device));
    let there = shown(&mut device);
    device.wait(100);
    let away = shown(&mut device);
    device.wait(100);
    assert!(there != away && shown(&mut device) == there, "the cells that went blink");
    device.wait(1_000);
    assert!(shown(&mut device) == away, "and then they are gone");
    // The next key counts while the cells of the hint before blink.
    assert!(follow_a_hint(&mut device));
    let before = device.read();
    device.tap(Key::Left);
    assert!(device.read() != before, "{before}");
}
