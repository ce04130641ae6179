//! Hands of Schinderhannes: two games that differ only in who holds which card look, sound and move the same at the
//! table; so do games that differ only in the help; and the steps of the thumb tell nothing.

use confidant_companion::clock::ClockSetting;
use confidant_companion::{Key, Millis, Tone};
use confidant_core::schinderhannes::{Schinderhannes, Setup};
use host_tests::device::{Device, Step, begin};
use host_tests::games::setup_of;
use host_tests::screens::without_proofs;

fn setup(lines: &[String]) -> Setup {
    setup_of::<Schinderhannes>(lines).expect("lines of a set-up")
}

/// Two people, the piles used up, and these hands: nobody sees which cards are whose.
fn hands(one: &str, two: &str) -> Setup {
    let mut lines = vec!["players 2".to_owned(), format!("hand-p1 {one}"), format!("hand-p2 {two}")];
    for pile in ["blue", "yellow", "orange", "green", "places1", "places2"] {
        lines.push(format!("pile-{pile} none"));
    }
    setup(&lines)
}

/// What the table sees and hears.
#[derive(PartialEq, Default)]
struct Seen {
    pictures: Vec<u64>,
    lights: Vec<u8>,
    ticks: Vec<Option<Millis>>,
    tones: Vec<Tone>,
}

impl Seen {
    fn look(&mut self, device: &mut Device) {
        self.pictures.push(without_proofs(device.look()).hash());
        self.lights.push(device.light());
        self.ticks.push(device.next_tick());
    }
}

/// Looks round at the table, holds Y and presses some keys meanwhile, and plays this.
fn watch(setup: &Setup, help: u8, plays: &[&str]) -> Seen {
    let store =
        begin::<Schinderhannes>(setup, 4, &[], ClockSetting::Up, false).agreed(|begin| begin.help = help);
    let mut device: Device = Device::with(store, 9);
    let mut seen = Seen::default();
    device.tap(Key::A);
    for play in plays {
        let keys = [Key::X, Key::Down, Key::X, Key::Down, Key::X, Key::Left, Key::Up, Key::A, Key::B, Key::B];
        let around = if device.reads("’s turn") { &keys[..] } else { &[Key::Right, Key::Left] };
        for &key in around {
            device.tap(key);
            seen.look(&mut device);
        }
        device.menu();
        seen.look(&mut device);
        device.tap(Key::B);
        // Somebody looks, and turns pages; the table sees the veil before and the board after.
        device.press(Key::Y);
        for _ in 0..6 {
            device.wait(100);
            seen.look(&mut device);
        }
        device.wait(200);
        for key in [Key::Down, Key::Down, Key::Left, Key::Right, Key::Up] {
            device.tap(key);
            seen.lights.push(device.light());
        }
        device.release(Key::Y);
        seen.look(&mut device);
        enter(&mut device, help, play);
        for _ in 0..4 {
            seen.look(&mut device);
            device.wait(200);
        }
        if device.read().contains(" = ") {
            device.tap(Key::Up);
            device.tap(Key::A);
        }
        seen.look(&mut device);
    }
    device.boot();
    device.tap(Key::A);
    seen.look(&mut device);
    seen.tones = device.tones.clone();
    seen
}

/// Plays a card while Y is held, in the same time whatever help there is: with help it is looked at first.
fn enter(device: &mut Device, help: u8, play: &str) {
    let Some(card) = play.split(" play ").nth(1) else { return device.enter(play) };
    device.look_in();
    assert!(device.step(&Step::Choose(vec![card.to_owned()])), "{}", device.read());
    if help > 0 {
        device.tap(Key::Right);
    } else {
        device.wait(80);
    }
    device.tap(Key::Right);
    device.release(Key::Y);
}

fn same(one: &Seen, other: &Seen, what: &str) {
    let first = one.pictures.iter().zip(&other.pictures).position(|(a, b)| a != b);
    assert_eq!(first, None, "{what}: this picture differs");
    let first = one.ticks.iter().zip(&other.ticks).position(|(a, b)| a != b);
    assert_eq!(first, None, "{what}: after this picture the next comes at another time");
    assert!(one == other, "{what}: tones, light or steps differ");
}

/// What everybody sees played.
const PLAYS: [&str; 3] = ["p1 play 11", "p1 end", "p2 play 12"];

/// Cards of one sort change hands.
const PAIRS: [[(&str, &str); 2]; 3] = [
    [("11 3", "12 1"), ("11 1", "12 3")],
    [("11 18 3", "12 2"), ("11 18 2", "12 3")],
    [("11 57", "12 59"), ("11 59", "12 57")],
];

#[test]
fn who_holds_which_card_is_seen_by_nobody_else() {
    for [one, other] in PAIRS {
        for help in 0..3 {
            let seen = |(a, b): (&str, &str)| watch(&hands(a, b), help, &PLAYS);
            let (first, second) = (seen(one), seen(other));
            assert!(first.pictures.len() > 40, "the table looked");
            same(&first, &second, one.0);
        }
    }
}

#[test]
fn help_shows_only_while_y_is_held() {
    let hands = hands("11 3 18", "12 1");
    let [none, marks, points] = [0, 1, 2].map(|help| watch(&hands, help, &PLAYS));
    same(&none, &marks, "marks");
    same(&marks, &points, "points");
}

#[test]
fn only_its_owner_reads_a_secret_hand() {
    let store = begin::<Schinderhannes>(&hands("11 3", "12 1"), 4, &[], ClockSetting::Off, true);
    let mut device: Device = Device::with(store, 9);
    device.tap(Key::A);
    device.look_in();
    let read = device.read();
    assert!(device.reads("Cards: Player 1") && read.contains("11") && read.contains('3'), "{read}");
    assert!(!read.contains("12"), "{read}");
    device.release(Key::Y);
    // The other one, from the list of the players.
    for key in [Key::X, Key::X, Key::Down] {
        device.tap(key);
    }
    device.look_in();
    let read = device.read();
    assert!(device.reads("Cards: Player 2") && read.contains("12"), "{read}");
    device.release(Key::Y);
    assert!(!device.reads("Cards: Player 2"));
}

/// How many steps down the thumb makes to this card, on one evening.
fn steps_to(setup: &Setup, card: &str, entropy: u8) -> usize {
    let store = begin::<Schinderhannes>(setup, 4, &[], ClockSetting::Off, true);
    let mut device: Device = Device::with(store, entropy);
    device.tap(Key::A);
    device.look_in();
    let mut steps = 0;
    while !device.look().trace().chosen().iter().any(|chosen| chosen == card) {
        device.tap(Key::Down);
        steps += 1;
        assert!(steps < 10, "{card} is not there");
    }
    steps
}

#[test]
fn the_steps_of_the_thumb_tell_nothing() {
    let hands = hands("3 11 18", "12 1");
    // Three cards and the row to pass: each number of steps about equally often, whatever card is wanted.
    for card in ["3", "11", "18"] {
        let mut counts = [0; 4];
        for entropy in 0..=255 {
            counts[steps_to(&hands, card, entropy)] += 1;
        }
        assert!(counts.iter().all(|&count| (36..=96).contains(&count)), "{card}: {counts:?}");
    }
}
