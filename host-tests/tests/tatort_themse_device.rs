//! Tatort Themse by keys: everything legal can be entered and nothing else is offered, what moves and sounds, the record,
//! and how the wall fell.

use std::collections::BTreeSet;

use confidant_companion::clock::ClockSetting;
use confidant_companion::{Key, Tone};
use confidant_core::game::{Game as _, Turn};
use confidant_core::notation::Tokens as Line;
use confidant_core::tatort_themse::{Action, Column, Deed, Price, Setup, TatortThemse, Witnesses};
use host_tests::device::driver::tatort_themse::{column, payment, what};
use host_tests::device::{Device, Driver as _, HostStore, Step, begin, mirror};
use host_tests::games::{CaseGame as _, setup_of};
use host_tests::play::{Random, legal};
use host_tests::saved::{Saved, to_text, verify};
use host_tests::screens::{Picture, without_proofs};

fn setup(lines: &str) -> Setup {
    setup_of::<TatortThemse>(lines.split(',')).expect("lines of a set-up")
}

fn device(lines: &str, seed: u64) -> Device {
    let mut device =
        Device::with(begin::<TatortThemse>(&setup(lines), seed, &[], ClockSetting::Off, false), 7);
    device.tap(Key::A);
    device
}

fn game(device: &Device) -> TatortThemse {
    mirror(&device.store).expect("a game runs")
}

/// Enters an action, a removal together with some take after it; returns how many entries that were.
fn enter(device: &mut Device, action: Action, random: &mut Random) -> usize {
    let before = game(device);
    let mut after = before.clone();
    assert!(after.play(action).is_ok(), "{action} is legal");
    let next = matches!(action.deed, Deed::Remove(..)).then(|| random.action(&after).expect("a take is due"));
    let way = before.entered_with(action, next).unwrap_or_else(|| before.way(action));
    device.press_way::<TatortThemse>(&way);
    if let Some(next) = next {
        assert!(after.play(next).is_ok(), "{next} is legal");
    }
    assert!(game(device).table() == after.table(), "{action} was entered:\n{}", device.read());
    1 + usize::from(next.is_some())
}

#[test]
fn every_legal_action_can_be_entered_by_keys_to_the_end() {
    let mut kinds = BTreeSet::new();
    let mut entries = 0;
    for evening in 0..16 {
        let players = 2 + evening % 4;
        let tin = match evening / 4 {
            3 => ", witnesses table, turns free",
            2 if evening % 2 == 0 => ", witnesses table",
            _ => ", five-on-top on",
        };
        let mut device = device(&format!("players {players}{tin}"), evening);
        let mut random = Random::new(evening);
        while let Some(action) = random.action(&game(&device)) {
            kinds.extend(action.to_string().split(' ').nth(1).map(str::to_owned));
            entries += enter(&mut device, action, &mut random);
        }
        assert!(matches!(game(&device).turn(), Turn::Over(_)));
    }
    assert!(entries > 700, "{entries} entries");
    for kind in ["take", "remove", "question", "renew"] {
        assert!(kinds.contains(kind), "{kind} came up: {kinds:?}");
    }
}

/// What the cursor says on every row of the list that is open, from where it stands round to there.
fn rows(device: &mut Device, key: Key, most: usize) -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    for _ in 0..most {
        said.extend(device.look().trace().chosen().iter().cloned());
        device.tap(key);
    }
    said
}

/// What a step says in English.
fn says(step: &Step) -> String {
    match step {
        Step::Choose(wanted) => wanted[0].clone(),
        Step::Press(_) | Step::Turn(_) | Step::Menu => String::new(),
    }
}

fn payments(actions: &[Action], of: impl Fn(Deed) -> Option<Witnesses>) -> BTreeSet<String> {
    actions.iter().filter_map(|action| of(action.deed)).map(|paid| says(&payment(&paid))).collect()
}

/// Compares what the screens shown while Y is held offer in this position with what is legal.
fn check_offers(device: &mut Device, random: &mut Random) -> usize {
    let game = game(device);
    let actions = legal(&game);
    let mut compared = 0;
    device.look_in();
    let open: Vec<Column> =
        Column::ALL.into_iter().filter(|&place| game.table().wall().height(place) > 0).collect();
    let columns: BTreeSet<String> = open.iter().map(|&place| says(&column(&game, place))).collect();
    assert_eq!(rows(device, Key::Down, 12), columns);
    for place in open {
        assert!(device.step(&column(&game, place)));
        device.tap(Key::Right);
        let removals = |removed: u8| {
            payments(&actions, |deed| match deed {
                Deed::Remove(from, count, paid) if (from, count) == (place, removed) => Some(paid),
                _ => None,
            })
        };
        let lets: Vec<u8> = (1..5).filter(|&removed| !removals(removed).is_empty()).collect();
        let mut wanted = payments(&actions, |deed| match deed {
            Deed::Take(from, paid) if from == place => Some(paid),
            _ => None,
        });
        compared += wanted.len();
        wanted.extend(lets.iter().map(|&removed| says(&what(removed))));
        let pays = device.reads("Pay the");
        assert_eq!(pays, !wanted.is_empty(), "only what can be paid leads on");
        if !pays {
            continue;
        }
        assert_eq!(rows(device, Key::Down, wanted.len()), wanted, "real rows only");
        for removed in lets {
            assert!(device.step(&what(removed)));
            device.tap(Key::Right);
            let wanted = removals(removed);
            assert_eq!(rows(device, Key::Down, wanted.len()), wanted);
            compared += wanted.len();
            compared += check_take_after(device, &game, &actions, (place, removed), random);
            device.tap(Key::Left);
            device.tap(Key::Left);
        }
        device.tap(Key::Left);
    }
    device.release(Key::Y);
    compared
}

/// The same after one of the payments for a removal.
fn check_take_after(
    device: &mut Device,
    game: &TatortThemse,
    actions: &[Action],
    removal: (Column, u8),
    random: &mut Random,
) -> usize {
    let some: Vec<Action> = actions
        .iter()
        .filter(|action| matches!(action.deed, Deed::Remove(from, count, _) if (from, count) == removal))
        .copied()
        .collect();
    let chosen = random.one_of(&some).expect("a payment");
    let Deed::Remove(_, _, paid) = chosen.deed else { return 0 };
    assert!(device.step(&payment(&paid)));
    device.tap(Key::Right);
    let mut after = game.clone();
    assert!(after.play(chosen).is_ok(), "{chosen} is legal");
    let wanted = payments(&legal(&after), |deed| match deed {
        Deed::Take(_, paid) => Some(paid),
        _ => None,
    });
    assert_eq!(rows(device, Key::Down, wanted.len()), wanted);
    wanted.len()
}

/// The cheapest payment is lit, dearer ones follow, and two presses in the hand buy a clue.
#[test]
fn payments_begin_with_the_cheapest_and_two_presses_buy() {
    for (hand, wanted) in [
        ("lady 3", vec!["3 Lady"]),
        (
            "lady 3 bobby 2 musician 2",
            vec!["3 Lady", "2 Bobby, 2 Lady", "2 Musician, 2 Lady", "2 Bobby, 2 Musician, 1 Lady"],
        ),
        (
            "bobby 4 musician 2 lady 1",
            vec!["4 Bobby, 1 Lady", "2 Bobby, 2 Musician, 1 Lady", "4 Bobby, 2 Musician"],
        ),
    ] {
        let wall = "players 2, start p1, column-1 bank-lady-3, column-2 gallery-bobby-6";
        let mut device = device(&format!("{wall}, hand-p1 {hand}"), 3);
        device.look_in();
        device.tap(Key::Right);
        for (row, wanted) in wanted.iter().enumerate() {
            let lit = device.look().trace().chosen().to_vec();
            assert_eq!(lit, [*wanted], "row {row} of {hand}");
            device.tap(Key::Down);
        }
        assert_eq!(device.look().trace().chosen(), [wanted[0]], "and round");
        device.tap(Key::Right);
        device.release(Key::Y);
        assert_eq!(device.store.records.len(), 2, "{hand}");
        // What is missing for the other one is said.
        let mut device = self::device(&format!("{wall}, hand-p1 bobby 3 lady 2"), 3);
        device.look_in();
        device.tap(Key::Down);
        assert!(device.reads("2 more bobbies"), "{}", device.read());
        device.tap(Key::Right);
        assert!(!device.reads("Pay the"));
    }
}

#[test]
fn nothing_is_offered_but_what_is_legal() {
    let mut compared = 0;
    for evening in 0..8 {
        let mut random = Random::new(50 + evening);
        let hand = |random: &mut Random| {
            let [bobby, musician, urchin, lady] = [(); 4].map(|()| random.below(5));
            format!("bobby {bobby} musician {musician} urchin {urchin} lady {lady}")
        };
        let lines =
            format!("players 2, start p1, hand-p1 {}, hand-p2 {}", hand(&mut random), hand(&mut random));
        let mut device = device(&lines, evening);
        for _ in 0..6 {
            compared += check_offers(&mut device, &mut random);
            // What the row offers is what can be questioned.
            let game = game(&device);
            let open: BTreeSet<String> =
                game.table().row().iter().map(|kind| kind.to_string()).chain(["pile".into()]).collect();
            let said = rows(&mut device, Key::Right, 5).into_iter().map(|said| said.to_lowercase()).collect();
            assert_eq!(open, said);
            let Some(action) = random.action(&game) else { break };
            enter(&mut device, action, &mut random);
            if let Turn::Of(_) = self::game(&device).turn()
                && let Some(question) = legal(&self::game(&device))
                    .into_iter()
                    .find(|action| matches!(action.deed, Deed::QuestionOpen(_)))
            {
                enter(&mut device, question, &mut random);
            }
        }
    }
    assert!(compared > 400, "{compared} payments compared");
}

const FIRST: &str = "players 3, start p1, hand-p1 bobby 3 musician 4 urchin 1 lady 2, open lady 3 bobby";

/// Goes a way while Y is held up to the moment in which its last key goes down.
fn press_last(device: &mut Device, action: &str, next: Option<&str>) {
    let game = game(device);
    let read = |action: &str| -> Action { action.parse().expect("an action") };
    let way = game.entered_with(read(action), next.map(read)).unwrap_or_else(|| game.way(read(action)));
    device.look_in();
    let Some((Step::Press(last), first)) = way.steps().split_last() else { panic!("the last step is a key") };
    assert!(first.iter().all(|step| device.step(step)), "{action}");
    device.press(*last);
}

#[test]
fn a_new_witness_is_inverted_for_80_ms() {
    let mut device = device(FIRST, 3);
    device.press(Key::A);
    assert_eq!(device.moments(600), [0, 80]);
}

#[test]
fn a_clue_flies_in_three_steps_of_240_ms_in_all() {
    let mut device = device(FIRST, 3);
    press_last(&mut device, "p1 take 5 with bobby 2 lady 2", None);
    assert_eq!(device.moments(900), [0, 80, 160, 240]);
}

#[test]
fn removed_clues_are_struck_for_200_ms_before_the_next_one_flies() {
    let mut device = device(FIRST, 3);
    let take = "p1 take 1 with bobby 2 musician 2 urchin 1 lady 2";
    press_last(&mut device, "p1 remove 1 1 with musician 2", Some(take));
    assert_eq!(device.moments(900), [0, 200, 280, 360, 440]);
    assert_eq!(device.store.records.len(), 3);
}

#[test]
fn any_key_ends_what_moves() {
    let mut device = device(FIRST, 3);
    press_last(&mut device, "p1 take 5 with bobby 2 lady 2", None);
    device.wait(30);
    device.press(Key::Up);
    assert_eq!(device.moments(500), [0]);
}

#[test]
fn entries_sound_as_any_and_what_is_notable_sounds_so() {
    let mut device = device("players 2, start p1, open lady 4, pile bobby 5, hand-p1 lady 3", 3);
    device.tap(Key::X);
    assert_eq!(device.tones.last(), Some(&Tone::Done), "four are alike again, but cannot be renewed twice");
    device.wait(500);
    device.press(Key::A);
    assert_eq!(device.tones.last(), Some(&Tone::Notice), "the next player may renew them");
    device.release(Key::A);
    device.tap(Key::X);
    device.wait(500);
    device.press(Key::A);
    assert_eq!(device.tones.last(), Some(&Tone::Done));
    let wall = "column-1 gallery-bobby-2 bank-lady-3, column-2 museum-musician-2 tower-bobby-2, column-3 parliament-lady-2, \
                column-4 none, column-5 none";
    let mut device = self::device(&format!("players 2, start p1, {wall}, hand-p1 bobby 8 musician 8"), 3);
    press_last(&mut device, "p1 take 1 with bobby 2", None);
    assert_eq!(device.tones.last(), Some(&Tone::Notice), "a case is solved");
}

#[test]
fn after_a_loss_of_power_between_removal_and_take_the_take_is_due() {
    let mut device = device(FIRST, 3);
    device.enter("p1 remove 1 1 with musician 2 + p1 take 1 with bobby 2 musician 2 urchin 1 lady 2");
    assert_eq!(device.store.records.len(), 3);
    device.store.records.pop();
    device.boot();
    device.tap(Key::A);
    assert!(device.reads("Now take the clue above. Hold Y."));
    // Nothing at the table goes on without it.
    device.tap(Key::A);
    assert_eq!(device.store.records.len(), 2);
    let game = game(&device);
    let actions = legal(&game);
    let due = actions.iter().find(|action| matches!(action.deed, Deed::Take(Column::First, _)));
    device.enter(&due.expect("a take").to_string());
    assert!(device.reads("Player 1 questions"));
}

#[test]
fn whoever_can_pay_or_not_the_table_sees_the_same_when_nobody_can_be_questioned() {
    let wall = "players 2, start p1, column-1 gallery-bobby-6 museum-musician-2, column-2 bank-lady-3, \
                column-3 tower-musician-4 parliament-lady-2, column-4 none, column-5 none, open none";
    let pictures = |first: &str, second: &str| -> Vec<Picture> {
        let mut device = device(&format!("{wall}, hand-p1 {first}, hand-p2 {second}"), 1);
        let mut seen = Vec::new();
        let see = |device: &mut Device, seen: &mut Vec<Picture>| seen.push(without_proofs(device.look()));
        for key in [Key::A, Key::Up, Key::A, Key::Down, Key::X, Key::X, Key::X, Key::Right] {
            see(&mut device, &mut seen);
            device.tap(key);
        }
        device.press(Key::Y);
        device.wait(600);
        see(&mut device, &mut seen);
        device.wait(400);
        device.release(Key::Y);
        see(&mut device, &mut seen);
        assert_eq!(device.store.records.len(), 1);
        seen
    };
    // Three Ladies pay for the gold; three urchins pay for nothing.
    let can = pictures("lady 3", "bobby 18 musician 18 urchin 18 lady 15");
    let cannot = pictures("urchin 3", "bobby 18 musician 18 urchin 15 lady 18");
    assert!(can.iter().zip(&cannot).all(|(one, other)| one.hash() == other.hash()));
    let pays = |cards: &str| {
        let hand = Witnesses::read(&mut Line::of(cards)).expect("cards");
        Price::Take(confidant_core::tatort_themse::Witness::Lady, 3).can_be_paid_from(&hand)
    };
    assert!(pays("lady 3") && !pays("urchin 3"));
}

/// A whole game by sensible players.
fn played(players: usize, seed: u64) -> Device {
    let mut device = device(&format!("players {players}"), seed);
    let mut random = Random::new(seed);
    loop {
        let game = game(&device);
        let Some(actions) = game.sensible(&mut random).filter(|_| matches!(game.turn(), Turn::Of(_))) else {
            return device;
        };
        let way = game.entered_with(actions[0], actions.get(1).copied());
        device.press_way::<TatortThemse>(&way.unwrap_or_else(|| game.way(actions[0])));
    }
}

#[test]
fn the_record_of_a_whole_game_holds_and_the_wall_falls_again_step_by_step() {
    let mut longest = 0;
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (5, 4)] {
        let mut device = played(players, seed);
        while device.reads_any(|texts| texts.any_key) {
            device.tap(Key::A);
        }
        assert!(device.reads("How the wall fell"));
        device.tap(Key::A);
        check_replay(&mut device, players, seed);
        for key in [Key::B, Key::Down, Key::A] {
            device.tap(key);
        }
        device.wait(1_500);
        let text = device.written_record().expect("the game is over");
        longest = longest.max(text.len());
        let answer = verify(&text, None).unwrap_or_else(|reason| panic!("seed {seed}: {reason}"));
        assert!(answer.starts_with("seal ") && answer.contains(&format!("seed {seed}\n")), "{answer}");
        let case = Saved::read(&to_text(&device.store.records)).unwrap().case_file().unwrap();
        let actions = |text: &str| -> Vec<String> {
            text.lines().skip_while(|line| *line != "begin").skip(1).map(str::to_owned).collect()
        };
        let mut checked = actions(&answer);
        assert!(checked.pop().unwrap().starts_with("= outcome"));
        assert_eq!(checked, actions(&case), "the same actions as in the journal");
    }
    println!("the longest record has {longest} signs");
}

/// Checks that every step of the replay has the values of the wall and the points of a game that is played again, and that
/// it goes back from clue to clue.
fn check_replay(device: &mut Device, players: usize, seed: u64) {
    let mut again = TatortThemse::start(&setup(&format!("players {players}")), TatortThemse::printed(), seed)
        .ok()
        .unwrap();
    let saved = Saved::read(&to_text(&device.store.records)).unwrap().case_file().unwrap();
    let actions: Vec<Action> = saved
        .lines()
        .skip_while(|line| *line != "begin")
        .skip(1)
        .filter_map(|line| line.parse().ok())
        .collect();
    let taken =
        |actions: &[Action]| actions.iter().filter(|action| matches!(action.deed, Deed::Take(..))).count();
    let title = |clues: usize| format!("How the wall fell  {clues}/{}", taken(&actions));
    for step in 0..=actions.len() {
        let read = device.read();
        assert!(read.starts_with(&title(taken(&actions[..step]))), "{read}");
        let table = again.table();
        let mut values: Vec<u8> = Vec::new();
        for place in (0..5).rev() {
            for column in Column::ALL {
                let height = table.wall().height(column);
                // From the top on: the lowest is the last.
                let id = (height > 4 - place)
                    .then(|| table.wall().from_below(column).nth(height - 1 - (4 - place)));
                values.extend(id.flatten().map(|id| table.cards().clue(id).value));
            }
        }
        let lines: Vec<&str> = read.lines().skip(1).take(5).collect();
        let shown: Vec<u8> = lines
            .iter()
            .take_while(|line| line.split_whitespace().count() <= 5 && !values.is_empty())
            .flat_map(|line| line.split_whitespace().filter_map(|word| word.parse().ok()))
            .collect();
        assert!(shown.starts_with(&values) || values.is_empty(), "step {step}: {values:?}\n{read}");
        for seat in table.players() {
            assert!(read.contains(&table.score(seat).to_string()), "step {step}: {read}");
        }
        if let Some(&action) = actions.get(step) {
            assert!(again.play(action).is_ok(), "{action} is legal");
            device.tap(Key::Down);
        }
    }
    // The last entry took a clue.
    for clues in (0..taken(&actions)).rev() {
        device.tap(Key::Left);
        assert!(device.read().starts_with(&title(clues)), "{}", device.read());
    }
    assert!(device.reads("The wall at the start"));
}

#[test]
fn a_wall_of_any_clues_is_laid_by_keys() {
    let mut device: Device = Device::with(HostStore::known(), 7);
    device.tap(Key::A);
    assert!(device.step(&Step::Choose(vec!["Tatort Themse".to_owned()])), "{}", device.read());
    for key in [Key::A, Key::A, Key::Down, Key::Right] {
        device.tap(key);
    }
    assert!(device.reads("as laid") && device.reads("of your tin"), "{}", device.read());
    device.tap(Key::A);
    // No clue of the shipped cards has this value; the musician is the next after the bobby.
    device.tap(Key::Down);
    device.tap(Key::X);
    assert!(device.reads("Painting 1") && device.reads("Musician"), "{}", device.read());
    device.tap(Key::A);
    assert!(device.reads("2/25") && device.reads("Painting 2"), "the next of the tin: {}", device.read());
    for _ in 0..23 {
        device.tap(Key::A);
    }
    assert!(device.reads("25/25") && device.reads("Crown jewels 5"), "{}", device.read());
    device.tap(Key::A);
    assert!(device.reads("Keep these clues"), "no box that Confidant knows: {}", device.read());
    device.tap(Key::X);
    device.wait(2_000);
    device.tap(Key::A);
    device.wait(2_000);
    let game = game(&device);
    let lowest =
        |column| game.table().wall().from_below(column).map(|id| game.table().cards().clue(id).to_string());
    let first: Vec<String> = lowest(Column::First).collect();
    assert_eq!(first[..2], ["gallery-musician-1", "gallery-bobby-2"]);
    let last: Vec<String> = lowest(Column::Fifth).collect();
    assert_eq!(last.last().map(String::as_str), Some("tower-urchin-5"));
    device.boot();
    assert!(device.reads("Resume"), "{}", device.read());
    assert!(mirror::<TatortThemse>(&device.store).is_some(), "it goes on with these clues");
}

/// To the first clue of a wall that is laid, after whatever was on the device.
fn lay_a_wall(device: &mut Device) {
    device.boot();
    let runs = device.reads("Resume");
    assert!(device.step(&Step::Choose(vec!["New game".to_owned()])), "{}", device.read());
    device.tap(Key::A);
    if runs {
        device.tap(Key::A);
    }
    assert!(device.step(&Step::Choose(vec!["Tatort Themse".to_owned()])), "{}", device.read());
    for key in [Key::A, Key::A, Key::Down, Key::Right, Key::A] {
        device.tap(key);
    }
    assert!(device.reads("1/25"), "{}", device.read());
}

#[test]
fn clues_of_a_tin_are_kept_if_people_wish() {
    let mut device: Device = Device::with(HostStore::known(), 7);
    lay_a_wall(&mut device);
    device.tap(Key::Down);
    for _ in 0..25 {
        device.tap(Key::A);
    }
    assert!(device.reads("Keep these clues"), "{}", device.read());
    // A slip has its way back: the last clue is laid anew.
    device.tap(Key::B);
    assert!(device.reads("25/25") && !device.reads("Keep"), "{}", device.read());
    device.tap(Key::A);
    device.tap(Key::X);
    // Not kept: the tin is what it was.
    lay_a_wall(&mut device);
    assert!(device.reads("Painting 2"), "{}", device.read());
    device.tap(Key::Down);
    for _ in 0..26 {
        device.tap(Key::A);
    }
    // Kept: another game, after a start, begins with the first of them.
    lay_a_wall(&mut device);
    assert!(device.reads("Painting 1"), "{}", device.read());
    for _ in 0..24 {
        device.tap(Key::A);
    }
    assert!(device.reads("25/25"), "all of them are offered in turn: {}", device.read());
    device.tap(Key::A);
    device.wait(2_000);
    assert!(!device.reads("Keep these clues") && !device.reads("25/25"), "{}", device.read());
    device.tap(Key::A);
    device.wait(2_000);
    assert_eq!(game(&device).table().wall().clues().len(), 25);
}

#[test]
fn a_wall_without_a_clue_of_some_case_is_not_begun() {
    let mut device: Device = Device::with(HostStore::known(), 7);
    device.tap(Key::A);
    assert!(device.step(&Step::Choose(vec!["Tatort Themse".to_owned()])), "{}", device.read());
    for key in [Key::A, Key::A, Key::Down, Key::Right, Key::A] {
        device.tap(key);
    }
    // Twenty of four cases, and four more of the papers in the place of the crown jewels.
    for _ in 0..20 {
        device.tap(Key::A);
    }
    for _ in 0..4 {
        device.tap(Key::Left);
        device.tap(Key::A);
    }
    device.tap(Key::Left);
    assert!(device.reads("25/25") && device.reads("Each case: a clue"), "{}", device.read());
    device.tap(Key::A);
    assert!(device.reads("25/25"), "{}", device.read());
    device.tap(Key::Right);
    assert!(!device.reads("Each case: a clue"), "{}", device.read());
}
